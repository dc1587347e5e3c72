"""Three lessons: moving and feeding; genes and division; defence and the extra genes.

You are blue, Ada vermilion and Ben green.
"""

from __future__ import annotations

from cuboteca.core.lessons import Answer, Lesson, Step

MOVING = Lesson(
    "moving",
    minutes=7,
    seat_count=3,
    options={"extra_genes": False},
    steps=(
        Step(
            "drift",
            "drift",
            wrong=(Answer("move", ("move",)),),
            position=(
                "seats=3 round=2 phase=1 stage=turn decider=B turn=1 active=B card=E10 "
                "unseen=W9,W12,E8,E10,N9,N11,S10,S13,-14 markers=B1V2G3 order=GVB bp=B6V4G4 "
                "amoebas=B1@a3,B2@e3,B3@b4*1,B4@c2,V1@b3,V2@c5,V3@d2,G1@a2,G2@a5,G3@b1 "
                "food=*:B2V2G2,b2:V2G2,d2:B2V1G2,e2:B2V4,b3:V2G2,d3:B1V2G1,e3:B4,a4:B2V1G2,"
                "b4:V2G2,c4:B4,d4:V3G2,e4:B2V1G1,d5:V2G2"
            ),
            shows=("amoeba-0-1",),
        ),
        Step(
            "meal",
            "bite G",
            wrong=(Answer("v", ("bite V",)),),
            shows=("amoeba-1-1",),
        ),
        Step(
            "stuck",
            "move",
            wrong=(Answer("drift", ("drift",)),),
            then=("die 6",),
            shows=("amoeba-0-2",),
        ),
        Step(
            "choose",
            "go w",
            wrong=(Answer("n", ("go n",)), Answer("s", ("go s",)), Answer("e", ("go e",))),
        ),
        Step(
            "risk",
            "move",
            wrong=(Answer("drift", ("drift",)),),
            then=("die 1",),
            shows=("amoeba-0-3",),
        ),
        Step(
            "save",
            "drift",
            wrong=(Answer("move", ("move",)),),
            then=("drift",),
            shows=("amoeba-0-4",),
        ),
        Step(
            "still",
            "drift",
            wrong=(Answer("move", ("move",)),),
            position=(
                "seats=3 round=4 phase=1 stage=turn decider=B turn=1 active=B card=-14 "
                "unseen=E8,E10*2,N9,N11,S10,S13 markers=B1V2G3 order=GVB bp=B3V4G4 "
                "amoebas=B1@d4,B2@b4,V1@b3,V2@c5,G1@a2,G2@a5 "
                "food=*:B2V2G2,b1:-,d2:-,e2:-,d3:B2,a4:B2,b4:B3V1G1,d4:B2V2G1,e4:V2G2,a5:-,"
                "b5:V2G2,c5:B1V2G2,d5:B2V1G1"
            ),
            shows=("amoeba-0-1",),
        ),
        Step(
            "pay",
            "move",
            wrong=(Answer("drift", ("drift",)),),
            then=("die 4",),
            shows=("amoeba-0-2",),
        ),
        Step(
            "start",
            "start 1",
            also=("start",),
            then=("start 3",),  # the last one gets what is left
            position=(
                "seats=3 stage=start decider=B turn=1 active=B dice=9,7,5 tied=0,1,2 card=E10 "
                "unseen=W6,W9,W12,E8,E10,N9,N11,S10,S13,-14 order=BVG bp=B4V4G4 food=*:B2V2G2"
            ),
            shows=("start-1", "start-2", "start-3"),
        ),
        Step("number", "number 1", also=("number",), shows=("amoeba-0-1",)),
        Step(
            "place",
            "place a3",
            also=("place",),
            wrong=(
                Answer(
                    "wall", ("place e2", "place e3", "place e4", "place b3", "place b1", "place d5")
                ),
            ),
        ),
    ),
)

GROWING = Lesson(
    "growing",
    minutes=6,
    seat_count=3,
    options={"extra_genes": False},
    steps=(
        Step(
            "gene",
            "buy Movement-1",
            also=(
                "buy Speed",
                "buy Substitution",
                "buy Streamline",
                "buy Tentacle",
                "buy Life-Expectancy",
                "buy Division-Rate",
            ),
            wrong=(
                Answer("nothing", ("bought",)),
                Answer("intelligence", ("buy Intelligence",)),
                Answer("defence", ("buy Defence", "buy Escape", "buy Struggle")),
                Answer("later", ("buy Ray-Protection", "buy Holding", "buy Spores")),
            ),
            position=(
                "seats=3 round=1 phase=3 stage=genes decider=B turn=2 active=B card=E10 "
                "unseen=W9,W12,E8,E10,N9,N11,S10,S13,-14 markers=B5V6G3 order=VBG bp=B6V4G4 "
                "amoebas=B1@a3,B2@d4,V1@b3,V2@c5,V3@d2,G1@e2,G2@a5 "
                "food=*:B2V2G2,a2:V2G2,d2:B1V2G2,a3:B4V1,d3:V2G2,a4:V3G3,c4:B4V1,d4:B4,e4:V2G2,"
                "a5:B2V1G2,d5:B4"
            ),
        ),
        Step(
            "enough",
            "bought",
            wrong=(Answer("more", ("buy",)),),
            then=("bought", "divided"),
        ),
        Step(
            "divide",
            "number 3",
            also=("number",),
            wrong=(Answer("no", ("divided",)),),
        ),
        Step(
            "where",
            "place a4",
            also=("place",),
            wrong=(Answer("poor", ("place c4", "place d5")), Answer("fair", ("place b3",))),
        ),
        Step(
            "again",
            "number 4",
            also=("number",),
            wrong=(Answer("no", ("divided",)),),
        ),
        Step(
            "second",
            "place e4",
            also=("place",),
            wrong=(Answer("poor", ("place c4", "place d5")), Answer("fair", ("place b3",))),
            then=("divided",),
        ),
        Step(
            "debt",
            "give up Defence",
            wrong=(
                Answer("pay", ("pay",)),
                Answer("tentacle", ("give up Tentacle",)),
                Answer("part", ("give up",)),
            ),
            position=(
                "seats=3 round=4 phase=2 stage=defect decider=B turn=1 active=B card=N9 "
                "unseen=E10*2,N11,S10,S13,-14 markers=B19V15G13 order=BVG bp=B5V8G8 debt=4 "
                "amoebas=B1@a3,B2@d4,B3@b2,V1@b3,V2@c5,V3@d2,G1@a2,G2@a5 food=*:B2V2G2 "
                "B=Movement-1,Speed,Defence,Tentacle"
            ),
        ),
        Step(
            "grow",
            "buy Movement-2",
            wrong=(Answer("nothing", ("bought",)), Answer("else", ("buy",))),
            position=(
                "seats=3 round=5 phase=3 stage=genes decider=B turn=1 active=B card=N9 "
                "unseen=E10,N11,S10,S13,-14 markers=B21V17G15 order=BVG bp=B9V8G8 "
                "amoebas=B1@a3,B2@d4,B3@b2,B4@e4,V1@b3,V2@c5,V3@d2,G1@a2,G2@a5 food=*:B2V2G2 "
                "B=Movement-1,Tentacle"
            ),
        ),
    ),
)

DEFENDING = Lesson(
    "defending",
    minutes=6,
    seat_count=3,
    steps=(
        Step(
            "attack",
            "attack G1",
            wrong=(Answer("v", ("attack V1",)), Answer("starve", ("starve",))),
            position=(
                "seats=3 round=4 phase=1 stage=feed decider=B turn=1 active=B card=E10 "
                "unseen=E8,E10,N9,N11,S10,S13,-14 markers=B1V2G3 order=GVB bp=B5V8G8 heading=e "
                "clinger=21 amoebas=B1@c4,B2@d3,V1@c4,V2@c5,G1@c4,G2@a5,G3@b1 "
                "food=*:B2V2G2,b1:-,b3:B4,e3:V2G1,b4:B1V2G1,c4:B4,d4:-,e4:-,a5:-,b5:-,d5:- "
                "B=Struggle V=Defence G=Tentacle"
            ),
        ),
        Step(
            "defend",
            "defend",
            wrong=(Answer("no", ("no defence",)),),
            then=("fight 3:5",),
            position=(
                "seats=3 round=5 phase=1 stage=defence decider=B turn=1 active=V card=E10 "
                "unseen=E10,N9,N11,S10,S13,-14 markers=B12V11G13 order=GBV bp=B5V7G8 heading=e "
                "clinger=21 attacker=V1 target=B1 battlefield=c4 "
                "amoebas=B1@c4,B2@d3,V1@c4,V2@c5,G1@a2,G2@a5 "
                "food=*:B2V2G2,b1:-,b3:B4,e3:-,b4:B1V2G1,c4:V4,d4:-,e4:-,a5:-,b5:-,d5:- B=Defence "
                "V=Struggle"
            ),
            shows=("amoeba-1-1",),
        ),
        Step(
            "escape",
            "escape",
            wrong=(Answer("no", ("no defence",)),),
            then=("die 4",),
            position=(
                "seats=3 round=5 phase=1 stage=defence decider=B turn=1 active=V card=E10 "
                "unseen=E10,N9,N11,S10,S13,-14 markers=B12V11G13 order=GBV bp=B5V7G8 heading=e "
                "clinger=21 attacker=V1 target=B1 battlefield=c4 "
                "amoebas=B1@c4,B2@d3,V1@c4,V2@c5,G1@a2,G2@a5 "
                "food=*:B2V2G2,b1:-,b3:B4,e3:-,b4:B1V2G1,c4:V4,d4:-,e4:-,a5:-,b5:-,d5:- B=Escape "
                "V=Struggle"
            ),
            shows=("amoeba-1-1",),
        ),
        Step(
            "armour",
            "buy Armour for Defence",
            wrong=(Answer("nothing", ("bought",)), Answer("else", ("buy",))),
            position=(
                "seats=3 round=6 phase=3 stage=genes decider=B turn=2 active=B card=N11 "
                "unseen=N9,S10,S13,-14 markers=B19V23G13 order=VBG bp=B9V8G8 "
                "amoebas=B1@a3,B2@d4,B3@b2,V1@b3,V2@c5,V3@d2,G1@e2,G2@a5 food=*:B2V2G2 "
                "B=Movement-1,Defence V=Speed,Tentacle,Struggle"
            ),
        ),
        Step(
            "aggression",
            "aggression 1 V1",
            wrong=(Answer("g", ("aggression 2 G1",)), Answer("no", ("no aggression",))),
            position=(
                "seats=3 round=6 phase=5 stage=aggression decider=B turn=2 active=B card=N11 "
                "unseen=N9,S10,S13,-14 markers=B20V26G14 order=VBG bp=B3V8G8 "
                "amoebas=B1@a3,B2@d4,B3@b2,V1@a3,V2@c5,V3@d2,V4@b3,G1@d4,G2@a5 food=*:B2V2G2 "
                "B=Aggression V=Speed,Tentacle"
            ),
        ),
        Step(
            "social",
            "buy Social",
            wrong=(Answer("nothing", ("bought",)), Answer("else", ("buy",))),
            position=(
                "seats=3 options=extra-genes round=3 phase=3 stage=genes decider=B turn=3 active=B "
                "card=-14 unseen=E8,E10*2,N9,N11,S10,S13 markers=B6V14G13 order=VGB bp=B4V8G8 "
                "face_down=Doris-and-Frank,Glutton,Cleanliness,Migration-Sensing,Fast-Food,"
                "Highly-Adaptable,More-than-a-Mouthful,Camouflage-1,Threat-Display,Flexible,"
                "Rebound,Go-out-with-a-Bang,Short-Life-Span,Toxic-Excretions,Energy-Conservation,"
                "PhD,Environmental-Sensing,Camouflage-2,Healing-2,Suction-2 "
                "amoebas=B1@a3,B2@d4,V1@b3,V2@c5,G1@e2,G2@a5 food=*:B2V2G2 B=Speed"
            ),
        ),
        Step(
            "explosion",
            "explode",
            wrong=(Answer("income", ("income",)),),
            position=(
                "seats=3 options=extra-genes round=5 phase=4 stage=explosion decider=B turn=3 "
                "active=B card=-14 unseen=E10,N9,N11,S10,S13 markers=B12V24G23 order=VGB bp=B2V8G8 "
                "face_down=Doris-and-Frank,Glutton,Cleanliness,Migration-Sensing,Fast-Food,"
                "Highly-Adaptable,More-than-a-Mouthful,Camouflage-1,Threat-Display,Flexible,"
                "Rebound,Go-out-with-a-Bang,Short-Life-Span,Toxic-Excretions,Energy-Conservation,"
                "PhD,Environmental-Sensing,Camouflage-2,Healing-2,Suction-2 "
                "amoebas=B1@a3,B2@d4,V1@b3,V2@c5,V3@a2,V4@d2,V5@b5,G1@e2,G2@a5 food=*:B2V2G2 "
                "B=Speed,Population-Explosion"
            ),
        ),
        Step(
            "heal",
            "heal 2",
            wrong=(Answer("number", ("number",)), Answer("no", ("divided",))),
            position=(
                "seats=3 options=extra-genes round=6 phase=4 stage=division decider=B turn=3 "
                "active=B card=-14 unseen=N9,N11,S10,S13 markers=B18V27G26 order=VGB bp=B8V8G8 "
                "face_down=Doris-and-Frank,Glutton,Cleanliness,Migration-Sensing,Fast-Food,"
                "Highly-Adaptable,More-than-a-Mouthful,Camouflage-1,Threat-Display,Flexible,"
                "Rebound,Go-out-with-a-Bang,Short-Life-Span,Toxic-Excretions,Energy-Conservation,"
                "PhD,Environmental-Sensing,Camouflage-2,Healing-2,Suction-2 "
                "amoebas=B1@a3,B2@d4*1,B3@b2,V1@b3,V2@c5,V3@a2,V4@d2,V5@b5,G1@e2,G2@a5 "
                "food=*:B2V2G2 B=Speed,Healing-1"
            ),
            shows=("amoeba-0-2",),
        ),
    ),
)

LESSONS = (MOVING, GROWING, DEFENDING)

__all__ = ["DEFENDING", "GROWING", "LESSONS", "MOVING"]

"""The first lesson: you are the Strongman, Ada the Tamer and Ben the Presenter."""

from __future__ import annotations

from cuboteca.core.lessons import Answer, Lesson, Step

FIRST = Lesson(
    "first",
    minutes=5,
    seat_count=3,
    steps=(
        Step(
            "turn",
            "play Bf",
            wrong=(Answer("red", ("play Rf",)), Answer("people", ("play",))),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=- "
                "run=0 dealt=30 seat0=Rf,Br,Bf,Yl,Yd seat1=Bu,Yd,Yu,Yfx2 seat2=Rl,Blx2,Yr,Yl "
                "seat3=-/RfBdBuBdRr seat4=-/BfRuBrRdRu seat5=-/YrRdYuRrRl played=- before=0 "
                "points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
        ),
        Step(
            "limits",
            "play Yu",
            wrong=(Answer("red", ("play Ru",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Rr "
                "run=1 dealt=30 seat0=Rr,Rl,Ru,Yu seat1=Bd,Bf,Yl,Yu seat2=Rd,Ru,Rf,Blx2 "
                "seat3=-/BuBuYfRdBr seat4=-/BrRfYrBfYl seat5=-/RlYfYdYdYr played=0Bd,1Rr "
                "before=1 points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
        ),
        Step(
            "double",
            "play Yl",
            wrong=(Answer("once", ("play",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Yd "
                "run=1 dealt=30 seat0=Rr,Br,Yl seat1=Br,Bl,Yd,Yu,Yf seat2=Rl,Rf,Yu "
                "seat3=Rd/BfRuBdRl seat4=-/BlYrBuRdRf seat5=YrBf/BuRuRr "
                "played=0Yl,5Yr,2Bd,0Yf,3Rd,5Bf,2Yd before=6 points=0,0,0 dominator=- sukkube=- "
                "undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
            shows=("seat-3",),
        ),
        Step(
            "third",
            "play Bu",
            wrong=(Answer("else", ("play",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Br "
                "run=2 dealt=30 seat0=Rd,Rfx2,Bu,Yl seat1=Rl,Rd,Ru,Yr seat2=Bu,Yd,Yu,Yf "
                "seat3=Br/BlYuRuBf seat4=Bd/RrBfYdYf seat5=-/BrYrRrBlRl played=1Bd,2Yl,4Bd,3Br "
                "before=1 points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
        ),
        Step(
            "again",
            "play Bf",
            wrong=(Answer("else", ("play",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Br "
                "run=1 dealt=30 seat0=Rd,Rf,Br,Bd,Bf seat1=Rr,Bl,Bu,Yl seat2=Bl,Yr,Yd,Yu,Yf "
                "seat3=-/YrBdYdRuBu seat4=-/BfRuRlRrRl seat5=-/RfYuYfYlRd played=1Br before=0 "
                "points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
        ),
        Step(
            "finish",
            "play Ru",
            wrong=(Answer("else", ("play",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Yf "
                "run=1 dealt=30 seat0=Ru,Bd,Yu seat1=Bl,Yl seat2=Rr,Rl,Bl,Yf seat3=RdBrYf/BdYr "
                "seat4=BrRdRfBu/Yu seat5=Yr/BfBfYdYl "
                "played=0Bu,4Br,1Yd,2Rr,1Ru,4Rd,3Rd,5Yr,3Br,4Rf,1Rl,4Bu,0Rf,3Yf before=12 "
                "points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
            shows=("seat-4",),
        ),
        Step(
            "stuck",
            "play Bf",
            wrong=(Answer("else", ("play",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Yu "
                "run=1 dealt=30 seat0=Rr,Br,Bf seat1=Yd seat2=Br,Yl seat3=Yd/BlRrBdYf "
                "seat4=RlBdRlYu/Bf seat5=RfRuRd/YlYr "
                "played=0Bu,4Rl,2Yf,5Rf,2Bu,3Yd,5Ru,1Rf,1Rd,2Bl,4Bd,1Yr,0Ru,4Rl,1Yu,5Rd,4Yu "
                "before=14 points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
            shows=("seat-3",),
        ),
        Step(
            "last",
            "play Yr",
            wrong=(Answer("again", ("play Bf",)),),
            then=("play Rd",),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Bd "
                "run=1 dealt=30 seat0=Bf,Yr,Yd seat1=Bu,Bf,Yl,Yu seat2=Rd seat3=Ru/YdYfBlRr "
                "seat4=RlBr/RrRfBl seat5=YlBrBd/RlRf "
                "played=0Yr,2Yu,5Yl,0Bu,4Rl,2Yf,5Br,3Ru,2Ru,5Bd,4Br,1Rd,2Bd before=12 "
                "points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
            shows=("seat-2",),
        ),
        Step(
            "trap",
            "play Rf",
            wrong=(Answer("ben", ("play Br",)),),
            position=(
                "seats=3 goal=5 cap=500 stage=play mover=0 finished=0 "
                "characters=strongman,tamer,presenter,lion,clown,ballerina top=strongman last=Rd "
                "run=1 dealt=30 seat0=Rf,Br,Bd seat1=Rr,Rl,Ru,Yf seat2=Bl seat3=YlYu/YrYuBr "
                "seat4=RlBfBuYl/Bd seat5=YdYd/YfRuBl "
                "played=0Rr,2Rd,5Yd,4Rl,2Bu,3Yl,1Bf,4Bf,4Bu,0Rf,3Yu,2Yr,5Yd,4Yl,2Rd before=14 "
                "points=0,0,0 dominator=- sukkube=- undealt=- "
                "deck=Rrx2,Rlx2,Rdx2,Rux2,Rfx2,Brx2,Blx2,Bdx2,Bux2,Bfx2,Yrx2,Ylx2,Ydx2,Yux2,Yfx2 "
                "turns=201453,534120,120534,453201,345012,345012,345012,345012,345012,012345"
            ),
            shows=("seat-2",),
        ),
    ),
)

LESSONS = (FIRST,)

__all__ = ["FIRST", "LESSONS"]

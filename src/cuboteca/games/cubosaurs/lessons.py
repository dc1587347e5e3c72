"""The first lesson: you begin, Ada sits on your left and Ben on your right."""

from __future__ import annotations

from cuboteca.core.lessons import Answer, Lesson, Step

_SEATS = "seats=3 rounds=2"
_YOUR_TURN = "stage=choice mover=0 active=0 starter=0 dealt=12"
_ROUND_TWO = "stage=choice mover=0 active=0 starter=1 dealt=12"

FIRST = Lesson(
    "first",
    minutes=6,
    seat_count=3,
    steps=(
        Step(
            "keep",
            "keep",
            wrong=(Answer("c", ("refuse C",)), Answer("else", ("refuse",))),
            then=("draw S", "keep", "draw P", "keep", "draw T"),
            position=f"{_SEATS} round=1 {_YOUR_TURN} pile=17 hand=T"
            " seat0=S,Bx2,C seat1=Sx2,P,K2-1 seat2=T,C,G2-1,G3-2",
        ),
        Step(
            "second",
            "refuse C",
            wrong=(
                Answer("keep", ("keep",)),
                Answer("b", ("refuse B",)),
                Answer("s", ("refuse S",)),
            ),
            then=("keep", "draw P", "refuse T"),
        ),
        Step(
            "hand",
            "refuse S",
            wrong=(Answer("keep", ("keep",)), Answer("b", ("refuse B",))),
            then=("keep", "draw B", "refuse P"),
        ),
        Step(
            "sum",
            "keep",
            wrong=(Answer("t", ("refuse T",)),),
            then=("draw C", "keep", "draw C", "keep", "draw B"),
        ),
        Step(
            "four",
            "refuse P",
            wrong=(Answer("keep", ("keep",)), Answer("t", ("refuse T",))),
            then=("keep",),
        ),
        Step(
            "raptors",
            "keep",
            wrong=(Answer("g", ("refuse G3-2",)), Answer("else", ("refuse",))),
            then=("draw eV", "keep", "draw S", "keep", "draw eB"),
            position=f"{_SEATS} round=1 {_YOUR_TURN} pile=7 hand=K2-1"
            " seat0=T,Bx3,G3-2,P seat1=Sx3,P,K2-1,T,C,B seat2=T,Cx3,G2-1,G3-2,P,S",
        ),
        Step(
            "egg",
            "keep",
            wrong=(Answer("b", ("refuse B",)), Answer("else", ("refuse",))),
            then=("draw S", "keep", "draw eC", "refuse S"),
        ),
        Step(
            "eggs",
            "refuse P",
            wrong=(Answer("keep", ("keep",)), Answer("else", ("refuse",))),
            then=("keep", "draw C", "keep", "draw P"),
            shows=("seat-2",),
        ),
        Step(
            "last",
            "keep",
            wrong=(Answer("else", ("refuse",)),),
        ),
        Step(
            "numbers",
            "keep",
            wrong=(Answer("t", ("refuse T",)), Answer("b", ("refuse B",))),
            then=("draw G2-1", "keep", "draw C", "keep", "draw T"),
            position=f"{_SEATS} round=2 scored=1 {_ROUND_TWO} pile=9 hand=S,P"
            " seat0=Sx3,T,B seat1=T,P,Cx2,K2-1,K3-2 seat2=Bx3,P,T,eT,G3-2,C"
            " totals=17,-2,9 last=17,-2,9",
        ),
        Step(
            "poison",
            "refuse B",
            wrong=(
                Answer("keep", ("keep",)),
                Answer("p", ("refuse P",)),
                Answer("s", ("refuse S",)),
            ),
            then=("refuse P", "keep"),
            shows=("seat-2",),
        ),
    ),
)

LESSONS = (FIRST,)

__all__ = ["FIRST", "LESSONS"]

"""The first lesson: you are red, at the top of the smaller circle of two; Ada is yellow."""

from __future__ import annotations

from cuboteca.core.lessons import Answer, Lesson, Step

FIRST = Lesson(
    "first",
    minutes=6,
    seat_count=3,
    steps=(
        Step(
            "enter",
            "move b@E0 W0",
            wrong=(Answer("armoury", ("move b@E0 A0",)),),
            position="seats=2 seat0=b@E0 seat1=b@E3",
            shows=("planet-18",),
        ),
        Step(
            "inward",
            "move b@W0 C0",
            wrong=(Answer("double", ("activate",)), Answer("aside", ("move",))),
            then=("move b@E3 W3", "move b@W3 C3"),
        ),
        Step(
            "grow",
            "activate b@C0",
            wrong=(Answer("moon", ("move b@C0 H0", "move b@C0 H5")), Answer("back", ("move",))),
        ),
        Step(
            "moon",
            "move b+a@C0 H0",
            also=("move b+a@C0 H5",),
            wrong=(Answer("new", ("move b@E0",)), Answer("back", ("move b+a@C0 W0",))),
            then=("activate b@C3", "move b+a@C3 H3"),
        ),
        Step(
            "full",
            "move b@H0 F",
            wrong=(Answer("new", ("move b@E0",)), Answer("else", ("move",))),
            shows=("planet-30",),
        ),
        Step(
            "weapon",
            "move b@E0 A0",
            wrong=(Answer("leave", ("move b@F",)), Answer("else", ("move",))),
            then=("move b@H3 F", "move b@E3 A3"),
        ),
        Step(
            "arm",
            "activate b@A0",
            wrong=(Answer("leave", ("move b@F",)), Answer("else", ("move",))),
            shows=("planet-30",),
        ),
        Step(
            "near",
            "move t+a@A0 H0",
            wrong=(Answer("leave", ("move b@F",)), Answer("else", ("move",))),
            then=("activate b@A3", "move t+a@A3 H3"),
        ),
        Step(
            "approach",
            "move t@H0 F",
            wrong=(Answer("leave", ("move b@F",)), Answer("else", ("move",))),
            shows=("planet-30",),
        ),
        Step(
            "attack",
            "attack t@F 1.b@F",
            wrong=(Answer("else", ("move",)),),
            then=("move t@H3 F", "attack t@F 0.t@F"),
        ),
        Step(
            "double",
            "activate t@W0",
            wrong=(Answer("else", ("move",)),),
            position="seats=2 turn=9 totals=26,24 seat0=t@W0,b@H0 seat1=t@F,b@H3,b@C3",
        ),
        Step(
            "long",
            "attack s@H0 1.t@F",
            wrong=(Answer("else", ("move", "activate")),),
            position="seats=2 turn=15 totals=58,56 done=1 seat0=s@H0,b@H5,b@H1 seat1=t@F,b@H3,b@H4",
            then=("move b@H3 F", "move b@H4 A4"),
            shows=("planet-30",),
        ),
    ),
)

LESSONS = (FIRST,)

__all__ = ["FIRST", "LESSONS"]

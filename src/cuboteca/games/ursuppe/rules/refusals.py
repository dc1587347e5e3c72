"""Why an action is refused: one code for each reason, given by the rule that it belongs to.

Each decision has a function that answers with the code, such as ``moving.turn_refusal``; it stands
in the same module as what then happens.  ``decisions.refusal`` asks the right one.  What a code is
called in words stands in ``words``, by phase.
"""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """What stops the colour that decides; OK where nothing does."""

    OK = 0
    NOT_ASKED = 1  # it belongs to another decision
    TOO_DEAR = 2
    GENE_MISSING = 3
    NOT_IN_PLAY = 4  # a colour
    PAST_COLOUR = 5  # cubes are chosen in the order of the colours
    NO_SPACE = 6
    OFF_BOARD = 7  # the amoeba that would act
    OTHER_OFF_BOARD = 8
    OTHER_SPACE = 9
    NO_DAMAGE = 10
    SAME_AMOEBA = 11

    # set-up and placing
    START_TOO_FAR = 12
    START_TAKEN = 13
    NUMBER_TOO_HIGH = 14
    NUMBER_TAKEN = 15
    SPACE_TAKEN = 16
    OWN_SPACE = 17
    FAR_SPACE = 18
    NO_ROOM = 19

    # moving
    HAS_EATEN = 20
    NOT_ROLLED = 21
    NO_CUBE = 22
    CARRY_LIMIT = 23

    # feeding
    MUST_EAT = 24
    DRAGGED = 25
    OWN_CUBE = 26
    NO_MEAL = 27
    NOT_WHOLE = 28
    OWN_HOST = 29
    HOST_AWAY = 30
    HOST_POOR = 31
    HOST_USELESS = 32
    SUCTION_NEEDED = 33
    SUCTION_UNUSED = 34
    NEIGHBOUR_LACKS = 35
    NEIGHBOUR_USELESS = 36
    CUBE_NOT_NEEDED = 37
    SUCTION_LIMIT = 38

    # attacking
    OWN_TARGET = 39
    DAUNTED = 40
    ARMOURED = 41
    CAMOUFLAGED = 42
    USED_UP = 43
    OWN_ATTACKER = 44

    # growing
    GENE_NOT_HELD = 45
    GENE_WORTHLESS = 46
    GENE_HELD = 47
    GENE_BARRED = 48
    GENE_NOT_FOR_SALE = 49
    NOT_LAST = 50
    NO_OTHER_WAY = 51
    LOWER_MISSING = 52
    LOWER_FRESH = 53
    NO_RIVAL = 54
    GENE_FRESH = 55
    NOTHING_TO_SWAP = 56
    SWAP_ADVANCED = 57

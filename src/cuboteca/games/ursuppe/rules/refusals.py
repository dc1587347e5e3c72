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

    # moving
    HAS_EATEN = 19
    NOT_ROLLED = 20
    NO_CUBE = 21
    CARRY_LIMIT = 22

    # feeding
    MUST_EAT = 23
    DRAGGED = 24
    OWN_CUBE = 25
    NO_MEAL = 26
    NOT_WHOLE = 27
    OWN_HOST = 28
    HOST_AWAY = 29
    HOST_POOR = 30
    HOST_USELESS = 31
    SUCTION_NEEDED = 32
    SUCTION_UNUSED = 33
    NEIGHBOUR_LACKS = 34
    NEIGHBOUR_USELESS = 35
    CUBE_NOT_NEEDED = 36
    SUCTION_LIMIT = 37

    # attacking
    OWN_TARGET = 38
    DAUNTED = 39
    ARMOURED = 40
    CAMOUFLAGED = 41
    USED_UP = 42
    OWN_ATTACKER = 43

    # growing
    GENE_NOT_HELD = 44
    GENE_WORTHLESS = 45
    GENE_HELD = 46
    GENE_BARRED = 47
    GENE_NOT_FOR_SALE = 48
    NOT_LAST = 49
    NO_OTHER_WAY = 50
    LOWER_MISSING = 51
    LOWER_FRESH = 52
    NO_RIVAL = 53
    GENE_FRESH = 54
    NOTHING_TO_SWAP = 55
    SWAP_ADVANCED = 56

"""Constants for rules that calculate with all bytes of an unsigned number at once.

Compiled, an unsigned number and a signed one give a fraction, so even 1 is a constant.
"""

from __future__ import annotations

import numpy as np

N_1 = np.uint64(1)
N_2 = np.uint64(2)
N_3 = np.uint64(3)
N_4 = np.uint64(4)
N_7 = np.uint64(7)
N_8 = np.uint64(8)
N_15 = np.uint64(15)
N_56 = np.uint64(56)
BYTE = np.uint64(0xFF)
BITS = np.uint64(0x5555555555555555)  # every second bit
PAIRS = np.uint64(0x3333333333333333)  # every second pair of bits
FOURS = np.uint64(0x0F0F0F0F0F0F0F0F)  # every second four bits
ONES = np.uint64(0x0101010101010101)  # times this, a number of eight bytes sums them up
TOPS = np.uint64(0x8080808080808080)  # the top bit of each byte

__all__ = [
    "BITS",
    "BYTE",
    "FOURS",
    "N_1",
    "N_2",
    "N_3",
    "N_4",
    "N_7",
    "N_8",
    "N_15",
    "N_56",
    "ONES",
    "PAIRS",
    "TOPS",
]

"""What a study found, in Polars: a notebook whose cells begin with ``# %%``.

VS Code, PyCharm, Spyder and Jupyter with Jupytext open it as one; as a script it prints everything:

python examples/study_tables.py

It needs Polars (``pip install polars``), and reads the file that ``--csv`` of ``cuboteca study``
writes; ``polars.read_parquet`` reads that of ``--parquet``, which has the same columns.
"""

# %% A study: what is each character worth on Sukkube's uneven Kube?  Made once, and kept as a file.
from __future__ import annotations

from pathlib import Path

import polars as pl

import cuboteca

PLAYS = 2_000  # fixed before anything was looked at
FILE = Path("sukkube-cards.csv")
if not FILE.exists():
    result = cuboteca.study("sukkube", "cards", seats=3, plays=PLAYS, layout="cross")
    FILE.write_text(result.csv(), encoding="utf-8")

# %% One row for each number: what it is about, its measure, the effect with its interval.
table = pl.read_csv(FILE)
print(table)

# %% What is clear, also in view of how many were compared, the largest effect first.
clear = table.filter(pl.col("adjusted") <= 0.05).sort(pl.col("value").abs(), descending=True)
print(clear.select("subject", "measure", "value", "low", "high"))

# %% Points and wins side by side.
beside = table.pivot(on="measure", index="subject", values="value")
print(beside.sort("points", descending=True))

# %% How many plays would make every interval of points half a tenth of a point wide: intervals
# narrow with the square root of the number of plays.
WISHED = 0.05
half = (pl.col("high") - pl.col("low")) / 2
needed = (
    table.filter(pl.col("measure") == "points")
    .select("subject", half.alias("half"))
    .with_columns(plays=((pl.col("half") / WISHED) ** 2 * PLAYS).ceil().cast(pl.Int64))
    .sort("plays", descending=True)
)
print(needed)

"""The genes: a table with one row for each, and their effects by the moment at which they act."""

"""The types of JSON values are those that reading JSON gives."""

from __future__ import annotations

import json
from typing import get_args

from cuboteca.core import json_values


def test_every_value_that_reading_gives_has_its_type() -> None:
    read = json.loads('[true, 1, 0.5, "", [], {}, null]')
    named = {part.partition("[")[0] for part in vars(json_values)["Json"].split(" | ")}

    assert named == {"None" if value is None else type(value).__name__ for value in read}
    assert get_args(json_values.JsonObject)[0] is str

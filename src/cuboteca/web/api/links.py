"""Links of the API's description: which call follows from which answer, and by what."""

from __future__ import annotations

from typing import Any

_TABLE = "$response.body#/table"
_OF_FIRST_SEAT = "Bearer {$response.body#/seats/0/token}"


def of_created_table() -> dict[int | str, dict[str, Any]]:
    """Return what follows from the answer to a new table, as its first seat."""
    given = {"path.table": _TABLE, "header.authorization": _OF_FIRST_SEAT}
    return _answer(
        look=_link("look_tables__table__get", given),
        wait=_link("wait_tables__table__wait_get", {**given, "query.seconds": 0}),
        record=_link("record_tables__table__record_get", given),
    )


def of_shown_table() -> dict[int | str, dict[str, Any]]:
    """Return what follows from a look at a table whose seat is to move."""
    given = {
        "path.table": "$request.path.table",
        "header.authorization": "$request.header.authorization",
    }
    order = {"seq": "$response.body#/seq", "action": "$response.body#/legal/0", "id": "linked"}
    act = _link("act_tables__table__actions_post", given)
    return _answer(act=act | {"requestBody": order})


def _link(operation: str, parameters: dict[str, Any]) -> dict[str, Any]:
    return {"operationId": operation, "parameters": parameters}


def _answer(**links: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    return {200: {"links": links}}


__all__ = ["of_created_table", "of_shown_table"]

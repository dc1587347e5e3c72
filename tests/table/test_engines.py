"""Connections to PostgreSQL: what is lost keeps nobody waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.table.databases import address_of
from cuboteca.table.engines import engine_at

if TYPE_CHECKING:
    from tests.postgres import Postgres

_SET = "options=-c%20idle_in_transaction_session_timeout%3D77s"


@pytest.mark.parametrize(("given", "ends"), [("", "10s"), (f"&{_SET}", "77s")])
def test_a_transaction_of_somebody_who_is_gone_ends(
    postgres: Postgres, given: str, ends: str
) -> None:
    """Its locks go with it; the administrator of the database may say when."""
    engine = engine_at(address_of(postgres.bare() + given))
    with engine.connect() as connection:
        asked = connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout")
        found = asked.scalar_one()
    engine.dispose()

    assert found == ends


def test_a_connection_that_brings_nothing_any_more_is_given_up(postgres: Postgres) -> None:
    engine = engine_at(address_of(postgres.bare() + "&keepalives_idle=7"))
    with engine.connect() as connection:
        raw = connection.connection.dbapi_connection
        assert raw is not None
        chosen = raw.info.get_parameters()
    engine.dispose()

    assert chosen["tcp_user_timeout"] == "10000"
    assert (chosen["keepalives_idle"], chosen["keepalives_count"]) == ("7", "3")

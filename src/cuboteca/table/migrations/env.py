"""Alembic's entry: runs the migrations on the connection that ``storage`` hands over."""

from __future__ import annotations

from alembic import context

from cuboteca.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

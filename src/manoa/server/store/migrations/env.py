"""What Alembic runs: `store.migrate` gives it the connection, already in a transaction."""

from __future__ import annotations

from alembic import context

from manoa.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()

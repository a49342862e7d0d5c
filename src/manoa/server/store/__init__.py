"""Where everything is kept: SQLite on one machine, PostgreSQL for several nodes; one schema, plain SQLAlchemy Core."""

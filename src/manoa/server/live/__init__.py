"""Tables in memory, those who watch them, and the work that the server does by itself."""

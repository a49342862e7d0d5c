"""Making routes: what is wrong with one, what it is like, how bots fare on it, and new ones."""

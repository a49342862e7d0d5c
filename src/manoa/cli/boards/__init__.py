"""How the games are drawn at the terminal: one module or folder a game, and what they share."""

"""The bots of the game: kernels that choose an action."""

"""The rules, as kernels. They know the parts and nothing else of the game."""

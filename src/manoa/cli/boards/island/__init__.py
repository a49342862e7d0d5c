"""The Island of El Dorado at the terminal."""

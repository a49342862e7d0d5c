"""The Quest for El Dorado at the terminal."""

"""What the data means."""

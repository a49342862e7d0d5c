"""Looking back and getting better."""

"""What people read and write: views, notation, refusals, events, positions."""

"""The planner: it tries out whole turns."""

"""The kernel layer."""

"""Clients over a bad line, servers that are killed, and a checker that holds what everybody saw against the log."""

"""The server: accounts, lobby, tables, live events, HTTP API.

wire     every body and frame as a type
table    one table as the fold of its log: what a command leads to, what a viewer may know. No input, no output
store    the database
live     tables in memory, viewers, clocks, bots at work
http     routes, and what guards them
"""

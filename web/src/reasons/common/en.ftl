## What the server and the library say of any game

why-not-now = That cannot be played now.
why-over = The match is over.

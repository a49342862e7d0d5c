## Was Server und Bibliothek zu jedem Spiel sagen

why-not-now = Das geht jetzt nicht.
why-over = Die Partie ist zu Ende.

## Wie in src/manoa/games/lost_cities/why.py und notation.py

why-lc-first-play = Lege erst eine Karte oder wirf sie ab; gezogen wird danach.
why-lc-first-draw = Eine Karte ist schon gespielt; zieh jetzt vom Stapel oder nimm die oberste Karte einer Ablage.
why-lc-not-held = { $card } ist nicht auf deiner Hand; du hast { $cards }.
why-lc-may-discard = { $card } darf abgeworfen werden.
why-lc-wager-late = Wetten kommen vor den Zahlen; deine Expedition { $colour } steht bei { $last }.
why-lc-too-low = { $card } ist zu niedrig; deine Expedition { $colour } steht bei { $last } und geht nur aufwärts.
why-lc-may-draw = Vom Stapel darf gezogen werden.
why-lc-empty-pile = Die Ablage { $colour } ist leer.
why-lc-own-discard = In diesem Zug hast du auf die Ablage { $colour } gelegt; was du gerade abgeworfen hast, bleibt liegen.
why-lc-not-in-play = { $colour } ist nicht im Spiel; die Expeditionen sind { $letters }.
why-lc-no-action = { $text } ist kein Zug in Lost Cities: schreib 'play R10', 'discard Bx', 'draw' oder 'take R', mit einer Farbe aus { $letters } und dann x oder 2 bis 10

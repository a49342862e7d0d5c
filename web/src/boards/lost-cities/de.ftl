## The table of Lost Cities

lc-table = Lost Cities, der Tisch. Pfeiltasten bewegen, Eingabe wählt und spielt.
lc-rail = Punkte
lc-five = fünf Expeditionen
lc-subtitle = { $what } · Runde { $round } von { $rounds }
lc-prompt-choose = Du bist dran: Wähle eine Karte
lc-prompt-lay = { $card } legen oder abwerfen
lc-prompt-discard = { $card } kann nur abgeworfen werden
lc-prompt-draw = Du bist dran: Zieh oder nimm eine Karte
lc-prompt-deck = Du bist dran: Zieh vom Stapel
lc-lay = Legen: { $points }
lc-discard = Abwerfen
lc-draw = Vom Stapel ziehen
lc-deck = Stapel
lc-deck-left =
    Stapel: { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
lc-cards-left =
    { $count ->
        [one] Karte übrig
       *[other] Karten übrig
    }
lc-left = übrig
lc-back = Verdeckte Karte
lc-wager = Wette
lc-holds =
    { $who } hält { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lc-holds-seen =
    { $who } hält { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }; gesehen: { $cards }
lc-holds-short = { $who } hält { $count }
lc-pile =
    Ablage { $where }: { $card } zuoberst, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lc-pile-empty = Ablage { $where }: leer
lc-column = { $where } von { $who }: { $cards }. { $points }
    .you = { $where } von dir: { $cards }. { $points }
lc-column-empty = { $where } von { $who }: nicht begonnen
    .you = { $where } von dir: nicht begonnen
lc-would-be = { $place }. Mit { $card }: { $points }
lc-why-over = Das Spiel ist vorbei.
lc-why-watching = Du schaust zu. Die Plätze sind vergeben.
lc-why-not-your-turn = { $who } ist am Zug.
lc-why-not-yours = Das ist die Expedition von { $who }. Du legst nur auf deiner Seite.
lc-why-held = { $who } hält diese Karten. Du siehst nur, was von einer Ablage genommen wurde.
lc-why-choose-first = Wähle zuerst eine Karte aus deiner Hand.
lc-why-other-lane = { $card } gehört zu: { $where }.
lc-match = Partie
lc-sum = { $sum } jetzt
lc-if-ended = Endete die Runde jetzt
lc-round-sum = Runde
lc-this-round = Diese Runde
lc-graph = Punkte in dieser Runde: { $scores }
lc-seat-first = { $now } jetzt
lc-seat = { $total } ({ $sum })
lc-round-over = Runde { $round } ist vorbei
lc-round-won = { $who } gewinnt sie mit { $by } Vorsprung.
    .you = Du gewinnst sie mit { $by } Vorsprung.
lc-round-even = Die Runde endet unentschieden.
lc-match-so-far = Partie bisher
lc-go-on = Weiter
lc-discards = Ablagestapel
lc-discarded = { $where }, die letzte liegt oben: { $cards }

## Was ein Bot rät

move-lost-cities-play = { $what } legen
move-lost-cities-discard = { $what } abwerfen
move-lost-cities-draw = vom Stapel ziehen
move-lost-cities-take = vom Ablagestapel { $where } nehmen

lc-all-numbers = Zahlen
lc-all-wagers = Wetten
lc-all-expeditions = Expeditionen

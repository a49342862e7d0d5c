## Lost Cities

## Namen. Eine Karte heißt nach Buchstabe und Wert, R10 oder Bx; wo Platz ist, nach ihrer Expedition.

colour-yellow = Gelb
colour-blue = Blau
colour-white = Weiß
colour-green = Grün
colour-red = Rot
colour-purple = Lila

expedition-yellow = Wüste
expedition-blue = Meer
expedition-white = Berge
expedition-green = Regenwald
expedition-red = Vulkan
expedition-purple = Hoher Norden

card-number = { $expedition } { $value }
card-wager = { $expedition }-Wette
wager = Wette

## Was Karten tun

effect-number = Bringt ihren Wert. Sie muss höher sein als die Karte davor in ihrer Spalte.
effect-wager = Liegt vor den Zahlen. Eine Wette verdoppelt das Ergebnis der Expedition, zwei verdreifachen es, drei vervierfachen es: Gewinn oder Verlust.
effect-expedition = Eine begonnene Expedition kostet { $cost } Punkte. Mit { $cards } Karten oder mehr bringt sie { $bonus } dazu.

## Was geschehen ist

event-play = { did } { $card } gelegt.
event-discard = { did } { $card } abgeworfen.
event-draw = { did } vom Stapel gezogen.
event-draw-card = { did } { $card } vom Stapel gezogen.
event-take = { did } { $card } vom Ablagestapel genommen.
event-round = Runde { $round } endet: { $scores }.
event-match = Die Partie endet: { $totals }.

## Was in mehreren Schritten getan wurde

deed-play-draw = { did } { $card } gelegt und vom Stapel gezogen.
deed-play-draw-card = { did } { $card } gelegt und { $draw-card-card } gezogen.
deed-play-take = { did } { $card } gelegt und { $take-card } vom Ablagestapel genommen.
deed-discard-draw = { did } { $card } abgeworfen und vom Stapel gezogen.
deed-discard-draw-card = { did } { $card } abgeworfen und { $draw-card-card } gezogen.
deed-discard-take = { did } { $card } abgeworfen und { $take-card } vom Ablagestapel genommen.

## Warum nicht

refusal-play-first = Lege erst eine Karte oder wirf sie ab; gezogen wird danach.
refusal-draw-first = Eine Karte ist schon gespielt; zieh jetzt vom Stapel oder nimm die oberste Karte einer Ablage.
refusal-not-held = { $card } ist nicht auf deiner Hand; du hast { $cards }.
refusal-wager-late = Wetten kommen vor den Zahlen; deine Expedition { $colour } steht bei { $last }.
refusal-too-low = { $card } ist zu niedrig; deine Expedition { $colour } steht bei { $last } und geht nur aufwärts.
refusal-empty-pile = Die Ablage { $colour } ist leer.
refusal-own-discard = In diesem Zug hast du auf die Ablage { $colour } gelegt; was du gerade abgeworfen hast, bleibt liegen.
refusal-not-in-play = In dieser Partie gibt es keine Expedition { $colour }; die Expeditionen sind { $letters }.
refusal-no-action = { $text } ist kein Zug in Lost Cities: schreib 'play R10', 'discard Bx', 'draw' oder 'take R', mit einer Farbe aus { $letters } und dann x oder 2 bis 10.

## Was gegen einen Zug spricht, in einer Auswertung

reason-began-short = Die Karten der Expedition { $colour } auf der Hand bringen { $points } der { $cost } Punkte, die eine Expedition kostet, und es { $turns ->
    [one] bleibt etwa { $turns } Zug
   *[other] bleiben etwa { $turns } Züge
}.
reason-late-wager = Eine Wette vervielfacht auch Verluste, und es { $turns ->
    [one] bleibt nur noch etwa { $turns } Zug
   *[other] bleiben nur noch etwa { $turns } Züge
}.
reason-skipped = Nach { $card } lässt sich nicht mehr legen: { $cards }.
reason-threw-away = { $card } hätte ihrer Expedition { $points } gebracht.
reason-gave-away = { $card } setzt eine fremde Expedition fort: { $other }.
reason-took-useless = { $card } lässt sich nicht mehr legen.
reason-no-turn = Um { $card } zu legen, bleibt kaum noch ein Zug: Der Stapel hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
reason-took-late = Danach { $turns ->
    [one] bleibt etwa { $turns } Zug
   *[other] bleiben etwa { $turns } Züge
}, und { $count ->
    [one] { $count } Karte auf der Hand passt
   *[other] { $count } Karten auf der Hand passen
} schon.
reason-left-useful = { $card } auf der Ablage setzt eine Expedition fort.
reason-hurried = Jede Karte vom Stapel bringt das Ende näher: { $count ->
    [one] { $count } Karte auf der Hand passt
   *[other] { $count } Karten auf der Hand passen
} noch, und es { $turns ->
    [one] bleibt etwa { $turns } Zug
   *[other] bleiben etwa { $turns } Züge
}.
reason-not-laid = { $card } ließ sich legen und bringt { $points }.
reason-took-unbegun = { $card } gehört zu einer Expedition, die noch nicht begonnen ist.
reason-jumped = Nach { $card } lassen sich niedrigere Karten der Farbe nicht mehr legen, und { $count } davon hat noch niemand gesehen.
reason-earns-less = { $card } bringt sofort { $points }, diese Karte nur { $less }.
reason-wager-first = { $card } muss vor den Zahlen liegen, und { $cards } sind dafür auf der Hand.
reason-worth-beginning = { $cards } auf der Hand bringen einer Expedition in { $colour } schon { $points } Punkte.

## Was Rätsel üben

theme-begin-or-wait = Beginnen oder warten
    .about = Ist es Zeit für die erste Karte einer Expedition, oder lohnt sich das Warten?
theme-deny = Nichts hergeben
    .about = Welche Karte hilft der anderen Seite mehr, als es dich kostet, sie zu behalten?
theme-last-turns = Letzte Züge
    .about = Der Stapel ist fast leer: Zähle die Züge und nutze jeden davon.
theme-build = Welche Expedition
    .about = Mehrere Expeditionen warten auf eine Karte: Welche kommt zuerst?

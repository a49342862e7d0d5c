## Karten

card-explorer = Forscher
card-traveler = Reisende
card-sailor = Matrose
card-scout = Kundschafter
    .broken = Kund{"\u00AD"}schafter
card-trailblazer = Entdecker
card-jack-of-all-trades = Tausendsassa
    .broken = Tausend{"\u00AD"}sassa
card-photographer = Fotografin
    .broken = Foto{"\u00AD"}grafin
card-treasure-chest = Schatztruhe
    .broken = Schatz{"\u00AD"}truhe
card-pioneer = Pionier
card-giant-machete = Mächtige Machete
card-captain = Kapitän
card-journalist = Journalistin
    .broken = Journa{"\u00AD"}listin
card-millionaire = Millionärin
card-adventurer = Abenteurerin
    .broken = Aben{"\u00AD"}teurerin
card-prop-plane = Propellerflugzeug
    .broken = Propeller{"\u00AD"}flugzeug
card-native = Ureinwohner
    .broken = Urein{"\u00AD"}wohner
card-transmitter = Fernsprech-Gerät
card-cartographer = Kartograf
card-compass = Kompass
card-scientist = Wissenschaftlerin
    .broken = Wissen{"\u00AD"}schaftlerin
card-travel-log = Reisetagebuch
    .broken = Reise{"\u00AD"}tagebuch
card-geologist = Geologin
card-shaman = Schamane
card-cave-explorer = Höhlenforscherin
    .broken = Höhlen{"\u00AD"}forscherin
card-veteran = Veteran
card-mountain-guide = Bergführerin
    .broken = Berg{"\u00AD"}führerin
card-imitator = Nachahmer
card-twins = Zwillinge
card-leeroy = Leeroy
card-frank = Frank
card-luna = Luna
card-polly = Polly
card-amelia-lockart = Amelia Lockart
card-scrooge-bly = Scrooge Bly
card-christopher-dundee = Christopher Dundee
card-mary-ripley = Mary Ripley
card-ian-magellan = Dr. Ian Magellan
card-henry-threepwood = Sir Henry Threepwood
card-nathan-cook = Nathan Cook
card-gertrude-everdeen = Gertrude Everdeen
card-isabella-jones = Isabella Jones
card-lara-omalley = Lara O’Malley
card-demon = Dämon

## Höhlenplättchen

token-coin-1 = Münze 1
token-paddle-1 = Paddel 1
token-machete-1 = Machete 1
token-coin-2 = Münze 2
token-paddle-2 = Paddel 2
token-machete-2 = Machete 2
token-machete-3 = Machete 3
token-native-step = Ureinwohner
token-draw-card = Eine Karte ziehen
token-remove-card = Eine Karte entfernen
token-replace-cards = Karten ersetzen
token-keep-item = Einen Gegenstand behalten
token-pass-occupied = Besetzte Felder überqueren
token-change-symbol = Ein Symbol wechseln
token-demon-banishment = Dämonenbann
token-anti-curse = Fluchschutz
token-geologist-step = Schritt der Geologin
token-open-market = Offener Markt

## Flüche

curse-lethargy-machete = Lethargie (Machete)
curse-lethargy-paddle = Lethargie (Paddel)
curse-lethargy-coin = Lethargie (Münze)
curse-misery = Elend
curse-cave-fever = Höhlenfieber
curse-misfortune = Pech
curse-voodoo = Voodoo
curse-paralysis = Lähmung
curse-torment = Qual

## Drachen

dragon-green = grüner Drache
dragon-blue = blauer Drache
dragon-yellow = gelber Drache
dragon-white = weißer Drache

## Was gespielt wird, Karte oder Plättchen

thing-token = Plättchen { $name }

## Gelände und Symbole

terrain-jungle = Dschungel
terrain-river = Fluss
terrain-village = Dorf
terrain-rubble = Geröll
terrain-camp = Basislager
terrain-mountain = Berg
terrain-cave = Höhle
terrain-start = Start
terrain-demon = Dämon
terrain-finish = El Dorado
terrain-tunnel = Tunnel
terrain-tavern = Taverne
terrain-swamp = Sumpf
terrain-fog = Nebel
symbol-machete = Machete
symbol-paddle = Paddel
symbol-coin = Münze

# At the foot of a card: in a word or two what it does.
foot-draw = ziehen
foot-remove = entfernen
foot-take-card = jede Karte
foot-step = jedes Feld
foot-any = beliebig
foot-action = Aktion
foot-either = eins davon
foot-none = kein Symbol
foot-draw-cave-token = Plättchen
foot-copy-market-card = kopieren
foot-double-next = doppelt
foot-step-opponents = schieben
foot-move-dragon = ein Drache
foot-dragon-whistle = alle Drachen
foot-ignore-dragons = frei
foot-geologist = Fels, Dämon
foot-shaman = mit Fluch
foot-mountain-guide = Felder ab 3
foot-nathan-cook = nur auf 1
foot-gertrude-everdeen = Plättchen
foot-isabella-jones = geschenkt
foot-mary-ripley = verbannen

## Karten der Module

card-muisca-guide = Muisca-Führer
card-muisca-ferrywoman = Muisca-Fährfrau
card-muisca-goldsmith = Muisca-Goldschmied
card-dragon-tamer = Drachenzähmerin
    .broken = Drachen{"\u00AD"}zähmerin
card-dragon-whistle = Drachenpfeife
    .broken = Drachen{"\u00AD"}pfeife
card-dragon-cloak = Drachenumhang
    .broken = Drachen{"\u00AD"}umhang
card-porter = Träger

## Was Karten und Plättchen tun

effect-machete = Öffnet Dschungel: ein Feld nach dem anderen, zusammen bis { $power }.
effect-paddle = Öffnet Flüsse: ein Feld nach dem anderen, zusammen bis { $power }.
effect-coin = Öffnet Dörfer: ein Feld nach dem anderen, zusammen bis { $power }. Auf dem Markt ist die Karte { $power } wert.
effect-any = Gilt als Machete, Paddel oder Münze { $power }: Du wählst jedes Mal, wenn du die Karte spielst.
effect-draw =
    { $count ->
        [one] Ziehe 1 Karte. Du darfst sie sofort benutzen.
       *[other] Ziehe { $count } Karten. Du darfst sie sofort benutzen.
    }
effect-remove =
    { $count ->
        [one] Du darfst 1 Handkarte aus dem Spiel entfernen.
       *[other] Du darfst bis zu { $count } Handkarten aus dem Spiel entfernen.
    }
effect-take-card = Nimm eine beliebige Karte vom Markt oder aus dem Vorrat, ohne zu bezahlen. Sie kommt auf deinen Ablagestapel.
effect-step = Geh auf ein beliebiges Nachbarfeld, egal was es verlangt, oder entferne eine Blockade daneben. Berge und besetzte Felder bleiben gesperrt.
effect-replace = Leg bis zu { $count } Handkarten ab und zieh ebenso viele.
effect-keep-item = Spiel es direkt, nachdem du einen Gegenstand benutzt hast: Er bleibt dir.
effect-enter-occupied = Bis zum Ende deines Zuges darfst du besetzte Felder betreten.
effect-change-symbol = Deine nächste Karte gilt als ein anderes Symbol deiner Wahl, mit derselben Stärke.
effect-item = Gegenstand: einmal benutzt, dann aus dem Spiel. Als halbe Münze oder für Geröll bleibt er dir.
effect-token = Plättchen: einmal benutzt, dann aus dem Spiel.
effect-half = Auf dem Markt ist die Karte eine halbe Münze wert.
effect-either = Gilt als { $first } oder { $second } { $power }: Du wählst jedes Mal, wenn du die Karte spielst.
effect-once = Einmal im Spiel stattdessen mit Stärke { $power }: Danach kommt die Karte aus dem Spiel.
effect-draw-cave-token = Zieh ein Plättchen aus der Höhlenreserve.
effect-use-token-free = Dann darfst du eines deiner Plättchen benutzen, ohne es auszugeben.
effect-step-opponents = Versetz jede Figur der anderen um ein Feld, wohin du willst. Das bringt ihnen nichts ein.
effect-copy-market-card = Gilt als die oberste Karte eines Stapels auf dem Markttableau.
effect-double-next = Spiel sie zusammen mit einer Macheten- oder Paddelkarte: Diese macht zwei Läufe nacheinander, jeden mit voller Stärke.
effect-return-demons = Leg beliebig viele Dämonen aus deiner Hand in den Dämonenvorrat zurück.
effect-give-demon = Ein Dämon aus deiner Hand kommt auf den Ablagestapel einer beliebigen Person.
effect-cancel-curse = Wenn du einen Fluch ziehst, kannst du ihn abwehren.
effect-buy-from-reserve = In diesem Zug darfst du von jedem Stapel des Vorrats kaufen.
effect-geologist = Geh auf ein Dämonenfeld, einen Tunnel oder einen Berg neben dir, ohne Fluch.
effect-geologist-step = { effect-geologist }
effect-shaman = Bis zu zwei Schritte auf beliebige Felder, egal was sie verlangen. Dann zieh einen Fluch.
effect-mountain-guide = Geh auf ein Nachbarfeld der Stärke 3 oder mehr, besetzt oder nicht, egal was es verlangt.
effect-amelia-lockart = Bis zu sechs Schritte auf beliebige Felder, auch über Berge und besetzte Felder. Eine Blockade zu entfernen ist ein Schritt.
effect-ian-magellan = Ein Schritt auf ein beliebiges Feld, auch einen Berg oder ein besetztes Feld, oder entferne eine Blockade.
effect-nathan-cook = Bis zu drei Schritte auf freie Felder der Stärke 1, auch Dämonen und Tunnel, ohne Fluch.
effect-isabella-jones = Nimm die oberste Karte eines Stapels auf dem Markttableau, ohne zu bezahlen. Sie kommt auf deinen Nachziehstapel.
effect-demon = Ohne Symbol. Er zahlt eine halbe Münze oder hilft bei Geröll, und bleibt dir.
effect-dragon-tamer = Beweg einen wachen Drachen um bis zu drei Felder.
effect-dragon-whistle = Beweg jeden wachen Drachen um bis zu ein Feld.
effect-dragon-cloak = Bis zum Ende deines Zuges halten Drachen deine Figuren nicht fest.
effect-muisca = Du darfst sie auf deinem Tableau verwahren und in einem späteren Zug von dort spielen.
binds-lethargy-machete = Die Macheten von { $who } sind wirkungslos, Karten wie Plättchen.
    .you = Deine Macheten sind wirkungslos, Karten wie Plättchen.
binds-lethargy-paddle = Die Paddel von { $who } sind wirkungslos, Karten wie Plättchen.
    .you = Deine Paddel sind wirkungslos, Karten wie Plättchen.
binds-lethargy-coin = Münzkarten von { $who } zahlen nur eine halbe Münze, Münzplättchen nichts; beide öffnen kein Dorf.
    .you = Münzkarten zahlen nur eine halbe Münze, Münzplättchen nichts; beide öffnen kein Dorf.
binds-misery = { $who } darf keine violetten Karten spielen.
    .you = Du darfst keine violetten Karten spielen.
binds-cave-fever = { $who } darf keine Höhlenplättchen spielen.
    .you = Du darfst keine Höhlenplättchen spielen.
binds-misfortune = { $who } darf keine Karte spielen.
    .you = Du darfst keine Karte spielen.
binds-voodoo = Wer links von { $who } sitzt, darf die Figur bis zu zwei Felder versetzen.
    .you = Wer links von dir sitzt, darf die Figur bis zu zwei Felder versetzen.
binds-paralysis = Alle anderen dürfen ihre Figuren um ein Feld versetzen.
binds-torment = Ein Dämon kommt auf den Ablagestapel.
lifts-lethargy-machete = Macheten der Stärke 2 heben ihn auf.
lifts-lethargy-paddle = Paddel der Stärke 2 heben ihn auf.
lifts-lethargy-coin = Münzen der Stärke 2 heben ihn auf.
lifts-misery = Eine violette Karte hebt ihn auf.
lifts-cave-fever = Ein Höhlenplättchen hebt ihn auf.
lifts-misfortune = Zwei Karten heben ihn auf.

## Was geschehen ist

event-run = { did } { $with } gespielt.
event-free = { did } { $with } gespielt.
event-go = { did } { $space } erreicht.
event-clear-blockade = { did } Blockade { $blockade } entfernt.
event-enter = { did } { $space } als Ziel gewählt.
event-clear = { did } begonnen, Blockade { $blockade } zu räumen.
event-reach = { did } { $space } betreten.
event-pay = { did } mit { $with } bezahlt.
event-pay-camp = { did } mit { $with } bezahlt; die Karte scheidet aus.
event-buy = { did } { $card } ausgesucht.
event-bought = { did } { $card } gekauft.
event-play = { did } { $with } gespielt.
event-take = { did } { $card } vom Markt genommen.
event-remove = { did } { $card } aus dem Spiel entfernt.
event-lay = { did } { $card } abgelegt.
event-discard = { did } { $card } abgeworfen.
event-draw =
    { did } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gezogen.
event-draw-cards = { did } { $cards } gezogen.
event-reshuffle = { did } den Ablagestapel gemischt.
event-explore = { did } eine Höhle erforscht: { $token }.
event-gold = { did } eine Figur nach El Dorado gebracht.
event-arrive = { did } El Dorado erreicht.
event-end-turn = { did } den Zug beendet.
event-stop = { did } angehalten.
event-done = { did } das beendet.
event-show = { $card } sitzt in der Taverne.
event-meet = { did } { $card } aus der Taverne mitgenommen.
event-hex = { did } einen Fluch aufgedeckt: { $curse }.
event-suffer = { did } einen Fluch bekommen: { $curse }.
event-ward = { did } { $curse } abgewehrt.
event-torment = { did } einen Dämon bekommen.
event-start-lifting = { did } begonnen, { $curse } aufzuheben.
event-lift = { did } { $curse } aufgehoben.
event-lay-token = { did } { $token } hingelegt.
event-move = { did } eine Figur nach { $space } versetzt.
event-find = { did } ein Höhlenplättchen gezogen: { $token }.
event-dismiss = { did } einen Dämon zurückgelegt.
event-banish = { did } einen Dämon weitergegeben.
event-imitate = { did } { $card } nachgeahmt.
event-rouse = { did } gewählt, wessen Figuren versetzt werden.
event-carry = Die Strömung trägt die Figur von { $who } nach { $space }.
    .you = Die Strömung trägt deine Figur nach { $space }.
event-retreat = { did } sich aus der Gefahr nach { $space } zurückgezogen.
    .you = Du hast dich aus der Gefahr nach { $space } zurückgezogen.
event-store = { did } { $card } verwahrt.
event-chest = { did } eine Truhe gefunden, Wert { $value }.
event-lift-fog = Der Nebel auf { $space } lichtet sich: { $terrain } { $power }.
event-wake = Ein Drache erwacht: { $dragon }.
event-tame = { did } einen Drachen ausgesucht: { $dragon }.
event-fly = { did } einen Drachen nach { $space } bewegt: { $dragon }.
event-end = Die Partie endet in Runde { $round }. Noch zu gehen: { $to-go }.

## Was in mehreren Schritten getan wurde

deed-buy-pay-bought = { did } { $card } gekauft, bezahlt mit { $pay-with }.
deed-run-go = { did } mit { $with } { $go-space } erreicht.
deed-run-clear-blockade = { did } mit { $with } Blockade { $clear-blockade-blockade } entfernt.
deed-run-clear-blockade-go = { did } mit { $with } Blockade { $clear-blockade-blockade } entfernt und { $go-space } erreicht.
deed-go = { did } danach { $go-space } erreicht.
deed-go-clear-blockade = { did } danach { $go-space } erreicht und Blockade { $clear-blockade-blockade } entfernt.
deed-free-reach = { did } mit { $with } { $reach-space } betreten.
deed-free-clear-blockade = { did } mit { $with } Blockade { $clear-blockade-blockade } entfernt.
deed-enter-pay-reach = { did } mit { $pay-with } { $space } betreten.
deed-enter-pay-camp-reach = { did } { $space } betreten. Aus dem Spiel: { $pay-camp-with }.
deed-clear-pay-clear-blockade = { did } mit { $pay-with } Blockade { $blockade } entfernt.
deed-play-draw =
    { did } { $with } gespielt und { $draw-count ->
        [one] 1 Karte
       *[other] { $draw-count } Karten
    } gezogen.
deed-play-draw-cards = { did } { $with } gespielt und { $draw-cards-cards } gezogen.
deed-play-draw-remove =
    { did } { $with } gespielt, { $draw-count ->
        [one] 1 Karte
       *[other] { $draw-count } Karten
    } gezogen und { $remove-card } aus dem Spiel entfernt.
deed-play-draw-cards-remove = { did } { $with } gespielt, { $draw-cards-cards } gezogen und { $remove-card } aus dem Spiel entfernt.
deed-play-remove = { did } { $with } gespielt und { $remove-card } aus dem Spiel entfernt.
deed-play-take = { did } { $with } gespielt und { $take-card } vom Markt genommen.
deed-play-lay-draw =
    { did } { $with } gespielt, { $lay-card } abgelegt und { $draw-count ->
        [one] 1 Karte
       *[other] { $draw-count } Karten
    } gezogen.
deed-play-lay-draw-cards = { did } { $with } gespielt, { $lay-card } abgelegt und { $draw-cards-cards } gezogen.
deed-discard = { did } { $discard-card } abgeworfen.
deed-end-turn-draw =
    { did } den Zug beendet und { $draw-count ->
        [one] 1 Karte
       *[other] { $draw-count } Karten
    } gezogen.
deed-end-turn-draw-cards = { did } den Zug beendet und { $draw-cards-cards } gezogen.

## Warum nicht

refusal-busy-pay = Zahl erst zu Ende: wähle die Karten, mit denen du zahlst.
refusal-busy-remove = Wähle erst eine Karte, die aus dem Spiel geht, oder sag Fertig, wo du darfst.
refusal-busy-take = Wähle erst einen Stapel des Marktes, von dem du eine Karte nimmst.
refusal-busy-replace = Lege erst die Karten hin, die du ersetzen willst, dann Fertig.
refusal-busy-discard = Der Zug ist beim Ablegen: lege ab, was du nicht behältst, dann beende ihn.
refusal-busy-step = { $thing } ist gespielt: geh jetzt damit.
refusal-not-held = { $card } ist nicht auf deiner Hand; du hast { $cards }.
refusal-hand-empty = { $card } ist nicht auf deiner Hand; sie ist leer.
refusal-not-owned = Das hast du nicht: Plättchen { $token }.
refusal-none-to-take = Der Markt hat diese Karte nicht mehr: { $card }.
refusal-lay-one-first = Lege erst mindestens eine Karte hin.
refusal-price-out-of-reach = So mit { $card } gezahlt, wäre der Preis nicht mehr zu erreichen.
refusal-token-pays-nothing = Dieses Plättchen zählt bei dieser Zahlung nichts: { $token }.
refusal-no-change = Nur mit dem Plättchen Symbolwechsel zahlt eine Karte ihre Stärke in Münzen.
refusal-change-in-vain = { $card } gewinnt durch den Symbolwechsel nichts, oder es bliebe zu wenig für den Preis.
refusal-hand-too-large = Höchstens { $most } Karten werden behalten, du hast { $held }: lege erst ab.
refusal-no-run = Es gibt keinen Lauf zu beenden.
refusal-nothing-to-finish = Jetzt gibt es nichts abzuschließen.
refusal-nothing-to-pay = Jetzt wird nichts bezahlt.
refusal-not-in-game = { $thing } ist in dieser Partie nicht dabei.
refusal-no-dragons = In dieser Partie gibt es keine Drachen.
refusal-no-curses = In dieser Partie gibt es keine Flüche.
refusal-starting-card = { $card } ist eine Startkarte und nicht zu kaufen.
refusal-sold-out = { $card } ist ausverkauft.
refusal-bought-already = Du hast in diesem Zug schon gekauft.
refusal-reserve-closed = { $card } liegt im Vorrat; er ist geschlossen, solange alle sechs Plätze des Marktes belegt sind.
refusal-too-dear = { $card } kostet { $price }; Hand und Plättchen ergeben { $purse }.
refusal-market-empty = Der Markt hat keine Karte mehr.
refusal-after-purchase = Nach dem Kauf zieht in diesem Zug keine Figur mehr.
refusal-other-symbol = { $thing } hat das Symbol { $symbol } nicht.
refusal-leads-nowhere = { $thing } zahlt für nichts neben deinen Figuren.
refusal-none-to-remove = Deine Hand ist leer: es gibt keine Karte zu entfernen.
refusal-none-to-replace = Deine Hand ist leer: es gibt keine Karte zu ersetzen.
refusal-item-not-just-used = Ein Gegenstand wird gleich nach dem Gebrauch behalten, vor jeder anderen Karte und jedem Plättchen.
refusal-passing-already = Du darfst besetzte Felder schon betreten.
refusal-changing-already = Die nächste Karte darf ihr Symbol schon wechseln.
refusal-one-piece = Du hast nur eine Figur.
refusal-piece-home = Diese Figur ist schon in El Dorado.
refusal-no-such-blockade = Diese Blockade gibt es auf dieser Strecke nicht.
refusal-blockade-gone = Blockade { $blockade } ist schon weggeräumt.
refusal-blockade-far = Blockade { $blockade } ist außer Reichweite deiner Figur auf { $space }.
refusal-no-space = In dieser Richtung ist kein Feld.
refusal-barred = Blockade { $blockade } ({ $terrain } { $power }) versperrt den Weg nach { $space }: räum sie erst weg.
refusal-mountain = { $space }: dorthin kommt keine Figur.
refusal-occupied = { $space } ist besetzt.
refusal-start-space = { $space }: für ein Startfeld zahlt keine Karte.
refusal-takes-cards = { place } nimmt { need }, nicht die Stärke einer Karte: schreib 'enter' oder 'clear'.
refusal-too-weak = { place } braucht { need }, { $thing } gibt { gift }.
refusal-too-few-cards = { place } nimmt { need }, und du hast { $held }.
refusal-needs-a-card = { place } braucht { need }: spiel dafür eine Karte oder ein Plättchen.
refusal-other-piece = Der Lauf gehört deiner anderen Figur; die Stärke einer Karte wird nie geteilt.
refusal-run-too-weak = { place } braucht { need }, der Lauf hat noch { rest }.
refusal-which-symbol = Für welches Symbol? Schreib { $text } as { $symbols }.
refusal-nothing-to-choose = { $verb }: dafür gibt es jetzt nichts. Du kannst: { asked }.
refusal-which-piece = Welche deiner beiden Figuren? Schreib { $first } oder { $second }.
refusal-not-beside = { $space } liegt nicht neben { $here }, wo deine Figur steht.
refusal-busy-ward = Wehr erst den Fluch mit deinem Fluchschutz ab, oder sag Fertig und nimm ihn hin.
refusal-busy-force = Versetze erst die Figuren, die du versetzen darfst, oder sag Fertig.
refusal-busy-hero = Nimm erst einen der Helden in der Taverne.
refusal-busy-lift = Lege erst hin, was den Fluch aufhebt.
refusal-busy-spare = Nutze erst ein eigenes Plättchen, ohne es abzugeben, oder sag Fertig.
refusal-busy-banish = Wähle erst, wer den Dämon bekommt.
refusal-busy-dismiss = Lege erst Dämonen in den Dämonenvorrat zurück, oder sag Fertig.
refusal-busy-rouse = Wähle erst, wessen Figuren du versetzt, oder sag Fertig.
refusal-busy-imitate = Wähle erst die Karte des Marktes, die du nachahmst.
refusal-busy-twice = Spiel erst die Karte, die zwei Läufe macht.
refusal-lifts-nothing = { $card } hilft nicht, diesen Fluch aufzuheben.
refusal-misfortune = Vor dir liegt das Pech: Du darfst keine Karte spielen. Zwei Karten heben es auf.
refusal-misery = Vor dir liegt das Elend: Du darfst keine violette Karte spielen. Eine violette Karte hebt es auf.
refusal-cave-fever = Vor dir liegt das Höhlenfieber: Du darfst kein Plättchen spielen. Eines davon hebt es auf.
refusal-lethargy = Vor dir liegt eine Lethargie: Das Symbol { $symbol } ist gesperrt. Stärke 2 dieses Symbols hebt sie auf.
refusal-not-cursed = Dieser Fluch liegt nicht vor dir: { $curse }.
refusal-cannot-lift = Du hast nicht, was diesen Fluch aufhebt: { $curse }.
refusal-stop-first = Geh erst weiter oder halt an: am Ende dieser Bewegung geschieht noch etwas.
refusal-demon-does-nothing = Ein gespielter Dämon tut nichts. Er zahlt eine halbe Münze oder hilft bei Geröll.
refusal-none-to-double = Du hast jetzt keine Karte, die zwei Läufe machen könnte.
refusal-none-to-imitate = Keine Karte des Marktes würde jetzt nützen.
refusal-no-demon = Du hast keinen Dämon auf der Hand.
refusal-no-curse-turned-up = Fluchschutz spielt man, wenn ein Fluch aufgedeckt wird.
refusal-market-open-already = Der ganze Vorrat steht dir schon offen, oder er ist leer.
refusal-demon-blockade = Blockade { $blockade } ist ein Dämon: entfern sie mit 'clear' und zieh einen Fluch.
refusal-demon-space = { $space }: für ein Dämonenfeld zahlt keine Stärke. Geh mit 'enter' hin und zieh Flüche.
refusal-entered-already = Diese Figur ist in diesem Zug schon auf { $space } getreten.
refusal-steps-elsewhere = { $thing } führt nicht dorthin: { place }.
refusal-route-of-hexes = Diese Strecke gehört zu Helden & Dämonen.
refusal-pieces-of-hexes = Auf dieser Strecke liegen Teile von Helden & Dämonen.
refusal-hexes-caves = Gehören zu Helden & Dämonen.
refusal-no-places = Auf dieser Strecke gibt es keine Plätze dafür.
refusal-busy-tame = Leg erst die Karten ab, die den Drachen bewegen.
refusal-busy-herd = Beweg erst den Drachen, oder done.
refusal-busy-whistle = Such erst einen Drachen aus, oder done.
refusal-busy-retreat = Wähl erst, wohin deine Figur zurückgeht.
refusal-in-danger = Deine Figur auf { $space } ist in Gefahr und kann noch weg, nach { $spaces }: vorher endet der Zug nicht.
refusal-buying-in-danger = Solange eine Figur in Gefahr ist, wird nicht gekauft: zieh erst weg.
refusal-held = Ein Drache hält deine Figur auf { $space } fest: { $dragons }. Beweg erst den Drachen.
refusal-dragon-there = Auf { $space } ist ein Drache.
refusal-dragon-asleep = Dieser Drache schläft: { $dragon }.
refusal-dragon-not-moved = Du hast keine Karten, die diesen Drachen bewegen, oder er kann nirgends hin: { $dragon }.
refusal-cloaked-already = Dein Umhang wirkt schon: In diesem Zug hält kein Drache deine Figuren fest.
refusal-no-dragon-awake = Kein wacher Drache, bei dem diese Karte helfen würde.
refusal-swamp = { $space }: spiel für einen Sumpf eine einzige Karte oder ein Plättchen mit genau Stärke { $power }.
refusal-swamp-not-exact = { $space }: der Sumpf verlangt genau Stärke { $power }; { $thing } passt nicht.
refusal-store-full = Auf deinem Tableau ist kein Platz für { $card }: höchstens { $most } Karten werden verwahrt.
refusal-not-stored = { $card } liegt nicht auf deinem Tableau.
refusal-stored-just-now = { $card } wurde in diesem Zug verwahrt: spiel sie ab deinem nächsten Zug.
refusal-not-back = Nach { $space } kann deine Figur nicht zurück, wohl aber nach { $spaces }.
refusal-no-action = { $text } ist kein Zug in Quest: schreib eine Karte und ein Feld ('scout B12', mit zwei Figuren 'scout 2 B12'), 'go B13', 'enter C4', 'buy pioneer', 'pay sailor', 'play compass', 'discard traveler', 'end turn'.

## Teile davon

place =
    { $blockade ->
        [0] { $space }
       *[other] Blockade { $blockade }
    }
need =
    { $needs ->
        [machete] { $power } { $power ->
            [one] Machete
           *[other] Macheten
        }
        [paddle] { $power } Paddel
        [coin] { $power } { $power ->
            [one] Münze
           *[other] Münzen
        }
        [camp] { $power } { $power ->
            [one] Handkarte, die aus dem Spiel geht
           *[other] Handkarten, die aus dem Spiel gehen
        }
       *[cards] { $power } { $power ->
            [one] Handkarte
           *[other] Handkarten
        }
    }
gift =
    { $gives ->
        [machete] { $strength } { $strength ->
            [one] Machete
           *[other] Macheten
        }
        [paddle] { $strength } Paddel
        [coin] { $strength } { $strength ->
            [one] Münze
           *[other] Münzen
        }
       *[any] { $strength } { $strength ->
            [one] Machete, Paddel oder Münze
           *[other] Macheten, Paddel oder Münzen
        }
    }
rest =
    { $has ->
        [machete] { $left } { $left ->
            [one] Machete
           *[other] Macheten
        }
        [paddle] { $left } Paddel
        [coin] { $left } { $left ->
            [one] Münze
           *[other] Münzen
        }
       *[nothing] keine Stärke
    }
asked =
    { $phase ->
        [pay] Karten wählen, mit denen du zahlst
        [remove] eine Karte wählen, die aus dem Spiel geht
        [take] einen Stapel des Marktes wählen
        [replace] die Karten hinlegen, die du ersetzt
        [discard] ablegen, was du nicht behältst, dann den Zug beenden
        [ward] den Fluch abwehren oder Fertig
        [force] die Figuren versetzen, die du versetzen darfst, oder Fertig
        [hero] einen der Helden nehmen
        [lift] hinlegen, was den Fluch aufhebt
        [spare] ein Plättchen nutzen, ohne es abzugeben, oder Fertig
        [banish] wählen, wer den Dämon bekommt
        [dismiss] Dämonen in den Vorrat zurücklegen oder Fertig
        [rouse] wählen, wessen Figuren du versetzt, oder Fertig
        [imitate] die Karte wählen, die du nachahmst
        [twice] die Karte spielen, die zweimal zieht
        [tame] die Karten ablegen, die den Drachen bewegen
        [herd] den Drachen bewegen, oder done
        [whistle] einen Drachen aussuchen, oder done
        [retreat] wählen, wohin deine Figur zurückgeht
       *[play] Karten und Plättchen spielen, eine Karte kaufen, ablegen, den Zug beenden
    }

## Module

module-swamp = Sumpf
module-current = Strömung
module-danger = Gefahr
module-muisca = Muisca
module-dragons = Drachen
module-treasures = Schätze
module-fog = Nebel

## Was an einer Strecke nicht stimmt

route-no-object = Eine Strecke ist ein JSON-Objekt in der Form von routes.json.
route-too-large = Das ist keine Strecke: zu groß, zu tief verschachtelt oder mit Werten, die JSON nicht kennt.
route-unknown-field = Eine Strecke hat kein Feld { $field }; die Felder sind { $fields }.
route-bad-name = Der Name einer Strecke ist ein Text mit höchstens { $most } druckbaren Zeichen ohne spitze Klammern.
route-bad-pieces = Die Teile einer Strecke sind eine Liste, jedes mit piece, q, r und rotation.
route-too-many-pieces = Eine Strecke hat höchstens { $most } Teile.
route-bad-piece = Teil Nummer { $number } ist kein Objekt mit piece, q, r und rotation.
route-no-such-piece = Ein Teil { $text } gibt es nicht; es gibt { $choices }.
route-bad-place = { $axis } von { $piece } ist eine ganze Zahl von { $least } bis { $most }.
route-bad-finish = Das Ziel ist ein Objekt mit side, q, r und rotation.
route-no-such-side = Das Ziel hat keine Seite { $text }; es hat { $choices }.
route-bad-finish-place = { $axis } des Ziels ist eine ganze Zahl von { $least } bis { $most }.
route-bad-tavern = Eine Taverne ist ein Objekt mit attached_to (einem Buchstaben), side ({ $choices }) und drei Feldern.
route-bad-joints = Nahtstellen sind eine Liste, jede mit between (den Buchstaben zweier Teile) und blockade (true oder false).
route-bad-modules = Module sind ein Objekt mit einer Liste von Plätzen für jedes Modul.
route-no-such-module = Kein Modul { $text } hat Plätze auf einer Strecke; Plätze haben { $choices }.
route-bad-swamp = Es gibt höchstens { $most } Sümpfe, jeden einmal, mit swamp (einer Kennung), q, r und rotation.
route-bad-current = Es gibt höchstens { $most } Pfeile, jeden mit q, r und direction (0 bis 5).
route-bad-danger = Es gibt höchstens { $most } Gefahrenplätze, jeden als [q, r].
route-bad-dragons = Es gibt { $most } Drachenplätze, jeden als [q, r].
route-bad-treasures = Es gibt höchstens { $most } Schatzplätze, jeden als [q, r].
route-bad-fog = Nebel liegt auf höchstens { $most } Teilen, die ihr Buchstabe nennt.
route-no-pieces = Noch liegt kein Teil: Beginne mit A oder B.
route-no-finish = Das Ziel fehlt.
route-begins-elsewhere = Eine Strecke beginnt mit A oder B, nicht mit { $piece }.
route-twice = Teil { $piece } liegt { $count }-mal da.
route-both-sides = { $piece } und { $other } sind die beiden Seiten desselben Teils.
route-overlaps = { $piece } überlappt { $other }.
route-finish-overlaps = Das Ziel überlappt { $piece }.
route-loose = { $piece } berührt die Teile davor an { $contacts ->
        [0] keiner Kante
        [one] { $contacts } Kante
       *[other] { $contacts } Kanten
    }; nötig sind mindestens { $least }.
route-finish-corner = Das Ziel muss um eine Ecke des letzten Teils liegen, { $piece }.
route-no-way = Kein Weg führt von Startfeld { $number } ohne Berge, Höhlen, Dämonen und Tunnel zum Ziel.
route-no-joint = { $piece } und { $other } berühren sich nicht; zwischen ihnen gibt es keine Nahtstelle.
route-other-places = { $field } dieser Strecke: { $text }; lass das Feld im Zweifel weg.
route-tavern-nowhere = Die Taverne liegt an { $text }, das nicht auf dieser Strecke liegt.
route-tavern-far = Die drei Felder der Taverne müssen an { $piece } liegen.
route-tavern-taken = Die drei Felder der Taverne müssen frei und verschieden sein.
route-marker-ground = { $module }: { $at } ist weder Dschungel noch Fluss, Dorf, Geröll oder Basislager.
route-arrow-ground = Strömung: { $at } ist kein Flussfeld.
route-arrow-nowhere = Der Pfeil auf { $at } zeigt auf kein Feld desselben Teils, auf das eine Figur treiben kann.
route-markers-meet = Auf { $at } liegen zwei Marker.
route-fog-nowhere = Nebel: { $piece } liegt nicht auf dieser Strecke.
route-swamp-covers = Ein Sumpf liegt auf etwas, das er nicht bedecken darf.
route-swamp-loose = Ein Sumpf berührt die Strecke nicht.
route-swamps-close-way = Die Sümpfe lassen keinen anderen Weg vom Start zum Ziel.

## Tipps für eigene Strecken

route-tip-terrain = Mische die Landschaften.
route-tip-shortcuts = Führe Abkürzungen über schwierige Felder.
route-tip-bends = Mach die Innenseite einer Kurve schwieriger als die Außenseite.
route-tip-passages = Vermeide zu viele Engstellen.

## Wie eine Strecke ist

deck-machete = Macheten
deck-paddle = Paddeln
deck-coin = Münzen
deck-mixed = gemischten Karten
route-advice-apart = Mit { $deck } ist der kürzeste Weg { $steps } Felder länger als mit { $other-deck }.
route-advice-choke = Jeder Weg führt über { $space }.
route-advice-terrain = { $steps } Felder derselben Landschaft am Stück: { $terrain }.

## Was die Bots sagen

route-verdict-quick = Schnell: Bots sind in Runde { $rounds } am Ziel.
route-verdict-usual = Weder schnell noch langsam: Bots sind in Runde { $rounds } am Ziel.
route-verdict-slow = Langsam: Bots sind in Runde { $rounds } am Ziel.
route-verdict-lost = In { $percent } von 100 Partien kommt niemand an.
route-verdict-ways = { $count } Wege werden genommen.
route-verdict-one-way = Es gibt nur einen Weg.
route-verdict-bottleneck = { $percent } von 100 Figuren kommen über { $space }.
route-verdict-fair = Kein Platz hat einen Vorteil, der mehr als Zufall ist.
route-verdict-ahead = Platz { $number } gewinnt { $percent } von 100 Partien; { $fair } wären gerecht. Das ist kein Zufall.
route-verdict-behind = Platz { $number } gewinnt nur { $percent } von 100 Partien; { $fair } wären gerecht. Das ist kein Zufall.

## Was gegen einen Zug spricht, in einer Auswertung

reason-away = Dieser Weg ist { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiter von El Dorado entfernt.
reason-blockade = Die Blockade ließ sich entfernen: Wer sie entfernt, behält sie, und Blockaden entscheiden bei Gleichstand.
reason-stopped-short = Der Lauf endet mit Stärke { $power }, die weiterführt.
reason-ended-early = { $card } ließ sich noch spielen.
reason-no-purchase = Hand und Plättchen sind { $coins } wert: genug für { $card }.
reason-bought-late = { $card } kommt in etwa { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} auf die Hand, und an der Spitze { $steps ->
    [one] fehlt { $steps } Schritt
   *[other] fehlen { $steps } Schritte
}.
reason-bought-weaker = { $card } hat Stärke { $power }, { $other-card } nur { $less }.
reason-removed-strong = { $card } mit Stärke { $power } ist nun weg, { $other-card } hat nur { $less }.
reason-bought-first = Nach dem Kauf zieht in diesem Zug keine Figur mehr.
reason-spent-coins = { $card } zählt beim Kauf { $coins }: { $other-card }.
reason-turn-further = Der Zug endet { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} weiter von El Dorado entfernt.
reason-turn-blockade = Der Zug endet ohne Blockade: Wer eine entfernt, behält sie, und Blockaden entscheiden bei Gleichstand.
reason-turn-cards = Im Deck ist danach { $other-card }, nicht { $card }.
reason-turn-without = Im Deck fehlt danach { $card }.
reason-turn-keeps = Im Deck ist danach auch { $card }, und es dauert länger, bis alle Karten wiederkommen.

## Was Rätsel üben

theme-arrive = In diesem Zug ankommen
    .about = Deine Karten reichen jetzt bis nach El Dorado: Finde den Weg.
theme-purchase = Der beste Kauf
    .about = Welche Karte ist ihren Preis jetzt wert, und wann gehst du besser weiter?
theme-blockade = Erst die Blockade oder nicht
    .about = Räumst du die Blockade jetzt weg, oder gehst du ohne sie weiter?
theme-trash = Welche Karte entfernen
    .about = Eine Karte muss aus deinem Deck: Welche fehlt dir am wenigsten?
theme-way = Der richtige Weg
    .about = Welche Karte kommt zuerst, und wohin führt sie dich?
theme-keep = Behalten oder abwerfen
    .about = Welche Karten willst du im nächsten Zug auf der Hand haben?

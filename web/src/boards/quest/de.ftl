quest-round = Runde { $round }
quest-to-go = Schritte
quest-to-go-short = noch { $count }
quest-seat = noch { $count } Schritte, { $hand } auf der Hand, { $draw } zu ziehen, { $discard } abgeworfen
quest-seat-blockades = Blockaden { $numbers }
quest-tops = nächste Karte: { $cards }
quest-arrived = am Ziel
quest-map = Karte von { $route }
quest-map-help = Pfeiltasten gehen über die Felder, Bild ab zum nächsten erreichbaren, Eingabe geht hin, Pos1 ist deine Figur. Tasten: h Hand, b Brett, m Markt.
quest-mini-map = Übersicht: antippen, um dort hinzusehen

quest-space = { $terrain } { $power }
quest-seen = { $space }
quest-seen-any = ein Feld
quest-seen-behind = { $space } hinter Blockade { $blockade }
quest-seen-before = { $space } vor Blockade { $blockade }
quest-seen-way = { $space } ({ $way })
quest-leg = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} { $wind }
quest-wind-e = nach Osten
quest-wind-ne = nach Nordosten
quest-wind-n = nach Norden
quest-wind-nw = nach Nordwesten
quest-wind-w = nach Westen
quest-wind-sw = nach Südwesten
quest-wind-s = nach Süden
quest-wind-se = nach Südosten
quest-start = Start { $number }
quest-finish = Tor von El Dorado, { $terrain } { $power }
quest-blockade = Blockade { $number }, { $terrain } { $power }
quest-cave-left =
    { $count ->
        [0] keine Plättchen mehr
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
quest-nearer = noch { $count } Schritte, näher
quest-farther = noch { $count } Schritte, weiter weg
quest-as-far = noch { $count } Schritte, so weit wie jetzt
quest-costs = kostet { $cost } von { $of }
quest-way = braucht { $cost } von { $of } · { $left } übrig
quest-way-once = danach aus dem Spiel
quest-way-free = ein freier Schritt
quest-way-curses =
    { $count ->
        [one] zieht 1 Fluch
       *[other] zieht { $count } Flüche
    }
quest-way-cards =
    { $count ->
        [one] kostet 1 Karte
       *[other] kostet { $count } Karten
    }
quest-way-removed =
    { $count ->
        [one] 1 Karte geht für immer
       *[other] { $count } Karten gehen für immer
    }

quest-nowhere = { $who } führt von hier nirgendwohin
quest-reach =
    { $count ->
        [one] { $who }: 1 Ort erreichbar
       *[other] { $who }: { $count } Orte erreichbar
    }
quest-piece-yours = deine Figur
quest-piece-yours-number = deine Figur { $number }
quest-piece-of = Figur von { $who }
quest-piece-of-number = Figur { $number } von { $who }

quest-hand = Hand
quest-hand-of = Hand von { $who }
quest-hand-empty = Keine Karten auf der Hand.
quest-hand-hidden =
    { $count ->
        [one] { $who } hält 1 Karte.
       *[other] { $who } hält { $count } Karten.
    }
quest-draw = Nachziehstapel
quest-discard = Ablage
quest-owned = Alle Karten
quest-owned-about = Jeder Kauf war zu sehen; wo die Karten gerade liegen, wird nicht verraten.
quest-removed = Entfernt
quest-area = Gespielt
quest-tokens = Plättchen
quest-pile-title = { $pile }: { $who }
quest-pile-empty = Nichts da.
quest-pile-count = { $pile }, { $count }
quest-draw-order = Was darin ist, nicht in welcher Reihenfolge.
quest-draw-hidden =
    { $count ->
        [one] 1 Karte. Nur wer sie besitzt, kennt sie.
       *[other] { $count } Karten. Nur wer sie besitzt, kennt sie.
    }
quest-known = bekannt auf der Hand
quest-card-label = { $card }: { $does }
quest-card-pays = zahlt { $worth }
quest-card-times = { $card }, { $count }-mal
quest-token-label = Plättchen: { $token }

quest-end-turn = Zug beenden
quest-keep =
    { $count ->
        [0] keine Karte übrig
        [one] 1 Karte behalten
       *[other] { $count } Karten behalten
    }
quest-stop = Hier halten
quest-done = Fertig
quest-discard-it = { $card } abwerfen
quest-discard-note = Danach kann nichts anderes mehr gespielt werden.
quest-play-it = { $card } spielen
quest-pay-with = Mit { $cards } zahlen
quest-pay-over = Mit { $cards } zahlen ({ $over } zu viel)
quest-pay-once = { $card } für { $power } Münzen, danach aus dem Spiel
quest-as-coins = { $card } als Münzen

quest-ask-card = Du bist dran: Wähle eine Karte
quest-ask-end = Nichts mehr zu spielen: beende deinen Zug
quest-ask-where = Du bist dran: Wohin geht { $who }?
quest-ask-play = { $who }: noch einmal antippen zum Spielen
quest-walk = Dorthin gehen
quest-tap-walk = { $who }: noch einmal tippen, um hinzugehen · { $left } übrig
quest-tap-blockade = { $who }: noch einmal tippen, um die Blockade zu nehmen
quest-tap-other = Noch einmal tippen: { $way }
quest-ask-run = { $who }: noch { $left } zu gehen
quest-ask-price = { $card }: noch { $due } zu zahlen
quest-ask-rubble =
    { $count ->
        [one] Wähle 1 Karte zum Ablegen
       *[other] Wähle { $count } Karten zum Ablegen
    }
quest-ask-camp =
    { $count ->
        [one] Wähle 1 Karte, die für immer geht
       *[other] Wähle { $count } Karten, die für immer gehen
    }
quest-ask-remove = Wähle eine Karte, die für immer geht
quest-ask-take = Wähle eine Karte vom Markt
quest-ask-replace = Lege ab, was du ersetzt
quest-ask-discard = Wirf ab, was du nicht behältst
quest-ask-wanted = Wähle die Karte, die dorthin geht
quest-ask-ward = Ein Fluch: abwehren oder hinnehmen
quest-ask-force = Versetz die Figur, oder lass sie stehen
quest-ask-hero = Wähl einen Helden
quest-ask-lift = { $curse }: noch { $due } hinlegen
quest-ask-spare = Benutz ein Plättchen, ohne es auszugeben
quest-ask-banish = Wer bekommt den Dämon?
quest-ask-dismiss = Leg Dämonen in den Dämonenvorrat zurück
quest-ask-rouse = Wessen Figuren versetzt du?
quest-ask-imitate = Wähl eine Karte vom Markttableau
quest-ask-twice = Wähl die Karte für zwei Läufe

quest-sum-coins = { $paid } von { $whole } bezahlt
quest-sum-cards = { $paid } von { $whole } Karten
quest-sum-removed = { $paid } von { $whole } entfernt

quest-market = Markt
quest-your-hand-pays = deine Hand zahlt { $purse }
quest-reserve = Vorrat
quest-reserve-open = offen: Platz { $slot } ist frei
quest-reserve-closed = zu: kein Platz frei
quest-vacant = frei
quest-slot = Platz { $slot }
quest-pile-label = { $card }: { $does }, kostet { $price }, noch { $left }
quest-sale-not-now = Du bist nicht dran.

quest-does-machete = Machete { $power }
quest-does-paddle = Paddel { $power }
quest-does-coin = Münze { $power }
quest-does-any = beliebiges Symbol { $power }
quest-does-draw =
    { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
quest-does-remove =
    { $count ->
        [one] bis zu 1 Karte entfernen
       *[other] bis zu { $count } Karten entfernen
    }
quest-does-take-card = eine beliebige Karte vom Markt nehmen
quest-does-step = auf ein beliebiges Nachbarfeld gehen
quest-does-replace = bis zu { $count } Karten ersetzen
quest-does-keep-item = den eben benutzten Gegenstand behalten
quest-does-enter-occupied = in diesem Zug besetzte Felder betreten
quest-does-change-symbol = die nächste Karte darf ihr Symbol wechseln
quest-passing = In diesem Zug darfst du besetzte Felder betreten.
quest-changing = Die nächste Karte darf ihr Symbol wechseln.
quest-item-note = einmal benutzt, dann weg

## Was ein Bot rät

move-quest-run = { $what } spielen
move-quest-run-as = { $what } als { $symbol } spielen
move-quest-free = { $what } spielen
move-quest-go = weiter nach { $place }
move-quest-go-blockade = weiter, Blockade { $blockade } entfernen
move-quest-enter = { $place } ansteuern
move-quest-clear-blockade = Blockade { $blockade } zu räumen beginnen
move-quest-pay = mit { $what } bezahlen
move-quest-pay-coin = mit { $what } als Münzen bezahlen
move-quest-buy = { $what } kaufen
move-quest-take = { $what } nehmen
move-quest-play = { $what } spielen
move-quest-discard = { $what } abwerfen
move-quest-remove = { $what } aus dem Spiel entfernen
move-quest-lay = { $what } ablegen
move-quest-end-turn = den Zug beenden
move-quest-stop = anhalten
move-quest-done = das abschließen
move-quest-dragon = Drachen bewegen: { $what }
move-quest-herd = den Drachen nach { $place } bewegen
move-quest-store = { $what } verwahren
move-quest-retreat = nach { $place } zurückgehen
move-quest-piece = { $move } (Figur { $piece })
# Schritte eines Zugs, die zusammen gesagt werden.
move-quest-run-go = { $what } nach { $place }
move-quest-run-as-go = { $what } als { $symbol } nach { $place }
move-quest-free-go = { $what } nach { $place }
move-quest-run-go-blockade = mit { $what } Blockade { $blockade } entfernen
move-quest-go-go = weiter nach { $place }
move-quest-buy-pay = { $what } mit { $others } kaufen
move-quest-enter-pay = mit { $others } nach { $place }
move-quest-clear-blockade-pay = Blockade { $blockade } mit { $others } entfernen
move-quest-pay-pay = mit { $all } bezahlen
move-quest-discard-discard = { $all } abwerfen
move-quest-remove-remove = { $all } aus dem Spiel entfernen

## Eine Karte erklärt

quest-price = Preis
quest-price-left = { $price }, noch { $left } da
quest-pays = Zahlt
quest-goes = Kommt
quest-goes-discard = auf deinen Ablagestapel
quest-click-buys = Deine Hand zahlt { $purse }: Klicken kauft sie.
quest-too-dear = Kostet { $price }, deine Hand zahlt { $purse }.
quest-buy-for = Kaufen für { $price }
quest-take-it = Nehmen
quest-imitate-it = Nachahmen
quest-starting = Startkarten
quest-hexes-market = Helden & Dämonen: weitere Stapel des Vorrats
quest-promos = Promokarten
quest-familiars = Begleiter und Dämon
quest-heroes = Helden
quest-curses = Flüche
quest-cards-bought = Gekaufte Karten
quest-count-bought = { $count } gekauft
quest-count-removed = { $count } entfernt

quest-tavern = Die Taverne
quest-tavern-about = Drei Helden sind da. Einer geht mit dir, die anderen werden zurückgemischt.
quest-tavern-of = { $who } wählt einen Helden.
quest-tavern-watchers = Wer zusieht
quest-take-hero = { $card } nehmen
quest-take-hero-about = auf die Hand, sofort spielbar
quest-hero-once = einmal benutzt, dann aus dem Spiel
quest-hero-pays = zahlt { $coins }
quest-curse-ward = Abwehren
quest-curse-bear = Hinnehmen
quest-curse-lift = Aufheben
quest-curse-drawn = gerade gezogen
quest-curse-drawn-by = gezogen von { $who }
quest-bound = gesperrt durch { $curse }

quest-moves-yours = { $who } versetzt deine Figur
quest-moves-own = { $who } versetzt die eigenen Figuren
quest-moves-other = { $who } versetzt die Figur von { $other }
quest-forced = Erzwungene Bewegung
quest-forced-you = Du darfst jede deiner Figuren bis zu { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    } versetzen, über jedes Gelände. Das bringt nichts ein.
quest-forced-other = Du darfst die Figur von { $other } bis zu { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    } versetzen, über jedes Gelände. Das bringt nichts ein.
quest-forced-by-you = { $who } darf deine Figur bis zu { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    } versetzen.
quest-forced-by-own = { $who } darf jede eigene Figur bis zu { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    } versetzen.
quest-forced-by-other = { $who } darf die Figur von { $other } bis zu { $steps } { $steps ->
        [one] Feld
       *[other] Felder
    } versetzen.
quest-forced-wait = { $who } wählt
quest-forced-leave = Hier stehen lassen
quest-forced-move = Dorthin ziehen

## Modules

quest-mark-swamp = Sumpf: hinein führt eine Karte oder ein Plättchen mit genau Stärke { $power }.
quest-mark-current = Strömung: wer hier hält, treibt { $way }.
quest-mark-danger = Gefahr: hier endet kein Zug, solange die Figur weg kann.
quest-mark-chest = Truhe: wer hier hält, nimmt sie.
quest-mark-fog = Nebel: er lichtet sich, sobald eine Figur daneben steht.
quest-mark-fog-up = Dieses Feld lag unter dem Nebel.
quest-mark-awake = { $dragon }, wach: hält jede Figur neben sich fest.
quest-mark-asleep = { $dragon }, schläft: wacht auf, wenn eine Figur auf sein Geländeteil kommt.
quest-moved-by-green = Ihn bewegt eine Karte mit Machete, oder zwei beliebige.
quest-moved-by-blue = Ihn bewegt eine Karte mit Paddel, oder zwei beliebige.
quest-moved-by-yellow = Ihn bewegt eine Karte mit Münze, oder zwei beliebige.
quest-moved-by-white = Ihn bewegt jede Karte.
quest-asleep = { $dragon }, schläft
quest-held-by = festgehalten: { $dragon }
quest-in-danger = in Gefahr
quest-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
quest-stored = Verwahrt
quest-stored-count =
    { $count ->
        [one] 1 Karte verwahrt
       *[other] { $count } Karten verwahrt
    }
quest-stored-label = Verwahrt: { $card }, { $does }
quest-stored-waits = ab deinem nächsten Zug
quest-store-it = { $card } verwahren

quest-way-carried = die Strömung trägt sie weiter, { $way }
quest-way-held = ein Drache hält sie dort fest
quest-way-danger = Gefahr: sie muss wieder weg
quest-way-fly =
    { $count ->
        [one] zieht 1 Feld
       *[other] zieht { $count } Felder
    }
quest-does-either = { $first } oder { $second } { $power }

quest-ask-tame = { $dragon }: { $by }
quest-ask-tame-more = { $dragon }: noch eine Karte
quest-ask-herd =
    { $count ->
        [one] { $dragon }: wähl, wohin er zieht, 1 Feld
       *[other] { $dragon }: wähl, wohin er zieht, bis zu { $count } Felder
    }
quest-ask-whistle = Wähl einen Drachen, oder fertig
quest-ask-retreat = Wähl, wohin deine Figur zurückgeht
quest-ask-leave = Gefahr: deine Figur muss weg, bevor der Zug endet
quest-ask-held = Ein Drache hält deine Figur fest: beweg ihn, oder beende deinen Zug
quest-leave-first = erst aus der Gefahr
quest-leave-with = Gefahr. Du kannst noch weg mit { $things }.
quest-leave-to = Gefahr. Du kannst noch weg nach { $spaces }.
quest-dragon-holds = Festgehalten: { $dragon }.
quest-move-dragon = Bewegen: { $dragon }
quest-no-purchase-in-danger = in Gefahr kein Kauf

quest-muisca = Muisca
quest-muisca-open = immer offen
quest-dragon-cards = Drachen: weitere Stapel des Vorrats
quest-dragons = Drachen
quest-chests = Truhen
quest-chest-closed = Truhe
quest-chest-of = Truhe mit { $value }
quest-fog-tokens = Nebel
quest-times = { $count } ×

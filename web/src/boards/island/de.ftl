## Das Brett von Island

island-subtitle = Runde { $round } · { $count ->
        [0] alle Felder gefunden
        [one] noch 1 Feld
       *[other] noch { $count } Felder
    }
island-map = Karte der Insel. Pfeile führen von Ort zu Ort, n und p zu dem, was du tun kannst, Bild ab in die Höhle.
island-cave = Höhle
island-cave-open = Höhle zeigen
island-cave-close = Zurück zur Insel
island-cave-hidden = Ihr Eingang ist noch nicht gefunden.
island-cave-empty = Noch war niemand darin.
island-to-find =
    { $count ->
        [0] alle gefunden
        [one] noch 1 Feld
       *[other] noch { $count } Felder
    }
island-choose = Was hier geschehen soll
island-nothing-here = Nichts
island-a-tile = Feld
island-a-corner = Ecke
island-at = { $q } Komma { $r }
island-corner = Ecke von { $tiles }
island-dock = Dein Zug: Würfel, Vorräte und Knöpfe

## Felder

island-tile-none = offenes Meer

## Orte, wie man sie sieht

island-seen-water = { $form ->
    [at] im Wasser
    [to] ins Wasser
    [beside] dem Wasser
    [beside-one] Wasser
    [of] vom Wasser
   *[named] das Wasser
}
island-seen-gold = { $form ->
    [at] auf dem Goldhügel
    [to] auf den Goldhügel
    [beside] dem Goldhügel
    [beside-one] einem Goldhügel
    [of] vom Goldhügel
   *[named] der Goldhügel
}
island-seen-food = { $form ->
    [at] auf dem Acker
    [to] auf den Acker
    [beside] dem Acker
    [beside-one] einem Acker
    [of] vom Acker
   *[named] der Acker
}
island-seen-wood = { $form ->
    [at] im Wald
    [to] in den Wald
    [beside] dem Wald
    [beside-one] einem Wald
    [of] vom Wald
   *[named] der Wald
}
island-seen-garden = { $form ->
    [at] im Garten
    [to] in den Garten
    [beside] dem Garten
    [beside-one] einem Garten
    [of] vom Garten
   *[named] der Garten
}
island-seen-shrine = { $form ->
    [at] am Schrein
    [to] zum Schrein
    [beside] dem Schrein
    [beside-one] einem Schrein
    [of] vom Schrein
   *[named] der Schrein
}
island-seen-cave-entrance = { $form ->
    [at] am Höhleneingang
    [to] zum Höhleneingang
    [beside] dem Höhleneingang
    [beside-one] einem Höhleneingang
    [of] vom Höhleneingang
   *[named] der Höhleneingang
}
island-seen-cave-exit = { $form ->
    [at] am Ausgang
    [to] zum Ausgang
    [beside] dem Ausgang
    [beside-one] einem Ausgang
    [of] vom Ausgang
   *[named] der Ausgang
}
island-seen-cave-shrine = { $form ->
    [at] am Höhlenschrein
    [to] zum Höhlenschrein
    [beside] dem Höhlenschrein
    [beside-one] einem Höhlenschrein
    [of] vom Höhlenschrein
   *[named] der Höhlenschrein
}
island-seen-cave = { $form ->
    [at] in der Höhle
    [to] in die Höhle
    [beside] der Höhle
    [beside-one] einer Höhle
    [of] von der Höhle
   *[named] die Höhle
}
island-seen-bats = { $form ->
    [at] in der Höhle der Riesenfledermäuse
    [to] in die Höhle der Riesenfledermäuse
    [beside] der Höhle der Riesenfledermäuse
    [beside-one] einer Höhle der Riesenfledermäuse
    [of] von der Höhle der Riesenfledermäuse
   *[named] die Höhle der Riesenfledermäuse
}
island-seen-thieves = { $form ->
    [at] in der Höhle der Diebe
    [to] in die Höhle der Diebe
    [beside] der Höhle der Diebe
    [beside-one] einer Höhle der Diebe
    [of] von der Höhle der Diebe
   *[named] die Höhle der Diebe
}
island-seen-serpent = { $form ->
    [at] in der Höhle der Schlange
    [to] in die Höhle der Schlange
    [beside] der Höhle der Schlange
    [beside-one] einer Höhle der Schlange
    [of] von der Höhle der Schlange
   *[named] die Höhle der Schlange
}
island-seen-open = { $form ->
    [at] auf dem offenen Meer
    [beside] dem offenen Meer
   *[named] das offene Meer
}
island-seen-dark = das Dunkel
island-seen-far = { $form ->
    [to] weit hinaus aufs Meer
   *[at] weit draußen auf dem Meer
}
island-seen-marked = { $name } { $mark }
island-seen-beside = neben { $what }
island-seen-end = { $end ->
    [north] ganz im Norden
    [south] ganz im Süden
    [east] ganz im Osten
   *[west] ganz im Westen
}
island-seen-from-end = an { $rank ->
    [2] zweiter
   *[3] dritter
} Stelle von { $end ->
    [north] Norden
    [south] Süden
    [east] Osten
   *[west] Westen
}
island-seen-way = { $way ->
    [e] östlich
    [ne] nordöstlich
    [nw] nordwestlich
    [w] westlich
    [sw] südwestlich
   *[se] südöstlich
} { $of }
island-seen-corner = { $form ->
    [at] an der
    [to] an die
   *[named] die
} { $point } { $of }
island-seen-point = { $point ->
    [n] Nordecke
    [ne] Nordostecke
    [nw] Nordwestecke
    [s] Südecke
    [sw] Südwestecke
   *[se] Südostecke
}
island-seen-meeting = { $form ->
    [at] an der
    [to] an die
   *[named] die
} Ecke von { $tiles }

## Figuren

island-own-explorer = dein Entdecker
island-their-explorer = Entdecker von { $who }
island-own-villagers =
    { $count ->
        [one] dein Dorfbewohner
       *[other] { $count } Dorfbewohner von dir
    }
island-their-villagers =
    { $count ->
        [one] Dorfbewohner von { $who }
       *[other] { $count } Dorfbewohner von { $who }
    }
island-own-farmhouse = dein Bauernhaus
island-their-farmhouse = Bauernhaus von { $who }
island-own-fort = deine Festung
island-their-fort = Festung von { $who }
island-own-offering = deine Opfergabe
island-their-offering = Opfergabe von { $who }

## Was ein Klick tut

island-do-move = Hierher gehen
island-do-attack = { $does }: Kampf gegen { $who }
island-do-join = { $does }: mitkämpfen
island-do-place = Das Geländeteil hier anlegen
island-do-discover = Hier neues Land suchen
island-do-buy-villager = Dorfbewohner hierher
island-do-buy-farmhouse = Bauernhaus hierher
island-do-buy-fort = Festung hierher
island-do-buy-offering = Opfergabe bringen
island-do-raid = Angreifen von hier aus: { $tile }
island-do-army =
    { $count ->
        [one] Diesen Dorfbewohner führen
       *[other] Eine Truppe führen, bis zu { $count }
    }
island-do-march =
    { $count ->
        [one] Mit 1 hierher ziehen
       *[other] Mit { $count } hierher ziehen
    }
island-do-set = Entdecker von { $who } hierher setzen
island-do-retreat = Hierher zurückgehen

## Schreine

island-shrines = Schreine
island-shrines-of =
    { $count ->
        [one] 1 von 4 Schreinen
       *[other] { $count } von 4 Schreinen
    }
island-shrine-island = Schrein
island-shrine-cave = Höhlenschrein
island-shrine-hidden = { $name }: noch nicht gefunden
island-shrine-free = { $name }: gefunden, noch frei
island-shrine-held = { $name }: { $who }

## Unter der Karte

island-your-roll = Dein Wurf
island-roll-of = Wurf von { $who }
island-speed = Tempo
island-gather = Ernte
island-steps-left = Schritte
island-steps =
    { $count ->
        [one] noch 1 Schritt
       *[other] noch { $count } Schritte
    }
island-steps-about = Ein Schritt bewegt deinen Entdecker oder deckt ein Geländeteil auf.
island-your-stores = Deine Vorräte
island-stores-of = Vorräte von { $who }
island-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
island-turned-up = Aufgedeckt: { $tile }
island-turned-about = Wähle, wo es liegen soll.
island-discover = Aufdecken
island-pass = Passen
island-trade = Handeln
island-end-turn = Zug beenden
island-choose-speed = Welcher Würfel ist dein Tempo?
island-speed-gather = Tempo { $speed }, Ernte { $gather }
island-choose-mix =
    { $count ->
        [one] Ernte 1 Karte
       *[other] Ernte { $count } Karten
    }
island-more-of = { $count } { $resource }: eins mehr
island-gather-most = Nicht mehr davon: { $resource }. Alle Karten sind es schon, oder der Vorrat ist leer.
island-gather-these = Ernten
island-give-back = 1 { $resource } abgeben
island-choose-foe = Wen bekämpfst du zuerst?
island-army = Truppe
island-army-about = Von hier: { $tile }. Wähle, wohin sie zieht.
island-fewer = Weniger
island-more = Mehr
island-put-back = Zurücklegen
island-where-villager = Wähle ein Feld an deinen Gebäuden.
island-where-farmhouse = Wähle eine Ecke am Feld deines Entdeckers.
island-where-fort = Wähle eine Ecke am Feld deines Entdeckers.
island-where-offering = Wähle einen Schrein neben deinem Entdecker.
island-where-march = Wähle eine deiner Truppen.
island-at-stake = Es geht um
island-stake-purchase = { $who } will das: { $item }.
    .you = Du willst das: { $item }.
island-stake-attack = Dein Angriff auf { $foe }: { $attack } deiner Würfel gegen { $defence }.
island-stake-defence = { $who } greift an: { $foe }. { $attack } Würfel gegen { $defence }.
island-stake-foe = { $foe }, { $tile }
island-stake-march = Vorher darfst du Truppen bewegen.
island-stake-bring = Du darfst mehr heranführen.
island-has-sword = Stärke des Entdeckers
island-has-villager = Dorfbewohner auf der Karte, von allen
island-has-farm = Bauernhäuser
island-has-fort = Festung
island-in-stacks = Noch zu finden: { $island } auf der Insel, { $cave } in der Höhle
island-ahead = Reaktionen überspringen
island-ahead-ask = Fragen
island-ahead-fight = Bis zum Kampf
island-ahead-turn = Diesen Zug

## Kaufen

island-buy = Kaufen
island-item-villager = Dorfbewohner
island-item-farmhouse = Bauernhaus
island-item-fort = Festung
island-item-offering = Opfergabe
island-item-march = Truppe bewegen
island-item-because = { $item }: { $why }
island-free = frei
island-times = reicht für { $count }
island-short = es fehlt: { $what }
island-none-fort = schon gebaut
island-none-farmhouse = beide sind gebaut
island-none-villager = alle sind auf der Karte
island-none-offering = alle sind gebracht
island-none-march = niemand unterwegs
island-nowhere-villager = kein Feld an Gebäuden
island-nowhere-farmhouse = hier kein Platz
island-nowhere-fort = hier kein Platz
island-nowhere-offering = kein neuer Schrein nebenan
island-nowhere-march = kein Weg frei
island-not-now = jetzt nicht

## Kämpfe

island-fight-for = Kampf: { $tile }
island-step-window = Reaktion
island-step-dice = Würfel
island-step-outcome = Ausgang
island-attacks = { $who } greift an
    .you = { $who } greifst an
island-defends = Abwehr: { $who }
    .you = { $who } verteidigst
island-farmhouse-defends = Bauernhaus von { $who }
island-why-explorer = Entdecker { $count }
island-why-villagers =
    { $count ->
        [one] 1 Dorfbewohner
       *[other] { $count } Dorfbewohner
    }
island-why-fort = Festung { $count }
island-why-farmhouse = Mauern { $count }
island-why-beast = Stärke { $count }
island-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
island-not-rolled = noch nicht gewürfelt
island-window-before = Vor den Würfeln dürfen beide Seiten Truppen bewegen.
island-tie = Gleichstand: Die Angreifer gehen zurück.
island-wins-by = Sieg mit { $by } Vorsprung: { $who }.
    .you = { $who } gewinnst mit { $by } Vorsprung.

## Handel

island-trade-with = Mit wem
island-bank = Bank, { $rate } für 1
island-you-have = Du hast
island-they-have = { $who } hat
island-you-give = Du gibst
island-you-get = Du bekommst
island-amount-of = { $count } { $resource }
island-one-less = 1 { $resource } weniger
island-offer = Anbieten
island-swap = Tauschen
island-trade-choose = Wähle, was du gibst und was du bekommst.
island-trade-asking = Die Regeln werden geprüft …
island-trade-ready =
    { $who } wird gefragt. { $count ->
        [one] Es ist dein letztes Angebot in diesem Zug.
       *[other] Du hast { $count } Angebote in diesem Zug.
    }
island-trade-bank-ready = Die Bank ist einverstanden.
island-offers-you = { $who } bietet dir an
island-you-offer = Du bietest { $who }
island-offers = { $who } bietet { $other }
island-asks-you = { $who } bittet dich um ein Geschenk
island-you-ask = Du bittest { $who } um ein Geschenk
island-asks = { $who } bittet { $other } um ein Geschenk
island-as-gift = als Geschenk
island-accept = Annehmen
island-refuse = Ablehnen
island-step-give = 1 { $resource } geben
island-step-ask = 1 { $resource } fordern
island-step-propose = Angebot machen
island-step-withdraw = Angebot zurückziehen

## Was zu tun ist

island-prompt-dice = Die Würfel rollen
island-prompt-side = Wähle deinen Entdecker
island-prompt-roll = Wähle dein Tempo
island-prompt-gather = Wähle, was du erntest
island-prompt-return = Gib eine Karte ab
island-prompt-place = Leg das Geländeteil an: { $tile }
island-prompt-purchase = Deine Reaktion: { $who } kauft { $item }
island-prompt-battle = Deine Reaktion vor dem Kampf
island-prompt-order = Wähle, wen du zuerst bekämpfst
island-prompt-retreat = Gleichstand: wohin zurück?
island-prompt-set = Setz den Entdecker von { $who }
island-prompt-answer = { $who } bietet einen Handel an
island-prompt-offer = Stelle dein Angebot fertig
island-prompt-over = Das Spiel ist aus
island-prompt-army = Wähle, wohin die Truppe zieht
island-prompt-item = Wähle einen Platz: { $item }
island-prompt-steps =
    { $count ->
        [one] Du bist dran: noch 1 Schritt
       *[other] Du bist dran: noch { $count } Schritte
    }
island-prompt-rest = Du bist dran: kaufen, handeln oder beenden

## Was ein Bot rät

move-island-explorer = { $what } wählen
move-island-speed = { $speed } als Tempo, { $gather } zum Sammeln nehmen
move-island-gather = { $cards } sammeln
move-island-return = 1 { $what } zurückgeben
move-island-move = { $place-to } ziehen
move-island-move-move = { $place-to } ziehen
move-island-place = das Geländeteil { $place-site } legen
move-island-discover = neues Land suchen
move-island-discover-at = neues Land { $place-site } suchen
move-island-buy = { $what } { $place-at } kaufen
move-island-raid = das Bauernhaus { $place-at } angreifen
move-island-march = { $count } { $place-to } führen
move-island-move-foes = { $who } { $place-at } angreifen
move-island-march-foes = { $who } { $place-at } mit { $count } angreifen
move-island-fight = gegen { $who } kämpfen
move-island-set = die Figur { $place-to } setzen
move-island-retreat = zurück { $place-to } gehen
move-island-bank = { $give } bei der Bank gegen { $take } tauschen
move-island-offer = { $who } einen Tausch anbieten
move-island-give = 1 { $what } geben
move-island-ask = 1 { $what } fordern
move-island-propose = das Angebot machen
move-island-withdraw = das Angebot zurückziehen
move-island-accept = annehmen
move-island-refuse = ablehnen
move-island-pass = passen
move-island-end-turn = den Zug beenden

island-all-explorers = Entdecker
island-all-beasts = Bestien der Höhle
island-all-wares = Zu kaufen
island-has-villagers = { $count } Dorfbewohner
island-bought = Gekauft

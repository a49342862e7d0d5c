## Die Insel von El Dorado

## Namen

resource-food = Nahrung
resource-wood = Holz
resource-gold = Gold

tile-water = Wasser
tile-gold = Goldhügel
tile-food = Acker
tile-wood = Wald
tile-garden = Garten
tile-shrine = Schrein
tile-cave-entrance = Höhleneingang
tile-cave-exit = Ausgang
tile-cave = Höhle
tile-bats = Riesenfledermäuse
tile-thieves = Diebe
tile-serpent = Höhlenschlange
tile-cave-shrine = Höhlenschrein

beast-bats = die Riesenfledermäuse
beast-thieves = die Diebe
beast-serpent = die Höhlenschlange
foe-farmhouse = das Bauernhaus

item-villager = einen Dorfbewohner
item-farmhouse = ein Bauernhaus
item-fort = eine Festung
item-offering = eine Opfergabe

colour-orange = Orange
colour-white = Weiß
colour-blue = Blau
colour-purple = Violett

explorer-tizoc = Tizoc
explorer-hector = Hector
explorer-quartermaster = Quartiermeister
explorer-pathfinder = Pfadfinder
explorer-mason = Maurer
explorer-captain = Kapitän
explorer-trader = Händlerin
explorer-marshal = Marschall

## Was Entdecker können

power-tizoc = eine Nahrung mehr bei jeder Ernte
power-hector = fünf Dorfbewohner statt vier
power-quartermaster = beginnt mit mehr von jedem Rohstoff
power-pathfinder = ein Schritt mehr in jedem Zug
power-mason = Gebäude kosten ein Holz weniger
power-captain = kämpft mit einem Würfel mehr
power-trader = die Bank nimmt drei für eins
power-marshal = die erste Truppenbewegung im Zug ist frei
power-mason-balanced = Gebäude kosten ein Holz weniger; beginnt mit einem Holz mehr
power-hector-balanced = fünf Dorfbewohner statt vier; beginnt mit einer Nahrung und einem Gold mehr
power-captain-balanced = verteidigt mit einem Würfel mehr; beginnt ohne Gold
power-quartermaster-balanced = beginnt mit zwei Nahrung, zwei Holz und einem Gold
power-trader-balanced = die Bank nimmt drei für eins; beginnt mit einem Gold mehr
power-marshal-balanced = die ersten beiden Truppenbewegungen im Zug sind frei; beginnt mit einer Nahrung mehr

## Was man kaufen kann, und Bestien

effect-villager = Kommt auf ein Feld neben einem Gebäude von dir. Er sammelt, wo das Feld ein Bauernhaus von dir berührt, zieht in Truppen und kämpft mit { $strength } Würfel.
effect-farmhouse = Steht an einer Ecke des Feldes, auf dem dein Entdecker ist. Deine Dorfbewohner sammeln auf den Feldern, die es berührt. Es wehrt sich mit { $strength } Würfel.
effect-fort = Steht an einer Ecke des Feldes, auf dem dein Entdecker ist. Sie besetzt alle Felder, die sie berührt, und verteidigt sie mit { $strength } Würfeln.
effect-offering = Kommt zu einem Schrein neben deinem Entdecker: Von da an hältst du ihn.
effect-march = Dorfbewohner eines Feldes ziehen ein Feld weiter, als Truppe.
effect-beast = Wartet in der Höhle und kämpft mit { $strength } Würfeln.
effect-treasure = Wer gewinnt, nimmt den Schatz: { $resources }.

## Wo: Wer das Brett sieht, hört stattdessen den Ort selbst

place-at = auf { $place }
place-to = nach { $place }
place-site = auf { $place }

## Was geschah

event-explorer = { did } { $explorer } gewählt.
event-roll = { did } { $dice } gewürfelt.
event-turn = { did } den Zug begonnen.
event-speed = { did } { $speed } als Tempo und { $gather } zum Sammeln genommen.
event-gather = { did } { $cards } gesammelt.
event-gather-closed =
    { did } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gesammelt.
event-extra = { did } { $cards } dazubekommen.
event-return = { did } 1 { $resource } zurückgegeben.
event-return-closed = { did } eine Karte zurückgegeben.
event-move = { did } { $where-to } gezogen.
event-discover = { did } neues Land gesucht.
event-turn-up = { did } ein Geländeteil aufgedeckt: { $tile }.
event-under = { did } ein Geländeteil unter den Stapel gelegt: { $tile }.
event-lay = { did } das Geländeteil { $where-site } gelegt: { $tile }.
event-restart = Die Insel war geschlossen und wird neu aufgebaut.
event-cave-shrine = { did } nun den Höhlenschrein.
event-cave-shrine-back = { did } den Höhlenschrein an die Höhle verloren.
event-name = { $who } will { $item } { $where-at } kaufen.
    .you = { $who } willst { $item } { $where-at } kaufen.
event-buy = { did } { $item } { $where-at } gekauft.
event-void = { did } { $item } nicht mehr kaufen können.
event-march = { did } { $count } { $where-to } geschickt.
event-raid = { did } das Bauernhaus { $where-at } angegriffen.
event-attack = { did } { $foe } { $place-at } angegriffen.
event-unopposed = { did } { $place-at } niemanden getroffen.
event-fight = { did } { $attack-total } gewürfelt ({ $attack }: { $attack-from }), gegen { $foe }: { $defence-total } ({ $defence }: { $defence-from }).
event-wins = { did } { $foe } besiegt.
event-loses = { did } gegen { $foe } verloren.
event-ties = { did } gegen { $foe } unentschieden gekämpft.
event-home =
    { did } { $count ->
        [one] 1 Dorfbewohner
       *[other] { $count } Dorfbewohner
    } verloren.
event-fort-falls = { did } die Festung { $where-at } verloren.
event-farmhouse-falls = { did } das Bauernhaus { $where-at } verloren.
event-beast-back = { did } { $beast } nicht besiegt: zurück in den Höhlenstapel.
event-treasure = { did } den Schatz genommen: { $cards }.
event-defeat = { did } verloren und { $cards } an { $foe } abgegeben.
event-set = { did } den besiegten Entdecker für { $other } { $where-to } gesetzt.
event-back = { did } den Rückweg { $where-to } genommen.
event-army-back = { did } { $count } { $where-to } zurückgeführt.
event-pass = { did } gepasst.
event-bank = { did } { $rate } { $give } bei der Bank gegen 1 { $take } getauscht.
event-offer = { did } { $other } { $give } für { $take } angeboten.
    .to-you = { did } dir { $give } für { $take } angeboten.
event-offer-no-give = { did } { $other } um { $take } als Geschenk gebeten.
event-offer-no-take = { did } { $other } { $give } geschenkt angeboten.
    .to-you = { did } dir { $give } geschenkt angeboten.
event-accept = { did } angenommen.
event-refuse = { did } abgelehnt.
event-end-turn = { did } den Zug beendet.
event-turn-over = { did } den Zug beenden müssen.
event-end = Die Partie endet in Runde { $round }. Schreine: { $shrines }.
event-start = Würfel um den Beginn: { $rolls }. { $who } beginnt.
    .you = Würfel um den Beginn: { $rolls }. { $who } beginnst.
event-offering = { $who } bereitet ein Angebot für { $other } vor.
    .you = { $who } bereitest ein Angebot für { $other } vor.
event-give = { $who } würde 1 { $resource } geben.
    .you = { $who } würdest 1 { $resource } geben.
event-ask = { $who } möchte 1 { $resource } haben.
    .you = { $who } möchtest 1 { $resource } haben.
event-withdraw = { did } das Angebot für { $other } zurückgezogen.

attack-from-explorer = vom Entdecker
attack-from-villagers = von Dorfbewohnern
defence-from-explorer = vom Entdecker
defence-from-villagers = von Dorfbewohnern
defence-from-fort = von der Festung
defence-from-farmhouse = von den Mauern
defence-from-bats = von seiner Stärke
defence-from-thieves = von seiner Stärke
defence-from-serpent = von seiner Stärke

## Was in mehreren Schritten getan wurde

deed-roll-speed = { did } { $dice } gewürfelt: Tempo { $speed-speed }, Sammeln { $speed-gather }.
deed-roll-speed-gather = { did } { $dice } gewürfelt: Tempo { $speed-speed }, gesammelt: { $gather-cards }.
deed-roll-speed-gather-closed =
    { did } { $dice } gewürfelt: Tempo { $speed-speed }, gesammelt: { $gather-closed-count ->
        [one] 1 Karte
       *[other] { $gather-closed-count } Karten
    }.
deed-move = { did } den Weg { $move-where-to } genommen.
deed-discover-turn-up = { did } ein Geländeteil aufgedeckt: { $turn-up-tile }.
deed-discover-turn-up-lay = { did } ein Geländeteil { $lay-where-site } entdeckt: { $turn-up-tile }.
deed-discover-turn-up-under = { did } ein Geländeteil unter den Stapel gelegt: { $turn-up-tile }.
deed-name-buy = { did } { $item } { $where-at } gekauft.
deed-name-void = { did } { $item } nicht mehr kaufen können.
deed-attack-unopposed = { did } { $place-at } niemanden getroffen.
deed-attack-fight = { did } gegen { $foe } { $place-at } gekämpft: { $fight-attack-total } zu { $fight-defence-total }.
deed-attack-fight-wins = { did } { $foe } { $place-at } besiegt, { $fight-attack-total } zu { $fight-defence-total }.
deed-attack-fight-loses = { did } gegen { $foe } { $place-at } verloren, { $fight-attack-total } zu { $fight-defence-total }.
deed-attack-fight-ties = { did } gegen { $foe } { $place-at } unentschieden gekämpft, { $fight-attack-total } zu { $fight-defence-total }.

## Warum etwas nicht geht

refusal-busy-side = Wähle erst einen der beiden Entdecker auf deiner Karte.
refusal-busy-roll = Wähle erst, welcher Würfel dein Tempo ist.
refusal-busy-gather = Sammle erst: wähle die Karten, die du nimmst.
refusal-busy-return = Gib erst Karten zurück, bis du nicht mehr als erlaubt hast.
refusal-busy-place = Lege erst das aufgedeckte Geländeteil an: Wähle seinen Platz.
refusal-busy-purchase = Du kannst auf einen Kauf reagieren: Truppen bewegen, handeln oder passen.
refusal-busy-battle = Du kannst vor dem Kampf reagieren: Truppen bewegen, handeln oder passen.
refusal-busy-order = Wähle erst, gegen wen du als Nächstes kämpfst.
refusal-busy-retreat = Wähle erst, wohin deine Figuren nach dem Gleichstand gehen.
refusal-busy-set = Setze erst den besiegten Entdecker auf ein Feld.
refusal-busy-answer = Beantworte erst das Angebot: annehmen oder ablehnen.
refusal-busy-offer = Stelle zuerst dein Angebot fertig: geben, fordern, anbieten oder zurückziehen.
refusal-busy-explore = Du erkundest gerade: gehen, aufdecken, kaufen, ein Bauernhaus angreifen, Truppen bewegen, handeln oder den Zug beenden.
refusal-truce = In der ersten Runde darf niemand ein Feld betreten, das jemand anders besetzt.
refusal-no-defender = Diese Person verteidigt hier nicht.
refusal-explorers-chosen = Die Entdecker werden vor dem ersten Zug gewählt.
refusal-speed-chosen = Dein Tempo für diesen Zug hast du schon gewählt.
refusal-dice = Die Würfel zeigen { $dice }: einer davon ist dein Tempo.
refusal-within-limit = Du hast nicht mehr Karten als erlaubt.
refusal-none-to-return = Davon hast du nichts zurückzugeben: { $resource }.
refusal-no-window = Es gibt nichts, worauf du reagieren könntest: „Zug beenden“ beendet deinen Zug.
refusal-cannot-pay = Du kannst nicht geben, was verlangt wird; du hast { $stores }.
refusal-no-offer = Es gibt kein Angebot zu beantworten.
refusal-gathered = Gesammelt wird in diesem Zug nicht mehr.
refusal-cannot-take = Das kannst du nicht nehmen: { $cards }. Nur, was du bewirtschaftest, und nicht mehr, als der Vorrat hat.
refusal-no-steps = Du hast keine Schritte mehr.
refusal-stack-empty = Der Stapel ist leer: hier gibt es nichts mehr aufzudecken.
refusal-no-room = Neben deinem Entdecker passt kein Geländeteil hin: Ein Platz muss zwei Felder berühren.
refusal-place-first = An diesem Tisch wählst du zuerst den Platz: schreibe „discover“ mit einem Platz.
refusal-place-later = Der Platz wird nach dem Aufdecken gewählt: decke einfach auf.
refusal-tile-there = Dort liegt schon ein Feld.
refusal-closes = { $tile } würde dort die Insel schließen.
refusal-exit-side = Diese Seite des Höhlenausgangs bleibt frei.
refusal-bounds = Ein Platz muss zwei Felder berühren, innerhalb der Grenzen liegen und in der ersten Runde keine fremde Festung berühren.
refusal-link = Zwischen Insel und Höhle führt nur der Weg vom Höhleneingang zum Ausgang.
refusal-no-tile = Dort liegt noch kein Feld: decke eines auf.
refusal-not-walkable = Dort kann niemand gehen: { $tile }.
refusal-too-dear = Zu teuer für { $item }: Das kostet { $price }, und du hast { $stores }.
refusal-offering-where = Eine Opfergabe kommt auf einen Schrein neben deinem Entdecker.
refusal-offering-twice = Du hast auf diesem Schrein schon eine Opfergabe.
refusal-fort-stands = Deine Festung ist schon gebaut.
refusal-farmhouses-stand = Alle deine { $count } Bauernhäuser sind schon gebaut.
refusal-corner-taken = Ein Gebäude steht schon { $corner-at }.
refusal-fort-near = Eine Festung darf kein Feld berühren, das jemand anders besetzt; hier wäre es: { $places }.
refusal-villagers-out = Alle deine Dorfbewohner sind schon auf der Karte.
refusal-villager-where = Dorfbewohner leben nur, wo man gehen kann.
refusal-occupied = Von jemand anderem besetzt: { $place }.
refusal-villager-near-farmhouse = Dorfbewohner kommen auf Felder, die eines deiner Bauernhäuser berührt; dieses nicht: { $place }.
refusal-villager-near-building = Dorfbewohner kommen auf Felder, die eines deiner Gebäude berührt; dieses nicht: { $place }.
refusal-no-farmhouse = Dort gibt es kein Bauernhaus anzugreifen.
refusal-own-farmhouse = Das ist dein eigenes Bauernhaus.
refusal-farmhouse-truce = In der ersten Runde darf kein Bauernhaus angegriffen werden.
refusal-raid-from = Du hast keine Figur { $place-at }, die angreifen könnte.
refusal-raid-defended = Nur ein unverteidigtes Bauernhaus kann angegriffen werden. Besetzt ist: { $place }.
refusal-few-villagers = So viele Dorfbewohner hast du dort nicht.
refusal-march-dear = Eine Truppe zu bewegen kostet { $price }; du hast { $stores }.
refusal-locked = Deine Figuren greifen dort an: vor dem Ende des Kampfes gehen sie nicht fort.
refusal-set-where = Ein besiegter Entdecker kommt auf ein unbesetztes Inselfeld, wenn möglich neben einen Schrein seines Besitzers.
refusal-retreat-where = Deine Figuren gehen auf ein Feld neben dem Kampf zurück, das niemand anders besetzt.
refusal-bank-same = Die Bank gibt etwas anderes, als sie nimmt.
refusal-bank-rate = Die Bank nimmt { $rate } { $resource } für eine Karte; du hast { $stores }.
refusal-supply-out = Der Vorrat ist leer: { $resource }.
refusal-no-trade = An diesem Tisch wird nicht gehandelt.
refusal-nothing-to-trade = Keiner von euch hat eine Karte zum Tauschen.
refusal-no-partner = Wähle zuerst, wer das Angebot bekommt.
refusal-offer-empty = Das Angebot ist noch leer: Gib oder fordere eine Karte.
refusal-offer-order = Ein Angebot wird der Reihe nach zusammengestellt: Nahrung, Holz, Gold, und zuerst, was du gibst.
refusal-offer-stands = Diese Partie folgt älteren Regeln: Ein begonnenes Angebot muss gemacht werden.
refusal-asks-too-many = Ein Angebot fordert höchstens { $count } Karten einer Sorte.
refusal-no-player = Diese Person gibt es nicht.
refusal-offers-made = Du hast deine { $count } Angebote für diesen Zug gemacht.
refusal-offers-begun = Du hast in diesem Zug { $count } Angebote begonnen, mehr gehen nicht.
refusal-cannot-give = Das kannst du nicht geben: { $given }. Du hast { $stores }.
refusal-trade-active = An diesem Tisch wird nur mit der Person gehandelt, die am Zug ist.
refusal-they-lack = { $colour } hat nicht so viel: { $wanted }.

## Texte, die keinen Zug nennen

refusal-stands-nowhere = Dieser Entdecker steht gerade nirgends: er wird erst gesetzt.
refusal-no-tile-at = Kein Feld liegt { $place-at }.
refusal-not-next = Zu weit weg: { $place }. Hier ist { $here }.
refusal-not-on-card = { $explorer } ist nicht auf dieser Karte; sie zeigt { $explorers }.
refusal-gather-exactly = Genau { $cards } Karten werden gesammelt, nicht { $count }.
refusal-no-corner = { $corner } ist keine Ecke des Feldes, auf dem der Entdecker steht: { $here }.
refusal-not-touching = Dieses Bauernhaus berührt das Feld nicht: { $place }.
refusal-no-farmhouse-on = Kein Bauernhaus steht { $corner-at }.
refusal-army = Eine Truppe sind 1 bis { $count } Dorfbewohner.
refusal-no-villager-on = Du hast keinen Dorfbewohner { $place-at }.
refusal-nobody-plays = Niemand spielt { $colour }; die Farben sind { $colours }.
refusal-offer-other = Ein Angebot geht an jemand anderen.
refusal-offer-form = Ein Angebot gibt oder fordert Karten, höchstens { $count } je geforderter Sorte.
refusal-no-action = { $text } ist kein Zug in Island: schreib 'speed 4', 'gather 2 food 1 gold', 'move (1,0)' oder 'move ne', 'discover', 'place (2,-1)', 'farmhouse N(0,0)', 'fort S(1,-1)', 'villager (1,0)', 'offering (2,-2)', 'march 2 (0,0) (1,0)', 'raid N(0,0) (1,0)', 'bank food for gold', 'offer white 2 food for 1 gold', 'pass', 'end turn'

## Was gegen einen Zug spricht, in einer Auswertung

reason-poor-odds = Der Entdecker hat dort { $own } Würfel, { $other }: { $theirs }.
reason-could-buy = Es reichte für { $item }.
reason-offering-first = Eine Opfergabe ließ sich bezahlen, und Opfergaben entscheiden das Spiel.
reason-gave-more = Es gehen mehr Karten, als kommen: { $count } für { $number }.
reason-steps-left = { $steps ->
    [one] { $steps } Schritt war
   *[other] { $steps } Schritte waren
} übrig.
reason-good-odds = Für einen Kampf gibt es { $own } Würfel, { $other } hat { $theirs }.
reason-turn-without = { $item } bringt dieser Zug nicht sicher.
reason-turn-no-land = Dieser Zug findet nicht sicher neues Land.

## Was Rätsel üben

theme-fight-or-flee = Kämpfen oder weichen
    .about = Sprechen die Würfel für dich, oder hältst du dich besser heraus?
theme-offer = Was anbieten
    .about = Ein Tausch mit anderen oder mit der Bank: Welcher hilft dir am meisten?
theme-build = Was bauen
    .about = Bauernhaus, Festung, Dorfbewohner oder Opfergabe: Was kommt zuerst, und wo?
theme-discover = Wohin gehen
    .about = Wie weit gehst du, und wo ist ein neues Geländeteil am meisten wert?

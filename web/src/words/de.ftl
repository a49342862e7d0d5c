## Everywhere

skip-to-content = Zum Inhalt
close = Schließen
loading = Die Karte wird entrollt
yes = ja
no = nein
on = An
off = Aus
more = Mehr zeigen
open = Öffnen
try-again = Noch einmal versuchen
just-now = gerade eben
nothing = nichts
amount = { $count } { $thing }
you = Du
you-subject = Du
you-object = dich
you-named = { $name } (du)
guest = Gast
name = Name
password = Passwort
settings = Einstellungen
reconnecting = Verbindung wird wiederhergestellt
reconnecting-kept = Verbindung unterbrochen, dein Zug ist gemerkt
to-lobby = Zur Lobby
error-page-title = Diese Seite kam nicht an
error-page = Deine Partien liegen sicher auf dem Server. Lade die Seite neu.
missing-title = Jenseits der Karte
missing = Unter dieser Adresse gibt es keine Seite.

## The bar of the lobby

nav = Seiten
home-link = Manoa, zur Lobby
nav-home = Spielen
nav-watch = Zuschauen
nav-learn = Lernen
nav-replays = Rückblick
games-wait =
    { $count ->
        [one] Partie wartet auf dich
       *[other] Partien warten auf dich
    }

## Home

home-title = Drei Wege in eine verlorene Stadt
home-lead = Spiel gleich gegen einen Bot, oder eröffne einen Tisch und schick deinen Freunden den Link.
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }
create-table-of = Tisch eröffnen: { $game }
players-count = { $players } Personen
first-time = Zum ersten Mal hier?
first-time-about = Eine begleitete Partie, eine Regel nach der anderen.
start = Los
learn-guided-of = Los: { $game } begleitet spielen
live-now = { $names }, live
watch = Zuschauen
your-games = Deine Partien
your-turn = Du bist dran
no-games = Noch keine Partien. Spiel gegen einen Bot, oder setz dich an einen offenen Tisch.
open-tables = Offene Tische
no-open-tables = Gerade keine offenen Tische. Eröffne einen und schick den Link, oder spiel gleich gegen einen Bot.
join = Mitspielen
join-table = Mitspielen: { $title }, { $game }
seats-taken = { $taken } von { $all } Plätzen besetzt
create-and-invite = Tisch eröffnen, per Link einladen
changed = letzter Zug { $when }
waits-for-players = wartet auf Mitspieler
game-with = { $game } mit { $names }
analysis-of = Was wäre wenn: { $game }
six-expeditions = Sechs Expeditionen
with-caves = Höhlen
no-server = Der Server antwortet nicht.
no-server-about = Deine Partien sind dort sicher. Die Seite versucht es von selbst wieder.

## Watch and replays

watch-lead = Öffentliche Partien, die gerade laufen. Verdeckte Karten bleiben verdeckt.
nothing-live = Gerade spielt niemand öffentlich. Eröffne einen Tisch, dann können andere dir zuschauen.
open-table = Öffnen: { $names }, { $game }
watch-table = Zuschauen: { $names }, { $game }
replays-lead = Deine beendeten Partien, Schritt für Schritt.
no-replays = Noch keine beendeten Partien. Spiel eine, und sie bleibt hier, Zug für Zug.
open-record = Partie aus einer Datei öffnen
not-a-record = Diese Datei ist keine Aufzeichnung einer Partie.
look-back-on = Rückblick: { $title }
which-game = Welches Spiel
moves-made =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
you-won = Gewonnen
shared-victory = Geteilter Sieg
placed-of = Platz { $place } von { $of }
without-result = Ohne Ergebnis

## A new table

create-title = Ein neuer Tisch
create-lead = Es geht von selbst los, wenn alle Plätze besetzt sind.
game = Spiel
seats = Plätze
how-many = Wie viele spielen
seats-about = Ein Link führt eine Person zu einem Platz. Ein offener Platz ist für alle da.
plan-invited = Per Link
plan-open = Für alle
rules = Regeln
house-rules = Hausregeln
clock = Uhr
clock-about = Wenn die Zeit von jemandem abläuft, spielt ein Bot weiter.
clock-none = ohne Eile
clock-live = je { $minutes } min
clock-live-plus = je { $minutes } min, +{ $increment } s je Zug
clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
days-left =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
who-sees = Wer den Tisch sieht
who-sees-about = Ein öffentlicher Tisch steht in der Lobby, und alle dürfen zuschauen.
is-public = öffentlich
is-private = nur per Link
set-up-table = Tisch aufstellen

## Before the start

waiting-room = Es geht los, wenn alle Plätze besetzt sind.
waiting-room-invited = Schick den Link. Es geht los, wenn deine Gäste sitzen.
sit-down = Hinsetzen
stand-up = Aufstehen
make-open = Für alle
make-invited = Per Link
make-bot = Ein Bot
link-to-table = Der Link zu diesem Tisch
link-to-watch = Der Link zum Zuschauen
link-to-seat = Der Link zu Platz { $number }
new-link = Link zu Platz { $number } machen
copy-link = Link kopieren
copied = Kopiert
share = Teilen
qr = QR-Code: { $title }
closed-title = Dieser Tisch ist geschlossen
closed = Alle sind vor dem Start aufgestanden.
no-table-title = Diesen Tisch gibt es nicht
no-table = Es gibt ihn nicht, oder nicht für dich. Deine beendeten Partien stehen unter Rückblick.
invited-title = Ein Platz ist für dich frei
your-seat = Dein Platz
sits-as = Du setzt dich als { $name }.
take-seat = Platz nehmen
no-invite-title = Dieser Link führt nirgendwohin.

## Seats

players = Spieler
seat-number = Platz { $number }
seat-open = Offener Platz
seat-invited = Für einen Gast
seat-free = noch niemand
seat-here = da
seat-away = nicht verbunden
is-bot = ein Bot
away-left = weg, ein Bot spielt
away-time = Zeit abgelaufen, ein Bot spielt
away-resigned = hat aufgegeben
you-away-left = Ein Bot spielt für dich.
you-away-time = Deine Zeit war um. Ein Bot spielt für dich.
you-away-resigned = Du hast aufgegeben. Für die anderen spielt ein Bot weiter.
take-back-seat = Meinen Platz zurücknehmen
to-act = ist am Zug

## The table

table = Tisch
table-and-settings = Tisch und Einstellungen
rail = Neben dem Brett
overview = Übersicht
turn-of = { $who } ist dran
last-turn = Letzter Zug
skip = Überspringen
undo = Zurücknehmen
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
log-and-chat = Verlauf und Chat
to-spectators = an Zuschauer
spectators =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
moves = Züge
command-label = Eine Nachricht, oder ein Zug in Notation
command-label-spectator = Eine Nachricht an die anderen Zuschauer
command-hint = Nachricht
command-hint-move = Nachricht, oder ein Zug wie { $example }
command-hint-spectator = Nachricht an Zuschauer
send = Senden
make-move = Diesen Zug machen
say-instead = Als Nachricht senden
ask-undo = Um Rücknahme bitten
ask-end = Abbruch vorschlagen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
let-bot-play = Gehen, ein Bot spielt weiter
offer-undo = { $who } möchte vor den letzten Schritt zurück.
offer-end = { $who } möchte ohne Ergebnis aufhören.
offer-rematch = { $who } möchte noch einmal spielen.
offer-mine-undo = Du möchtest zurück. Die anderen müssen zustimmen.
offer-mine-end = Du möchtest aufhören. Die anderen müssen zustimmen.
offer-mine-rematch = Du möchtest noch einmal. Die anderen müssen zustimmen.
offer-agree = Zustimmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
rematch = Noch einmal
to-rematch = Zur nächsten Partie
game-over = Die Partie ist zu Ende
game-is-over = Die Partie ist zu Ende.
ended-won =
    { $you ->
        [yes] Du gewinnst.
       *[other] { $who } gewinnt.
    } { $scores }
ended-resigned =
    { $you ->
        [yes] Du gewinnst, { $others ->
            [1] die andere Seite hat
           *[other] die anderen haben
        } aufgegeben.
       *[other] { $who } gewinnt, { $others ->
            [1] die andere Seite hat
           *[other] die anderen haben
        } aufgegeben.
    }
ended-shared = Der Sieg wird geteilt.
ended-agreed = Alle wollten ohne Ergebnis aufhören.
you-can = Was du tun kannst
nothing-to-do = Gerade nichts: andere sind dran.
filter-actions = Zug suchen

## Looking back

look-back = Rückblick
looking-back = Rückblick
timeline = Zeitleiste
step-of = { $step } von { $steps }
first-step = Zum Anfang
last-step = Zum Ende
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
play-on = Abspielen
pause = Anhalten
seen-by = Gesehen von
spectator = Zuschauer
what-if = Was wäre wenn
what-if-about = Ein eigener Tisch geht bei Schritt { $step } weiter. Die Partie selbst bleibt, wie sie ist.
others-played-by = Die anderen Plätze spielt
by-me = ich
branch-off = Hier abzweigen
export = Aufzeichnung sichern
no-replay-title = Hier gibt es noch keinen Rückblick
to-table = Zum Tisch
back-to-now = Zurück zum Jetzt
beside-replay = Neben dem Brett
curves = Der Verlauf der Partie
curves-said = { $title }: { $lines }.
curve-said = { $who } von { $first } bis { $last }, höchstens { $most }
curve-lost-cities-total = Partie
curve-lost-cities-round = Runde
curve-lost-cities-yellow = Wüste
curve-lost-cities-blue = Meer
curve-lost-cities-white = Berge
curve-lost-cities-green = Regenwald
curve-lost-cities-red = Vulkan
curve-lost-cities-purple = Hoher Norden
curve-quest-to-go = Schritte bis zum Ziel
curve-quest-deck = Kartendeck
curve-quest-green = Macheten
curve-quest-blue = Paddel
curve-quest-yellow = Münzen
curve-quest-white = Alleskönner
curve-quest-purple = Aktionen
curve-island-shrines = Schreine
curve-island-strength = Stärke
curve-island-cards = Rohstoffe
curve-island-food = Nahrung
curve-island-wood = Holz
curve-island-gold = Gold

## What a bot thinks

hint = Tipp
hint-about = Ein Bot sieht sich deinen Zug an.
evaluation = Bewertung
ask-whom = Fragen
ask-bot = Was täte { $bot }?
bot-thinks = { $bot } denkt nach …
would-play = { $bot } rät: { $move }
weighs-nothing = Er folgt Faustregeln und wägt nichts ab.
do-move = So machen: { $move }
thought-margin = Vorsprung { $margin }
thought-behind = Rückstand { $margin }
thought-about = Gewonnene von { $count } simulierten Partien, und der Vorsprung im Mittel.
thought-about-wins = Gewonnene von { $count } simulierten Partien.
thought-unsure = Andere sehen besser aus, doch nicht mehr als durch Zufall: { $bot } bleibt beim ersten Gedanken.
thought-move = Zug
thought-wins = gewinnt
thought-ahead = voraus
thought-best = seine Wahl

## Learn

learn-lead = Die Regeln in Kürze, und zu jedem Spiel eine begleitete Partie.
read-rules = Regeln
learn-guided = Begleitet spielen
all-games = Alle Spiele
learn-by-playing = Gegen einen Bot ausprobieren

## Settings

settings-lead = Sie bleiben in diesem Browser.
language = Sprache
theme = Licht
theme-system = Wie das System
theme-light = Tag
theme-dark = Nacht
speed = Tempo der Züge
speed-about = Wie schnell die Züge der anderen gezeigt werden.
speed-0-5 = Halb
speed-1 = Normal
speed-2 = Doppelt
speed-0 = Sofort
motion = Bewegung
motion-about = Weniger Bewegung blendet statt zu fliegen.
motion-system = Wie das System
motion-full = Voll
motion-reduced = Weniger
sound = Ton
symbols = Zeichen neben Farben
symbols-about = Eine Form zu jeder Farbe, für Augen, die Farben anders sehen.
coordinates = Koordinaten
coordinates-about = Namen der Felder auf dem Brett. Die Taste c zeigt sie zwischendurch.
who-you-are = Wer du bist
guest-as = Du spielst als Gast { $name }.
guest-none = Du bekommst einen Namen, wenn du dich setzt. Such dir einen aus, wenn du magst.
name-hint = Sonst findet sich ein netter
name-kept = So heißt du jetzt.
keep-name = Diesen Namen behalten
account-as = Du bist als { $name } angemeldet.
account-kept = Du bist angemeldet.
make-account = Konto anlegen
make-account-about = Es bewahrt deine Partien und lässt dich von anderswo herein.
log-in = Anmelden
log-in-about = Mit Namen und Passwort deines Kontos.
log-out = Abmelden
logged-out = Du bist abgemeldet.
have-account = Ich habe ein Konto
no-account = Ich habe kein Konto
change-password = Passwort ändern
old-password = Das alte Passwort
new-password = Das neue Passwort
password-kept = Das neue Passwort gilt ab jetzt.
delete-about = Löschen nimmt Namen, Passwort, Sitzungen und Schlüssel weg. Bots spielen für dich weiter, und deine Partien bleiben, ohne deinen Namen.
delete-me = Mich löschen
delete-sure = Endgültig löschen?
account-gone = Du bist gelöscht. Hier kennt dich niemand mehr.
sessions = Angemeldet
sessions-about = Alle Browser, in denen du angemeldet bist. Beende, was dir nicht gehört.
this-session = dieser Browser
some-browser = Ein Browser
seen-last = zuletzt { $when }
end-session = Beenden
end-other-sessions = Alle anderen beenden
tokens = Programme
tokens-about = Mit einem Schlüssel spielt oder schaut ein Programm in deinem Namen. Er wird einmal gezeigt.
token-name = Wofür er ist
token-hint = Mein Bot
token-scope = Was er darf
scope-play = spielen und zuschauen
scope-read = nur zuschauen
make-token = Schlüssel anlegen
token-once = Heb ihn gut auf: Er wird nicht wieder gezeigt.
token-unused = noch nicht benutzt
copy-token = Kopieren
revoke = Widerrufen

## Refusals

refused-unreached = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
refused-broken = Auf dem Server ging etwas schief. Von dir ist nichts verloren.
refused-stale = Die Partie war schon weiter. Schau noch einmal.
refused-too-fast = Das war zu viel auf einmal. Warte { $seconds } s.
refused-too-many = Das war zu viel auf einmal. Warte kurz.
refused-not-your-turn = Du bist nicht dran.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-not-started = Die Partie hat noch nicht begonnen: Plätze sind frei.
refused-over = Die Partie ist zu Ende.
refused-full = An diesem Tisch ist kein Platz frei.
refused-taken = Dort sitzt schon jemand.
refused-seated = Du hast schon einen Platz an diesem Tisch.
refused-no-invite = Er wurde schon benutzt, oder es gab ihn nie.
refused-no-table = Diesen Tisch gibt es nicht.
refused-hidden = Solange die Partie läuft, siehst du nur deine eigene Sicht.
refused-no-undo = Es gibt keinen Schritt von dir zurückzunehmen.
refused-asked = Danach wurde schon gefragt.
refused-away = Ein Bot spielt für dich: nimm erst deinen Platz zurück.
refused-time = Deine Zeit ist um.
refused-name-taken = Es gibt schon ein Konto mit diesem Namen.
refused-wrong-login = Name und Passwort passen nicht zusammen.
refused-wrong-password = Das ist nicht dein Passwort.
refused-enough-tokens = Mehr Schlüssel gibt es nicht. Widerrufe erst einen.
refused-unavailable = Das ließ sich gerade nicht speichern. Versuch es noch einmal.
refused-busy = An diesem Tisch geschieht zu viel auf einmal. Versuch es noch einmal.
refused-no-hints = Tipps gibt es nur in Partien gegen Bots, für beendete Partien und an deinen eigenen Versuchstischen.
refused-not-to-act = Bei diesem Schritt ist jemand anders am Zug.
refused-bot-failed = Der Bot konnte sich nicht entscheiden. Versuche es noch einmal.
refused-resigned = Du hast aufgegeben.
refused-closed = Dieser Tisch ist geschlossen.
refused-started = Die Partie hat schon begonnen.
refused-not-host = Nur wer den Tisch eröffnet hat, bestimmt, wer wo sitzt.
refused-not-yours = Du kannst deinen eigenen Platz weitergeben, und als Gastgeber zu freigehaltenen Plätzen einladen.
refused-no-offer = Danach fragt niemand mehr.
refused-answered = Du hast schon zugestimmt.
refused-here = Du spielst deinen Platz schon selbst.
refused-went-on = Es gibt schon eine neue Partie.
refused-running = Das geht erst, wenn die Partie zu Ende ist.
refused-analysis = An deinem Versuchstisch ist niemand zu fragen.
refused-other-rules = Diese Partie wurde nach älteren Regeln gespielt. Hier geht sie nicht weiter.
refused-bad-record = Diese Datei ist keine Partie, die hier gespielt werden kann.
refused-bad-options = Diese Regeln passen nicht zusammen.
refused-bad-seats = Genau ein Platz ist deiner, außer wenn Bots alle haben.
refused-no-bot = Diesen Bot gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-step = So weit ist die Partie nicht.
refused-empty = Darin steht nichts.
refused-ahead = Die Seite wusste mehr als der Server. Lade sie neu.
refused-scope = Dieser Schlüssel darf das nicht.
refused-bad-name = Das geht nicht als Name: wähl einen einfacheren mit höchstens 24 Zeichen.
refused-nobody = Hier ist niemand angemeldet. Melde dich erst an.
refused-already-here = Du bist schon da. Melde dich erst ab.
refused-already-account = Du hast schon ein Konto.
refused-no-session = Diese Anmeldung ist schon beendet.
refused-no-token = Diesen Schlüssel gibt es nicht mehr.

## For those who hear the page

board = Brett
unread =
    { $count ->
        [one] neue Nachricht
       *[other] neue Nachrichten
    }

## Around the game

did =
    { $who } { $you ->
        [yes] hast
       *[other] hat
    }
event-opened = Der Tisch steht.
event-sat = { $who } hat Platz genommen.
event-stood = { did } den Platz verlassen.
event-arranged = Ein Platz wurde neu vergeben.
event-started = Die Partie beginnt.
event-took-back = { did } einen Schritt zurückgenommen.
event-asked-undo = { did } um Rücknahme gebeten.
event-asked-end = { did } vorgeschlagen aufzuhören.
event-asked-rematch = { did } noch eine Partie vorgeschlagen.
event-answered-yes = { did } zugestimmt.
event-answered-no = { did } abgelehnt.
event-resigned = { did } aufgegeben.
event-taken-over-left = { did } den Tisch verlassen, { $bot } spielt weiter.
event-taken-over-time = { did } die Zeit überschritten, { $bot } spielt weiter.
event-taken-over-failed = Ein Bot ist ausgefallen, { $bot } spielt weiter.
event-came-back = { did } den Platz zurückgenommen.
event-handed-over = { $who } hat Platz genommen.
event-closed = Der Tisch ist geschlossen.
event-went-on = Es geht mit einer neuen Partie weiter.

## Lost Cities

game-lost-cities = Lost Cities
game-lost-cities-about = Karten und Nerven · { $players } Personen · 20 min
expedition-desert = Wüste
expedition-sea = Meer
expedition-mountains = Berge
expedition-rainforest = Regenwald
expedition-volcano = Vulkan
expedition-aurora = Hoher Norden
card-value = { $where } { $value }
card-wager = { $where }-Wette
log-lost-cities-play = { did } { $card } gelegt.
log-lost-cities-discard = { did } { $card } abgeworfen.
log-lost-cities-draw = { did } vom Stapel gezogen.
log-lost-cities-draw-card = { did } { $card } vom Stapel gezogen.
log-lost-cities-take = { did } { $card } vom Ablagestapel genommen.
log-lost-cities-round = Runde { $round } endet: { $scores }.
log-lost-cities-match = Die Partie endet: { $totals }.
learn-lost-cities-lead = Leg steigende Karten an Expeditionen, und brich nur auf, wenn es sich lohnt.

## Quest

game-quest = Wettlauf nach El Dorado
game-quest-about = Deck bauen, rennen · { $players } Personen · 45 min
log-quest-run = { did } { $with } gespielt, nach { $space }.
log-quest-go = { did } { $space } erreicht.
log-quest-free = { did } { $with } gespielt und { $space } betreten.
log-quest-remove-blockade = { did } Blockade { $blockade } mit { $with } entfernt.
log-quest-clear-blockade = { did } Blockade { $blockade } entfernt.
log-quest-enter = { did } { $space } angesteuert.
log-quest-clear = { did } Blockade { $blockade } in Angriff genommen.
log-quest-reach = { did } { $space } betreten.
log-quest-pay = { did } mit { $with } bezahlt.
log-quest-pay-camp = { did } mit { $with } bezahlt; die Karte scheidet aus.
log-quest-buy = { did } { $card } ausgesucht.
log-quest-bought = { did } { $card } gekauft.
log-quest-play = { did } { $with } gespielt.
log-quest-take = { did } { $card } vom Markt genommen.
log-quest-remove = { did } { $card } aus dem Spiel entfernt.
log-quest-lay = { did } { $card } abgelegt.
log-quest-discard = { did } { $card } abgeworfen.
log-quest-draw =
    { did } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gezogen.
log-quest-draw-cards = { did } { $cards } gezogen.
log-quest-reshuffle = { did } den Ablagestapel gemischt.
log-quest-explore = { did } eine Höhle erforscht: { $token }.
log-quest-gold = { did } eine Figur nach El Dorado gebracht.
log-quest-arrive = { did } El Dorado erreicht.
log-quest-end-turn = { did } den Zug beendet.
log-quest-stop = { did } angehalten.
log-quest-done = { did } das abgeschlossen.
log-quest-end = Die Partie endet in Runde { $round }. Noch zu gehen: { $to-go }.
learn-quest-lead = Heuere eine Mannschaft an, kauf, was der Weg verlangt, und sei als Erste in El Dorado.

## Island

game-island = Insel von El Dorado
game-island-about = erkunden und kämpfen · { $players } Personen · 90 min
log-island-explorer = { did } { $explorer } gewählt.
log-island-roll = { did } { $rolled } gewürfelt.
log-island-turn = { did } den Zug begonnen.
log-island-speed = { did } { $speed } als Tempo und { $gather } zum Sammeln genommen.
log-island-gather = { did } { $cards } gesammelt.
log-island-gather-closed =
    { did } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } gesammelt.
log-island-extra = { did } { $cards } dazubekommen.
log-island-return = { did } 1 { $resource } zurückgegeben.
log-island-return-closed = { did } eine Karte zurückgegeben.
log-island-move = { did } nach { $where } gezogen.
log-island-discover = { did } neues Land gesucht.
log-island-turn-up = { did } ein Feld aufgedeckt: { $tile }.
log-island-under = { did } ein Feld unter den Stapel gelegt: { $tile }.
log-island-lay = { did } das Feld auf { $where } gelegt: { $tile }.
log-island-restart = Die Insel ist geschlossen und wird neu gelegt.
log-island-cave-shrine = { did } nun den Höhlenschrein.
log-island-cave-shrine-back = { did } den Höhlenschrein an die Höhle verloren.
log-island-name = { did } { $item } auf { $where } ausgesucht.
log-island-buy = { did } { $item } auf { $where } gekauft.
log-island-void = { did } { $item } nicht mehr kaufen können.
log-island-march = { did } { $count } nach { $where } geführt.
log-island-raid = { did } das Bauernhaus auf { $where } angegriffen.
log-island-attack = { did } { $foe } auf { $place } angegriffen.
log-island-unopposed = { did } auf { $place } niemanden getroffen.
log-island-fight = { did } { $attack-rolled } mit { $attack-from } gewürfelt, { $foe } { $defence-rolled } mit { $defence-from }.
log-island-wins = { did } { $foe } besiegt.
log-island-loses = { did } gegen { $foe } verloren.
log-island-ties = { did } gegen { $foe } unentschieden gekämpft.
log-island-home =
    { did } { $count ->
        [one] 1 Dorfbewohner
       *[other] { $count } Dorfbewohner
    } verloren.
log-island-fort-falls = { did } die Festung auf { $where } verloren.
log-island-farmhouse-falls = { did } das Bauernhaus auf { $where } verloren.
log-island-beast-back = { did } { $beast } der Höhle überlassen.
log-island-treasure = { did } den Schatz genommen: { $cards }.
log-island-defeat = { did } verloren und { $cards } an { $foe } abgegeben.
log-island-set = { did } die Figur von { $other } auf { $where } gesetzt.
log-island-back = { did } den Rückweg nach { $where } genommen.
log-island-army-back = { did } { $count } nach { $where } zurückgeführt.
log-island-pass = { did } gepasst.
log-island-bank = { did } { $rate } { $give } bei der Bank gegen 1 { $take } getauscht.
log-island-offer = { did } { $other } { $give } für { $take } angeboten.
log-island-offer-no-give = { did } { $other } um { $take } als Geschenk gebeten.
log-island-offer-no-take = { did } { $other } { $give } als Geschenk angeboten.
log-island-accept = { did } angenommen.
log-island-refuse = { did } abgelehnt.
log-island-end-turn = { did } den Zug beendet.
log-island-turn-over = { did } den Zug beenden müssen.
log-island-end = Die Partie endet in Runde { $round }. Schreine: { $shrines }.
learn-island-lead = Leg eine unbekannte Insel aus, sammle, baue, und opfere an ihren Schreinen.

## Bots

bot-random = Wanderer
bot-careful = Umsicht
bot-greedy = Gierschlund
bot-novice = Anfang
bot-fair = Ordentlich
bot-strong = Stark
bot-best = Meisterlich
bot-search = Suche
bot-projection = Vorausschau
bot-seasoned = Erfahren
bot-planner = Planung

## Options of Lost Cities

option-lost-cities-expeditions = Expeditionen
option-lost-cities-expeditions-about = Sechs bringt den Hohen Norden dazu.
option-lost-cities-rounds = Runden
option-lost-cities-rounds-about = Eine ist kurz, drei sind eine ganze Partie.
option-lost-cities-first-player = Wer beginnt
option-lost-cities-first-player-about = Die erste Runde beginnt der Zufall, oder der erste Platz.
option-lost-cities-first-player-random = Zufall
option-lost-cities-first-player-oldest = Erster Platz
option-lost-cities-next-starter = Wer später beginnt
option-lost-cities-next-starter-about = Wer führt: über alle Runden, oder in der letzten.
option-lost-cities-next-starter-match-total = Alle Runden
option-lost-cities-next-starter-last-round = Letzte Runde
option-lost-cities-no-deck-draw-limit = Züge ohne Stapel
option-lost-cities-no-deck-draw-limit-about = Nach so vielen Zügen ohne Karte vom Stapel endet eine Runde. 0 schaltet es ab.
option-lost-cities-show-deck-count = Restkarten sichtbar
option-lost-cities-show-deck-count-about = Alle sehen, wie viele Karten der Stapel noch hat.
option-lost-cities-show-discards = Ablagestapel
option-lost-cities-show-discards-about = Zu sehen ist nur die oberste Karte, oder der ganze Stapel.
option-lost-cities-show-discards-top = Oberste
option-lost-cities-show-discards-all = Alle
option-lost-cities-three-players = Zu dritt
option-lost-cities-three-players-about = Eine inoffizielle Variante für drei.

## Options of Quest

option-quest-route = Strecke
option-quest-route-about = Der Weg nach El Dorado.
option-quest-route-first = Erstes Spiel
option-quest-route-hills-of-gold = Die goldenen Hügel
option-quest-route-home-stretch = Zielgerade
option-quest-route-winding-paths = Verschlungene Wege
option-quest-route-serpentine = Schlangenpfad
option-quest-route-swamplands = Sumpfland
option-quest-route-witchs-cauldron = Der Hexenkessel
route-first-hardness = leicht
route-hills-of-gold-hardness = leicht
route-home-stretch-hardness = leicht
route-winding-paths-hardness = mittel
route-serpentine-hardness = mittel
route-swamplands-hardness = schwer
route-witchs-cauldron-hardness = schwer
option-quest-caves = Höhlen
option-quest-caves-about = Höhlen haben Plättchen für alle, die daneben halten.
option-quest-starting-player = Wer beginnt
option-quest-starting-player-about = Der Zufall, oder ein bestimmter Platz.
option-quest-starting-player-random = Zufall
option-quest-starting-player-0 = Platz 1
option-quest-starting-player-1 = Platz 2
option-quest-starting-player-2 = Platz 3
option-quest-starting-player-3 = Platz 4
option-quest-disputed-blockades = Strittige Blockaden
option-quest-disputed-blockades-about = Wo Quellen sich widersprechen: wie hier gelistet, überall, oder nirgends.
option-quest-disputed-blockades-listed = Wie gelistet
option-quest-disputed-blockades-all = Überall
option-quest-disputed-blockades-none = Nirgends
option-quest-free-order = Ziehen nach dem Kauf
option-quest-free-order-about = Figuren dürfen nach dem Kauf noch ziehen.
option-quest-native-blockade-and-step = Ureinwohner geht durch
option-quest-native-blockade-and-step-about = Ein Ureinwohner entfernt eine Blockade und tritt dahinter.
option-quest-trim-hand = Höchstens vier Karten
option-quest-trim-hand-about = Für den nächsten Zug bleiben höchstens vier Karten.
option-quest-tie-break = Blockaden bei Gleichstand
option-quest-tie-break-about = Es zählt ihre Nummer, oder zuerst ihre Stärke.
option-quest-tie-break-number = Nummer
option-quest-tie-break-power = Stärke
option-quest-arrival-tie = Gemeinsame Ankunft
option-quest-arrival-tie-about = Ohne Blockaden wird geteilt, oder wer früher kam, gewinnt.
option-quest-arrival-tie-shared = Geteilt
option-quest-arrival-tie-earlier = Früher
option-quest-open-discards = Offene Ablagen
option-quest-open-discards-about = Ganze Ablagestapel sind zu sehen, nicht nur die oberste Karte.
option-quest-round-limit = Höchstens Runden
option-quest-round-limit-about = Nach so vielen Runden ist Schluss. 0 schaltet es ab.

## Options of Island

option-island-explorer-side = Entdecker
option-island-explorer-side-about = Welcher Entdecker einer Karte spielt: nach Wahl, die Vorderseite, oder der Zufall.
option-island-explorer-side-choose = Nach Wahl
option-island-explorer-side-front = Vorderseite
option-island-explorer-side-random = Zufall
option-island-printing = Auflage
option-island-printing-about = Felder und Karten der ersten oder einer späteren Auflage.
option-island-printing-seed = Erste
option-island-printing-later = Spätere
option-island-house-values = Kräfte der Entdecker
option-island-house-values-about = Wie angegeben, oder gegeneinander ausgeglichen.
option-island-house-values-default = Wie angegeben
option-island-house-values-balanced = Ausgeglichen
option-island-cave-shrine = Höhlenschrein
option-island-cave-shrine-about = Wo er im Stapel der Höhle liegt.
option-island-cave-shrine-anywhere = Irgendwo
option-island-cave-shrine-lower-half = Untere Hälfte
option-island-defeat-loss = Verlust bei Niederlage
option-island-defeat-loss-about = Wie viele Rohstoffe ein besiegter Entdecker verliert.
option-island-defeat-loss-all = Alle
option-island-defeat-loss-half = Die Hälfte
option-island-villager-near = Neue Dorfbewohner
option-island-villager-near-about = Sie kommen neben jedes eigene Gebäude, oder nur neben ein Bauernhaus.
option-island-villager-near-building = Jedes Gebäude
option-island-villager-near-farmhouse = Bauernhaus
option-island-resource-limit = Behaltene Rohstoffe
option-island-resource-limit-about = Wie viele Karten nach dem Sammeln bleiben dürfen.
option-island-resource-limit-0 = Ohne Grenze
option-island-board-radius = Größe der Insel
option-island-board-radius-about = Wie weit von der Mitte Felder liegen dürfen, mindestens 4. 0 schaltet es ab.
option-island-place-blind = Erst der Ort
option-island-place-blind-about = Der Ort wird gewählt, bevor das Feld aufgedeckt ist.
option-island-closing = Geschlossene Insel
option-island-closing-about = Wasser und Schreine, die sie schließen, sind verboten, oder sie wird neu gelegt.
option-island-closing-forbid = Verboten
option-island-closing-restart = Neu gelegt
option-island-battle-result = Kämpfe
option-island-battle-result-about = Es zählt die Summe der Würfel, oder der beste.
option-island-battle-result-sum = Summe
option-island-battle-result-highest = Bester
option-island-hardcore = Zug ohne Würfel
option-island-hardcore-about = Tempo und Ernte werden gewählt, zusammen 7.
option-island-trade = Handel
option-island-trade-about = Alle handeln, nur mit der Person am Zug, oder niemand.
option-island-trade-open = Alle
option-island-trade-active = Person am Zug
option-island-trade-off = Niemand
option-island-open-resources = Offene Rohstoffe
option-island-open-resources-about = Alle sehen alle Rohstoffkarten.
option-island-round-limit = Höchstens Runden
option-island-round-limit-about = Nach so vielen Runden ist Schluss. 0 schaltet es ab.

## Cards of Quest, as printed where they are known

thing-explorer = Forscher
thing-traveler = Reisende
thing-sailor = Matrose
thing-scout = Kundschafter
thing-trailblazer = Entdecker
thing-jack-of-all-trades = Tausendsassa
thing-photographer = Fotografin
thing-treasure-chest = Schatztruhe
thing-transmitter = Fernsprech-Gerät
thing-pioneer = Pionier
thing-giant-machete = Mächtige Machete
thing-captain = Kapitän
thing-journalist = Journalistin
thing-millionaire = Millionärin
thing-adventurer = Abenteurerin
thing-prop-plane = Propellerflugzeug
thing-cartographer = Kartograf
thing-compass = Kompass
thing-scientist = Wissenschaftlerin
thing-travel-log = Reisetagebuch
thing-native = Ureinwohner
thing-coin-1 = Münze 1
thing-coin-2 = Münze 2
thing-paddle-1 = Paddel 1
thing-paddle-2 = Paddel 2
thing-machete-1 = Machete 1
thing-machete-2 = Machete 2
thing-machete-3 = Machete 3
thing-draw-card = eine Karte ziehen
thing-remove-card = eine Karte entfernen
thing-replace-cards = Karten ersetzen
thing-keep-item = einen Gegenstand behalten
thing-pass-occupied = besetzte Felder überqueren
thing-native-step = ein Ureinwohner-Schritt
thing-change-symbol = ein Symbol wechseln

## Things of the island

thing-food = Nahrung
thing-wood = Holz
thing-gold = Gold
thing-water = Wasser
thing-garden = ein Garten
thing-shrine = ein Schrein
thing-cave = ein Höhlenfeld
thing-cave-entrance = der Höhleneingang
thing-cave-exit = der Höhlenausgang
thing-cave-shrine = der Höhlenschrein
thing-villager = ein Dorfbewohner
thing-farmhouse = ein Bauernhaus
thing-fort = eine Festung
thing-offering = eine Opfergabe
thing-march = ein Marsch
thing-bats = die Riesenfledermäuse
thing-thieves = die Diebe
thing-serpent = die Höhlenschlange
thing-island = Insel
thing-tizoc = Tizoc
thing-hector = Hector
thing-quartermaster = Quartiermeister
thing-pathfinder = Pfadfinder
thing-mason = Maurer
thing-trader = Händlerin
thing-marshal = Marschall
thing-orange = Orange
thing-purple = Violett
thing-yellow = Gelb
thing-blue = Blau
thing-white = Weiß
thing-green = Grün
thing-red = Rot

## Phases

thing-play = legen
thing-draw = ziehen
thing-pay = zahlen
thing-roll = würfeln
thing-explore = erkunden

## Kinds of moves, on the generic board

action-play = Spielen
action-discard = Abwerfen
action-draw = Ziehen
action-take = Nehmen
action-buy = Kaufen
action-pay = Zahlen
action-run = Mit einer Karte ziehen
action-go = Weitergehen
action-enter = Betreten
action-stop = Anhalten
action-done = Fertig
action-end-turn = Zug beenden
action-roll = Würfeln
action-speed = Tempo
action-gather = Sammeln
action-move = Ziehen
action-discover = Neues Land suchen
action-place = Feld legen
action-march = Marschieren
action-raid = Überfallen
action-offer = Handel anbieten
action-bank = Mit der Bank handeln
action-accept = Annehmen
action-refuse = Ablehnen
action-pass = Passen
action-explorer = Entdecker wählen

## Fields of a view, on the generic board

plain-doing = { $who }: { $what }
plain-with = { $what } ({ $rest })
field-phase = Phase
field-round = Runde
field-totals = Summen
field-results = Ergebnisse
field-starter = Begann
field-deck = Stapel
field-hands = Handkarten
field-hand = Deine Hand
field-draw = Dein Nachziehstapel
field-expeditions = Expeditionen
field-points = Punkte
field-discards = Ablagestapel
field-known = Bekannte Karten
field-size = Größe
field-top = oben
field-pieces = Figuren
field-to-go = Noch zu gehen
field-arrived = Angekommen
field-draws = Nachziehstapel
field-areas = Ausgespielt
field-removed = Entfernt
field-tokens = Plättchen
field-blockades = Blockaden
field-market = Markt
field-slots = Plätze
field-reserve = Reserve
field-open = offen
field-caves = Höhlen
field-turn = Am Zug
field-tiles = Felder
field-resources = Rohstoffe
field-villagers = Dorfbewohner
field-farmhouses = Bauernhäuser
field-forts = Festungen
field-offerings = Opfergaben
field-shrines = Schreine
field-strengths = Stärke
field-costs = Kosten
field-dice = Würfel
field-speed = Tempo
field-gather = Ernte
field-supply = Vorrat
field-explorers = Entdecker
field-at = Wo sie stehen
field-yellow = Wüste
field-blue = Meer
field-white = Berge
field-green = Regenwald
field-red = Vulkan
field-purple = Hoher Norden
do-it = Machen

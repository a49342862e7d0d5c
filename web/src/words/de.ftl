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
nav-puzzles = Aufgaben
nav-routes = Strecken
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
about-seconds = etwa { $seconds } s
about-minutes = etwa { $minutes } min
search-prepared =
    { $time ->
        [unknown] Die Suche der Bots wird vorbereitet: { $share } %. Du kannst schon spielen.
       *[other] Die Suche der Bots wird vorbereitet: { $share } %, noch { $time }. Du kannst schon spielen.
    }
not-compiled = { $game } konnte nicht kompiliert werden. Das Protokoll des Servers sagt, warum.
bot-later =
    { $time ->
        [unknown] { $bot } (denkt erst, wenn das Spiel kompiliert ist)
       *[other] { $bot } (denkt erst in { $time })
    }
turn-later =
    { $time ->
        [unknown] { $turn } · wartet, bis das Spiel kompiliert ist
       *[other] { $turn } · wartet, bis das Spiel kompiliert ist, { $time }
    }
begins-later = Das Spiel wird noch kompiliert. Danach geht es von selbst los.
time-left = Noch { $time }.
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
your-finished = Beendete Partien
all-finished = Alle beendeten Partien
play-as-last = Wie beim letzten Mal: { $rules }
leave-game = Verlassen: { $title }
leave-title = Diese Partie verlassen?
leave-open = Dein Platz wird wieder frei.
leave-running = Ein Bot spielt für dich weiter. Bis zum Ende der Partie kannst du zurückkommen.
leave-analysis = Dein „Was wäre, wenn“-Tisch wird geschlossen.
leave-it = Partie verlassen
you-left = du bist gegangen, ein Bot spielt weiter
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
no-server = Der Server antwortet nicht.
no-server-about = Deine Partien sind dort sicher. Die Seite versucht es von selbst wieder.
list-later = Diese Liste kommt, sobald der Server antwortet.

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
plan-bot = Bot: { $level }
rules = Regeln
hosted-by = Gastgeber: { $name }
usual-rules = Die üblichen Regeln
route-map = Die Strecke
rule-is = { $rule }: { $value }
house-rules = Hausregeln
adventures = Abenteuer
alone-or-together = einzeln oder zusammen
change = Ändern
change-option = Ändern: { $option }
none = keine
preset = Vorlage
preset-own = Eigene
preset-own-about = von dir zusammengestellt
preset-island-usual = Üblich
preset-island-usual-about = wie empfohlen
preset-island-gentle = Milde
preset-island-gentle-about = eine Niederlage kostet die Hälfte
preset-quest-classic = Klassisch
preset-quest-classic-about = nur Strecke und Markt
preset-quest-cursed = Verflucht
preset-quest-cursed-about = Dämonen, Helden, Gefahr, Nebel
preset-quest-everything = Alles
preset-quest-everything-about = was es gibt
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
to-act = ist dran

## The table

table = Tisch
table-and-settings = Tisch und Einstellungen
rail = Neben dem Brett
overview = Übersicht
turn-of = { $who } ist dran
last-turn = Letzter Zug
since-title = Seit deinem letzten Zug
since-about =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }, die letzte { $when }
since-of = { $who }, { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
to-my-turn = Zu meinem Zug
skip = Überspringen
undo = Zurücknehmen
undo-turn = Zug zurücknehmen
spaces-to = { $place } ({ $count } Felder)
end-sure-title = Zug beenden?
end-sure = Sobald der nächste Spieler handelt oder eine Karte nachgezogen wird, gibt es kein Zurück.
end-hasty = Du hast noch nichts gespielt und kannst noch etwas spielen. Ist der Zug vorbei, gibt es kein Zurück.
end-yes = Beenden
log = Verlauf
keys = Tasten
key-last-turn = Den letzten Zug noch einmal zeigen
key-skip = Überspringen, was gerade gezeigt wird
key-write = Eine Nachricht oder einen Zug schreiben
key-list = Diese Liste
log-empty = Noch ist nichts geschehen.
log-details = Einzelheiten
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
log-and-chat = Verlauf und Chat
to-spectators = an Zuschauer
spectators =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
ask-line = { $who }: { $what }.
ask-nothing = Nichts zu berichten.
ask-help = Fragen: board, me, scores, what changed
about-player = { $who }: was man weiß
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
other-level = Andere Stufe
ending-go-on = Wie es lief
ending-board = Spielplan ansehen
ending-swing = Größter Umschwung
ending-no-swing = Es hat sich wenig geändert.
ending-swing-told = { $what }: { $from } → { $to }
ending-swing-look = Diesen Moment ansehen
ending-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
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
ended-you-resigned = Du hast aufgegeben. { $who } gewinnt.
ended-shared = Der Sieg wird geteilt.
ended-agreed = Alle wollten ohne Ergebnis aufhören.
you-can = Was du tun kannst
nothing-to-do = Gerade nichts: andere sind dran.
filter-actions = Zug suchen

## Looking back

look-back = Rückblick
play-deal = Noch einmal dieselbe Ausgangslage
play-deal-friends = Dieselbe Ausgangslage mit Freunden
compare-deal = Vergleichen
same-deal = Das ist dieselbe Ausgangslage wie in einer früheren Partie, also zählt sie für keine Liste.
same-deal-first = Zur Partie davor.
same-deal-short = dieselbe Ausgangslage
daily-short = Partie des Tages
review = Beurteilung
review-of = Beurteilung: { $title }
my-progress = Mein Spiel
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
look-together = Zusammen ansehen
study-rooms = Studienräume
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
evaluation = Bewertung
ask-adviser = Was würde ein Bot spielen?
adviser-thinks = Es wird überlegt …
advised = Rat: { $move }
do-turn = So spielen
turn-then = { $first }, dann { $last }
adviser-first = Auf den ersten Blick. Der Bot denkt noch weiter nach …
thought-stands-games = Von hier zu Ende gespielt gewinnt das etwa { $win } von 100 Partien. Der Bot hat { $count } durchgespielt.
thought-stands-points = Von hier zu Ende gespielt beträgt der Vorsprung am Ende im Mittel { $points } Punkte. Der Bot hat { $count } Partien durchgespielt.
thought-alone = Alles andere fiel früh zurück.
thought-clear = Klar besser als das andere.
thought-likely = Wahrscheinlich das Beste, aber nicht sicher.
thought-equal = { $number } { $count ->
        [one] ist
       *[other] sind
    } etwa gleich gut, soweit der Bot das sagen kann.
thought-others = Stattdessen
thought-as-good = etwa gleich gut
thought-behind-games = { $by } von 100 Partien weniger
thought-behind-points = { $by } Punkte weniger

## Learn

learn-lead = Die Regeln in Kürze, und zu jedem Spiel eine begleitete Partie.
learn-guided = Begleitet spielen
all-games = Alle Spiele
all-cards = Alle Karten
all-cards-lead = Jede Karte, jedes Plättchen, jeder Entdecker und jede Bestie der drei Spiele, und was sie tun.
see-all-cards = Alle Karten ansehen
numbered-rules = Alle Regeln mit Nummern (auf Englisch)
manual-about = Für Bots, Server und Forschung:
manual = Das Handbuch
learn-by-playing = Gegen einen Bot ausprobieren

## Settings

settings-lead = Sie bleiben in diesem Browser.
language = Sprache
theme = Darstellung
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Tempo der Züge
speed-about = Wie schnell die Züge der anderen gezeigt werden.
speed-0-5 = Halb
speed-1 = Normal
speed-2 = Doppelt
speed-0 = Sofort
motion = Bewegung
motion-about = Weniger Bewegung: Es wird überblendet statt geflogen.
motion-system = Wie das System
motion-full = Voll
motion-reduced = Weniger
sound = Ton
volume = Lautstärke
volume-0-25 = Leise
volume-0-5 = Mittel
volume-1 = Laut
vibration = Vibration
vibration-about = Ein kurzes Brummen, wenn du am Zug bist, sofern das Gerät es kann.
confirm = Zugende bestätigen
confirm-about = Du wirst noch einmal gefragt, bevor dein Zug endet.
forced = Von selbst nachziehen
forced-about = Wenn dir nur der Nachziehstapel bleibt, wird sofort gezogen. Die gelegte Karte bleibt dann liegen.
pieces = Größe der Figuren
pieces-normal = Normal
pieces-large = Groß
coordinates = Koordinaten
coordinates-about = Namen der Felder auf dem Brett. Die Taste c zeigt sie zwischendurch.
shortcuts = Tasten mit einem Buchstaben
shortcuts-about = u nimmt einen Zug zurück, l zeigt den letzten Zug noch einmal, und so weiter. Zum Ausschalten für alle, die diktieren oder versehentlich auf Tasten kommen. Alles geht auch mit Knöpfen.
who-you-are = Wer du bist
guest-as = Du spielst als Gast { $name }.
guest-none = Du bekommst einen Namen, wenn du dich setzt. Such dir einen aus, wenn du magst.
name-hint = Bleibt es leer, bekommst du einen
name-kept = So heißt du jetzt.
keep-name = Diesen Namen behalten
account-as = Du bist als { $name } angemeldet.
account-kept = Du bist angemeldet.
make-account = Konto erstellen
make-account-about = Es bewahrt deine Partien auf, und du kannst dich überall anmelden.
log-in = Anmelden
log-in-about = Mit Namen und Passwort deines Kontos.
log-out = Abmelden
logged-out = Du bist abgemeldet.
have-account = Ich habe ein Konto
no-account = Ich habe kein Konto
change-password = Passwort ändern
old-password = Das alte Passwort
new-password = Das neue Passwort
password-kept = Das neue Passwort gilt ab jetzt. Du bist überall sonst abgemeldet, und deine API-Tokens gelten nicht mehr.
email = E-Mail-Adresse
email-about = Wenn du dein Passwort vergisst, bekommst du hierhin einen Link. Niemand sonst sieht die Adresse.
email-is = E-Mails gehen an { $email }.
email-other = Eine andere E-Mail-Adresse
email-keep = Link zur Bestätigung schicken
email-sent = Eine E-Mail an { $email } ist unterwegs. Öffne den Link darin.
email-forget = Adresse entfernen
email-gone = Die Adresse ist entfernt.
forgot-title = Passwort vergessen?
forgot-about = Gib die E-Mail-Adresse deines Kontos ein. Du bekommst einen Link, mit dem du ein neues Passwort wählst.
forgot-do = Link schicken
forgot-done = Wenn ein Konto diese Adresse hat, ist eine E-Mail unterwegs. Der Link gilt eine Stunde.
reset-title = Neues Passwort wählen
reset-about = Du wirst überall abgemeldet, und deine API-Tokens gelten nicht mehr.
reset-do = Passwort speichern
reset-done = Dein neues Passwort gilt. Melde dich damit an.
address-title = E-Mail-Adresse bestätigen
address-about = E-Mails zu deinem Passwort gehen dann an diese Adresse.
address-do = Das ist meine Adresse
address-done = Deine Adresse ist bestätigt.
delete-about = Gelöscht werden Name, Passwort, Anmeldungen und Tokens. Bots übernehmen deine Plätze, und deine Partien bleiben, ohne deinen Namen.
delete-me = Mein Konto löschen
delete-sure = Endgültig löschen?
account-gone = Dein Konto ist gelöscht.
sessions = Angemeldet
sessions-about = Alle Browser, in denen du angemeldet bist. Beende, was dir nicht gehört.
this-session = dieser Browser
some-browser = Ein Browser
seen-last = zuletzt { $when }
end-session = Beenden
end-other-sessions = Alle anderen beenden
tokens = Programme
tokens-about = Mit einem Token spielt ein Programm in deinem Namen oder sieht zu. Es wird nur einmal gezeigt.
token-name = Wofür es ist
token-hint = Mein Bot
token-scope = Was es darf
scope-play = spielen und zuschauen
scope-read = nur zuschauen
make-token = Token erstellen
token-once = Kopiere es jetzt: Es wird nicht wieder gezeigt.
token-unused = noch nicht benutzt
copy-token = Kopieren
revoke = Widerrufen

## Refusals

refused-unreached = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
refused-broken = Auf dem Server ging etwas schief. Von dir ist nichts verloren.
refused-not-compiled = Das Spiel konnte nicht kompiliert werden. Das Protokoll des Servers sagt, warum.
refused-stale = Die Partie war schon weiter. Schau noch einmal.
refused-nobody = Hier ist niemand angemeldet. Melde dich erst an.

## For those who hear the page

board = Brett
unread =
    { $count ->
        [one] neue Nachricht
       *[other] neue Nachrichten
    }

## Around the game

event-opened = Der Tisch steht.
event-sat = { $who } hat Platz genommen.
event-stood = { did } den Platz verlassen.
event-arranged = Der Gastgeber hat einen Platz neu vergeben.
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

game-lost-cities-about = Karten und Nerven · { $players }{"\u00A0"}Personen · 20{"\u00A0"}min
learn-lost-cities-lead = Leg steigende Karten an Expeditionen, und brich nur auf, wenn es sich lohnt.

## Quest

game-quest-about = Deck bauen, rennen · { $players }{"\u00A0"}Personen · 45{"\u00A0"}min
learn-quest-lead = Heuere eine Mannschaft an, kauf, was der Weg verlangt, und sei als Erste in El Dorado.

## Island

game-island-about = erkunden und kämpfen · { $players }{"\u00A0"}Personen · 90{"\u00A0"}min
learn-island-lead = Leg eine unbekannte Insel aus, sammle, baue, und opfere an ihren Schreinen.

## Bots

bot-named = { $name } ({ $level })
bot-random = Wanderer
bot-careful = Vorsichtig
bot-greedy = Gierig
bot-hasty = Eilig
bot-novice = Anfänger
bot-fair = Ordentlich
bot-strong = Stark
bot-best = Meister
bot-search = Suche
bot-seasoned = Erfahren
bot-planner = Planer

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
option-quest-route-journey-into-the-unknown = Reise ins Ungewisse
option-quest-route-demon-gorge = Dämonenschlucht
option-quest-route-path-of-pilgrims = Pilgerpfad
option-quest-route-river-delta = Flussdelta
option-quest-route-blind-spot = Toter Winkel
option-quest-route-across-the-pass = Über den Pass
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
option-quest-caves = Höhlen
option-quest-caves-about = Halte neben einer Höhle und nimm ein Plättchen für später.
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
option-quest-heroes-hexes = Helden & Dämonen
option-quest-heroes-hexes-about = Flüche, Dämonen und Begleiter; eine Taverne leiht dir einen Helden.
option-quest-demon-cards = Dämonenkarten
option-quest-demon-cards-about = Wie viele Dämonen es gibt.
option-quest-demon-cards-15 = 15
option-quest-demon-cards-18 = 18
option-quest-paralysis = Lähmung
option-quest-paralysis-about = Die anderen versetzen ihre eigenen Figuren, oder die des Opfers.
option-quest-paralysis-own = Ihre eigenen
option-quest-paralysis-victim = Die des Opfers
option-quest-tunnel-curses = Tunnel
option-quest-tunnel-curses-about = Ein Durchgang zieht die Flüche des Zielfelds, oder die beider Enden.
option-quest-tunnel-curses-arrival = Am Ziel
option-quest-tunnel-curses-both = An beiden Enden
option-quest-free-card-to = Freie Karte eines Helden
option-quest-free-card-to-about = Wohin die Karte geht, die ein Held vom Markt nimmt.
option-quest-free-card-to-draw-pile = Auf den Nachziehstapel
option-quest-free-card-to-discard-pile = Auf den Ablagestapel
option-quest-demon-discard = Abgelegte Dämonen
option-quest-demon-discard-about = Sie bleiben, wo sie sind, oder gehen in den Vorrat zurück.
option-quest-demon-discard-own-pile = Bleiben
option-quest-demon-discard-supply = Gehen zurück
option-quest-tavern-side = Seite der Taverne
option-quest-tavern-side-about = Wie auf der Strecke angegeben, oder eine der beiden.
option-quest-tavern-side-listed = Wie angegeben
option-quest-tavern-side-a = A
option-quest-tavern-side-b = B
option-quest-promos = Promokarten
option-quest-promos-about = Drei Stapel mehr: ein Führer, ein Imitator, Zwillinge.
option-quest-modules = Module
option-quest-modules-about = Weitere Felder, Karten und Gefahren.
option-quest-modules-swamp = Sumpf
option-quest-modules-swamp-about = Ein Weg um eine Blockade, wenn deine Karte genau zu den Krokodilen passt.
option-quest-modules-current = Strömung
option-quest-modules-current-about = Wer auf einem Pfeil hält, treibt ein Feld weiter.
option-quest-modules-danger = Gefahr
option-quest-modules-danger-about = Auf diesen vier Feldern darf kein Zug enden.
option-quest-modules-muisca = Muisca
option-quest-modules-muisca-about = Drei starke Stapel, immer offen; zwei Karten lassen sich lagern.
option-quest-modules-dragons = Drachen
option-quest-modules-dragons-about = Sie erwachen, wenn du kommst, und halten fest, wer daneben steht.
option-quest-modules-treasures = Schätze
option-quest-modules-treasures-about = Truhen am Weg zählen. Es siegt, wer die meisten Punkte hat.
option-quest-modules-fog = Nebel
option-quest-modules-fog-about = Felder sind verdeckt, bis jemand daneben steht.

## Options of Island

option-island-explorer-side = Entdecker
option-island-explorer-side-about = Welcher Entdecker einer Karte spielt: nach Wahl, die Vorderseite, oder der Zufall.
option-island-explorer-side-choose = Nach Wahl
option-island-explorer-side-front = Vorderseite
option-island-explorer-side-random = Zufall
option-island-printing = Auflage
option-island-printing-about = Geländeteile und Karten der ersten oder einer späteren Auflage.
option-island-printing-seed = Erste
option-island-printing-later = Spätere
option-island-house-values = Kräfte der Entdecker
option-island-house-values-about = Werte der Entdecker und Karten zu Beginn: wie angegeben oder aneinander angeglichen.
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
option-island-board-radius-about = Wie weit von der Mitte Geländeteile liegen dürfen, mindestens 4. 0 schaltet es ab.
option-island-place-blind = Erst der Ort
option-island-place-blind-about = Der Ort wird gewählt, bevor das Geländeteil aufgedeckt ist.
option-island-closing = Geschlossene Insel
option-island-closing-about = Wasser und Schreine, die sie schließen, sind verboten, oder sie wird neu aufgebaut.
option-island-closing-forbid = Verboten
option-island-closing-restart = Neu aufgebaut
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

## Kinds of moves, on the generic board

action-play = Spielen
action-discard = Abwerfen
action-draw = Ziehen
action-take = Nehmen
action-buy = Kaufen
action-pay = Zahlen
action-stop = Anhalten
action-done = Fertig
action-end-turn = Zug beenden
action-roll = Würfeln
action-move = Ziehen
action-pass = Passen

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
field-points = Punkte
field-discards = Ablagestapel
field-known = Bekannte Karten
field-size = Größe
field-top = oben
field-pieces = Figuren
field-turn = Am Zug
field-resources = Rohstoffe
field-dice = Würfel
do-it = Machen

## A map

beyond-edge = In Reichweite, jenseits des Randes
nearer = Näher
farther = Weiter weg
my-piece = Meine Figur
whole-map = Die ganze Karte

## Everywhere

skip-to-content = To the content
close = Close
loading = Unrolling the map
yes = yes
no = no
on = On
off = Off
more = Show more
open = Open
try-again = Try again
just-now = just now
you-named = { $name } (you)
guest = Guest
name = Name
password = Password
settings = Settings
reconnecting = Reconnecting
reconnecting-kept = Reconnecting, your move is kept
to-lobby = To the lobby
error-page-title = This page did not load
error-page = Your games are safe on the server. Reload the page.
missing-title = Off the map
missing = There is no page at this address.

## The bar of the lobby

nav = Pages
home-link = Manoa, to the lobby
nav-home = Play
nav-puzzles = Puzzles
nav-routes = Routes
nav-watch = Watch
nav-learn = Learn
nav-replays = Replays
games-wait =
    { $count ->
        [one] game waits for you
       *[other] games wait for you
    }

## Home

home-title = Three ways to a lost city
home-lead = Sit down against a bot at once, or open a table and send your friends the link.
about-seconds = about { $seconds } s
about-minutes = about { $minutes } min
search-prepared =
    { $time ->
        [unknown] The bots’ search is being prepared: { $share }%. You can play meanwhile.
       *[other] The bots’ search is being prepared: { $share }%, { $time } left. You can play meanwhile.
    }
not-compiled = { $game } could not be compiled. The server’s log says why.
bot-later =
    { $time ->
        [unknown] { $bot } (thinks once the game is compiled)
       *[other] { $bot } (thinks in { $time })
    }
turn-later =
    { $time ->
        [unknown] { $turn } · waits until the game is compiled
       *[other] { $turn } · waits until the game is compiled, { $time }
    }
begins-later = The game is still being compiled. This begins by itself after that.
time-left = Time left: { $time }.
play-now = Play now
play-now-game = Play now: { $game }
create-table-of = Create a table: { $game }
players-count = { $players } players
first-time = First time here?
first-time-about = A guided game, one rule at a time.
start = Start
learn-guided-of = Start: a guided game of { $game }
live-now = { $names }, live
watch = Watch
your-games = Your games
your-turn = Your turn
no-games = No games yet. Play a bot, or join an open table.
your-finished = Finished games
all-finished = All finished games
play-as-last = Like last time: { $rules }
leave-game = Leave: { $title }
leave-title = Leave this game?
leave-open = Your seat becomes free again.
leave-running = A bot plays on for you. You can come back until the game ends.
leave-analysis = Your “what if” table is closed.
leave-it = Leave the game
you-left = you left, a bot plays on
open-tables = Open tables
no-open-tables = No open tables right now. Open one and send the link, or play a bot at once.
join = Join
join-table = Join { $title }, { $game }
seats-taken = { $taken } of { $all } seats taken
create-and-invite = Create a table, invite by link
changed = last move { $when }
waits-for-players = waits for players
game-with = { $game } with { $names }
analysis-of = What if: { $game }
six-expeditions = Six expeditions
no-server = The server does not answer.
no-server-about = Your games are safe there. The page tries again by itself.
list-later = This list comes once the server answers.

## Watch and replays

watch-lead = Public games running right now. Hidden cards stay hidden.
nothing-live = Nobody is playing in public right now. Open a table, and others can watch you.
open-table = Open { $names }: { $game }
watch-table = Watch { $names }: { $game }
replays-lead = Your finished games, step by step.
no-replays = No finished games yet. Play one, and it is kept here with every move.
open-record = Open a record from a file
not-a-record = This file is not a record of a game.
look-back-on = Look back: { $title }
which-game = Which game
moves-made =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
you-won = You won
shared-victory = Shared victory
placed-of = Place { $place } of { $of }
without-result = No result

## A new table

create-title = A new table
create-lead = It starts by itself when every seat is taken.
game = Game
seats = Seats
how-many = How many play
seats-about = A link leads one person to one seat. An open seat is for anyone.
plan-invited = By link
plan-open = Anyone
plan-bot = { $level } bot
rules = Rules
hosted-by = Host: { $name }
usual-rules = The usual rules
route-map = The route
rule-is = { $rule }: { $value }
house-rules = House rules
adventures = Adventures
alone-or-together = each alone or together
change = Change
change-option = Change: { $option }
none = none
preset = Preset
preset-own = Yours
preset-own-about = your own mix
preset-island-usual = Usual
preset-island-usual-about = as recommended
preset-island-gentle = Gentle
preset-island-gentle-about = a defeat costs half
preset-quest-classic = Classic
preset-quest-classic-about = route and market only
preset-quest-cursed = Cursed
preset-quest-cursed-about = demons, heroes, danger, fog
preset-quest-everything = Everything
preset-quest-everything-about = all of it
clock = Clock
clock-about = When a player’s time runs out, a bot plays on.
clock-none = no limit
clock-live = { $minutes } min each
clock-live-plus = { $minutes } min each, +{ $increment } s a turn
clock-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
days-left =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
who-sees = Who sees the table
who-sees-about = A public table is listed in the lobby, and anybody may watch.
is-public = public
is-private = only by link
set-up-table = Set up the table

## Before the start

waiting-room = The game starts by itself when every seat is taken.
waiting-room-invited = Send the link. The game starts when your guests have sat down.
sit-down = Sit down
stand-up = Stand up
make-open = For anyone
make-bot = A bot
link-to-table = The link to this table
link-to-watch = The link to watch this table
link-to-seat = The link to seat { $number }
new-link = Make a link to seat { $number }
copy-link = Copy the link
copied = Copied
share = Share
qr = QR code: { $title }
closed-title = This table is closed
closed = Everybody left before the start.
no-table-title = That table is gone
no-table = There is no such table, or you may not see it. Your finished games are under Replays.
invited-title = A seat is kept for you
your-seat = Your seat
sits-as = You sit down as { $name }.
take-seat = Take the seat
no-invite-title = This link does not work.

## Seats

players = Players
seat-open = Open seat
seat-invited = Kept for a guest
seat-free = nobody yet
seat-here = here
seat-away = not connected
is-bot = a bot
away-left = left, a bot plays
away-time = out of time, a bot plays
away-resigned = resigned
you-away-left = A bot plays for you.
you-away-time = Your time ran out. A bot plays for you.
you-away-resigned = You have resigned. A bot plays on for the others.
take-back-seat = Take my seat back
to-act = their turn

## The table

table = Table
table-and-settings = Table and settings
rail = What happens beside the board
overview = Overview
turn-of = It is { $who }’s turn
last-turn = Last turn
since-title = Since your last turn
since-about =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }, the last { $when }
since-of = { $who }, { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
to-my-turn = To my turn
skip = Skip
undo = Undo
undo-turn = Undo the turn
spaces-to = { $place } ({ $count } spaces)
end-sure-title = End your turn?
end-sure = It cannot be taken back once the next player has moved or a card was drawn.
end-hasty = You have played nothing yet, and still can. Once the turn is over, it cannot be taken back.
end-yes = End it
log = Log
keys = Keys
key-last-turn = Show the last turn again
key-skip = Skip what is being shown
key-write = Write a message or a move
key-list = This list
log-empty = Nothing has happened yet.
log-details = Details
chat = Chat
chat-empty = Nobody has said a word.
log-and-chat = Log and chat
to-spectators = to spectators
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
ask-line = { $who }: { $what }.
ask-nothing = Nothing to tell.
ask-help = Questions: board, me, scores, what changed
about-player = { $who }: what is known
moves = Moves
command-label = A message, or a move in notation
command-label-spectator = A message to the other spectators
command-hint = Message
command-hint-move = Message, or a move such as { $example }
command-hint-spectator = Message to spectators
send = Send
make-move = Make this move
say-instead = Send it as a message
ask-undo = Ask to go back
ask-end = Ask to end it here
resign = Resign
resign-sure = Resign for good?
let-bot-play = Leave, a bot plays on
offer-undo = { $who } asks to go back one step.
offer-end = { $who } asks to end the game without a result.
offer-rematch = { $who } wants to play again.
offer-mine-undo = You ask to go back. The others have to agree.
offer-mine-end = You ask to end it here. The others have to agree.
offer-mine-rematch = You want to play again. The others have to agree.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw
rematch = Play again
to-rematch = To the next game
other-level = Other level
ending-go-on = How it went
ending-board = See the board
ending-swing = Biggest swing
ending-no-swing = Nothing changed much.
ending-swing-told = { $what }: { $from } → { $to }
ending-swing-look = Look at it
ending-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
game-over = The game is over
game-is-over = The game is over.
ended-won =
    { $you ->
        [yes] You win.
       *[other] { $who } wins.
    } { $scores }
ended-resigned =
    { $you ->
        [yes] You win, { $others ->
            [1] the other player has
           *[other] the others have
        } resigned.
       *[other] { $who } wins, { $others ->
            [1] the other player has
           *[other] the others have
        } resigned.
    }
ended-you-resigned = You resigned. { $who } wins.
ended-shared = The victory is shared.
ended-agreed = Everybody agreed to end without a result.
you-can = What you can do
nothing-to-do = Nothing right now: it is someone else’s turn.
filter-actions = Find a move

## Looking back

look-back = Look back
play-deal = Play this deal
play-deal-friends = Play this deal with friends
compare-deal = Compare
same-deal = This is the same deal as in an earlier game, so it does not count in any list.
same-deal-first = The game that had it before.
same-deal-short = same deal
daily-short = deal of the day
review = Review
review-of = Review: { $title }
my-progress = How I play
looking-back = looking back
timeline = Timeline
step-of = { $step } of { $steps }
first-step = To the beginning
last-step = To the end
step-back = One step back
step-on = One step on
play-on = Play
pause = Pause
seen-by = Seen by
spectator = a spectator
what-if = What if
what-if-about = A table of your own continues from step { $step }. The game itself does not change.
others-played-by = The other seats are played by
by-me = me
branch-off = Branch off here
look-together = Look at it together
study-rooms = Study rooms
export = Save the record
no-replay-title = There is nothing to look back on
to-table = To the table
back-to-now = Back to now
beside-replay = Beside the board
curves = The course of the game
curves-said = { $title }: { $lines }.
curve-said = { $who } from { $first } to { $last }, at most { $most }
curve-lost-cities-total = Match
curve-lost-cities-round = Round
curve-quest-to-go = Steps to go
curve-quest-deck = Deck
curve-quest-green = Machetes
curve-quest-blue = Paddles
curve-quest-yellow = Coins
curve-quest-white = Any symbol
curve-quest-purple = Actions
curve-island-shrines = Shrines
curve-island-strength = Strength
curve-island-cards = Resources
curve-island-food = Food
curve-island-wood = Wood
curve-island-gold = Gold

## What a bot thinks

hint = Hint
evaluation = Evaluation
ask-adviser = What would a bot play?
adviser-thinks = Thinking it over …
advised = Advice: { $move }
do-turn = Play it
turn-then = { $first }, then { $last }
adviser-first = At first sight. The bot is still thinking it over …
thought-stands-games = Played out from here, it wins about { $win } of 100 games. The bot has tried { $count }.
thought-stands-points = Played out from here, the lead at the end is { $points } points on average. The bot has tried { $count } games.
thought-alone = All else fell behind early.
thought-clear = Clearly better than the others.
thought-likely = Probably the best, but not surely.
thought-equal = { $number } { $count ->
        [one] is
       *[other] are
    } about as good, as far as the bot can tell.
thought-others = Instead
thought-as-good = about as good
thought-behind-games = { $by } of 100 games fewer
thought-behind-points = { $by } points less

## Learn

learn-lead = The rules in short, and a guided game of each.
learn-guided = Guided game
all-games = All games
all-cards = All cards
all-cards-lead = Every card, token, explorer and beast of the three games, and what it does.
see-all-cards = See all cards
numbered-rules = All rules, with their numbers
manual-about = For bots, servers and research:
manual = The manual
learn-by-playing = Try it against a bot

## Settings

settings-lead = Saved in this browser.
language = Language
theme = Theme
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
speed = Speed of moves
speed-about = How fast the moves of others are shown.
speed-0-5 = Half
speed-1 = Normal
speed-2 = Double
speed-0 = At once
motion = Motion
motion-about = With reduced motion, things fade instead of flying.
motion-system = Same as the system
motion-full = Full
motion-reduced = Reduced
sound = Sound
volume = Volume
volume-0-25 = Soft
volume-0-5 = Medium
volume-1 = Full
vibration = Vibration
vibration-about = A short buzz when it is your turn, where the device can.
confirm = Confirm the end of a turn
confirm-about = You are asked once more before your turn ends.
forced = Draw automatically
forced-about = When the deck is your only choice, the card is drawn at once. The card you laid then stays.
pieces = Size of pieces
pieces-normal = Normal
pieces-large = Large
coordinates = Coordinates
coordinates-about = Names of spaces on the board. The key c shows them for a while.
shortcuts = Keys of one letter
shortcuts-about = u takes a move back, l shows the last turn again, and so on. Switch them off if you dictate, or press keys by accident. All of it can be done by buttons too.
who-you-are = Who you are
guest-as = You play as the guest { $name }.
guest-none = You get a name when you sit down. Choose one, if you like.
name-hint = Leave it empty and get one
name-kept = Name saved.
keep-name = Save this name
account-as = You are logged in as { $name }.
account-kept = You are logged in.
make-account = Create an account
make-account-about = It keeps your games and lets you log in from any device.
log-in = Log in
log-in-about = With the name and password of your account.
log-out = Log out
logged-out = You are logged out.
have-account = I have an account
no-account = I have no account
change-password = Change the password
old-password = Current password
new-password = New password
password-kept = Password changed. You are logged out everywhere else, and your API tokens stop working.
email = E-mail address
email-about = If you forget your password, you get a link here. Nobody else sees the address.
email-is = E-mails go to { $email }.
email-other = Another e-mail address
email-keep = Send a link to confirm it
email-sent = An e-mail is on its way to { $email }. Open the link in it.
email-forget = Remove the address
email-gone = The address has been removed.
forgot-title = Forgot your password?
forgot-about = Enter the e-mail address of your account. You get a link to choose a new password.
forgot-do = Send the link
forgot-done = If an account has this address, an e-mail is on its way. The link works for one hour.
reset-title = Choose a new password
reset-about = You will be logged out everywhere, and your API tokens stop working.
reset-do = Save the password
reset-done = Your new password is set. Log in with it.
address-title = Confirm your e-mail address
address-about = From then on, e-mails about your password go to this address.
address-do = This is my address
address-done = Your address is confirmed.
delete-about = This deletes your name, password, sessions and tokens. Bots take over your seats, and your games stay, without your name.
delete-me = Delete my account
delete-sure = Delete it for good?
account-gone = Your account has been deleted.
sessions = Logged in
sessions-about = Every browser in which you are logged in. End any you do not recognise.
this-session = this browser
some-browser = A browser
seen-last = last seen { $when }
end-session = End
end-other-sessions = End all others
tokens = Programs
tokens-about = A token lets a program of yours play or watch in your name. It is shown once.
token-name = What it is for
token-hint = My bot
token-scope = What it may do
scope-play = play and watch
scope-read = watch only
make-token = Create a token
token-once = Copy it now: it is not shown again.
token-unused = not used yet
copy-token = Copy
revoke = Revoke

## Refusals

refused-unreached = The server does not answer. Nothing is lost; try again in a moment.
refused-broken = Something went wrong on the server. Nothing is lost.
refused-not-compiled = The game could not be compiled. The server’s log says why.
refused-stale = The game has moved on. Look again.
refused-nobody = Nobody is logged in here. Log in first.

## For those who hear the page

board = Board
unread =
    { $count ->
        [one] new message
       *[other] new messages
    }

## Around the game

event-opened = The table was set up.
event-sat = { $who } sat down.
event-stood = { $who } stood up.
event-arranged = The host arranged a seat.
event-started = The game begins.
event-took-back = { $who } took back a step.
event-asked-undo = { $who } asked to go back.
event-asked-end = { $who } asked to end it here.
event-asked-rematch = { $who } asked to play again.
event-answered-yes = { $who } agreed.
event-answered-no = { $who } declined.
event-resigned = { $who } resigned.
event-taken-over-left = { $who } left, { $bot } plays on.
event-taken-over-time = { $who } ran out of time, { $bot } plays on.
event-taken-over-failed = A bot failed, { $bot } plays on.
event-came-back = { $who } came back.
event-handed-over = { $who } took a seat.
event-closed = The table was closed.
event-went-on = They moved on to another game.

## Lost Cities

game-lost-cities-about = cards and nerve · { $players }{"\u00A0"}players · 20{"\u00A0"}min
learn-lost-cities-lead = Lay rising cards on expeditions, and start only those that pay.

## Quest

game-quest-about = build a deck, race · { $players }{"\u00A0"}players · 45{"\u00A0"}min
learn-quest-lead = Hire a crew, buy what the way demands, and be first in El Dorado.

## Island

game-island-about = explore and fight · { $players }{"\u00A0"}players · 90{"\u00A0"}min
learn-island-lead = Lay out an unknown island, gather, build, and offer at its shrines.

## Bots

bot-named = { $name } ({ $level })
bot-random = Wanderer
bot-careful = Careful
bot-greedy = Greedy
bot-hasty = Hasty
bot-novice = Novice
bot-fair = Fair
bot-strong = Strong
bot-best = Best
bot-search = Search
bot-seasoned = Seasoned
bot-planner = Planner

## Options of Lost Cities

option-lost-cities-expeditions = Expeditions
option-lost-cities-expeditions-about = Six adds the Far North.
option-lost-cities-rounds = Rounds
option-lost-cities-rounds-about = One is short, three make a match.
option-lost-cities-first-player = Who begins
option-lost-cities-first-player-about = A random seat begins the first round, or the first one.
option-lost-cities-first-player-random = By chance
option-lost-cities-first-player-oldest = First seat
option-lost-cities-next-starter = Who begins later rounds
option-lost-cities-next-starter-about = Whoever leads: over all rounds, or in the last one.
option-lost-cities-next-starter-match-total = All rounds
option-lost-cities-next-starter-last-round = Last round
option-lost-cities-no-deck-draw-limit = Turns without the deck
option-lost-cities-no-deck-draw-limit-about = A round ends after this many turns in a row without a card from the deck. 0 turns it off.
option-lost-cities-show-deck-count = Cards left are shown
option-lost-cities-show-deck-count-about = Everybody sees how many cards the deck still has.
option-lost-cities-show-discards = Discard piles
option-lost-cities-show-discards-about = Only the top card is shown, or the whole pile.
option-lost-cities-show-discards-top = Top only
option-lost-cities-show-discards-all = All
option-lost-cities-three-players = Three players
option-lost-cities-three-players-about = An unofficial variant for three.

## Options of Quest

option-quest-route = Route
option-quest-route-about = The way to El Dorado.
option-quest-route-first = First game
option-quest-route-hills-of-gold = Hills of Gold
option-quest-route-home-stretch = Home Stretch
option-quest-route-winding-paths = Winding Paths
option-quest-route-serpentine = Serpentine
option-quest-route-swamplands = Swamplands
option-quest-route-witchs-cauldron = Witch’s Cauldron
option-quest-route-journey-into-the-unknown = Journey into the Unknown
option-quest-route-demon-gorge = Demon Gorge
option-quest-route-path-of-pilgrims = Path of Pilgrims
option-quest-route-river-delta = River Delta
option-quest-route-blind-spot = Blind Spot
option-quest-route-across-the-pass = Across the Pass
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
option-quest-caves = Caves
option-quest-caves-about = Stop beside a cave and take a token for later.
option-quest-starting-player = Who begins
option-quest-starting-player-about = By chance, or a certain seat.
option-quest-starting-player-random = By chance
option-quest-starting-player-0 = Seat 1
option-quest-starting-player-1 = Seat 2
option-quest-starting-player-2 = Seat 3
option-quest-starting-player-3 = Seat 4
option-quest-disputed-blockades = Disputed blockades
option-quest-disputed-blockades-about = Where sources differ on a joint: as listed here, everywhere, or nowhere.
option-quest-disputed-blockades-listed = As listed
option-quest-disputed-blockades-all = Everywhere
option-quest-disputed-blockades-none = Nowhere
option-quest-free-order = Move after buying
option-quest-free-order-about = Pieces may still move after the purchase.
option-quest-native-blockade-and-step = Native goes through
option-quest-native-blockade-and-step-about = A Native removes a blockade and steps behind it.
option-quest-trim-hand = Four cards at most
option-quest-trim-hand-about = At most four cards are kept for the next turn.
option-quest-tie-break = Blockades in a tie
option-quest-tie-break-about = The number on them counts, or their power first.
option-quest-tie-break-number = Number
option-quest-tie-break-power = Power
option-quest-arrival-tie = Arriving together
option-quest-arrival-tie-about = Without blockades the victory is shared, or the earlier wins.
option-quest-arrival-tie-shared = Shared
option-quest-arrival-tie-earlier = The earlier
option-quest-open-discards = Open discard piles
option-quest-open-discards-about = Whole discard piles are shown, not just their tops.
option-quest-round-limit = Rounds at most
option-quest-round-limit-about = The game ends after this many rounds. 0 turns it off.
option-quest-heroes-hexes = Heroes & Hexes
option-quest-heroes-hexes-about = Curses, demons and familiars; a tavern lends you a hero.
option-quest-demon-cards = Demon cards
option-quest-demon-cards-about = How many demons there are.
option-quest-demon-cards-15 = 15
option-quest-demon-cards-18 = 18
option-quest-paralysis = Paralysis
option-quest-paralysis-about = The others move their own pieces, or the victim’s.
option-quest-paralysis-own = Their own
option-quest-paralysis-victim = The victim’s
option-quest-tunnel-curses = Tunnels
option-quest-tunnel-curses-about = A passage draws the curses of the space arrived at, or of both ends.
option-quest-tunnel-curses-arrival = Where it ends
option-quest-tunnel-curses-both = Both ends
option-quest-free-card-to = A hero’s free card
option-quest-free-card-to-about = Where the card goes that a hero takes from the market.
option-quest-free-card-to-draw-pile = Onto the draw pile
option-quest-free-card-to-discard-pile = Onto the discard pile
option-quest-demon-discard = Discarded demons
option-quest-demon-discard-about = They stay with their owner, or go back to the supply.
option-quest-demon-discard-own-pile = Stay
option-quest-demon-discard-supply = Go back
option-quest-tavern-side = Side of the tavern
option-quest-tavern-side-about = As the route says, or one of the two.
option-quest-tavern-side-listed = As listed
option-quest-tavern-side-a = A
option-quest-tavern-side-b = B
option-quest-promos = Promo cards
option-quest-promos-about = Three more piles: a guide, an imitator, twins.
option-quest-modules = Modules
option-quest-modules-about = More spaces, cards and dangers.
option-quest-modules-swamp = Swamp
option-quest-modules-swamp-about = A way around a blockade, if your card fits the crocodiles exactly.
option-quest-modules-current = Flowing water
option-quest-modules-current-about = A piece that stops on an arrow drifts one space on.
option-quest-modules-danger = Danger
option-quest-modules-danger-about = Nobody may end a turn on these four spaces.
option-quest-modules-muisca = Muisca
option-quest-modules-muisca-about = Three strong piles, always open; store two cards for later.
option-quest-modules-dragons = Dragons
option-quest-modules-dragons-about = They wake when you come, and hold the pieces beside them.
option-quest-modules-treasures = Treasures
option-quest-modules-treasures-about = Chests along the way count. The most points win, not the first to arrive.
option-quest-modules-fog = Fog
option-quest-modules-fog-about = Some spaces are covered until somebody stands beside them.

## Options of Island

option-island-explorer-side = Explorers
option-island-explorer-side-about = Which explorer of a card plays: by choice, the front, or by chance.
option-island-explorer-side-choose = By choice
option-island-explorer-side-front = Front
option-island-explorer-side-random = By chance
option-island-printing = Printing
option-island-printing-about = Tiles and cards of the first or of a later printing.
option-island-printing-seed = First
option-island-printing-later = Later
option-island-house-values = Powers of the explorers
option-island-house-values-about = As given, or balanced against each other, cards at the start included.
option-island-house-values-default = As given
option-island-house-values-balanced = Balanced
option-island-cave-shrine = Cave shrine
option-island-cave-shrine-about = Where it lies in the stack of the cave.
option-island-cave-shrine-anywhere = Anywhere
option-island-cave-shrine-lower-half = Lower half
option-island-defeat-loss = Loss in defeat
option-island-defeat-loss-about = How many resources a defeated explorer loses.
option-island-defeat-loss-all = All
option-island-defeat-loss-half = Half
option-island-villager-near = New villagers
option-island-villager-near-about = They come beside any own building, or only beside a farmhouse.
option-island-villager-near-building = Any building
option-island-villager-near-farmhouse = Farmhouse
option-island-resource-limit = Resources kept
option-island-resource-limit-about = How many cards may be kept after gathering.
option-island-resource-limit-0 = No limit
option-island-board-radius = Size of the island
option-island-board-radius-about = How far from the middle tiles may lie, 4 at least. 0 turns it off.
option-island-place-blind = Place first
option-island-place-blind-about = The place is chosen before the tile is turned up.
option-island-closing = A closed-off island
option-island-closing-about = Water and shrines that would close it off are forbidden, or it is rebuilt.
option-island-closing-forbid = Forbidden
option-island-closing-restart = Rebuilt
option-island-battle-result = Fights
option-island-battle-result-about = The sum of the dice counts, or the best one.
option-island-battle-result-sum = Sum
option-island-battle-result-highest = Best
option-island-hardcore = No dice for the turn
option-island-hardcore-about = Speed and gather are chosen, 7 together.
option-island-trade = Trade
option-island-trade-about = Everybody trades, only with the active player, or nobody.
option-island-trade-open = Everybody
option-island-trade-active = Active player
option-island-trade-off = Nobody
option-island-open-resources = Open resources
option-island-open-resources-about = Everybody sees all resource cards.
option-island-round-limit = Rounds at most
option-island-round-limit-about = The game ends after this many rounds. 0 turns it off.

## Kinds of moves, on the generic board

action-play = Play
action-discard = Discard
action-draw = Draw
action-take = Take
action-buy = Buy
action-pay = Pay
action-stop = Stop
action-done = Done
action-end-turn = End the turn
action-roll = Roll
action-move = Move
action-pass = Pass

## Fields of a view, on the generic board

plain-doing = { $who }: { $what }
plain-with = { $what } ({ $rest })
field-phase = Phase
field-round = Round
field-totals = Totals
field-results = Results
field-starter = Began
field-deck = Deck
field-hands = Cards in hand
field-hand = Your hand
field-points = Points
field-discards = Discard piles
field-known = Known cards
field-size = size
field-top = top
field-pieces = Pieces
field-turn = Turn
field-resources = Resources
field-dice = Dice
do-it = Do it

## A map

beyond-edge = In reach, beyond the edge
nearer = Nearer
farther = Farther
my-piece = My piece
whole-map = The whole map

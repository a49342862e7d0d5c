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
nothing = nothing
amount = { $count } { $thing }
you = You
you-subject = You
you-object = you
you-named = { $name } (you)
guest = Guest
name = Name
password = Password
settings = Settings
reconnecting = Reconnecting
reconnecting-kept = Reconnecting, your move is kept
to-lobby = To the lobby
error-page-title = This page did not arrive
error-page = Your games are safe on the server. Load the page again.
missing-title = Off the map
missing = There is no page at this address.

## The bar of the lobby

nav = Pages
home-link = Manoa, to the lobby
nav-home = Play
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
no-games = No games yet. Play a bot, or sit down at an open table.
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
with-caves = caves
no-server = The server does not answer.
no-server-about = Your games are safe there. The page tries again by itself.

## Watch and replays

watch-lead = Games that run in public right now. Hidden cards stay hidden.
nothing-live = Nobody plays in public right now. Open a table, and others can watch you.
open-table = Open { $names }: { $game }
watch-table = Watch { $names }: { $game }
replays-lead = Your finished games, step by step.
no-replays = No finished games yet. Play one, and it is kept here with every move.
open-record = Open a record from a file
not-a-record = This file is no record of a game.
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
seats-about = A link leads one person to one seat. An open seat is for anybody.
plan-invited = By link
plan-open = Anybody
rules = Rules
house-rules = House rules
clock = Clock
clock-about = When the time of a player is over, a bot plays on.
clock-none = no hurry
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
who-sees-about = A public table stands in the lobby, and anybody may watch.
is-public = public
is-private = only by link
set-up-table = Set up the table

## Before the start

waiting-room = The game starts by itself when every seat is taken.
waiting-room-invited = Send the link. The game starts when your guests have sat down.
sit-down = Sit down
stand-up = Stand up
make-open = For anybody
make-invited = By link
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
closed = Everybody stood up before the start.
no-table-title = That table is gone
no-table = There is no such table, or it is not for you. Your finished games are under Replays.
invited-title = A seat is kept for you
your-seat = Your seat
sits-as = You sit down as { $name }.
take-seat = Take the seat
no-invite-title = This link leads nowhere.

## Seats

players = Players
seat-number = Seat { $number }
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
you-away-time = Your time was over. A bot plays for you.
you-away-resigned = You have resigned. A bot plays on for the others.
take-back-seat = Take my seat back
to-act = to act

## The table

table = Table
table-and-settings = Table and settings
rail = What happens beside the board
overview = Overview
turn-of = { $who } is to act
last-turn = Last turn
skip = Skip
undo = Undo
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said a word.
log-and-chat = Log and chat
to-spectators = to spectators
spectators =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
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
offer-undo = { $who } asks to go back before the last step.
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
ended-shared = The victory is shared.
ended-agreed = All agreed to end without a result.
you-can = What you can do
nothing-to-do = Nothing right now: others are to act.
filter-actions = Find a move

## Looking back

look-back = Look back
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
what-if-about = A table of your own goes on from step { $step }. The game itself is not touched.
others-played-by = The other seats are played by
by-me = me
branch-off = Branch off here
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
curve-lost-cities-yellow = Desert
curve-lost-cities-blue = Sea
curve-lost-cities-white = Mountains
curve-lost-cities-green = Rainforest
curve-lost-cities-red = Volcano
curve-lost-cities-purple = Far North
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
hint-about = Have a bot look at your turn.
evaluation = Evaluation
ask-whom = Ask
ask-bot = What would { $bot } do?
bot-thinks = { $bot } is thinking …
would-play = { $bot } suggests: { $move }
weighs-nothing = It follows rules of thumb and weighs nothing.
do-move = Do that: { $move }
thought-margin = ahead by { $margin }
thought-behind = behind by { $margin }
thought-about = Won games out of { $count } simulated ones, and the lead on average.
thought-about-wins = Won games out of { $count } simulated ones.
thought-unsure = Others look better, but by no more than chance: { $bot } keeps to its first thought.
thought-move = Move
thought-wins = wins
thought-ahead = ahead
thought-best = its choice

## Learn

learn-lead = The rules in short, and a guided game of each.
read-rules = Rules
learn-guided = Guided game
all-games = All games
learn-by-playing = Try it against a bot

## Settings

settings-lead = Kept in this browser.
language = Language
theme = Light
theme-system = As the system
theme-light = Day
theme-dark = Night
speed = Speed of moves
speed-about = How fast the moves of others are shown.
speed-0-5 = Half
speed-1 = Normal
speed-2 = Double
speed-0 = At once
motion = Motion
motion-about = Reduced motion fades instead of flying.
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
sound = Sound
symbols = Symbols beside colours
symbols-about = A shape for every colour, for eyes that see colours otherwise.
coordinates = Coordinates
coordinates-about = Names of spaces on the board. The key c shows them for a while.
who-you-are = Who you are
guest-as = You play as the guest { $name }.
guest-none = You get a name when you sit down. Choose one, if you like.
name-hint = A pleasant one is found for you
name-kept = That is your name now.
keep-name = Keep this name
account-as = You are logged in as { $name }.
account-kept = You are logged in.
make-account = Make an account
make-account-about = It keeps your games, and lets you in from elsewhere.
log-in = Log in
log-in-about = With the name and password of your account.
log-out = Log out
logged-out = You are logged out.
have-account = I have an account
no-account = I have no account
change-password = Change the password
old-password = The old password
new-password = The new password
password-kept = The new password holds from now on.
delete-about = Deleting takes away your name and password, your sessions and tokens. Bots play on where you sit, and your games stay, without your name.
delete-me = Delete me
delete-sure = Delete me for good?
account-gone = You are deleted. Nobody knows you here any more.
sessions = Logged in
sessions-about = Every browser in which you are logged in. End what is not yours.
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
make-token = Make a token
token-once = Keep it well: it is not shown again.
token-unused = not used yet
copy-token = Copy it
revoke = Revoke

## Refusals

refused-unreached = The server does not answer. Nothing is lost; try again in a moment.
refused-broken = Something went wrong on the server. Nothing of yours is lost.
refused-stale = The game had gone on already. Look again.
refused-too-fast = That was too much at once. Wait { $seconds } s.
refused-too-many = That was too much at once. Wait a moment.
refused-not-your-turn = It is not your turn.
refused-not-seated = You have no seat at this table.
refused-not-started = The game has not started: seats are still free.
refused-over = The game is over.
refused-full = No seat of this table is open.
refused-taken = Somebody sits there already.
refused-seated = You have a seat at this table already.
refused-no-invite = It has been used already, or was never made.
refused-no-table = There is no such table.
refused-hidden = While the game runs, only your own view of it can be seen.
refused-no-undo = There is no step of yours to take back.
refused-asked = That has been asked already.
refused-away = A bot plays for you: take your seat back first.
refused-time = Your time is over.
refused-name-taken = There is an account of that name already.
refused-wrong-login = Name and password do not fit together.
refused-wrong-password = That is not your password.
refused-enough-tokens = You have as many tokens as there may be. Revoke one first.
refused-unavailable = This could not be stored just now. Try again.
refused-busy = Too many things happen at this table at once. Try again.
refused-no-hints = Hints are for games against bots alone, for finished games and for tables of your own.
refused-not-to-act = Somebody else is to act at that step.
refused-bot-failed = The bot could not make up its mind. Try again.
refused-resigned = You have resigned.
refused-closed = This table is closed.
refused-started = The game has started already.
refused-not-host = Only the host of a table decides who may sit where.
refused-not-yours = You can hand over your own seat, and as host invite to seats kept for that.
refused-no-offer = Nobody asks for that any more.
refused-answered = You have agreed already.
refused-here = You play your seat yourself already.
refused-went-on = There is a rematch already.
refused-running = That is for finished games.
refused-analysis = At a table of your own there is nobody to ask.
refused-other-rules = This game was played under older rules. It can no longer be continued here.
refused-bad-record = This file is no record of a game that can be played here.
refused-bad-options = These rules do not go together.
refused-bad-seats = Exactly one seat is yours, unless bots have them all.
refused-no-bot = There is no such bot.
refused-no-game = There is no such game.
refused-no-seat = There is no such seat.
refused-no-step = The game has not come that far.
refused-empty = There is nothing to say in that.
refused-ahead = The page knew more than the server. Load it again.
refused-scope = This token may not do that.
refused-bad-name = This cannot be a name: choose a simpler one of at most 24 characters.
refused-nobody = Nobody is logged in here. Log in first.
refused-already-here = You are here already. Log out first.
refused-already-account = You have an account already.
refused-no-session = This session has ended already.
refused-no-token = This token is gone already.

## For those who hear the page

board = Board
unread =
    { $count ->
        [one] new message
       *[other] new messages
    }

## Around the game

did = { $who }
event-opened = The table is set up.
event-sat = { $who } sat down.
event-stood = { $who } stood up.
event-arranged = The host arranged a seat.
event-started = The game begins.
event-took-back = { $who } took a step back.
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
event-closed = The table is closed.
event-went-on = They went on to another game.

## Lost Cities

game-lost-cities = Lost Cities
game-lost-cities-about = cards and nerve · { $players } players · 20 min
expedition-desert = Desert
expedition-sea = Sea
expedition-mountains = Mountains
expedition-rainforest = Rainforest
expedition-volcano = Volcano
expedition-aurora = Far North
card-value = { $where } { $value }
card-wager = { $where } wager
log-lost-cities-play = { $who } laid { $card }.
log-lost-cities-discard = { $who } discarded { $card }.
log-lost-cities-draw = { $who } drew from the deck.
log-lost-cities-draw-card = { $who } drew { $card } from the deck.
log-lost-cities-take = { $who } took { $card } from its pile.
log-lost-cities-round = Round { $round } ends: { $scores }.
log-lost-cities-match = The match ends: { $totals }.
learn-lost-cities-lead = Lay rising cards on expeditions, and start only those that pay.

## Quest

game-quest = Quest for El Dorado
game-quest-about = build a deck, race · { $players } players · 45 min
log-quest-run = { $who } played { $with }, to { $space }.
log-quest-go = { $who } went on to { $space }.
log-quest-free = { $who } played { $with } and stepped to { $space }.
log-quest-remove-blockade = { $who } took blockade { $blockade } off its seam with { $with }.
log-quest-clear-blockade = { $who } took blockade { $blockade } off its seam.
log-quest-enter = { $who } headed for { $space }.
log-quest-clear = { $who } set about blockade { $blockade }.
log-quest-reach = { $who } stepped to { $space }.
log-quest-pay = { $who } paid with { $with }.
log-quest-pay-camp = { $who } paid with { $with }, which leaves the game.
log-quest-buy = { $who } set out to buy { $card }.
log-quest-bought = { $who } bought { $card }.
log-quest-play = { $who } played { $with }.
log-quest-take = { $who } took { $card } from the market.
log-quest-remove = { $who } removed { $card } from the game.
log-quest-lay = { $who } laid { $card } down.
log-quest-discard = { $who } discarded { $card }.
log-quest-draw =
    { $who } drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-quest-draw-cards = { $who } drew { $cards }.
log-quest-reshuffle = { $who } shuffled the discard pile.
log-quest-explore = { $who } explored a cave: { $token }.
log-quest-gold = { $who } brought a piece to El Dorado.
log-quest-arrive = { $who } arrived in El Dorado.
log-quest-end-turn = { $who } ended the turn.
log-quest-stop = { $who } stopped.
log-quest-done = { $who } finished that.
log-quest-end = The game ends in round { $round }. Steps to go: { $to-go }.
learn-quest-lead = Hire a crew, buy what the way demands, and be first in El Dorado.

## Island

game-island = Island of El Dorado
game-island-about = explore and fight · { $players } players · 90 min
log-island-explorer = { $who } took the explorer { $explorer }.
log-island-roll = { $who } rolled { $rolled }.
log-island-turn = { $who } began the turn.
log-island-speed = { $who } took { $speed } as speed, { $gather } to gather.
log-island-gather = { $who } gathered { $cards }.
log-island-gather-closed =
    { $who } gathered { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-island-extra = { $who } got { $cards } besides.
log-island-return = { $who } gave back 1 { $resource }.
log-island-return-closed = { $who } gave back a card.
log-island-move = { $who } moved to { $where }.
log-island-discover = { $who } looked for new land.
log-island-turn-up = { $who } turned up a tile: { $tile }.
log-island-under = { $who } put a tile under the stack: { $tile }.
log-island-lay = { $who } laid the tile at { $where }: { $tile }.
log-island-restart = The island is enclosed and laid anew.
log-island-cave-shrine = { $who } now holds the cave shrine.
log-island-cave-shrine-back = { $who } lost the cave shrine to the cave.
log-island-name = { $who } set out to buy { $item } at { $where }.
log-island-buy = { $who } bought { $item } at { $where }.
log-island-void = { $who } could not buy { $item } any more.
log-island-march = { $who } marched with { $count } to { $where }.
log-island-raid = { $who } attacked the farmhouse at { $where }.
log-island-attack = { $who } attacked { $foe } at { $place }.
log-island-unopposed = { $who } met nobody at { $place }.
log-island-fight = { $who } rolled { $attack-rolled } with { $attack-from }, { $foe } { $defence-rolled } with { $defence-from }.
log-island-wins = { $who } beat { $foe }.
log-island-loses = { $who } lost to { $foe }.
log-island-ties = { $who } tied with { $foe }.
log-island-home =
    { $who } lost { $count ->
        [one] 1 villager
       *[other] { $count } villagers
    }.
log-island-fort-falls = { $who } lost the fort at { $where }.
log-island-farmhouse-falls = { $who } lost the farmhouse at { $where }.
log-island-beast-back = { $who } left { $beast } to the cave.
log-island-treasure = { $who } took the treasure: { $cards }.
log-island-defeat = { $who } was defeated and lost { $cards } to { $foe }.
log-island-set = { $who } set the explorer of { $other } on { $where }.
log-island-back = { $who } went back to { $where }.
log-island-army-back = { $who } led { $count } back to { $where }.
log-island-pass = { $who } passed.
log-island-bank = { $who } swapped { $rate } { $give } for 1 { $take } at the bank.
log-island-offer = { $who } offered { $other } { $give } for { $take }.
log-island-offer-no-give = { $who } asked { $other } for { $take } as a gift.
log-island-offer-no-take = { $who } offered { $other } { $give } as a gift.
log-island-accept = { $who } accepted.
log-island-refuse = { $who } refused.
log-island-end-turn = { $who } ended the turn.
log-island-turn-over = { $who } had to end the turn.
log-island-end = The game ends in round { $round }. Shrines: { $shrines }.
learn-island-lead = Lay out an unknown island, gather, build, and offer at its shrines.

## Bots

bot-random = Wanderer
bot-careful = Careful
bot-greedy = Greedy
bot-novice = Novice
bot-fair = Fair
bot-strong = Strong
bot-best = Best
bot-search = Search
bot-projection = Projection
bot-seasoned = Seasoned
bot-planner = Planner

## Options of Lost Cities

option-lost-cities-expeditions = Expeditions
option-lost-cities-expeditions-about = Six adds the Far North.
option-lost-cities-rounds = Rounds
option-lost-cities-rounds-about = One is short, three make a match.
option-lost-cities-first-player = Who begins
option-lost-cities-first-player-about = The first round is begun by chance, or by the first seat.
option-lost-cities-first-player-random = By chance
option-lost-cities-first-player-oldest = First seat
option-lost-cities-next-starter = Who begins later rounds
option-lost-cities-next-starter-about = Whoever leads: over all rounds, or in the last one.
option-lost-cities-next-starter-match-total = All rounds
option-lost-cities-next-starter-last-round = Last round
option-lost-cities-no-deck-draw-limit = Turns without the deck
option-lost-cities-no-deck-draw-limit-about = After so many turns in a row without a card from the deck a round ends. 0 turns it off.
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
route-first-hardness = easy
route-hills-of-gold-hardness = easy
route-home-stretch-hardness = easy
route-winding-paths-hardness = medium
route-serpentine-hardness = medium
route-swamplands-hardness = hard
route-witchs-cauldron-hardness = hard
option-quest-caves = Caves
option-quest-caves-about = Caves hold tokens for whoever stops beside them.
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
option-quest-round-limit-about = The game ends after so many rounds. 0 turns it off.

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
option-island-house-values-about = As given, or balanced against each other.
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
option-island-closing = An enclosed island
option-island-closing-about = Water and shrines that would enclose it are forbidden, or it is laid anew.
option-island-closing-forbid = Forbidden
option-island-closing-restart = Laid anew
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
option-island-round-limit-about = The game ends after so many rounds. 0 turns it off.

## Cards of Quest, as printed where they are known

thing-explorer = Explorer
thing-traveler = Traveler
thing-sailor = Sailor
thing-scout = Scout
thing-trailblazer = Trailblazer
thing-jack-of-all-trades = Jack of all Trades
thing-photographer = Photographer
thing-treasure-chest = Treasure Chest
thing-transmitter = Transmitter
thing-pioneer = Pioneer
thing-giant-machete = Giant Machete
thing-captain = Captain
thing-journalist = Journalist
thing-millionaire = Millionaire
thing-adventurer = Adventurer
thing-prop-plane = Prop Plane
thing-cartographer = Cartographer
thing-compass = Compass
thing-scientist = Scientist
thing-travel-log = Travel Log
thing-native = Native
thing-coin-1 = coin 1
thing-coin-2 = coin 2
thing-paddle-1 = paddle 1
thing-paddle-2 = paddle 2
thing-machete-1 = machete 1
thing-machete-2 = machete 2
thing-machete-3 = machete 3
thing-draw-card = draw a card
thing-remove-card = remove a card
thing-replace-cards = replace cards
thing-keep-item = keep an item
thing-pass-occupied = pass occupied spaces
thing-native-step = a Native’s step
thing-change-symbol = change a symbol

## Things of the island

thing-food = food
thing-wood = wood
thing-gold = gold
thing-water = water
thing-garden = a garden
thing-shrine = a shrine
thing-cave = a cave tile
thing-cave-entrance = the cave entrance
thing-cave-exit = the cave exit
thing-cave-shrine = the cave shrine
thing-villager = a villager
thing-farmhouse = a farmhouse
thing-fort = a fort
thing-offering = an offering
thing-march = a march
thing-bats = the Giant Bats
thing-thieves = the Thieves
thing-serpent = the Cave Serpent
thing-island = island
thing-tizoc = Tizoc
thing-hector = Hector
thing-quartermaster = Quartermaster
thing-pathfinder = Pathfinder
thing-mason = Mason
thing-trader = Trader
thing-marshal = Marshal
thing-orange = orange
thing-purple = purple
thing-yellow = yellow
thing-blue = blue
thing-white = white
thing-green = green
thing-red = red

## Phases

thing-play = lay
thing-draw = draw
thing-pay = pay
thing-roll = roll
thing-explore = explore

## Kinds of moves, on the generic board

action-play = Play
action-discard = Discard
action-draw = Draw
action-take = Take
action-buy = Buy
action-pay = Pay
action-run = Move with a card
action-go = Go on
action-enter = Enter
action-stop = Stop
action-done = Done
action-end-turn = End the turn
action-roll = Roll
action-speed = Speed
action-gather = Gather
action-move = Move
action-discover = Look for new land
action-place = Lay the tile
action-march = March
action-raid = Raid
action-offer = Offer a trade
action-bank = Trade with the bank
action-accept = Accept
action-refuse = Refuse
action-pass = Pass
action-explorer = Choose an explorer

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
field-draw = Your draw pile
field-expeditions = Expeditions
field-points = Points
field-discards = Discard piles
field-known = Known cards
field-size = size
field-top = top
field-pieces = Pieces
field-to-go = Steps to go
field-arrived = Arrived
field-draws = Draw piles
field-areas = Played
field-removed = Removed
field-tokens = Tokens
field-blockades = Blockades
field-market = Market
field-slots = slots
field-reserve = reserve
field-open = open
field-caves = Caves
field-turn = Turn
field-tiles = Tiles
field-resources = Resources
field-villagers = Villagers
field-farmhouses = Farmhouses
field-forts = Forts
field-offerings = Offerings
field-shrines = Shrines
field-strengths = Strength
field-costs = Costs
field-dice = Dice
field-speed = Speed
field-gather = Gather
field-supply = Supply
field-explorers = Explorers
field-at = Where they stand
field-yellow = Desert
field-blue = Sea
field-white = Mountains
field-green = Rainforest
field-red = Volcano
field-purple = Far North
do-it = Do it

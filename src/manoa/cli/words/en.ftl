## At the table

your-move = your move
ask = { $question }:
ask-seat = Seat { $number }, { $question }:
is-over = over
yes = yes
no = no
is-thinking = { $who } is thinking …
pass-keyboard = Pass the keyboard to seat { $number }, then press Enter.
against = You play against { $who }.
wins = { $who } wins.
    .you = You win.
share-the-win = { $who } share the win.

## What a person types

refusal-no-number =
    { $last ->
        [one] There is one move, number 1; there is no { $number }.
       *[other] The moves are numbered 1 to { $last }; there is no { $number }.
    }
played-up-to = Played up to { $move }. { $why }
undo-stands = { $who } has moved since, and that stands.
taken-back = Taken back: { $move }.
would-choose = { $who } would choose: { $move }
why-which = Write a move after it: why { $move }.
why-allowed = That is allowed now.
about-which = Write the name after it: about { $thing }.
about-told = { $name }: { $text }
about-nothing = The cards of this game explain themselves.
log-empty = Nothing has happened yet.
help-moves =
    { $last ->
        [one] A move is its number, 1, or its notation, such as: { $move }
       *[other] A move is its number, 1 to { $last }, or its notation, such as: { $move }
    }
help-undo = take your last move back, unless it revealed something
help-hint = what a bot would do here
help-why = why a move is not allowed: why MOVE
help-about = what a card, token or explorer does: about NAME
help-log = all that happened
help-save = save the match: save, or save FILE
help-help = this list
help-quit = leave the match
help-lines = Separate several moves on a line with commas. An empty line draws the board again.

## Saving and leaving

saved-in = Saved in { $file }.
not-saved = The match could not be saved in { $file }: { $why }.
no-file-name = { $file } is not a file name.
save-it = Save the match? y, a file name, or Enter for no:
answers-yes = y yes
answers-no = n no
go-on-with = Go on with: { $command }
left-unfinished =
    The match is left unfinished after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
input-ended = The input ended.

## Looking at a saved match

replay-ask = Enter: next, b: back, a number: go there, q: leave.
replay-steps = Steps are numbered 0 to { $last }.
replay-words = The words { $which } change the picture.
after-steps =
    After { $step } of { $last ->
        [one] 1 step
       *[other] { $last } steps
    }.

## Lost Cities

lc-piles = Piles
lc-points = points { $points }
lc-hand = hand
lc-round-of = round { $round } of { $rounds }
lc-deck = deck { $count }
lc-to-play = { $who } to play
lc-to-draw = { $who } to draw
lc-round = Round { $round }
lc-whole-round = round
lc-total = Total

## Words that change the picture

switch-names = the names of all spaces, on and off
switch-map = the whole map, on and off, where only a part of it fits
switch-market = the market, on and off, where there is hardly room for it
switch-cards = all cards that lie open, on and off
switch-more = stacks, supply and powers, on and off, where there is hardly room for them

## Rounds and directions

round = round { $round }
round-begun = round { $round }, begun by { $who }
    .you = round { $round }, begun by you
way-up = up
way-down = down
way-left = to the left
way-right = to the right

## Quest

quest-head-to-go = to go
quest-head-hand = hand
quest-head-draw = draw
quest-head-discard = disc
quest-head-blockades = blockades
quest-head-tokens = tokens
quest-head-points = points
quest-there = there
quest-to-act = { $who }’s turn
quest-last-round = the last round
quest-nearer = nearer to El Dorado
quest-part = Part of the map (write map for all).
quest-part-and-goal = Part of the map (write map for all); El Dorado lies { $where }.
quest-too-wide = Part of the map: all of it needs { $columns } columns.

quest-draw = draw { $count }
quest-remove = remove { $count }
quest-take-card = take a card
quest-step =
    { $count ->
        [one] free step
       *[other] { $count } free steps
    }
quest-draw-curse = draw a curse
quest-draw-cave-token = draw a token
quest-use-token-free = use a token for free
quest-step-opponents = move the others
quest-copy-market-card = copy a market card
quest-double-next = run twice
quest-return-demons = return demons
quest-move-dragon =
    { $count ->
        [one] move a dragon
       *[other] move all dragons
    }
quest-ignore-dragons = not held
quest-price = for { $price }
quest-token = token
quest-stored = stored
quest-blockade = blockade { $number }

quest-market = Market: price, cards left
quest-vacant = vacant
quest-reserve = Reserve
quest-reserve-open = Reserve, open: a slot of the market is vacant
quest-reserve-is-open = Reserve, open:
quest-reserve-closed = Reserve, closed while all six slots are taken:
quest-reserve-empty = The reserve is empty.
quest-no-room-for-market = No room for the market: write market.

quest-your-hand = Your hand, { $coins } in all
quest-hand-empty = empty
quest-your-draw-pile = Your draw pile:
quest-more = { $count } more
quest-played = Played: { $cards }.
quest-run = Run with { $source }: { $left } left.
quest-to-pay-coins = To pay: { $coins } for { $card }.
quest-to-pay-cards =
    To pay: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for { $goal }.
quest-asked-remove = Choose a card to remove from the game, or done.
quest-asked-take = Choose a card of the market to take.
quest-asked-replace = Lay one to four cards down to draw as many, then done.
quest-asked-discard = Discard what you do not keep, then end turn.
quest-asked-tame = Lay down the cards that move the dragon.
quest-asked-herd = Move the dragon, or done.
quest-asked-whistle = Choose a dragon to move, or done.
quest-asked-retreat = Choose where your piece goes back to.
quest-is-bought = The purchase of this turn is made.
quest-is-passing = Occupied spaces may be entered.
quest-is-changing = The next card may change its symbol.

quest-zone-discards = { $who }, discard pile:
quest-zone-areas = { $who }, played:
quest-zone-known = { $who }, known in hand:
quest-zone-removed = { $who }, out of the game:
quest-no-open-card = No card lies open.

quest-arrived = arrived
quest-arrived-as = arrived as number { $number }
quest-steps-to-go =
    { $count ->
        [one] 1 step to go
       *[other] { $count } steps to go
    }
quest-took-rounds =
    { $count ->
        [one] The game took 1 round.
       *[other] The game took { $count } rounds.
    }
quest-curses = Curses

## Island

island-head-explorer = explorer
island-head-shrines = shrines
island-head-cave-shrine = the cave’s
island-head-cards = cards
island-head-force = force
island-head-at = stands at
island-head-home = home

island-turn = { $who }’s turn
    .you = your turn
island-truce = truce
island-truce-long = truce: nobody may attack
island-dice = dice { $one } { $two }
island-speed-left = speed left { $count }
island-gathers = gather { $count }

island-map-island = Island
island-map-cave = Cave
island-map-part = a part of it
island-map-without-island = without the island
island-map-without-cave = without the cave
island-map-cut = { $chart }, { $missing }; map shows all
island-legend-cave = cave
island-legend-explorer = explorer
island-legend-army = army
island-legend-farmhouse = farm
island-legend-fort = fort

island-costs = Costs
island-item-villager = villager
island-item-farmhouse = farmhouse
island-item-fort = fort
island-item-offering = offering
island-item-march = march
island-none-left = no { $thing } left
island-lacks = lacks
island-free-march =
    { $count ->
        [one] the next march is free
       *[other] the next { $count } marches are free
    }
island-bank = bank { $rate } for 1
island-offers-left = offers left { $count }
island-stack-island = Island stack, { $count }:
island-stack-cave = Cave stack, { $count }:
island-under = At its bottom, as they will come:
island-supply = Supply, { $count }:
island-hidden = hidden
island-treasure = Thieves’ treasure:
island-power = { $explorer }:

island-pass-purchase = let it happen
island-pass-battle = go on to the dice
island-join = join
island-fight = fight { $foes }
island-part-of-army = a part of it, to the same places
island-offer-form = 2 food 1 wood for 1 gold

island-question-side = your explorer
island-question-roll = your speed
island-question-gather = what you gather
island-question-return = what you give back
island-question-place = where the tile goes
island-question-purchase = march, or pass
island-question-battle = march, or pass
island-question-order = who you fight first
island-question-retreat = where you retreat
island-question-set = where you set it
island-question-answer = accept or refuse
island-question-offer = the next card of your offer

island-out-of-turn = Out of turn:
island-after-that = After that: { $fights }.
island-ask-side = { $who } chooses an explorer.
    .you = Choose the explorer you play, for the whole game.
island-ask-roll = { $who } chooses a speed.
    .you = Choose one die as speed; the other gathers.
island-ask-speed = { $who } chooses a speed.
    .you = Choose your speed, 1 to 6; what is left of 7 gathers.
island-ask-gather =
    { $you ->
        [yes] Gather { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[no] { $who } gathers.
    }
island-ask-return = { $who } gives cards back.
    .you = You hold { $held } cards; give back until { $limit } are left.
island-ask-explore =
    { $you ->
        [yes] { $count ->
            [0] No steps left: buy, march, trade, or end turn.
            [one] 1 step left: move, discover, buy, march, trade, or end turn.
           *[other] { $count } steps left: move, discover, buy, march, trade, or end turn.
        }
       *[no] { $who } explores: { $count ->
            [0] no steps left.
            [one] 1 step left.
           *[other] { $count } steps left.
        }
    }
island-ask-place = { $who } places { $tile }.
    .you = You turned up { $tile }: choose its place, marked ? on the map.
island-wants = { $who } wants to buy { $item } at { $where }.
    .you = You want to buy { $item } at { $where }.
island-ask-purchase = { $who } may march first.
    .you = You may march first; pass lets it happen.
island-ask-attack = { $who } may march first.
    .you = You may march armies in first; pass goes on to the dice.
island-ask-defence = { $who } may march first.
    .you = You may march armies in or away first; pass goes on to the dice.
island-ask-order = { $who } chooses who to fight first.
    .you = Choose who you fight first.
island-ask-retreat = { $who } leaves { $where } after a tie.
    .you = A tie: your pieces leave { $where }. Choose where to.
island-ask-set =
    { $you ->
        [yes] Set
       *[no] { $who } sets
    } { $own ->
        [yes] your
       *[no] { $loser }’s
    } beaten explorer on a tile of the island.
island-ask-answer = { $who } is to answer.
    .you = Accept or refuse.
island-ask-offer = { $who } puts an offer together: { $give } for { $take }.
    .you = Your offer so far: { $give } for { $take }. Give, ask, propose or withdraw.
island-offers =
    { $you ->
        [yes] You offer
       *[no] { $who } offers
    } { $own ->
        [yes] you
       *[no] { $whom }
    } { $give } for { $take }.
island-attacks = { $who } attacks { $whom } at { $where }
    .you = You attack { $whom } at { $where }
island-raids =
    { $you ->
        [yes] You attack
       *[no] { $who } attacks
    } { $own ->
        [yes] your
       *[no] { $owner }’s
    } farmhouse at { $corner } from { $where }
island-odds =
    { $attack }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $held }.
island-ended-by-shrines = { $who } holds all four shrines, in round { $round }.
    .you = You hold all four shrines, in round { $round }.
island-ended-by-rounds = After { $round } rounds the most shrines count, then the cave’s, then cards.

## Routes

route-good = { $title } is a good route: { $spaces } spaces, { $steps } steps from the start to the finish.
route-has = Blockades: { $blockades }. Caves: { $caves }.
route-way = The shortest way with { $deck }: { $steps } steps, { $cards } cards.
route-modules = It has places for { $modules }.
route-play = Play it with: { $command }
route-try = Let bots try it with: { $command }
route-tips = Some advice for makers of routes:
trial-rounds = Rounds until somebody arrives, in { $games } games ({ $mean } on average):
trial-seats = Games won by seat, of 100:
trial-ways = Ways taken, by pieces of 100:

## Reviews

review-working = Reviewing
review-head = Steps: { $steps }. Simulations: { $simulations }.
review-slips = Slips: the step, what was played, what it cost of a won match in percent, and what was better.
review-no-slips = No slips, as far as the simulations can tell.
review-better = better: { $move }
review-accuracy = { $who }: accuracy { $accuracy } (beginning, middle, end: { $phases })
review-shares = Chance to win in percent, about: start { $start }, own play { $own }, play of others { $others }, luck { $luck } = { $result }
review-points = Points ahead, about: start { $start }, own play { $own }, play of others { $others }, luck { $luck } = { $result }
review-steps = Steps ahead, about: start { $start }, own play { $own }, play of others { $others }, luck { $luck } = { $result }
review-shrines = Shrines ahead, about: start { $start }, own play { $own }, play of others { $others }, luck { $luck } = { $result }
review-fair-ahead = With average luck { $who } would have won by { $margin }.
review-fair-behind = With average luck { $who } would have lost by { $margin }.
review-fair-level = With average luck { $who } would have been level.
review-fair-none = The Island is a race for a few shrines: there is no margin with average luck.
review-turning = Turning points: the step, and the chance to win before and after it, in percent.
margin-points =
    { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }
margin-steps =
    { $margin ->
        [one] { $margin } step
       *[other] { $margin } steps
    }
margin-shrines =
    { $margin ->
        [one] { $margin } shrine
       *[other] { $margin } shrines
    }
verdict-brilliant = brilliant
verdict-only = only move
verdict-best = best
verdict-good = good
verdict-inexact = inexact
verdict-mistake = mistake
verdict-blunder = blunder

## Puzzles

puzzle-choose = What do you do?
puzzle-arrive = Reach El Dorado in this turn.
puzzle-best = Best: { $line }
puzzle-natural = Natural, but worse: { $line }
puzzle-gap = The difference: { $share } of 100 wins, { $points } in what the game counts.
puzzle-share = { $move }: { $share } of 100 wins
puzzle-right = Right.
puzzle-wrong = Not the best.
puzzle-ask = Your answer (1 to { $last }, or show, next, quit):
puzzle-ask-turn = Your next step (or undo, show, next, quit):
puzzle-go-on = Enter: the next puzzle, q: leave.
puzzles-solved =
    { $tried ->
        [one] Solved { $solved } of 1 puzzle.
       *[other] Solved { $solved } of { $tried } puzzles.
    }
refusal-no-answer = { $text } is none of the answers: type a number from 1 to { $last }, or one of them.

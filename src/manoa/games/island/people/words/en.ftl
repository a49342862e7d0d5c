## The Island of El Dorado

## Names

resource-food = food
resource-wood = wood
resource-gold = gold

tile-water = water
tile-gold = gold hill
tile-food = field
tile-wood = forest
tile-garden = garden
tile-shrine = shrine
tile-cave-entrance = cave entrance
tile-cave-exit = way out
tile-cave = cave
tile-bats = Giant Bats
tile-thieves = Thieves
tile-serpent = Cave Serpent
tile-cave-shrine = cave shrine

beast-bats = the Giant Bats
beast-thieves = the Thieves
beast-serpent = the Cave Serpent
foe-farmhouse = the farmhouse

item-villager = a villager
item-farmhouse = a farmhouse
item-fort = a fort
item-offering = an offering

colour-orange = Orange
colour-white = White
colour-blue = Blue
colour-purple = Purple

explorer-tizoc = Tizoc
explorer-hector = Hector
explorer-quartermaster = Quartermaster
explorer-pathfinder = Pathfinder
explorer-mason = Mason
explorer-captain = Captain
explorer-trader = Trader
explorer-marshal = Marshal

## What explorers can do

power-tizoc = one extra food whenever he gathers
power-hector = five villagers instead of four
power-quartermaster = starts with more of each resource
power-pathfinder = one extra step each turn
power-mason = buildings cost one wood less
power-captain = fights with one more die
power-trader = the bank takes three for one
power-marshal = the first army movement of a turn is free
power-mason-balanced = buildings cost one wood less; starts with one wood more
power-hector-balanced = five villagers instead of four; starts with one food and one gold more
power-captain-balanced = defends with one more die; starts without gold
power-quartermaster-balanced = starts with two food, two wood and one gold
power-trader-balanced = the bank takes three for one; starts with one gold more
power-marshal-balanced = the first two army movements of a turn are free; starts with one food more

## What can be bought, and beasts

effect-villager = Comes to a tile beside a building of yours. It gathers where the tile touches a farmhouse of yours, marches in armies and fights with { $strength } die.
effect-farmhouse = Stands on a corner of your explorer’s tile. Your villagers gather on the tiles that it touches. It defends itself with { $strength } die.
effect-fort = Stands on a corner of your explorer’s tile. It occupies all tiles that it touches and defends them with { $strength } dice.
effect-offering = Goes to a shrine beside your explorer: from then on you hold that shrine.
effect-march = Villagers of one tile march one tile on, as an army.
effect-beast = Waits in the cave and fights with { $strength } dice.
effect-treasure = Whoever wins takes the treasure: { $resources }.

## Where: who sees the board is told the place itself instead

place-at = at { $place }
place-to = to { $place }
place-site = at { $place }

## What happened

event-explorer = { $who } took the explorer { $explorer }.
event-roll = { $who } rolled { $dice }.
event-turn = { $who } started the turn.
event-speed = { $who } took { $speed } as speed, { $gather } to gather.
event-gather = { $who } gathered { $cards }.
event-gather-closed =
    { $who } gathered { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-extra = { $who } also got { $cards }.
event-return = { $who } gave back 1 { $resource }.
event-return-closed = { $who } gave back a card.
event-move = { $who } moved { $where-to }.
event-discover = { $who } looked for new land.
event-turn-up = { $who } turned up a tile: { $tile }.
event-under = { $who } put a tile under the stack: { $tile }.
event-lay = { $who } laid the tile { $where-site }: { $tile }.
event-restart = The island was closed off and is rebuilt.
event-cave-shrine = { $who } now holds the cave shrine.
event-cave-shrine-back = { $who } lost the cave shrine to the cave.
event-name = { $who } is buying { $item } { $where-at }.
    .you = { $who } are buying { $item } { $where-at }.
event-buy = { $who } bought { $item } { $where-at }.
event-void = { $who } could not buy { $item } any more.
event-march = { $who } marched with { $count } { $where-to }.
event-raid = { $who } attacked the farmhouse { $where-at }.
event-attack = { $who } attacked { $foe } { $place-at }.
event-unopposed = { $who } met nobody { $place-at }.
event-fight = { $who } rolled { $attack-total } ({ $attack }: { $attack-from }), { $foe } { $defence-total } ({ $defence }: { $defence-from }).
event-wins = { $who } beat { $foe }.
event-loses = { $who } lost to { $foe }.
event-ties = { $who } tied with { $foe }.
event-home =
    { $who } lost { $count ->
        [one] 1 villager
       *[other] { $count } villagers
    }.
event-fort-falls = { $who } lost the fort { $where-at }.
event-farmhouse-falls = { $who } lost the farmhouse { $where-at }.
event-beast-back = { $who } did not beat { $beast }: back into the cave stack.
event-treasure = { $who } took the treasure: { $cards }.
event-defeat = { $who } was defeated and lost { $cards } to { $foe }.
event-set = { $who } brought the beaten explorer { $where-to } for { $other }.
event-back = { $who } went back { $where-to }.
event-army-back = { $who } led { $count } back { $where-to }.
event-pass = { $who } passed.
event-bank = { $who } swapped { $rate } { $give } for 1 { $take } at the bank.
event-offer = { $who } offered { $other } { $give } for { $take }.
event-offer-no-give = { $who } asked { $other } for { $take } as a gift.
event-offer-no-take = { $who } offered { $other } { $give } as a gift.
event-accept = { $who } accepted.
event-refuse = { $who } refused.
event-end-turn = { $who } ended the turn.
event-turn-over = { $who } had to end the turn.
event-end = The game ends in round { $round }. Shrines: { $shrines }.
event-start = Dice for the start: { $rolls }. { $who } begins.
    .you = Dice for the start: { $rolls }. { $who } begin.
event-offering = { $who } is preparing an offer for { $other }.
    .you = { $who } are preparing an offer for { $other }.
event-give = { $who } would give 1 { $resource }.
event-ask = { $who } would like 1 { $resource }.
event-withdraw = { $who } took back the offer for { $other }.

attack-from-explorer = from the explorer
attack-from-villagers = from villagers
defence-from-explorer = from the explorer
defence-from-villagers = from villagers
defence-from-fort = from the fort
defence-from-farmhouse = from its walls
defence-from-bats = from its strength
defence-from-thieves = from its strength
defence-from-serpent = from its strength

## What was done in several steps

deed-roll-speed = { $who } rolled { $dice }: speed { $speed-speed }, { $speed-gather } to gather.
deed-roll-speed-gather = { $who } rolled { $dice }: speed { $speed-speed }, gathered { $gather-cards }.
deed-roll-speed-gather-closed =
    { $who } rolled { $dice }: speed { $speed-speed }, gathered { $gather-closed-count ->
        [one] 1 card
       *[other] { $gather-closed-count } cards
    }.
deed-move = { $who } moved { $move-where-to }.
deed-discover-turn-up = { $who } turned up a tile: { $turn-up-tile }.
deed-discover-turn-up-lay = { $who } discovered a tile { $lay-where-site }: { $turn-up-tile }.
deed-discover-turn-up-under = { $who } put a tile under the stack: { $turn-up-tile }.
deed-name-buy = { $who } bought { $item } { $where-at }.
deed-name-void = { $who } could not buy { $item } any more.
deed-attack-unopposed = { $who } met nobody { $place-at }.
deed-attack-fight = { $who } fought { $foe } { $place-at }: { $fight-attack-total } to { $fight-defence-total }.
deed-attack-fight-wins = { $who } beat { $foe } { $place-at }, { $fight-attack-total } to { $fight-defence-total }.
deed-attack-fight-loses = { $who } lost to { $foe } { $place-at }, { $fight-attack-total } to { $fight-defence-total }.
deed-attack-fight-ties = { $who } tied with { $foe } { $place-at }, { $fight-attack-total } to { $fight-defence-total }.

## Why something cannot be played

refusal-busy-side = First choose one of the two explorers on your card.
refusal-busy-roll = First choose which die is your speed.
refusal-busy-gather = First gather: choose the cards to take.
refusal-busy-return = First give cards back until you hold no more than the limit.
refusal-busy-place = First lay the tile you turned up: choose its place.
refusal-busy-purchase = You can react to a purchase now: march, trade or pass.
refusal-busy-battle = You can react before the fight: march, trade or pass.
refusal-busy-order = First choose the defender to fight next.
refusal-busy-retreat = First choose where your pieces go after the tie.
refusal-busy-set = First set the defeated explorer on a tile.
refusal-busy-answer = First answer the offer: accept or refuse.
refusal-busy-offer = First finish your offer: give, ask, propose or withdraw.
refusal-busy-explore = It is your explore phase: move, discover, buy, attack a farmhouse, march, trade or end turn.
refusal-truce = In the first round nobody may enter a tile that an opponent occupies.
refusal-no-defender = That player does not defend here.
refusal-explorers-chosen = The explorers are chosen before the first turn.
refusal-speed-chosen = You have chosen your speed for this turn.
refusal-dice = The dice show { $dice }: one of them is your speed.
refusal-within-limit = You hold no more cards than allowed.
refusal-none-to-return = You have no { $resource } to give back.
refusal-no-window = There is nothing to react to: end turn ends your turn.
refusal-cannot-pay = You cannot pay what is asked; you have { $stores }.
refusal-no-offer = There is no offer to answer.
refusal-gathered = Gathering is over for this turn.
refusal-cannot-take = You cannot take { $cards }: only types you farm, and no more than the supply has.
refusal-no-steps = You have no steps left.
refusal-stack-empty = The stack is empty: there is nothing left to discover here.
refusal-no-room = No tile can be laid next to your explorer: a place has to touch two tiles.
refusal-place-first = At this table you choose the place first: write ‘discover’ with a place.
refusal-place-later = The place is chosen after the tile is turned up: just discover.
refusal-tile-there = A tile lies there already.
refusal-closes = That tile would close the island off there: { $tile }.
refusal-exit-side = That side of the cave’s exit stays empty.
refusal-bounds = A place has to touch two tiles, lie within the bounds and in the first round touch no opponent’s fort.
refusal-link = The only way between island and cave is from the cave’s entrance to its exit.
refusal-no-tile = No tile lies there yet: discover one.
refusal-not-walkable = Nobody can walk there: { $tile }.
refusal-too-dear = Too dear: { $item } costs { $price }, and you have { $stores }.
refusal-offering-where = An offering goes onto a shrine next to your explorer.
refusal-offering-twice = You already have an offering on that shrine.
refusal-fort-stands = Your fort is already built.
refusal-farmhouses-stand = All your { $count } farmhouses are already built.
refusal-corner-taken = A building stands { $corner-at } already.
refusal-fort-near = A fort may touch no tile that an opponent occupies, and it would touch { $places }.
refusal-villagers-out = All your villagers are on the maps already.
refusal-villager-where = Villagers live on tiles that can be walked on.
refusal-occupied = An opponent occupies { $place }.
refusal-villager-near-farmhouse = Villagers are bought onto tiles that one of your farmhouses touches; { $place } is none.
refusal-villager-near-building = Villagers are bought onto tiles that one of your buildings touches; { $place } is none.
refusal-no-farmhouse = There is no farmhouse to attack there.
refusal-own-farmhouse = That farmhouse is your own.
refusal-farmhouse-truce = In the first round no farmhouse may be attacked.
refusal-raid-from = You have no piece { $place-at } to attack it from.
refusal-raid-defended = An opponent occupies { $place }: only an undefended farmhouse can be attacked.
refusal-few-villagers = You do not have that many villagers there.
refusal-march-dear = An army movement costs { $price }; you have { $stores }.
refusal-locked = Your pieces attack there: they may not leave before the end of the fight.
refusal-set-where = A defeated explorer goes onto an unoccupied island tile, next to one of its owner’s shrines if possible.
refusal-retreat-where = Your pieces go back to a tile next to the fight that no opponent occupies.
refusal-bank-same = The bank gives another type than it takes.
refusal-bank-rate = The bank takes { $rate } { $resource } for one card; you have { $stores }.
refusal-supply-out = The supply has no { $resource } left.
refusal-no-trade = Players do not trade at this table.
refusal-nothing-to-trade = Neither of you has a card to trade.
refusal-no-partner = First choose who gets the offer.
refusal-offer-empty = The offer is still empty: give or ask for a card.
refusal-offer-order = An offer is named in order: food, wood, gold, and first what you give.
refusal-offer-stands = This match is played under earlier rules: an offer that is begun has to be made.
refusal-asks-too-many = An offer asks for at most { $count } cards of a type.
refusal-no-player = There is no such player.
refusal-offers-made = You have made your { $count } offers of this turn.
refusal-offers-begun = You have begun { $count } offers this turn; that is the most.
refusal-cannot-give = You cannot give { $given }; you have { $stores }.
refusal-trade-active = Only trades with the player whose turn it is are allowed at this table.
refusal-they-lack = { $colour } does not have { $wanted }.

## Texts that name no action

refusal-stands-nowhere = That explorer is off the map and has to be set first.
refusal-no-tile-at = There is no tile { $place-at }.
refusal-not-next = Too far: { $place } is not next to { $here }.
refusal-not-on-card = { $explorer } is not on this card; it has { $explorers }.
refusal-gather-exactly = Gather exactly { $cards } cards, not { $count }.
refusal-no-corner = { $corner } is not a corner of { $here }, where the explorer stands.
refusal-not-touching = That farmhouse does not touch { $place }.
refusal-no-farmhouse-on = No farmhouse stands { $corner-at }.
refusal-army = An army is 1 to { $count } villagers.
refusal-no-villager-on = You have no villager { $place-at }.
refusal-nobody-plays = Nobody plays { $colour }; the colours are { $colours }.
refusal-offer-other = An offer goes to another player.
refusal-offer-form = An offer gives or asks for some cards, at most { $count } of a type asked for.
refusal-no-action = { $text } is not an action in Island: write 'speed 4', 'gather 2 food 1 gold', 'move (1,0)' or 'move ne', 'discover', 'place (2,-1)', 'farmhouse N(0,0)', 'fort S(1,-1)', 'villager (1,0)', 'offering (2,-2)', 'march 2 (0,0) (1,0)', 'raid N(0,0) (1,0)', 'bank food for gold', 'offer white 2 food for 1 gold', 'pass', 'end turn'

## What speaks against a play, in a review

reason-poor-odds = The explorer has { $own ->
    [one] { $own } die
   *[other] { $own } dice
} there, { $other } has { $theirs }.
reason-could-buy = There was enough for { $item }.
reason-offering-first = An offering could be paid for, and offerings decide the game.
reason-gave-more = You give more cards than you get: { $count } for { $number }.
reason-steps-left = { $steps ->
    [one] { $steps } step was
   *[other] { $steps } steps were
} left.
reason-good-odds = There are { $own } dice for a fight, and { $other } has { $theirs }.
reason-turn-without = It is not sure that { $item } comes of this turn.
reason-turn-no-land = This turn finds no new land for certain.

## What puzzles train

theme-fight-or-flee = Fight or flee
    .about = Do the dice speak for you, or is it better to stay out of it?
theme-offer = What to offer
    .about = A trade with others or with the bank: which one helps you most?
theme-build = What to build
    .about = Farmhouse, fort, villager or offering: what comes first, and where?
theme-discover = Where to go
    .about = How far do you go, and where is a new tile worth most?

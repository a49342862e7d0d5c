## Cards

card-explorer = Explorer
card-traveler = Traveler
card-sailor = Sailor
card-scout = Scout
card-trailblazer = Trailblazer
card-jack-of-all-trades = Jack of all Trades
card-photographer = Photographer
card-treasure-chest = Treasure Chest
card-pioneer = Pioneer
card-giant-machete = Giant Machete
card-captain = Captain
card-journalist = Journalist
card-millionaire = Millionaire
card-adventurer = Adventurer
card-prop-plane = Prop Plane
card-native = Native
card-transmitter = Transmitter
card-cartographer = Cartographer
card-compass = Compass
card-scientist = Scientist
card-travel-log = Travel Log
card-geologist = Geologist
card-shaman = Shaman
card-cave-explorer = Cave Explorer
card-veteran = Veteran
card-mountain-guide = Mountain Guide
card-imitator = Imitator
card-twins = Twins
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
card-demon = Demon

## Cave tokens

token-coin-1 = Coin 1
token-paddle-1 = Paddle 1
token-machete-1 = Machete 1
token-coin-2 = Coin 2
token-paddle-2 = Paddle 2
token-machete-2 = Machete 2
token-machete-3 = Machete 3
token-native-step = Native
token-draw-card = Draw a card
token-remove-card = Remove a card
token-replace-cards = Replace cards
token-keep-item = Keep an item
token-pass-occupied = Pass occupied spaces
token-change-symbol = Change symbol
token-demon-banishment = Demon banishment
token-anti-curse = Anti-curse
token-geologist-step = Geologist step
token-open-market = Open market

## Curses

curse-lethargy-machete = Lethargy (machete)
curse-lethargy-paddle = Lethargy (paddle)
curse-lethargy-coin = Lethargy (coin)
curse-misery = Misery
curse-cave-fever = Cave Fever
curse-misfortune = Misfortune
curse-voodoo = Voodoo
curse-paralysis = Paralysis
curse-torment = Torment

## Dragons

dragon-green = green dragon
dragon-blue = blue dragon
dragon-yellow = yellow dragon
dragon-white = white dragon

## What is played, card or token

thing-token = { $name } token

## Terrain and symbols

terrain-jungle = jungle
terrain-river = river
terrain-village = village
terrain-rubble = rubble
terrain-camp = camp
terrain-mountain = mountain
terrain-cave = cave
terrain-start = start
terrain-demon = demon
terrain-finish = El Dorado
terrain-tunnel = tunnel
terrain-tavern = tavern
terrain-swamp = swamp
terrain-fog = fog
symbol-machete = machete
symbol-paddle = paddle
symbol-coin = coin

# At the foot of a card: in a word or two what it does.
foot-draw = draw
foot-remove = remove
foot-take-card = any card
foot-step = any space
foot-any = any
foot-action = action
foot-either = either
foot-none = no symbol
foot-draw-cave-token = cave token
foot-copy-market-card = copy a card
foot-double-next = run twice
foot-step-opponents = push
foot-move-dragon = one dragon
foot-dragon-whistle = all dragons
foot-ignore-dragons = not held
foot-geologist = rock, demon
foot-shaman = with curse
foot-mountain-guide = onto 3+
foot-nathan-cook = onto 1
foot-gertrude-everdeen = reuse
foot-isabella-jones = free card
foot-mary-ripley = demons out

## Cards of the modules

card-muisca-guide = Muisca Guide
card-muisca-ferrywoman = Muisca Ferrywoman
card-muisca-goldsmith = Muisca Goldsmith
card-dragon-tamer = Dragon Tamer
card-dragon-whistle = Dragon Whistle
card-dragon-cloak = Dragon Cloak
card-porter = Porter

## What cards and tokens do

effect-machete = Opens jungle: one space after the other, up to { $power } in all.
effect-paddle = Opens rivers: one space after the other, up to { $power } in all.
effect-coin = Opens villages: one space after the other, up to { $power } in all. In the market it pays { $power }.
effect-any = Counts as machete, paddle or coin { $power }: choose one whenever you play it.
effect-draw =
    { $count ->
        [one] Draw 1 card. You may use it at once.
       *[other] Draw { $count } cards. You may use them at once.
    }
effect-remove =
    { $count ->
        [one] You may remove 1 card in your hand from the game.
       *[other] You may remove up to { $count } cards in your hand from the game.
    }
effect-take-card = Take any card of the market or the reserve for nothing. It goes to your discard pile.
effect-step = Step to any space beside your piece, whatever it asks for, or remove a blockade beside it. Mountains and occupied spaces stay closed.
effect-replace = Lay down up to { $count } cards of your hand and draw as many.
effect-keep-item = Play it right after you used an item: the item stays yours.
effect-enter-occupied = Until the end of your turn you may enter occupied spaces.
effect-change-symbol = Your next card counts as another symbol of your choice, with the same power.
effect-item = Item: used once, then gone. As half a coin or for rubble it stays yours.
effect-token = Token: used once, then gone.
effect-half = In the market it pays half a coin.
effect-either = Counts as { $first } or { $second } { $power }: choose one whenever you play it.
effect-once = Once in the game with power { $power } instead: then it is gone.
effect-draw-cave-token = Draw a token from the cave reserve.
effect-use-token-free = Then you may use one of your tokens without spending it.
effect-step-opponents = Move each piece of the others by one space, where you like. They gain and draw nothing from it.
effect-copy-market-card = Counts as the top card of a pile on the market board.
effect-double-next = Play it together with one machete or paddle card: that card makes two runs in a row, each with its full power.
effect-return-demons = Put any number of demons from your hand back to the supply.
effect-give-demon = One demon from your hand goes to the discard pile of any player.
effect-cancel-curse = When you draw a curse, send it away.
effect-buy-from-reserve = This turn you may buy from any pile of the reserve.
effect-geologist = Step to a demon space, a tunnel or a mountain beside your piece, without a curse.
effect-geologist-step = { effect-geologist }
effect-shaman = Up to two steps to any space, whatever it asks for. Then draw a curse.
effect-mountain-guide = Step to a space of power 3 or more beside your piece, occupied or not, whatever it asks for.
effect-amelia-lockart = Up to six steps to any space, over mountains and occupied spaces too. Removing a blockade is one step.
effect-ian-magellan = One step to any space, a mountain or an occupied space too, or remove a blockade.
effect-nathan-cook = Up to three steps to free spaces of power 1, demons and tunnels too, without a curse.
effect-isabella-jones = Take the top card of a pile on the market board for nothing, onto your draw pile.
effect-demon = It has no symbol. It pays half a coin or for rubble, and stays yours.
effect-dragon-tamer = Move one dragon that is awake up to three spaces.
effect-dragon-whistle = Move every dragon that is awake by up to one space.
effect-dragon-cloak = Until the end of your turn dragons do not hold your pieces.
effect-muisca = You may store it on your board, and play it from there in a later turn.
binds-lethargy-machete = { $who }’s machete cards and tokens do nothing.
    .you = Your machetes, cards and tokens, do nothing.
binds-lethargy-paddle = { $who }’s paddle cards and tokens do nothing.
    .you = Your paddles, cards and tokens, do nothing.
binds-lethargy-coin = { $who }’s coin cards pay half a coin, coin tokens nothing; neither opens a village.
    .you = Coin cards pay half a coin, coin tokens nothing; neither opens a village.
binds-misery = { $who } cannot play purple cards.
    .you = You cannot play purple cards.
binds-cave-fever = { $who } cannot play cave tokens.
    .you = You cannot play cave tokens.
binds-misfortune = { $who } cannot play any card.
    .you = You cannot play any card.
binds-voodoo = { $who }’s left neighbour may move the piece up to two spaces.
    .you = The left neighbour may move the piece up to two spaces.
binds-paralysis = All others may move their pieces by one space.
binds-torment = A demon goes to the discard pile.
lifts-lethargy-machete = Lifted by machetes of power 2 in all.
lifts-lethargy-paddle = Lifted by paddles of power 2 in all.
lifts-lethargy-coin = Lifted by coins of power 2 in all.
lifts-misery = Lifted by one purple card.
lifts-cave-fever = Lifted by one cave token.
lifts-misfortune = Lifted by two cards.

## What happened

event-run = { $who } played { $with }.
event-free = { $who } played { $with }.
event-go = { $who } went to { $space }.
event-clear-blockade = { $who } removed blockade { $blockade }.
event-enter = { $who } headed for { $space }.
event-clear = { $who } started clearing blockade { $blockade }.
event-reach = { $who } stepped to { $space }.
event-pay = { $who } paid with { $with }.
event-pay-camp = { $who } paid with { $with }, which leaves the game.
event-buy = { $who } chose to buy { $card }.
event-bought = { $who } bought { $card }.
event-play = { $who } played { $with }.
event-take = { $who } took { $card } from the market.
event-remove = { $who } removed { $card } from the game.
event-lay = { $who } laid { $card } down.
event-discard = { $who } discarded { $card }.
event-draw =
    { $who } drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-draw-cards = { $who } drew { $cards }.
event-reshuffle = { $who } shuffled the discard pile.
event-explore = { $who } explored a cave: { $token }.
event-gold = { $who } brought a piece to El Dorado.
event-arrive = { $who } arrived in El Dorado.
event-end-turn = { $who } ended the turn.
event-stop = { $who } stopped.
event-done = { $who } finished that.
event-show = { $card } is in the tavern.
event-meet = { $who } took { $card } from the tavern.
event-hex = { $who } turned up a curse: { $curse }.
event-suffer = { $who } suffered { $curse }.
event-ward = { $who } sent { $curse } away.
event-torment = { $who } got a demon.
event-start-lifting = { $who } started to lift { $curse }.
event-lift = { $who } lifted { $curse }.
event-lay-token = { $who } laid { $token } down.
event-move = { $who } moved a piece to { $space }.
event-find = { $who } drew a cave token: { $token }.
event-dismiss = { $who } put a demon back.
event-banish = { $who } gave a demon away.
event-imitate = { $who } imitated { $card }.
event-rouse = { $who } chose whose pieces to move.
event-carry = The current carries the piece of { $who } to { $space }.
    .you = The current carries your piece to { $space }.
event-retreat = { $who } went back to { $space }, out of danger.
event-store = { $who } stored { $card }.
event-chest = { $who } found a chest worth { $value }.
event-lift-fog = The fog lifts on { $space }: { $terrain } { $power }.
event-wake = The { $dragon } wakes up.
event-tame = { $who } chose the { $dragon } to move.
event-fly = { $who } moved the { $dragon } to { $space }.
event-end = The game ends in round { $round }. Steps to go: { $to-go }.

## What was done in several steps

deed-buy-pay-bought = { $who } bought { $card } with { $pay-with }.
deed-run-go = { $who } went to { $go-space } with { $with }.
deed-run-clear-blockade = { $who } removed blockade { $clear-blockade-blockade } with { $with }.
deed-run-clear-blockade-go = { $who } removed blockade { $clear-blockade-blockade } with { $with } and went to { $go-space }.
deed-go = { $who } went on to { $go-space }.
deed-go-clear-blockade = { $who } went on to { $go-space } and removed blockade { $clear-blockade-blockade }.
deed-free-reach = { $who } stepped to { $reach-space } with { $with }.
deed-free-clear-blockade = { $who } removed blockade { $clear-blockade-blockade } with { $with }.
deed-enter-pay-reach = { $who } went to { $space } with { $pay-with }.
deed-enter-pay-camp-reach = { $who } went to { $space }. { $pay-camp-with } left the game.
deed-clear-pay-clear-blockade = { $who } removed blockade { $blockade } with { $pay-with }.
deed-play-draw =
    { $who } played { $with } and drew { $draw-count ->
        [one] 1 card
       *[other] { $draw-count } cards
    }.
deed-play-draw-cards = { $who } played { $with } and drew { $draw-cards-cards }.
deed-play-draw-remove =
    { $who } played { $with }, drew { $draw-count ->
        [one] 1 card
       *[other] { $draw-count } cards
    } and removed { $remove-card } from the game.
deed-play-draw-cards-remove = { $who } played { $with }, drew { $draw-cards-cards } and removed { $remove-card } from the game.
deed-play-remove = { $who } played { $with } and removed { $remove-card } from the game.
deed-play-take = { $who } played { $with } and took { $take-card } from the market.
deed-play-lay-draw =
    { $who } played { $with }, laid { $lay-card } down and drew { $draw-count ->
        [one] 1 card
       *[other] { $draw-count } cards
    }.
deed-play-lay-draw-cards = { $who } played { $with }, laid { $lay-card } down and drew { $draw-cards-cards }.
deed-discard = { $who } discarded { $discard-card }.
deed-end-turn-draw =
    { $who } ended the turn and drew { $draw-count ->
        [one] 1 card
       *[other] { $draw-count } cards
    }.
deed-end-turn-draw-cards = { $who } ended the turn and drew { $draw-cards-cards }.

## Why not

refusal-busy-pay = First finish paying: choose the cards to pay with.
refusal-busy-remove = First choose a card to remove from the game, or done where you may.
refusal-busy-take = First choose a pile of the market to take a card from.
refusal-busy-replace = First lay the cards you want to replace, then done.
refusal-busy-discard = The turn is in its discard phase: discard what you do not keep, then end turn.
refusal-busy-step = { $thing } is played: now step with it.
refusal-not-held = { $card } is not in your hand; you hold { $cards }.
refusal-hand-empty = { $card } is not in your hand; your hand is empty.
refusal-not-owned = You do not own a { $token } token.
refusal-none-to-take = The market has no { $card } left to take.
refusal-lay-one-first = Lay at least one card first.
refusal-price-out-of-reach = With { $card } paid like this the price could not be reached any more.
refusal-token-pays-nothing = A { $token } token is not worth anything in this payment.
refusal-no-change = Only a Change symbol token makes a card pay its power as coins.
refusal-change-in-vain = { $card } would gain nothing from the change of symbol, or leave too little for the price.
refusal-hand-too-large = At most { $most } cards are kept and you hold { $held }: discard first.
refusal-no-run = There is no run to stop.
refusal-nothing-to-finish = There is nothing to finish now.
refusal-nothing-to-pay = Nothing is being paid for now.
refusal-not-in-game = { $thing } is not part of this game.
refusal-no-dragons = There are no dragons in this game.
refusal-no-curses = There are no curses in this game.
refusal-starting-card = { $card } is a starting card and not for sale.
refusal-sold-out = { $card } is sold out.
refusal-bought-already = You have made your one purchase of this turn.
refusal-reserve-closed = { $card } lies in the reserve, which is closed while all six slots of the market are taken.
refusal-too-dear = { $card } costs { $price }; your hand and tokens make { $purse }.
refusal-market-empty = The market has no card left to take.
refusal-after-purchase = After a purchase no piece can move this turn.
refusal-other-symbol = { $thing } does not have the symbol { $symbol }.
refusal-leads-nowhere = { $thing } pays for nothing beside your pieces.
refusal-none-to-remove = Your hand is empty, so there is no card to remove.
refusal-none-to-replace = Your hand is empty, so there is no card to replace.
refusal-item-not-just-used = An item can only be kept right after it was used, before any other card or token.
refusal-passing-already = You may enter occupied spaces already.
refusal-changing-already = The next card may change its symbol already.
refusal-one-piece = You have one piece only.
refusal-piece-home = That piece is in El Dorado already.
refusal-no-such-blockade = There is no such blockade on this route.
refusal-blockade-gone = Blockade { $blockade } has already been removed.
refusal-blockade-far = Blockade { $blockade } is out of reach of your piece on { $space }.
refusal-no-space = There is no space in that direction.
refusal-barred = Blockade { $blockade } ({ $terrain } { $power }) bars the way to { $space }: remove it first.
refusal-mountain = { $space }: no piece may enter there.
refusal-occupied = { $space } is occupied.
refusal-start-space = { $space }: no card pays for a start space.
refusal-takes-cards = { place } takes { need }, not the power of one card: use 'enter' or 'clear'.
refusal-too-weak = { place } needs { need }, { $thing } gives { gift }.
refusal-too-few-cards = { place } takes { need }, and you hold { $held }.
refusal-needs-a-card = { place } needs { need }: play a card or token for it.
refusal-other-piece = The run belongs to your other piece; the power of a card is never split.
refusal-run-too-weak = { place } needs { need }, the run has { rest } left.
refusal-which-symbol = For which symbol? Write { $text } as { $symbols }.
refusal-nothing-to-choose = There is nothing to { $verb } now: { asked }.
refusal-which-piece = Which of your two pieces? Write { $first } or { $second }.
refusal-not-beside = { $space } is not next to { $here }, where your piece stands.
refusal-busy-ward = First send the curse away with your Anti-curse token, or done to suffer it.
refusal-busy-force = First move the pieces you may move, or done.
refusal-busy-hero = First take one of the heroes in the tavern.
refusal-busy-lift = First lay down what lifts the curse.
refusal-busy-spare = First use one of your tokens without spending it, or done.
refusal-busy-banish = First choose the player who gets the demon.
refusal-busy-dismiss = First put demons back to the supply, or done.
refusal-busy-rouse = First choose the player whose pieces you move, or done.
refusal-busy-imitate = First choose the card of the market board to imitate.
refusal-busy-twice = First play the card that makes two runs.
refusal-lifts-nothing = { $card } does not help to lift this curse.
refusal-misfortune = Misfortune lies in front of you: you may not play any card. Lift it with two cards.
refusal-misery = Misery lies in front of you: you may not play purple cards. Lift it with one purple card.
refusal-cave-fever = Cave Fever lies in front of you: you may not play any cave token. Lift it with one of them.
refusal-lethargy = A Lethargy lies in front of you: you may not use { $symbol }. Lift it with power 2 of that symbol.
refusal-not-cursed = You are not cursed with { $curse }.
refusal-cannot-lift = You do not have what lifts { $curse }.
refusal-stop-first = First continue or stop: something happens at the end of this movement.
refusal-demon-does-nothing = A Demon does nothing when played. It pays half a coin, or for rubble.
refusal-none-to-double = You have no card to make two runs with now.
refusal-none-to-imitate = The market board has no card that would be of use now.
refusal-no-demon = You have no demon in hand.
refusal-no-curse-turned-up = An Anti-curse token is played when a curse is turned up.
refusal-market-open-already = The whole reserve is open to you already, or empty.
refusal-demon-blockade = Blockade { $blockade } is a demon: remove it with 'clear' and draw a curse.
refusal-demon-space = { $space }: no power pays for a demon space. Step there with 'enter' and draw curses.
refusal-entered-already = That piece has stepped onto { $space } this turn already.
refusal-steps-elsewhere = { $thing } does not lead to { place }.
refusal-route-of-hexes = This route belongs to Heroes & Hexes.
refusal-pieces-of-hexes = This route has pieces of Heroes & Hexes.
refusal-hexes-caves = Heroes & Hexes brings them.
refusal-no-places = This route has no places for it.
refusal-busy-tame = First lay down the cards that move the dragon.
refusal-busy-herd = First move the dragon, or done.
refusal-busy-whistle = First choose a dragon to move, or done.
refusal-busy-retreat = First choose where your piece goes back to.
refusal-in-danger = Your piece on { $space } is in danger and can still leave, to { $spaces }. It must leave before the turn ends.
refusal-buying-in-danger = Nobody buys while a piece is in danger: leave first.
refusal-held = A dragon holds your piece on { $space }: { $dragons }. Move the dragon first.
refusal-dragon-there = { $space } is taken by a dragon.
refusal-dragon-asleep = The { $dragon } is asleep.
refusal-dragon-not-moved = You have no cards that move the { $dragon }, or it has nowhere to go.
refusal-cloaked-already = Your cloak works already: no dragon holds your pieces this turn.
refusal-no-dragon-awake = No dragon is awake that this card would help with.
refusal-swamp = { $space }: for a swamp play one card or token of exactly { $power } power.
refusal-swamp-not-exact = { $space }: the swamp takes exactly { $power } power; { $thing } does not fit.
refusal-store-full = There is no room on your board for { $card }: at most { $most } cards are stored.
refusal-not-stored = { $card } is not stored on your board.
refusal-stored-just-now = { $card } was stored this turn: play it from your next turn on.
refusal-not-back = Your piece cannot go back to { $space }, but to { $spaces }.
refusal-no-action = { $text } is not an action in Quest: write a card and a space ('scout B12', with two pieces 'scout 2 B12'), 'go B13', 'enter C4', 'buy pioneer', 'pay sailor', 'play compass', 'discard traveler', 'end turn'.

## Parts of these

place =
    { $blockade ->
        [0] { $space }
       *[other] Blockade { $blockade }
    }
need =
    { $needs ->
        [machete] { $power } { $power ->
            [one] machete
           *[other] machetes
        }
        [paddle] { $power } { $power ->
            [one] paddle
           *[other] paddles
        }
        [coin] { $power } { $power ->
            [one] coin
           *[other] coins
        }
        [camp] { $power } { $power ->
            [one] card
           *[other] cards
        } from hand removed from the game
       *[cards] { $power } { $power ->
            [one] card
           *[other] cards
        } from hand
    }
gift =
    { $gives ->
        [machete] { $strength } { $strength ->
            [one] machete
           *[other] machetes
        }
        [paddle] { $strength } { $strength ->
            [one] paddle
           *[other] paddles
        }
        [coin] { $strength } { $strength ->
            [one] coin
           *[other] coins
        }
       *[any] { $strength } { $strength ->
            [one] machete or paddle or coin
           *[other] machetes or paddles or coins
        }
    }
rest =
    { $has ->
        [machete] { $left } { $left ->
            [one] machete
           *[other] machetes
        }
        [paddle] { $left } { $left ->
            [one] paddle
           *[other] paddles
        }
        [coin] { $left } { $left ->
            [one] coin
           *[other] coins
        }
       *[nothing] no power
    }
asked =
    { $phase ->
        [pay] choose the cards to pay with
        [remove] choose a card to remove
        [take] choose a pile of the market to take a card from
        [replace] lay the cards to be replaced
        [discard] discard what you do not keep, then end turn
        [ward] send the curse away, or done
        [force] move the pieces you may move, or done
        [hero] take one of the heroes
        [lift] lay down what lifts the curse
        [spare] use a token without spending it, or done
        [banish] choose the player who gets the demon
        [dismiss] put demons back to the supply, or done
        [rouse] choose the player whose pieces you move, or done
        [imitate] choose the card to imitate
        [twice] play the card that makes two runs
        [tame] lay down the cards that move the dragon
        [herd] move the dragon, or done
        [whistle] choose a dragon to move, or done
        [retreat] choose where your piece goes back to
       *[play] play cards and tokens, buy one card, discard, end turn
    }

## Modules

module-swamp = Swamp
module-current = Flowing water
module-danger = Danger
module-muisca = Muisca
module-dragons = Dragons
module-treasures = Treasures
module-fog = Fog

## What is wrong with a route

route-no-object = A route is a JSON object in the form of routes.json.
route-too-large = This is no route: it is too large, nested too deeply, or has values that JSON does not have.
route-unknown-field = A route has no field { $field }; the fields are { $fields }.
route-bad-name = The name of a route is a text of at most { $most } printable characters without angle brackets.
route-bad-pieces = The pieces of a route are a list, each with piece, q, r and rotation.
route-too-many-pieces = A route has at most { $most } pieces.
route-bad-piece = Piece number { $number } is not an object with piece, q, r and rotation.
route-no-such-piece = There is no piece { $text }; there are { $choices }.
route-bad-place = { $axis } of { $piece } is a whole number from { $least } to { $most }.
route-bad-finish = The finish is an object with side, q, r and rotation.
route-no-such-side = The finish has no side { $text }; it has { $choices }.
route-bad-finish-place = { $axis } of the finish is a whole number from { $least } to { $most }.
route-bad-tavern = A tavern is an object with attached_to (a letter), side ({ $choices }) and three spaces.
route-bad-joints = Joints are a list, each with between (two letters of pieces) and blockade (true or false).
route-bad-modules = Modules are an object with a list of places for each module.
route-no-such-module = No module { $text } has places on a route; those that have are { $choices }.
route-bad-swamp = There are at most { $most } swamps, each once, with swamp (an id), q, r and rotation.
route-bad-current = There are at most { $most } arrows, each with q, r and direction (0 to 5).
route-bad-danger = There are at most { $most } places of danger, each [q, r].
route-bad-dragons = There are { $most } places of dragons, each [q, r].
route-bad-treasures = There are at most { $most } places of treasures, each [q, r].
route-bad-fog = Fog lies on at most { $most } tiles, named by their letters.
route-no-pieces = There is no piece yet: begin with A or B.
route-no-finish = The finish is missing.
route-begins-elsewhere = A route begins with A or B, not with { $piece }.
route-twice = Piece { $piece } is there { $count } times.
route-both-sides = { $piece } and { $other } are the two sides of one piece.
route-overlaps = { $piece } overlaps { $other }.
route-finish-overlaps = The finish overlaps { $piece }.
route-loose = { $piece } touches the pieces before it along { $contacts ->
        [0] no edge
        [one] { $contacts } edge
       *[other] { $contacts } edges
    }; it takes at least { $least }.
route-finish-corner = The finish has to lie around a corner of the last piece, { $piece }.
route-no-way = No way leads from start space { $number } to the finish without mountains, caves, demons and tunnels.
route-no-joint = { $piece } and { $other } do not touch, so there is no joint between them.
route-other-places = { $field } of this route are { $text }; leave the field out if in doubt.
route-tavern-nowhere = The tavern is attached to { $text }, which is not on this route.
route-tavern-far = The three spaces of the tavern have to lie along { $piece }.
route-tavern-taken = The three spaces of the tavern have to be free and apart.
route-marker-ground = { $module }: { $at } is not jungle, river, village, rubble or a camp.
route-arrow-ground = Flowing water: { $at } is not a river space.
route-arrow-nowhere = The arrow on { $at } does not point to a space of the same tile that a piece can drift to.
route-markers-meet = Two markers lie on { $at }.
route-fog-nowhere = Fog: { $piece } is not on this route.
route-swamp-covers = A swamp lies on something that it may not cover.
route-swamp-loose = A swamp does not touch the route.
route-swamps-close-way = The swamps leave no other way from the start to the finish.

## Tips for makers of routes

route-tip-terrain = Mix the terrain.
route-tip-shortcuts = Lead shortcuts through hard spaces.
route-tip-bends = Make the inside of a bend harder than the outside.
route-tip-passages = Avoid too many narrow passages.

## What a route is like

deck-machete = machetes
deck-paddle = paddles
deck-coin = coins
deck-mixed = a mixed deck
route-advice-apart = With { $deck } the shortest way is { $steps } steps longer than with { $other-deck }.
route-advice-choke = Every way passes { $space }.
route-advice-terrain = { $steps } spaces of the same terrain in a row: { $terrain }.

## What bots say about a route

route-verdict-quick = Quick: bots arrive in round { $rounds }.
route-verdict-usual = Neither quick nor slow: bots arrive in round { $rounds }.
route-verdict-slow = Slow: bots arrive in round { $rounds }.
route-verdict-lost = In { $percent } of 100 games nobody arrives.
route-verdict-ways = { $count } ways are taken.
route-verdict-one-way = There is one way only.
route-verdict-bottleneck = { $percent } of 100 pieces pass { $space }.
route-verdict-fair = No seat has a larger advantage than chance explains.
route-verdict-ahead = Seat { $number } wins { $percent } of 100 games; { $fair } would be fair. That is not chance.
route-verdict-behind = Seat { $number } wins only { $percent } of 100 games; { $fair } would be fair. That is not chance.

## What speaks against a play, in a review

reason-away = This way is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} further from El Dorado.
reason-blockade = The blockade could be removed: whoever removes it keeps it, and blockades decide a tie.
reason-stopped-short = The run ends with { $power } power left that leads on.
reason-ended-early = { $card } could still be played.
reason-no-purchase = Hand and tokens are worth { $coins }: enough for { $card }.
reason-bought-late = { $card } comes up in about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and for the one in front { $steps ->
    [one] { $steps } step is
   *[other] { $steps } steps are
} left to go.
reason-bought-weaker = { $card } has power { $power }, { $other-card } only { $less }.
reason-removed-strong = { $card } has power { $power } and is gone now, { $other-card } has only { $less }.
reason-bought-first = After a purchase no piece can move this turn.
reason-spent-coins = { $card } is worth { $coins } towards { $other-card }.
reason-turn-further = The turn ends { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} further from El Dorado.
reason-turn-blockade = The turn ends without a blockade: whoever removes one keeps it, and blockades decide a tie.
reason-turn-cards = The deck has { $other-card } afterwards, not { $card }.
reason-turn-without = The deck is without { $card } afterwards.
reason-turn-keeps = The deck has { $card } as well afterwards, and comes round more slowly.

## What puzzles train

theme-arrive = Arrive this turn
    .about = Your cards are enough to reach El Dorado now: find the way.
theme-purchase = The best purchase
    .about = Which card is worth its price now, and when is it better to move?
theme-blockade = Blockade first or not
    .about = Take the blockade out of the way now, or go on without it?
theme-trash = Which card to remove
    .about = One card has to leave your deck: which one will you miss least?
theme-way = The right way
    .about = Which card comes first, and where does it lead you?
theme-keep = Keep or discard
    .about = Which cards do you want to hold in your next turn?

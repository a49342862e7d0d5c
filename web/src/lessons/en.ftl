## Chapters

learn-goal = What it is about
learn-setup = At the start
learn-turn = A turn
learn-points = What an expedition is worth
learn-moving = Moving
learn-market = Buying
learn-gathering = Dice and gathering
learn-building = What you can buy
learn-trading = Trade
learn-fights = Fights
learn-cave = The cave
learn-demons = Heroes & Hexes: demon steps
learn-curses = Heroes & Hexes: curses
learn-tunnels = Heroes & Hexes: tunnels
learn-tavern = Heroes & Hexes: the tavern
learn-familiars = Heroes & Hexes: familiars
learn-forced = Heroes & Hexes: forced moves
learn-swamp = Modules: swamp
learn-current = Modules: flowing water
learn-danger = Modules: danger
learn-muisca = Modules: Muisca
learn-dragons = Modules: dragons
learn-treasures = Modules: treasures
learn-fog = Modules: fog
learn-special = Good to know
learn-end = The end
learn-advice = First advice

## Lost Cities

learn-lost-cities-goal =
    Five colours, five expeditions. You decide which of them you start, and lay cards of that colour in rising order. Each card earns its value, but every expedition that is begun costs 20 points.

    So the question is always the same: do I hold enough of this colour to make it pay?
learn-lost-cities-setup =
    Each colour has the numbers 2 to 10 and three wagers. Everybody gets eight cards, the rest is the deck. A match has three rounds, a short one just one.
learn-lost-cities-turn =
    First lay down one card, then draw one: you always hold eight.

    Lay a card on your own column of its colour. A number has to be higher than the last one there; gaps are allowed, but what you skip is lost for this round. Or discard the card, face up, on the pile of its colour.

    Then draw from the deck, or take the top card of any discard pile, but not the one you have just put there. What you discard, the other may want.
learn-lost-cities-points =
    Add up the numbers, take away 20, and multiply: by 2 with one wager, by 3 with two, by 4 with three. Losses are multiplied as well. A column of eight cards or more earns 20 points on top, which are not multiplied. A column without any card counts nothing.
learn-lost-cities-special =
    Wagers come before the numbers of their colour. All three of a colour are alike.

    Everybody may remember what was taken from the piles: the board shows the cards that you know the other holds.
learn-lost-cities-end =
    The round ends at once when the last card of the deck is drawn, whoever's turn it is. Then the columns are counted. After the last round the higher sum wins.
learn-lost-cities-advice =
    Start two or three expeditions, not five. Begin low. Wager where you hold three numbers or more. Keep an eye on the deck: it is the clock, and taking from the piles slows it down.

## Quest

learn-quest-goal =
    A race through the jungle to El Dorado. Everybody starts with the same eight cards, and buys better ones on the way: those that the route ahead demands.
learn-quest-setup =
    Your deck has four travelers, three explorers and a sailor. Four of them are in your hand. On the map stand the pieces, one each; with two players each leads two, and both have to arrive. Between the parts of the map lie blockades.
learn-quest-turn =
    Play as many cards as you like, each to move, to pay, or for what it says. Buy one card at most; after that no piece moves.

    Then keep or discard what is left in your hand, card by card, and draw up to four. When your draw pile is empty, the discard pile is shuffled: that is how new cards get into your hand.
learn-quest-moving =
    Green spaces want machetes, blue ones paddles, yellow ones coins, and the number on a space says how many. One card has to be strong enough for the space, and whatever power is left carries you on, as long as it is the same symbol. Cards are not added up: two machetes do not open a space of two with two cards of one.

    Grey rubble wants so many cards of any kind, laid down from your hand. Red camps want cards that leave the game for good, which makes your deck slimmer. Mountains and spaces with a piece on them are closed.
learn-quest-market =
    Coins pay their number, any other card pays half a coin. There is no change. A bought card goes to your discard pile.

    Six piles are for sale. As soon as one of them is sold out there is room: then any pile of the reserve may be bought from, and it moves up into the gap.
learn-quest-special =
    A blockade closes the way between two parts. Whoever stands beside it and pays what it shows takes it off, keeps it, and the way is free for all. Blockades decide ties.

    Purple cards do not move but act: draw, remove, take one from the market. The Native steps onto any neighbouring space. Cards with a tag can be used once, then they leave the game.

    With caves: who stops beside one takes a token, to be used later.
learn-quest-demons =
    Nothing pays for a demon space. You step onto it for nothing, and draw as many curses as it shows. What a run has left is lost by that, and no piece does it twice a turn on the same space.

    A demon blockade goes the same way: draw a curse, keep the blockade, stay where you are.
learn-quest-curses =
    A padlock stays in front of you and binds you until you lift it: with what it shows, laid down in your own turn. Until then what it forbids is grey, and says why. A burst happens at once and is over.

    An anti-curse token sends a curse away, when it turns up.
learn-quest-tunnels =
    Tunnels of one part of the map are neighbours, however far apart they are. To step into one draws a curse, like a demon space. One step, and you are at the other end.
learn-quest-tavern =
    Three spaces lead into the tavern, each with a price of its own. The first time you stop there, three heroes are in: choose one. It comes into your hand, and you may play it at once. You get one hero in a game.
learn-quest-familiars =
    Everybody has a familiar. It is a card like others, with a second, larger power: you may use that once in the game, then the familiar is gone.
learn-quest-forced =
    Some curses let others decide: with Voodoo the player on your left moves your piece, up to two spaces; with Paralysis all others move their own by one. Such a move goes over any ground, but not into mountains, caves, tunnels or El Dorado. It brings nothing: no curse, no cave token, no hero.
learn-quest-swamp =
    Swamps lead around blockades. You enter one with a single card or token whose power is exactly the number of crocodiles, whatever its symbol: neither more nor less. Nothing of it is left, and the piece stops there. You leave as usual, by paying the next space.
learn-quest-current =
    An arrow lies on some river spaces. Whoever stops there is carried one space along it, unless somebody is in the way. Passing does nothing. Where the water takes you is shown before you step.
learn-quest-danger =
    Some spaces have a jagged ring. Your turn does not end, and you buy nothing, as long as a piece of yours stands there and can still leave. If it cannot, it goes back to where it last stood safely; what you spent is spent.
learn-quest-muisca =
    Three piles of strong cards lie beside the market, always open. A Muisca card in your hand may be stored on your board, two at most. From a later turn on you play it from there, as if it were in your hand.
learn-quest-dragons =
    Four dragons sleep on the route. One wakes for good when a piece comes onto its tile. Then it holds every piece beside it: that piece does not move at all.

    Cards move a dragon that is awake: one with the symbol on its badge, or any two; the white one goes with any card. It flies one space, and two if one card does it and it starts on a space of its own colour.
learn-quest-treasures =
    Chests lie along the way, closed. Whoever stops on one takes it and sees its worth: 1, 2 or 3 points. Arriving in El Dorado counts 5, 3, 2 and 1 points, in that order. Most points win.
learn-quest-fog =
    Fog covers some spaces. As soon as a piece stands beside one, even in passing, it is turned up: what shows there counts for the rest of the game. Every space under the fog can be entered.
learn-quest-end =
    When somebody has reached El Dorado, the round is played to its end. If several have arrived, most blockades win, then the highest number.
learn-quest-advice =
    Look two parts ahead: what do they want? Buy that. Camps are a gift: the weak cards of the start are in the way later. A slim deck of strong cards comes round quickly.

## Island

learn-island-goal =
    An unknown island comes to light tile by tile. On it lie three shrines, in the cave below a fourth. Whoever controls all four wins: with an offering on each island shrine, and the cave shrine in hand.
learn-island-setup =
    Everybody leads an explorer with a power of their own. All stand on the first tile and hold one food, one wood and one gold.
learn-island-turn =
    Roll, gather, then explore: move, turn up tiles, buy and attack, in any order and as often as you can pay for it. In the first round nobody may attack.
learn-island-gathering =
    Two dice are rolled. Choose: one is your speed, the other what you gather.

    You gather from the tile of your explorer, and from tiles that hold a villager of yours and touch a farmhouse of yours: exactly as many cards as the die shows, in any mix of what these tiles give. A garden gives all three.

    Each step costs one speed: onto a neighbouring tile, or to turn up a new one. A new tile has to touch two others. If one can walk on it, your explorer goes there at once; water and shrines cannot be entered.
learn-island-building =
    A villager costs 1 food and 1 gold, and comes to a tile beside a building of yours. A farmhouse costs 2 wood and 1 gold, a fort 3 wood and 2 gold; both stand on a corner of the tile where your explorer is. An offering costs 2 of each, and goes to a shrine beside your explorer. For 1 food villagers of one tile march one tile on, as an army.

    Whatever you buy, you say so first. Then every opponent may pay to move armies, and perhaps prevent it.
learn-island-trading =
    In your whole turn you may make offers: any cards of yours for any of theirs, put together card by card. Whoever you ask accepts or refuses. Promises bind nobody.

    The bank swaps five equal cards for one.

    With two players every card that helps the other hurts you: offer only what serves you at least as much.
learn-island-fights =
    Who enters a tile with other people on it attacks. Each side rolls as many dice as it is strong, and the higher sum wins.

    A villager is worth 1. An explorer is worth 1, one more for each island shrine it controls, and 2 more with the cave shrine. A fort that touches the tile gives its owner 4 in defence.

    Before the dice both sides may pay to move armies in or out. The loser's villagers go home and its fort falls; a beaten explorer is set elsewhere by the winner and loses all resources, and the cave shrine. On a tie everybody goes back, and the turn ends.
learn-island-cave =
    Somewhere on the island lies the entrance. From there one goes down to the exit and turns up cave tiles. Bats, thieves and the serpent wait there with 2, 3 and 4 dice. Who finds the cave shrine takes it along, until somebody wins it in a fight.
learn-island-special =
    Forts occupy all tiles that they touch: nobody else comes there without a fight. Farmhouses occupy nothing, and can be attacked with just one die against you.
learn-island-end =
    The game ends at the very moment in which somebody controls the three island shrines and the cave shrine.
learn-island-advice =
    Gather much in the first turns, and put a farmhouse where two different tiles meet. Save six cards before you walk to a shrine. Do not carry a fortune past a stronger explorer.

## Lessons

lesson-try = Try it at a table
lesson-done = You have done it all. Play on as long as you like.
lesson-back = Back to the rules
lesson-reached = { $goal }: done
lesson-lost-cities-points = You hold red cards. Lay them on your expedition, wagers first, and watch what it is worth.
lesson-lost-cities-points-wager = Lay a wager
lesson-lost-cities-points-pays = Let the expedition pay
lesson-lost-cities-points-bonus = Reach eight cards
lesson-quest-moving = Choose a card: the spaces it leads to light up. Click one to go there. Rubble takes cards of any kind.
lesson-quest-moving-move = Move with a card
lesson-quest-moving-rubble = Cross rubble
lesson-quest-moving-buy = Buy a card
lesson-quest-demons = A demon space is next to you. Its ring shows an eye: that many curses it costs. Step there.
lesson-quest-demons-step = Step onto the demon space
lesson-quest-curses = Lethargy lies in front of you: your machetes do nothing. Lift it with two Explorers.
lesson-quest-curses-lift = Lift the curse
lesson-quest-curses-move = Go on with a card
lesson-quest-tunnels = You stand in a tunnel. The others of this part are one step away, and cost a curse.
lesson-quest-tunnels-pass = Come out of another tunnel
lesson-quest-tavern = The Sailor leads into the tavern below you. Stop there, and choose a hero.
lesson-quest-tavern-stop = Stop in the tavern
lesson-quest-tavern-take = Take a hero
lesson-quest-familiars = Leeroy is in your hand: 2 machetes, or 4 for once. Spaces that only the 4 reach say that he is gone then.
lesson-quest-familiars-once = Use Leeroy’s large power
lesson-quest-forced = The player before you drew Voodoo. You may move their piece up to two spaces. Where does it hurt?
lesson-quest-forced-move = Move their piece
lesson-quest-swamp = A swamp with one crocodile is beside you. Any card of power 1 fits exactly: go in.
lesson-quest-swamp-enter = Go into the swamp
lesson-quest-current = The Sailor leads onto the arrow beside you. Point at it: a ring shows where the water carries you.
lesson-quest-current-drift = Let the current carry you
lesson-quest-danger = The Sailor leads onto the space with the jagged ring. Go there, try to end your turn, and then leave again.
lesson-quest-danger-enter = Step into danger
lesson-quest-danger-leave = Leave it again
lesson-quest-muisca = A Ferrywoman is stored on your board: play her from there. Choose the Guide in your hand: a button stores that card.
lesson-quest-muisca-store = Store a card
lesson-quest-muisca-play = Play the stored card
lesson-quest-dragons = The green dragon holds your piece. Click the dragon, lay down an Explorer, and send it away. Then go on.
lesson-quest-dragons-move = Move the dragon
lesson-quest-dragons-free = Go on with your piece
lesson-quest-treasures = A chest lies on the rubble beside you. Stop there, and see what it is worth.
lesson-quest-treasures-open = Open the chest
lesson-quest-fog = Fog lies two spaces ahead. Go next to it, see what it was, and enter it.
lesson-quest-fog-lift = Let the fog lift
lesson-quest-fog-enter = Step onto the new ground
lesson-island-gathering = Choose your speed and gather with the other die. Then look around, and see what your stores are good for.
lesson-island-gathering-gather = Gather cards
lesson-island-gathering-explore = Move, or lay a tile
lesson-island-gathering-buy = Buy something
lesson-island-fights = Beside you stand two villagers of somebody else. Go there with your explorer or with an army.
lesson-island-fights-attack = Attack
lesson-island-fights-win = Win a fight
lesson-island-trading = Cards can be swapped, one by one or many, in your whole turn. The other explorer lacks food and has wood to spare: put an offer together that serves you both. Refused? Try again.
lesson-island-trading-offer = Make an offer
lesson-island-trading-agree = Have an offer accepted
lesson-island-trading-bank = Swap with the bank

## A first game with a coach

coach = Coach
coach-start = A guided first game
coach-start-about = A real game against the weakest bot, with somebody beside you who explains every step. You can send the coach away at any time.
coach-done = You have played your first game.
coach-close = I can do it myself
coach-wait = It is the others’ turn. Watch what they do: the log beside the board tells you.
coach-over = That was your first game. Well played! Look back on it, or play a stronger bot.
coach-lc-first = These are your eight cards. Look for a colour of which you hold three or more, and lay the lowest one: choose the card, then its column. If you hold wagers of it, they go first.
coach-lc-wager = You hold a wager of { $where } and several numbers of that colour. Lay the wager now, before the numbers: it doubles what the expedition makes.
coach-lc-continue = Go on with what you have begun: { $card } is the next one that fits. The fewer numbers you skip, the better.
coach-lc-discard = Nothing fits well. Discard a card of a colour that you will not start, and if you can, one that the other does not need either.
coach-lc-late = The deck runs out: only { $count } cards are left. Do not start anything new that has to earn 20 points first; lay what still fits.
coach-lc-draw = Now draw, so that you hold eight cards again: from the deck, or the top of a pile.
coach-lc-take = { $card } lies on top of its pile and fits your expedition. Take it instead of a card from the deck.
coach-quest-first = This is your hand. Choose a card: the spaces that it leads to light up. Machetes go through jungle, paddles over rivers, coins through villages. Try to get closer to El Dorado, the golden city at the end.
coach-quest-move = Play another card to move on. Cards that lead nowhere now can pay at the market, or be kept for the next turn.
coach-quest-run = Power is left: go on to a space of the same kind, or stop.
coach-quest-buy = Cards that help you nowhere on the map still pay: coins their number, others half a coin. You can buy one card. A look at the way ahead tells which one.
coach-quest-end = There is nothing more to do that helps. End the turn; you will draw up to four cards.
coach-quest-pay = Choose the cards to pay with. Take those that you need least.
coach-quest-discard = Which cards do you keep for the next turn? Discard the others, so that you draw new ones. When you are done, end the turn.
coach-quest-remove = You may remove cards from the game. Take weak ones of the start: your deck gets better without them.
coach-quest-choose = Choose what is asked for: the line at the top says what it is.
coach-island-explorer = Choose the explorer that you lead. Each has a power; read both sides, there is no wrong one.
coach-island-speed = Two dice: which one is your speed, which one do you gather with? At the start gathering much is good, later you have ways to go.
coach-island-gather = Take cards from the tiles that you farm. You need wood and gold for a farmhouse, and two of each for an offering.
coach-island-place = You have turned up a tile. Choose where it lies. Shrines are best close to where you are.
coach-island-explore = You have steps left: walk, or turn up a new tile. Three shrines and the cave lie somewhere out there.
coach-island-build = You can afford something. A farmhouse with a villager beside it makes every later harvest better.
coach-island-offer = You stand beside a shrine and can pay for an offering. Do it: this is what wins the game!
coach-island-end = Nothing more to do? Then end the turn. What you hold stays with you.
coach-island-window = Somebody is about to buy or to fight, and you may move an army first, for one food. If you are not concerned, pass.
coach-island-answer = You are offered a trade. Look at what you need, then accept or refuse.
coach-island-set = You have won. Set the beaten explorer somewhere far away.
coach-other = It is your turn: choose one of the moves.

## The route editor

route-editor = Route editor
route-untitled = Untitled route
route-name = Name of the route
route-copy-of = { $title }, changed
route-state-draft = Draft, kept on this device
route-state-saved = Saved
route-state-offline = No connection, kept on this device
route-redo = Redo
route-import = Open a file
route-export = Save as a file
route-bad-file = This file has no route.
route-chart = Map of the route
route-facts = About the route
route-grid = Grid
route-larger-screen = Routes are built on a larger screen. Here you can look at this one and play it.
route-begin = Begin with tile A or B from the tray.

## Tray

route-tray = Tray
route-box-base = Base box
route-box-hexes = Heroes & Hexes
route-tiles = Tiles, both sides
route-strips = Strips
route-left = { $count } left
route-tray-about = Drag a side onto the grid, or press it. A tile lies on one of its sides: J on the map takes I away.
route-tile = tile { $letter }
route-strip = strip { $letter }
route-finish = Finish
route-the-finish = the finish
route-finish-side = finish, { $side }
route-by-river = by river
route-by-jungle = by jungle
route-laid = laid
route-not-laid = not laid yet
route-tavern = Tavern
route-side = side { $side }
route-swamp = swamp { $number }
route-lies-short = { $thing } lies on the map
route-lies = { $thing }, on the map. Enter takes it up, R turns it, F shows its other side, Delete takes it away.

## In the hand

route-turn-left = Turn left
route-turn-right = Turn right
route-flip = Other side
route-put-back = Put it back
route-let-go = Let go to lay it.
route-enter-lays = Enter lays it.
route-fits = It fits here.
route-joins = { $piece } joins { $others }:
route-edges =
    { $count ->
        [0] No edge touches.
        [one] One edge touches.
       *[other] { $count } edges touch.
    }
route-two-needed = Two are needed.
route-over = Overlaps { $others }.
route-nowhere-piece = There is no room here.
route-nowhere-finish = The finish lies around a corner of a tile.
route-nowhere-tavern = The tavern lies along an edge of a tile.
route-nowhere-swamp = A swamp touches the route.
route-finger = A second finger turns it
route-key-turn = turn
route-key-flip = other side
route-key-blockade = blockade on a seam
route-key-back = put it back
route-keys-about = Arrows move what is in the hand, or the map. R and Shift R turn, F shows the other side, Enter lays, Escape puts back, Delete takes away, Ctrl Z undoes.
route-laid-told =
    Laid. { $count ->
        [one] One piece lies on the map.
       *[other] { $count } pieces lie on the map, the last is { $last }.
    }
route-cannot = There is no room for { $thing } here.
route-blockade-between = Blockade between { $piece } and { $other }

## Markers

route-on-it = On the route
route-markers = Markers
route-count-of = { $count } of { $most }
route-blockades-caves =
    { $blockades ->
        [one] One blockade
       *[other] { $blockades } blockades
    }, { $caves ->
        [one] one cave
       *[other] { $caves } caves
    }
route-tool-current = Press a river space to lay an arrow, and again to turn it.
route-tool-danger = Press a space to mark it, and again to take the mark away.
route-tool-treasures = Press a space to lay a chest, and again to take it away.
route-tool-dragons = Press the spaces where the dragons sleep: all four or none.
route-tool-fog = Press a tile to cover it with fog, two at most.
route-marked = Marked.
route-not-here = That cannot lie here.
route-space = { $name }, { $terrain } { $power }
route-no-space = no space

## What is wrong

route-to-solve = To be solved
route-problem = Problem
route-advice = Advice
route-problems =
    { $count ->
        [0] { $advice ->
                [0] nothing
                [one] one piece of advice
               *[other] { $advice } pieces of advice
            }
       *[other] { $count }{ $advice ->
                [0] {""}
                [one] , and one piece of advice
               *[other] , and { $advice } pieces of advice
            }
    }
route-nothing-to-solve = Nothing to solve.
route-needs =
    { $count ->
        [one] One problem is to be solved first.
       *[other] { $count } problems are to be solved first.
    }
route-checking = Looking at the route.
route-offline = The server cannot be reached. Your draft is kept.
route-shortest = Shortest ways so far
route-pieces =
    { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
route-no-ways = They appear when a way leads somewhere.
route-ribbon-about = Ink is terrain, height is power.
route-deck-machete = Machete deck
route-deck-paddle = Paddle deck
route-deck-coin = Coin deck
route-deck-mixed = Mixed deck
route-steps-cards =
    { $steps ->
        [one] step
       *[other] steps
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
route-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
route-steps-span = { $least } to { $most } steps
route-chokes =
    { $count ->
        [one] One space has no way around it; it is dashed on the map.
       *[other] { $count } spaces have no way around them; they are dashed on the map.
    }
route-try = Let the bots try it
route-bots-players = Players in the bots’ games

## What the bots say

bots-say = What the bots say
bots-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
bots-stale = For an earlier form of the route.
bots-first-look = First look; they are still playing.
bots-too-early = A first look comes after { $games } games.
bots-wait = Waiting for the bots.
bots-progress = { $done } of { $of } games
bots-failed = The bots had to give up. The route is kept; try again.
bots-stop = Stop
bots-again = Let them try again
bots-once-more = Once more
bots-go-on = Go on building
bots-back = What the bots said
bots-done = The bots have played { $games } games.
bots-rounds = Round of the first arrival
bots-mean = { $mean } ± { $error } on average
bots-rounds-told = Somebody arrives in rounds { $first } to { $last }, half of the time by round { $middle }.
bots-seats = Wins by seat
bots-fair = a fair share is { $percent } %
bots-seat =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
bots-ways = Ways taken
bots-layers = Shown on the map
bots-layer-use = Use
bots-layer-use-about = spaces entered, in 100 journeys
bots-layer-waiting = Waiting
bots-layer-waiting-about = turns that end on a space, in a game
bots-layer-opens = Who opens
bots-layer-opens-about = blockades, by seat
bots-few = few
bots-tenth = 1 in 10
bots-quarter = 1 in 4
bots-half = half

## New routes

route-surprise = Surprise me
route-finish-it = Finish it for me
route-surprise-about = A surprise takes the place of what lies there; Undo brings it back.
route-length = Length
route-length-short = short
route-length-medium = medium
route-length-long = long
route-difficulty = Difficulty
route-caves = Caves
route-making = Building and trying, { $done } of { $of }
route-making-now = Building and trying.
route-none-found = No good route was found. Wish for something else.

## Saving and playing

route-save = Save and share
route-save-about = Everybody on this server sees it under “This server’s”.
route-saved = { $title } is saved.
route-its-page = Its page
route-play = Play it
route-link-copied = Link copied

## Gallery


route-packs = Packs
route-pack-all = All packs
route-pack-yours = Yours
route-pack-yours-about = on this server
route-pack-server = This server’s
route-pack-server-about = made by those who play here
route-pack-fan = Fan titles
route-pack-fan-about = names by players, tiles by the house
route-pack-printed = Printed
route-pack-printed-about = from the base box
route-pack-heroes-hexes = Heroes & Hexes
route-pack-heroes-hexes-about = with taverns, curses and tunnels
route-all-of = all { $count }
route-search = Name or maker
route-sort = Sort by
route-sort-plays = plays
route-sort-likes = likes
route-sort-newest = newest
route-sort-length = length
route-filters = Filters
route-steps-from = Length, in steps
route-least = at least
route-most = at most
route-mostly = Mostly
route-places-for = Has places for
route-none = No route matches.
route-loosen = Without “{ $filter }” there are { $count }.
route-loosen-all = Take all filters away
route-build = Build a route
route-build-about = 24 sides of tiles, as you like
route-go-on-draft = Go on with your draft
route-steps-word = steps
route-steps-unit =
    { $steps ->
        [one] step
       *[other] steps
    }
route-rounds-word = rounds, bots
route-blockades-word = blockades
route-by = by { $author }
route-plays =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
route-likes =
    { $count ->
        [one] one like
       *[other] { $count } likes
    }
route-tiles-used = tiles { $letters }
route-by-deck = Shortest way by deck
route-play-this = Play this route
route-take-it = Take it
route-edit-copy = Edit a copy
route-edit = Edit it
route-look = Look at it
route-like = I like it
route-unlike = I no longer like it
route-like-account = Likes need an account.
route-report = Report it
route-report-why = What is wrong with it? The host of this server will read it.
route-report-send = Send the report
route-reported = Thank you. The host will look at it.
route-remove = Delete it
route-remove-sure = Delete it for everybody? Tables that play it keep their copy.
route-missing = There is no such route.
route-all-routes = All routes
route-loading = Unrolling the maps.

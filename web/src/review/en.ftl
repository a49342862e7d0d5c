## Looking back at a game that was judged

review-turns = Turns
review-turning = Turning points
review-curves = Curves
review-all-turns = Turns and curves
review-link = Link to this turn
review-not-over-title = This game goes on.
review-not-over = A game is judged when it is over. Until then nobody gets help from it.

## What decisions are called

accuracy = accuracy
verdict-brilliant = brilliant
verdict-only = only move
verdict-best = best
verdict-good = good
verdict-inexact = inexact
verdict-mistake = mistake
verdict-blunder = blunder

## While it is judged

review-none = This game has not been judged yet.
review-begin = Judge it
review-waiting = Waiting for a free place to judge
review-judging = Judging, { $done } of { $of }
review-failed = The review was interrupted. The game itself is safe.
review-not-yet = Not judged yet
review-not-yet-about = This part of the game is still being judged. Everything before it is ready.
review-end = The end
review-end-about = Nobody decides anything here any more.
review-no-turns = The first turns will be here in a moment.

## Curves

review-chances-you = You win, in 100
review-chances = { $who } wins, in 100
review-chances-said = Chance to win at this moment: { $lines }.
review-chance-said = { $who } { $share } of 100
review-turning-count =
    { $count ->
        [0] No turning points.
        [one] 1 turning point.
       *[other] { $count } turning points.
    }
review-simulations =
    { $count ->
        [one] 1 game simulated.
       *[other] { $count } games simulated.
    }
review-luck-and-play = Luck and play
review-part-own-you = your play
review-part-own = own play
review-part-others = their play
review-part-luck = luck
review-part-sum = sum
review-sum-you = About { $start } at the start { $own } your play { $others } their play { $luck } luck = { $result }
review-sum = About { $start } at the start { $own } own play { $others } play of others { $luck } luck = { $result }
review-sum-so-far = Luck so far: about { $luck }
review-counted-in = Counted in
review-in-100 = in 100
review-in-points = points
review-in-steps = steps
review-in-shrines = shrines
review-unit-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
review-unit-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
review-unit-shrines =
    { $count ->
        [one] { $count } shrine
       *[other] { $count } shrines
    }
review-fair-none = The Island is a race for a few shrines: it has no margin with average luck.
review-fair-won = With average luck { $who } would have won by { $margin }.
    .you = With average luck you would have won by { $margin }.
review-fair-lost = With average luck { $who } would have lost by { $margin }.
    .you = With average luck you would have lost by { $margin }.
review-fair-even = With average luck { $who } would have come out about even.
    .you = With average luck you would have come out about even.
review-given-up = Somebody gave up, so the final margin is unknown.

## Turning points

review-turn-luck = Luck
review-turn-slip-you = You: { $verdict }
review-turn-slip = { $who }: { $verdict }
review-no-turning = The game never turned: no slip and no luck changed much at once.
review-turning-about = The figures say how much the chance of { $who } to win changed, in 100.
    .you = The figures say how much your chance to win changed, in 100.

## A turn

review-turn-you = Turn { $round }, yours
review-turn-of = Turn { $round }, { $who }
review-said-brilliant = The best move, and hard to find.
review-said-only = The only good move: everything else is far behind.
review-said-best = Nothing better was found.
review-said-good = A good move: hardly anything is lost.
review-said-inexact = Not quite exact.
review-said-mistake = A mistake.
review-said-blunder = A blunder.
review-open = Better: { $move }. It is still possible afterwards, so it is not counted here.
review-as-good = The other one is as good, as far as anybody can tell.
review-did-you = You chose: { $move }.
review-did = { $who } chose: { $move }.
review-instead = Better: { $move }.
review-cost = It costs { $by } ± { $give } of 100, and { $margin } on average.
review-you-played = you played
review-played = { $who } played
review-better = better
review-next-best = next best
review-as-good-short = as good
review-of-100 = of 100
review-nothing-to-decide = Nothing to decide here.
review-play-on = Play on from here
review-their-eyes = As the player saw it
review-turn-back = Turn before
review-turn-on = Turn after
review-next-slip = Next slip
review-no-slip = No slips
review-no-slip-yet = No slip so far

## A turn in a few words. Who did it stands before it.

brief-nothing = nothing else
brief-lost-cities-play = lays { $card }
brief-lost-cities-discard = discards { $card }
brief-lost-cities-take = takes { $card }
brief-quest-go =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
brief-quest-clear-blockade = opens blockade { $blockade }
brief-quest-explore = finds { $token }
brief-quest-take = takes { $card }
brief-quest-remove = removes { $card }
brief-quest-bought = buys { $card }
brief-quest-arrive = arrives
brief-island-explorer = takes { $explorer }
brief-island-move =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
brief-island-gather = gathers
brief-island-lay = finds new land
brief-island-buy = buys { $item }
brief-island-wins = wins a fight
brief-island-loses = loses a fight
brief-island-offer = offers a trade
brief-island-accept = accepts
brief-island-refuse = refuses
brief-island-bank = swaps at the bank

## How I play

progress-lead = What your reviewed games say: where you lose against best play, and what trains it.
progress-none = No game of yours has been reviewed yet. Finish a game and choose Review: then you see here where you lose most.
progress-to-games = My finished games
progress-beginning = beginning
progress-middle = middle
progress-end = end
progress-by-phase = Lost by part of the game
progress-by-theme = Lost by theme
progress-last = Last games
progress-luck = luck in an average game
progress-luck-of = luck { $luck }
progress-weakest = You lose most here: { $phase }.
progress-train = What to train: { $theme }.
progress-train-theme = Puzzles: { $theme }
progress-no-themes = Your reviewed games have no decisions of a theme yet.
progress-won = won
progress-place = place { $place }
progress-course = Accuracy from game to game, from { $first } to { $last }
progress-course-short = accuracy, game by game
progress-games =
    { $count ->
        [one] game reviewed
       *[other] games reviewed
    }
progress-turns =
    { $count ->
        [one] a game, in 1 turn in all
       *[other] a game, in { $count } turns in all
    }
progress-decisions =
    { $count ->
        [one] a game, in 1 decision in all
       *[other] a game, in { $count } decisions in all
    }

## Notes

review-notes = Notes
review-note-step = Step { $step }
review-note-private = only for you
review-note-shared = shared
review-note-remove = Remove the note at step { $step }
review-no-notes = No notes yet. Write one at the step you see: it stays with your account.
review-no-notes-shared = Nobody shares a note on this game.
review-note-at = Note at step { $step }
review-note-share = Share it with all who see this review
review-note-save = Save
review-your-note = Your note

# Puzzles: the trainer and its overview

puzzles-lead = Positions from games of strong bots. One plan is clearly best, and the one that comes to mind first is not. The difficulty follows you.
puzzles-longest = Your longest streak: { $count } in a row.
puzzles-none = There are no puzzles here yet.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-begin = Begin
puzzles-go-on = Go on
puzzles-themes = By theme
puzzles-daily = Deal of the day
puzzles-daily-about = The same cards for everybody, once a day.
puzzles-daily-go = Play it
puzzle-rating = your rating
puzzle-of-tried = solved of { $tried }
puzzle-theme-count = { $solved } of { $count } solved
puzzle-all = All puzzles
puzzle-all-themes = all themes
puzzle-this-theme = this theme only
puzzle-sheet = The puzzle
puzzle-streak = in a row
puzzle-yours = yours
puzzle-yours-now = yours, { $gain }
puzzle-its = this one
puzzle-last = { $solved } of the last { $count } solved

# The question

puzzle-goal-arrive = Arrive in El Dorado this turn
puzzle-goal-choose = What do you do?
puzzle-ask-arrive = Play your turn on the board. You can take back as much as you like, until you say that this is your turn.
puzzle-then = Then { $moves }
puzzle-my-turn = That is my turn
puzzle-play-first = Play something first.
puzzle-first-counts = Only the first answer counts. The reasons come after it.
puzzle-no-points = You have answered this one already: no more points.
puzzle-hint = One hint
puzzle-hint-no-points = After the hint this one counts for no rating, neither yours nor its own.
puzzle-hint-first = It begins like this: { $move }.
puzzle-hint-later = The best plan goes on like this: { $move }.
puzzle-hint-without = Answer { $number } is wrong.
puzzle-hint-points = The answers lie about { $points } points apart.
puzzle-hint-steps = The answers lie about { $points } steps apart.
puzzle-hint-shrines = The answers lie about { $points } shrines apart.
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-again = Try again

# The answer

puzzle-right = Right: { $move }
puzzle-wrong = Better: { $move }
puzzle-shown-move = Best is: { $move }
puzzle-arrived = Solved
puzzle-short = Not there yet
puzzle-short-about = This turn does not lead to El Dorado. Try again, without points, or let it be shown.
puzzle-shown = This is how
puzzle-said-right = Right.
puzzle-said-wrong = Not the best one.
puzzle-not-counted = Without points: your first attempt has counted.
puzzle-with-hint = Without points: you took the hint.
puzzle-game = The game it comes from
puzzle-your-answer = your answer
puzzle-why = Why not { $move }? { $why }
puzzle-gap-points = It is worth about { $points } points more than what comes to mind first.
puzzle-gap-steps = It brings you about { $points } steps further than what comes to mind first.
puzzle-gap-shrines = It is worth about { $points } shrines more than what comes to mind first.
puzzle-unit-points = Points ahead at the end, on average of many simulated games. The brackets show how sure that is.
puzzle-unit-steps = Steps ahead at the end, on average of many simulated games. The brackets show how sure that is.
puzzle-unit-shrines = Shrines ahead at the end, on average of many simulated games. The brackets show how sure that is.
puzzle-lines = Step by step
puzzle-line = The best plan
puzzle-alternative = The natural one
puzzle-step-back = One step back
puzzle-step-on = One step on
puzzle-position = The position
puzzle-misses = Where others failed
puzzle-solved-by = { $solved } of { $tried } people have solved it.

## The deal of the day

daily-title = Deal of the day
daily-lead = One deal a day for each game, the same for everybody. Luck is equal, so play can be compared.
daily-against = against { $rivals }
daily-better = better than { $better } of { $of }
daily-alone = and nobody to compare with yet
daily-spread = The results of all, from { $low } to { $high }; most have { $most }
daily-place = of { $players } players: { $how }, after { $turns } turns
daily-to-go = { $count } to go
daily-arrived = arrived
daily-shrines = { $count ->
    [one] 1 shrine
   *[other] { $count } shrines
  }
daily-same-for-all = The same cards for everybody.
daily-played = { $count ->
    [0] Nobody has played it yet
    [one] One person has played it
   *[other] { $count } have played it
  }
daily-play = Play it
daily-play-game = Play it: { $game }
daily-go-on = Go on playing
daily-go-on-game = Go on playing: { $game }
daily-see = See what others did
daily-see-game = See what others did: { $game }
daily-one-try = You have one try, without hints, until midnight UTC. Once you have played it to the end, you see what everybody did. If you give up, you see it after midnight.
daily-gave-up = You gave up. After midnight UTC you see the cards and what everybody did.
daily-ends = { $hours ->
    [0] Less than an hour left
    [one] One hour left
   *[other] { $hours } hours left
  }
daily-over = This day is over. Its cards are open to all, and playing them again does not count in any list.
daily-nobody = Nobody has finished this deal.
daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
  }
daily-days = { $played } of { $days } days
daily-day-played = { $day }: played
daily-day-begun = { $day }: begun
daily-day-flawed = { $day }: played, does not count
daily-day-missed = { $day }: not played
daily-day-none = { $day }: not dealt
daily-today = Today
daily-list = List of the day
daily-all = all
daily-friends = people I know
daily-no-friends = Nobody you have sat at a table with has played it.
daily-friend = you know them
daily-bot = bot
daily-flaw-late = finished after midnight
daily-flaw-left = gave up
daily-late = You finished after midnight, so it does not count in any list.
daily-left = A bot finished it for you, so it does not count in any list.
daily-you = you
daily-waiting-bots = Bots still play it. They are in the list as soon as they are done.
daily-see-best = See what { $name } did
daily-send = Send it
daily-message = Manoa, deal of the day, { $game }, { $date }: place { $rank } of { $of }.
daily-again = Play this deal again
daily-commitment = Promised before the first card
daily-seed = Seed
daily-points = { $count ->
    [one] point
   *[other] points
  }
daily-calendar-of = All days of { $game }

## Comparing

deal-title = The same deal
deal-lead = What others did with the same cards.
deal-alone = Nobody else has finished this deal. Send it to somebody, or play it again.
deal-by-expedition = by expedition
deal-by-result = results
deal-by-turn = turn by turn
deal-view = What to compare
deal-place = Place
deal-place-of = { $place } of { $of }
deal-turns = Turns
deal-stood = At the end
deal-bought = Bought
deal-parted = Where you parted
deal-parted-about = turn, and what came of it for you
deal-never-parted = You all played the same to the end.
deal-so-did = { $what } So did { $names }.
deal-no-turn-of = { $name } had no turn left.
deal-no-turn = No turn left.
deal-turn = Turn
deal-turn-number = Turn { $turn }
deal-with = Compare with
deal-same-until = You played alike until turn { $turn }.
deal-same-throughout = You played alike to the end.
deal-more = { $count ->
    [one] One more game had this deal.
   *[other] { $count } more games had this deal.
  }
deal-not-begun = not begun
deal-cards-of = { $name }, { $expedition }: { $cards }. { $points } points

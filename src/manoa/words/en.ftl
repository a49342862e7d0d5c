## What all games share: the library, the terminal and the browser say it

you = You
you-subject = You
you-object = you
nothing = nothing
amount = { $count } { $thing }
times = { $count } × { $thing }
series = { $before } and { $last }
series-or = { $before } or { $last }
seat-number = Seat { $number }

# Who did it, and the verb that goes before what was done.
did = { $who }

game-lost-cities = Lost Cities
game-quest = The Quest for El Dorado
game-island = The Island of El Dorado

## Why something cannot be played

refusal-over = The match is over.
refusal-not-now = That cannot be played now.
refusal-no-such-id = Action ids of { $game } run from 0 to { $most }, not { $given }.
refusal-not-an-action = An action is an Action, its id or its notation, not { $given }.
refusal-several-steps = { $text } names several steps.
refusal-nothing-by-itself = { $text } does nothing by itself: write what comes after it.
refusal-nothing-to-undo = There is no step to take back.
refusal-revealed = The last step revealed something hidden or ended the turn, so it stands.

## Why the server does not do something

refusal-no-table = There is no such table.
refusal-other-rules = This was set up under version { $version } of the rules, which this server does not have.
refusal-closed = This table is closed.
refusal-not-seated = You have no seat at this table.
refusal-not-started = The game has not started: seats are still free.
refusal-resigned = You have resigned.
refusal-away = A bot plays for you: take your seat back first.
refusal-away-already = A bot plays for you already.
refusal-here = You play your seat yourself already.
refusal-not-your-turn = It is not your turn.
refusal-turn-of = It is { $name }’s turn.
refusal-time = Your time is up.
refusal-light-first = Look at what was revealed before the next step.
refusal-no-move-yet = You have not made a step yet.
refusal-undo-not-yours = The last step was not yours: ask the others to go back.
refusal-undo-revealed = Your last step revealed something hidden or ended the turn: ask the others to go back.
refusal-nobody-to-ask = At a table of your own there is nobody to ask.
refusal-nobody-to-resign-to = At a table of your own there is nobody to resign to.
refusal-asked = That has been asked already.
refusal-nothing-asked = Nobody asks for that any more.
refusal-answered = You have agreed already.
refusal-running = A rematch can be asked for once the game is over.
refusal-went-on = There is a rematch already.
refusal-seated = You have a seat at this table already.
refusal-full = No seat of this table is open.
refusal-seat-not-open = Seat { $seat } is not open; open are: { $seats }.
refusal-taken = { $name } sits there.
refusal-no-invite = This link has been used already, or leads nowhere.
refusal-no-seat-to-invite = There is no seat to invite anybody to.
refusal-not-yours = You can hand over your own seat; as host you can also invite people to seats kept for guests.
refusal-nothing-to-hand-over = You have resigned: there is nothing to hand over.
refusal-not-host = Only the host of a table decides who may sit where.
refusal-no-bot = There is no such bot; this game has: { $names }.
refusal-started = The game has started already.
refusal-no-seat = Seats are numbered 0 to { $last }.
refusal-hidden = While the game runs, only your own view of it can be seen.
refusal-hidden-record = The record is available once the game is over.
refusal-hidden-review = A game can be reviewed once it is over.
refusal-hidden-branch = While a game runs, only its players can branch off from it.
refusal-no-step = The game has { $steps } steps.
refusal-over-then = The game is over at that step.
refusal-no-hints = Hints are for games against bots alone, for finished games and for tables of your own.
refusal-still-played = Hints, bots and the record are available once the original game is over: people are still playing it.
refusal-sealed = This is a deal of today. Play it to the end yourself first; after midnight UTC everybody can look.
refusal-sealed-again = Today this deal counts for everybody, once. It can be played again after midnight UTC.
refusal-sealed-room = A study room about a deal of today can be opened after midnight UTC: until then others may still play it.
refusal-hidden-deal = The same deal can be played and compared once the game is over.
refusal-deal-not-dealt = Only a game that was dealt here can be played again. This is a table for trying things out.
refusal-no-deal = There was no deal on { $day }.
refusal-no-hints-daily = The deal of the day is played without help. Hints and “what if” come once it is over.
refusal-one-try = The deal of the day has one try: nobody can take over, and you cannot undo a step that revealed something.
refusal-hints-own-turn = While the game runs, hints are for your own turns.
refusal-not-to-act = At that step it is the turn of seat { $seat }.
refusal-bad-seats = Exactly one seat is yours, unless bots take them all.
refusal-bad-record = This file is not a record of a game that can be played here: { $text }
refusal-long-record = A record may have at most { $most } steps; this one has more.
refusal-too-many-steps = A game here has at most { $most } steps. Take some back, or branch off from an earlier one.
refusal-bad-options = These rules clash: { $text }
refusal-faulty-route = This route cannot be played. { $faults }
refusal-options-clash = { $players } players cannot play with these options: { $options }.
refusal-not-for-players = Not with { $players } players.
refusal-no-game = There is no such game; there are: { $names }.
refusal-no-lesson = There is no such lesson.
refusal-no-symbols = There are no such symbols; there are: { $names }.
refusal-no-routes = This game is not played on routes.
refusal-no-route = There is no such route. It may have been deleted.
refusal-route-removed = The host of this server has removed this route.
refusal-not-your-route = Only the person who made a route can change or delete it. You can edit a copy.
refusal-route-too-large = A route has at most { $most } characters.
refusal-too-many-routes = You have { $most } routes already: delete one first.
refusal-likes-need-account = Likes need an account.
refusal-no-job = This is over, and its result is no longer kept.
refusal-no-note = There is no such note.
refusal-not-your-game = Only players of this game can write notes on it.
refusal-too-many-notes = A game can have { $most } notes of yours: remove one first.
refusal-no-puzzle = There is no such puzzle.
refusal-no-puzzle-of-theme = There is no puzzle of this kind.
refusal-no-game-of-puzzle = The hand in this puzzle was made up, so it comes from no game.
refusal-puzzle-first = Answer the puzzle first: then its lines can be played through.
refusal-puzzle-first-game = Answer the puzzle first: then you can see the game it is from.
refusal-puzzle-over = Your turn ends here, and so does the puzzle.
refusal-puzzle-hidden = This would reveal something hidden. In a puzzle nothing is drawn.
refusal-bad-attempt = An attempt is one answer, one turn, or giving up.
refusal-bad-answer = There is no answer with this number.
refusal-bad-turn = Play your turn first.
refusal-job-failed = Something went wrong on the server. Try again.
refusal-job-impossible = This cannot be done: no route can be like that.
refusal-job-too-long = This took too long. Ask for something simpler.
refusal-review-too-long = This game is too long: its review was stopped.
refusal-no-review = This game was ended without a result: there is nothing to review.
refusal-no-study-room = There is no such room. It may have been closed.
refusal-hidden-room = A study room can be opened once the game is over.
refusal-too-many-rooms = You have { $most } study rooms already: close one first.
refusal-room-full = { $most } people are in this room already.
refusal-too-many-people-in-room = { $most } people have taken part in this room already.
refusal-too-many-branches-in-room = This room has { $most } branches already: remove one first.
refusal-too-many-moves-in-room = The branches of this room have { $most } moves already: remove one first.
refusal-too-many-comments-in-room = This room has { $most } comments already: remove one first.
refusal-too-many-marks-in-room = This room has { $most } arrows and rings already: remove some first.
refusal-too-much-in-room = Too much has happened in this room. Export it, and open the file as a new one.
refusal-no-branch = There is no such branch. It may have been removed.
refusal-no-comment = There is no such comment. It may have been removed.
refusal-not-leader = { $name } leads in this room.
refusal-not-opener = Only { $name }, who opened this room, can close it.
refusal-not-your-branch = Only the leader, the person who began the branch and the person who opened the room can remove it.
refusal-not-your-comment = Only the person who wrote the comment and the person who opened the room can remove it.
refusal-not-in-room = Only somebody who is in the room can lead it.
refusal-damaged-room = The stored copy of this room cannot be read. The server’s log says more.
refusal-bad-room = This file is not a study room that can be opened here: something is wrong with its { $part ->
    [names] players
    [people] people
    [branches] branches
    [comments] comments
    [drawings] arrows
   *[steps] steps
  }.
refusal-empty = The message is empty.
refusal-ahead = This table is at version { $version }. Load the page again.
refusal-unavailable = This could not be stored just now. Try again.
refusal-damaged = The stored copy of this table is damaged. The server’s log says more.
refusal-newer = A newer version of Manoa has stored something at this table that this server does not know yet. It can be played again once this server is updated.
refusal-preparing = The bots’ search is still being prepared. It will be ready in a moment.
refusal-crowded = The server is full right now. Try again in a moment.
refusal-busy = Too much is happening at this table at once. Try again.
refusal-bot-failed = The bot could not make up its mind. Try again.
refusal-too-large = That is too much at once: the request is too large.
refusal-slow = That came too slowly. Try again.
refusal-too-fast = That was too much at once. Wait { $seconds } s.
refusal-too-many-connections = You have { $most } connections open already.
refusal-too-many-watched = One connection watches at most { $most } tables.
refusal-too-many-entered = One connection can be in at most { $most } study rooms at a time.
refusal-too-many-tables = You sit at { $most } tables already: finish or leave some first.
refusal-too-many-among-bots = You already have { $most } games running in which only bots play: wait until one is over.
refusal-nobody = Say who you are first: come as a guest, log in, or send an API token.
refusal-wrong-token = This API token is wrong, or was revoked: make one in your settings.
refusal-scope = This API token may not do that.
refusal-not-with-token = An API token cannot do this: log in.
refusal-no-session = This session has ended already.
refusal-no-token = This token is gone already.
refusal-enough-tokens = You have { $most } tokens already: revoke one first.
refusal-no-account = A guest has no password: make an account first.
refusal-wrong-login = Wrong name or password.
refusal-wrong-password = That is not your password.
refusal-already-here = You are here already, as { $name }. Log out first.
refusal-already-account = You have an account already.
refusal-name-taken = There is an account named { $name } already.
refusal-name-too-long = A name has at most { $most } characters.
refusal-name-does-not-show = A name cannot contain control or invisible characters.
refusal-name-empty = A name needs at least one visible character.
refusal-name-marks = A name cannot have that many marks on one letter.
refusal-name-not-simple = This name does not work for an account: choose a simpler one.
refusal-no-mail = This server sends no mail.
refusal-link-over = This link has expired or was used before. Ask for a new one.

## Letters

letter-confirm-subject = Manoa: confirm your e-mail address
letter-confirm =
    Somebody, probably you, gave this address for an account at Manoa. Open this link to confirm it:

    { $links }

    It works once, within { $hours } hours. If it wasn’t you, do nothing: this address is not used then.
letter-reset-subject = Manoa: choose a new password
letter-reset =
    Somebody, probably you, forgot a password at Manoa. Open this link to choose a new one:

    { $links }

    It works once, within { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }. If it wasn’t you, do nothing: your password stays as it is.
letter-link =
    { $name }:
    { $link }

## Study rooms

room-title = Study room
room-yours = Your study rooms
room-yours-about = Look at a finished game together. Whoever has the link can come.
room-none = You have no room yet. Open one from a game that is over.
room-enter = Enter
room-import = Open a file
room-not-a-file = This file is not a study room.
room-gone-title = No way in
room-leave = Leave the room

## Leading and following

room-you-lead = You lead
room-you-follow = You follow { $name }
room-look-around = Look around yourself
room-leader-at = { $name } is at step { $step }
room-follow = Follow
room-people = In the room
room-leads = leads
room-unnamed =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
room-look-there = Look where { $name } looks
room-hand-to = Let { $name } lead
room-take-lead = Take the lead

## Tools

room-tools = Tools
room-try = Try moves
room-draw = Draw
room-ink = Ink
room-ink-0 = red, solid
room-ink-1 = blue, long dashes
room-ink-2 = green, short dashes
room-ink-3 = black, dash and dot
room-places = Places
room-places-title = Draw from a list
room-places-about = A ring around one place, or an arrow to another one. Draw the same again to remove it.
room-place-from = Place
room-place-to = Arrow to
room-place-ring = nowhere: a ring
room-draw-it = Draw it
room-clear-mine = Clear mine
room-clear-all = Clear all
room-drawn-by = Drawn by { $who }
room-link = Link to this step
room-link-copied = Link copied

## Beside the board

room-tab-talk = Talk
room-tab-more = More
room-comments = Comments
room-no-comments = Nobody has said anything yet.
room-at-step = step { $step }
room-comment-at = Say something at step { $step }
room-send = Send
room-uncomment = Remove this comment
room-branches = Branches
room-the-game = The game
room-moves =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
room-branch = Branch { $number }
room-branch-about = from step { $step }, by { $who }, { $moves }
room-no-branches = Nothing was tried yet. “Try moves” begins a branch at the step you see.
room-entitle = Give branch { $number } a title
room-title-of = Title of branch { $number }
room-title-save = Save the title
room-prune = Remove branch { $number }
room-export = Save as a file
room-text = Save as text
room-who-comes = People find this room only by its link.
room-opened-by = Opened by { $name }. You are at { $place }.
room-close = Close the room
room-close-about = The room is deleted for good, with all comments, branches and arrows. Save it as a file first if you want to keep it.
room-close-yes = Close it for good
room-close-no = Keep it

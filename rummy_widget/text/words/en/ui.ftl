### What the page says by itself, without asking Python: names of buttons and places, what was picked up and
### put down, and what is wrong with the page rather than with the tiles. It is sent to the browser as text.
###
### $shelf is 0 for the upper shelf and 1 for the lower one; $number counts from 1; $tiles, $tile and $segment
### are names that Python made ("red 7", "red 7 and red 8", "run, red 5 to red 7").

## The rack: its places and its tiles, as a screen reader names them

rack-role = rack of tiles
shelf = { $shelf ->
    [0] upper shelf
   *[other] lower shelf
}
place = { $shelf ->
    [0] upper shelf, place { $number }
   *[other] lower shelf, place { $number }
}
slot-empty = empty, { $place }
tile-at = { $tile }, { $place }
tile-at-in = { $tile }, { $place }, { $segment }
tile-stands-for = { $tile }, standing for { $as }
tile-marked = { $name }, doesn't fit
tile-hinted = { $name }, shown by the hint
tile-new = { $name }, just drawn
tile-lifted = { $name }, picked up

## Announcements, spoken through the live region

picked-up = { $count ->
    [one] { $tiles } picked up.
   *[other] { $count } tiles picked up: { $tiles }.
}
picked-up-keys = Arrow keys choose a place, Enter puts down, Escape puts back.
picked-up-click = Choose a place, or press Escape to cancel.
over-slot = Empty, { $place }.
over-tile = Before { $tile }, { $place }.
put-down = { $count ->
    [one] { $tiles } put down, { $place }.
   *[other] { $count } tiles put down, starting at { $place }.
}
put-down-in = { $count ->
    [one] { $tiles } put down, { $place }: { $segment }.
   *[other] { $count } tiles put down, starting at { $place }: { $segment }.
}
put-back = { $count ->
    [one] Put back: { $tiles }.
   *[other] { $count } tiles put back.
}
chosen-tile = { $tile } chosen. { chosen-count }
unchosen-tile = { $tile } no longer chosen. { chosen-count }
chosen-count = { $count ->
    [0] No tile is chosen.
    [one] One tile is chosen.
   *[other] { $count } tiles are chosen.
}
undone = Last move undone.
redone = Move redone.
sorted-run = Sorted by run.
sorted-group = Sorted by group.
sorted-pair = Sorted by pair.
laid-out = Laid out, melds first.
move-refused = You can't do that. { $reason }

## The melds on a table: places and tiles as a screen reader names them, and what is done with them

spread = { $count ->
    [0] On the table: nothing yet
    [one] On the table: one meld
   *[other] On the table: { $count } melds
}
spread-help = Arrow keys move between tiles, Page Up and Page Down between melds, F6 between rack and table. Enter picks a tile up and puts it down. Shift+Enter takes the tiles after it too.
meld-tile = { $tile }, { $number } of { $count }, { $meld }
meld-changed = { $meld }, changed by another player
tile-own = { $name }, laid by you this turn
over-meld-tile = Before { $tile }, { $meld }.
over-meld-end = At the end of { $meld }.
over-new-meld = As a new meld.
new-meld = New meld
new-meld-empty = First meld here
put-in-meld = { $count ->
    [one] { $tiles } put down. { $meld }.
   *[other] { $count } tiles put down. { $meld }.
}
mouse-meld = Drag or click the line under a meld to move it.
mouse-tail = Hold Shift, or press and hold, to take a tile with those after it. Double-click a rack tile to lay it.
keys-zone = between rack and table
keys-meld = previous or next meld
keys-fit = lay a tile where it fits
keys-new-meld = lay a tile as a new meld

## Tools under the rack

tools = Tools for the rack
tool-undo = Undo
tool-redo = Redo
tool-sort-run = Sort by run
tool-sort-group = Sort by group
tool-sort-pair = Sort by pair
tool-lay = Lay out
tool-size-projector = Large tiles
tool-size-normal = Normal tiles
tool-undo-about = Undo the last move (Ctrl+Z)
tool-redo-about = Redo the move (Ctrl+Y)
tool-sort-run-about = A row for each colour
tool-sort-group-about = A row for each number
tool-sort-pair-about = Equal tiles side by side
tool-lay-about = Melds first, then what's nearly one
tool-size-projector-about = Large tiles, for a projector
tool-size-normal-about = Tiles of normal size

## Keys

keys-title = Keys
keys-open = Keys and mouse
keys-help = { $of ->
    [cards] Arrow keys move between cards. Enter picks one up and puts it down, Shift+Enter all touching cards. Escape puts them back.
   *[tiles] Arrow keys move between tiles. Enter picks one up and puts it down, Shift+Enter all touching tiles. Escape puts them back.
}
keys-help-choose = { $of ->
    [cards] Arrow keys move between cards. Press Enter or Space to choose one, and again to undo that.
   *[tiles] Arrow keys move between tiles. Press Enter or Space to choose one, and again to undo that.
}
keys-help-readonly = { $of ->
    [cards] Arrow keys move between cards.
   *[tiles] Arrow keys move between tiles.
}
keys-arrows = move between places
keys-home-end = first and last place of the shelf
keys-enter = { $of ->
    [cards] pick a card up; put it down
   *[tiles] pick a tile up; put it down
}
keys-shift-enter = pick it up with all that touches it
keys-escape = put it back
keys-undo = undo
keys-redo = redo
mouse-drag = { $of ->
    [cards] Drag a card, or click it and then a place.
   *[tiles] Drag a tile, or click it and then a place.
}
mouse-segment = Drag or click the line under touching tiles to move them.
segment-handle = Pick up together: { $segment }

## The verdict line

verdict = Verdict
why = Why?
why-about = Why? See rule { $clause }
why-close = Hide the rule
why-more = Open the rules
speech-more = More
speech-less = Less
more-below = More below
more-melds = { $count ->
    [one] 1 more meld
   *[other] { $count } more melds
}
more-tiles = { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
}
page-menu = Menu: language, colours, sound
sound = Sound
theme-auto = Your system's colours
theme-light = Light colours
theme-dark = Dark colours
lesson-open = { $count ->
    [one] One step to go:
   *[other] { $count } steps to go:
}
step-menu = More ways to go on
proof = What's true and what isn't
proof-holds = True
proof-fails = Not true
points = { NUMBER($points, useGrouping: 0) }
points-about = { $points ->
    [one] One point from each player
   *[other] { NUMBER($points, useGrouping: 0) } points from each player
}
from-each = from each player

## A step of a lesson

step-of = Step { $number } of { $count }
step-alone = Exercise
par = { $of ->
    [cards] Best: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[tiles] Best: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
}
par-about = { $of ->
    [cards] { $count ->
        [one] Moving one card is enough
       *[other] Moving { $count } cards is enough
    }
   *[tiles] { $count ->
        [one] Moving one tile is enough
       *[other] Moving { $count } tiles is enough
    }
}
lifted = { $count } moved
stars = { $stars } of { $of } stars
best-stars = Your best: { stars }
hint = Hint
hint-of = { $grade } of { $count }
hint-about = { $left ->
    [0] No more hints
    [one] One hint left: it costs a quarter of a star
   *[other] { $left } hints left: each costs a quarter of a star
}
tell-move = Tell me
tell-move-about = See what to do. You can still earn one star
tell-move-practice = See the answer. It won't count as solved
hint-label = Hint { $grade }
hints = Hints
show-move = Show me
show-move-about = Make the hint's move
check = Check
check-choose = { $of ->
    [cards] Check these cards
   *[tiles] Check these tiles
}
retry = Try again
retry-about = { $looked ->
    [yes] Start again. For all three stars, come back another day
   *[no] Start again for all three stars
}
another = Another one
another-about = Same exercise, other tiles
drill-seed = Exercise { NUMBER($seed, useGrouping: 0) }
back = Back
skip = Skip
skip-about = Do this step later
next-step = Next step
finish-lesson = Finish
next-waits = Solve this step first
answer-label = Your answer
answer-number = A number
answer-pick = Choose one
answer-read-as = Read as: { $answer }
moves-label = Moves
feedback = What to notice
goal = Goal

outcome-untried = Not tried yet
outcome-not-yet = Not finished yet
outcome-begun = In progress
outcome-wrong = Not quite
outcome-right = Right
outcome-skipped = Left for later

steps = Steps of this lesson
step-dot = Step { $number }: { $title }, { $outcome }
step-dot-stars = Step { $number }: { $title }, { stars }
outcome-known = you know it from { $game }
step-current = you are here
step-go = Go to step { $number }: { $title }
lesson-done = Lesson complete.

## Pages

brand = Rummy
brand-about = Learn by playing
course = Course
home-link = Course
rules-link = Rules
lesson-name = { $number } { $title }
next-lesson = Next: { $title }
previous-lesson = Back to: { $title }
lesson-won = { $stars ->
    [one] +1 star
   *[other] +{ $stars } stars
}
lesson-recap = What you've learned
lesson-stars = { $stars } of { $of } stars

home-more = More to play
continue = Continue · 4-minute lesson
continue-at = Continue · Lesson { $number }
learn-how = Learn how · 4 minutes
start = Play it
home-quick = A quick game
home-today = Today
home-task = Today’s task
home-review = To review
home-games = Games
home-differs-from = compared with
home-differs-same = The same in both: { $what }.
hero-again = Put it back
chapter-done = finished
lesson-new = not started
lesson-started = started
lesson-finished = finished

## Progress, kept in this browser

home-class = In class
progress = Your progress
progress-about = Your stars stay in this browser.
progress-export = Save to a file
progress-export-about = Take your stars to another computer
progress-import = Load from a file
progress-import-about = Add stars from a file. You keep the better results
progress-reset = Reset progress
progress-reset-ask = Delete all your stars? You can't undo this.
progress-reset-yes = Delete them
progress-reset-no = Keep them
progress-reset-one = Delete the stars of “{ $title }”
progress-file-name = rummy-progress.json
progress-exported = Your progress is saved in { $file }.
progress-imported = { $count ->
    [0] No better results in that file.
    [one] Progress loaded for one lesson.
   *[other] Progress loaded for { $count } lessons.
}
progress-import-failed = That isn't a progress file. Nothing has changed.
progress-forgotten = Your progress has been deleted.
storage-blocked = This browser can't keep your stars. Save them to a file.
storage-full = This browser's storage is full. Save your stars to a file.

## When Python does not answer

kernel-gone = Connection lost. Your tiles stay where they are.
kernel-cell = No connection to Python. Run all the cells again.
kernel-cut = Connection lost. Reconnecting…
kernel-restart = The server is restarting. Your table will come back.
kernel-slow = Python is busy. Your move is next in line.
kernel-wake = Reconnect
kernel-waking = Reconnecting. This may take half a minute.
kernel-back = Connected again.
loading = Setting up the rack.
script-off = You need JavaScript to play here. The picture shows the rack.

## The rules page

rules-title = The rules
rules-books = Choose a game
rules-search = Search the rules
rules-search-hint = a word, or a number such as PRO-20
rules-search-clear = Show all
rules-matches = { $count ->
    [0] No rule mentions “{ $words }”.
    [one] One rule mentions “{ $words }”.
   *[other] { $count } rules mention “{ $words }”.
}
rules-matches-terms = { $count ->
    [one] One of the “Words of the game” matches, too.
   *[other] { $count } of the “Words of the game” match, too.
}
rules-prices = The score table
rules-glossary = Words of the game
rules-print = Print the score table
rules-print-all = Print all
rules-contents = Contents
origin-ruling = our ruling
origin-ruling-about = The published rules don't settle this. This is how we play; you can change it
clause-link = Link to { $clause }

## The table

table = The table
table-setup = A new table
table-quick = Quick game
table-quick-about = Sit down and play: dealing takes three seconds.
table-quick-go = Play now
table-coached = With the coach
table-coached-about = After each discard, see what was best.
table-coached-go = Play with the coach
table-own = Your own table
table-own-about = Choose players, multiplier, house rules or a deal code.
table-own-go = Choose
table-coach-short = Coach
table-menu = More: last moves, this match, settings
table-wait = Wait for { $who }
table-close-for = Close for { $points }
table-all-told = Details
table-house = House rules
table-deal = Deal the tiles
table-during = Speed and coach
table-resume = Back to: { $game }
table-resume-these = Unfinished games
table-load = Load the game
table-seats = Players
table-turn = to play
table-held = { $count ->
    [one] one tile on the rack
   *[other] { $count } tiles on the rack
}
table-score = { $points ->
    [one] one point
   *[other] { NUMBER($points, useGrouping: 0) } points
}
table-thrown = Discarded: { $tiles }
table-known = Known tiles: { $tiles }
table-hand = Left at the end: { $tiles }
table-tiles = { $tiles }
table-row = Discards
table-discard-here = Discard here
table-close = Close
place-close = Close here
place-close-tile = Close, with { $tile } left over
table-discard-tile = Discard { $tile }
table-lift = Pick up a tile first.
table-lift-one = Pick up just one tile to discard.
table-takeback = Take it back
table-log = Last moves
table-statistics = This match
table-keys-discard = discard the focused tile
table-keys-close = close the round
table-keys-draw = draw from the stock
table-keys-take = take the last discard
table-storage = This browser can't keep an unfinished game.

table-coach-close = Close
table-coach-all = All { $count }
table-coach-fewer = Fewer
table-best = best
table-chosen = yours

table-melds = The melds of the close
table-free = the free tile
table-payments = Payments
table-player = Player
table-this-game = This game
table-match = Match
table-code = Deal code for these tiles:
table-next-game = Next game
table-same-deal = Same tiles again
table-same-deal-about = Play this deal again
table-replay = Look back
table-replay-about = Go through the game move by move
table-to-setup = New table
table-rematch = Rematch
table-replay-end = Back to the result
table-move = Move
table-move-back = One move back
table-move-on = One move forward
table-move-of = Move { $number } of { $count }
table-moments = Costliest moves
table-exercise = Try it again
table-exercise-about = Choose another tile to discard
table-exercise-end = Leave the exercise

table-deal-show = The deal
table-deal-next = Next
table-deal-skip = Skip
table-deal-steps = Step by step
table-play = Play

## A game whose melds lie on the table

spread-which = What shall we play?
spread-other-games = Other games
spread-more-settings = More settings
spread-preset = How shall we play?
spread-first = First game
spread-first-about = One easy opponent, no clock, and mistakes cost nothing
spread-published = As published
spread-published-about = The rules as printed
spread-own = My own way
spread-own-about = Choose players, rules and time
saved-setup-title = Saved settings
saved-setup-name = Name
saved-setup-save = Save
saved-setup-saved = Saved as “{ $name }”. You'll find it among the ways to play.
saved-setup-rename = Rename
saved-setup-rename-named = Rename “{ $name }”
saved-setup-delete = Delete
saved-setup-delete-named = Delete “{ $name }”
saved-setup-delete-yes = Yes, delete it
saved-setup-delete-no = Keep it
saved-setup-deleted = “{ $name }” is deleted.
saved-setup-nameless = Give it a name first.
saved-setup-taken = You already have “{ $name }”. Choose another name.
saved-setup-full = You have { $count } already. Delete one first.
saved-setup-unread = { $count ->
    [one] One of your saved settings can't be read. We've left it as it is.
   *[other] { $count } of your saved settings can't be read. We've left them as they are.
}
spread-play = Play
spread-opening = Points for the opening
spread-clock = Time for this turn
spread-ten = Ten seconds left.
spread-time-up =
    { $what ->
        [drew] { $count ->
            [one] Time's up: you drew a tile.
           *[other] Time's up: you drew { $count } tiles.
        }
        [laid] Time's up: what you laid counts.
       *[passed] Time's up: your turn is over.
    }
spread-penalty = End the turn like this?
spread-penalty-yes = End it anyway
spread-penalty-no = Play on
spread-advice = What can I lay?
spread-round = Points of this round
spread-match = Match
spread-next-round = Next round
spread-moments = Turns to try again
spread-review = Look at that turn

## The score page

score = Score
score-tiles = Tiles
score-palette = All tiles, and how many are left
score-palette-help = Arrow keys move between tiles. Enter adds one to the rack.
score-added = { $tile } added.
score-text = Or type your tiles
score-text-about = r red, y yellow, b blue, k black, * a Joker; | leaves a gap, / begins the lower shelf
score-read = Put on the rack
score-examples = Examples
score-example = { $title }, { $points } points
score-take-out = Take out
score-take-out-about = Take these tiles off the rack (Delete)
score-clear = Clear
score-clear-about = Take all tiles off the rack
score-keys-delete = take the tile off the rack
score-each = { $each } from each player
score-reasons = Why
score-higher = What would be worth more
score-before = before the multiplier
score-nearest = Nearest way to close
score-try = Try it
score-so = Laid out like this, your tiles are worth:
score-lay = Lay them out like this
score-pays = Who pays
score-wins = Won or lost
score-table = At this table
score-changed = You've changed some house rules.
score-reset = Back to course rules

## House rules on a lesson's page, what would pay more, and links to a step

house = House rule
house-off = Back to course rules
explain = What would be worth more?
explain-less = Show less
explain-way = How to get there
link-step = Copy link
link-step-about = Copy a link to this step
link-step-copied = Link copied.
link-step-by-hand = Copy this link:
link-step-arrived = Step { $number }: { $title }
link-step-unknown = That step is gone. Here's the whole lesson.
lesson-reset = Delete these stars
lesson-reset-ask = Delete your stars for “{ $title }”? You can't undo this.
lesson-reset-done = Your stars for “{ $title }” have been deleted.

## Practice

practice-all = All skills
practice-clock = Show the time
practice-seconds = { NUMBER($count, useGrouping: 0) } s
practice-seconds-about = { $count ->
    [one] One second
   *[other] { NUMBER($count, useGrouping: 0) } seconds
}
practice-link-about = Copy a link to this task
practice-settings = How to practise
score-menu = Examples and settings
score-why = What it's worth, and why
score-tiles-again = Back to the tiles
score-out = What it's worth
practice-next = Next
practice-onward = Go to the next task when you're right
practice-stay = Stay here
practice-throw = Throw it here
practice-throw-tile = Throw { $tile } here
practice-thrown-tile = Thrown: { $tile }
practice-lift = Pick up a tile first.
practice-lift-one = Pick up just one tile to throw.
practice-keys-throw = throw the focused tile

## Exercises of a class

work-code = Class code
work-name = Pseudonym
work-begin = Begin
work-leave = Switch student
work-answer = Your answer
work-guess = Guess
work-guess-field = Your guess
work-reads = Read as
work-show = Show the solution
work-solution = Solution
work-another = Other numbers
work-next = Next exercise
work-export = Save my results
work-exported = Your results are saved in { $file }.
work-list = Exercises
sim-start = Deal
sim-stop = Stop
sim-go-on = Continue
sim-again = Deal again
sim-progress = Racks dealt
sim-column-what = Result
sim-column-count = Racks
sim-column-estimate = Share of racks
sim-column-band = 95 % band
sim-chart = How the band narrows
chance-title = Chances
chance-draws-title = Chance to close
chance-outs-title = Tiles that let you close
chance-given = Tile to give away
chance-received = Tile to take instead
chance-swap = Swap
work-size-normal = Normal size
work-size-projector = Large, for a projector
projector-on = For the projector
projector-off = Normal size
projector-all = Show all results
projector-none = Hide all results
projector-standing = { $shown } of { $of } shown
projector-keys = On these buttons, → shows the next result and ← goes back.
projector-empty = No results yet: run the cells below.
projector-show = Show result { $number }
projector-hide = Hide result { $number }
projector-shown = Result { $number } of { $of }: { $text }
projector-hidden = Result { $number } is hidden.
projector-all-shown = All results are shown.
projector-all-hidden = All results are hidden.
projector-is-on = The page is large now, and results are hidden.
projector-is-off = Back to normal size.

## Languages: the label of the ways to the same page in another language

languages = Language of the page

## Puzzles

puzzle-rating = Your rating
puzzle-solve = Solve it
puzzle-all = Choose
puzzle-next = Next puzzle
puzzle-settings = Which puzzles
puzzle-save = Save my results
puzzle-save-about = Save your results to a file
puzzle-link-about = Copy a link to this puzzle

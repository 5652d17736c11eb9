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
picked-up-click = Choose a place, or press Escape to put back.
over-slot = Empty, { $place }.
over-tile = Before { $tile }, { $place }.
put-down = { $count ->
    [one] { $tiles } put down, { $place }.
   *[other] { $count } tiles put down from { $place }.
}
put-down-in = { $count ->
    [one] { $tiles } put down, { $place }: { $segment }.
   *[other] { $count } tiles put down from { $place }: { $segment }.
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
redone = Move done again.
sorted-run = Sorted by run: one colour after the other.
sorted-group = Sorted by group: one number after the other.
laid-out = Laid out: melds first, then what's nearly a meld.
move-refused = You can't do that. { $reason }

## The melds on a table: places and tiles as a screen reader names them, and what is done with them

spread = { $count ->
    [0] On the table: nothing yet
    [one] On the table: one meld
   *[other] On the table: { $count } melds
}
spread-help = Arrow keys go from tile to tile, Page Up and Page Down from meld to meld, F6 goes between rack and table. Enter picks a tile up and puts it down, Shift and Enter all from this tile on.
meld-tile = { $tile }, { $number } of { $count }, { $meld }
meld-changed = { $meld }, changed by the others
tile-own = { $name }, yours this turn
over-meld-tile = Before { $tile }, { $meld }.
over-meld-end = At the end of { $meld }.
over-new-meld = As a new meld.
new-meld = New meld
new-meld-empty = Place for the first meld
put-in-meld = { $count ->
    [one] { $tiles } put down. { $meld }.
   *[other] { $count } tiles put down. { $meld }.
}
mouse-meld = Drag the line under a meld, or click it, to move the whole meld.
mouse-tail = Hold Shift, or hold the finger still, to take all that follows too. Double-click a tile on the rack to lay it where it fits.
keys-zone = between rack and table
keys-meld = meld before, meld after
keys-fit = lay it where it fits
keys-new-meld = lay what you picked up as a new meld

## Tools under the rack

tools = Tools for the rack
tool-undo = Undo
tool-redo = Redo
tool-sort-run = Sort by run
tool-sort-group = Sort by group
tool-lay = Lay out
tool-size-projector = Large tiles
tool-size-normal = Normal tiles
tool-undo-about = Take the last move back (Ctrl+Z)
tool-redo-about = Do the move again (Ctrl+Y)
tool-sort-run-about = One row for each colour. You can undo it
tool-sort-group-about = One row for each number. You can undo it
tool-lay-about = Melds first, then what's nearly a meld. You can undo it
tool-size-projector-about = Large tiles, for a projector
tool-size-normal-about = Tiles of normal size

## Keys

keys-title = Keys
keys-open = Keys and mouse
keys-help = { $of ->
    [cards] Arrow keys go from card to card. Enter picks a card up and puts it down, Shift and Enter a whole segment. Escape puts it back.
   *[tiles] Arrow keys go from tile to tile. Enter picks a tile up and puts it down, Shift and Enter a whole segment. Escape puts it back.
}
keys-help-choose = { $of ->
    [cards] Arrow keys go from card to card. Enter or Space chooses a card, or lets it go again.
   *[tiles] Arrow keys go from tile to tile. Enter or Space chooses a tile, or lets it go again.
}
keys-help-readonly = { $of ->
    [cards] Arrow keys go from card to card.
   *[tiles] Arrow keys go from tile to tile.
}
keys-arrows = go from place to place
keys-home-end = first and last place of the shelf
keys-enter = { $of ->
    [cards] pick a card up; put it down
   *[tiles] pick a tile up; put it down
}
keys-shift-enter = pick a whole segment up
keys-escape = put back what you've picked up
keys-undo = undo
keys-redo = do again
mouse-drag = { $of ->
    [cards] Drag a card, or click it and then click a place.
   *[tiles] Drag a tile, or click it and then click a place.
}
mouse-segment = Drag the line under a segment, or click it, to move the whole segment.
segment-handle = Pick up the whole segment: { $segment }

## The verdict line

verdict = Verdict
why = Why?
why-about = Why? The rule { $clause }
why-close = Close the rule
why-more = Read it among the rules
speech-more = More
speech-less = Less
more-below = More below
page-menu = Menu: language, colours, sound
sound = Sound
theme-auto = Your system's colours
theme-light = Light colours
theme-dark = Dark colours
lesson-open = { $count ->
    [one] One step is still open:
   *[other] { $count } steps are still open:
}
step-menu = More: back, again, later
proof = What holds and what doesn't
proof-holds = Holds
proof-fails = Doesn't hold
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
    [cards] par { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[tiles] par { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
}
par-about = { $of ->
    [cards] { $count ->
        [one] You can do it by moving one card
       *[other] You can do it by moving { $count } cards
    }
   *[tiles] { $count ->
        [one] You can do it by moving one tile
       *[other] You can do it by moving { $count } tiles
    }
}
lifted = { $of ->
    [cards] { $count ->
        [0] no card moved
        [one] one card moved
       *[other] { $count } cards moved
    }
   *[tiles] { $count ->
        [0] no tile moved
        [one] one tile moved
       *[other] { $count } tiles moved
    }
}
stars = { $stars ->
    [0] no star of { $of }
    [one] one star of { $of }
   *[other] { $stars } of { $of } stars
}
best-stars = Your best: { stars }
hint = Hint
hint-of = { $grade } of { $count }
hint-about = { $left ->
    [0] There are no more hints
    [one] One more hint. Each costs a quarter of a star
   *[other] { $left } hints are left. Each costs a quarter of a star
}
tell-move = Tell me
tell-move-about = This tells you what to do. After that you can earn one star
tell-move-practice = This tells you the answer. After that it counts as not solved
hint-label = Hint { $grade }
hints = Hints
show-move = Show me
show-move-about = Make the move that the hint names
check = Check
check-choose = { $of ->
    [cards] Check these cards
   *[tiles] Check these tiles
}
retry = Try again
retry-about = { $looked ->
    [yes] Back to the start of this step. You looked at the answer: come back another day for all three stars
   *[no] Back to the start of this step; you can earn all three stars again
}
another = Another one
another-about = The same exercise with other tiles
drill-seed = Exercise number { NUMBER($seed, useGrouping: 0) }
back = Back
skip = Skip
skip-about = Leave this step for later
next-step = Next step
finish-lesson = Finish
next-waits = Next opens when the step is right
answer-label = Your answer
answer-number = A number
answer-pick = Choose one
answer-read-as = Read as: { $answer }
moves-label = Moves
feedback = What to notice
goal = Goal

outcome-untried = Not tried yet
outcome-not-yet = Not yet
outcome-begun = In progress
outcome-wrong = Not like this
outcome-right = Right
outcome-skipped = Left for later

steps = Steps of this lesson
step-dot = Step { $number }: { $title }, { $outcome }
step-dot-stars = Step { $number }: { $title }, { stars }
outcome-known = you know it from { $game }
step-current = you are here
step-go = Go to step { $number }: { $title }
lesson-done = This lesson is finished.

## Pages

brand = Rummy
brand-about = A course you play
course = Course
home-link = Course
rules-link = Rules
lesson-name = { $number } { $title }
next-lesson = Next: { $title }
previous-lesson = Before: { $title }
lesson-stars = { $stars ->
    [0] No star yet, of { $of }
    [one] One star of { $of }
   *[other] { $stars } of { $of } stars
}

home-more = More than lessons
continue = Continue: { $title }
start = Play it
home-quick = A quick game
home-today = Today
home-task = Today’s task
home-solve = Solve it
home-review = To review
home-games = Games
home-differs-from = compared with
home-differs-same = The same in both: { $what }.
hero-again = Put it back
chapter-done = finished
lesson-new = not begun
lesson-started = begun
lesson-finished = finished

## Progress, kept in this browser

progress = Your progress
progress-about = This browser keeps your stars, on this computer and nowhere else.
progress-export = Save to a file
progress-export-about = Save your stars to a file, to carry them to another computer
progress-import = Load from a file
progress-import-about = Add the stars of a saved file. The better result of each step stays
progress-reset = Forget my progress
progress-reset-ask = Forget all your stars in this browser? You can't undo this.
progress-reset-yes = Forget them
progress-reset-no = Keep them
progress-each = Lesson by lesson
progress-reset-one = Forget the stars of “{ $title }”
progress-file-name = rummy-progress.json
progress-exported = Your progress is saved in { $file }.
progress-imported = { $count ->
    [0] Nothing in that file is better than what you have.
    [one] Your progress in one lesson is loaded.
   *[other] Your progress in { $count } lessons is loaded.
}
progress-import-failed = That file doesn't hold saved progress. Yours hasn't changed.
progress-forgotten = Your progress is forgotten.
storage-blocked = This browser keeps nothing for this page. Your stars last until you close it; save them to a file to keep them.
storage-full = This browser has no room left. Your stars last until you close the page; save them to a file to keep them.

## When Python does not answer

kernel-gone = The page has lost its connection. Your tiles stay as you see them.
kernel-cell = This notebook has no connection to Python. Run all its cells again to play on.
kernel-cut = The line is cut. Your table comes back by itself.
kernel-restart = The server is starting anew. Nothing is lost, and your table comes back by itself.
kernel-slow = Python is still at work on something else. Your move comes after that.
kernel-wake = Wake it up
kernel-waking = Waking up. This may take half a minute.
kernel-back = Connected again, where you were.
loading = Setting up the rack.
script-off = You need JavaScript to play this page. The picture shows how the rack lies.

## The rules page

rules-title = The rules
rules-books = Choose a game
rules-search = Search the rules
rules-search-hint = a word, or a number such as PRO-20
rules-search-clear = Show all
rules-matches = { $count ->
    [0] No rule speaks of “{ $words }”.
    [one] One rule speaks of “{ $words }”.
   *[other] { $count } rules speak of “{ $words }”.
}
rules-matches-terms = { $count ->
    [one] One word of the game matches too.
   *[other] { $count } words of the game match too.
}
rules-prices = The score table
rules-glossary = Words of the game
rules-print = Print the score table
rules-print-all = Print all
rules-contents = Contents
origin-ruling = our ruling
origin-ruling-about = The published rules are silent or disagree here; this is how we play it, and what you can change
clause-link = Link to { $clause }

## The table

table = The table
table-setup = A new table
table-quick = Quick game
table-quick-about = You sit down, the tiles are dealt in three seconds, and you play.
table-quick-go = Play now
table-coached = With the coach
table-coached-about = After each discard the coach tells you what was best, and you can take it back.
table-coached-go = Play with the coach
table-own = Your own table
table-own-about = You choose who plays, the multiplier, the house rules, or a deal code.
table-own-go = Choose
table-coach-short = Coach
table-menu = More: last moves, this match, settings
table-wait = Wait for { $who }
table-close-for = Close { $points }
table-all-told = Proof and payments
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
table-known = Known to hold: { $tiles }
table-hand = Held at the end: { $tiles }
table-tiles = { $tiles }
table-row = Discards
table-here = here
table-discard-here = Discard here
table-discard-tile = Discard { $tile }
table-lift = Lift a tile first.
table-lift-one = Lift one tile only: you discard one at a time.
table-takeback = Take it back
table-log = Last moves
table-statistics = This match
table-keys-discard = discard the tile with the focus
table-keys-draw = draw from the stock
table-keys-take = take the last discard
table-storage = This browser keeps nothing for this page: you lose an unfinished game when you close it.

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
table-code = Deal code, to play the same tiles again:
table-next-game = Next game
table-same-deal = Same tiles again
table-same-deal-about = The same deal once more
table-replay = Look back
table-replay-about = Go through the game move by move
table-to-setup = New table
table-replay-end = Back to the result
table-move = Move
table-move-back = One move back
table-move-on = One move on
table-move-of = Move { $number } of { $count }
table-moments = What cost most
table-exercise = Try it again
table-exercise-about = Choose another tile to discard, as it was then
table-exercise-end = Leave the exercise

table-deal-show = The deal
table-deal-next = Next
table-deal-skip = Skip
table-deal-steps = Step by step
table-play = Play

## A game whose melds lie on the table

spread-which = What shall we play?
spread-preset = How
spread-first = First game
spread-first-about = One friendly player, no clock, and a wrong turn costs nothing
spread-published = As published
spread-published-about = The rules as printed
spread-own = My own
spread-own-about = You choose players, rules and time
spread-play = Play
spread-opening = Opening
spread-clock = Time for this turn
spread-ten = Ten seconds left.
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
score-palette = All tiles, with the copies that are left
score-palette-help = Arrow keys go from tile to tile. Enter adds one to the rack.
score-added = { $tile } added.
score-text = Or type your tiles
score-text-about = r red, y yellow, b blue, k black, * a Joker; | leaves a gap, / begins the lower shelf
score-read = Read
score-examples = Examples
score-example = { $title }, { $points } points
score-take-out = Take out
score-take-out-about = Take the lifted tiles off the rack (Delete). You can also drag them onto the tiles below
score-clear = Clear
score-clear-about = Take all tiles off the rack. You can undo it
score-keys-delete = take the tile off the rack
score-each = { $each } from each player
score-reasons = Why
score-higher = What would pay more
score-before = before the multiplier of the table
score-nearest = The nearest way to a close
score-try = Try it
score-so = Laid like this, they're worth:
score-lay = Lay them out like this
score-pays = Who pays
score-wins = Wins or loses
score-table = At this table
score-changed = You've changed some house rules.
score-reset = As in the course

## House rules on a lesson's page, what would pay more, and links to a step

house = House rule
house-off = Back to the course
explain = What would pay more?
explain-less = Show less
explain-way = A way there
link-step = Copy link
link-step-about = Copy a link that opens this page at this step
link-step-copied = Link copied.
link-step-by-hand = Copy this link:
link-step-arrived = Step { $number }: { $title }
link-step-unknown = This lesson has no step of that name any more. Here's all of it.
lesson-reset = Forget these stars
lesson-reset-ask = Forget your stars of “{ $title }”? You can't undo this.
lesson-reset-done = Your stars of “{ $title }” are forgotten.

## Practice

practice-all = All skills
practice-clock = Show the time
practice-seconds = { NUMBER($count, useGrouping: 0) } s
practice-seconds-about = { $count ->
    [one] One second
   *[other] { NUMBER($count, useGrouping: 0) } seconds
}
practice-link-about = Copy a link that opens this very task
practice-settings = How to practise
score-menu = Examples and table
score-why = All reasons
score-tiles-again = Back to the tiles
score-out = What it's worth
practice-next = Next
practice-onward = Go on to the next one after a right answer
practice-stay = Stay here
practice-throw = Throw it here
practice-throw-tile = Throw { $tile } here
practice-thrown-tile = Thrown: { $tile }
practice-lift = Pick a tile up first.
practice-lift-one = Pick up one tile only: you throw one.
practice-keys-throw = throw the tile with the focus

## Exercises of a class

work-code = Class code
work-name = Pseudonym
work-begin = Begin
work-leave = Another student
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
sim-go-on = Go on
sim-again = Deal again
sim-progress = Racks dealt
sim-column-what = What
sim-column-count = Racks
sim-column-estimate = Share
sim-column-band = 95 % band
sim-chart = The band as it narrows
chance-title = Chances
chance-draws-title = Chance to close
chance-outs-title = Tiles that close it
chance-away = Give away
chance-by = Take
chance-swap = Swap
work-size-normal = Normal size
work-size-projector = Large, for a projector
projector-on = For the projector
projector-off = Normal size
projector-all = Show all results
projector-none = Hide all results
projector-standing = { $shown } of { $of } shown
projector-keys = From any of these buttons → shows the next result, ← goes back.
projector-empty = No results yet: run the cells below, and they'll come.
projector-show = Show result { $number }
projector-hide = Hide result { $number }
projector-shown = Result { $number } of { $of }: { $text }
projector-hidden = Result { $number } is hidden.
projector-all-shown = All results are shown.
projector-all-hidden = All results are hidden.
projector-is-on = The page is large, and its results are hidden until you show them.
projector-is-off = The page is as it was.

## Languages: the label of the ways to the same page in another language

languages = Language of the page

## Puzzles

puzzle-all = Choose
puzzle-next = Next puzzle
puzzle-settings = Which puzzles
puzzle-save = Save the record
puzzle-save-about = Keep what you solved and missed as a file
puzzle-link-about = Copy a link that opens this very puzzle

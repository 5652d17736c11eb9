### What the tutor says around a step: verdict words, feedback and the hints that are computed. Goals, texts and an
### author's own hints stand in the lesson.

verdict-word = { $status ->
    [right] Right
    [wrong] Not quite
    [closes] Closes
    [fault] Not valid
    [not-yet] Not yet
   *[idle] So far
}
outcome = { $outcome ->
    [right] Right
    [wrong] Not quite
    [not-yet] Not finished yet
   *[untried] Not tried yet
}

## Feedback on a step

feedback-right = { $stars ->
    [3] All three stars.
    [2] Two of three stars.
   *[1] One of three stars.
}
feedback-par = { $par ->
    [one] You moved { $lifted } tiles; one is enough.
   *[other] You moved { $lifted } tiles; { $par } are enough.
}
feedback-hints = { $count ->
    [one] You used one hint.
   *[other] You used { $count } hints.
}
feedback-looked = You looked at the answer.
feedback-tries = { $count ->
    [one] One wrong try.
   *[other] { $count } wrong tries.
}
feedback-best-kept = Your best is still { $stars ->
    [one] one star.
   *[other] { $stars } stars.
}

choose-none = You haven't chosen a tile yet.
choose-chosen = { $count ->
    [one] You've chosen one tile.
   *[other] You've chosen { $count } tiles.
}
choose-few = { $count ->
    [one] Right so far. Find one more tile.
   *[other] Right so far. Find { $count } more tiles.
}
choose-many = { $count ->
    [one] One of your tiles doesn't belong.
   *[other] { $count } of your tiles don't belong.
}
choose-mixed = Some are right, some aren't, and some are missing.
choose-wrong = None of these is right.
choose-not = Not these tiles.
choose-unknown = Choose tiles on the rack, each only once.

answer-none = You haven't answered yet.
answer-wrong = { $answer } isn't the answer.
answer-wrong-option = That isn't the answer.
answer-not-option = Pick one of the answers.
answer-not-number = “{ $answer }” isn't a number. Use digits.

act-wrong = { $move }: that's allowed, but it doesn't help you reach the goal.

move-draw = Draw from the stock
move-take = Take { $tile } from the discards
move-take-none = Take a tile from the discards
move-discard = Discard { $tile }
move-throw = Throw the Joker
move-close = Close, discarding { $tile }
move-refuse = Refuse the deal
move-keep = Keep this deal

## What cannot be done

not-this-kind = { $kind ->
    [arrange] In this step, just move tiles.
    [choose] In this step, just choose tiles. Don't move them.
    [answer] In this step, just answer. The tiles stay put.
   *[act] In this step, make a move in the game.
}
show-none = Ask for more hints until one tells you the move.
another-none = This step has only one task.
restore-other = These aren't the tiles of this step.

## What a check asks for, where no solution is known: no tile, no place

check-runs = { $value ->
    [one] Make a run.
   *[other] Make { $value } runs.
}
check-groups = { $value ->
    [one] Make a group.
   *[other] Make { $value } groups.
}
check-melds = { $value ->
    [one] Make a run or a group.
   *[other] Make { $value } runs and groups.
}
check-longest = Make a run or a group of { $value } tiles or more.
check-loose = { $value ->
    [0] Put every tile into a run or a group.
    [one] Put every tile but one into a run or a group.
   *[other] Put every tile but { $value } into a run or a group.
}
check-faultless = Keep tiles apart if they don't fit together.
check-closes = Arrange the rack so that you can close.
check-points = Close for { $value } points or more.
check-lays = { $value ->
    [one] Lay at least one tile, and leave only whole melds.
   *[other] Lay at least { $value } tiles, and leave only whole melds.
}
check-opens = Lay enough points to open.
check-stands = Leave only whole melds on the table.
check-forms = Choose tiles that make a run or a group.
check-completes = Choose the tiles that complete a run or a group.
check-how_many = { $value ->
    [one] Choose one tile.
   *[other] Choose { $value } tiles.
}

exercise-title = Exercise

## Hints, first grade: what to think of, without a tile or a place

hint-nudge-finish = { $kind ->
    [run] { $count ->
        [one] One of your runs needs one more tile.
       *[other] One of your runs needs { $count } more tiles.
    }
   *[group] { $count ->
        [one] One of your groups needs one more tile.
       *[other] One of your groups needs { $count } more tiles.
    }
}
hint-nudge-begin = { $kind ->
    [run] Some tiles of one colour have numbers in a row. Put them together.
   *[group] Some tiles have the same number in different colours. Put them together.
}
hint-nudge-choose = { $count ->
    [one] Look for one tile.
   *[other] Look for { $count } tiles.
}
hint-nudge-choose-more = { $count ->
    [one] Choose one more tile.
   *[other] Choose { $count } more tiles.
}
hint-nudge-choose-less = { $count ->
    [one] You chose one tile too many.
   *[other] You chose { $count } tiles too many.
}
hint-nudge-answer = Read the task again.
hint-nudge-act = Think about how a turn begins, and how it ends.
hint-nudge-count = { $count ->
    [one] Move one tile.
   *[other] Move { $count } tiles.
}
hint-table-moves = { $count ->
    [0] Leave the table as it is.
    [one] Move one tile on the table.
   *[other] Move { $count } tiles on the table.
}
hint-nudge-think = Read the task again, word by word.
hint-nudge-larger = The answer is larger than your number.
hint-nudge-smaller = The answer is smaller than your number.

## Second grade: where to look

hint-place-shelf = { $shelf ->
    [0] Look on the upper shelf.
   *[other] Look on the lower shelf.
}
hint-table-meld = Look at meld { $number }.
hint-place-options = { $count ->
    [one] Only one of the answers fits.
   *[other] It isn't the { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] last
    } answer.
}
hint-place-number = It's a number from { $low } to { $high }.
hint-place-moves = { $place ->
    [stock] Look at the stock.
    [discards] Look at the discards.
    [table] Look at the melds on the table.
   *[rack] Look at your rack.
}

## Third grade: which tiles

hint-tiles = { $count ->
    [one] It's { $tiles }.
   *[other] They're { $tiles }.
}
hint-tiles-move = { $count ->
    [one] Move { $tiles }.
   *[other] Move { $tiles }.
}
hint-tiles-act = { $tiles } is the one.
hint-tiles-extra = { $tiles } is one too many.
hint-tiles-think = Think about { $tiles }.
hint-options-two = It's one of these two: “{ $first }” or “{ $last }”.
hint-tiles-with = { $count ->
    [one] { $tiles } goes with { $others }.
   *[other] { $tiles } go with { $others }.
}

hint-table-back = { $tiles } can go back to your rack.

## Fourth grade: the move itself

hint-move = { $count ->
    [one] { $shelf ->
        [0] Move { $tiles } to the upper shelf, place { $number }.
       *[other] Move { $tiles } to the lower shelf, place { $number }.
    }
   *[other] { $shelf ->
        [0] Move { $tiles } to the upper shelf, starting at place { $number }.
       *[other] Move { $tiles } to the lower shelf, starting at place { $number }.
    }
}
hint-move-before = Move { $tiles } to just before { $other }.
hint-move-after = Move { $tiles } after { $other }.
hint-move-between = Move { $tiles } between { $left } and { $right }.
hint-table-new = Lay { $tiles } as a new meld.
hint-table-home = Take { $tiles } back onto your rack.
hint-choose = { $count ->
    [one] Choose { $tiles }.
   *[other] Choose { $tiles }, and nothing else.
}
hint-answer = The answer is { $answer }.
hint-answer-option = The answer is: “{ $answer }”.
hint-act = Now: { $move }.
hint-back = Dead end. Take the last move back.
hint-check = Everything's in place. Press Check.
hint-no-smaller = The next hint tells you what to do.

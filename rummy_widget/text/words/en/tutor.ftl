### What the tutor says around a step: verdict words, feedback and the hints that are computed. Goals, texts and an
### author's own hints stand in the lesson.

verdict-word = { $status ->
    [right] Right
    [wrong] Not like this
    [closes] Closes
    [fault] Not valid
    [not-yet] Not yet
   *[idle] So far
}
outcome = { $outcome ->
    [right] Right
    [wrong] Not like this
    [not-yet] Not yet
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
    [one] One answer before it wasn't right.
   *[other] { $count } answers before it weren't right.
}
feedback-best-kept = Your best result for this step stays: { $stars ->
    [one] one star.
   *[other] { $stars } stars.
}

choose-none = You haven't chosen a tile yet.
choose-chosen = { $count ->
    [one] You've chosen one tile.
   *[other] You've chosen { $count } tiles.
}
choose-few = { $count ->
    [one] What you chose is right so far. One more tile belongs to it.
   *[other] What you chose is right so far. { $count } more tiles belong to it.
}
choose-many = { $count ->
    [one] One of the tiles you chose doesn't belong to it.
   *[other] { $count } of the tiles you chose don't belong to it.
}
choose-mixed = Some of these belong to it, some don't, and some are still missing.
choose-wrong = None of these belongs to it.
choose-not = These aren't the tiles.
choose-unknown = Choose tiles that lie on the rack, each of them once.

answer-none = You haven't answered yet.
answer-wrong = { $answer } isn't the answer.
answer-wrong-option = That isn't the answer.
answer-not-option = Pick one of the answers.
answer-not-number = “{ $answer }” isn't a number. Write it with digits.

act-wrong = { $move } is allowed, but it doesn't lead to the goal.

move-draw = Draw from the stock
move-take = Take { $tile } from the discards
move-take-none = Take a tile from the discards
move-discard = Discard { $tile }
move-throw = Throw the Joker
move-close = Close with { $tile } free
move-refuse = Refuse the deal
move-keep = Play this deal

## What cannot be done

not-this-kind = { $kind ->
    [arrange] In this step you move tiles, nothing else.
    [choose] In this step you choose tiles, and don't move them.
    [answer] In this step you give an answer; the tiles stay where they are.
   *[act] In this step you make moves of the game.
}
show-none = Ask for hints until one tells you the move.
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
check-longest = Make a run or a group of at least { $value } tiles.
check-loose = { $value ->
    [0] Put every tile into a run or a group.
    [one] Put every tile but one into a run or a group.
   *[other] Put every tile but { $value } into a run or a group.
}
check-faultless = Leave nothing together that doesn't fit.
check-closes = Make the rack close.
check-points = Close for at least { $value } points.
check-lays = { $value ->
    [one] Lay at least one tile, and leave only whole melds.
   *[other] Lay at least { $value } tiles, and leave only whole melds.
}
check-opens = Lay enough to open.
check-stands = Leave only whole melds on the table.
check-forms = Choose tiles that make a run or a group.
check-completes = Choose what completes a run or a group.
check-how_many = { $value ->
    [one] Choose one tile.
   *[other] Choose { $value } tiles.
}

exercise-title = Exercise

## Hints, first grade: what to think of, without a tile or a place

hint-nudge-finish = { $kind ->
    [run] { $count ->
        [one] One more tile belongs to a run that you've begun.
       *[other] { $count } more tiles belong to a run that you've begun.
    }
   *[group] { $count ->
        [one] One more tile belongs to a group that you've begun.
       *[other] { $count } more tiles belong to a group that you've begun.
    }
}
hint-nudge-begin = { $kind ->
    [run] Some tiles of one colour follow each other. Bring them together.
   *[group] Some tiles have the same number and different colours. Bring them together.
}
hint-nudge-choose = { $count ->
    [one] You're looking for one tile.
   *[other] You're looking for { $count } tiles.
}
hint-nudge-choose-more = { $count ->
    [one] One tile is still missing from your choice.
   *[other] { $count } tiles are still missing from your choice.
}
hint-nudge-choose-less = { $count ->
    [one] You've chosen one tile too many.
   *[other] You've chosen { $count } tiles too many.
}
hint-nudge-answer = Read the goal once more, and then the rack from left to right.
hint-nudge-act = Think of what a turn begins with, and of what ends it.
hint-nudge-count = { $count ->
    [one] You need to move one tile.
   *[other] You need to move { $count } tiles.
}
hint-table-moves = { $count ->
    [0] You don't need to move anything on the table.
    [one] You need to move one tile of the table.
   *[other] You need to move { $count } tiles of the table.
}
hint-nudge-think = Read the goal once more, word by word.
hint-nudge-larger = The number is larger than yours.
hint-nudge-smaller = The number is smaller than yours.

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
    [one] The one to move is { $tiles }.
   *[other] The ones to move are { $tiles }.
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
        [0] Move { $tiles } to the upper shelf, from place { $number }.
       *[other] Move { $tiles } to the lower shelf, from place { $number }.
    }
}
hint-move-before = Move { $tiles } before { $other }.
hint-move-after = Move { $tiles } behind { $other }.
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
hint-back = You can't get there from here any more. Take the last move back.
hint-check = Everything's in place. Press Check.
hint-no-smaller = There's no smaller hint for this. The next one tells you what to do.

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
    [3] Right, with all three stars.
    [2] Right, with two stars.
   *[1] Right, with one star.
}
feedback-par = { $par ->
    [one] { $lifted } tiles were moved; one is enough.
   *[other] { $lifted } tiles were moved; { $par } are enough.
}
feedback-hints = { $count ->
    [one] You used one hint.
   *[other] You used { $count } hints.
}
feedback-tries = { $count ->
    [one] One answer before it was not right.
   *[other] { $count } answers before it were not right.
}
feedback-best-kept = Your best result for this step stays: { $stars ->
    [one] one star.
   *[other] { $stars } stars.
}

choose-none = No tile is chosen yet.
choose-chosen = { $count ->
    [one] One tile is chosen.
   *[other] { $count } tiles are chosen.
}
choose-few = { $count ->
    [one] What you chose is right so far. One more tile belongs to it.
   *[other] What you chose is right so far. { $count } more tiles belong to it.
}
choose-many = { $count ->
    [one] One of the chosen tiles does not belong to it.
   *[other] { $count } of the chosen tiles do not belong to it.
}
choose-mixed = Some of these belong to it, some do not, and some are still missing.
choose-wrong = None of these belongs to it.
choose-not = These are not the tiles.
choose-unknown = Choose tiles that lie on the rack, each of them once.

answer-none = No answer is given yet.
answer-wrong = { $answer } is not the answer.
answer-wrong-option = That is not the answer.
answer-not-option = Pick one of the answers.
answer-not-number = “{ $answer }” is no number. Write it with digits.

act-wrong = { $move } is allowed, but it does not lead to the goal.

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
    [arrange] In this step tiles are moved, nothing else.
    [choose] In this step tiles are chosen, not moved.
    [answer] In this step an answer is given; the tiles stay where they are.
   *[act] In this step moves of the game are made.
}
show-none = Ask for hints until one says the move.
another-none = This step has one task only.
restore-other = These are not the tiles of this step.

## What a check asks for, where no solution is known: no tile, no place

check-runs = { $value ->
    [one] A run is wanted.
   *[other] { $value } runs are wanted.
}
check-groups = { $value ->
    [one] A group is wanted.
   *[other] { $value } groups are wanted.
}
check-melds = { $value ->
    [one] A run or a group is wanted.
   *[other] { $value } runs and groups are wanted.
}
check-longest = A run or a group of at least { $value } tiles is wanted.
check-loose = { $value ->
    [0] Every tile is wanted in a run or a group.
    [one] Every tile but one is wanted in a run or a group.
   *[other] Every tile but { $value } is wanted in a run or a group.
}
check-faultless = Nothing may lie together that does not fit.
check-closes = The rack is to close.
check-points = A close of at least { $value } points is wanted.
check-forms = The tiles you choose are to make a run or a group.
check-completes = What you choose is to complete a run or a group.
check-how_many = { $value ->
    [one] One tile is to be chosen.
   *[other] { $value } tiles are to be chosen.
}

exercise-title = Exercise

## Hints, first grade: what to think of, without a tile or a place

hint-nudge-finish = { $kind ->
    [run] { $count ->
        [one] One more tile belongs to a run that you have begun.
       *[other] { $count } more tiles belong to a run that you have begun.
    }
   *[group] { $count ->
        [one] One more tile belongs to a group that you have begun.
       *[other] { $count } more tiles belong to a group that you have begun.
    }
}
hint-nudge-begin = { $kind ->
    [run] Some tiles of one colour follow each other. Bring them together.
   *[group] Some tiles have the same number and different colours. Bring them together.
}
hint-nudge-choose = { $count ->
    [one] You are looking for one tile.
   *[other] You are looking for { $count } tiles.
}
hint-nudge-choose-more = { $count ->
    [one] One tile is still missing from your choice.
   *[other] { $count } tiles are still missing from your choice.
}
hint-nudge-choose-less = { $count ->
    [one] One tile too many is chosen.
   *[other] { $count } tiles too many are chosen.
}
hint-nudge-answer = Read the goal once more, and then the rack from left to right.
hint-nudge-act = Think of what a turn begins with, and of what ends it.
hint-nudge-count = { $count ->
    [one] One tile has to move.
   *[other] { $count } tiles have to move.
}
hint-nudge-think = Read the goal once more, word by word.
hint-nudge-larger = The number is larger than yours.
hint-nudge-smaller = The number is smaller than yours.

## Second grade: where to look

hint-place-shelf = { $shelf ->
    [0] Look on the upper shelf.
   *[other] Look on the lower shelf.
}
hint-place-options = { $count ->
    [one] Only one of the answers fits.
   *[other] It is not the { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] last
    } answer.
}
hint-place-number = It is a number from { $low } to { $high }.
hint-place-moves = { $place ->
    [stock] Look at the stock.
    [discards] Look at the discards.
   *[rack] Look at your rack.
}

## Third grade: which tiles

hint-tiles = { $count ->
    [one] It is { $tiles }.
   *[other] They are { $tiles }.
}
hint-tiles-move = { $count ->
    [one] The one to move is { $tiles }.
   *[other] The ones to move are { $tiles }.
}
hint-tiles-act = { $tiles } is the one.
hint-tiles-extra = { $tiles } is one too many.
hint-tiles-think = Think about { $tiles }.
hint-options-two = It is one of these two: “{ $first }” or “{ $last }”.
hint-tiles-with = { $count ->
    [one] { $tiles } goes with { $others }.
   *[other] { $tiles } go with { $others }.
}

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
hint-choose = { $count ->
    [one] Choose { $tiles }.
   *[other] Choose { $tiles }, and nothing else.
}
hint-answer = The answer is { $answer }.
hint-answer-option = The answer is: “{ $answer }”.
hint-act = Now: { $move }.
hint-back = From here it cannot be reached any more. Take the last move back.
hint-check = All is in place. Press Check.

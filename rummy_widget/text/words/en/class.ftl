### What the widgets of a class say: exercises answered by typing, the work of a student, simulations, chances.
### $title is the name of a kind of exercise, $how how an answer was compared, $code and $name what a student typed.

## Exercises

work-title = Combinatorics with tiles
work-about = Type your class code and a pseudonym to get your own numbers.
work-stored = { $live ->
    [yes] If you use a worksheet code, your answers stay in this browser. Save them as a file for your teacher.
   *[no] Your answers stay in this browser. Save them as a file for your teacher.
}
work-own = Class { $code }, { $name }
work-seed = Seed { NUMBER($seed, useGrouping: 0) }
work-number = Exercise { $number } of { $of }
work-standing = { $right } of { $of } right
work-entry = { $number }. { $title }: { $state ->
    [right] right
    [wrong] not right yet
   *[open] not answered yet
}
work-tries = { $count ->
    [one] One answer so far
   *[other] { $count } answers so far
}
work-word = { $outcome ->
    [guess] Guessed
    [right] Right
    [wrong] Not yet
   *[unreadable] Not counted
}
work-how = How your answer was compared: { $how }
work-tries-full = You can give at most { $most } answers to one exercise.
work-full = You've given { $most } answers in all, and there's no room for more. Save your results.
work-no-exercise = That exercise isn't here.
work-not-begun = Start with your class code and your pseudonym.
work-other-student = That's another student's work.
work-other-class = That's another class's work.

## Simulation

sim-title = Deal it and see
sim-about = We deal 15 tiles from the full box, again and again. The same seed deals the same racks.
sim-ask = Question
sim-deals = Deals
sim-seed = Seed
sim-number = { $number }
sim-question = { $question ->
    [doubles] Three doubles or more
    [melded] Twelve tiles in melds
   *[short] One tile short of a close
}
sim-closes = Closing at once
sim-told = { $count } of { $of } racks dealt
sim-done = All racks are dealt: { $estimate }.
sim-band = { $low } to { $high }
sim-exact = exactly { $chance }
sim-point = After { $deals ->
    [one] one rack
   *[other] { $shown } racks
}: { $estimate }, band { $low } to { $high }
sim-value = You can't set “{ $value }” here.

## A rack beside its chances

chance-name = { $name ->
    [chance-discard] Best discard
    [chance-distance] Tiles to swap before you can close
    [chance-unseen] Unseen tiles
    [chance-outs] Unseen tiles that let you close
    [chance-next] Chance of closing with the next draw
   *[chance-points] Average points per draw
}
chance-out = { $tile }: { $count ->
    [one] one unseen
   *[other] { $count } unseen
}, { $points ->
    [one] one point
   *[other] { $points } points
}
chance-more = { $count ->
    [one] And one other tile
   *[other] And { $count } other tiles
}
chance-draws = { $count ->
    [one] With the next draw
   *[other] Within { $count } draws
}
chance-size = { $count ->
    [one] There's one tile here.
   *[other] There are { $count } tiles here.
} To see your chances, you need 14 or 15 tiles.
chance-swap-one = Swap one tile of this rack for one from the box.

## The projector

projector-cell = For the projector: run this cell to make the page large and show its results one by one.

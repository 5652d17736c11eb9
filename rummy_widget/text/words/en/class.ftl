### What the widgets of a class say: exercises answered by typing, the work of a student, simulations, chances.
### $title is the name of a kind of exercise, $how how an answer was compared, $code and $name what a student typed.

## Exercises

work-title = Combinatorics with tiles
work-about = Type the code of your class and a pseudonym: they give you your own numbers.
work-stored = { $live ->
    [yes] With a code from a worksheet, your answers stay in this browser, and you save them as a file for your teacher.
   *[no] Your answers stay in this browser, and you save them as a file for your teacher.
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
work-how = How it was compared: { $how }
work-tries-full = You can give { $most } answers to one exercise, and no more.
work-full = You can give { $most } answers in all, and no more. Save your results.
work-no-exercise = That exercise isn't among these.
work-not-begun = Begin with your class code and your pseudonym.
work-other-student = That's the work of another student.
work-other-class = That's the work of another class.

## Simulation

sim-title = Deal it and see
sim-about = We deal racks of fifteen tiles from the full box, again and again. The same seed deals the same racks.
sim-ask = Question
sim-deals = Deals
sim-seed = Seed
sim-number = { $number }
sim-question = { $question ->
    [doubles] Three doubles or more
    [melded] Twelve tiles lie in melds
   *[short] One tile short of a close
}
sim-closes = Closes as dealt
sim-told = { $count } of { $of } racks dealt
sim-done = All racks are dealt: { $estimate }.
sim-band = { $low } to { $high }
sim-exact = exactly { $chance }
sim-point = After { $deals ->
    [one] one rack
   *[other] { $shown } racks
}: { $estimate }, band { $low } to { $high }
sim-value = There's no “{ $value }” to set here.

## A rack beside its chances

chance-name = { $name ->
    [chance-discard] Best discard
    [chance-distance] Tiles to swap before it closes
    [chance-unseen] Unseen tiles
    [chance-outs] Unseen tiles that close it
    [chance-next] Chance that the next draw closes it
   *[chance-points] Points that the next draw brings on average
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
    [one] One tile lies here.
   *[other] { $count } tiles lie here.
} The numbers are those of 14 or 15 tiles.
chance-swap-one = Swap one tile of this rack for one of the box.

## The projector

projector-cell = For the projector: run this cell to make the page large and show its results one by one.

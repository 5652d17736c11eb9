### Tiles, lists of tiles, places and numbers, for use inside other sentences.

joker = Joker
colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [spades] spades
   *[black] black
}
colours = { $count ->
    [one] one colour
   *[other] { $count } colours
}
tile-name = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [blue] blue { $number }
   *[black] black { $number }
}
joker-for = Joker for { $tile }
# Several copies of the same tile: "two red 7s", "three Jokers".
tile-copies = { $count ->
    [one] { $tile }
    [2] two { $tile }s
    [3] three { $tile }s
    [4] four { $tile }s
   *[other] { $count } { $tile }s
}
tile-span = { $first } to { $last }

count-tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}

list-two = { $first } and { $last }
list-many = { $rest }, { $last }
list-then = { $first }, then { $last }
list-or = { $first } or { $last }

run = run
group = group

## Tiles as people type them: names with commas between them, in small letters

typed-colour = { $colour ->
    [red] red, reds
    [yellow] yellow, yellows
    [blue] blue, blues
   *[black] black, blacks
}
typed-joker = joker, jokers, jolly
typed-tile = There's no tile { $word }. Write r5 or red 5 for a tile, and * for a Joker.
typed-card = There's no card { $word }. Write a suit (h, d, c or s) and a, 2 to 10, j, q or k: h5 or sq.
typed-shelves = A rack has two shelves: write “/” only once.
typed-shelf = That's too much for one shelf. It holds { $most } tiles, gaps included.
typed-long = That's too long: { $most } letters at most.

### What is wrong and why: for every fault a label of at most eight words, which stands by the tiles, and the reason
### in a sentence.
###
### $tiles names the offending tiles and $many counts them; $rest names the other tiles there; $missing names what is
### missing and $lacking counts it; $count is how many there are and $wanted how many there should or may be; $kind
### is what the rest is becoming: run, group or none; $number and $colour belong to the first offender and $of to the
### rest (its number in a group, its colour in a run).

## Melds

fault-empty = no tiles here
    .why = There is no tile here yet.
fault-too-few = { $lacking ->
    [one] one more tile
   *[other] { $lacking } more tiles
}
    .why = { $kind ->
        [run] { $lacking ->
            [one] A run has at least { $wanted } tiles: one more is missing.
           *[other] A run has at least { $wanted } tiles: { $lacking } more are missing.
        }
        [group] { $lacking ->
            [one] A group has at least { $wanted } tiles: one more is missing.
           *[other] A group has at least { $wanted } tiles: { $lacking } more are missing.
        }
       *[none] { $lacking ->
            [one] A meld has at least { $wanted } tiles: one more is missing.
           *[other] A meld has at least { $wanted } tiles: { $lacking } more are missing.
        }
    }
fault-gap = { $lacking ->
    [one] { $missing } is missing
    [2] { $missing } are missing
   *[other] { $lacking } numbers are missing between
}
    .why = { $lacking ->
        [one] A run leaves out no number: { $missing } is missing.
       *[other] A run leaves out no number: { $missing } are missing.
    }
fault-jokers-only = { $many ->
    [one] a Joker needs tiles beside it
   *[other] Jokers need another tile beside them
}
    .why = { $wanted ->
        [one] A meld needs at least one tile that is no Joker.
       *[other] A meld needs at least { $wanted } tiles that are no Jokers.
    }
fault-unrelated = neither a run nor a group
    .why = { $many ->
        [one] { $tiles } has neither its colour nor its number in common with the others.
       *[other] { $tiles } have neither colour nor number in common.
    }
fault-wrong-colour = { $many ->
    [one] { $tiles } is not { $of }
    [2] { $tiles } are not { $of }
   *[other] { $many } tiles are not { $of }
}
    .why = { $many ->
        [one] A run keeps to one colour: { $tiles } is not { $of }.
       *[other] A run keeps to one colour: { $tiles } are not { $of }.
    }
fault-wrong-number = { $many ->
    [one] { $tiles } is no { $of }
    [2] { $tiles } are no { $of }s
   *[other] { $many } tiles are no { $of }s
}
    .why = { $many ->
        [one] A group keeps to one number: { $tiles } is no { $of }.
       *[other] A group keeps to one number: { $tiles } are no { $of }s.
    }
fault-repeated-number = { $many ->
    [one] { $tiles } comes twice
    [2] { $tiles }: one too many
   *[other] { $many } tiles come twice
}
    .why = A run has each number once, and { $tiles } { $many ->
        [one] comes
       *[other] come
    } twice.
fault-repeated-colour = two { $colour } tiles in a group
    .why = A group has each colour once, and { $colour } comes twice.
fault-fifth-tile = a group has four tiles at most
    .why = There are only four colours, so a group has no place for a fifth tile.
fault-one-in-middle = 13 - 1 - 2 is no run
    .why = { $side ->
        [after] { $tiles } cannot follow a 1 that ends a run.
       *[before] { $tiles } cannot come before a 1 that begins a run.
    }
fault-one-only-low = a 1 is only low here
    .why = In this game a 1 only begins a run: { $tiles } cannot follow 13.
fault-joker-no-place = { $many ->
    [one] no place for the Joker
   *[other] no place for { $many } Jokers
}
    .why = { $kind ->
        [group] All four colours are there, so the Joker has none to stand for.
        [run] All numbers of the run are there, so the Joker has none to stand for.
       *[none] There is no tile here that the Joker could stand for.
    }
fault-joker-pinned = this Joker stands for { $stands }
    .why = This Joker stands for { $stands }, which has no place here.
fault-jokers-too-many = too many Jokers here
    .why = { $wanted ->
        [0] There are too many Jokers for the other tiles.
        [one] One Joker is allowed with these tiles, and there are { $count }.
       *[other] { $wanted } Jokers are allowed with these tiles, and there are { $count }.
    }
fault-jokers-touch = these Jokers touch
    .why = By the rules of this house no two Jokers of a meld may touch.

## The whole rack

fault-too-many-copies = too many of { $tile }
    .why = The game has { $wanted } of each tile, and here are { $count } of { $tile }.
fault-too-many-jokers = too many Jokers
    .why = The game has at most { $wanted } Jokers, and here are { $count }.
fault-no-free-tile = no free tile
    .why = One tile must lie alone as the free tile: leave a gap before it.
fault-several-alone = { $many } tiles lie alone
    .why = { $tiles } lie alone, and only one tile may be free.
fault-rack-too-small = { $count } tiles of { $wanted }
    .why = { $count ->
        [one] A close takes { $wanted } tiles, and here is one.
       *[other] A close takes { $wanted } tiles, and here are { $count }.
    }
fault-rack-too-large = { $count } tiles, { $wanted } at most
    .why = A close takes { $wanted } tiles, and here are { $count }.
fault-segment-unfinished = not finished yet
    .why = Not all segments are finished yet.
fault-segment-faulty = not a meld
    .why = Not all segments are melds.
fault-not-in-row = these do not lie in a row
    .why = These tiles do not lie in a row.

## Rows of the price table

fault-not-melds = not all in runs and groups
    .why = not all of it lies in runs and groups.
fault-not-only-runs = not only runs
    .why = only runs count, and { $tiles } are a group.
fault-too-many-colours = { $count } colours, { $wanted } at most
    .why = { $wanted ->
        [one] all must have one colour, and { $tiles } { $many ->
            [one] has
           *[other] have
        } another.
       *[other] at most { $wanted } colours, and here are { $count }.
    }
fault-number-too-high = { $many ->
    [one] { $tiles } is above { $wanted }
   *[other] { $many } tiles are above { $wanted }
}
    .why = { $many ->
        [one] { $tiles } is above { $wanted }.
       *[other] { $tiles } are above { $wanted }.
    }
fault-number-too-low = { $many ->
    [one] { $tiles } is below { $wanted }
   *[other] { $many } tiles are below { $wanted }
}
    .why = { $many ->
        [one] { $tiles } is below { $wanted }.
       *[other] { $tiles } are below { $wanted }.
    }
fault-not-pairs = { $many ->
    [one] { $tiles } has no twin
   *[other] { $many } tiles have no twin
}
    .why = { $many ->
        [one] { $tiles } has no twin.
       *[other] { $tiles } have no twin.
    }
fault-not-eight = not eight of one number
    .why = it takes all eight tiles of one number.
fault-mosaic-numbers = not 1 to 13 and 1
    .why = the numbers do not go from 1 to 13 and on to a 1.
fault-mosaic-neighbours = neighbours share a colour
    .why = { $tiles } lie side by side and share a colour.
fault-mosaic-first-four = the first four repeat a colour
    .why = the first four tiles must have four different colours.
fault-mosaic-ends = the two 1s share a colour
    .why = at this table the two 1s must have different colours.
fault-mosaic-jokers = no Joker in a Mosaic here
    .why = at this table a Mosaic has no Jokers.
fault-rest-not-melds = the rest is not in melds
    .why = at this table the other tiles must lie in melds too.
fault-too-many-jokers-in-melds = too many Jokers in the melds
    .why = at this table { $wanted } Jokers at most may be arranged, and here are { $count }.
fault-no-joker-thrown = no Joker was thrown
    .why = no Joker was thrown.
fault-no-joker-free = the free tile is no Joker
    .why = the free tile is no Joker.

## Moves

fault-must-draw = draw first
    .why = A turn begins with drawing a tile.
fault-already-drawn = one tile was drawn
    .why = One tile was drawn already in this turn; now discard one.
fault-not-held = { $tile } is not in your rack
    .why = { $tile } is not among your tiles.
fault-joker-not-taken = a thrown Joker is not taken
    .why = A discarded Joker may not be picked up: draw from the stock.
fault-nothing-to-take = nothing to take
    .why = There is no discard to take.
fault-take-forbidden = no taking here
    .why = At this table discards are not taken: draw from the stock.
fault-does-not-close = this does not close
    .why = These tiles do not close yet.
fault-unknown-move = no such move
    .why = There is no such move.

### What is wrong and why: for every fault a label of at most eight words, which stands by the tiles, and the reason
### in a sentence (.why), which begins small as it may stand behind a colon.
###
### $tiles    the offending tiles, $many of them, copies told ("two red 7s"); $tile is the first of them
### $named    whether they are few enough to be named in a line: few or many
### $kinds    the same, each kind once ("red 7"); $different counts the kinds
### $colours  the colours of the offenders, $shades of them
### $all      the offenders and the others, each kind once
### $kind     what the others are becoming: run, group or none
### $of       what the rest has in common: its colour in a run, its number in a group
### $missing  the tiles that are missing, $lacking of them; $short says whether they are few enough to be named
### $either   the same with "or" between; $lacks says whether there are any
### $count    how many there are, and $wanted how many there should or may be
### $side     for a 1 in the middle: whether the offenders come before or after it
### $stands   what a Joker stands for
### $jokers   how many Jokers are among the others, and $free a tile that had better be free, where $other is yes

## Melds

fault-empty = no tiles here
    .why = there is no tile here yet.
fault-too-few = { $lacking ->
    [one] one more tile
   *[other] { $lacking } more tiles
}
    .why = { $kind ->
        [run] { $lacking ->
            [one] one more tile makes this a run.
           *[other] { $lacking } more tiles make this a run.
        }
        [group] { $lacking ->
            [one] one more tile makes this a group.
           *[other] { $lacking } more tiles make this a group.
        }
       *[none] { $lacking ->
            [one] one more tile makes this a run or a group.
           *[other] { $lacking } more tiles make this a run or a group.
        }
    }
fault-gap = { $lacking ->
    [one] { $missing } is missing
    [2] { $missing } are missing
   *[other] { $lacking } numbers are missing between
}
    .why = { $lacking ->
        [one] a run leaves out no number: { $missing } is missing.
       *[other] { $short ->
            [yes] a run leaves out no number: { $missing } are missing.
           *[no] a run leaves out no number: { $lacking } are missing here.
        }
    }
fault-jokers-only = a Joker needs other tiles
    .why = { $wanted ->
        [one] a meld needs at least one tile that is no Joker.
       *[other] a meld needs at least { $wanted } tiles that are no Jokers.
    }
fault-unrelated = neither a run nor a group
    .why = { $all } have neither colour nor number in common.
fault-wrong-colour = { $many ->
    [one] { $tiles } is not { $of }
    [2] { $tiles } are not { $of }
   *[other] { $many } tiles are not { $of }
}
    .why = { $many ->
        [one] a run keeps to one colour: { $tiles } is not { $of }.
       *[other] a run keeps to one colour: { $tiles } are not { $of }.
    }
fault-wrong-number = { $many ->
    [one] { $tiles } is no { $of }
    [2] { $tiles } are no { $of }s
   *[other] { $many } tiles are no { $of }s
}
    .why = { $many ->
        [one] a group keeps to one number: { $tiles } is no { $of }.
       *[other] a group keeps to one number: { $tiles } are no { $of }s.
    }
fault-repeated-number = { $different ->
    [one] { $kinds } comes twice
    [2] { $kinds } come twice
   *[other] { $different } numbers come twice
}
    .why = { $different ->
        [one] a run has each number once, and { $kinds } comes twice.
       *[other] a run has each number once, and { $kinds } come twice.
    }
fault-repeated-colour = { $shades ->
    [one] { $colours } comes twice in a group
    [2] { $colours } come twice in a group
   *[other] { $shades } colours come twice in a group
}
    .why = { $shades ->
        [one] a group has each colour once, and { $colours } comes twice.
       *[other] a group has each colour once, and { $colours } come twice.
    }
fault-fifth-tile = a group has four tiles at most
    .why = there are only four colours, so a group has no place for a fifth tile.
fault-one-in-middle = 13 - 1 - 2 is no run
    .why = { $side ->
        [after] { $tiles } cannot follow a 1 that ends a run.
       *[before] { $tiles } cannot come before a 1 that begins a run.
    }
fault-one-only-low = a 1 is only low here
    .why = in this game a 1 only begins a run: { $tiles } cannot follow 13.
fault-joker-no-place = { $many ->
    [one] no place for the Joker
   *[other] no place for { $many } Jokers
}
    .why = { $kind ->
        [group] all four colours are there, so the Joker has none to stand for.
        [run] all numbers of the run are there, so the Joker has none to stand for.
       *[none] there is no tile here that the Joker could stand for.
    }
fault-joker-pinned = this Joker stands for { $stands }
    .why = this Joker stands for { $stands }, which has no place here.
fault-jokers-too-many = too many Jokers here
    .why = { $wanted ->
        [0] there are too many Jokers for the other tiles.
        [one] one Joker is allowed with these tiles, and there are { $count }.
       *[other] { $wanted } Jokers are allowed with these tiles, and there are { $count }.
    }
fault-jokers-touch = these Jokers touch
    .why = by the rules of this house no two Jokers of a run may touch.

fault-not-in-box = not in the box of this game
    .why = { $many ->
        [one] { $tiles } is not in the box of this game.
       *[other] { $named ->
            [few] { $tiles } are not in the box of this game.
           *[many] { $many } of these are not in the box of this game.
        }
    }

## The whole rack

times = { $wanted ->
    [one] once
    [2] twice
   *[other] { $wanted } times
}

fault-too-many-copies = too many of { $tile }
    .why = the box has { $tile } { times }, and here it is { $count } times.
fault-too-many-jokers = too many Jokers
    .why = there are at most { $wanted } Jokers, and here are { $count }.
fault-no-free-tile = no free tile
    .why = { $many ->
        [0] all tiles are arranged, and one must lie alone as the free tile.
       *[other] leave a gap beside { $tile }, so that it lies alone as the free tile.
    }
fault-several-alone = { $many } tiles lie alone
    .why = { $named ->
        [few] { $tiles } lie alone, and only one tile may be free.
       *[many] { $many } tiles lie alone, and only one tile may be free.
    }
fault-rack-too-small = { $count } tiles of { $wanted }
    .why = { $count ->
        [one] a close takes { $wanted } tiles, and here is one.
       *[other] a close takes { $wanted } tiles, and here are { $count }.
    }
fault-rack-too-large = { $count } tiles, { $wanted } at most
    .why = a close takes { $wanted } tiles, and here are { $count }.
fault-segment-unfinished = not finished yet
    .why = not all segments are finished yet.
fault-segment-faulty = not a meld
    .why = not all segments are melds.
fault-not-in-row = the tiles lie otherwise
    .why = the tiles would do, but they lie otherwise.
fault-shelf-full = no room here
    .why = there is no room for this on that shelf.

## Rows of the price table

fault-not-melds = not all in runs and groups
    .why = not all of it lies in runs and groups.
fault-not-only-runs = not only runs
    .why = { $many ->
        [3] only runs count, and { $tiles } are a group.
        [4] only runs count, and { $tiles } are a group.
       *[other] only runs count, and { $many } tiles lie in groups.
    }
fault-too-many-colours = { $wanted ->
    [one] more than one colour
   *[other] more than { $wanted } colours
}
    .why = { $wanted ->
        [one] all must have one colour, and { $colours } { $shades ->
            [one] is
           *[other] are
        } there too.
       *[other] there may be { $wanted } colours at most, and the arranged tiles have { $count }.
    }
fault-number-too-high = { $many ->
    [one] { $tiles } is above { $wanted }
   *[other] { $many } arranged tiles are above { $wanted }
}
    .why = { $many ->
        [one] { $tiles } is above { $wanted }.
       *[other] { $named ->
            [few] { $tiles } are above { $wanted }.
           *[many] { $many } arranged tiles are above { $wanted }.
        }
    }
fault-number-too-low = { $many ->
    [one] { $tiles } is below { $wanted }
   *[other] { $many } arranged tiles are below { $wanted }
}
    .why = { $many ->
        [one] { $tiles } is below { $wanted }.
       *[other] { $named ->
            [few] { $tiles } are below { $wanted }.
           *[many] { $many } arranged tiles are below { $wanted }.
        }
    }
# Any tile may be the free one: of the choices the best is told.
fault-not-pairs = { $many ->
    [one] { $tiles } has no twin
   *[other] { $many } tiles have no twin
}
    .why = { $other ->
        [yes] even with { $free } free,{ " " }
       *[no] { "" }
    }{ $many ->
        [one] { $tiles } has no twin
       *[other] { $named ->
            [few] { $tiles } have no twin
           *[many] { $many } tiles have no twin
        }
    }{ $jokers ->
        [0] .
        [one] , and here is only one Joker.
       *[other] , and here are only { $jokers } Jokers.
    }
fault-not-eight = not eight of one number
    .why = it takes all eight tiles of one number, and at most { $count } of one number are here{ $jokers ->
        [0] .
        [one] , the Joker counted in.
       *[other] , Jokers counted in.
    }
fault-mosaic-numbers = not 1 to 13 and 1
    .why = the numbers do not go from 1 to 13 and on to a 1.
fault-mosaic-neighbours = neighbours share a colour
    .why = { $tiles } lie side by side and share a colour.
fault-mosaic-first-four = the first four repeat a colour
    .why = among the first four tiles, { $tiles } share a colour.
fault-mosaic-ends = the two 1s share a colour
    .why = at this table the two 1s must have different colours.
fault-mosaic-jokers = no Joker in a Mosaic here
    .why = at this table a Mosaic has no Jokers.
fault-rest-not-melds = the rest is not in melds
    .why = at this table the other tiles must lie in melds too.
fault-too-many-jokers-in-melds = too many Jokers in the melds
    .why = at this table { $wanted } Jokers at most may be arranged, and here are { $count }.
fault-no-joker-free = the free tile is no Joker
    .why = the free tile is no Joker.
fault-out-of-reach = these tiles cannot show it
    .why = { $count ->
        [0] however these tiles are laid, they do not show it.
        [one] however these tiles are laid, they do not show it: { $missing } is missing.
       *[other] { $short ->
            [yes] however these tiles are laid, they do not show it: at the nearest { $missing } are missing.
           *[no] however these tiles are laid, they do not show it: at the nearest { $count } tiles are missing.
        }
    }
fault-wrong-price = not what the table of prices gives
    .why = { $wanted ->
        [0] the table of prices gives something else.
       *[other] the table of prices has { $wanted } here, and not { $count }.
    }

## Moves

fault-must-draw = draw first
    .why = a turn begins with drawing a tile.
fault-already-drawn = one tile was drawn
    .why = one tile was drawn already in this turn; now discard one.
fault-not-held = { $many ->
    [one] { $tile } is not in your rack
   *[other] { $many } tiles are not in your rack
}
    .why = { $many ->
        [one] { $tile } is not among your tiles.
       *[other] { $named ->
            [few] { $tiles } are not among your tiles.
           *[many] { $many } of these are not among your tiles.
        }
    }
fault-joker-not-taken = a thrown Joker is not taken
    .why = a discarded Joker may not be picked up: draw from the stock.
fault-nothing-to-take = nothing to take
    .why = there is no tile to take.
fault-take-forbidden = no taking here
    .why = at this table discards are not taken: draw from the stock.
fault-does-not-close = this does not close
    .why = these tiles do not close yet.
fault-unknown-move = no such move
    .why = there is no such move.
fault-must-answer = refuse or play first
    .why = somebody may still refuse this deal: that comes before the first discard.
fault-cannot-refuse = this deal stands
    .why = a deal is refused before the first discard, by who was dealt { $wanted ->
        [one] a double
       *[other] { $wanted } doubles or more
    }; there { $count ->
        [one] is one
       *[other] are { $count }
    } here.
fault-extra-forbidden = no extra Jokers here
    .why = at this table nobody takes an extra Joker.
fault-extra-used = extra Joker used
    .why = the extra Joker of this game was taken already: there is one for each player.
fault-not-your-turn = not your turn
    .why = it is another player's turn.
fault-game-over = the game is over
    .why = this game has ended.

## Moves on the table of an open game

fault-table-tile-gone = { $many ->
    [one] { $tiles } is gone from the table
   *[other] { $many } tiles are gone from the table
}
    .why = { $many ->
        [one] every tile of the table has to stay there: { $tiles } is missing.
       *[other] { $named ->
            [few] every tile of the table has to stay there: { $tiles } are missing.
           *[many] every tile of the table has to stay there: { $many } are missing.
        }
    }
fault-nothing-laid = no tile laid
    .why = at least one tile of your own goes onto the table.
fault-opening-too-low = { $count } of { $wanted } points
    .why = { $count } of { $wanted } points: { $lacking } more, and you open.
fault-opening-without-run = no run in the opening
    .why = one of the melds that you open with has to be a run.
fault-not-open = you haven't opened yet
    .why = { $wanted ->
        [0] you haven't opened yet: until then what lies on the table isn't yours to touch.
       *[other] you haven't opened yet: first lay melds worth { $wanted } points from your own tiles.
    }
fault-touched-in-opening = not in the turn of your opening
    .why = { $named ->
        [few] in the turn in which you open, what lies there stays as it is: { $tiles }.
       *[many] in the turn in which you open, what lies there stays as it is: a meld of { $many } tiles was touched.
    }
fault-joker-not-replaced = this Joker was not replaced
    .why = { $lacks ->
        [yes] before this Joker goes elsewhere, { $either } has to take its place.
       *[no] before a Joker goes elsewhere, its tile has to take its place.
    }
fault-joker-not-from-rack = its tile has to come from your rack
    .why = { $lacks ->
        [yes] the tile that replaces this Joker comes from your rack, and not from the table: { $either }.
       *[no] the tile that replaces a Joker comes from your rack, and not from the table.
    }
fault-joker-meld-broken = this Joker's meld stays together
    .why = { $lacks ->
        [yes] nothing is taken from this Joker's meld before { $either } replaces the Joker.
       *[no] nothing is taken from a Joker's meld before its tile replaces the Joker.
    }
fault-joker-not-in-new-meld = a freed Joker makes a new meld
    .why = a Joker that you've replaced goes into a new meld, and all other tiles of it come from your rack.
fault-no-such-meld = no such meld
    .why = { $wanted ->
        [0] no meld lies on the table yet.
        [one] one meld lies on the table: it is number 1.
       *[other] { $wanted } melds lie on the table, numbered from 1.
    }
fault-does-not-fit = { $tile } does not fit here
    .why = { $tile } does not fit this meld.
fault-no-joker-there = no Joker in this meld
    .why = there is no Joker in this meld.
fault-not-what-joker-stands-for = the Joker is not { $tile }
    .why = you take a Joker by giving exactly the tile that it stands for, and that is not { $tile }.
fault-joker-left-over = the Joker has to be used
    .why = a Joker that you take from a meld has to lie in a meld again in the same turn.
fault-nothing-left-to-discard = no tile left to discard
    .why = keep one tile: the last one is discarded.
fault-just-taken = { $tile } was just taken
    .why = you've just taken { $tile } from the discards, so it is not what you discard in this turn.
fault-only-discard = only a discard in this turn
    .why = the first player's first turn is only a discard.
fault-stock-empty = the stock is empty
    .why = there is no tile left to draw.
fault-stock-not-empty = there are tiles to draw
    .why = you pass only when the stock is empty: draw a tile.
fault-no-timer = no timer here
    .why = at this table nobody's time runs out.

## Moves of the deal

fault-trump-not-turned = the Trump is still face down
    .why = first the tile left over is turned up.
fault-stack-not-found = the Trump's stack comes first
    .why = first the Trump goes into the stack that has its number.
fault-tile-not-moved = one tile waits beside the stacks
    .why = first the tile that the Trump replaced goes onto the next stack.
fault-deal-move-done = this is done already
    .why = this is done already; the deal goes on from here.
fault-no-such-stack = no such stack
    .why = there are { $wanted } stacks, numbered from 1.
fault-not-trump-stack = not the Trump's stack
    .why = { $tile } has a number of its own: that one says which stack, and it is not stack { $count }.
fault-not-next-stack = not the next stack
    .why = the replaced tile goes onto the next stack, which is the one after stack { $wanted }.
fault-not-eight-stack = not the stack of eight
    .why = dealing starts at the stack that has eight tiles, and stack { $count } has not.
fault-not-in-order = not the next in the row
    .why = stacks are dealt one after the other, after the last the first: before this it was stack { $wanted }.
fault-stack-dealt = this stack is dealt
    .why = stack { $count } was dealt already.

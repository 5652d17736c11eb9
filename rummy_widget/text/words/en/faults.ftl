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
    .why = there's no tile here yet.
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
        [one] a meld needs at least one tile that isn't a Joker.
       *[other] a meld needs at least { $wanted } tiles that aren't Jokers.
    }
fault-unrelated = neither a run nor a group
    .why = { $all } have neither colour nor number in common.
fault-wrong-colour = { $many ->
    [one] { $tiles } isn't { $of }
    [2] { $tiles } aren't { $of }
   *[other] { $many } tiles aren't { $of }
}
    .why = { $many ->
        [one] a run keeps to one colour: { $tiles } isn't { $of }.
       *[other] a run keeps to one colour: { $tiles } aren't { $of }.
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
fault-one-in-middle = 13 - 1 - 2: not a run
    .why = { $side ->
        [after] { $tiles } can't follow a 1 that ends a run.
       *[before] { $tiles } can't come before a 1 that begins a run.
    }
fault-one-only-low = a 1 is only low here
    .why = in this game a 1 only begins a run: { $tiles } can't follow 13.
fault-joker-no-place = { $many ->
    [one] no place for the Joker
   *[other] no place for { $many } Jokers
}
    .why = { $kind ->
        [group] all four colours are there, so the Joker has none to stand for.
        [run] all numbers of the run are there, so the Joker has none to stand for.
       *[none] there's no tile here that the Joker could stand for.
    }
fault-joker-pinned = this Joker stands for { $stands }
    .why = this Joker stands for { $stands }, which has no place here.
fault-jokers-too-many = too many Jokers here
    .why = { $wanted ->
        [0] there are too many Jokers for the other tiles.
        [one] these tiles take one Joker, and there are { $count }.
       *[other] these tiles take { $wanted } Jokers, and there are { $count }.
    }
fault-jokers-touch = these Jokers touch
    .why = in this house no two Jokers in a run may touch.

fault-not-in-box = not in the box of this game
    .why = { $many ->
        [one] { $tiles } isn't in the box of this game.
       *[other] { $named ->
            [few] { $tiles } aren't in the box of this game.
           *[many] { $many } of these aren't in the box of this game.
        }
    }

## The whole rack

times = { $wanted ->
    [one] once
    [2] twice
   *[other] { $wanted } times
}

fault-too-many-copies = too many of { $tile }
    .why = the box has { $tile } { times }, and you have it { $count } times.
fault-too-many-jokers = too many Jokers
    .why = there are { $wanted } Jokers at most, and you have { $count }.
fault-no-free-tile = no free tile
    .why = { $many ->
        [0] you've arranged them all: leave one alone as the free tile.
       *[other] leave a gap beside { $tile }, so that it lies alone as the free tile.
    }
fault-several-alone = { $many } tiles lie alone
    .why = { $named ->
        [few] { $tiles } lie alone, and only one tile can be free.
       *[many] { $many } tiles lie alone, and only one tile can be free.
    }
fault-rack-too-small = { $count } tiles of { $wanted }
    .why = { $count ->
        [one] a close takes { $wanted } tiles, and there's one here.
       *[other] a close takes { $wanted } tiles, and there are { $count }.
    }
fault-rack-too-large = { $count } tiles, { $wanted } at most
    .why = a close takes { $wanted } tiles, and there are { $count }.
fault-segment-unfinished = not finished yet
    .why = some segments aren't finished yet.
fault-segment-faulty = not a meld
    .why = some segments aren't melds.
fault-not-in-row = laid in another way
    .why = the tiles are right, but you've laid them in another way.
fault-shelf-full = no room here
    .why = there's no room for this on that shelf.

## Rows of the price table

fault-not-melds = not all in runs and groups
    .why = some tiles aren't in runs or groups.
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
        [one] it takes one colour only, and { $colours } { $shades ->
            [one] is
           *[other] are
        } there too.
       *[other] it takes { $wanted } colours at most, and the arranged tiles have { $count }.
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
        [one] , and there's only one Joker.
       *[other] , and there are only { $jokers } Jokers.
    }
fault-not-eight = not eight of one number
    .why = it takes all eight tiles of one number, and you have at most { $count } of one number{ $jokers ->
        [0] .
        [one] , counting the Joker.
       *[other] , counting Jokers.
    }
fault-mosaic-numbers = not 1 to 13 and 1
    .why = the numbers don't go from 1 to 13 and on to a 1.
fault-mosaic-neighbours = neighbours share a colour
    .why = { $tiles } lie side by side and share a colour.
fault-mosaic-first-four = the first four repeat a colour
    .why = among the first four tiles, { $tiles } share a colour.
fault-mosaic-ends = the two 1s share a colour
    .why = at this table the two 1s need different colours.
fault-mosaic-jokers = no Joker in a Mosaic here
    .why = at this table a Mosaic has no Jokers.
fault-rest-not-melds = the rest isn't in melds
    .why = at this table you lay the other tiles in melds too.
fault-too-many-jokers-in-melds = too many Jokers in the melds
    .why = at this table you may arrange { $wanted } Jokers at most, and there are { $count }.
fault-no-joker-free = the free tile isn't a Joker
    .why = the free tile isn't a Joker.
fault-out-of-reach = these tiles can't show it
    .why = { $count ->
        [0] however you lay these tiles, they don't show it.
        [one] however you lay these tiles, they don't show it: { $missing } is missing.
       *[other] { $short ->
            [yes] however you lay these tiles, they don't show it: the nearest way lacks { $missing }.
           *[no] however you lay these tiles, they don't show it: the nearest way lacks { $count } tiles.
        }
    }
fault-wrong-price = not what the price table says
    .why = { $wanted ->
        [0] the price table says something else.
       *[other] the price table says { $wanted } here, not { $count }.
    }

## Moves

fault-must-draw = draw first
    .why = begin your turn by drawing a tile.
fault-already-drawn = you've drawn already
    .why = you've drawn a tile in this turn already; now discard one.
fault-not-held = { $many ->
    [one] { $tile } isn't on your rack
   *[other] { $many } tiles aren't on your rack
}
    .why = { $many ->
        [one] { $tile } isn't among your tiles.
       *[other] { $named ->
            [few] { $tiles } aren't among your tiles.
           *[many] { $many } of these aren't among your tiles.
        }
    }
fault-joker-not-taken = you can't take a thrown Joker
    .why = a thrown Joker stays where it is: draw from the stock.
fault-nothing-to-take = nothing to take
    .why = there's no tile to take.
fault-take-forbidden = no taking here
    .why = at this table you can't take discards: draw from the stock.
fault-does-not-close = this doesn't close
    .why = these tiles don't close yet.
fault-unknown-move = no such move
    .why = there's no such move.
fault-must-answer = refuse or play first
    .why = somebody may still refuse this deal: ask them before the first discard.
fault-cannot-refuse = this deal stands
    .why = only a player dealt { $wanted ->
        [one] a double
       *[other] { $wanted } doubles
    } may refuse, before the first discard; you have { $count ->
        [0] none
       *[other] { $count }
    }.
fault-extra-forbidden = no extra Jokers here
    .why = this table plays without extra Jokers.
fault-extra-used = extra Joker used
    .why = you've taken your extra Joker already: there's one for each player.
fault-not-your-turn = not your turn
    .why = it's another player's turn.
fault-game-over = the game is over
    .why = this game has ended.

## Moves on the table of an open game

fault-table-tile-gone = { $many ->
    [one] { $tiles } is gone from the table
   *[other] { $many } tiles are gone from the table
}
    .why = { $many ->
        [one] every tile on the table stays there: { $tiles } is missing.
       *[other] { $named ->
            [few] every tile on the table stays there: { $tiles } are missing.
           *[many] every tile on the table stays there: { $many } are missing.
        }
    }
fault-table-tile-on-rack = this stays on the table
    .why = { $many ->
        [one] { $tiles } belongs to the table: only what you laid in this turn goes back to your rack.
       *[other] { $named ->
            [few] { $tiles } belong to the table: only what you laid in this turn goes back to your rack.
           *[many] { $many } of these tiles belong to the table: only what you laid in this turn goes back to your rack.
        }
    }
fault-meld-taken-apart = this meld stays together
    .why = { $named ->
        [few] melds that lie there are never taken apart: { $tiles } stay together.
       *[many] melds that lie there are never taken apart: a meld of { $many } tiles was.
    }
fault-nothing-laid = no tile laid
    .why = at least one tile of your own goes onto the table.
fault-opening-too-low = { $count } of { $wanted } points
    .why = { $count } of { $wanted } points: { $lacking } more, and you open.
fault-opening-without-run = no run in the opening
    .why = lay at least one run among the melds that you open with.
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
fault-joker-not-replaced = nothing replaces this Joker
    .why = { $lacks ->
        [yes] before you use this Joker elsewhere, put { $either } in its place.
       *[no] before you use a Joker elsewhere, put its tile in its place.
    }
fault-joker-not-from-rack = its tile comes from your rack
    .why = { $lacks ->
        [yes] the tile that replaces this Joker comes from your rack, not from the table: { $either }.
       *[no] the tile that replaces a Joker comes from your rack, not from the table.
    }
fault-joker-meld-broken = this Joker's meld stays together
    .why = { $lacks ->
        [yes] take nothing from this Joker's meld until { $either } replaces the Joker.
       *[no] take nothing from a Joker's meld until its tile replaces the Joker.
    }
fault-joker-not-in-new-meld = a freed Joker makes a new meld
    .why = put a Joker that you've replaced into a new meld, and take all its other tiles from your rack.
fault-no-such-meld = no such meld
    .why = { $wanted ->
        [0] no meld lies on the table yet.
        [one] one meld lies on the table: it's number 1.
       *[other] { $wanted } melds lie on the table, numbered from 1.
    }
fault-does-not-fit = { $tile } doesn't fit here
    .why = { $tile } doesn't fit this meld.
fault-no-joker-there = no Joker in this meld
    .why = there's no Joker in this meld.
fault-not-what-joker-stands-for = the Joker isn't { $tile }
    .why = you take a Joker by giving exactly the tile that it stands for, and that isn't { $tile }.
fault-joker-left-over = use the Joker that you took
    .why = if you take a Joker from a meld, lay it in a meld again in the same turn.
fault-nothing-left-to-discard = no tile left to discard
    .why = keep one tile: you discard the last one.
fault-just-taken = { $tile } was just taken
    .why = you've just taken { $tile } from the discards, so you can't discard it in this turn.
fault-only-discard = only a discard in this turn
    .why = the first player's first turn is only a discard.
fault-stock-empty = the stock is empty
    .why = there's no tile left to draw.
fault-stock-not-empty = there are tiles to draw
    .why = you pass only when the stock is empty: draw a tile.
fault-no-timer = no timer here
    .why = this table plays without a timer.

## Moves of the deal

fault-trump-not-turned = the Trump is still face down
    .why = first turn up the tile that's left over.
fault-stack-not-found = the Trump's stack comes first
    .why = first put the Trump into the stack that has its number.
fault-tile-not-moved = one tile waits beside the stacks
    .why = first put the tile that the Trump replaced onto the next stack.
fault-deal-move-done = that's done already
    .why = that's done already; the deal goes on from here.
fault-no-such-stack = no such stack
    .why = there are { $wanted } stacks, numbered from 1.
fault-not-trump-stack = not the Trump's stack
    .why = the number of { $tile } says which stack, and it isn't stack { $count }.
fault-not-next-stack = not the next stack
    .why = the replaced tile goes onto the next stack, the one after stack { $wanted }.
fault-not-eight-stack = not the stack of eight
    .why = start dealing at the stack that has eight tiles; stack { $count } hasn't.
fault-not-in-order = not the next in the row
    .why = deal the stacks one after the other, and the first after the last: the last dealt was stack { $wanted }.
fault-stack-dealt = this stack is gone
    .why = you've dealt stack { $count } already.

### Faults: for each a label of at most eight words, shown next to the tiles, and the reason in a sentence (.why).
### The sentence begins with a small letter, because it may follow a colon.
###
### $tiles    the wrong tiles, copies counted ("two red 7s"); $many is their number, $tile the first of them
### $named    few if there are few enough to name them all, otherwise many
### $kinds    the wrong tiles, each kind once ("red 7"); $different is the number of kinds
### $colours  the colours of the wrong tiles; $shades is their number
### $all      the wrong tiles and the others, each kind once
### $kind     what the other tiles are part of: run, group or none
### $of       what the other tiles have in common: their colour in a run, their number in a group
### $missing  the missing tiles; $lacking is their number, $short is yes if there are few enough to name them all
### $either   the missing tiles, joined by "or"; $lacks is yes if there are any
### $count    how many there are; $wanted is how many there should be, or may be at most
### $side     for a 1 in the middle of a run: whether the wrong tiles come before or after it
### $stands   the tile that a Joker stands for
### $jokers   the number of Jokers among the other tiles
### $free     a tile that is better left out as the free tile; $other is yes if there is one

## Melds

fault-empty = no tiles here
    .why = there's no tile here yet.
fault-too-few = { $lacking ->
    [one] one tile short
   *[other] { $lacking } tiles short
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
   *[other] { $lacking } numbers are missing in between
}
    .why = { $lacking ->
        [one] a run has no gaps: { $missing } is missing.
       *[other] { $short ->
            [yes] a run has no gaps: { $missing } are missing.
           *[no] a run has no gaps: { $lacking } numbers are missing.
        }
    }
fault-jokers-only = add a tile
    .why = { $wanted ->
        [one] a meld needs at least one tile that isn't a Joker.
       *[other] a meld needs at least { $wanted } tiles that aren't Jokers.
    }
fault-unrelated = neither a run nor a group
    .why = { $all } share neither colour nor number.
fault-wrong-colour = { $many ->
    [one] { $tiles } isn't { $of }
    [2] { $tiles } aren't { $of }
   *[other] { $many } tiles aren't { $of }
}
    .why = { $many ->
        [one] a run has one colour: { $tiles } isn't { $of }.
       *[other] a run has one colour: { $tiles } aren't { $of }.
    }
fault-wrong-number = { $many ->
    [one] { $tiles } isn't { $of ->
        [8] an
        [11] an
       *[other] a
    } { $of }
    [2] { $tiles } aren't { $of }s
   *[other] { $many } tiles aren't { $of }s
}
    .why = { $many ->
        [one] a group has one number: { $tiles } isn't { $of ->
            [8] an
            [11] an
           *[other] a
        } { $of }.
       *[other] a group has one number: { $tiles } aren't { $of }s.
    }
fault-repeated-number = { $different ->
    [one] { $kinds } appears twice
    [2] { $kinds } appear twice
   *[other] { $different } numbers appear twice
}
    .why = { $different ->
        [one] a run has each number once, but { $kinds } appears twice.
       *[other] a run has each number once, but { $kinds } appear twice.
    }
fault-repeated-colour = { $shades ->
    [one] { $colours } appears twice in a group
    [2] { $colours } appear twice in a group
   *[other] { $shades } colours appear twice in a group
}
    .why = { $shades ->
        [one] a group has each colour once, but { $colours } appears twice.
       *[other] a group has each colour once, but { $colours } appear twice.
    }
fault-fifth-tile = a group has four tiles at most
    .why = there are only four colours, so a fifth tile doesn't fit.
fault-one-in-middle = 13 - 1 - 2: not a run
    .why = { $side ->
        [after] { $tiles } can't follow a 1 that ends a run.
       *[before] { $tiles } can't come before a 1 that begins a run.
    }
fault-one-only-low = a 1 is only low here
    .why = here a 1 only begins a run: { $tiles } can't follow 13.
fault-joker-no-place = { $many ->
    [one] no place for the Joker
   *[other] no place for { $many } Jokers
}
    .why = { $kind ->
        [group] the group has all four colours, so there's none left for the Joker.
        [run] the run has all its numbers, so there's none left for the Joker.
       *[none] there's no tile here that the Joker could stand for.
    }
fault-joker-pinned = this Joker stands for { $stands }
    .why = this Joker stands for { $stands }, which doesn't fit here.
fault-jokers-too-many = too many Jokers here
    .why = { $wanted ->
        [0] there are too many Jokers for the other tiles.
        [one] these tiles have room for one Joker, and there are { $count }.
       *[other] these tiles have room for { $wanted } Jokers, and there are { $count }.
    }
fault-jokers-touch = these Jokers touch
    .why = by these rules two Jokers in a run can't touch.

fault-not-in-box = not part of this game
    .why = { $many ->
        [one] { $tiles } isn't part of this game.
       *[other] { $named ->
            [few] { $tiles } aren't part of this game.
           *[many] { $many } of these aren't part of this game.
        }
    }

## The whole rack

times = { $wanted ->
    [one] once
    [2] twice
   *[other] { $wanted } times
}

fault-too-many-copies = too many copies of { $tile }
    .why = { $tile } is in the box { times }, but you have { $count } copies.
fault-too-many-jokers = too many Jokers
    .why = there are at most { $wanted } Jokers, but you have { $count }.
fault-no-free-tile = no free tile
    .why = { $many ->
        [0] you've arranged all your tiles: leave one out as the free tile.
       *[other] leave a gap next to { $tile } to make it the free tile.
    }
fault-several-alone = { $many } tiles are alone
    .why = { $named ->
        [few] { $tiles } are alone, but only one tile can be free.
       *[many] { $many } tiles are alone, but only one tile can be free.
    }
fault-rack-too-small = { $count } of { $wanted } tiles
    .why = { $count ->
        [one] you need { $wanted } tiles to close, and there's one here.
       *[other] you need { $wanted } tiles to close, and there are { $count }.
    }
fault-rack-too-large = { $count } tiles, { $wanted } at most
    .why = you need { $wanted } tiles to close, and there are { $count }.
fault-segment-unfinished = not finished yet
    .why = some melds aren't finished yet.
fault-segment-faulty = not a meld
    .why = some tiles aren't in melds.
fault-not-in-row = laid out differently
    .why = your tiles could make this, but you've laid them out differently.
fault-shelf-full = no room here
    .why = there's no room for this on that shelf.

## Rows of the price table

fault-not-melds = not all in runs and groups
    .why = some tiles aren't in runs or groups.
fault-not-only-runs = not only runs
    .why = { $many ->
        [3] only runs count, and { $tiles } are a group.
        [4] only runs count, and { $tiles } are a group.
       *[other] only runs count, and { $many } tiles are in groups.
    }
fault-too-many-colours = { $wanted ->
    [one] more than one colour
   *[other] more than { $wanted } colours
}
    .why = { $wanted ->
        [one] only one colour counts, and { $colours } { $shades ->
            [one] is
           *[other] are
        } among the tiles, too.
       *[other] you may have { $wanted } colours at most, and there are { $count }.
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
# Any tile may be the free one; the sentence names the best choice.
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
    .why = you need all eight tiles of one number, and have at most { $count } of any one{ $jokers ->
        [0] .
        [one] , counting the Joker.
       *[other] , counting Jokers.
    }
fault-mosaic-numbers = not 1 to 13, then 1
    .why = the numbers don't go from 1 to 13 and on to a 1.
fault-mosaic-neighbours = neighbours share a colour
    .why = { $tiles } are neighbours and share a colour.
fault-mosaic-first-four = the first four repeat a colour
    .why = among the first four tiles, { $tiles } share a colour.
fault-mosaic-ends = the two 1s share a colour
    .why = at this table the two 1s need different colours.
fault-mosaic-jokers = no Joker in a Mosaic here
    .why = at this table a Mosaic has no Jokers.
fault-rest-not-melds = the rest isn't in melds
    .why = at this table the other tiles must be in melds, too.
fault-too-many-jokers-in-melds = too many Jokers in the melds
    .why = at this table you may arrange { $wanted } Jokers at most, and there are { $count }.
fault-no-joker-free = the free tile isn't a Joker
    .why = the free tile isn't a Joker.
fault-out-of-reach = these tiles can't make it
    .why = { $count ->
        [0] these tiles can't make it.
        [one] these tiles can't make it: { $missing } is missing.
       *[other] { $short ->
            [yes] these tiles can't make it: at best, you still need { $missing }.
           *[no] these tiles can't make it: at best, you still need { $count } tiles.
        }
    }
fault-wrong-price = not what the price table says
    .why = { $wanted ->
        [0] the price table says something else.
       *[other] the price table says { $wanted } here, not { $count }.
    }

## Moves

fault-must-draw = draw first
    .why = draw a tile first.
fault-already-drawn = you've drawn already
    .why = you've already drawn a tile; now discard one.
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
fault-must-answer = keep or refuse the deal first
    .why = somebody may still refuse this deal: they decide before the first discard.
fault-cannot-refuse = you can't refuse this deal
    .why = before the first discard you can refuse with { $wanted ->
        [one] a double
       *[other] { $wanted } doubles
    } or more; you have { $count ->
        [0] none
       *[other] { $count }
    }.
fault-extra-forbidden = no extra Jokers here
    .why = this table plays without extra Jokers.
fault-extra-used = extra Joker used
    .why = you've already taken your extra Joker: each player gets one.
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
        [one] tiles on the table stay there: { $tiles } is missing.
       *[other] { $named ->
            [few] tiles on the table stay there: { $tiles } are missing.
           *[many] tiles on the table stay there: { $many } are missing.
        }
    }
fault-table-tile-on-rack = this stays on the table
    .why = { $many ->
        [one] { $tiles } belongs to the table: take back only what you laid this turn.
       *[other] { $named ->
            [few] { $tiles } belong to the table: take back only what you laid this turn.
           *[many] { $many } of these tiles belong to the table: take back only what you laid this turn.
        }
    }
fault-meld-taken-apart = this meld stays together
    .why = { $named ->
        [few] you can't take melds apart: { $tiles } stay together.
       *[many] you can't take melds apart: you split a meld of { $many } tiles.
    }
fault-nothing-laid = no tile laid
    .why = lay at least one tile of your own.
fault-opening-too-low = { $count } of { $wanted } points
    .why = { $count } of { $wanted } points: you need { $lacking ->
        [one] one more point
       *[other] { $lacking } more points
    } to open.
fault-opening-without-run = you need a run to open
    .why = lay at least one run to open.
fault-not-open = you haven't opened yet
    .why = { $wanted ->
        [0] you haven't opened yet, so leave the melds on the table alone.
       *[other] you haven't opened yet: first lay { $wanted } points from your own tiles.
    }
fault-touched-in-opening = not in the turn you open
    .why = { $named ->
        [few] in the turn you open, leave the other melds alone: you touched { $tiles }.
       *[many] in the turn you open, leave the other melds alone: you touched a meld of { $many } tiles.
    }
fault-joker-not-replaced = nothing replaces this Joker
    .why = { $lacks ->
        [yes] put { $either } in this Joker's place before you use it elsewhere.
       *[no] replace a Joker with its tile before you use it elsewhere.
    }
fault-joker-not-from-rack = use a tile from your rack
    .why = { $lacks ->
        [yes] replace this Joker with { $either } from your rack, not from the table.
       *[no] replace a Joker with a tile from your rack, not from the table.
    }
fault-joker-meld-broken = this Joker's meld stays together
    .why = { $lacks ->
        [yes] replace this Joker with { $either } before you take tiles from its meld.
       *[no] replace a Joker before you take tiles from its meld.
    }
fault-joker-not-in-new-meld = a freed Joker goes into a new meld
    .why = put a Joker you've replaced into a new meld with tiles from your rack.
fault-no-such-meld = no such meld
    .why = { $wanted ->
        [0] there's no meld on the table yet.
        [one] there's one meld on the table: number 1.
       *[other] there are { $wanted } melds on the table, numbered from 1.
    }
fault-does-not-fit = { $tile } doesn't fit here
    .why = { $tile } doesn't fit this meld.
fault-no-joker-there = no Joker in this meld
    .why = there's no Joker in this meld.
fault-not-what-joker-stands-for = the Joker isn't { $tile }
    .why = to take a Joker, give the tile it stands for. That isn't { $tile }.
fault-joker-left-over = use the Joker you took
    .why = lay the Joker you took in a meld this turn.
fault-nothing-left-to-discard = no tile left to discard
    .why = keep one tile to discard.
fault-just-taken = { $tile } was just taken
    .why = you've just taken { $tile }, so you can't discard it this turn.
fault-only-discard = just discard this turn
    .why = on the first turn of the game, you just discard.
fault-stock-empty = the stock is empty
    .why = there's no tile left to draw.
fault-stock-not-empty = there are tiles to draw
    .why = you can't pass while there are tiles to draw: draw one.
fault-no-timer = no timer here
    .why = this table plays without a timer.

## Moves of the deal

fault-trump-not-turned = the Trump is still face down
    .why = first turn up the tile that's left over.
fault-stack-not-found = the Trump's stack comes first
    .why = first put the Trump onto the stack with its number.
fault-tile-not-moved = a tile is still beside the stacks
    .why = the Trump took a tile's place: first put that tile on the next stack.
fault-deal-move-done = that's done already
    .why = that's done already; go on from here.
fault-no-such-stack = no such stack
    .why = there are { $wanted } stacks, numbered from 1.
fault-not-trump-stack = not the Trump's stack
    .why = find the stack with the number of { $tile }: it isn't stack { $count }.
fault-not-next-stack = not the next stack
    .why = the Trump took a tile's place: put that tile on the stack after stack { $wanted }.
fault-not-eight-stack = not the stack of eight
    .why = start with the stack of eight tiles, not with stack number { $count }.
fault-not-in-order = not the next one to deal
    .why = deal the stacks in order, and start again after the last: you've just dealt stack { $wanted }.
fault-stack-dealt = this stack is dealt
    .why = you've dealt stack { $count } already.

### Explanations of a score: what would pay more, and with which tiles.

## What proves the price

explained-free = { $tile } is free.
explained-pair = pair: { $tiles }
explained-row = in order: { $tiles }
explained-eight = the eight tiles: { $tiles }

## What would pay more, shown next to the patterns that don't hold

explained-fewer-jokers = { $left ->
    [0] Without a Joker among the tiles that count, { $pattern } would pay { $points }; { $jokers }.
   *[other] With one Joker fewer among the tiles that count, { $pattern } would pay { $points }; { $jokers }.
}
explained-otherwise = With other tiles, { $pattern } would pay { $points }.
explained-jokers = { $count ->
    [one] you've used one
    [2] you've used two
    [3] you've used three
    [4] you've used four
   *[other] you've used { $count }
}

## The smallest change: which tile replaces which, and what the rack is worth then

explained-change = { $exchange }: { $worth }.
explained-one = a { $by } instead of { $twin ->
    [yes] a
   *[no] the
} { $away }
explained-two = { $by } instead of { $away }
explained-worth = { $free ->
    [yes] { $pattern } with a Joker left over, { $points }
   *[no] { $pattern }, { $points }
}
explained-and-pays = { $worth }, or even { $points } as { $pattern }
explained-more = { $count ->
    [one] One more swap works, too.
    [2] Two more swaps work, too.
    [3] Three more swaps work, too.
   *[other] { $count } more swaps work, too.
}
explained-far = { $tried ->
    [one] Swapping one tile doesn't make it worth more.
    [2] Swapping one or two tiles doesn't make it worth more.
   *[other] Swapping up to { $tried } tiles doesn't make it worth more.
}

## Tiles that don't close

explained-few = { $count ->
    [one] You need { $size } tiles to close, and there's one here.
   *[other] You need { $size } tiles to close, and there are { $count }.
}
explained-arranged = Fourteen of the tiles already fit together.
explained-distance = { $count ->
    [one] Not yet. Swap one tile and it closes.
    [2] Not yet. Swap two tiles and it closes.
    [3] Not yet. Swap three tiles and it closes.
    [4] Not yet. Swap four tiles and it closes.
   *[other] Not yet. Swap { $count } tiles and it closes.
}
explained-never = None of the tiles left would let this rack close.
explained-missing = { $count ->
    [one] At best, you still need { $missing }.
   *[other] { $short ->
        [yes] At best, you still need { $missing }.
       *[no] At best, you still need { $count } tiles.
    }
}

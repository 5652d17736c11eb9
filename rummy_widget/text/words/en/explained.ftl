### Every score explained: what would pay more, and by which tile.

## What proves the price

explained-free = { $tile } is free.
explained-pair = pair: { $tiles }
explained-row = in order: { $tiles }
explained-eight = the eight: { $tiles }

## What would pay more, beside the patterns that fail

explained-fewer-jokers = { $left ->
    [0] { $pattern } without a Joker among the tiles that count, { $points }; { $jokers }.
   *[other] { $pattern } with one Joker fewer among the tiles that count, { $points }; { $jokers }.
}
explained-otherwise = { $pattern } at a better price, { $points }.
explained-jokers = { $count ->
    [one] one Joker is among them now
    [2] two Jokers are among them now
    [3] three Jokers are among them now
    [4] four Jokers are among them now
   *[other] { $count } Jokers are among them now
}

## The nearest change: what comes for what goes, and what the rack is worth then

explained-change = { $exchange }: { $worth }.
explained-one = a { $by } for { $twin ->
    [yes] a
   *[no] the
} { $away }
explained-two = { $by } for { $away }
explained-worth = { $free ->
    [yes] { $pattern } with a Joker free, { $points }
   *[no] { $pattern }, { $points }
}
explained-and-pays = { $worth }, and as { $pattern } even { $points }
explained-more = { $count ->
    [one] One more swap does it too.
    [2] Two more swaps do it too.
    [3] Three more swaps do it too.
   *[other] { $count } more swaps do it too.
}
explained-far = { $tried ->
    [one] Swapping one tile doesn't make it worth more.
    [2] Swapping one or two tiles doesn't make it worth more.
   *[other] Swapping up to { $tried } tiles doesn't make it worth more.
}

## Tiles that do not close

explained-few = { $count ->
    [one] A close takes { $size } tiles, and there's one here.
   *[other] A close takes { $size } tiles, and there are { $count }.
}
explained-arranged = You can arrange fourteen of them already.
explained-distance = { $count ->
    [one] Not yet. Swap one tile and it closes.
    [2] Not yet. Swap two tiles and it closes.
    [3] Not yet. Swap three tiles and it closes.
    [4] Not yet. Swap four tiles and it closes.
   *[other] Not yet. Swap { $count } tiles and it closes.
}
explained-never = None of the tiles left would close it.
explained-missing = { $count ->
    [one] The nearest way lacks { $missing }.
   *[other] { $short ->
        [yes] The nearest way lacks { $missing }.
       *[no] The nearest way lacks { $count } tiles.
    }
}

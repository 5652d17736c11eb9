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
    [one] One more exchange does it too.
    [2] Two more exchanges do it too.
    [3] Three more exchanges do it too.
   *[other] { $count } more exchanges do it too.
}
explained-far = { $tried ->
    [one] No exchange of one tile makes it worth more.
    [2] No exchange of one or two tiles makes it worth more.
   *[other] No exchange of up to { $tried } tiles makes it worth more.
}

## Tiles that do not close

explained-few = { $count ->
    [one] A close takes { $size } tiles, and here is one.
   *[other] A close takes { $size } tiles, and here are { $count }.
}
explained-arranged = Fourteen of them can be arranged already.
explained-distance = { $count ->
    [one] Does not close: one tile has to be another.
    [2] Does not close: two tiles have to be others.
    [3] Does not close: three tiles have to be others.
    [4] Does not close: four tiles have to be others.
   *[other] Does not close: { $count } tiles have to be others.
}
explained-never = No tiles that are left would make it close.
explained-missing = { $count ->
    [one] At the nearest { $missing } is missing.
   *[other] { $short ->
        [yes] At the nearest { $missing } are missing.
       *[no] At the nearest { $count } tiles are missing.
    }
}

### What a rack shows and what a close is worth, with its reasons.

pattern = { $pattern ->
    [simple] Simple
    [mosaic] Mosaic
    [bicolor] Bicolor
    [minor] Minor
    [major] Major
    [doubles] Doubles
    [grand_care] Grand Care
   *[monocolor] Monocolor
}
tier = { $tier ->
    [small] Small
    [big] Big
   *[special] Special
}

## Segments: the short label under the tiles, and their name for a screen reader

segment-free = free tile
segment-melds = { $melds } melds
segment-part = { $whole ->
    [doubles] { $pairs ->
        [one] pair
       *[other] { $pairs } pairs
    }
    [mosaic] part of the Mosaic
    [grand_care] part of the Grand Care
   *[none] part
}
segment-lacks = one more: { $completions }
segment-lacks-why = { $tiles } lack one more tile, { $completions }.
segment-named-run = run, { $tiles }
segment-named-group = group, { $tiles }
segment-named-loose = loose, { $tiles }
segment-named-free = free tile, { $tiles }
segment-named-part = { $label }, { $tiles }
segment-named-unfinished = unfinished, { $label }
segment-named-fault = not valid, { $label }
segment-with = { $name }, with { $jokers }

## The whole rack, in one sentence

rack-empty = The rack is empty.
rack-readable = Rack with { count-tiles }
rack-look-only = You can only look at this rack.
rack-no-table = There's no table here, only a rack.
rack-other-tiles = These aren't the tiles of this rack.
rack-closes = { $points ->
    [one] This closes as it lies: { $pattern }, one point.
   *[other] This closes as it lies: { $pattern }, { $points } points.
}
rack-dearer = { $another ->
    [yes] { $closes } As { $pattern } the same tiles are worth { $points }.
   *[no] { $closes } Laid in another way the same tiles are worth { $points }.
}
rack-more-faults = { $count ->
    [0] { $reason }
    [one] { $reason } One more segment isn't valid.
    [2] { $reason } Two more segments aren't valid.
   *[other] { $reason } { $count } more segments aren't valid.
}
rack-unfinished = { $unfinished ->
    [one] One segment is unfinished: { $reason }
    [2] Two segments are unfinished. The first: { $reason }
    [3] Three segments are unfinished. The first: { $reason }
   *[other] { $unfinished } segments are unfinished. The first: { $reason }
}
rack-loose = { $count ->
    [one] One tile lies alone here.
    [2] Two tiles lie alone. Put tiles side by side to make melds.
    [3] Three tiles lie alone. Put tiles side by side to make melds.
   *[other] { $count } tiles lie alone. Put tiles side by side to make melds.
}
rack-melds = { $melds ->
    [one] All of it is one meld.
    [2] All of it lies in two melds.
    [3] All of it lies in three melds.
    [4] All of it lies in four melds.
   *[other] All of it lies in { $melds } melds.
}
rack-melds-loose = { $melds ->
    [one] One meld, { $loose }.
    [2] Two melds, { $loose }.
    [3] Three melds, { $loose }.
    [4] Four melds, { $loose }.
   *[other] { $melds } melds, { $loose }.
}
loose-tiles = { $count ->
    [one] and one tile lies alone
    [2] and two tiles lie alone
    [3] and three tiles lie alone
   *[other] and { $count } tiles lie alone
}
rack-parts = { $whole ->
    [mosaic] So far all of it fits a Mosaic.
    [doubles] So far all of it fits Doubles.
    [grand_care] So far all of it fits a Grand Care.
   *[none] So far nothing is in the way.
}

## The proof of a close: first what holds

proof-closes = Closes: 14 tiles in melds, { $free } free.
proof-closes-whole = Closes without runs and groups: 14 tiles arranged, { $free } free.
proof-simple = Simple: all of it in runs and groups.
proof-mosaic = Mosaic: 1 to 13 and a 1 again, neighbours in different colours.
proof-bicolor = { $count ->
    [one] Bicolor: only runs, all of them { $colours }.
   *[other] Bicolor: only runs, in { $colours }.
}
proof-minor = Minor: every arranged tile is 7 or lower.
proof-major = Major: every arranged tile is 8 or higher, or a 1.
proof-doubles = Doubles: seven pairs of identical tiles.
proof-grand-care = Grand Care: the eight tiles numbered { $number }.
proof-monocolor = Monocolor: only runs, all of them { $colours }.
proof-full-price = No Joker among the tiles that count: the full { $tier } price, { $points }.
proof-reduced = { $jokers ->
    [one] One Joker among the tiles that count: { $points } instead of { $full }.
    [2] Two Jokers among the tiles that count: { $points } instead of { $full }.
   *[other] { $jokers } Jokers among the tiles that count: { $points } instead of { $full }.
}
proof-raised-free = A Joker is the free tile: { $tier } instead of { $before }.
proof-raised-thrown = { $thrown ->
    [one] One Joker was thrown: { $tier } instead of { $before }.
    [2] Two Jokers were thrown: { $tier } instead of { $before }.
   *[other] { $thrown } Jokers were thrown: { $tier } instead of { $before }.
}
proof-raised-both = A Joker was thrown and a Joker is free: { $tier } instead of { $before }.
proof-also = { $pattern } too, { $points }: prices never add up, the dearest counts.
proof-multiplier = This table multiplies by { $multiplier }: { $payment } from each player.
proof-dearer-melds = Worth more as { $pattern }, { $points }: { $melds }; { $free } free.
proof-dearer-whole = Worth more as { $pattern }, { $points }: { $tiles }; { $free } free.

## Then what does not

proof-not = { $pattern }, { $points }: { $reason }
proof-not-free = Closed with a Joker, { $points }: the free tile is { $free }.

## Price

price-each = { $points ->
    [one] one point from each player
   *[other] { $points } points from each player
}
price-multiplied = { $points } times { $multiplier }: { $payment } points from each player
price-named = { $pattern }, { $tier }: { $price }

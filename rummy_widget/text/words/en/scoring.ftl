### What a rack shows, what a close is worth, and why.

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
segment-lacks = needs { $completions }
segment-lacks-why = { $tiles } need { $completions }.
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
rack-no-table = There's no table here, just a rack.
rack-other-tiles = These aren't the tiles of this rack.
rack-closes = { $points ->
    [one] You can close now: { $pattern }, one point.
   *[other] You can close now: { $pattern }, { $points } points.
}
rack-better = { $another ->
    [yes] { $closes } As { $pattern } the same tiles are worth { $points }.
   *[no] { $closes } Laid differently, the same tiles are worth { $points }.
}
rack-more-faults = { $count ->
    [0] { $reason }
    [one] { $reason } One more part isn't valid.
    [2] { $reason } Two more parts aren't valid.
   *[other] { $reason } { $count } more parts aren't valid.
}
rack-unfinished = { $unfinished ->
    [one] { $reason }
    [2] Two melds aren't finished. { $reason }
    [3] Three melds aren't finished. { $reason }
   *[other] { $unfinished } melds aren't finished. { $reason }
}
rack-loose = { $count ->
    [one] One loose tile.
    [2] Two loose tiles. Put tiles side by side to make melds.
    [3] Three loose tiles. Put tiles side by side to make melds.
   *[other] { $count } loose tiles. Put tiles side by side to make melds.
}
rack-melds = { $melds ->
    [one] It's all one meld.
    [2] It's all in two melds.
    [3] It's all in three melds.
    [4] It's all in four melds.
   *[other] It's all in { $melds } melds.
}
rack-melds-loose = { $melds ->
    [one] One meld, { $loose }.
    [2] Two melds, { $loose }.
    [3] Three melds, { $loose }.
    [4] Four melds, { $loose }.
   *[other] { $melds } melds, { $loose }.
}
loose-tiles = { $count ->
    [one] one loose tile
    [2] two loose tiles
    [3] three loose tiles
   *[other] { $count } loose tiles
}
rack-parts = { $whole ->
    [mosaic] So far it all fits a Mosaic.
    [doubles] So far it all fits Doubles.
    [grand_care] So far it all fits a Grand Care.
   *[none] So far, so good.
}

## The proof of a close: the reasons for its price

proof-closes = Closes: 14 tiles in melds, { $free } left over.
proof-closes-whole = Closes without runs or groups: 14 tiles arranged, { $free } left over.
proof-simple = Simple: all in runs and groups.
proof-mosaic = Mosaic: from 1 to 13 and on to another 1, neighbours in different colours.
proof-bicolor = { $count ->
    [one] Bicolor: only runs, all { $colours }.
   *[other] Bicolor: only runs, in { $colours }.
}
proof-minor = Minor: every arranged tile is 7 or lower.
proof-major = Major: every arranged tile is 8 or higher, or a 1.
proof-doubles = Doubles: seven pairs of identical tiles.
proof-grand-care = Grand Care: the eight tiles numbered { $number }.
proof-monocolor = Monocolor: only runs, all { $colours }.
proof-full-price = No Joker among the tiles that count: the full { $tier } price, { $points }.
proof-reduced = { $jokers ->
    [one] One Joker among the tiles that count: { $points } instead of { $full }.
    [2] Two Jokers among the tiles that count: { $points } instead of { $full }.
   *[other] { $jokers } Jokers among the tiles that count: { $points } instead of { $full }.
}
proof-raised-free = The free tile is a Joker, so the close pays the { $tier } price instead of { $before }.
proof-raised-thrown = { $thrown ->
    [one] One Joker was thrown: the { $tier } price instead of { $before }.
    [2] Two Jokers were thrown: the { $tier } price instead of { $before }.
   *[other] { $thrown } Jokers were thrown: the { $tier } price instead of { $before }.
}
proof-raised-both = A Joker was thrown, and another is the free tile: the { $tier } price instead of { $before }.
proof-also = It's also { $pattern }, { $points }, but only the best price counts.
proof-multiplier = This table multiplies by { $multiplier }: { $payment } from each player.
proof-better-melds = Worth more as { $pattern }, { $points }: { $melds }; { $free } left over.
proof-better-whole = Worth more as { $pattern }, { $points }: { $tiles }; { $free } left over.

## The proof of a close: patterns that don't hold

proof-not = { $pattern }, { $points }: { $reason }
proof-not-free = A Joker as the free tile would make the close worth { $points }, but the free tile is { $free }.

## Price

price-each = { $points ->
    [one] one point from each player
   *[other] { $points } points from each player
}
price-multiplied = { $points } times { $multiplier }: { $payment } points from each player
price-named = { $pattern }, { $tier }: { $price }

### The score page: what a set of tiles is worth, what is missing, and who pays.

worth-title = What's my rack worth?
worth-about = Enter your tiles and see what they pay, why, and what would pay more.

## Putting tiles together

worth-count = { $count } of { $most } tiles
worth-left = { $tile }, { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
worth-full = A rack holds { $count } tiles at most: take one out first.
worth-field = { $field ->
    [players] Players
    [multiplier] Multiplier
    [thrown] Jokers you've thrown
   *[twin] Trump's twin went to
}
worth-players = { $value }
worth-multiplier = ×{ $value }
worth-twin = { $value ->
    [nobody] nobody
    [you] you
   *[another] another player
}
worth-example = { $example ->
    [jokers] { $pattern } with Jokers
    [two-ways] { $pattern } hidden in runs
    [one-away] One tile away
   *[other] { $pattern }
}

## The price, or what is missing

worth-empty = No tiles yet.
worth-few = { $count ->
    [one] One more tile.
   *[other] { $count } more tiles.
}
worth-few-text = You need { $size } tiles to close: fourteen arranged and one free. Enter fourteen to see which tile you need.
worth-named = { $pattern }, { $tier }
worth-price = { $points ->
    [one] One point from each player.
   *[other] { $points } points from each player.
}
worth-times = { $points } × { $multiplier }
worth-draws = { $count ->
    [one] With these fourteen, one tile lets you close.
   *[other] With these fourteen, { $count } different tiles let you close.
}
worth-draws-text = Tap a tile to draw it.
worth-draw = { $tile }: { $points } points
worth-no-draws = With these fourteen, no tile lets you close yet.

## Who pays

worth-seat = { $you ->
    [yes] you
   *[no] player { $seat }
}
worth-pays-close = { $count ->
    [one] The other player pays you { $points } for the close.
   *[other] Each of the { $count } others pays you { $points } for the close.
}
worth-pays-twin = { $you ->
    [yes] Each of the others pays you { $points } for the Trump's twin.
   *[no] Each of the others pays { $points } to { $seat } for the Trump's twin.
}

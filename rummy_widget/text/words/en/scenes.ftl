### Steps in which a game is dealt or played: its moves, and what lies on the table.
### $who is a player's name, $you is yes where that is who reads.

## Moves

move-extra = Take the extra Joker
move-leave = Leave the game
move-close-any = Close
move-trump = Turn the Trump up
move-stack = Take stack { $stack }
move-move = Put the tile onto stack { $stack }
move-deal = Deal stack { $stack }
move-deal-to = Deal stack { $stack } to { $whom }
move-lay = Lay { $melds }
move-add = Put { $tile } to meld { $number }
move-replace = Give { $tile } for the Joker of meld { $number }
move-play = { $count ->
    [0] Make { $melds }
   *[other] Use { $tiles } to make { $melds }
}
move-play-none = Leave the table as it is
move-pass = Pass
move-timeout = Let the time run out

## Hints

hint-nudge-deal = { $phase ->
    [piled] One tile is left over beside the stacks.
    [turned] The number of the Trump matters now.
    [found] The tile that the Trump replaced needs a place.
   *[moved] Stacks are dealt one after the other, from the stack of eight.
}
hint-nudge-play = { $opened ->
    [yes] Think of what your tiles go with, on your rack and on the table.
   *[no] Until you've opened, only melds of your own tiles count.
}
hint-nudge-refuse = Count the tiles of your rack that have a twin in it.
hint-place-deal = { $phase ->
    [piled] Look at the tile beside the stacks.
   *[turned] Look at the numbers of the stacks.
}
hint-stack = { $phase ->
    [turned] The stack has the same number as { $tile }.
    [found] It's the stack next after stack { $number }.
    [first] It's the only stack with eight tiles.
    [wrapped] Stack { $number } was the last of the row: the first one follows.
   *[moved] It's the stack next after stack { $number }.
}

## What lies on the table

scene-label-deal = The stacks
scene-label-table = On the table
scene-left-over = The tile left over, face down
scene-replaced = The tile that the Trump replaced, face down
scene-stack = Stack { $stack }, { $count } tiles{ $trump ->
    [yes] , the Trump on it: { $tile }
   *[no] { "" }
}
scene-stack-dealt = Stack { $stack }, dealt to { $whom }
scene-seat = { $who }: { $count ->
    [0] no tiles yet
    [one] one tile
   *[other] { $count } tiles
}{ $first ->
    [yes] , first player
   *[no] { "" }
}
scene-stock = The stock
scene-discard = Your turn: discard a tile.
scene-open = { $points ->
    [one] To open you need one point. Lay, or just discard a tile.
   *[other] To open you need { $points } points. Lay, or just discard a tile.
}
scene-points = { $points ->
    [one] You've laid one point so far.
   *[other] You've laid { $points } points so far.
}
moves-discard = Discard
moves-close = Close, and leave free

## What has happened

scene-found = Stack { $stack } is taken: the Trump lies on it, face up. The tile that lay there waits.
scene-moved = That tile lies on stack { $stack }, which has 8 tiles now.
scene-given = Stack { $stack } goes to { $whom }.
scene-next = The next stack is for { $whom }.
scene-turn = { $who } { $how ->
    [take] took { $took } from the discards
    [extra] took the extra Joker
   *[draw] drew a tile
} and { $away ->
    [throw] threw a Joker
   *[discard] discarded { $tile }
}.

### Lesson steps in which a game is dealt or played: the moves, and what is on the table.
### $who is a player's name, $whom the player who gets a stack.

## Moves

move-extra = Take the extra Joker
move-leave = Leave the game
move-close-any = Close
move-trump = Turn the Trump up
move-stack = Take stack { $stack }
move-move = Put the tile on stack { $stack }
move-deal = Deal stack { $stack }
move-deal-to = Deal stack { $stack } to { $whom }
move-lay = Lay { $melds }
move-add = Add { $tile } to meld { $number }
move-replace = Swap { $tile } for the Joker in meld { $number }
move-play = { $count ->
    [0] Make { $melds }
   *[other] Use { $tiles } to make { $melds }
}
move-play-none = Leave the table as it is
move-pass = Pass
move-timeout = Let the time run out

## Hints

hint-nudge-deal = { $phase ->
    [piled] One tile is left over, next to the stacks.
    [turned] Now the Trump's number matters.
    [found] The tile that the Trump replaced needs a place.
   *[moved] Deal the stacks in order, starting with the stack of eight.
}
hint-nudge-play = { $opened ->
    [yes] Which of your tiles fit together, or fit the table?
   *[no] To open, use only your own tiles.
}
hint-nudge-refuse = Count the pairs of identical tiles on your rack.
hint-place-deal = { $phase ->
    [piled] Look at the tile next to the stacks.
   *[turned] Look at the numbers on the stacks.
}
hint-stack = { $phase ->
    [turned] The stack has the same number as { $tile }.
    [found] It's the stack after stack { $number }.
    [first] It's the only stack with eight tiles.
    [wrapped] Stack { $number } was the last, so start again with the first.
   *[moved] It's the stack after stack { $number }.
}

## What is on the table

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
    [one] You need one point to open. Lay melds, or just discard a tile.
   *[other] You need { $points } points to open. Lay melds, or just discard a tile.
}
scene-points = { $points ->
    [one] You've laid one point so far.
   *[other] You've laid { $points } points so far.
}

## What has happened

scene-found = You've put the Trump on stack { $stack }, face up. Now place the tile it replaced.
scene-moved = Stack { $stack } has 8 tiles now.
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

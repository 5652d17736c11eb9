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

## Hints

hint-nudge-deal = { $phase ->
    [piled] One tile is left over beside the stacks.
    [turned] The number of the Trump matters now.
    [found] The tile that the Trump replaced needs a place.
   *[moved] Stacks are dealt one after the other, from the stack of eight.
}
hint-nudge-refuse = Count the tiles of your rack that have a twin in it.
hint-place-deal = { $phase ->
    [piled] Look at the tile beside the stacks.
   *[turned] Look at the numbers of the stacks.
}
hint-stack = { $phase ->
    [turned] The stack has the same number as { $tile }.
    [found] It is the stack next after stack { $number }.
    [first] It is the only stack with eight tiles.
    [wrapped] Stack { $number } was the last of the row: the first one follows.
   *[moved] It is the stack next after stack { $number }.
}

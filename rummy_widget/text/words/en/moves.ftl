### Moves as they are told, refusing a deal among them, and whose turn it is.
### $who is a player's name, $you is yes where that is who reads.

## Moves, as they are told afterwards

told-draw = { $who } drew a tile.
told-draw-own = You drew { $tile }.
told-take = { $who } took { $tile } from the discards.
told-extra = { $who } took the extra Joker.
told-discard = { $who } discarded { $tile }.
told-throw = { $who } threw a Joker.
told-close = { $who } closed.
told-refuse = { $who } refused the deal: we deal again.
told-keep = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} this deal.
told-leave = { $who } left the game.
told-disconnect = { $who } didn't come back in time.

## Whose turn it is, and what may be done

asked-refuse = You have { $doubles } doubles: you may refuse this deal.
asked-refuse-other = { $who } may refuse this deal.
asked-draw = Your turn: draw a tile.
asked-draw-take = Your turn: draw a tile, or take { $tile }.
asked-discard = Your turn: discard a tile, or close.
asked-other = It's { $who }'s turn.
asked-over = The game is over.

deed-draw = Draw
deed-take = Take { $tile }
deed-take-none = Take the discard
deed-extra = Take the extra Joker
deed-discard = Discard
deed-close = Close
deed-check = Check board
deed-refuse = Refuse the deal
deed-keep = Keep this deal
deed-coach = Ask the coach
deed-go-on = Go on
deed-leave = Leave the game
deed-leave-really = Really leave?

not-now = Wait for your turn.
not-chosen = Pick up a tile first.
first-lay-out = Lay out 14 tiles in melds, with the free tile apart. { $reason }
board-closes = You can close: { $price }.
board-closes-dearer = You can close: { $price }. { $dearer }

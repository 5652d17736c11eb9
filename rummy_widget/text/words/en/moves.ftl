### Moves as they are told, refusing a deal among them, and whose turn it is.
### $who is a player's name, $you is yes where that is who reads.

## Moves, as they are told afterwards

log-draw = { $who } drew a tile.
log-draw-own = You drew { $tile }.
log-take = { $who } took { $tile } from the discards.
log-extra = { $who } took the extra Joker.
log-discard = { $who } discarded { $tile }.
log-throw = { $who } threw a Joker.
log-close = { $who } closed.
log-refuse = { $who } refused the deal: we deal again.
log-keep = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} this deal.
log-leave = { $who } left the game.
log-disconnect = { $who } didn't come back in time.

## Whose turn it is, and what may be done

turn-refuse = You have { $doubles } doubles: you may refuse this deal.
turn-refuse-other = { $who } may refuse this deal.
turn-draw = Your turn: draw a tile.
turn-draw-take = Your turn: draw a tile, or take { $tile }.
turn-discard = Your turn: discard a tile, or close.
turn-other = It's { $who }'s turn.
turn-over = The game is over.

action-draw = Draw
action-take = Take { $tile }
action-take-none = Take the discard
action-extra = Take the extra Joker
action-discard = Discard
action-close = Close
action-check = Check board
action-refuse = Refuse the deal
action-keep = Keep this deal
action-coach = Ask the coach
action-go-on = Continue
action-leave = Leave the game
action-leave-really = Really leave?

not-now = Wait for your turn.
not-chosen = Pick up a tile first.
first-lay-out = Lay out 14 tiles in melds, with the free tile apart. { $reason }
board-closes = You can close: { $price }.
board-closes-better = You can close: { $price }. { $better }

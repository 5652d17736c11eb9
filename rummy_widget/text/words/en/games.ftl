### What a game is like, in a few short answers: two games stand side by side on the first page.

play-now = Play { $game } now
game-differs = How { $game } differs

game-asked = { $what ->
    [box] In the box
    [hand] You hold
    [ace] The 1
    [table] On the table
    [opening] To open
    [turn] A turn
    [discards] Discards
    [jokers] Jokers
    [end] The end
   *[score] What counts
}
game-box = { $tiles }, { $jokers }
game-jokers-boxed = { $count ->
    [0] no Jokers
    [one] one of them a Joker
   *[other] { $count } of them Jokers
}
game-hand = { $more ->
    [yes] { $tiles } at a table of two, else { $least }
   *[no] { $tiles }
}
game-one = { $high ->
    [yes] before the 2 or after the 13
   *[no] only before the 2
}
game-one-cards = { $high ->
    [yes] the ace stands before the 2 or after the king
   *[no] the ace stands only before the 2
}
game-table = { $way ->
    [closing] nothing, until somebody closes
    [laying] melds that stay as they lie; you add to them
   *[rearranging] melds that everybody may rearrange
}
game-opening = { $points ->
    [0] nothing is asked
    [one] one point
   *[other] { $points } points
}
game-opening-run = { $points ->
    [one] one point, with a run among the melds
   *[other] { $points } points, with a run among the melds
}
game-turn = { $way ->
    [closing] draw one, discard one
    [laying] draw one, lay what you like, discard one
   *[rearranging] lay at least one tile, or draw one
}
game-discards = { $taken ->
    [yes] you may take the last one
   *[no] there are none
}
game-jokers = { $way ->
    [none] there are none
    [hand] they stay in your rack until you close
    [given] give exactly its tile, and it’s yours for this turn
    [free] use them again as you like
    [a] put its tile there first, then use it again
    [ab] put its tile there first, from your rack
    [ac] put its tile there first; until then its meld stays whole
    [ad] put its tile there first, and it goes into a new meld of your own
    [abc] its tile comes from your rack, and until then its meld stays whole
    [acd] its meld stays whole until you put its tile there, then it goes into a new meld of your own
   *[abd] its tile comes from your rack, and it goes into a new meld of your own
}
game-end = { $way ->
    [close] all in melds but one, and that one is free
    [last] all laid but one, and that one is discarded
   *[empty] an empty rack
}
game-end-cards = { $way ->
    [close] all in melds but one, and that one is free
    [last] all laid but one, and that one is discarded
   *[empty] an empty hand
}
game-score = { $way ->
    [price] the dearest pattern of your close, from each of the others
    [laid] what you laid and added, and 50 more for closing
    [paid] what the others still hold: they lose it, you get it
   *[caught] what the others still hold is yours
}

## How long a match lasts

match-published = the usual length
match-free = as long as you like
match-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
match-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
match-points = until somebody has { $count ->
    [one] one point
   *[other] { $count } points
}

### Short facts about each game: the first page compares two games with them.

play-now = Play { $game } now
game-differs = How { $game } differs

game-asked = { $what ->
    [box] In the box
    [hand] You start with
    [ace] The 1
    [table] On the table
    [opening] To open
    [turn] A turn
    [discards] Discards
    [jokers] Jokers
    [end] To finish
   *[score] Points
}
game-box = { $tiles }, { $jokers }
game-jokers-boxed = { $count ->
    [0] no Jokers
    [one] one of them a Joker
   *[other] { $count } of them Jokers
}
game-hand = { $more ->
    [yes] { $tiles } if two play, otherwise { $least }
   *[no] { $tiles }
}
game-one = { $high ->
    [yes] before the 2 or after the 13
   *[no] only before the 2
}
game-one-cards = { $high ->
    [yes] the ace is before the 2 or after the king
   *[no] the ace is only before the 2
}
game-table = { $way ->
    [closing] nothing, until somebody closes
    [laying] melds that you can add to
   *[rearranging] melds that you can rearrange
}
game-opening = { $points ->
    [0] any meld will do
    [one] one point
   *[other] { $points } points
}
game-opening-run = { $points ->
    [one] one point, with at least one run
   *[other] { $points } points, with at least one run
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
    [given] swap in exactly its tile, and use the Joker this turn
    [free] use them again as you like
    [a] swap in its tile, then use the Joker again
    [ab] swap in its tile from your rack
    [ac] swap in its tile before you touch its meld
    [ad] swap in its tile, then put the Joker in a new meld of your own
    [abc] swap in its tile from your rack before you touch its meld
    [acd] swap in its tile before you touch its meld, then put the Joker in a new meld of your own
   *[abd] swap in its tile from your rack, then put the Joker in a new meld of your own
}
game-end = { $way ->
    [close] all tiles in melds, and one free
    [last] all tiles laid, and the last discarded
   *[empty] an empty rack
}
game-end-cards = { $way ->
    [close] all cards in melds, and one free
    [last] all cards laid, and the last discarded
   *[empty] an empty hand
}
game-score = { $way ->
    [price] each other player pays for your best pattern
    [laid] what you lay, and 50 more for closing
    [paid] the others lose what they still hold, and you get it
   *[caught] you get what the others still hold
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

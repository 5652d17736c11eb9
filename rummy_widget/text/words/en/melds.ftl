### A round of an open game, told move by move to whoever looks on, and how it ended. $who is a player's name, or several.

player-name = { $seat ->
    [0] Radu
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}

## The beginning

melds-begins = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
melds-tied = { $who } tie with { $number } and draw again.
melds-drew = { $you ->
    [yes] You drew { $tile }, the highest, so you begin.
   *[no] { $who } drew { $tile }, the highest, and begins.
}

## Moves

log-draw-cards = { $who } drew a card.
log-take-cards = { $who } took { $tile } from the discards.
melds-laid = { $who } laid { $melds }.
melds-opened = { $points ->
    [one] { $who } opened with one point: { $melds }.
   *[other] { $who } opened with { $points } points: { $melds }.
}
melds-melds = { $rest }; { $last }
melds-added = { $who } added { $tile } to meld { $number }: { $meld }.
melds-grown = { $who } added { $tiles }: { $melds }.
melds-took-joker = { $who } swapped { $tile } for the Joker of meld { $number }: { $meld }.
melds-rearranged = { $count ->
    [one] { $told } One tile on the table moved.
    [2] { $told } Two tiles on the table moved.
    [3] { $told } Three tiles on the table moved.
   *[other] { $told } { $count } tiles on the table moved.
}
melds-replaced = { $count ->
    [one] { $told } A Joker was replaced by { $tiles }.
   *[other] { $told } { $count } Jokers were replaced by { $tiles }.
}
melds-passed = { $who } passed.
melds-taken-back = { $count ->
    [0] { $who } took the tiles back. { $reason }
    [one] { $who } took the tiles back and drew one tile. { $reason }
    [2] { $who } took the tiles back and drew two tiles. { $reason }
    [3] { $who } took the tiles back and drew three tiles. { $reason }
   *[other] { $who } took the tiles back and drew { $count } tiles. { $reason }
}
melds-timeout = { $count ->
    [0] { $who } ran out of time.
    [one] { $who } ran out of time and drew one tile.
    [2] { $who } ran out of time and drew two tiles.
    [3] { $who } ran out of time and drew three tiles.
   *[other] { $who } ran out of time and drew { $count } tiles.
}
melds-reshuffled = The stock is empty: we shuffle the discards into a new one.

## The end

melds-end = { $outcome ->
    [out] { $you ->
        [yes] You're out of tiles: you've won the round.
       *[no] { $who } is out of tiles and wins the round.
    }
    [closed] { $you ->
        [yes] You close.
       *[no] { $who } closes.
    }
    [blocked] Nobody can play on. The round goes to { $who }.
    [stalemate] Stalemate: nobody can finish, nobody scores.
    [left] The round ends.
   *[empty] The stock is empty, and nobody closed.
}
melds-end-cards = { $outcome ->
    [out] { $you ->
        [yes] You're out of cards: you've won the round.
       *[no] { $who } is out of cards and wins the round.
    }
    [closed] { $you ->
        [yes] You close.
       *[no] { $who } closes.
    }
    [blocked] Nobody can play on. The round goes to { $who }.
    [stalemate] Stalemate: nobody can finish, nobody scores.
    [left] The round ends.
   *[empty] The stock is empty, and nobody closed.
}
melds-most = Most points: { $who }.
melds-entry = { $who } { $points }: { $reason } ({ $clause })
melds-gained = { $you ->
    [yes] tiles left on your rack
   *[no] tiles left on { $who }'s rack
}
melds-gained-cards = { $you ->
    [yes] cards left in your hand
   *[no] cards left in { $who }'s hand
}
melds-what-for = { $reason ->
    [caught] tiles left on the rack
    [gained] a share of the tiles left over
    [at_once] doubled, for laying everything in one turn
    [laid] tiles laid and added
    [closed] the close
    [trump] the Trump's twin
    [hand] tiles left on the rack
    [not_opened] not opened
    [disconnected] a lost connection
   *[left] leaving the game
}
melds-what-for-cards = { $reason ->
    [caught] cards left in hand
    [gained] a share of the cards left over
    [at_once] doubled, for laying everything in one turn
    [laid] cards laid and added
    [closed] the close
    [trump] the Trump's twin
    [hand] cards left in hand
    [not_opened] not opened
    [disconnected] a lost connection
   *[left] leaving the game
}
melds-sum = { $who } { $points }
melds-sums = Total: { $sums }.

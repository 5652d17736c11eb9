### What is said at the table: of the game's end and its payments, and by the coach.
### $who is a player's name, $you is yes where that is who reads.

## Players

seat-name = { $seat ->
    [0] You
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}
player-kind = { $kind ->
    [you] You
    [beginner] Beginner
    [steady] Steady
   *[strong] Strong
}
player-about = { $kind ->
    [beginner] plays by instinct, and forgets discards
    [steady] takes the shortest way to a close
   *[strong] weighs points, chances, and what others need
}

## What lies on the table

stock-label = { $count ->
    [0] The stock is empty
    [one] One tile in the stock
   *[other] { $count } tiles in the stock
}
trump-label = Trump: { $tile }
trump-label-paid = Trump: { $tile }. { $you ->
    [yes] You have
   *[no] { $who } has
} its twin: { $points } from each other player.
trump-label-drawn = Trump: { $tile }, already drawn
discard-label = { $tile }, discarded by { $who }
seat-label = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] one tile
   *[other] { $count } tiles
}{ $last ->
    [none] { "" }
   *[other] , last discard { $last }
}
note-first = first player
note-thrown = { $count ->
    [one] threw a Joker
   *[other] threw { $count } Jokers
}
note-extra = took the extra Joker
note-bonus = Trump bonus: { $points }

## The deal, as it is done with real tiles

deal-runs = You have { $count } tiles, and { $tile } is the Trump.
deal-stacks = We shuffle 106 tiles and pile them in 15 stacks of 7. One is left over.
deal-put-back = { $count ->
    [one] The tile turned up is a Joker: we put it back
   *[other] The tile turned up is a Joker { $count } times in a row: each time we put it back
} and turn up another.
deal-trump = We turn up the tile left over: { $tile } is the Trump.
deal-find = The Trump's number is { $number }: we take stack { $number }.
deal-swap = The Trump goes on top, face up. The old top tile goes onto stack { $next }, which now has 8 tiles.
deal-deal = From stack { $next } on, everybody takes a stack in turn, twice. { $who } { $you ->
    [yes] start
   *[no] starts
} with 15 tiles, the others with 14.
deal-done = The rest is the stock: { $count } tiles, including the Trump.
deal-done-without = The rest is the stock: { $count } tiles. The Trump stays out.

## The end

result-closed = { $you ->
    [yes] You close
   *[no] { $who } closes
}: { $price }
result-empty = The stock is empty, and nobody closed
result-taken = For too many turns nobody drew from the stock, and nobody closed
result-empty-text = Nobody loses any points.
result-left = { $who } left the game
result-left-text = The game ends.
result-closed-text = { $free } was left over, so it was the last discard.
pays = { $who } { $you ->
    [yes] pay
   *[no] pays
} { $whom }
pays-clause = { $clause ->
    [PRO-5] { $base } for the Trump's twin
    [PRO-15] { $base } for leaving
    [away] { $base } for a lost connection
   *[other] { $base } for the close
}
payee-name = { $seat ->
    [0] you
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}

## Games so far

statistics-title = Games so far: { $count }
statistics-player = Player
statistics-closes = Closes
statistics-mean = Points per close
statistics-bonuses = Trump bonuses
statistics-score = Score

## Set-up

setup-seats = Players
setup-seat = { $seat ->
    [1] Ana, to your left
    [2] Mihai
   *[3] Ilinca
}
setup-multiplier = Multiplier
setup-multiplier-value = ×{ $value }
setup-speed = How fast the computers play
setup-speed-value = { $value ->
    [none] at once
    [fast] fast
    [slow] slow
   *[normal] normal
}
setup-practice = Coach
setup-practice-value = { $value ->
    [yes] after each discard, with take-back
   *[no] only when you ask
}
setup-code = Deal code
setup-code-about = Leave it empty for a new deal, or enter a code.
setup-code-game = That code is for another game, not Rummy PRO.
setup-code-wrong = No deal has that code. Look for a typo.
setup-code-length = A deal code has 12 letters and digits, not { $count }.
setup-saved-wrong = These saved settings can't be used here. Nothing has changed.
setup-show = The deal
setup-show-value = { $value ->
    [yes] runs by itself
    [steps] shown step by step
   *[no] done at once
}
switch-name = { $name ->
    [joker_trump] A Joker as Trump
    [multiply_trump_bonus] Multiply Trump bonus
    [trump_in_stock] Trump stays in stock
    [extra_joker] Extra Jokers
    [take_discard] The last discard
    [taking_limit] Game ends if nobody draws
    [connection_penalty] Lost connection costs
    [leaving_penalty] Leaving costs
    [match] Match
    [naturals_per_joker] Other tiles per Joker
    [jokers_adjacent] Jokers may touch
    [mosaic_jokers] Jokers in a Mosaic
    [mosaic_ends_differ] The 1s of a Mosaic differ in colour
    [big_with_thrown_joker] Bicolor, Minor or Major with a Joker thrown
    [grand_care_rest] Other tiles in a Grand Care
   *[joker_overflow] Three or more Jokers
}
switch-value = { $value ->
    [redraw] turn up another tile
    [reshuffle] shuffle again
    [no] no
    [yes] yes
    [off] none
    [instead_of_draw] one each, instead of drawing
    [last] you may take it
    [never] you can't take it
    [reduced] at the reduced price
    [natural_only] none
    [big] Big
    [special] Special
    [free] any tiles
    [melds] must be in melds
    [clamp] cost as much as two
    [linear] cost more with each
    [forbid] don't close
   *[other] { $value }
}

## A game that is kept

saved-resumed = Here's your unfinished game.
saved-ended = Here's your last game.
saved-unknown = That game isn't here: it's from another computer or session, or too old.
saved-unreadable = { $reason ->
    [version] Another version saved your game, and this one can't open it.
   *[other] Your saved game is damaged.
} Deal a new one.
saved-not = I can't save this game: { $reason }. I'll try again at the next move.
saved-full = You have too many saved games, so you'll lose this one when you close the page.
saved-long = This game is too long to save.
saved-again = I can save your game again.
saved-stale = You played on in another tab. Load the game to go on here.
saved-oldest = You have { $count } unfinished games, and that's the limit. A new deal drops the oldest: { $game }.
saved-table = { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $day }

## The coach

coach-title = The coach
coach-close = You can close for { $points } points: lay out these tiles.
coach-close-wait = You can close for { $points } points. Or discard { $tile } and wait: on average you'd get about { $more ->
    [one] one point
   *[other] { $more } points
} more, but somebody may close first.
coach-best = Discard { $tile }. { $why }
coach-take = Take { $tile }. You'd need only { $after } instead of { $before } more tiles to close.
coach-take-closes = Take { $tile }, and you can close.
coach-draw = Don't take { $tile }: it doesn't help. Draw.
coach-draw-only = Draw from the stock: there's no discard to take.
coach-next = Draw the Trump, { $tile }. You'd need only { $after } instead of { $before } more tiles to close.
coach-next-closes = Draw the Trump, { $tile }, and you can close.
coach-next-not = Nothing helps now. The next tile is the Trump, { $tile }.
coach-head-tile = Discard
coach-head-distance = Tiles away
coach-head-outs = Outs
coach-head-chance = Chance of closing with the next draw
coach-head-points = Average points
coach-head-cost = Costs
coach-head-gives = Useful to { $who }
coach-chance = { $percent }%
coach-chance-none = none
coach-why-close = You need one more tile: { $copies } of the { $unseen } unseen tiles fit.
coach-why-away = { $distance ->
    [one] You'd still need one tile
   *[other] You'd still need { $distance } tiles
}: { $copies } of the { $unseen } unseen tiles help.
coach-why-further = You'd be further from a close.
coach-why-last = Nothing left to draw: this discard ends the game.
coach-trump-surely = Your next draw is the Trump, { $tile }: { $closes ->
    [yes] you can close with it.
   *[no] you can't close with it yet.
}
coach-trump-perhaps = Your next draw is the Trump, { $tile }, if { $who ->
    [none] nobody else draws
    [all] everybody else draws
   *[some] { $count ->
        [one] just one of the others draws
       *[other] just { $count } of the others draw
    }
} before you: { $closes ->
    [yes] you can close with it.
   *[no] you can't close with it yet.
}
coach-trump-below = You could close with { $tile }, but that's the Trump: { $count ->
    [0] somebody else draws it.
    [one] one tile is above it in the stock.
   *[other] { $count } tiles are above it in the stock.
}
coach-trump-out = You could close with { $tile }, but the Trump is out of play.
coach-why-joker = Throw a Joker, and your close pays more.
coach-chose-closing = Take { $tile } back: you can close for { $points ->
    [one] one point.
   *[other] { $points } points.
}
coach-chose = { $same ->
    [yes] Good: nothing is better than { $tile }.
   *[no] Better: { $best } instead of { $tile }. { $why }
}

## Looking back

review-costs = costs about { $points ->
    [one] one point
   *[other] { $points } points
}
review-moment = Move { $number }: you discarded { $own } instead of { $best }
review-own = You discarded { $tile }
review-best = Best: { $tile }
review-exercise = Your turn again: which tile do you discard?
review-right = Right. { $why }
review-wrong = Not the best. { $why }
review-unknown = That move isn’t here any more.
quick-none = “{ $value }” isn't a quick game: in the address, write quick or quick=coach.

## The page

table-title = Play Rummy PRO
table-text = Play whole games against the computer, with a coach to help.

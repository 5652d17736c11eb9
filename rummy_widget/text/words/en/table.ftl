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
    [beginner] builds melds by eye, and forgets what is gone
    [steady] takes the shortest way to a close
   *[strong] weighs points, chances, and what the others may do with a tile
}

## What lies on the table

stock-label = { $count ->
    [0] The stock is empty
    [one] One tile in the stock
   *[other] { $count } tiles in the stock
}
trump-label = Trump: { $tile }
trump-label-paid = Trump: { $tile }. Its twin was dealt to { $you ->
    [yes] you: you get
   *[no] { $who }, who gets
} { $points } from each other player.
trump-label-drawn = Trump: { $tile }, drawn by now
discard-label = { $tile }, discarded by { $who }
seat-label = { $who }, { $kind }: { $count ->
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

deal-runs = The tiles are dealt: you have { $count }, and { $tile } is the Trump.
deal-stacks = We shuffle all 106 tiles face down and pile them in 15 stacks of 7. One tile is left over.
deal-put-back = { $count ->
    [one] It's a Joker: we put it back
   *[other] It's a Joker, { $count } times: we put it back
} and turn up another tile.
deal-trump = We turn up the tile left over: { $tile } is the Trump.
deal-find = Its number is { $number }: we take stack { $number }.
deal-swap = The Trump goes on top of it, face up, and the tile that lay there goes onto stack { $next }, which now has 8.
deal-deal = From stack { $next } on everybody gets a stack in turn, twice round. { $who } { $you ->
    [yes] are
   *[no] is
} first and { $you ->
    [yes] have
   *[no] has
} 15 tiles, the others have 14.
deal-done = What's left is the stock: { $count } tiles, the Trump among them.
deal-done-without = What's left is the stock: { $count } tiles. The Trump stays out of it.

## The end

settled-closed = { $you ->
    [yes] You close
   *[no] { $who } closes
}: { $price }
settled-empty = The stock is empty, and nobody has closed
settled-taken = Nobody draws any more, and nobody has closed
settled-empty-text = The game ends, and nobody loses any points.
settled-left = { $who } left the game
settled-left-text = The game ends.
settled-closed-text = { $free } is the free tile, and the last discard.
pays = { $who } { $you ->
    [yes] pay
   *[no] pays
} { $whom }
pays-clause = { $clause ->
    [PRO-5] { $base }: the Trump's twin was dealt there
    [PRO-15] { $base }: for leaving
    [away] { $base }: for a lost connection
   *[other] { $base }: the close
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
statistics-mean = Points a close
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
setup-speed = Speed of the others
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
setup-code-about = Leave it empty for a new deal. A code that somebody gave you brings that deal back.
setup-code-game = This code is a deal of another game than Rummy PRO. Nothing was dealt.
setup-code-wrong = No deal has this code: a letter is wrong, or two changed places. Nothing was dealt.
setup-code-length = A deal code has twelve letters and digits. This one has { $count }.
setup-show = The deal
setup-show-value = { $value ->
    [yes] runs by itself
    [steps] shown step by step
   *[no] done at once
}
switch-name = { $name ->
    [joker_trump] A Joker turned up as Trump
    [multiply_trump_bonus] The multiplier counts for the Trump bonus
    [trump_in_stock] The Trump stays in the stock
    [extra_joker] Extra Jokers
    [take_discard] The last discard
    [taking_limit] The game ends when nobody draws any more
    [connection_penalty] Whoever loses the connection and isn't back in time pays each other player
    [leaving_penalty] Whoever leaves pays each other player
    [match] The match lasts
    [naturals_per_joker] Other tiles for each Joker in a meld
    [jokers_adjacent] Jokers may touch in a run
    [mosaic_jokers] Jokers in a Mosaic
    [mosaic_ends_differ] The 1s of a Mosaic differ in colour
    [big_with_thrown_joker] Bicolor, Minor or Major with a Joker thrown
    [grand_care_rest] The other tiles of a Grand Care
   *[joker_overflow] Three Jokers and more in melds
}
switch-value = { $value ->
    [redraw] goes back, another is turned up
    [reshuffle] shuffle everything again
    [no] no
    [yes] yes
    [off] none
    [instead_of_draw] one each, instead of drawing
    [last] you may take it
    [never] it stays where it is
    [reduced] at the reduced price
    [natural_only] none
    [big] Big
    [special] Special
    [free] any tiles
    [melds] must lie in melds
    [clamp] cost as much as two
    [linear] cost more with each
    [forbid] don't close
   *[other] { $value }
}

## A game that is kept

kept-resumed = Your unfinished game is here again.
kept-ended = Your last game is here again.
kept-unknown = That unfinished game isn't kept here: you began it on another computer, in another session, or too long ago.
kept-unreadable = { $reason ->
    [version] Your game was kept by another version of this program, which this one can't read.
   *[other] Your game was kept, but its file is damaged and can't be read.
} You can deal a new one.
kept-not = This game can't be kept for later just now: { $reason }. The next move tries again.
kept-full = This game isn't kept for later: there are too many games in this place. It's lost when you close the page.
kept-long = This game has grown too long to be kept for later.
kept-again = Your game is kept again.
kept-stale = This game went on in another tab. Load it to go on here; what you just did here didn't count.
kept-oldest = You've { $count } unfinished games, and no more are kept. When you deal, the oldest goes: { $game }.
kept-table = { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $day }

## The coach

coach-title = The coach
coach-close = These tiles close for { $points }: lay them out and close.
coach-close-wait = These tiles close for { $points }. Or wait, and discard { $tile }: on average that promises about { $more ->
    [one] one point
   *[other] { $more } points
} more in all, but somebody else may close first.
coach-best = Discard { $tile }. { $why }
coach-take = Take { $tile }: the distance falls from { $before } to { $after }.
coach-take-closes = Take { $tile }: with it these tiles close.
coach-draw = Draw: { $tile } doesn't bring the close nearer.
coach-draw-only = Draw: there's nothing to take.
coach-next = Draw: the next tile is the Trump, { $tile }. The distance falls from { $before } to { $after }.
coach-next-closes = Draw: the next tile is the Trump, { $tile }, and with it these tiles close.
coach-next-not = Nothing helps now. The next tile of the stock is the Trump, { $tile }.
coach-head-tile = Discard
coach-head-distance = Tiles away
coach-head-outs = Outs
coach-head-chance = Closes next draw
coach-head-points = Points then
coach-head-cost = Costs
coach-head-gives = Useful to { $who }
coach-chance = { $percent } %
coach-chance-none = none
coach-why-close = One more tile closes: { $copies } of { $unseen } unseen tiles do.
coach-why-away = { $distance ->
    [one] One tile is missing
   *[other] { $distance } tiles are missing
}, and { $copies } of { $unseen } unseen tiles bring it nearer.
coach-why-further = It takes the close one tile or more further away.
coach-why-last = Nothing is left to draw: the game ends with this discard.
coach-trump-surely = Your next draw is the Trump, { $tile }: { $closes ->
    [yes] with it you can close.
   *[no] it doesn't close yet.
}
coach-trump-perhaps = Your next draw is the Trump, { $tile }, if { $who ->
    [none] nobody else draws
    [all] everybody else draws
   *[some] { $count ->
        [one] just one of the others draws
       *[other] just { $count } of the others draw
    }
} before you: { $closes ->
    [yes] with it you can close.
   *[no] it doesn't close yet.
}
coach-trump-below = With { $tile } you could close, but that's the Trump: { $count ->
    [0] somebody else draws it.
    [one] one tile lies above it in the stock.
   *[other] { $count } tiles lie above it in the stock.
}
coach-trump-out = With { $tile } you could close, but that's the Trump: it's out of play.
coach-why-joker = Throw a Joker, and your close pays more later.
coach-chose-closing = You discarded { $tile }, but these tiles close for { $points ->
    [one] one point
   *[other] { $points } points
}. Take it back and close.
coach-chose = You discarded { $tile }. { $same ->
    [yes] Nothing was better.
   *[no] { $best } was better: { $why }
}

## Looking back

review-costs = costs about { $points ->
    [one] one point
   *[other] { $points } points
}
review-moment = Move { $number }: { $own } instead of { $best }
review-own = You discarded { $tile }
review-best = Best: { $tile }
review-exercise = Your turn again, as it was: which tile do you discard?
review-right = Right: { $why }
review-wrong = Not the best: { $why }
review-unknown = That move of your last game isn’t here any more.
quick-none = “{ $value }” deals no game: it’s quick, or quick=coach.

## The page

table-title = A table of Rummy PRO
table-text = Play whole games against computer players, from the deal to the settlement, with a coach you can ask.

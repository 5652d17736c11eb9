### The table where melds are laid or rearranged: setting up, the turn, what the coach says.

game-name = { $game ->
    [rummy_pro] Rummy PRO
    [rummikub] Rummikub
    [pup_rummy] Pup Rummy
    [easy_rummy] Easy Rummy
    [dutch_rummy] Dutch Rummy
    [rrrummy] RRRummy
    [tiles_50] Tiles 50
    [rummy_45] Rummy 45
   *[basic_rummy] Basic Rummy
}
game-about = { $game ->
    [rummy_pro] Fourteen tiles in melds, all at once: the finest patterns pay most.
    [rummikub] Lay melds, then take the whole table apart and put it together again.
    [pup_rummy] Rummikub for a first game: Jokers are free, and nothing costs you tiles.
    [easy_rummy] As Pup Rummy, but a wrong turn costs three tiles.
    [dutch_rummy] Want the Joker? Give its tile from your rack first.
    [rrrummy] The same, and its meld stays whole until you do.
    [tiles_50] The strictest: open with 50, and a Joker goes into a new meld.
    [rummy_45] Open with 45, add to every meld, take Jokers: points for what you lay.
   *[basic_rummy] Cards: draw, lay, add, discard. Be the first with none left.
}
open-setup-code-game = This code is a deal of Rummy PRO, which has a table of its own. Nothing was dealt.
open-setup-jokers = The other limits on Jokers need the first one: before a Joker is used again, its own tile replaces it.
open-player-about = { $kind ->
    [beginner] Lays what it sees, and misses things.
    [steady] Lays all that goes.
    [strong] Knows when to keep tiles back.
    [simple] Lays what it sees at once.
   *[other] Plays anything.
}
open-switch-name = { $name ->
    [opening_points] You open with
    [joker_replaced_first] Before a Joker is used again, its own tile replaces it
    [joker_tile_from] The tile for a Joker comes from
    [joker_meld_kept] Until then nothing is taken from the Joker's meld
    [joker_new_meld] A freed Joker goes only into a new meld of your own tiles
    [pool_end] When nobody can play
    [touch_after_opening] After opening you may rearrange
    [invalid_turn] A turn that is wrong
    [timer] Time for a turn
    [opening_needs_run] To open you need a run
    [joker_at_once] A Joker you take is used at once
    [joker_counts] A Joker counts its points
    [deduct_hand] Tiles left on your rack count against you
    [not_opened_penalty] Not opened by the end costs
    [take_discard] The last discard
    [taking_limit] The round ends when nobody draws any more
    [connection_penalty] Not coming back in time after a lost connection costs
    [leaving_penalty] Leaving costs
    [match] The match lasts
    [joker_trump] A Joker turned up as Trump
   *[extra_joker] Extra Jokers
}
open-switch-value = { $value ->
    [joker_tile_from-anywhere] rack or table
    [joker_tile_from-rack] your rack only
    [opening_points-30] 30 points
    [opening_points-50] 50 points
    [pool_end-tile_count] the round goes to the fewest tiles
    [pool_end-value] the round goes to the smallest sum
    [touch_after_opening-next_turn] from your next turn
    [touch_after_opening-same_turn] at once
    [invalid_turn-mend] can be mended
    [invalid_turn-penalty] costs three tiles
    [timer-0] as long as you like
    [timer-20] 20 seconds
    [timer-30] 30 seconds
    [timer-45] 45 seconds
    [timer-60] one minute
    [timer-90] a minute and a half
    [timer-120] two minutes
    [joker_counts-once] once
    [joker_counts-each_time] each time it is laid
    [not_opened_penalty-0] nothing
    [not_opened_penalty-100] 100 points
    [take_discard-last] you may take it
    [take_discard-never] it stays where it is
    [connection_penalty-0] nothing
    [connection_penalty-100] 100 points
    [connection_penalty-200] 200 points
    [leaving_penalty-0] nothing
    [leaving_penalty-200] 200 points
    [joker_trump-redraw] goes back, another is turned up
    [joker_trump-reshuffle] shuffle everything again
    [extra_joker-off] none
    [extra_joker-instead_of_draw] one each, instead of drawing
   *[other] { $plain ->
        [yes] yes
       *[no] no
    }
}

## The turn

open-asked-play = Your turn: lay tiles, or draw one.
open-asked-open = Your turn: open with { $wanted } points, or draw a tile.
open-asked-pass = Your turn: lay tiles, or pass. The stock is empty.
open-asked-lay = Lay or add, then discard a tile.
open-asked-lay-cards = Lay or add, then discard a card.
open-asked-first = You begin: just discard a tile.
open-asked-first-cards = You begin: just discard a card.
open-asked-draw = Your turn: draw a tile.
open-asked-draw-cards = Your turn: draw a card.
open-asked-take = Your turn: draw a tile, or take { $tile }.
open-asked-take-cards = Your turn: draw a card, or take { $tile }.
open-asked-trying = It's { $who }'s turn. Try things out on the table meanwhile.
open-deed-pass = Pass
open-deed-done = Done
open-deed-lay = Lay
open-deed-revert = Take back the turn
open-deed-sort = Sort the table
open-deed-advise = { $grade ->
    [0] What can I lay?
    [1] With which tile?
    [2] Which melds?
   *[3] Step by step
}
open-not-your-turn = Wait for your turn: then you can lay.
open-nothing-laid = Nothing of yours lies on the table yet.
open-nothing-to-take-back = Everything lies as it did.
open-fits = { $count ->
    [0] That fits nowhere on the table as it lies.
   *[other] That fits in { $count } places: put it where you like.
}
open-stands = { $count ->
    [one] That stands: one tile laid.
   *[other] That stands: { $count } tiles laid.
}
open-meter = { $got } of { $wanted } points
open-tray = meld { $number }: { $name }
open-tray-alone = { $tiles }, alone
open-penalty = { $count ->
    [one] This turn can't stand, and ending it costs one tile. { $reason }
   *[other] This turn can't stand, and ending it costs { $count } tiles. { $reason }
}
open-more-possible = { $laid ->
    [0] { $count ->
        [one] One tile would have gone.
       *[other] { $count } tiles would have gone.
    }
   *[other] { $count ->
        [one] One more tile would have gone.
       *[other] { $count } more tiles would have gone.
    }
}
open-more-possible-cards = { $laid ->
    [0] { $count ->
        [one] One card would have gone.
       *[other] { $count } cards would have gone.
    }
   *[other] { $count ->
        [one] One more card would have gone.
       *[other] { $count } more cards would have gone.
    }
}
open-seat-label = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $opened ->
    [yes] opened
   *[no] not opened yet
}
open-seat-label-cards = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] one card
   *[other] { $count } cards
}
open-note-opened = opened
open-note-points = { $points ->
    [one] one point laid
   *[other] { $points } points laid
}
open-stock = { $count ->
    [0] The stock is empty
    [one] One tile in the stock
   *[other] { $count } tiles in the stock
}
open-stock-cards = { $count ->
    [0] The stock is empty
    [one] One card in the stock
   *[other] { $count } cards in the stock
}

## The coach

open-advice-none = Nothing goes this time. { $draw ->
    [yes] Draw a tile.
    [pass] Pass.
   *[no] Discard.
}
open-advice-count = { $opens ->
    [yes] { $count ->
        [one] You can open with one tile.
       *[other] You can open, with { $count } tiles.
    }
   *[no] { $count ->
        [one] One tile of your rack goes.
       *[other] { $count } tiles of your rack go.
    }
}
open-advice-tile = { $tile } is one of them.
open-advice-all = These go: { $tiles }.
open-advice-melds = Then these melds are new or changed:
open-advice-steps = { $count ->
    [one] One step does it:
   *[other] { $count } steps, one by one:
}
open-advice-show = { $left ->
    [one] Do the last step
   *[other] Do the next step
}

## After a turn, and what a discard gives away

open-review-title = Your last turn
open-review-none = You haven't had a turn yet.
open-review-more = { $laid ->
    [0] { $count ->
        [one] One tile would have gone: { $tiles }.
       *[other] { $count } tiles would have gone: { $tiles }.
    }
   *[other] { $count ->
        [one] One more tile would have gone: { $tiles }.
       *[other] { $count } more tiles would have gone: { $tiles }.
    }
}
open-review-more-cards = { $laid ->
    [0] { $count ->
        [one] One card would have gone: { $tiles }.
       *[other] { $count } cards would have gone: { $tiles }.
    }
   *[other] { $count ->
        [one] One more card would have gone: { $tiles }.
       *[other] { $count } more cards would have gone: { $tiles }.
    }
}
open-review-other = Another turn lays { $count } tiles: { $tiles }.
open-review-other-cards = Another turn lays { $count } cards: { $tiles }.
open-review-all = You laid all that goes.
open-review-nothing = { $opened ->
    [yes] Nothing of yours goes.
   *[no] What you had isn't enough to open.
}
open-review-how = Like this:
open-review-why = { $all ->
    [yes] Why nothing goes:
   *[no] Why the others stay:
}
open-waiting = { $why ->
    [out] Everything you had goes at once, and then the round is yours.
    [near] { $count ->
        [one] { $who } has just one tile left: lay what you can, or it may cost you.
       *[other] { $who } has only { $count } tiles left: lay what you can, or it may cost you.
    }
    [stock] The stock is nearly empty: lay what you can.
   *[time] { $when ->
        [laid] A strong player waits here. Nobody is nearly out, and what stays on your rack helps nobody else.
        [kept] You kept tiles back, and that's what a strong player does while nobody is nearly out.
       *[now] You can wait, too: nobody is nearly out, and what stays on your rack helps nobody else.
    }
}
open-waiting-cards = { $why ->
    [out] Everything you had goes at once, and then the round is yours.
    [near] { $count ->
        [one] { $who } has just one card left: lay what you can, or it may cost you.
       *[other] { $who } has only { $count } cards left: lay what you can, or it may cost you.
    }
    [stock] The stock is nearly empty: lay what you can.
    [beside] { $when ->
        [laid] You hold few cards yourself: a strong player waits here for all to go at once.
        [kept] You kept cards back. That's what a strong player does with so few: all may go at once.
       *[now] You can wait, too: you hold few cards yourself, and all may go at once.
    }
   *[time] { $when ->
        [laid] A strong player waits here. Nobody is nearly out, and what stays in your hand helps nobody else.
        [kept] You kept cards back, and that's what a strong player does while nobody is nearly out.
       *[now] You can wait, too: nobody is nearly out, and what stays in your hand helps nobody else.
    }
}
open-said = { $who }: “{ $text }”
open-deed-weigh = What to discard?
open-weigh-title = What each tile gives away
open-weigh-title-cards = What each card gives away
open-weigh-best = { $tile } costs you least.
open-weigh-head = { $column ->
    [tile] Tile
    [fits] Goes on
    [pairs] Pairs { $who } may have for it
    [hopes] Tiles you'd keep it for
    [caught] Costs if you're caught
   *[laid] Points if laid
}
open-weigh-head-cards = { $column ->
    [tile] Card
    [fits] Goes on
    [pairs] Pairs { $who } may have for it
    [hopes] Cards you'd keep it for
    [caught] Costs if you're caught
   *[laid] Points if laid
}
open-weigh-fits = { $many ->
    [yes] melds { $melds }
   *[no] meld { $melds }
}
open-weigh-nowhere = nothing
open-weigh-why = { $why ->
    [joker] Discarded, a Joker is lost.
    [lies] You can lay it.
    [fits] It can be added to the table.
    [dear] It costs much if you're caught with it.
    [best] You need it least, and it gives little away.
    [hopes] You may still need it.
    [pairs] It gives more away.
    [cheaper] It costs you less to be caught with it.
   *[near] Nearly as good.
}

## The end, and looking back

open-paid = { $who }: { $reason }
open-statistics-won = Rounds won
open-target = The match lasts { $length }.
open-multiplied = All points of a round count { $times } times here.
open-left = { $counts ->
    [yes] You left. What was laid counts.
   *[no] You left, so nobody scores.
}
open-end-gained = { $you ->
    [yes] { $points ->
        [one] You gain one point.
       *[other] You gain { $points } points.
    }
   *[no] { $points ->
        [one] { $who } gains one point.
       *[other] { $who } gains { $points } points.
    }
}
open-match-won = { $count ->
    [one] { $who } wins the match.
   *[other] { $who } share the match.
}
open-moment = Move { $number }: { $laid ->
    [0] you drew, and { $most ->
        [one] one tile
       *[other] { $most } tiles
    } would have gone
   *[other] you laid { $laid }, and { $most } would have gone
}.
open-exercise = Your turn once more: lay as many tiles as you can.
open-exercise-right = That's all that goes.
open-exercise-more = { $count ->
    [one] That stands, and one more tile goes.
   *[other] That stands, and { $count } more tiles go.
}

## Where no kernel runs

open-title = A table where melds lie open
open-text = Play Rummikub, a Tile Rummy, Rummy 45 or Basic Rummy against computer players, with a coach you can ask.

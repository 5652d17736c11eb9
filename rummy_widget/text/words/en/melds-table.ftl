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
    [rummy_pro] Collect in secret, then close with fourteen tiles in one go.
    [rummikub] Lay melds, then rebuild the whole table.
    [pup_rummy] Rummikub made easy: Jokers are free, and mistakes cost nothing.
    [easy_rummy] Like Pup Rummy, but a wrong turn costs three tiles.
    [dutch_rummy] Want the Joker? First replace it with the right tile from your rack.
    [rrrummy] Like Dutch Rummy, but the Joker's meld stays whole until you replace the Joker.
    [tiles_50] The strictest: open with 50 points, and use Jokers in new melds only.
    [rummy_45] Open with 45 points, add to any meld, take Jokers. What you lay scores.
   *[basic_rummy] Cards: draw, lay, add, discard. Be the first to run out.
}
melds-setup-code-game = That code is for Rummy PRO, which has its own table.
melds-setup-jokers = Turn on “Replace a Joker first” before you set other limits on Jokers.
melds-player-about = { $kind ->
    [beginner] Lays what it sees, and misses things.
    [steady] Lays as many tiles as possible.
    [strong] Knows when to keep tiles back.
    [simple] Lays only what's easy to spot.
   *[other] Plays at random.
}
melds-switch-name = { $name ->
    [opening_points] You open with
    [joker_replaced_first] Replace a Joker first
    [joker_tile_from] Joker's tile comes from
    [joker_meld_kept] Joker meld stays whole
    [joker_new_meld] Joker needs a new meld
    [pool_end] When nobody can play
    [touch_after_opening] Rearrange after opening
    [invalid_turn] A wrong turn
    [timer] Time for a turn
    [opening_needs_run] You need a run to open
    [joker_at_once] Use a Joker at once
    [joker_counts] A Joker scores
    [deduct_hand] Tiles left cost points
    [not_opened_penalty] If you never open, you lose
    [take_discard] The last discard
    [taking_limit] Round ends if nobody draws
    [connection_penalty] Lost connection costs
    [leaving_penalty] Leaving costs
    [match] Match
    [joker_trump] A Joker as Trump
   *[extra_joker] Extra Jokers
}
melds-switch-value = { $value ->
    [joker_tile_from-anywhere] rack or table
    [joker_tile_from-rack] your rack only
    [opening_points-30] 30 points
    [opening_points-50] 50 points
    [pool_end-tile_count] fewest tiles wins
    [pool_end-value] smallest sum wins
    [touch_after_opening-next_turn] from your next turn
    [touch_after_opening-same_turn] at once
    [invalid_turn-mend] you can fix it
    [invalid_turn-penalty] costs three tiles
    [timer-0] no limit
    [timer-20] 20 seconds
    [timer-30] 30 seconds
    [timer-45] 45 seconds
    [timer-60] one minute
    [timer-90] a minute and a half
    [timer-120] two minutes
    [joker_counts-once] once
    [joker_counts-each_time] each time you lay it
    [not_opened_penalty-0] nothing
    [not_opened_penalty-100] 100 points
    [take_discard-last] you may take it
    [take_discard-never] you can't take it
    [connection_penalty-0] nothing
    [connection_penalty-100] 100 points
    [connection_penalty-200] 200 points
    [leaving_penalty-0] nothing
    [leaving_penalty-200] 200 points
    [joker_trump-redraw] turn up another tile
    [joker_trump-reshuffle] shuffle again
    [extra_joker-off] none
    [extra_joker-instead_of_draw] one each, instead of drawing
   *[other] { $plain ->
        [yes] yes
       *[no] no
    }
}

## The turn

melds-turn-play = Your turn: lay tiles, or draw one.
melds-turn-open = Your turn: open with { $wanted } points, or draw a tile.
melds-turn-pass = Your turn: lay tiles, or pass. The stock is empty.
melds-turn-lay = Lay or add, then discard a tile.
melds-turn-lay-cards = Lay or add, then discard a card.
melds-turn-first = You begin: just discard a tile.
melds-turn-first-cards = You begin: just discard a card.
melds-turn-draw = Your turn: draw a tile.
melds-turn-draw-cards = Your turn: draw a card.
melds-turn-take = Your turn: draw a tile, or take { $tile }.
melds-turn-take-cards = Your turn: draw a card, or take { $tile }.
melds-turn-trying = It's { $who }'s turn. Try out moves meanwhile.
melds-action-pass = Pass
melds-action-done = Done
melds-action-lay = Lay
melds-action-revert = Take back the turn
melds-action-sort = Sort the table
melds-action-advise = { $grade ->
    [0] What can I lay?
    [1] Show one tile
    [2] Which melds?
   *[3] Step by step
}
melds-not-your-turn = Wait for your turn.
melds-nothing-laid = You haven't laid anything yet.
melds-nothing-to-take-back = There's nothing to take back.
melds-fits = { $count ->
    [0] It doesn't fit anywhere on the table.
   *[other] It fits in { $count } places: put it where you like.
}
melds-stands = { $count ->
    [one] That works: one tile laid.
   *[other] That works: { $count } tiles laid.
}
melds-meter = { $got } of { $wanted }
melds-tray = meld { $number }: { $name }
melds-tray-alone = { $tiles }, alone
melds-penalty = { $count ->
    [one] This turn isn't valid. Ending it costs one tile. { $reason }
   *[other] This turn isn't valid. Ending it costs { $count } tiles. { $reason }
}
melds-more-possible = { $laid ->
    [0] { $count ->
        [one] You could have laid one tile.
       *[other] You could have laid { $count } tiles.
    }
   *[other] { $count ->
        [one] You could have laid one more tile.
       *[other] You could have laid { $count } more tiles.
    }
}
melds-more-possible-cards = { $laid ->
    [0] { $count ->
        [one] You could have laid one card.
       *[other] You could have laid { $count } cards.
    }
   *[other] { $count ->
        [one] You could have laid one more card.
       *[other] You could have laid { $count } more cards.
    }
}
melds-seat-label = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $opened ->
    [yes] opened
   *[no] not opened yet
}
melds-seat-label-cards = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] one card
   *[other] { $count } cards
}
melds-note-opened = opened
melds-note-points = { $points ->
    [one] one point laid
   *[other] { $points } points laid
}
melds-stock = { $count ->
    [0] The stock is empty
    [one] One tile in the stock
   *[other] { $count } tiles in the stock
}
melds-stock-cards = { $count ->
    [0] The stock is empty
    [one] One card in the stock
   *[other] { $count } cards in the stock
}

## The coach

melds-advice-none = You can't lay anything. { $draw ->
    [yes] Draw a tile.
    [pass] Pass.
   *[no] Discard.
}
melds-advice-count = { $opens ->
    [yes] { $count ->
        [one] You can open with one tile.
       *[other] You can open with { $count } tiles.
    }
   *[no] { $count ->
        [one] You can lay one tile.
       *[other] You can lay { $count } tiles.
    }
}
melds-advice-tile = You can lay { $tile }, for example.
melds-advice-all = Lay { $tiles }.
melds-advice-melds = New or changed melds:
melds-advice-steps = { $count ->
    [one] One step:
   *[other] { $count } steps, one by one:
}
melds-advice-show = { $left ->
    [one] Do the last step
   *[other] Do the next step
}

## After a turn, and what a discard gives away

melds-review-title = Your last turn
melds-review-none = You haven't had a turn yet.
melds-review-more = { $laid ->
    [0] { $count ->
        [one] You could have laid one tile: { $tiles }.
       *[other] You could have laid { $count } tiles: { $tiles }.
    }
   *[other] { $count ->
        [one] You could have laid one more tile: { $tiles }.
       *[other] You could have laid { $count } more tiles: { $tiles }.
    }
}
melds-review-more-cards = { $laid ->
    [0] { $count ->
        [one] You could have laid one card: { $tiles }.
       *[other] You could have laid { $count } cards: { $tiles }.
    }
   *[other] { $count ->
        [one] You could have laid one more card: { $tiles }.
       *[other] You could have laid { $count } more cards: { $tiles }.
    }
}
melds-review-other = Playing differently, you could have laid { $count } tiles: { $tiles }.
melds-review-other-cards = Playing differently, you could have laid { $count } cards: { $tiles }.
melds-review-all = You laid all you could.
melds-review-nothing = { $opened ->
    [yes] You couldn't lay anything.
   *[no] You didn't have enough to open.
}
melds-review-how = Like this:
melds-review-why = { $all ->
    [yes] Why you couldn't lay anything:
   *[no] Why you couldn't lay the rest:
}
melds-waiting = { $why ->
    [out] You could go out by laying everything at once.
    [near] { $count ->
        [one] { $who } has just one tile left: lay what you can.
       *[other] { $who } has only { $count } tiles left: lay what you can.
    }
    [stock] The stock is nearly empty: lay what you can.
   *[time] { $when ->
        [laid] A strong player would wait: nobody is nearly out of tiles.
        [kept] You kept tiles back, like a strong player: nobody is nearly out of tiles.
       *[now] You can also wait: nobody is nearly out of tiles.
    }
}
melds-waiting-cards = { $why ->
    [out] You could go out by laying everything at once.
    [near] { $count ->
        [one] { $who } has just one card left: lay what you can.
       *[other] { $who } has only { $count } cards left: lay what you can.
    }
    [stock] The stock is nearly empty: lay what you can.
    [beside] { $when ->
        [laid] A strong player would wait, with so few cards, to lay them all at once.
        [kept] You kept cards back, like a strong player: with so few, you might get to lay them all at once.
       *[now] You can also wait: with so few cards, you might get to lay them all at once.
    }
   *[time] { $when ->
        [laid] A strong player would wait: nobody is nearly out of cards.
        [kept] You kept cards back, like a strong player: nobody is nearly out of cards.
       *[now] You can also wait: nobody is nearly out of cards.
    }
}
melds-said = { $who }: “{ $text }”
melds-action-weigh = What should I discard?
melds-weigh-title = What each tile gives away
melds-weigh-title-cards = What each card gives away
melds-weigh-best = { $tile } costs you least.
melds-weigh-head = { $column ->
    [tile] Tile
    [fits] Fits
    [pairs] Pairs { $who } could meld it with
    [hopes] Tiles that could complete its meld
    [caught] Cost if still held
   *[laid] Points if laid
}
melds-weigh-head-cards = { $column ->
    [tile] Card
    [fits] Fits
    [pairs] Pairs { $who } could meld it with
    [hopes] Cards that could complete its meld
    [caught] Cost if still held
   *[laid] Points if laid
}
melds-weigh-fits = { $many ->
    [yes] melds { $melds }
   *[no] meld { $melds }
}
melds-weigh-nowhere = nothing
melds-weigh-why = { $why ->
    [joker] You'd lose a Joker.
    [lies] You can lay it.
    [fits] Others can add it to the table.
    [dear] It costs a lot if you still hold it at the end.
    [best] You need it least, and it gives little away.
    [hopes] You may still need it.
    [pairs] It gives more away than the best discard.
    [cheaper] It costs less if you still hold it at the end.
   *[near] Nearly as good as the best discard.
}

## The end, and looking back

melds-paid = { $who }: { $reason }
melds-statistics-won = Rounds won
melds-target = The match lasts { $length }.
melds-multiplied = All points are multiplied by { $times } here.
melds-left = { $you ->
    [yes] You left
   *[no] { $who } left
}{ $counts ->
    [yes] . Tiles that are laid still score.
   *[no] , so nobody scores.
}
melds-end-gained = { $you ->
    [yes] { $points ->
        [one] You gain one point.
       *[other] You gain { $points } points.
    }
   *[no] { $points ->
        [one] { $who } gains one point.
       *[other] { $who } gains { $points } points.
    }
}
melds-match-won = { $count ->
    [one] { $who } wins the match.
   *[other] { $who } tie for first place in the match.
}
melds-moment = Move { $number }: { $laid ->
    [0] you drew; you could have laid { $most ->
        [one] one tile
       *[other] { $most } tiles
    }
   *[other] you laid { $laid }; you could have laid { $most } tiles
}.
melds-exercise = Play this turn again: lay as many tiles as you can.
melds-exercise-right = You can't lay more than that.
melds-exercise-more = { $count ->
    [one] That works, but you can lay one more tile.
   *[other] That works, but you can lay { $count } more tiles.
}

## Where no kernel runs

melds-title = Games with melds on the table
melds-text = Play Rummikub, Tile Rummy, Rummy 45 or Basic Rummy against the computer, with a coach to help.

### What is said of rearrangement puzzles: what they ask, how they follow one another, and how one stands.
### $tile is the name of a tile that the engine made ("red 7").

puzzles-title = Puzzles
puzzles-about = A table from a real game, and one question: can you lay it?
puzzle-title = Puzzle { $number }
puzzle-goal = { $ask ->
    [tile] Lay the { $tile }.
    [all] Lay all your tiles.
    [close] Close. You discard the last tile.
    [points] Make as many points as you can.
   *[most] Lay as many tiles as you can.
}
puzzle-goal-cards = { $ask ->
    [tile] Lay the { $tile }.
    [all] Lay all your cards.
   *[most] Lay as many cards as you can.
}
puzzle-mode = { $mode ->
    [run] A run
    [row] One after another
    [daily] Today's puzzle
   *[review] Again what went wrong
}
puzzle-mode-about = { $mode ->
    [run] It gets harder as you go, and three misses end it.
    [row] Take your time, and stop when you like.
    [daily] The same for everybody today: easy on Monday, hard on Sunday.
   *[review] Nothing here counts. Take another look.
}
puzzle-band = { $band ->
    [easy] easy
    [middle] middle
    [hard] hard
    [master] master
   *[follow] as your rating says
}
puzzle-band-about = { $band ->
    [easy] Take an end of a run, or the fourth of a group.
    [middle] Split a run in two.
    [hard] Put a tile in for another, or free a Joker.
    [master] Join melds, or take one apart altogether.
   *[follow] Solve some and they get harder, miss some and they get easier.
}
puzzle-band-laid = { $band ->
    [easy] Add a tile, and then the next one fits.
    [middle] Hold back a tile that would fit: a meld of your own needs it.
    [hard] Free a Joker, and add it to a meld.
    [master] Free a Joker for a meld of your own.
   *[follow] Solve some and they get harder, miss some and they get easier.
}
puzzle-band-laid-cards = { $band ->
    [easy] Add a card, and then the next one fits.
    [middle] Hold back a card that would fit: a meld of your own needs it.
   *[follow] Solve some and they get harder, miss some and they get easier.
}
puzzle-band-none = { $game } has no puzzles of the kind “{ $band }”. You get the nearest one: “{ $near }”.
puzzle-hard = How hard
puzzle-game = Game
puzzle-rating = Your rating: { $rating } ± { $width }
puzzle-solved = { $solved } of { $tried } solved
puzzle-none-tried = Nothing tried yet
puzzle-run = { $solved } solved, { $misses } of { $most } misses
puzzle-run-over = { $solved ->
    [one] The run is over: one puzzle solved.
   *[other] The run is over: { $solved } puzzles solved.
}
puzzle-run-best = Your best run: { $best }
puzzle-days = { $days ->
    [one] Solved today
   *[other] Solved { $days } days in a row
}
puzzle-day-done = Today's puzzle is done. Here it is again, and it doesn't count.
puzzle-again = This one is known to you and doesn't count.
puzzle-spoiled = A hint makes it a miss. You can still solve it.
puzzle-missed = You took a hint, so this one counts as not solved.
puzzle-moved = { $moved ->
    [one] It can be done with one tile of the table moved.
   *[other] It can be done with { $moved } tiles of the table moved.
}
puzzle-why = { $skill ->
    [add_on] One tile makes room for the next: what didn't fit at first fits then.
    [hold] A tile can be worth holding back: it fits a meld on the table, but a new one needs it.
    [free] Give a Joker its tile, and the Joker is yours to add somewhere else.
   *[free_new] Give a Joker its tile, and the Joker is yours to make a new meld whole.
}
puzzle-why-cards = { $skill ->
    [add_on] One card makes room for the next: what didn't fit at first fits then.
   *[hold] A card can be worth holding back: it fits a meld on the table, but a new one needs it.
}
puzzle-review = { $count ->
    [one] One puzzle waits for another look
   *[other] { $count } puzzles wait for another look
}
puzzle-nothing = Nothing waits for another look.
puzzle-choose = Choose how to be given puzzles first.
puzzle-no-seed = The number of a puzzle is a whole number from 1 to { $most }, not “{ $value }”.
puzzle-no-band = A puzzle is easy, middle, hard or master, not “{ $value }”.
puzzle-no-game = There are no puzzles of “{ $value }”.
puzzle-value = There's no “{ $value }” to choose here.

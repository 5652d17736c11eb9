### Rearrangement puzzles: their tasks, modes and levels, and the learner's results.
### $tile is the name of a tile ("red 7").

puzzles-title = Puzzles
puzzles-about = A table from a real game: find the best play.
puzzle-title = Puzzle
puzzle-goal = { $ask ->
    [tile] Lay the { $tile }.
    [all] Lay all your tiles.
    [close] Close. You discard the last tile.
    [points] Score as many points as you can.
   *[most] Lay as many tiles as you can.
}
puzzle-goal-cards = { $ask ->
    [tile] Lay the { $tile }.
    [all] Lay all your cards.
   *[most] Lay as many cards as you can.
}
puzzle-mode = { $mode ->
    [run] Survival
    [row] Endless
    [daily] Today's puzzle
   *[review] Retry your mistakes
}
puzzle-mode-about = { $mode ->
    [run] Puzzles get harder. Three misses, and it's over.
    [row] Take your time, and stop when you like.
    [daily] The same for everybody: easy on Monday, hard on Sunday.
   *[review] These don't count. Take another look.
}
puzzle-band = { $band ->
    [easy] easy
    [middle] medium
    [hard] hard
    [master] master
   *[follow] match my level
}
puzzle-band-about = { $band ->
    [easy] Take the end of a run, or the fourth tile of a group.
    [middle] Split a run in two.
    [hard] Swap one tile for another, or free a Joker.
    [master] Join melds, or take one apart completely.
   *[follow] They get harder when you solve them, and easier when you don't.
}
puzzle-band-laid = { $band ->
    [easy] Add a tile, and the next one fits.
    [middle] Keep a tile for a meld of your own.
    [hard] Free a Joker, and add it to a meld.
    [master] Free a Joker for a meld of your own.
   *[follow] They get harder when you solve them, and easier when you don't.
}
puzzle-band-laid-cards = { $band ->
    [easy] Add a card, and the next one fits.
    [middle] Keep a card for a meld of your own.
   *[follow] They get harder when you solve them, and easier when you don't.
}
puzzle-band-none = { $game } has no “{ $band }” puzzles. Here's one that's “{ $near }”.
puzzle-hard = Level
puzzle-game = Game
puzzle-solved = { $solved } of { $tried } solved
puzzle-none-tried = None tried yet
puzzle-run = { $solved } solved, { $misses } of { $most } misses
puzzle-run-over = { $solved ->
    [one] It's over: you solved one puzzle.
   *[other] It's over: you solved { $solved } puzzles.
}
puzzle-run-best = Your best: { $best }
puzzle-days = { $days ->
    [one] Solved today
   *[other] Solved { $days } days in a row
}
puzzle-day-done = You've done today's puzzle. You can play it again, but it won't count.
puzzle-again = You've seen this puzzle before, so it won't count.
puzzle-spoiled = You took a hint, so it's a miss. You can still solve it.
puzzle-missed = You took a hint, so it doesn't count as solved.
puzzle-moved = { $moved ->
    [one] Best: move only one tile on the table.
   *[other] Best: move only { $moved } tiles on the table.
}
puzzle-why = { $skill ->
    [add_on] Lay one tile, and the next one fits.
    [hold] Don't add every tile you can: you may need one for a new meld.
    [free] Replace a Joker, and you can add it to another meld.
   *[free_new] Replace a Joker, and you can use it in a new meld.
}
puzzle-why-cards = { $skill ->
    [add_on] Lay one card, and the next one fits.
   *[hold] Don't add every card you can: you may need one for a new meld.
}
puzzle-review = { $count ->
    [one] Retry one puzzle
   *[other] Retry { $count } puzzles
}
puzzle-nothing = Nothing left to retry.
puzzle-choose = First choose which puzzles you'd like.
puzzle-no-seed = A puzzle's number must be from 1 to { $most }, not “{ $value }”.
puzzle-no-band = There's no level “{ $value }”. Type easy, middle, hard or master.
puzzle-no-game = There are no puzzles for “{ $value }”.
puzzle-value = There's no “{ $value }” to choose here.

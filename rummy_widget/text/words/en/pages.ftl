### Home, the pages of lessons and the rules page: what Python says on them.

home-summary = { $count ->
    [one] One lesson, about four minutes. { $finished ->
        [0] You haven't finished it yet.
       *[other] You've finished it.
    }
   *[other] { $count } lessons, about four minutes each. { $finished ->
        [0] You haven't finished one yet.
        [one] You've finished one.
       *[other] You've finished { $finished }.
    }
}

# The rack at the head of the page.
hero-title = { $won ->
    [yes] You’ve won.
   *[no] Fourteen tiles. One to go.
}
hero-goal = Put the red 9 behind the red 8, and you’ve won your first game.
hero-won = That’s a close: everybody else pays you { $points ->
    [one] one point
   *[other] { NUMBER($points, useGrouping: 0) } points
}. Now learn how it’s done.

lesson-play = Play three turns with this
home-standing = { $finished } of { $count } { $count ->
    [one] lesson
   *[other] lessons
}
home-known = You know { $known } of { $count } patterns.

home-play = Play a game
home-play-text = A whole table against computer players, with a coach you can ask.
home-play-resume = Go on with your game
home-others = Rummikub, Rummy 45 and more
home-last = { $count ->
    [0] Your last game: no discard of yours cost you anything.
   *[other] Your last game: try it again
}
home-class = In class
home-class-text = Questions about tiles, for the projector and for everybody’s own machine: listed in a small box, counted, dealt, with exercises.
home-class-english = { $title } (in English)
home-know = I know the basics: skip ahead

## The rules page

rules-page-title = The rules of { $book ->
    [PRO] Rummy PRO
    [RK] Rummikub
    [TR] Tile Rummy
    [R45] Rummy 45
   *[BR] Basic Rummy
}
rules-book = { $book ->
    [PRO] Rummy PRO
    [RK] Rummikub
    [TR] Tile Rummy
    [R45] Rummy 45
   *[BR] Basic Rummy
}
rules-intro = Every verdict names one of these rules. Where the published rules are silent or disagree, we decided, and it says so: our ruling.
rules-section = { $section ->
    [tiles] Tiles and the deal
    [turns] Turns
    [melds] Melds
    [closing] Closing
    [worth] What a close is worth
    [RK] Rummikub
    [TR] Tile Rummy
    [R45] Rummy 45
    [BR] Basic Rummy
   *[rummikub] Where Rummikub differs
}
rules-prices-title = What a close is worth
rules-prices-note = Count the Jokers among the 14 arranged tiles, in a Grand Care those among its eight. Each other player pays this, times the table's multiplier.
rules-raised-title = What raises a close
rules-raised-note = What each line of patterns pays, by what you did with your Jokers.
rules-glossary-title = Words of the game
rules-ruling = Our ruling: { $text }
rules-example-good = right
rules-example-bad = not right

price-head-tier = Price
price-head-patterns = Patterns
price-head-jokers = { $count ->
    [0] no Joker
    [one] one Joker
    [2] two Jokers
   *[other] { $count } Jokers
}
raise-head-pattern = Pattern
raise-head-plain = no Joker given up
raise-head-thrown = one Joker thrown
raise-head-free = a Joker free
raise-head-both = one thrown, one free
raise-head-two = two thrown

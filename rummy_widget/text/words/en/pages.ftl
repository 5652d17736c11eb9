### Home, the lesson pages and the rules page: the sentences that Python sends to them.

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

# The rack at the top of the page.
hero-title = { $won ->
    [yes] You’ve won.
   *[no] Fourteen tiles. One to go.
}
hero-goal = Put the red 9 after the red 8, and you’ve won your first game.
hero-won = You’ve closed: everybody else pays you { $points ->
    [one] one point
   *[other] { NUMBER($points, useGrouping: 0) } points
}.

lesson-play = Try it for three turns
home-standing = { $finished } of { $count } { $count ->
    [one] lesson
   *[other] lessons
}
home-known = You know { $known } of { $count } patterns.

home-play = Play a game
home-play-text = A full table of computer players, with a coach to help.
home-play-resume = Back to your game
home-others = Rummikub and more games
home-last = { $count ->
    [0] Your last game: no costly discards
   *[other] Your last game: try a costly move again
}
home-class-text = Class activities, projected or on each student's screen.
home-class-english = { $title } (in English)
home-know = I know the basics

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
rules-intro = Every hint and every score follows one of these rules. If the published rules are unclear or disagree, we've made a choice. Look for “Our ruling”.
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
   *[rummikub] How Rummikub differs
}
rules-prices-title = What a close is worth
rules-prices-note = The price depends on the Jokers among the 14 arranged tiles; in a Grand Care, among its eight tiles. Each of the other players pays it, times the table's multiplier.
rules-raised-title = What makes a close worth more
rules-raised-note = What each pattern pays if you threw Jokers, or if one is left over as your free tile.
rules-glossary-title = Words of the game
rules-ruling = Our ruling: { $text }
rules-example-good = right
rules-example-bad = wrong

price-head-tier = Tier
price-head-patterns = Patterns
price-head-jokers = { $count ->
    [0] no Joker
    [one] one Joker
    [2] two Jokers
   *[other] { $count } Jokers
}
raise-head-pattern = Pattern
raise-head-plain = no Joker thrown or left over
raise-head-thrown = one Joker thrown
raise-head-free = one Joker left over
raise-head-both = one Joker thrown, one left over
raise-head-two = two Jokers thrown

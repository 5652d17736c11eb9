### A table of people: the way to it, who is there, what is agreed, and what may be done. $who is one name, or several.

people-title = Play with people
people-about = You get a code. Anyone who types it joins your table.
people-name = Your name
people-how-many = Seats
people-make = Make a table
people-code = Code of a table
people-needs = To play with people, you need the app. Start it with the command rummy-widget, or ask a friend who runs it for its address.
people-wide = Here, anyone who can read the database can see every rack. In the app, racks stay hidden.
people-already = You're already at a table. Leave it first.
people-finish = Finish or leave this round first.
people-elsewhere = That table plays { $game }, which has its own page.
people-go = Go there

people-table = { $game } with people
people-gather = Send the others the code or the link, or let computers take free seats.
people-ask = Say when you're ready.
people-late = Waiting for { $who }.
people-all-ready = Everybody is ready. Deal when you like.
people-playing = The round is on.
people-free = Free seat
people-you = { $name } (you)
people-state = { $state ->
    [free] free
    [computer] computer
    [held] away, a computer plays
    [away] away
    [thinks] thinking
    [ready] ready
    [waits] not ready yet
    [left] has left
   *[here] at the table
}
people-says = “{ $text }”
people-said = { $who }: { $text }.

people-fill = Let a computer play
people-empty = Free the seat
people-hold = Let a computer fill in
people-hold-later = A computer can fill in after { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
people-ready = I'm ready
people-unready = Not ready yet
people-deal = { $stage ->
    [between] Next round
    [over] New match
   *[other] Deal
}
people-link = Play on another device
people-leave = Leave the table

people-look = Show the table
people-sit = Take a seat
people-forget = Another table
people-whose = { $who }'s table
people-invited = { $state ->
    [full] All seats are taken. You can watch.
    [playing] A round is on, and there's a free seat.
   *[free] There's a free seat for you.
}
people-own = Your tables
people-remove = Remove from this list
people-own-state = { $state ->
    [yours] It's your turn
    [theirs] { $who } plays
    [gathering] Waiting for the deal
    [between] Between two rounds
   *[over] Finished
}
people-link-alone = Only this computer can open this link. To invite others, start with: rummy-widget --host 0.0.0.0
people-link-unknown = Only this computer can open this link. Open this page at the address that the others use.
people-phrases-close = Close the phrases
people-stay = Stay
people-leave-title = Leave the table?
people-leave-seat = Your seat is free for somebody else then.
people-leave-caught = This ends the round for everybody, and nobody scores.
people-leave-laid = This ends the round for everybody. { $costs ->
    [0] { "" }
    [one] You lose one point.{ " " }
   *[other] You lose { $costs } points.{ " " }
}Tiles that are laid still score.{ $hand ->
    [yes] { " " }Those on your rack cost you their points.
   *[no] { "" }
}
people-leave-closing = This ends the round for everybody. { $costs ->
    [0] It costs you nothing.
    [one] You pay every other player one point.
   *[other] You pay every other player { $costs } points.
}

people-people = The players
people-copy = Copy the link
people-copied = Copied.
people-phrases = Say something
people-moved-about = Open this link on your other device now. It works once.
people-door = The table's code
people-qr = QR code of the link
people-terms = Table settings
people-seats = { $count } seats
people-game = Game
people-hold-after = Computer fills in
people-hold-short = { $seconds ->
    [0] never
   *[other] after { $seconds } s away
}
people-hold-value = { $seconds ->
    [0] Seats wait for absent players
   *[other] A computer can play for absent players after { $seconds } s
}

people-watch = Watch
people-watch-only = You're watching. Take a seat to play.
people-watch-about = You see what everyone can see, one turn late.
people-watch-gathering = The round hasn't begun yet.
people-watch-between = Round over. The next one starts when everybody is ready.
people-watch-join = Take the free seat
people-watch-leave = Stop watching
people-watch-log = What happened
people-watch-seat = { $who }, { $kind }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
people-watch-seat-cards = { $who }, { $kind }: { $count ->
    [one] one card
   *[other] { $count } cards
}
people-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

people-missing = It's { $who }'s turn, but they're away.{ $hold ->
    [yes] { "" }
   *[no] { " " }The seat waits for them.
}
people-stood-in = While you were away, a computer made { $count ->
    [one] a move
   *[other] { $count } moves
} for you.
people-news = { $who } { $what ->
    [came] sat down
    [left] left the table
    [held] is away; a computer fills in
    [away] is away
   *[back] is back
}.

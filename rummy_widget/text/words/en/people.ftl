### A table of people: the way to it, who is there, what is agreed, and what may be done. $who is one name, or several.

people-title = Play with people
people-about = You get a code; whoever types it sits at your table.
people-name = Your name
people-how-many = Seats at it
people-make = Make a table
people-code = Code of a table
people-join = Join
people-needs = People meet on a server, and this site is only a folder of files. Start the app with the command rummy-widget, or ask whoever sent you here for its address.
people-wide = Here everybody who can read the database of tables can read every rack. Only a table in the app is a secret.
people-already = You sit at a table already. Leave it first.
people-finish = Finish or leave this round first.
people-elsewhere = They play { $game } there, which has a page of its own.
people-go = Go there

people-table = { $game } with people
people-gather = Send the code or the link to the others, or let computers take the free seats.
people-ask = Say when you're ready.
people-late = Waiting for { $who } to be ready.
people-all-ready = Everybody is ready. Deal when you like.
people-playing = The round goes on.
people-free = Free seat
people-you = { $name } (you)
people-state = { $state ->
    [free] free
    [computer] computer
    [held] away, a computer plays
    [away] away
    [thinks] thinks
    [ready] ready
    [waits] not ready yet
    [left] has left
   *[here] at the table
}
people-says = “{ $text }”
people-said = { $who }: { $text }.

people-fill = Let a computer play
people-empty = Free the seat
people-hold = Let a computer play until they're back
people-hold-later = A computer may hold this seat in { $seconds ->
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
people-leave-really = Really leave?

people-people = Players and phrases
people-copy = Copy the link
people-copied = Copied.
people-phrases = Say something
people-moved-about = Open this link on your other device. It works once, and is shown only now.
people-door = The table's code
people-qr = QR code of the link
people-terms = What's agreed
people-seats = { $count } seats
people-game = Game
people-rounds = Rounds
people-rounds-value = { $count ->
    [0] As the game says
    [one] One round
   *[other] { $count } rounds
}
people-hold-after = A computer may play for who is away
people-hold-short = { $seconds ->
    [0] never
   *[other] after { $seconds } s
}
people-hold-value = { $seconds ->
    [0] Seats wait, however long
   *[other] A computer may hold a seat after { $seconds } s
}

people-watch = Watch
people-watch-only = You're watching. Take a seat to play.
people-watch-about = You see what lies open for all, one turn late.
people-watch-gathering = The round hasn't begun yet.
people-watch-between = The round is over. The next one begins when everybody is ready.
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

people-missing = { $who } is away, and it's their turn.{ $hold ->
    [yes] { "" }
   *[no] { " " }The seat waits for them.
}
people-stood-in = While you were away a computer made { $count ->
    [one] a move
   *[other] { $count } moves
} for you.
people-news = { $who } { $what ->
    [came] sat down
    [left] left the table
    [held] is away; a computer plays there
    [away] is away
   *[back] is back
}.

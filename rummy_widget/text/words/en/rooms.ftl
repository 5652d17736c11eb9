### What is said at tables of people: why something can't be done, and the phrases that players choose from.

rooms-failed = That didn't work. Try again.
rooms-stale = The game has moved on. Look again, then make your move.
rooms-no-such-table = No table has this code. Check the six letters; old tables are deleted.
rooms-stranger = This seat isn't yours. Join with the table's code, or ask for a new link.
rooms-refused = { $sentence }
rooms-slow = Too many tries. { $seconds ->
    [one] Wait a second, then try again.
   *[other] Wait { $seconds } seconds, then try again.
}
rooms-slow-hours = Too many tries for today. { $hours ->
    [one] Try again in an hour.
   *[other] Try again in { $hours } hours.
}
rooms-crowded = There's no more room here. Try again later.
rooms-busy = Somebody else was quicker. Try again.
rooms-guest = With this link you can join only the table that it leads to.
rooms-full = The disk is full, so nothing more is saved. Your game so far is safe.
rooms-gone = Can't reach the tables right now. Nothing is lost; try again soon.
rooms-damaged = The file with the tables is damaged. Ask the person who runs this course to restore a backup.
rooms-other-version = These tables come from a newer version. Update rummy_widget, then try again.
rooms-not-installed = To play with people, you need { $package }, which isn't installed. Install it with: pip install { $target }

rooms-name-wrong = A name has 1 to { $most } visible characters.
rooms-name-taken = Somebody here has that name. Choose another one.
rooms-no-seat = All seats are taken. You can watch.
rooms-seat-taken = That seat is taken. Pick a free one.
rooms-seats-free = Fill the free seats first: wait for players, or let computers play.
rooms-seats-in-use = That game has too few seats for everyone here.
rooms-not-ready = Wait until everybody is ready.
rooms-host-only = Only the person who made the table can change that.
rooms-terms-wrong = A table can't have these settings. Choose from the lists.
rooms-switch-wrong = “{ $name }” doesn't have that value. Choose one of these: { $values }.
rooms-not-now = You can't do that now.
rooms-not-while-playing = Finish this round first.
rooms-too-long = That can't be a move: it isn't text, or it's too long.
rooms-hold-not-away = A computer can play only for absent players.
rooms-hold-never = At this table, computers don't play for absent players.
rooms-hold-later = Wait a little longer: a computer can play after { $seconds } seconds.
rooms-phrase-unknown = Choose one of the phrases.
rooms-idle-many = You've made too many changes. Wait for the next deal.
rooms-phrases-many = That was a lot at once. Wait a little, then speak again.
rooms-paid = { $text } ({ $points ->
    [one] one point
   *[other] { $points } points
})

## Phrases and reactions

phrase-hello = Hello everybody
phrase-good-luck = Good luck
phrase-your-turn = It's your turn
phrase-thinking = Let me think
phrase-moment = One moment, please
phrase-nice = Nice move
phrase-lucky = Lucky you
phrase-oops = My mistake
phrase-so-close = So close
phrase-thanks = Thank you
phrase-well-played = Well played
phrase-again = Another round?
phrase-bye = See you soon
phrase-smile = 🙂
phrase-laugh = 😄
phrase-surprise = 😮
phrase-clap = 👏

## rummy-widget rooms

cli-about-rooms = List the saved tables, or delete some.
cli-about-database = database for games with people, such as postgresql+psycopg://user@host/name
cli-about-delete = delete these tables, by their codes
cli-about-prune = delete tables that nobody has used for a long time
cli-rooms-where = Tables are kept in { $place }
cli-rooms-none = There are no tables.
cli-rooms-line = { $code }  { $title }, { $events ->
    [one] one event
   *[other] { $events } events
}, last used on { $day }
cli-rooms-deleted = { $count ->
    [0] Nothing was deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
cli-rooms-unknown = No table has the code { $code }.

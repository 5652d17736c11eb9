### A class whose answers come in live: why something can't be done, and what the two pages say.

live-no-such-class = No class has this code. Check the six letters with your teacher.
live-stranger = This place in the class isn't yours any more. Join again, or ask your teacher.
live-no-questions = Choose questions first: a topic, or some exercises.
live-no-question = This class has no such question.
live-no-student = Nobody here has that name.
live-no-answer = There's no answer yet.
live-not-open = This question isn't open yet. Your teacher opens it.
live-paused = Your teacher has paused the class. Your answer is kept here and sent when it goes on.
live-closed = The class is over, so nothing more is taken.
live-name-taken = Somebody in the class has this pseudonym. Choose another, or ask your teacher to let it go.
live-class-full = The class is full: { $most } students are the most.
live-too-long = That's too long for an answer. { $most } signs are the most.
live-not-all = { $count ->
    [one] One student hasn't answered yet.
   *[other] { $count } students haven't answered yet.
}
live-dealt-all = You've dealt all your { $count } racks.
live-counts-wrong = These counts aren't what your seed deals, so they don't count.

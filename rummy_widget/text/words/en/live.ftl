### A class whose answers come in live: why something can't be done, and what the two pages say.

live-no-such-class = No live class has this code. Check all six characters, then try again.
live-stranger = You're no longer in this class. Join again, or ask your teacher.
live-no-questions = Choose questions first: a topic, or some exercises.
live-no-question = This class has no such question.
live-no-student = Nobody here has that name.
live-no-answer = There's no answer yet.
live-not-open = This question isn't open yet.
live-paused = Your teacher paused the class. Your answer is saved here and sent when it continues.
live-closed = The class is over: no more answers.
live-name-taken = This pseudonym is taken. Choose another, or ask your teacher to make it available.
live-no-code = Type the code of your class first.
live-no-name = Choose a pseudonym first.
live-class-over = This class is over. Ask your teacher for the next code.
live-class-gone = { $who ->
    [teacher] Your class is gone. Open a new one.
   *[student] Your class is gone. Ask your teacher for a new code.
}
live-gone = Can't reach the class right now. Nothing is lost; try again in a moment.
live-not-here = { $where ->
    [site] Live classes need a server, and this site has none. Ask your teacher for the right address.
   *[app] There are no live classes at this address. Ask your teacher for the right one.
}
live-alone-about = Is this the code on your worksheet? Then start on your own. Your teacher won't get your answers.
live-alone = Start on my own with “{ $code }”
live-class-full = The class is full: { $most } students at most.
live-too-long = That's too long: { $most } characters at most.
live-not-all = { $count ->
    [one] One student hasn't answered yet.
   *[other] { $count } students haven't answered yet.
}
live-not-shown = First show what the class guessed.
live-dealt-all = You've dealt all your { $count } racks.
live-counts-wrong = These numbers don't match the racks you dealt, so they don't count.

## What is kept

live-stored = In a live class, this server keeps your pseudonym, your answers and their times. Your teacher sees them and can show answers to the class; anyone who runs the server can read them, too. It's all deleted { $days ->
    [one] a day
   *[other] { $days } days
} after the class was last used, or sooner if you ask your teacher. So don't use your own name.
live-stored-teacher = This server keeps pseudonyms, answers and their times. They're deleted { $days ->
    [one] a day
   *[other] { $days } days
} after the class was last used. Removing a student only takes the answers off your list. To delete a class sooner, run this on the server: rummy-widget rooms --delete CODE

## The student's place

live-wait-first = You're in. Wait for your teacher to open the first question.
live-wait-next = Wait for your teacher to open the next question.
live-sent = All your answers have been sent.
live-unsent = { $count ->
    [one] One answer hasn't been sent yet: { $why }
   *[other] { $count } answers haven't been sent yet: { $why }
}
live-held = Your answer is kept here. We'll send it when the connection is back.
live-rejoin = Join again
live-over = The class is over. Your answers are kept.
live-is-paused = Your teacher has paused the class.
live-deal = Deal { $count } racks for the class

## The teacher's page

live-title = A live class
live-setup = Open a class
live-about = Open a class, show its code, and watch the answers come in. Names stay hidden unless you ask for them, and speed doesn't matter.
live-topic = Topic
live-family = Questions
live-part = { $part ->
    [guesses] Only the guesses
    [sheet] Only the exercises
   *[all] Guess, then exercises
}
live-pace = Pace
live-paced = One question at a time
live-free = All questions at once
live-class-code = Class code (optional)
live-class-code-about = With your worksheets' code, students get the same numbers as on paper.
live-open = Open the class
live-code = Code
live-square = QR code of the link
live-only-here = This address works only on this computer. So that others can join, start the app with --host or use a server.
live-other-address = This address works only on this computer. Open this page at the address your students use.
live-lab = In JupyterLab, any user's program can read and change what's kept here. If that matters, open the class in the app.
live-students-here = { $count ->
    [0] Nobody is here yet.
    [one] One student is here.
   *[other] { $count } students are here.
}
live-students = Students
live-questions = Questions
live-entry = Question { $number }, { $title }: { $state ->
    [shown] its answers are shown
    [opened] open
   *[waiting] not open yet
}
live-where = Question { $number } of { $of }
live-answered = { $count } of { $of } answered
live-first-turn = Open the first question
live-turn = Open the next question
live-pause = Pause
live-go-on = Continue
live-close = End the class
live-sure = Yes, end it
live-show = Show the answers
live-show-early = Show the answers anyway
live-guessed = The class's guesses
live-hide = Hide the answers
live-tell = Show the exact number
live-untell = Hide the exact number
live-pick = Mark for discussion
live-unpick = Remove from discussion
live-names = Show names
live-names-off = Hide names
live-free-name = Make name available
live-drop = Remove student
live-save = Save all answers
live-leave = Another class
live-answers = Answers
live-none-yet = No answers yet.
live-picked = To discuss
live-verdict = How it went
live-standing = { $right } right, { $of } answered
live-paused-teacher = The class is paused: no answers come in until you continue.
live-over-teacher = The class is over. Save the answers, unpack the file, and grade its folder with: rummy-widget grade
live-first = right on the first try
live-later = right on a later try
live-wrong = another wrong answer
live-unread = unreadable
live-doubles = { $count ->
    [0] no doubles
    [one] one double
   *[other] { $count } doubles
}
live-dealt-title = Doubles in the class's racks
live-dealt = { $count ->
    [one] One rack of fifteen tiles; the mark shows the exact chance.
   *[other] { $shown } racks of fifteen tiles; the marks show the exact chances.
}
live-saved = The answers are in { $file }. Unpack the file into a folder, then grade that folder.
live-home = Join your class
live-home-teacher = Open a live class

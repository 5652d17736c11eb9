### A class whose answers come in live: why something can't be done, and what the two pages say.

live-no-such-class = No live class has this code. Check all six characters with your teacher, then try again.
live-stranger = This place in the class isn't yours any more. Join again, or ask your teacher.
live-no-questions = Choose questions first: a topic, or some exercises.
live-no-question = This class has no such question.
live-no-student = Nobody here has that name.
live-no-answer = There's no answer yet.
live-not-open = This question isn't open yet. Your teacher opens it.
live-paused = Your teacher has paused the class. Your answer is kept here and sent when it goes on.
live-closed = The class is over, so nothing more is taken.
live-name-taken = Somebody in the class has this pseudonym. Choose another, or ask your teacher to let it go.
live-no-code = Type the code of your class first.
live-no-name = Choose a pseudonym first.
live-class-over = This class is over, so nobody can join any more. Ask your teacher for the code of the next one.
live-class-gone = { $who ->
    [teacher] Your class isn't kept any more. Open a new one.
   *[student] Your class isn't kept any more. Ask your teacher for the code of a new one.
}
live-gone = The class can't be reached right now. Nothing is lost; try again in a moment.
live-not-here = { $where ->
    [site] Live classes meet on a server, and this site is only a folder of files. Ask your teacher for the right address.
   *[app] There are no live classes at this address. Ask your teacher for the right one.
}
live-alone-about = Is it the code on your worksheet? Then start without a live class: nothing is sent to your teacher.
live-alone = Start on my own with “{ $code }”
live-class-full = The class is full: { $most } students are the most.
live-too-long = That's too long for an answer. { $most } signs are the most.
live-not-all = { $count ->
    [one] One student hasn't answered yet.
   *[other] { $count } students haven't answered yet.
}
live-not-shown = Show what the class guessed first.
live-dealt-all = You've dealt all your { $count } racks.
live-counts-wrong = These counts aren't what your seed deals, so they don't count.

## What is kept

live-stored = In a live class, this server keeps your pseudonym, your answers and when each one came. Your teacher sees them and can show answers to the class; whoever runs the server can read them, too. It's all deleted { $days ->
    [one] a day
   *[other] { $days } days
} after the class was last used, or sooner if you ask your teacher. So choose a pseudonym that isn't your name.
live-stored-teacher = This server keeps the pseudonyms, the answers and when each one came. They're deleted { $days ->
    [one] a day
   *[other] { $days } days
} after the class was last used. Removing a student only takes the answers off your list. To delete a class sooner, whoever runs the server types: rummy-widget rooms --delete CODE

## The student's place

live-wait-first = You're in. Your teacher opens the first question.
live-wait-next = Your teacher opens the next question.
live-sent = All your answers are sent.
live-unsent = { $count ->
    [one] One answer isn't sent yet: { $why }
   *[other] { $count } answers aren't sent yet: { $why }
}
live-held = Kept here. It's sent as soon as the connection is back.
live-rejoin = Join again
live-over = The class is over. Your answers are kept.
live-is-paused = Your teacher has paused the class.
live-deal = Deal { $count } racks for the class

## The teacher's page

live-title = A live class
live-setup = Open a class
live-about = Open a class, write its code on the wall, and see the answers as they come in. Nobody's name is shown unless you ask, and nobody gains by being fast.
live-topic = Topic
live-family = Questions
live-part = { $part ->
    [guesses] Only the guesses
    [sheet] Only the exercises
   *[all] All of it: guess first, then the exercises
}
live-pace = Pace
live-paced = I open one question after the other
live-free = All questions are open at once
live-class-code = Class code, if you have one
live-class-code-about = With the code of your worksheets, students get the same numbers as on paper.
live-open = Open the class
live-code = Code
live-square = The link as a code for a camera
live-only-here = This address reaches only this computer. Start the app with --host, or use a server, so that others can join.
live-other-address = This address reaches only this computer. Open this page at the address that your students use.
live-lab = In JupyterLab everybody's cells can read and write what is kept here. Open the class in the app where that matters.
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
live-go-on = Go on
live-close = Close the class
live-sure = Yes, close it
live-show = Show what the class answered
live-show-early = Show it all the same
live-guessed = What the class guessed
live-hide = Hide it again
live-tell = Tell the exact number
live-untell = Hide the number
live-pick = Keep to talk about
live-unpick = No longer
live-names = Show names
live-names-off = Hide names
live-free-name = Let go
live-drop = Remove
live-save = Save all answers
live-leave = Another class
live-answers = Answers
live-none-yet = No answers yet.
live-picked = To talk about
live-verdict = How it went
live-standing = { $right } right, { $of } answered
live-paused-teacher = The class is paused: nothing is taken until you go on.
live-over-teacher = The class is over. Save the answers, and grade the folder with: rummy-widget grade
live-first = right at the first answer
live-later = right later
live-wrong = another answer
live-unread = can't be read
live-doubles = { $count ->
    [0] no double
    [one] one double
   *[other] { $count } doubles
}
live-dealt-title = Doubles in the racks that the class dealt
live-dealt = { $count ->
    [one] One rack of fifteen tiles; the mark is the exact chance.
   *[other] { $shown } racks of fifteen tiles; the marks are the exact chances.
}
live-saved = The answers are saved in { $file }. Unpack them into a folder, then grade it.
live-home = Join your class
live-home-teacher = Open a live class

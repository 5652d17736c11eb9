### What the widgets of a class say: exercises answered by typing, the work of a student, simulations, chances.
### $title is the name of a kind of exercise, $how how an answer was compared, $code and $name what a student typed.

## Exercises

work-title = Combinatorics with tiles
work-about = Type the code of your class and your pseudonym: they give you your own numbers. Nothing else is asked of you, and all stays in this browser until you save it.
work-own = Class { $code }, { $name }
work-seed = Seed { NUMBER($seed, useGrouping: 0) }
work-number = Exercise { $number } of { $of }
work-standing = { $right } of { $of } right
work-entry = { $number }. { $title }: { $state ->
    [right] right
    [wrong] not right yet
   *[open] not answered yet
}
work-tries = { $count ->
    [one] One answer so far
   *[other] { $count } answers so far
}
work-word = { $outcome ->
    [right] Right
    [wrong] Not yet
   *[unreadable] Not counted
}
work-how = How it was compared: { $how }
work-tries-full = { $most } answers to one exercise are kept, and no more.
work-full = { $most } answers are kept in all, and no more. Save your results.
work-no-exercise = That exercise is not among these.
work-not-begun = Begin with your class code and your pseudonym.
work-other-student = This is the work of another student.
work-other-class = This is the work of another class.

### What is said of an answer that was typed as a number or a formula: why it cannot be read, and what it was graded.
### Signs that were typed come in as $sign, so that they stand as they were typed. Hints: slip-... in classroom.ftl.

## What cannot be read; none of it counts as a try

formula-empty = Nothing is typed yet.
formula-long = This is too long: { $count } signs, and { $most } is the most.
formula-many = This has too many parts: { $count }, and { $most } is the most.
formula-deep = Too many brackets or powers lie one in another; { $most } is the most.
formula-large = This number is larger than any that is needed here.

formula-sign-unknown = The sign “{ $sign }” has no meaning here.
formula-look-alike = This sign looks like “{ $plain }” and is another one. Type it anew.
formula-word-unknown = “{ $word }” has no meaning here.
formula-letter = The letter “{ $letter }” has no meaning here: the answer is a number.
formula-letter-other = The letter “{ $letter }” has no meaning here. The letters of this exercise: { $letters }.
formula-equals = Type the answer alone, without “{ $sign }”.
formula-colon = “:” may be a division or odds. Write a division with “/”.
formula-comma = A comma stands between two digits, or in brackets between two numbers, as in C(5, 2).
formula-point = A point stands between two digits. To multiply, write “*” or “·”.

formula-number-two = “{ $number }” may be read in two ways. Write { $whole }, or { $decimal } if you mean the decimal.
formula-number-unclear = “{ $number }” is no number that can be read. Write it with one point and without groups.
formula-number-ends = A digit is missing at the end of “{ $number }”.

formula-bracket-open = This “{ $sign }” is never closed.
formula-bracket-close = This “{ $sign }” does not close what was opened before it.
formula-bracket-empty = Nothing stands between these brackets.
formula-ends = Something is missing after “{ $sign }”.
formula-before = Something is missing before “{ $sign }”.
formula-between = A sign is missing between “{ $left }” and “{ $right }”.
formula-missing = A sign is missing between these two numbers.
formula-over-row = What is divided by here? Put brackets around it, or write “*”.
formula-twice = Two such signs may mean two things. Write brackets around the first.
formula-name-bare = After “{ $name }” come brackets with its numbers.
formula-call-two = “{ $name }” takes two numbers with a comma between them, and here { $count ->
    [one] is one
   *[other] are { $count }
}.
formula-call-one = “{ $name }” takes one number, and here are { $count }.

formula-over-zero = This divides by zero.
formula-power-whole = An exponent is a whole number here.
formula-factorial-whole = A factorial is taken of a whole number from 0 up, and this is { $number }.
formula-choose-whole = What is chosen from, and how many are chosen, are whole numbers from 0 up; this is { $number }.

## What an answer is graded

graded-right = { $way ->
    [exact] Right.
    [rounded] Right, to the digits that you gave.
    [proved] Right: your formula is proved equal to the answer.
   *[tested] Right: your formula gives the answer at all { $points } points that were tried.
}
graded-how = { $way ->
    [exact] exact
    [rounded] rounded
    [proved] proved
   *[tested] tested at { $points } points
}
graded-wrong = Not this.
graded-near = Very near. The last digit is rounded another way.
graded-digits = Give { $digits ->
    [one] at least one digit
   *[other] at least { $digits } digits
} after the point, or the exact value.
graded-exact-asked = The exact value is asked here: a whole number, a fraction or a formula.

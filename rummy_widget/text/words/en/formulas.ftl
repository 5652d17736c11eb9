### What is said of an answer that was typed as a number or a formula: why it cannot be read, and what it was graded.
### Signs that were typed come in as $sign, so that they stand as they were typed. Hints: slip-... in classroom.ftl.

## What cannot be read; none of it counts as a try

formula-empty = You haven't typed anything yet.
formula-long = This is too long: { $count } signs, and { $most } is the most.
formula-many = This has too many parts: { $count }, and { $most } is the most.
formula-deep = Too many brackets or powers lie one in another; { $most } is the most.
formula-large = You won't need a number that large here.

formula-sign-unknown = The sign “{ $sign }” has no meaning here.
formula-look-alike = This sign looks like “{ $plain }”, but it's another one. Type it again.
formula-word-unknown = “{ $word }” has no meaning here.
formula-letter = The letter “{ $letter }” has no meaning here: the answer is a number.
formula-letter-other = The letter “{ $letter }” has no meaning here. The letters of this exercise: { $letters }.
formula-equals = Type the answer alone, without “{ $sign }”.
formula-colon = “:” may be a division or odds. Write a division with “/”.
formula-comma = A comma stands between two digits, or in brackets between two numbers, as in C(5, 2).
formula-point = A point stands between two digits. To multiply, write “*” or “·”.

formula-number-two = You can read “{ $number }” in two ways. Write { $whole }, or { $decimal } if you mean the decimal.
formula-number-unclear = “{ $number }” isn't a number that I can read. Write it with one point and without groups.
formula-number-ends = A digit is missing at the end of “{ $number }”.

formula-bracket-open = This “{ $sign }” is never closed.
formula-bracket-close = This “{ $sign }” doesn't close what you opened before it.
formula-bracket-empty = Nothing stands between these brackets.
formula-ends = Something is missing after “{ $sign }”.
formula-before = Something is missing before “{ $sign }”.
formula-between = A sign is missing between “{ $left }” and “{ $right }”.
formula-missing = A sign is missing between these two numbers.
formula-over-row = What do you divide by here? Put brackets around it, or write “*”.
formula-twice = Two signs like that may mean two things. Write brackets around the first.
formula-name-bare = After “{ $name }” come brackets with its numbers.
formula-call-two = “{ $name }” takes two numbers with a comma between them, and there { $count ->
    [one] is one
   *[other] are { $count }
}.
formula-call-one = “{ $name }” takes one number, and there are { $count }.

formula-over-zero = This divides by zero.
formula-power-whole = An exponent is a whole number here.
formula-factorial-whole = Take a factorial of a whole number from 0 up; this is { $number }.
formula-choose-whole = You choose a whole number of things from a whole number of things, from 0 up; this is { $number }.

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
graded-near = Very near. Round the last digit the other way.
graded-digits = Give { $digits ->
    [one] at least one digit
   *[other] at least { $digits } digits
} after the point, or the exact value.
graded-exact-asked = Give the exact value here: a whole number, a fraction or a formula.

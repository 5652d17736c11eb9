### What is said of an answer that was typed as a number or a formula: why it cannot be read, and what it was graded.
### Signs that were typed come in as $sign, so that they stand as they were typed. Hints: slip-... in classroom.ftl.

## What cannot be read; none of it counts as a try

formula-empty = You haven't typed anything yet.
formula-long = This is too long: { $count } characters. Use { $most } at most.
formula-many = This has too many parts: { $count }. Use { $most } at most.
formula-deep = Too many brackets or powers inside each other; use { $most } at most.
formula-large = You won't need a number that large here.

formula-sign-unknown = “{ $sign }” means nothing here.
formula-look-alike = This sign looks like “{ $plain }”, but it isn't. Type “{ $plain }” instead.
formula-word-unknown = “{ $word }” means nothing here.
formula-letter = “{ $letter }” means nothing here: the answer is a number.
formula-letter-other = “{ $letter }” means nothing here. Use these letters: { $letters }.
formula-equals = Type the answer alone, without “{ $sign }”.
formula-colon = “:” may mean division or odds. For division, type “/”.
formula-comma = Put a comma between two digits, or between two numbers in brackets, as in C(5, 2).
formula-point = Put a point between two digits. To multiply, type “*” or “·”.

formula-number-two = “{ $number }” can mean two numbers. Type { $whole }, or { $decimal } if you mean the decimal.
formula-number-unclear = We can't read “{ $number }” as a number. Type it with at most one decimal point, and nothing else between its digits.
formula-number-ends = A digit is missing at the end of “{ $number }”.

formula-bracket-open = This “{ $sign }” is never closed.
formula-bracket-close = This “{ $sign }” doesn't close the bracket you opened.
formula-bracket-empty = There's nothing between these brackets.
formula-ends = Something is missing after “{ $sign }”.
formula-before = Something is missing before “{ $sign }”.
formula-between = A sign is missing between “{ $left }” and “{ $right }”.
formula-missing = A sign is missing between these two numbers.
formula-over-row = What do you divide by? Put brackets around it, or type “*”.
formula-twice = Two factorial signs in a row can mean two things. Put brackets around the first factorial.
formula-name-bare = After “{ $name }”, put its numbers in brackets.
formula-call-two = “{ $name }” needs two numbers with a comma between them, not { $count ->
    [one] one
   *[other] { $count }
}.
formula-call-one = “{ $name }” needs one number, not { $count }.

formula-over-zero = This divides by zero.
formula-power-whole = An exponent must be a whole number here.
formula-factorial-whole = A factorial needs a whole number from 0 up, not { $number }.
formula-choose-whole = You can only choose whole numbers of things, from 0 up, not { $number }.

## What an answer is graded

graded-right = { $way ->
    [exact] Right.
    [rounded] Right, to the digits you gave.
    [proved] Right: we've proved your formula equal to the answer.
   *[tested] Right: your formula gives the answer at all { $points } points we tried.
}
graded-how = { $way ->
    [exact] exact
    [rounded] rounded
    [proved] proved
   *[tested] tested at { $points } points
}
graded-wrong = Not quite.
graded-near = Very near. Round the last digit the other way.
graded-digits = Give { $digits ->
    [one] at least one digit
   *[other] at least { $digits } digits
} after the point, or the exact value.
graded-exact-asked = Give the exact value here: a whole number, a fraction or a formula.

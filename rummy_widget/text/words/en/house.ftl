### House rules on the pages of lessons: the card that sets one, and what a page says while one stands.

house-rule = { $name }: { $value }
house-intro = The published rules are silent or disagree here. Our ruling:
house-legend = How do you play it?
house-course = as in the course
house-stands = { $count ->
    [one] By your house rule. { $rules }.
   *[other] By your house rules. { $rules }.
}
house-stars = You earn stars by the rules of the course.
house-right = Right, by your house rules. { house-stars }
house-as-course = Everything is as in the course again.

## What would pay more

explain-no-close = Close first; then see what would pay more.
explain-not-yet = Solve this step first; then see what pays more.

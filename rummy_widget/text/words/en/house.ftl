### House rules on lesson pages: the card that sets one, and the note while one is in force.

house-rule = { $name }: { $value }
house-intro = Here the published rules are unclear or disagree. Our ruling:
house-legend = How do you play it?
house-course = as in the course
house-stands = { $count ->
    [one] Your house rule applies. { $rules }.
   *[other] Your house rules apply. { $rules }.
}
house-stars = You earn stars only with the course's own rules.
house-right = Right, by your house rules. { house-stars }
house-as-course = You're back to the rules of the course.

## What would pay more

explain-no-close = Close first, then see what would be worth more.
explain-not-yet = Solve this step first, then see what would be worth more.

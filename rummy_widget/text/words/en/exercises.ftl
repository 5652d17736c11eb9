### Exercises of the later questions of the class: what somebody holds, races, rare things, openings, tables.

## What do they hold?

family-both-held = Both of them
ask-both-held = { $unseen } tiles are unseen, and another player holds { $size } of them. Both red 5s are unseen. The player says, truly: “I hold at least one red 5.” How likely are they to hold both?
solve-both-held = Of the racks with a red 5, which have both? Those with both are choices of { $two } more tiles of { $less }. Those with at least one are all racks, less those that choose all tiles from the { $less }.

family-who-stayed = Who didn’t refuse
ask-who-stayed = One player in { $rare } is dealt three doubles or more and may refuse. Of those who may, { $refuse } of { $of } do. A player hasn’t refused. How likely is it that they could have?
solve-who-stayed = Two cases show you the same: they could have and didn’t, 1 in { $rare } times { $stay } in { $of }; or they couldn’t, { $others } in { $rare }. Take the share of the first.

family-which-plan = Which plan?
ask-which-plan = Of { $players } players in a club, { $runs } collect runs, and the others groups. Who collects runs takes your red 12 with chance { $one }/10, who collects groups with chance { $other }/10. You don’t know who sits beside you. They took it. How likely do they collect runs?
solve-which-plan = Of all who take it, who collects runs? Multiply for each kind how many they are by how likely they take it: { $runs } times { $one } against { $groups } times { $other }. Take the share.

## Usual misconceptions of these

slip-which-one-known = told which one
    .hint = That’s right if you know which of the two they hold. You only know that it’s at least one.
slip-news-ignored = the news left out
    .hint = That was the chance before the news. What does the news rule out?
slip-joint-for-conditional = not divided by the news
    .hint = That’s the chance that both happen. The news has happened already: of those cases, take the share.
slip-turned-round = the condition turned round
    .hint = That’s how likely the news is if it’s so. You’re asked how likely it’s so, now that you have the news.
slip-base-rate-ignored = how many there are left out
    .hint = You’ve compared how likely each kind does it. How many are there of each kind?

## Stop or wait?

family-race-won = Who is first?
ask-race-won = You wait for a tile. In each round the others come first, and they close with chance 1/{ $others }. If they don’t, you draw, and your tile comes with chance 1/{ $tile }. You go on until somebody has won. How likely is it you?
solve-race-won = You’re first in a round with chance { $less }/{ $others } times 1/{ $tile }. Nobody does with chance { $less }/{ $others } times { $miss }/{ $tile }, and then all begins anew. So divide your chance by the chance that the round ends it.

family-wait-a-round = A round of waiting
ask-wait-a-round = You could close now for { $stop } points. If you wait a round, the others close first with chance { $others }/100, and you pay { $lose }. If they don’t, you draw one of { $unseen } unseen tiles: with { $good } of them you close for { $more } points, with any other for { $stop } as before. How many points does that round bring on average?
solve-wait-a-round = With chance { $left }/100 you get to draw. Then { $good } of { $unseen } tiles bring { $more }, and { $bad } bring { $stop }. Take away { $others }/100 times { $lose }.

family-as-good-as-stopping = As good as stopping
ask-as-good-as-stopping = You could close now for { $stop } points. If you wait a round and the others close first, you pay { $lose }. If they don’t, you draw one of { $unseen } unseen tiles: with { $good } of them you close for { $more } points, with any other for { $stop } as before. How likely may the others close in that round, for waiting to be as good as stopping?
solve-as-good-as-stopping = If you get to draw, you gain { $gain } with chance { $good }/{ $unseen }. If you don’t, you lose the { $stop } that you had, and { $lose } more. Gain times the chance to draw must be loss times the chance of the others.

slip-turns-ignored = as if both drew at once
    .hint = The others come first in each round. How likely do you get to draw at all?
slip-first-round-only = the first round only
    .hint = That’s the first round. What if nobody wins in it?
slip-you-are-first = as if you drew first
    .hint = That’s right if you draw first. In each round the others come before you.
slip-loss-forgotten = what you pay forgotten
    .hint = And if the others close, what do you pay then?
slip-others-forgotten = the others forgotten
    .hint = That’s what a draw brings. How likely do you get to draw?
slip-all-or-nothing = as if a miss brought nothing
    .hint = With any other tile you can still close as before. What does that bring?
slip-loss-added = the loss added
    .hint = What you pay is taken away.
slip-gain-against-loss = gain and loss in one round
    .hint = You gain only if you get to draw. How likely is that?
slip-stop-not-lost = what you had forgotten
    .hint = If the others close, you pay, and you don’t get what you could have had either.
slip-whole-for-gain = the whole in place of the gain
    .hint = What you could have without waiting is no gain. How much more does the good tile bring?

## Rare and rarer

family-hits-variance = How far it scatters
ask-hits-variance = Something happens in one deal of { $rare }. You deal { $deals } times, each time from the whole box, and count how often it happens. What’s the variance of that count?
solve-hits-variance = One deal counts 1 with chance 1/{ $rare }, else 0: its variance is 1/{ $rare } times { $less }/{ $rare }. The deals have nothing to do with each other, so { $deals } such variances add up.

family-poisson-step = From one to the next
ask-poisson-step = Something rare happens in one deal of { $rare }, and you deal { $deals } times. By Poisson’s chances: how many times as likely is it to happen exactly { $hits } times as exactly { $fewer }?
solve-poisson-step = On average it happens { $deals }/{ $rare } times. From each of Poisson’s chances to the next multiply by this mean, divided by the number of the new one, { $hits }.

family-doubles-forced = Doubles for certain
ask-doubles-forced = A box has { $colours } colours, the numbers 1 to { $numbers }, two copies of each tile and { $jokers ->
    [one] one Joker
   *[other] { $jokers } Jokers
}; Jokers are no double. How many tiles must you take to be certain of { $doubles } doubles?
solve-doubles-forced = Imagine the worst luck: all { $kinds } tiles once, and every Joker. From then on each tile makes a double. You need { $doubles } more.

family-colour-lacking = A colour is lacking
ask-colour-lacking = A box has 3 colours, the numbers 1 to { $numbers }, two copies of each tile and no Jokers. Every piece counts as itself. How many racks of { $size } tiles lack at least one of the colours?
solve-colour-lacking = Add the racks that lack one colour: three times a choice from { $two } pieces. Those of one colour alone lack two, and were counted twice: take them away, three times a choice from { $one }. None lacks all three.

slip-mean-for-variance = the mean, in place of the variance
    .hint = That’s how often it happens on average. How far does the count lie from that?
slip-count-squared = the number of deals squared
    .hint = Variances add up, one for each deal. Is there a reason for a square?
slip-one-less-forgotten = the chance of missing forgotten
    .hint = It’s the chance that it happens times the chance that it doesn’t.
slip-step-not-divided = not divided by the number
    .hint = That’s the first step, from none to one. Later steps are divided by the number that they lead to.
slip-step-before = the step before
    .hint = That’s one step too early. Divide by the number that the step leads to.
slip-mean-left-out = the mean left out
    .hint = How often does it happen on average? That belongs to every step.
slip-one-double-only = one double only
    .hint = That’s certain of one double. How many more tiles, until it’s as many as asked?
slip-for-named-tiles = nearly the whole box
    .hint = You don’t need the whole box. Which is the largest choice that still has too few doubles?
slip-overlap-taken-twice = the overlap taken away too often
    .hint = You’ve taken them away until they don’t count at all. They should count once.
slip-one-colour-named = one colour only
    .hint = That’s right if you know which colour is lacking. It may be any of them.
slip-opposite-racks = the opposite counted
    .hint = Those are the racks that have every colour. Take them away from all racks.
slip-one-deal-only = one deal only
    .hint = That’s the variance of one deal. How many deals are there?

## How a machine counts

family-machine-step = One number further
ask-machine-step = A reader meets one colour, number by number. Each tile lies in the box twice, but a set takes at most one of the two pieces. So far { $none } sets have no open run, { $one } an open run of one tile, { $two } one of two tiles, and { $three } one of three or more. How many sets are still possible after the next number, which isn’t the last?
solve-machine-step = Without the next tile only those go on that have no open run or a long one, which then is over. With it everybody goes on, with either piece. That’s three ways for { $none } and { $three }, and two for { $one } and { $two }.

family-machine-runs = Runs with their pieces
ask-machine-runs = A box has one colour, the numbers 1 to { $numbers } and two copies of each tile. { $one ->
    [both] A 1 may begin a run, or follow the { $numbers }.
   *[low] A 1 may only begin a run.
} Every piece counts as itself. How many sets of { $size } pieces are a run?
solve-machine-runs = There are { $places } places for the run. Each of its { $size } tiles is one of two pieces.

family-machine-colourings = Never the same colour again
ask-machine-colourings = Tiles with the numbers 1 to { $numbers }, one of each, are laid in a row in { $colours } colours. The first { $colours } of them have different colours, and each further one has another colour than the one before. How many ways are there to choose the colours?
solve-machine-colourings = There are { $first } ways for the first ones. After that { $others } colours are left at each of { $rest } steps.

slip-short-run-ended = a short run ended
    .hint = A run of one or two tiles can’t end. Which tile does it want next?
slip-tile-forced = always a tile
    .hint = The next number may also be missing. Who can live with that?
slip-long-run-goes-on = a long run never ended
    .hint = A run of three tiles may end. Is there a way on without the next tile?
slip-first-ones-free = only the one before looked at
    .hint = The first ones must all be different, not only from the one before.
slip-step-added = multiplied by the number of steps
    .hint = The choice is made again at every step. What do you do with the numbers of choices?
slip-colour-stayed = the same colour once more
    .hint = A tile may not have the colour of the one before. How many colours are left?
## Can I open?

family-three-open = Three that open
ask-three-open = A box has { $colours } colours, the numbers 1 to { $numbers }, two copies of each tile and no Jokers. A meld counts the numbers on its tiles, a 1 may only begin a run, and { $points } points open. Every piece counts as itself. How many racks of 3 tiles open?
solve-three-open = The number in the middle of a run must be { $least } or more, and it can’t be { $numbers }: { $runs } runs in each colour. A group needs { $least } or more, too: { $groups } numbers, each with any three of the { $colours } colours. Each of the three tiles is one of two copies.

family-jokers-weighed = Weighed by the Jokers
ask-jokers-weighed = A box of { $pieces } pieces holds 2 Jokers, and { $size } tiles are dealt. Of the racks without a Joker { $none } in 100 can open, of those with one { $one } in 100, of those with both { $both } in 100. How likely can a rack open?
solve-jokers-weighed = Multiply for each number of Jokers how likely it’s dealt by how likely such a rack opens, and add up. Racks with one Joker choose which of the two, and then { $size } less one of { $naturals }.

family-next-opens = The next tile opens
ask-next-opens = By the rules of some game { $now } in 100 racks of 14 tiles can open, and { $then } in 100 of 15 tiles. You can’t open with your 14. How likely can you open with the next tile?
solve-next-opens = Who could open before still can. Of 100 racks { $left } can’t open with 14, and { $more } of these can with 15. Take the share.

slip-just-enough-left-out = just enough left out
    .hint = Exactly as many points as asked will do. Have you counted those?
slip-runs-forgotten = runs forgotten
    .hint = Those are the groups alone. A run would do, too.
slip-plain-average = the plain average
    .hint = Racks with both Jokers are rare. How much does each kind of rack weigh?
slip-wrong-whole = a share of the wrong whole
    .hint = You know that you couldn’t open before. Of which racks do you have to take the share?

## A table as a graph

family-ways-to-lie = In how many ways?
ask-ways-to-lie = On the table lie the red tiles from 1 to { $red } and the black tiles from 1 to { $black }, one copy of each, and nothing else. A run has three tiles or more. In how many ways may all these tiles lie in runs?
solve-ways-to-lie = The last run of a colour has three tiles, or it’s a run with one tile more than before. So each number of ways is the one before plus the one three before: 1, 1, 1, 2, 3, 4, 6 and so on from three tiles. Red gives { $one }, black { $other }, and each goes with each.

family-groups-to-runs = Groups into runs
ask-groups-to-runs = On the table lie groups of { $colours } colours, one for each number from { $first } to { $last }. They’re to become { $colours } runs of { $length } tiles. How many tiles must change their meld, at least?
solve-groups-to-runs = A group and a run have one tile in common. Each run continues one group at most and each group becomes one run at most, so { $less } of the { $tiles } tiles stay where they are.

family-sum-by-three = Divided by three
ask-sum-by-three = Every meld of three tiles has a sum that can be divided by 3. How many choices of three different numbers from 1 to { $last } have such a sum?
solve-sum-by-three = Sort the numbers by what’s left when they’re divided by 3: { $none } leave nothing, { $one } leave 1, and { $two } leave 2. The sum comes out even if all three leave the same, or each something else.

slip-ways-added = added, not multiplied
    .hint = Each way for red goes with each way for black.
slip-too-short-runs = runs of two
    .hint = A run has three tiles or more. Two don’t lie.
slip-same-parts-once = the order of the parts left out
    .hint = Three and then four isn’t four and then three: other tiles lie together.
slip-cut-anywhere = cut anywhere
    .hint = Not every cut leaves runs. How long must each part be?
slip-all-moved = everything moved
    .hint = Some tiles can stay where they lie. Which groups become which runs?
slip-more-than-fit = more stay than fit
    .hint = A run continues one group only, and a group becomes one run only. Which are there fewer of?
slip-one-stays = one tile stays
    .hint = That’s what stays of one group. The others may keep a tile, too.
slip-third-of-all = a third of all
    .hint = It would be a third if all rests came equally often. Do they?
slip-alike-only = all the same only
    .hint = Those leave the same rest three times. What of one of each?
slip-mixed-only = one of each only
    .hint = Those leave each rest once. What of three that leave the same?
slip-every-choice = every choice counted
    .hint = Those are all choices of three. Which sums can be divided by 3?

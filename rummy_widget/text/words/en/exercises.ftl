### Exercises of the later questions of the class: what somebody holds, races, rare things, openings, tables.

## What do they hold?

family-both-held = Both of them
ask-both-held = { $unseen } tiles are unseen, both red 5s among them, and another player holds { $size } of them. You know they have at least one red 5. How likely are they to have both?
solve-both-held = Count the racks with both: choose { $two } more of the other { $less } tiles. Count the racks with at least one: all racks, minus those from the { $less } tiles alone. Divide the first number by the second.

family-who-stayed = No refusal
ask-who-stayed = On average, one player in { $rare } is dealt three doubles or more, and { $refuse } of { $of } such players refuse the deal. Somebody hasn't refused. How likely is it that they could have?
solve-who-stayed = Either they could have refused and didn't: 1 in { $rare } times { $stay } in { $of }. Or they couldn't: { $others } in { $rare }. Divide the first chance by the sum of both.

family-which-plan = Which plan?
ask-which-plan = Of { $players } players, { $runs } collect runs. They take the red 12 you discard with chance { $one }/10, and the others with chance { $other }/10. Your neighbour took it. How likely is it that your neighbour collects runs?
solve-which-plan = For each kind of player, multiply how many there are by their chance: { $runs } times { $one } for runs, { $groups } times { $other } for the others. Divide the first result by the sum of both.

## Usual misconceptions of these

mistake-which-one-known = as if you knew which red 5 they hold
    .hint = You don't know which red 5 they hold, only that they hold at least one.
mistake-news-ignored = left out what you know
    .hint = That was the chance before. Now you know more: what does that rule out?
mistake-joint-for-conditional = not divided by the chance of what you know
    .hint = That's the chance that both happen. Divide by the chance of what you know.
mistake-turned-round = the condition turned round
    .hint = That's how likely you'd be to see this in such a case. The question is how likely the case is, now that you've seen it.
mistake-base-rate-ignored = number of each kind left out
    .hint = How many are there of each kind?

## Stop or wait?

family-race-won = Who is first?
ask-race-won = In each round the others play first, and close with chance 1/{ $others }. If they don't, you draw, and close with chance 1/{ $tile }. You go on until somebody closes. How likely is it that you're the one?
solve-race-won = You close in a round with chance { $less }/{ $others } times 1/{ $tile }. With chance { $less }/{ $others } times { $miss }/{ $tile } nobody does, and it starts again. Divide your chance by the chance that somebody closes.

family-wait-a-round = A round of waiting
ask-wait-a-round = You can close now for { $stop } points. If you wait a round, the others close first with chance { $others }/100, and you pay { $lose }. If they don't, you draw one of { $unseen } unseen tiles: { $good } of them bring { $more } points, the rest still { $stop }. How many points does waiting bring on average?
solve-wait-a-round = With chance { $left }/100 you get to draw. Then { $good } of { $unseen } tiles bring { $more }, and { $bad } bring { $stop }. Subtract { $others }/100 times { $lose }.

family-as-good-as-stopping = As good as stopping
ask-as-good-as-stopping = You can close now for { $stop } points. If you wait a round and the others close first, you pay { $lose }. If they don't, you draw one of { $unseen } unseen tiles: { $good } of them bring { $more } points, the rest still { $stop }. How likely must it be that the others close, for waiting to be exactly as good as closing now?
solve-as-good-as-stopping = If you get to draw, you gain { $gain } with chance { $good }/{ $unseen }. If you don't, you miss { $stop } points and pay { $lose } as well. Average gain times the chance to draw must equal loss times the chance that the others close.

mistake-turns-ignored = as if everybody drew at once
    .hint = The others play first. How likely are you to draw at all?
mistake-first-round-only = the first round only
    .hint = That's the first round. What if nobody closes in it?
mistake-you-are-first = as if you drew first
    .hint = In each round the others play before you.
mistake-loss-forgotten = your payment forgotten
    .hint = What do you pay if the others close?
mistake-others-forgotten = the others forgotten
    .hint = That's if you get to draw. How likely is that?
mistake-all-or-nothing = the other draws counted as worth nothing
    .hint = If you draw any other tile, you can still close.
mistake-loss-added = the loss added
    .hint = Subtract what you pay.
mistake-gain-against-loss = gain counted even if the others close
    .hint = You gain only if you draw. How likely is that?
mistake-stop-not-lost = forgot the points for closing now
    .hint = If the others close, you also lose the points you could have had.
mistake-whole-for-gain = all the points instead of the gain
    .hint = How many more points do you get for a good draw than for closing now?

## Rare and rarer

family-hits-variance = How much it varies
ask-hits-variance = Something happens in one deal out of { $rare }. You deal { $deals } times from the whole box. What's the variance of the number of times it happens?
solve-hits-variance = One deal has the variance 1/{ $rare } times { $less }/{ $rare }. Deals don't depend on each other, so add { $deals } of these.

family-poisson-step = From one chance to the next
ask-poisson-step = Something rare happens in one deal out of { $rare }, and you deal { $deals } times. Divide the chance that it happens exactly { $hits } times by the chance that it happens exactly { $fewer } times. What do you get by Poisson's formula?
solve-poisson-step = On average it happens { $deals }/{ $rare } times. Multiply by that and divide by the new number, { $hits }.

family-doubles-forced = Doubles for certain
ask-doubles-forced = A box has { $colours } colours, numbers 1 to { $numbers }, two of each tile and { $jokers ->
    [one] one Joker
   *[other] { $jokers } Jokers
}, which make no doubles. How many tiles must you take to be certain of { $doubles } doubles?
solve-doubles-forced = At worst you take all { $kinds } different tiles once and every Joker. After that each tile makes a double: take { $doubles } more.

family-colour-lacking = A missing colour
ask-colour-lacking = A box has 3 colours, numbers 1 to { $numbers }, two of each tile and no Jokers. How many racks of { $size } tiles are missing at least one colour, if copies count as different?
solve-colour-lacking = Count the racks you can choose from the { $two } tiles of two colours, and multiply by three. That counts racks of one colour twice: subtract three times the number of racks from the { $one } tiles of one colour.

mistake-mean-for-variance = the mean instead of the variance
    .hint = That's the mean. How far does the count vary from it?
mistake-count-squared = number of deals squared
    .hint = Variances add up, one for each deal.
mistake-one-less-forgotten = forgot the chance that it doesn't happen
    .hint = Multiply by the chance that it doesn't happen.
mistake-step-not-divided = not divided by the new number
    .hint = This works for the step from 0 to 1 only. At a later step, divide by the new number, too.
mistake-step-before = the step before
    .hint = That's one step too early.
mistake-mean-left-out = the mean left out
    .hint = How often does it happen on average?
mistake-one-double-only = one double only
    .hint = With that many tiles one double is certain. How many more tiles do you need?
mistake-for-named-tiles = nearly the whole box
    .hint = You need fewer. How many can you take at most without having enough doubles?
mistake-overlap-taken-twice = overlap subtracted too often
    .hint = Racks of one colour should still count once.
mistake-one-colour-named = one colour only
    .hint = Any of the colours can be missing.
mistake-opposite-racks = the opposite counted
    .hint = Those are the racks with every colour. Subtract them from all racks.
mistake-one-deal-only = one deal only
    .hint = That's for one deal. How many deals are there?

## How a machine counts

family-machine-step = One more number
ask-machine-step = You go through one colour, number by number, and each time take one of the two copies or none. All tiles you take must end up in runs; a run is open while it can still grow. Of all ways to choose so far, { $none } leave no run open, { $one } leave an open run of one tile, { $two } of two, and { $three } of three or more. How many ways are there after the next number, which isn't the last?
solve-machine-step = You can skip the next number only if no run is open, or if the open one has three tiles or more. You can always take it, with either copy. So the { $none } ways without an open run go on in three ways each. So do the { $three } with three or more. The { $one } and the { $two } others go on in two each.

family-machine-runs = Runs, with two of each tile
ask-machine-runs = A box has one colour, numbers 1 to { $numbers } and two of each tile. { $one ->
    [both] A 1 can start a run, or follow the { $numbers }.
   *[low] A 1 can only start a run.
} How many runs of { $size } tiles are there, if copies count as different?
solve-machine-runs = There are { $places } possible runs. Each of a run's { $size } tiles can be either of two copies.

family-machine-colourings = Never the same colour twice in a row
ask-machine-colourings = Lay tiles with the numbers 1 to { $numbers } in a row, in { $colours } colours. The first { $colours } have different colours; each later tile has a different colour from the tile before it. How many ways are there to choose the colours?
solve-machine-colourings = There are { $first } ways to colour the first tiles. After that, each of the { $rest } other tiles can have { $others } colours.

mistake-short-run-ended = a short run ended
    .hint = A run of one or two tiles can't end. Which tile does it need next?
mistake-tile-forced = the next number always taken
    .hint = You can also skip the next number. After which choices?
mistake-long-run-goes-on = a long run never ended
    .hint = A run of three tiles can end. Can you go on without the next tile?
mistake-first-ones-free = compared only with the tile before
    .hint = The first tiles must all have different colours.
mistake-step-added = multiplied by the number of steps
    .hint = You choose again at every step. How do you combine the choices?
mistake-colour-stayed = the same colour again
    .hint = Leave out the colour of the previous tile. How many are left?
## Can I open?

family-three-open = Three tiles that open
ask-three-open = A box has { $colours } colours, numbers 1 to { $numbers }, two of each tile and no Jokers. A meld is worth the sum of its numbers, a 1 can only start a run, and you need { $points } points to open. How many racks of 3 tiles let you open, if copies count as different?
solve-three-open = A run's middle number is { $least } or more, but not { $numbers }: { $runs } runs in each colour. A group's number is { $least } or more: { $groups } numbers, with any three of { $colours } colours. Each tile is one of two copies.

family-jokers-weighed = Weighted by Jokers
ask-jokers-weighed = A box of { $pieces } pieces holds 2 Jokers, and { $size } tiles are dealt. Of racks without a Joker, { $none } in 100 let you open; of racks with one Joker, { $one } in 100; of racks with both, { $both } in 100. How likely are you to be able to open?
solve-jokers-weighed = For each number of Jokers, multiply its chance by the chance to open, and add up. For one Joker, choose which of the two; the other tiles, one fewer than { $size }, come from the { $naturals } that aren't Jokers.

family-next-opens = The next tile opens
ask-next-opens = In a certain game, { $now } in 100 racks of 14 tiles let you open, and so do { $then } in 100 racks of 15 tiles. You can't open with your 14. How likely is it that the next tile lets you open?
solve-next-opens = Of 100 racks, { $left } can't open with 14 tiles, and { $more } of these can with 15. Divide { $more } by { $left }.

mistake-just-enough-left-out = racks with exactly enough points left out
    .hint = Exactly enough points will do. Have you counted those?
mistake-runs-forgotten = runs forgotten
    .hint = Those are only the groups. A run would do, too.
mistake-plain-average = the plain average
    .hint = Racks with both Jokers are rare. How much should each kind count?
mistake-wrong-whole = a share of the wrong whole
    .hint = You couldn't open before. Of which racks do you need the share?

## A table as a graph

family-ways-to-lie = In how many ways?
ask-ways-to-lie = The table holds the red tiles from 1 to { $red } and the black tiles from 1 to { $black }, one of each. In how many ways can they all form runs?
solve-ways-to-lie = If the last run has three tiles, take it away; if it's longer, take away its last tile. So each number of ways is the one before plus the one three before: from three tiles on, 1, 1, 1, 2, 3, 4, 6 and so on. Red gives { $one }, black { $other }: multiply.

family-groups-to-runs = Groups into runs
ask-groups-to-runs = Groups of { $colours } colours, one for each number from { $first } to { $last }, become { $colours } runs of { $length } tiles. What's the smallest number of tiles that must move to another meld?
solve-groups-to-runs = A group and a run have at most one tile in common, so each new run keeps at most one tile of a group in place. So { $less } of the { $tiles } tiles stay.

family-sum-by-three = Divided by three
ask-sum-by-three = In how many ways can you choose three different numbers from 1 to { $last } whose sum is divisible by 3?
solve-sum-by-three = Divided by 3, { $none } numbers leave the remainder 0, { $one } leave 1 and { $two } leave 2. Choose three with the same remainder, or one of each.

mistake-ways-added = added, not multiplied
    .hint = Combine each way for red with each way for black.
mistake-too-short-runs = runs of two
    .hint = A run has three tiles or more. Two aren't enough.
mistake-same-parts-once = the order of the parts ignored
    .hint = A run of three followed by one of four isn't the same as a run of four followed by one of three.
mistake-cut-anywhere = cut anywhere
    .hint = Not every cut leaves runs. How long must each part be?
mistake-all-moved = everything moved
    .hint = Some tiles can stay. Which groups become which runs?
mistake-more-than-fit = too many tiles left in place
    .hint = In each run only one tile can stay, and in each group, too. Are there fewer runs or fewer groups?
mistake-one-stays = only one tile left in place
    .hint = One group can keep a tile in place. Which others can, too?
mistake-third-of-all = a third of all
    .hint = The remainders aren't equally common.
mistake-alike-only = only equal remainders
    .hint = What about three that leave different remainders?
mistake-mixed-only = only different remainders
    .hint = What about three that leave the same remainder?
mistake-every-choice = every choice counted
    .hint = Which of those sums are divisible by 3?

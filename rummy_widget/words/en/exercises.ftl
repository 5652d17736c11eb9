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

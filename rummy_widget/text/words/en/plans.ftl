### What a computer player of an open game says afterwards of its own move. $tiles are tiles, $who is another player.

# After the first of many tiles.
plan-many = { $count } more
plan-out = { $count ->
    [one] I laid my last tile: I'm out.
   *[other] I laid all my { $count } tiles: I'm out.
}
plan-at-once = I waited to lay everything in one turn: that's going Rummy, and it counts double.
plan-opened = I opened with { $tiles }. Now I can use the table too.
plan-laid = I laid { $tiles }: that's all I could.
plan-laid-some = I laid { $tiles }. I could have laid more.
plan-hurried = { $left ->
    [one] I laid { $tiles }, because { $who } has just one tile left.
   *[other] I laid { $tiles }, because { $who } has only { $left } tiles left.
}
plan-joker = I swapped { $tiles } for the Joker and used it at once.
plan-held = I kept { $tiles } back, so as not to help you.
plan-held-wants = I kept { $tiles } back: if I get { $wants }, I can lay everything at once.
plan-nothing = I couldn't lay anything.
plan-not-seen = I saw nothing to lay.
plan-not-open = I don't have enough to open.
plan-took = I took { $tile } to lay it at once.
plan-took-with = I took { $tile }: it fits with { $tiles }.
plan-drew = I'd rather draw.
plan-drew-left = I didn't take { $tile }: it doesn't fit anything I have.
plan-threw = I don't need { $tiles }.
plan-refused = With these doubles I want a new deal.
plan-kept = These tiles are good enough to play.
plan-unknown = I played by instinct.

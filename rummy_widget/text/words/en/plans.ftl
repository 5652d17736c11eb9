### What a computer player of an open game says afterwards of its own move. $tiles are tiles, $who is another player.

# After the first of many tiles.
plan-many = { $count } more
plan-out = { $count ->
    [one] I had one left, and it goes: I'm out.
   *[other] All { $count } go, and I'm out.
}
plan-at-once = I laid nothing until all of it went in one turn: going Rummy counts double.
plan-opened = I opened with { $tiles }. From now on the table is mine too.
plan-laid = I laid { $tiles }: that's all I had that goes.
plan-laid-some = I laid { $tiles }. More would have gone.
plan-hurried = { $left ->
    [one] I laid { $tiles }: { $who } has just one left, and what I keep may cost me.
   *[other] I laid { $tiles }: { $who } has only { $left } left, and what I keep may cost me.
}
plan-joker = I gave { $tiles } for the Joker, and I use it at once.
plan-held = I kept { $tiles } back: on the table you'd have more use of it than I.
plan-held-wants = I kept { $tiles } back: with { $wants } all I have goes at once.
plan-nothing = Nothing of mine goes.
plan-not-seen = I saw nothing that goes.
plan-not-open = What I have isn't enough to open.
plan-took = I took { $tile }: it goes at once.
plan-took-with = I took { $tile }: it goes with { $tiles }.
plan-drew = I'd rather draw.
plan-drew-left = I left { $tile }: it doesn't go with anything of mine.
plan-threw = I can do without { $tiles }.
plan-refused = With these doubles I'd rather have a new deal.
plan-kept = It's good enough to play.
plan-unknown = I played by eye.

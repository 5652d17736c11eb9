### How to get from the table as it lies to the table after a play, step by step.

way-lay = Lay { $own } from your rack.
way-add = Add { $own } to { $meld }.
way-put = Put { $own } in the Joker's place in { $meld }.
way-from = { $how ->
    [take_fourth] Take { $tiles } from the group { $meld }
    [take_end] Take { $tiles } from the end of { $meld }
    [split] Split { $meld } and take { $tiles }
    [join] Take all that is left there, { $tiles }
    [substitute] Now that there is another tile in it, take { $tiles } from { $meld }
    [replace] Its tile lies there now, so take { $tiles } from { $meld }
   *[break] Take { $tiles } from { $meld } for a moment
}
way-onto = { $count ->
    [one] { $from }, and put it to { $target }.
   *[other] { $from }, and put them to { $target }.
}
way-onto-with = { $count ->
    [one] { $from }, and put it to { $target } together with { $own }.
   *[other] { $from }, and put them to { $target } together with { $own }.
}
way-with = { $count ->
    [one] { $from }, and lay it with { $own }.
   *[other] { $from }, and lay them with { $own }.
}
way-alone = { $count ->
    [one] { $from }, and begin a new meld with it.
   *[other] { $from }, and begin a new meld with them.
}

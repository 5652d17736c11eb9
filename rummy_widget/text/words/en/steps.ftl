### How to get from the table as it lies to the table after a play, step by step; and why a tile stays.

laying-a-joker = a Joker
laying-the-joker = the Joker
laying-run = { $joker ->
    [yes] the { $colour } run { $first } to { $last } with the Joker
   *[no] the { $colour } run { $first } to { $last }
}
laying-group = { $joker ->
    [yes] the group of { $number }s with the Joker
   *[no] the group of { $number }s
}
laying-group-of = the group { $tiles }
laying-lay = Lay { $own } from your rack.
laying-add = Add { $own } to { $meld }.
laying-put = Put { $own } in the Joker's place in { $meld }.
laying-from = { $how ->
    [take_fourth] Take { $tiles } from { $meld }
    [rest] Take { $tiles } from { $meld }
    [take_end] Take { $tiles } from the end of { $meld }
    [split] Split { $meld }: take { $tiles }
    [join] Take { $tiles }, all that's left of a meld
    [substitute] Take { $tiles } from { $meld }, now that another tile fills in
    [replace] Take { $tiles } from { $meld }, which doesn't need it
   *[break] Break up { $meld }: take { $tiles }
}
laying-onto = { $count ->
    [one] { $from }, and add it to { $target }.
   *[other] { $from }, and add them to { $target }.
}
laying-onto-with = { $count ->
    [one] { $from }, and add it to { $target }, together with { $own }.
   *[other] { $from }, and add them to { $target }, together with { $own }.
}
laying-with = { $count ->
    [one] { $from }, and lay it with { $own }.
   *[other] { $from }, and lay them with { $own }.
}
laying-alone = { $count ->
    [one] { $from }, and begin a new meld with it.
   *[other] { $from }, and begin a new meld with them.
}

## Why a tile stays in the rack, and no play lays more

stays-none = Nothing on the table or in your rack fits { $tile }.
stays-missing = { $tile } needs { $wanted }, and there's none in sight.
stays-missing-many = { $tile } needs one more tile, and there's none in sight.
stays-joker = { $tile } fits only with the table's Joker, which isn't free.
stays-held = { $tile } could join { $beside }, but { $wanted } can't leave { $meld }.
stays-held-all = { $tile } could join { $beside }, but the table can't spare { $wanted }.
stays-stranded = Wherever you put { $tile }, one of the table's tiles is left over.
stays-instead = { $gain ->
    [same] You could lay { $tile }, but { $instead } would stay instead. Nothing gained.
   *[less] You could lay { $tile }, but { $instead } would stay instead. You'd lay less.
}
stays-unknown = You may be able to lay { $tile } too. I stopped before I knew.

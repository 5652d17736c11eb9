### Cards: their names, and what is said otherwise where a game is played with cards and not with tiles. A key that ends
### in -cards is said in place of the one without; what is put into it is the same.

card-name = { $number ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $number }
} of { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
}
card-copies = { $count ->
    [one] { "" }
    [2] two{ " " }
    [3] three{ " " }
    [4] four{ " " }
   *[other] { $count }{ " " }
}{ $number ->
    [1] { $count ->
        [one] ace
       *[other] aces
    }
    [11] { $count ->
        [one] jack
       *[other] jacks
    }
    [12] { $count ->
        [one] queen
       *[other] queens
    }
    [13] { $count ->
        [one] king
       *[other] kings
    }
   *[other] { $count ->
        [one] { $number }
       *[other] { $number }s
    }
} of { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
}
card-rank = { $number ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $number }
}

count-tiles-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
group-cards = set

## Racks of cards

segment-lacks-why-cards = the { $tiles } lack one more card, { $completions }.
segment-named-group-cards = set, { $tiles }
rack-readable-cards = Rack with { count-tiles-cards }
rack-loose-cards = { $count ->
    [one] One card lies alone here.
    [2] Two cards lie alone. Put cards side by side to make melds.
    [3] Three cards lie alone. Put cards side by side to make melds.
   *[other] { $count } cards lie alone. Put cards side by side to make melds.
}
loose-tiles-cards = { $count ->
    [one] and one card lies alone
    [2] and two cards lie alone
    [3] and three cards lie alone
   *[other] and { $count } cards lie alone
}

## The open table

open-nothing-laid-cards = None of your cards lies on the table yet.
open-deed-advise-cards = { $grade ->
    [0] What can I lay?
    [1] With which card?
    [2] Which melds?
   *[3] Step by step
}
open-stands-cards = { $count ->
    [one] That stands: one card laid.
   *[other] That stands: { $count } cards laid.
}
open-advice-count-cards = { $opens ->
    [yes] { $count ->
        [one] You can open with one card.
       *[other] You can open, with { $count } cards.
    }
   *[no] { $count ->
        [one] One of your cards goes.
       *[other] { $count } of your cards go.
    }
}

## What is wrong; the head of faults.ftl says what is put in

fault-empty-cards = no cards here
    .why = there's no card here yet.
fault-too-few-cards = { $lacking ->
    [one] one more card
   *[other] { $lacking } more cards
}
    .why = { $kind ->
        [run] { $lacking ->
            [one] one more card makes this a run.
           *[other] { $lacking } more cards make this a run.
        }
        [group] { $lacking ->
            [one] one more card makes this a set.
           *[other] { $lacking } more cards make this a set.
        }
       *[none] { $lacking ->
            [one] one more card makes this a run or a set.
           *[other] { $lacking } more cards make this a run or a set.
        }
    }
fault-gap-cards = { $lacking ->
    [one] { $missing } is missing
   *[other] { $lacking } cards are missing between
}
    .why = { $lacking ->
        [one] a run leaves out no card: the { $missing } is missing.
       *[other] { $short ->
            [yes] a run leaves out no card: the { $missing } are missing.
           *[no] a run leaves out no card: { $lacking } are missing here.
        }
    }
fault-unrelated-cards = neither a run nor a set
    .why = the { $all } have neither suit nor rank in common.
fault-wrong-colour-cards = { $many ->
    [one] { $tiles } is no card of { $of }
    [2] two cards aren't of { $of }
   *[other] { $many } cards aren't of { $of }
}
    .why = { $many ->
        [one] a run keeps to one suit: the { $tiles } is no card of { $of }.
       *[other] a run keeps to one suit: the { $tiles } are no cards of { $of }.
    }
fault-wrong-number-cards = { $many ->
    [one] { $tiles } is no { $of }
   *[other] { $many } cards are no { $of }s
}
    .why = { $many ->
        [one] a set keeps to one rank: the { $tiles } is no { $of }.
       *[other] a set keeps to one rank: the { $tiles } are no { $of }s.
    }
fault-repeated-number-cards = { $different ->
    [one] { $kinds } comes twice
   *[other] { $different } cards come twice
}
    .why = { $different ->
        [one] a run has each card once, and the { $kinds } comes twice.
       *[other] a run has each card once, and the { $kinds } come twice.
    }
fault-repeated-colour-cards = { $shades ->
    [one] { $colours } come twice in a set
    [2] { $colours } come twice in a set
   *[other] { $shades } suits come twice in a set
}
    .why = { $shades ->
        [one] a set has each suit once, and { $colours } come twice.
       *[other] a set has each suit once, and { $colours } come twice.
    }
fault-fifth-tile-cards = a set has four cards at most
    .why = there are only four suits, so a set has no place for a fifth card.
fault-one-in-middle-cards = king - ace - 2: not a run
    .why = { $side ->
        [after] the { $tiles } can't follow an ace that ends a run.
       *[before] the { $tiles } can't come before an ace that begins a run.
    }
fault-one-only-low-cards = an ace is only low here
    .why = in this game an ace only begins a run: the { $tiles } can't follow the king.
fault-not-in-box-cards = not in the box of this game
    .why = { $many ->
        [one] the { $tiles } isn't in the box of this game.
       *[other] { $named ->
            [few] the { $tiles } aren't in the box of this game.
           *[many] { $many } of these aren't in the box of this game.
        }
    }
fault-too-many-copies-cards = too many of { $tile }
    .why = the pack has the { $tile } { times }, and you have it { $count } times.
fault-must-draw-cards = draw first
    .why = begin your turn by drawing a card.
fault-already-drawn-cards = you've drawn already
    .why = you've drawn a card in this turn already; now discard one.
fault-not-held-cards = { $many ->
    [one] { $tile } isn't in your hand
   *[other] { $many } cards aren't in your hand
}
    .why = { $many ->
        [one] the { $tile } isn't among your cards.
       *[other] { $named ->
            [few] the { $tiles } aren't among your cards.
           *[many] { $many } of these aren't among your cards.
        }
    }
fault-nothing-to-take-cards = nothing to take
    .why = there's no card to take.
fault-meld-taken-apart-cards = this meld stays together
    .why = { $named ->
        [few] melds that lie there are never taken apart: { $tiles } stay together.
       *[many] melds that lie there are never taken apart: a meld of { $many } cards was.
    }
fault-nothing-laid-cards = no card laid
    .why = at least one card of your own goes onto the table.
fault-does-not-fit-cards = { $tile } doesn't fit here
    .why = the { $tile } doesn't fit this meld.
fault-just-taken-cards = { $tile } was just taken
    .why = you've just taken the { $tile } from the discards, so you can't discard it in this turn.
fault-stock-empty-cards = the stock is empty
    .why = there's no card left to draw.

## Steps of a lesson

feedback-par-cards = { $par ->
    [one] You moved { $lifted } cards; one is enough.
   *[other] You moved { $lifted } cards; { $par } are enough.
}
choose-none-cards = You haven't chosen a card yet.
choose-chosen-cards = { $count ->
    [one] You've chosen one card.
   *[other] You've chosen { $count } cards.
}
choose-few-cards = { $count ->
    [one] What you chose is right so far. One more card belongs to it.
   *[other] What you chose is right so far. { $count } more cards belong to it.
}
choose-many-cards = { $count ->
    [one] One of the cards you chose doesn't belong to it.
   *[other] { $count } of the cards you chose don't belong to it.
}
choose-not-cards = These aren't the cards.
hint-nudge-choose-cards = { $count ->
    [one] You're looking for one card.
   *[other] You're looking for { $count } cards.
}
hint-nudge-choose-more-cards = { $count ->
    [one] One card is still missing from your choice.
   *[other] { $count } cards are still missing from your choice.
}
hint-nudge-choose-less-cards = { $count ->
    [one] You've chosen one card too many.
   *[other] You've chosen { $count } cards too many.
}
hint-table-moves-cards = { $count ->
    [0] You don't need to move anything on the table.
    [one] You need to move one card of the table.
   *[other] You need to move { $count } cards of the table.
}

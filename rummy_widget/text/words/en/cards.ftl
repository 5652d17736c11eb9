### Names of cards, and sentences about cards. A key that ends in -cards replaces the key without it in games played
### with cards; both take the same arguments.

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
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
group-cards = set

## Racks of cards

segment-lacks-why-cards = the { $tiles } need the { $completions }.
segment-named-group-cards = set, { $tiles }
rack-readable-cards = Rack with { count-tiles-cards }
rack-loose-cards = { $count ->
    [one] One loose card.
    [2] Two loose cards. Put cards side by side to make melds.
    [3] Three loose cards. Put cards side by side to make melds.
   *[other] { $count } loose cards. Put cards side by side to make melds.
}
loose-tiles-cards = { $count ->
    [one] one loose card
    [2] two loose cards
    [3] three loose cards
   *[other] { $count } loose cards
}

## The open table

plan-out-cards = { $count ->
    [one] I laid my last card: I'm out.
   *[other] I laid all my { $count } cards: I'm out.
}
plan-hurried-cards = { $left ->
    [one] I laid { $tiles }, because { $who } has just one card left.
   *[other] I laid { $tiles }, because { $who } has only { $left } cards left.
}
melds-nothing-laid-cards = You haven't laid anything yet.
melds-action-advise-cards = { $grade ->
    [0] What can I lay?
    [1] Show one card
    [2] Which melds?
   *[3] Step by step
}
melds-stands-cards = { $count ->
    [one] That works: one card laid.
   *[other] That works: { $count } cards laid.
}
melds-advice-count-cards = { $opens ->
    [yes] { $count ->
        [one] You can open with one card.
       *[other] You can open with { $count } cards.
    }
   *[no] { $count ->
        [one] You can lay one card.
       *[other] You can lay { $count } cards.
    }
}

## Faults; the arguments are explained in faults.ftl

fault-empty-cards = no cards here
    .why = there's no card here yet.
fault-too-few-cards = { $lacking ->
    [one] one card short
   *[other] { $lacking } cards short
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
   *[other] { $lacking } cards are missing in between
}
    .why = { $lacking ->
        [one] a run has no gaps: the { $missing } is missing.
       *[other] { $short ->
            [yes] a run has no gaps: the { $missing } are missing.
           *[no] a run has no gaps: { $lacking } cards are missing.
        }
    }
fault-unrelated-cards = neither a run nor a set
    .why = the { $all } share neither suit nor rank.
fault-wrong-colour-cards = { $many ->
    [one] { $tiles } doesn't match the { $of }
    [2] two cards don't match the { $of }
   *[other] { $many } cards don't match the { $of }
}
    .why = { $many ->
        [one] a run has one suit: the { $tiles } doesn't match the { $of }.
       *[other] a run has one suit: the { $tiles } don't match the { $of }.
    }
fault-wrong-number-cards = { $many ->
    [one] { $tiles } doesn't match the { $of }s
   *[other] { $many } cards don't match the { $of }s
}
    .why = { $many ->
        [one] a set has one rank: the { $tiles } doesn't match the { $of }s.
       *[other] a set has one rank: the { $tiles } don't match the { $of }s.
    }
fault-repeated-number-cards = { $different ->
    [one] { $kinds } appears twice
   *[other] { $different } cards appear twice
}
    .why = { $different ->
        [one] a run has each card once, but the { $kinds } appears twice.
       *[other] a run has each card once, but the { $kinds } appear twice.
    }
fault-repeated-colour-cards = { $shades ->
    [one] { $colours } appear twice in a set
    [2] { $colours } appear twice in a set
   *[other] { $shades } suits appear twice in a set
}
    .why = { $shades ->
        [one] a set has each suit once, but { $colours } appear twice.
       *[other] a set has each suit once, but { $colours } appear twice.
    }
fault-fifth-tile-cards = a set has four cards at most
    .why = there are only four suits, so a fifth card doesn't fit.
fault-one-in-middle-cards = king - ace - 2: not a run
    .why = { $side ->
        [after] the { $tiles } can't follow an ace that ends a run.
       *[before] the { $tiles } can't come before an ace that begins a run.
    }
fault-one-only-low-cards = an ace is only low here
    .why = here an ace can only begin a run, so the { $tiles } can't follow the king.
fault-not-in-box-cards = not part of this game
    .why = { $many ->
        [one] the { $tiles } isn't part of this game.
       *[other] { $named ->
            [few] the { $tiles } aren't part of this game.
           *[many] { $many } of these aren't part of this game.
        }
    }
fault-too-many-copies-cards = too many copies of { $tile }
    .why = the { $tile } is in the pack { times }, but you have { $count } copies.
fault-must-draw-cards = draw first
    .why = draw a card first.
fault-already-drawn-cards = you've drawn already
    .why = you've already drawn a card; now discard one.
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
        [few] you can't take melds apart: { $tiles } stay together.
       *[many] you can't take melds apart: you split a meld of { $many } cards.
    }
fault-nothing-laid-cards = no card laid
    .why = lay at least one card of your own.
fault-does-not-fit-cards = { $tile } doesn't fit here
    .why = the { $tile } doesn't fit this meld.
fault-just-taken-cards = { $tile } was just taken
    .why = you've just taken the { $tile }, so you can't discard it this turn.
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
    [one] Right so far. Find one more card.
   *[other] Right so far. Find { $count } more cards.
}
choose-many-cards = { $count ->
    [one] One of your cards doesn't belong.
   *[other] { $count } of your cards don't belong.
}
choose-not-cards = Not these cards.
hint-nudge-choose-cards = { $count ->
    [one] Look for one card.
   *[other] Look for { $count } cards.
}
hint-nudge-choose-more-cards = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
}
hint-nudge-choose-less-cards = { $count ->
    [one] You chose one card too many.
   *[other] You chose { $count } cards too many.
}
hint-table-moves-cards = { $count ->
    [0] Leave the cards on the table where they are.
    [one] Move one card on the table.
   *[other] Move { $count } cards on the table.
}

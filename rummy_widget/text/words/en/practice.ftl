### What is said where one practises: the skills, the tasks that are dealt, and what is said to wrong answers.
### $tile is the name of a tile that the engine made ("red 7").

practice-title = Practice
practice-about = One skill at a time, with fresh tiles each time, for as long as you like.
practice-skill = { $skill ->
    [is-run] Run, group or neither
    [complete-group] Complete the group
    [place-joker] Place the Joker
    [spot-fault] Spot the fault
    [name-pattern] Name the pattern
    [price-close] Price the close
    [what-is-missing] What is missing?
    [which-discard] Which discard?
    [what-it-counts] What does it count?
    [does-it-open] Does it open?
    [which-can-be-laid] Which tile goes?
    [what-joker-is] What is the Joker?
    [may-joker-be-used] May the Joker do that?
    [what-is-caught] Caught: how much?
   *[who-pays-what] Who pays what?
}
practice-skill-about = { $skill ->
    [is-run] One row: what is it, or why is it nothing?
    [complete-group] Find the tile that a group lacks.
    [place-joker] Only one row really needs it. Which?
    [spot-fault] One tile spoils the row. Take it away.
    [name-pattern] Which pattern pays here?
    [price-close] Say what each player pays for it.
    [what-is-missing] One more tile, and the rack closes.
    [which-discard] Throw away what you need least.
    [what-it-counts] Melds on the table, in Rummikub and Rummy 45.
    [does-it-open] Enough for the first lay? How much at most?
    [which-can-be-laid] Melds lie there. Which of your tiles can you lay now?
    [what-joker-is] It lies in a meld. Whose place does it hold?
    [may-joker-be-used] Rummikub and the five Tile Rummies: which of them allows it?
    [what-is-caught] Somebody else is out first. Count what you still hold.
   *[who-pays-what] Settle the game: what do you gain or lose?
}
practice-band = { $band ->
    [easy] easy
    [middle] middle
    [hard] hard
   *[follow] as it comes
}
practice-band-about = { $band ->
    [follow] Three right in a row make it harder, two wrong in a row easier.
   *[other] All tasks are like that. Difficulty is how much there is to spot.
}
practice-standing = { $tried ->
    [0] not practised yet
   *[other] { $right } of { $tried } right
}
practice-row = { $row } of { $most } in a row
practice-mastered = mastered: { $band ->
    [easy] easy
    [middle] middle
   *[hard] hard
}
practice-streak = { $count ->
    [one] One in a row
   *[other] { $count } in a row
}
practice-hard = How hard
practice-review = { $count ->
    [one] Review what went wrong: one skill
   *[other] Review what went wrong: { $count } skills
}
practice-reviewing = This went wrong before. Here are other tiles.
practice-looked = You looked at the answer, so this one counts as not solved.
practice-no-skill = There's no skill “{ $value }” to practise. Choose one of these.
practice-no-seed = The number of a task is a whole number from 1 to { $most }, not “{ $value }”. Here are the skills.
practice-no-band = A task is easy, middle or hard, not “{ $value }”. Here are the skills.
practice-none = Choose a skill first.
practice-nothing = You have nothing left to review.
practice-value = There's no “{ $value }” to choose here.

## Run, group or neither

practice-is-run = What do these tiles make{ $mixed ->
    [yes] , in whatever order they stand?
   *[no] ?
}
practice-reads = { $reading ->
    [run] A run
    [group] A group
    [gap] Neither: a number is missing
    [one_in_middle] Neither: a run doesn't go on after the 1
    [wrong_colour] Neither: a colour doesn't belong
    [wrong_number] Neither: a number doesn't belong
    [repeated_number] Neither: a number comes twice in a run
    [repeated_colour] Neither: a colour comes twice in a group
    [fifth_tile] Neither: a group has no fifth tile
   *[joker_no_place] Neither: the Joker has nothing to stand for
}
practice-reads-why = { $kind ->
    [run] One colour, and the numbers follow one another: a run.
    [group] One number, and every colour once: a group.
   *[both] With these Jokers it can be read as a run and as a group.
}
practice-misread = { $how ->
    [kind] A run keeps to one colour, a group to one number. What do these tiles share?
    [none] Nothing is wrong with these tiles. Look at what they share: a colour or a number.
   *[reason] It is neither, but not for that reason. Try to read them as a run, then as a group.
}

## Complete the group

practice-complete = { $count ->
    [one] Choose the tile that makes the upper row a group.
   *[other] Choose { $count } tiles that make the upper row a group of { $size }.
}
practice-complete-why = One number, and every colour once: a group.
practice-complete-run = With { $tile } it's a run. You're after a group: one number in different colours.

## Place the Joker

practice-joker = { $count ->
    [one] Put every tile into a run or a group. Where is the Joker needed?
   *[other] Put every tile into a run or a group. Where are the Jokers needed?
}
practice-joker-why = { $only ->
    [yes] A Joker goes where no tile of yours will do. The other rows had theirs.
   *[no] Every row has what it lacked. One of your tiles fits two rows, so there is another way, too.
}
practice-joker-fifth = All four colours are there, so the Joker has nothing to stand for in this group. Which row lacks a tile that you don't have?

## Spot the fault

practice-spot = { $count ->
    [one] Take one tile away, so that the rest is a run or a group. Which?
   *[other] Take { $count } tiles away, so that the rest is a run or a group. Which?
}
practice-still = Without { $tile } it's neither a run nor a group yet.

## Name the pattern

practice-pattern = This closes. Which pattern pays?
practice-pattern-dearer = It shows { $pattern ->
    [simple] a Simple
    [mosaic] a Mosaic
    [bicolor] a Bicolor
    [minor] a Minor
    [major] a Major
    [doubles] Doubles
    [grand_care] a Grand Care
   *[monocolor] a Monocolor
}, too, which pays { $points }. Look again: there's a better-paid pattern.

practice-pattern-mosaic = The numbers go from 1 to 13 and to 1 again, and no two neighbours share a colour. The colours don't have to go round in order.
practice-pattern-one = It shows a Simple, too. But look at the numbers again: a 1 belongs to the high ones as well.
practice-pattern-free = It shows a Simple, too. But { $tile } is free: it's no part of the pattern, and doesn't have to fit it.
practice-pattern-group = { $pattern ->
    [bicolor] A group lies among the melds, and a Bicolor has runs only.
   *[monocolor] A group lies among the melds, and a Monocolor has runs only.
}
practice-pattern-is = { $pattern ->
    [simple] A Simple is made of runs and groups alone.
    [mosaic] A Mosaic is one row from 1 to 13 and to 1 again, of changing colours.
    [bicolor] A Bicolor has runs only, of two colours at most.
    [minor] In a Minor every tile that counts is a 7 or lower.
    [major] In a Major every tile that counts is an 8 or higher, or a 1.
    [doubles] Doubles are seven pairs of tiles that are the same in number and colour.
    [grand_care] A Grand Care has eight tiles of one number.
   *[monocolor] A Monocolor has runs only, all of one colour.
}

## Price the close

practice-price = This closes. What does each player pay for it?
practice-thrown = { $mine ->
    [0] The closer has thrown no Joker.
    [one] The closer has thrown one Joker.
   *[other] The closer has thrown { $mine } Jokers.
}{ $others ->
    [0] { "" }
    [one] { " " }Another player has thrown one.
   *[other] { " " }The others have thrown { $others }.
}
practice-price-full = { $count ->
    [one] That's the price without a Joker. One lies among the tiles that count, and it lowers the price.
   *[other] That's the price without Jokers. { $count } lie among the tiles that count, and each lowers the price.
}
practice-price-others = A thrown Joker raises the close of the player who threw it, and of nobody else.
practice-price-lifted = { $how ->
    [free] The free tile is a Joker, and that lifts the close by a tier.
    [thrown] A Joker that the closer has thrown lifts the close, though it's long gone.
   *[both] One Joker thrown and another one free: together they lift the close to Special.
}
practice-price-counted = Only Jokers among the tiles that count lower the price. The free one and the thrown ones don't.
practice-price-added = Prices never add up. Several patterns hold, and the dearest one pays.
practice-price-otherwise = As they lie, that's right. But the same tiles show something dearer, and that's what pays.
practice-price-low = Another pattern that these tiles show pays that. There's a dearer one.
practice-price-would = { $pattern ->
    [simple] A Simple would pay that.
    [mosaic] A Mosaic would pay that.
    [bicolor] A Bicolor would pay that.
    [minor] A Minor would pay that.
    [major] A Major would pay that.
    [doubles] Doubles would pay that.
    [grand_care] A Grand Care would pay that.
   *[monocolor] A Monocolor would pay that.
} But look:

## What is missing?

practice-missing = { $dearest ->
    [yes] Fourteen tiles. Which of these tiles gives the dearest close?
   *[no] Fourteen tiles. Which of these tiles closes the rack?
}
practice-missing-why = { $dearest ->
    [yes] With this tile you arrange fourteen and have one free, and no other of these pays more.
   *[no] With this tile you arrange fourteen and have one free.
}
practice-tile = { $tile }
practice-missing-less = With { $tile } it closes for { $points }. Another of these tiles pays more.
practice-missing-far = { $count ->
    [one] With { $tile } the rack doesn't close: you'd still have to swap one tile.
   *[other] With { $tile } the rack doesn't close: you'd still have to swap { $count } tiles.
}

## Which discard?

practice-discard = Which tile do you throw away?
practice-discard-about = Stay as near to a close as you can. Of discards that are equally near, the best leaves most tiles that help.
practice-discard-why = { $distance ->
    [one] { $count ->
        [one] The rack is one tile away from a close, and one unseen tile closes it.
       *[other] The rack is one tile away from a close, and { $count } unseen tiles close it.
    }
   *[other] { $count ->
        [one] The rack is { $distance } tiles away from a close, and one unseen tile brings it nearer.
       *[other] The rack is { $distance } tiles away from a close, and { $count } unseen tiles bring it nearer.
    }
}
practice-discard-farther = { $distance ->
    [one] Without { $tile } the rack is one tile away from a close.
   *[other] Without { $tile } the rack is { $distance } tiles away from a close.
} { $best ->
    [one] With another discard it's only one tile away.
   *[other] With another discard it's { $best } tiles away.
}
practice-discard-fewer = { $count ->
    [-1] Without { $tile } the rack is as near as it can be, but fewer tiles help: with the best discard there are { $best }.
   *[other] { $distance ->
        [one] Without { $tile } only { $count } unseen tiles close the rack; with the best discard { $best } do.
       *[other] Without { $tile } only { $count } unseen tiles help; with the best discard { $best } do.
    }
}

## Who pays what?

practice-pays = { $players } play{ $multiplier ->
    [one] { "" }
   *[other] { " " }at a ×{ $multiplier } table
}, and { $closer ->
    [0] you close
    [1] Ana closes
    [2] Mihai closes
   *[3] Ilinca closes
} with this rack. What do you gain or lose in all?
practice-pays-facts = { $twin ->
    [-1] { $trump ->
        [yes] You drew the Trump itself from the stock.
       *[no] { "" }
    }
    [0] You were dealt the Trump's twin.
    [1] Ana was dealt the Trump's twin.{ practice-pays-drew }
    [2] Mihai was dealt the Trump's twin.{ practice-pays-drew }
   *[3] Ilinca was dealt the Trump's twin.{ practice-pays-drew }
}{ $thrown ->
    [0] { "" }
   *[other] { " " }The closer had thrown one Joker.
}
practice-pays-drew = { $trump ->
    [yes] { " " }You drew the Trump itself from the stock.
   *[no] { "" }
}
practice-points = { $sign ->
    [minus] −{ NUMBER($points, useGrouping: 0) }
    [plus] +{ NUMBER($points, useGrouping: 0) }
   *[none] 0
}
practice-pays-why = { $who ->
    [you] { $count ->
        [one] The close is worth { $points }, and the other player pays you { $payment }.
       *[other] The close is worth { $points }, and each of the { $count } others pays you { $payment }.
    }
   *[other] { $count ->
        [one] The close is worth { $points }, and you pay { $payment }.
       *[other] The close is worth { $points }: each of the others pays { $payment }, and so do you.
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }The Trump's twin { $twin ->
        [plus] brings
       *[minus] costs
    } you { $bonus }, which isn't multiplied.
} In all you { $how ->
    [plus] gain { $won }.
    [minus] lose { $won }.
   *[none] neither gain nor lose.
}
practice-pays-full = { $count ->
    [one] A Joker lies among the tiles that count, and it lowers the price first.
   *[other] { $count } Jokers lie among the tiles that count, and they lower the price first.
}
practice-pays-trump = The Trump itself pays nothing. What pays is its twin, and only in the deal.
practice-pays-twin = Settle the Trump's twin, too: everybody pays 100 to the player who was dealt it.
practice-pays-bonus = The table multiplies the close. The 100 for the Trump's twin isn't multiplied.
practice-pays-multiplier = This table multiplies the price by { $multiplier }.
practice-pays-each = { $twin ->
    [no] That's what one of them pays. { $count } players pay you.
   *[yes] Here only one of them pays for the close. { $count } players pay you for it.
}
practice-pays-self = You don't pay yourself: only the others do.
practice-pays-you-close = The others pay the closer, and that's you.
practice-pays-own = You pay your own share. The others pay theirs.
practice-pays-all = Everybody pays the closer, near to a close or far from it: you, too.
practice-pays-you-lose = Another player closes, and you pay for it.
practice-pays-sign = The number is right. But do you gain it or lose it?

## What does it count?

practice-counts = { $how ->
    [laid] Rummy 45: how many points do these melds give, once they're laid?
   *[other] { $game ->
        [rummikub] Rummikub: what do these melds count in the opening?
       *[other] Rummy 45: what do these melds count in the opening?
    }
}
practice-counts-points = { $points ->
    [one] One point
   *[other] { $points } points
}
practice-counts-why = { $how ->
    [laid] 2 to 9 give 5 each, 10 to 13 give 10, each 1 gives 25 and each Joker 50: { $points } in all.
   *[other] { $game ->
        [rummikub] Each tile counts its number, a Joker that of the tile it stands for: { $points } in all.
       *[other] 2 to 9 count 5 and 10 to 13 count 10. A 1 counts 5 before a 2, 10 after a 13, 25 in a group, and a Joker is the tile it stands for: { $points } in all.
    }
}
practice-counts-other = { $how ->
    [laid] That's what they count in the opening. Once they're laid, a 1 gives 25 and a Joker 50.
   *[other] That's what they give once they're laid. In the opening a 1 counts like its neighbours in a run, and a Joker as the tile it stands for.
}
practice-counts-faces = That's the sum of the numbers. In this game a 7 counts no more than a 2.
practice-counts-fives = That would be 5 for each tile. Not all of them count the same.
practice-counts-fifty = { $count ->
    [one] You've counted the Joker as 50. In the opening it counts as the tile it stands for.
   *[other] You've counted each Joker as 50. In the opening they count as the tiles they stand for.
}
practice-counts-thirty = { $count ->
    [one] You've counted the Joker as 30: so much it costs who's caught with it. In the opening it counts as the tile it stands for.
   *[other] You've counted each Joker as 30: so much they cost who's caught with them. In the opening they count as the tiles they stand for.
}
practice-counts-no-joker = { $count ->
    [one] You've left the Joker out. It counts as the tile it stands for.
   *[other] You've left the Jokers out. They count as the tiles they stand for.
}
practice-counts-tens = You've counted 11, 12 and 13 as 10. Here each tile counts its number.
practice-counts-again = Nearly. Count it once more, tile by tile.

## Does it open?

practice-opens = { $game ->
    [rummikub] Rummikub: do these tiles open, and with how many points at most?
   *[other] Rummy 45: do these tiles open, and with how many points at most?
}
practice-opens-points = { $points ->
    [0] They don't open
   *[other] With { $points }
}
practice-opens-why = { $points ->
    [0] Whatever you lay together, it doesn't open: that takes { $wanted } points, and where the rules say so a run.
   *[other] { $points } points, and no melds that can lie side by side count more.
}
practice-opens-does = They do. Look for melds that make { $wanted } together.
practice-opens-short = They don't make { $wanted } in any way that opens. Each tile lies in one meld only, and in Rummy 45 one of the melds is a run.
practice-opens-other = { $how ->
    [less] { $points } isn't the most. Some tile can do more in another meld.
   *[more] { $points } would be more than they can make. Each tile lies in one meld only.
}

## Which tile goes?

practice-laid = { game-name }: which of your tiles can you lay now?
practice-laid-cards = { game-name }: which of your cards can you lay now?
practice-laid-why = { $how ->
    [add] A meld on the table takes { $tile } as it lies.
    [take_fourth] A group of four can spare a tile: that lets { $tile } in.
    [take_end] A run can spare the tile at its end: that lets { $tile } in.
    [split] A run comes apart in two: that lets { $tile } in.
    [substitute] A tile on the table gives its place to another: that lets { $tile } in.
    [replace] The Joker gives up its place: that lets { $tile } in.
   *[other] Melds put together anew let { $tile } in.
}{ $count ->
    [one] { "" }
   *[other] { " " }The table takes { $more }, too.
}
practice-laid-nothing = No meld takes { $tile }, and you can't make one for it.
practice-laid-high-one = The 1 is low here: no run goes on after the 13.
practice-laid-high-one-cards = The ace is low: no run goes on after the king.
practice-laid-full = With four tiles a group is complete, so { $tile } finds no place in it.
practice-laid-full-cards = With four cards a group is complete, so { $tile } finds no place in it.
practice-laid-colour = That group has { $tile } already, and every colour comes once.
practice-laid-colour-cards = That group has { $tile } already, and every suit comes once.
practice-laid-twin = That run has { $tile } already, and it's no run with a number twice.
practice-laid-gap = There's a gap between the run and { $tile }: { $missing } is missing.
practice-laid-apart = Melds that lie on the table are never taken apart here, so nothing of them can join { $tile }.
practice-laid-three = A group with { $mate } would take { $tile }. But the run that { $mate } lies in has only three tiles, and two are no meld.
practice-laid-middle = A group with { $mate } would take { $tile }. But { $mate } lies in the middle of a run of four, and what's left of it is no meld.

## What is the Joker?

practice-stands = { $which ->
    [left] Which of your tiles does the left one of the two Jokers stand for?
    [right] Which of your tiles does the right one of the two Jokers stand for?
   *[only] Which of your tiles does the Joker stand for?
}
practice-stands-why = { $count ->
    [one] Its place in the meld is that of { $tiles }.
   *[other] In this group it may be { $tiles }: whichever comes first settles it.
}
practice-stands-there = Another place in the run is that of { $tile }. Count along from one end.
practice-stands-end = The run could go on with { $tile } at its end. The Joker holds another place.
practice-stands-run = A run keeps to one colour, and its Joker does, too.
practice-stands-colour = The group has { $tile } already. Its Joker stands for a colour that's missing.
practice-stands-group = A group has one number, and its Joker has it, too.

## May the Joker do that?

practice-may = { game-name }: may you do this?
practice-may-option = { $answer ->
    [yes] You may
   *[no] You may not
}
practice-use-move = You take the Joker out of its meld and lay it with your { $pair }.
practice-use-beside = You take the Joker out of its meld, put it beside { $end } and add your { $tile }.
practice-use-table = You put { $tile } from another run in the Joker's place, and lay the Joker with your { $pair }.
practice-use-break = You take { $tile } from the Joker's run and lay it with your { $pair }. The Joker stays.
practice-use-old = You put your { $tile } in the Joker's place, and the Joker beside { $end }.
practice-use-new = You put your { $tile } in the Joker's place, and lay the Joker with your { $pair }.
practice-use-add = You add your { $tile } to the run that the Joker lies in.
practice-may-no = { $letter ->
    [a] { $book ->
        [RK] In Rummikub a Joker moves only once its tile has taken its place.
       *[other] { game-name } has restriction A: the Joker's tile takes its place first.
    }
    [b] { game-name } has restriction B: the tile that replaces the Joker comes from your rack.
    [c] { game-name } has restriction C: nothing is taken from a Joker's meld until the Joker is replaced.
   *[d] { game-name } has restriction D: a Joker that's been replaced makes a new meld with your own tiles.
}
practice-may-yes = { $use ->
    [new] Its own tile replaces it, and it makes a new meld with your tiles. That's allowed in each of these games.
    [add] Adding to a Joker's meld is allowed in each of these games.
    [break] { game-name } doesn't keep a Joker's meld together: take from it, as long as what's left is a meld.
   *[other] { $free ->
        [yes] Jokers are free in { game-name }: take one wherever you like, as long as every meld stands in the end.
       *[no] { $use ->
            [table] In { game-name } the tile that replaces a Joker may come from the table, too.
           *[old] In { game-name } a Joker that's been replaced may go to a meld that lies there.
        }
    }
}

## Caught: how much?

practice-caught = { game-name }: { $how ->
    [out] what do you lose?
   *[laid] what do these tiles cost you?
}
practice-caught-cards = { game-name }: what do they get for your cards?
practice-caught-how = { $how ->
    [out] Somebody lays their last tile, and you're caught with these.
    [blocked] The stock is empty and nobody can lay anything. The winner holds { $tiles }.
   *[laid] Somebody closes, and you still hold these.
}
practice-caught-how-cards = { $how ->
    [out] The other player is out.
   *[at_once] The other player, who had laid nothing yet, gets rid of everything in one turn.
}
practice-caught-why = { $how ->
    [out] Each tile costs its number, and a Joker 30: { $points } in all.
    [blocked] Each tile counts its number, and a Joker 30. You lose what yours come to beyond the winner's: { $points }.
   *[laid] Nothing. In Rummy 45 the tiles you're left with cost nothing: points come from what's laid and added.
}
practice-caught-why-cards = { $how ->
    [out] Face cards give 10, an ace 1, the others their number: { $points } in all.
   *[at_once] Face cards give 10, an ace 1, the others their number. That was Going Rummy, so all of it counts twice: { $points }.
}
practice-caught-nothing = Nobody counts the tiles you're left with here. Points come from what's laid and added.
practice-caught-double = That's one count. Going Rummy makes it twice as much.
practice-caught-less = That's all that you hold. You only lose what goes beyond the winner's.
practice-caught-joker = { $each ->
    [0] A Joker isn't free to be caught with: it costs 30.
   *[other] You've counted { $count ->
        [one] the Joker
       *[other] each Joker
    } as { $each }. Caught with it, you pay 30.
}
practice-caught-faces = You've counted 11, 12 and 13 as they are. Each is 10.
practice-caught-faces-cards = You've counted jack, queen and king as 11, 12 and 13. A face card is 10.
practice-caught-ace = You've counted an ace as 11. It's low, and gives 1.
practice-caught-tens = You've counted 11, 12 and 13 as 10. Here each tile costs its number.
practice-caught-fives = That would be 5 for each tile. They don't all count the same.
practice-caught-fives-cards = That would be 5 for each card. They don't all count the same.
practice-caught-without = That's without { $tile }.
practice-caught-again = Nearly. Count once more, tile by tile.
practice-caught-again-cards = Nearly. Count once more, card by card.

## Games

practice-open-games = Melds on the table
practice-no-game = There's no game “{ $value }” to practise. Here are all the skills.

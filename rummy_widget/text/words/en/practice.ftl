### The practice page: its skills, the tasks that it deals, and the replies to wrong answers.
### $tile is the name of a tile ("red 7").

practice-title = Practice
practice-about = One skill at a time, with new tiles for each task.
practice-skill = { $skill ->
    [is-run] Run, group or neither
    [complete-group] Complete the group
    [place-joker] Place the Joker
    [spot-fault] Spot the fault
    [name-pattern] Name the pattern
    [price-close] What's the close worth?
    [what-is-missing] What's missing?
    [which-discard] What do you discard?
    [what-it-counts] How many points?
    [does-it-open] Can you open?
    [which-can-be-laid] Which can you lay?
    [what-joker-is] What is the Joker?
    [may-joker-be-used] May the Joker do that?
    [what-is-caught] What does it cost?
   *[who-pays-what] Who pays what?
}
practice-skill-about = { $skill ->
    [is-run] Which is it? If neither, why?
    [complete-group] Find the missing tile.
    [place-joker] Only one row really needs it.
    [spot-fault] Take the wrong tile away.
    [name-pattern] Which pattern pays here?
    [price-close] What does each player pay?
    [what-is-missing] One more tile, and you can close.
    [which-discard] Discard what you need least.
    [what-it-counts] Count the points of melds in Rummikub and Rummy 45.
    [does-it-open] And with how many points?
    [which-can-be-laid] Find tiles that fit the table.
    [what-joker-is] Which tile does it stand for?
    [may-joker-be-used] Does this game allow it?
    [what-is-caught] Count the tiles you're left with.
   *[who-pays-what] What do you gain or lose?
}
practice-band = { $band ->
    [easy] easy
    [middle] medium
    [hard] hard
   *[follow] match my level
}
practice-band-about = { $band ->
    [follow] Three right in a row: harder. Two wrong in a row: easier.
   *[other] All tasks are at this level.
}
practice-standing = { $tried ->
    [0] not tried yet
   *[other] { $right } of { $tried } right
}
practice-row = { $row } of { $most } in a row
practice-mastered = mastered: { $band ->
    [easy] easy
    [middle] medium
   *[hard] hard
}
practice-streak = { $count ->
    [one] One in a row
   *[other] { $count } in a row
}
practice-hard = Level
practice-review = { $count ->
    [one] Retry one skill
   *[other] Retry { $count } skills
}
practice-reviewing = You missed this before. Here are new tiles.
practice-looked = You saw the answer, so this task doesn't count.
practice-no-skill = There's no skill “{ $value }”. Choose one of these.
practice-no-seed = A task's number must be from 1 to { $most }, not “{ $value }”. Choose a skill.
practice-no-band = There's no level “{ $value }”. Type easy, middle or hard, or choose a skill.
practice-none = Choose a skill first.
practice-nothing = Nothing left to retry.
practice-value = There's no “{ $value }” to choose here.

## Run, group or neither

practice-is-run = What do these tiles make{ $mixed ->
    [yes] , in any order?
   *[no] ?
}
practice-reads = { $reading ->
    [run] A run
    [group] A group
    [gap] Neither: a gap
    [one_in_middle] Neither: a 1 in the middle
    [wrong_colour] Neither: wrong colour
    [wrong_number] Neither: wrong number
    [repeated_number] Neither: a number twice
    [repeated_colour] Neither: a colour twice
    [fifth_tile] Neither: a group of five
   *[joker_no_place] Neither: one Joker too many
}
practice-reads-why = { $kind ->
    [run] One colour, numbers in order: a run.
    [group] One number, each colour once: a group.
   *[both] With these Jokers it's both: a run and a group.
}
practice-misread = { $how ->
    [kind] One colour can make a run, one number a group.
    [none] These tiles are fine. Do they share a colour or a number?
   *[reason] It's neither, for another reason.
}

## Complete the group

practice-complete = { $count ->
    [one] Choose the tile that completes the group.
   *[other] Choose { $count } tiles to make a group of { $size }.
}
practice-complete-why = One number, each colour once: a group.
practice-complete-run = With { $tile } it's a run. Make a group.

## Place the Joker

practice-joker = { $count ->
    [one] Put each tile into a meld. Where do you need the Joker?
   *[other] Put each tile into a meld. Where do you need the Jokers?
}
practice-joker-why = { $only ->
    [yes] None of your tiles fits in a Joker's place.
   *[no] That works, and there is another way, too.
}
practice-joker-fifth = That group has all four colours. Which row needs a tile you don't have?

## Spot the fault

practice-spot = { $count ->
    [one] Take away one tile to leave a run or a group.
   *[other] Take away { $count } tiles to leave a run or a group.
}
practice-still = Without { $tile }, this still isn't a meld.

## Name the pattern

practice-pattern = You can close. Which pattern do you get paid for?
practice-pattern-better = It's { $pattern ->
    [simple] a Simple
    [mosaic] a Mosaic
    [bicolor] a Bicolor
    [minor] a Minor
    [major] a Major
    [doubles] Doubles
    [grand_care] a Grand Care
   *[monocolor] a Monocolor
}, too, but another pattern pays more than { $points }.

practice-pattern-mosaic = The numbers go from 1 to 13 and on to another 1, and no neighbours share a colour.
practice-pattern-one = It's a Simple, too. But a 1 can also be a high number, so another pattern fits and pays more.
practice-pattern-free = It's a Simple, too. But { $tile } is free and needn't fit, so another pattern pays more.
practice-pattern-group = { $pattern ->
    [bicolor] One meld is a group, and a Bicolor has runs only.
   *[monocolor] One meld is a group, and a Monocolor has runs only.
}
practice-pattern-is = { $pattern ->
    [simple] A Simple has just runs and groups.
    [mosaic] A Mosaic goes from 1 to 13 and on to another 1, and neighbours differ in colour.
    [bicolor] A Bicolor has runs only, in at most two colours.
    [minor] In a Minor no tile that counts is above 7.
    [major] In a Major each tile that counts is 8 or higher, or a 1.
    [doubles] Doubles are seven pairs of identical tiles.
    [grand_care] A Grand Care has eight tiles of one number.
   *[monocolor] A Monocolor has runs only, all of one colour.
}

## Price the close

practice-price = You can close. How much does each player pay?
practice-thrown = { $mine ->
    [0] The closer threw no Joker.
    [one] The closer threw one Joker.
   *[other] The closer threw { $mine } Jokers.
}{ $others ->
    [0] { "" }
    [one] { " " }Another player threw one.
   *[other] { " " }The others threw { $others }.
}
practice-price-full = { $count ->
    [one] That's the price without Jokers. Here one Joker is among the tiles that count, and it lowers the price.
   *[other] That's the price without Jokers. Here { $count } Jokers are among the tiles that count, and each lowers the price.
}
practice-price-others = A thrown Joker helps only the player who threw it.
practice-price-lifted = { $how ->
    [free] A Joker as the free tile raises the price one level.
    [thrown] A thrown Joker raises the closer's price.
   *[both] One Joker thrown and one as the free tile make the close Special.
}
practice-price-counted = A Joker lowers the price only if it's among the tiles that count.
practice-price-added = Don't add prices together: only the best pattern pays.
practice-price-otherwise = That's right for the tiles as they're laid. But they can make a better pattern.
practice-price-low = These tiles also make a better pattern.
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

## What's missing?

practice-missing = { $best ->
    [yes] Which of these tiles lets you close for the most points?
   *[no] Which of these tiles lets you close?
}
practice-missing-why = { $best ->
    [yes] With it, fourteen tiles fit together and one is left as the free tile. No other tile gets you more points.
   *[no] With it, fourteen tiles fit together and one is left as the free tile.
}
practice-tile = { $tile }
practice-missing-less = With { $tile } you close for { $points }. Another tile gets you more.
practice-missing-far = { $count ->
    [one] With { $tile } you'd still have to swap one tile.
   *[other] With { $tile } you'd still have to swap { $count } tiles.
}

## What do you discard?

practice-discard = Which tile do you discard?
practice-discard-about = Stay as near to closing as you can. Of equally good discards, choose the one that leaves you the most chances.
practice-discard-why = { $distance ->
    [one] { $count ->
        [one] You need one more tile to close, and one unseen tile fits.
       *[other] You need one more tile to close, and { $count } unseen tiles fit.
    }
   *[other] { $count ->
        [one] You need { $distance } more tiles to close, and one unseen tile helps.
       *[other] You need { $distance } more tiles to close, and { $count } unseen tiles help.
    }
}
practice-discard-farther = { $distance ->
    [one] Without { $tile } you need one more tile to close.
   *[other] Without { $tile } you need { $distance } more tiles to close.
} { $best ->
    [one] With a better discard, only one.
   *[other] With a better discard, only { $best }.
}
practice-discard-fewer = { $count ->
    [-1] Without { $tile } fewer tiles help. With the best discard, { $best } do.
   *[other] { $distance ->
        [one] Without { $tile } only { $count } unseen tiles let you close. With the best discard, { $best } do.
       *[other] Without { $tile } only { $count } unseen tiles help. With the best discard, { $best } do.
    }
}

## Who pays what?

practice-pays = { $players } people play{ $multiplier ->
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
       *[other] The close is worth { $points }, and you pay { $payment } like everybody else.
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
    [one] A Joker is among the tiles that count, so the close is worth less.
   *[other] { $count } Jokers are among the tiles that count, so the close is worth less.
}
practice-pays-trump = The Trump itself brings you nothing. Only its twin does, if you're dealt it.
practice-pays-twin = Don't forget the Trump's twin: everybody pays 100 for it.
practice-pays-bonus = Multiply the price of the close, but not the 100 points for the Trump's twin.
practice-pays-multiplier = This table multiplies the price by { $multiplier }.
practice-pays-each = { $twin ->
    [no] That's what one of them pays. { $count } players pay you.
   *[yes] You've counted one player's payment for the close, but { $count } players pay it.
}
practice-pays-self = You don't pay yourself.
practice-pays-you-close = You close, so the others pay you.
practice-pays-own = You pay only your own share.
practice-pays-all = Everybody pays the closer, and so do you.
practice-pays-you-lose = Another player closes, so you pay.
practice-pays-sign = The number is right. But do you gain it or lose it?

## How many points?

practice-counts = { $how ->
    [laid] Rummy 45: how many points do you get for laying these melds?
   *[other] { $game ->
        [rummikub] Rummikub: how many points are these melds worth when you open?
       *[other] Rummy 45: how many points are these melds worth when you open?
    }
}
practice-counts-points = { $points ->
    [one] One point
   *[other] { $points } points
}
practice-counts-why = { $how ->
    [laid] Tiles from 2 to 9 are worth 5 each, tiles from 10 to 13 are worth 10, each 1 is worth 25 and each Joker 50: { $points } in all.
   *[other] { $game ->
        [rummikub] Each tile is worth its number, and a Joker counts as the tile it stands for: { $points } in all.
       *[other] Tiles from 2 to 9 count 5 each, tiles from 10 to 13 count 10. A 1 counts 5 before a 2, 10 after a 13 and 25 in a group. A Joker counts as the tile it stands for: { $points } in all.
    }
}
practice-counts-other = { $how ->
    [laid] That's what they count when you open. Once laid, a 1 is worth 25 and a Joker 50.
   *[other] That's what they're worth once laid. When you open, a 1 in a run counts like its neighbours, and a Joker as the tile it stands for.
}
practice-counts-faces = Don't add the numbers: here a 7 counts the same as a 2.
practice-counts-fives = Not every tile counts 5.
practice-counts-fifty = { $count ->
    [one] When you open, a Joker counts as the tile it stands for, not 50.
   *[other] When you open, Jokers count as the tiles they stand for, not 50.
}
practice-counts-thirty = { $count ->
    [one] When you open, a Joker counts as the tile it stands for, not 30.
   *[other] When you open, Jokers count as the tiles they stand for, not 30.
}
practice-counts-no-joker = { $count ->
    [one] Don't forget the Joker: it counts as the tile it stands for.
   *[other] Don't forget the Jokers: they count as the tiles they stand for.
}
practice-counts-tens = Here 11, 12 and 13 are worth their numbers, not 10.
practice-counts-again = Not quite. Count again, tile by tile.

## Can you open?

practice-opens = { $game ->
    [rummikub] Rummikub: can you open? If so, what's the most you can open with?
   *[other] Rummy 45: can you open? If so, what's the most you can open with?
}
practice-opens-points = { $points ->
    [0] You can't open
   *[other] With { $points }
}
practice-opens-why = { $points ->
    [0] You can't open: you'd need { $wanted } points, and a run if the rules ask for one.
   *[other] { $points } points: that's the most you can lay.
}
practice-opens-does = You can open. Look for melds worth { $wanted } points or more.
practice-opens-short = You can't open here: you'd need { $wanted } points, and a run if the rules ask for one.
practice-opens-other = { $how ->
    [less] You can open with more than { $points }.
   *[more] You can't open with { $points }. Use each tile only once.
}

## Which can you lay?

practice-laid = { game-name }: which of your tiles can you lay now?
practice-laid-cards = { game-name }: which of your cards can you lay now?
practice-laid-why = { $how ->
    [add] You can add { $tile } to a meld on the table.
    [take_fourth] Take the fourth tile from a group, and { $tile } fits.
    [take_end] Take the end of a run, and { $tile } fits.
    [split] Split a run in two, and { $tile } fits.
    [substitute] Swap a tile on the table for another, and { $tile } fits.
    [replace] Replace the Joker, and { $tile } fits.
   *[other] Rearrange the melds, and { $tile } fits.
}{ $count ->
    [one] { "" }
   *[other] { " " }You can lay { $more }, too.
}
practice-laid-nothing = You can't add { $tile } to a meld or make one with it.
practice-laid-high-one = The 1 is low here: no run continues after the 13.
practice-laid-high-one-cards = The ace is low: no run continues after the king.
practice-laid-full = That group is full, so { $tile } doesn't fit.
practice-laid-colour = That group already has { $tile }.
practice-laid-twin = That run already has { $tile }.
practice-laid-gap = The run doesn't reach { $tile } yet: { $missing } is missing.
practice-laid-apart = You can't take melds apart here to lay { $tile }.
practice-laid-three = To lay { $tile } you'd need { $mate }, but its run has only three tiles.
practice-laid-middle = To lay { $tile } you'd need { $mate }, but it's inside a run of four.

## What is the Joker?

practice-stands = { $which ->
    [left] Which of your tiles could take the left Joker's place?
    [right] Which of your tiles could take the right Joker's place?
   *[only] Which of your tiles could take the Joker's place?
}
practice-stands-why = { $count ->
    [one] It stands for { $tiles }.
   *[other] It can be { $tiles }: either can replace it.
}
practice-stands-there = In this run, { $tile } has another place. Count from one end.
practice-stands-end = You could add { $tile } at the end, but the Joker stands for another tile.
practice-stands-run = A Joker has the colour of its run.
practice-stands-colour = The group already has { $tile }.
practice-stands-group = A Joker has the number of its group.

## May the Joker do that?

practice-may = { game-name }: may you do this?
practice-may-option = { $answer ->
    [yes] Yes
   *[no] No
}
practice-use-move = Take the Joker from its meld and lay it with your { $pair }.
practice-use-beside = Take the Joker from its meld, put it next to { $end } and add your { $tile }.
practice-use-table = Put { $tile } from another run in the Joker's place, and lay the Joker with your { $pair }.
practice-use-break = Take { $tile } from the Joker's run and lay it with your { $pair }.
practice-use-old = Put your { $tile } in the Joker's place, and the Joker next to { $end }.
practice-use-new = Put your { $tile } in the Joker's place, and lay the Joker with your { $pair }.
practice-use-add = Add your { $tile } to the Joker's run.
practice-may-no = { $letter ->
    [a] { $book ->
        [RK] In Rummikub, replace the Joker first.
       *[other] In { game-name }, replace the Joker first.
    }
    [b] In { game-name }, replace the Joker with a tile from your rack.
    [c] In { game-name }, replace the Joker before you take a tile from its meld.
   *[d] In { game-name }, put a replaced Joker into a new meld with your own tiles.
}
practice-may-yes = { $use ->
    [new] All these games let you replace a Joker and use it in a new meld.
    [add] All these games let you add to a Joker's meld.
    [break] In { game-name } you can take a tile from a Joker's meld, if what's left is still a meld.
   *[other] { $free ->
        [yes] In { game-name } you can take and reuse any Joker, as long as every meld is right when your turn ends.
       *[no] { $use ->
            [table] In { game-name } you can replace a Joker with a tile from the table, too.
           *[old] In { game-name } you can add a replaced Joker to any meld.
        }
    }
}

## What does it cost?

practice-caught = { game-name }: { $how ->
    [out] how much do you lose?
   *[laid] what do these tiles cost you?
}
practice-caught-cards = { game-name }: what does the other player get for your cards?
practice-caught-how = { $how ->
    [out] Somebody lays their last tile, and you're left with these.
    [blocked] The stock is empty and nobody can lay anything. The winner holds { $tiles }.
   *[laid] Somebody closes, and you still hold these.
}
practice-caught-how-cards = { $how ->
    [out] The other player goes out, and you're left with these.
   *[at_once] The other player had laid nothing, and now goes out in one turn.
}
practice-caught-why = { $how ->
    [out] Each tile costs its number, and a Joker 30: { $points } in all.
    [blocked] Each tile costs its number, and a Joker 30. Subtract what the winner still holds, and you lose { $points }.
   *[laid] Nothing. In Rummy 45 only the tiles on the table count.
}
practice-caught-why-cards = { $how ->
    [out] Jack, queen and king are worth 10, an ace 1, the others their number: { $points } in all.
   *[at_once] Jack, queen and king are worth 10, an ace 1, the others their number. Going Rummy doubles it: { $points }.
}
practice-caught-nothing = Tiles left on your rack cost nothing here.
practice-caught-double = Going Rummy doubles the points.
practice-caught-less = Subtract what the winner still holds.
practice-caught-joker = { $each ->
    [0] Don't forget the Joker: it costs 30.
   *[other] Each Joker you're left with costs 30, not { $each }.
}
practice-caught-faces = Jack, queen and king are worth 10 each.
practice-caught-ace = An ace is worth 1, not 11.
practice-caught-tens = Here 11, 12 and 13 cost their numbers, not 10.
practice-caught-fives = Not every tile costs 5.
practice-caught-fives-cards = Not every card is worth 5.
practice-caught-without = You've left out { $tile }.
practice-caught-again = Not quite. Count again, tile by tile.
practice-caught-again-cards = Not quite. Count again, card by card.

## Games

practice-open-games = Games with melds on the table
practice-no-game = There's no game “{ $value }”. Here are all the skills.

### The rules of Rummy PRO, clause by clause.
###
### .title    what the clause is about
### .stated   what the published rules of the game say
### .ruling   what we decided where they are silent or disagree
### .switch   what a table may choose instead, with the name that the setting has in code

## Tiles and the deal

PRO-1 =
    .title = The tiles
    .stated = You play with 106 tiles: the numbers 1 to 13 in red, yellow, blue and black, each of them twice, and two Jokers. There are two to four of you. Each of you has a rack that nobody else sees, and you don't lay anything on the table during play.
PRO-2 =
    .title = Fifteen stacks and the Trump
    .stated = Shuffle all tiles face down and pile them in fifteen stacks of seven. One tile is left over: turn it up, and it's the Trump. The stacks are numbered 1 to 15 along the row.
PRO-3 =
    .title = The deal
    .stated = Find the stack with the Trump's number. Put the Trump into it face up, and put the tile it replaces on the next stack, which now has eight. Start dealing with that stack of eight: one stack to each player, starting with the first, twice round; after stack 15 comes stack 1. So the first player has 15 tiles and the others have 14. The rest is the stock: 77 tiles for two players, 63 for three, 49 for four, the face-up Trump among them.
    .ruling = The Trump replaces the top tile of its stack. You draw from the stock stack by stack, the top tile first: begin with the stack after the last one dealt; after stack 15 comes stack 1.
PRO-4 =
    .title = A Joker turned up
    .ruling = A Joker is never the Trump: put it back and turn up another tile.
    .switch = A table may shuffle everything again instead (`joker_trump`: redraw, or reshuffle).
PRO-5 =
    .title = The Trump bonus
    .stated = If you were dealt the Trump, each other player pays you 100.
    .ruling = Nobody is ever dealt the face-up tile itself, so its twin counts, the other tile of the same number and colour. You get the bonus at the deal, unless somebody refuses the deal, or leaves before all of you have answered whether you refuse. You keep it even if nobody closes, and the table's multiplier doesn't change it.
    .switch = A table may multiply the bonus too (`multiply_trump_bonus`: no, or yes).
PRO-6 =
    .title = The Trump is an ordinary tile
    .ruling = The Trump stays in the stock, and you draw it when its turn comes. It isn't wild and has no other power.
    .switch = A table may leave it out of the stock (`trump_in_stock`: yes, or no).
PRO-7 =
    .title = Doubles in the deal
    .stated = A double is two identical tiles: the same number and the same colour. You can't exchange doubles. If you're dealt three or more, you may refuse the game before the first discard.
    .ruling = You decide in turn, starting with the first player. After a refusal you deal everything again, and nobody scores. Two Jokers aren't a double here.
PRO-8 =
    .title = The extra Joker
    .stated = Each of you may use one extra Joker, once in a game. If all four of you do, there are six Jokers and 110 tiles.
    .ruling = You take it in your own turn, instead of drawing. Whatever the table has set, the score page accepts up to six Jokers, on the rack and thrown.
    .switch = A table decides whether there are extra Jokers (`extra_joker`: off, or instead_of_draw).

## Turns

PRO-10 =
    .title = A turn
    .stated = The first player, who has 15 tiles, begins by discarding one. After that, in your turn you draw one tile, then discard one. You hold 14 tiles between turns, and 15 before you discard.
PRO-11 =
    .title = What you may draw
    .ruling = You draw from the stock, or take the tile that the player before you has just discarded. Older discards stay where they are. You don't have to show why you take a tile.
    .switch = A table may forbid taking discards (`take_discard`: last, or never).
PRO-12 =
    .title = You can't take a thrown Joker
    .stated = If the player before you discards a Joker, you can't pick it up: draw from the stock.
PRO-13 =
    .title = Throwing a Joker
    .stated = Discarding a Joker in play is called throwing it. It makes your own close worth more.
    .ruling = Only the Jokers that the closer threw count, not those of other players.
PRO-14 =
    .title = The stock runs out
    .stated = If the stock runs out and nobody has closed, the game ends and nobody loses any points.
    .ruling = If you drew the last tile, you may still close with it; then the game ends. You can't keep a game going forever by taking discards or extra Jokers: if nobody draws from the stock for as many turns in a row as the stock had tiles after the deal, the game ends in the same way. In the last of these turns you may still close.
    .switch = A table may allow taking without limit, in Rummy 45 too (`taking_limit`: yes, or no).
PRO-15 =
    .title = A lost connection
    .stated = If you lose your connection, you may lose the game and pay a penalty.
    .ruling = The table sets what a lost connection costs, and you pay only if you aren't back within the time that the table sets. A crash, a restart or a reload of this page never counts: the game continues where it was. If you leave on purpose, the game ends for everybody, and the table sets what that costs you. If you leave before all of you have answered about doubles, you pay the same, but nobody gets the Trump bonus. Unless the table says so, both cost nothing.
    .switch = A table sets what a lost connection costs (`connection_penalty`: 0, 100, or 200) and what leaving costs (`leaving_penalty`: 0, or 200).

## Melds

PRO-20 =
    .title = Run
    .stated = A run is three or more consecutive numbers of one colour. A 1 may begin a run, as in 1, 2, 3, or end one after 13, as in 12, 13, 1. It's never in the middle: 13, 1, 2 is not a run.
    .ruling = All thirteen numbers of one colour with its other 1 after the 13 make a run of 14 tiles. We call 13, 1, 2 “not a run” unless almost all of this 14-tile run is there. The shorter side is what doesn't fit, or the side after the 1 if both are equally long.
PRO-21 =
    .title = Group
    .stated = A group is three or four tiles of one number, all of different colours. It never has a fifth tile or the same colour twice; eight 7s are two groups.
PRO-22 =
    .title = Joker
    .stated = A Joker replaces any one tile. In a group it stands for a missing colour, in a run for the missing number of that colour. A run with Jokers doesn't reach below 1 or beyond the 1 after 13.
    .ruling = Jokers may touch each other, and a meld needs at least one tile that isn't a Joker. A Joker may stand for a tile even if you see both copies of it already.
    .switch = A table may be stricter: two other tiles for each Joker (`naturals_per_joker`: 0, or 2), Jokers that don't touch in a run (`jokers_adjacent`: yes, or no), more tiles that aren't Jokers in every meld (`min_natural`: 1). The `romanian_house` rules set the first two. If only these rules stop a meld, the rack says “too many Jokers”, or that the Jokers touch.
PRO-23 =
    .title = No tile serves twice
    .stated = Melds share no tile. The two shelves of the rack are only there for you to lay tiles out.
PRO-24 =
    .title = How a rack is read
    .ruling = The rack judges a meld by its tiles, not by their order. Tiles that touch on one shelf are a segment. One tile by itself is loose. A segment is valid if it's a meld, or several melds side by side. It's unfinished if all of it, Jokers included, is part of some meld. Anything else has a fault, and we name the fewest tiles to take away so that a meld or a part of one is left; if two of them are equal, we name both. If there are several ways, we prefer one that leaves a meld, then one that needs fewer tiles, then a run rather than a group. If all tiles except the free one make a Mosaic, Doubles or a Grand Care, the rack says so as a whole; while you build one of these on purpose, it shows the pairs, the row or the eight as parts of it. The free tile is the loose one.

## Closing

PRO-30 =
    .title = Closing
    .stated = To close, you lay all tiles except one in valid melds, in your own turn with 15 tiles on your rack. The one left over, the free tile, is your last discard: 14 melded and one free. Fourteen melded and none free is not a close.
    .ruling = The first player may close with the 15 tiles of the deal.
PRO-31 =
    .title = Runs, groups, or both
    .stated = You don't need both runs and groups: only runs will do, and so will only groups.
PRO-32 =
    .title = Closes without runs and groups
    .stated = Mosaic, Doubles and Grand Care are closes too, though they aren't made of runs and groups.
PRO-33 =
    .title = The free tile needn't fit
    .ruling = The free tile is never part of the pattern and doesn't have to fit it: you may close a Minor with a 12 free.
PRO-34 =
    .title = Asking costs nothing
    .ruling = Ask whether your rack closes whenever you like. If it doesn't, we say what's missing, and you lose nothing.

## What a close is worth

PRO-40 =
    .title = Simple
    .stated = A Simple is any 14 tiles in runs and groups. It's Small: 250 points, or 200 with one Joker among the 14, or 150 with two.
PRO-41 =
    .title = Mosaic
    .stated = A Mosaic is 14 tiles numbered 1 to 13 and then 1 again, in that order. The first four have four different colours, and each later tile differs in colour from the one on its left; the colours don't need a fixed order. It's Small: 250 points.
    .ruling = You may use Jokers, and they lower its price as in any Small close: 200 with one Joker, 150 with two. When you compare neighbours, a Joker has the colour that it stands for. The two 1s may share a colour.
    .switch = A table may ask for a Mosaic without Jokers (`mosaic_jokers`: reduced, or natural_only), or for two 1s of different colours (`mosaic_ends_differ`: no, or yes).
PRO-42 =
    .title = Bicolor
    .stated = A Bicolor has only runs, of at most two colours in all. It's Big: 500 points, 400 with one Joker among the 14, 300 with two.
PRO-43 =
    .title = Minor
    .stated = In a Minor every arranged tile is a number from 1 to 7, in runs and groups. It's Big: 500 points, 400 with one Joker among the 14, 300 with two. A 1 is at the low end of a run or in a group. A Joker counts as the tile that it stands for.
PRO-44 =
    .title = Major
    .stated = In a Major every arranged tile is a number from 8 to 13, or a 1 that ends a run or is in a group. It's Big: 500 points, 400 with one Joker among the 14, 300 with two. A Joker counts as the tile that it stands for.
PRO-45 =
    .title = Simple or Mosaic with a Joker given up
    .stated = A Simple or a Mosaic is Big if you've thrown one Joker in this game, or close with a Joker as the free tile.
PRO-46 =
    .title = Bicolor, Minor or Major with a Joker free
    .stated = A Bicolor, a Minor or a Major is Special if you close with a Joker as the free tile.
    .ruling = If you've thrown one Joker and no Joker is free, it stays Big.
    .switch = A table may make it Special (`big_with_thrown_joker`: big, or special).
PRO-47 =
    .title = A Joker thrown and a Joker free
    .stated = Any close is Special if you've thrown a Joker and close with a Joker as the free tile.
PRO-48 =
    .title = Two Jokers thrown
    .stated = Any close is Special if you've thrown two or more Jokers in this game.
PRO-49 =
    .title = Doubles
    .stated = Doubles are 14 tiles in seven pairs of identical tiles: the same number and the same colour. Two pairs may share a number in different colours. It's Special: 1000 points, 900 with one Joker among the 14, 800 with two.
    .ruling = A Joker makes a pair with any tile, and two Jokers make a pair.
PRO-50 =
    .title = Grand Care
    .stated = A Grand Care is eight tiles of one number: both copies in all four colours. It's Special: 1000 points, 900 with one Joker, 800 with two.
    .ruling = The other seven tiles may be any, and one of them is your last discard. A Joker may stand for one of the eight, and only a Joker among the eight lowers the price.
    .switch = A table may ask for melds among the other tiles (`grand_care_rest`: free, or melds).
PRO-51 =
    .title = Monocolor
    .stated = A Monocolor has only runs, all of one colour. It's Special: 1000 points, 900 with one Joker among the 14, 800 with two.
PRO-52 =
    .title = Only the best price counts
    .ruling = Your close is worth as much as the best arrangement of its tiles, whichever tile is free and whichever row of the table applies. Rows never add up: a Minor that's also a Bicolor is worth 500. Nothing is above Special. The rack shows what your arrangement is worth; closing pays for the best one.
PRO-53 =
    .title = More than two Jokers in the melds
    .ruling = With extra Jokers you may have three or more Jokers in the arrangement: then you get the price for two Jokers.
    .switch = A table may keep lowering the price by the same step, or forbid it (`joker_overflow`: clamp, linear, or forbid).
PRO-54 =
    .title = Who pays
    .stated = When you close, each other player pays you these points times the multiplier of the table. Close for 500 at a table of four that doubles: you gain 3000, and each of the others loses 1000.

### The rules of Rummy PRO, clause by clause.
###
### .title    what the clause is about
### .stated   what the published rules of the game say
### .ruling   what we decided where they are silent or disagree
### .switch   what a table may set otherwise, with the name that the setting has in code

## Tiles and the deal

PRO-1 =
    .title = The tiles
    .stated = There are 106 tiles: the numbers 1 to 13 in red, yellow, blue and black, each of them twice, and two Jokers. Two to four people play. Each has a rack of their own that nobody else sees, and nothing is laid on the table during play.
PRO-2 =
    .title = Fifteen stacks and the Trump
    .stated = All tiles are shuffled face down and piled in fifteen stacks of seven. The one tile left over is turned up: it is the Trump. The stacks are numbered 1 to 15 along the row.
PRO-3 =
    .title = The deal
    .stated = The stack that bears the Trump's number is taken. The Trump goes into it face up, and the tile that it replaces goes onto the next stack, which then has eight. Dealing starts at that stack of eight with the first player and goes round, one stack for each player, twice, from stack 15 on to stack 1. So the first player has 15 tiles and the others have 14. What is left is the stock: 77 tiles for two players, 63 for three, 49 for four, the face-up Trump among them.
    .ruling = The tile replaced by the Trump is the top one of its stack. The stock is drawn stack by stack from the one after the last dealt, the top tile first, and from stack 15 on to stack 1.
PRO-4 =
    .title = A Joker turned up
    .ruling = A Joker is never the Trump: it is put back and another tile is turned up.
    .switch = A table may shuffle everything again instead (`joker_trump`: redraw, or reshuffle).
PRO-5 =
    .title = The Trump bonus
    .stated = Whoever was dealt the Trump receives 100 from each other player.
    .ruling = The face-up tile itself is never dealt, so its twin counts, the other tile of the same number and colour: at most one player holds it. The bonus is paid at the deal, unless the deal is refused or somebody leaves while players are still asked whether they refuse; it stands even when nobody closes, and the table's multiplier does not apply to it.
    .switch = A table may multiply the bonus too (`multiply_trump_bonus`: no, or yes).
PRO-6 =
    .title = The Trump is an ordinary tile
    .ruling = The Trump stays in the stock and is drawn when its turn comes. It is not wild and has no other power.
    .switch = A table may leave it out of the stock (`trump_in_stock`: yes, or no).
PRO-7 =
    .title = Doubles in the deal
    .stated = A double is two identical tiles: the same number and the same colour. Doubles cannot be exchanged. A player who is dealt three or more doubles may refuse the game before the first discard.
    .ruling = The players are asked in turn, from the first player on. After a refusal everything is dealt again and nobody scores. Two Jokers are not a double here.
PRO-8 =
    .title = The extra Joker
    .stated = Each player may use one extra Joker, once in a game. When all four do, there are six Jokers and 110 tiles.
    .ruling = It is taken in one's own turn, in place of drawing. Scoring accepts up to six Jokers, those in the rack and those thrown together, whatever the table has set.
    .switch = A table decides whether there are extra Jokers (`extra_joker`: off, or instead_of_draw).

## Turns

PRO-10 =
    .title = A turn
    .stated = The first player, who has 15 tiles, begins by discarding one. After that each turn is: draw one tile, then discard one. One holds 14 tiles between turns, and 15 before the discard.
PRO-11 =
    .title = What may be drawn
    .ruling = One draws from the stock, or takes the tile that the player before has just discarded. Older discards stay where they are. Nobody has to show what the tile is taken for.
    .switch = A table may forbid taking discards (`take_discard`: last, or never).
PRO-12 =
    .title = A thrown Joker is not taken
    .stated = The next player may not pick up a discarded Joker and must draw from the stock.
PRO-13 =
    .title = Throwing a Joker
    .stated = Discarding a Joker in play is called throwing it. It raises what the thrower's own close is worth later.
    .ruling = Only the Jokers that the closer threw count, not those of other players.
PRO-14 =
    .title = The stock runs out
    .stated = If the stock runs out and nobody has closed, the game ends and nobody loses any points.
    .ruling = Whoever drew the last tile may still close with it; then the game ends. A game cannot be drawn out by taking alone: once as many turns in a row as the stock had tiles after the deal have begun with a discard taken or an extra Joker, and none with a draw from the stock, the game ends in the same way. Whoever has the last of these turns may still close.
    .switch = A table may let the taking go on (`taking_limit`: yes, or no).
PRO-15 =
    .title = A lost connection
    .stated = A player who is disconnected may lose the game and be penalised.
    .ruling = The table sets how much, and without a word it is nothing. Whoever leaves while players are still asked about their doubles pays the same, and the Trump bonus is not paid. A crash or a reload of this page never counts: the game goes on where it was.

## Melds

PRO-20 =
    .title = Run
    .stated = A run is three or more consecutive numbers of one colour. A 1 may begin a run, as in 1, 2, 3, or end one after 13, as in 12, 13, 1. It never stands in the middle: 13, 1, 2 is not a run.
    .ruling = All thirteen numbers of one colour and its other 1 after the 13 are a run too, of 14 tiles. Tiles across a 1, such as 13, 1, 2, are told to be no run, and not the beginning of that long one, unless they are nearly all of it; the shorter side is what does not fit, or the one after the 1.
PRO-21 =
    .title = Group
    .stated = A group is three or four tiles of one number, all of different colours. A fifth tile or a colour that comes twice is never a group; eight 7s are two groups.
PRO-22 =
    .title = Joker
    .stated = A Joker replaces any one tile. In a group it stands for a colour that is missing, in a run for the number of that colour that is missing. A run with Jokers does not reach below 1 or beyond the 1 after 13.
    .ruling = Jokers may touch each other, and a meld needs at least one tile that is no Joker. A Joker may stand for a tile of which both copies are already in sight.
    .switch = A house may ask for more: two other tiles for each Joker (`naturals_per_joker`: 0, or 2), Jokers that do not touch in a run (`jokers_adjacent`: yes, or no), more tiles that are no Jokers in every meld (`min_natural`: 1). The rules called `romanian_house` set the first two. What would be a meld but for these is told to have too many Jokers, or Jokers that touch.
PRO-23 =
    .title = No tile serves twice
    .stated = Melds share no tile. The two shelves of the rack are only there to lay tiles out.
PRO-24 =
    .title = How a rack is read
    .ruling = A meld is judged by its tiles, not by the order in which they stand. Tiles that touch on one shelf are a segment. One tile by itself lies loose. A segment is valid when it is a meld, or when it divides into melds that lie side by side. It is unfinished when all of it, Jokers included, is part of some meld. Anything else has a fault, and the tiles named are the fewest whose removal leaves a meld or a part of one; two equal tiles are both named. Of choices as small, one that leaves a meld goes first, then one that lacks fewer tiles, then a run before a group. When all tiles but the free one make a Mosaic, Doubles or a Grand Care, the rack says so as a whole; while one of these is being built on purpose, its pairs, its row or its eight are shown as parts of it. The free tile is the one that lies alone.

## Closing

PRO-30 =
    .title = Closing
    .stated = To close, all tiles but one lie in valid melds and the one left over, the free tile, is the last discard: 14 melded and one free, in one's own turn with 15 tiles in hand. Fourteen melded tiles and none free are not a close.
    .ruling = The first player may close with the 15 tiles of the deal.
PRO-31 =
    .title = Runs, groups, or both
    .stated = Neither a run nor a group is compulsory: only runs will do, and so will only groups.
PRO-32 =
    .title = Closes without runs and groups
    .stated = Mosaic, Doubles and Grand Care are closes too, though they are not made of runs and groups.
PRO-33 =
    .title = The free tile need not fit
    .ruling = The free tile is never part of the pattern and need not fit it: a Minor may be closed with a 12 free.
PRO-34 =
    .title = Asking costs nothing
    .ruling = Whoever asks whether a rack closes, and it does not, is told what is missing and loses nothing.
    .switch = A table may set a penalty (`false_close_penalty`: 0).

## What a close is worth

PRO-40 =
    .title = Simple
    .stated = Simple is any 14 tiles in runs and groups. It is Small: 250 points, or 200 with one Joker among the 14, or 150 with two.
PRO-41 =
    .title = Mosaic
    .stated = A Mosaic is 14 tiles numbered 1 to 13 and then 1 again, in that order. The first four have four different colours, and each later tile has another colour than the one on its left; the colours need not go round in a fixed order. It is Small: 250, 200 with one Joker, 150 with two.
    .ruling = Jokers may stand in it, and lower its price as in any Small close. A Joker counts as the colour that it stands for when neighbours are compared. The two 1s may share a colour.
    .switch = A table may ask for a Mosaic without Jokers (`mosaic_jokers`: reduced, or natural_only), or for two 1s of different colours (`mosaic_ends_differ`: no, or yes).
PRO-42 =
    .title = Bicolor
    .stated = A Bicolor is made of runs only, of at most two colours in all. It is Big: 500 points, 400 with one Joker among the 14, 300 with two.
PRO-43 =
    .title = Minor
    .stated = In a Minor every arranged tile is a number from 1 to 7, in runs and groups. It is Big: 500 points, 400 with one Joker among the 14, 300 with two. A 1 stands at the low end of a run or in a group. A Joker counts as the tile that it stands for.
PRO-44 =
    .title = Major
    .stated = In a Major every arranged tile is a number from 8 to 13, or a 1 that ends a run or stands in a group. It is Big: 500 points, 400 with one Joker among the 14, 300 with two. A Joker counts as the tile that it stands for.
PRO-45 =
    .title = Simple or Mosaic with a Joker given up
    .stated = A Simple or a Mosaic is Big when its closer has thrown one Joker in this game, or closes with a Joker as the free tile.
PRO-46 =
    .title = Bicolor, Minor or Major with a Joker free
    .stated = A Bicolor, a Minor or a Major closed with a Joker as the free tile is Special.
    .ruling = With one Joker thrown earlier and no Joker free it stays Big.
    .switch = A table may make it Special (`big_with_thrown_joker`: big, or special).
PRO-47 =
    .title = A Joker thrown and a Joker free
    .stated = Any close with a Joker thrown earlier and a Joker as the free tile is Special.
PRO-48 =
    .title = Two Jokers thrown
    .stated = Any close of a player who has thrown two or more Jokers in this game is Special.
PRO-49 =
    .title = Doubles
    .stated = Doubles are 14 tiles in seven pairs of identical tiles: the same number and the same colour. Two pairs may share a number in different colours. It is Special: 1000 points, 900 with one Joker among the 14, 800 with two.
    .ruling = A Joker makes a pair with any tile, and two Jokers make a pair.
PRO-50 =
    .title = Grand Care
    .stated = A Grand Care is eight tiles of one number: both copies in all four colours. It is Special: 1000 points, 900 with one Joker among the eight, 800 with two.
    .ruling = The other seven tiles may be any, and one of them is the last discard. A Joker may stand for one of the eight, and only such Jokers lower the price.
    .switch = A table may ask for melds among the other tiles (`grand_care_rest`: free, or melds).
PRO-51 =
    .title = Monocolor
    .stated = A Monocolor is made of runs only, all of one colour. It is Special: 1000 points, 900 with one Joker among the 14, 800 with two.
PRO-52 =
    .title = The dearest counts, and only that
    .ruling = A close is worth the most that any arrangement of its tiles, any choice of the free tile and any row of the table gives. Rows are never added: a Minor that is a Bicolor too is worth 500. Nothing is above Special. A rack shows what lies there as it lies; closing pays the dearest.
PRO-53 =
    .title = More than two Jokers in the melds
    .ruling = With three or more Jokers in the arrangement, which takes extra Jokers, the price for two Jokers holds.
    .switch = A table may go on lowering the price by the same step, or forbid it (`joker_overflow`: clamp, linear, or forbid).
PRO-54 =
    .title = Who pays
    .stated = Each other player pays the closer these points, times the multiplier of the table. With 500 points at a table of four that doubles, the closer gains 3000 and each of the others loses 1000.

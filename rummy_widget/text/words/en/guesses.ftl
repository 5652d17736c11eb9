### The questions that a class guesses before it works them out.

guess-racks = How many racks?
ask-guess-racks = How many different racks of 14 can you take from a box of 106 pieces? Just guess; don't work it out.
guess-joker = A Joker
ask-guess-joker = Two of the 106 pieces are Jokers. How likely are you to hold at least one of them among your 14?
guess-twin = The twin of the Trump
ask-guess-twin = A red 7 is turned up as the Trump. How likely are you to hold the other red 7 among your 14 tiles?
guess-refuse = The right to refuse
ask-guess-refuse = With three doubles or more you may refuse the deal. How likely are 14 tiles to have that many?
guess-table = Somebody at the table
ask-guess-table = Four people play. How likely is it that at least one of them is dealt three doubles or more?
guess-melds = Runs and groups of three
ask-guess-melds = How many runs and groups of exactly three tiles are there, without Jokers? Two copies of a tile count as one.
guess-three = The first three tiles
ask-guess-three = You draw three tiles from a box without Jokers. How likely are they to be a run or a group?
guess-close = Closing at once, no Jokers
ask-guess-close = The box holds 104 tiles and no Jokers. How likely are 14 of them to close just as they're dealt?
guess-close-jokers = Closing at once, with Jokers
ask-guess-close-jokers = Now add the two Jokers. How likely are 14 of the 106 pieces to close just as they're dealt?
guess-within = Within five draws
ask-guess-within = With this rack, six of the 92 unseen pieces would let you close. How likely are you to draw one within five draws?
guess-wait = How long you wait
ask-guess-wait = With this rack, six of the 92 unseen pieces would let you close. On average, how many draws until you get one?
guess-deals = How many deals
ask-guess-deals = Each deal gives you 14 tiles. On average, how many deals does it take until you hold three doubles or more?
guess-rarity = A fair price
ask-guess-rarity = A Simple pays 250, a Bicolor 500. What would be a fair price for a Bicolor, given how rare it is in a box without Jokers?
guess-holding = The red 11
ask-guess-holding = You discarded a red 12 from this rack, and the next player took it. They do that only to make a run or a group with two of their 14 tiles. How likely are they to hold a red 11?
guess-states = How much to remember
ask-guess-states = Somebody reads out the tiles of one colour: for each number in turn, none, one or two. At the end you say whether all of them can form runs; a 1 can only be low. How many different situations must you be able to tell apart as you listen?

guess-race = Close now or wait
ask-guess-race = Close now, and each of three players pays you 250. Wait a round, and 13 of 91 unseen tiles let you close for 500 each, all others for 250 as before. But if somebody else closes first, you pay 250. How likely must that be for waiting to be exactly as good as closing now?
guess-double = A double or not
ask-guess-double = You draw tiles from the box of 106, one by one. How many must you draw before you're more likely than not to have a double? Two Jokers aren't a double.
guess-open = Opening at once
ask-guess-open = In Rummikub your first melds must be worth 30 points. You're dealt 14 of the 106 pieces, Jokers included. How likely are you to open at once?
guess-moves = How many moves?
ask-guess-moves = There are three groups on the table: the 4s, the 5s and the 6s in red, yellow and blue. Turn them into three runs, 4 5 6 in each colour. What's the smallest number of tiles that must move to another meld?

guess-form = { $chance ->
    [yes] A chance, such as 3%, 0.03, 1/30 or 1 in 30.
   *[no] A number, such as 5000, 10^6 or 2.5 * 10^9.
}
guess-no-chance = A chance is between 0 and 1. For a percentage, add the % sign, as in 3%.
guess-no-number = The number can't be below 0.
guess-in = That's your guess. You can still change it.
guess-where = Question { $number } of { $of }: guess
guess-entry = { $number }. { $title }: { $state ->
    [right] guessed
   *[open] not guessed yet
}

guess-bin = { $low } to { $high }
guess-one-in = 1 in { $number }
guess-percent = { $number }%
guess-told = { $count ->
    [one] One guess: { $low }.
   *[other] { $count } guesses, from { $low } to { $high }. The middle one is { $middle }.
}
guess-exact = The answer is { $exact }.
guess-nobody = Nobody has guessed yet.
guess-exactly = The exact number

### What the class guesses before anything is counted.

guess-racks = How many racks?
ask-guess-racks = How many different racks of 14 can be taken out of a box of 106 pieces? Guess: nobody is meant to work it out.
guess-joker = A Joker
ask-guess-joker = Two Jokers lie among the 106 pieces. How likely are you to hold one of them, or both, among your 14?
guess-twin = The twin of the Trump
ask-guess-twin = A red 7 is turned up as the Trump. How likely is the other red 7 to be among your 14 tiles?
guess-refuse = The right to refuse
ask-guess-refuse = With three doubles or more you may refuse the deal. How likely is that with 14 tiles?
guess-table = Somebody at the table
ask-guess-table = Four people are dealt in. How likely is it that at least one of them holds three doubles or more?
guess-melds = Runs and groups of three
ask-guess-melds = How many runs and groups of exactly three tiles are there, without Jokers? Two copies of a tile count as one.
guess-three = The first three tiles
ask-guess-three = You draw three tiles from a box without Jokers. How likely are they to be a run or a group?
guess-close = Dealt a close, no Jokers
ask-guess-close = The box holds 104 tiles and no Jokers. How likely are 14 of them to form a pattern that closes, just as they are dealt?
guess-close-jokers = Dealt a close, with Jokers
ask-guess-close-jokers = Now the two Jokers are in the box. How likely are 14 of the 106 pieces to form a pattern that closes?
guess-within = Within five draws
ask-guess-within = Six of the 92 unseen pieces would let this rack close. How likely is one of them to come within five draws?
guess-wait = How long you wait
ask-guess-wait = Six of the 92 unseen pieces would let this rack close. How many draws does it take on average until one of them comes?
guess-deals = How many deals
ask-guess-deals = Every deal gives you 14 tiles. How many deals does it take on average until you hold three doubles or more?
guess-rarity = A fair price
ask-guess-rarity = A Simple pays 250, a Bicolor 500. What would a Bicolor have to pay for being as rare as it is, in a box without Jokers?
guess-holding = The red 11
ask-guess-holding = From this rack you threw a red 12, and the player after you took it. They do that only if it makes a run or a group with two of their 14 tiles. How likely are they to hold a red 11?
guess-states = What a reader remembers
ask-guess-states = Somebody reads out one colour, number by number: never, once or twice. At the end you say whether all the tiles lie in runs; the 1 is only low. How many different things may there be to remember?

guess-race = Stop or wait
ask-guess-race = You can close now and get 250 from each of three players. If you wait a round, 13 of 91 unseen tiles let you close for 500 from each, all others for 250 as before. But if somebody else closes first, you pay 250. How likely may that be, for waiting to be as good?
guess-double = A double, likelier than not
ask-guess-double = You take tiles from the box of 106, one after the other. From how many tiles on is it likelier that you hold a double than that you don’t? Two Jokers are no double.
guess-open = Opening at once
ask-guess-open = In Rummikub your first melds must be worth 30 points. You’re dealt 14 of the 106 pieces, Jokers among them. How likely can you open at once?
guess-moves = How many moves?
ask-guess-moves = On the table lie three groups, the 4s, the 5s and the 6s in red, yellow and blue. They’re to become three runs, 4 5 6 in each colour. How many tiles must change their meld, at least?

guess-form = { $chance ->
    [yes] A chance, such as 3 %, 0.03, 1/30 or 1 in 30.
   *[no] A number, such as 5000, 10^6 or 2.5 * 10^9.
}
guess-no-chance = A chance lies between 0 and 1. If you mean percent, write the sign %, as in 3 %.
guess-no-number = A number below 0 can't be it.
guess-in = Your guess is in. You can still change it.
guess-where = Guess, question { $number } of { $of }
guess-entry = { $number }. { $title }: { $state ->
    [right] guessed
   *[open] not guessed yet
}

guess-bin = { $low } to { $high }
guess-one-in = 1 in { $number }
guess-percent = { $number } %
guess-told = { $count ->
    [one] One guess: { $low }.
   *[other] { $count } guesses, from { $low } to { $high }. The one in the middle is { $middle }.
}
guess-exact = It is { $exact }.
guess-nobody = Nobody has guessed yet.
guess-exactly = The exact number

### The rules of Basic Rummy, which is played with cards, clause by clause; the head of clauses-pro.ftl says what the
### parts of a clause are.

BR-1 =
    .title = Cards and the deal
    .stated = Two to four of you play with 52 cards. Two players get 10 cards each, three or four get 7. Turn up one card next to the stock to begin the discards. The player to the left of the dealer starts.
    .ruling = Take turns at dealing.
BR-2 =
    .title = Sets and runs
    .stated = A set is three or four cards of one rank. A run is three or more cards of one suit in order. The ace is low, and a run ends with the king: queen, king, ace isn't a run.
BR-3 =
    .title = A turn
    .stated = First you draw, from the stock or the top discard. Then you lay as many melds as you like. Then you discard one card.
BR-4 =
    .title = Laying off
    .stated = You may lay off as many cards as you like on any meld on the table, anybody's, even before you've laid a meld yourself.
BR-5 =
    .title = The card just taken
    .stated = If you take a card from the discards, you can't discard it in the same turn.
    .ruling = So don't lay all your other cards if this one fits nowhere.
BR-6 =
    .title = Going out
    .stated = You go out by discarding your last card, face down, or by laying all your cards without a discard.
BR-7 =
    .title = The stock is empty
    .stated = The first time the stock is empty, shuffle the discards: they become the stock. The second time, it's a stalemate.
    .ruling = Shuffle the discards as soon as the stock is empty at the end of a turn, but leave the top one. If there's only one discard, it's a stalemate at once.
BR-8 =
    .title = Stalemate
    .stated = It's also a stalemate if nobody can ever finish: all of you hold one card, and you can't lay off any.
    .ruling = We call it only if it's certain: each player has one card, and no card in any hand, the stock or the discards fits a meld on the table or makes one. Nobody scores, and everybody has lost that round.
BR-9 =
    .title = What a round gives
    .stated = The player who goes out gets points for the cards that the others still hold: face cards count 10, an ace 1, the others their number. In a match of two players, the first to reach 100 points wins; it takes 150 with three players, 200 with four.
    .ruling = If the table has a multiplier, it multiplies all the points of a round.
BR-10 =
    .title = Going Rummy
    .stated = If you haven't laid anything before and go out in one turn, you score double.

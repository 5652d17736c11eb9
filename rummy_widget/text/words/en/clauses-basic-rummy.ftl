### The rules of Basic Rummy, which is played with cards, clause by clause; the head of clauses-pro.ftl says what the
### parts of a clause are.

BR-1 =
    .title = Cards and the deal
    .stated = You play with 52 cards, two to four of you. Two players get 10 cards each, three or four get 7. One card is turned up beside the stock and begins the discards. Whoever sits to the left of the dealer starts.
    .ruling = The deal goes round.
BR-2 =
    .title = Sets and runs
    .stated = A set is three or four cards of one rank. A run is three or more cards of one suit in order. The ace is low, and a run doesn't go on from the king to the ace: queen, king, ace is no run.
BR-3 =
    .title = A turn
    .stated = First you draw, from the stock or the top discard. Then you lay as many melds as you like. Then you discard one card.
BR-4 =
    .title = Laying off
    .stated = You may lay off cards on any meld that lies there, whoever made it, as many as you like, and even before you've laid a meld yourself.
BR-5 =
    .title = The card just taken
    .stated = You can't discard the card that you've just taken from the discards in the same turn.
    .ruling = So don't lay your cards in such a way that this card alone is left and fits nowhere.
BR-6 =
    .title = Going out
    .stated = You go out by discarding your last card, which then lies face down, or by melding and laying off everything, without a discard.
BR-7 =
    .title = The stock is empty
    .stated = The first time that the stock is empty, the discards are shuffled and become the stock. The second time it's a stalemate.
    .ruling = The discards are shuffled as soon as the stock is empty at the end of a turn, and the top one stays. If only one discard lies there, it's a stalemate at once.
BR-8 =
    .title = Stalemate
    .stated = It's a stalemate too when nobody can ever finish: all of you hold one card, and nothing can be laid off.
    .ruling = We call it only where it's proved: each player has one card, and no card of any hand, of the stock or of the discards fits a meld on the table or makes one. Nobody scores, and everybody has lost that round.
BR-9 =
    .title = What a round gives
    .stated = Whoever goes out gets what the others are left with: face cards count 10, an ace 1, the others their number. The first to reach 100 points wins a match of two, 150 points a match of three, 200 points a match of four.
BR-10 =
    .title = Going Rummy
    .stated = If you've laid and laid off nothing before, and get rid of everything in one turn, you score double.

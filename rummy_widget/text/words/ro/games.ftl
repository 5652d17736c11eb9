### Cum e un joc, în câteva răspunsuri scurte: două jocuri stau unul lângă altul pe prima pagină.

play-now = Joacă acum { $game }
game-differs = Prin ce se deosebește { $game }

game-asked = { $what ->
    [box] În cutie
    [hand] Ai în mână
    [ace] Piesa 1
    [table] Pe masă
    [opening] Ca să te etalezi
    [turn] Un rând
    [discards] Piesele aruncate
    [jokers] Jokerii
    [end] Sfârșitul
   *[score] Ce se socotește
}
game-box = { $tiles }, { $jokers }
game-jokers-boxed = { $count ->
    [0] fără jokeri
    [one] între ele un joker
    [few] între ele { $count } jokeri
   *[other] între ele { $count } de jokeri
}
game-hand = { $more ->
    [yes] { $tiles } în doi, altfel { $least }
   *[no] { $tiles }
}
game-one = { $high ->
    [yes] înaintea lui 2 sau după 13
   *[no] numai înaintea lui 2
}
game-one-cards = { $high ->
    [yes] asul stă înaintea lui 2 sau după rege
   *[no] asul stă numai înaintea lui 2
}
game-table = { $way ->
    [closing] nimic, până închide cineva
    [laying] formații care rămân cum sunt; tu adaugi la ele
   *[rearranging] formații pe care oricine le poate rearanja
}
game-opening = { $points ->
    [0] nu se cere nimic
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-opening-run = { $points ->
    [one] un punct, cu o suită printre formații
    [few] { $points } puncte, cu o suită printre formații
   *[other] { $points } de puncte, cu o suită printre formații
}
game-turn = { $way ->
    [closing] tragi una, arunci una
    [laying] tragi una, pui ce vrei, arunci una
   *[rearranging] pui cel puțin o piesă sau tragi una
}
game-discards = { $taken ->
    [yes] o poți lua pe ultima
   *[no] nu există
}
game-jokers = { $way ->
    [none] nu există
    [hand] rămân pe tabla ta până închizi
    [given] dai exact piesa lui și e al tău în rândul acesta
    [free] îi folosești din nou cum vrei
    [a] pui întâi piesa lui, apoi îl folosești din nou
    [ab] pui întâi piesa lui, de pe tabla ta
    [ac] pui întâi piesa lui; până atunci formația rămâne întreagă
    [ad] pui întâi piesa lui, iar el intră într-o formație nouă, a ta
    [abc] piesa lui vine de pe tabla ta, iar până atunci formația rămâne întreagă
    [acd] formația rămâne întreagă până pui piesa lui, apoi el intră într-o formație nouă, a ta
   *[abd] piesa lui vine de pe tabla ta, iar el intră într-o formație nouă, a ta
}
game-end = { $way ->
    [close] toate în formații afară de una, care e liberă
    [last] toate puse afară de una, pe care o arunci
   *[empty] tabla goală
}
game-end-cards = { $way ->
    [close] toate în formații afară de una, care e liberă
    [last] toate puse afară de una, pe care o arunci
   *[empty] mâna goală
}
game-score = { $way ->
    [price] cel mai scump tip al închiderii tale, de la fiecare
    [laid] ce ai pus și ai adăugat, plus 50 dacă închizi
    [paid] ce le-a rămas celorlalți: ei pierd, tu câștigi
   *[caught] ce le-a rămas celorlalți e al tău
}

## Cât durează un meci

match-published = durata obișnuită
match-free = cât vrei
match-rounds = { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
match-minutes = { $count ->
    [one] un minut
    [few] { $count } minute
   *[other] { $count } de minute
}
match-points = până când cineva are { $count ->
    [one] un punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

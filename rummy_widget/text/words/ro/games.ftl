### Cum e un joc, în câteva răspunsuri scurte: două jocuri stau unul lângă altul pe prima pagină.

play-now = Joacă acum { $game }
game-differs = Prin ce se deosebește { $game }

game-asked = { $what ->
    [box] În cutie
    [hand] La început ai
    [ace] Piesa 1
    [table] Pe masă
    [opening] La etalare
    [turn] Un rând
    [discards] Piesele aruncate
    [jokers] Jokerii
    [end] La sfârșit
   *[score] Puncte
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
    [yes] asul vine înaintea lui 2 sau după rege
   *[no] asul vine numai înaintea lui 2
}
game-table = { $way ->
    [closing] nimic, până închide cineva
    [laying] formații la care poți adăuga
   *[rearranging] formații pe care le poți rearanja
}
game-opening = { $points ->
    [0] merge orice formație
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
game-opening-run = { $points ->
    [one] un punct, cu măcar o suită
    [few] { $points } puncte, cu măcar o suită
   *[other] { $points } de puncte, cu măcar o suită
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
    [given] pune exact piesa lui și folosește-l la rândul ăsta
    [free] folosește-i din nou cum vrei
    [a] pune piesa lui, apoi folosește-l din nou
    [ab] pune piesa lui, de pe tabla ta
    [ac] pune piesa lui înainte să te atingi de formație
    [ad] pune piesa lui, apoi du-l într-o formație nouă, a ta
    [abc] pune piesa lui, de pe tabla ta, înainte să te atingi de formație
    [acd] pune piesa lui înainte să te atingi de formație, apoi du-l într-o formație nouă, a ta
   *[abd] pune piesa lui, de pe tabla ta, apoi du-l într-o formație nouă, a ta
}
game-end = { $way ->
    [close] toate piesele în formații și una liberă
    [last] toate piesele puse și ultima aruncată
   *[empty] tabla goală
}
game-end-cards = { $way ->
    [close] toate cărțile în formații și una liberă
    [last] toate cărțile puse și ultima aruncată
   *[empty] mâna goală
}
game-score = { $way ->
    [price] fiecare îți plătește cel mai bun tip al tău
    [laid] ce pui, plus 50 dacă închizi
    [paid] ceilalți pierd ce le-a rămas, iar tu iei tot
   *[caught] iei cât le-a rămas celorlalți
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

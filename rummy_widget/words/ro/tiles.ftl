### Piese, liste de piese, locuri și numere, pentru a sta în alte propoziții.
### Numele unei piese („7 roșu”, „joker”) este masculin.

joker = joker
colour = { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
    [hearts] cupă
    [diamonds] caro
    [clubs] treflă
    [spades] pică
   *[black] negru
}
colours = { $count ->
    [one] o culoare
    [few] { $count } culori
   *[other] { $count } de culori
}
tile-name = { $colour ->
    [red] { $number } roșu
    [yellow] { $number } galben
    [blue] { $number } albastru
   *[black] { $number } negru
}
joker-for = joker pentru { $tile }
# Mai multe exemplare ale aceleiași piese: „doi de 7 roșu”, „trei jokeri”.
tile-copies = { $tile ->
    [joker] { $count ->
        [one] joker
        [2] doi jokeri
        [3] trei jokeri
        [4] patru jokeri
        [few] { $count } jokeri
       *[other] { $count } de jokeri
    }
   *[other] { $count ->
        [one] { $tile }
        [2] doi de { $tile }
        [3] trei de { $tile }
        [4] patru de { $tile }
        [few] { $count } de { $tile }
       *[other] { $count } de { $tile }
    }
}
tile-span = de la { $first } la { $last }

count-tiles = { $count ->
    [0] nicio piesă
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}

list-two = { $first } și { $last }
list-many = { $rest }, { $last }
list-then = { $first }, apoi { $last }
list-or = { $first } sau { $last }

run = suită
group = grup

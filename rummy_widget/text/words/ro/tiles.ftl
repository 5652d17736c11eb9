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

## Piese așa cum le scriu oamenii: nume despărțite prin virgulă, cu litere mici

typed-colour = { $colour ->
    [red] roșu, roșie, roșii
    [yellow] galben, galbenă, galbeni
    [blue] albastru, albastră, albaștri
   *[black] negru, neagră, negri
}
typed-joker = joker, jokeri, jokerul, joli, jolly
typed-tile = Nu există piesa { $word }. Scrie r5 sau roșu 5 pentru o piesă și * pentru joker.
typed-card = Nu există cartea { $word }. Scrie o culoare (h, d, c sau s) și a, 2–10, j, q sau k: h5 sau sq.
typed-shelves = O tablă are două rânduri: scrie „/” o singură dată.
typed-shelf = Nu încap atâtea pe un rând: cel mult { $most } de locuri.
typed-long = Textul e prea lung: cel mult { $most } de litere.

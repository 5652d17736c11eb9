### Ce este greșit și de ce: pentru fiecare greșeală o etichetă de cel mult opt cuvinte, care stă lângă piese, și motivul
### într-o propoziție (.why), care începe cu literă mică, fiindcă poate sta după două puncte.
###
### Ce înseamnă $tiles, $many, $named și celelalte se află în capul fișierului englezesc.

## Formații

fault-empty = nicio piesă aici
    .why = aici nu e încă nicio piesă.
fault-too-few = { $lacking ->
    [one] lipsește o piesă
    [few] lipsesc { $lacking } piese
   *[other] lipsesc { $lacking } de piese
}
    .why = { $kind ->
        [run] { $lacking ->
            [one] încă o piesă și este o suită.
            [few] încă { $lacking } piese și este o suită.
           *[other] încă { $lacking } de piese și este o suită.
        }
        [group] { $lacking ->
            [one] încă o piesă și este un grup.
            [few] încă { $lacking } piese și este un grup.
           *[other] încă { $lacking } de piese și este un grup.
        }
       *[none] { $lacking ->
            [one] încă o piesă și este o suită sau un grup.
            [few] încă { $lacking } piese și este o suită sau un grup.
           *[other] încă { $lacking } de piese și este o suită sau un grup.
        }
    }
fault-gap = { $lacking ->
    [one] lipsește { $missing }
    [2] lipsesc { $missing }
    [few] lipsesc { $lacking } numere între ele
   *[other] lipsesc { $lacking } de numere între ele
}
    .why = { $lacking ->
        [one] o suită nu are goluri: lipsește { $missing }.
        [few] { $short ->
            [yes] o suită nu are goluri: lipsesc { $missing }.
           *[no] o suită nu are goluri: lipsesc { $lacking } numere.
        }
       *[other] { $short ->
            [yes] o suită nu are goluri: lipsesc { $missing }.
           *[no] o suită nu are goluri: lipsesc { $lacking } de numere.
        }
    }
fault-jokers-only = mai pune o piesă
    .why = { $wanted ->
        [one] o formație are cel puțin o piesă care nu e joker.
        [few] o formație are cel puțin { $wanted } piese care nu sunt jokeri.
       *[other] o formație are cel puțin { $wanted } de piese care nu sunt jokeri.
    }
fault-unrelated = nici suită, nici grup
    .why = { $all } n-au în comun nici culoarea, nici numărul.
fault-wrong-colour = { $many ->
    [one] { $tiles } nu e { $of }
    [2] { $tiles } nu sunt { $of ->
        [galben] galbeni
        [albastru] albaștri
        [negru] negri
       *[other] roșii
    }
    [few] { $many } piese nu sunt { $of ->
        [galben] galbene
        [albastru] albastre
        [negru] negre
       *[other] roșii
    }
   *[other] { $many } de piese nu sunt { $of ->
        [galben] galbene
        [albastru] albastre
        [negru] negre
       *[other] roșii
    }
}
    .why = { $many ->
        [one] o suită are o singură culoare: { $tiles } nu e { $of }.
        [few] o suită are o singură culoare: { $tiles } nu sunt { $of ->
            [galben] galbeni.
            [albastru] albaștri.
            [negru] negri.
           *[other] roșii.
        }
       *[other] o suită are o singură culoare: { $tiles } nu sunt { $of ->
            [galben] galbeni.
            [albastru] albaștri.
            [negru] negri.
           *[other] roșii.
        }
    }
fault-wrong-number = { $many ->
    [one] { $tiles } nu e un { $of }
    [2] { $tiles } nu au numărul { $of }
    [few] { $many } piese nu au numărul { $of }
   *[other] { $many } de piese nu au numărul { $of }
}
    .why = { $many ->
        [one] un grup are un singur număr: { $tiles } nu e un { $of }.
        [few] un grup are un singur număr: { $tiles } nu au numărul { $of }.
       *[other] un grup are un singur număr: { $tiles } nu au numărul { $of }.
    }
fault-repeated-number = { $different ->
    [one] { $kinds } apare de două ori
    [2] { $kinds } apar de două ori
    [few] { $different } numere apar de două ori
   *[other] { $different } de numere apar de două ori
}
    .why = { $different ->
        [one] o suită are fiecare număr o dată, dar { $kinds } apare de două ori.
        [few] o suită are fiecare număr o dată, dar { $kinds } apar de două ori.
       *[other] o suită are fiecare număr o dată, dar { $kinds } apar de două ori.
    }
fault-repeated-colour = { $shades ->
    [one] { $colours } apare de două ori în grup
    [2] { $colours } apar de două ori în grup
    [few] { $shades } culori se repetă în grup
   *[other] { $shades } de culori se repetă în grup
}
    .why = { $shades ->
        [one] un grup are fiecare culoare o dată, dar { $colours } apare de două ori.
        [few] un grup are fiecare culoare o dată, dar { $colours } apar de două ori.
       *[other] un grup are fiecare culoare o dată, dar { $colours } apar de două ori.
    }
fault-fifth-tile = un grup are cel mult patru piese
    .why = sunt doar patru culori, așa că a cincea piesă nu mai are loc.
fault-one-in-middle = 13 - 1 - 2 nu e suită
    .why = { $side ->
        [after] după un 1 care încheie o suită nu are loc { $tiles }.
       *[before] înaintea unui 1 care începe o suită nu are loc { $tiles }.
    }
fault-one-only-low = aici 1 vine doar la început
    .why = aici un 1 doar începe o suită: după 13 nu are loc { $tiles }.
fault-joker-no-place = { $many ->
    [one] niciun loc pentru joker
    [few] niciun loc pentru { $many } jokeri
   *[other] niciun loc pentru { $many } de jokeri
}
    .why = { $kind ->
        [group] grupul are toate cele patru culori, așa că jokerul n-are ce înlocui.
        [run] suita are toate numerele, așa că jokerul n-are ce înlocui.
       *[none] aici nu e nicio piesă pe care s-o înlocuiască jokerul.
    }
fault-joker-pinned = jokerul înlocuiește { $stands }
    .why = jokerul ăsta înlocuiește { $stands }, care nu se potrivește aici.
fault-jokers-too-many = prea mulți jokeri aici
    .why = { $wanted ->
        [0] sunt prea mulți jokeri față de celelalte piese.
        [one] cu aceste piese merge un singur joker, iar aici sunt { $count }.
        [few] cu aceste piese merg { $wanted } jokeri, iar aici sunt { $count }.
       *[other] cu aceste piese merg { $wanted } de jokeri, iar aici sunt { $count }.
    }
fault-jokers-touch = acești jokeri se ating
    .why = după regulile astea, doi jokeri dintr-o suită nu se ating.

fault-not-in-box = nu face parte din joc
    .why = { $many ->
        [one] { $tiles } nu face parte din jocul ăsta.
        [few] { $named ->
            [few] { $tiles } nu fac parte din jocul ăsta.
           *[many] { $many } piese dintre acestea nu fac parte din joc.
        }
       *[other] { $named ->
            [few] { $tiles } nu fac parte din jocul ăsta.
           *[many] { $many } de piese dintre acestea nu fac parte din joc.
        }
    }

## Toată tabla

times = { $wanted ->
    [one] o singură dată
    [2] de două ori
    [few] de { $wanted } ori
   *[other] de { $wanted } de ori
}

fault-too-many-copies = prea multe exemplare de { $tile }
    .why = în cutie { $tile } este { times }, iar aici este { $count ->
        [one] o dată.
        [few] de { $count } ori.
       *[other] de { $count } de ori.
    }
fault-too-many-jokers = prea mulți jokeri
    .why = { $wanted ->
        [one] este cel mult un joker, iar aici sunt { $count }.
        [few] sunt cel mult { $wanted } jokeri, iar aici sunt { $count }.
       *[other] sunt cel mult { $wanted } de jokeri, iar aici sunt { $count }.
    }
fault-no-free-tile = nicio piesă liberă
    .why = { $many ->
        [0] le-ai aranjat pe toate: lasă una pe dinafară, ca piesă liberă.
       *[other] lasă un gol lângă { $tile }, ca să fie piesa liberă.
    }
fault-several-alone = { $many ->
    [one] o piesă e singură
    [few] { $many } piese sunt singure
   *[other] { $many } de piese sunt singure
}
    .why = { $named ->
        [few] { $tiles } sunt singure, dar liberă poate fi doar una.
       *[many] { $many ->
            [one] o piesă e singură, dar liberă poate fi doar una.
            [few] { $many } piese sunt singure, dar liberă poate fi doar una.
           *[other] { $many } de piese sunt singure, dar liberă poate fi doar una.
        }
    }
fault-rack-too-small = { $wanted ->
    [one] { $count } dintr-o piesă
    [few] { $count } din { $wanted } piese
   *[other] { $count } din { $wanted } de piese
}
    .why = ca să închizi îți trebuie { $wanted ->
        [one] o piesă
        [few] { $wanted } piese
       *[other] { $wanted } de piese
    }, iar aici { $count ->
        [one] e una.
        [few] sunt { $count }.
       *[other] sunt { $count }.
    }
fault-rack-too-large = { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}, cel mult { $wanted }
    .why = ca să închizi îți trebuie { $wanted ->
        [one] o piesă
        [few] { $wanted } piese
       *[other] { $wanted } de piese
    }, iar aici sunt { $count }.
fault-segment-unfinished = încă neterminat
    .why = unele formații nu sunt gata încă.
fault-segment-faulty = nu e o formație
    .why = unele piese nu sunt în formații.
fault-not-in-row = așezate altfel
    .why = cu piesele tale se poate, dar le-ai așezat altfel.
fault-shelf-full = aici nu mai este loc
    .why = pe etajul acela nu mai e loc pentru asta.

## Rândurile tabelului de prețuri

fault-not-melds = nu totul în suite și grupuri
    .why = unele piese nu sunt în suite sau grupuri.
fault-not-only-runs = nu numai suite
    .why = { $many ->
        [3] contează numai suitele, iar { $tiles } fac un grup.
        [4] contează numai suitele, iar { $tiles } fac un grup.
        [one] contează numai suitele, iar o piesă e într-un grup.
        [few] contează numai suitele, iar { $many } piese sunt în grupuri.
       *[other] contează numai suitele, iar { $many } de piese sunt în grupuri.
    }
fault-too-many-colours = { $wanted ->
    [one] mai mult de o culoare
    [few] mai mult de { $wanted } culori
   *[other] mai mult de { $wanted } de culori
}
    .why = { $wanted ->
        [one] contează o singură culoare, iar aici { $shades ->
            [one] e
            [few] sunt
           *[other] sunt
        } și { $colours }.
        [few] poți avea cel mult { $wanted } culori, iar aici sunt { $count }.
       *[other] poți avea cel mult { $wanted } de culori, iar aici sunt { $count }.
    }
fault-number-too-high = { $many ->
    [one] { $tiles } este peste { $wanted }
    [few] { $many } piese aranjate sunt peste { $wanted }
   *[other] { $many } de piese aranjate sunt peste { $wanted }
}
    .why = { $many ->
        [one] { $tiles } este peste { $wanted }.
        [few] { $named ->
            [few] { $tiles } sunt peste { $wanted }.
           *[many] { $many } piese aranjate sunt peste { $wanted }.
        }
       *[other] { $named ->
            [few] { $tiles } sunt peste { $wanted }.
           *[many] { $many } de piese aranjate sunt peste { $wanted }.
        }
    }
fault-number-too-low = { $many ->
    [one] { $tiles } este sub { $wanted }
    [few] { $many } piese aranjate sunt sub { $wanted }
   *[other] { $many } de piese aranjate sunt sub { $wanted }
}
    .why = { $many ->
        [one] { $tiles } este sub { $wanted }.
        [few] { $named ->
            [few] { $tiles } sunt sub { $wanted }.
           *[many] { $many } piese aranjate sunt sub { $wanted }.
        }
       *[other] { $named ->
            [few] { $tiles } sunt sub { $wanted }.
           *[many] { $many } de piese aranjate sunt sub { $wanted }.
        }
    }
# Any tile may be the free one: of the choices the best is told.
fault-not-pairs = { $many ->
    [one] { $tiles } nu are pereche
    [few] { $many } piese nu au pereche
   *[other] { $many } de piese nu au pereche
}
    .why = { $other ->
        [yes] chiar cu { $free } liber,{ " " }
       *[no] { "" }
    }{ $many ->
        [one] { $tiles } nu are pereche
        [few] { $named ->
            [few] { $tiles } nu au pereche
           *[many] { $many } piese nu au pereche
        }
       *[other] { $named ->
            [few] { $tiles } nu au pereche
           *[many] { $many } de piese nu au pereche
        }
    }{ $jokers ->
        [0] .
        [one] , iar aici este un singur joker.
        [few] , iar aici sunt numai { $jokers } jokeri.
       *[other] , iar aici sunt numai { $jokers } de jokeri.
    }
fault-not-eight = nu opt cu același număr
    .why = îți trebuie toate cele opt piese cu un număr, iar aici { $count ->
        [one] e cel mult una
        [few] sunt cel mult { $count }
       *[other] sunt cel mult { $count }
    }{ $jokers ->
        [0] .
        [one] , cu tot cu joker.
        [few] , cu tot cu jokeri.
       *[other] , cu tot cu jokeri.
    }
fault-mosaic-numbers = nu de la 1 la 13, apoi 1
    .why = numerele nu merg de la 1 la 13 și apoi la 1.
fault-mosaic-neighbours = două vecine au aceeași culoare
    .why = { $tiles } sunt vecine și au aceeași culoare.
fault-mosaic-first-four = primele patru repetă o culoare
    .why = printre primele patru piese, { $tiles } au aceeași culoare.
fault-mosaic-ends = cei doi de 1 au aceeași culoare
    .why = la masa asta cei doi de 1 au culori diferite.
fault-mosaic-jokers = aici Mozaicul nu are jokeri
    .why = la masa asta un Mozaic nu are jokeri.
fault-rest-not-melds = restul nu e în formații
    .why = la masa asta trebuie să pui și celelalte piese în formații.
fault-too-many-jokers-in-melds = prea mulți jokeri în formații
    .why = la masa asta poți aranja { $wanted ->
        [one] cel mult un joker
        [few] cel mult { $wanted } jokeri
       *[other] cel mult { $wanted } de jokeri
    }, iar aici sunt { $count }.
fault-no-joker-free = piesa liberă nu e joker
    .why = piesa liberă nu e un joker.
fault-out-of-reach = cu piesele astea nu iese
    .why = { $count ->
        [0] cu piesele astea nu iese.
        [one] cu piesele astea nu iese: lipsește { $missing }.
        [few] { $short ->
            [yes] cu piesele astea nu iese: îți mai trebuie măcar { $missing }.
           *[no] cu piesele astea nu iese: îți mai trebuie măcar { $count } piese.
        }
       *[other] { $short ->
            [yes] cu piesele astea nu iese: îți mai trebuie măcar { $missing }.
           *[no] cu piesele astea nu iese: îți mai trebuie măcar { $count } de piese.
        }
    }
fault-wrong-price = nu e prețul din tabel
    .why = { $wanted ->
        [0] tabelul de prețuri spune altceva.
       *[other] tabelul de prețuri spune aici { $wanted }, nu { $count }.
    }

## Mutări

fault-must-draw = întâi trage
    .why = întâi trage o piesă.
fault-already-drawn = ai tras deja
    .why = ai tras deja o piesă; acum aruncă una.
fault-not-held = { $many ->
    [one] { $tile } nu e pe tabla ta
    [few] { $many } piese nu sunt pe tabla ta
   *[other] { $many } de piese nu sunt pe tabla ta
}
    .why = { $many ->
        [one] { $tile } nu e printre piesele tale.
        [few] { $named ->
            [few] { $tiles } nu sunt printre piesele tale.
           *[many] { $many } piese nu sunt ale tale.
        }
       *[other] { $named ->
            [few] { $tiles } nu sunt printre piesele tale.
           *[many] { $many } de piese nu sunt ale tale.
        }
    }
fault-joker-not-taken = un joker aruncat nu se ia
    .why = un joker aruncat rămâne acolo: trage din teanc.
fault-nothing-to-take = n-ai ce lua
    .why = n-ai ce piesă lua.
fault-take-forbidden = aici nu se ia
    .why = la masa asta nu iei piese aruncate: trage din teanc.
fault-does-not-close = nu se închide
    .why = cu piesele astea nu închizi încă.
fault-unknown-move = mutare necunoscută
    .why = nu există mutarea asta.
fault-must-answer = întâi păstrează sau refuză împărțirea
    .why = cineva mai poate refuza împărțirea: hotărăște înainte de prima piesă aruncată.
fault-cannot-refuse = nu poți refuza împărțirea
    .why = înainte de prima piesă aruncată poți refuza cu { $wanted ->
        [one] o dublă
        [few] cel puțin { $wanted } duble
       *[other] cel puțin { $wanted } de duble
    }; tu ai { $count ->
        [0] niciuna
        [one] una
        [few] { $count }
       *[other] { $count }
    }.
fault-extra-forbidden = fără jokeri suplimentari
    .why = la masa asta joci fără jokeri suplimentari.
fault-extra-used = joker suplimentar folosit
    .why = ți-ai luat deja jokerul suplimentar: fiecare jucător are unul.
fault-not-your-turn = nu e rândul tău
    .why = e rândul altui jucător.
fault-game-over = jocul s-a terminat
    .why = jocul ăsta s-a terminat.

## Mutări pe masa unui joc etalat

fault-table-tile-gone = { $many ->
    [one] { $tiles } a dispărut de pe masă
    [few] { $many } piese au dispărut de pe masă
   *[other] { $many } de piese au dispărut de pe masă
}
    .why = { $many ->
        [one] piesele de pe masă rămân acolo: lipsește { $tiles }.
        [few] { $named ->
            [few] piesele de pe masă rămân acolo: lipsesc { $tiles }.
           *[many] piesele de pe masă rămân acolo: lipsesc { $many }.
        }
       *[other] { $named ->
            [few] piesele de pe masă rămân acolo: lipsesc { $tiles }.
           *[many] piesele de pe masă rămân acolo: lipsesc { $many }.
        }
    }
fault-table-tile-on-rack = rămâne pe masă
    .why = { $many ->
        [one] { $tiles } e al mesei: iei înapoi doar ce ai pus la rândul ăsta.
        [few] { $named ->
            [few] { $tiles } sunt ale mesei: iei înapoi doar ce ai pus la rândul ăsta.
           *[many] { $many } piese sunt ale mesei: iei înapoi doar ce ai pus la rândul ăsta.
        }
       *[other] { $named ->
            [few] { $tiles } sunt ale mesei: iei înapoi doar ce ai pus la rândul ăsta.
           *[many] { $many } de piese sunt ale mesei: iei înapoi doar ce ai pus la rândul ăsta.
        }
    }
fault-meld-taken-apart = formația rămâne întreagă
    .why = { $named ->
        [few] nu poți desface formații: { $tiles } rămân împreună.
       *[many] { $many ->
            [one] nu poți desface formații: ai desfăcut una de o piesă.
            [few] nu poți desface formații: ai desfăcut una de { $many } piese.
           *[other] nu poți desface formații: ai desfăcut una de { $many } de piese.
        }
    }
fault-nothing-laid = nicio piesă pusă
    .why = pune cel puțin o piesă de-a ta.
fault-opening-too-low = { $count } din { $wanted ->
    [one] { $wanted } punct
    [few] { $wanted } puncte
   *[other] { $wanted } de puncte
}
    .why = { $count } din { $wanted ->
        [one] un punct
        [few] { $wanted } puncte
       *[other] { $wanted } de puncte
    }: îți mai trebuie { $lacking ->
        [one] un punct
        [few] { $lacking } puncte
       *[other] { $lacking } de puncte
    } ca să te etalezi.
fault-opening-without-run = îți trebuie o suită la etalare
    .why = pune măcar o suită ca să te etalezi.
fault-not-open = încă nu te-ai etalat
    .why = { $wanted ->
        [0] încă nu te-ai etalat, așa că nu te atinge de formațiile de pe masă.
        [one] încă nu te-ai etalat: întâi pune un punct din piesele tale.
        [few] încă nu te-ai etalat: întâi pune { $wanted } puncte din piesele tale.
       *[other] încă nu te-ai etalat: întâi pune { $wanted } de puncte din piesele tale.
    }
fault-touched-in-opening = nu la rândul în care te etalezi
    .why = { $named ->
        [few] la rândul în care te etalezi nu te atinge de celelalte formații: ai atins { $tiles }.
       *[many] la rândul în care te etalezi nu te atinge de celelalte formații: { $many ->
            [one] ai atins una de o piesă.
            [few] ai atins una de { $many } piese.
           *[other] ai atins una de { $many } de piese.
        }
    }
fault-joker-not-replaced = nimic nu înlocuiește jokerul
    .why = { $lacks ->
        [yes] înainte să muți jokerul, pune în locul lui { $either }.
       *[no] înainte să muți un joker, înlocuiește-l cu piesa lui.
    }
fault-joker-not-from-rack = folosește o piesă de pe tabla ta
    .why = { $lacks ->
        [yes] înlocuiește jokerul cu { $either } de pe tabla ta, nu de pe masă.
       *[no] înlocuiește un joker cu o piesă de pe tabla ta, nu de pe masă.
    }
fault-joker-meld-broken = formația jokerului rămâne întreagă
    .why = { $lacks ->
        [yes] înlocuiește jokerul cu { $either } înainte să iei din formația lui.
       *[no] înlocuiește un joker înainte să iei din formația lui.
    }
fault-joker-not-in-new-meld = un joker eliberat intră într-o formație nouă
    .why = pune jokerul înlocuit într-o formație nouă, cu piese de pe tabla ta.
fault-no-such-meld = formație necunoscută
    .why = { $wanted ->
        [0] pe masă nu e încă nicio formație.
        [one] pe masă e o singură formație: numărul 1.
        [few] pe masă sunt { $wanted } formații, numerotate de la 1.
       *[other] pe masă sunt { $wanted } de formații, numerotate de la 1.
    }
fault-does-not-fit = { $tile } nu se potrivește aici
    .why = { $tile } nu se potrivește la această formație.
fault-no-joker-there = niciun joker în această formație
    .why = în această formație nu e niciun joker.
fault-not-what-joker-stands-for = jokerul nu e { $tile }
    .why = ca să iei un joker, dă piesa pe care o înlocuiește. Aceea nu e { $tile }.
fault-joker-left-over = folosește jokerul luat
    .why = pune jokerul luat într-o formație, la rândul ăsta.
fault-nothing-left-to-discard = nicio piesă de aruncat
    .why = păstrează o piesă de aruncat.
fault-just-taken = { $tile }: luat chiar acum
    .why = tocmai ai luat { $tile }, așa că nu-l poți arunca la rândul ăsta.
fault-only-discard = la rândul ăsta doar arunci
    .why = la primul rând al jocului doar arunci o piesă.
fault-stock-empty = teancul e gol
    .why = nu mai e nicio piesă de tras.
fault-stock-not-empty = mai sunt piese de tras
    .why = nu poți trece cât mai sunt piese de tras: trage una.
fault-no-timer = aici nu-i cronometru
    .why = la masa asta joci fără cronometru.

## Mutările împărțirii

fault-trump-not-turned = atuul este încă cu fața în jos
    .why = întâi întoarce piesa rămasă.
fault-stack-not-found = întâi stiva atuului
    .why = întâi pune atuul în stiva cu numărul lui.
fault-tile-not-moved = o piesă e încă lângă stive
    .why = atuul a luat locul unei piese: întâi pune piesa aceea pe stiva următoare.
fault-deal-move-done = asta e deja făcut
    .why = asta e deja făcut; continuă de aici.
fault-no-such-stack = stivă necunoscută
    .why = { $wanted ->
        [one] este o singură stivă, cu numărul 1.
        [few] sunt { $wanted } stive, numerotate de la 1.
       *[other] sunt { $wanted } de stive, numerotate de la 1.
    }
fault-not-trump-stack = nu e stiva atuului
    .why = caută stiva cu numărul lui { $tile }: nu e stiva { $count }.
fault-not-next-stack = nu e stiva următoare
    .why = atuul a luat locul unei piese: pune piesa aceea pe stiva de după stiva { $wanted }.
fault-not-eight-stack = nu e stiva de opt
    .why = începe cu stiva de opt piese, nu cu stiva numărul { $count }.
fault-not-in-order = nu e următoarea din șir
    .why = împarte stivele la rând și ia-o de la capăt după ultima: tocmai ai împărțit stiva { $wanted }.
fault-stack-dealt = stiva e deja împărțită
    .why = ai împărțit deja stiva { $count }.

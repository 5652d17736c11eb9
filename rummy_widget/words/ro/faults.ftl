### Ce este greșit și de ce: pentru fiecare greșeală o etichetă de cel mult opt cuvinte, care stă lângă piese, și motivul
### într-o propoziție (.why), care începe cu literă mică, fiindcă poate sta după două puncte.
###
### Ce înseamnă $tiles, $many, $named și celelalte se află în capul fișierului englezesc.

## Formații

fault-empty = nicio piesă aici
    .why = aici nu este încă nicio piesă.
fault-too-few = { $lacking ->
    [one] încă o piesă
    [few] încă { $lacking } piese
   *[other] încă { $lacking } de piese
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
        [one] o suită nu sare niciun număr: lipsește { $missing }.
        [few] { $short ->
            [yes] o suită nu sare niciun număr: lipsesc { $missing }.
           *[no] o suită nu sare niciun număr: aici lipsesc { $lacking } numere.
        }
       *[other] { $short ->
            [yes] o suită nu sare niciun număr: lipsesc { $missing }.
           *[no] o suită nu sare niciun număr: aici lipsesc { $lacking } de numere.
        }
    }
fault-jokers-only = un joker are nevoie de alte piese
    .why = { $wanted ->
        [one] o formație are cel puțin o piesă care nu este joker.
        [few] o formație are cel puțin { $wanted } piese care nu sunt jokeri.
       *[other] o formație are cel puțin { $wanted } de piese care nu sunt jokeri.
    }
fault-unrelated = nici suită, nici grup
    .why = { $all } nu au în comun nici culoarea, nici numărul.
fault-wrong-colour = { $many ->
    [one] { $tiles } nu este { $of }
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
        [one] o suită ține o singură culoare: { $tiles } nu este { $of }.
        [few] o suită ține o singură culoare: { $tiles } nu sunt { $of ->
            [galben] galbeni.
            [albastru] albaștri.
            [negru] negri.
           *[other] roșii.
        }
       *[other] o suită ține o singură culoare: { $tiles } nu sunt { $of ->
            [galben] galbeni.
            [albastru] albaștri.
            [negru] negri.
           *[other] roșii.
        }
    }
fault-wrong-number = { $many ->
    [one] { $tiles } nu are numărul { $of }
    [2] { $tiles } nu au numărul { $of }
    [few] { $many } piese nu au numărul { $of }
   *[other] { $many } de piese nu au numărul { $of }
}
    .why = { $many ->
        [one] un grup ține un singur număr: { $tiles } nu are numărul { $of }.
        [few] un grup ține un singur număr: { $tiles } nu au numărul { $of }.
       *[other] un grup ține un singur număr: { $tiles } nu au numărul { $of }.
    }
fault-repeated-number = { $different ->
    [one] { $kinds } apare de două ori
    [2] { $kinds } apar de două ori
    [few] { $different } numere apar de două ori
   *[other] { $different } de numere apar de două ori
}
    .why = { $different ->
        [one] o suită are fiecare număr o singură dată, iar { $kinds } apare de două ori.
        [few] o suită are fiecare număr o singură dată, iar { $kinds } apar de două ori.
       *[other] o suită are fiecare număr o singură dată, iar { $kinds } apar de două ori.
    }
fault-repeated-colour = { $shades ->
    [one] { $colours } apare de două ori în grup
    [2] { $colours } apar de două ori în grup
    [few] { $shades } culori se repetă în grup
   *[other] { $shades } de culori se repetă în grup
}
    .why = { $shades ->
        [one] un grup are fiecare culoare o singură dată, iar { $colours } apare de două ori.
        [few] un grup are fiecare culoare o singură dată, iar { $colours } apar de două ori.
       *[other] un grup are fiecare culoare o singură dată, iar { $colours } apar de două ori.
    }
fault-fifth-tile = un grup are cel mult patru piese
    .why = sunt doar patru culori, așa că într-un grup nu este loc pentru a cincea piesă.
fault-one-in-middle = 13 - 1 - 2 nu este suită
    .why = { $side ->
        [after] după un 1 care încheie o suită nu este loc pentru { $tiles }.
       *[before] înaintea unui 1 care începe o suită nu este loc pentru { $tiles }.
    }
fault-one-only-low = aici 1 stă doar la început
    .why = în acest joc un 1 poate doar să înceapă o suită: după 13 nu este loc pentru { $tiles }.
fault-joker-no-place = { $many ->
    [one] niciun loc pentru joker
    [few] niciun loc pentru { $many } jokeri
   *[other] niciun loc pentru { $many } de jokeri
}
    .why = { $kind ->
        [group] toate cele patru culori sunt aici, așa că jokerul nu are de care să țină loc.
        [run] toate numerele suitei sunt aici, așa că jokerul nu are de care să țină loc.
       *[none] aici nu este nicio piesă de care jokerul să țină loc.
    }
fault-joker-pinned = acest joker ține loc de { $stands }
    .why = acest joker ține loc de { $stands }, care nu are loc aici.
fault-jokers-too-many = prea mulți jokeri aici
    .why = { $wanted ->
        [0] sunt prea mulți jokeri față de celelalte piese.
        [one] cu aceste piese merge un singur joker, iar aici sunt { $count }.
        [few] cu aceste piese merg { $wanted } jokeri, iar aici sunt { $count }.
       *[other] cu aceste piese merg { $wanted } de jokeri, iar aici sunt { $count }.
    }
fault-jokers-touch = acești jokeri se ating
    .why = după regulile acestei case, doi jokeri dintr-o suită nu se ating.

fault-not-in-box = nu este în cutia acestui joc
    .why = { $many ->
        [one] { $tiles } nu este în cutia acestui joc.
        [few] { $named ->
            [few] { $tiles } nu sunt în cutia acestui joc.
           *[many] { $many } piese dintre acestea nu sunt în cutia acestui joc.
        }
       *[other] { $named ->
            [few] { $tiles } nu sunt în cutia acestui joc.
           *[many] { $many } de piese dintre acestea nu sunt în cutia acestui joc.
        }
    }

## Toată tabla

times = { $wanted ->
    [one] o singură dată
    [2] de două ori
    [few] de { $wanted } ori
   *[other] de { $wanted } de ori
}

fault-too-many-copies = prea mulți de { $tile }
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
        [0] toate piesele sunt aranjate, iar una trebuie să stea singură, ca piesă liberă.
       *[other] lasă un gol lângă { $tile }, ca să stea de unul singur: este piesa liberă.
    }
fault-several-alone = { $many ->
    [one] o piesă stă singură
    [few] { $many } piese stau singure
   *[other] { $many } de piese stau singure
}
    .why = { $named ->
        [few] piesele { $tiles } stau singure, iar liberă poate fi doar una.
       *[many] { $many ->
            [one] o piesă stă singură, iar liberă poate fi doar una.
            [few] { $many } piese stau singure, iar liberă poate fi doar una.
           *[other] { $many } de piese stau singure, iar liberă poate fi doar una.
        }
    }
fault-rack-too-small = { $wanted ->
    [one] { $count } dintr-o piesă
    [few] { $count } din { $wanted } piese
   *[other] { $count } din { $wanted } de piese
}
    .why = o închidere cere { $wanted ->
        [one] o piesă
        [few] { $wanted } piese
       *[other] { $wanted } de piese
    }, iar aici { $count ->
        [one] este una.
        [few] sunt { $count }.
       *[other] sunt { $count }.
    }
fault-rack-too-large = { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}, cel mult { $wanted }
    .why = o închidere cere { $wanted ->
        [one] o piesă
        [few] { $wanted } piese
       *[other] { $wanted } de piese
    }, iar aici sunt { $count }.
fault-segment-unfinished = încă neterminat
    .why = nu toate segmentele sunt terminate.
fault-segment-faulty = nu este o formație
    .why = nu toate segmentele sunt formații.
fault-not-in-row = piesele stau altfel
    .why = piesele s-ar potrivi, dar stau altfel.
fault-shelf-full = aici nu mai este loc
    .why = pe acel etaj nu mai este loc pentru asta.

## Rândurile tabelului de prețuri

fault-not-melds = nu totul în suite și grupuri
    .why = nu toate piesele stau în suite și grupuri.
fault-not-only-runs = nu numai suite
    .why = { $many ->
        [3] contează numai suitele, iar { $tiles } fac un grup.
        [4] contează numai suitele, iar { $tiles } fac un grup.
        [one] contează numai suitele, iar o piesă stă într-un grup.
        [few] contează numai suitele, iar { $many } piese stau în grupuri.
       *[other] contează numai suitele, iar { $many } de piese stau în grupuri.
    }
fault-too-many-colours = { $wanted ->
    [one] mai mult de o culoare
    [few] mai mult de { $wanted } culori
   *[other] mai mult de { $wanted } de culori
}
    .why = { $wanted ->
        [one] toate trebuie să aibă aceeași culoare, iar aici { $shades ->
            [one] este
            [few] sunt
           *[other] sunt
        } și { $colours }.
        [few] pot fi cel mult { $wanted } culori, iar piesele aranjate au { $count }.
       *[other] pot fi cel mult { $wanted } de culori, iar piesele aranjate au { $count }.
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
    .why = trebuie toate cele opt piese ale unui număr, iar aici { $count ->
        [one] este cel mult una
        [few] sunt cel mult { $count }
       *[other] sunt cel mult { $count }
    } cu același număr{ $jokers ->
        [0] .
        [one] , cu tot cu joker.
        [few] , cu tot cu jokeri.
       *[other] , cu tot cu jokeri.
    }
fault-mosaic-numbers = nu de la 1 la 13 și 1
    .why = numerele nu merg de la 1 la 13 și apoi la 1.
fault-mosaic-neighbours = două vecine au aceeași culoare
    .why = { $tiles } stau alături și au aceeași culoare.
fault-mosaic-first-four = primele patru repetă o culoare
    .why = printre primele patru piese, { $tiles } au aceeași culoare.
fault-mosaic-ends = cei doi de 1 au aceeași culoare
    .why = la această masă cei doi de 1 trebuie să aibă culori diferite.
fault-mosaic-jokers = aici Mozaicul nu are jokeri
    .why = la această masă un Mozaic nu are jokeri.
fault-rest-not-melds = restul nu stă în formații
    .why = la această masă și celelalte piese trebuie să stea în formații.
fault-too-many-jokers-in-melds = prea mulți jokeri în formații
    .why = la această masă pot fi aranjați { $wanted ->
        [one] cel mult un joker
        [few] cel mult { $wanted } jokeri
       *[other] cel mult { $wanted } de jokeri
    }, iar aici sunt { $count }.
fault-no-joker-free = piesa liberă nu este joker
    .why = piesa liberă nu este un joker.
fault-out-of-reach = cu aceste piese nu iese
    .why = { $count ->
        [0] oricum ar fi așezate, aceste piese nu îl arată.
        [one] oricum ar fi așezate, aceste piese nu îl arată: lipsește { $missing }.
        [few] { $short ->
            [yes] oricum ar fi așezate, aceste piese nu îl arată: cel mai aproape, lipsesc { $missing }.
           *[no] oricum ar fi așezate, aceste piese nu îl arată: cel mai aproape, lipsesc { $count } piese.
        }
       *[other] { $short ->
            [yes] oricum ar fi așezate, aceste piese nu îl arată: cel mai aproape, lipsesc { $missing }.
           *[no] oricum ar fi așezate, aceste piese nu îl arată: cel mai aproape, lipsesc { $count } de piese.
        }
    }
fault-wrong-price = nu este prețul din tabel
    .why = { $wanted ->
        [0] tabelul de prețuri dă altceva.
       *[other] tabelul de prețuri are aici { $wanted }, nu { $count }.
    }

## Mutări

fault-must-draw = întâi trage
    .why = un rând începe cu o piesă trasă.
fault-already-drawn = o piesă este deja trasă
    .why = la acest rând o piesă este deja trasă; acum aruncă una.
fault-not-held = { $many ->
    [one] { $tile } nu este pe tabla ta
    [few] { $many } piese nu sunt pe tabla ta
   *[other] { $many } de piese nu sunt pe tabla ta
}
    .why = { $many ->
        [one] { $tile } nu este printre piesele tale.
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
    .why = un joker aruncat nu poate fi luat: trage din teanc.
fault-nothing-to-take = nu este nimic de luat
    .why = nu este nicio piesă de luat.
fault-take-forbidden = aici nu se ia
    .why = la această masă piesele aruncate nu se iau: trage din teanc.
fault-does-not-close = nu se închide
    .why = cu aceste piese nu se închide încă.
fault-unknown-move = mutare necunoscută
    .why = o astfel de mutare nu există.
fault-must-answer = întâi refuză sau joacă
    .why = cineva mai poate refuza împărțirea: asta vine înaintea primei piese aruncate.
fault-cannot-refuse = împărțirea rămâne
    .why = o împărțire este refuzată înaintea primei piese aruncate, de cine a primit { $wanted ->
        [one] o dublă
        [few] cel puțin { $wanted } duble
       *[other] cel puțin { $wanted } de duble
    }; aici { $count ->
        [one] este una
        [few] sunt { $count }
       *[other] sunt { $count }
    }.
fault-extra-forbidden = fără jokeri suplimentari
    .why = la această masă nimeni nu ia un joker suplimentar.
fault-extra-used = joker suplimentar folosit
    .why = jokerul suplimentar al acestui joc a fost deja luat: fiecare jucător are unul.
fault-not-your-turn = nu este rândul tău
    .why = este rândul altui jucător.
fault-game-over = jocul s-a terminat
    .why = acest joc s-a terminat.

## Mutări pe masa unui joc etalat

fault-table-tile-gone = { $many ->
    [one] { $tiles } a dispărut de pe masă
    [few] { $many } piese au dispărut de pe masă
   *[other] { $many } de piese au dispărut de pe masă
}
    .why = { $many ->
        [one] fiecare piesă de pe masă rămâne acolo: lipsește { $tiles }.
        [few] { $named ->
            [few] fiecare piesă de pe masă rămâne acolo: lipsesc { $tiles }.
           *[many] fiecare piesă de pe masă rămâne acolo: lipsesc { $many } piese.
        }
       *[other] { $named ->
            [few] fiecare piesă de pe masă rămâne acolo: lipsesc { $tiles }.
           *[many] fiecare piesă de pe masă rămâne acolo: lipsesc { $many } de piese.
        }
    }
fault-nothing-laid = nicio piesă pusă
    .why = cel puțin una dintre piesele tale ajunge pe masă.
fault-opening-too-low = { $count } din { $wanted ->
    [one] { $wanted } punct
    [few] { $wanted } puncte
   *[other] { $wanted } de puncte
}
    .why = { $count } din { $wanted ->
        [one] un punct
        [few] { $wanted } puncte
       *[other] { $wanted } de puncte
    }: încă { $lacking } și te-ai etalat.
fault-opening-without-run = nicio suită la etalare
    .why = una dintre formațiile cu care te etalezi este o suită.
fault-not-open = încă nu te-ai etalat
    .why = { $wanted ->
        [0] încă nu te-ai etalat: până atunci nu te atingi de ce se află pe masă.
        [one] încă nu te-ai etalat: întâi pune formații de un punct, din piesele tale.
        [few] încă nu te-ai etalat: întâi pune formații de { $wanted } puncte, din piesele tale.
       *[other] încă nu te-ai etalat: întâi pune formații de { $wanted } de puncte, din piesele tale.
    }
fault-touched-in-opening = nu la rândul în care te etalezi
    .why = { $named ->
        [few] la rândul în care te etalezi, ce se află pe masă rămâne cum este: { $tiles }.
       *[many] la rândul în care te etalezi, ce se află pe masă rămâne cum este: { $many ->
            [one] o piesă a fost mutată.
            [few] o formație de { $many } piese a fost atinsă.
           *[other] o formație de { $many } de piese a fost atinsă.
        }
    }
fault-joker-not-replaced = acest joker nu a fost înlocuit
    .why = { $lacks ->
        [yes] înainte ca acest joker să plece, locul lui este luat de { $either }.
       *[no] înainte ca un joker să plece, locul lui este luat de piesa lui.
    }
fault-joker-not-from-rack = piesa lui vine de pe tabla ta
    .why = { $lacks ->
        [yes] piesa care înlocuiește acest joker vine de pe tabla ta, nu de pe masă: { $either }.
       *[no] piesa care înlocuiește un joker vine de pe tabla ta, nu de pe masă.
    }
fault-joker-meld-broken = formația acestui joker rămâne întreagă
    .why = { $lacks ->
        [yes] din formația acestui joker nu se ia nimic până nu îl înlocuiește { $either }.
       *[no] din formația unui joker nu se ia nimic până nu îl înlocuiește piesa lui.
    }
fault-joker-not-in-new-meld = un joker eliberat cere o formație nouă
    .why = un joker pe care l-ai înlocuit intră într-o formație nouă, iar celelalte piese ale ei vin de pe tabla ta.
fault-no-such-meld = formație necunoscută
    .why = { $wanted ->
        [0] pe masă nu se află încă nicio formație.
        [one] pe masă se află o singură formație: ea are numărul 1.
        [few] pe masă se află { $wanted } formații, numerotate de la 1.
       *[other] pe masă se află { $wanted } de formații, numerotate de la 1.
    }
fault-does-not-fit = { $tile } nu se potrivește aici
    .why = { $tile } nu se potrivește la această formație.
fault-no-joker-there = niciun joker în această formație
    .why = în această formație nu este niciun joker.
fault-not-what-joker-stands-for = jokerul nu este { $tile }
    .why = iei un joker dând exact piesa în locul căreia stă, iar aceea nu este { $tile }.
fault-joker-left-over = jokerul trebuie folosit
    .why = un joker luat dintr-o formație ajunge la același rând din nou într-o formație.
fault-nothing-left-to-discard = nicio piesă de aruncat
    .why = păstrează o piesă: ultima se aruncă.
fault-just-taken = { $tile }: luat chiar acum
    .why = { $tile } este piesa pe care ai luat-o chiar acum: la acest rând nu o arunci pe ea.
fault-only-discard = la acest rând doar arunci
    .why = la primul lui rând, primul jucător doar aruncă o piesă.
fault-stock-empty = teancul este gol
    .why = nu mai este nicio piesă de tras.
fault-stock-not-empty = mai sunt piese de tras
    .why = treci rândul doar când teancul este gol: trage o piesă.
fault-no-timer = aici nu se măsoară timpul
    .why = la această masă nimănui nu i se termină timpul.

## Mutările împărțirii

fault-trump-not-turned = atuul este încă cu fața în jos
    .why = întâi se întoarce piesa rămasă.
fault-stack-not-found = întâi stiva atuului
    .why = întâi atuul intră în stiva care îi poartă numărul.
fault-tile-not-moved = o piesă așteaptă lângă stive
    .why = întâi piesa scoasă de atu trece pe stiva următoare.
fault-deal-move-done = asta este deja făcut
    .why = asta este deja făcut; împărțirea merge mai departe de aici.
fault-no-such-stack = stivă necunoscută
    .why = { $wanted ->
        [one] este o singură stivă, cu numărul 1.
        [few] sunt { $wanted } stive, numerotate de la 1.
       *[other] sunt { $wanted } de stive, numerotate de la 1.
    }
fault-not-trump-stack = nu este stiva atuului
    .why = { $tile } are un număr al lui: el spune care stivă, și nu este stiva { $count }.
fault-not-next-stack = nu este stiva următoare
    .why = piesa scoasă trece pe stiva următoare, adică pe cea de după stiva { $wanted }.
fault-not-eight-stack = nu este stiva de opt
    .why = împărțirea începe cu stiva care are opt piese, iar stiva { $count } nu are atâtea.
fault-not-in-order = nu este următoarea din șir
    .why = stivele se împart una după alta, iar după ultima vine prima: cea dinainte a fost stiva { $wanted }.
fault-stack-dealt = stiva este deja împărțită
    .why = stiva { $count } a fost deja împărțită.

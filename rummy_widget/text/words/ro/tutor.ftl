### Ce spune profesorul în jurul unui pas: cuvintele verdictului, răspunsul la o încercare și indiciile calculate.
### Cerințele, textele și indiciile autorului stau în lecție.

verdict-word = { $status ->
    [right] Corect
    [wrong] Nu chiar
    [closes] Se închide
    [fault] Nu e valid
    [not-yet] Încă nu
   *[idle] Până aici
}
outcome = { $outcome ->
    [right] Corect
    [wrong] Nu chiar
    [not-yet] Încă neterminat
   *[untried] Încă neîncercat
}

## Răspunsul la un pas

feedback-right = { $stars ->
    [3] Toate cele trei stele.
    [2] Două stele din trei.
   *[1] O stea din trei.
}
feedback-par = { $lifted ->
    [one] Ai mutat o piesă;
    [few] Ai mutat { $lifted } piese;
   *[other] Ai mutat { $lifted } de piese;
} { $par ->
    [one] ajunge una.
    [few] ajung { $par }.
   *[other] ajung { $par }.
}
feedback-hints = { $count ->
    [one] Ai folosit un indiciu.
    [few] Ai folosit { $count } indicii.
   *[other] Ai folosit { $count } de indicii.
}
feedback-looked = Te-ai uitat la răspuns.
feedback-tries = { $count ->
    [one] O încercare greșită.
    [few] { $count } încercări greșite.
   *[other] { $count } de încercări greșite.
}
feedback-best-kept = Cel mai bun rezultat al tău rămâne { $stars ->
    [one] o stea.
    [few] { $stars } stele.
   *[other] { $stars } de stele.
}

choose-none = Încă n-ai ales nicio piesă.
choose-chosen = { $count ->
    [one] Ai ales o piesă.
    [few] Ai ales { $count } piese.
   *[other] Ai ales { $count } de piese.
}
choose-few = { $count ->
    [one] Bine până aici. Mai găsește o piesă.
    [few] Bine până aici. Mai găsește { $count } piese.
   *[other] Bine până aici. Mai găsește { $count } de piese.
}
choose-many = { $count ->
    [one] Una dintre piesele tale nu e bună.
    [few] { $count } dintre piesele tale nu sunt bune.
   *[other] { $count } dintre piesele tale nu sunt bune.
}
choose-mixed = Unele sunt bune, altele nu, iar câteva lipsesc.
choose-wrong = Niciuna nu e bună.
choose-not = Nu piesele astea.
choose-unknown = Alege piese de pe tablă, fiecare o singură dată.

answer-none = Încă n-ai răspuns.
answer-wrong = { $answer } nu e răspunsul.
answer-wrong-option = Nu e acesta răspunsul.
answer-not-option = Alege unul dintre răspunsuri.
answer-not-number = „{ $answer }” nu e un număr. Folosește cifre.

act-wrong = { $move }: se poate, dar nu te ajută.

move-draw = Trage din teanc
move-take = Ia { $tile } dintre piesele aruncate
move-take-none = Ia o piesă dintre cele aruncate
move-discard = Aruncă { $tile }
move-throw = Aruncă jokerul
move-close = Închide aruncând { $tile }
move-refuse = Refuză împărțirea
move-keep = Păstrează împărțirea

## Ce nu se poate face

not-this-kind = { $kind ->
    [arrange] La pasul ăsta doar muți piese.
    [choose] La pasul ăsta doar alegi piese. Nu le muta.
    [answer] La pasul ăsta doar răspunzi. Piesele rămân pe loc.
   *[act] La pasul ăsta faci o mutare din joc.
}
show-none = Mai cere indicii, până când unul spune mutarea.
another-none = Pasul ăsta are o singură sarcină.
restore-other = Astea nu sunt piesele pasului.

## Ce cere o verificare, când nu se știe o rezolvare: nicio piesă, niciun loc

check-runs = { $value ->
    [one] Fă o suită.
    [few] Fă { $value } suite.
   *[other] Fă { $value } de suite.
}
check-groups = { $value ->
    [one] Fă un grup.
    [few] Fă { $value } grupuri.
   *[other] Fă { $value } de grupuri.
}
check-melds = { $value ->
    [one] Fă o suită sau un grup.
    [few] Fă { $value } formații: suite sau grupuri.
   *[other] Fă { $value } de formații: suite sau grupuri.
}
check-longest = Fă o suită sau un grup de cel puțin { $value ->
    [one] o piesă.
    [few] { $value } piese.
   *[other] { $value } de piese.
}
check-loose = { $value ->
    [0] Pune fiecare piesă într-o suită sau într-un grup.
    [one] Pune toate piesele, în afară de una, în suite sau grupuri.
    [few] Pune toate piesele, în afară de { $value }, în suite sau grupuri.
   *[other] Pune toate piesele, în afară de { $value }, în suite sau grupuri.
}
check-faultless = Desparte piesele care nu se potrivesc.
check-closes = Aranjează tabla ca să poți închide.
check-points = Închide pentru cel puțin { $value ->
    [one] un punct.
    [few] { $value } puncte.
   *[other] { $value } de puncte.
}
check-lays = { $value ->
    [one] Pune măcar o piesă și lasă pe masă numai formații întregi.
    [few] Pune măcar { $value } piese și lasă pe masă numai formații întregi.
   *[other] Pune măcar { $value } de piese și lasă pe masă numai formații întregi.
}
check-opens = Pune destule puncte ca să te etalezi.
check-stands = Lasă pe masă numai formații întregi.
check-forms = Alege piese care fac o suită sau un grup.
check-completes = Alege piesele care completează o suită sau un grup.
check-how_many = { $value ->
    [one] Alege o piesă.
    [few] Alege { $value } piese.
   *[other] Alege { $value } de piese.
}

exercise-title = Exercițiu

## Indicii, gradul întâi: la ce să te gândești, fără nicio piesă și niciun loc

hint-nudge-finish = { $kind ->
    [run] { $count ->
        [one] Unei suite îi mai lipsește o piesă.
        [few] Unei suite îi mai lipsesc { $count } piese.
       *[other] Unei suite îi mai lipsesc { $count } de piese.
    }
   *[group] { $count ->
        [one] Unui grup îi mai lipsește o piesă.
        [few] Unui grup îi mai lipsesc { $count } piese.
       *[other] Unui grup îi mai lipsesc { $count } de piese.
    }
}
hint-nudge-begin = { $kind ->
    [run] Câteva piese de aceeași culoare vin la rând. Pune-le împreună.
   *[group] Câteva piese au același număr și culori diferite. Pune-le împreună.
}
hint-nudge-choose = { $count ->
    [one] Cauți o piesă.
    [few] Cauți { $count } piese.
   *[other] Cauți { $count } de piese.
}
hint-nudge-choose-more = { $count ->
    [one] Mai alege o piesă.
    [few] Mai alege { $count } piese.
   *[other] Mai alege { $count } de piese.
}
hint-nudge-choose-less = { $count ->
    [one] Ai ales o piesă în plus.
    [few] Ai ales { $count } piese în plus.
   *[other] Ai ales { $count } de piese în plus.
}
hint-nudge-answer = Mai citește o dată cerința.
hint-nudge-act = Cu ce începe un rând și cu ce se termină?
hint-nudge-count = { $count ->
    [one] Mută o piesă.
    [few] Mută { $count } piese.
   *[other] Mută { $count } de piese.
}
hint-table-moves = { $count ->
    [0] Lasă masa cum e.
    [one] Mută o piesă de pe masă.
    [few] Mută { $count } piese de pe masă.
   *[other] Mută { $count } de piese de pe masă.
}
hint-nudge-think = Mai citește o dată cerința, cuvânt cu cuvânt.
hint-nudge-larger = Răspunsul e mai mare decât numărul tău.
hint-nudge-smaller = Răspunsul e mai mic decât numărul tău.

## Gradul al doilea: unde să te uiți

hint-place-shelf = { $shelf ->
    [0] Uită-te la etajul de sus.
   *[other] Uită-te la etajul de jos.
}
hint-table-meld = Uită-te la formația { $number }.
hint-place-options = { $count ->
    [one] Se potrivește unul singur dintre răspunsuri.
    [few] Nu este { $number ->
        [1] primul
        [2] al doilea
        [3] al treilea
        [4] al patrulea
       *[other] ultimul
    } răspuns.
   *[other] Nu este { $number ->
        [1] primul
        [2] al doilea
        [3] al treilea
        [4] al patrulea
       *[other] ultimul
    } răspuns.
}
hint-place-number = E un număr de la { $low } la { $high }.
hint-place-moves = { $place ->
    [stock] Uită-te la teanc.
    [discards] Uită-te la piesele aruncate.
    [table] Uită-te la formațiile de pe masă.
   *[rack] Uită-te la tabla ta.
}

## Gradul al treilea: ce piese

hint-tiles = { $count ->
    [one] Este { $tiles ->
        [joker] jokerul.
       *[other] { $tiles }.
    }
    [few] Sunt { $tiles }.
   *[other] Sunt { $tiles }.
}
hint-tiles-move = { $count ->
    [one] Mută { $tiles ->
        [joker] jokerul.
       *[other] { $tiles }.
    }
    [few] Mută { $tiles }.
   *[other] Mută { $tiles }.
}
hint-tiles-act = { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} este piesa potrivită.
hint-tiles-extra = { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} este în plus.
hint-tiles-think = Gândește-te la { $tiles }.
hint-options-two = E unul dintre astea două: „{ $first }” sau „{ $last }”.
hint-tiles-with = { $count ->
    [one] { $tiles ->
        [joker] jokerul
       *[other] { $tiles }
    } merge cu { $others }.
    [few] { $tiles } merg cu { $others }.
   *[other] { $tiles } merg cu { $others }.
}
hint-table-back = Înapoi pe tablă: { $tiles }.

## Gradul al patrulea: chiar mutarea

hint-move = { $count ->
    [one] { $shelf ->
        [0] Mută { $tiles ->
            [joker] jokerul
           *[other] { $tiles }
        } la etajul de sus, locul { $number }.
       *[other] Mută { $tiles ->
            [joker] jokerul
           *[other] { $tiles }
        } la etajul de jos, locul { $number }.
    }
    [few] { $shelf ->
        [0] Mută { $tiles } la etajul de sus, de la locul { $number } încolo.
       *[other] Mută { $tiles } la etajul de jos, de la locul { $number } încolo.
    }
   *[other] { $shelf ->
        [0] Mută { $tiles } la etajul de sus, de la locul { $number } încolo.
       *[other] Mută { $tiles } la etajul de jos, de la locul { $number } încolo.
    }
}
hint-move-before = Mută { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} înainte de { $other }.
hint-move-after = Mută { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} după { $other }.
hint-move-between = Mută { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} între { $left } și { $right }.
hint-table-new = Pune { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} ca formație nouă.
hint-table-home = Ia { $tiles ->
    [joker] jokerul
   *[other] { $tiles }
} înapoi pe tablă.
hint-choose = { $count ->
    [one] Alege { $tiles ->
        [joker] jokerul.
       *[other] { $tiles }.
    }
    [few] Alege { $tiles } și nimic altceva.
   *[other] Alege { $tiles } și nimic altceva.
}
hint-answer = Răspunsul este { $answer }.
hint-answer-option = Răspunsul este: „{ $answer }”.
hint-act = Acum: { $move }.
hint-back = De aici nu mai ajungi. Ia înapoi ultima mutare.
hint-no-smaller = Următorul indiciu îți spune ce să faci.
hint-check = Totul e la locul lui. Apasă Verifică.

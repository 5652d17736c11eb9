### Ce spune profesorul în jurul unui pas: cuvintele verdictului, răspunsul la o încercare și indiciile calculate.
### Țintele, textele și indiciile autorului stau în lecție.

verdict-word = { $status ->
    [right] Corect
    [wrong] Nu așa
    [closes] Se închide
    [fault] Nu e valid
    [not-yet] Încă nu
   *[idle] Până aici
}
outcome = { $outcome ->
    [right] Corect
    [wrong] Nu așa
    [not-yet] Încă nu
   *[untried] Încă neîncercat
}

## Răspunsul la un pas

feedback-right = { $stars ->
    [3] Corect, cu toate cele trei stele.
    [2] Corect, cu două stele.
   *[1] Corect, cu o stea.
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
feedback-tries = { $count ->
    [one] Un răspuns dinainte nu a fost corect.
    [few] { $count } răspunsuri dinainte nu au fost corecte.
   *[other] { $count } de răspunsuri dinainte nu au fost corecte.
}
feedback-best-kept = Rezultatul tău cel mai bun la acest pas rămâne: { $stars ->
    [one] o stea.
    [few] { $stars } stele.
   *[other] { $stars } de stele.
}

choose-none = Încă nicio piesă aleasă.
choose-chosen = { $count ->
    [one] Este aleasă o piesă.
    [few] Sunt alese { $count } piese.
   *[other] Sunt alese { $count } de piese.
}
choose-few = { $count ->
    [one] Ce ai ales este corect până aici. Mai lipsește o piesă.
    [few] Ce ai ales este corect până aici. Mai lipsesc { $count } piese.
   *[other] Ce ai ales este corect până aici. Mai lipsesc { $count } de piese.
}
choose-many = { $count ->
    [one] Una dintre piesele alese nu are ce căuta acolo.
    [few] { $count } dintre piesele alese nu au ce căuta acolo.
   *[other] { $count } dintre piesele alese nu au ce căuta acolo.
}
choose-mixed = Unele sunt bune, altele nu, iar câteva încă lipsesc.
choose-wrong = Niciuna dintre acestea nu este bună.
choose-not = Nu acestea sunt piesele.
choose-unknown = Alege piese care sunt pe tablă, fiecare o singură dată.

answer-none = Încă niciun răspuns.
answer-wrong = { $answer } nu este răspunsul.
answer-wrong-option = Nu acesta este răspunsul.
answer-not-option = Alege unul dintre răspunsuri.
answer-not-number = „{ $answer }” nu este un număr. Scrie-l cu cifre.

act-wrong = { $move }: se poate, dar nu duce la țintă.

move-draw = Trage din teanc
move-take = Ia { $tile } dintre piesele aruncate
move-take-none = Ia o piesă dintre cele aruncate
move-discard = Aruncă { $tile }
move-throw = Aruncă jokerul
move-close = Închide cu { $tile } liber
move-refuse = Refuză împărțirea
move-keep = Joacă împărțirea

## Ce nu se poate face

not-this-kind = { $kind ->
    [arrange] La acest pas se mută piese, nimic altceva.
    [choose] La acest pas se aleg piese, nu se mută.
    [answer] La acest pas se dă un răspuns; piesele rămân unde sunt.
   *[act] La acest pas se fac mutări ale jocului.
}
show-none = Cere indicii până când unul spune mutarea.
another-none = Acest pas are o singură sarcină.
restore-other = Acestea nu sunt piesele acestui pas.

## Ce cere o verificare, când nu se știe o rezolvare: nicio piesă, niciun loc

check-runs = { $value ->
    [one] Se cere o suită.
    [few] Se cer { $value } suite.
   *[other] Se cer { $value } de suite.
}
check-groups = { $value ->
    [one] Se cere un grup.
    [few] Se cer { $value } grupuri.
   *[other] Se cer { $value } de grupuri.
}
check-melds = { $value ->
    [one] Se cere o suită sau un grup.
    [few] Se cer { $value } formații: suite sau grupuri.
   *[other] Se cer { $value } de formații: suite sau grupuri.
}
check-longest = Se cere o suită sau un grup de cel puțin { $value ->
    [one] o piesă.
    [few] { $value } piese.
   *[other] { $value } de piese.
}
check-loose = { $value ->
    [0] Fiecare piesă trebuie să fie într-o suită sau într-un grup.
    [one] Toate piesele, în afară de una, trebuie să fie în suite sau grupuri.
    [few] Toate piesele, în afară de { $value }, trebuie să fie în suite sau grupuri.
   *[other] Toate piesele, în afară de { $value }, trebuie să fie în suite sau grupuri.
}
check-faultless = Nu pot sta împreună piese care nu se potrivesc.
check-closes = Tabla trebuie să se închidă.
check-points = Se cere o închidere de cel puțin { $value ->
    [one] un punct.
    [few] { $value } puncte.
   *[other] { $value } de puncte.
}
check-forms = Piesele pe care le alegi trebuie să facă o suită sau un grup.
check-completes = Ce alegi trebuie să întregească o suită sau un grup.
check-how_many = { $value ->
    [one] Trebuie aleasă o piesă.
    [few] Trebuie alese { $value } piese.
   *[other] Trebuie alese { $value } de piese.
}

exercise-title = Exercițiu

## Indicii, gradul întâi: la ce să te gândești, fără nicio piesă și niciun loc

hint-nudge-finish = { $kind ->
    [run] { $count ->
        [one] La o suită pe care ai început-o mai lipsește o piesă.
        [few] La o suită pe care ai început-o mai lipsesc { $count } piese.
       *[other] La o suită pe care ai început-o mai lipsesc { $count } de piese.
    }
   *[group] { $count ->
        [one] La un grup pe care l-ai început mai lipsește o piesă.
        [few] La un grup pe care l-ai început mai lipsesc { $count } piese.
       *[other] La un grup pe care l-ai început mai lipsesc { $count } de piese.
    }
}
hint-nudge-begin = { $kind ->
    [run] Câteva piese de aceeași culoare vin la rând. Adu-le una lângă alta.
   *[group] Câteva piese au același număr și culori diferite. Adu-le una lângă alta.
}
hint-nudge-choose = { $count ->
    [one] Cauți o piesă.
    [few] Cauți { $count } piese.
   *[other] Cauți { $count } de piese.
}
hint-nudge-choose-more = { $count ->
    [one] Din alegerea ta mai lipsește o piesă.
    [few] Din alegerea ta mai lipsesc { $count } piese.
   *[other] Din alegerea ta mai lipsesc { $count } de piese.
}
hint-nudge-choose-less = { $count ->
    [one] Ai ales o piesă în plus.
    [few] Ai ales { $count } piese în plus.
   *[other] Ai ales { $count } de piese în plus.
}
hint-nudge-answer = Mai citește o dată ținta, apoi tabla de la stânga la dreapta.
hint-nudge-act = Gândește-te cu ce începe un rând și cu ce se termină.
hint-nudge-count = { $count ->
    [one] Trebuie mutată o piesă.
    [few] Trebuie mutate { $count } piese.
   *[other] Trebuie mutate { $count } de piese.
}
hint-nudge-think = Mai citește o dată ținta, cuvânt cu cuvânt.
hint-nudge-larger = Numărul este mai mare decât al tău.
hint-nudge-smaller = Numărul este mai mic decât al tău.

## Gradul al doilea: unde să te uiți

hint-place-shelf = { $shelf ->
    [0] Uită-te la etajul de sus.
   *[other] Uită-te la etajul de jos.
}
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
hint-place-number = Este un număr de la { $low } la { $high }.
hint-place-moves = { $place ->
    [stock] Uită-te la teanc.
    [discards] Uită-te la piesele aruncate.
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
    [one] De mutat este { $tiles ->
        [joker] jokerul.
       *[other] { $tiles }.
    }
    [few] De mutat sunt { $tiles }.
   *[other] De mutat sunt { $tiles }.
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
hint-options-two = Este unul dintre acestea două: „{ $first }” sau „{ $last }”.
hint-tiles-with = { $count ->
    [one] { $tiles ->
        [joker] jokerul
       *[other] { $tiles }
    } merge cu { $others }.
    [few] { $tiles } merg cu { $others }.
   *[other] { $tiles } merg cu { $others }.
}

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
hint-back = De aici nu se mai poate ajunge la țintă. Ia înapoi ultima mutare.
hint-check = Totul este la locul lui. Apasă Verifică.

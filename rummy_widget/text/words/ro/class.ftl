### Ce spun paginile unei clase: exerciții la care se răspunde în scris, lucrările unui elev, simulări, probabilități.
### $title este numele unui fel de exercițiu, $how cum a fost comparat un răspuns, $code și $name ce a scris elevul.

## Exerciții

work-title = Combinatorică cu piese
work-about = Scrie codul clasei și un pseudonim ca să-ți primești numerele.
work-stored = { $live ->
    [yes] Cu un cod de pe o fișă, răspunsurile rămân în acest browser. Salvează-le într-un fișier pentru profesor.
   *[no] Răspunsurile rămân în acest browser. Salvează-le într-un fișier pentru profesor.
}
work-own = Clasa { $code }, { $name }
work-seed = Număr de pornire { NUMBER($seed, useGrouping: 0) }
work-number = Exercițiul { $number } din { $of }
work-standing = { $right } din { $of } rezolvate
work-entry = { $number }. { $title }: { $state ->
    [right] rezolvat
    [wrong] încă nerezolvat
   *[open] încă fără răspuns
}
work-tries = { $count ->
    [one] Un răspuns până acum
    [few] { $count } răspunsuri până acum
   *[other] { $count } de răspunsuri până acum
}
work-word = { $outcome ->
    [guess] Ghicit
    [right] Corect
    [wrong] Încă nu
   *[unreadable] Nu se numără
}
work-how = Cum a fost comparat răspunsul tău: { $how }
work-tries-full = La un exercițiu poți da cel mult { $most ->
    [one] un răspuns
    [few] { $most } răspunsuri
   *[other] { $most } de răspunsuri
}.
work-full = În total poți da cel mult { $most ->
    [one] un răspuns
    [few] { $most } răspunsuri
   *[other] { $most } de răspunsuri
}. Salvează-ți rezultatele.
work-no-exercise = Exercițiul acela nu e aici.
work-not-begun = Începe cu codul clasei și cu pseudonimul tău.
work-other-student = Asta e lucrarea altui elev.
work-other-class = Asta e lucrarea altei clase.

## Simulare

sim-title = Împarte și vezi
sim-about = Extragem câte 15 piese din cutia întreagă, din nou și din nou. Același număr de pornire dă aceleași piese.
sim-ask = Întrebare
sim-deals = Împărțiri
sim-seed = Număr de pornire
sim-number = { $number }
sim-question = { $question ->
    [doubles] Cel puțin trei duble
    [melded] Douăsprezece piese în formații
   *[short] O singură piesă până la închidere
}
sim-closes = Se închide din împărțire
sim-told = Table extrase: { $count } din { $of }
sim-done = Am extras toate tablele: { $estimate }.
sim-band = de la { $low } la { $high }
sim-exact = exact { $chance }
sim-point = După { $deals ->
    [one] o tablă
    [few] { $shown } table
   *[other] { $shown } de table
}: { $estimate }, intervalul de la { $low } la { $high }
sim-value = Aici nu poți alege „{ $value }”.

## O tablă lângă probabilitățile ei

chance-name = { $name ->
    [chance-discard] Cel mai bine arunci
    [chance-distance] Piese de schimbat până la închidere
    [chance-unseen] Piese nevăzute
    [chance-outs] Piese nevăzute care o închid
    [chance-next] Probabilitate la tragere
   *[chance-points] Puncte medii pe tragere
}
chance-out = { $tile }: { $count ->
    [one] una nevăzută
    [few] { $count } nevăzute
   *[other] { $count } nevăzute
}, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
chance-more = { $count ->
    [one] Și încă o piesă
    [few] Și încă { $count } piese
   *[other] Și încă { $count } de piese
}
chance-draws = { $count ->
    [one] La următoarea tragere
    [few] În { $count } trageri
   *[other] În { $count } de trageri
}
chance-size = { $count ->
    [one] Aici e o piesă.
    [few] Aici sunt { $count } piese.
   *[other] Aici sunt { $count } de piese.
} Ca să vezi numerele, îți trebuie 14 sau 15.
chance-swap-one = Schimbă o piesă de pe tablă cu una din cutie.

## Proiectorul

projector-cell = Pentru proiector: rulează celula asta ca să mărești pagina și să arăți rezultatele unul câte unul.

### Ce spun paginile unei clase: exerciții la care se răspunde în scris, lucrările unui elev, simulări, șanse.
### $title este numele unui fel de exercițiu, $how cum a fost comparat un răspuns, $code și $name ce a scris elevul.

## Exerciții

work-title = Combinatorică cu piese
work-about = Scrie codul clasei și pseudonimul tău: din ele ies numerele tale. Altceva nu ți se cere și totul rămâne în acest browser până salvezi.
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
    [right] Corect
    [wrong] Încă nu
   *[unreadable] Nu se numără
}
work-how = Cum a fost comparat: { $how }
work-tries-full = La un exercițiu se păstrează cel mult { $most ->
    [one] un răspuns
    [few] { $most } răspunsuri
   *[other] { $most } de răspunsuri
}.
work-full = În total se păstrează cel mult { $most ->
    [one] un răspuns
    [few] { $most } răspunsuri
   *[other] { $most } de răspunsuri
}. Salvează-ți rezultatele.
work-no-exercise = Acest exercițiu nu este printre acestea.
work-not-begun = Începe cu codul clasei și pseudonimul tău.
work-other-student = Aceasta este lucrarea altui elev.
work-other-class = Aceasta este lucrarea altei clase.

### Ce se spune despre un răspuns scris ca număr sau ca formulă: de ce nu poate fi citit, ce notă a primit și din ce
### greșeală obișnuită vine. Semnele scrise vin în $sign, ca să stea cum au fost scrise.

## Ce nu poate fi citit; nimic din acestea nu se socotește ca încercare

formula-empty = Încă n-ai scris nimic.
formula-long = E prea lung: { $count ->
    [one] un caracter
    [few] { $count } caractere
   *[other] { $count } de caractere
}. Folosește cel mult { $most }.
formula-many = Are prea multe părți: { $count }. Folosește cel mult { $most }.
formula-deep = Prea multe paranteze sau puteri una într-alta; folosește cel mult { $most }.
formula-large = Aici n-ai nevoie de un număr atât de mare.

formula-sign-unknown = „{ $sign }” nu înseamnă nimic aici.
formula-look-alike = Seamănă cu „{ $plain }”, dar nu e. Scrie-l din nou.
formula-word-unknown = „{ $word }” nu înseamnă nimic aici.
formula-letter = „{ $letter }” nu înseamnă nimic aici: răspunsul e un număr.
formula-letter-other = „{ $letter }” nu înseamnă nimic aici. Folosește literele: { $letters }.
formula-equals = Scrie numai răspunsul, fără „{ $sign }”.
formula-colon = „:” poate fi o împărțire sau un raport de șanse. Împărțirea scrie-o cu „/”.
formula-comma = Pune virgula între două cifre sau, în paranteze, între două numere, ca în C(5, 2).
formula-point = Pune punctul între două cifre. Ca să înmulțești, scrie „*” sau „·”.

formula-number-two = „{ $number }” poate fi două numere. Scrie { $whole }, sau { $decimal } dacă e zecimal.
formula-number-unclear = Nu pot citi „{ $number }” ca număr. Scrie-l cu cel mult un punct și fără altceva între cifre.
formula-number-ends = La sfârșitul lui „{ $number }” lipsește o cifră.

formula-bracket-open = Acest „{ $sign }” nu se închide nicăieri.
formula-bracket-close = Acest „{ $sign }” nu închide paranteza deschisă.
formula-bracket-empty = Între paranteze nu e nimic.
formula-ends = După „{ $sign }” lipsește ceva.
formula-before = Înainte de „{ $sign }” lipsește ceva.
formula-between = Între „{ $left }” și „{ $right }” lipsește un semn.
formula-missing = Între aceste două numere lipsește un semn.
formula-over-row = La ce împarți aici? Pune paranteze sau scrie „*”.
formula-twice = Două semne de factorial la rând pot însemna două lucruri. Pune primul factorial între paranteze.
formula-name-bare = După „{ $name }”, pune numerele lui între paranteze.
formula-call-two = „{ $name }” are nevoie de două numere cu o virgulă între ele, nu de { $count ->
    [one] unul
    [few] { $count }
   *[other] { $count }
}.
formula-call-one = „{ $name }” are nevoie de un singur număr, nu de { $count }.

formula-over-zero = Aici împarți la zero.
formula-power-whole = Exponentul trebuie să fie aici un număr întreg.
formula-factorial-whole = Factorialul cere un număr întreg de la 0 în sus, nu { $number }.
formula-choose-whole = Poți alege numai numere întregi de lucruri, de la 0 în sus, nu { $number }.

## Ce notă primește un răspuns

graded-right = { $way ->
    [exact] Corect.
    [rounded] Corect, cu cifrele date.
    [proved] Corect: am dovedit că formula ta e egală cu răspunsul.
   *[tested] Corect: formula ta dă răspunsul în { $points ->
        [one] singurul punct încercat.
        [few] toate cele { $points } puncte încercate.
       *[other] toate cele { $points } de puncte încercate.
    }
}
graded-how = { $way ->
    [exact] exact
    [rounded] rotunjit
    [proved] dovedit
   *[tested] { $points ->
        [one] încercat într-un punct
        [few] încercat în { $points } puncte
       *[other] încercat în { $points } de puncte
    }
}
graded-wrong = Nu chiar.
graded-near = Foarte aproape. Rotunjește altfel ultima cifră.
graded-digits = Dă cel puțin { $digits ->
    [one] o cifră
    [few] { $digits } cifre
   *[other] { $digits } de cifre
} după punct sau valoarea exactă.
graded-exact-asked = Dă aici valoarea exactă: un număr întreg, o fracție sau o formulă.

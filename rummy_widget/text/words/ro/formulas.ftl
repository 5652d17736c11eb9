### Ce se spune despre un răspuns scris ca număr sau ca formulă: de ce nu poate fi citit, ce notă a primit și din ce
### greșeală obișnuită vine. Semnele scrise vin în $sign, ca să stea cum au fost scrise.

## Ce nu poate fi citit; nimic din acestea nu se socotește ca încercare

formula-empty = Încă n-ai scris nimic.
formula-long = Este prea lung: { $count ->
    [one] un semn
    [few] { $count } semne
   *[other] { $count } de semne
}, iar cel mult pot fi { $most }.
formula-many = Are prea multe părți: { $count }, iar cel mult pot fi { $most }.
formula-deep = Prea multe paranteze sau puteri una într-alta; cel mult pot fi { $most }.
formula-large = Numărul acesta este mai mare decât oricare de care ai nevoie aici.

formula-sign-unknown = Semnul „{ $sign }” nu înseamnă nimic aici.
formula-look-alike = Semnul acesta seamănă cu „{ $plain }”, dar este altul. Scrie-l din nou.
formula-word-unknown = „{ $word }” nu înseamnă nimic aici.
formula-letter = Litera „{ $letter }” nu înseamnă nimic aici: răspunsul este un număr.
formula-letter-other = Litera „{ $letter }” nu înseamnă nimic aici. Literele acestui exercițiu: { $letters }.
formula-equals = Scrie numai răspunsul, fără „{ $sign }”.
formula-colon = „:” poate fi o împărțire sau un raport de șanse. Scrie împărțirea cu „/”.
formula-comma = Virgula stă între două cifre sau, în paranteze, între două numere, ca în C(5, 2).
formula-point = Punctul stă între două cifre. Ca să înmulțești, scrie „*” sau „·”.

formula-number-two = „{ $number }” îl poți citi în două feluri. Scrie { $whole }, sau { $decimal } dacă este zecimal.
formula-number-unclear = „{ $number }” nu e un număr pe care îl pot citi. Scrie-l cu un singur punct și fără grupe.
formula-number-ends = La sfârșitul lui „{ $number }” lipsește o cifră.

formula-bracket-open = Acest „{ $sign }” nu se închide nicăieri.
formula-bracket-close = Acest „{ $sign }” nu închide ce ai deschis înaintea lui.
formula-bracket-empty = Între aceste paranteze nu este nimic.
formula-ends = După „{ $sign }” lipsește ceva.
formula-before = Înainte de „{ $sign }” lipsește ceva.
formula-between = Între „{ $left }” și „{ $right }” lipsește un semn.
formula-missing = Între aceste două numere lipsește un semn.
formula-over-row = La ce împarți aici? Pune paranteze sau scrie „*”.
formula-twice = Două astfel de semne pot însemna două lucruri. Pune primul între paranteze.
formula-name-bare = După „{ $name }” vin paranteze cu numerele lui.
formula-call-two = „{ $name }” are nevoie de două numere cu o virgulă între ele, iar aici { $count ->
    [one] este unul
    [few] sunt { $count }
   *[other] sunt { $count }
}.
formula-call-one = „{ $name }” are nevoie de un singur număr, iar aici sunt { $count }.

formula-over-zero = Aici împarți la zero.
formula-power-whole = Aici exponentul trebuie să fie un număr întreg.
formula-factorial-whole = Factorialul se face dintr-un număr întreg de la 0 în sus; acesta e { $number }.
formula-choose-whole = Din câte alegi și câte alegi sunt numere întregi de la 0 în sus; acesta e { $number }.

## Ce notă primește un răspuns

graded-right = { $way ->
    [exact] Corect.
    [rounded] Corect, cu cifrele pe care le-ai dat.
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
graded-wrong = Nu acesta.
graded-near = Foarte aproape. Rotunjește altfel ultima cifră.
graded-digits = Dă cel puțin { $digits ->
    [one] o cifră
    [few] { $digits } cifre
   *[other] { $digits } de cifre
} după punct sau valoarea exactă.
graded-exact-asked = Dă aici valoarea exactă: un număr întreg, o fracție sau o formulă.

### Pagina socotelii: cât fac niște piese, ce lipsește și cine plătește.

worth-title = Cât face tabla mea?
worth-about = Pune la un loc piesele unei table și vezi cât aduce închiderea cu ele, de ce și ce ar aduce mai mult.

## Piesele puse la un loc

worth-count = { $count ->
    [0] Încă nicio piesă, din { $most }
    [one] O piesă din { $most }
    [few] { $count } piese din { $most }
   *[other] { $count } de piese din { $most }
}
worth-left = { $tile }, { $count ->
    [0] nu mai este niciunul
    [one] mai este unul
    [few] mai sunt { $count }
   *[other] mai sunt { $count }
}
worth-full = Pe o tablă încap cel mult { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}: întâi scoate una.
worth-field = { $field ->
    [players] Jucători
    [multiplier] Multiplicator
    [thrown] Jokeri pe care i-ai aruncat
   *[twin] Perechea atuului a ajuns la
}
worth-players = { $value }
worth-multiplier = ×{ $value }
worth-twin = { $value ->
    [nobody] nimeni
    [you] tine
   *[another] alt jucător
}
worth-example = { $example ->
    [jokers] { $pattern } cu jokeri
    [two-ways] { $pattern } printre suite
    [one-away] La o piesă distanță
   *[other] { $pattern }
}

## Prețul sau ce lipsește

worth-empty = Încă nicio piesă.
worth-few = { $count ->
    [one] Încă o piesă.
    [few] Încă { $count } piese.
   *[other] Încă { $count } de piese.
}
worth-few-text = O închidere cere { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}: paisprezece aranjate și una liberă. Pune paisprezece și îți spun ce piesă îți trebuie.
worth-named = { $pattern }, { $tier }
worth-price = { $points ->
    [one] Un punct de la fiecare jucător.
    [few] { $points } puncte de la fiecare jucător.
   *[other] { $points } de puncte de la fiecare jucător.
}
worth-times = { $points } × { $multiplier }
worth-draws = { $count ->
    [one] O piesă închide aceste paisprezece.
    [few] { $count } piese diferite închid aceste paisprezece.
   *[other] { $count } de piese diferite închid aceste paisprezece.
}
worth-draws-text = Atinge una ca să o tragi.
worth-draw = { $tile }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
worth-no-draws = Nicio piesă nu închide încă aceste paisprezece.

## Cine plătește

worth-seat = { $you ->
    [yes] tu
   *[no] jucătorul { $seat }
}
worth-pays-close = { $count ->
    [one] Celălalt jucător îți plătește { $points } pentru închidere.
    [few] Fiecare dintre ceilalți { $count } îți plătește { $points } pentru închidere.
   *[other] Fiecare dintre ceilalți { $count } îți plătește { $points } pentru închidere.
}
worth-pays-twin = { $you ->
    [yes] Fiecare dintre ceilalți îți plătește { $points } pentru perechea atuului.
   *[no] Pentru perechea atuului, { $seat } ia câte { $points } de la fiecare dintre ceilalți.
}

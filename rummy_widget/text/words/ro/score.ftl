### Pagina socotelii: cât fac niște piese, ce lipsește și cine plătește.

worth-title = Cât face tabla mea?
worth-about = Pune-ți piesele și vezi cât aduc, de ce și ce ar aduce mai mult.

## Piesele puse la un loc

worth-count = Piese: { $count } din { $most }
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
    [thrown] Ce jokeri ai aruncat
   *[twin] Perechea atuului are
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
worth-few-text = Ca să închizi îți trebuie { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}: paisprezece aranjate și una liberă. Pune paisprezece ca să vezi ce piesă îți trebuie.
worth-named = { $pattern }, { $tier }
worth-price = { $points ->
    [one] Un punct de la fiecare jucător.
    [few] { $points } puncte de la fiecare jucător.
   *[other] { $points } de puncte de la fiecare jucător.
}
worth-times = { $points } × { $multiplier }
worth-draws = { $count ->
    [one] Cu aceste paisprezece, o singură piesă te lasă să închizi.
    [few] Cu aceste paisprezece, { $count } piese diferite te lasă să închizi.
   *[other] Cu aceste paisprezece, { $count } de piese diferite te lasă să închizi.
}
worth-draws-text = Atinge una ca să o tragi.
worth-draw = { $tile }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
worth-no-draws = Cu aceste paisprezece, nicio piesă nu te lasă încă să închizi.

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

### Ce arată o tablă și cât face o închidere, cu motivele ei.

pattern = { $pattern ->
    [simple] Simplu
    [mosaic] Mozaic
    [bicolor] Bicolor
    [minor] Minor
    [major] Major
    [doubles] Duble
    [grand_care] Careu mare
   *[monocolor] Monocolor
}
tier = { $tier ->
    [small] Joc mic
    [big] Joc mare
   *[special] Joc special
}

## Segmente: eticheta scurtă de sub piese și numele lor pentru un cititor de ecran

segment-free = liberă
segment-melds = { $melds ->
    [one] o formație
    [few] { $melds } formații
   *[other] { $melds } de formații
}
segment-part = { $whole ->
    [doubles] { $pairs ->
        [one] pereche
        [few] { $pairs } perechi
       *[other] { $pairs } de perechi
    }
    [mosaic] parte din Mozaic
    [grand_care] parte din Careul mare
   *[none] parte
}
segment-lacks = îi trebuie { $completions }
segment-lacks-why = la { $tiles } mai trebuie { $completions }.
segment-named-run = suită, { $tiles }
segment-named-group = grup, { $tiles }
segment-named-loose = singură, { $tiles }
segment-named-free = piesa liberă, { $tiles }
segment-named-part = { $label }, { $tiles }
segment-named-unfinished = neterminat, { $label }
segment-named-fault = nu e valid, { $label }
segment-with = { $name }, cu { $jokers }

## Toată tabla, într-o propoziție

rack-empty = Tabla e goală.
rack-readable = Tablă: { count-tiles }
rack-look-only = La tabla asta poți doar să te uiți.
rack-no-table = Aici nu e masă, e numai tabla.
rack-other-tiles = Astea nu sunt piesele de pe tabla asta.
rack-closes = { $points ->
    [one] Poți închide acum: { $pattern }, un punct.
    [few] Poți închide acum: { $pattern }, { $points } puncte.
   *[other] Poți închide acum: { $pattern }, { $points } de puncte.
}
rack-better = { $another ->
    [yes] { $closes } Ca { $pattern }, aceleași piese fac { $points }.
   *[no] { $closes } Așezate altfel, aceleași piese fac { $points }.
}
rack-more-faults = { $count ->
    [0] { $reason }
    [one] { $reason } Încă o parte nu e bună.
    [2] { $reason } Încă două părți nu sunt bune.
    [few] { $reason } Încă { $count } părți nu sunt bune.
   *[other] { $reason } Încă { $count } de părți nu sunt bune.
}
rack-unfinished = { $unfinished ->
    [one] { $reason }
    [2] Două formații nu sunt gata. { $reason }
    [3] Trei formații nu sunt gata. { $reason }
    [few] { $unfinished } formații nu sunt gata. { $reason }
   *[other] { $unfinished } de formații nu sunt gata. { $reason }
}
rack-loose = { $count ->
    [one] O piesă singură.
    [2] Două piese singure. Pune piesele una lângă alta, ca să faci formații.
    [3] Trei piese singure. Pune piesele una lângă alta, ca să faci formații.
    [few] { $count } piese singure. Pune piesele una lângă alta, ca să faci formații.
   *[other] { $count } de piese singure. Pune piesele una lângă alta, ca să faci formații.
}
rack-melds = { $melds ->
    [one] Toate sunt într-o formație.
    [2] Toate sunt în două formații.
    [3] Toate sunt în trei formații.
    [4] Toate sunt în patru formații.
    [few] Toate sunt în { $melds } formații.
   *[other] Toate sunt în { $melds } de formații.
}
rack-melds-loose = { $melds ->
    [one] O formație, { $loose }.
    [2] Două formații, { $loose }.
    [3] Trei formații, { $loose }.
    [4] Patru formații, { $loose }.
    [few] { $melds } formații, { $loose }.
   *[other] { $melds } de formații, { $loose }.
}
loose-tiles = { $count ->
    [one] o piesă singură
    [2] două piese singure
    [3] trei piese singure
    [few] { $count } piese singure
   *[other] { $count } de piese singure
}
rack-parts = { $whole ->
    [mosaic] Până aici totul merge pentru un Mozaic.
    [doubles] Până aici totul merge pentru Duble.
    [grand_care] Până aici totul merge pentru un Careu mare.
   *[none] Până aici e bine.
}

## Dovada unei închideri: întâi ce este adevărat

proof-closes = Se închide: 14 piese în formații, pe dinafară { $free }.
proof-closes-whole = Se închide fără suite sau grupuri: 14 piese aranjate, pe dinafară { $free }.
proof-simple = Simplu: totul în suite și grupuri.
proof-mosaic = Mozaic: de la 1 la 13 și încă un 1, vecinele de culori diferite.
proof-bicolor = { $count ->
    [one] Bicolor: numai suite, toate de { $colours }.
    [few] Bicolor: numai suite, de { $colours }.
   *[other] Bicolor: numai suite, de { $colours }.
}
proof-minor = Minor: nicio piesă aranjată nu trece de 7.
proof-major = Major: fiecare piesă aranjată este de la 8 în sus sau este 1.
proof-doubles = Duble: șapte perechi de piese la fel.
proof-grand-care = Careu mare: toate cele opt piese cu numărul { $number }.
proof-monocolor = Monocolor: numai suite, toate de { $colours }.
proof-full-price = Niciun joker printre piesele care contează: prețul întreg de { $tier }, { $points }.
proof-reduced = { $jokers ->
    [one] Un joker printre piesele care contează: { $points } în loc de { $full }.
    [2] Doi jokeri printre piesele care contează: { $points } în loc de { $full }.
    [few] { $jokers } jokeri printre piesele care contează: { $points } în loc de { $full }.
   *[other] { $jokers } de jokeri printre piesele care contează: { $points } în loc de { $full }.
}
proof-raised-free = Piesa liberă este un joker: prețul de { $tier } în loc de { $before }.
proof-raised-thrown = { $thrown ->
    [one] Un joker aruncat: prețul de { $tier } în loc de { $before }.
    [2] Doi jokeri aruncați: prețul de { $tier } în loc de { $before }.
    [few] { $thrown } jokeri aruncați: prețul de { $tier } în loc de { $before }.
   *[other] { $thrown } de jokeri aruncați: prețul de { $tier } în loc de { $before }.
}
proof-raised-both = Un joker aruncat, iar altul e piesa liberă: prețul de { $tier } în loc de { $before }.
proof-also = E și { $pattern }, { $points }, dar contează numai cel mai bun preț.
proof-multiplier = Masa înmulțește cu { $multiplier }: { $payment } de la fiecare jucător.
proof-better-melds = Ca { $pattern } fac mai mult, { $points }: { $melds }; pe dinafară { $free }.
proof-better-whole = Ca { $pattern } fac mai mult, { $points }: { $tiles }; pe dinafară { $free }.

## Apoi ce nu e adevărat

proof-not = { $pattern }, { $points }: { $reason }
proof-not-free = Cu un joker liber ar face { $points }, dar piesa liberă este { $free }.

## Prețul

price-each = { $points ->
    [one] un punct de la fiecare jucător
    [few] { $points } puncte de la fiecare jucător
   *[other] { $points } de puncte de la fiecare jucător
}
price-multiplied = { $points } înmulțit cu { $multiplier }: { $payment ->
    [one] un punct
    [few] { $payment } puncte
   *[other] { $payment } de puncte
} de la fiecare jucător
price-named = { $pattern }, { $tier }: { $price }

### Fiecare preț explicat: ce ar face mai mult și cu ce piesă.

## Ce dovedește prețul

explained-free = { $tile ->
    [joker] jokerul
   *[other] { $tile }
} este liber.
explained-pair = pereche: { $tiles }
explained-row = în ordine: { $tiles }
explained-eight = cele opt: { $tiles }

## Ce ar face mai mult, pe lângă tipurile care nu ies

explained-fewer-jokers = { $left ->
    [0] { $pattern } fără joker printre piesele care contează, { $points }; { $jokers }.
   *[other] { $pattern } cu un joker mai puțin printre piesele care contează, { $points }; { $jokers }.
}
explained-otherwise = { $pattern } la un preț mai bun, { $points }.
explained-jokers = { $count ->
    [one] acum este un joker printre ele
    [2] acum sunt doi jokeri printre ele
    [3] acum sunt trei jokeri printre ele
    [4] acum sunt patru jokeri printre ele
    [few] acum sunt { $count } jokeri printre ele
   *[other] acum sunt { $count } de jokeri printre ele
}

## Cea mai mică schimbare: ce vine, în locul a ce, și cât face tabla atunci

explained-change = { $exchange }: { $worth }.
explained-one = { $by ->
    [joker] un joker
   *[other] { $by }
} în loc de { $twin ->
    [yes] un { $away }
   *[no] { $away }
}
explained-two = { $by } în loc de { $away }
explained-worth = { $free ->
    [yes] { $pattern } cu un joker liber, { $points }
   *[no] { $pattern }, { $points }
}
explained-and-pays = { $worth }, iar ca { $pattern } chiar { $points }
explained-more = { $count ->
    [one] Mai merge și cu încă un schimb.
    [2] Mai merge și cu alte două schimburi.
    [3] Mai merge și cu alte trei schimburi.
    [few] Mai merge și cu alte { $count } schimburi.
   *[other] Mai merge și cu alte { $count } de schimburi.
}
explained-far = { $tried ->
    [one] Niciun schimb de o piesă nu o face mai scumpă.
    [2] Niciun schimb de una sau două piese nu o face mai scumpă.
    [few] Niciun schimb de cel mult { $tried } piese nu o face mai scumpă.
   *[other] Niciun schimb de cel mult { $tried } de piese nu o face mai scumpă.
}

## Piese care nu se închid

explained-few = O închidere cere { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}, iar aici { $count ->
    [one] este una.
    [few] sunt { $count }.
   *[other] sunt { $count }.
}
explained-arranged = Paisprezece dintre ele pot fi deja aranjate.
explained-distance = { $count ->
    [one] Nu se închide: o piesă trebuie să fie alta.
    [2] Nu se închide: două piese trebuie să fie altele.
    [3] Nu se închide: trei piese trebuie să fie altele.
    [4] Nu se închide: patru piese trebuie să fie altele.
    [few] Nu se închide: { $count } piese trebuie să fie altele.
   *[other] Nu se închide: { $count } de piese trebuie să fie altele.
}
explained-never = Cu niciuna dintre piesele rămase nu s-ar mai închide.
explained-missing = { $count ->
    [one] Cel mai aproape: lipsește { $missing }.
    [few] { $short ->
        [yes] Cel mai aproape: lipsesc { $missing }.
       *[no] Cel mai aproape: lipsesc { $count } piese.
    }
   *[other] { $short ->
        [yes] Cel mai aproape: lipsesc { $missing }.
       *[no] Cel mai aproape: lipsesc { $count } de piese.
    }
}

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
    [one] Dacă schimbi o piesă, tot nu face mai mult.
    [2] Dacă schimbi una sau două piese, tot nu face mai mult.
    [few] Dacă schimbi cel mult { $tried } piese, tot nu face mai mult.
   *[other] Dacă schimbi cel mult { $tried } de piese, tot nu face mai mult.
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
explained-arranged = Paisprezece dintre ele le poți aranja deja.
explained-distance = { $count ->
    [one] Încă nu: mai trebuie schimbată o piesă și se închide.
    [2] Încă nu: mai trebuie schimbate două piese și se închide.
    [3] Încă nu: mai trebuie schimbate trei piese și se închide.
    [4] Încă nu: mai trebuie schimbate patru piese și se închide.
    [few] Încă nu: mai trebuie schimbate { $count } piese și se închide.
   *[other] Încă nu: mai trebuie schimbate { $count } de piese și se închide.
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

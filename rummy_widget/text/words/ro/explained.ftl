### Fiecare preț explicat: ce ar face mai mult și cu ce piesă.

## Ce dovedește prețul

explained-free = { $tile ->
    [joker] jokerul
   *[other] { $tile }
} este liber.
explained-pair = pereche: { $tiles }
explained-row = în ordine: { $tiles }
explained-eight = cele opt piese: { $tiles }

## Ce ar face mai mult, pe lângă tipurile care nu ies

explained-fewer-jokers = { $left ->
    [0] Fără joker printre piesele care contează, { $pattern } ar aduce { $points }; { $jokers }.
   *[other] Cu un joker mai puțin printre piesele care contează, { $pattern } ar aduce { $points }; { $jokers }.
}
explained-otherwise = Cu alte piese, { $pattern } ar aduce { $points }.
explained-jokers = { $count ->
    [one] ai folosit unul
    [2] ai folosit doi
    [3] ai folosit trei
    [4] ai folosit patru
    [few] ai folosit { $count }
   *[other] ai folosit { $count }
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
explained-and-pays = { $worth }, ba chiar { $points } ca { $pattern }
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

explained-few = Ca să închizi îți trebuie { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}, iar aici { $count ->
    [one] e una.
    [few] sunt { $count }.
   *[other] sunt { $count }.
}
explained-arranged = Paisprezece dintre ele se potrivesc deja.
explained-distance = { $count ->
    [one] Încă nu. Schimbă o piesă și se închide.
    [2] Încă nu. Schimbă două piese și se închide.
    [3] Încă nu. Schimbă trei piese și se închide.
    [4] Încă nu. Schimbă patru piese și se închide.
    [few] Încă nu. Schimbă { $count } piese și se închide.
   *[other] Încă nu. Schimbă { $count } de piese și se închide.
}
explained-never = Cu niciuna dintre piesele rămase nu s-ar mai închide.
explained-missing = { $count ->
    [one] Îți mai trebuie măcar { $missing }.
    [few] { $short ->
        [yes] Îți mai trebuie măcar { $missing }.
       *[no] Îți mai trebuie măcar { $count } piese.
    }
   *[other] { $short ->
        [yes] Îți mai trebuie măcar { $missing }.
       *[no] Îți mai trebuie măcar { $count } de piese.
    }
}

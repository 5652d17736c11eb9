### Pași în care se împarte sau se joacă: mutările lor și ce se află pe masă.
### $who este numele unui jucător, $you este yes când acela este cititorul.

## Mutări

move-extra = Ia jokerul suplimentar
move-leave = Părăsește jocul
move-close-any = Închide
move-trump = Întoarce atuul
move-stack = Ia stiva { $stack }
move-move = Pune piesa pe stiva { $stack }
move-deal = Împarte stiva { $stack }
move-deal-to = Împarte stiva { $stack } pentru { $whom }
move-lay = Pune { $melds }
move-add = Adaugă { $tile } la formația { $number }
move-replace = Schimbă { $tile } cu jokerul din formația { $number }
move-play = { $count ->
    [0] Fă { $melds }
   *[other] Folosește { $tiles } ca să faci { $melds }
}
move-play-none = Lasă masa așa cum e
move-pass = Treci
move-timeout = Lasă timpul să treacă

## Indicii

hint-nudge-deal = { $phase ->
    [piled] O piesă a rămas lângă stive.
    [turned] Acum contează numărul atuului.
    [found] Piesa scoasă de atu are nevoie de un loc.
   *[moved] Împarte stivele la rând, începând cu cea de opt.
}
hint-nudge-play = { $opened ->
    [yes] Care dintre piesele tale se potrivesc între ele sau cu masa?
   *[no] Ca să te etalezi, folosește numai piesele tale.
}
hint-nudge-refuse = Numără perechile de piese la fel de pe tabla ta.
hint-place-deal = { $phase ->
    [piled] Uită-te la piesa de lângă stive.
   *[turned] Uită-te la numerele stivelor.
}
hint-stack = { $phase ->
    [turned] Stiva are același număr ca { $tile }.
    [found] E stiva de după stiva { $number }.
    [first] E singura stivă cu opt piese.
    [wrapped] Stiva { $number } a fost ultima, așa că ia-o de la prima.
   *[moved] E stiva de după stiva { $number }.
}

## Ce se află pe masă

scene-label-deal = Stivele
scene-label-table = Pe masă
scene-left-over = Piesa rămasă, cu fața în jos
scene-replaced = Piesa scoasă de atu, cu fața în jos
scene-stack = Stiva { $stack }, { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}{ $trump ->
    [yes] , cu atuul deasupra: { $tile }
   *[no] { "" }
}
scene-stack-dealt = Stiva { $stack }, ajunsă la { $whom }
scene-seat = { $who }: { $count ->
    [0] încă nicio piesă
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}{ $first ->
    [yes] , începe jocul
   *[no] { "" }
}
scene-stock = Teancul
scene-discard = Rândul tău: aruncă o piesă.
scene-open = { $points ->
    [one] Ca să te etalezi îți trebuie un punct. Pune formații sau doar aruncă o piesă.
    [few] Ca să te etalezi îți trebuie { $points } puncte. Pune formații sau doar aruncă o piesă.
   *[other] Ca să te etalezi îți trebuie { $points } de puncte. Pune formații sau doar aruncă o piesă.
}
scene-points = { $points ->
    [one] Ai pus până acum un punct.
    [few] Ai pus până acum { $points } puncte.
   *[other] Ai pus până acum { $points } de puncte.
}

## Ce s-a întâmplat

scene-found = Ai pus atuul pe stiva { $stack }, cu fața în sus. Acum pune undeva piesa scoasă.
scene-moved = Stiva { $stack } are acum 8 piese.
scene-given = Stiva { $stack } ajunge la { $whom }.
scene-next = Stiva următoare este pentru { $whom }.
scene-turn = { $who ->
    [Tu] Ai
   *[other] { $who } a
} { $how ->
    [take] luat { $took } dintre piesele aruncate
    [extra] luat jokerul suplimentar
   *[draw] tras o piesă
} și { $who ->
    [Tu] ai
   *[other] a
} aruncat { $away ->
    [throw] un joker
   *[discard] { $tile }
}.

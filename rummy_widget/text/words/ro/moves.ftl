### Mutările, cum se povestesc, și refuzul împărțirii; al cui este rândul.
### $who este numele unui jucător („Tu”, „Ana”), $you este yes când acela este cititorul.
### Verbul se schimbă după persoană, de aceea propozițiile aleg după $who unde nu există $you.

## Mutări, cum se povestesc după aceea

told-draw = { $who ->
    [Tu] Ai tras o piesă.
   *[other] { $who } a tras o piesă.
}
told-draw-own = Ai tras { $tile ->
    [joker] un joker
   *[other] { $tile }
}.
told-take = { $who ->
    [Tu] Ai luat { $tile } dintre piesele aruncate.
   *[other] { $who } a luat { $tile } dintre piesele aruncate.
}
told-extra = { $who ->
    [Tu] Ai luat jokerul suplimentar.
   *[other] { $who } a luat jokerul suplimentar.
}
told-discard = { $who ->
    [Tu] Ai aruncat { $tile }.
   *[other] { $who } a aruncat { $tile }.
}
told-throw = { $who ->
    [Tu] Ai aruncat un joker.
   *[other] { $who } a aruncat un joker.
}
told-close = { $who ->
    [Tu] Ai închis.
   *[other] { $who } a închis.
}
told-refuse = { $who ->
    [Tu] Ai refuzat împărțirea: împărțim din nou.
   *[other] { $who } a refuzat împărțirea: împărțim din nou.
}
told-keep = { $you ->
    [yes] Păstrezi
   *[no] { $who } păstrează
} împărțirea.
told-leave = { $who ->
    [Tu] Ai părăsit jocul.
   *[other] { $who } a părăsit jocul.
}
told-disconnect = { $who ->
    [Tu] Nu te-ai întors la timp.
   *[other] { $who } nu s-a întors la timp.
}

## Al cui este rândul și ce se poate face

asked-refuse = Ai { $doubles ->
    [one] o dublă
    [few] { $doubles } duble
   *[other] { $doubles } de duble
}: poți refuza împărțirea.
asked-refuse-other = { $who } poate refuza împărțirea.
asked-draw = Rândul tău: trage o piesă.
asked-draw-take = Rândul tău: trage o piesă sau ia { $tile }.
asked-discard = Rândul tău: aruncă o piesă sau închide.
asked-other = La rând: { $who }.
asked-over = Jocul s-a terminat.

deed-draw = Trage
deed-take = Ia { $tile }
deed-take-none = Ia piesa aruncată
deed-extra = Ia jokerul suplimentar
deed-discard = Aruncă
deed-close = Închide
deed-check = Verifică tabla
deed-refuse = Refuză împărțirea
deed-keep = Păstrează împărțirea
deed-coach = Întreabă antrenorul
deed-go-on = Mai departe
deed-leave = Părăsește jocul
deed-leave-really = Chiar pleci?

not-now = Așteaptă-ți rândul.
not-chosen = Întâi ridică o piesă.
first-lay-out = Aranjează 14 piese în formații, cu piesa liberă separat. { $reason }
board-closes = Poți închide: { $price }.
board-closes-dearer = Poți închide: { $price }. { $dearer }

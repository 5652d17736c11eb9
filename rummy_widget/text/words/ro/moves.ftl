### Mutările, cum se povestesc, și refuzul împărțirii; al cui este rândul.
### $who este numele unui jucător („Tu”, „Ana”), $you este yes când acela este cititorul.
### Verbul se schimbă după persoană, de aceea propozițiile aleg după $who unde nu există $you.

## Mutări, cum se povestesc după aceea

log-draw = { $who ->
    [Tu] Ai tras o piesă.
   *[other] { $who } a tras o piesă.
}
log-draw-own = Ai tras { $tile ->
    [joker] un joker
   *[other] { $tile }
}.
log-take = { $who ->
    [Tu] Ai luat { $tile } dintre piesele aruncate.
   *[other] { $who } a luat { $tile } dintre piesele aruncate.
}
log-extra = { $who ->
    [Tu] Ai luat jokerul suplimentar.
   *[other] { $who } a luat jokerul suplimentar.
}
log-discard = { $who ->
    [Tu] Ai aruncat { $tile }.
   *[other] { $who } a aruncat { $tile }.
}
log-throw = { $who ->
    [Tu] Ai aruncat un joker.
   *[other] { $who } a aruncat un joker.
}
log-close = { $who ->
    [Tu] Ai închis.
   *[other] { $who } a închis.
}
log-refuse = { $who ->
    [Tu] Ai refuzat împărțirea: împărțim din nou.
   *[other] { $who } a refuzat împărțirea: împărțim din nou.
}
log-keep = { $you ->
    [yes] Păstrezi
   *[no] { $who } păstrează
} împărțirea.
log-leave = { $who ->
    [Tu] Ai părăsit jocul.
   *[other] { $who } a părăsit jocul.
}
log-disconnect = { $who ->
    [Tu] Nu te-ai întors la timp.
   *[other] { $who } nu s-a întors la timp.
}

## Al cui este rândul și ce se poate face

turn-refuse = Ai { $doubles ->
    [one] o dublă
    [few] { $doubles } duble
   *[other] { $doubles } de duble
}: poți refuza împărțirea.
turn-refuse-other = { $who } poate refuza împărțirea.
turn-draw = Rândul tău: trage o piesă.
turn-draw-take = Rândul tău: trage o piesă sau ia { $tile }.
turn-discard = Rândul tău: aruncă o piesă sau închide.
turn-other = La rând: { $who }.
turn-over = Jocul s-a terminat.

action-draw = Trage
action-take = Ia { $tile }
action-take-none = Ia piesa aruncată
action-extra = Ia jokerul suplimentar
action-discard = Aruncă
action-close = Închide
action-check = Verifică tabla
action-refuse = Refuză împărțirea
action-keep = Păstrează împărțirea
action-coach = Întreabă antrenorul
action-go-on = Mai departe
action-leave = Părăsește jocul
action-leave-really = Chiar pleci?

not-now = Așteaptă-ți rândul.
not-chosen = Întâi ridică o piesă.
first-lay-out = Aranjează 14 piese în formații, cu piesa liberă separat. { $reason }
board-closes = Poți închide: { $price }.
board-closes-better = Poți închide: { $price }. { $better }

### Ce spune calculatorul, la un joc etalat, despre mutarea pe care tocmai a făcut-o. $tiles sunt piese, $who este alt
### jucător.

# După primele dintr-o mulțime de piese.
plan-many = încă { $count }
plan-out = { $count ->
    [one] Am pus ultima piesă: am terminat.
    [few] Am pus toate cele { $count } piese: am terminat.
   *[other] Am pus toate cele { $count } de piese: am terminat.
}
plan-at-once = Am așteptat să pun totul la un singur rând, fiindcă așa se plătește dublu.
plan-opened = M-am etalat cu { $tiles }. De acum pot folosi și eu masa.
plan-laid = Am pus { $tiles }: doar atât am putut.
plan-laid-some = Am pus { $tiles }. Puteam pune mai mult.
plan-hurried = { $left ->
    [one] Am pus { $tiles }, fiindcă { $who } mai are doar o piesă.
    [few] Am pus { $tiles }, fiindcă { $who } mai are doar { $left } piese.
   *[other] Am pus { $tiles }, fiindcă { $who } mai are doar { $left } de piese.
}
plan-joker = Am dat { $tiles } pe joker și l-am folosit pe loc.
plan-held = Am păstrat { $tiles }, ca să nu vă ajut.
plan-held-wants = Am păstrat { $tiles }: dacă am și { $wants }, pun totul dintr-odată.
plan-nothing = N-am avut ce pune.
plan-not-seen = N-am văzut nimic de pus.
plan-not-open = N-am destul ca să mă etalez.
plan-took = Am luat { $tile } ca să-l pun pe loc.
plan-took-with = Am luat { $tile }: se potrivește cu { $tiles }.
plan-drew = Mai bine trag.
plan-drew-left = N-am luat { $tile }: nu se potrivește cu nimic din ce am.
plan-threw = Nu-mi trebuie { $tiles }.
plan-refused = Cu atâtea duble, vreau altă împărțire.
plan-kept = Am piese destul de bune: jucăm.
plan-unknown = Am jucat din ochi.

### Ce spune calculatorul, la un joc etalat, despre mutarea pe care tocmai a făcut-o. $tiles sunt piese, $who este alt
### jucător.

# După primele dintr-o mulțime de piese.
plan-many = încă { $count }
plan-out = { $count ->
    [one] Mai aveam una singură și a intrat: am terminat.
    [few] Au intrat toate { $count }: am terminat.
   *[other] Au intrat toate cele { $count }: am terminat.
}
plan-at-once = N-am pus nimic până n-au mers toate dintr-odată: așa se plătește dublu.
plan-opened = M-am etalat cu { $tiles }. De acum pot umbla și eu la masă.
plan-laid = Am pus { $tiles }: altceva n-aveam de pus.
plan-laid-some = Am pus { $tiles }. Mai aveam și altele de pus.
plan-hurried = { $left ->
    [one] Am pus { $tiles }: { $who } mai are doar una, iar ce-mi rămâne mă poate costa.
    [few] Am pus { $tiles }: { $who } mai are doar { $left }, iar ce-mi rămâne mă poate costa.
   *[other] Am pus { $tiles }: { $who } mai are doar { $left }, iar ce-mi rămâne mă poate costa.
}
plan-joker = Am dat { $tiles } pe joker și îl folosesc pe loc.
plan-held = Am păstrat { $tiles }: puse pe masă, v-ar fi ajutat mai mult pe voi.
plan-held-wants = Am păstrat { $tiles }: dacă vine { $wants }, le pun pe toate dintr-odată.
plan-nothing = Nu-mi merge nimic.
plan-not-seen = N-am văzut nimic de pus.
plan-not-open = Ce am nu-mi ajunge ca să mă etalez.
plan-took = Am luat { $tile }: merge pe loc.
plan-took-with = Am luat { $tile }: merge cu { $tiles }.
plan-drew = Mai bine trag.
plan-drew-left = Am lăsat { $tile }: nu se leagă cu nimic din ce am.
plan-threw = De { $tiles } mă pot lipsi.
plan-refused = Cu atâtea duble, mai bine se împarte din nou.
plan-kept = E destul de bine: jucăm.
plan-unknown = Am jucat din ochi.

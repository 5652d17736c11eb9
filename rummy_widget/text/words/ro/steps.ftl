### Cum se ajunge de la masa așa cum stă la masa de după mutare, pas cu pas; și de ce rămâne o piesă.

laying-a-joker = un joker
laying-the-joker = jokerul
laying-run = { $joker ->
    [yes] suita de { $colour } { $first }–{ $last } cu joker
   *[no] suita de { $colour } { $first }–{ $last }
}
laying-group = { $joker ->
    [yes] grupul de { $number } cu joker
   *[no] grupul de { $number }
}
laying-group-of = grupul { $tiles }
laying-lay = Pune pe masă { $own } de pe tabla ta.
laying-add = Adaugă { $own } la { $meld }.
laying-put = Pune { $own } în locul jokerului din { $meld }.
laying-from = { $how ->
    [take_fourth] Ia { $tiles } din { $meld }
    [rest] Ia { $tiles } din { $meld }
    [take_end] Ia capătul din { $meld }, { $tiles },
    [split] Desparte { $meld }: ia { $tiles }
    [join] Ia { $tiles }, tot ce a mai rămas dintr-o formație,
    [substitute] Ia { $tiles } din { $meld }, unde i-a luat altul locul,
    [replace] Ia { $tiles } din { $meld }, unde nu mai e nevoie de el,
   *[break] Desfă { $meld }: ia { $tiles }
}
laying-onto = { $count ->
    [one] { $from } și adaugă-l la { $target }.
    [few] { $from } și adaugă-i la { $target }.
   *[other] { $from } și adaugă-i la { $target }.
}
laying-onto-with = { $count ->
    [one] { $from } și adaugă-l la { $target }, împreună cu { $own }.
    [few] { $from } și adaugă-i la { $target }, împreună cu { $own }.
   *[other] { $from } și adaugă-i la { $target }, împreună cu { $own }.
}
laying-with = { $count ->
    [one] { $from } și pune-l pe masă cu { $own }.
    [few] { $from } și pune-i pe masă cu { $own }.
   *[other] { $from } și pune-i pe masă cu { $own }.
}
laying-alone = { $count ->
    [one] { $from } și începe cu el o formație nouă.
    [few] { $from } și începe cu ei o formație nouă.
   *[other] { $from } și începe cu ei o formație nouă.
}

## De ce rămâne o piesă pe tablă și nimeni n-ar putea pune mai mult

stays-none = Nici pe masă, nici la tine nu se potrivește nimic cu { $tile }.
stays-missing = Pentru { $tile } îți trebuie { $wanted }, și nu se vede nicăieri.
stays-missing-many = Pentru { $tile } îți mai trebuie o piesă, și nu se vede nicăieri.
stays-joker = { $tile } se potrivește doar cu jokerul de pe masă, care nu e liber.
stays-held = { $tile } ar merge cu { $beside }, dar { $wanted } nu poate pleca din { $meld }.
stays-held-all = { $tile } ar merge cu { $beside }, dar masa nu se poate lipsi de { $wanted }.
stays-stranded = Oriunde ai pune { $tile }, rămâne pe dinafară o piesă de pe masă.
stays-instead = { $gain ->
    [same] Ai putea pune { $tile }, dar în schimb rămâi cu { $instead }. Nu câștigi nimic.
   *[less] Ai putea pune { $tile }, dar în schimb rămâi cu { $instead }. Ai pune mai puțin.
}
stays-unknown = Poate că poți pune și { $tile }. M-am oprit înainte să aflu.

### Cum se ajunge de la masa așa cum stă la masa de după mutare, pas cu pas.

way-lay = Pune pe masă { $own } de pe tabla ta.
way-add = Adaugă { $own } la { $meld }.
way-put = Pune { $own } în locul jokerului din { $meld }.
way-from = { $how ->
    [take_fourth] Ia { $tiles } din grupul { $meld }
    [take_end] Ia { $tiles } de la capătul suitei { $meld }
    [split] Desparte suita { $meld } și ia { $tiles }
    [join] Ia tot ce a mai rămas acolo, { $tiles }
    [substitute] Acum, că are altă piesă în loc, ia { $tiles } din { $meld }
    [replace] Piesa lui e la locul ei, deci ia { $tiles } din { $meld }
   *[break] Ia deocamdată { $tiles } din { $meld }
}
way-onto = { $count ->
    [one] { $from } și pune piesa la { $target }.
    [few] { $from } și pune piesele la { $target }.
   *[other] { $from } și pune piesele la { $target }.
}
way-onto-with = { $count ->
    [one] { $from } și pune piesa la { $target }, împreună cu { $own }.
    [few] { $from } și pune piesele la { $target }, împreună cu { $own }.
   *[other] { $from } și pune piesele la { $target }, împreună cu { $own }.
}
way-with = { $count ->
    [one] { $from } și pune piesa pe masă cu { $own }.
    [few] { $from } și pune piesele pe masă cu { $own }.
   *[other] { $from } și pune piesele pe masă cu { $own }.
}
way-alone = { $count ->
    [one] { $from } și începe cu piesa aceasta o formație nouă.
    [few] { $from } și începe cu ele o formație nouă.
   *[other] { $from } și începe cu ele o formație nouă.
}

### Cărți: numele lor și ce se spune altfel unde se joacă cu cărți, nu cu piese. O cheie care se termină în -cards ține
### locul celei fără; ce se pune în ea este același lucru.

card-name = { $number ->
    [1] asul
    [11] valetul
    [12] dama
    [13] regele
   *[other] { $number }
} de { $suit ->
    [hearts] cupă
    [diamonds] caro
    [clubs] treflă
   *[spades] pică
}
card-copies = { $count ->
    [one] { $number ->
        [1] asul
        [11] valetul
        [12] dama
        [13] regele
       *[other] { $number }
    }
    [2] { $number ->
        [1] doi ași
        [11] doi valeți
        [12] două dame
        [13] doi regi
       *[other] două cărți cu { $number }
    }
    [few] { $count } { $number ->
        [1] ași
        [11] valeți
        [12] dame
        [13] regi
       *[other] cărți cu { $number }
    }
   *[other] { $count } de { $number ->
        [1] ași
        [11] valeți
        [12] dame
        [13] regi
       *[other] cărți cu { $number }
    }
} de { $suit ->
    [hearts] cupă
    [diamonds] caro
    [clubs] treflă
   *[spades] pică
}
card-rank = { $number ->
    [1] as
    [11] valet
    [12] damă
    [13] rege
   *[other] { $number }
}

count-tiles-cards = { $count ->
    [0] nicio carte
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
group-cards = grup

## Table cu cărți

segment-lacks-why-cards = la { $tiles } mai trebuie { $completions }.
segment-named-group-cards = grup, { $tiles }
rack-readable-cards = Tablă: { count-tiles-cards }
rack-loose-cards = { $count ->
    [one] O carte singură.
    [2] Două cărți singure. Pune cărțile una lângă alta, ca să faci formații.
    [3] Trei cărți singure. Pune cărțile una lângă alta, ca să faci formații.
    [few] { $count } cărți singure. Pune cărțile una lângă alta, ca să faci formații.
   *[other] { $count } de cărți singure. Pune cărțile una lângă alta, ca să faci formații.
}
loose-tiles-cards = { $count ->
    [one] o carte singură
    [2] două cărți singure
    [3] trei cărți singure
    [few] { $count } cărți singure
   *[other] { $count } de cărți singure
}

## Masa cu formațiile la vedere

plan-out-cards = { $count ->
    [one] Am pus ultima carte: am terminat.
    [few] Am pus toate cele { $count } cărți: am terminat.
   *[other] Am pus toate cele { $count } de cărți: am terminat.
}
plan-hurried-cards = { $left ->
    [one] Am pus { $tiles }, fiindcă { $who } mai are doar o carte.
    [few] Am pus { $tiles }, fiindcă { $who } mai are doar { $left } cărți.
   *[other] Am pus { $tiles }, fiindcă { $who } mai are doar { $left } de cărți.
}
melds-nothing-laid-cards = Încă n-ai pus nimic.
melds-action-advise-cards = { $grade ->
    [0] Ce pot pune?
    [1] Arată o carte
    [2] Ce formații?
   *[3] Pas cu pas
}
melds-stands-cards = { $count ->
    [one] E bine așa: o carte pusă.
    [few] E bine așa: { $count } cărți puse.
   *[other] E bine așa: { $count } de cărți puse.
}
melds-advice-count-cards = { $opens ->
    [yes] { $count ->
        [one] Te poți etala cu o carte.
        [few] Te poți etala cu { $count } cărți.
       *[other] Te poți etala cu { $count } de cărți.
    }
   *[no] { $count ->
        [one] Poți pune o carte.
        [few] Poți pune { $count } cărți.
       *[other] Poți pune { $count } de cărți.
    }
}

## Ce este greșit; ce se pune în propoziții se află în capul fișierului englezesc faults.ftl

fault-empty-cards = nicio carte aici
    .why = aici nu e încă nicio carte.
fault-too-few-cards = { $lacking ->
    [one] lipsește o carte
    [few] lipsesc { $lacking } cărți
   *[other] lipsesc { $lacking } de cărți
}
    .why = { $kind ->
        [run] { $lacking ->
            [one] încă o carte și este o suită.
            [few] încă { $lacking } cărți și este o suită.
           *[other] încă { $lacking } de cărți și este o suită.
        }
        [group] { $lacking ->
            [one] încă o carte și este un grup.
            [few] încă { $lacking } cărți și este un grup.
           *[other] încă { $lacking } de cărți și este un grup.
        }
       *[none] { $lacking ->
            [one] încă o carte și este o suită sau un grup.
            [few] încă { $lacking } cărți și este o suită sau un grup.
           *[other] încă { $lacking } de cărți și este o suită sau un grup.
        }
    }
fault-gap-cards = { $lacking ->
    [one] lipsește { $missing }
    [few] lipsesc { $lacking } cărți între ele
   *[other] lipsesc { $lacking } de cărți între ele
}
    .why = { $lacking ->
        [one] o suită nu are goluri: lipsește { $missing }.
        [few] { $short ->
            [yes] o suită nu are goluri: lipsesc { $missing }.
           *[no] o suită nu are goluri: lipsesc { $lacking } cărți.
        }
       *[other] { $short ->
            [yes] o suită nu are goluri: lipsesc { $missing }.
           *[no] o suită nu are goluri: lipsesc { $lacking } de cărți.
        }
    }
fault-unrelated-cards = nici suită, nici grup
    .why = { $all } n-au în comun nici culoarea, nici numărul.
fault-wrong-colour-cards = { $many ->
    [one] { $tiles } nu e de { $of }
    [2] două cărți nu sunt de { $of }
    [few] { $many } cărți nu sunt de { $of }
   *[other] { $many } de cărți nu sunt de { $of }
}
    .why = { $many ->
        [one] o suită are o singură culoare: { $tiles } nu e de { $of }.
        [few] o suită are o singură culoare: { $tiles } nu sunt de { $of }.
       *[other] o suită are o singură culoare: { $tiles } nu sunt de { $of }.
    }
fault-wrong-number-cards = { $many ->
    [one] { $tiles } nu e { $of }
    [few] { $many } cărți nu sunt { $of }
   *[other] { $many } de cărți nu sunt { $of }
}
    .why = { $many ->
        [one] cărțile unui grup sunt la fel: { $tiles } nu e { $of }.
        [few] cărțile unui grup sunt la fel: { $tiles } nu sunt { $of }.
       *[other] cărțile unui grup sunt la fel: { $tiles } nu sunt { $of }.
    }
fault-repeated-number-cards = { $different ->
    [one] { $kinds } apare de două ori
    [few] { $different } cărți apar de două ori
   *[other] { $different } de cărți apar de două ori
}
    .why = { $different ->
        [one] o suită are fiecare carte o dată, dar { $kinds } apare de două ori.
        [few] o suită are fiecare carte o dată, dar { $kinds } apar de două ori.
       *[other] o suită are fiecare carte o dată, dar { $kinds } apar de două ori.
    }
fault-repeated-colour-cards = { $shades ->
    [one] { $colours } apare de două ori în grup
    [2] { $colours } apar de două ori în grup
    [few] { $shades } culori se repetă în grup
   *[other] { $shades } de culori se repetă în grup
}
    .why = { $shades ->
        [one] un grup are fiecare culoare o dată, dar { $colours } apare de două ori.
        [few] un grup are fiecare culoare o dată, dar { $colours } apar de două ori.
       *[other] un grup are fiecare culoare o dată, dar { $colours } apar de două ori.
    }
fault-fifth-tile-cards = un grup are cel mult patru cărți
    .why = sunt doar patru culori, așa că a cincea carte nu mai are loc.
fault-one-in-middle-cards = rege - as - 2 nu e suită
    .why = { $side ->
        [after] după un as care încheie o suită nu are loc { $tiles }.
       *[before] înaintea unui as care începe o suită nu are loc { $tiles }.
    }
fault-one-only-low-cards = aici asul vine doar la început
    .why = aici un as doar începe o suită: după rege nu are loc { $tiles }.
fault-not-in-box-cards = nu face parte din joc
    .why = { $many ->
        [one] { $tiles } nu face parte din jocul ăsta.
        [few] { $named ->
            [few] { $tiles } nu fac parte din jocul ăsta.
           *[many] { $many } cărți dintre acestea nu fac parte din joc.
        }
       *[other] { $named ->
            [few] { $tiles } nu fac parte din jocul ăsta.
           *[many] { $many } de cărți dintre acestea nu fac parte din joc.
        }
    }
fault-too-many-copies-cards = prea multe cărți: { $tile }
    .why = în pachet { $tile } este { times }, iar aici este { $count ->
        [one] o dată.
        [few] de { $count } ori.
       *[other] de { $count } de ori.
    }
fault-must-draw-cards = întâi trage
    .why = întâi trage o carte.
fault-already-drawn-cards = ai tras deja
    .why = ai tras deja o carte; acum aruncă una.
fault-not-held-cards = { $many ->
    [one] { $tile } nu e printre cărțile tale
    [few] { $many } cărți nu sunt ale tale
   *[other] { $many } de cărți nu sunt ale tale
}
    .why = { $many ->
        [one] { $tile } nu e printre cărțile tale.
        [few] { $named ->
            [few] { $tiles } nu sunt printre cărțile tale.
           *[many] { $many } cărți nu sunt ale tale.
        }
       *[other] { $named ->
            [few] { $tiles } nu sunt printre cărțile tale.
           *[many] { $many } de cărți nu sunt ale tale.
        }
    }
fault-nothing-to-take-cards = n-ai ce lua
    .why = n-ai ce carte lua.
fault-meld-taken-apart-cards = formația rămâne întreagă
    .why = { $named ->
        [few] nu poți desface formații: { $tiles } rămân împreună.
       *[many] { $many ->
            [one] nu poți desface formații: ai desfăcut una de o carte.
            [few] nu poți desface formații: ai desfăcut una de { $many } cărți.
           *[other] nu poți desface formații: ai desfăcut una de { $many } de cărți.
        }
    }
fault-nothing-laid-cards = nicio carte pusă
    .why = pune cel puțin o carte de-a ta.
fault-does-not-fit-cards = { $tile } nu se potrivește aici
    .why = { $tile } nu se potrivește la această formație.
fault-just-taken-cards = { $tile }: luată chiar acum
    .why = tocmai ai luat { $tile }, așa că nu poți arunca această carte la rândul ăsta.
fault-stock-empty-cards = teancul e gol
    .why = nu mai e nicio carte de tras.

## Pașii unei lecții

feedback-par-cards = { $lifted ->
    [one] Ai mutat o carte;
    [few] Ai mutat { $lifted } cărți;
   *[other] Ai mutat { $lifted } de cărți;
} { $par ->
    [one] ajunge una.
    [few] ajung { $par }.
   *[other] ajung { $par }.
}
choose-none-cards = Încă n-ai ales nicio carte.
choose-chosen-cards = { $count ->
    [one] Ai ales o carte.
    [few] Ai ales { $count } cărți.
   *[other] Ai ales { $count } de cărți.
}
choose-few-cards = { $count ->
    [one] Bine până aici. Mai găsește o carte.
    [few] Bine până aici. Mai găsește { $count } cărți.
   *[other] Bine până aici. Mai găsește { $count } de cărți.
}
choose-many-cards = { $count ->
    [one] Una dintre cărțile tale nu e bună.
    [few] { $count } dintre cărțile tale nu sunt bune.
   *[other] { $count } dintre cărțile tale nu sunt bune.
}
choose-not-cards = Nu cărțile astea.
hint-nudge-choose-cards = { $count ->
    [one] Cauți o carte.
    [few] Cauți { $count } cărți.
   *[other] Cauți { $count } de cărți.
}
hint-nudge-choose-more-cards = { $count ->
    [one] Mai alege o carte.
    [few] Mai alege { $count } cărți.
   *[other] Mai alege { $count } de cărți.
}
hint-nudge-choose-less-cards = { $count ->
    [one] Ai ales o carte în plus.
    [few] Ai ales { $count } cărți în plus.
   *[other] Ai ales { $count } de cărți în plus.
}
hint-table-moves-cards = { $count ->
    [0] Lasă masa cum e.
    [one] Mută o carte de pe masă.
    [few] Mută { $count } cărți de pe masă.
   *[other] Mută { $count } de cărți de pe masă.
}

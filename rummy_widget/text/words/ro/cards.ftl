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

segment-lacks-why-cards = la { $tiles } mai lipsește o carte, { $completions }.
segment-named-group-cards = grup, { $tiles }
rack-readable-cards = Tablă: { count-tiles-cards }
rack-loose-cards = { $count ->
    [one] Aici stă o singură carte.
    [2] Două cărți stau singure. Pune cărțile una lângă alta, ca să faci formații.
    [3] Trei cărți stau singure. Pune cărțile una lângă alta, ca să faci formații.
    [few] { $count } cărți stau singure. Pune cărțile una lângă alta, ca să faci formații.
   *[other] { $count } de cărți stau singure. Pune cărțile una lângă alta, ca să faci formații.
}
loose-tiles-cards = { $count ->
    [one] iar o carte stă singură
    [2] iar două cărți stau singure
    [3] iar trei cărți stau singure
    [few] iar { $count } cărți stau singure
   *[other] iar { $count } de cărți stau singure
}

## Masa cu formațiile la vedere

open-nothing-laid-cards = Încă nu e pe masă nicio carte de-a ta.
open-deed-advise-cards = { $grade ->
    [0] Ce pot pune?
    [1] Cu ce carte?
    [2] Ce formații?
   *[3] Pas cu pas
}
open-stands-cards = { $count ->
    [one] E bine așa: o carte pusă.
    [few] E bine așa: { $count } cărți puse.
   *[other] E bine așa: { $count } de cărți puse.
}
open-advice-count-cards = { $opens ->
    [yes] { $count ->
        [one] Te poți etala cu o carte.
        [few] Te poți etala, cu { $count } cărți.
       *[other] Te poți etala, cu { $count } de cărți.
    }
   *[no] { $count ->
        [one] Merge una dintre cărțile tale.
        [few] Merg { $count } dintre cărțile tale.
       *[other] Merg { $count } dintre cărțile tale.
    }
}

## Ce este greșit; ce se pune în propoziții se află în capul fișierului englezesc faults.ftl

fault-empty-cards = nicio carte aici
    .why = aici nu este încă nicio carte.
fault-too-few-cards = { $lacking ->
    [one] încă o carte
    [few] încă { $lacking } cărți
   *[other] încă { $lacking } de cărți
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
        [one] o suită nu sare nicio carte: lipsește { $missing }.
        [few] { $short ->
            [yes] o suită nu sare nicio carte: lipsesc { $missing }.
           *[no] o suită nu sare nicio carte: aici lipsesc { $lacking } cărți.
        }
       *[other] { $short ->
            [yes] o suită nu sare nicio carte: lipsesc { $missing }.
           *[no] o suită nu sare nicio carte: aici lipsesc { $lacking } de cărți.
        }
    }
fault-unrelated-cards = nici suită, nici grup
    .why = { $all } nu au în comun nici culoarea, nici numărul.
fault-wrong-colour-cards = { $many ->
    [one] { $tiles } nu este de { $of }
    [2] două cărți nu sunt de { $of }
    [few] { $many } cărți nu sunt de { $of }
   *[other] { $many } de cărți nu sunt de { $of }
}
    .why = { $many ->
        [one] o suită are o singură culoare: { $tiles } nu este de { $of }.
        [few] o suită are o singură culoare: { $tiles } nu sunt de { $of }.
       *[other] o suită are o singură culoare: { $tiles } nu sunt de { $of }.
    }
fault-wrong-number-cards = { $many ->
    [one] { $tiles } nu este { $of }
    [few] { $many } cărți nu sunt { $of }
   *[other] { $many } de cărți nu sunt { $of }
}
    .why = { $many ->
        [one] într-un grup toate cărțile sunt la fel: { $tiles } nu este { $of }.
        [few] într-un grup toate cărțile sunt la fel: { $tiles } nu sunt { $of }.
       *[other] într-un grup toate cărțile sunt la fel: { $tiles } nu sunt { $of }.
    }
fault-repeated-number-cards = { $different ->
    [one] { $kinds } apare de două ori
    [few] { $different } cărți apar de două ori
   *[other] { $different } de cărți apar de două ori
}
    .why = { $different ->
        [one] o suită are fiecare carte o singură dată, iar { $kinds } apare de două ori.
        [few] o suită are fiecare carte o singură dată, iar { $kinds } apar de două ori.
       *[other] o suită are fiecare carte o singură dată, iar { $kinds } apar de două ori.
    }
fault-repeated-colour-cards = { $shades ->
    [one] { $colours } apare de două ori în grup
    [2] { $colours } apar de două ori în grup
    [few] { $shades } culori se repetă în grup
   *[other] { $shades } de culori se repetă în grup
}
    .why = { $shades ->
        [one] un grup are fiecare culoare o singură dată, iar { $colours } apare de două ori.
        [few] un grup are fiecare culoare o singură dată, iar { $colours } apar de două ori.
       *[other] un grup are fiecare culoare o singură dată, iar { $colours } apar de două ori.
    }
fault-fifth-tile-cards = un grup are cel mult patru cărți
    .why = sunt doar patru culori, așa că într-un grup nu este loc pentru a cincea carte.
fault-one-in-middle-cards = rege - as - 2 nu este suită
    .why = { $side ->
        [after] după un as care încheie o suită nu este loc pentru { $tiles }.
       *[before] înaintea unui as care începe o suită nu este loc pentru { $tiles }.
    }
fault-one-only-low-cards = aici asul stă doar la început
    .why = în acest joc un as poate doar să înceapă o suită: după rege nu este loc pentru { $tiles }.
fault-not-in-box-cards = nu este în cutia acestui joc
    .why = { $many ->
        [one] { $tiles } nu este în cutia acestui joc.
        [few] { $named ->
            [few] { $tiles } nu sunt în cutia acestui joc.
           *[many] { $many } cărți dintre acestea nu sunt în cutia acestui joc.
        }
       *[other] { $named ->
            [few] { $tiles } nu sunt în cutia acestui joc.
           *[many] { $many } de cărți dintre acestea nu sunt în cutia acestui joc.
        }
    }
fault-too-many-copies-cards = prea multe cărți: { $tile }
    .why = în pachet { $tile } este { times }, iar aici este { $count ->
        [one] o dată.
        [few] de { $count } ori.
       *[other] de { $count } de ori.
    }
fault-must-draw-cards = întâi trage
    .why = începe-ți rândul trăgând o carte.
fault-already-drawn-cards = ai tras deja
    .why = la rândul ăsta ai tras deja o carte; acum aruncă una.
fault-not-held-cards = { $many ->
    [one] { $tile } nu este printre cărțile tale
    [few] { $many } cărți nu sunt ale tale
   *[other] { $many } de cărți nu sunt ale tale
}
    .why = { $many ->
        [one] { $tile } nu este printre cărțile tale.
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
fault-meld-taken-apart-cards = formația aceasta rămâne întreagă
    .why = { $named ->
        [few] formațiile de pe masă nu se desfac: { $tiles } rămân împreună.
       *[many] { $many ->
            [one] formațiile de pe masă nu se desfac: una de o carte a fost desfăcută.
            [few] formațiile de pe masă nu se desfac: una de { $many } cărți a fost desfăcută.
           *[other] formațiile de pe masă nu se desfac: una de { $many } de cărți a fost desfăcută.
        }
    }
fault-nothing-laid-cards = nicio carte pusă
    .why = pune pe masă cel puțin una dintre cărțile tale.
fault-does-not-fit-cards = { $tile } nu se potrivește aici
    .why = { $tile } nu se potrivește la această formație.
fault-just-taken-cards = { $tile }: luată chiar acum
    .why = { $tile } este cartea pe care ai luat-o chiar acum: la acest rând nu o arunci pe ea.
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
    [one] Ce ai ales este corect până aici. Mai lipsește o carte.
    [few] Ce ai ales este corect până aici. Mai lipsesc { $count } cărți.
   *[other] Ce ai ales este corect până aici. Mai lipsesc { $count } de cărți.
}
choose-many-cards = { $count ->
    [one] Una dintre cărțile alese n-are ce căuta acolo.
    [few] { $count } dintre cărțile alese n-au ce căuta acolo.
   *[other] { $count } dintre cărțile alese n-au ce căuta acolo.
}
choose-not-cards = Nu acestea sunt cărțile.
hint-nudge-choose-cards = { $count ->
    [one] Cauți o carte.
    [few] Cauți { $count } cărți.
   *[other] Cauți { $count } de cărți.
}
hint-nudge-choose-more-cards = { $count ->
    [one] Mai ai de ales o carte.
    [few] Mai ai de ales { $count } cărți.
   *[other] Mai ai de ales { $count } de cărți.
}
hint-nudge-choose-less-cards = { $count ->
    [one] Ai ales o carte în plus.
    [few] Ai ales { $count } cărți în plus.
   *[other] Ai ales { $count } de cărți în plus.
}
hint-table-moves-cards = { $count ->
    [0] Pe masă n-ai nimic de mutat.
    [one] Ai de mutat o carte de pe masă.
    [few] Ai de mutat { $count } cărți de pe masă.
   *[other] Ai de mutat { $count } de cărți de pe masă.
}

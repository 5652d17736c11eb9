### Ce se spune acolo unde exersezi: ce poți exersa, sarcinile care se împart și ce se spune la răspunsurile greșite.
### $tile este numele unei piese, făcut de motor („7 roșu”).

practice-title = Exersează
practice-about = Alege ce exersezi. Primești piese noi de fiecare dată.
practice-skill = { $skill ->
    [is-run] Suită, grup sau nimic
    [complete-group] Completează grupul
    [place-joker] Așază jokerul
    [spot-fault] Găsește greșeala
    [name-pattern] Ce închidere e?
    [price-close] Cât face închiderea?
    [what-is-missing] Ce lipsește?
    [which-discard] Ce arunci?
    [what-it-counts] Câte puncte fac?
    [does-it-open] Te poți etala?
    [which-can-be-laid] Ce poți pune?
    [what-joker-is] Ce e jokerul?
    [may-joker-be-used] Ai voie cu jokerul?
    [what-is-caught] Cât te costă?
   *[who-pays-what] Cine cât plătește?
}
practice-skill-about = { $skill ->
    [is-run] Ce e? Iar dacă nu e nimic, de ce?
    [complete-group] Găsește piesa care lipsește.
    [place-joker] Un singur șir are cu adevărat nevoie de el.
    [spot-fault] Ia de acolo piesa greșită.
    [name-pattern] Ce tip de închidere contează aici?
    [price-close] Cât plătește fiecare jucător?
    [what-is-missing] Încă o piesă și închizi.
    [which-discard] Aruncă ce îți trebuie cel mai puțin.
    [what-it-counts] Socotește punctele formațiilor la Rummikub și la remi etalat.
    [does-it-open] Și cu câte puncte?
    [which-can-be-laid] Găsește piese care se potrivesc pe masă.
    [what-joker-is] Ce piesă înlocuiește?
    [may-joker-be-used] Jocul acesta îți dă voie?
    [what-is-caught] Socotește piesele cu care ai rămas.
   *[who-pays-what] Cât câștigi sau pierzi?
}
practice-band = { $band ->
    [easy] ușor
    [middle] mediu
    [hard] greu
   *[follow] pe nivelul meu
}
practice-band-about = { $band ->
    [follow] Trei bune la rând: mai greu. Două greșite la rând: mai ușor.
   *[other] Toate sarcinile sunt la acest nivel.
}
practice-standing = { $tried ->
    [0] neîncercat încă
   *[other] { $right } din { $tried } corecte
}
practice-row = { $row } din { $most } la rând
practice-mastered = îți iese: { $band ->
    [easy] ușor
    [middle] mediu
   *[hard] greu
}
practice-streak = { $count ->
    [one] Una la rând
    [few] { $count } la rând
   *[other] { $count } la rând
}
practice-hard = Nivel
practice-review = { $count ->
    [one] Reia un exercițiu
    [few] Reia { $count } exerciții
   *[other] Reia { $count } de exerciții
}
practice-reviewing = Data trecută ai greșit. Iată alte piese.
practice-looked = Ai văzut răspunsul, așa că sarcina nu se socotește.
practice-no-skill = Nu există exercițiul „{ $value }”. Alege unul de aici.
practice-no-seed = Numărul unei sarcini trebuie să fie de la 1 la { $most }, nu „{ $value }”. Alege ce exersezi.
practice-no-band = Nu există nivelul „{ $value }”. Scrie easy, middle sau hard, ori alege ce exersezi.
practice-none = Întâi alege ce exersezi.
practice-nothing = N-ai nimic de reluat.
practice-value = Aici nu poți alege „{ $value }”.

## Suită, grup sau niciuna

practice-is-run = Ce fac piesele astea{ $mixed ->
    [yes] , în orice ordine?
   *[no] ?
}
practice-reads = { $reading ->
    [run] O suită
    [group] Un grup
    [gap] Nimic: e un gol
    [one_in_middle] Nimic: 1 e la mijloc
    [wrong_colour] Nimic: o culoare greșită
    [wrong_number] Nimic: un număr greșit
    [repeated_number] Nimic: un număr repetat
    [repeated_colour] Nimic: o culoare repetată
    [fifth_tile] Nimic: un grup de cinci
   *[joker_no_place] Nimic: un joker în plus
}
practice-reads-why = { $kind ->
    [run] O culoare, numere la rând: o suită.
    [group] Un număr, fiecare culoare o dată: un grup.
   *[both] Cu jokerii ăștia e și suită, și grup.
}
practice-misread = { $how ->
    [kind] O culoare poate face o suită, un număr poate face un grup.
    [none] Piesele astea sunt bune. Au aceeași culoare sau același număr?
   *[reason] Nu e nici suită, nici grup, dar din alt motiv.
}

## Completează grupul

practice-complete = { $count ->
    [one] Alege piesa care completează grupul.
    [few] Alege { $count } piese ca să faci un grup de { $size }.
   *[other] Alege { $count } de piese ca să faci un grup de { $size }.
}
practice-complete-why = Un număr, fiecare culoare o dată: un grup.
practice-complete-run = Cu { $tile } iese o suită. Fă un grup.

## Așază jokerul

practice-joker = { $count ->
    [one] Pune fiecare piesă într-o formație. Unde ai nevoie de joker?
    [few] Pune fiecare piesă într-o formație. Unde ai nevoie de jokeri?
   *[other] Pune fiecare piesă într-o formație. Unde ai nevoie de jokeri?
}
practice-joker-why = { $only ->
    [yes] În locul unui joker nu se potrivește nicio piesă de-a ta.
   *[no] E bine așa, dar merge și altfel.
}
practice-joker-fifth = Grupul are toate cele patru culori. Cărui șir îi lipsește o piesă pe care n-o ai?

## Găsește greșeala

practice-spot = { $count ->
    [one] Ia o piesă, ca să rămână o suită sau un grup.
    [few] Ia { $count } piese, ca să rămână o suită sau un grup.
   *[other] Ia { $count } de piese, ca să rămână o suită sau un grup.
}
practice-still = Fără { $tile } tot nu e o formație.

## Numește tipul închiderii

practice-pattern = Poți închide. Ce tip de închidere contează?
practice-pattern-better = E și { $pattern ->
    [simple] un Simplu
    [mosaic] un Mozaic
    [bicolor] un Bicolor
    [minor] un Minor
    [major] un Major
    [doubles] Duble
    [grand_care] un Careu mare
   *[monocolor] un Monocolor
}, dar alt tip aduce mai mult de { $points }.

## Spune prețul închiderii

practice-price = Poți închide. Cât plătește fiecare jucător?
practice-thrown = { $mine ->
    [0] Cel care închide nu a aruncat niciun joker.
    [one] Cel care închide a aruncat un joker.
    [few] Cel care închide a aruncat { $mine } jokeri.
   *[other] Cel care închide a aruncat { $mine } de jokeri.
}{ $others ->
    [0] { "" }
    [one] { " " }Alt jucător a aruncat unul.
    [few] { " " }Ceilalți au aruncat { $others }.
   *[other] { " " }Ceilalți au aruncat { $others }.
}
practice-price-full = { $count ->
    [one] Atât face fără jokeri. Aici contează un joker, care scade prețul.
    [few] Atât face fără jokeri. Aici contează { $count } jokeri și fiecare scade prețul.
   *[other] Atât face fără jokeri. Aici contează { $count } de jokeri și fiecare scade prețul.
}
practice-price-others = Un joker aruncat îl ajută numai pe cel care l-a aruncat.
practice-price-lifted = { $how ->
    [free] Un joker ca piesă liberă urcă prețul cu o treaptă.
    [thrown] Un joker aruncat urcă prețul celui care închide.
   *[both] Un joker aruncat și unul ca piesă liberă fac un Joc special.
}
practice-price-counted = Un joker scade prețul numai dacă e printre piesele care contează.
practice-price-added = Nu aduna prețurile: contează numai tipul cel mai bun.
practice-price-otherwise = Pentru piesele așa cum stau, e corect. Dar din ele iese un tip mai bun.
practice-price-low = Din piesele astea iese și un tip mai bun.
practice-price-would = { $pattern ->
    [simple] Un Simplu ar aduce atât.
    [mosaic] Un Mozaic ar aduce atât.
    [bicolor] Un Bicolor ar aduce atât.
    [minor] Un Minor ar aduce atât.
    [major] Un Major ar aduce atât.
    [doubles] Dublele ar aduce atât.
    [grand_care] Un Careu mare ar aduce atât.
   *[monocolor] Un Monocolor ar aduce atât.
} Dar uită-te:

## Ce lipsește?

practice-missing = { $best ->
    [yes] Cu care dintre piesele astea închizi pentru cele mai multe puncte?
   *[no] Cu care dintre piesele astea închizi?
}
practice-missing-why = { $best ->
    [yes] Cu ea se potrivesc paisprezece piese, iar una rămâne piesa liberă. Nicio altă piesă nu-ți aduce mai multe puncte.
   *[no] Cu ea se potrivesc paisprezece piese, iar una rămâne piesa liberă.
}
practice-tile = { $tile }
practice-missing-less = Cu { $tile } închizi pentru { $points }. Altă piesă aduce mai mult.
practice-missing-far = { $count ->
    [one] Cu { $tile } mai ai de schimbat o piesă.
    [few] Cu { $tile } mai ai de schimbat { $count } piese.
   *[other] Cu { $tile } mai ai de schimbat { $count } de piese.
}

## Ce arunci?

practice-discard = Ce piesă arunci?
practice-discard-about = Rămâi cât mai aproape de închidere. Dacă mai multe piese sunt la fel de bune de aruncat, păstrează cele mai multe șanse.
practice-discard-why = { $distance ->
    [one] { $count ->
        [one] Îți mai trebuie o piesă, iar o piesă nevăzută e bună.
        [few] Îți mai trebuie o piesă, iar { $count } piese nevăzute sunt bune.
       *[other] Îți mai trebuie o piesă, iar { $count } de piese nevăzute sunt bune.
    }
    [few] { $count ->
        [one] Îți mai trebuie { $distance } piese, iar o piesă nevăzută te ajută.
        [few] Îți mai trebuie { $distance } piese, iar { $count } piese nevăzute te ajută.
       *[other] Îți mai trebuie { $distance } piese, iar { $count } de piese nevăzute te ajută.
    }
   *[other] { $count ->
        [one] Îți mai trebuie { $distance } de piese, iar o piesă nevăzută te ajută.
        [few] Îți mai trebuie { $distance } de piese, iar { $count } piese nevăzute te ajută.
       *[other] Îți mai trebuie { $distance } de piese, iar { $count } de piese nevăzute te ajută.
    }
}
practice-discard-farther = { $distance ->
    [one] Fără { $tile } îți mai trebuie o piesă ca să închizi.
    [few] Fără { $tile } îți mai trebuie { $distance } piese ca să închizi.
   *[other] Fără { $tile } îți mai trebuie { $distance } de piese ca să închizi.
} { $best ->
    [one] Dacă arunci altceva, doar una.
    [few] Dacă arunci altceva, doar { $best }.
   *[other] Dacă arunci altceva, doar { $best }.
}
practice-discard-fewer = { $count ->
    [-1] Fără { $tile } te ajută mai puține piese. Cu cea mai bună alegere, { $best }.
   *[other] { $distance ->
        [one] Fără { $tile } închizi doar cu { $count } dintre piesele nevăzute. Cu cea mai bună alegere, cu { $best }.
        [few] Fără { $tile } te ajută doar { $count } dintre piesele nevăzute. Cu cea mai bună alegere, { $best }.
       *[other] Fără { $tile } te ajută doar { $count } dintre piesele nevăzute. Cu cea mai bună alegere, { $best }.
    }
}

## Cine cât plătește?

practice-pays = { $players ->
    [one] Joacă un jucător
    [few] Joacă { $players } jucători
   *[other] Joacă { $players } de jucători
}{ $multiplier ->
    [one] { "" }
    [few] { " " }la o masă ×{ $multiplier }
   *[other] { " " }la o masă ×{ $multiplier }
}, iar cu această tablă { $closer ->
    [0] închizi tu
    [1] închide Ana
    [2] închide Mihai
   *[3] închide Ilinca
}. Cât câștigi sau pierzi cu totul?
practice-pays-facts = { $twin ->
    [-1] { $trump ->
        [yes] Chiar atuul l-ai tras tu din teanc.
       *[no] { "" }
    }
    [0] Ai primit la împărțire perechea atuului.
    [1] Ana a primit la împărțire perechea atuului.{ practice-pays-drew }
    [2] Mihai a primit la împărțire perechea atuului.{ practice-pays-drew }
   *[3] Ilinca a primit la împărțire perechea atuului.{ practice-pays-drew }
}{ $thrown ->
    [0] { "" }
   *[other] { " " }Cel care închide aruncase un joker.
}
practice-pays-drew = { $trump ->
    [yes] { " " }Chiar atuul l-ai tras tu din teanc.
   *[no] { "" }
}
practice-points = { $sign ->
    [minus] −{ NUMBER($points, useGrouping: 0) }
    [plus] +{ NUMBER($points, useGrouping: 0) }
   *[none] 0
}
practice-pays-why = { $who ->
    [you] { $count ->
        [one] Închiderea face { $points }, iar celălalt jucător îți plătește { $payment }.
        [few] Închiderea face { $points }, iar fiecare dintre ceilalți { $count } îți plătește { $payment }.
       *[other] Închiderea face { $points }, iar fiecare dintre ceilalți { $count } îți plătește { $payment }.
    }
   *[other] { $count ->
        [one] Închiderea face { $points }, iar tu plătești { $payment }.
        [few] Închiderea face { $points }, iar tu plătești { $payment }, ca toți ceilalți.
       *[other] Închiderea face { $points }, iar tu plătești { $payment }, ca toți ceilalți.
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }Perechea atuului { $twin ->
        [plus] îți aduce
       *[minus] te costă
    } { $bonus }, care nu se înmulțesc.
} Cu totul { $how ->
    [plus] câștigi { $won }.
    [minus] pierzi { $won }.
   *[none] nici nu câștigi, nici nu pierzi.
}
practice-pays-full = { $count ->
    [one] Printre piesele care contează e un joker, așa că închiderea face mai puțin.
    [few] Printre piesele care contează sunt { $count } jokeri, așa că închiderea face mai puțin.
   *[other] Printre piesele care contează sunt { $count } de jokeri, așa că închiderea face mai puțin.
}
practice-pays-trump = Atuul însuși nu-ți aduce nimic. Aduce doar perechea lui, dacă o primești la împărțire.
practice-pays-twin = Nu uita de perechea atuului: fiecare plătește 100 pentru ea.
practice-pays-bonus = Înmulțește prețul închiderii, dar nu și cele 100 de puncte pentru perechea atuului.
practice-pays-multiplier = Masa asta înmulțește prețul cu { $multiplier }.
practice-pays-each = { $twin ->
    [no] Atât plătește unul dintre ei. { $count ->
        [one] Îți plătește un jucător.
        [few] Îți plătesc { $count } jucători.
       *[other] Îți plătesc { $count } de jucători.
    }
   *[yes] Ai socotit închiderea plătită de un singur jucător. { $count ->
        [one] Ți-o plătește un jucător.
        [few] Ți-o plătesc { $count } jucători.
       *[other] Ți-o plătesc { $count } de jucători.
    }
}
practice-pays-self = Nu-ți plătești ție.
practice-pays-you-close = Închizi tu, așa că plătesc ceilalți.
practice-pays-own = Plătești numai partea ta.
practice-pays-all = Toți îi plătesc celui care închide, și tu la fel.
practice-pays-you-lose = Închide alt jucător, așa că plătești.
practice-pays-sign = Numărul e bun. Dar îl câștigi sau îl pierzi?
practice-pattern-mosaic = Numerele merg de la 1 la 13 și apoi încă un 1, iar vecinele au culori diferite.
practice-pattern-one = E și un Simplu. Dar și un 1 e printre numerele mari.
practice-pattern-free = E și un Simplu. Dar { $tile } e liber, deci nu contează.
practice-pattern-group = { $pattern ->
    [bicolor] O formație e grup, iar un Bicolor are numai suite.
   *[monocolor] O formație e grup, iar un Monocolor are numai suite.
}
practice-pattern-is = { $pattern ->
    [simple] Un Simplu are numai suite și grupuri.
    [mosaic] Un Mozaic merge de la 1 la 13 și apoi încă un 1, iar vecinele au culori diferite.
    [bicolor] Un Bicolor are numai suite, de cel mult două culori.
    [minor] Într-un Minor nicio piesă care contează nu trece de 7.
    [major] Într-un Major fiecare piesă care contează e de la 8 în sus sau e un 1.
    [doubles] Dublele sunt șapte perechi de piese la fel.
    [grand_care] Un Careu mare are opt piese cu același număr.
   *[monocolor] Un Monocolor are numai suite, toate de o singură culoare.
}

## Cât fac?

practice-counts = { $how ->
    [laid] Remi etalat: câte puncte iei pentru formațiile astea?
   *[other] { $game ->
        [rummikub] Rummikub: cât fac formațiile astea la etalare?
       *[other] Remi etalat: cât fac formațiile astea la etalare?
    }
}
practice-counts-points = { $points ->
    [one] Un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
practice-counts-why = { $how ->
    [laid] Piesele de la 2 la 9 aduc câte 5, cele de la 10 la 13 câte 10, un 1 aduce 25 și un joker 50: cu totul { $points }.
   *[other] { $game ->
        [rummikub] Fiecare piesă face cât numărul ei, iar un joker cât piesa pe care o înlocuiește: cu totul { $points }.
       *[other] Piesele de la 2 la 9 fac câte 5, cele de la 10 la 13 câte 10. Un 1 face 5 înainte de 2, 10 după 13 și 25 într-un grup. Un joker face cât piesa pe care o înlocuiește: cu totul { $points }.
    }
}
practice-counts-other = { $how ->
    [laid] Atât fac la etalare. Odată puse, un 1 aduce 25, iar un joker 50.
   *[other] Atât aduc odată puse. La etalare, un 1 dintr-o suită face cât vecinii lui, iar un joker cât piesa pe care o înlocuiește.
}
practice-counts-faces = Nu aduna numerele: aici un 7 face cât un 2.
practice-counts-fives = Nu orice piesă face 5.
practice-counts-fifty = { $count ->
    [one] La etalare un joker face cât piesa pe care o înlocuiește, nu 50.
    [few] La etalare jokerii fac cât piesele pe care le înlocuiesc, nu 50.
   *[other] La etalare jokerii fac cât piesele pe care le înlocuiesc, nu 50.
}
practice-counts-thirty = { $count ->
    [one] La etalare un joker face cât piesa pe care o înlocuiește, nu 30.
    [few] La etalare jokerii fac cât piesele pe care le înlocuiesc, nu 30.
   *[other] La etalare jokerii fac cât piesele pe care le înlocuiesc, nu 30.
}
practice-counts-no-joker = { $count ->
    [one] Nu uita jokerul: face cât piesa pe care o înlocuiește.
    [few] Nu uita jokerii: fac cât piesele pe care le înlocuiesc.
   *[other] Nu uita jokerii: fac cât piesele pe care le înlocuiesc.
}
practice-counts-tens = Aici 11, 12 și 13 fac cât numărul lor, nu 10.
practice-counts-again = Nu chiar. Mai numără o dată, piesă cu piesă.

## Te etalezi?

practice-opens = { $game ->
    [rummikub] Rummikub: te poți etala? Dacă da, cu cât cel mult?
   *[other] Remi etalat: te poți etala? Dacă da, cu cât cel mult?
}
practice-opens-points = { $points ->
    [0] Nu mă pot etala
   *[other] Cu { $points }
}
practice-opens-why = { $points ->
    [0] Nu te poți etala: îți trebuie { $wanted ->
        [one] un punct
        [few] { $wanted } puncte
       *[other] { $wanted } de puncte
    } și, dacă o cere regula, o suită.
    [one] Un punct: mai mult nu poți pune.
    [few] { $points } puncte: mai mult nu poți pune.
   *[other] { $points } de puncte: mai mult nu poți pune.
}
practice-opens-does = Te poți etala. Caută formații de cel puțin { $wanted ->
    [one] un punct
    [few] { $wanted } puncte
   *[other] { $wanted } de puncte
}.
practice-opens-short = Aici nu te poți etala: îți trebuie { $wanted ->
    [one] un punct
    [few] { $wanted } puncte
   *[other] { $wanted } de puncte
} și, dacă o cere regula, o suită.
practice-opens-other = { $how ->
    [less] Te poți etala cu mai mult de { $points }.
   *[more] Nu te poți etala cu { $points }. Folosește fiecare piesă o dată.
}

## Ce piesă merge?

practice-laid = { game-name }: ce piesă poți pune acum?
practice-laid-cards = { game-name }: ce carte poți pune acum?
practice-laid-why = { $how ->
    [add] Poți adăuga { $tile } la o formație de pe masă.
    [take_fourth] Ia a patra piesă dintr-un grup și intră { $tile }.
    [take_end] Ia capătul unei suite și intră { $tile }.
    [split] Rupe o suită în două și intră { $tile }.
    [substitute] Schimbă o piesă de pe masă cu alta și intră { $tile }.
    [replace] Înlocuiește jokerul și intră { $tile }.
   *[other] Rearanjează formațiile și intră { $tile }.
}{ $count ->
    [one] { "" }
    [few] { " " }Poți pune și { $more }.
   *[other] { " " }Poți pune și { $more }.
}
practice-laid-nothing = Nu poți adăuga { $tile } la o formație și nici nu poți face una cu el.
practice-laid-high-one = Aici 1 vine numai la început: după 13 suita se termină.
practice-laid-high-one-cards = Asul vine numai la început: după rege suita se termină.
practice-laid-full = Grupul e complet, așa că { $tile } nu mai are loc.
practice-laid-colour = Grupul are deja { $tile }.
practice-laid-twin = Suita are deja { $tile }.
practice-laid-gap = Suita nu ajunge încă la { $tile }: lipsește { $missing }.
practice-laid-apart = Aici nu poți desface formații ca să pui { $tile }.
practice-laid-three = Pentru { $tile } ți-ar trebui { $mate }, dar suita lui are numai trei piese.
practice-laid-middle = Pentru { $tile } ți-ar trebui { $mate }, dar e înăuntrul unei suite de patru.

## Ce e jokerul?

practice-stands = { $which ->
    [left] Ce piesă de-a ta poate lua locul jokerului din stânga?
    [right] Ce piesă de-a ta poate lua locul jokerului din dreapta?
   *[only] Ce piesă de-a ta poate lua locul jokerului?
}
practice-stands-why = { $count ->
    [one] Înlocuiește { $tiles }.
    [few] Poate fi { $tiles }: oricare îl poate înlocui.
   *[other] Poate fi { $tiles }: oricare îl poate înlocui.
}
practice-stands-there = În suita asta, { $tile } are alt loc. Numără de la un capăt.
practice-stands-end = Ai putea adăuga { $tile } la capăt, dar jokerul ține locul altei piese.
practice-stands-run = Un joker are culoarea suitei lui.
practice-stands-colour = Grupul are deja { $tile }.
practice-stands-group = Un joker are numărul grupului lui.

## Ai voie cu jokerul?

practice-may = { game-name }: ai voie?
practice-may-option = { $answer ->
    [yes] Da
   *[no] Nu
}
practice-use-move = Iei jokerul din formația lui și îl pui cu piesele tale { $pair }.
practice-use-beside = Iei jokerul din formația lui, îl pui lângă { $end } și adaugi piesa ta { $tile }.
practice-use-table = Înlocuiești jokerul cu { $tile } din altă suită și îl pui cu piesele tale { $pair }.
practice-use-break = Iei { $tile } din suita jokerului și o pui cu piesele tale { $pair }.
practice-use-old = Înlocuiești jokerul cu piesa ta { $tile } și îl pui lângă { $end }.
practice-use-new = Înlocuiești jokerul cu piesa ta { $tile } și îl pui cu piesele tale { $pair }.
practice-use-add = Adaugi piesa ta { $tile } la suita jokerului.
practice-may-no = { $letter ->
    [a] { $book ->
        [RK] La Rummikub întâi înlocuiești jokerul.
       *[other] La { game-name } întâi înlocuiești jokerul.
    }
    [b] La { game-name } înlocuiești jokerul cu o piesă de pe tabla ta.
    [c] La { game-name } înlocuiești jokerul înainte să iei din formația lui.
   *[d] La { game-name } pui un joker înlocuit într-o formație nouă cu piesele tale.
}
practice-may-yes = { $use ->
    [new] În toate jocurile astea poți înlocui un joker și îl poți pune într-o formație nouă.
    [add] În toate jocurile astea poți adăuga la o formație cu joker.
    [break] La { game-name } poți lua din formația unui joker, dacă restul e tot o formație.
   *[other] { $free ->
        [yes] La { game-name } poți lua și refolosi orice joker, dacă la sfârșitul rândului fiecare formație e bună.
       *[no] { $use ->
            [table] La { game-name } poți înlocui un joker și cu o piesă de pe masă.
           *[old] La { game-name } poți adăuga un joker înlocuit la orice formație.
        }
    }
}

## Rămas cu ele: cât costă?

practice-caught = { game-name }: { $how ->
    [out] cât pierzi?
   *[laid] cât te costă?
}
practice-caught-cards = { game-name }: cât ia celălalt pe cărțile tale?
practice-caught-how = { $how ->
    [out] Cineva pune ultima piesă, iar tu rămâi cu acestea.
    [blocked] Teancul e gol și nimeni nu mai poate pune nimic. Câștigătorul are { $tiles }.
   *[laid] Cineva închide, iar tu mai ai acestea.
}
practice-caught-how-cards = { $how ->
    [out] Celălalt jucător termină, iar tu rămâi cu acestea.
   *[at_once] Celălalt jucător nu pusese nimic, iar acum termină într-un singur rând.
}
practice-caught-why = { $how ->
    [out] Fiecare piesă costă cât numărul ei, iar un joker 30: cu totul { $points }.
    [blocked] Fiecare piesă costă cât numărul ei, iar un joker 30. Scade ce mai are câștigătorul și pierzi { $points }.
   *[laid] Nimic. La remi etalat se socotesc numai piesele de pe masă.
}
practice-caught-why-cards = { $how ->
    [out] Valetul, dama și regele fac 10, un as 1, celelalte cât numărul lor: cu totul { $points }.
   *[at_once] Valetul, dama și regele fac 10, un as 1, celelalte cât numărul lor. Dintr-odată se dublează: { $points }.
}
practice-caught-nothing = Aici piesele rămase pe tablă nu costă nimic.
practice-caught-double = Dintr-odată punctele se dublează.
practice-caught-less = Scade ce mai are câștigătorul.
practice-caught-joker = { $each ->
    [0] Nu uita jokerul: costă 30.
   *[other] Fiecare joker rămas costă 30, nu { $each }.
}
practice-caught-faces = Valetul, dama și regele fac câte 10.
practice-caught-ace = Un as face 1, nu 11.
practice-caught-tens = Aici 11, 12 și 13 costă cât numărul lor, nu 10.
practice-caught-fives = Nu orice piesă costă 5.
practice-caught-fives-cards = Nu orice carte face 5.
practice-caught-without = Ai uitat de { $tile }.
practice-caught-again = Nu chiar. Mai numără o dată, piesă cu piesă.
practice-caught-again-cards = Nu chiar. Mai numără o dată, carte cu carte.

## Jocuri

practice-open-games = Jocuri cu formații pe masă
practice-no-game = Nu există jocul „{ $value }”. Iată tot ce poți exersa.

### Ce se spune acolo unde exersezi: ce poți exersa, sarcinile care se împart și ce se spune la răspunsurile greșite.
### $tile este numele unei piese, făcut de motor („7 roșu”).

practice-title = Exersează
practice-about = Alege ce exersezi: piese noi de fiecare dată, cât timp vrei.
practice-skill = { $skill ->
    [is-run] Suită, grup sau niciuna
    [complete-group] Completează grupul
    [place-joker] Așază jokerul
    [spot-fault] Găsește greșeala
    [name-pattern] Numește tipul închiderii
    [price-close] Spune prețul închiderii
    [what-is-missing] Ce lipsește?
    [which-discard] Ce arunci?
    [what-it-counts] Cât fac?
    [does-it-open] Te etalezi?
    [which-can-be-laid] Ce piesă merge?
    [what-joker-is] Ce e jokerul?
    [may-joker-be-used] Ai voie cu jokerul?
    [what-is-caught] Rămas cu ele: cât costă?
   *[who-pays-what] Cine cât plătește?
}
practice-skill-about = { $skill ->
    [is-run] Un singur șir: ce este sau de ce nu este nimic?
    [complete-group] Găsește piesa care lipsește unui grup.
    [place-joker] Un singur șir are cu adevărat nevoie de el. Care?
    [spot-fault] O piesă strică șirul. Ia-o de acolo.
    [name-pattern] Ce tip contează aici?
    [price-close] Spune cât plătește fiecare jucător pentru ea.
    [what-is-missing] Încă o piesă și tabla se închide.
    [which-discard] Aruncă ce îți trebuie cel mai puțin.
    [what-it-counts] Formații de pe masă, la Rummikub și la remi etalat.
    [does-it-open] Ajunge pentru etalare? Cu cât cel mult?
    [which-can-be-laid] Pe masă sunt formații. Ce piesă de-a ta poți pune acum?
    [what-joker-is] Stă într-o formație. Al cui loc îl ține?
    [may-joker-be-used] Rummikub și cele cinci Tile Rummy: unde ai voie și unde nu?
    [what-is-caught] Altcineva a terminat primul. Socotește ce ți-a rămas.
   *[who-pays-what] Încheie socoteala: câștigi sau pierzi, și cât?
}
practice-band = { $band ->
    [easy] ușor
    [middle] mediu
    [hard] greu
   *[follow] după cum merge
}
practice-band-about = { $band ->
    [follow] Trei bune la rând și devine mai greu, două greșite la rând și devine mai ușor.
   *[other] Toate sarcinile sunt așa. Dificultatea înseamnă câte ai de observat.
}
practice-standing = { $tried ->
    [0] încă neexersat
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
practice-hard = Cât de greu
practice-review = { $count ->
    [one] Reia ce n-a mers: un exercițiu
    [few] Reia ce n-a mers: { $count } exerciții
   *[other] Reia ce n-a mers: { $count } de exerciții
}
practice-reviewing = Data trecută n-a mers. Iată alte piese.
practice-looked = Te-ai uitat la răspuns, așa că aceasta nu se socotește rezolvată.
practice-no-skill = Nu poți exersa „{ $value }”. Alege ceva de aici.
practice-no-seed = Numărul unei sarcini este un număr întreg de la 1 la { $most }, nu „{ $value }”. Iată ce poți exersa.
practice-no-band = O sarcină este ușoară, medie sau grea, nu „{ $value }”. Iată ce poți exersa.
practice-none = Întâi alege ce exersezi.
practice-nothing = Nu mai ai nimic de reluat.
practice-value = Aici nu poți alege „{ $value }”.

## Suită, grup sau niciuna

practice-is-run = Ce fac aceste piese{ $mixed ->
    [yes] , oricum ar sta?
   *[no] ?
}
practice-reads = { $reading ->
    [run] O suită
    [group] Un grup
    [gap] Nimic: lipsește un număr
    [one_in_middle] Nimic: după 1 o suită nu merge mai departe
    [wrong_colour] Nimic: o culoare nu se potrivește
    [wrong_number] Nimic: un număr nu se potrivește
    [repeated_number] Nimic: un număr apare de două ori într-o suită
    [repeated_colour] Nimic: o culoare apare de două ori într-un grup
    [fifth_tile] Nimic: un grup nu are o a cincea piesă
   *[joker_no_place] Nimic: jokerul n-are ce înlocui
}
practice-reads-why = { $kind ->
    [run] O singură culoare, iar numerele vin la rând: o suită.
    [group] Un singur număr, fiecare culoare o dată: un grup.
   *[both] Cu jokerii ăștia poți citi și o suită, și un grup.
}
practice-misread = { $how ->
    [kind] O suită are o singură culoare, un grup un singur număr. Ce au în comun piesele astea?
    [none] Piesele astea n-au nicio greșeală. Uită-te ce au în comun: o culoare sau un număr.
   *[reason] Nu e nici una, nici alta, dar nu de asta. Încearcă să le citești ca suită, apoi ca grup.
}

## Completează grupul

practice-complete = { $count ->
    [one] Alege piesa care face din șirul de sus un grup.
    [few] Alege { $count } piese care fac din șirul de sus un grup de { $size }.
   *[other] Alege { $count } de piese care fac din șirul de sus un grup de { $size }.
}
practice-complete-why = Un singur număr, fiecare culoare o dată: un grup.
practice-complete-run = Cu { $tile } iese o suită. Tu cauți un grup: un singur număr, culori diferite.

## Așază jokerul

practice-joker = { $count ->
    [one] Pune fiecare piesă într-o suită sau într-un grup. Unde este nevoie de joker?
    [few] Pune fiecare piesă într-o suită sau într-un grup. Unde este nevoie de jokeri?
   *[other] Pune fiecare piesă într-o suită sau într-un grup. Unde este nevoie de jokeri?
}
practice-joker-why = { $only ->
    [yes] Un joker merge unde nu se potrivește nicio piesă de-a ta. Celelalte șiruri le-au avut pe ale lor.
   *[no] Fiecare șir are ce îi lipsea. Una dintre piesele tale se potrivește la două șiruri, deci merge și altfel.
}
practice-joker-fifth = Toate cele patru culori sunt acolo, deci în grupul ăsta jokerul n-are ce înlocui. Cărui șir îi lipsește o piesă pe care n-o ai?

## Găsește greșeala

practice-spot = { $count ->
    [one] Ia de acolo o piesă, ca restul să fie o suită sau un grup. Care?
    [few] Ia de acolo { $count } piese, ca restul să fie o suită sau un grup. Care?
   *[other] Ia de acolo { $count } de piese, ca restul să fie o suită sau un grup. Care?
}
practice-still = Fără { $tile } tot nu e nici suită, nici grup.

## Numește tipul închiderii

practice-pattern = Se închide. Ce tip contează?
practice-pattern-dearer = Arată și { $pattern ->
    [simple] un Simplu
    [mosaic] un Mozaic
    [bicolor] un Bicolor
    [minor] un Minor
    [major] un Major
    [doubles] Duble
    [grand_care] un Careu mare
   *[monocolor] un Monocolor
}, care aduce { $points }. Mai uită-te: e și un tip plătit mai bine.

## Spune prețul închiderii

practice-price = Se închide. Cât plătește fiecare jucător?
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
    [one] Acesta este prețul fără joker. Unul se află printre piesele care contează și scade prețul.
    [few] Acesta este prețul fără jokeri. Printre piesele care contează se află { $count } și fiecare scade prețul.
   *[other] Acesta este prețul fără jokeri. Printre piesele care contează se află { $count } și fiecare scade prețul.
}
practice-price-others = Un joker aruncat ridică închiderea celui care l-a aruncat, și a nimănui altcuiva.
practice-price-lifted = { $how ->
    [free] Piesa liberă este un joker, iar asta urcă închiderea cu o treaptă.
    [thrown] Un joker aruncat de cel care închide urcă închiderea, deși nu mai e de mult acolo.
   *[both] Un joker aruncat și altul liber: împreună urcă închiderea la Joc special.
}
practice-price-counted = Numai jokerii dintre piesele care contează scad prețul. Cel liber și cei aruncați nu.
practice-price-added = Prețurile nu se adună niciodată. Se potrivesc mai multe tipuri, iar tu iei cel mai scump.
practice-price-otherwise = Așa cum stau, e corect. Dar aceleași piese arată ceva mai scump, și pe acela îl iei.
practice-price-low = Atât face alt tip pe care îl arată piesele. Mai este unul, mai scump.
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

practice-missing = { $dearest ->
    [yes] Paisprezece piese. Cu care dintre astea închizi cel mai scump?
   *[no] Paisprezece piese. Cu care dintre astea închizi?
}
practice-missing-why = { $dearest ->
    [yes] Cu piesa asta ai paisprezece aranjate și una liberă, iar niciuna dintre celelalte nu aduce mai mult.
   *[no] Cu piesa asta ai paisprezece aranjate și una liberă.
}
practice-tile = { $tile }
practice-missing-less = Cu { $tile } închizi pentru { $points }. Alta dintre piesele astea aduce mai mult.
practice-missing-far = { $count ->
    [one] Cu { $tile } nu închizi: mai ai de schimbat o piesă.
    [few] Cu { $tile } nu închizi: mai ai de schimbat { $count } piese.
   *[other] Cu { $tile } nu închizi: mai ai de schimbat { $count } de piese.
}

## Ce arunci?

practice-discard = Ce piesă arunci?
practice-discard-about = Rămâi cât mai aproape de o închidere. Dintre piese la fel de bune de aruncat, cea mai bună lasă cele mai multe piese care ajută.
practice-discard-why = { $distance ->
    [one] { $count ->
        [one] Tabla este la o piesă de o închidere și o piesă nevăzută o închide.
        [few] Tabla este la o piesă de o închidere și { $count } piese nevăzute o închid.
       *[other] Tabla este la o piesă de o închidere și { $count } de piese nevăzute o închid.
    }
    [few] { $count ->
        [one] Tabla este la { $distance } piese de o închidere și o piesă nevăzută o apropie.
        [few] Tabla este la { $distance } piese de o închidere și { $count } piese nevăzute o apropie.
       *[other] Tabla este la { $distance } piese de o închidere și { $count } de piese nevăzute o apropie.
    }
   *[other] { $count ->
        [one] Tabla este la { $distance } de piese de o închidere și o piesă nevăzută o apropie.
        [few] Tabla este la { $distance } de piese de o închidere și { $count } piese nevăzute o apropie.
       *[other] Tabla este la { $distance } de piese de o închidere și { $count } de piese nevăzute o apropie.
    }
}
practice-discard-farther = { $distance ->
    [one] Fără { $tile } tabla este la o piesă de o închidere.
    [few] Fără { $tile } tabla este la { $distance } piese de o închidere.
   *[other] Fără { $tile } tabla este la { $distance } de piese de o închidere.
} { $best ->
    [one] Dacă arunci altceva, este doar la o piesă.
    [few] Dacă arunci altceva, este doar la { $best } piese.
   *[other] Dacă arunci altceva, este doar la { $best } de piese.
}
practice-discard-fewer = { $count ->
    [-1] Fără { $tile } tabla este cât se poate de aproape, dar ajută mai puține piese: cu cea mai bună alegere ajută { $best }.
   *[other] { $distance ->
        [one] Fără { $tile }, dintre piesele nevăzute închid tabla doar { $count }; cu cea mai bună alegere { $best }.
        [few] Fără { $tile }, dintre piesele nevăzute ajută doar { $count }; cu cea mai bună alegere { $best }.
       *[other] Fără { $tile }, dintre piesele nevăzute ajută doar { $count }; cu cea mai bună alegere { $best }.
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
        [few] Închiderea face { $points }: fiecare dintre ceilalți plătește { $payment }, și tu la fel.
       *[other] Închiderea face { $points }: fiecare dintre ceilalți plătește { $payment }, și tu la fel.
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
    [one] Un joker se află printre piesele care contează, iar el scade întâi prețul.
    [few] { $count } jokeri se află printre piesele care contează, iar ei scad întâi prețul.
   *[other] { $count } de jokeri se află printre piesele care contează, iar ei scad întâi prețul.
}
practice-pays-trump = Atuul însuși nu aduce nimic. Aduce perechea lui, și numai la împărțire.
practice-pays-twin = Socotește și perechea atuului: fiecare plătește 100 celui care a primit-o.
practice-pays-bonus = Masa înmulțește închiderea. Cele 100 pentru perechea atuului nu se înmulțesc.
practice-pays-multiplier = Această masă înmulțește prețul cu { $multiplier }.
practice-pays-each = { $twin ->
    [no] Atât plătește unul dintre ei. { $count ->
        [one] Îți plătește un jucător.
        [few] Îți plătesc { $count } jucători.
       *[other] Îți plătesc { $count } de jucători.
    }
   *[yes] Aici numai unul dintre ei plătește închiderea. { $count ->
        [one] Ți-o plătește un jucător.
        [few] Ți-o plătesc { $count } jucători.
       *[other] Ți-o plătesc { $count } de jucători.
    }
}
practice-pays-self = Nu-ți plătești ție: plătesc numai ceilalți.
practice-pays-you-close = Ceilalți îi plătesc celui care închide, iar acela ești tu.
practice-pays-own = Tu plătești partea ta. Ceilalți o plătesc pe a lor.
practice-pays-all = Fiecare îi plătește celui care închide, fie că este aproape de o închidere, fie departe: și tu.
practice-pays-you-lose = Închide alt jucător, iar tu plătești pentru asta.
practice-pays-sign = Numărul este corect. Dar îl câștigi sau îl pierzi?
practice-pattern-mosaic = Numerele merg de la 1 la 13 și din nou la 1, iar două vecine nu au niciodată aceeași culoare. Culorile nu trebuie să vină într-o ordine fixă.
practice-pattern-one = Arată și un Simplu. Dar mai uită-te la numere: și un 1 ține de cele mari.
practice-pattern-free = Arată și un Simplu. Dar { $tile } este liber: nu face parte din tipul închiderii și nu trebuie să i se potrivească.
practice-pattern-group = { $pattern ->
    [bicolor] Printre formații stă un grup, iar un Bicolor are numai suite.
   *[monocolor] Printre formații stă un grup, iar un Monocolor are numai suite.
}
practice-pattern-is = { $pattern ->
    [simple] Un Simplu are numai suite și grupuri.
    [mosaic] Un Mozaic este un singur șir de la 1 la 13 și din nou la 1, cu culori care se schimbă.
    [bicolor] Un Bicolor are numai suite, de cel mult două culori.
    [minor] Într-un Minor fiecare piesă care contează este un 7 sau mai mică.
    [major] Într-un Major fiecare piesă care contează este un 8 sau mai mare, sau un 1.
    [doubles] Dublele sunt șapte perechi de piese cu același număr și aceeași culoare.
    [grand_care] Un Careu mare are opt piese cu același număr.
   *[monocolor] Un Monocolor are numai suite, toate de o singură culoare.
}

## Cât fac?

practice-counts = { $how ->
    [laid] Remi etalat: câte puncte aduc formațiile acestea, odată puse?
   *[other] { $game ->
        [rummikub] Rummikub: cât fac formațiile acestea la etalare?
       *[other] Remi etalat: cât fac formațiile acestea la etalare?
    }
}
practice-counts-points = { $points ->
    [one] Un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
practice-counts-why = { $how ->
    [laid] De la 2 la 9 fiecare aduce 5, de la 10 la 13 fiecare 10, un 1 aduce 25 și un joker 50: cu totul { $points }.
   *[other] { $game ->
        [rummikub] Fiecare piesă face cât numărul ei, iar un joker cât piesa de care ține loc: cu totul { $points }.
       *[other] De la 2 la 9 fiecare face 5, de la 10 la 13 fiecare 10. Un 1 face 5 înainte de 2, 10 după 13 și 25 într-un grup, iar un joker cât piesa de care ține loc: cu totul { $points }.
    }
}
practice-counts-other = { $how ->
    [laid] Atât fac la etalare. Odată puse, un 1 aduce 25, iar un joker 50.
   *[other] Atât aduc odată puse. La etalare, un 1 dintr-o suită face cât vecinii lui, iar un joker cât piesa de care ține loc.
}
practice-counts-faces = Asta e suma numerelor. În jocul acesta, 7 nu face mai mult decât 2.
practice-counts-fives = Așa ar fi cu câte 5 de fiecare piesă. Dar nu fac toate la fel.
practice-counts-fifty = { $count ->
    [one] Ai socotit jokerul drept 50. La etalare face cât piesa de care ține loc.
    [few] Ai socotit fiecare joker drept 50. La etalare fac cât piesele de care țin loc.
   *[other] Ai socotit fiecare joker drept 50. La etalare fac cât piesele de care țin loc.
}
practice-counts-thirty = { $count ->
    [one] Ai socotit jokerul drept 30: atât îl costă pe cine rămâne cu el. La etalare face cât piesa de care ține loc.
    [few] Ai socotit fiecare joker drept 30: atât îl costă pe cine rămâne cu ei. La etalare fac cât piesele de care țin loc.
   *[other] Ai socotit fiecare joker drept 30: atât îl costă pe cine rămâne cu ei. La etalare fac cât piesele de care țin loc.
}
practice-counts-no-joker = { $count ->
    [one] Ai lăsat jokerul pe dinafară. Face cât piesa de care ține loc.
    [few] Ai lăsat jokerii pe dinafară. Fac cât piesele de care țin loc.
   *[other] Ai lăsat jokerii pe dinafară. Fac cât piesele de care țin loc.
}
practice-counts-tens = Ai socotit 11, 12 și 13 drept 10. Aici fiecare piesă face cât numărul ei.
practice-counts-again = Aproape. Mai numără o dată, piesă cu piesă.

## Te etalezi?

practice-opens = { $game ->
    [rummikub] Rummikub: te etalezi cu piesele acestea și cu cât cel mult?
   *[other] Remi etalat: te etalezi cu piesele acestea și cu cât cel mult?
}
practice-opens-points = { $points ->
    [0] Nu te etalezi
   *[other] Cu { $points }
}
practice-opens-why = { $points ->
    [0] Orice ai pune laolaltă, nu te etalezi: ai nevoie de { $wanted ->
        [one] un punct
        [few] { $wanted } puncte
       *[other] { $wanted } de puncte
    }, iar unde cere regula și de o suită.
    [one] Un punct, iar nicio formație nu face mai mult.
    [few] { $points } puncte, iar formații care stau alături și fac mai mult nu sunt.
   *[other] { $points } de puncte, iar formații care stau alături și fac mai mult nu sunt.
}
practice-opens-does = Ba da. Caută formații care fac împreună { $wanted }.
practice-opens-short = Nu fac { $wanted } în niciun fel cu care te etalezi. Fiecare piesă stă într-o singură formație, iar la remi etalat una dintre formații e suită.
practice-opens-other = { $how ->
    [less] { $points } nu e cel mai mult. O piesă poate face mai mult în altă formație.
   *[more] { $points } ar fi mai mult decât pot face. Fiecare piesă stă într-o singură formație.
}

## Ce piesă merge?

practice-laid = { game-name }: ce piesă poți pune acum?
practice-laid-cards = { game-name }: ce carte poți pune acum?
practice-laid-why = { $how ->
    [add] O formație de pe masă primește { $tile } așa cum stă.
    [take_fourth] Un grup de patru poate da o piesă: așa intră { $tile }.
    [take_end] O suită poate da piesa din capăt: așa intră { $tile }.
    [split] O suită se desparte în două: așa intră { $tile }.
    [substitute] O piesă de pe masă îi lasă locul alteia: așa intră { $tile }.
    [replace] Jokerul își lasă locul: așa intră { $tile }.
   *[other] Cu formațiile puse altfel la loc intră { $tile }.
}{ $count ->
    [one] { "" }
    [few] { " " }Masa primește și { $more }.
   *[other] { " " }Masa primește și { $more }.
}
practice-laid-nothing = Nicio formație nu primește { $tile } și niciuna nouă nu se poate face cu ea.
practice-laid-high-one = Aici 1 stă numai la început: după 13 suita nu mai continuă.
practice-laid-high-one-cards = Asul stă jos: după rege suita nu mai continuă.
practice-laid-full = Un grup de patru piese este întreg, așa că { $tile } nu mai are loc în el.
practice-laid-full-cards = Un grup de patru cărți este întreg, așa că { $tile } nu mai are loc în el.
practice-laid-colour = Grupul are deja { $tile }, iar fiecare culoare vine o singură dată.
practice-laid-colour-cards = Grupul are deja { $tile }, iar fiecare culoare a cărților vine o singură dată.
practice-laid-twin = Suita are deja { $tile }, iar cu un număr de două ori nu mai este suită.
practice-laid-gap = Între suită și { $tile } e un gol: lipsește { $missing }.
practice-laid-apart = Aici formațiile de pe masă nu se desfac niciodată, așa că nimic din ele nu se poate uni cu { $tile }.
practice-laid-three = Într-un grup cu { $mate } ar intra { $tile }. Dar suita în care stă { $mate } are numai trei piese, iar două nu sunt formație.
practice-laid-middle = Într-un grup cu { $mate } ar intra { $tile }. Dar { $mate } stă la mijlocul unei suite de patru, iar ce rămâne din ea nu e formație.

## Ce e jokerul?

practice-stands = { $which ->
    [left] Sunt doi jokeri: de care dintre piesele tale ține loc cel din stânga?
    [right] Sunt doi jokeri: de care dintre piesele tale ține loc cel din dreapta?
   *[only] De care dintre piesele tale ține loc jokerul?
}
practice-stands-why = { $count ->
    [one] Locul lui din formație este cel al piesei { $tiles }.
    [few] În grupul ăsta poate fi { $tiles }: hotărăște cea care vine prima.
   *[other] În grupul ăsta poate fi { $tiles }: hotărăște cea care vine prima.
}
practice-stands-there = Alt loc din suită este al piesei { $tile }. Numără de la un capăt.
practice-stands-end = Suita ar putea continua la capăt cu { $tile }. Jokerul ține alt loc.
practice-stands-run = O suită are o singură culoare, iar jokerul ei la fel.
practice-stands-colour = Grupul are deja { $tile }. Jokerul ține loc de o culoare care lipsește.
practice-stands-group = Un grup are un singur număr, iar jokerul lui la fel.

## Ai voie cu jokerul?

practice-may = { game-name }: ai voie?
practice-may-option = { $answer ->
    [yes] Am voie
   *[no] N-am voie
}
practice-use-move = Iei jokerul din formația lui și îl pui cu piesele tale { $pair }.
practice-use-beside = Iei jokerul din formația lui, îl pui lângă { $end } și adaugi piesa ta { $tile }.
practice-use-table = Pui în locul jokerului { $tile } din altă suită, iar jokerul cu piesele tale { $pair }.
practice-use-break = Iei { $tile } din suita cu joker și o pui cu piesele tale { $pair }. Jokerul rămâne.
practice-use-old = Pui în locul jokerului piesa ta { $tile }, iar jokerul lângă { $end }.
practice-use-new = Pui în locul jokerului piesa ta { $tile }, iar jokerul cu piesele tale { $pair }.
practice-use-add = Adaugi piesa ta { $tile } la suita în care stă jokerul.
practice-may-no = { $letter ->
    [a] { $book ->
        [RK] La Rummikub un joker pleacă numai după ce piesa lui i-a luat locul.
       *[other] { game-name } are restricția A: întâi îi ia locul piesa de care ține loc.
    }
    [b] { game-name } are restricția B: piesa care înlocuiește jokerul vine de pe tabla ta.
    [c] { game-name } are restricția C: dintr-o formație cu joker nu iei nimic până nu înlocuiești jokerul.
   *[d] { game-name } are restricția D: un joker înlocuit face o formație nouă cu piesele tale.
}
practice-may-yes = { $use ->
    [new] Îl înlocuiește piesa lui și face o formație nouă cu piesele tale. Asta merge în toate jocurile acestea.
    [add] La o formație cu joker poți adăuga în toate jocurile acestea.
    [break] { game-name } nu ține legată formația unui joker: poți lua din ea, dacă ce rămâne este formație.
   *[other] { $free ->
        [yes] La { game-name } jokerii sunt liberi: unul poate merge oriunde, dacă la sfârșit fiecare formație e bună.
       *[no] { $use ->
            [table] La { game-name } piesa care înlocuiește jokerul poate veni și de pe masă.
           *[old] La { game-name } un joker înlocuit poate merge și într-o formație care e deja pe masă.
        }
    }
}

## Rămas cu ele: cât costă?

practice-caught = { game-name }: { $how ->
    [out] cât pierzi?
   *[laid] cât te costă?
}
practice-caught-cards = { game-name }: cât ia pe cărțile tale?
practice-caught-how = { $how ->
    [out] Cineva pune ultima piesă, iar tu rămâi cu acestea.
    [blocked] Teancul e gol și nimeni nu mai poate pune nimic. Câștigătorul are { $tiles }.
   *[laid] Cineva închide, iar tu mai ai acestea.
}
practice-caught-how-cards = { $how ->
    [out] Celălalt iese.
   *[at_once] Celălalt, care nu pusese încă nimic, scapă de tot într-un singur rând.
}
practice-caught-why = { $how ->
    [out] Fiecare piesă costă cât numărul ei, iar un joker 30: cu totul { $points }.
    [blocked] Fiecare piesă face cât numărul ei, iar un joker 30. Pierzi cât au ale tale peste ale câștigătorului: { $points }.
   *[laid] Nimic. La remi etalat piesele rămase nu costă nimic: punctele vin din ce ai pus și ai adăugat.
}
practice-caught-why-cards = { $how ->
    [out] Figurile fac 10, un as 1, celelalte cât numărul lor: cu totul { $points }.
   *[at_once] Figurile fac 10, un as 1, celelalte cât numărul lor. Dintr-odată înseamnă de două ori: { $points }.
}
practice-caught-nothing = Aici nimeni nu socotește piesele rămase. Punctele vin din ce ai pus și ai adăugat.
practice-caught-double = Atât fac o dată. Dintr-odată face de două ori pe atât.
practice-caught-less = Atât ai cu totul. Pierzi numai cât e peste ale câștigătorului.
practice-caught-joker = { $each ->
    [0] Un joker rămas nu e pe gratis: costă 30.
   *[other] Ai socotit { $count ->
        [one] jokerul
        [few] fiecare joker
       *[other] fiecare joker
    } drept { $each }. Rămas cu el, plătești 30.
}
practice-caught-faces = Ai socotit 11, 12 și 13 așa cum sunt. Fiecare face 10.
practice-caught-faces-cards = Ai socotit valetul, dama și regele drept 11, 12 și 13. O figură face 10.
practice-caught-ace = Ai socotit un as drept 11. El stă jos și face 1.
practice-caught-tens = Ai socotit 11, 12 și 13 drept 10. Aici fiecare piesă costă cât numărul ei.
practice-caught-fives = Așa ar fi cu câte 5 de fiecare piesă. Dar nu fac toate la fel.
practice-caught-fives-cards = Așa ar fi cu câte 5 de fiecare carte. Dar nu fac toate la fel.
practice-caught-without = Așa ar fi fără { $tile }.
practice-caught-again = Aproape. Mai numără o dată, piesă cu piesă.
practice-caught-again-cards = Aproape. Mai numără o dată, carte cu carte.

## Jocuri

practice-open-games = Cu formații pe masă
practice-no-game = Nu e niciun joc „{ $value }” de exersat. Iată tot ce poți exersa.

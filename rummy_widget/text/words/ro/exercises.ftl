### Exercițiile întrebărilor de mai târziu ale clasei: ce ține cineva, curse, lucruri rare, etalări, mese.

## Ce piese ține celălalt?

family-both-held = Amândoi
ask-both-held = { $unseen ->
    [one] O piesă nu s-a văzut
    [few] { $unseen } piese nu s-au văzut
   *[other] { $unseen } de piese nu s-au văzut
}, iar alt jucător ține { $size } dintre ele. Niciunul dintre cei doi 5 roșii nu s-a văzut. Jucătorul spune cinstit: „Am cel puțin un 5 roșu.” Care este probabilitatea să îi aibă pe amândoi?
solve-both-held = Dintre tablele cu un 5 roșu, care îi au pe amândoi? Pentru amândoi alegi încă { $two } din { $less }. Cu cel puțin unul sunt toate tablele, mai puțin cele care aleg totul din celelalte { $less }.

family-who-stayed = Cine nu a refuzat
ask-who-stayed = Un jucător din { $rare } primește trei duble sau mai multe și poate refuza. Dintre cei care pot, { $refuse } din { $of } refuză. Un jucător nu a refuzat. Care este probabilitatea să fi putut?
solve-who-stayed = Două cazuri arată la fel: a putut și nu a vrut, 1/{ $rare } · { $stay }/{ $of }; sau nu a putut, { $others }/{ $rare }. Cât înseamnă primul din amândouă?

family-which-plan = Care plan?
ask-which-plan = Într-un club sunt { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, dintre care { $runs } strâng suite, iar ceilalți grupuri. Cine strânge suite îți ia 12-le roșu cu probabilitatea { $one }/10, cine strânge grupuri, cu probabilitatea { $other }/10. Nu știi cine stă lângă tine. L-a luat. Care este probabilitatea să strângă suite?
solve-which-plan = Dintre toți cei care îl iau, cine strânge suite? Înmulțește pentru fiecare fel câți sunt cu cât de probabil îl iau: { $runs } · { $one } față de { $groups } · { $other }. Cât înseamnă primii din toți?

## Greșelile obișnuite de aici

slip-which-one-known = știind care
    .hint = Așa ar fi dacă ai ști pe care dintre cele două o are. Știi doar că are cel puțin una.
slip-news-ignored = vestea lăsată deoparte
    .hint = Asta era probabilitatea dinaintea veștii. Ce cazuri cad după ea?
slip-joint-for-conditional = neîmpărțit la veste
    .hint = Asta e probabilitatea să se întâmple amândouă. Vestea a venit deja: ia partea din acele cazuri.
slip-turned-round = condiția întoarsă
    .hint = Asta spune cât de probabilă e vestea dacă e așa. Ți se cere cât de probabil e așa, acum că ai vestea.
slip-base-rate-ignored = câți sunt, uitat
    .hint = Ai comparat cât de probabil face fiecare fel asta. Câți sunt din fiecare fel?

## Te oprești sau aștepți?

family-race-won = Cine e primul?
ask-race-won = Aștepți o piesă. În fiecare rundă ceilalți sunt primii și închid cu probabilitatea 1/{ $others }. Dacă nu închid, tragi tu, iar piesa ta vine cu probabilitatea 1/{ $tile }. Continuați până câștigă cineva. Care este probabilitatea să fii tu?
solve-race-won = Într-o rundă câștigi cu probabilitatea { $less }/{ $others } · 1/{ $tile }. Cu probabilitatea { $less }/{ $others } · { $miss }/{ $tile } nu câștigă nimeni și totul începe din nou. Împarte deci probabilitatea ta la probabilitatea ca runda să hotărască.

family-wait-a-round = O rundă de așteptare
ask-wait-a-round = Ai putea închide acum pentru { $stop ->
    [one] un punct
    [few] { $stop } puncte
   *[other] { $stop } de puncte
}. Dacă aștepți o rundă, ceilalți închid primii cu probabilitatea { $others }/100 și plătești { $lose }. Dacă nu închid, tragi o piesă nevăzută, din { $unseen }: cu { $good } dintre ele închizi pentru { $more }, cu oricare alta pentru { $stop }, ca înainte. Câte puncte aduce în medie runda aceasta?
solve-wait-a-round = Cu probabilitatea { $left }/100 ajungi să tragi. Atunci { $good } din { $unseen } aduc { $more }, iar { $bad } aduc { $stop }. Scade { $others }/100 · { $lose }.

family-as-good-as-stopping = La fel de bine
ask-as-good-as-stopping = Ai putea închide acum pentru { $stop ->
    [one] un punct
    [few] { $stop } puncte
   *[other] { $stop } de puncte
}. Dacă aștepți o rundă și ceilalți închid primii, plătești { $lose }. Dacă nu închid, tragi o piesă nevăzută, din { $unseen }: cu { $good } dintre ele închizi pentru { $more }, cu oricare alta pentru { $stop }, ca înainte. Ce probabilitate au voie să aibă ceilalți să închidă în runda aceasta, ca așteptarea să fie la fel de bună ca oprirea?
solve-as-good-as-stopping = Dacă ajungi să tragi, câștigi { $gain } cu probabilitatea { $good }/{ $unseen }. Dacă nu, pierzi cele { $stop } pe care le aveai și încă { $lose }. Câștigul înmulțit cu probabilitatea de a trage trebuie să fie cât pierderea înmulțită cu probabilitatea celorlalți.

slip-turns-ignored = ca și cum ați trage odată
    .hint = În fiecare rundă ceilalți sunt primii. Cât de probabil este să ajungi să tragi?
slip-first-round-only = doar prima rundă
    .hint = Asta e prima rundă. Și dacă nu câștigă nimeni în ea?
slip-you-are-first = ca și cum ai trage primul
    .hint = Așa ar fi dacă ai trage tu primul. În fiecare rundă ceilalți sunt înaintea ta.
slip-loss-forgotten = plata uitată
    .hint = Și dacă închid ceilalți, cât plătești?
slip-others-forgotten = ceilalți uitați
    .hint = Atât aduce o tragere. Cât de probabil este să ajungi să tragi?
slip-all-or-nothing = ca și cum altă piesă n-ar aduce nimic
    .hint = Cu oricare altă piesă poți închide ca înainte. Cât aduce asta?
slip-loss-added = pierderea adunată
    .hint = Ce plătești se scade.
slip-gain-against-loss = câștig și pierdere în aceeași rundă
    .hint = Câștigi doar dacă ajungi să tragi. Cât de probabil este?
slip-stop-not-lost = uitat ce aveai
    .hint = Dacă închid ceilalți, plătești și nici nu mai iei ce puteai lua.
slip-whole-for-gain = totul în locul câștigului
    .hint = Ce puteai lua și fără să aștepți nu e câștig. Cu cât aduce mai mult piesa bună?

## Rar și mai rar

family-hits-variance = Cât de împrăștiat
ask-hits-variance = Un eveniment se produce la o împărțire din { $rare }. Împarți { $deals ->
    [one] o dată
    [few] de { $deals } ori
   *[other] de { $deals } de ori
}, de fiecare dată din toată cutia, și numeri de câte ori se produce. Care e dispersia acestui număr?
solve-hits-variance = O împărțire dă 1 cu probabilitatea 1/{ $rare }, altfel 0: dispersia ei e 1/{ $rare } · { $less }/{ $rare }. Împărțirile sunt independente, așa că dispersiile lor se adună, câte una pentru fiecare: { $deals }.

family-poisson-step = De la unul la următorul
ask-poisson-step = Ceva rar se produce la o împărțire din { $rare }, iar numărul împărțirilor e { $deals }. După probabilitățile lui Poisson: de câte ori e mai probabil să se producă exact { $hits } față de exact { $fewer }?
solve-poisson-step = În medie se produce de { $deals }/{ $rare }. De la o probabilitate a lui Poisson la următoarea înmulțești cu această medie, împărțită la noul număr, { $hits }.

family-doubles-forced = Duble sigure
ask-doubles-forced = O cutie are { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numerele de la 1 la { $numbers }, fiecare piesă de două ori și { $jokers ->
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}; jokerii nu fac o dublă. Câte piese trebuie să iei ca să ai sigur { $doubles ->
    [one] o dublă
    [few] { $doubles } duble
   *[other] { $doubles } de duble
}?
solve-doubles-forced = Gândește-te la cel mai mare ghinion: toate cele { $kinds ->
    [one] o piesă
    [few] { $kinds } piese
   *[other] { $kinds } de piese
} o dată și toți jokerii. De aici fiecare piesă face o dublă. Mai ai nevoie de { $doubles }.

family-colour-lacking = Lipsește o culoare
ask-colour-lacking = O cutie are 3 culori, numerele de la 1 la { $numbers }, fiecare piesă de două ori și niciun joker. Fiecare exemplar se socotește aparte. În câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} lipsește cel puțin una dintre culori?
solve-colour-lacking = Adună tablele în care lipsește o culoare: de trei ori o alegere din { $two }. Cele de o singură culoare au fost numărate de două ori: scade-le, de trei ori o alegere din { $one }. Toate trei nu pot lipsi.

slip-mean-for-variance = media în locul dispersiei
    .hint = Asta e media. Cât de departe de ea cade numărul?
slip-count-squared = numărul împărțirilor la pătrat
    .hint = Dispersiile se adună, câte una pentru fiecare împărțire. De unde ar veni pătratul?
slip-one-less-forgotten = probabilitatea contrară uitată
    .hint = E probabilitatea să se producă, înmulțită cu probabilitatea să nu se producă.
slip-step-not-divided = neîmpărțit la număr
    .hint = Asta e primul pas, de la niciuna la una. Pașii următori se împart la numărul la care duc.
slip-step-before = pasul dinainte
    .hint = E cu un pas prea devreme. Împarte la numărul la care duce pasul.
slip-mean-left-out = media uitată
    .hint = De câte ori se produce în medie? Media intră în fiecare pas.
slip-one-double-only = o singură dublă
    .hint = Așa e sigură o dublă. Câte piese îți mai trebuie pentru câte se cer?
slip-for-named-tiles = aproape toată cutia
    .hint = Nu îți trebuie toată cutia. Care e cea mai mare alegere cu prea puține duble?
slip-overlap-taken-twice = intersecția scăzută prea des
    .hint = Le-ai scăzut până nu se mai numără deloc. Trebuie numărate o dată.
slip-one-colour-named = o singură culoare
    .hint = Așa ar fi dacă ai ști care culoare lipsește. Poate fi oricare.
slip-opposite-racks = numărat invers
    .hint = Acestea sunt tablele cu toate culorile. Scade-le din toate.
slip-one-deal-only = o singură împărțire
    .hint = Asta e dispersia unei singure împărțiri. Câte sunt?

## Cum numără o mașină

family-machine-step = Încă un număr
ask-machine-step = Un cititor întâlnește o culoare, număr cu număr. Fiecare piesă e de două ori în cutie, dar o mulțime ia cel mult una dintre cele două. Până acum avem { $none } fără suită deschisă, { $one } cu o suită deschisă de o piesă, { $two } cu una de două piese și { $three } cu una de trei sau mai multe. Câte mulțimi sunt încă posibile după numărul următor, care nu e ultimul?
solve-machine-step = Fără piesa următoare merg mai departe doar cele fără suită deschisă sau cu una lungă, care se încheie. Cu ea merg toate, cu oricare dintre cele două piese. Sunt trei căi pentru { $none } și { $three }, două pentru { $one } și { $two }.

family-machine-runs = Suite cu piesele lor
ask-machine-runs = O cutie are o culoare, numerele de la 1 la { $numbers } și fiecare piesă de două ori. { $one ->
    [both] Un 1 poate începe o suită sau poate urma după { $numbers }.
   *[low] Un 1 poate doar să înceapă o suită.
} Fiecare exemplar se socotește aparte. Câte mulțimi de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} sunt o suită?
solve-machine-runs = Suita are { $places ->
    [one] un loc
    [few] { $places } locuri
   *[other] { $places } de locuri
}. Numărul pieselor ei e { $size }, fiecare una din două.

family-machine-colourings = Niciodată aceeași culoare
ask-machine-colourings = Piesele cu numerele de la 1 la { $numbers }, câte una, se așază într-un rând, în { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}. Primele { $colours } au culori diferite, iar fiecare dintre celelalte are altă culoare decât cea dinainte. În câte feluri se pot alege culorile?
solve-machine-colourings = Pentru primele sunt { $first ->
    [one] un fel
    [few] { $first } feluri
   *[other] { $first } de feluri
}. Apoi, la fiecare pas, culori rămase: { $others }; pașii sunt { $rest }.

slip-short-run-ended = o suită scurtă încheiată
    .hint = O suită de una sau două piese nu se poate încheia. Ce trebuie să urmeze?
slip-tile-forced = mereu o piesă
    .hint = Numărul următor poate și lipsi. Cine se descurcă fără el?
slip-long-run-goes-on = o suită lungă fără sfârșit
    .hint = O suită de trei piese se poate încheia. E un drum și fără piesa următoare?
slip-first-ones-free = numai cea dinainte
    .hint = Primele trebuie să fie toate diferite, nu doar de cea dinainte.
slip-step-added = înmulțit cu numărul pașilor
    .hint = La fiecare pas alegi din nou. Ce faci cu numerele de alegeri?
slip-colour-stayed = încă o dată aceeași culoare
    .hint = O piesă nu poate avea culoarea celei dinainte. Câte culori rămân?
## Mă pot etala?

family-three-open = Trei piese care ajung
ask-three-open = O cutie are { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numerele de la 1 la { $numbers }, fiecare piesă de două ori și niciun joker. O formație face cât numerele de pe piesele ei, iar un 1 poate sta doar la începutul unei suite. Ca să te etalezi îți trebuie { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Fiecare exemplar se socotește aparte. Cu câte table de 3 piese te poți etala?
solve-three-open = Numărul din mijlocul unei suite trebuie să fie cel puțin { $least } și nu poate fi { $numbers }: fiecare culoare dă { $runs ->
    [one] o suită
    [few] { $runs } suite
   *[other] { $runs } de suite
}. Și un grup are nevoie de { $least } sau mai mult: { $groups ->
    [one] un număr
    [few] { $groups } numere
   *[other] { $groups } de numere
}, fiecare cu orice trei dintre { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}. Fiecare dintre cele trei piese e una din două exemplare.

family-jokers-weighed = Ponderat după jokeri
ask-jokers-weighed = Într-o cutie de { $pieces ->
    [one] o piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
} sunt 2 jokeri și se împart { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}. Dintre tablele fără joker { $none } din 100 se pot etala, dintre cele cu unul { $one } din 100, dintre cele cu amândoi { $both } din 100. Care este probabilitatea ca o tablă să se poată etala?
solve-jokers-weighed = Înmulțește pentru fiecare număr de jokeri cât de probabil vine cu cât de probabil se etalează o astfel de tablă și adună. Cu un singur joker alegi care dintre cei doi este, apoi { $size } fără una din { $naturals }.

family-next-opens = Piesa următoare ajunge
ask-next-opens = După regulile unui joc { $now } din 100 de table cu 14 piese se pot etala și { $then } din 100 cu 15 piese. Cu cele 14 ale tale nu te poți etala. Care este probabilitatea să te poți etala cu piesa următoare?
solve-next-opens = Cine se putea etala înainte se poate etala și acum. Din 100 de table, { $left } nu se pot etala cu 14, iar { $more } dintre acestea se pot cu 15. Ia proporția lor.

slip-just-enough-left-out = cele la limită lăsate deoparte
    .hint = Ajung exact atâtea puncte câte se cer. Le-ai numărat și pe acelea?
slip-runs-forgotten = suitele uitate
    .hint = Acestea sunt numai grupurile. Ar fi bună și o suită.
slip-plain-average = media simplă
    .hint = Tablele cu amândoi jokerii sunt rare. Cât cântărește fiecare fel de tablă?
slip-wrong-whole = o parte din alt întreg
    .hint = Știi că înainte nu te puteai etala. Din care table trebuie luată partea?

## O masă ca un graf

family-ways-to-lie = În câte feluri?
ask-ways-to-lie = Pe masă stau piesele roșii de la 1 la { $red } și piesele negre de la 1 la { $black }, câte una din fiecare, și nimic altceva. O suită are cel puțin trei piese. În câte feluri pot sta toate aceste piese în suite?
solve-ways-to-lie = Ultima suită a unei culori are trei piese sau e o suită cu o piesă în plus. De aceea fiecare număr de feluri e cel dinainte plus cel cu trei înainte: 1, 1, 1, 2, 3, 4, 6 și așa mai departe, de la trei piese. Roșul dă { $one }, negrul { $other } și fiecare merge cu fiecare.

family-groups-to-runs = Din grupuri, suite
ask-groups-to-runs = Pe masă stau grupuri de { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, câte unul pentru fiecare număr de la { $first } la { $last }. Trebuie să devină suite, câte una pentru fiecare culoare, fiecare de { $length ->
    [one] o piesă
    [few] { $length } piese
   *[other] { $length } de piese
}. Câte piese trebuie să își schimbe formația, cel puțin?
solve-groups-to-runs = Un grup și o suită au o singură piesă comună. Fiecare suită continuă cel mult un grup și fiecare grup devine cel mult o suită. Din { $tiles ->
    [one] o piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
} rămân deci pe loc { $less }.

family-sum-by-three = Împărțit la trei
ask-sum-by-three = Orice formație de trei piese are o sumă divizibilă cu 3. Câte alegeri de trei numere diferite de la 1 la { $last } au o astfel de sumă?
solve-sum-by-three = Sortează numerele după restul împărțirii la 3: { $none } dau restul 0, { $one } dau restul 1 și { $two } dau restul 2. Suma e divizibilă cu 3 dacă toate trei au același rest sau dacă au resturi diferite.

slip-ways-added = adunat, nu înmulțit
    .hint = Fiecare fel al roșului merge cu fiecare fel al negrului.
slip-too-short-runs = suite de două
    .hint = O suită are cel puțin trei piese. Două nu pot sta.
slip-same-parts-once = ordinea părților uitată
    .hint = Trei și apoi patru nu e la fel cu patru și apoi trei: stau împreună alte piese.
slip-cut-anywhere = tăiat oriunde
    .hint = Nu orice tăietură lasă suite. Cât de lungă trebuie să fie fiecare parte?
slip-all-moved = toate mutate
    .hint = Unele piese pot rămâne unde sunt. Care grupuri devin care suite?
slip-more-than-fit = rămân mai multe decât încap
    .hint = O suită continuă un singur grup, iar un grup devine o singură suită. Care dintre ele sunt mai puține?
slip-one-stays = rămâne o piesă
    .hint = Atât rămâne dintr-un grup. Și celelalte pot păstra câte o piesă.
slip-third-of-all = o treime din toate
    .hint = Ar fi o treime dacă toate resturile ar veni la fel de des. Vin?
slip-alike-only = numai la fel
    .hint = Acelea au de trei ori același rest. Dar câte unul din fiecare?
slip-mixed-only = numai câte unul din fiecare
    .hint = Acelea au fiecare rest o dată. Dar trei cu același rest?
slip-every-choice = toate alegerile numărate
    .hint = Acelea sunt toate alegerile de trei. Ce sume sunt divizibile cu 3?

### Exercițiile întrebărilor de mai târziu ale clasei: ce ține cineva, curse, lucruri rare, etalări, mese.

## Ce piese ține celălalt?

family-both-held = Amândoi
ask-both-held = Sunt nevăzute { $unseen ->
    [one] o piesă
    [few] { $unseen } piese
   *[other] { $unseen } de piese
}, printre care amândoi 5 roșii, iar alt jucător are { $size } dintre ele. Știi că are cel puțin un 5 roșu. Care e probabilitatea să îi aibă pe amândoi?
solve-both-held = Table cu amândoi: alege încă { $two } din celelalte { $less }. Table cu cel puțin unul: toate tablele, fără cele făcute numai din { $less }. Împarte primul număr la al doilea.

family-who-stayed = Fără refuz
ask-who-stayed = În medie, un jucător din { $rare } primește trei duble sau mai multe, iar { $refuse } din { $of } astfel de jucători refuză împărțirea. Cineva n-a refuzat. Care e probabilitatea să fi putut?
solve-who-stayed = Sau putea refuza și n-a vrut: 1/{ $rare } · { $stay }/{ $of }. Sau nu putea: { $others }/{ $rare }. Împarte prima probabilitate la suma celor două.

family-which-plan = Care plan?
ask-which-plan = Din { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $runs } strâng suite. Ei iau 12-le roșu pe care îl arunci cu probabilitatea { $one }/10, iar ceilalți cu { $other }/10. Vecinul tău l-a luat. Care e probabilitatea să strângă suite?
solve-which-plan = La fiecare fel de jucători, înmulțește câți sunt cu probabilitatea lor: { $runs } · { $one } pentru suite, { $groups } · { $other } pentru ceilalți. Împarte primul rezultat la suma lor.

## Greșelile obișnuite de aici

mistake-which-one-known = știind care
    .hint = Nu știi pe care îl are, ci doar că are cel puțin unul.
mistake-news-ignored = ce știi lăsat deoparte
    .hint = Asta era probabilitatea dinainte. Acum știi mai mult: ce cazuri cad?
mistake-joint-for-conditional = neîmpărțit la probabilitatea celor știute
    .hint = Asta e probabilitatea să se întâmple amândouă. Împarte la probabilitatea a ceea ce știi.
mistake-turned-round = condiția întoarsă
    .hint = Asta spune cât de probabil e să vezi așa ceva într-un astfel de caz. Întrebarea e cât de probabil e cazul, acum că ai văzut.
mistake-base-rate-ignored = numărul din fiecare fel uitat
    .hint = Câți sunt din fiecare fel?

## Te oprești sau aștepți?

family-race-won = Cine e primul?
ask-race-won = În fiecare rundă joacă întâi ceilalți și închid cu probabilitatea 1/{ $others }. Dacă nu închid, tragi tu și închizi cu probabilitatea 1/{ $tile }. Continuați până închide cineva. Care e probabilitatea să fii tu?
solve-race-won = Într-o rundă închizi cu probabilitatea { $less }/{ $others } · 1/{ $tile }. Cu { $less }/{ $others } · { $miss }/{ $tile } nu închide nimeni și totul începe din nou. Împarte probabilitatea ta la probabilitatea ca cineva să închidă.

family-wait-a-round = O rundă de așteptare
ask-wait-a-round = Poți închide acum pentru { $stop ->
    [one] un punct
    [few] { $stop } puncte
   *[other] { $stop } de puncte
}. Dacă aștepți o rundă, ceilalți închid primii cu probabilitatea { $others }/100 și plătești { $lose }. Dacă nu închid, tragi o piesă nevăzută din { $unseen }: { $good } dintre ele aduc { $more }, restul tot { $stop }. Câte puncte aduce în medie așteptarea?
solve-wait-a-round = Cu probabilitatea { $left }/100 ajungi să tragi. Atunci { $good } din { $unseen } aduc { $more }, iar { $bad } aduc { $stop }. Scade { $others }/100 · { $lose }.

family-as-good-as-stopping = La fel de bine
ask-as-good-as-stopping = Poți închide acum pentru { $stop ->
    [one] un punct
    [few] { $stop } puncte
   *[other] { $stop } de puncte
}. Dacă aștepți o rundă și ceilalți închid primii, plătești { $lose }. Dacă nu închid, tragi o piesă nevăzută din { $unseen }: { $good } dintre ele aduc { $more }, restul tot { $stop }. Cât de probabil trebuie să fie ca ceilalți să închidă, pentru ca așteptarea să fie la fel de bună ca închiderea de acum?
solve-as-good-as-stopping = Dacă ajungi să tragi, câștigi { $gain } cu probabilitatea { $good }/{ $unseen }. Dacă nu, pierzi { $stop } din închiderea de acum și plătești { $lose }. Câștigul mediu ori probabilitatea de a trage trebuie să dea cât pierderea ori probabilitatea ca ceilalți să închidă.

mistake-turns-ignored = ca și cum ați trage toți deodată
    .hint = Joacă întâi ceilalți. Care e probabilitatea să ajungi să tragi?
mistake-first-round-only = doar prima rundă
    .hint = Asta e prima rundă. Și dacă nu închide nimeni în ea?
mistake-you-are-first = ca și cum ai trage primul
    .hint = În fiecare rundă ceilalți joacă înaintea ta.
mistake-loss-forgotten = plata uitată
    .hint = Cât plătești dacă închid ceilalți?
mistake-others-forgotten = ceilalți uitați
    .hint = Asta e dacă ajungi să tragi. Care e probabilitatea să ajungi?
mistake-all-or-nothing = celelalte trageri socotite fără nicio valoare
    .hint = Dacă tragi oricare altă piesă, tot poți închide.
mistake-loss-added = pierderea adunată
    .hint = Ce plătești se scade.
mistake-gain-against-loss = câștig numărat și când închid ceilalți
    .hint = Câștigi doar dacă tragi. Care e probabilitatea?
mistake-stop-not-lost = punctele închiderii de acum uitate
    .hint = Dacă închid ceilalți, pierzi și punctele pe care le puteai lua.
mistake-whole-for-gain = totul în locul câștigului
    .hint = Cu câte puncte iei mai mult la o tragere bună decât la închiderea de acum?

## Rar și mai rar

family-hits-variance = Cât variază
ask-hits-variance = Ceva se întâmplă la o împărțire din { $rare }. Împarți { $deals ->
    [one] o dată
    [few] de { $deals } ori
   *[other] de { $deals } de ori
} din toată cutia. Care e dispersia numărului de dăți în care se întâmplă?
solve-hits-variance = O împărțire are dispersia 1/{ $rare } · { $less }/{ $rare }. Împărțirile sunt independente: adună dispersiile, câte una pentru fiecare, { $deals } în total.

family-poisson-step = De la o probabilitate la următoarea
ask-poisson-step = Ceva rar se întâmplă la o împărțire din { $rare }, iar numărul împărțirilor e { $deals }. Împarte probabilitatea ca numărul de dăți să fie exact { $hits } la probabilitatea să fie exact { $fewer }. Ce obții după formula lui Poisson?
solve-poisson-step = Media e { $deals }/{ $rare }. Înmulțește cu ea și împarte la noul număr, { $hits }.

family-doubles-forced = Duble sigure
ask-doubles-forced = O cutie are { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numere de la 1 la { $numbers }, câte două din fiecare piesă și { $jokers ->
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}, care nu fac duble. Câte piese trebuie să iei ca să ai sigur { $doubles ->
    [one] o dublă
    [few] { $doubles } duble
   *[other] { $doubles } de duble
}?
solve-doubles-forced = În cel mai rău caz iei toate cele { $kinds ->
    [one] o piesă
    [few] { $kinds } piese
   *[other] { $kinds } de piese
} diferite o dată și toți jokerii. De aici fiecare piesă face o dublă: mai iei { $doubles }.

family-colour-lacking = Lipsește o culoare
ask-colour-lacking = O cutie are 3 culori, numere de la 1 la { $numbers }, câte două din fiecare piesă și niciun joker. În câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} lipsește cel puțin o culoare, dacă deosebești exemplarele?
solve-colour-lacking = Numără tablele din piesele a două culori, adică din { $two }, și înmulțește cu trei. Tablele de o culoare se numără așa de două ori: scade de trei ori tablele din piesele ei, adică din { $one }.

mistake-mean-for-variance = media în locul dispersiei
    .hint = Asta e media. Cât de mult variază numărul față de ea?
mistake-count-squared = numărul împărțirilor la pătrat
    .hint = Dispersiile se adună, câte una pentru fiecare împărțire.
mistake-one-less-forgotten = probabilitatea contrară uitată
    .hint = Înmulțește cu probabilitatea să nu se întâmple.
mistake-step-not-divided = neîmpărțit la noul număr
    .hint = Așa merge numai pasul de la 0 la 1. La un pas de mai târziu, împarte și la noul număr.
mistake-step-before = pasul dinainte
    .hint = E cu un pas prea devreme.
mistake-mean-left-out = media uitată
    .hint = De câte ori se întâmplă în medie?
mistake-one-double-only = o singură dublă
    .hint = Cu atâtea piese e sigură o dublă. Câte piese îți mai trebuie?
mistake-for-named-tiles = aproape toată cutia
    .hint = Ajung mai puține. Câte poți lua cel mult fără să ai destule duble?
mistake-overlap-taken-twice = intersecția scăzută prea des
    .hint = Tablele de o singură culoare trebuie să rămână o dată.
mistake-one-colour-named = o singură culoare
    .hint = Poate lipsi oricare dintre culori.
mistake-opposite-racks = numărat invers
    .hint = Acestea au toate culorile. Scade-le din toate tablele.
mistake-one-deal-only = o singură împărțire
    .hint = Asta e pentru o împărțire. Câte împărțiri sunt?

## Cum numără o mașină

family-machine-step = Încă un număr
ask-machine-step = Parcurgi o culoare, număr cu număr, și iei din fiecare piesă oricare exemplar sau niciunul. Toate piesele luate trebuie să ajungă în suite; o suită e deschisă cât mai poate crește. Alegeri fără suită deschisă, până acum: { $none }; cu una de o piesă: { $one }; de două: { $two }; de trei sau mai multe: { $three }. Câte alegeri sunt posibile după numărul următor, care nu e ultimul?
solve-machine-step = Poți sări peste numărul următor doar dacă nu e nicio suită deschisă sau dacă are cel puțin trei piese. De luat îl poți lua mereu, cu oricare exemplar. Deci cele { $none } și cele { $three } merg mai departe în câte trei feluri, cele { $one } și cele { $two } în câte două.

family-machine-runs = Suite și exemplarele lor
ask-machine-runs = O cutie are o culoare, numere de la 1 la { $numbers } și câte două din fiecare piesă. { $one ->
    [both] Un 1 poate începe o suită sau poate urma după { $numbers }.
   *[low] Un 1 poate doar să înceapă o suită.
} Câte suite de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} sunt, dacă deosebești exemplarele?
solve-machine-runs = Suita are { $places ->
    [one] un loc
    [few] { $places } locuri
   *[other] { $places } de locuri
}. Fiecare din cele { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} e unul din două exemplare.

family-machine-colourings = Niciodată aceeași culoare la rând
ask-machine-colourings = Așezi într-un rând piese cu numerele de la 1 la { $numbers }, în { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}. Primele { $colours } au culori diferite, iar fiecare dintre celelalte are altă culoare decât cea dinainte. În câte feluri poți alege culorile?
solve-machine-colourings = Pentru primele piese sunt { $first ->
    [one] un fel
    [few] { $first } feluri
   *[other] { $first } de feluri
}. Apoi rămân { $others ->
    [one] o culoare
    [few] { $others } culori
   *[other] { $others } de culori
} la fiecare din cei { $rest ->
    [one] un pas
    [few] { $rest } pași
   *[other] { $rest } de pași
}.

mistake-short-run-ended = o suită scurtă încheiată
    .hint = O suită de una sau două piese nu se poate încheia. Ce piesă trebuie să urmeze?
mistake-tile-forced = numărul următor luat mereu
    .hint = Poți și sări peste numărul următor. După care alegeri?
mistake-long-run-goes-on = o suită lungă fără sfârșit
    .hint = O suită de trei piese se poate încheia. Poți continua și fără piesa următoare?
mistake-first-ones-free = comparat numai cu piesa dinainte
    .hint = Primele piese trebuie să aibă toate culori diferite.
mistake-step-added = înmulțit cu numărul pașilor
    .hint = La fiecare pas alegi din nou. Cum combini alegerile?
mistake-colour-stayed = încă o dată aceeași culoare
    .hint = Lasă deoparte culoarea piesei dinainte. Câte rămân?
## Mă pot etala?

family-three-open = Trei piese de etalare
ask-three-open = O cutie are { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numere de la 1 la { $numbers }, câte două din fiecare piesă și niciun joker. O formație face cât numerele ei, un 1 poate doar să înceapă o suită și îți trebuie { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} ca să te etalezi. Cu câte table de 3 piese te poți etala, dacă deosebești exemplarele?
solve-three-open = Numărul din mijlocul unei suite e cel puțin { $least }, dar nu { $numbers }: fiecare culoare dă { $runs ->
    [one] o suită
    [few] { $runs } suite
   *[other] { $runs } de suite
}. Numărul unui grup e cel puțin { $least }: { $groups ->
    [one] un număr
    [few] { $groups } numere
   *[other] { $groups } de numere
}, cu orice trei dintre { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}. Fiecare piesă e unul din două exemplare.

family-jokers-weighed = Ponderat după jokeri
ask-jokers-weighed = Într-o cutie de { $pieces ->
    [one] o piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
} sunt 2 jokeri și se împart { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}. Dintre tablele fără joker, cu { $none } din 100 te poți etala; dintre cele cu un joker, cu { $one } din 100; dintre cele cu amândoi, cu { $both } din 100. Care e probabilitatea să te poți etala?
solve-jokers-weighed = Pentru fiecare număr de jokeri, înmulțește probabilitatea lui cu probabilitatea de etalare și adună. Cu un singur joker alegi care dintre cei doi este; celelalte piese, cu una mai puțin decât { $size }, le alegi din cele { $naturals } fără jokeri.

family-next-opens = Piesa următoare ajunge
ask-next-opens = Într-un anumit joc, cu { $now } din 100 de table de 14 piese te poți etala, iar dintre cele de 15 piese, cu { $then } din 100. Cu cele 14 ale tale nu te poți etala. Care e probabilitatea să poți cu piesa următoare?
solve-next-opens = Din 100 de table, { $left } nu se pot etala cu 14 piese, iar { $more } dintre acestea se pot cu 15. Împarte { $more } la { $left }.

mistake-just-enough-left-out = cele la limită lăsate deoparte
    .hint = Ajung și exact atâtea puncte. Le-ai numărat pe acelea?
mistake-runs-forgotten = suitele uitate
    .hint = Acestea sunt numai grupurile. E bună și o suită.
mistake-plain-average = media simplă
    .hint = Tablele cu amândoi jokerii sunt rare. Cât cântărește fiecare fel de tablă?
mistake-wrong-whole = o parte din alt întreg
    .hint = Înainte nu te puteai etala. Din care table iei partea?

## O masă ca un graf

family-ways-to-lie = În câte feluri?
ask-ways-to-lie = Pe masă sunt piesele roșii de la 1 la { $red } și piesele negre de la 1 la { $black }, câte una din fiecare. În câte feluri pot forma toate suite?
solve-ways-to-lie = Dacă ultima suită are trei piese, ia-o toată; dacă e mai lungă, ia-i ultima piesă. Fiecare număr de feluri e deci cel dinainte plus cel cu trei înainte: de la trei piese, 1, 1, 1, 2, 3, 4, 6 și așa mai departe. Roșul dă { $one }, negrul { $other }: înmulțește.

family-groups-to-runs = Din grupuri, suite
ask-groups-to-runs = Pe masă sunt grupuri de { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, câte unul pentru fiecare număr de la { $first } la { $last }. Le transformi în suite de { $length ->
    [one] o piesă
    [few] { $length } piese
   *[other] { $length } de piese
}, câte una pentru fiecare culoare. Cel puțin câte piese trebuie să treacă în altă formație?
solve-groups-to-runs = Un grup și o suită au o singură piesă comună, iar fiecare suită ia locul a cel mult un grup. Din { $tiles ->
    [one] o piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
} rămân deci pe loc { $less }.

family-sum-by-three = Împărțit la trei
ask-sum-by-three = Câte alegeri de trei numere diferite de la 1 la { $last } au suma divizibilă cu 3?
solve-sum-by-three = Împărțite la 3, { $none } dau restul 0, { $one } dau restul 1 și { $two } dau restul 2. Alege trei cu același rest sau câte unul din fiecare.

mistake-ways-added = adunat, nu înmulțit
    .hint = Combină fiecare fel al roșului cu fiecare fel al negrului.
mistake-too-short-runs = suite de două
    .hint = O suită are cel puțin trei piese. Două nu ajung.
mistake-same-parts-once = ordinea părților uitată
    .hint = O suită de trei, apoi una de patru nu e la fel cu patru, apoi trei.
mistake-cut-anywhere = tăiat oriunde
    .hint = Nu orice tăietură lasă suite. Cât de lungă trebuie să fie fiecare parte?
mistake-all-moved = toate mutate
    .hint = Unele piese pot rămâne pe loc. Care grupuri devin care suite?
mistake-more-than-fit = prea multe piese rămase pe loc
    .hint = Din fiecare suită poate rămâne pe loc o singură piesă, la fel din fiecare grup. Sunt mai puține suitele sau grupurile?
mistake-one-stays = o singură piesă rămasă pe loc
    .hint = Un grup poate păstra pe loc o piesă. Care altele mai pot?
mistake-third-of-all = o treime din toate
    .hint = Nu toate resturile vin la fel de des.
mistake-alike-only = numai cu același rest
    .hint = Dar trei cu resturi diferite?
mistake-mixed-only = numai cu resturi diferite
    .hint = Dar trei cu același rest?
mistake-every-choice = toate alegerile numărate
    .hint = Care dintre sumele acestea sunt divizibile cu 3?

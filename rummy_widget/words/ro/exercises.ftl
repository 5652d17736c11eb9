### Exercițiile întrebărilor de mai târziu ale clasei: ce ține cineva, curse, lucruri rare, etalări, mese.

## Ce piese ține celălalt?

family-both-held = Amândoi
ask-both-held = { $unseen ->
    [one] O piesă nu s-a văzut
    [few] { $unseen } piese nu s-au văzut
   *[other] { $unseen } de piese nu s-au văzut
}, iar alt jucător ține { $size } dintre ele. Niciunul dintre cei doi 5 roșii nu s-a văzut. Jucătorul spune cinstit: „Am cel puțin un 5 roșu.” Cât de probabil este să îi aibă pe amândoi?
solve-both-held = Dintre tablele cu un 5 roșu, care îi au pe amândoi? Pentru amândoi alegi încă { $two } din { $less }. Cu cel puțin unul sunt toate tablele, mai puțin cele care aleg totul din celelalte { $less }.

family-who-stayed = Cine nu a refuzat
ask-who-stayed = Un jucător din { $rare } primește trei duble sau mai multe și poate refuza. Dintre cei care pot, { $refuse } din { $of } refuză. Un jucător nu a refuzat. Cât de probabil este că ar fi putut?
solve-who-stayed = Două cazuri arată la fel: a putut și nu a vrut, 1/{ $rare } · { $stay }/{ $of }; sau nu a putut, { $others }/{ $rare }. Cât înseamnă primul din amândouă?

family-which-plan = Care plan?
ask-which-plan = Într-un club sunt { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, dintre care { $runs } strâng suite, iar ceilalți grupuri. Cine strânge suite îți ia 12-le roșu cu probabilitatea { $one }/10, cine strânge grupuri, cu probabilitatea { $other }/10. Nu știi cine stă lângă tine. L-a luat. Cât de probabil este să strângă suite?
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
ask-colour-lacking = O cutie are 3 culori, numerele de la 1 la { $numbers }, fiecare piesă de două ori și niciun joker. Fiecare piesă se numără separat. În câte table de { $size ->
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
} Fiecare piesă se numără separat. Câte mulțimi de { $size ->
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

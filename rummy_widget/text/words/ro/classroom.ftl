### Combinatorică la clasă: exerciții, rezolvările lor, foi de lucru și ce se spune despre fișierele unei clase.

topic = { $topic ->
    [racks] Câte table?
    [jokers] Jokerii și perechea atuului
    [doubles] Dublele și dreptul de a refuza
    [melds] Câte suite și câte grupuri?
    [closes] O închidere din împărțire
    [waiting] Piese bune și așteptare
    [laws] Multe împărțiri
   *[prices] Este prețul potrivit?
    [holding] Ce piese ține celălalt?
    [machine] Cum numără o mașină
    [race] Te oprești sau aștepți?
    [rare] Rar și mai rar
    [opening] Mă pot etala?
    [graph] O masă ca un graf
}

## În ce formă se cere un răspuns

answer-exact = Un număr întreg sau o formulă pentru el
answer-rounded = Un număr întreg, rotunjit, sau o formulă
answer-decimal = O fracție, o formulă sau un număr zecimal cu cel puțin { $digits ->
    [one] o cifră
    [few] { $digits } cifre
   *[other] { $digits } de cifre
} după virgulă
answer-formula = O formulă în { $symbols }

## Cutia în care se numără

class-box = o cutie cu { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numerele de la 1 la { $numbers }, câte două exemplare din fiecare piesă și { $jokers ->
    [0] niciun joker
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}

## Câte table?

family-racks-sized = Table dintr-o cutie
ask-racks-sized = Ia { class-box }. Fiecare exemplar se socotește aparte. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} se pot împărți?
solve-racks-sized = O tablă este o alegere de { $size ->
    [one] un exemplar
    [few] { $size } exemplare
   *[other] { $size } de exemplare
}. Ordinea lor nu contează și niciun exemplar nu vine de două ori.

family-racks-alike = Table cum arată
ask-racks-alike = Ia { class-box }. Cele două exemplare ale unei piese arată la fel. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} arată diferit?
solve-racks-alike = Ordonează tablele după dublele lor: alege întâi care din cele { $kinds ->
    [one] o piesă
    [few] { $kinds } piese
   *[other] { $kinds } de piese
} vin de două ori, apoi care dintre celelalte vin o dată.

family-racks-ratio = Încă o piesă
ask-racks-ratio = Ia { class-box }. Fiecare exemplar se socotește aparte. De câte ori mai multe table sunt de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} decât de { $less }?
solve-racks-ratio = Dă unei table de { $less } unul dintre cele { $rest ->
    [one] un exemplar rămas
    [few] { $rest } exemplare rămase
   *[other] { $rest } de exemplare rămase
}. Fiecare tablă de { $size } apare așa în exact { $size ->
    [one] un fel
    [few] { $size } feluri
   *[other] { $size } de feluri
}, o dată pentru fiecare exemplar care ar fi putut veni ultimul.

family-racks-symbols = Table în n și k
ask-racks-symbols = Într-o cutie sunt n piese diferite, câte { $copies ->
    [one] un exemplar
    [few] { $copies } exemplare
   *[other] { $copies } de exemplare
} din fiecare, și { $jokers ->
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}. Fiecare exemplar se socotește aparte. Câte table de k piese se pot împărți?
solve-racks-symbols = Sunt { $copies } · n exemplare, plus { $jokers ->
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}. O tablă este o alegere de k dintre ele.

## Jokerii și perechea atuului

family-jokers-exactly = Exact câți jokeri?
ask-jokers-exactly = Se împarte o tablă de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} dintr-{ class-box }. Care este probabilitatea să aibă exact { $asked ->
    [one] un joker
    [few] { $asked } jokeri
   *[other] { $asked } de jokeri
}?
solve-jokers-exactly = Alege { $asked ->
    [one] ce joker are
    [few] ce { $asked } jokeri are
   *[other] ce { $asked } de jokeri are
}, apoi celelalte piese ale ei, și împarte la numărul tuturor tablelor.

family-jokers-any = Un joker sau mai mulți
ask-jokers-any = Se împarte o tablă de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} dintr-{ class-box }. Care este probabilitatea să aibă cel puțin un joker?
solve-jokers-any = Numără tablele fără joker și scade din 1 proporția lor.

family-trump-twin = Perechea atuului
ask-trump-twin = Dintr-{ class-box } se întoarce ca atu un 7 roșu, care rămâne în teanc. La masă stau { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}: primul primește 15 piese, { $players ->
    [one] iar ceilalți niciuna
    [2] celălalt 14
    [few] ceilalți câte 14
   *[other] ceilalți câte 14
}. Care este probabilitatea ca celălalt 7 roșu să ajungă la împărțire { $who ->
    [first] la primul jucător
    [last] la tine, ca ultim jucător
    [anybody] la oricare dintre cei { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
   *[others] la alt jucător decât primul
}?
solve-trump-twin = Atuul se vede, deci { $hidden } din cele { $tiles ->
    [one] o piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
} sunt ascunse, iar perechea poate fi la fel de bine oricare dintre ele. { $dealt } dintre piesele ascunse merg unde se cere.

## Duble

family-doubles-none = O tablă fără duble
ask-doubles-none = Se împarte o tablă de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} dintr-{ class-box }. Care este probabilitatea să nu aibă nicio dublă, adică nicio piesă de două ori?
solve-doubles-none = Alege { $size } diferite dintre cele { $kinds ->
    [one] o piesă
    [few] { $kinds } piese
   *[other] { $kinds } de piese
}, apoi unul dintre cele două exemplare din fiecare, și împarte la numărul tuturor tablelor.

family-doubles-exactly = Table cu duble
ask-doubles-exactly = Ia { class-box }. Fiecare exemplar se socotește aparte. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} au exact { $doubles ->
    [one] o dublă
    [few] { $doubles } duble
   *[other] { $doubles } de duble
}?
solve-doubles-exactly = Alege { $doubles ->
    [one] piesa care vine
    [few] { $doubles } piese care vin
   *[other] { $doubles } de piese care vin
} de două ori, apoi { $single ->
    [one] piesa care vine
    [few] { $single } piese care vin
   *[other] { $single } de piese care vin
} o dată, și unul dintre cele două exemplare ale fiecăreia dintre acestea.

family-doubles-refuse = Poate fi refuzată împărțirea?
ask-doubles-refuse = Se împarte o tablă de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} dintr-{ class-box }. Cine are 3 duble sau mai multe poate refuza împărțirea. Care este probabilitatea să poată?
solve-doubles-refuse = Numără tablele fără duble, cu una și cu două, și scade din 1 proporția lor.

## Suite și grupuri

family-runs-lengths = Suite de câteva lungimi
ask-runs-lengths = Piesele au { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numerele de la 1 la { $numbers }. O suită are numere vecine de o singură culoare; un 1 o poate începe sau o poate încheia după { $numbers }. Câte suite diferite au de la 3 la { $most ->
    [one] o piesă
    [few] { $most } piese
   *[other] { $most } de piese
}?
solve-runs-lengths = Numără într-o culoare unde poate începe o suită de fiecare lungime: ultimul loc se găsește cu 1 după { $numbers }. Apoi ia toate culorile.

family-groups-pieces = Grupuri de trei și de patru
ask-groups-pieces = Piesele au { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numerele de la 1 la { $numbers }, iar în cutie sunt câte două exemplare din fiecare. Un grup are trei sau patru piese cu același număr, de culori diferite. Câte grupuri sunt, dacă fiecare exemplar se socotește aparte?
solve-groups-pieces = Alege numărul, apoi cele trei sau patru culori, apoi unul dintre două exemplare în fiecare culoare.

family-runs-symbols = Suite în n și k
ask-runs-symbols = Piesele au { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numerele de la 1 la n. O suită are k numere vecine de o singură culoare, cu k de la 3 la n − 1. { $one ->
    [both] Un 1 o poate începe sau o poate încheia după n.
   *[low] Un 1 poate doar să o înceapă; după n nu urmează nimic.
} Câte suite diferite de k piese sunt?
solve-runs-symbols = Numără unde poate începe într-o culoare o suită de k{ $one ->
    [both] , ultima încheindu-se cu 1 după n
   *[low] {""}
}. Apoi ia toate cele { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}.

family-three-dealt = Primele trei piese
ask-three-dealt = Se împart trei piese dintr-o cutie cu { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numerele de la 1 la { $numbers }, câte două exemplare din fiecare piesă și niciun joker. Un 1 poate începe o suită sau o poate încheia după { $numbers }. Care este probabilitatea ca cele trei să fie o suită sau un grup?
solve-three-dealt = Sunt { $runs ->
    [one] o suită
    [few] { $runs } suite
   *[other] { $runs } de suite
} de trei și { $groups ->
    [one] un grup
    [few] { $groups } grupuri
   *[other] { $groups } de grupuri
} de trei. Fiecare se poate face din exemplare în 2 · 2 · 2 feluri. Împarte la toate alegerile de trei din cele { $tiles ->
    [one] un exemplar
    [few] { $tiles } exemplare
   *[other] { $tiles } de exemplare
}.

## O închidere din împărțire

family-care-overlap = Toate șase ale unui număr
ask-care-overlap = O cutie are 3 culori, numerele de la 1 la { $numbers }, câte două exemplare din fiecare piesă și niciun joker. Fiecare exemplar se socotește aparte. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} au toate cele șase piese ale unui număr?
solve-care-overlap = Alege un număr și { $more ->
    [one] altă piesă
    [few] { $more } alte piese
   *[other] { $more } de alte piese
}. Tablele cu toate cele șase ale două numere sunt numărate așa de două ori: scade-le o dată.

family-one-in = Una din câte împărțiri?
ask-one-in = Se împart table de 14 piese din cutia jocului: 106 piese, dintre care 2 jokeri. Dintre toate aceste table, exact { $count }{ $jokers ->
    [without] {" "}fără joker
    [single] {" "}cu exact un joker
    [both] {" "}cu amândoi jokerii
   *[any] , cu sau fără jokeri,
} { $pattern ->
    [simple] stau în suite și grupuri
    [mosaic] sunt un Mozaic
    [bicolor] sunt un Bicolor
    [minor] sunt un Minor
    [major] sunt un Major
    [doubles] sunt Duble
    [grand_care] sunt un Careu mare
    [monocolor] sunt un Monocolor
   *[any] arată un tip de închidere
}. În medie, una din câte împărțiri din toate cele 106 este o astfel de tablă?
solve-one-in = Împarte la { $count } numărul tuturor tablelor de 14 din cele 106 piese. Și tablele cu alți jokeri sunt împărțiri.

family-two-colours = Suite în două culori
ask-two-colours = Se împart mulțimi de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} dintr-o cutie cu { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numerele de la 1 la { $numbers }, câte două exemplare din fiecare. { $two } dintre aceste mulțimi stau în suite de roșu și albastru sau numai de una dintre culori, iar { $one } stau în suite numai de roșu. La fel este pentru toate culorile. Câte mulțimi stau în suite de cel mult două culori?
solve-two-colours = Sunt { $pairs ->
    [one] o pereche
    [few] { $pairs } perechi
   *[other] { $pairs } de perechi
} de culori. Mulțimile de o singură culoare sunt numărate la { $often ->
    [one] o pereche
    [few] { $often } perechi
   *[other] { $often } de perechi
} fiecare: scade-le { $much ->
    [one] o dată
    [2] de două ori
    [few] de { $much } ori
   *[other] de { $much } de ori
}.

## Piese bune și așteptare

family-outs-next = Tragerea următoare
ask-outs-next = Acestea sunt cele 14 piese ale tale; din cele 106 n-ai văzut nimic altceva. Care este probabilitatea ca piesa pe care o tragi acum să te lase să închizi?
solve-outs-next = Sunt nevăzute { $unseen ->
    [one] o piesă
    [few] { $unseen } piese
   *[other] { $unseen } de piese
}. Ar fi bune { $kinds ->
    [one] o piesă obișnuită
    [few] { $kinds } piese obișnuite diferite
   *[other] { $kinds } de piese obișnuite diferite
} și jokerul. Numără din fiecare exemplarele pe care nu le ai: { $good } cu totul.

family-outs-within = În câteva trageri
ask-outs-within = Sunt nevăzute { $unseen ->
    [one] o piesă
    [few] { $unseen } piese
   *[other] { $unseen } de piese
}, iar cu { $good } dintre ele poți închide. Care este probabilitatea să tragi cel puțin una dintre acestea în următoarele tale { $draws ->
    [one] o tragere
    [few] { $draws } trageri
   *[other] { $draws } de trageri
}?
solve-outs-within = Toate cele { $draws ->
    [one] o tragere
    [few] { $draws } trageri
   *[other] { $draws } de trageri
} ratează dacă sunt printre celelalte { $bad }. Scade din 1 probabilitatea acestui lucru. Cine mai trage între timp nu schimbă nimic: nimeni nu știe ce piese sunt acelea.

family-outs-wait = Până când vine
ask-outs-wait = Sunt nevăzute { $unseen ->
    [one] o piesă
    [few] { $unseen } piese
   *[other] { $unseen } de piese
}, iar cu { $good } dintre ele poți închide. Tragi numai tu, una după alta. Câte trageri trebuie în medie, cu cea bună socotită?
solve-outs-wait = Cele { $good ->
    [one] o piesă bună
    [few] { $good } piese bune
   *[other] { $good } de piese bune
} le despart pe celelalte { $bad } în { $parts ->
    [one] o parte
    [few] { $parts } părți
   *[other] { $parts } de părți
}, în medie la fel de lungi. Tragi prima parte și încă o piesă.

## Multe împărțiri

family-deals-expected = Jokeri în multe împărțiri
ask-deals-expected = O tablă de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} se împarte { $deals ->
    [one] o dată
    [few] de { $deals } ori
   *[other] de { $deals } de ori
}, de fiecare dată din toate cele 106 piese, dintre care 2 sunt jokeri. Câte dintre table au în medie cel puțin un joker?
solve-deals-expected = Ia { $deals ->
    [one] o dată
    [few] de { $deals } ori
   *[other] de { $deals } de ori
} probabilitatea ca o tablă să aibă un joker.

family-band-narrower = Un interval mai îngust
ask-band-narrower = După { $deals ->
    [one] o împărțire simulată
    [few] { $deals } împărțiri simulate
   *[other] { $deals } de împărțiri simulate
}, cunoști o probabilitate cu un anumit interval de încredere. Cam câte împărțiri îți trebuie cu totul, ca intervalul să fie { $times ->
    [one] la fel de îngust
    [few] de { $times } ori mai îngust
   *[other] de { $times } de ori mai îngust
}?
solve-band-narrower = Intervalul se îngustează cu rădăcina pătrată a numărului de împărțiri.

family-band-middle = Mijlocul intervalului
ask-band-middle = Din { $deals ->
    [one] o împărțire simulată
    [few] { $deals } împărțiri simulate
   *[other] { $deals } de împărțiri simulate
}, { $seen } s-au închis. Unde este mijlocul intervalului lui Wilson, cu z = 2?
solve-band-middle = Mijlocul intervalului lui Wilson este acolo unde z²/2 = 2 împărțiri în plus s-ar fi închis și 2 în plus nu.

family-once-at-least = Cel puțin o dată
ask-once-at-least = Ceva se întâmplă într-o împărțire din { $rare }. Care este probabilitatea să se întâmple cel puțin o dată în { $deals ->
    [one] o împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}?
solve-once-at-least = Ca să nu se întâmple, trebuie să rateze toate cele { $deals ->
    [one] o împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}. Scade din 1 probabilitatea acestui lucru.

## Este prețul potrivit?

family-draw-worth = Cât face o tragere
ask-draw-worth = La masă stau { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Pentru tine sunt nevăzute { $unseen ->
    [one] o piesă
    [few] { $unseen } piese
   *[other] { $unseen } de piese
}: cu { $many } dintre ele închizi pentru { $small ->
    [one] un punct
    [few] { $small } puncte
   *[other] { $small } de puncte
}, iar cu { $few } pentru { $big }. Fiecare adversar plătește aceste puncte. Câte puncte aduce în medie tragerea ta următoare?
solve-draw-worth = Fiecare piesă nevăzută este la fel de probabilă. Adună ce aduc ele de la un adversar, ia suma { $others ->
    [one] o dată
    [few] de { $others } ori
   *[other] de { $others } de ori
} și împarte la { $unseen }.

family-aim-higher = Când să țintești mai sus
ask-aim-higher = La masă stau { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Cu { $good } din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
} închizi pentru { $now ->
    [one] un punct
    [few] { $now } puncte
   *[other] { $now } de puncte
} ({ pattern-cheap }{ $jokers ->
    [0] {""}
    [one] {""} cu un joker
    [few] {""} cu { $jokers } jokeri
   *[other] {""} cu { $jokers } de jokeri
}). În locul lui ai putea ținti { pattern-dear } pentru { $then }. Ce probabilitate trebuie să aibă acela la tragerea următoare, ca amândouă țintele să aducă în medie la fel de multe puncte?
solve-aim-higher = Pune condiția ca produsul dintre probabilitate și preț să fie același în amândouă cazurile. Plătește mereu fiecare adversar, așa că numărul lor dispare.

family-fair-price = Prețul după raritate
ask-fair-price = Dintre tablele de 14 piese cu { $jokers ->
    [0] niciun joker
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}, { $often } sunt { pattern-cheap }, iar { $other } sunt { pattern-dear }. { $cheap ->
    [simple] Un Simplu
   *[mosaic] Un Mozaic
} aduce { $price ->
    [one] un punct
    [few] { $price } puncte
   *[other] { $price } de puncte
} cu tot atâția jokeri. Care este pe lângă el prețul după raritate pentru { pattern-dear }, ca amândouă să aducă în medie la fel de multe puncte pe împărțire?
solve-fair-price = Ce vine mai rar trebuie să aducă mai mult, în aceeași măsură: numărul de table înmulțit cu prețul este același la amândouă.
pattern-cheap = { $cheap ->
    [simple] un Simplu
   *[mosaic] un Mozaic
}
pattern-dear = { $dear ->
    [bicolor] un Bicolor
    [minor] un Minor
    [doubles] Duble
    [grand_care] un Careu mare
   *[monocolor] un Monocolor
}

## Greșeli obișnuite, recunoscute după valoarea la care duc: un nume scurt și indiciul potrivit

slip-order-counted = ordinea socotită
    .hint = Ai socotit și ordinea în care vin piesele. Aici aceleași piese în altă ordine sunt același lucru.
slip-with-replacement = extragere cu revenire
    .hint = Ai pus fiecare piesă la loc înaintea următoarei. O piesă pe care ai tras-o nu mai vine.
slip-jokers-forgotten = jokerii uitați
    .hint = Sunt jokerii printre piesele tale? Îi tragi și pe ei, ca pe toate celelalte.
slip-second-copy-forgotten = al doilea exemplar uitat
    .hint = Fiecare piesă este de două ori în cutie. Ai numărat amândouă exemplarele?
slip-fourteen-for-fifteen = 14 și 15 încurcate
    .hint = E corect pentru o piesă mai mult sau mai puțin. Mai uită-te: sunt 14 sau 15?
slip-complement = evenimentul contrar numărat
    .hint = Asta e probabilitatea evenimentului contrar. Scade-o din 1.
slip-copies-told-apart = exemplare deosebite
    .hint = Ai deosebit cele două exemplare ale unei piese. Aici ele arată la fel.
slip-copies-not-chosen = exemplare nealese
    .hint = După ce știi care piese sunt, fiecare poate fi unul dintre două exemplare. L-ai ales?
slip-both-copies-counted = numărate amândouă exemplarele atuului
    .hint = Numai perechea poate ajunge la cineva. Atuul însuși se vede.
slip-trump-not-set-aside = atuul luat drept piesă ascunsă
    .hint = Atuul se vede. Printre câte piese mai poate fi perechea lui?
slip-choice-forgotten = nu s-a ales care joker
    .hint = Care dintre jokeri este? Asta e încă o alegere.
slip-at-least-for-exactly = cel puțin, în loc de exact
    .hint = Așa numeri și cele cu mai multe. Vrem exact atâtea.
slip-exactly-for-at-least = exact, în loc de cel puțin
    .hint = Asta e probabilitatea pentru exact atâtea. Ar fi bune și mai multe.
slip-boundary-left-out = cel mai mic număr lăsat pe dinafară
    .hint = Mai uită-te: „trei sau mai multe” include și exact trei. Le-ai lăsat pe dinafară?
slip-chances-added = probabilități adunate
    .hint = Probabilitățile se adună numai când două lucruri nu se pot întâmpla împreună. Aici se pot.
slip-overlap-counted-twice = partea comună numărată de două ori
    .hint = Pe unele le-ai numărat de mai multe ori. Care țin de două dintre cazurile tale?
slip-overlap-added = partea comună adunată
    .hint = Scade ce ai numărat de două ori, nu aduna încă o dată.
slip-overlap-taken-once = partea comună scăzută de prea puține ori
    .hint = În câte dintre cazurile tale intră partea comună? Scade-o până rămâne o singură dată.
slip-one-colour-left-out = o singură culoare lăsată pe dinafară
    .hint = Cel mult două culori: și cele de o singură culoare țin de asta.
slip-one-colour-only = o singură culoare
    .hint = E corect pentru o culoare. Câte culori sunt?
slip-one-number-only = un singur număr
    .hint = E corect pentru un număr. Ce număr poate fi?
slip-high-one-forgotten = 1 de după cel mai mare număr uitat
    .hint = O suită se poate încheia și cu un 1 după cel mai mare număr. Le-ai numărat pe acestea?
slip-high-one-misread = 1 de după cel mai mare număr
    .hint = Mai citește o dată dacă aici un 1 poate sta după cel mai mare număr.
slip-wrapped-round = suite peste colț
    .hint = Ai lăsat suitele să meargă mai departe după 1. Un 1 încheie sau începe o suită; nu stă niciodată la mijloc.
slip-colour-repeated = o culoare repetată
    .hint = Ai numărat grupuri cu două piese de aceeași culoare. Într-un grup fiecare culoare vine o singură dată.
slip-fours-forgotten = grupurile de patru uitate
    .hint = Un grup are trei piese sau patru. Le-ai numărat pe cele de patru?
slip-groups-forgotten = grupurile uitate
    .hint = Acestea sunt numai suitele. Ar fi bun și un grup.
slip-fence-post = unul mai puțin, ca la stâlpii de gard
    .hint = Lipsește unul. De la 3 la 5 sunt trei numere, nu două.
slip-upside-down = fracția răsturnată
    .hint = Fracția ta stă cu susul în jos. Care dintre cele două este mai mare?
slip-own-tiles-counted = piesele proprii numărate ca nevăzute
    .hint = Piesele tale nu le mai poți trage. Câte sunt nevăzute?
slip-one-draw-only = o singură tragere
    .hint = Asta e probabilitatea la o singură tragere. Câte ai?
slip-last-draw-forgotten = ultima tragere uitată
    .hint = Ai numărat tragerile care ratează. Și cea care nimerește este o tragere.
slip-chance-for-count = o probabilitate, în loc de un număr
    .hint = Asta e probabilitatea la o împărțire. Câte împărțiri sunt?
slip-square-forgotten = pătratul uitat
    .hint = Intervalul se îngustează cu rădăcina pătrată a împărțirilor, nu cu împărțirile.
slip-doubled-for-squared = dublat, nu ridicat la pătrat
    .hint = Un pătrat este numărul înmulțit cu el însuși, nu de două ori numărul.
slip-only-the-new = numai împărțirile noi numărate
    .hint = Acestea sunt numai împărțirile noi. Din toate fac parte și cele vechi.
slip-plain-share = frecvența simplă
    .hint = Asta e frecvența văzută. Mijlocul lui Wilson este puțin mai aproape de o jumătate.
slip-one-for-two = adăugat unu în loc de doi
    .hint = Așa se adaugă câte o împărțire de fiecare parte. Cu z = 2 sunt câte două.
slip-below-forgotten = adăugat sus, nu și jos
    .hint = Ai adăugat împărțiri care s-au închis. Crește și numărul tuturor împărțirilor.
slip-all-for-one = de fiecare dată, în loc de o dată
    .hint = Asta e probabilitatea să se întâmple de fiecare dată. Ajunge o dată.
slip-opponents-forgotten = un singur adversar
    .hint = Atât plătește un adversar. Plătește fiecare dintre ei.
slip-closer-pays-too = plătește și cel care închide
    .hint = Cine închide nu plătește. Câți adversari sunt?
slip-only-when-closing = numărate numai tragerile care închid
    .hint = Asta e media tragerilor care închid. Cele care nu închid nu aduc nimic, dar țin de medie.
slip-prices-averaged = amândouă prețurile luate ca la fel de probabile
    .hint = Cele două prețuri nu vin la fel de des. Numără piesele pentru fiecare.
slip-prices-ignored = prețurile lăsate pe dinafară
    .hint = Ai comparat cât de des vin. Ce aduce fiecare?
slip-opponents-counted = înmulțit și cu numărul adversarilor
    .hint = În amândouă cazurile plătește fiecare adversar. Schimbă numărul lor ce este mai bun?
slip-chances-subtracted = diferență în loc de raport
    .hint = De câte ori mai des vine? O diferență nu spune asta.
slip-own-price = luat chiar prețul lui
    .hint = Ai pornit de la prețul celui mai scump. Ce preț vrei să egalezi?

## Numele unei clase și ale elevilor ei

class-name-wrong = { $what ->
    [code] Codul unei clase
   *[pseudonym] Un pseudonim
} are de la 1 la { $most ->
    [one] un semn
    [few] { $most } semne
   *[other] { $most } de semne
}.
class-students-wrong = Sunt pseudonime pentru 1 până la { $most ->
    [one] un elev
    [few] { $most } elevi
   *[other] { $most } de elevi
}. Pentru mai mulți, dă un fișier cu nume prin --names.
class-twin = { $tile } bis
class-score = { $right } din { $of }

## Ce este ciudat la un fișier

file-closed = Nu-l pot deschide ca fișier: este o legătură sau un dispozitiv, ori nu ai voie să-l citești.
file-signs = Fișierul conține caractere stricate și nu-l pot citi. Cere-l din nou.
file-empty = Fișierul este gol.
file-large = Fișierul este prea mare ca să fie un fișier cu rezultate.
file-foreign = Acesta nu e un fișier cu rezultate.
file-cut = Fișierul se întrerupe la mijloc. Cere-l din nou.
file-version = Fișierul vine din altă versiune a rummy_widget.
file-shape = Fișierul s-a schimbat: o parte din el nu mai e cum era scrisă.
file-family = Fișierul are un exercițiu pe care versiunea asta nu-l cunoaște.
file-seed = Numărul de pornire nu e cel al acestui cod de clasă și al lui { $pseudonym }, așa că exercițiile acestea nu se socotesc. După numărul lui propriu ar fi { $found }.
file-score = Fișierul spune { $stated } corecte; răspunsurile lui dau { $found }.
file-score-first = Fișierul spune { $stated } corecte din primul răspuns; răspunsurile lui dau { $found }.
file-class = Fișierul este al altei clase, { $code }.
file-repeats = Aceleași răspunsuri ca în { $file }, cuvânt cu cuvânt.
file-repeats-times = Aceleași răspunsuri la aceleași ore ca în { $file }.
file-same = La fel ca { $file }. Se socotește o dată.
file-second = Și { $file } este al lui { $pseudonym }. Se socotește cel mai bun.

## Tabelul unei clase

column-pseudonym = Pseudonim
column-file = Fișier
column-right = Corecte
column-first = Din primul răspuns
column-of = Exerciții
column-practice = Exersate, corecte
column-minutes = Minute
column-stars = Stele, cum spune fișierul
column-remarks = Observații
cell-right = corect, { $tries ->
    [one] o încercare
    [few] { $tries } încercări
   *[other] { $tries } de încercări
}
cell-wrong = greșit, { $tries ->
    [one] o încercare
    [few] { $tries } încercări
   *[other] { $tries } de încercări
}

## Foi de lucru, cheia lor și pagina unei clase

page-print = Pagina aceasta se tipărește bine. Nu are nevoie de rețea.
sheet-title = Numărăm cu piese: { $code }
sheet-seed = Număr de pornire { $seed }
sheet-about = Fiecare are alte numere. Scrie C(n, k) pentru numărul de feluri de a alege k din n; nu trebuie să calculezi numerele până la capăt.
sheet-answer = Răspuns
key-title = Cheia: { $code }
key-about = Cum se rezolvă fiecare exercițiu, cu numerele primului elev. Mai jos sunt răspunsurile pentru fiecare elev și ce ar da greșelile obișnuite.
key-solved = Cum:
key-column-number = Nr.
key-column-answer = Răspuns
key-column-slips = Cine scrie asta are …
class-title = Pagina clasei: { $code }
class-no-code = niciun fișier
class-fact-students = Elevi
class-fact-solved = Exerciții rezolvate
class-fact-first = Din primul răspuns
class-fact-odd = Fișiere de verificat
class-odd = Fișiere de verificat
class-counts = se socotește
class-not-counted = nu se socotește
class-who = Ce a făcut fiecare
class-column-right = Corecte
class-column-first = Din prima
class-column-practice = Exersate
class-column-minutes = Minute
class-column-stars = Stele
mark-none = niciun răspuns
mark-right = corect
mark-wrong = greșit
class-answers = Cum au răspuns
class-legend = Toate răspunsurile date, pe feluri. O greșeală obișnuită se recunoaște după valoarea la care duce. Răspunsurile pe care nu le pot citi nu costă nimic.
class-solved = rezolvat de { $right } din { $of }
class-no-answers = Încă nu a răspuns nimeni.
class-note = Un număr mic spune câte încercări au fost. Cu o stea: vezi fișierele de verificat.
bar-right = Corecte
bar-wrong = Alte răspunsuri greșite
bar-unreadable = De necitit
bar-such-as = de exemplu { $texts }

## Comenzile pentru o clasă

cli-about-sheet = Scrie foi de lucru pentru o clasă, cu alte numere pentru fiecare elev, și cheia lor.
cli-about-grade = Notează din nou fișierele cu rezultate ale unei clase și spune care sunt ciudate.
cli-about-code = codul clasei, de exemplu "7b mate": codul și pseudonimul dau numerele
cli-about-students = câți elevi (30); fiecare primește ca pseudonim numele unei piese
cli-about-names = un fișier cu pseudonimele, câte unul pe rând, în locul pieselor
cli-about-topics = numai aceste teme, după număr sau după nume
cli-about-each = exerciții din fiecare temă (1)
cli-about-out = dosarul în care scriu (sheets-COD)
cli-about-force = scrie peste foile de lucru care există deja
cli-about-handed-in = dosarul cu fișierele predate de elevi
cli-about-code-asked = codul clasei; dacă nu-l dai, cel al celor mai multe fișiere
cli-about-grade-out = dosarul pentru class.csv și class.html, dacă este altul
class-each-wrong = Din fiecare temă sunt de la 1 la { $most ->
    [one] un exercițiu
    [few] { $most } exerciții
   *[other] { $most } de exerciții
}.
class-topic-wrong = { $topic } nu e o temă. Alege de la 1 la { $most } sau dintre { $names }.
class-names-unreadable = Nu pot citi numele din { $file }. Ar trebui să fie un fișier text cu câte un pseudonim pe rând.
class-names-large = { $file } este prea mare pentru o listă de pseudonime. Pune câte unul pe rând, cel mult { $most }.
class-names-count = { $file } are { $count ->
    [one] un pseudonim
    [few] { $count } pseudonime
   *[other] { $count } de pseudonime
}. Dă de la 1 la { $most }, și câte spune --students dacă le folosești pe amândouă.
class-names-twice = { $name } este acolo de două ori. Fiecare elev are nevoie de un pseudonim al lui.
class-folder-missing = Nu există dosarul { $folder }.
class-folder-full = În { $folder } sunt mai mult de { $most } de fișiere. Alege dosarul cu fișierele clasei.
class-folder-empty = În { $folder } nu este niciun fișier.
class-unwritable = Nu pot scrie { $path }.
class-sheets-there = { $path } există deja. Scrie-l din nou cu --force sau alege alt loc cu --out.
class-sheets-written = { $students ->
    [one] O foaie de lucru
    [few] { $students } foi de lucru
   *[other] { $students } de foi de lucru
} cu câte { $exercises ->
    [one] un exercițiu
    [few] { $exercises } exerciții
   *[other] { $exercises } de exerciții
}, și cheia:
class-graded = { $files ->
    [one] Un fișier
    [few] { $files } fișiere
   *[other] { $files } de fișiere
}, { $students ->
    [one] un elev
    [few] { $students } elevi
   *[other] { $students } de elevi
} din clasa { $code }.

## Un număr zecimal, scris ca în limba aceasta

number-decimal = { $whole },{ $part }

## Graficele unui caiet de clasă: ce arată, spus celor care nu le văd, și cum se citesc

plot-kind = { $kind ->
    [bars] Bare.
    [log] Bare pe o scară logaritmică.
    [lines] Linii.
   *[bands] Intervale.
}
plot-extremes = { $series }: cel mai mult la { $rows } { $most }, { $high }; cel mai puțin la { $rows } { $least }, { $low }.
plot-rise = { $series }: de la { $low } la { $first } până la { $high } la { $last }.
plot-rise-half = { $series }: de la { $low } la { $first } până la { $high } la { $last }, iar jumătatea se atinge la { $half }.
plot-settled = Din atâtea împărțiri: { $deals }, frecvența este { $share }, cu intervalul de la { $low } la { $high }.
plot-held = Toate conțin valoarea exactă { $exact }; sunt { $all }.
plot-missed = { $held } din { $all } { $held ->
    [one] conține
    [few] conțin
   *[other] conțin
} valoarea exactă { $exact }; nu o conțin: { $missed }.
plot-note-log = O scară logaritmică: de la fiecare linie la următoarea se înmulțește cu { $factor }.
plot-note-bands = Un punct este o frecvență, iar linia care trece prin el este intervalul ei; linia întreruptă este probabilitatea exactă. { $missed ->
    [0] Toate intervalele o conțin.
   *[other] Pătratele arată intervalele care nu o conțin.
}
plot-chance = probabilitate
plot-share = frecvență
plot-deals = împărțiri
plot-trial = numărul
plot-from = de la
plot-to = până la
plot-exact = exact

## Ce spun de la sine tabelele caietelor unei clase

lab-pattern = { $pattern ->
    [simple] Simplu
    [grand_care] Careu mare
    [mosaic] Mozaic
    [bicolor] Bicolor
    [minor] Minor
    [major] Major
    [doubles] Duble
    [monocolor] Monocolor
   *[any] orice închidere
}
lab-closed = { $pattern } pentru { $points }
lab-nobody = nimeni
lab-never-closed = niciodată
lab-heading = { $what ->
    [pattern] închiderea
    [dealt] la împărțire
    [lesson] din oră
    [minutes] minute
   *[played] la joc
}
lab-hour = { $what ->
    [guess] ghicit
    [read] citit cu voce tare, { $count } { $count ->
        [one] cuvânt
        [few] cuvinte
       *[other] de cuvinte
    }
    [shown] arătat, { $count } { $count ->
        [one] tabel sau desen
        [few] tabele și desene
       *[other] de tabele și desene
    }
    [asked] { $count } { $count ->
        [one] întrebare
        [few] întrebări
       *[other] de întrebări
    }
    [hand] încercat de clasă
    [done] { $count } { $count ->
        [one] exercițiu
        [few] exerciții
       *[other] de exerciții
    }, întrebarea de la plecare
   *[all] cu totul
}
lab-state = { $runs ->
    [none] nimic deschis
   *[other] { $runs }
}{ $waits ->
    [0] {""}
   *[other] , așteaptă { $waits }
}
lab-or = sau
lab-from-to = din \ în
lab-open = deschise
lab-after = după { $number }
lab-course = { $end ->
    [others] ceilalți
    [hit] nimerit
    [miss] ratat
   *[stop] oprit
}
lab-solver = { $what ->
    [lay] pune
    [add] adaugă
    [take_fourth] ia a patra
    [take_end] ia capătul
    [split] desparte
    [join] ia restul
    [substitute] ia piesa înlocuită
    [replace] ia jokerul
    [break] desfă
    [missing] nu merge cu nimic
    [joker] ar merge cu jokerul
    [held_back] alta nu poate pleca
    [stranded] alta n-ar avea loc
    [instead] ar rămâne altele
   *[unknown] încă nu se știe
}

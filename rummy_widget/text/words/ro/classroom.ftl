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

answer-exact = Un număr întreg sau o formulă
answer-rounded = Un număr întreg, rotunjit, sau o formulă
answer-decimal = O fracție, o formulă sau un număr zecimal cu cel puțin { $digits ->
    [one] o cifră
    [few] { $digits } cifre
   *[other] { $digits } de cifre
} după virgulă
answer-formula = O formulă în { $symbols }

## Cutia în care se numără

class-box = { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numere de la 1 la { $numbers }, câte două din fiecare piesă și { $jokers ->
    [0] niciun joker
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}

## Câte table?

family-racks-sized = Numărul de table
ask-racks-sized = O cutie are { class-box }. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} sunt, dacă deosebești exemplarele?
solve-racks-sized = Alege { $size ->
    [one] un exemplar
    [few] { $size } exemplare
   *[other] { $size } de exemplare
}. Ordinea nu contează.

family-racks-alike = Table care arată diferit
ask-racks-alike = O cutie are { class-box }. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} sunt, dacă exemplarele arată la fel?
solve-racks-alike = Pentru fiecare număr de duble, alege care din cele { $kinds ->
    [one] o piesă
    [few] { $kinds } piese
   *[other] { $kinds } de piese
} apar de două ori, apoi care apar o dată. Adună rezultatele.

family-racks-ratio = Încă o piesă
ask-racks-ratio = O cutie are { class-box }. De câte ori mai multe table sunt de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} decât de { $less }, dacă deosebești exemplarele?
solve-racks-ratio = Adaugă la o tablă de { $less } oricare din celelalte { $rest ->
    [one] un exemplar
    [few] { $rest } exemplare
   *[other] { $rest } de exemplare
}. Fiecare tablă de { $size } apare { $size ->
    [one] o dată
    [few] de { $size } ori
   *[other] de { $size } de ori
}, deci împarte la { $size }.

family-racks-symbols = O formulă pentru table
ask-racks-symbols = O cutie are n piese diferite, câte { $copies ->
    [one] un exemplar
    [few] { $copies } exemplare
   *[other] { $copies } de exemplare
} din fiecare, și { $jokers ->
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}. Câte table de k piese sunt, dacă deosebești exemplarele?
solve-racks-symbols = Sunt { $copies } · n exemplare, plus { $jokers ->
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}. Alege k dintre ele.

## Jokerii și perechea atuului

family-jokers-exactly = Exact câți jokeri?
ask-jokers-exactly = O cutie are { class-box }. Care e probabilitatea ca între cele { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} ale tale să fie exact { $asked ->
    [one] un joker
    [few] { $asked } jokeri
   *[other] { $asked } de jokeri
}?
solve-jokers-exactly = Alege { $asked ->
    [one] ce joker ai
    [few] ce { $asked } jokeri ai
   *[other] ce { $asked } de jokeri ai
}, apoi celelalte piese. Împarte la numărul tuturor tablelor.

family-jokers-any = Un joker sau mai mulți
ask-jokers-any = O cutie are { class-box }. Care e probabilitatea ca între cele { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} ale tale să fie cel puțin un joker?
solve-jokers-any = Află probabilitatea să n-ai niciun joker și scade-o din 1.

family-trump-twin = Perechea atuului
ask-trump-twin = O cutie are { class-box }. Un 7 roșu e atu, iar la masă sunt { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}: primul primește 15 piese, { $players ->
    [one] iar ceilalți niciuna
    [2] celălalt 14
    [few] ceilalți câte 14
   *[other] ceilalți câte 14
}. Care e probabilitatea ca celălalt 7 roșu să ajungă { $who ->
    [first] la primul jucător
    [last] la tine, ultimul jucător
    [anybody] la oricare dintre cei { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }
   *[others] la alt jucător decât primul
}?
solve-trump-twin = Atuul se vede, deci sunt ascunse { $hidden } din { $tiles ->
    [one] o piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
}. Perechea e una dintre cele ascunse, iar { $dealt } dintre ele ajung la cine apare în întrebare.

## Duble

family-doubles-none = O tablă fără duble
ask-doubles-none = O cutie are { class-box }. Care e probabilitatea ca între cele { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} ale tale să nu fie nicio dublă (nicio piesă de două ori)?
solve-doubles-none = Alege { $size } dintre cele { $kinds ->
    [one] o piesă
    [few] { $kinds } piese
   *[other] { $kinds } de piese
} diferite. Înmulțește cu 2 pentru fiecare, fiindcă poți avea oricare exemplar. Împarte la numărul tuturor tablelor.

family-doubles-exactly = Table cu duble
ask-doubles-exactly = O cutie are { class-box }. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} au exact { $doubles ->
    [one] o dublă
    [few] { $doubles } duble
   *[other] { $doubles } de duble
}, dacă deosebești exemplarele?
solve-doubles-exactly = Alege { $doubles ->
    [one] piesa care apare
    [few] { $doubles } piese care apar
   *[other] { $doubles } de piese care apar
} de două ori și { $single ->
    [one] piesa care apare
    [few] { $single } piese care apar
   *[other] { $single } de piese care apar
} o dată. Din fiecare piesă care apare o dată, alege unul dintre cele două exemplare.

family-doubles-refuse = Poți refuza împărțirea?
ask-doubles-refuse = O cutie are { class-box }. Cu 3 duble sau mai multe poți refuza împărțirea. Care e probabilitatea cu { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
}?
solve-doubles-refuse = Numără tablele fără duble, cu una și cu două. Scade din 1 proporția lor.

## Suite și grupuri

family-runs-lengths = Suite de mai multe lungimi
ask-runs-lengths = Piesele au { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numere de la 1 la { $numbers }. Un 1 poate începe o suită sau o poate încheia după { $numbers }. Câte suite diferite au de la 3 la { $most ->
    [one] o piesă
    [few] { $most } piese
   *[other] { $most } de piese
}?
solve-runs-lengths = Numără într-o culoare unde pot începe suitele de fiecare lungime; ultima se încheie cu 1 după { $numbers }. Înmulțește cu numărul culorilor.

family-groups-pieces = Grupuri de trei și de patru
ask-groups-pieces = Piesele au { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numere de la 1 la { $numbers }, câte două din fiecare. Câte grupuri de trei sau patru piese sunt, dacă deosebești exemplarele?
solve-groups-pieces = Alege numărul, apoi trei sau patru culori, apoi câte un exemplar în fiecare culoare.

family-runs-symbols = O formulă pentru suite
ask-runs-symbols = Piesele au { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numere de la 1 la n. { $one ->
    [both] Un 1 poate începe o suită sau o poate încheia după n.
   *[low] Un 1 poate doar să înceapă o suită.
} Câte suite diferite de k piese sunt, cu k de la 3 la n − 1?
solve-runs-symbols = Numără unde poate începe într-o culoare o suită de k{ $one ->
    [both] , ultima încheindu-se cu 1 după n
   *[low] {""}
}. Înmulțește cu { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}.

family-three-dealt = Primele trei piese
ask-three-dealt = O cutie are { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
}, numere de la 1 la { $numbers }, câte două din fiecare piesă și niciun joker. Un 1 poate începe o suită sau o poate încheia după { $numbers }. Care e probabilitatea ca trei piese să fie o suită sau un grup?
solve-three-dealt = Sunt { $runs ->
    [one] o suită
    [few] { $runs } suite
   *[other] { $runs } de suite
} și { $groups ->
    [one] un grup
    [few] { $groups } grupuri
   *[other] { $groups } de grupuri
} de trei, fiecare în 2 · 2 · 2 feluri. Împarte la toate alegerile de trei din cele { $tiles ->
    [one] un exemplar
    [few] { $tiles } exemplare
   *[other] { $tiles } de exemplare
}.

## O închidere din împărțire

family-care-overlap = Toate șase ale unui număr
ask-care-overlap = O cutie are 3 culori, numere de la 1 la { $numbers }, câte două din fiecare piesă și niciun joker. Câte table de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} au toate cele șase piese ale unui număr, dacă deosebești exemplarele?
solve-care-overlap = Alege un număr, ia toate cele șase piese ale lui și alege { $more ->
    [one] altă piesă
    [few] { $more } alte piese
   *[other] { $more } de alte piese
}. Tablele cu două astfel de numere ies de două ori: scade-le o dată.

family-one-in = Una din câte împărțiri?
ask-one-in = Cutia jocului are 106 piese, dintre care 2 jokeri. Dintre toate tablele de 14 piese, exact { $count }{ $jokers ->
    [without] {" "}fără joker
    [single] {" "}cu exact un joker
    [both] {" "}cu amândoi jokerii
   *[any] , cu sau fără jokeri,
} { $pattern ->
    [simple] formează suite și grupuri
    [mosaic] sunt un Mozaic
    [bicolor] sunt un Bicolor
    [minor] sunt un Minor
    [major] sunt un Major
    [doubles] sunt Duble
    [grand_care] sunt un Careu mare
    [monocolor] sunt un Monocolor
   *[any] formează un tip de închidere
}. Dacă împarți 14 piese din toate cele 106, la câte împărțiri vine în medie o dată o astfel de tablă?
solve-one-in = Împarte la { $count } numărul tuturor tablelor de 14 din cele 106 piese, cu sau fără jokeri.

family-two-colours = Suite în două culori
ask-two-colours = O cutie are { $colours ->
    [one] o culoare
    [few] { $colours } culori
   *[other] { $colours } de culori
} și numere de la 1 la { $numbers }, câte două din fiecare piesă. { $two } mulțimi de { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} formează suite de roșu și albastru sau numai de una dintre aceste culori; { $one } formează numai suite de roșu. La celelalte culori sunt tot atâtea. Câte mulțimi formează suite de cel mult două culori?
solve-two-colours = Sunt { $pairs ->
    [one] o pereche
    [few] { $pairs } perechi
   *[other] { $pairs } de perechi
} de culori. Mulțimile de o singură culoare se numără la câte { $often ->
    [one] o pereche
    [few] { $often } perechi
   *[other] { $often } de perechi
}: scade-le { $much ->
    [one] o dată
    [2] de două ori
    [few] de { $much } ori
   *[other] de { $much } de ori
}.

## Piese bune și așteptare

family-outs-next = Tragerea următoare
ask-outs-next = Acestea sunt cele 14 piese ale tale din 106; n-ai văzut altele. Care e probabilitatea să poți închide cu tragerea următoare?
solve-outs-next = Sunt nevăzute { $unseen ->
    [one] o piesă
    [few] { $unseen } piese
   *[other] { $unseen } de piese
}. Sunt bune { $kinds ->
    [one] un fel de piesă
    [few] { $kinds } feluri de piese
   *[other] { $kinds } de feluri de piese
} și jokerul: numără exemplarele pe care nu le ai, { $good } în total.

family-outs-within = În câteva trageri
ask-outs-within = Din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}, cu { $good } poți închide. Care e probabilitatea să tragi cel puțin una dintre ele în următoarele { $draws ->
    [one] o tragere
    [few] { $draws } trageri
   *[other] { $draws } de trageri
}?
solve-outs-within = Ratezi în toate cele { $draws ->
    [one] o tragere
    [few] { $draws } trageri
   *[other] { $draws } de trageri
} dacă tragi doar din celelalte { $bad }. Scade din 1 probabilitatea asta. Tragerile altora nu contează.

family-outs-wait = Câte trageri?
ask-outs-wait = Din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}, cu { $good } poți închide. Tragi numai tu. Câte trageri îți trebuie în medie, cu tot cu cea bună?
solve-outs-wait = Cele { $good ->
    [one] o piesă bună
    [few] { $good } piese bune
   *[other] { $good } de piese bune
} le despart pe celelalte { $bad } în { $parts ->
    [one] o parte
    [few] { $parts } părți
   *[other] { $parts } de părți
}, egale în medie. Tragi prima parte și încă o piesă.

## Multe împărțiri

family-deals-expected = Jokeri în multe împărțiri
ask-deals-expected = Împarți { $size ->
    [one] o piesă
    [few] { $size } piese
   *[other] { $size } de piese
} { $deals ->
    [one] o dată
    [few] de { $deals } ori
   *[other] de { $deals } de ori
}, mereu din toate cele 106 piese, dintre care 2 jokeri. Câte împărțiri au în medie cel puțin un joker?
solve-deals-expected = Află probabilitatea ca o tablă să aibă un joker. Înmulțește-o cu { $deals }.

family-band-narrower = Un interval mai îngust
ask-band-narrower = După { $deals ->
    [one] o împărțire simulată
    [few] { $deals } împărțiri simulate
   *[other] { $deals } de împărțiri simulate
}, cunoști o probabilitate până la un interval de încredere. Câte împărțiri în total îl fac { $times ->
    [one] la fel de îngust
    [few] cam de { $times } ori mai îngust
   *[other] cam de { $times } de ori mai îngust
}?
solve-band-narrower = Intervalul se îngustează cu rădăcina pătrată a numărului de împărțiri.

family-band-middle = Mijlocul intervalului
ask-band-middle = Din { $deals ->
    [one] o împărțire simulată
    [few] { $deals } împărțiri simulate
   *[other] { $deals } de împărțiri simulate
}, { $seen } s-au închis. Care e mijlocul intervalului lui Wilson, cu z = 2?
solve-band-middle = Adaugă 2 împărțiri care s-au închis și 2 care nu, fiindcă z²/2 = 2. Mijlocul intervalului e noua frecvență.

family-once-at-least = Cel puțin o dată
ask-once-at-least = Ceva se întâmplă într-o împărțire din { $rare }. Care e probabilitatea să se întâmple cel puțin o dată în { $deals ->
    [one] o împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}?
solve-once-at-least = Află probabilitatea să rateze toate cele { $deals ->
    [one] o împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}. Scade-o din 1.

## Este prețul potrivit?

family-draw-worth = Cât face o tragere
ask-draw-worth = La masă sunt { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}, cu { $many } închizi pentru { $small ->
    [one] un punct
    [few] { $small } puncte
   *[other] { $small } de puncte
} de la fiecare adversar, iar cu { $few } pentru { $big } de la fiecare. Câte puncte aduce în medie tragerea ta următoare?
solve-draw-worth = Adună cât ți-ar plăti un adversar pentru fiecare piesă nevăzută. Înmulțește cu { $others } și împarte la { $unseen }.

family-aim-higher = Când să țintești mai sus
ask-aim-higher = La masă sunt { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}. Din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}, cu { $good } închizi pentru { $now ->
    [one] un punct
    [few] { $now } puncte
   *[other] { $now } de puncte
} ({ pattern-cheap }{ $jokers ->
    [0] {""}
    [one] {""} cu un joker
    [few] {""} cu { $jokers } jokeri
   *[other] {""} cu { $jokers } de jokeri
}). Ce probabilitate trebuie să aibă { pattern-dear } pentru { $then } la tragerea următoare, ca să aducă în medie la fel de mult?
solve-aim-higher = Probabilitatea înmulțită cu prețul trebuie să dea la fel la amândouă tipurile. Numărul adversarilor nu contează.

family-fair-price = Prețul după raritate
ask-fair-price = Dintre tablele de 14 piese cu { $jokers ->
    [0] niciun joker
    [one] un joker
    [few] { $jokers } jokeri
   *[other] { $jokers } de jokeri
}, { $often } sunt { pattern-cheap } și { $other } sunt { pattern-dear }. { $cheap ->
    [simple] Un astfel de Simplu
   *[mosaic] Un astfel de Mozaic
} aduce { $price ->
    [one] un punct
    [few] { $price } puncte
   *[other] { $price } de puncte
}. Cât trebuie să aducă { pattern-dear }, ca să dea în medie la fel de mult pe împărțire?
solve-fair-price = Numărul de table înmulțit cu prețul trebuie să dea la fel la amândouă tipurile.
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

mistake-order-counted = ordinea numărată
    .hint = Ai numărat și ordinea pieselor. Aici nu contează.
mistake-with-replacement = extragere cu revenire
    .hint = Ai pus la loc fiecare piesă trasă. Aici o piesă trasă nu se mai întoarce.
mistake-jokers-forgotten = jokerii uitați
    .hint = I-ai numărat și pe jokeri?
mistake-second-copy-forgotten = al doilea exemplar uitat
    .hint = În cutie sunt câte două din fiecare piesă. Le-ai numărat pe amândouă?
mistake-fourteen-for-fifteen = 14 și 15 încurcate
    .hint = Greșești cu o piesă. Sunt 14 sau 15?
mistake-complement = evenimentul contrar numărat
    .hint = Asta e probabilitatea evenimentului contrar. Scade-o din 1.
mistake-copies-told-apart = exemplare deosebite
    .hint = Aici cele două exemplare ale unei piese arată la fel.
mistake-copies-not-chosen = exemplare nealese
    .hint = Fiecare piesă poate fi oricare din două exemplare. L-ai ales?
mistake-both-copies-counted = numărate amândouă exemplarele atuului
    .hint = Numai perechea poate ajunge la cineva: atuul însuși se vede.
mistake-trump-not-set-aside = atuul numărat ca ascuns
    .hint = Atuul se vede. Câte piese mai pot fi perechea lui?
mistake-choice-forgotten = alegerea jokerului uitată
    .hint = Care joker e? Asta e încă o alegere.
mistake-at-least-for-exactly = cel puțin în loc de exact
    .hint = Ai numărat mai mult decât trebuie. Vrem exact atâtea.
mistake-exactly-for-at-least = exact în loc de cel puțin
    .hint = Asta e pentru exact atâtea. Sunt bune și mai multe.
mistake-boundary-left-out = cel mai mic număr lăsat pe dinafară
    .hint = „Trei sau mai multe” include și exact trei.
mistake-chances-added = probabilități adunate
    .hint = Aduni probabilități numai când două nu se pot întâmpla împreună. Aici se pot.
mistake-overlap-counted-twice = partea comună numărată de două ori
    .hint = Unele țin de două dintre cazurile tale. Care?
mistake-overlap-added = partea comună adunată
    .hint = Scade ce ai numărat de două ori, nu mai aduna.
mistake-overlap-taken-once = partea comună scăzută de prea puține ori
    .hint = Scade partea comună până rămâne o singură dată.
mistake-one-colour-left-out = o singură culoare lăsată pe dinafară
    .hint = Cel mult două culori: e bună și una singură.
mistake-one-colour-only = o singură culoare
    .hint = Asta e pentru o culoare. Câte sunt?
mistake-one-number-only = un singur număr
    .hint = Asta e pentru un număr. Câte sunt?
mistake-high-one-forgotten = uitat că 1 vine și după cel mai mare număr
    .hint = O suită se poate încheia și cu un 1 după cel mai mare număr.
mistake-high-one-misread = 1 pus după cel mai mare număr
    .hint = Mai citește o dată: poate sta aici un 1 după cel mai mare număr?
mistake-wrapped-round = suite peste colț
    .hint = Un 1 încheie sau începe o suită. Nu stă la mijloc.
mistake-colour-repeated = o culoare repetată
    .hint = Într-un grup, fiecare culoare apare o singură dată.
mistake-fours-forgotten = grupurile de patru uitate
    .hint = Un grup poate avea și patru piese.
mistake-groups-forgotten = grupurile uitate
    .hint = Acestea sunt numai suitele. Sunt bune și grupurile.
mistake-fence-post = unul mai puțin
    .hint = Lipsește unul. De la 3 la 5 sunt trei numere, nu două.
mistake-upside-down = fracția răsturnată
    .hint = Ai răsturnat fracția. Care număr e mai mare?
mistake-own-tiles-counted = piesele tale numărate ca nevăzute
    .hint = Piesele tale nu le poți trage. Câte sunt nevăzute?
mistake-one-draw-only = o singură tragere
    .hint = Asta e pentru o tragere. Câte ai?
mistake-last-draw-forgotten = ultima tragere uitată
    .hint = Acestea sunt tragerile care ratează. Numără și cea bună.
mistake-chance-for-count = o probabilitate în loc de un număr
    .hint = Asta e pentru o împărțire. Câte împărțiri sunt?
mistake-square-forgotten = pătratul uitat
    .hint = Intervalul se îngustează cu rădăcina pătrată a numărului de împărțiri.
mistake-doubled-for-squared = dublat, nu ridicat la pătrat
    .hint = Pătratul e numărul înmulțit cu el însuși, nu cu doi.
mistake-only-the-new = numai împărțirile noi numărate
    .hint = Acestea sunt numai împărțirile noi. Adună-le și pe cele vechi.
mistake-plain-share = frecvența observată
    .hint = Asta e frecvența observată. Mijlocul intervalului Wilson e mai aproape de o jumătate.
mistake-one-for-two = adăugat unu în loc de doi
    .hint = Cu z = 2, adaugă câte două împărțiri de fiecare parte.
mistake-below-forgotten = numărul tuturor împărțirilor nemărit
    .hint = Crește și numărul tuturor împărțirilor.
mistake-all-for-one = de fiecare dată în loc de o dată
    .hint = Asta e pentru de fiecare dată. Ajunge o dată.
mistake-opponents-forgotten = un singur adversar
    .hint = Atât plătește un adversar. Plătesc toți.
mistake-closer-pays-too = plătește și cel care închide
    .hint = Când închizi, nu plătești. Câți adversari sunt?
mistake-only-when-closing = numărate numai tragerile care închid
    .hint = Numără și tragerile care nu închid. Fiecare contează ca 0.
mistake-prices-averaged = prețuri luate ca la fel de probabile
    .hint = Prețurile nu sunt la fel de probabile. Numără piesele pentru fiecare.
mistake-prices-ignored = prețurile lăsate pe dinafară
    .hint = Ai comparat numai cât de des se întâmplă. Cât aduce fiecare?
mistake-opponents-counted = înmulțit cu numărul adversarilor
    .hint = Oricum plătește fiecare adversar. Contează câți sunt?
mistake-chances-subtracted = diferență în loc de raport
    .hint = De câte ori mai des se întâmplă? Împarte, nu scădea.
mistake-own-price = pornit de la alt preț
    .hint = Ai pornit de la prețul pe care îl are în joc celălalt tip. Pornește de la prețul din întrebare.

## Numele unei clase și ale elevilor ei

class-name-wrong = { $what ->
    [code] Codul unei clase
   *[pseudonym] Un pseudonim
} are de la 1 la { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
class-students-wrong = Sunt pseudonime pentru 1 până la { $most ->
    [one] un elev
    [few] { $most } elevi
   *[other] { $most } de elevi
}. Pentru mai mulți, dă un fișier cu nume prin --names.
class-twin = { $tile } bis
class-score = { $right } din { $of }

## Ce este ciudat la un fișier

file-closed = Nu-l pot deschide: e o legătură sau un dispozitiv, ori e protejat.
file-signs = Fișierul are caractere stricate. Cere-l din nou.
file-empty = Fișierul e gol.
file-large = Fișierul e prea mare ca să fie un fișier cu rezultate.
file-foreign = Acesta nu e un fișier cu rezultate.
file-cut = Fișierul se întrerupe la mijloc. Cere-l din nou.
file-version = Fișierul vine din altă versiune a rummy_widget.
file-shape = Ceva din fișier a fost schimbat după ce a fost salvat. Cere-l din nou.
file-family = Fișierul are un exercițiu pe care versiunea asta nu-l cunoaște.
file-seed = Numărul de pornire nu se potrivește cu acest cod de clasă și cu { $pseudonym }, așa că exercițiile acestea nu se socotesc. Verificate cu numărul din fișier: corecte { $found }.
file-score = Fișierul spune { $stated } corecte. După verificarea răspunsurilor sunt { $found }.
file-score-first = Fișierul spune { $stated } corecte din prima. După verificarea răspunsurilor sunt { $found }.
file-class = Fișierul e de la altă clasă, { $code }.
file-repeats = Aceleași răspunsuri ca în { $file }, cuvânt cu cuvânt.
file-repeats-times = Aceleași răspunsuri la aceleași ore ca în { $file }.
file-same = La fel ca { $file }. Se socotește o dată.
file-second = Și { $file } e de la { $pseudonym }. Se socotește cel mai bun.

## Tabelul unei clase

column-pseudonym = Pseudonim
column-file = Fișier
column-right = Corecte
column-first = Corecte din prima
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

page-print = Poți tipări pagina aceasta. Merge și fără internet.
sheet-title = Numărăm cu piese: { $code }
sheet-seed = Număr de pornire { $seed }
sheet-about = Fiecare are alte numere. C(n, k) e numărul de feluri de a alege k din n; nu trebuie să-l calculezi până la capăt.
sheet-answer = Răspuns
key-title = Cheia: { $code }
key-about = Cum se rezolvă fiecare exercițiu, cu numerele primului elev. Mai jos: răspunsurile fiecărui elev și răspunsuri greșite obișnuite.
key-solved = Cum:
key-column-number = Nr.
key-column-answer = Răspuns
key-column-slips = Răspunsuri greșite obișnuite
class-title = Pagina clasei: { $code }
class-no-code = niciun fișier
class-fact-students = Elevi
class-fact-solved = Exerciții rezolvate
class-fact-first = Corecte din prima
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
class-legend = Toate răspunsurile, pe feluri. O greșeală obișnuită se recunoaște după valoarea răspunsului. Răspunsurile de necitit nu costă nimic.
class-solved = rezolvat de { $right } din { $of }
class-no-answers = Încă n-a răspuns nimeni.
class-note = Numerele scrise mic spun câte încercări au fost. La un nume cu *, vezi „Fișiere de verificat”.
bar-right = Corecte
bar-wrong = Alte răspunsuri greșite
bar-unreadable = De necitit
bar-such-as = de exemplu { $texts }

## Comenzile pentru o clasă

cli-about-sheet = Scrie foi de lucru pentru o clasă, cu alte numere pentru fiecare elev, și o cheie cu răspunsuri.
cli-about-grade = Notează fișierele cu rezultate ale unei clase și le arată pe cele ciudate.
cli-about-code = codul clasei, de exemplu "7b mate"; împreună cu pseudonimul dă numerele fiecărui elev
cli-about-students = câți elevi (implicit: 30); fiecare primește ca pseudonim numele unei piese
cli-about-names = un fișier cu pseudonimele, câte unul pe rând, în locul pieselor
cli-about-topics = numai aceste teme, după număr sau după nume
cli-about-each = exerciții din fiecare temă (implicit: 1)
cli-about-out = dosarul în care scriu (implicit: sheets-COD)
cli-about-force = înlocuiește foile de lucru care există deja
cli-about-handed-in = dosarul cu fișierele elevilor
cli-about-code-asked = codul clasei; dacă lipsește, cel din cele mai multe fișiere
cli-about-grade-out = alt dosar pentru class.csv și class.html
class-each-wrong = Alege din fiecare temă de la 1 la { $most ->
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
}. Dă de la 1 la { $most }; cu --students, exact atâtea.
class-names-twice = { $name } apare de două ori. Fiecare elev are nevoie de pseudonimul lui.
class-folder-missing = Nu există dosarul { $folder }.
class-folder-full = În { $folder } sunt mai mult de { $most } de fișiere. Alege dosarul cu fișierele clasei.
class-folder-empty = În { $folder } nu e niciun fișier.
class-unwritable = Nu pot scrie { $path }.
class-sheets-there = { $path } există deja. Înlocuiește-l cu --force sau alege alt dosar cu --out.
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
plot-extremes = { $series }: valoarea cea mai mare, { $high }, e la { $rows } { $most }; cea mai mică, { $low }, la { $rows } { $least }.
plot-rise = { $series }: de la { $low } la { $first } până la { $high } la { $last }.
plot-rise-half = { $series }: de la { $low } la { $first } până la { $high } la { $last }, iar jumătatea se atinge la { $half }.
plot-settled = Din atâtea împărțiri: { $deals }, frecvența este { $share }, cu intervalul de la { $low } la { $high }.
plot-held = Toate conțin valoarea exactă { $exact }; sunt { $all }.
plot-missed = { $held } din { $all } { $held ->
    [one] conține
    [few] conțin
   *[other] conțin
} valoarea exactă { $exact }; nu o conțin: { $missed }.
plot-note-log = Scară logaritmică: fiecare linie e cea dinainte înmulțită cu { $factor }.
plot-note-bands = Fiecare punct e o frecvență, iar linia prin el e intervalul ei; linia întreruptă e probabilitatea exactă. { $missed ->
    [0] Toate intervalele o conțin.
   *[other] Pătratele arată intervalele care nu o conțin.
}
plot-chance = probabilitate
plot-share = frecvență
plot-deals = împărțiri
plot-trial = eșantion
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
    [lesson] partea orei
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
   *[all] în total
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

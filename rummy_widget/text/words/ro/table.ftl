### Ce se spune la masă: despre sfârșitul jocului și plățile lui, și ce spune antrenorul.
### $who este numele unui jucător („Tu”, „Ana”), $you este yes când acela este cititorul.
### Verbul se schimbă după persoană, de aceea propozițiile aleg după $who unde nu există $you.

## Jucători

seat-name = { $seat ->
    [0] Tu
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}
player-kind = { $kind ->
    [you] Tu
    [beginner] Nivel începător
    [steady] Nivel mediu
   *[strong] Nivel avansat
}
player-about = { $kind ->
    [beginner] face formații din ochi și uită ce a ieșit
    [steady] merge pe drumul cel mai scurt spre închidere
   *[strong] cântărește puncte, șanse și ce pot face ceilalți cu o piesă
}

## Ce se află pe masă

stock-label = { $count ->
    [0] Teancul este gol
    [one] O piesă în teanc
    [few] { $count } piese în teanc
   *[other] { $count } de piese în teanc
}
trump-label = Atu: { $tile }
trump-label-paid = Atu: { $tile }. Perechea a ajuns la { $you ->
    [yes] tine: primești
   *[no] { $who }, care primește
} { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} de la fiecare dintre ceilalți.
trump-label-drawn = Atu: { $tile }, tras între timp
discard-label = { $tile }, aruncat de { $who }
seat-label = { $who }, { $kind }: { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}{ $last ->
    [none] { "" }
   *[other] , a aruncat ultima dată { $last }
}
note-first = începe jocul
note-thrown = { $count ->
    [one] un joker aruncat
    [few] { $count } jokeri aruncați
   *[other] { $count } de jokeri aruncați
}
note-extra = joker suplimentar luat
note-bonus = Bonusul atuului: { $points }

## Împărțirea, cum se face cu piese adevărate

deal-runs = Piesele sunt împărțite: ai { $count }, iar atuul e { $tile }.
deal-stacks = Amestecăm toate cele 106 piese cu fața în jos și le punem în 15 stive de câte 7. Rămâne o piesă.
deal-put-back = { $count ->
    [one] E un joker: îl punem la loc
    [few] E un joker, de { $count } ori: îl punem la loc
   *[other] E un joker, de { $count } de ori: îl punem la loc
} și întoarcem altă piesă.
deal-trump = Întoarcem piesa rămasă cu fața în sus: { $tile } e atuul.
deal-find = Numărul lui e { $number }: luăm stiva { $number }.
deal-swap = Atuul trece deasupra ei, cu fața în sus, iar piesa care era acolo trece pe stiva { $next }, care are acum 8.
deal-deal = De la stiva { $next } înainte fiecare primește câte o stivă, pe rând, de două ori. { $you ->
    [yes] Începi tu și ai
   *[no] { $who } începe și are
} 15 piese, ceilalți au 14.
deal-done = Ce rămâne este teancul: { $count ->
    [one] o piesă, atuul.
    [few] { $count } piese, cu atuul printre ele.
   *[other] { $count } de piese, cu atuul printre ele.
}
deal-done-without = Ce rămâne este teancul: { $count ->
    [one] o piesă.
    [few] { $count } piese.
   *[other] { $count } de piese.
} Atuul stă în afara lui.

## Sfârșitul

settled-closed = { $you ->
    [yes] Închizi
   *[no] { $who } închide
}: { $price }
settled-empty = Teancul e gol și nimeni n-a închis
settled-taken = Nimeni nu mai trage și nimeni n-a închis
settled-empty-text = Jocul se încheie și nimeni nu pierde puncte.
settled-left = { $who ->
    [Tu] Ai părăsit jocul
   *[other] { $who } a părăsit jocul
}
settled-left-text = Jocul se încheie.
settled-closed-text = { $free ->
    [joker] jokerul
   *[other] { $free }
} este piesa liberă și ultima aruncată.
pays = { $you ->
    [yes] { $whom ->
        [Ana] Îi plătești Anei
        [Ilinca] Îi plătești Ilincăi
       *[other] Îi plătești lui { $whom }
    }
   *[no] { $whom ->
        [tine] { $who } îți plătește
        [Ana] { $who } îi plătește Anei
        [Ilinca] { $who } îi plătește Ilincăi
       *[other] { $who } îi plătește lui { $whom }
    }
}
pays-clause = { $clause ->
    [PRO-5] { $base }: perechea atuului a ajuns acolo
    [PRO-15] { $base }: pentru plecare
    [away] { $base }: pentru conexiunea pierdută
   *[other] { $base }: închiderea
}
# După „de” și „pentru”: „aruncat de tine”, „pentru Ana”.
payee-name = { $seat ->
    [0] tine
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}

## Jocurile de până acum

statistics-title = Jocuri până acum: { $count }
statistics-player = Jucător
statistics-closes = Închideri
statistics-mean = Puncte pe închidere
statistics-bonuses = Bonusuri de atu
statistics-score = Scor

## Pregătire

setup-seats = Jucători
setup-seat = { $seat ->
    [1] Ana, în stânga ta
    [2] Mihai
   *[3] Ilinca
}
setup-multiplier = Multiplicator
setup-multiplier-value = ×{ $value }
setup-speed = Viteza celorlalți
setup-speed-value = { $value ->
    [none] pe loc
    [fast] repede
    [slow] încet
   *[normal] obișnuit
}
setup-practice = Antrenor
setup-practice-value = { $value ->
    [yes] după fiecare piesă aruncată, și poți lua mutarea înapoi
   *[no] numai când îl întrebi
}
setup-code = Codul împărțirii
setup-code-about = Lasă-l gol pentru o împărțire nouă. Un cod primit de la cineva aduce înapoi aceeași împărțire.
setup-code-game = Codul acesta este o împărțire a altui joc, nu de Rummy PRO. N-am împărțit nimic.
setup-code-wrong = Nicio împărțire nu are codul acesta: o literă este greșită sau două și-au schimbat locul. N-am împărțit nimic.
setup-code-length = Un cod are douăsprezece litere și cifre. Acesta are { $count }.
setup-show = Împărțirea
setup-show-value = { $value ->
    [yes] merge singură
    [steps] arătată pas cu pas
   *[no] făcută dintr-odată
}
switch-name = { $name ->
    [joker_trump] Un joker întors ca atu
    [multiply_trump_bonus] Multiplicatorul se aplică și la bonusul atuului
    [trump_in_stock] Atuul rămâne în teanc
    [extra_joker] Jokeri suplimentari
    [take_discard] Ultima piesă aruncată
    [taking_limit] Jocul se încheie când nimeni nu mai trage
    [connection_penalty] Cine pierde conexiunea și nu revine la timp plătește fiecăruia dintre ceilalți
    [leaving_penalty] Cine pleacă plătește fiecăruia dintre ceilalți
    [match] Meciul durează
    [naturals_per_joker] Alte piese pentru fiecare joker dintr-o formație
    [jokers_adjacent] Jokerii se pot atinge într-o suită
    [mosaic_jokers] Jokeri într-un Mozaic
    [mosaic_ends_differ] Cei doi de 1 din Mozaic au culori diferite
    [big_with_thrown_joker] Bicolor, Minor sau Major cu un joker aruncat
    [grand_care_rest] Celelalte piese ale unui Careu mare
   *[joker_overflow] Trei jokeri și mai mulți în formații
}
switch-value = { $value ->
    [redraw] îl pui la loc și întorci altă piesă
    [reshuffle] amesteci totul din nou
    [no] nu
    [yes] da
    [off] niciunul
    [instead_of_draw] câte unul, în loc să tragi
    [last] o poți lua
    [never] rămâne unde este
    [reduced] la preț scăzut
    [natural_only] niciunul
    [big] Joc mare
    [special] Joc special
    [free] orice piese
    [melds] trebuie să stea în formații
    [clamp] costă cât doi
    [linear] costă mai mult cu fiecare
    [forbid] nu închid
   *[other] { $value }
}

## Un joc păstrat

kept-resumed = Jocul tău neterminat este din nou aici.
kept-ended = Ultimul tău joc este din nou aici.
kept-unknown = Jocul acela neterminat nu e păstrat aici: l-ai început pe alt calculator, în altă sesiune sau prea demult.
kept-unreadable = { $reason ->
    [version] Jocul tău l-a păstrat altă versiune a programului, pe care aceasta n-o poate citi.
   *[other] Jocul tău e păstrat, dar fișierul lui e stricat și nu-l mai pot citi.
} Poți începe altul.
kept-not = Acum nu pot păstra jocul pe mai târziu: { $reason }. La mutarea următoare încerc din nou.
kept-full = Jocul acesta nu se păstrează: aici sunt deja prea multe. Se pierde când închizi pagina.
kept-long = Jocul acesta a devenit prea lung ca să fie păstrat.
kept-again = Jocul tău este păstrat din nou.
kept-stale = Jocul acesta a continuat în altă filă. Încarcă-l ca să mergi mai departe aici; ce ai făcut acum aici nu s-a socotit.
kept-oldest = Ai { $count ->
    [one] un joc neterminat
    [few] { $count } jocuri neterminate
   *[other] { $count } de jocuri neterminate
} și mai multe nu se păstrează. La o nouă împărțire pleacă cel mai vechi: { $game }.
kept-table = { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, { $day }

## Antrenorul

coach-title = Antrenorul
coach-close = Cu aceste piese închizi pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: aranjează-le și închide.
coach-close-wait = Cu aceste piese închizi pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Sau aștepți și arunci { $tile }: asta promite, în medie și cu totul, cam { $more ->
    [one] un punct
    [few] { $more } puncte
   *[other] { $more } de puncte
} în plus, dar poate închide altcineva înaintea ta.
coach-best = Aruncă { $tile }. { $why }
coach-take = Ia { $tile }: distanța scade de la { $before } la { $after }.
coach-take-closes = Ia { $tile }: cu el poți închide.
coach-draw = Trage: { $tile } nu apropie închiderea.
coach-draw-only = Trage: n-ai ce lua.
coach-next = Trage: piesa următoare este atuul, { $tile }. Distanța scade de la { $before } la { $after }.
coach-next-closes = Trage: piesa următoare este atuul, { $tile }, iar cu el poți închide.
coach-next-not = Acum nu te ajută nimic. Piesa următoare din teanc este atuul, { $tile }.
coach-head-tile = Arunci
coach-head-distance = Distanță
coach-head-outs = Piese bune
coach-head-chance = Închide la tragere
coach-head-points = Puncte atunci
coach-head-cost = Costă
coach-head-gives = De folos pentru { $who }
coach-chance = { $percent }%
coach-chance-none = fără
coach-why-close = Încă o piesă și se închide: sunt bune { $copies } din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}.
coach-why-away = { $distance ->
    [one] Lipsește o piesă
    [few] Lipsesc { $distance } piese
   *[other] Lipsesc { $distance } de piese
}, iar { $copies } din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
} apropie închiderea.
coach-why-further = Depărtează închiderea cu cel puțin o piesă.
coach-why-last = Nu mai e nimic de tras: jocul se încheie cu piesa asta.
coach-trump-surely = La tragerea următoare îți vine atuul, { $tile }: { $closes ->
    [yes] cu el poți închide.
   *[no] cu el încă nu închizi.
}
coach-trump-perhaps = La tragerea următoare îți vine atuul, { $tile }, dacă până la tine { $who ->
    [none] nu mai trage nimeni
    [all] trag toți ceilalți
   *[some] { $count ->
        [one] trage doar unul dintre ceilalți
        [few] trag doar { $count } dintre ceilalți
       *[other] trag doar { $count } dintre ceilalți
    }
}: { $closes ->
    [yes] cu el poți închide.
   *[no] cu el încă nu închizi.
}
coach-trump-below = Cu { $tile } ai putea închide, dar acela este atuul: { $count ->
    [0] îl trage altcineva.
    [one] deasupra lui mai stă o piesă în teanc.
    [few] deasupra lui mai stau { $count } piese în teanc.
   *[other] deasupra lui mai stau { $count } de piese în teanc.
}
coach-trump-out = Cu { $tile } ai putea închide, dar acela este atuul și nu intră în joc.
coach-why-joker = Dacă arunci un joker, închiderea ta de mai târziu face mai mult.
coach-chose-closing = Ai aruncat { $tile }, dar cu aceste piese închizi pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Ia piesa înapoi și închide.
coach-chose = Ai aruncat { $tile }. { $same ->
    [yes] Nimic nu era mai bun.
   *[no] Mai bun era { $best }: { $why }
}

## Privirea înapoi

review-costs = costă cam { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
review-moment = Mutarea { $number }: { $own } în loc de { $best }
review-own = Ai aruncat { $tile }
review-best = Cel mai bun: { $tile }
review-exercise = Din nou rândul tău, ca atunci: ce piesă arunci?
review-right = Corect: { $why }
review-wrong = Nu e cea mai bună: { $why }
review-unknown = Mutarea aceea din ultimul joc nu mai e aici.
quick-none = „{ $value }” nu pornește niciun joc: e quick sau quick=coach.

## Pagina

table-title = O masă de Rummy PRO
table-text = Joacă jocuri întregi cu jucători conduși de calculator, de la împărțire la socoteală, cu un antrenor pe care îl poți întreba.

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
    [beginner] joacă din ochi și uită ce s-a aruncat
    [steady] merge pe drumul cel mai scurt spre închidere
   *[strong] cântărește puncte, șanse și ce le trebuie celorlalți
}

## Ce se află pe masă

stock-label = { $count ->
    [0] Teancul este gol
    [one] O piesă în teanc
    [few] { $count } piese în teanc
   *[other] { $count } de piese în teanc
}
trump-label = Atu: { $tile }
trump-label-paid = Atu: { $tile }. { $you ->
    [yes] Ai
   *[no] { $who } are
} perechea lui: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} de la fiecare dintre ceilalți.
trump-label-drawn = Atu: { $tile }, deja tras
discard-label = { $tile }, aruncat de { $who }
seat-label = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
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

deal-runs = Ai { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}, iar atuul e { $tile }.
deal-stacks = Amestecăm 106 piese și le punem în 15 stive de câte 7. Rămâne una.
deal-put-back = { $count ->
    [one] E un joker: îl punem la loc
    [few] De { $count } ori la rând e un joker: de fiecare dată îl punem la loc
   *[other] De { $count } de ori la rând e un joker: de fiecare dată îl punem la loc
} și întoarcem altă piesă.
deal-trump = Întoarcem piesa rămasă cu fața în sus: { $tile } e atuul.
deal-find = Numărul lui e { $number }: luăm stiva { $number }.
deal-swap = Atuul trece deasupra, cu fața în sus. Piesa de acolo trece pe stiva { $next }, care are acum 8 piese.
deal-deal = De la stiva { $next } înainte fiecare ia câte o stivă, pe rând, de două ori. { $you ->
    [yes] Începi tu, cu
   *[no] { $who } începe, cu
} 15 piese, ceilalți au 14.
deal-done = Restul e teancul: { $count ->
    [one] o piesă, atuul.
    [few] { $count } piese, cu tot cu atu.
   *[other] { $count } de piese, cu tot cu atu.
}
deal-done-without = Restul e teancul: { $count ->
    [one] o piesă.
    [few] { $count } piese.
   *[other] { $count } de piese.
} Atuul stă deoparte.

## Sfârșitul

result-closed = { $you ->
    [yes] Închizi
   *[no] { $who } închide
}: { $price }
result-empty = Teancul e gol și nimeni n-a închis
result-taken = De prea multe rânduri la rând nimeni n-a mai tras din teanc și nimeni n-a închis
result-empty-text = Nimeni nu pierde puncte.
result-left = { $who ->
    [Tu] Ai părăsit jocul
   *[other] { $who } a părăsit jocul
}
result-left-text = Jocul se încheie.
result-closed-text = { $free ->
    [joker] jokerul
   *[other] { $free }
} a rămas în afara formațiilor, deci a fost ultima piesă aruncată.
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
    [PRO-5] { $base }: pentru perechea atuului
    [PRO-15] { $base }: pentru plecare
    [away] { $base }: pentru conexiunea pierdută
   *[other] { $base }: pentru închidere
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
setup-speed = Cât de repede joacă calculatoarele
setup-speed-value = { $value ->
    [none] pe loc
    [fast] repede
    [slow] încet
   *[normal] obișnuit
}
setup-practice = Antrenor
setup-practice-value = { $value ->
    [yes] după fiecare piesă aruncată, cu luat înapoi
   *[no] numai când îl întrebi
}
setup-code = Codul împărțirii
setup-code-about = Lasă-l gol pentru o împărțire nouă sau scrie un cod.
setup-code-game = Codul e al altui joc, nu de Rummy PRO.
setup-code-wrong = Nicio împărțire nu are codul acesta. Caută o greșeală de scriere.
setup-code-length = Un cod are 12 litere și cifre, nu { $count }.
setup-saved-wrong = Setările salvate nu se pot folosi aici. Nu s-a schimbat nimic.
setup-show = Împărțirea
setup-show-value = { $value ->
    [yes] merge singură
    [steps] arătată pas cu pas
   *[no] făcută dintr-odată
}
switch-name = { $name ->
    [joker_trump] Un joker ca atu
    [multiply_trump_bonus] Multiplică bonusul de atu
    [trump_in_stock] Atuul rămâne în teanc
    [extra_joker] Jokeri suplimentari
    [take_discard] Ultima piesă aruncată
    [taking_limit] Jocul se termină dacă nu trage nimeni
    [connection_penalty] Conexiunea pierdută costă
    [leaving_penalty] Plecarea costă
    [match] Meciul
    [naturals_per_joker] Alte piese la un joker
    [jokers_adjacent] Jokerii se pot atinge
    [mosaic_jokers] Jokeri într-un Mozaic
    [mosaic_ends_differ] Cei doi de 1 din Mozaic au culori diferite
    [big_with_thrown_joker] Bicolor, Minor sau Major cu un joker aruncat
    [grand_care_rest] Celelalte piese dintr-un Careu mare
   *[joker_overflow] Trei sau mai mulți jokeri
}
switch-value = { $value ->
    [redraw] întorci altă piesă
    [reshuffle] amesteci din nou
    [no] nu
    [yes] da
    [off] niciunul
    [instead_of_draw] câte unul, în loc să tragi
    [last] o poți lua
    [never] n-o poți lua
    [reduced] la preț scăzut
    [natural_only] niciunul
    [big] Joc mare
    [special] Joc special
    [free] orice piese
    [melds] numai în formații
    [clamp] costă cât doi
    [linear] fiecare costă în plus
    [forbid] nu închid
   *[other] { $value }
}

## Un joc păstrat

saved-resumed = Iată jocul tău neterminat.
saved-ended = Iată ultimul tău joc.
saved-unknown = Jocul acela nu e aici: e de pe alt calculator, din altă sesiune sau prea vechi.
saved-unreadable = { $reason ->
    [version] Jocul tău l-a salvat altă versiune, iar aceasta nu-l poate deschide.
   *[other] Jocul tău salvat e stricat.
} Începe altul.
saved-not = Nu pot salva jocul: { $reason }. Încerc din nou la mutarea următoare.
saved-full = Ai prea multe jocuri salvate, așa că pe acesta îl pierzi când închizi pagina.
saved-long = Jocul e prea lung ca să-l salvez.
saved-again = Îți pot salva iar jocul.
saved-stale = Ai jucat mai departe în altă filă. Încarcă jocul ca să continui aici.
saved-oldest = Ai { $count ->
    [one] un joc neterminat
    [few] { $count } jocuri neterminate
   *[other] { $count } de jocuri neterminate
}, și asta e limita. La o nouă împărțire se șterge cel mai vechi: { $game }.
saved-table = { $players ->
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
coach-close = Poți închide pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: aranjează piesele acestea.
coach-close-wait = Poți închide pentru { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Sau aruncă { $tile } și așteaptă: în medie ai lua cam { $more ->
    [one] un punct
    [few] { $more } puncte
   *[other] { $more } de puncte
} în plus, dar poate închide altcineva înainte.
coach-best = Aruncă { $tile }. { $why }
coach-take = Ia { $tile }: piesele lipsă scad de la { $before } la { $after }.
coach-take-closes = Ia { $tile } și poți închide.
coach-draw = Nu lua { $tile }: nu te ajută. Trage.
coach-draw-only = Trage din teanc: nu e nicio piesă aruncată.
coach-next = Trage: urmează atuul, { $tile }. Piesele lipsă scad de la { $before } la { $after }.
coach-next-closes = Trage: urmează atuul, { $tile }, și poți închide.
coach-next-not = Acum nu te ajută nimic. Urmează atuul, { $tile }.
coach-head-tile = Arunci
coach-head-distance = Piese lipsă
coach-head-outs = Piese bune
coach-head-chance = Șansa de a închide la tragere
coach-head-points = Puncte în medie
coach-head-cost = Costă
coach-head-gives = De folos pentru { $who }
coach-chance = { $percent }%
coach-chance-none = fără
coach-why-close = Îți mai trebuie o piesă: sunt bune { $copies } din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}.
coach-why-away = { $distance ->
    [one] Îți mai trebuie o piesă
    [few] Îți mai trebuie { $distance } piese
   *[other] Îți mai trebuie { $distance } de piese
}: te ajută { $copies } din { $unseen ->
    [one] o piesă nevăzută
    [few] { $unseen } piese nevăzute
   *[other] { $unseen } de piese nevăzute
}.
coach-why-further = Ai fi mai departe de închidere.
coach-why-last = Nu mai e nimic de tras: cu piesa asta se încheie jocul.
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
coach-trump-below = Cu { $tile } ai putea închide, dar e atuul: { $count ->
    [0] îl trage altcineva.
    [one] deasupra lui mai e o piesă în teanc.
    [few] deasupra lui mai sunt { $count } piese în teanc.
   *[other] deasupra lui mai sunt { $count } de piese în teanc.
}
coach-trump-out = Cu { $tile } ai putea închide, dar e atuul și nu intră în joc.
coach-why-joker = Aruncă un joker, iar închiderea ta face mai mult.
coach-chose-closing = Ia înapoi { $tile }: poți închide pentru { $points ->
    [one] un punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}
coach-chose = { $same ->
    [yes] Bine: nimic nu e mai bun decât { $tile }.
   *[no] Mai bine { $best } decât { $tile }. { $why }
}

## Privirea înapoi

review-costs = costă cam { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
review-moment = Mutarea { $number }: ai aruncat { $own } în loc de { $best }
review-own = Ai aruncat { $tile }
review-best = Cel mai bun: { $tile }
review-exercise = Din nou rândul tău: ce piesă arunci?
review-right = Corect. { $why }
review-wrong = Nu e cea mai bună. { $why }
review-unknown = Mutarea aceea nu mai e aici.
quick-none = „{ $value }” nu e un joc rapid: scrie în adresă quick sau quick=coach.

## Pagina

table-title = Joacă Rummy PRO
table-text = Joacă jocuri întregi cu calculatorul, cu un antrenor care te ajută.

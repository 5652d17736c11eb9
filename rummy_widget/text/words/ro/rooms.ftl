### Ce se spune la mesele cu oameni: de ce nu merge ceva și vorbele din care aleg jucătorii.

rooms-failed = N-a mers. Mai încearcă o dată.
rooms-stale = La masă s-a mutat între timp. Uită-te din nou, apoi mută.
rooms-no-such-table = Nicio masă nu are codul acesta. Verifică cele șase litere; mesele vechi se șterg.
rooms-stranger = Locul acesta nu e al tău. Intră cu codul mesei sau cere un link nou.
rooms-refused = { $sentence }
rooms-slow = Prea multe încercări. { $seconds ->
    [one] Așteaptă o secundă, apoi încearcă iar.
    [few] Așteaptă { $seconds } secunde, apoi încearcă iar.
   *[other] Așteaptă { $seconds } de secunde, apoi încearcă iar.
}
rooms-slow-hours = Prea multe încercări pentru azi. { $hours ->
    [one] Încearcă iar peste o oră.
    [few] Încearcă iar peste { $hours } ore.
   *[other] Încearcă iar peste { $hours } de ore.
}
rooms-crowded = E plin aici. Încearcă mai târziu.
rooms-busy = Altcineva a fost mai iute. Mai încearcă o dată.
rooms-guest = Cu linkul acesta poți intra doar la masa la care duce.
rooms-full = Discul e plin și nu mai pot salva nimic. Ce ai jucat până acum e în siguranță.
rooms-gone = Acum nu ajung la mese. Nu s-a pierdut nimic; încearcă iar peste puțin.
rooms-damaged = Fișierul cu mesele e deteriorat. Roagă pe cine ține cursul să pună la loc o copie de siguranță.
rooms-other-version = Mesele acestea vin dintr-o versiune mai nouă. Actualizează rummy_widget, apoi încearcă iar.
rooms-not-installed = Ca să joci cu alții, îți trebuie { $package }, care nu e instalat. Instalează cu: pip install { $target }

rooms-name-wrong = Numele are cel mult { $most ->
    [one] un caracter vizibil
    [few] { $most } caractere vizibile
   *[other] { $most } de caractere vizibile
}.
rooms-name-taken = Cineva de la masă are deja numele acesta. Alege altul.
rooms-no-seat = Toate locurile sunt ocupate. Poți privi.
rooms-seat-taken = Acolo stă cineva. Ia un loc liber.
rooms-seats-free = Ocupă întâi locurile libere: mai așteaptă jucători sau pune calculatorul.
rooms-seats-in-use = Jocul acesta are prea puține locuri pentru toți de la masă.
rooms-not-ready = Așteaptă până e gata toată lumea.
rooms-host-only = Asta poate schimba doar cine a făcut masa.
rooms-terms-wrong = O masă nu poate avea setările astea. Alege din liste.
rooms-switch-wrong = „{ $name }” nu poate avea valoarea asta. Alege una dintre acestea: { $values }.
rooms-not-now = Acum nu merge.
rooms-not-while-playing = Termină întâi runda aceasta.
rooms-too-long = Asta nu poate fi o mutare: nu e text sau e prea lung.
rooms-hold-not-away = Calculatorul joacă doar pentru cei plecați.
rooms-hold-never = La masa aceasta, calculatorul nu joacă pentru cei plecați.
rooms-hold-later = Mai așteaptă puțin: calculatorul poate juca după { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}.
rooms-phrase-unknown = Alege una dintre vorbe.
rooms-idle-many = Ai făcut prea multe schimbări. Așteaptă următoarea împărțire.
rooms-phrases-many = Ai spus multe deodată. Așteaptă puțin, apoi vorbește iar.
rooms-paid = { $text } ({ $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
})

## Vorbe și reacții

phrase-hello = Salut tuturor
phrase-good-luck = Spor la joc
phrase-your-turn = E rândul tău
phrase-thinking = Stai să mă gândesc
phrase-moment = O clipă, te rog
phrase-nice = Frumoasă mutare
phrase-lucky = Ce noroc ai
phrase-oops = Am greșit
phrase-so-close = Pe-aproape
phrase-thanks = Mulțumesc
phrase-well-played = Bine jucat
phrase-again = Încă o rundă?
phrase-bye = Pe curând
phrase-smile = 🙂
phrase-laugh = 😄
phrase-surprise = 😮
phrase-clap = 👏

## rummy-widget rooms

cli-about-rooms = Arată mesele salvate sau șterge din ele.
cli-about-database = baza de date pentru mesele cu oameni, de exemplu postgresql+psycopg://user@host/name
cli-about-delete = șterge mesele acestea, după cod
cli-about-prune = șterge mesele pe care nu le-a mai folosit nimeni de mult
cli-rooms-where = Mesele se țin în { $place }
cli-rooms-none = Nu e nicio masă.
cli-rooms-line = { $code }  { $title }, { $events ->
    [one] un eveniment
    [few] { $events } evenimente
   *[other] { $events } de evenimente
}, ultima dată pe { $day }
cli-rooms-deleted = { $count ->
    [0] N-am șters nimic.
    [one] Am șters o masă.
    [few] Am șters { $count } mese.
   *[other] Am șters { $count } de mese.
}
cli-rooms-unknown = Nicio masă nu are codul { $code }.

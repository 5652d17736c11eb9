### O masă cu oameni: cum ajungi la ea, cine e acolo, ce s-a convenit și ce se poate face. $who este un nume sau mai multe.

people-title = Joacă cu alții
people-about = Primești un cod; cine îl scrie se așază la masa ta.
people-name = Numele tău
people-how-many = Câte locuri are
people-make = Deschide o masă
people-code = Codul unei mese
people-join = Intră
people-needs = Oamenii se întâlnesc pe un server, iar situl acesta e doar un dosar cu fișiere. Pornește aplicația cu comanda rummy-widget sau cere-i adresa de la cine te-a trimis aici.
people-wide = Aici, cine poate citi baza de date a meselor poate citi toate mâinile. Numai la o masă din aplicație rămân ascunse.
people-already = Stai deja la o masă. Pleacă mai întâi de acolo.
people-finish = Termină partida asta sau pleacă din ea mai întâi.
people-elsewhere = Acolo se joacă { $game }, care are pagina lui.
people-go = Mergi acolo

people-table = { $game } cu alții
people-gather = Trimite-le celorlalți codul sau linkul, ori lasă calculatorul pe locurile libere.
people-ask = Spune când ești gata.
people-late = Încă nu-i gata: { $who }.
people-all-ready = Toți sunt gata. Împarte când vrei.
people-playing = Partida e în curs.
people-free = Loc liber
people-you = { $name } (tu)
people-state = { $state ->
    [free] liber
    [computer] calculator
    [held] plecat, joacă un calculator
    [away] plecat
    [thinks] se gândește
    [ready] gata
    [waits] încă nu-i gata
    [left] a părăsit masa
   *[here] la masă
}
people-says = „{ $text }”
people-said = { $who }: { $text }.

people-fill = Lasă un calculator
people-empty = Eliberează locul
people-hold = Lasă un calculator până se întoarce
people-hold-later = Un calculator poate ține locul peste { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}.
people-ready = Sunt gata
people-unready = Mai stai puțin
people-deal = { $stage ->
    [between] Partida următoare
    [over] Meci nou
   *[other] Împarte
}
people-link = Joacă pe alt dispozitiv
people-leave = Pleacă de la masă
people-leave-really = Chiar pleci?

people-people = Jucători și replici
people-copy = Copiază linkul
people-copied = S-a copiat.
people-phrases = Spune ceva
people-moved-about = Deschide linkul pe celălalt dispozitiv. Merge o singură dată și se vede numai acum.
people-door = Codul mesei
people-qr = Codul QR al linkului
people-terms = Ce s-a convenit
people-seats = { $count ->
    [one] un loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
people-game = Jocul
people-rounds = Partide
people-rounds-value = { $count ->
    [0] Câte spune jocul
    [one] O partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
people-hold-after = Calculatorul joacă pentru cine lipsește
people-hold-short = { $seconds ->
    [0] niciodată
   *[other] după { $seconds } s
}
people-hold-value = { $seconds ->
    [0] Locul așteaptă oricât
    [one] După o secundă poate juca un calculator
    [few] După { $seconds } secunde poate juca un calculator
   *[other] După { $seconds } de secunde poate juca un calculator
}

people-watch = Privește
people-watch-only = Acum privești. Ca să joci, ia un loc la masă.
people-watch-about = Vezi ce e la vedere pentru toți, cu un rând mai târziu.
people-watch-gathering = Partida n-a început încă.
people-watch-between = Partida s-a terminat. Următoarea începe când sunt toți gata.
people-watch-join = Ia locul liber
people-watch-leave = Nu mai privi
people-watch-log = Ce s-a întâmplat
people-watch-seat = { $who }, { $kind }: { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}
people-watch-seat-cards = { $who }, { $kind }: { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
people-watchers = { $count ->
    [one] Privește o persoană.
    [few] Privesc { $count } persoane.
   *[other] Privesc { $count } de persoane.
}

people-missing = La rând e { $who }, dar acum lipsește.{ $hold ->
    [yes] { "" }
   *[no] { " " }Locul îi rămâne păstrat.
}
people-stood-in = Cât ai lipsit, calculatorul a făcut pentru tine { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}.
people-news = { $who } { $what ->
    [came] s-a așezat la masă
    [left] a părăsit masa
    [held] lipsește; joacă un calculator
    [away] lipsește
   *[back] s-a întors
}.

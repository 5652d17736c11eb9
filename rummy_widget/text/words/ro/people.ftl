### O masă cu oameni: cum ajungi la ea, cine e acolo, ce s-a convenit și ce se poate face. $who este un nume sau mai multe.

people-title = Joacă cu alții
people-about = Primești un cod. Oricine îl scrie vine la masa ta.
people-name = Numele tău
people-how-many = Locuri
people-make = Deschide o masă
people-code = Codul unei mese
people-needs = Ca să joci cu alții îți trebuie aplicația. Pornește-o cu comanda rummy-widget sau cere-i adresa unui prieten care o are pornită.
people-wide = Aici, oricine are acces la baza de date vede toate tablele. În aplicație, ele rămân ascunse.
people-already = Ești deja la o masă. Pleacă întâi de acolo.
people-finish = Termină partida sau pleacă întâi din ea.
people-elsewhere = La masa aceea se joacă { $game }, care are pagina lui.
people-go = Mergi acolo

people-table = { $game } cu alții
people-gather = Trimite-le codul sau linkul, ori lasă calculatorul pe locurile libere.
people-ask = Spune când ești gata.
people-late = Așteptăm: { $who }.
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
people-hold = Lasă un calculator
people-hold-later = Un calculator poate juca peste { $seconds ->
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
people-link = Joacă pe alt aparat
people-leave = Pleacă de la masă

people-look = Arată masa
people-sit = Ia loc
people-forget = Altă masă
people-whose = { $who } te invită la masă
people-invited = { $state ->
    [full] Toate locurile sunt ocupate. Poți privi.
    [playing] Se joacă o partidă și e un loc liber.
   *[free] E un loc liber pentru tine.
}
people-own = Mesele tale
people-remove = Scoate din listă
people-own-state = { $state ->
    [yours] E rândul tău
    [theirs] Joacă { $who }
    [gathering] Se așteaptă împărțirea
    [between] Între două partide
   *[over] S-a terminat
}
people-link-alone = Doar calculatorul acesta poate deschide linkul. Ca să inviți și pe alții, pornește cu: rummy-widget --host 0.0.0.0
people-link-unknown = Doar calculatorul acesta poate deschide linkul. Deschide pagina la adresa pe care o folosesc ceilalți.
people-phrases-close = Închide vorbele
people-stay = Rămân
people-leave-title = Pleci de la masă?
people-leave-seat = Locul tău rămâne liber pentru altcineva.
people-leave-caught = Așa se termină partida pentru toți și nimeni nu ia puncte.
people-leave-laid = Așa se termină partida pentru toți. { $costs ->
    [0] { "" }
    [one] Pierzi un punct.{ " " }
    [few] Pierzi { $costs } puncte.{ " " }
   *[other] Pierzi { $costs } de puncte.{ " " }
}Piesele puse aduc puncte și așa.{ $hand ->
    [yes] { " " }Cele de pe tabla ta te costă punctele lor.
   *[no] { "" }
}
people-leave-closing = Așa se termină partida pentru toți. { $costs ->
    [0] Nu te costă nimic.
    [one] Le plătești celorlalți câte un punct.
    [few] Le plătești celorlalți câte { $costs } puncte.
   *[other] Le plătești celorlalți câte { $costs } de puncte.
}

people-people = Jucătorii
people-copy = Copiază linkul
people-copied = S-a copiat.
people-phrases = Spune ceva
people-moved-about = Deschide acum linkul pe celălalt aparat. Merge o singură dată.
people-door = Codul mesei
people-qr = Codul QR al linkului
people-terms = Setările mesei
people-seats = { $count ->
    [one] un loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
people-game = Jocul
people-hold-after = Joacă un calculator
people-hold-short = { $seconds ->
    [0] niciodată
   *[other] după { $seconds } s de absență
}
people-hold-value = { $seconds ->
    [0] Locurile absenților așteaptă
    [one] Un calculator joacă pentru absenți după o secundă
    [few] Un calculator joacă pentru absenți după { $seconds } secunde
   *[other] Un calculator joacă pentru absenți după { $seconds } de secunde
}

people-watch = Privește
people-watch-only = Acum privești. Ca să joci, ia un loc.
people-watch-about = Vezi ce vede toată lumea, cu un rând mai târziu.
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

people-missing = E rândul: { $who }, dar lipsește.{ $hold ->
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

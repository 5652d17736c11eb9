### Ce ghicește clasa înainte să se numere ceva.

guess-racks = Câte table?
ask-guess-racks = Câte table diferite de 14 poți scoate dintr-o cutie cu 106 piese? Doar ghicește, nu calcula.
guess-joker = Un joker
ask-guess-joker = Două dintre cele 106 piese sunt jokeri. Ce șansă ai să primești cel puțin unul printre cele 14 ale tale?
guess-twin = Perechea atuului
ask-guess-twin = Atuul întors este un 7 roșu. Ce șansă ai să primești celălalt 7 roșu printre cele 14 piese ale tale?
guess-refuse = Dreptul de a refuza
ask-guess-refuse = Cu trei duble sau mai multe poți refuza jocul. Ce șansă ai, cu 14 piese?
guess-table = Cineva de la masă
ask-guess-table = Jucați în patru. Ce șansă e ca măcar unul dintre voi să primească trei duble sau mai multe?
guess-melds = Suite și grupuri de trei
ask-guess-melds = Câte suite și grupuri de exact trei piese sunt, fără jokeri? Cele două exemplare ale unei piese se numără o dată.
guess-three = Primele trei piese
ask-guess-three = Tragi trei piese dintr-o cutie fără jokeri. Ce șansă este să fie o suită sau un grup?
guess-close = Închis din prima, fără jokeri
ask-guess-close = Cutia are 104 piese și niciun joker. Ce șansă e să închizi direct cu 14 din ele, așa cum au venit?
guess-close-jokers = Închis din prima, cu jokeri
ask-guess-close-jokers = Pune acum și cei doi jokeri. Ce șansă e să închizi direct cu 14 din cele 106 piese?
guess-within = În cinci trageri
ask-guess-within = Șase din cele 92 de piese nevăzute închid tabla asta. Ce șansă ai să tragi una din ele în cinci trageri?
guess-wait = Cât aștepți
ask-guess-wait = Șase din cele 92 de piese nevăzute închid tabla asta. În medie, după câte trageri vine una din ele?
guess-deals = Câte împărțiri
ask-guess-deals = La fiecare împărțire primești 14 piese. În medie, după câte împărțiri ai trei duble sau mai multe?
guess-rarity = Un preț drept
ask-guess-rarity = Un Simplu aduce 250, un Bicolor 500. Care ar fi un preț drept pentru un Bicolor, după cât e de rar într-o cutie fără jokeri?
guess-holding = 11-le roșu
ask-guess-holding = Ai aruncat de pe tabla asta un 12 roșu, iar jucătorul următor l-a luat. Îl ia numai ca să facă o suită sau un grup cu două din cele 14 piese ale lui. Cât de probabil e să aibă un 11 roșu?
guess-states = Cât ai de ținut minte
ask-guess-states = Cineva citește piesele unei culori, număr cu număr: niciuna, una sau două din fiecare. La sfârșit spui dacă toate piesele acestea pot forma suite; 1 vine numai la început. Câte situații diferite trebuie să deosebești în minte pe parcurs?

guess-race = Închizi acum sau aștepți
ask-guess-race = Dacă închizi acum, fiecare dintre cei trei îți plătește 250. Dacă aștepți o rundă, cu 13 din 91 de piese nevăzute închizi pentru câte 500, cu oricare alta pentru câte 250, ca înainte. Dar dacă închide altcineva întâi, plătești tu 250. Cât de probabil trebuie să fie asta, pentru ca așteptarea să fie la fel de bună ca închiderea de acum?
guess-double = O dublă sau nu
ask-guess-double = Tragi piese din cutia de 106, una câte una. De câte ai nevoie ca o dublă să fie mai probabilă decât niciuna? Doi jokeri nu fac o dublă.
guess-open = Etalat din prima
ask-guess-open = La Rummikub primele tale formații trebuie să facă 30 de puncte. Primești 14 dintre cele 106 piese, cu jokeri cu tot. Ce șansă ai să te etalezi din prima?
guess-moves = Câte mutări?
ask-guess-moves = Pe masă sunt trei grupuri, de 4, de 5 și de 6, fiecare în roșu, galben și albastru. Fă din ele trei suite, 4 5 6 în fiecare culoare. Cel puțin câte piese trec în altă formație?

guess-form = { $chance ->
    [yes] O probabilitate, de exemplu 3 %, 0,03, 1/30 sau 1 la 30.
   *[no] Un număr, de exemplu 5000, 10^6 sau 2,5 * 10^9.
}
guess-no-chance = O probabilitate e între 0 și 1. La procente scrie și semnul %, ca în 3 %.
guess-no-number = Nu poate fi sub 0.
guess-in = Am primit ce ai ghicit. Mai poți schimba.
guess-where = Întrebarea { $number } din { $of }: ghicește
guess-entry = { $number }. { $title }: { $state ->
    [right] ghicit
   *[open] neghicit încă
}

guess-bin = { $low } – { $high }
guess-one-in = 1 la { $number }
guess-percent = { $number } %
guess-told = { $count ->
    [one] Un singur număr ghicit: { $low }.
    [few] { $count } numere ghicite, de la { $low } la { $high }. Cel din mijloc e { $middle }.
   *[other] { $count } de numere ghicite, de la { $low } la { $high }. Cel din mijloc e { $middle }.
}
guess-exact = Răspunsul e { $exact }.
guess-nobody = Încă n-a ghicit nimeni.
guess-exactly = Numărul exact

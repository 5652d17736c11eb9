### Ce ghicește clasa înainte să se numere ceva.

guess-racks = Câte table?
ask-guess-racks = Câte table diferite de 14 se pot scoate dintr-o cutie cu 106 piese? Ghicește: nu trebuie să calculezi.
guess-joker = Un joker
ask-guess-joker = Între cele 106 piese sunt doi jokeri. Ce șansă ai ca printre cele 14 ale tale să fie unul din ei, sau amândoi?
guess-twin = Perechea atuului
ask-guess-twin = Atuul întors este un 7 roșu. Ce șansă ai ca celălalt 7 roșu să fie printre cele 14 piese ale tale?
guess-refuse = Dreptul de a refuza
ask-guess-refuse = Cu trei duble sau mai multe poți refuza jocul. Ce șansă ai, cu 14 piese?
guess-table = Cineva de la masă
ask-guess-table = Sunteți patru la masă. Ce șansă este ca măcar unul dintre voi să primească trei duble sau mai multe?
guess-melds = Suite și grupuri de trei
ask-guess-melds = Câte suite și grupuri de exact trei piese sunt, fără jokeri? Cele două exemplare ale unei piese se numără o dată.
guess-three = Primele trei piese
ask-guess-three = Tragi trei piese dintr-o cutie fără jokeri. Ce șansă este să fie o suită sau un grup?
guess-close = Închis din prima, fără jokeri
ask-guess-close = Cutia are 104 piese și niciun joker. Ce șansă este ca 14 din ele să poată închide așa cum au venit?
guess-close-jokers = Închis din prima, cu jokeri
ask-guess-close-jokers = Acum sunt în cutie și cei doi jokeri. Ce șansă este ca 14 din cele 106 piese să poată închide așa cum au venit?
guess-within = În cinci trageri
ask-guess-within = Șase din cele 92 de piese nevăzute ar închide tabla aceasta. Ce șansă este să vină una din ele în cinci trageri?
guess-wait = Cât aștepți
ask-guess-wait = Șase din cele 92 de piese nevăzute ar închide tabla aceasta. De câte trageri e nevoie, în medie, până vine una din ele?
guess-deals = Câte împărțiri
ask-guess-deals = La fiecare împărțire primești 14 piese. De câte împărțiri e nevoie, în medie, până ai trei duble sau mai multe?
guess-rarity = Un preț drept
ask-guess-rarity = Un Simplu plătește 250, un Bicolor 500. Cât ar trebui să plătească un Bicolor după cât e de rar, într-o cutie fără jokeri?
guess-holding = 11-le roșu
ask-guess-holding = De pe tabla aceasta ai aruncat un 12 roșu, iar jucătorul de după tine l-a luat. Îl ia doar dacă face o suită sau un grup cu două din cele 14 piese ale lui. Cât de probabil este să aibă un 11 roșu?
guess-states = Ce ține minte cititorul
ask-guess-states = Cineva citește o culoare, număr cu număr: niciodată, o dată sau de două ori. La sfârșit spui dacă toate piesele stau în suite; 1 vine numai la început. Câte situații diferite trebuie să poți ține minte?

guess-race = Te oprești sau aștepți
ask-guess-race = Poți închide acum și iei câte 250 de la trei jucători. Dacă aștepți o rundă, cu 13 din 91 nevăzute închizi pentru câte 500, cu oricare alta pentru câte 250, ca înainte. Dar dacă închide altcineva înaintea ta, plătești 250. Cât de probabil poate fi asta, ca așteptarea să fie la fel de bună?
guess-double = O dublă, mai degrabă da decât nu
ask-guess-double = Iei piese din cutia de 106, una după alta. De la câte piese în sus e mai probabil să ai o dublă decât să nu ai? Doi jokeri nu fac o dublă.
guess-open = Etalat din prima
ask-guess-open = La Rummikub primele tale formații trebuie să facă 30 de puncte. Primești 14 dintre cele 106 piese, printre care pot fi și jokeri. Cât de probabil este să te poți etala din prima?
guess-moves = Câte mutări?
ask-guess-moves = Pe masă stau trei grupuri, de 4, de 5 și de 6, fiecare în roșu, galben și albastru. Trebuie să devină trei suite, 4 5 6 în fiecare culoare. Câte piese trebuie să își schimbe formația, cel puțin?

guess-form = { $chance ->
    [yes] O probabilitate, de exemplu 3 %, 0,03, 1/30 sau 1 la 30.
   *[no] Un număr, de exemplu 5000, 10^6 sau 2,5 * 10^9.
}
guess-no-chance = O probabilitate este între 0 și 1. Dacă te gândești la procente, scrie și semnul %, ca în 3 %.
guess-no-number = Un număr sub 0 nu poate fi.
guess-in = Am primit ce ai ghicit. Mai poți schimba.
guess-where = Ghicește, întrebarea { $number } din { $of }
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
guess-exact = Numărul exact este { $exact }.
guess-nobody = Încă n-a ghicit nimeni.
guess-exactly = Numărul exact

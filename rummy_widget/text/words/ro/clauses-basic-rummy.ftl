### Regulile pentru Basic Rummy, care se joacă cu cărți, una câte una; începutul lui clauses-pro.ftl spune care sunt
### părțile unei reguli.

BR-1 =
    .title = Cărțile și împărțirea
    .stated = Jucați cu 52 de cărți, doi până la patru. În doi primiți câte 10 cărți, în trei sau patru câte 7. O carte se întoarce lângă teanc și este prima dintre cele aruncate. Începe cine stă la stânga celui care a împărțit.
    .ruling = Împărțiți pe rând.
BR-2 =
    .title = Grupuri și suite
    .stated = Un grup înseamnă trei sau patru cărți de același rang. O suită înseamnă trei sau mai multe cărți la rând, de aceeași culoare. Asul stă jos, iar după rege suita nu mai continuă cu as: damă, rege, as nu este suită.
BR-3 =
    .title = Un rând
    .stated = Întâi tragi, din teanc sau ultima carte aruncată. Apoi pui câte formații vrei. Apoi arunci o carte.
BR-4 =
    .title = Adăugatul
    .stated = Poți adăuga la orice formație de pe masă, oricine ar fi pus-o, oricâte cărți, chiar înainte să fi pus tu o formație.
BR-5 =
    .title = Cartea abia luată
    .stated = Cartea pe care tocmai ai luat-o dintre cele aruncate n-o poți arunca în același rând.
    .ruling = Deci nu pune cărțile așa încât să-ți rămână numai ea și să nu se potrivească nicăieri.
BR-6 =
    .title = Ieșirea
    .stated = Ieși când arunci ultima carte, cu fața în jos, sau când pui și adaugi tot, fără să mai arunci.
BR-7 =
    .title = Teancul s-a terminat
    .stated = Prima dată când se termină teancul, cărțile aruncate se amestecă și devin teanc. A doua oară partida rămâne fără câștigător.
    .ruling = Cărțile aruncate se amestecă de îndată ce teancul este gol la sfârșitul unui rând, iar cea de deasupra rămâne. Dacă acolo este o singură carte, partida rămâne pe loc fără câștigător.
BR-8 =
    .title = Partidă blocată
    .stated = Partida rămâne fără câștigător și când nimeni nu mai poate termina: aveți toți câte o carte și nu e nimic de adăugat.
    .ruling = O spunem numai când e dovedit: fiecare jucător are o carte, și nicio carte din vreo mână, din teanc sau dintre cele aruncate nu se potrivește la o formație de pe masă și nu face una nouă. Nimeni nu ia puncte și toți au pierdut partida.
BR-9 =
    .title = Ce aduce o partidă
    .stated = Cine iese ia cât le-a rămas celorlalți: figurile fac 10, un as face 1, celelalte cât numărul lor. Primul care ajunge la 100 de puncte câștigă un meci în doi, la 150 unul în trei, la 200 unul în patru.
BR-10 =
    .title = Totul dintr-odată: Going Rummy
    .stated = Dacă n-ai pus și n-ai adăugat nimic înainte și scapi de tot într-un singur rând, iei de două ori pe atât.

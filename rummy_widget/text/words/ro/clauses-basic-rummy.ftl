### Regulile pentru Basic Rummy, care se joacă cu cărți, una câte una; începutul lui clauses-pro.ftl spune care sunt
### părțile unei reguli.

BR-1 =
    .title = Cărțile și împărțirea
    .stated = Jucați doi până la patru, cu 52 de cărți. În doi primiți câte 10 cărți, în trei sau patru câte 7. Întoarceți o carte lângă teanc: e prima dintre cele aruncate. Începe jucătorul din stânga celui care a împărțit.
    .ruling = Împărțiți pe rând.
BR-2 =
    .title = Grupuri și suite
    .stated = Un grup înseamnă trei sau patru cărți de același rang. O suită înseamnă trei sau mai multe cărți la rând, de aceeași culoare. Asul vine numai la început, iar suita se termină la rege: damă, rege, as nu e suită.
BR-3 =
    .title = Un rând
    .stated = Întâi tragi, din teanc sau ultima carte aruncată. Apoi pui câte formații vrei. Apoi arunci o carte.
BR-4 =
    .title = Cum adaugi
    .stated = Poți adăuga oricâte cărți la orice formație de pe masă, a oricui, chiar înainte să pui tu o formație.
BR-5 =
    .title = Cartea abia luată
    .stated = Dacă iei o carte dintre cele aruncate, n-o poți arunca în același rând.
    .ruling = Deci nu pune toate celelalte cărți dacă ea nu se potrivește nicăieri.
BR-6 =
    .title = Ieșirea
    .stated = Ieși când arunci ultima carte, cu fața în jos, sau când pui toate cărțile, fără să mai arunci.
BR-7 =
    .title = Teancul s-a terminat
    .stated = Când se termină teancul prima dată, amestecați cărțile aruncate: ele devin teancul. A doua oară partida rămâne fără câștigător.
    .ruling = Amestecați cărțile aruncate imediat ce teancul e gol la sfârșitul unui rând, dar lăsați-o pe cea de deasupra. Dacă e una singură, partida se termină pe loc fără câștigător.
BR-8 =
    .title = Partidă blocată
    .stated = Partida rămâne fără câștigător și când nimeni nu mai poate termina: aveți toți câte o carte și nu e nimic de adăugat.
    .ruling = O spunem numai când e sigur: fiecare jucător are o carte, și nicio carte din mâini, din teanc sau dintre cele aruncate nu se potrivește pe masă și nu face o formație nouă. Nimeni nu ia puncte și toți au pierdut partida.
BR-9 =
    .title = Ce aduce o partidă
    .stated = Cine iese ia cât le-a rămas celorlalți: figurile fac 10, un as face 1, celelalte cât numărul lor. Un meci în doi îl câștigă primul care ajunge la 100 de puncte; în trei îi trebuie 150, în patru 200.
    .ruling = Dacă masa are un multiplicator, el înmulțește toate punctele unei partide.
BR-10 =
    .title = Totul dintr-odată: Going Rummy
    .stated = Dacă n-ai pus nimic înainte și ieși într-un singur rând, iei de două ori pe atât.

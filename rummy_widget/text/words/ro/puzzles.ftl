### Ce se spune la probleme: ce se cere, cum urmează una după alta și cum stă cine le rezolvă.
### $tile este numele unei piese, dat de program ("7 roșu").

puzzles-title = Probleme
puzzles-about = O masă dintr-o partidă adevărată și o întrebare: cum pui ce ți se cere?
puzzle-title = Problema { $number }
puzzle-goal = { $ask ->
    [tile] Pune pe masă { $tile }.
    [all] Pune pe masă toate piesele tale.
    [close] Închide. Ultima piesă o arunci.
    [points] Fă cât mai multe puncte.
   *[most] Pune pe masă cât mai multe piese.
}
puzzle-goal-cards = { $ask ->
    [tile] Pune pe masă { $tile }.
    [all] Pune pe masă toate cărțile tale.
   *[most] Pune pe masă cât mai multe cărți.
}
puzzle-mode = { $mode ->
    [run] O serie
    [row] Una după alta
    [daily] Problema zilei
   *[review] Încă o dată ce n-a mers
}
puzzle-mode-about = { $mode ->
    [run] Devine tot mai grea, iar trei greșeli o încheie.
    [row] Fără grabă, cât ai chef.
    [daily] Aceeași pentru toți: ușoară lunea, grea duminica.
   *[review] Aici nu se numără nimic. Mai privește o dată.
}
puzzle-band = { $band ->
    [easy] ușor
    [middle] mediu
    [hard] greu
    [master] de maestru
   *[follow] după puterea ta
}
puzzle-band-about = { $band ->
    [easy] Ia capătul unei suite sau a patra piesă a unui grup.
    [middle] Rupe o suită în două.
    [hard] Pune o piesă în locul alteia sau eliberează un joker.
    [master] Unește formații sau desfă una cu totul.
   *[follow] Rezolvi câteva și devin mai grele, greșești câteva și devin mai ușoare.
}
puzzle-band-laid = { $band ->
    [easy] Adaugă o piesă, și după ea se potrivește alta.
    [middle] Păstrează o piesă care s-ar potrivi: o cere o formație nouă.
    [hard] Eliberează un joker și adaugă-l la o formație.
    [master] Eliberează un joker pentru o formație nouă.
   *[follow] Rezolvi câteva și devin mai grele, greșești câteva și devin mai ușoare.
}
puzzle-band-laid-cards = { $band ->
    [easy] Adaugă o carte, și după ea se potrivește alta.
    [middle] Păstrează o carte care s-ar potrivi: o cere o formație nouă.
   *[follow] Rezolvi câteva și devin mai grele, greșești câteva și devin mai ușoare.
}
puzzle-band-none = La { $game } nu sunt probleme de felul „{ $band }”. Primești de felul cel mai apropiat: „{ $near }”.
puzzle-hard = Cât de greu
puzzle-game = Joc
puzzle-rating = Puterea ta: { $rating } ± { $width }
puzzle-solved = { $solved } din { $tried } rezolvate
puzzle-none-tried = Nimic încercat încă
puzzle-run = { $solved } rezolvate, { $misses } din { $most } greșeli
puzzle-run-over = { $solved ->
    [one] Seria s-a încheiat: o problemă rezolvată.
    [few] Seria s-a încheiat: { $solved } probleme rezolvate.
   *[other] Seria s-a încheiat: { $solved } de probleme rezolvate.
}
puzzle-run-best = Cea mai bună serie: { $best }
puzzle-days = { $days ->
    [one] Rezolvată azi
    [few] Rezolvată { $days } zile la rând
   *[other] Rezolvată { $days } de zile la rând
}
puzzle-day-done = Problema zilei e gata. Iat-o din nou, dar nu se mai numără.
puzzle-again = Pe aceasta o știi deja, așa că nu se numără.
puzzle-spoiled = Cu un indiciu se socotește greșită. O poți rezolva și acum.
puzzle-missed = Ai cerut un indiciu, așa că aceasta nu se socotește rezolvată.
puzzle-moved = { $moved ->
    [one] Se poate cu o singură piesă de pe masă mutată.
    [few] Se poate cu { $moved } piese de pe masă mutate.
   *[other] Se poate cu { $moved } de piese de pe masă mutate.
}
puzzle-why = { $skill ->
    [add_on] O piesă face loc alteia: ce nu se potrivea la început se potrivește după ea.
    [hold] Uneori merită să păstrezi o piesă: se potrivește pe masă, dar o cere o formație nouă.
    [free] Îi dai jokerului piesa lui, iar jokerul îl adaugi în altă parte.
   *[free_new] Îi dai jokerului piesa lui, iar cu jokerul închei o formație nouă.
}
puzzle-why-cards = { $skill ->
    [add_on] O carte face loc alteia: ce nu se potrivea la început se potrivește după ea.
   *[hold] Uneori merită să păstrezi o carte: se potrivește pe masă, dar o cere o formație nouă.
}
puzzle-review = { $count ->
    [one] O problemă așteaptă să o mai privești o dată
    [few] { $count } probleme așteaptă să le mai privești o dată
   *[other] { $count } de probleme așteaptă să le mai privești o dată
}
puzzle-nothing = Nu mai așteaptă nimic să fie privit din nou.
puzzle-choose = Alege mai întâi cum vrei problemele.
puzzle-no-seed = Numărul unei probleme este un număr întreg de la 1 la { $most }, nu „{ $value }”.
puzzle-no-band = O problemă e ușoară, medie, grea sau de maestru, nu „{ $value }”.
puzzle-no-game = Nu există probleme de „{ $value }”.
puzzle-value = Aici nu se poate alege „{ $value }”.

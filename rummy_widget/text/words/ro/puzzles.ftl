### Ce se spune la probleme: ce se cere, cum urmează una după alta și cum stă cine le rezolvă.
### $tile este numele unei piese, dat de program ("7 roșu").

puzzles-title = Probleme
puzzles-about = O masă dintr-o partidă adevărată: găsește cea mai bună mutare.
puzzle-title = Problemă
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
    [run] Supraviețuire
    [row] Fără sfârșit
    [daily] Problema zilei
   *[review] Reia greșelile
}
puzzle-mode-about = { $mode ->
    [run] Devine tot mai greu. După trei greșeli s-a terminat.
    [row] Fără grabă, cât ai chef.
    [daily] Aceeași pentru toți: ușoară lunea, grea duminica.
   *[review] Aici nu se socotește nimic. Mai uită-te o dată.
}
puzzle-band = { $band ->
    [easy] ușor
    [middle] mediu
    [hard] greu
    [master] de maestru
   *[follow] pe nivelul meu
}
puzzle-band-about = { $band ->
    [easy] Ia capătul unei suite sau a patra piesă a unui grup.
    [middle] Rupe o suită în două.
    [hard] Schimbă o piesă cu alta sau eliberează un joker.
    [master] Unește formații sau desfă una de tot.
   *[follow] Rezolvi și devin mai grele, greșești și devin mai ușoare.
}
puzzle-band-laid = { $band ->
    [easy] Adaugă o piesă, apoi se potrivește alta.
    [middle] Păstrează o piesă pentru o formație nouă.
    [hard] Eliberează un joker și adaugă-l la o formație.
    [master] Eliberează un joker pentru o formație nouă.
   *[follow] Rezolvi și devin mai grele, greșești și devin mai ușoare.
}
puzzle-band-laid-cards = { $band ->
    [easy] Adaugă o carte, apoi se potrivește alta.
    [middle] Păstrează o carte pentru o formație nouă.
   *[follow] Rezolvi și devin mai grele, greșești și devin mai ușoare.
}
puzzle-band-none = La { $game } nu sunt probleme „{ $band }”. Iată una „{ $near }”.
puzzle-hard = Nivel
puzzle-game = Joc
puzzle-solved = { $solved } din { $tried } rezolvate
puzzle-none-tried = Niciuna încercată
puzzle-run = { $solved } rezolvate, { $misses } din { $most } greșeli
puzzle-run-over = { $solved ->
    [one] S-a terminat: ai rezolvat o problemă.
    [few] S-a terminat: ai rezolvat { $solved } probleme.
   *[other] S-a terminat: ai rezolvat { $solved } de probleme.
}
puzzle-run-best = Recordul tău: { $best }
puzzle-days = { $days ->
    [one] Rezolvată azi
    [few] Rezolvată { $days } zile la rând
   *[other] Rezolvată { $days } de zile la rând
}
puzzle-day-done = Ai rezolvat problema zilei. O poți juca din nou, dar nu se mai socotește.
puzzle-again = Pe asta o știi deja, așa că nu se socotește.
puzzle-spoiled = Ai cerut un indiciu, deci e o greșeală. O poți rezolva și acum.
puzzle-missed = Ai cerut un indiciu, așa că nu se socotește rezolvată.
puzzle-moved = { $moved ->
    [one] Cel mai bine: muți o piesă de pe masă.
    [few] Cel mai bine: muți { $moved } piese de pe masă.
   *[other] Cel mai bine: muți { $moved } de piese de pe masă.
}
puzzle-why = { $skill ->
    [add_on] Pui o piesă, apoi se potrivește alta.
    [hold] Nu adăuga orice piesă poți: poate-ți trebuie la o formație nouă.
    [free] Înlocuiești jokerul și îl adaugi la altă formație.
   *[free_new] Înlocuiești jokerul și îl pui într-o formație nouă.
}
puzzle-why-cards = { $skill ->
    [add_on] Pui o carte, apoi se potrivește alta.
   *[hold] Nu adăuga orice carte poți: poate-ți trebuie la o formație nouă.
}
puzzle-review = { $count ->
    [one] Reia o problemă
    [few] Reia { $count } probleme
   *[other] Reia { $count } de probleme
}
puzzle-nothing = N-ai nimic de reluat.
puzzle-choose = Întâi alege ce probleme vrei.
puzzle-no-seed = Numărul unei probleme trebuie să fie de la 1 la { $most }, nu „{ $value }”.
puzzle-no-band = Nu există nivelul „{ $value }”. Scrie easy, middle, hard sau master.
puzzle-no-game = Nu sunt probleme pentru „{ $value }”.
puzzle-value = Aici nu poți alege „{ $value }”.

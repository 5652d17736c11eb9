### O clasă ale cărei răspunsuri vin pe loc: de ce nu merge ceva și ce spun cele două pagini.

live-no-such-class = Nicio clasă nu are codul acesta. Verifică cele șase semne cu profesorul.
live-stranger = Locul din clasă nu mai e al tău. Intră din nou sau întreabă-ți profesorul.
live-no-questions = Alege întâi întrebările: o temă sau câteva exerciții.
live-no-question = Clasa nu are o asemenea întrebare.
live-no-student = Nimeni de aici nu are numele acesta.
live-no-answer = Încă nu e niciun răspuns.
live-not-open = Întrebarea nu e deschisă încă. O deschide profesorul.
live-paused = Profesorul a făcut o pauză. Răspunsul rămâne aici și pleacă singur când reluați.
live-closed = Ora s-a încheiat, așa că nu se mai primesc răspunsuri.
live-name-taken = Cineva din clasă are deja pseudonimul acesta. Alege altul sau roagă-ți profesorul să-l elibereze.
live-class-full = Clasa e plină: încap cel mult { $most } de elevi.
live-too-long = E prea lung pentru un răspuns. Încap cel mult { $most } de semne.
live-not-all = { $count ->
    [one] Un elev n-a răspuns încă.
    [few] { $count } elevi n-au răspuns încă.
   *[other] { $count } de elevi n-au răspuns încă.
}
live-dealt-all = Ai extras toate cele { $count } de table ale tale.
live-counts-wrong = Numărul tău de pornire dă alte table, așa că numerele acestea nu se pun.

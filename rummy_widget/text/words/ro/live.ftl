### O clasă ale cărei răspunsuri vin pe loc: de ce nu merge ceva și ce spun cele două pagini.

live-no-such-class = Nicio oră pe viu nu are codul acesta. Verifică toate cele șase caractere, apoi mai încearcă.
live-stranger = Nu mai ești în această clasă. Intră din nou sau întreabă-ți profesorul.
live-no-questions = Alege întâi întrebările: o temă sau câteva exerciții.
live-no-question = Clasa nu are o asemenea întrebare.
live-no-student = Nimeni de aici nu are numele acesta.
live-no-answer = Încă nu e niciun răspuns.
live-not-open = Întrebarea nu e deschisă încă.
live-paused = Profesorul a făcut o pauză. Răspunsul e salvat aici și pleacă singur când reluați.
live-closed = Ora s-a încheiat: nu mai primim răspunsuri.
live-name-taken = Pseudonimul acesta e luat. Alege altul sau roagă-ți profesorul să-l elibereze.
live-no-code = Scrie întâi codul clasei.
live-no-name = Alege întâi un pseudonim.
live-class-over = Ora aceasta s-a încheiat. Cere-i profesorului codul următor.
live-class-gone = { $who ->
    [teacher] Clasa ta nu mai există. Deschide alta.
   *[student] Clasa ta nu mai există. Cere-i profesorului un cod nou.
}
live-gone = Acum nu ajung la clasă. Nu s-a pierdut nimic; mai încearcă peste puțin.
live-not-here = { $where ->
    [site] Orele pe viu au nevoie de un server, iar situl acesta nu are. Cere-i profesorului adresa potrivită.
   *[app] La adresa aceasta nu se țin ore pe viu. Cere-i profesorului adresa potrivită.
}
live-alone-about = E codul de pe fișa ta? Atunci începe pe cont propriu. Profesorul nu-ți primește răspunsurile.
live-alone = Încep pe cont propriu cu „{ $code }”
live-class-full = Clasa e plină: cel mult { $most ->
    [one] un elev
    [few] { $most } elevi
   *[other] { $most } de elevi
}.
live-too-long = E prea lung: cel mult { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
live-not-all = { $count ->
    [one] Un elev n-a răspuns încă.
    [few] { $count } elevi n-au răspuns încă.
   *[other] { $count } de elevi n-au răspuns încă.
}
live-not-shown = Arată întâi ce a ghicit clasa.
live-dealt-all = Ți-ai extras toate tablele: { $count }.
live-counts-wrong = Numerele acestea nu se potrivesc cu tablele pe care le-ai împărțit, așa că nu se pun.

## Ce se păstrează

live-stored = La o oră pe viu, serverul acesta îți păstrează pseudonimul, răspunsurile și orele lor. Le vede profesorul, care le poate arăta clasei; le poate citi și cine ține serverul. Totul se șterge la { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
} după ultima folosire a clasei sau mai repede, dacă îl rogi pe profesor. Așa că nu-ți folosi numele adevărat.
live-stored-teacher = Serverul acesta păstrează pseudonimele, răspunsurile și orele lor. Se șterg la { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
} după ultima folosire a clasei. Dacă scoți un elev, răspunsurile lui dispar doar din lista ta. Ca să ștergi o clasă mai repede, rulează pe server: rummy-widget rooms --delete COD

## Locul elevului

live-wait-first = Ai intrat. Așteaptă ca profesorul să deschidă prima întrebare.
live-wait-next = Așteaptă ca profesorul să deschidă întrebarea următoare.
live-sent = Toate răspunsurile tale au plecat.
live-unsent = { $count ->
    [one] Un răspuns n-a plecat încă: { $why }
    [few] { $count } răspunsuri n-au plecat încă: { $why }
   *[other] { $count } de răspunsuri n-au plecat încă: { $why }
}
live-held = Răspunsul e salvat aici. Îl trimitem când revine legătura.
live-rejoin = Intră din nou
live-over = Ora s-a încheiat. Răspunsurile tale s-au păstrat.
live-is-paused = Profesorul a făcut o pauză.
live-deal = { $count ->
    [one] Extrage o tablă pentru clasă
    [few] Extrage { $count } table pentru clasă
   *[other] Extrage { $count } de table pentru clasă
}

## Pagina profesorului

live-title = Ora pe viu
live-setup = Deschide o oră
live-about = Deschide ora, arată codul și vezi răspunsurile pe măsură ce vin. Numele se văd doar dacă le ceri, iar viteza nu contează.
live-topic = Tema
live-family = Întrebări
live-part = { $part ->
    [guesses] Doar ce se ghicește
    [sheet] Doar exercițiile
   *[all] Ghiciți, apoi exerciții
}
live-pace = Ritmul
live-paced = Întrebările pe rând
live-free = Toate deodată
live-class-code = Codul clasei (opțional)
live-class-code-about = Cu codul de pe fișe, elevii au aceleași numere ca pe hârtie.
live-open = Deschide ora
live-code = Cod
live-square = Codul QR al linkului
live-only-here = Adresa merge doar pe calculatorul acesta. Ca să intre și alții, pornește aplicația cu --host sau folosește un server.
live-other-address = Adresa merge doar pe calculatorul acesta. Deschide pagina la adresa pe care o folosesc elevii.
live-lab = În JupyterLab, programul oricărui utilizator poate citi și schimba ce se păstrează aici. Dacă asta contează, deschide ora în aplicație.
live-students-here = { $count ->
    [0] Încă n-a venit nimeni.
    [one] E aici un elev.
    [few] Sunt aici { $count } elevi.
   *[other] Sunt aici { $count } de elevi.
}
live-students = Elevi
live-questions = Întrebări
live-entry = Întrebarea { $number }, { $title }: { $state ->
    [shown] răspunsurile se văd
    [opened] deschisă
   *[waiting] încă nedeschisă
}
live-where = Întrebarea { $number } din { $of }
live-answered = Au răspuns { $count } din { $of }
live-first-turn = Prima întrebare
live-turn = Următoarea întrebare
live-pause = Pauză
live-go-on = Continuă
live-close = Încheie ora
live-sure = Da, o închei
live-show = Arată răspunsurile
live-show-early = Arată-le oricum
live-guessed = Ce a ghicit clasa
live-hide = Ascunde răspunsurile
live-tell = Arată numărul exact
live-untell = Ascunde numărul exact
live-pick = Pune la discuție
live-unpick = Scoate de la discuție
live-names = Arată numele
live-names-off = Ascunde numele
live-free-name = Eliberează numele
live-drop = Scoate elevul
live-save = Salvează răspunsurile
live-leave = Altă oră
live-answers = Răspunsuri
live-none-yet = Încă nu e niciun răspuns.
live-picked = De discutat
live-verdict = Cum a fost
live-standing = Corecte: { $right } din { $of }
live-paused-teacher = E pauză: nu vin răspunsuri până nu continui.
live-over-teacher = Ora s-a încheiat. Salvează răspunsurile, despachetează fișierul și notează dosarul cu: rummy-widget grade
live-first = corect din prima
live-later = corect la altă încercare
live-wrong = alt răspuns greșit
live-unread = de necitit
live-doubles = { $count ->
    [0] nicio dublă
    [one] o dublă
    [few] { $count } duble
   *[other] { $count } de duble
}
live-dealt-title = Duble în tablele clasei
live-dealt = { $count ->
    [one] O tablă de 15 piese; semnul arată probabilitatea exactă.
    [few] { $shown } table de 15 piese; semnele arată probabilitățile exacte.
   *[other] { $shown } de table de 15 piese; semnele arată probabilitățile exacte.
}
live-saved = Răspunsurile sunt în { $file }. Despachetează fișierul într-un dosar, apoi notează dosarul.
live-home = Intră în clasa ta
live-home-teacher = Deschide o oră pe viu

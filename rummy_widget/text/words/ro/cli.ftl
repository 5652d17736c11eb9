### Ce spune comanda: `rummy-widget`, `rummy-widget --lab` și `rummy-widget score`.

## rummy-widget score

score-closes = se închide: { $price }
score-not = nu se închide
score-holds = + { $text }  [{ $clause }]
score-fails = - { $text }  [{ $clause }]
score-bad-text = Nu pot citi piesele acestea: { $reason }
score-help-text = Scrie piesele ca r7 (roșu), y7 (galben), b7 (albastru), k7 (negru) și * pentru joker, cu | între formații.

## Pornirea

cli-about = Învață Rummy PRO, Rummikub, Tile Rummy, Remi etalat (45) și Basic Rummy jucând, în browser.
cli-about-score = Spune cât face o tablă sau de ce nu se închide.
cli-about-play-out = Joacă o partidă întreagă între calculatoare și descrie fiecare mutare.
cli-about-rules = jocul
cli-about-seed = împărțirea: același număr dă mereu aceleași piese
cli-about-players = numărul de jucători
cli-about-player = cât de bine joacă calculatoarele: beginner, steady sau strong
cli-about-lab = deschide cursul în JupyterLab în locul aplicației
cli-about-lang = limba cursului; fără ea, limba browserului
cli-about-teacher = cu --lab, copiază și paginile profesorului
cli-about-port = portul folosit
cli-about-host = adresa folosită; la orice altă adresă decât a acestui calculator, vizitatorii au nevoie de un token
cli-about-proxy = are încredere în serverele proxy de la aceste adrese, de exemplu 127.0.0.1, când spun cine e vizitatorul
cli-about-base = calea la care se găsește cursul, de exemplu /rummy
cli-about-browser = nu deschide browserul
cli-about-tiles = tabla în notație, de exemplu "r5 r6 r7 | b8 b9 b10 | k10"
cli-about-thrown = câți jokeri ai aruncat mai devreme în acest joc
cli-about-multiplier = cu cât se înmulțesc punctele la masă
cli-about-folder = dosarul pentru copia cursului făcută de --lab
cli-about-verbose = scrie ce face serverul
cli-number-wrong = { $number } nu e bun aici: alege 0, 1, 2 …
cli-host-wrong = Nu pot deschide cursul la { $host }: { $reason }.
cli-open = Cursul este deschis la { $url }
cli-stop = Oprești cu Ctrl+C.
cli-stopped = Oprit.
cli-port-taken = Portul { $port } este ocupat, așa că deschid cursul pe portul { $other }. Stelele păstrate de browser pentru portul { $port } nu apar acolo.
cli-port-taken-asked = Portul { $port } este ocupat. Alege altul cu --port.
cli-port-wrong = { $port } nu e un port: alege un număr de la 1 la 65535.
cli-extra-missing = E nevoie de { $package }, care nu e instalat. Instalează cu: pip install { $target }
cli-host-open = Și de pe alte calculatoare se poate intra, la { $host }. Fiecare vizitator ocupă cam { $memory } MB de memorie.
cli-host-token = Cine are adresa aceasta poate deschide cursul: { $url }
cli-token-given = Vizitatorii au nevoie de tokenul din { $name }.
cli-token-missing = În spatele unui proxy tokenul trebuie să rămână același după o repornire. Pune unul în { $name }.
cli-token-wrong = Tokenul din { $name } trebuie să aibă cel puțin { $least } caractere: litere, cifre și . _ ~ -.
cli-proxy-wrong = { $address } nu e adresa unui proxy. Scrie o adresă ca 127.0.0.1 sau o rețea ca 172.30.0.0/24.
cli-base-wrong = { $path } nu e bun. Scrie o cale din litere și cifre, de exemplu /rummy.
cli-database-away = { $place } nu răspunde încă. Cursul se deschide oricum; mesele cu oameni merg de îndată ce răspunde.
cli-database-wrong = { $place } nu e o bază de date pentru mese. Scrie sqlite:///FIȘIER sau postgresql+psycopg://user@host/name.
cli-database-password = Oricine folosește acest calculator poate citi parola dintr-o comandă. Pune adresa în { $name }.
cli-copied = { $count ->
    [one] Am copiat o pagină a cursului în { $folder }.
    [few] Am copiat { $count } pagini ale cursului în { $folder }.
   *[other] Am copiat { $count } de pagini ale cursului în { $folder }.
}
cli-kept = { $count ->
    [one] O pagină era deja acolo. N-am schimbat-o.
    [few] { $count } pagini erau deja acolo. Nu le-am schimbat.
   *[other] { $count } de pagini erau deja acolo. Nu le-am schimbat.
}
cli-folder-unwritable = Nu pot scrie în dosarul { $folder }. Pornește comanda într-un dosar al tău.
cli-course-missing = Paginile cursului nu sunt în { $folder }. Instalează rummy_widget din nou.

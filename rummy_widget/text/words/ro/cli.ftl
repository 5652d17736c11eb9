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
cli-about-play-out = Joacă o partidă întreagă între calculatoare și o povestește mutare cu mutare.
cli-about-rules = jocul
cli-about-seed = împărțirea: un număr, mereu aceleași piese
cli-about-players = câți joacă
cli-about-player = cât de bine joacă: beginner, steady sau strong
cli-about-lab = deschide cursul în JupyterLab, nu în aplicație
cli-about-lang = limba în care se deschide cursul; fără ea, cea cerută de browser
cli-about-teacher = cu --lab, pune în acea copie și paginile profesorului
cli-about-port = portul folosit
cli-about-host = adresa folosită; alta decât acest calculator cere un cod de acces
cli-about-proxy = crede serverele proxy de la aceste adrese, de exemplu 127.0.0.1, când spun cine intră
cli-about-base = calea cu care încep toate adresele, de exemplu /rummy
cli-about-browser = nu deschide browserul
cli-about-tiles = tabla în notație, de exemplu "r5 r6 r7 | b8 b9 b10 | k10"
cli-about-thrown = câți jokeri ai aruncat mai devreme în acest joc
cli-about-multiplier = cu cât înmulțește masa punctele
cli-about-folder = unde pune --lab copia cursului
cli-about-verbose = spune ce face serverul
cli-number-wrong = { $number } nu se potrivește aici: alege 0, 1, 2 …
cli-host-wrong = Cursul nu se poate deschide la { $host }: { $reason }.
cli-open = Cursul este deschis la { $url }
cli-stop = Oprești cu Ctrl+C.
cli-stopped = Oprit.
cli-port-taken = Portul { $port } este ocupat. Cursul se deschide pe portul { $other }; stelele păstrate de browser pentru portul { $port } rămân acolo.
cli-port-taken-asked = Portul { $port } este ocupat. Alege altul cu --port.
cli-port-wrong = { $port } nu e un port: alege un număr de la 1 la 65535.
cli-extra-missing = E nevoie de { $package }, care nu e instalat. Instalează cu: pip install { $target }
cli-host-open = Alte calculatoare pot intra la { $host }. Fiecare vizitator ia cam { $memory } MB de memorie.
cli-host-token = Cine are adresa aceasta poate deschide cursul: { $url }
cli-token-given = Vizitatorii au nevoie de codul de acces pus în { $name }.
cli-token-missing = În spatele unui proxy codul de acces trebuie să rămână același după o repornire: pune unul în { $name }.
cli-token-wrong = Codul de acces din { $name } e făcut din litere, cifre și . _ ~ -, cel puțin { $least } la număr.
cli-proxy-wrong = { $address } nu e adresa unui proxy: scrie una ca 127.0.0.1 sau o rețea ca 172.30.0.0/24.
cli-base-wrong = { $path } nu se potrivește: scrie o cale din litere și cifre, de exemplu /rummy.
cli-database-away = { $place } nu răspunde încă. Cursul se deschide oricum; mesele cu oameni așteaptă.
cli-database-wrong = { $place } nu e o bază de date în care se pot ține mesele: scrie sqlite:///FIȘIER sau postgresql+psycopg://user@host/name.
cli-database-password = O parolă dintr-o comandă o poate citi oricine pe acest calculator. Pune adresa în { $name }.
cli-copied = { $count ->
    [one] Am copiat o pagină a cursului în { $folder }.
    [few] Am copiat { $count } pagini ale cursului în { $folder }.
   *[other] Am copiat { $count } de pagini ale cursului în { $folder }.
}
cli-kept = { $count ->
    [one] O pagină era deja acolo și a rămas cum era.
    [few] { $count } pagini erau deja acolo și au rămas cum erau.
   *[other] { $count } de pagini erau deja acolo și au rămas cum erau.
}
cli-folder-unwritable = În dosarul { $folder } nu se poate scrie. Pornește comanda într-un dosar al tău.
cli-course-missing = Paginile cursului nu sunt la locul lor: { $folder }. Instalează rummy_widget din nou.

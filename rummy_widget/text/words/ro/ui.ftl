### Ce spune pagina de la sine, fără să întrebe Python: nume de butoane și de locuri, ce a fost ridicat și pus,
### și ce nu merge la pagină, nu la piese. Fișierul ajunge în browser ca text.
###
### $shelf este 0 pentru etajul de sus și 1 pentru cel de jos; $number pornește de la 1; $tiles, $tile și $segment
### sunt nume făcute de Python („7 roșu”, „7 roșu și 8 roșu”, „suită, de la 5 roșu la 7 roșu”).

## Tabla: locurile și piesele ei, cum le numește un cititor de ecran

rack-role = tablă cu piese
shelf = { $shelf ->
    [0] etajul de sus
   *[other] etajul de jos
}
place = { $shelf ->
    [0] etajul de sus, locul { $number }
   *[other] etajul de jos, locul { $number }
}
slot-empty = gol, { $place }
tile-at = { $tile }, { $place }
tile-at-in = { $tile }, { $place }, { $segment }
tile-stands-for = { $tile }, ține loc de { $as }
tile-marked = { $name }, nu se potrivește
tile-hinted = { $name }, arătat de indiciu
tile-new = { $name }, abia trasă
tile-lifted = { $name }, ridicat

## Anunțuri, rostite prin regiunea vie

picked-up = { $count ->
    [one] Ai ridicat { $tiles ->
        [joker] jokerul.
       *[other] { $tiles }.
    }
    [few] Ai ridicat { $count } piese: { $tiles }.
   *[other] Ai ridicat { $count } de piese: { $tiles }.
}
picked-up-keys = Cu săgețile alegi un loc, cu Enter pui jos, cu Escape pui la loc.
picked-up-click = Alege un loc sau apasă Escape ca să pui la loc.
over-slot = Gol, { $place }.
over-tile = Înainte de { $tile }, { $place }.
put-down = { $count ->
    [one] { $tiles }: pus jos, { $place }.
    [few] { $count } piese puse jos, începând cu { $place }.
   *[other] { $count } de piese puse jos, începând cu { $place }.
}
put-down-in = { $count ->
    [one] { $tiles }: pus jos, { $place }: { $segment }.
    [few] { $count } piese puse jos, începând cu { $place }: { $segment }.
   *[other] { $count } de piese puse jos, începând cu { $place }: { $segment }.
}
put-back = { $count ->
    [one] Pus la loc: { $tiles }.
    [few] { $count } piese puse la loc.
   *[other] { $count } de piese puse la loc.
}
chosen-tile = { $tile }, ales. { chosen-count }
unchosen-tile = { $tile } nu mai e ales. { chosen-count }
chosen-count = { $count ->
    [0] N-ai ales nicio piesă.
    [one] Ai ales o piesă.
    [few] Ai ales { $count } piese.
   *[other] Ai ales { $count } de piese.
}
undone = Ultima mutare e anulată.
redone = Mutarea e refăcută.
sorted-run = Ordonate pe suite: culoare după culoare.
sorted-group = Ordonate pe grupuri: număr după număr.
laid-out = Aranjate: întâi formațiile, apoi ce este aproape o formație.
move-refused = Nu poți muta așa. { $reason }

## Formațiile de pe masă: locurile și piesele, cum le numește un cititor de ecran, și ce se face cu ele

spread = { $count ->
    [0] Pe masă: încă nimic
    [one] Pe masă: o formație
    [few] Pe masă: { $count } formații
   *[other] Pe masă: { $count } de formații
}
spread-help = Săgețile merg de la o piesă la alta, Page Up și Page Down de la o formație la alta, iar F6 trece de la tablă la masă și înapoi. Enter ridică o piesă și o pune jos, Shift și Enter ridică tot ce urmează de la ea.
meld-tile = { $tile }, { $number } din { $count }, { $meld }
meld-changed = { $meld }, schimbată de ceilalți
tile-own = { $name }, pus de tine la rândul acesta
over-meld-tile = Înainte de { $tile }, { $meld }.
over-meld-end = La capătul formației: { $meld }.
over-new-meld = Ca formație nouă.
new-meld = Formație nouă
new-meld-empty = Locul primei formații
put-in-meld = { $count ->
    [one] { $tiles }: pus jos. { $meld }.
    [few] { $count } piese puse jos. { $meld }.
   *[other] { $count } de piese puse jos. { $meld }.
}
mouse-meld = Trage linia de sub o formație, sau dă clic pe ea, ca să muți toată formația.
mouse-tail = Ține apăsat Shift, sau ține degetul pe loc, ca să iei și tot ce urmează. Dublu clic pe o piesă de pe tablă o pune acolo unde se potrivește.
keys-zone = de la tablă la masă și înapoi
keys-meld = formația dinainte, formația următoare
keys-fit = pune piesa acolo unde se potrivește
keys-new-meld = pune ce ai ridicat ca formație nouă

## Unelte sub tablă

tools = Unelte pentru tablă
tool-undo = Anulează
tool-redo = Refă
tool-sort-run = Pe suite
tool-sort-group = Pe grupuri
tool-lay = Aranjează
tool-size-projector = Piese mari
tool-size-normal = Piese obișnuite
tool-undo-about = Ia înapoi ultima mutare (Ctrl+Z)
tool-redo-about = Fă din nou mutarea (Ctrl+Y)
tool-sort-run-about = Câte un șir pentru fiecare culoare. O poți anula
tool-sort-group-about = Câte un șir pentru fiecare număr. O poți anula
tool-lay-about = Întâi formațiile, apoi ce este aproape o formație. O poți anula
tool-size-projector-about = Piese mari, pentru un proiector
tool-size-normal-about = Piese de mărime obișnuită

## Taste

keys-title = Taste
keys-open = Taste și mouse
keys-help = { $of ->
    [cards] Săgețile merg de la carte la carte. Enter ridică o carte și o pune jos, Shift și Enter un segment întreg. Escape o pune la loc.
   *[tiles] Săgețile merg de la piesă la piesă. Enter ridică o piesă și o pune jos, Shift și Enter un segment întreg. Escape o pune la loc.
}
keys-help-choose = { $of ->
    [cards] Săgețile merg de la carte la carte. Enter sau Space alege o carte ori îi dă drumul.
   *[tiles] Săgețile merg de la piesă la piesă. Enter sau Space alege o piesă ori îi dă drumul.
}
keys-help-readonly = { $of ->
    [cards] Săgețile merg de la carte la carte.
   *[tiles] Săgețile merg de la piesă la piesă.
}
keys-arrows = mergi din loc în loc
keys-home-end = primul și ultimul loc al etajului
keys-enter = { $of ->
    [cards] ridică o carte; pune-o jos
   *[tiles] ridică o piesă; pune-o jos
}
keys-shift-enter = ridică un segment întreg
keys-escape = pune la loc ce ai ridicat
keys-undo = anulează
keys-redo = refă
mouse-drag = { $of ->
    [cards] Trage o carte cu mouse-ul sau apasă pe ea și apoi pe un loc.
   *[tiles] Trage o piesă cu mouse-ul sau apasă pe ea și apoi pe un loc.
}
mouse-segment = Trage linia de sub un segment sau apasă pe ea, ca să muți tot segmentul.
segment-handle = Ridică tot segmentul: { $segment }

## Rândul verdictului

verdict = Verdict
why = De ce?
why-about = De ce? Regula { $clause }
why-close = Ascunde regula
why-more = Citește-o între reguli
speech-more = Mai mult
speech-less = Mai puțin
more-below = Mai e ceva mai jos
page-menu = Meniu: limba, culorile, sunetul
sound = Sunet
theme-auto = Culorile sistemului
theme-light = Culori deschise
theme-dark = Culori închise
lesson-open = { $count ->
    [one] A rămas un pas deschis:
    [few] Au rămas { $count } pași deschiși:
   *[other] Au rămas { $count } de pași deschiși:
}
step-menu = Altele: înapoi, de la capăt, mai târziu
proof = Ce e adevărat și ce nu
proof-holds = Adevărat
proof-fails = Nu e adevărat
points = { NUMBER($points, useGrouping: 0) }
points-about = { $points ->
    [one] Un punct de la fiecare jucător
    [few] { NUMBER($points, useGrouping: 0) } puncte de la fiecare jucător
   *[other] { NUMBER($points, useGrouping: 0) } de puncte de la fiecare jucător
}
from-each = de la fiecare jucător

## Un pas al unei lecții

step-of = Pasul { $number } din { $count }
step-alone = Exercițiu
par = { $of ->
    [cards] { $count ->
        [one] ajunge o carte
        [few] ajung { $count } cărți
       *[other] ajung { $count } de cărți
    }
   *[tiles] { $count ->
        [one] ajunge o piesă
        [few] ajung { $count } piese
       *[other] ajung { $count } de piese
    }
}
par-about = { $of ->
    [cards] { $count ->
        [one] Poți s-o faci mutând o carte
        [few] Poți s-o faci mutând { $count } cărți
       *[other] Poți s-o faci mutând { $count } de cărți
    }
   *[tiles] { $count ->
        [one] Poți s-o faci mutând o piesă
        [few] Poți s-o faci mutând { $count } piese
       *[other] Poți s-o faci mutând { $count } de piese
    }
}
lifted = { $of ->
    [cards] { $count ->
        [0] nicio carte mutată
        [one] o carte mutată
        [few] { $count } cărți mutate
       *[other] { $count } de cărți mutate
    }
   *[tiles] { $count ->
        [0] nicio piesă mutată
        [one] o piesă mutată
        [few] { $count } piese mutate
       *[other] { $count } de piese mutate
    }
}
stars = { $stars ->
    [0] nicio stea din { $of }
    [one] o stea din { $of }
    [few] { $stars } stele din { $of }
   *[other] { $stars } de stele din { $of }
}
best-stars = Cel mai bine: { stars }
hint = Indiciu
hint-of = { $grade } din { $count }
hint-about = { $left ->
    [0] Nu mai sunt indicii
    [one] Încă un indiciu. Fiecare costă un sfert de stea
    [few] Mai sunt { $left } indicii. Fiecare costă un sfert de stea
   *[other] Mai sunt { $left } de indicii. Fiecare costă un sfert de stea
}
tell-move = Spune-mi
tell-move-about = Îți spune ce să faci. După aceea mai poți câștiga o stea
tell-move-practice = Îți spune răspunsul. După aceea nu se mai socotește rezolvată
hint-label = Indiciul { $grade }
hints = Indicii
show-move = Arată-mi
show-move-about = Face mutarea pe care o spune indiciul
check = Verifică
check-choose = { $of ->
    [cards] Verifică aceste cărți
   *[tiles] Verifică piesele acestea
}
retry = Încearcă din nou
retry-about = { $looked ->
    [yes] Înapoi la începutul pasului. Te-ai uitat la răspuns: revino altă dată pentru toate cele trei stele
   *[no] Înapoi la începutul pasului; poți câștiga iar toate cele trei stele
}
another = Încă unul
another-about = Același exercițiu cu alte piese
drill-seed = Exercițiul cu numărul { NUMBER($seed, useGrouping: 0) }
back = Înapoi
skip = Sari peste
skip-about = Lasă acest pas pe mai târziu
next-step = Înainte
finish-lesson = Gata
next-waits = Mergi mai departe când pasul acesta e corect
answer-label = Răspunsul tău
answer-number = Un număr
answer-pick = Alege unul
answer-read-as = Citit ca: { $answer }
moves-label = Mutări
feedback = De ținut minte
goal = Cerința

outcome-untried = Încă neîncercat
outcome-not-yet = Încă nu
outcome-begun = În lucru
outcome-wrong = Nu așa
outcome-right = Corect
outcome-skipped = Lăsat pe mai târziu

steps = Pașii acestei lecții
step-dot = Pasul { $number }: { $title }, { $outcome }
step-dot-stars = Pasul { $number }: { $title }, { stars }
outcome-known = îl știi din { $game }
step-current = ești aici
step-go = Mergi la pasul { $number }: { $title }
lesson-done = Ai terminat lecția asta.

## Pagini

brand = Remi
brand-about = Un curs pe care îl joci
course = Curs
home-link = Curs
rules-link = Reguli
lesson-name = { $number } { $title }
next-lesson = Urmează: { $title }
previous-lesson = Înapoi la: { $title }
lesson-stars = { $stars ->
    [0] Încă nicio stea, din { $of }
    [one] O stea din { $of }
    [few] { $stars } stele din { $of }
   *[other] { $stars } de stele din { $of }
}

continue = Continuă: { $title }
start = Joacă
home-quick = Un joc rapid
home-today = Astăzi
home-task = Sarcina zilei
home-solve = Rezolv-o
home-review = De repetat
home-games = Jocuri
home-differs-from = față de
home-differs-same = La fel în amândouă: { $what }.
hero-again = Pune-o la loc
chapter-done = terminat
home-more = Mai mult decât lecții
lesson-new = neîncepută
lesson-started = începută
lesson-finished = terminată

## Progresul, păstrat în acest browser

progress = Progresul tău
progress-about = Browserul acesta îți păstrează stelele, pe acest calculator și nicăieri altundeva.
progress-export = Salvează într-un fișier
progress-export-about = Salvează stelele într-un fișier, ca să le duci pe alt calculator
progress-import = Încarcă dintr-un fișier
progress-import-about = Adaugă stelele dintr-un fișier salvat. La fiecare pas rămâne rezultatul mai bun
progress-reset = Șterge progresul meu
progress-reset-ask = Ștergi toate stelele tale din acest browser? Nu mai poți anula.
progress-reset-yes = Șterge-le
progress-reset-no = Păstrează-le
progress-each = Lecție cu lecție
progress-reset-one = Șterge stelele de la „{ $title }”
progress-file-name = progres-rummy.json
progress-exported = Progresul tău e salvat în { $file }.
progress-imported = { $count ->
    [0] În fișierul acela nu e nimic mai bun decât ce ai.
    [one] Ți-am încărcat progresul la o lecție.
    [few] Ți-am încărcat progresul la { $count } lecții.
   *[other] Ți-am încărcat progresul la { $count } de lecții.
}
progress-import-failed = În fișierul acela nu e progres salvat. Al tău a rămas cum era.
progress-forgotten = Ți-am șters progresul.
storage-blocked = Browserul acesta nu păstrează nimic pentru această pagină. Stelele țin până o închizi; salvează-le într-un fișier.
storage-full = Browserul acesta nu mai are loc. Stelele țin până închizi pagina; salvează-le într-un fișier.

## Când Python nu răspunde

kernel-gone = Pagina și-a pierdut legătura. Piesele rămân cum le vezi.
kernel-cell = Caietul acesta nu are legătură cu Python. Rulează-i din nou toate celulele, ca să joci mai departe.
kernel-cut = S-a întrerupt legătura. Masa ta revine singură.
kernel-restart = Serverul repornește. Nu se pierde nimic, iar masa ta revine singură.
kernel-slow = Python încă lucrează la altceva. Mutarea ta vine după aceea.
kernel-wake = Trezește-l
kernel-waking = Se trezește. Poate dura o jumătate de minut.
kernel-back = Legătura a revenit, de unde erai.
loading = Se pregătește tabla.
script-off = Ca să joci, pagina are nevoie de JavaScript. Imaginea arată cum stă tabla.

## Pagina regulilor

rules-title = Regulile
rules-books = Alege jocul
rules-search = Caută în reguli
rules-search-hint = un cuvânt sau un număr ca PRO-20
rules-search-clear = Arată-le pe toate
rules-matches = { $count ->
    [0] Nicio regulă nu vorbește despre „{ $words }”.
    [one] O regulă vorbește despre „{ $words }”.
    [few] { $count } reguli vorbesc despre „{ $words }”.
   *[other] { $count } de reguli vorbesc despre „{ $words }”.
}
rules-matches-terms = { $count ->
    [one] Se potrivește și un cuvânt al jocului.
    [few] Se potrivesc și { $count } cuvinte ale jocului.
   *[other] Se potrivesc și { $count } de cuvinte ale jocului.
}
rules-prices = Tabelul de prețuri
rules-glossary = Cuvintele jocului
rules-print = Tipărește tabelul de prețuri
rules-print-all = Tipărește tot
rules-contents = Cuprins
origin-ruling = decizia noastră
origin-ruling-about = Regulile publicate tac sau se contrazic aici; așa jucăm noi, iar tu poți schimba
clause-link = Legătură la { $clause }

## Masa

table = Masa
table-setup = O masă nouă
table-quick = Joc rapid
table-quick-about = Te așezi, piesele se împart în trei secunde, și joci.
table-quick-go = Joacă acum
table-coached = Cu antrenorul
table-coached-about = După fiecare aruncare antrenorul îți spune ce era mai bine, și o poți lua înapoi.
table-coached-go = Joacă cu antrenorul
table-own = Masa ta
table-own-about = Alegi cine joacă, multiplicatorul, regulile casei sau un cod de împărțire.
table-own-go = Alege
table-coach-short = Antrenor
table-menu = Mai multe: ultimele mutări, meciul, setările
table-wait = Așteaptă: { $who }
table-close-for = Închide { $points }
table-all-told = Dovada și plățile
table-house = Regulile casei
table-deal = Împarte piesele
table-during = Viteză și antrenor
table-resume = Înapoi la: { $game }
table-resume-these = Jocuri neterminate
table-load = Încarcă jocul
table-seats = Jucători
table-turn = la rând
table-held = { $count ->
    [one] o piesă pe tablă
    [few] { $count } piese pe tablă
   *[other] { $count } de piese pe tablă
}
table-score = { $points ->
    [one] un punct
    [few] { NUMBER($points, useGrouping: 0) } puncte
   *[other] { NUMBER($points, useGrouping: 0) } de puncte
}
table-thrown = Aruncate: { $tiles }
table-known = Se știe că are: { $tiles }
table-hand = A avut la sfârșit: { $tiles }
table-tiles = { $tiles }
table-row = Piese aruncate
table-here = aici
table-discard-here = Aruncă aici
table-discard-tile = Aruncă { $tile }
table-lift = Întâi ridică o piesă.
table-lift-one = Ridică o singură piesă: arunci una odată.
table-takeback = Ia înapoi
table-log = Ultimele mutări
table-statistics = Meciul acesta
table-keys-discard = aruncă piesa pe care te afli
table-keys-draw = trage din teanc
table-keys-take = ia ultima piesă aruncată
table-storage = Browserul acesta nu păstrează nimic pentru această pagină: pierzi un joc neterminat când o închizi.

table-coach-close = Ascunde
table-coach-all = Toate ({ $count })
table-coach-fewer = Mai puține
table-best = cel mai bun
table-chosen = al tău

table-melds = Formațiile închiderii
table-free = piesa liberă
table-payments = Plăți
table-player = Jucător
table-this-game = Jocul acesta
table-match = Meciul
table-code = Codul împărțirii, ca să joci din nou cu aceleași piese:
table-next-game = Jocul următor
table-same-deal = Aceleași piese
table-same-deal-about = Aceeași împărțire încă o dată
table-replay = Privește înapoi
table-replay-about = Parcurge jocul mutare cu mutare
table-to-setup = Masă nouă
table-replay-end = Înapoi la rezultat
table-move = Mutarea
table-move-back = O mutare înapoi
table-move-on = O mutare înainte
table-move-of = Mutarea { $number } din { $count }
table-moments = Ce a costat cel mai mult
table-exercise = Încearcă din nou
table-exercise-about = Alege altă piesă de aruncat, ca atunci
table-exercise-end = Ieși din exercițiu

table-deal-show = Împărțirea
table-deal-next = Mai departe
table-deal-skip = Sari peste
table-deal-steps = Pas cu pas
table-play = Joacă

## Un joc cu formațiile pe masă

spread-which = Ce jucăm?
spread-preset = Cum
spread-first = Primul joc
spread-first-about = Un adversar blând, fără ceas, iar un rând greșit nu costă nimic
spread-published = Ca în regulament
spread-published-about = Regulile așa cum scrie
spread-own = Cum vreau eu
spread-own-about = Alegi jucătorii, regulile și timpul
spread-play = Joacă
spread-opening = Etalare
spread-clock = Timpul pentru rândul acesta
spread-ten = Mai ai zece secunde.
spread-penalty = Închei rândul așa?
spread-penalty-yes = Îl închei oricum
spread-penalty-no = Mai joc
spread-advice = Ce pot pune?
spread-round = Punctele rundei
spread-match = Meciul
spread-next-round = Runda următoare
spread-moments = Rânduri de încercat din nou
spread-review = Vezi rândul acela

## Pagina socotelii

score = Preț
score-tiles = Piese
score-palette = Toate piesele, cu exemplarele rămase
score-palette-help = Săgețile merg de la piesă la piesă. Enter adaugă una pe tablă.
score-added = Adăugat: { $tile }.
score-text = Sau scrie-ți piesele
score-text-about = r roșu, y galben, b albastru, k negru, * un joker; | lasă un gol, / începe etajul de jos
score-read = Citește
score-examples = Exemple
score-example = { $title }, { $points ->
    [one] un punct
    [few] { NUMBER($points, useGrouping: 0) } puncte
   *[other] { NUMBER($points, useGrouping: 0) } de puncte
}
score-take-out = Scoate
score-take-out-about = Scoate de pe tablă piesele ridicate (Delete). Le poți și trage peste piesele de dedesubt
score-clear = Golește
score-clear-about = Scoate toate piesele de pe tablă. O poți anula
score-keys-delete = scoate piesa de pe tablă
score-each = { $each } de la fiecare jucător
score-reasons = De ce
score-higher = Ce ar aduce mai mult
score-before = înainte de multiplicatorul mesei
score-nearest = Drumul cel mai scurt spre închidere
score-try = Încearcă
score-so = Așezate așa, piesele fac:
score-lay = Aranjează-le așa
score-pays = Cine plătește
score-wins = Câștigă sau pierde
score-table = La masa aceasta
score-changed = Ai schimbat câteva reguli ale casei.
score-reset = Ca în curs

## Regulile casei pe pagina unei lecții, ce ar face mai mult, și legături la un pas

house = Regulă a casei
house-off = Înapoi la regulile cursului
explain = Ce ar aduce mai mult?
explain-less = Arată mai puțin
explain-way = Cum ajungi acolo
link-step = Copiază legătura
link-step-about = Copiază o legătură care deschide pagina la acest pas
link-step-copied = Ai copiat legătura.
link-step-by-hand = Copiază această legătură:
link-step-arrived = Pasul { $number }: { $title }
link-step-unknown = Lecția nu mai are un pas cu numele ăsta. Iat-o toată.
lesson-reset = Șterge aceste stele
lesson-reset-ask = Ștergi stelele tale de la „{ $title }”? Nu mai poți anula.
lesson-reset-done = Stelele tale de la „{ $title }” s-au șters.

## Exersarea

practice-all = Tot ce poți exersa
practice-clock = Arată timpul
practice-seconds = { NUMBER($count, useGrouping: 0) } s
practice-seconds-about = { $count ->
    [one] O secundă
    [few] { NUMBER($count, useGrouping: 0) } secunde
   *[other] { NUMBER($count, useGrouping: 0) } de secunde
}
practice-link-about = Copiază o legătură care deschide chiar sarcina aceasta
practice-settings = Cum exersezi
score-menu = Exemple și masă
score-why = Toate motivele
score-tiles-again = Înapoi la piese
score-out = Cât face
practice-next = Mai departe
practice-onward = Următoarea vine de la sine după un răspuns bun
practice-stay = Rămân aici
practice-throw = Arunc-o aici
practice-throw-tile = Aruncă { $tile } aici
practice-thrown-tile = Ai aruncat { $tile }
practice-lift = Ridică întâi o piesă.
practice-lift-one = Ridică o singură piesă: una arunci.
practice-keys-throw = aruncă piesa pe care ești

## Exercițiile unei clase

work-code = Codul clasei
work-name = Pseudonim
work-begin = Începe
work-leave = Alt elev
work-answer = Răspunsul tău
work-guess = Ghicește
work-guess-field = Numărul tău
work-reads = Citit ca
work-show = Arată rezolvarea
work-solution = Rezolvare
work-another = Alte numere
work-next = Exercițiul următor
work-export = Salvează rezultatele
work-exported = Ți-am salvat rezultatele în { $file }.
work-list = Exerciții
sim-start = Împarte
sim-stop = Oprește
sim-go-on = Continuă
sim-again = Împarte din nou
sim-progress = Table extrase
sim-column-what = Ce
sim-column-count = Table
sim-column-estimate = Frecvență
sim-column-band = Interval de încredere de 95 %
sim-chart = Cum se îngustează intervalul
chance-title = Probabilități
chance-draws-title = Probabilitatea de a închide
chance-outs-title = Piese care o închid
chance-away = Dă
chance-by = Ia
chance-swap = Schimbă
work-size-normal = Mărime normală
work-size-projector = Mare, pentru proiector
projector-on = Pentru proiector
projector-off = Mărime normală
projector-all = Arată toate rezultatele
projector-none = Ascunde toate rezultatele
projector-standing = { $shown } din { $of } arătate
projector-keys = De pe oricare dintre aceste butoane, → arată rezultatul următor, ← merge înapoi.
projector-empty = Încă niciun rezultat: rulează celulele de mai jos și apar.
projector-show = Arată rezultatul { $number }
projector-hide = Ascunde rezultatul { $number }
projector-shown = Rezultatul { $number } din { $of }: { $text }
projector-hidden = Rezultatul { $number } e ascuns.
projector-all-shown = Toate rezultatele sunt arătate.
projector-all-hidden = Toate rezultatele sunt ascunse.
projector-is-on = Pagina este mare, iar rezultatele sunt ascunse până le arăți.
projector-is-off = Pagina e ca înainte.

## Limbi: etichetă pentru trecerea la aceeași pagină în altă limbă

languages = Limba paginii

## Probleme

puzzle-all = Alege
puzzle-next = Problema următoare
puzzle-settings = Ce probleme
puzzle-save = Salvează rezultatele
puzzle-save-about = Păstrează într-un fișier ce ai rezolvat și ce nu
puzzle-link-about = Copiază o legătură care deschide chiar problema aceasta

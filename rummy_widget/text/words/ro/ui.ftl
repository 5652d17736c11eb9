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
picked-up-click = Alege un loc sau apasă Escape ca să renunți.
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
sorted-run = Ordonate pe suite.
sorted-group = Ordonate pe grupuri.
sorted-pair = Ordonate pe perechi.
laid-out = Aranjate, întâi formațiile.
move-refused = Nu poți muta așa. { $reason }

## Formațiile de pe masă: locurile și piesele, cum le numește un cititor de ecran, și ce se face cu ele

spread = { $count ->
    [0] Pe masă: încă nimic
    [one] Pe masă: o formație
    [few] Pe masă: { $count } formații
   *[other] Pe masă: { $count } de formații
}
spread-help = Cu săgețile treci de la o piesă la alta, cu Page Up și Page Down de la o formație la alta, cu F6 de la tablă la masă. Enter ridică o piesă și o pune jos. Shift+Enter ia și piesele de după ea.
meld-tile = { $tile }, { $number } din { $count }, { $meld }
meld-changed = { $meld }, schimbată de alt jucător
tile-own = { $name }, pus de tine la rândul acesta
over-meld-tile = Înainte de { $tile }, { $meld }.
over-meld-end = La capătul formației: { $meld }.
over-new-meld = Ca formație nouă.
new-meld = Formație nouă
new-meld-empty = Prima formație aici
put-in-meld = { $count ->
    [one] { $tiles }: pus jos. { $meld }.
    [few] { $count } piese puse jos. { $meld }.
   *[other] { $count } de piese puse jos. { $meld }.
}
mouse-meld = Trage linia de sub o formație, sau dă clic pe ea, ca s-o muți.
mouse-tail = Ține apăsat Shift, sau ține degetul pe loc, ca să iei o piesă cu cele de după ea. Dublu clic pune pe masă o piesă de pe tablă.
keys-zone = de la tablă la masă și înapoi
keys-meld = formația dinainte sau următoarea
keys-fit = pune piesa acolo unde se potrivește
keys-new-meld = pune-o ca formație nouă

## Unelte sub tablă

tools = Unelte pentru tablă
tool-undo = Anulează
tool-redo = Refă
tool-sort-run = Pe suite
tool-sort-group = Pe grupuri
tool-sort-pair = Pe perechi
tool-lay = Aranjează
tool-size-projector = Piese mari
tool-size-normal = Piese obișnuite
tool-undo-about = Anulează ultima mutare (Ctrl+Z)
tool-redo-about = Refă mutarea (Ctrl+Y)
tool-sort-run-about = Câte un șir de fiecare culoare
tool-sort-group-about = Câte un șir de fiecare număr
tool-sort-pair-about = Piesele la fel, una lângă alta
tool-lay-about = Întâi formațiile, apoi ce e aproape gata
tool-size-projector-about = Piese mari, pentru un proiector
tool-size-normal-about = Piese de mărime obișnuită

## Taste

keys-title = Taste
keys-open = Taste și mouse
keys-help = { $of ->
    [cards] Cu săgețile treci de la o carte la alta. Enter o ridică și o pune jos, Shift+Enter ia toate cărțile lipite. Escape le pune la loc.
   *[tiles] Cu săgețile treci de la o piesă la alta. Enter o ridică și o pune jos, Shift+Enter ia toate piesele lipite. Escape le pune la loc.
}
keys-help-choose = { $of ->
    [cards] Cu săgețile treci de la o carte la alta. Enter sau Space o alege ori renunță la ea.
   *[tiles] Cu săgețile treci de la o piesă la alta. Enter sau Space o alege ori renunță la ea.
}
keys-help-readonly = { $of ->
    [cards] Cu săgețile treci de la o carte la alta.
   *[tiles] Cu săgețile treci de la o piesă la alta.
}
keys-arrows = mergi din loc în loc
keys-home-end = primul și ultimul loc al etajului
keys-enter = { $of ->
    [cards] ridică o carte; pune-o jos
   *[tiles] ridică o piesă; pune-o jos
}
keys-shift-enter = ridic-o cu tot ce e lipit de ea
keys-escape = pune la loc
keys-undo = anulează
keys-redo = refă
mouse-drag = { $of ->
    [cards] Trage o carte cu mouse-ul sau apasă pe ea și apoi pe un loc.
   *[tiles] Trage o piesă cu mouse-ul sau apasă pe ea și apoi pe un loc.
}
mouse-segment = Trage linia de sub piesele lipite, sau dă clic pe ea, ca să le muți.
segment-handle = Ridică împreună: { $segment }

## Rândul verdictului

verdict = Verdict
why = De ce?
why-about = De ce? Vezi regula { $clause }
why-close = Ascunde regula
why-more = Vezi regulile
speech-more = Mai mult
speech-less = Mai puțin
more-below = Mai e ceva mai jos
more-melds = { $count ->
    [one] încă o formație
    [few] încă { $count } formații
   *[other] încă { $count } de formații
}
more-tiles = { $count ->
    [one] încă o piesă
    [few] încă { $count } piese
   *[other] încă { $count } de piese
}
page-menu = Meniu: limba, culorile, sunetul
sound = Sunet
theme-auto = Culorile sistemului
theme-light = Culori deschise
theme-dark = Culori închise
lesson-open = { $count ->
    [one] Mai ai un pas:
    [few] Mai ai { $count } pași:
   *[other] Mai ai { $count } de pași:
}
step-menu = Alte opțiuni
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
    [cards] Minimum: { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
   *[tiles] Minimum: { $count ->
        [one] o piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
}
par-about = { $of ->
    [cards] { $count ->
        [one] Ajunge să muți o carte
        [few] Ajunge să muți { $count } cărți
       *[other] Ajunge să muți { $count } de cărți
    }
   *[tiles] { $count ->
        [one] Ajunge să muți o piesă
        [few] Ajunge să muți { $count } piese
       *[other] Ajunge să muți { $count } de piese
    }
}
lifted = { $count ->
    [one] 1 mutată
    [few] { $count } mutate
   *[other] { $count } mutate
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
    [one] Mai e un indiciu: costă un sfert de stea
    [few] Mai sunt { $left } indicii: fiecare costă un sfert de stea
   *[other] Mai sunt { $left } de indicii: fiecare costă un sfert de stea
}
tell-move = Spune-mi
tell-move-about = Vezi ce ai de făcut. Mai poți câștiga o stea
tell-move-practice = Vezi răspunsul. Nu mai contează ca rezolvată
hint-label = Indiciul { $grade }
hints = Indicii
show-move = Arată-mi
show-move-about = Face mutarea din indiciu
check = Verifică
check-choose = { $of ->
    [cards] Verifică cărțile
   *[tiles] Verifică piesele
}
retry = Încearcă din nou
retry-about = { $looked ->
    [yes] Ia-o de la capăt. Pentru toate cele trei stele, revino altă dată
   *[no] Ia-o de la capăt pentru toate cele trei stele
}
another = Încă unul
another-about = Același exercițiu, alte piese
drill-seed = Exercițiul { NUMBER($seed, useGrouping: 0) }
back = Înapoi
skip = Sari peste
skip-about = Fă pasul ăsta mai târziu
next-step = Înainte
finish-lesson = Gata
next-waits = Rezolvă întâi pasul
answer-label = Răspunsul tău
answer-number = Un număr
answer-pick = Alege unul
answer-read-as = Citit ca: { $answer }
moves-label = Mutări
feedback = De ținut minte
goal = Cerința

outcome-untried = Încă neîncercat
outcome-not-yet = Încă neterminat
outcome-begun = În lucru
outcome-wrong = Nu chiar
outcome-right = Corect
outcome-skipped = Lăsat pe mai târziu

steps = Pașii acestei lecții
step-dot = Pasul { $number }: { $title }, { $outcome }
step-dot-stars = Pasul { $number }: { $title }, { stars }
outcome-known = îl știi din { $game }
step-current = ești aici
step-go = Mergi la pasul { $number }: { $title }
lesson-done = Ai terminat lecția.

## Pagini

brand = Remi
brand-about = Înveți jucând
course = Curs
home-link = Curs
rules-link = Reguli
lesson-name = { $number } { $title }
next-lesson = Urmează: { $title }
previous-lesson = Înapoi la: { $title }
lesson-won = { $stars ->
    [one] +1 stea
    [few] +{ $stars } stele
   *[other] +{ $stars } de stele
}
lesson-recap = Ce ai învățat
lesson-stars = { $stars ->
    [0] Nicio stea din { $of }
    [one] O stea din { $of }
    [few] { $stars } stele din { $of }
   *[other] { $stars } de stele din { $of }
}

continue = Mai departe · lecție de 4 minute
continue-at = Continuă · Lecția { $number }
learn-how = Învață cum · 4 minute
start = Joacă
home-quick = Un joc rapid
home-today = Astăzi
home-task = Sarcina zilei
home-review = De repetat
home-games = Jocuri
home-differs-from = față de
home-differs-same = La fel în amândouă: { $what }.
hero-again = Pune-o la loc
chapter-done = terminat
home-more = Mai poți juca
lesson-new = neîncepută
lesson-started = începută
lesson-finished = terminată

## Progresul, păstrat în acest browser

home-class = La clasă
progress = Progresul tău
progress-about = Stelele tale rămân în acest browser.
progress-export = Salvează în fișier
progress-export-about = Du-ți stelele pe alt calculator
progress-import = Încarcă din fișier
progress-import-about = Adaugă stelele dintr-un fișier. Rămân rezultatele mai bune
progress-reset = Resetează progresul
progress-reset-ask = Ștergi toate stelele tale? Nu mai poți anula.
progress-reset-yes = Șterge-le
progress-reset-no = Păstrează-le
progress-reset-one = Șterge stelele de la „{ $title }”
progress-file-name = progres-rummy.json
progress-exported = Progresul tău e salvat în { $file }.
progress-imported = { $count ->
    [0] În fișierul acela nu sunt rezultate mai bune.
    [one] Am încărcat progresul la o lecție.
    [few] Am încărcat progresul la { $count } lecții.
   *[other] Am încărcat progresul la { $count } de lecții.
}
progress-import-failed = Acela nu e un fișier de progres. Nu s-a schimbat nimic.
progress-forgotten = Ți-am șters progresul.
storage-blocked = Browserul acesta nu-ți poate păstra stelele. Salvează-le într-un fișier.
storage-full = Memoria acestui browser e plină. Salvează-ți stelele într-un fișier.

## Când Python nu răspunde

kernel-gone = S-a pierdut conexiunea. Piesele rămân unde sunt.
kernel-cell = Nu e conexiune cu Python. Rulează din nou toate celulele.
kernel-cut = S-a pierdut conexiunea. Se reconectează…
kernel-restart = Serverul repornește. Masa ta revine singură.
kernel-slow = Python e ocupat. Mutarea ta e la rând.
kernel-wake = Reconectează
kernel-waking = Se reconectează. Poate dura o jumătate de minut.
kernel-back = Conexiunea a revenit.
loading = Se pregătește tabla.
script-off = Ca să joci, îți trebuie JavaScript. Imaginea arată tabla.

## Pagina regulilor

rules-title = Regulile
rules-books = Alege jocul
rules-search = Caută în reguli
rules-search-hint = un cuvânt sau un număr ca PRO-20
rules-search-clear = Arată-le pe toate
rules-matches = { $count ->
    [0] Nicio regulă nu conține „{ $words }”.
    [one] O regulă conține „{ $words }”.
    [few] { $count } reguli conțin „{ $words }”.
   *[other] { $count } de reguli conțin „{ $words }”.
}
rules-matches-terms = { $count ->
    [one] Se potrivește și unul din „Cuvintele jocului”.
    [few] Se potrivesc și { $count } din „Cuvintele jocului”.
   *[other] Se potrivesc și { $count } din „Cuvintele jocului”.
}
rules-prices = Tabelul de prețuri
rules-glossary = Cuvintele jocului
rules-print = Tipărește prețurile
rules-print-all = Tipărește tot
rules-contents = Cuprins
origin-ruling = decizia noastră
origin-ruling-about = Regulile publicate nu lămuresc asta. Așa jucăm noi; tu poți schimba
clause-link = Legătură la { $clause }

## Masa

table = Masa
table-setup = O masă nouă
table-quick = Joc rapid
table-quick-about = Te așezi și joci: împărțirea durează trei secunde.
table-quick-go = Joacă acum
table-coached = Cu antrenorul
table-coached-about = După fiecare piesă aruncată vezi ce era mai bine.
table-coached-go = Joacă cu antrenorul
table-own = Masa ta
table-own-about = Alege jucătorii, multiplicatorul, regulile casei sau un cod de împărțire.
table-own-go = Alege
table-coach-short = Antrenor
table-menu = Mai multe: ultimele mutări, meciul, setările
table-wait = Așteaptă: { $who }
table-close-for = Închide pentru { $points }
table-all-told = Detalii
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
table-known = Piese știute: { $tiles }
table-hand = I-au rămas la sfârșit: { $tiles }
table-tiles = { $tiles }
table-row = Piese aruncate
table-discard-here = Aruncă aici
table-close = Închide
place-close = Închide aici
place-close-tile = Închide și lasă { $tile }
table-discard-tile = Aruncă { $tile }
table-lift = Întâi ridică o piesă.
table-lift-one = Ridică o singură piesă de aruncat.
table-takeback = Ia înapoi
table-log = Ultimele mutări
table-statistics = Meciul acesta
table-keys-discard = aruncă piesa curentă
table-keys-close = închide runda
table-keys-draw = trage din teanc
table-keys-take = ia ultima piesă aruncată
table-storage = Browserul acesta nu poate păstra un joc neterminat.

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
table-code = Codul acestei împărțiri:
table-next-game = Jocul următor
table-same-deal = Aceleași piese
table-same-deal-about = Joacă din nou împărțirea asta
table-replay = Privește înapoi
table-replay-about = Parcurge jocul mutare cu mutare
table-to-setup = Masă nouă
table-rematch = Revanșă
table-replay-end = Înapoi la rezultat
table-move = Mutarea
table-move-back = O mutare înapoi
table-move-on = O mutare înainte
table-move-of = Mutarea { $number } din { $count }
table-moments = Cele mai scumpe mutări
table-exercise = Încearcă din nou
table-exercise-about = Alege altă piesă de aruncat
table-exercise-end = Ieși din exercițiu

table-deal-show = Împărțirea
table-deal-next = Mai departe
table-deal-skip = Sari peste
table-deal-steps = Pas cu pas
table-play = Joacă

## Un joc cu formațiile pe masă

spread-which = Ce jucăm?
spread-other-games = Alte jocuri
spread-more-settings = Mai multe setări
spread-preset = Cum jucăm?
spread-first = Primul joc
spread-first-about = Un adversar blând, fără ceas, iar greșelile nu costă nimic
spread-published = Ca în regulament
spread-published-about = Regulile tipărite
spread-own = Cum vreau eu
spread-own-about = Alege jucătorii, regulile și timpul
saved-setup-title = Setări salvate
saved-setup-name = Nume
saved-setup-save = Salvează
saved-setup-saved = Salvat ca „{ $name }”. Îl găsești printre felurile de joc.
saved-setup-rename = Redenumește
saved-setup-rename-named = Redenumește „{ $name }”
saved-setup-delete = Șterge
saved-setup-delete-named = Șterge „{ $name }”
saved-setup-delete-yes = Da, șterge
saved-setup-delete-no = Păstrează
saved-setup-deleted = Am șters „{ $name }”.
saved-setup-nameless = Dă-i întâi un nume.
saved-setup-taken = Ai deja „{ $name }”. Alege alt nume.
saved-setup-full = Ai deja { $count }. Șterge întâi unul.
saved-setup-unread = { $count ->
    [one] Un set de setări salvate nu se poate citi. L-am lăsat cum era.
    [few] { $count } seturi de setări salvate nu se pot citi. Le-am lăsat cum erau.
   *[other] { $count } de seturi de setări salvate nu se pot citi. Le-am lăsat cum erau.
}
spread-play = Joacă
spread-opening = Puncte pentru etalare
spread-clock = Timp pentru acest rând
spread-ten = Mai ai zece secunde.
spread-penalty = Închei rândul așa?
spread-penalty-yes = Îl închei oricum
spread-penalty-no = Mai joc
spread-advice = Ce pot pune?
spread-round = Punctele rundei
spread-match = Meciul
spread-time-up =
    { $what ->
        [drew] { $count ->
            [one] Timpul a expirat: ai tras o piesă.
            [few] Timpul a expirat: ai tras { $count } piese.
           *[other] Timpul a expirat: ai tras { $count } de piese.
        }
        [laid] Timpul a expirat: ce ai etalat rămâne.
       *[passed] Timpul a expirat: rândul tău s-a încheiat.
    }
spread-next-round = Runda următoare
spread-moments = Rânduri de reîncercat
spread-review = Vezi rândul acela

## Pagina socotelii

score = Preț
score-tiles = Piese
score-palette = Toate piesele și câte au rămas
score-palette-help = Cu săgețile treci de la o piesă la alta. Enter adaugă una pe tablă.
score-added = Adăugat: { $tile }.
score-text = Sau scrie-ți piesele
score-text-about = r roșu, y galben, b albastru, k negru, * un joker; | lasă un gol, / începe etajul de jos
score-read = Pune pe tablă
score-examples = Exemple
score-example = { $title }, { $points ->
    [one] un punct
    [few] { NUMBER($points, useGrouping: 0) } puncte
   *[other] { NUMBER($points, useGrouping: 0) } de puncte
}
score-take-out = Scoate
score-take-out-about = Scoate piesele acestea de pe tablă (Delete)
score-clear = Golește
score-clear-about = Scoate toate piesele de pe tablă
score-keys-delete = scoate piesa de pe tablă
score-each = { $each } de la fiecare jucător
score-reasons = De ce
score-higher = Ce ar aduce mai mult
score-before = înainte de multiplicator
score-nearest = Cea mai apropiată închidere
score-try = Încearcă
score-so = Aranjate așa, piesele fac:
score-lay = Aranjează-le așa
score-pays = Cine plătește
score-wins = Câștigă sau pierde
score-table = La masa aceasta
score-changed = Ai schimbat câteva reguli ale casei.
score-reset = La regulile cursului

## Regulile casei pe pagina unei lecții, ce ar face mai mult, și legături la un pas

house = Regulă a casei
house-off = La regulile cursului
explain = Ce ar aduce mai mult?
explain-less = Arată mai puțin
explain-way = Cum ajungi acolo
link-step = Copiază legătura
link-step-about = Copiază o legătură la pasul acesta
link-step-copied = Ai copiat legătura.
link-step-by-hand = Copiază această legătură:
link-step-arrived = Pasul { $number }: { $title }
link-step-unknown = Pasul acela nu mai există. Iată toată lecția.
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
practice-link-about = Copiază o legătură la sarcina asta
practice-settings = Cum exersezi
score-menu = Exemple și setări
score-why = Cât face și de ce
score-tiles-again = Înapoi la piese
score-out = Cât face
practice-next = Mai departe
practice-onward = Treci la sarcina următoare când e bine
practice-stay = Rămân aici
practice-throw = Arunc-o aici
practice-throw-tile = Aruncă { $tile } aici
practice-thrown-tile = Ai aruncat { $tile }
practice-lift = Întâi ridică o piesă.
practice-lift-one = Ridică o singură piesă de aruncat.
practice-keys-throw = aruncă piesa curentă

## Exercițiile unei clase

work-code = Codul clasei
work-name = Pseudonim
work-begin = Începe
work-leave = Schimbă elevul
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
sim-column-what = Rezultat
sim-column-count = Table
sim-column-estimate = Frecvență
sim-column-band = Interval de încredere de 95 %
sim-chart = Cum se îngustează intervalul
chance-title = Probabilități
chance-draws-title = Probabilitatea de a închide
chance-outs-title = Piese care o închid
chance-given = Piesa pe care o dai
chance-received = Piesa pe care o iei
chance-swap = Schimbă
work-size-normal = Mărime normală
work-size-projector = Mare, pentru proiector
projector-on = Pentru proiector
projector-off = Mărime normală
projector-all = Arată rezultatele
projector-none = Ascunde rezultatele
projector-standing = { $shown } din { $of } arătate
projector-keys = Pe butoanele acestea, → arată rezultatul următor, iar ← merge înapoi.
projector-empty = Încă niciun rezultat: rulează celulele de mai jos.
projector-show = Arată rezultatul { $number }
projector-hide = Ascunde rezultatul { $number }
projector-shown = Rezultatul { $number } din { $of }: { $text }
projector-hidden = Rezultatul { $number } e ascuns.
projector-all-shown = Toate rezultatele sunt arătate.
projector-all-hidden = Toate rezultatele sunt ascunse.
projector-is-on = Acum pagina e mare, iar rezultatele sunt ascunse.
projector-is-off = Din nou mărime normală.

## Limbi: etichetă pentru trecerea la aceeași pagină în altă limbă

languages = Limba paginii

## Probleme

puzzle-rating = Puterea ta
puzzle-solve = Rezolv-o
puzzle-all = Alege
puzzle-next = Problema următoare
puzzle-settings = Ce probleme
puzzle-save = Salvează rezultatele
puzzle-save-about = Salvează-ți rezultatele într-un fișier
puzzle-link-about = Copiază o legătură la problema asta

### Regulile Rummy PRO, una câte una.
###
### .title    despre ce este regula
### .stated   ce spun regulile publicate ale jocului
### .ruling   ce am hotărât noi acolo unde ele tac sau se contrazic
### .switch   ce poate stabili altfel o masă, cu numele pe care setarea îl are în cod

## Piesele și împărțirea

PRO-1 =
    .title = Piesele
    .stated = Sunt 106 piese: numerele de la 1 la 13 pe roșu, galben, albastru și negru, fiecare de două ori, și doi jokeri. Joacă doi până la patru oameni. Fiecare are tabla lui, pe care nu o vede nimeni altcineva, iar pe masă nu se pune nimic în timpul jocului.
PRO-2 =
    .title = Cincisprezece stive și atuul
    .stated = Toate piesele se amestecă cu fața în jos și se pun în cincisprezece stive de câte șapte. Singura piesă rămasă se întoarce cu fața în sus: este atuul. Stivele se numără de la 1 la 15, de-a lungul șirului.
PRO-3 =
    .title = Împărțirea
    .stated = Se ia stiva care are numărul atuului. Atuul intră în ea cu fața în sus, iar piesa pe care o scoate trece pe stiva următoare, care are acum opt. Împărțirea începe cu această stivă de opt, de la primul jucător, și merge roată, câte o stivă de jucător, de două ori, iar de la stiva 15 trece la stiva 1. Așa are primul jucător 15 piese, iar ceilalți câte 14. Ce rămâne este teancul: 77 de piese la doi jucători, 63 la trei, 49 la patru, cu atuul întors printre ele.
    .ruling = Piesa scoasă de atu este cea de deasupra stivei. Din teanc se trage stivă după stivă, de la cea de după ultima împărțită, întâi piesa de deasupra, iar de la stiva 15 se trece la stiva 1.
PRO-4 =
    .title = Un joker întors ca atu
    .ruling = Un joker nu este niciodată atu: se pune la loc și se întoarce altă piesă.
    .switch = O masă poate în schimb să amestece totul din nou (`joker_trump`: redraw sau reshuffle).
PRO-5 =
    .title = Bonusul atuului
    .stated = Cine a primit atuul la împărțire ia 100 de puncte de la fiecare dintre ceilalți.
    .ruling = Piesa întoarsă nu se împarte niciodată, deci contează perechea ei, cealaltă piesă cu același număr și aceeași culoare: o are cel mult un jucător. Bonusul se plătește la împărțire, dacă împărțirea nu este refuzată și dacă nimeni nu pleacă în timp ce jucătorii sunt încă întrebați dacă refuză; rămâne valabil și când nu închide nimeni, iar multiplicatorul mesei nu îl înmulțește.
    .switch = O masă poate înmulți și bonusul (`multiply_trump_bonus`: no sau yes).
PRO-6 =
    .title = Atuul este o piesă obișnuită
    .ruling = Atuul rămâne în teanc și este tras când îi vine rândul. Nu ține loc de alte piese și nu are nicio altă putere.
    .switch = O masă îl poate lăsa în afara teancului (`trump_in_stock`: yes sau no).
PRO-7 =
    .title = Duble la împărțire
    .stated = O dublă înseamnă două piese la fel: același număr și aceeași culoare. Dublele nu se schimbă. Un jucător care primește trei duble sau mai multe poate refuza jocul înaintea primei piese aruncate.
    .ruling = Jucătorii sunt întrebați pe rând, începând cu primul. După un refuz se împarte totul din nou și nimeni nu ia și nu dă puncte. Doi jokeri nu sunt aici o dublă.
PRO-8 =
    .title = Jokerul suplimentar
    .stated = Fiecare jucător poate folosi un joker suplimentar, o dată pe joc. Dacă îl folosesc toți patru, sunt șase jokeri și 110 piese.
    .ruling = Se ia la rândul tău, în loc să tragi. Socoteala primește până la șase jokeri, cei de pe tablă și cei aruncați la un loc, orice ar fi stabilit masa.
    .switch = Masa hotărăște dacă sunt jokeri suplimentari (`extra_joker`: off sau instead_of_draw).

## Rândul fiecăruia

PRO-10 =
    .title = Un rând
    .stated = Primul jucător, care are 15 piese, începe prin a arunca una. De acolo înainte, la rândul tău tragi o piesă, apoi arunci una. Între rânduri ai 14 piese, iar înainte să arunci ai 15.
PRO-11 =
    .title = Ce poate fi tras
    .ruling = Tragi din teanc sau iei piesa pe care tocmai a aruncat-o jucătorul dinaintea ta. Piesele aruncate mai demult rămân unde sunt. Nimeni nu trebuie să arate pentru ce ia piesa.
    .switch = O masă poate interzice luatul pieselor aruncate (`take_discard`: last sau never).
PRO-12 =
    .title = Un joker aruncat nu se ia
    .stated = Jucătorul următor nu poate lua un joker aruncat și trebuie să tragă din teanc.
PRO-13 =
    .title = Jokerul aruncat
    .stated = Poți arunca un joker în timpul jocului, ca pe orice altă piesă. Asta ridică ce va face mai târziu închiderea celui care l-a aruncat.
    .ruling = Contează numai jokerii aruncați de cel care închide, nu și ai celorlalți.
PRO-14 =
    .title = Se termină teancul
    .stated = Dacă teancul se termină și nimeni nu a închis, jocul se încheie și nimeni nu pierde puncte.
    .ruling = Cine a tras ultima piesă mai poate închide cu ea; apoi jocul se încheie. Jocul nu poate fi lungit la nesfârșit numai luând: după ce atâtea rânduri la rând câte piese avea teancul după împărțire au început cu o piesă aruncată sau cu un joker suplimentar, și niciunul cu o piesă trasă din teanc, jocul se încheie la fel. Cine este la ultimul dintre aceste rânduri mai poate închide.
    .switch = O masă poate lăsa luatul să continue (`taking_limit`: yes sau no).
PRO-15 =
    .title = Legătura întreruptă
    .stated = Un jucător căruia i se întrerupe legătura poate pierde jocul și poate fi penalizat.
    .ruling = Masa stabilește cât, iar dacă nu stabilește, nu este nicio penalizare. Cine pleacă în timp ce jucătorii sunt încă întrebați de duble plătește la fel, iar bonusul atuului nu se plătește. O cădere sau o reîncărcare a acestei pagini nu se pune niciodată: jocul continuă de unde era.

## Formații

PRO-20 =
    .title = Suită
    .stated = O suită înseamnă trei sau mai multe numere la rând, de o singură culoare. Un 1 poate începe o suită, ca în 1, 2, 3, sau o poate încheia după 13, ca în 12, 13, 1. Nu stă niciodată la mijloc: 13, 1, 2 nu este suită.
    .ruling = Și toate cele treisprezece numere ale unei culori, cu celălalt 1 al ei după 13, sunt o suită, de 14 piese. Despre piese care trec peste un 1, cum ar fi 13, 1, 2, se spune că nu sunt suită, și nu că ar fi începutul celei lungi, dacă nu sunt aproape toată; ce nu se potrivește este partea mai scurtă sau cea de după 1.
PRO-21 =
    .title = Grup
    .stated = Un grup înseamnă trei sau patru piese cu același număr, toate de culori diferite. O a cincea piesă sau o culoare care apare de două ori nu face niciodată grup; opt piese de 7 sunt două grupuri.
PRO-22 =
    .title = Joker
    .stated = Un joker înlocuiește orice piesă. Într-un grup ține loc de o culoare care lipsește, într-o suită de numărul acelei culori care lipsește. O suită cu jokeri nu coboară sub 1 și nu trece de 1-ul de după 13.
    .ruling = Jokerii se pot atinge, iar o formație are nevoie de cel puțin o piesă care nu este joker. Un joker poate ține loc și de o piesă ale cărei două exemplare se văd deja.
    .switch = O casă poate cere mai mult: alte două piese pentru fiecare joker (`naturals_per_joker`: 0 sau 2), jokeri care nu se ating într-o suită (`jokers_adjacent`: yes sau no), mai multe piese care nu sunt jokeri în fiecare formație (`min_natural`: 1). Regulile numite `romanian_house` le pun pe primele două. Despre ce ar fi o formație dacă nu ar fi acestea se spune că are prea mulți jokeri sau jokeri care se ating.
PRO-23 =
    .title = Nicio piesă de două ori
    .stated = Formațiile nu au piese comune. Cele două etaje ale tablei sunt acolo doar ca să așezi piesele.
PRO-24 =
    .title = Cum se citește o tablă
    .ruling = O formație se judecă după piesele ei, nu după ordinea în care stau. Piesele care se ating pe un etaj sunt un segment. O piesă fără vecine stă singură. Un segment este valid când este o formație sau când se împarte în formații care stau una lângă alta. Este neterminat când tot ce are, cu jokeri cu tot, face parte dintr-o formație. Orice altceva are o greșeală, iar piesele numite sunt cele mai puține fără de care rămâne o formație sau o parte din una; dintre două piese la fel sunt numite amândouă. Dintre alegeri la fel de mici, trece înainte cea care lasă o formație, apoi cea căreia îi lipsesc mai puține piese, apoi suita înaintea grupului. Când toate piesele în afară de cea liberă fac un Mozaic, Duble sau un Careu mare, tabla o spune pentru tot întregul; cât timp construiești anume unul dintre ele, perechile, șirul sau cele opt se arată ca părți ale lui. Piesa liberă este cea care stă singură.

## Închiderea

PRO-30 =
    .title = Închiderea
    .stated = Ca să închizi, toate piesele în afară de una stau în formații valide, iar cea rămasă, piesa liberă, este ultima aruncată: 14 în formații și una liberă, la rândul tău, cu 15 piese pe tablă. Paisprezece piese în formații și niciuna liberă nu sunt o închidere.
    .ruling = Primul jucător poate închide cu cele 15 piese primite la împărțire.
PRO-31 =
    .title = Suite, grupuri sau amândouă
    .stated = Nici suita, nici grupul nu sunt obligatorii: merge numai cu suite și merge numai cu grupuri.
PRO-32 =
    .title = Închideri fără suite și grupuri
    .stated = Și Mozaicul, Dublele și Careul mare sunt închideri, deși nu sunt făcute din suite și grupuri.
PRO-33 =
    .title = Piesa liberă poate fi oricare
    .ruling = Piesa liberă nu face niciodată parte din tipul de închidere și nu trebuie să i se potrivească: un Minor poate fi închis cu un 12 liber.
PRO-34 =
    .title = Întrebarea nu costă nimic
    .ruling = Cine întreabă dacă tabla se închide, iar ea nu se închide, află ce lipsește și nu pierde nimic.
    .switch = O masă poate pune o penalizare (`false_close_penalty`: 0).

## Cât face o închidere

PRO-40 =
    .title = Simplu
    .stated = Simplu înseamnă orice 14 piese în suite și grupuri. Este Joc mic: 250 de puncte, sau 200 cu un joker printre cele 14, sau 150 cu doi.
PRO-41 =
    .title = Mozaic
    .stated = Un Mozaic are 14 piese cu numerele de la 1 la 13 și apoi din nou 1, în această ordine. Primele patru au patru culori diferite, iar fiecare piesă de după ele are altă culoare decât cea din stânga ei; culorile nu trebuie să se repete într-o ordine fixă. Este Joc mic: 250, 200 cu un joker, 150 cu doi.
    .ruling = În el pot sta jokeri, iar ei îi scad prețul ca la orice Joc mic. Când se compară vecinele, un joker are culoarea piesei de care ține loc. Cei doi de 1 pot avea aceeași culoare.
    .switch = O masă poate cere un Mozaic fără jokeri (`mosaic_jokers`: reduced sau natural_only) sau doi de 1 în culori diferite (`mosaic_ends_differ`: no sau yes).
PRO-42 =
    .title = Bicolor
    .stated = Un Bicolor este făcut numai din suite, cu cel mult două culori în total. Este Joc mare: 500 de puncte, 400 cu un joker printre cele 14, 300 cu doi.
PRO-43 =
    .title = Minor
    .stated = Într-un Minor fiecare piesă aranjată are un număr de la 1 la 7, în suite și grupuri. Este Joc mare: 500 de puncte, 400 cu un joker printre cele 14, 300 cu doi. Un 1 stă la începutul unei suite sau într-un grup. Un joker contează ca piesa de care ține loc.
PRO-44 =
    .title = Major
    .stated = Într-un Major fiecare piesă aranjată are un număr de la 8 la 13 sau este un 1 care încheie o suită sau stă într-un grup. Este Joc mare: 500 de puncte, 400 cu un joker printre cele 14, 300 cu doi. Un joker contează ca piesa de care ține loc.
PRO-45 =
    .title = Simplu sau Mozaic cu un joker cedat
    .stated = Un Simplu sau un Mozaic este Joc mare dacă acela care închide a aruncat un joker în acest joc sau închide cu un joker ca piesă liberă.
PRO-46 =
    .title = Bicolor, Minor sau Major cu un joker liber
    .stated = Un Bicolor, un Minor sau un Major închis cu un joker ca piesă liberă este Joc special.
    .ruling = Cu un joker aruncat mai devreme și niciun joker liber rămâne Joc mare.
    .switch = O masă îl poate face Joc special (`big_with_thrown_joker`: big sau special).
PRO-47 =
    .title = Un joker aruncat și un joker liber
    .stated = Orice închidere cu un joker aruncat mai devreme și cu un joker ca piesă liberă este Joc special.
PRO-48 =
    .title = Doi jokeri aruncați
    .stated = Orice închidere a unui jucător care a aruncat doi sau mai mulți jokeri în acest joc este Joc special.
PRO-49 =
    .title = Duble
    .stated = Dublele sunt 14 piese în șapte perechi de piese la fel: același număr și aceeași culoare. Două perechi pot avea același număr în culori diferite. Este Joc special: 1000 de puncte, 900 cu un joker printre cele 14, 800 cu doi.
    .ruling = Un joker face pereche cu orice piesă, iar doi jokeri fac o pereche.
PRO-50 =
    .title = Careu mare
    .stated = Un Careu mare are opt piese cu același număr: amândouă exemplarele în toate cele patru culori. Este Joc special: 1000 de puncte, 900 cu un joker printre cele opt, 800 cu doi.
    .ruling = Celelalte șapte piese pot fi oricare, iar una dintre ele este ultima aruncată. Un joker poate ține loc de una dintre cele opt și numai astfel de jokeri scad prețul.
    .switch = O masă poate cere formații și printre celelalte piese (`grand_care_rest`: free sau melds).
PRO-51 =
    .title = Monocolor
    .stated = Un Monocolor este făcut numai din suite, toate de o singură culoare. Este Joc special: 1000 de puncte, 900 cu un joker printre cele 14, 800 cu doi.
PRO-52 =
    .title = Contează cel mai scump, și numai el
    .ruling = O închidere face cel mai mult din ce dau orice aranjare a pieselor ei, orice alegere a piesei libere și orice rând al tabelului. Rândurile nu se adună niciodată: un Minor care este și Bicolor face 500. Peste Joc special nu este nimic. Tabla arată ce se află pe ea așa cum stă; la închidere se plătește cel mai scump.
PRO-53 =
    .title = Mai mult de doi jokeri în formații
    .ruling = Cu trei sau mai mulți jokeri printre piesele aranjate, ceea ce cere jokeri suplimentari, rămâne prețul pentru doi jokeri.
    .switch = O masă poate scădea prețul mai departe cu același pas sau le poate interzice (`joker_overflow`: clamp, linear sau forbid).
PRO-54 =
    .title = Cine plătește
    .stated = Fiecare dintre ceilalți plătește celui care închide aceste puncte, înmulțite cu multiplicatorul mesei. Cu 500 de puncte, la o masă de patru care dublează, cel care închide câștigă 3000, iar fiecare dintre ceilalți pierde 1000.

### Regulile Rummy PRO, una câte una.
###
### .title    despre ce este regula
### .stated   ce spun regulile publicate ale jocului
### .ruling   ce am hotărât noi acolo unde ele tac sau se contrazic
### .switch   ce poate alege o masă în schimb, cu numele pe care setarea îl are în cod

## Piesele și împărțirea

PRO-1 =
    .title = Piesele
    .stated = Jucați cu 106 piese: numerele de la 1 la 13 pe roșu, galben, albastru și negru, fiecare de două ori, și doi jokeri. Sunteți doi până la patru. Fiecare are tabla lui, pe care n-o vede nimeni altcineva, iar în timpul jocului nu puneți nimic pe masă.
PRO-2 =
    .title = Cincisprezece stive și atuul
    .stated = Amesteci toate piesele cu fața în jos și le pui în cincisprezece stive de câte șapte. Rămâne o singură piesă: o întorci cu fața în sus, și ea este atuul. Stivele se numerotează de la 1 la 15, de-a lungul șirului.
PRO-3 =
    .title = Împărțirea
    .stated = Cauți stiva cu numărul atuului. Pui atuul în ea, cu fața în sus, iar piesa scoasă o pui pe stiva următoare, care are acum opt. Cu stiva de opt începi împărțirea: câte o stivă de jucător, pornind de la primul, două ture; după stiva 15 vine stiva 1. Așa primul jucător are 15 piese, iar ceilalți câte 14. Ce rămâne este teancul: 77 de piese la doi jucători, 63 la trei, 49 la patru, cu atuul întors printre ele.
    .ruling = Atuul ia locul piesei de deasupra. Din teanc tragi stivă după stivă, întâi piesa de deasupra: începi cu stiva de după ultima împărțită, iar după stiva 15 vine stiva 1.
PRO-4 =
    .title = Un joker întors ca atu
    .ruling = Un joker nu e niciodată atu: îl pui la loc și întorci altă piesă.
    .switch = O masă poate în schimb să amestece totul din nou (`joker_trump`: redraw sau reshuffle).
PRO-5 =
    .title = Bonusul atuului
    .stated = Dacă ai primit atuul la împărțire, iei 100 de puncte de la fiecare dintre ceilalți.
    .ruling = Piesa întoarsă nu o primește nimeni, deci contează perechea ei, cealaltă piesă cu același număr și aceeași culoare. Bonusul îl iei la împărțire, dacă n-o refuză nimeni și dacă nu pleacă nimeni înainte să răspundeți toți dacă refuzați. Îl păstrezi și dacă nu închide nimeni, iar multiplicatorul mesei nu-l schimbă.
    .switch = O masă poate înmulți și bonusul (`multiply_trump_bonus`: no sau yes).
PRO-6 =
    .title = Atuul este o piesă obișnuită
    .ruling = Atuul rămâne în teanc și îl tragi când îi vine rândul. Nu ține loc de alte piese și nu are nicio altă putere.
    .switch = O masă îl poate lăsa în afara teancului (`trump_in_stock`: yes sau no).
PRO-7 =
    .title = Duble la împărțire
    .stated = O dublă înseamnă două piese la fel: același număr și aceeași culoare. Dublele nu se schimbă. Dacă primești trei duble sau mai multe, poți refuza jocul înainte de prima piesă aruncată.
    .ruling = Hotărâți pe rând, începând cu primul jucător. După un refuz împărțiți totul din nou și nimeni nu ia și nu dă puncte. Doi jokeri nu sunt aici o dublă.
PRO-8 =
    .title = Jokerul suplimentar
    .stated = Fiecare dintre voi poate folosi un joker suplimentar, o dată pe joc. Dacă îl folosiți toți patru, sunt șase jokeri și 110 piese.
    .ruling = Îl iei la rândul tău, în loc să tragi. Orice ar fi stabilit masa, la socoteală intră până la șase jokeri, de pe tablă și aruncați.
    .switch = Masa hotărăște dacă sunt jokeri suplimentari (`extra_joker`: off sau instead_of_draw).

## Rândul fiecăruia

PRO-10 =
    .title = Un rând
    .stated = Primul jucător, care are 15 piese, începe aruncând una. De acolo înainte, la rândul tău tragi o piesă, apoi arunci una. Între rânduri ai 14 piese, iar înainte să arunci ai 15.
PRO-11 =
    .title = Ce poți trage
    .ruling = Tragi din teanc sau iei piesa pe care tocmai a aruncat-o jucătorul dinaintea ta. Piesele aruncate mai demult rămân unde sunt. Nu trebuie să arăți de ce iei o piesă.
    .switch = O masă poate interzice luatul pieselor aruncate (`take_discard`: last sau never).
PRO-12 =
    .title = Un joker aruncat nu se ia
    .stated = Dacă jucătorul dinaintea ta aruncă un joker, nu-l poți lua: trage din teanc.
PRO-13 =
    .title = Jokerul aruncat
    .stated = Poți arunca un joker în timpul jocului, ca pe orice altă piesă. Așa închiderea ta face mai mult.
    .ruling = Contează numai jokerii aruncați de cel care închide, nu și ai celorlalți.
PRO-14 =
    .title = Se termină teancul
    .stated = Dacă teancul se termină și nimeni n-a închis, jocul se încheie și nimeni nu pierde puncte.
    .ruling = Dacă ai tras ultima piesă, mai poți închide cu ea; apoi jocul se încheie. Nu puteți lungi jocul la nesfârșit luând piese aruncate sau jokeri suplimentari: dacă nimeni nu trage din teanc atâtea rânduri la rând câte piese avea teancul după împărțire, jocul se încheie la fel. La ultimul dintre aceste rânduri mai poți închide.
    .switch = O masă vă poate lăsa să luați oricât, și la Rummy 45 (`taking_limit`: yes sau no).
PRO-15 =
    .title = Legătura întreruptă
    .stated = Dacă ți se întrerupe legătura, poți pierde jocul și poți plăti o penalizare.
    .ruling = Masa stabilește cât te costă o legătură întreruptă, și plătești numai dacă nu te-ai întors în timpul pe care îl dă masa. O cădere, o repornire sau o reîncărcare a acestei pagini nu se socotește niciodată: jocul continuă de unde era. Dacă pleci de bunăvoie, jocul se încheie pentru toți, iar masa stabilește cât te costă. Dacă pleci înainte să răspundeți toți la întrebarea despre duble, plătești la fel, dar bonusul atuului nu-l ia nimeni. Dacă masa nu spune altceva, niciuna nu te costă nimic.
    .switch = O masă stabilește cât costă o legătură întreruptă (`connection_penalty`: 0, 100 sau 200) și cât costă plecarea (`leaving_penalty`: 0 sau 200).

## Formații

PRO-20 =
    .title = Suită
    .stated = O suită înseamnă trei sau mai multe numere la rând, de o singură culoare. Un 1 poate începe o suită, ca în 1, 2, 3, sau o poate încheia după 13, ca în 12, 13, 1. Nu vine niciodată la mijloc: 13, 1, 2 nu e suită.
    .ruling = Și toate cele treisprezece numere ale unei culori, cu celălalt 1 al ei după 13, sunt o suită, de 14 piese. La 13, 1, 2 tabla spune „nu e suită”, dacă suita de 14 nu e aproape toată acolo. Ce nu se potrivește este partea mai scurtă, sau cea de după 1 dacă sunt la fel de lungi.
PRO-21 =
    .title = Grup
    .stated = Un grup înseamnă trei sau patru piese cu același număr, toate de culori diferite. N-are niciodată o a cincea piesă sau aceeași culoare de două ori; opt piese de 7 sunt două grupuri.
PRO-22 =
    .title = Joker
    .stated = Un joker înlocuiește orice piesă. Într-un grup ține loc de o culoare care lipsește, într-o suită de numărul care îi lipsește. O suită cu jokeri nu coboară sub 1 și nu trece de 1-ul de după 13.
    .ruling = Jokerii pot sta unul lângă altul, iar o formație are nevoie de cel puțin o piesă care nu e joker. Un joker poate ține loc și de o piesă căreia îi vezi deja amândouă exemplarele.
    .switch = O masă poate fi mai strictă: alte două piese pentru fiecare joker (`naturals_per_joker`: 0 sau 2), jokeri care nu se ating într-o suită (`jokers_adjacent`: yes sau no), mai multe piese care nu sunt jokeri în fiecare formație (`min_natural`: 1). Regulile numite `romanian_house` le pun pe primele două. Dacă numai aceste reguli strică o formație, tabla spune „prea mulți jokeri” sau că jokerii se ating.
PRO-23 =
    .title = Nicio piesă de două ori
    .stated = Formațiile nu au piese comune. Cele două etaje ale tablei sunt acolo doar ca să-ți așezi piesele.
PRO-24 =
    .title = Cum se citește o tablă
    .ruling = O formație se judecă după piesele ei, nu după ordinea lor. Piesele care se ating pe un etaj sunt un segment. O piesă fără vecine stă singură. Un segment este valid când este o formație sau când se împarte în formații una lângă alta. Este neterminat când face parte cu totul, cu jokeri cu tot, dintr-o formație. Orice altceva are o greșeală, iar noi numim cele mai puține piese de luat ca să rămână o formație sau o parte din una; dintre două piese la fel le numim pe amândouă. Dacă sunt mai multe feluri, alegem unul care lasă o formație, apoi unul căruia îi trebuie mai puține piese, apoi suita înaintea grupului. Când toate piesele în afară de cea liberă fac un Mozaic, Duble sau un Careu mare, tabla o spune despre toate; cât timp construiești anume unul dintre ele, perechile, șirul sau cele opt apar ca părți ale lui. Piesa liberă este cea care stă singură.

## Închiderea

PRO-30 =
    .title = Închiderea
    .stated = Ca să închizi, toate piesele în afară de una trebuie să stea în formații valide, la rândul tău, cu 15 piese pe tablă. Cea rămasă, piesa liberă, este ultima pe care o arunci: 14 în formații și una liberă. Paisprezece în formații și niciuna liberă nu înseamnă închidere.
    .ruling = Primul jucător poate închide cu cele 15 piese primite la împărțire.
PRO-31 =
    .title = Suite, grupuri sau amândouă
    .stated = N-ai nevoie și de suite, și de grupuri: merge numai cu suite și merge numai cu grupuri.
PRO-32 =
    .title = Închideri fără suite și grupuri
    .stated = Și Mozaicul, Dublele și Careul mare sunt închideri, deși nu sunt făcute din suite și grupuri.
PRO-33 =
    .title = Piesa liberă poate fi oricare
    .ruling = Piesa liberă nu face niciodată parte din tipul de închidere și nu trebuie să i se potrivească: poți închide un Minor cu un 12 liber.
PRO-34 =
    .title = Întrebarea nu costă nimic
    .ruling = Întreabă oricând dacă tabla ta se închide. Dacă nu, îți spunem ce lipsește și nu pierzi nimic.

## Cât face o închidere

PRO-40 =
    .title = Simplu
    .stated = Simplu înseamnă orice 14 piese în suite și grupuri. Este Joc mic: 250 de puncte, sau 200 cu un joker printre cele 14, sau 150 cu doi.
PRO-41 =
    .title = Mozaic
    .stated = Un Mozaic are 14 piese cu numerele de la 1 la 13 și apoi din nou 1, în această ordine. Primele patru au patru culori diferite, iar fiecare piesă de după ele are altă culoare decât cea din stânga ei; culorile nu trebuie să se repete într-o ordine fixă. Este Joc mic: 250 de puncte.
    .ruling = Poți folosi jokeri, iar ei scad prețul ca la orice Joc mic: 200 cu un joker, 150 cu doi. Când compari vecinele, un joker are culoarea piesei de care ține loc. Cei doi de 1 pot avea aceeași culoare.
    .switch = O masă poate cere un Mozaic fără jokeri (`mosaic_jokers`: reduced sau natural_only) sau doi de 1 în culori diferite (`mosaic_ends_differ`: no sau yes).
PRO-42 =
    .title = Bicolor
    .stated = Un Bicolor are numai suite, cu cel mult două culori în total. Este Joc mare: 500 de puncte, 400 cu un joker printre cele 14, 300 cu doi.
PRO-43 =
    .title = Minor
    .stated = Într-un Minor fiecare piesă aranjată are un număr de la 1 la 7, în suite și grupuri. Este Joc mare: 500 de puncte, 400 cu un joker printre cele 14, 300 cu doi. Un 1 e la începutul unei suite sau într-un grup. Un joker contează ca piesa de care ține loc.
PRO-44 =
    .title = Major
    .stated = Într-un Major fiecare piesă aranjată are un număr de la 8 la 13 sau este un 1 care încheie o suită sau e într-un grup. Este Joc mare: 500 de puncte, 400 cu un joker printre cele 14, 300 cu doi. Un joker contează ca piesa de care ține loc.
PRO-45 =
    .title = Simplu sau Mozaic, cu un joker aruncat sau liber
    .stated = Un Simplu sau un Mozaic este Joc mare dacă ai aruncat un joker în acest joc sau închizi cu un joker ca piesă liberă.
PRO-46 =
    .title = Bicolor, Minor sau Major cu un joker liber
    .stated = Un Bicolor, un Minor sau un Major este Joc special dacă închizi cu un joker ca piesă liberă.
    .ruling = Dacă ai aruncat un joker și niciunul nu e liber, rămâne Joc mare.
    .switch = O masă îl poate face Joc special (`big_with_thrown_joker`: big sau special).
PRO-47 =
    .title = Un joker aruncat și un joker liber
    .stated = Orice închidere este Joc special dacă ai aruncat un joker și închizi cu un joker ca piesă liberă.
PRO-48 =
    .title = Doi jokeri aruncați
    .stated = Orice închidere este Joc special dacă ai aruncat doi sau mai mulți jokeri în acest joc.
PRO-49 =
    .title = Duble
    .stated = Dublele sunt 14 piese în șapte perechi de piese la fel: același număr și aceeași culoare. Două perechi pot avea același număr în culori diferite. Este Joc special: 1000 de puncte, 900 cu un joker printre cele 14, 800 cu doi.
    .ruling = Un joker face pereche cu orice piesă, iar doi jokeri fac o pereche.
PRO-50 =
    .title = Careu mare
    .stated = Un Careu mare are opt piese cu același număr: amândouă exemplarele în toate cele patru culori. Este Joc special: 1000 de puncte, 900 cu un joker, 800 cu doi.
    .ruling = Celelalte șapte piese pot fi oricare, iar una dintre ele este ultima pe care o arunci. Un joker poate ține loc de una dintre cele opt și numai jokerii dintre cele opt scad prețul.
    .switch = O masă poate cere formații și printre celelalte piese (`grand_care_rest`: free sau melds).
PRO-51 =
    .title = Monocolor
    .stated = Un Monocolor are numai suite, toate de o singură culoare. Este Joc special: 1000 de puncte, 900 cu un joker printre cele 14, 800 cu doi.
PRO-52 =
    .title = Contează numai cel mai bun preț
    .ruling = O închidere face cât cea mai bună aranjare a pieselor ei, oricare ar fi piesa liberă și rândul din tabel. Rândurile nu se adună niciodată: un Minor care e și Bicolor face 500. Peste Joc special nu e nimic. Tabla arată cât face aranjarea ta; la închidere iei prețul cel mai mare.
PRO-53 =
    .title = Mai mult de doi jokeri în formații
    .ruling = Cu jokeri suplimentari poți avea trei sau mai mulți jokeri printre piesele aranjate: atunci iei prețul pentru doi jokeri.
    .switch = O masă poate scădea prețul mai departe cu același pas sau le poate interzice (`joker_overflow`: clamp, linear sau forbid).
PRO-54 =
    .title = Cine plătește
    .stated = Când închizi, fiecare dintre ceilalți îți plătește aceste puncte, înmulțite cu multiplicatorul mesei. Închizi cu 500 de puncte, la o masă de patru care dublează: câștigi 3000, iar fiecare dintre ceilalți pierde 1000.

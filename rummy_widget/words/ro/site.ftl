### Ce spun paginile sitului pe lângă cele ale aplicației.

site-about = Înveți Rummy PRO, Rummikub și rudele lor mutând piese: fiecare lecție se joacă, iar fiecare verdict își spune motivul.
site-judging = O clipă, te rog: mutarea ta e judecată de îndată ce sosește Python.
site-news = E gata o versiune mai nouă a acestor pagini.
site-load = Încarc-o
site-served-title = Aici e nevoie de un server
site-served = O clasă ale cărei răspunsuri sosesc pe loc se întâlnește pe un server, iar situl acesta e doar un dosar cu fișiere. Cere adresa aplicației de la cine te-a trimis aici sau pornește-o chiar tu cu comanda rummy-widget.

cli-about-site = Scrie cursul ca sit: un dosar pe care îl poate oferi orice server web și care merge și fără rețea.
cli-about-site-out = dosarul în care se scrie
cli-site-needs = Situl se face dintr-o copie a proiectului în care sunt instalate Node și pachetele lui: rulează acolo `make site`.
cli-site-folder = În { $folder } se află deja altceva. Alege un dosar nou, gol sau cu un sit mai vechi.
cli-site-failed = Situl nu s-a putut face; mai sus scrie de ce.
cli-site-written = Situl e în { $folder }. Pune-l pe orice server web sau încearcă-l cu: python -m http.server --directory { $folder }

### Ce spun paginile sitului pe lângă cele ale aplicației.

site-about = Înveți Rummy PRO, Rummikub, Tile Rummy, Remi etalat (45) și Basic Rummy jucând: fiecare mutare își primește verdictul, iar fiecare verdict își spune motivul.
site-judging = O clipă, te rog: mutarea ta e judecată de îndată ce sosește Python.
site-news = E gata o versiune mai nouă a acestor pagini.
site-load = Încarc-o
site-cut = Python nu poate fi adus acum. Citește mai departe și mută piese; verdictul vine odată cu el.
site-damaged = Un fișier al sitului n-a sosit cum trebuie.
site-policy = Serverul nu lasă Python să pornească: politica lui de conținut trebuie să permită 'wasm-unsafe-eval' pentru scripturi. De citit, poți citi mai departe.
site-failed = Python n-a pornit aici. De citit, poți citi mai departe.
site-again = Încearcă din nou
site-anew = Python s-a oprit și pornește din nou. Piesele tale sunt unde le-ai lăsat.
site-types = Aici nu se mișcă încă nimic: programele paginii n-au sosit. Dacă rămâne așa, serverul nu le trimite ca text/javascript.
site-script-off = JavaScript e oprit aici: poți citi tot, dar nimic nu se mișcă. Pornește-l ca să și joci.
site-notebook = Deschide drept caiet
site-served-title = Aici e nevoie de un server
site-served = Orele pe viu și mesele la care joacă oameni au nevoie de un server, iar situl acesta e doar un dosar cu fișiere. Cere adresa aplicației de la cine te-a trimis aici sau pornește-o chiar tu cu comanda rummy-widget.

cli-about-site = Scrie cursul ca sit: un dosar pe care îl poate oferi orice server web și care merge și fără rețea.
cli-about-site-out = dosarul în care se scrie
cli-about-site-lite = scrie și JupyterLite, unde lecțiile și caietele unei clase se deschid cu celulele lor
cli-about-site-address = unde va fi situl, pentru imaginea care se vede când cineva pune un link spre el
cli-site-address = { $address } nu e adresa unui sit. Începe cu https://
cli-site-needs = Situl se face dintr-o copie a proiectului în care sunt instalate Node și pachetele lui: rulează acolo `make site`.
cli-site-needs-lite = JupyterLite nu e instalat aici. Într-o copie a proiectului rulează `make site LITE=yes`, care se ocupă de asta.
cli-site-folder = În { $folder } se află deja altceva. Alege un dosar nou, gol sau cu un sit mai vechi.
cli-site-failed = Situl nu s-a putut face; mai sus scrie de ce.
cli-site-written = Situl e în { $folder }. Pune-l pe orice server web sau încearcă-l cu: python -m http.server --directory { $folder }

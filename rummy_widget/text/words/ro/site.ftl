### Ce spun paginile sitului pe lângă cele ale aplicației.

site-about = Înveți Rummy PRO, Rummikub, Tile Rummy, Remi etalat (45) și Basic Rummy jucând: vezi imediat dacă mutarea e bună și de ce.
site-judging = O clipă: Python încă se încarcă. Vezi apoi dacă mutarea ta e bună.
site-news = E gata o versiune mai nouă a acestor pagini.
site-load = Încarcă versiunea nouă
site-cut = Nu pot încărca Python acum. Poți citi mai departe și muta piese; când sosește, vezi dacă mutările sunt bune.
site-damaged = Un fișier al sitului e stricat.
site-policy = Serverul nu lasă Python să pornească: politica de conținut trebuie să permită 'wasm-unsafe-eval' pentru scripturi. Poți citi mai departe.
site-failed = Python n-a pornit. Poți citi mai departe.
site-again = Încearcă din nou
site-anew = Python s-a oprit și pornește din nou. Piesele tale sunt unde le-ai lăsat.
site-types = Deocamdată nu se mișcă nimic: scripturile paginii nu s-au încărcat. Dacă rămâne așa, probabil că serverul nu le trimite ca text/javascript.
site-script-off = JavaScript e oprit: poți citi tot, dar nu poți muta piese. Pornește-l ca să joci.
site-notebook = Deschide drept caiet
site-served-title = Pagina aceasta are nevoie de un server
site-served = Orele pe viu și mesele cu oameni au nevoie de un server, iar situl acesta e doar un dosar cu fișiere. Cere adresa aplicației de la cine te-a trimis aici sau pornește-o chiar tu cu comanda rummy-widget.

cli-about-site = Scrie cursul ca sit: un dosar pentru orice server web, care merge și fără rețea.
cli-about-site-out = dosarul pentru sit
cli-about-site-lite = adaugă JupyterLite, care deschide lecțiile și caietele clasei cu celulele lor
cli-about-site-address = adresa sitului, pentru imaginea din linkurile distribuite
cli-site-address = { $address } nu e adresa unui sit. Trebuie să înceapă cu https://
cli-site-needs = Ca să faci situl, ai nevoie de o copie a proiectului cu Node și pachetele lui. Rulează acolo `make site`.
cli-site-needs-lite = JupyterLite nu e instalat. Într-o copie a proiectului rulează `make site LITE=yes`, care îl instalează.
cli-site-folder = În { $folder } sunt deja alte fișiere. Alege un dosar nou, gol sau cu un sit mai vechi.
cli-site-failed = N-am putut face situl. Rândurile de mai sus spun de ce.
cli-site-written = Situl e în { $folder }. Pune-l pe orice server web sau încearcă-l cu: python -m http.server --directory { $folder }

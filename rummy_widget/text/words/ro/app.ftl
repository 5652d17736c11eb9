### Ce spune aplicația: pagina din jurul unui caiet.

## Pagina din jurul unui caiet

page-title = Remi
page-skip = Sari la conținut
page-loading = Se așază piesele …
page-late = Durează mai mult ca de obicei. Mai așteaptă puțin sau reîncarcă pagina.
page-script-off = Pagina are nevoie de JavaScript.
page-theme = Culori
page-theme-auto = Automat
page-theme-light = Luminos
page-theme-dark = Întunecat
page-course = Curs
page-question = La clasă, întrebarea { $number } din { $count }
page-next = Urmează:
page-missing = Pagina aceasta nu face parte din curs.
page-failed = Ceva nu a mers pe server.
page-back = La curs
page-login-title = Care e tokenul?
page-login-about = Întreabă-l pe profesor. E și la sfârșitul adresei pe care ai primit-o, după „token=”.
page-login-token = Tokenul
page-login-open = Deschide cursul
page-login-slow = Prea multe încercări. Așteaptă câteva secunde, apoi încearcă din nou.
page-login-wrong = Nu e acesta. Verifică fiecare literă: A nu e a, iar 0 nu e O.
page-full = Cursul e plin acum.
page-full-when = Încearcă din nou peste câteva minute.
page-enter = Deschide pagina

## Numele limbii, așa cum își spune ea însăși

language-name = Română

### Prima pagină, paginile lecțiilor și pagina regulilor: ce spune Python pe ele.

home-summary = { $count ->
    [one] O lecție, cam patru minute. { $finished ->
        [0] Încă nu ai terminat-o.
       *[other] Ai terminat-o.
    }
    [few] { $count } lecții, cam patru minute fiecare. { $finished ->
        [0] Încă nu ai terminat niciuna.
        [one] Ai terminat una.
        [few] Ai terminat { $finished }.
       *[other] Ai terminat { $finished }.
    }
   *[other] { $count } de lecții, cam patru minute fiecare. { $finished ->
        [0] Încă nu ai terminat niciuna.
        [one] Ai terminat una.
        [few] Ai terminat { $finished }.
       *[other] Ai terminat { $finished }.
    }
}

# Suportul din capul paginii.
hero-title = { $won ->
    [yes] Ai câștigat.
   *[no] Paisprezece piese. Mai e una.
}
hero-goal = Pune 9 roșu după 8 roșu și ai câștigat primul tău joc.
hero-won = Ai închis: toți ceilalți îți plătesc câte { $points ->
    [one] un punct
    [few] { NUMBER($points, useGrouping: 0) } puncte
   *[other] { NUMBER($points, useGrouping: 0) } de puncte
}.

lesson-play = Încearcă trei rânduri
home-standing = { $finished } din { $count } { $count ->
    [one] lecție
    [few] lecții
   *[other] de lecții
}
home-known = Știi { $known } din { $count } tipuri de închidere.

home-play = Joacă
home-play-text = O masă întreagă cu jucători conduși de calculator și un antrenor care te ajută.
home-play-resume = Înapoi la jocul tău
home-others = Rummikub și altele
home-last = { $count ->
    [0] Ultimul joc: nimic aruncat prost
   *[other] Ultimul joc: mai încearcă o mutare scumpă
}
home-class-text = Activități pentru clasă, pe proiector sau pe ecranul fiecăruia.
home-class-english = { $title } (în engleză)
home-know = Știu regulile

## Pagina regulilor

rules-page-title = Regulile { $book ->
    [PRO] Rummy PRO
    [RK] Rummikub
    [TR] Tile Rummy
    [R45] pentru remi etalat (45)
   *[BR] Basic Rummy
}
rules-book = { $book ->
    [PRO] Rummy PRO
    [RK] Rummikub
    [TR] Tile Rummy
    [R45] Remi etalat (45)
   *[BR] Basic Rummy
}
rules-intro = Fiecare indiciu și fiecare preț vine dintr-o regulă de aici. Unde regulile publicate nu sunt clare sau se contrazic, am ales noi. Caută „Decizia noastră”.
rules-section = { $section ->
    [tiles] Piesele și împărțirea
    [turns] Rândul fiecăruia
    [melds] Formații
    [closing] Închiderea
    [worth] Cât face o închidere
    [RK] Rummikub
    [TR] Tile Rummy
    [R45] Rummy 45
    [BR] Basic Rummy
   *[rummikub] Ce diferă la Rummikub
}
rules-prices-title = Cât face o închidere
rules-prices-note = Prețul depinde de jokerii dintre cele 14 piese aranjate; la Careu mare, dintre cele opt piese. Fiecare dintre ceilalți plătește prețul, înmulțit cu multiplicatorul mesei.
rules-raised-title = Ce face închiderea mai valoroasă
rules-raised-note = Cât aduce fiecare tip dacă ai aruncat jokeri sau dacă unul rămâne piesa ta liberă.
rules-glossary-title = Cuvintele jocului
rules-ruling = Decizia noastră: { $text }
rules-example-good = corect
rules-example-bad = greșit

price-head-tier = Treaptă de preț
price-head-patterns = Tipuri
price-head-jokers = { $count ->
    [0] fără joker
    [one] un joker
    [2] doi jokeri
    [few] { $count } jokeri
   *[other] { $count } de jokeri
}
raise-head-pattern = Tip
raise-head-plain = niciun joker aruncat sau rămas
raise-head-thrown = un joker aruncat
raise-head-free = un joker rămas
raise-head-both = un joker aruncat, unul rămas
raise-head-two = doi jokeri aruncați

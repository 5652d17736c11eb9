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
hero-won = Asta e o închidere: toți ceilalți îți plătesc câte { $points ->
    [one] un punct
    [few] { NUMBER($points, useGrouping: 0) } puncte
   *[other] { NUMBER($points, useGrouping: 0) } de puncte
}. Acum învață cum se face.

lesson-play = Joacă trei rânduri cu ce ai învățat
home-standing = { $finished } din { $count } { $count ->
    [one] lecție
    [few] lecții
   *[other] de lecții
}
home-known = Știi { $known } din { $count } tipuri de închidere.

home-play = Joacă
home-play-text = O masă întreagă cu jucători conduși de calculator și cu un antrenor pe care îl poți întreba.
home-play-resume = Continuă jocul
home-others = Rummikub, remi etalat și altele
home-last = { $count ->
    [0] Ultimul joc: nicio piesă aruncată nu te-a costat nimic.
   *[other] Ultimul joc: mai încearcă o dată
}
home-class = La clasă
home-class-text = Întrebări despre piese, pentru proiector și pentru calculatorul fiecăruia: enumerate într-o cutie mică, numărate, împărțite, cu exerciții.
home-class-english = { $title } (în engleză)
home-know = Știu regulile: sar peste ele

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
rules-intro = Fiecare verdict numește una dintre aceste reguli. Unde regulile publicate tac sau se contrazic am hotărât noi, și scrie: decizia noastră.
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
rules-prices-note = Numără jokerii dintre cele 14 piese aranjate, la Careu mare pe cei dintre cele opt. Fiecare dintre ceilalți plătește atât, înmulțit cu multiplicatorul mesei.
rules-raised-title = Ce ridică o închidere
rules-raised-note = Ce aduce fiecare tip, în funcție de ce ai făcut cu jokerii.
rules-glossary-title = Cuvintele jocului
rules-ruling = Decizia noastră: { $text }
rules-example-good = corect
rules-example-bad = greșit

price-head-tier = Preț
price-head-patterns = Tipuri
price-head-jokers = { $count ->
    [0] fără joker
    [one] un joker
    [2] doi jokeri
    [few] { $count } jokeri
   *[other] { $count } de jokeri
}
raise-head-pattern = Tip
raise-head-plain = niciun joker aruncat sau liber
raise-head-thrown = un joker aruncat
raise-head-free = un joker liber
raise-head-both = unul aruncat, unul liber
raise-head-two = doi aruncați

### Masa pe care se pun sau se rearanjează formațiile: pregătirea, rândul, ce spune antrenorul.

game-name = { $game ->
    [rummy_pro] Rummy PRO
    [rummikub] Rummikub
    [pup_rummy] Pup Rummy
    [easy_rummy] Easy Rummy
    [dutch_rummy] Dutch Rummy
    [rrrummy] RRRummy
    [tiles_50] Tiles 50
    [rummy_45] Remi etalat (45)
   *[basic_rummy] Rummy cu cărți
}
game-about = { $game ->
    [rummy_pro] Paisprezece piese în formații, toate odată: cele mai frumoase plătesc cel mai bine.
    [rummikub] Te etalezi, apoi desfaci toată masa și o pui la loc altfel.
    [pup_rummy] Rummikub pentru prima partidă: jokerii sunt liberi și nimic nu te costă piese.
    [easy_rummy] Ca Pup Rummy, dar un rând greșit costă trei piese.
    [dutch_rummy] Vrei jokerul? Dai întâi piesa lui, de pe tabla ta.
    [rrrummy] La fel, iar formația lui rămâne întreagă până atunci.
    [tiles_50] Cel mai strict: te etalezi cu 50, iar jokerul merge într-o formație nouă.
    [rummy_45] Te etalezi cu 45, adaugi peste tot, iei jokeri: puncte pentru ce pui.
   *[basic_rummy] Cu cărți: tragi, pui, adaugi, arunci. Câștigă cine rămâne primul fără.
}
open-setup-code-game = Codul acesta este o împărțire de Rummy PRO, care are masa ei. Nu s-a împărțit nimic.
open-setup-jokers = Celelalte limite pentru jokeri au nevoie de prima: înainte să folosești din nou un joker, îi pui piesa în loc.
open-player-about = { $kind ->
    [beginner] Pune ce vede imediat și mai scapă câte ceva.
    [steady] Pune tot ce merge.
    [strong] Știe când să mai țină piese.
    [simple] Pune ce vede pe loc.
   *[other] Joacă orice.
}
open-switch-name = { $name ->
    [opening_points] Te etalezi cu
    [joker_replaced_first] Înainte să folosești din nou un joker, îi pui piesa în loc
    [joker_tile_from] Piesa pentru un joker vine de pe
    [joker_meld_kept] Până atunci nu se ia nimic din formația jokerului
    [joker_new_meld] Jokerul eliberat intră numai într-o formație nouă, din piesele tale
    [pool_end] Când nimeni nu mai poate
    [touch_after_opening] După etalare poți rearanja
    [invalid_turn] Un rând greșit
    [timer] Timp pentru un rând
    [opening_needs_run] Ca să te etalezi îți trebuie o suită
    [joker_at_once] Jokerul luat se folosește pe loc
    [joker_counts] Jokerul își numără punctele
    [deduct_hand] Piesele rămase se scad
    [not_opened_penalty] Fără etalare până la sfârșit costă
    [take_discard] Ultima piesă aruncată
    [taking_limit] Partida se încheie când nimeni nu mai trage
    [connection_penalty] Dacă pierzi conexiunea și nu revii la timp, te costă
    [leaving_penalty] Plecarea costă
    [match] Meciul durează
    [joker_trump] Un joker întors ca atu
   *[extra_joker] Jokeri suplimentari
}
open-switch-value = { $value ->
    [joker_tile_from-anywhere] tablă sau masă
    [joker_tile_from-rack] tabla ta
    [opening_points-30] 30 de puncte
    [opening_points-50] 50 de puncte
    [pool_end-tile_count] câștigă cine are cele mai puține piese
    [pool_end-value] câștigă cine are suma cea mai mică
    [touch_after_opening-next_turn] de la rândul următor
    [touch_after_opening-same_turn] imediat
    [invalid_turn-mend] se poate îndrepta
    [invalid_turn-penalty] costă trei piese
    [timer-0] cât vrei
    [timer-20] 20 de secunde
    [timer-30] 30 de secunde
    [timer-45] 45 de secunde
    [timer-60] un minut
    [timer-90] un minut și jumătate
    [timer-120] două minute
    [joker_counts-once] o singură dată
    [joker_counts-each_time] de fiecare dată când e pus
    [not_opened_penalty-0] nimic
    [not_opened_penalty-100] 100 de puncte
    [take_discard-last] o poți lua
    [take_discard-never] rămâne unde este
    [connection_penalty-0] nimic
    [connection_penalty-100] 100 de puncte
    [connection_penalty-200] 200 de puncte
    [leaving_penalty-0] nimic
    [leaving_penalty-200] 200 de puncte
    [joker_trump-redraw] merge înapoi, se întoarce alta
    [joker_trump-reshuffle] se amestecă totul din nou
    [extra_joker-off] niciunul
    [extra_joker-instead_of_draw] câte unul, în loc de tras
   *[other] { $plain ->
        [yes] da
       *[no] nu
    }
}

## Rândul

open-asked-play = E rândul tău: pune piese sau trage una.
open-asked-open = E rândul tău: etalează-te cu { $wanted ->
    [one] un punct
    [few] { $wanted } puncte
   *[other] { $wanted } de puncte
} sau trage o piesă.
open-asked-pass = E rândul tău: pune piese sau treci. Teancul este gol.
open-asked-lay = Pune sau adaugă, apoi aruncă o piesă.
open-asked-lay-cards = Pune sau adaugă, apoi aruncă o carte.
open-asked-first = Tu începi: aruncă doar o piesă.
open-asked-first-cards = Tu începi: aruncă doar o carte.
open-asked-draw = E rândul tău: trage o piesă.
open-asked-draw-cards = E rândul tău: trage o carte.
open-asked-take = E rândul tău: trage o piesă sau ia { $tile }.
open-asked-take-cards = E rândul tău: trage o carte sau ia { $tile }.
open-asked-trying = E rândul: { $who }. Până atunci poți încerca mutări pe masă.
open-deed-pass = Trec
open-deed-done = Gata
open-deed-lay = Pune
open-deed-revert = Ia rândul înapoi
open-deed-sort = Ordonează masa
open-deed-advise = { $grade ->
    [0] Ce pot pune?
    [1] Cu ce piesă?
    [2] Ce formații?
   *[3] Pas cu pas
}
open-not-your-turn = Așteaptă-ți rândul: atunci poți pune.
open-nothing-laid = Încă nu e pe masă nicio piesă de-a ta.
open-nothing-to-take-back = Totul e cum era.
open-fits = { $count ->
    [0] Nu se potrivește nicăieri pe masa asta.
    [one] Se potrivește într-un loc.
    [few] Se potrivește în { $count } locuri: pune unde vrei.
   *[other] Se potrivește în { $count } de locuri: pune unde vrei.
}
open-stands = { $count ->
    [one] E bine așa: o piesă pusă.
    [few] E bine așa: { $count } piese puse.
   *[other] E bine așa: { $count } de piese puse.
}
open-meter = { $got } din { $wanted } { $wanted ->
    [one] punct
    [few] puncte
   *[other] de puncte
}
open-tray = formația { $number }: { $name }
open-tray-alone = { $tiles }, singură
open-penalty = { $count ->
    [one] Rândul nu poate rămâne așa: dacă îl termini, te costă o piesă. { $reason }
    [few] Rândul nu poate rămâne așa: dacă îl termini, te costă { $count } piese. { $reason }
   *[other] Rândul nu poate rămâne așa: dacă îl termini, te costă { $count } de piese. { $reason }
}
open-more-possible = { $laid ->
    [0] { $count ->
        [one] Mergea o piesă.
        [few] Mergeau { $count } piese.
       *[other] Mergeau { $count } de piese.
    }
   *[other] { $count ->
        [one] Mai mergea o piesă.
        [few] Mai mergeau { $count } piese.
       *[other] Mai mergeau { $count } de piese.
    }
}
open-more-possible-cards = { $laid ->
    [0] { $count ->
        [one] Mergea o carte.
        [few] Mergeau { $count } cărți.
       *[other] Mergeau { $count } de cărți.
    }
   *[other] { $count ->
        [one] Mai mergea o carte.
        [few] Mai mergeau { $count } cărți.
       *[other] Mai mergeau { $count } de cărți.
    }
}
open-seat-label = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}, { $you ->
    [yes] { $opened ->
        [yes] te-ai etalat
       *[no] încă nu te-ai etalat
    }
   *[no] { $opened ->
        [yes] s-a etalat
       *[no] încă nu s-a etalat
    }
}
open-seat-label-cards = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
open-note-opened = etalare făcută
open-note-points = { $points ->
    [one] un punct pus
    [few] { $points } puncte puse
   *[other] { $points } de puncte puse
}
open-stock = { $count ->
    [0] Teancul este gol
    [one] O piesă în teanc
    [few] { $count } piese în teanc
   *[other] { $count } de piese în teanc
}
open-stock-cards = { $count ->
    [0] Teancul este gol
    [one] O carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}

## Antrenorul

open-advice-none = De data asta nu merge nimic. { $draw ->
    [yes] Trage o piesă.
    [pass] Treci rândul.
   *[no] Aruncă.
}
open-advice-count = { $opens ->
    [yes] { $count ->
        [one] Te poți etala cu o piesă.
        [few] Te poți etala, cu { $count } piese.
       *[other] Te poți etala, cu { $count } de piese.
    }
   *[no] { $count ->
        [one] Merge o piesă de pe tabla ta.
        [few] Merg { $count } piese de pe tabla ta.
       *[other] Merg { $count } de piese de pe tabla ta.
    }
}
open-advice-tile = Una dintre ele: { $tile }.
open-advice-all = Merg acestea: { $tiles }.
open-advice-melds = Apoi formațiile acestea sunt noi sau schimbate:
open-advice-steps = { $count ->
    [one] Ajunge un pas:
    [few] { $count } pași, unul câte unul:
   *[other] { $count } de pași, unul câte unul:
}
open-advice-show = { $left ->
    [one] Fă ultimul pas
    [few] Fă pasul următor
   *[other] Fă pasul următor
}

## După un rând, și ce dăruiește o piesă aruncată

open-review-title = Ultimul tău rând
open-review-none = Încă n-ai jucat niciun rând.
open-review-more = { $laid ->
    [0] { $count ->
        [one] Mergea o piesă: { $tiles }.
        [few] Mergeau { $count } piese: { $tiles }.
       *[other] Mergeau { $count } de piese: { $tiles }.
    }
   *[other] { $count ->
        [one] Mai mergea o piesă: { $tiles }.
        [few] Mai mergeau { $count } piese: { $tiles }.
       *[other] Mai mergeau { $count } de piese: { $tiles }.
    }
}
open-review-more-cards = { $laid ->
    [0] { $count ->
        [one] Mergea o carte: { $tiles }.
        [few] Mergeau { $count } cărți: { $tiles }.
       *[other] Mergeau { $count } de cărți: { $tiles }.
    }
   *[other] { $count ->
        [one] Mai mergea o carte: { $tiles }.
        [few] Mai mergeau { $count } cărți: { $tiles }.
       *[other] Mai mergeau { $count } de cărți: { $tiles }.
    }
}
open-review-other = { $count ->
    [one] Altfel poți pune o piesă: { $tiles }.
    [few] Altfel poți pune { $count } piese: { $tiles }.
   *[other] Altfel poți pune { $count } de piese: { $tiles }.
}
open-review-other-cards = { $count ->
    [one] Altfel poți pune o carte: { $tiles }.
    [few] Altfel poți pune { $count } cărți: { $tiles }.
   *[other] Altfel poți pune { $count } de cărți: { $tiles }.
}
open-review-all = Ai pus tot ce mergea.
open-review-nothing = { $opened ->
    [yes] Nimic de-al tău nu mergea.
   *[no] Ce aveai nu ajungea ca să te etalezi.
}
open-review-how = Uite așa:
open-review-why = { $all ->
    [yes] De ce nu merge nimic:
   *[no] De ce rămân celelalte:
}
open-waiting = { $why ->
    [out] Tot ce aveai merge dintr-odată, și partida e a ta.
    [near] { $count ->
        [one] { $who } mai are o singură piesă: pune ce poți, altfel te poate costa.
        [few] { $who } mai are doar { $count } piese: pune ce poți, altfel te poate costa.
       *[other] { $who } mai are doar { $count } de piese: pune ce poți, altfel te poate costa.
    }
    [stock] Teancul e aproape gol: pune ce poți.
   *[time] { $when ->
        [laid] Un jucător bun așteaptă aici. Nimeni nu e aproape de sfârșit, iar ce rămâne la tine nu ajută pe nimeni altcineva.
        [kept] Ai păstrat piese, și așa face un jucător bun cât timp nimeni nu e aproape de sfârșit.
       *[now] Poți să și aștepți: nimeni nu e aproape de sfârșit, iar ce rămâne la tine nu ajută pe nimeni altcineva.
    }
}
open-waiting-cards = { $why ->
    [out] Tot ce aveai merge dintr-odată, și partida e a ta.
    [near] { $count ->
        [one] { $who } mai are o singură carte: pune ce poți, altfel te poate costa.
        [few] { $who } mai are doar { $count } cărți: pune ce poți, altfel te poate costa.
       *[other] { $who } mai are doar { $count } de cărți: pune ce poți, altfel te poate costa.
    }
    [stock] Teancul e aproape gol: pune ce poți.
    [beside] { $when ->
        [laid] Ai și tu puține cărți: un jucător bun așteaptă aici să meargă toate dintr-odată.
        [kept] Ai păstrat cărți. Așa face un jucător bun când are atât de puține: poate merg toate dintr-odată.
       *[now] Poți să și aștepți: ai puține cărți, și poate merg toate dintr-odată.
    }
   *[time] { $when ->
        [laid] Un jucător bun așteaptă aici. Nimeni nu e aproape de sfârșit, iar ce rămâne la tine nu ajută pe nimeni altcineva.
        [kept] Ai păstrat cărți, și așa face un jucător bun cât timp nimeni nu e aproape de sfârșit.
       *[now] Poți să și aștepți: nimeni nu e aproape de sfârșit, iar ce rămâne la tine nu ajută pe nimeni altcineva.
    }
}
open-said = { $who }: „{ $text }”
open-deed-weigh = Ce arunc?
open-weigh-title = Ce dăruiește fiecare piesă
open-weigh-title-cards = Ce dăruiește fiecare carte
open-weigh-best = { $tile } te costă cel mai puțin.
open-weigh-head = { $column ->
    [tile] Piesa
    [fits] Merge la
    [pairs] Perechi cu care { $who } o poate lua
    [hopes] Piese pentru care ai păstra-o
    [caught] Costă dacă rămâi cu ea
   *[laid] Puncte dacă e pusă
}
open-weigh-head-cards = { $column ->
    [tile] Cartea
    [fits] Merge la
    [pairs] Perechi cu care { $who } o poate lua
    [hopes] Cărți pentru care ai păstra-o
    [caught] Costă dacă rămâi cu ea
   *[laid] Puncte dacă e pusă
}
open-weigh-fits = { $many ->
    [yes] formațiile { $melds }
   *[no] formația { $melds }
}
open-weigh-nowhere = nimic
open-weigh-why = { $why ->
    [joker] Aruncat, jokerul e pierdut.
    [lies] O poți pune.
    [fits] Se poate adăuga pe masă.
    [dear] Costă mult dacă rămâi cu ea.
    [best] Îți trebuie cel mai puțin și dăruiește puțin.
    [hopes] S-ar putea să-ți mai trebuiască.
    [pairs] Dăruiește mai mult.
    [cheaper] Costă mai puțin dacă rămâi cu ea.
   *[near] Aproape la fel de bună.
}

## Sfârșitul și privirea înapoi

open-paid = { $who }: { $reason }
open-statistics-won = Partide câștigate
open-target = Meciul durează { $length }.
open-multiplied = Aici toate punctele unei partide se înmulțesc cu { $times }.
open-left = { $counts ->
    [yes] Ai plecat de la masă. Ce s-a pus contează.
   *[no] Ai plecat de la masă, așa că nimeni nu primește puncte.
}
open-end-gained = { $you ->
    [yes] { $points ->
        [one] Câștigi un punct.
        [few] Câștigi { $points } puncte.
       *[other] Câștigi { $points } de puncte.
    }
   *[no] { $points ->
        [one] { $who } câștigă un punct.
        [few] { $who } câștigă { $points } puncte.
       *[other] { $who } câștigă { $points } de puncte.
    }
}
open-match-won = { $count ->
    [one] Meciul îl câștigă { $who }.
    [few] Meciul îl împart { $who }.
   *[other] Meciul îl împart { $who }.
}
open-moment = Mutarea { $number }: { $laid ->
    [0] ai tras, deși { $most ->
        [one] mergea o piesă
        [few] mergeau { $most } piese
       *[other] mergeau { $most } de piese
    }
   *[other] ai pus { $laid }, deși mergeau { $most }
}.
open-exercise = Încă o dată rândul tău: pune cât mai multe piese.
open-exercise-right = Asta e tot ce merge.
open-exercise-more = { $count ->
    [one] E bine așa și mai merge o piesă.
    [few] E bine așa și mai merg { $count } piese.
   *[other] E bine așa și mai merg { $count } de piese.
}

## Unde nu rulează niciun kernel

open-title = O masă cu formațiile la vedere
open-text = Joacă Rummikub, Tile Rummy, remi etalat sau Basic Rummy împotriva calculatorului, cu un antrenor pe care îl poți întreba.

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
    [rummy_pro] Aduni pe ascuns, apoi închizi dintr-odată cu paisprezece piese.
    [rummikub] Te etalezi, apoi rearanjezi toată masa.
    [pup_rummy] Rummikub mai ușor: jokerii sunt liberi, iar greșelile nu costă nimic.
    [easy_rummy] Ca Pup Rummy, dar un rând greșit costă trei piese.
    [dutch_rummy] Vrei jokerul? Întâi îl înlocuiești cu piesa potrivită de pe tabla ta.
    [rrrummy] Ca Dutch Rummy, dar formația jokerului rămâne întreagă până îl înlocuiești.
    [tiles_50] Cel mai strict: te etalezi cu 50 de puncte, iar jokerii intră numai în formații noi.
    [rummy_45] Te etalezi cu 45 de puncte, adaugi peste tot, iei jokeri. Ce pui aduce puncte.
   *[basic_rummy] Cu cărți: tragi, pui, adaugi, arunci. Câștigă cine termină primul.
}
melds-setup-code-game = Codul e de Rummy PRO, care are masa lui.
melds-setup-jokers = Pornește „Întâi înlocuiești jokerul” înainte de a pune alte limite pentru jokeri.
melds-player-about = { $kind ->
    [beginner] Pune ce vede și mai scapă câte ceva.
    [steady] Pune cât mai multe piese.
    [strong] Știe când să mai țină piese.
    [simple] Pune doar ce se vede ușor.
   *[other] Joacă la întâmplare.
}
melds-switch-name = { $name ->
    [opening_points] Te etalezi cu
    [joker_replaced_first] Întâi înlocuiești jokerul
    [joker_tile_from] Piesa jokerului e de pe
    [joker_meld_kept] Formația jokerului rămâne întreagă
    [joker_new_meld] Jokerul cere formație nouă
    [pool_end] Când nimeni nu mai poate
    [touch_after_opening] Rearanjezi după etalare
    [invalid_turn] Un rând greșit
    [timer] Timp pentru un rând
    [opening_needs_run] Te etalezi cu o suită
    [joker_at_once] Folosești jokerul pe loc
    [joker_counts] Jokerul aduce puncte
    [deduct_hand] Piesele rămase se scad
    [not_opened_penalty] Dacă nu te etalezi, pierzi
    [take_discard] Ultima piesă aruncată
    [taking_limit] Partida se termină dacă nu trage nimeni
    [connection_penalty] Conexiunea pierdută costă
    [leaving_penalty] Plecarea costă
    [match] Meciul
    [joker_trump] Un joker ca atu
   *[extra_joker] Jokeri suplimentari
}
melds-switch-value = { $value ->
    [joker_tile_from-anywhere] tablă sau masă
    [joker_tile_from-rack] tabla ta
    [opening_points-30] 30 de puncte
    [opening_points-50] 50 de puncte
    [pool_end-tile_count] mai puține piese
    [pool_end-value] suma mai mică
    [touch_after_opening-next_turn] de la rândul următor
    [touch_after_opening-same_turn] imediat
    [invalid_turn-mend] îl poți îndrepta
    [invalid_turn-penalty] costă trei piese
    [timer-0] fără limită
    [timer-20] 20 de secunde
    [timer-30] 30 de secunde
    [timer-45] 45 de secunde
    [timer-60] un minut
    [timer-90] un minut și jumătate
    [timer-120] două minute
    [joker_counts-once] o singură dată
    [joker_counts-each_time] de fiecare dată
    [not_opened_penalty-0] nimic
    [not_opened_penalty-100] 100 de puncte
    [take_discard-last] o poți lua
    [take_discard-never] n-o poți lua
    [connection_penalty-0] nimic
    [connection_penalty-100] 100 de puncte
    [connection_penalty-200] 200 de puncte
    [leaving_penalty-0] nimic
    [leaving_penalty-200] 200 de puncte
    [joker_trump-redraw] întorci altă piesă
    [joker_trump-reshuffle] amesteci din nou
    [extra_joker-off] niciunul
    [extra_joker-instead_of_draw] câte unul, în loc să tragi
   *[other] { $plain ->
        [yes] da
       *[no] nu
    }
}

## Rândul

melds-turn-play = E rândul tău: pune piese sau trage una.
melds-turn-open = E rândul tău: etalează-te cu { $wanted ->
    [one] un punct
    [few] { $wanted } puncte
   *[other] { $wanted } de puncte
} sau trage o piesă.
melds-turn-pass = E rândul tău: pune piese sau treci. Teancul este gol.
melds-turn-lay = Pune sau adaugă, apoi aruncă o piesă.
melds-turn-lay-cards = Pune sau adaugă, apoi aruncă o carte.
melds-turn-first = Tu începi: aruncă doar o piesă.
melds-turn-first-cards = Tu începi: aruncă doar o carte.
melds-turn-draw = E rândul tău: trage o piesă.
melds-turn-draw-cards = E rândul tău: trage o carte.
melds-turn-take = E rândul tău: trage o piesă sau ia { $tile }.
melds-turn-take-cards = E rândul tău: trage o carte sau ia { $tile }.
melds-turn-trying = E rândul: { $who }. Până atunci poți încerca mutări.
melds-action-pass = Trec
melds-action-done = Gata
melds-action-lay = Pune
melds-action-revert = Ia rândul înapoi
melds-action-sort = Ordonează masa
melds-action-advise = { $grade ->
    [0] Ce pot pune?
    [1] Arată o piesă
    [2] Ce formații?
   *[3] Pas cu pas
}
melds-not-your-turn = Așteaptă-ți rândul.
melds-nothing-laid = Încă n-ai pus nimic.
melds-nothing-to-take-back = N-ai ce lua înapoi.
melds-fits = { $count ->
    [0] Nu se potrivește nicăieri pe masă.
    [one] Se potrivește într-un loc.
    [few] Se potrivește în { $count } locuri: pune unde vrei.
   *[other] Se potrivește în { $count } de locuri: pune unde vrei.
}
melds-stands = { $count ->
    [one] E bine așa: o piesă pusă.
    [few] E bine așa: { $count } piese puse.
   *[other] E bine așa: { $count } de piese puse.
}
melds-meter = { $got } din { $wanted }
melds-tray = formația { $number }: { $name }
melds-tray-alone = { $tiles }, singură
melds-penalty = { $count ->
    [one] Rândul nu e valid. Dacă îl termini, te costă o piesă. { $reason }
    [few] Rândul nu e valid. Dacă îl termini, te costă { $count } piese. { $reason }
   *[other] Rândul nu e valid. Dacă îl termini, te costă { $count } de piese. { $reason }
}
melds-more-possible = { $laid ->
    [0] { $count ->
        [one] Puteai pune o piesă.
        [few] Puteai pune { $count } piese.
       *[other] Puteai pune { $count } de piese.
    }
   *[other] { $count ->
        [one] Mai puteai pune o piesă.
        [few] Mai puteai pune { $count } piese.
       *[other] Mai puteai pune { $count } de piese.
    }
}
melds-more-possible-cards = { $laid ->
    [0] { $count ->
        [one] Puteai pune o carte.
        [few] Puteai pune { $count } cărți.
       *[other] Puteai pune { $count } de cărți.
    }
   *[other] { $count ->
        [one] Mai puteai pune o carte.
        [few] Mai puteai pune { $count } cărți.
       *[other] Mai puteai pune { $count } de cărți.
    }
}
melds-seat-label = { $you ->
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
melds-seat-label-cards = { $you ->
    [yes] { $who }
   *[no] { $who }, { $kind }
}: { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
melds-note-opened = etalare făcută
melds-note-points = { $points ->
    [one] un punct pus
    [few] { $points } puncte puse
   *[other] { $points } de puncte puse
}
melds-stock = { $count ->
    [0] Teancul este gol
    [one] O piesă în teanc
    [few] { $count } piese în teanc
   *[other] { $count } de piese în teanc
}
melds-stock-cards = { $count ->
    [0] Teancul este gol
    [one] O carte în teanc
    [few] { $count } cărți în teanc
   *[other] { $count } de cărți în teanc
}

## Antrenorul

melds-advice-none = Nu poți pune nimic. { $draw ->
    [yes] Trage o piesă.
    [pass] Treci rândul.
   *[no] Aruncă.
}
melds-advice-count = { $opens ->
    [yes] { $count ->
        [one] Te poți etala cu o piesă.
        [few] Te poți etala cu { $count } piese.
       *[other] Te poți etala cu { $count } de piese.
    }
   *[no] { $count ->
        [one] Poți pune o piesă.
        [few] Poți pune { $count } piese.
       *[other] Poți pune { $count } de piese.
    }
}
melds-advice-tile = Una dintre ele: { $tile }.
melds-advice-all = Pune { $tiles }.
melds-advice-melds = Formații noi sau schimbate:
melds-advice-steps = { $count ->
    [one] Un pas:
    [few] { $count } pași, unul câte unul:
   *[other] { $count } de pași, unul câte unul:
}
melds-advice-show = { $left ->
    [one] Fă ultimul pas
    [few] Fă pasul următor
   *[other] Fă pasul următor
}

## După un rând, și ce dăruiește o piesă aruncată

melds-review-title = Ultimul tău rând
melds-review-none = Încă n-ai jucat niciun rând.
melds-review-more = { $laid ->
    [0] { $count ->
        [one] Puteai pune o piesă: { $tiles }.
        [few] Puteai pune { $count } piese: { $tiles }.
       *[other] Puteai pune { $count } de piese: { $tiles }.
    }
   *[other] { $count ->
        [one] Mai puteai pune o piesă: { $tiles }.
        [few] Mai puteai pune { $count } piese: { $tiles }.
       *[other] Mai puteai pune { $count } de piese: { $tiles }.
    }
}
melds-review-more-cards = { $laid ->
    [0] { $count ->
        [one] Puteai pune o carte: { $tiles }.
        [few] Puteai pune { $count } cărți: { $tiles }.
       *[other] Puteai pune { $count } de cărți: { $tiles }.
    }
   *[other] { $count ->
        [one] Mai puteai pune o carte: { $tiles }.
        [few] Mai puteai pune { $count } cărți: { $tiles }.
       *[other] Mai puteai pune { $count } de cărți: { $tiles }.
    }
}
melds-review-other = { $count ->
    [one] Altfel puteai pune o piesă: { $tiles }.
    [few] Altfel puteai pune { $count } piese: { $tiles }.
   *[other] Altfel puteai pune { $count } de piese: { $tiles }.
}
melds-review-other-cards = { $count ->
    [one] Altfel puteai pune o carte: { $tiles }.
    [few] Altfel puteai pune { $count } cărți: { $tiles }.
   *[other] Altfel puteai pune { $count } de cărți: { $tiles }.
}
melds-review-all = Ai pus tot ce puteai.
melds-review-nothing = { $opened ->
    [yes] N-aveai ce pune.
   *[no] N-aveai destul ca să te etalezi.
}
melds-review-how = Uite așa:
melds-review-why = { $all ->
    [yes] De ce n-aveai ce pune:
   *[no] De ce n-aveai cum să pui restul:
}
melds-waiting = { $why ->
    [out] Puteai termina, punând totul dintr-odată.
    [near] { $count ->
        [one] { $who } mai are o singură piesă: pune ce poți.
        [few] { $who } mai are doar { $count } piese: pune ce poți.
       *[other] { $who } mai are doar { $count } de piese: pune ce poți.
    }
    [stock] Teancul e aproape gol: pune ce poți.
   *[time] { $when ->
        [laid] Un jucător bun ar aștepta: nimeni nu e aproape de sfârșit.
        [kept] Ai păstrat piese, ca un jucător bun: nimeni nu e aproape de sfârșit.
       *[now] Poți să și aștepți: nimeni nu e aproape de sfârșit.
    }
}
melds-waiting-cards = { $why ->
    [out] Puteai termina, punând totul dintr-odată.
    [near] { $count ->
        [one] { $who } mai are o singură carte: pune ce poți.
        [few] { $who } mai are doar { $count } cărți: pune ce poți.
       *[other] { $who } mai are doar { $count } de cărți: pune ce poți.
    }
    [stock] Teancul e aproape gol: pune ce poți.
    [beside] { $when ->
        [laid] Un jucător bun ar aștepta, cu așa puține cărți, să le pună pe toate dintr-odată.
        [kept] Ai păstrat cărți, ca un jucător bun: având puține, poate le pui pe toate dintr-odată.
       *[now] Poți să și aștepți: având puține cărți, poate le pui pe toate dintr-odată.
    }
   *[time] { $when ->
        [laid] Un jucător bun ar aștepta: nimeni nu e aproape de sfârșit.
        [kept] Ai păstrat cărți, ca un jucător bun: nimeni nu e aproape de sfârșit.
       *[now] Poți să și aștepți: nimeni nu e aproape de sfârșit.
    }
}
melds-said = { $who }: „{ $text }”
melds-action-weigh = Ce arunc?
melds-weigh-title = Ce oferi cu fiecare piesă
melds-weigh-title-cards = Ce oferi cu fiecare carte
melds-weigh-best = { $tile } te costă cel mai puțin.
melds-weigh-head = { $column ->
    [tile] Piesa
    [fits] Se potrivește la
    [pairs] Perechi cu care { $who } o poate lua
    [hopes] Piese așteptate
    [caught] Costă dacă rămâi cu ea
   *[laid] Puncte dacă o pui
}
melds-weigh-head-cards = { $column ->
    [tile] Cartea
    [fits] Se potrivește la
    [pairs] Perechi cu care { $who } o poate lua
    [hopes] Cărți așteptate
    [caught] Costă dacă rămâi cu ea
   *[laid] Puncte dacă o pui
}
melds-weigh-fits = { $many ->
    [yes] formațiile { $melds }
   *[no] formația { $melds }
}
melds-weigh-nowhere = nimic
melds-weigh-why = { $why ->
    [joker] Ai pierde un joker.
    [lies] O poți pune.
    [fits] Alții o pot adăuga pe masă.
    [dear] Costă mult dacă rămâi cu ea.
    [best] Îți trebuie cel mai puțin și îi ajută puțin pe ceilalți.
    [hopes] S-ar putea să-ți mai trebuiască.
    [pairs] Îi ajută pe ceilalți mai mult decât cea mai bună.
    [cheaper] Costă mai puțin dacă rămâi cu ea.
   *[near] Aproape la fel de bună ca alegerea cea mai bună.
}

## Sfârșitul și privirea înapoi

melds-paid = { $who }: { $reason }
melds-statistics-won = Partide câștigate
melds-target = Meciul durează { $length }.
melds-multiplied = Aici toate punctele se înmulțesc cu { $times }.
melds-left = { $you ->
    [yes] Ai plecat
   *[no] { $who } a plecat
}{ $counts ->
    [yes] . Piesele puse aduc puncte și așa.
   *[no] , așa că nimeni nu ia puncte.
}
melds-end-gained = { $you ->
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
melds-match-won = { $count ->
    [one] Meciul îl câștigă { $who }.
    [few] Pe primul loc în meci, la egalitate: { $who }.
   *[other] Pe primul loc în meci, la egalitate: { $who }.
}
melds-moment = Mutarea { $number }: { $laid ->
    [0] ai tras; puteai pune { $most ->
        [one] o piesă
        [few] { $most } piese
       *[other] { $most } de piese
    }
   *[other] piese puse: { $laid }; puteai pune { $most }
}.
melds-exercise = Joacă din nou acest rând: pune cât mai multe piese.
melds-exercise-right = Mai mult nu poți pune.
melds-exercise-more = { $count ->
    [one] E bine așa, dar mai poți pune o piesă.
    [few] E bine așa, dar mai poți pune { $count } piese.
   *[other] E bine așa, dar mai poți pune { $count } de piese.
}

## Unde nu rulează niciun kernel

melds-title = Jocuri cu formații pe masă
melds-text = Joacă Rummikub, Tile Rummy, remi etalat sau Basic Rummy cu calculatorul, cu un antrenor care te ajută.

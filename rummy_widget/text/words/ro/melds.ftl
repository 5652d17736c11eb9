### O partidă a unui joc etalat, povestită mutare cu mutare cui privește, și cum s-a terminat. $who este numele unui
### jucător sau al mai multora.

player-name = { $seat ->
    [0] Radu
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}

## Începutul

melds-begins = { $you ->
    [yes] Tu începi.
   *[no] Începe { $who }.
}
melds-tied = { $who } au tras fiecare un { $number } și mai trag o dată.
melds-drew = { $you ->
    [yes] Ai tras { $tile }, cel mai mare număr, și începi.
   *[no] { $who } a tras { $tile }, cel mai mare număr, și începe.
}

## Mutări

log-draw-cards = { $who ->
    [Tu] Ai tras o carte.
   *[other] { $who } a tras o carte.
}
log-take-cards = { $who ->
    [Tu] Ai luat { $tile } dintre cărțile aruncate.
   *[other] { $who } a luat { $tile } dintre cărțile aruncate.
}
melds-laid = { $who ->
    [Tu] Ai pus pe masă { $melds }.
   *[other] { $who } a pus pe masă { $melds }.
}
melds-opened = { $points ->
    [one] { $who ->
        [Tu] Te-ai etalat cu un punct: { $melds }.
       *[other] { $who } s-a etalat cu un punct: { $melds }.
    }
    [few] { $who ->
        [Tu] Te-ai etalat cu { $points } puncte: { $melds }.
       *[other] { $who } s-a etalat cu { $points } puncte: { $melds }.
    }
   *[other] { $who ->
        [Tu] Te-ai etalat cu { $points } de puncte: { $melds }.
       *[other] { $who } s-a etalat cu { $points } de puncte: { $melds }.
    }
}
melds-melds = { $rest }; { $last }
melds-added = { $who ->
    [Tu] Ai adăugat { $tile } la formația { $number }: { $meld }.
   *[other] { $who } a adăugat { $tile } la formația { $number }: { $meld }.
}
melds-grown = { $who ->
    [Tu] Ai adăugat { $tiles }: { $melds }.
   *[other] { $who } a adăugat { $tiles }: { $melds }.
}
melds-took-joker = { $who ->
    [Tu] Ai luat jokerul din formația { $number } pentru { $tile }: { $meld }.
   *[other] { $who } a luat jokerul din formația { $number } pentru { $tile }: { $meld }.
}
melds-rearranged = { $count ->
    [one] { $told } S-a mutat o piesă de pe masă.
    [2] { $told } S-au mutat două piese de pe masă.
    [3] { $told } S-au mutat trei piese de pe masă.
    [few] { $told } S-au mutat { $count } piese de pe masă.
   *[other] { $told } S-au mutat { $count } de piese de pe masă.
}
melds-replaced = { $count ->
    [one] { $told } Un joker a făcut loc pentru { $tiles }.
    [few] { $told } { $count } jokeri au făcut loc pentru { $tiles }.
   *[other] { $told } { $count } de jokeri au făcut loc pentru { $tiles }.
}
melds-passed = { $who ->
    [Tu] Treci rândul.
   *[other] { $who } trece rândul.
}
melds-taken-back = { $count ->
    [0] { $who ->
        [Tu] Ai luat totul înapoi. { $reason }
       *[other] { $who } a luat totul înapoi. { $reason }
    }
    [one] { $who ->
        [Tu] Ai luat totul înapoi și ai tras o piesă. { $reason }
       *[other] { $who } a luat totul înapoi și a tras o piesă. { $reason }
    }
    [2] { $who ->
        [Tu] Ai luat totul înapoi și ai tras două piese. { $reason }
       *[other] { $who } a luat totul înapoi și a tras două piese. { $reason }
    }
    [3] { $who ->
        [Tu] Ai luat totul înapoi și ai tras trei piese. { $reason }
       *[other] { $who } a luat totul înapoi și a tras trei piese. { $reason }
    }
    [few] { $who ->
        [Tu] Ai luat totul înapoi și ai tras { $count } piese. { $reason }
       *[other] { $who } a luat totul înapoi și a tras { $count } piese. { $reason }
    }
   *[other] { $who ->
        [Tu] Ai luat totul înapoi și ai tras { $count } de piese. { $reason }
       *[other] { $who } a luat totul înapoi și a tras { $count } de piese. { $reason }
    }
}
melds-timeout = { $count ->
    [0] { $who ->
        [Tu] Nu mai ai timp.
       *[other] { $who } nu mai are timp.
    }
    [one] { $who ->
        [Tu] Nu mai ai timp și ai tras o piesă.
       *[other] { $who } nu mai are timp și a tras o piesă.
    }
    [2] { $who ->
        [Tu] Nu mai ai timp și ai tras două piese.
       *[other] { $who } nu mai are timp și a tras două piese.
    }
    [3] { $who ->
        [Tu] Nu mai ai timp și ai tras trei piese.
       *[other] { $who } nu mai are timp și a tras trei piese.
    }
    [few] { $who ->
        [Tu] Nu mai ai timp și ai tras { $count } piese.
       *[other] { $who } nu mai are timp și a tras { $count } piese.
    }
   *[other] { $who ->
        [Tu] Nu mai ai timp și ai tras { $count } de piese.
       *[other] { $who } nu mai are timp și a tras { $count } de piese.
    }
}
melds-reshuffled = Teancul e gol: amestecăm ce s-a aruncat și facem altul.

## Sfârșitul

melds-end = { $outcome ->
    [out] { $you ->
        [yes] Ai rămas fără piese: ai câștigat partida.
       *[no] { $who } a rămas fără piese și câștigă partida.
    }
    [closed] { $you ->
        [yes] Închizi.
       *[no] { $who } închide.
    }
    [blocked] Nimeni nu mai poate juca. Câștigă partida: { $who }.
    [stalemate] Blocaj: nimeni nu poate termina, nimeni nu ia puncte.
    [left] Partida se termină.
   *[empty] Teancul e gol și nimeni n-a închis.
}
melds-end-cards = { $outcome ->
    [out] { $you ->
        [yes] Ai rămas fără cărți: ai câștigat partida.
       *[no] { $who } a rămas fără cărți și câștigă partida.
    }
    [closed] { $you ->
        [yes] Închizi.
       *[no] { $who } închide.
    }
    [blocked] Nimeni nu mai poate juca. Câștigă partida: { $who }.
    [stalemate] Blocaj: nimeni nu poate termina, nimeni nu ia puncte.
    [left] Partida se termină.
   *[empty] Teancul e gol și nimeni n-a închis.
}
melds-most = Cele mai multe puncte: { $who }.
melds-entry = { $who } { $points }: { $reason } ({ $clause })
melds-gained = { $you ->
    [yes] piesele cu care rămâi
   *[no] piesele cu care rămâne { $who }
}
melds-gained-cards = { $you ->
    [yes] cărțile cu care rămâi
   *[no] cărțile cu care rămâne { $who }
}
melds-what-for = { $reason ->
    [caught] piese rămase pe tablă
    [gained] o parte din piesele rămase
    [at_once] dublu, fiindcă totul s-a pus la un singur rând
    [laid] piese puse și adăugate
    [closed] închiderea
    [trump] perechea atuului
    [hand] piese rămase pe tablă
    [not_opened] fără etalare
    [disconnected] conexiune pierdută
   *[left] părăsirea jocului
}
melds-what-for-cards = { $reason ->
    [caught] cărți rămase
    [gained] o parte din cărțile rămase
    [at_once] dublu, fiindcă totul s-a pus la un singur rând
    [laid] cărți puse și adăugate
    [closed] închiderea
    [trump] perechea atuului
    [hand] cărți rămase
    [not_opened] fără etalare
    [disconnected] conexiune pierdută
   *[left] părăsirea jocului
}
melds-sum = { $who } { $points }
melds-sums = În total: { $sums }.

### O partidă a unui joc etalat, povestită mutare cu mutare cui privește, și cum s-a terminat. $who este numele unui
### jucător sau al mai multora.

player-name = { $seat ->
    [0] Radu
    [1] Ana
    [2] Mihai
   *[3] Ilinca
}

## Începutul

open-begins = Începe { $who }.
open-tied = { $who } au tras fiecare un { $number } și mai trag o dată.
open-drew = { $who } a tras { $tile }, cel mai mare număr, și începe.

## Mutări

told-draw-cards = { $who } a tras o carte.
told-take-cards = { $who } a luat { $tile } dintre cărțile aruncate.
open-laid = { $who } a pus pe masă { $melds }.
open-opened = { $points ->
    [one] { $who } s-a etalat cu un punct: { $melds }.
    [few] { $who } s-a etalat cu { $points } puncte: { $melds }.
   *[other] { $who } s-a etalat cu { $points } de puncte: { $melds }.
}
open-melds = { $rest }; { $last }
open-added = { $who } a adăugat { $tile } la formația { $number }: { $meld }.
open-grown = { $who } a adăugat { $tiles }: { $melds }.
open-took-joker = { $who } a luat jokerul din formația { $number } și a dat { $tile }: { $meld }.
open-rearranged = { $count ->
    [one] { $told } O piesă de pe masă și-a schimbat locul.
    [2] { $told } Două piese de pe masă și-au schimbat locul.
    [3] { $told } Trei piese de pe masă și-au schimbat locul.
    [few] { $told } { $count } piese de pe masă și-au schimbat locul.
   *[other] { $told } { $count } de piese de pe masă și-au schimbat locul.
}
open-replaced = { $count ->
    [one] { $told } Un joker a fost înlocuit cu { $tiles }.
    [few] { $told } { $count } jokeri au fost înlocuiți cu { $tiles }.
   *[other] { $told } { $count } de jokeri au fost înlocuiți cu { $tiles }.
}
open-passed = { $who } trece rândul.
open-taken-back = { $count ->
    [0] { $who } a luat totul înapoi. { $reason }
    [one] { $who } a luat totul înapoi și a tras o piesă. { $reason }
    [2] { $who } a luat totul înapoi și a tras două piese. { $reason }
    [3] { $who } a luat totul înapoi și a tras trei piese. { $reason }
    [few] { $who } a luat totul înapoi și a tras { $count } piese. { $reason }
   *[other] { $who } a luat totul înapoi și a tras { $count } de piese. { $reason }
}
open-reason-clause = { $reason } ({ $clause })
open-timeout = { $count ->
    [0] { $who } nu mai are timp.
    [one] { $who } nu mai are timp și a tras o piesă.
    [2] { $who } nu mai are timp și a tras două piese.
    [3] { $who } nu mai are timp și a tras trei piese.
    [few] { $who } nu mai are timp și a tras { $count } piese.
   *[other] { $who } nu mai are timp și a tras { $count } de piese.
}
open-reshuffled = Teancul este gol: ce s-a aruncat se amestecă și devine teanc.

## Sfârșitul

open-end = { $outcome ->
    [out] { $who } nu mai are nicio piesă și câștigă partida.
    [closed] { $who } închide.
    [blocked] Nimeni nu mai poate juca. Câștigă partida: { $who }.
    [stalemate] Nimeni nu mai poate termina: partida se încheie fără puncte.
    [left] Partida se termină.
   *[empty] Teancul este gol și nimeni nu a închis.
}
open-end-cards = { $outcome ->
    [out] { $who } nu mai are nicio carte și câștigă partida.
    [closed] { $who } închide.
    [blocked] Nimeni nu mai poate juca. Câștigă partida: { $who }.
    [stalemate] Nimeni nu mai poate termina: partida se încheie fără puncte.
    [left] Partida se termină.
   *[empty] Teancul este gol și nimeni nu a închis.
}
open-most = Cele mai multe puncte: { $who }.
open-entry = { $who } { $points }: { $reason } ({ $clause })
open-gained = piesele cu care rămâne { $who }
open-gained-cards = cărțile cu care rămâne { $who }
open-what-for = { $reason ->
    [caught] piese rămase pe tablă
    [gained] o parte din ce a rămas pe table
    [at_once] încă o dată la fel, fiindcă totul s-a pus la un singur rând
    [laid] piese puse și adăugate
    [closed] închiderea
    [trump] perechea atuului
    [hand] piese rămase pe tablă
    [not_opened] fără etalare
   *[left] părăsirea jocului
}
open-what-for-cards = { $reason ->
    [caught] cărți rămase
    [gained] o parte din cărțile rămase
    [at_once] încă o dată la fel, fiindcă totul s-a pus la un singur rând
    [laid] cărți puse și adăugate
    [closed] închiderea
    [trump] perechea atuului
    [hand] cărți rămase
    [not_opened] fără etalare
   *[left] părăsirea jocului
}
open-sum = { $who } { $points }
open-sums = Împreună: { $sums }.

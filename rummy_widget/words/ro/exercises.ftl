### Exercițiile întrebărilor de mai târziu ale clasei: ce ține cineva, curse, lucruri rare, etalări, mese.

## Ce piese ține celălalt?

family-both-held = Amândoi
ask-both-held = { $unseen ->
    [one] O piesă nu s-a văzut
    [few] { $unseen } piese nu s-au văzut
   *[other] { $unseen } de piese nu s-au văzut
}, iar alt jucător ține { $size } dintre ele. Niciunul dintre cei doi 5 roșii nu s-a văzut. Jucătorul spune cinstit: „Am cel puțin un 5 roșu.” Cât de probabil este să îi aibă pe amândoi?
solve-both-held = Dintre tablele cu un 5 roșu, care îi au pe amândoi? Pentru amândoi alegi încă { $two } din { $less }. Cu cel puțin unul sunt toate tablele, mai puțin cele care aleg totul din celelalte { $less }.

family-who-stayed = Cine nu a refuzat
ask-who-stayed = Un jucător din { $rare } primește trei duble sau mai multe și poate refuza. Dintre cei care pot, { $refuse } din { $of } refuză. Un jucător nu a refuzat. Cât de probabil este că ar fi putut?
solve-who-stayed = Două cazuri arată la fel: a putut și nu a vrut, 1/{ $rare } · { $stay }/{ $of }; sau nu a putut, { $others }/{ $rare }. Cât înseamnă primul din amândouă?

family-which-plan = Care plan?
ask-which-plan = Într-un club sunt { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, dintre care { $runs } strâng suite, iar ceilalți grupuri. Cine strânge suite îți ia 12-le roșu cu probabilitatea { $one }/10, cine strânge grupuri, cu probabilitatea { $other }/10. Nu știi cine stă lângă tine. L-a luat. Cât de probabil este să strângă suite?
solve-which-plan = Dintre toți cei care îl iau, cine strânge suite? Înmulțește pentru fiecare fel câți sunt cu cât de probabil îl iau: { $runs } · { $one } față de { $groups } · { $other }. Cât înseamnă primii din toți?

## Greșelile obișnuite de aici

slip-which-one-known = știind care
    .hint = Așa ar fi dacă ai ști pe care dintre cele două o are. Știi doar că are cel puțin una.
slip-news-ignored = vestea lăsată deoparte
    .hint = Asta era probabilitatea dinaintea veștii. Ce cazuri cad după ea?
slip-joint-for-conditional = neîmpărțit la veste
    .hint = Asta e probabilitatea să se întâmple amândouă. Vestea a venit deja: ia partea din acele cazuri.
slip-turned-round = condiția întoarsă
    .hint = Asta spune cât de probabilă e vestea dacă e așa. Ți se cere cât de probabil e așa, acum că ai vestea.
slip-base-rate-ignored = câți sunt, uitat
    .hint = Ai comparat cât de probabil face fiecare fel asta. Câți sunt din fiecare fel?

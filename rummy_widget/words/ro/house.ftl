### Regulile casei pe paginile lecțiilor: cartonașul care pune una și ce spune pagina cât timp ea ține.

house-rule = { $name }: { $value }
house-intro = Regulile publicate tac sau se contrazic aici. Decizia noastră:
house-legend = Tu cum joci?
house-course = ca în curs
house-stands = { $count ->
    [one] După regula casei tale. { $rules }.
    [few] După regulile casei tale. { $rules }.
   *[other] După regulile casei tale. { $rules }.
}
house-stars = Stelele se câștigă după regulile cursului.
house-right = Corect, după regulile casei tale. { house-stars }
house-as-course = Totul este din nou ca în curs.
explain-no-close = La o tablă care se închide poți întreba ce ar aduce mai mult.
explain-not-yet = Ce ar aduce mai mult se spune după ce pasul este corect.

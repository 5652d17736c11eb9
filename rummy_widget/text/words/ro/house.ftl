### Regulile casei pe paginile lecțiilor: cartonașul care pune una și ce spune pagina cât timp ea ține.

house-rule = { $name }: { $value }
house-intro = Aici regulile publicate nu sunt clare sau se contrazic. Decizia noastră:
house-legend = Tu cum joci?
house-course = ca în curs
house-stands = { $count ->
    [one] Se aplică regula casei tale. { $rules }.
    [few] Se aplică regulile casei tale. { $rules }.
   *[other] Se aplică regulile casei tale. { $rules }.
}
house-stars = Stele câștigi doar cu regulile cursului.
house-right = Corect, după regulile casei tale. { house-stars }
house-as-course = Ai revenit la regulile cursului.
explain-no-close = Întâi închide, apoi vezi ce ar aduce mai mult.
explain-not-yet = Întâi rezolvă pasul, apoi vezi ce aduce mai mult.

### Regulile jocului Rummikub, regulă cu regulă; deocamdată cea despre care vorbește cursul.

RK-1 =
    .title = Piesele și formațiile din Rummikub
    .stated = Sunt 106 piese, dintre care două sunt jokeri, iar doi până la patru jucători încep cu câte 14 piese. O suită înseamnă trei sau mai multe numere la rând, de o singură culoare, iar un 1 stă numai la începutul ei: 12, 13, 1 nu este suită. Un grup înseamnă trei sau patru piese cu același număr, de culori diferite.

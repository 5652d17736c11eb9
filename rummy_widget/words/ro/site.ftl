# Ce spun paginile sitului pe lângă cele ale aplicației.

site-about = Înveți Rummy PRO, Rummikub și rudele lor mutând piese: fiecare lecție se joacă, iar fiecare verdict își spune motivul.

"""Parts of the Rummy PRO solver that other packages use too: the tile counts of racks, groups, and runs."""

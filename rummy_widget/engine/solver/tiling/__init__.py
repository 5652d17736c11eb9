"""Parts of the Rummy PRO solver that other packages use too: racks as counts of tiles, groups, and runs."""

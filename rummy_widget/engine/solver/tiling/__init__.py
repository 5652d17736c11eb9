"""Parts of the Rummy PRO solver: racks as counts of tiles, groups of one number, and runs of one colour.

Other packages use some of these modules, too.
"""

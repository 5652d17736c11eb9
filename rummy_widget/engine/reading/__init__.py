"""Reading the rows of a rack, or of a table in the middle of a turn, and the rack or table as a whole."""

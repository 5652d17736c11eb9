"""Rules and mathematics: tiles, melds, rulesets, searching, counting, rounds. No sentences and no I/O."""

"""Computer players of games such as Rummy PRO, in which nothing is laid until a player ends the round."""

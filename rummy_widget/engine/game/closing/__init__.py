"""Rounds in which nothing is laid on the table until somebody closes (PRO)."""

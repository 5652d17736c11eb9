"""What can be made of some tiles: the part of the engine that searches, and finds all there is."""

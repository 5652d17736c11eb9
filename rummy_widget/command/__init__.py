"""The command `rummy-widget`: open the course, score a rack, play a round, grade a class, write the site."""

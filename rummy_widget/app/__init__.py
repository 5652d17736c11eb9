"""The course as an app: the launcher, Voila with our settings, and the page that they show."""

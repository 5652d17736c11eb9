"""The course as a site."""

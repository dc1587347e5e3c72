"""Real browsers and the site, with networks between them that fail."""

"""A site that is tormented while people play there, and loses nothing."""

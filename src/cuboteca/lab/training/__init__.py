"""Training networks that value states, by plays of bots against themselves."""

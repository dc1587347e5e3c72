"""That nothing leaks: plays that one observer cannot tell apart, and all that is sent to it."""

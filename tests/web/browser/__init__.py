"""The site as people meet it: a real server, a real browser."""

"""Argosy in the terminal: playing, and what the command line prints."""

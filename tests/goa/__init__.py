"""Goa: one test per rule, every example of the rulebook, every ruling."""

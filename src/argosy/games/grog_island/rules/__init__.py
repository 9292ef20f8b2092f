"""The rules of Grog Island, one file a phase."""

"""The rules of Maracaibo, one file per part of the rulebook."""

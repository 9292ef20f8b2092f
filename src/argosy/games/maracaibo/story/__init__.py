"""The campaign of Maracaibo."""

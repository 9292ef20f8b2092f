"""Training a player that learns by itself: PPO on thousands of games at once, on a GPU where there is one.

`python -m argosy.training learn goa` trains, `... export` writes the small file of weights that bots play by. Needs
PyTorch (`pip install 'argosy[train]'`); what it learned needs NumPy only (see `argosy.brains.learned`).
"""

"""Studying finished games: the analysis board, puzzles, and what one's games add up to.

Addresses. A moment of a game is a number and a line: after the first `at` moves of the record, and then the moves that
somebody tried, as codes with dots between them.

    /analysis                          paste or upload a record; one's own boards
    /analysis/REF?at=228&line=17.4     the board at a moment; REF is a finished table, or a kept board
    /puzzles, /puzzles/GAME/ID         puzzles, one at a time

A board that is opened from a table is kept under an address of its own as soon as something is tried on it; that
address can be shared. The tree of moves is the set of lines that were tried.
"""

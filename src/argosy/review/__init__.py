"""What a finished game teaches: chances to win after every move, turning points, better moves, accuracy and luck.

>>> import argosy
>>> from argosy.review import review
>>> print(review("game.json").text())
"""

from argosy.review.findings import Moment, Player, Review, Step, Turning
from argosy.review.look_back import review

__all__ = ["Moment", "Player", "Review", "Step", "Turning", "review"]

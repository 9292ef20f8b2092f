"""All that is compiled of a game, in the order in which people need it."""

from argosy.bots.warming import JUDGEMENT_PART, SEARCH_PART
from argosy.kernel.warm import LOOPS_PART, RULES_PART
from argosy.review.warming import REVIEW_PART

EVERYTHING = (RULES_PART, JUDGEMENT_PART, SEARCH_PART, REVIEW_PART, LOOPS_PART)

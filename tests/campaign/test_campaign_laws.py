"""The laws of every game, for games in a campaign: secrets, accounts, endings, records, words."""

from __future__ import annotations

import pathlib
import sys
from dataclasses import dataclass

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "laws"))

from cases import Case  # type: ignore[import-not-found]

from laws import LAWS  # type: ignore[import-not-found]

USUAL = {"setup": 75, "jean": 2, "story": 1, "beside": 0, "tiles": 0, "sites": 0, "skulls": 0, "cards": 0}
TABLES = {
    "first-card": (2, {}),
    "vote-soon": (3, {"story": 3, "cards": 255}),
    "plague": (4, {"story": 14, "tiles": 0b10000, "skulls": 0b1000, "cards": 0b11}),
    "late-card": (3, {"story": 36, "tiles": 0b11001, "cards": 0b11011}),
    "site-alone": (1, {"story": 46, "tiles": 0b111001, "skulls": 0b110000, "cards": 127}),
    "chapter": (2, {"story": 89}),
}
ONCE = {"the_contract_is_complete", "every_move_has_words"}
SLOW = {
    "re_dealing_twice_is_like_once", "the_truth_is_among_the_re_deals", "everything_can_be_said", "pictures_are_drawn",
    "re_dealing_is_like_dealing",
}  # fmt: skip


@dataclass(frozen=True)
class CampaignCase(Case):  # type: ignore[misc]
    """A table in a campaign."""

    table: str = ""

    def __str__(self) -> str:
        return f"maracaibo-{self.table}"


CASES = [
    CampaignCase("maracaibo", seats, tuple((USUAL | carried).items()), name)
    for name, (seats, carried) in TABLES.items()
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", [law for law in LAWS if law not in ONCE | SLOW])
def test_law(law: str, case: CampaignCase) -> None:
    LAWS[law](case)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", sorted(SLOW & set(LAWS)))
def test_slow_law(law: str, case: CampaignCase) -> None:
    LAWS[law](case)

"""Templates: written once, compiled for each game."""

from __future__ import annotations

import pytest

from argosy.bots import own_turn, search
from argosy.kernel import bind, chance


def test_a_template_holds_the_templates_that_it_imports_from() -> None:
    for template in (own_turn, search):
        text = bind.source_of(template)
        assert text.count("def best_end(") == 1
        assert "argosy.bots.turn" not in text
        assert text.count("from __future__") == 1


def test_ordinary_modules_stay_imports() -> None:
    assert "from argosy.kernel.chance import bits" in bind.source_of(search)


def test_a_module_without_rules_of_a_game_is_no_template() -> None:
    with pytest.raises(ValueError, match=r"chance is no template"):
        bind.bind(chance, "goa")

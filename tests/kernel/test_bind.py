"""Templates: written once, bound to each game on their own syntax tree."""

from __future__ import annotations

import pathlib
import sys
import traceback
from types import ModuleType

import pytest

from argosy.bots import beam, own_turn
from argosy.bots.thinking import captains_search, mates_search
from argosy.games import find
from argosy.kernel import chance, loops
from argosy.kernel.bind import bind
from argosy.kernel.plain import plain


@pytest.fixture
def template(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Makes modules of a package that may be templates: text in, module out."""
    import argosy

    monkeypatch.setattr(argosy, "__path__", [*argosy.__path__, str(tmp_path)])

    def make(name: str, text: str) -> ModuleType:
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        module = ModuleType(f"argosy.{name}")
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.delitem(sys.modules, module.__name__)
        return module

    return make


def test_a_template_is_bound_once_for_each_game(toy: str) -> None:
    game = find(toy)
    bound = bind(loops, toy)
    assert bind(loops, toy) is bound is game.rules.loops
    assert bound.legal is game.rules.contract.legal
    assert bound.__name__ == "argosy.bound.toy.kernel_loops"


def test_a_bound_template_keeps_its_file_and_its_lines(toy: str) -> None:
    play_out = plain(bind(loops, toy)).play_out
    assert play_out.__code__.co_filename == loops.__file__
    try:
        play_out(None, None, 1, 5)
    except AttributeError as error:
        frames = traceback.extract_tb(error.__traceback__)
    assert any(frame.filename == loops.__file__ and "n = legal(s, out)" in str(frame.line) for frame in frames)


def test_a_part_is_bound_with_what_its_whole_was_given() -> None:
    mates, captains = mates_search(find("goa")), captains_search(find("goa"))
    beams = [plain(mates.thought_through), plain(plain(captains.play_on).__globals__["best_end"])]
    judges = [beam.__globals__["judged"].__globals__["value"].__name__ for beam in beams]
    assert judges == ["by_judgement", "by_foresight"]
    assert beams[0].__code__.co_filename == beams[1].__code__.co_filename


def test_a_module_that_takes_nothing_is_no_template() -> None:
    with pytest.raises(ValueError, match=r"chance is no template"):
        bind(chance, "goa")


def test_what_is_not_given_is_named(toy: str) -> None:
    with pytest.raises(ValueError, match=r"own_turn takes|beam takes"):
        bind(own_turn, toy)
    with pytest.raises(ValueError, match=r"'ended'.*bind"):
        bind(beam, toy, value=lambda m, s, seat: 0.0)


def test_what_a_game_does_not_give_is_named(toy: str, template) -> None:
    wishes = template("wishes", "from argosy.kernel.anygame import castle\n")
    with pytest.raises(ValueError, match=r"takes 'castle', which argosy.games.toy.rules.contract does not give"):
        bind(wishes, toy)


def test_two_parts_that_bring_the_same_name_are_an_error(toy: str, template) -> None:
    clash = template("clash", "from argosy.kernel.anygame import view\nfrom argosy.kernel.loops import step as view\n")
    with pytest.raises(ValueError, match=r"'view' twice: from argosy.kernel.anygame and from argosy.kernel.loops"):
        bind(clash, toy)


def test_a_template_that_hides_what_it_takes_is_an_error(toy: str, template) -> None:
    hides = template("hides", "from argosy.kernel.anygame import view\n\n\ndef view(s):\n    return s\n")
    with pytest.raises(ValueError, match=r"'view' twice: from argosy.kernel.anygame and from the template itself"):
        bind(hides, toy)

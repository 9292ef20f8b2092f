"""A game of each kind can be followed and played by the accessibility tree alone: what a screen reader is given."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import argosy

from .people import Person

ANSWERS = 10  # of each game; enough to meet several kinds of questions
MOST_ANSWERS = 400  # no game of Grog Island asks so often
NAMED = {"button", "link", "img", "image", "region", "tab", "textbox", "checkbox", "slider", "combobox"}
FOCUS = "function () { this.focus(); return document.activeElement === this; }"
Node = dict[str, Any]


class Ear:
    """The page as a screen reader has it: roles and names in their order, nothing else."""

    def __init__(self, person: Person) -> None:
        self.cdp = person.page.context.new_cdp_session(person.page)
        self.page = person.page
        self.nodes: dict[str, Node] = {}
        self.listen()

    def listen(self) -> None:
        """Read the page anew."""
        answer = self.cdp.send("Accessibility.getFullAXTree")
        self.nodes = {node["nodeId"]: node for node in answer["nodes"]}

    def under(self, node: Node) -> Iterator[Node]:
        """A node and everything below it, in reading order, without what is not told."""
        if not node.get("ignored"):
            yield node
        for child in node.get("childIds", ()):
            if child in self.nodes:
                yield from self.under(self.nodes[child])

    @property
    def told(self) -> list[Node]:
        """The whole page in reading order."""
        top = next(node for node in self.nodes.values() if "parentId" not in node)
        return list(self.under(top))

    def place(self, role: str, name: str) -> list[Node]:
        """What lies in the place of this role and name."""
        found = next((node for node in self.told if (role_of(node), name_of(node)) == (role, name)), None)
        assert found, f"there is no {role} called {name}: {[(role_of(n), name_of(n)) for n in self.told][:60]}"
        return list(self.under(found))

    def act(self, node: Node) -> None:
        """Go to a thing and press Enter, as the keyboard does."""
        found = self.cdp.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})["object"]["objectId"]
        went = self.cdp.send(
            "Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": FOCUS, "returnByValue": True}
        )
        assert went["result"]["value"], f"the keyboard cannot go to {name_of(node)}"
        self.page.keyboard.press("Enter")


def role_of(node: Node) -> str:
    return str(node.get("role", {}).get("value", ""))


def name_of(node: Node) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


def buttons_of(ear: Ear) -> list[Node]:
    """The moves; what is folded away is unfolded first."""
    for _ in range(20):
        moves = ear.place("group", "Your moves")
        folded = [
            node for node in moves
            if role_of(node) == "DisclosureTriangle" and not expanded(node)
        ]  # fmt: skip
        if not folded:
            break
        ear.act(folded[0])
        ear.listen()
    return [
        node for node in ear.place("group", "Your moves")
        if role_of(node) == "button" and not disabled(node)
        and not name_of(node).startswith(("Undo", "Hint", "Restart", "Turn the tile"))
    ]  # fmt: skip


def expanded(node: Node) -> bool:
    return any(one["name"] == "expanded" and one["value"].get("value") for one in node.get("properties", ()))


def disabled(node: Node) -> bool:
    return any(one["name"] == "disabled" and one["value"].get("value") for one in node.get("properties", ()))


def hear_and_answer(person: Person, ear: Ear, chance: random.Random) -> bool:
    """One question: everything has a name, question, board and moves are told, and one move is made; whether what the
    others did was told, too."""
    ear.listen()
    unnamed = [role_of(node) for node in ear.told if role_of(node) in NAMED and not name_of(node)]
    assert not unnamed, f"told without a name: {unnamed}"
    question = [name_of(node) for node in ear.place("region", "Question") if role_of(node) == "StaticText"]
    assert person.prompt() in question
    assert any(name_of(node) for node in ear.place("region", "Board")[1:]), "nothing is told of the board"
    since = ear.place("region", "Since your last turn")
    moves = buttons_of(ear)
    assert moves, f"no move is told: {question}"
    seen = person.number
    ear.act(chance.choice(moves))
    person.changed(seen)
    person.wait()
    assert person.number != seen
    return sum(role_of(node) == "button" for node in since) > 5


@pytest.mark.parametrize("game", argosy.games())
def test_a_game_is_followed_and_played_by_what_is_told(game: str, visit: Callable[..., Person]) -> None:
    person = visit()
    person.sit(game)
    ear, chance = Ear(person), random.Random(game)
    heard: list[bool] = []
    while not person.over and (len(heard) < ANSWERS or not any(heard)):  # a turn can take many answers
        assert len(heard) < 6 * ANSWERS, "what the others did is not told"
        heard.append(hear_and_answer(person, ear, chance))
    assert any(heard), "what the others did is not told"


@pytest.mark.parametrize("game", argosy.games())
def test_the_log_is_told_by_rounds_and_turns_and_a_long_turn_stays_open(
    game: str, visit: Callable[..., Person]
) -> None:
    person = visit()
    table = person.sit(game, bots=2)
    person.lead_by_bots(table, 60)
    page = person.page
    page.evaluate("document.querySelector('.log').style.display = 'block'")  # Maracaibo's is behind a button
    ear = Ear(person)
    headings = [name_of(node) for node in ear.place("tabpanel", "Log") if role_of(node) == "heading"]
    assert headings[0].startswith("Round "), headings
    turns = [heading for heading in headings if not heading.startswith("Round ")]
    assert len(turns) > 5 and set(turns) == {"You", "Bosun", "Tomás"}, headings
    newest = page.locator(".turn").first
    assert newest.locator("li").first.inner_text().strip()
    folds = page.locator(".turn__more")
    if folds.count():  # a page that is drawn anew leaves open what was opened
        folds.first.evaluate("fold => { fold.open = true; }")
        mark = folds.first.get_attribute("id")
        seen = person.number
        person.click_button(random.Random(1))
        person.changed(seen)
        if page.locator(f"#{mark}").count():
            assert page.locator(f"#{mark}").evaluate("fold => fold.open")


@pytest.mark.slow
def test_a_whole_game_is_played_by_what_is_told_and_so_is_how_it_ended(visit: Callable[..., Person]) -> None:
    person = visit()
    table = person.sit("grog_island")
    ear, chance = Ear(person), random.Random("to the end")
    for _ in range(MOST_ANSWERS):
        if person.over:
            break
        hear_and_answer(person, ear, chance)
    ear.listen()
    kept = person.ask("GET", f"/api/tables/{table}")
    assert kept["status"] == "over"
    headings = [name_of(node) for node in ear.told if role_of(node) == "heading"]
    best = max(kept["scores"])
    winners = [seat["name"] for seat in kept["seats"] if kept["scores"][seat["seat"]] == best]
    assert any(name in heading for heading in headings for name in [*winners, "You"]), (
        f"who won is not told: {headings}"
    )
    cells = [name_of(node) for node in ear.told if role_of(node) in ("cell", "gridcell", "columnheader", "rowheader")]
    assert {str(score) for score in kept["scores"]} <= set(cells), f"the points are not told: {cells}"

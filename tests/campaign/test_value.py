"""A campaign as a value: it begins anywhere, grows game by game, is kept as JSON and replays from the first game on."""

from __future__ import annotations

import json
import pathlib
from dataclasses import replace
from itertools import pairwise

import pytest

import argosy
from argosy.campaign import Campaign, begin
from argosy.campaign.crew import play_one, play_through
from argosy.campaign.errors import BrokenCampaign, CampaignOver, NoCampaigns, NoSuchChapter, NotThisGame
from argosy.games import find
from argosy.play.errors import ArgosyError, NoFile, UnknownOption, WrongOptionValue

CREW = ["deckhand"] * 3
LONGEST = 30


@pytest.fixture(scope="module")
def whole() -> Campaign:
    """A campaign that three bots played from the first card to an ending."""
    return play_through(begin("maracaibo", "whole", CREW), seed=2, most=LONGEST)


@pytest.fixture(scope="module")
def short() -> Campaign:
    """The last two chapters, played by two bots."""
    return play_through(begin("maracaibo", "short", CREW[:2], chapter=11), seed=5, most=LONGEST)


@pytest.mark.slow
def test_a_campaign_of_bots_reaches_an_ending_and_replays(whole: Campaign) -> None:
    assert whole.over and not whole.state
    matches = list(whole.replay())
    assert len(matches) == len(whole.games) >= 10
    assert matches[-1].state.ending > 0
    for before, after in pairwise(matches):
        left = find("maracaibo").story.archive(before.state)  # type: ignore[union-attr]
        assert {name: after.options[name] for name in left} == left


@pytest.mark.slow
def test_a_whole_campaign_is_kept_and_read_without_loss(whole: Campaign, tmp_path: pathlib.Path) -> None:
    path = whole.save(tmp_path / "whole.json")
    assert Campaign.read(path) == whole
    assert json.loads(path.read_text(encoding="utf-8"))["state"] == {}


def test_a_late_chapter_leads_to_an_ending(short: Campaign) -> None:
    assert short.over and [match.over for match in short.replay()] == [True] * len(short.games)


def test_the_state_between_games_round_trips(short: Campaign) -> None:
    again = Campaign.parse(short.json())
    assert again == short and again.states == short.states and again.json() == short.json()


def test_every_record_of_a_campaign_stands_alone(short: Campaign) -> None:
    for record in short.games:
        assert argosy.load(argosy.Record.parse(record.json())).over


def test_a_campaign_begins_with_the_first_card_or_a_chapter() -> None:
    assert begin("maracaibo", "a", CREW).state["story"] == 1
    assert begin("maracaibo", "a", CREW, chapter=4).state["story"] == 82
    with pytest.raises(NoSuchChapter, match="no chapter 12; choose one from 1 to 11"):
        begin("maracaibo", "a", CREW, chapter=12)
    with pytest.raises(NoCampaigns, match="Goa has no campaign"):
        begin("goa", "a", CREW)


def test_a_campaign_that_is_over_has_no_further_game(short: Campaign) -> None:
    with pytest.raises(CampaignOver, match="is over"):
        short.next_game()
    left = begin("maracaibo", "b", CREW).leave()
    assert left.over and Campaign.parse(left.json()).over
    with pytest.raises(CampaignOver):
        left.next_game()


def test_only_the_next_game_continues_a_campaign(short: Campaign) -> None:
    campaign = begin("maracaibo", "c", CREW[:2], chapter=11)
    with pytest.raises(NotThisGame, match="no finished game"):
        campaign.after(campaign.next_game(seed=1))
    foreign = argosy.load(short.games[0])
    assert campaign.after(foreign).games == (foreign.record(),)
    with pytest.raises(NotThisGame):
        begin("maracaibo", "c", CREW[:2], chapter=10).after(foreign)


def test_a_chain_whose_games_do_not_follow_one_another_is_refused(short: Campaign) -> None:
    other = begin("maracaibo", "d", CREW[:2], chapter=10)
    with pytest.raises(BrokenCampaign, match="game 1 does not begin with what game 0 left"):
        list(replace(other, games=short.games, states=short.states).replay())
    wrong = replace(short, states=({**short.start}, *short.states[1:]))
    with pytest.raises(BrokenCampaign, match="game 1 leaves"):
        list(wrong.replay())
    first = short.games[0]
    cut = replace(short, games=(replace(first, moves=first.moves[:-1], result=None), *short.games[1:]))
    with pytest.raises(BrokenCampaign, match="game 1 is not finished"):
        list(cut.replay())


@pytest.mark.parametrize(
    ("text", "why"),
    [("{}", "format"), ("nonsense", "Expecting value"), ('{"format": "argosy record", "version": 1}', "argosy record")],
)
def test_a_file_that_is_no_campaign_is_refused(text: str, why: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenCampaign, match=why):
        Campaign.read(path)
    with pytest.raises(NoFile):
        Campaign.read(tmp_path / "nothing.json")


def test_a_state_that_the_last_game_did_not_leave_is_refused() -> None:
    content = json.loads(begin("maracaibo", "e", CREW).json())
    content["state"]["cards"] = 255
    with pytest.raises(BrokenCampaign, match="its state is not what its last game left"):
        Campaign.parse(json.dumps(content))


def test_what_a_campaign_carries_is_checked_like_options() -> None:
    with pytest.raises(WrongOptionValue, match="story"):
        argosy.new("maracaibo", 2, 1, {"story": 4})
    with pytest.raises(WrongOptionValue, match="0–255"):
        argosy.new("maracaibo", 2, 1, {"story": 1, "cards": 256})
    with pytest.raises(UnknownOption):
        argosy.new("goa", 2, 1, {"story": 1})
    match = argosy.new("maracaibo", 2, 1, {"story": 3})
    assert argosy.load(match.record()) == match and argosy.position(match.text()).options == match.options


def test_without_a_campaign_a_record_says_nothing_of_it() -> None:
    assert set(argosy.new("maracaibo", 2, 1).record().options) == {"setup", "jean"}


def test_alone_against_jean(tmp_path: pathlib.Path) -> None:
    campaign = begin("maracaibo", "solo", ["deckhand"], chapter=2, options={"jean": 4})
    campaign = campaign.after(play_one(campaign, 3))
    assert campaign.games[0].options["jean"] == 4 and campaign.next_game(seed=1).state.difficulty == 4
    assert next(campaign.replay()).state.jean_turns > 0


def test_another_number_of_players_may_go_on() -> None:
    campaign = begin("maracaibo", "f", CREW[:2])
    campaign = campaign.after(play_one(campaign, 1))
    assert campaign.next_game(seats=4, seed=1).seats == 4


def test_errors_can_be_said_in_three_languages() -> None:
    errors: list[ArgosyError] = [
        NoSuchChapter(game="Maracaibo", chapter="12", last=11), CampaignOver(name="x"), NotThisGame(name="x"),
        BrokenCampaign(file="x", why="y"), NoCampaigns(game="Goa"),
    ]  # fmt: skip
    for error in errors:
        assert len({error.say(lang) for lang in ("en", "de", "nl")}) == 3

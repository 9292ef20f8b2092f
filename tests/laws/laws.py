"""The laws that every game keeps: how rules behave, whatever the game. Secrets have a file of their own.

Each law takes a `Case` and raises AssertionError when it is broken. `python laws.py LAW GAME` tries one by hand.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable
from typing import Any

import any_time
import binding
import numpy as np
import orders
import previews
import secrecy
import telling
from cases import SPECTATOR, Case, cases_of, some

import argosy
from argosy.bots.thinking import judgement
from argosy.kernel import anygame
from argosy.kernel.batch import Batch
from argosy.kernel.position import bytes_of, copy_of
from argosy.play.telling import sheet_name, speak
from argosy.words import LANGUAGES, say

WORDLESS = re.compile(r"[{}]|\$\w")  # what is left in a sentence when a fact was forgotten


def the_contract_is_complete(case: Case) -> None:
    """A game offers every kernel, and its lists agree with each other."""
    game = case.game
    wanted = [name for name in vars(anygame) if name == "MAX_MOVES" or callable(getattr(anygame, name))]
    missing = [name for name in wanted if name.islower() and not hasattr(game.rules.contract, name)]
    assert not missing, f"{game.name} offers no {', '.join(missing)}"
    used = [text for text in game.rules.notation if text]
    assert len({text.lower() for text in used}) == len(used), "two moves have the same notation"
    assert all(text == " ".join(text.split()) for text in used), "a notation has spaces where none belong"
    for option in game.rules.options.values():
        assert option.default in option.choices
    for names in (game.rules.sheet, game.rules.ledgers, game.brain.features, game.rules.asks):
        assert len(set(names)) == len(names)
    assert game.rules.State.dtype.itemsize <= 4096, "a position is larger than 4 KB"


def there_is_a_move_or_the_game_is_over(case: Case) -> None:
    """Somebody can move, or nobody is to act; no decision offers more than was declared, and none twice."""
    game = case.game
    out = np.zeros(4 * game.rules.max_moves, np.int16)
    for _, s in case.positions(range(1, some(8, 2)), 1):
        n = game.rules.kernels.legal(s, out)
        moves = out[:n].tolist()
        acting = int(game.rules.kernels.to_act(s))
        assert n <= game.rules.max_moves, f"{n} moves where {game.rules.max_moves} were declared"
        assert (n == 0) == (acting == -1) == (s.depth == 0), f"{n} moves, seat {acting} to act"
        assert -1 <= acting < case.seats
        assert len(set(moves)) == n, "a move is offered twice"
        assert all(game.rules.notation[code] for code in moves), "a legal move has no notation"


def every_game_ends(case: Case) -> None:
    """Random games end before the longest that a game says it can be."""
    batch = Batch(case.game, some(300, 4), case.seats, [value for _, value in case.options])
    batch.playouts(1)
    assert batch.lengths.max() < case.game.rules.longest, f"a game had {batch.lengths.max()} decisions"
    assert not batch.games.depth.any(), "a game was not over when it had no moves left"


def every_piece_is_accounted_for(case: Case) -> None:
    """The ledgers balance after every move."""
    game, out = case.game, np.zeros(case.game.rules.max_moves, np.int16)
    for seed in range(1, some(200, 4)):
        s = case.start(seed)
        assert game.rules.kernels.ledger(s) == 0, f"seed {seed}: the set-up does not add up"
        made = game.rules.loops.lawful_playout(s, out, np.uint64(seed), game.rules.longest)
        assert made > 0, f"seed {seed}: the account {game.rules.ledgers[-made - 2]!r} is wrong after {s.moves} moves"


def a_copy_is_independent(case: Case) -> None:
    """Nothing that is asked of a position changes it, and a move changes only the copy it is made in."""
    game = case.game
    for _, s in case.positions(range(1, some(5, 2)), 7):
        before = bytes_of(s)
        there = copy_of(s)
        legal = game.rules.legal(there)
        for viewer in case.viewers:
            view = game.rules.view(there, viewer)
            game.brain.kernels.features(view, np.zeros(len(game.brain.features), np.float32))
        for seat in range(case.seats):
            game.rules.kernels.sheet(there, seat, np.zeros(len(game.rules.sheet), np.int16))
        for kernel in (game.rules.kernels.scores, game.rules.kernels.ranks):
            kernel(there, np.zeros(game.rules.seats[-1], np.int16))
        assert bytes_of(there) == before, "looking at a position changed it"
        for code in legal[:3]:
            game.rules.kernels.apply(copy_of(s), code)
        assert bytes_of(s) == before, "a move in a copy changed the original"


def the_same_seed_and_moves_give_the_same_bytes(case: Case) -> None:
    """A game is its seed and its moves."""
    for seed in range(1, some(6, 2)):
        moves, ends = case.moves(seed), []
        for _ in range(2):
            s = case.start(seed)
            for code in moves:
                case.game.rules.kernels.apply(s, code)
            ends.append(bytes_of(s))
        assert ends[0] == ends[1]


def moves_are_counted(case: Case) -> None:
    """Every move counts one, and reveals are never taken back."""
    for _, s in case.positions(range(1, some(4, 2)), 1):
        for code in case.game.rules.legal(s)[:4]:
            after = copy_of(s)
            case.game.rules.kernels.apply(after, code)
            assert after.moves == s.moves + 1
            assert after.reveals >= s.reveals
            assert after.seats == s.seats and after.seed == s.seed


def the_sheet_adds_up(case: Case) -> None:
    """The lines of the score sheet add up to the score, at any time."""
    for seed in range(1, some(5, 2)):
        match = case.match(seed)
        for number, code in enumerate(case.moves(seed)):
            if number % 9 == 0:
                _check_sheet(match)
            match.push(code)
        _check_sheet(match)


def _check_sheet(match: argosy.Match) -> None:
    for seat, score in enumerate(match.scores):
        assert sum(match.sheet(seat).values()) == score, f"{match.sheet(seat)} is not {score}"


def ranks_follow_the_scores(case: Case) -> None:
    """More points are a better place; a place counts how many are ahead; only equal points share one."""
    for seed in range(1, some(30, 4)):
        s = case.start(seed)
        case.walk(s, seed, case.game.rules.longest)
        scores, ranks = _numbers(case, "scores", s), _numbers(case, "ranks", s)
        if case.seats == 1:  # alone one wins, or comes second to the game's own opponent
            assert ranks in ([1], [2])
            continue
        for a in range(case.seats):
            assert ranks[a] == 1 + sum(rank < ranks[a] for rank in ranks), f"{ranks} are no places"
            for b in range(case.seats):
                assert not (scores[a] > scores[b] and ranks[a] >= ranks[b]), f"{scores} but {ranks}"
                assert not (ranks[a] == ranks[b] and scores[a] != scores[b]), f"{scores} but {ranks}"


def _numbers(case: Case, kernel: str, s: Any) -> list[int]:
    out = np.zeros(case.game.rules.seats[-1], np.int16)
    getattr(case.game.rules.kernels, kernel)(s, out)
    return [int(number) for number in out[: case.seats]]


def the_result_is_public(case: Case) -> None:
    """When the game is over, every view shows the same points and places as the position itself."""
    for seed in range(1, some(12, 3)):
        s = case.start(seed)
        case.walk(s, seed, case.game.rules.longest)
        for viewer in case.viewers:
            view = case.game.rules.view(s, viewer)
            for kernel in ("scores", "ranks"):
                assert _numbers(case, kernel, view) == _numbers(case, kernel, s), f"viewer {viewer} sees other {kernel}"


def features_are_numbers(case: Case) -> None:
    """What a view says for learning is finite, for every viewer."""
    for _, s in case.positions(range(1, some(4, 2)), 11):
        for viewer in case.viewers:
            out = np.zeros(len(case.game.brain.features), np.float32)
            case.game.brain.kernels.features(case.game.rules.view(s, viewer), out)
            wrong = [name for name, x in zip(case.game.brain.features, out, strict=True) if not math.isfinite(x)]
            assert not wrong, f"{wrong} are no numbers"


def judgement_is_a_number_and_a_move(case: Case) -> None:
    """The value of a position is finite, judging all seats at once says the same; the deckhand's move is legal."""
    game, out = case.game, np.zeros(case.game.rules.max_moves, np.int16)
    leads = np.zeros(game.rules.seats[-1])
    for _, s in case.positions(range(1, some(5, 2)), 5):
        judgement(game).judge(s, leads)
        for seat in range(case.seats):
            assert math.isfinite(leads[seat])
            assert judgement(game).value(s, seat) == leads[seat]
        acting = int(game.rules.kernels.to_act(s))
        if acting >= 0:
            view = game.rules.view(s, acting)
            n = game.rules.kernels.legal(view, out)
            assert 0 <= game.brain.kernels.deckhand(view, out, n, int(s.moves)) < n


def every_move_has_words(case: Case) -> None:
    """Move to notation to move, and a sentence in three languages for every code."""
    game = case.game
    for code, text in enumerate(game.rules.notation):
        if not text:
            continue
        assert game.rules.codes[text] == code
        for lang in LANGUAGES:
            words = speak(game, game.face.describe(code), lang)
            _check_sentence(words, text)
            assert not words[0].islower(), f"{text} begins in lower case: {words!r}"


def _check_sentence(sentence: str, about: str) -> None:
    assert sentence.strip() and not WORDLESS.search(sentence), f"{about}: {sentence!r}"


def moves_offered_together_read_differently(case: Case) -> None:
    """No two legal moves look the same, in any language."""
    game = case.game
    for _, s in case.positions(range(1, some(4, 2)), 13):
        for lang in LANGUAGES:
            said: dict[str, int] = {}
            for code in game.rules.legal(s):
                words = speak(game, game.face.describe(code), lang)
                assert words not in said, (
                    f"{game.rules.notation[code]} and {game.rules.notation[said[words]]} are both {words!r}"
                )
                said[words] = code


def everything_can_be_said(case: Case) -> None:
    """Prompts, logs, score sheets and options have words in every language."""
    game = case.game
    for lang in LANGUAGES:
        for line in game.rules.sheet:
            _check_sentence(sheet_name(game, line, lang), line)
        for option in game.rules.options:
            _check_sentence(say(game.name, lang, f"option-{option}"), option)
    for seed in range(1, some(3, 2)):
        match = case.match(seed)
        for number, code in enumerate(case.moves(seed)):
            _check_sentence(match.prompt(LANGUAGES[number % 3]), "prompt")
            match.push(code)
        for lang in LANGUAGES:
            for viewer in (None, *range(case.seats)):
                for line in match.log(viewer, lang):
                    _check_sentence(line, "log")
            _check_sentence(match.prompt(lang), "the end")


def position_to_text_to_position(case: Case) -> None:
    """The text form is exact."""
    for seed in range(1, some(4, 2)):
        match = case.match(seed)
        for number, code in enumerate(case.moves(seed)):
            if number % 17 == 0:
                again = argosy.position(match.text())
                assert bytes_of(again.state) == bytes_of(match.state)
                assert again.text() == match.text()
            match.push(code)


def record_to_replay_to_the_same_position(case: Case) -> None:
    """A record leads to the same position and the same log."""
    for seed in range(1, some(4, 2)):
        match = case.match(seed)
        for code in case.moves(seed):
            match.push(code)
        again = argosy.load(argosy.Record.parse(match.record().json()))
        assert again == match
        assert again.log(0) == match.log(0)
        assert again.record().json() == match.record().json()


def taking_back_is_exact(case: Case) -> None:
    """After pop the position, the moves and the log are as they were."""
    match = case.match(2)
    for code in case.moves(2)[:60]:
        before = bytes_of(match.state), match.moves.codes, match.log(0)
        match.push(code)
        match.pop()
        assert (bytes_of(match.state), match.moves.codes, match.log(0)) == before
        match.push(code)


def pictures_are_drawn(case: Case) -> None:
    """Every viewer has a picture at any time; what can be clicked is exactly the legal moves of who looks."""
    for seed, s in case.positions(range(1, 2), some(40, 80)):
        acting = int(case.game.rules.kernels.to_act(s))
        for viewer in case.viewers:
            legal = case.game.rules.legal(s) if viewer == acting else []
            picture = case.game.face.svg(case.game.rules.view(s, viewer), tuple(legal), LANGUAGES[seed % 3])
            assert picture.startswith("<svg") and picture.rstrip().endswith("</svg>")
            clickable = {int(code) for code in re.findall(r'data-move="(\d+)"', picture)}
            assert clickable <= set(legal), f"viewer {viewer} can click {clickable - set(legal)}"
            assert viewer != SPECTATOR or not clickable


Law = Callable[[Case], None]

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        the_contract_is_complete,
        there_is_a_move_or_the_game_is_over,
        every_game_ends,
        every_piece_is_accounted_for,
        a_copy_is_independent,
        the_same_seed_and_moves_give_the_same_bytes,
        moves_are_counted,
        the_sheet_adds_up,
        ranks_follow_the_scores,
        the_result_is_public,
        features_are_numbers,
        judgement_is_a_number_and_a_move,
        every_move_has_words,
        moves_offered_together_read_differently,
        everything_can_be_said,
        position_to_text_to_position,
        record_to_replay_to_the_same_position,
        taking_back_is_exact,
        pictures_are_drawn,
        *secrecy.LAWS,
        *telling.LAWS,
        *previews.LAWS,
        *orders.LAWS,
        *binding.LAWS,
        *any_time.LAWS,
    )
}

if __name__ == "__main__":
    for tried in cases_of(sys.argv[2]):
        LAWS[sys.argv[1]](tried)
        print(f"{tried}: {sys.argv[1]} holds")

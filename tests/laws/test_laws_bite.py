"""The laws can be broken: each of these toys breaks one, and is caught.

A toy is copied, one place of its rules is changed, and the law is tried on it in a process of its own, interpreted.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
TOY = HERE.parent / "toy" / "games" / "toy"

CAUGHT = ("AssertionError", "argosy.words.MissingWords", "argosy.kernel.books.Falsehood")

WRONGS = {
    # what is wrong: the law that catches it, the file, what it said, what it says now
    "a view shows every hand": (
        "a_secret_is_known_to_all_or_to_one",
        "rules/secrets.py",
        "    for i in range(s.hand_size[seat]):\n        out.hand[seat, i] = s.hand[seat, i]",
        "    for p in range(s.seats):\n        for i in range(4):\n            out.hand[p, i] = s.hand[p, i]",
    ),
    "the first seat sees the hand of the second": (
        "a_secret_is_known_to_all_or_to_one",
        "rules/secrets.py",
        "    for i in range(s.pile_size):\n        if s.buried_by[i]",
        "    if seat == 0:\n        out.hand[1, 0] = s.hand[1, 0]\n"
        "    for i in range(s.pile_size):\n        if s.buried_by[i]",
    ),
    "everybody but the spectator sees the pile": (
        "a_secret_is_known_to_all_or_to_one",
        "rules/secrets.py",
        "if s.buried_by[i] == seat + 1:",
        "if True:",
    ),
    "a view contains the seed": (
        "a_view_is_what_a_redeal_keeps",
        "rules/secrets.py",
        "    out.viewer = seat + 1\n",
        "    out.viewer = seat + 1\n    out.seed = s.seed\n",
    ),
    "legal moves depend on the top of the pile": (
        "changing_what_is_hidden_changes_nothing_seen",
        "rules/play.py",
        "if s.pile_size > 0 and",
        "if s.pile_size > 0 and s.pile[s.pile_size - 1] > 7 and",
    ),
    "a draw is not counted as a reveal": (
        "knowing_follows_from_knowing_and_seeing",
        "rules/play.py",
        "        take(s, seat)\n        s.reveals += 1",
        "        take(s, seat)",
    ),
    "a public number tells what was drawn": (
        "knowing_follows_from_knowing_and_seeing",
        "rules/play.py",
        "        bury(s, seat, move - Code.CRATE)",
        "        bury(s, seat, move - Code.CRATE)\n        s.rolled = s.pile[s.pile_size - 1]",
    ),
    "the log names a buried crate": (
        "the_log_tells_only_what_was_seen",
        "face/telling.py",
        "if what == Ask.BURY and before.viewer != seat + 1:",
        "if False:",
    ),
    "bots may guess by what was buried": (
        "open_moves_are_told_apart",
        "__init__.py",
        "features=FEATURES)",
        "features=FEATURES, open_moves=frozenset(range(20)))",
    ),
    "a re-deal forgets what the viewer buried": (
        "a_view_is_what_a_redeal_keeps",
        "rules/secrets.py",
        "    n = 0\n    for crate",
        "    n = 0\n    for i in range(CRATES):\n        v.pile[i] = 0\n    for crate",
    ),
    "a re-deal keeps the old seed": (
        "a_view_is_what_a_redeal_keeps",
        "rules/secrets.py",
        "    v.seed = seed\n",
        "    v.seed = 1\n",
    ),
    "a re-deal favours low crates for the pile": (
        "re_dealing_is_like_dealing",
        "rules/secrets.py",
        "j = below(seed, REDEAL, n, n)",
        "j = below(seed, REDEAL, n, (n + 1) // 2)",
    ),
    "a re-deal is unfair for seats only": (
        "re_dealing_twice_is_like_once",
        "rules/secrets.py",
        "j = below(seed, REDEAL, n, n)",
        "j = below(seed, REDEAL, n, n)\n    if n > 3 and j == 0:\n        j = 1",
    ),
    "a re-deal never puts a crate where it is": (
        "the_truth_is_among_the_re_deals",
        "rules/secrets.py",
        "if not shown(v, crate):",
        "if not shown(v, crate) and crate != 15:",
    ),
    "a delivered crate is lost": (
        "every_piece_is_accounted_for",
        "rules/play.py",
        "        deliver(s, seat, move - Code.CRATE)",
        "        give_up(s, seat, move - Code.CRATE)",
    ),
    "the game goes on for ever": ("every_game_ends", "rules/play.py", "if s.turn < s.last_turn:", "if True:"),
    "somebody is asked who can do nothing": (
        "there_is_a_move_or_the_game_is_over",
        "rules/play.py",
        "    if s.hand_size[seat] > 0:\n        out[n] = Code.DELIVER",
        "    if True:\n        out[n] = Code.DELIVER",
    ),
    "a move is offered twice": (
        "there_is_a_move_or_the_game_is_over",
        "rules/play.py",
        "        out[n] = Code.DRAW",
        "        out[n] = Code.SAIL",
    ),
    "legal writes into the position": (
        "a_copy_is_independent",
        "rules/play.py",
        "    out[0] = Code.SAIL\n",
        "    out[0] = Code.SAIL\n    s.rolled = 3\n",
    ),
    "moves are not counted": ("moves_are_counted", "rules/play.py", "    s.moves += 1\n", ""),
    "the sheet forgets the deliveries": (
        "the_sheet_adds_up",
        "rules/play.py",
        "        out[1] += WORTH[s.delivered[seat, i]]",
        "        out[1] += 0",
    ),
    "a tie is broken by the seat": (
        "ranks_follow_the_scores",
        "rules/play.py",
        "points(s, other) > points(s, seat)",
        "points(s, other) >= points(s, seat)",
    ),
    "points are secret at the end": (
        "the_result_is_public",
        "rules/play.py",
        "        total += WORTH[s.delivered[seat, i]]",
        "        total += WORTH[s.delivered[seat, i]] + s.hand[seat, 0]",
    ),
    "a feature is no number": (
        "features_are_numbers",
        "brain/judgement.py",
        "out[0] = v.last_turn - v.turn",
        'out[0] = float("nan")',
    ),
    "a judgement is no number": (
        "judgement_is_a_number_and_a_move",
        "brain/judgement.py",
        "out[seat] = points(v, seat)",
        "out[seat] = np.nan",
    ),
    "two moves read the same": (
        "moves_offered_together_read_differently",
        "face/words/de.ftl",
        "Kiste { $number }:",
        "Kiste:",
    ),
    "the log tells another number of coins": (
        "what_changed_was_told",
        "face/telling.py",
        '"coins": int(after.rolled)',
        '"coins": int(after.rolled) + 1',
    ),
    "the log tells of another seat": (
        "what_changed_was_told",
        "face/telling.py",
        'who = {"seat": Line("seat", {"n": seat})}',
        'who = {"seat": Line("seat", {"n": 1 - seat if seat < 2 else seat})}',
    ),
    "a draw is not told": (
        "what_changed_was_told",
        "face/telling.py",
        "if move == Code.DRAW else []",
        "if False else []",
    ),
    "a voyage is told twice": (
        "what_changed_was_told",
        "face/telling.py",
        'return [Line("log-sail", who | {"coins": int(after.rolled)})]',
        'return 2 * [Line("log-sail", who | {"coins": int(after.rolled)})]',
    ),
    "a choice is told as a delivery": (
        "what_changed_was_told",
        "face/telling.py",
        "if move == Code.DRAW else []",
        'if move == Code.DRAW else [Line("log-deliver", who | {"crate": Line("part-tea")})]',
    ),
    "a reader is called by name": (
        "what_changed_was_told",
        "face/words/de.ftl",
        "    .seat = Du ziehst eine Kiste.\n",
        "",
    ),
    "a public number is in no account": (
        "every_field_is_accounted_for",
        "state.py",
        "    rolls: int = public()\n",
        "    rolls: int = public()\n    fame: Ints = public(SEATS)\n",
    ),
    "a message is never said": (
        "every_message_is_accounted_for",
        "face/words/nl.ftl",
        "log-draw =",
        "log-drawn = { $seat } trok.\nlog-draw =",
    ),
    "a word is missing in Dutch": ("everything_can_be_said", "face/words/nl.ftl", "log-draw =", "log-drew ="),
    "a move has no words": ("every_move_has_words", "face/words/en.ftl", "move-bury =", "move-hide ="),
    "two moves have the same notation": (
        "the_contract_is_complete",
        "moves.py",
        '"draw", "deliver"',
        '"Sail", "deliver"',
    ),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_a_broken_toy_is_caught(wrong: str, tmp_path: pathlib.Path) -> None:
    law, file, said, says = WRONGS[wrong]
    there = tmp_path / "toy"
    shutil.copytree(TOY, there, ignore=shutil.ignore_patterns("__pycache__"))
    text = (there / file).read_text(encoding="utf-8")
    assert said in text, "the toy has changed; change this test too"
    (there / file).write_text(text.replace(said, says, 1), encoding="utf-8")
    run = try_law(law, tmp_path)
    assert run.returncode != 0, f"{law} did not notice that {wrong}"
    assert any(f"\n{kind}" in run.stderr for kind in CAUGHT), run.stderr[-1500:]


def try_law(law: str, games: pathlib.Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "ARGOSY_GAMES": str(games),
        "ARGOSY_CACHE": str(games / "cache"),
        "NUMBA_DISABLE_JIT": "1",
    }
    command = [sys.executable, str(HERE / "laws.py"), law, "toy"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

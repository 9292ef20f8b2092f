"""The accounts of Maracaibo's log: what all can count, and what each message says of it (`argosy.kernel.books`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from argosy.games.maracaibo.face.describing import area_line, card_line, nation_line, place_line, synergy_line
from argosy.games.maracaibo.face.log import LEFT, purse
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    AREAS,
    CARDS,
    DEALT,
    FLEET_SITE,
    HAVANA,
    LAST_COMBAT,
    MARKER_SITES,
    MINE_SITE,
    NATION_COUNT,
    PLACES,
    PRESTIGE_IN_GAME,
    QUESTS,
    ROUNDS,
    SPACE_IDS,
    STORY,
    SYNERGIES,
    TASKS,
    WRAP_AT,
    WRAP_VP,
)
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, Ask, At, State
from argosy.kernel.books import (
    TABLE,
    Book,
    Books,
    Change,
    Entry,
    Foretold,
    Promise,
    Says,
    both,
    cleared,
    counted,
    now,
    of_seat,
    of_table,
)
from argosy.kernel.game import Line
from argosy.kernel.stack import SEAT

CARD = {repr(card_line(card)): card for card in range(CARDS)}
PLACE = {place_line(place).key: place for place in range(PLACES)}
NATION = {nation_line(nation).key: nation for nation in range(NATION_COUNT)}
AREA = {area_line(area).key: area for area in range(AREAS)}
SYNERGY = {synergy_line(kind).key: kind for kind in range(SYNERGIES)}
LAID = (1 << QUESTS) - 1  # story tiles are told with their cards


def count(v: State) -> dict[Entry, int]:
    """Everything that all can see and that has a number."""
    found: dict[Entry, int] = {
        ("round", TABLE): int(v.lap),
        ("setting up", TABLE): int(v.setting_up),
        ("shuffles", TABLE): int(v.shuffles),
        ("quests laid", TABLE): sum((quests & LAID).bit_count() for quests in v.quest_at[:QUEST_OWNED].tolist()),
        ("combat tiles seen", TABLE): int(v.tiles_out).bit_count(),
        ("investors", TABLE): sum(seats.bit_count() for seats in v.investors.tolist()),
        ("jean's turns", TABLE): int(v.jean_turns),
        ("jean's discs", TABLE): int(v.jean_discs),
        ("jean's cards", TABLE): int(v.jean_cards),
    }
    for card in v.display:
        if card > 0:
            found[f"display {int(card) - 1}", TABLE] = 1
    for k in range(PRESTIGE_IN_GAME):
        found[f"prestige {k}", TABLE] = int(v.prestige_open[k] > 0)
    for site, marker in enumerate(v.marker.tolist()):
        found[f"marker {site}", TABLE] = marker
    for nation in range(NATION_COUNT):
        found[f"taken {nation}", TABLE] = int(v.taken[nation])
    for seat in range(int(v.sides)):
        found |= {(what, seat): n for what, n in count_of(v, seat)}
    return found


def count_of(v: State, seat: int) -> Iterator[tuple[str, int]]:
    """What one side has."""
    yield from purse(v, seat).items()
    for name in ("points", "ship", "explorer"):
        yield name, int(getattr(v, name)[seat])
    yield "quests", int(v.quest_at[QUEST_OWNED + seat]).bit_count()
    if v.seats == 1 and seat == JEAN:
        return
    yield "cards", DEALT if v.setting_up else int(v.hand_size[seat])  # what is chosen face down still belongs to it
    yield "bought", int((v.place == At.OWNED + seat).sum())
    yield "career", int(v.career[seat] > 0)
    yield "tasks", int(v.claimed[seat]).bit_count()
    for card in v.plan[seat]:
        if card > 0:
            yield f"planned {int(card) - 1}", 1
    half, full, synergies = int(v.half[seat]), int(v.full[seat]), int(v.synergies[seat])
    for area in range(AREAS):
        yield f"disc {area}", (half >> area & 1) + 2 * (full >> area & 1)
        yield f"unlocked {area}", full >> area & 1
    for kind in range(SYNERGIES):
        yield f"synergy {kind}", synergies >> kind & 1


# ---- what the messages say -------------------------------------------------------------------------------------------


def side_of(line: Line, fact: str = "seat") -> int:
    """Whom a line speaks of; Jean has the second row."""
    who = line.facts[fact]
    return JEAN if who.key == "part-jean" else int(who.facts["n"])


def goods(sign: int) -> Says:
    """Goods come to a side or leave it."""
    return lambda line, book: [(what, side_of(line), sign * n) for what, n in counted(line.facts["goods"])]


def steals(line: Line, book: Book) -> Iterator[Change]:
    """Points go from one side to another."""
    for what, n in counted(line.facts["points"]):
        yield what, side_of(line), n
        yield what, side_of(line, "victim"), -n


def points(line: Line, book: Book) -> Iterator[Change]:
    """Points for a side."""
    yield from ((what, side_of(line), n) for what, n in counted(line.facts["points"]))


def wraps(line: Line, book: Book) -> Iterator[Change]:
    """The marker of the point income passes the end of its track: points at once, and it begins anew."""
    for what, n in counted(line.facts["points"]):
        yield what, side_of(line), n
        yield "income-vp", side_of(line), -WRAP_AT * (n // (WRAP_VP * (ROUNDS + 1 - book["round", TABLE])))


def card_of(line: Line) -> int:
    """The project card that a line speaks of."""
    return CARD[repr(line.facts["card"])]


def leaves_hand(line: Line, book: Book) -> Iterator[Change]:
    """A card leaves a hand; the choices of the set-up are hidden until all have chosen."""
    if not book["setting up", TABLE]:
        yield "cards", side_of(line), -1


def plans(line: Line, book: Book) -> Iterator[Change]:
    """A card is planned."""
    if not book["setting up", TABLE]:
        yield "cards", side_of(line), -1
        yield f"planned {card_of(line)}", side_of(line), 1


def buys(line: Line, book: Book) -> Iterator[Change]:
    """A card is bought, from the plan or from the hand."""
    planned = f"planned {card_of(line)}"
    yield (planned if book.get((planned, side_of(line))) else "cards"), side_of(line), -1
    yield "bought", side_of(line), 1


def takes(line: Line, book: Book) -> Iterator[Change]:
    """A card comes from the display to a hand."""
    yield f"display {card_of(line)}", TABLE, -1
    yield "cards", side_of(line), 1


def chose(line: Line, book: Book) -> Iterator[Change]:
    """The choices of the set-up are shown."""
    yield now(book, "setting up", TABLE, 0)
    yield "career", side_of(line), 1
    for card in line.facts["cards"]:
        yield f"planned {CARD[repr(card.facts['name'])]}", side_of(line), 1
        yield "cards", side_of(line), -1


def thrown(line: Line, book: Book) -> Iterator[Change]:
    """Everybody has thrown away equally many cards at the start."""
    seats = [seat for what, seat in book if what == "cards"]
    for seat in seats:
        yield "cards", seat, -len(line.facts["cards"]) // len(seats)


def dumps(line: Line, book: Book) -> Iterator[Change]:
    """The whole hand is discarded for doubloons."""
    yield "doubloons", side_of(line), 2
    yield now(book, "cards", side_of(line), 0)


def exchanges(line: Line, book: Book) -> Iterator[Change]:
    """An offer is taken; some cost the whole hand."""
    if any(one.key == "pay-hand" for one in line.facts["pay"]):
        yield now(book, "cards", side_of(line), 0)


def sails(line: Line, book: Book) -> Iterator[Change]:
    """A ship is somewhere else."""
    side = JEAN if "jean" in line.facts else side_of(line)
    yield now(book, "ship", side, PLACE[line.facts["place"].key])


def explores(line: Line, book: Book) -> Iterator[Change]:
    """An explorer is somewhere else."""
    side = JEAN if "jean" in line.facts else side_of(line)
    yield now(book, "explorer", side, SPACE_IDS.index(line.facts["space"].facts["id"]))


def marks(line: Line, book: Book) -> Iterator[Change]:
    """A marker of a nation lies at a place."""
    yield from marked(book, PLACE[line.facts["place"].key], NATION[line.facts["nation"].key])


def marked(book: Book, site: int, nation: int) -> Iterator[Change]:
    """A marker is taken and laid."""
    yield f"taken {nation}", TABLE, 1
    yield now(book, f"marker {site}", TABLE, nation + 1)


def fleet(line: Line, book: Book) -> Iterator[Change]:
    """A marker on the first free space of the silver fleet."""
    site = next(site for site in range(FLEET_SITE, MARKER_SITES) if not book[f"marker {site}", TABLE])
    yield from marked(book, site, NATION[line.facts["nation"].key])


def quest(line: Line, book: Book) -> Iterator[Change]:
    """A quest is fulfilled; one that lay on a place leaves it. A story tile is told with its card."""
    yield "quests", side_of(line), 1
    if line.facts["quest"].key != "part-story-tile":
        yield "quests laid", TABLE, -1


def jean_quest(line: Line, book: Book) -> Iterator[Change]:
    """The same for Jean."""
    yield "quests", JEAN, 1
    if line.facts["quest"].key != "part-story-tile":
        yield "quests laid", TABLE, -1


def figures(line: Line, book: Book) -> Iterator[Change]:
    """Figures are laid or spent."""
    yield "figures", side_of(line), -int(line.facts["n"])


def new_display(line: Line, book: Book) -> Iterator[Change]:
    """Cards that came to the display."""
    yield from ((f"display {CARD[repr(card)]}", TABLE, 1) for card in line.facts["cards"])


def jean(*changes: tuple[str, int]) -> Says:
    """What the table counts of Jean."""
    return lambda line, book: [(what, TABLE, n) for what, n in changes]


def jean_takes(line: Line, book: Book) -> Iterator[Change]:
    """A card of the display lies beside Jean's tableau."""
    yield f"display {card_of(line)}", TABLE, -1
    yield "jean's cards", TABLE, 1


def round_over(line: Line, book: Book) -> Iterator[Change]:
    """A round is over: the display is cleared, ships come home."""
    yield "round", TABLE, 1
    yield from cleared(book, "display")
    for what, side in list(book):
        if what == "ship":
            yield now(book, "ship", side, HAVANA)


def area(what: str) -> Says:
    """A disc of a ship area, or the whole area."""
    return lambda line, book: [(f"{what} {AREA[line.facts['area'].key]}", side_of(line), 1)]


def synergy(line: Line, book: Book) -> Iterator[Change]:
    """A synergy token."""
    yield f"synergy {SYNERGY[line.facts['synergy'].key]}", side_of(line), 1


def scores(line: Line, book: Book) -> Iterator[Change]:
    """The lines of the final scoring, and what they come to."""
    for part in line.facts["parts"]:
        if "n" in part.facts:
            yield "points", side_of(line), int(part.facts["n"])


# ---- what previews promise -------------------------------------------------------------------------------------------

PURSE = ("doubloons", "points", "combat", "figures")


def worth(book: Book) -> dict[Entry, int]:
    """What previews speak of with numbers."""
    return {(what, whose): n for (what, whose), n in book.items() if what in PURSE}


def decides(v: State) -> int:
    """The seat that is asked."""
    return int(v.asks[v.depth - 1, SEAT])


def price(line: Line, v: State, code: int) -> Iterator[Change]:
    """The doubloons that come first in a price."""
    cost = line.facts["price"]
    for what, n in counted(cost[:1] if isinstance(cost, (list, tuple)) else cost):
        yield what, decides(v), -n


def bought(line: Line, v: State, code: int) -> Iterator[Change]:
    """A card that is bought is paid, and what it brings at once comes; planned or looked at it costs nothing."""
    if Code.BUY <= code < Code.PLAN:
        yield from price(line, v, code)
        for effect in line.facts["about"]:
            if effect.key == "effect-now":
                yield from gained(effect.facts["gain"], v)


def points_in(lines: Iterable[Line], v: State) -> Iterator[Change]:
    """The points and doubloons among what comes now."""
    for line in lines:
        one = line.facts["points"] if line.key == "gain-first-investor" else line
        if one.key in ("amount-points", "amount-doubloons"):
            yield from ((what, decides(v), n) for what, n in counted(one))


def gained(lines: Iterable[Line], v: State, from_career: int = 0) -> Iterator[Change]:
    """What has a number and comes at once, as far as there is room for it."""
    seat = decides(v)
    room = {"combat": LAST_COMBAT - int(v.combat[seat]), "figures": int(v.supply[seat]) + from_career}
    for line in lines:
        what = AT_ONCE.get(line.key, line.key.removeprefix("amount-"))
        if what in PURSE:
            n = min(int(line.facts["n"]), room.get(what, 99))
            room[what] = room.get(what, 99) - n
            yield what, seat, n


def comes(*facts: str) -> Foretold:
    """The amounts of these facts come to who decides."""
    return lambda line, v, code: gained([one for fact in facts for one in listed(line.facts[fact])], v)


def listed(fact: Any) -> list[Line]:
    """A fact as a list."""
    return list(fact) if isinstance(fact, (list, tuple)) else [fact]


def sailed(line: Line, v: State, code: int) -> Iterator[Change]:
    """The toll, what a stop brings, and what others get by it."""
    for part in line.facts["parts"]:
        if part.key == "sails-toll":
            yield from price(part, v, code)
        elif part.key == "sails-brings":
            yield from gained(part.facts["goods"], v)
        elif part.key == "sails-theirs":
            yield from ((what, side_of(part), n) for what, n in counted(part.facts["goods"]))


def tried(line: Line, v: State, code: int) -> Iterator[Change]:
    """A task brings its goods and the figure that lay on it; a figure that is returned is named by the move itself."""
    task = Code.CLAIM <= code < Code.CLAIM + TASKS
    yield from gained(listed(line.facts["goods"]), v, from_career=int(task))
    if code == Code.RECRUIT:
        yield "figures", decides(v), -1


def given(what: str, n: int) -> Promise:
    """A move whose name says what it brings."""
    return Promise(lambda line, v, code: [(what, decides(v), n)], before=FREE)


AT_ONCE = {"gain-d": "doubloons", "gain-vp": "points", "gain-cp": "combat", "gain-fig": "figures"}
IDLE = {"log-idle"}
RUNS = {Ask.DO_RUN, Ask.DO_TAKE_QUEST}  # the rest of an effect
FREE = {"log-draws", "log-drew", "log-display"}
UNKNOWN = Promise(of=())  # the words of a card or a story, or what is asked next
NOTHING = Promise()
PROMISES = {
    "preview-plan": NOTHING, "preview-take": Promise(price),
    "preview-card": Promise(bought, ("doubloons",), at_once=True),
    "preview-card-now": Promise(
        lambda line, v, code: [*price(line, v, code), *points_in(line.facts["now"], v)],
        ("doubloons", "points"), at_once=True,
    ),
    "preview-prestige": Promise(
        lambda line, v, code: [*price(line, v, code), *points_in(line.facts["gain"], v)], ("doubloons", "points"),
    ),
    "preview-prestige-bare": Promise(price, ("doubloons", "points")),
    "preview-sail": Promise(sailed, ("doubloons", "points")),
    "preview-act": Promise(comes("gain"), before=IDLE, at_once=True),
    "preview-brings": Promise(tried, not_with={Ask.FIGHT_PAY}),
    "preview-influence": Promise(
        lambda line, v, code: points_in(line.facts["goods"], v), ("points",), not_with={*RUNS, Ask.DO_NEXT},
    ),
    "preview-idle": Promise(lambda line, v, code: points_in([line.facts["points"]], v), ("points",)),
    "preview-quest-row": UNKNOWN,  # told together with the points of the quest
    "preview-crosses": Promise(comes("gain", "there"), at_once=True, not_with=RUNS),
    "preview-space": Promise(comes("there"), at_once=True, not_with=RUNS),
    "preview-area": Promise(not_with=RUNS), "preview-unlocks": UNKNOWN, "preview-story": UNKNOWN,
    "preview-fight": Promise(comes("gain"), ("doubloons", "points"), at_once=True),
    "part-tile": Promise(of=("doubloons",)), "part-tile-cost": Promise(
        lambda line, v, code: [(w, decides(v), -n) for w, n in counted(line.facts["cost"])], ("doubloons",),
    ),
    "part-tile-bonus": Promise(comes("gain"), ("doubloons", "points")),
    "move coin": given("doubloons", 1), "move dump": given("doubloons", 2), "move points": given("points", 2),
    **{f"move {word}": NOTHING for word in ("discard", "career", "draw", "stack", "sail")},
    **{f"move {word}": UNKNOWN for word in (
        "accept", "assistant", "choose", "deliver", "done", "end", "figures", "lay", "locker",
        "mark", "nation", "pass", "pay", "quest", "skip", "synergy", "unskull", "village", "vote", "work",
    )},
}  # fmt: skip

AT_THE_END = ("log-income", "log-idle", "log-scores", "log-last-hand")
STORY_LINES = (
    "log-story", "log-story-task", "log-story-read", "log-story-chapter", "log-story-chosen", "log-story-closed",
    "log-story-next", "log-story-ends", "log-tiles-come", "log-tiles-go", "log-recovers", "log-cards-discard",
    "log-cards-deck", "log-vote",
)  # fmt: skip
STORY_TEXTS = {
    *(f"story-{card}-{part}" for card in STORY.ids for part in ("front", "back", "rule")),
    *(f"story-ending-{ending}-about" for ending in STORY.endings),
    "story-task", "story-task-site", "story-task-done",
}  # fmt: skip
BOOKS = Books(
    count=count,
    says={
        "log-gets": goods(1), "log-loses": goods(-1), "log-income": goods(1), "log-idle": points, "log-wraps": wraps,
        "log-steals": steals, "log-quest-row": points, "log-barrier": points, "log-explored-all": points,
        "log-coin": of_seat("doubloons"), "log-dump": dumps, "log-points": of_seat("points", 2),
        "log-offer": exchanges, "log-sail": sails, "log-sails-home": sails, "log-explore": explores,
        "log-quest": quest, "log-new-quest": of_table("quests laid"),
        "log-card-quest": of_table("quests laid"), "log-mark": marks, "log-raid": marks,
        "log-flag": marks, "log-marker": marks, "log-silver-fleet": fleet,
        "log-gold-mine": lambda line, book: marked(book, MINE_SITE, NATION[line.facts["nation"].key]),
        "log-lay": figures, "log-figures": figures, "log-synergy": synergy, "log-synergy-token": synergy,
        "log-disc": area("disc"), "log-unlocks": area("unlocked"), "log-invest": of_table("investors"),
        "log-claim": of_seat("tasks"), "log-discard": leaves_hand, "log-pay": leaves_hand, "log-deliver": leaves_hand,
        "log-take": takes, "log-plan": plans, "log-buy": buys, "log-chose": chose, "log-thrown": thrown,
        "log-tile": of_table("combat tiles seen"), "log-shuffled": of_table("shuffles"), "log-display": new_display,
        "log-drew": lambda line, book: [("cards", side_of(line), len(line.facts["cards"]))],
        "log-draws": lambda line, book: [("cards", side_of(line), int(line.facts["n"]))],
        "log-jean-sails": both(sails, jean(("jean's turns", 1))),
        "log-jean-quest": jean_quest,
        "log-jean-delivers": jean(("jean's discs", 1)),
        "log-jean-takes": jean_takes, "log-jean-takes-card": jean_takes, "log-jean-disc": jean(("jean's discs", 1)),
        "log-jean-explores": explores, "log-jean-pile": lambda line, book: [("quests", JEAN, 1)],
        "log-jean-conquers": marks, "log-jean-village": marks,
        "log-jean-fights": lambda line, book: [(f"taken {NATION[line.facts['nation'].key]}", TABLE, 1)],
        "log-jean-no-village": lambda line, book: [(f"taken {NATION[line.facts['nation'].key]}", TABLE, 1)],
        "log-round-ends": round_over, "log-game-ends": of_table("round"), "log-scores": scores,
        "log-prestige": lambda line, book: [
            (next(w for w in (f"prestige {k}" for k in range(PRESTIGE_IN_GAME)) if not book[w, TABLE]), TABLE, 1)
        ],
    },
    remarks={
        *LEFT.values(), "log-pass", "log-end-turn", "log-act", "log-village", "log-site", "log-recruit",
        "log-locker", "log-gain-1", "log-gain-2", "log-stack-left", "log-stack-right", "log-assistant", "log-unskull",
        "log-strike", "log-work", "log-career", "log-nation", "log-choose", "log-chooses", "log-jean-no-marker",
        "log-last-hand", *STORY_LINES, *STORY_TEXTS,
    },
    implied={
        "asks": "the question is on the page", "scenario": "chosen with the table",
        "difficulty": "chosen with the table",
        "sides": "who plays", "turn": "turns are told in their order", "ender": "the ship that sailed home was told",
        "sailed": "told with the voyage", "phase_a": "told with the voyage",
        "legacy": "legacy tiles come and go with the story, which tells them",
        "city": "they lie where the set-up put them",
        "stored": "the disc of a delivery stays in that city until the round is over",
        "site": "the disc that was taken for a construction site", "extra_discs": "told with the story",
        "gone": "discs taken and not delivered", "on_chart": "markers laid, counted",
        "lines": "points are told as they come, and the final scoring line by line",
        "supply": "figures not one's own", "laid": "figures laid are told",
        "waiting_d": "income waits for the token that the card shows", "waiting_vp": "the same",
        "traits": "what the cards and areas say", "objects": "what the cards and areas say",
        "works": "what the cards say", "strikes": "what the cards say",
        "helpers": "assistants lie where their card says",
        "spent": "assistants used are told, and points for those that were not",
        "quests": "quests owned, counted", "tiles": "who fought keeps the tile",
        "tiles_of": "who fought keeps the tile",
        "card_vp": "cards bought are told by name", "quest_age": "new quests are told in their order",
        "quests_drawn": "new quests are told", "quest_top": "the next quest lies open on its pile",
        "stack_size": "combat tiles turned up are told", "crossed": "explorers' voyages are told",
        "arrived": "explorers' voyages are told", "deck_size": "cards drawn are told",
        "discard_size": "cards discarded and paid are told", "held": "what memory knows of the hands",
        "not_a": "what memory knows of the hands", "jean_size": "Jean's cards are told",
        "jean_seen": "Jean's cards are told", "jean_pile": "Jean's cards are told",
        "jean_shuffles": "her deck is shuffled when it is empty", "told": "what the log tells of Jean's last turn",
        "story": "the story is read aloud", "story_open": "the story is read aloud",
        "story_read": "the story is read aloud",
        "story_card": "the story is read aloud", "votes": "votes are told", "ending": "the story is read aloud",
        "c_first": "cards that come with the story are told", "late": "cards that come with the story are told",
        "late_batch": "cards that come with the story are told", "drawn_late": "what memory knows of the hands",
    },
    then={"log-game-ends": (*AT_THE_END, *STORY_LINES, *STORY_TEXTS)},
    worth=worth,
    promises=PROMISES,
    beyond={"log-round-ends", "log-game-ends", "log-jean-sails"},
)  # fmt: skip

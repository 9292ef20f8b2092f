"""The pages of campaigns: the atlas, story cards to be read, votes, and the next game before it begins."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.bots.levels import levels_of
from argosy.games import find
from argosy.games import names as game_names
from argosy.kernel.game import Change, Game, Line, Vote
from argosy.play.telling import speak
from argosy.table import polls
from argosy.table.api import TheHouse, Who
from argosy.table.errors import Untold
from argosy.table.frame import language_of, render, words
from argosy.table.house import House
from argosy.table.live import LiveTable
from argosy.table.seats import colours_of
from argosy.table.visitors import Visitor
from argosy.table.voyage_api import TheVoyages, VoyageId
from argosy.table.voyages import Leg, Voyage, Voyages, begun_with
from argosy.words import listing, say

router = APIRouter(include_in_schema=False)
Page = tuple[str, str]  # card and side
TINTS = {"flag": "red", "vp": "gold", "quest": "ginger", "cards": "ginger", "human": "sky", "swords": "silver"}


def storied() -> list[Game]:
    """The games that tell a story."""
    return [game for game in map(find, game_names()) if game.story is not None and game.story.atlas is not None]


@router.get("/c")
def campaigns_page(request: Request, voyages: TheVoyages, who: Who) -> HTMLResponse:
    """One's campaigns, a new one, and one from a file."""
    lang = language_of(request)
    mine = [row_of(voyages, one, lang) for one in voyages.all_of(who)]
    games = []
    for game in storied():
        assert game.story is not None
        jean = game.rules.options.get("jean")
        games.append({
            "name": game.name, "title": game.title, "story": say(game.name, lang, "story-title"),
            "premise": say(game.name, lang, "story-premise"), "most": game.rules.seats[-1],
            "levels": list(levels_of(game)),
            "alone": list(jean.choices) if jean else [], "usual": jean.default if jean else 0,
            "alone_help": say(game.name, lang, "option-jean-help") if jean else "",
            "chapters": len(game.story.chapters),
        })  # fmt: skip
    return render(request, "campaigns.html", who, mine=mine, games=games)


def row_of(voyages: Voyages, voyage: Voyage, lang: str) -> dict[str, Any]:
    """A campaign in a list."""
    now = now_of(voyages, voyage, lang)
    return {"id": voyage.id, "name": voyage.row.name, "title": voyage.game.title, "games": len(voyage.finished), **now}


@router.get("/c/{voyage_id}")
def atlas_page(voyage_id: VoyageId, request: Request, voyages: TheVoyages, who: Who) -> HTMLResponse:
    """The atlas: where the story stands and what it made of the world."""
    lang = language_of(request)
    voyage = voyages.voyage(voyage_id, who)
    pages = pages_of(voyages, voyage)
    facts: dict[str, Any] = {
        **frame_of(voyages, voyage, who, lang), "now": now_of(voyages, voyage, lang),
        "chapters": chapters_of(voyage, pages, lang), "changes": changes_of(voyage, lang),
        "captains": captains_of(voyage, lang), "sofar": [look_back(voyage, leg, lang) for leg in voyage.finished],
        "pages": len(pages), "chart": voyage.atlas.chart(world(voyage), open_cards(voyages, voyage), lang),
        "premise": say(voyage.row.game, lang, "story-premise") if not voyage.finished else "",
        "ended": ended(voyage, lang),
    }  # fmt: skip
    return render(request, "atlas.html", who, **facts)


@router.get("/c/{voyage_id}/story")
def story_page(voyage_id: VoyageId, request: Request, voyages: TheVoyages, who: Who, page: str = "") -> HTMLResponse:
    """A page of the story: the first that one has not read, the latest, or one that is asked for."""
    lang = language_of(request)
    voyage = voyages.voyage(voyage_id, who)
    pages = pages_of(voyages, voyage)
    unread = unread_of(voyages, voyage)
    keys = [key_of(one) for one in pages]
    if page and page not in keys:
        raise Untold
    chosen = page or (key_of(unread[0]) if unread else keys[-1] if keys else "")
    if not chosen:
        raise Untold
    at = keys.index(chosen)
    facts = {
        **frame_of(voyages, voyage, who, lang), "card": card_of(voyage.game, pages[at], lang),
        "before": keys[at - 1] if at else "", "after": keys[at + 1] if at + 1 < len(keys) else "",
        "unread": chosen in [key_of(one) for one in unread], "readers": readers_of(voyages, voyage, chosen, lang),
        "contents": [
            {"key": key, "words": heading(voyage, one, lang), "here": key == chosen}
            for key, one in zip(keys, pages, strict=True)
        ],
    }  # fmt: skip
    return render(request, "story.html", who, **facts)


@router.get("/c/{voyage_id}/vote")
def vote_page(voyage_id: VoyageId, request: Request, house: TheHouse, voyages: TheVoyages, who: Who) -> HTMLResponse:
    """A vote, or how the last one ended."""
    lang = language_of(request)
    voyage = voyages.voyage(voyage_id, who)
    facts = frame_of(voyages, voyage, who, lang)
    open_vote = vote_of(house, voyages, voyage, lang)
    if open_vote is None:
        last = last_choice(voyages, voyage, lang)
        if last is None:
            raise Untold
        return render(request, "vote.html", who, **facts, **last, open=False)
    return render(request, "vote.html", who, **facts, **open_vote, open=True)


@router.get("/c/{voyage_id}/next")
def next_page(voyage_id: VoyageId, request: Request, voyages: TheVoyages, who: Who) -> HTMLResponse:
    """The next game before it is laid out: what comes, why, and who plays."""
    lang = language_of(request)
    voyage = voyages.voyage(voyage_id, who)
    facts = frame_of(voyages, voyage, who, lang)
    if voyage.over or voyage.current is not None:
        return render(request, "next.html", who, **facts, ready=False, now=now_of(voyages, voyage, lang))
    crew = voyages.crew_of(voyage)
    cards = voyage.atlas.opens(voyage.state)
    last = voyage.finished[-1] if voyage.finished else None
    more: dict[str, Any] = {
        "ready": True, "number": len(voyage.finished) + 1, "card": card_of(voyage.game, (cards[0], "front"), lang),
        "laid": laid_of(voyage, cards, len(crew), lang), "crew": crew, "levels": list(levels_of(voyage.game)),
        "known": voyages.known(voyage), "most": voyage.game.rules.seats[-1],
        "last": look_back(voyage, last, lang) if last else None, "minutes": voyage.game.face.minutes,
        "chart": voyage.atlas.chart(world(voyage), cards, lang),
    }  # fmt: skip
    return render(request, "next.html", who, **facts, **more)


# ---- what the pages speak of -----------------------------------------------------------------------------------------


def frame_of(voyages: Voyages, voyage: Voyage, who: Visitor, lang: str) -> dict[str, Any]:
    """What every page of a campaign has."""
    return {
        "voyage": voyage, "story": say(voyage.row.game, lang, "story-title"), "title": voyage.game.title,
        "names": crew_names(voyages, voyage, lang), "captain": voyages.is_captain(voyage, who), "css": voyage.row.game,
        "table": voyage.current.table_id if voyage.current else None, "over": voyage.over,
    }  # fmt: skip


def crew_names(voyages: Voyages, voyage: Voyage, lang: str) -> str:
    """Who plays, in a line."""
    table = voyages.table_of(voyage)
    if table is not None:
        return ", ".join(seat.name for seat in table.seats if seat.kind != "open")
    return ", ".join(one["name"] for one in voyages.crew_of(voyage) if one["name"])


def spoken(voyage: Voyage, lang: str) -> Any:
    """What says a line of the game."""
    return lambda line: speak(voyage.game, line, lang)


def world(voyage: Voyage) -> dict[str, int]:
    """The world as the last game left it; when the story has ended, as its last game found it."""
    states = [leg.leaves for leg in voyage.finished if leg.leaves]
    return dict(voyage.state or (states[-1] if states else {})) or dict(_first(voyage))


def _first(voyage: Voyage) -> dict[str, int]:
    start: dict[str, int] = json.loads(voyage.row.start)
    return start


def view_of(voyages: Voyages, voyage: Voyage) -> tuple[LiveTable, Any] | None:
    """The game that is being played as anybody may see it; none before it is dealt."""
    table = voyages.table_of(voyage)
    if table is None or table.row.status != "running":
        return None
    with table.lock:
        return table, table.match.view(None).state


def pages_of(voyages: Voyages, voyage: Voyage) -> list[Page]:
    """Everything that was told so far, in order, each page once."""
    found: dict[Page, None] = {}
    for leg in voyage.finished:
        for card, _ in leg.told:
            found |= {(card, "front"): None, (card, "back"): None}
    now = view_of(voyages, voyage)
    if now is not None:
        found |= dict.fromkeys(voyage.atlas.pages(now[1], begun_with(now[0])))
    elif voyage.current is None and not voyage.over:
        found |= dict.fromkeys((card, "front") for card in voyage.atlas.opens(voyage.state))
    return list(found)


def key_of(page: Page) -> str:
    """A page in an address."""
    return f"{page[0]}-{page[1]}"


def unread_of(voyages: Voyages, voyage: Voyage) -> list[Page]:
    """What whoever looks has not read of the game that is being played."""
    now, held = view_of(voyages, voyage), voyage.held.get(len(voyage.legs), ())
    if now is None or not held:
        return []
    return unread(voyages, voyage.game, now[0], held[0])


def unread(voyages: Voyages, game: Game, table: LiveTable, seat: int) -> list[Page]:
    """The pages of a game that a seat has not read."""
    assert game.story is not None and game.story.atlas is not None
    with table.lock:
        told = game.story.atlas.pages(table.match.view(None).state, begun_with(table))
    seen = voyages.read_by(table.id).get(seat, [])
    return [one for one in told if key_of(one) not in seen]


def open_cards(voyages: Voyages, voyage: Voyage) -> list[str]:
    """The cards that lie out now; while people vote, the one that they vote about."""
    now = view_of(voyages, voyage)
    if now is None:
        return voyage.atlas.opens(voyage.state) if voyage.state else []
    vote = voyage.atlas.vote(now[1])
    if vote is not None:
        return [vote.card]
    told = voyage.atlas.pages(now[1], begun_with(now[0]))
    backs = {card for card, side in told if side == "back"}
    return [card for card, side in told if side == "front" and card not in backs]


def card_of(game: Game, page: Page, lang: str, strip: bool = True) -> dict[str, Any]:
    """A page of the story in words, with the part of the chart that it speaks of."""
    assert game.story is not None and game.story.atlas is not None
    atlas = game.story.atlas
    found = atlas.page(*page)

    def say_it(line: Line) -> str:
        return speak(game, line, lang)

    name = say(game.name, lang, f"story-chapter-{found.chapter}")
    return {
        "key": key_of(page), "number": found.card, "side": found.side, "title": say_it(found.title),
        "text": say_it(found.text), "speaker": say_it(found.speaker), "face": atlas.portrait(found.voice),
        "rule": say_it(found.rule) if found.rule else "", "place": say_it(found.place) if found.place else "",
        "pays": said(found.pays, say_it, lang), "gains": said(found.gains, say_it, lang),
        "chapter": words(lang)("voyage-chapter", n=found.chapter, title=name),
        "strip": atlas.strip(page[0], lang) if strip else "",
    }  # fmt: skip


def said(lines: Sequence[Line], say_it: Any, lang: str) -> str:
    """Several phrases in one."""
    return listing(lang, [say_it(line) for line in lines]) if lines else ""


def heading(voyage: Voyage, page: Page, lang: str) -> str:
    """A page in the list of contents."""
    key = "voyage-page-front" if page[1] == "front" else "voyage-page-back"
    return words(lang)(key, title=speak(voyage.game, voyage.atlas.page(*page).title, lang), n=page[0])


def chapters_of(voyage: Voyage, pages: Sequence[Page], lang: str) -> list[dict[str, Any]]:
    """The chapters: those that were told by name, the others without."""
    assert voyage.game.story is not None
    reached = [voyage.atlas.page(*one).chapter for one in pages]
    now = max(reached, default=min(voyage.game.story.chapters))
    chosen = {
        voyage.atlas.page(card, "back").chapter: (card, choice)
        for leg in voyage.finished for card, choice in leg.told if choice is not None
    }  # fmt: skip
    found = []
    for number in sorted(voyage.game.story.chapters):
        told = number in reached or number < min(reached, default=0)  # before a later chapter all was told in short
        note = ""
        if told and number in chosen:
            card, choice = chosen[number]
            note = say(voyage.row.game, lang, f"story-{card}-choice-{choice + 1}")
        state = "todo" if not told else "now" if number == now and voyage.state else "done"
        title = say(voyage.row.game, lang, f"story-chapter-{number}") if told else ""
        found.append({"number": number, "title": title, "state": state, "note": note})
    return found


def change_words(voyage: Voyage, change: Change, lang: str) -> dict[str, Any]:
    """A change of the world in words."""
    say_it = spoken(voyage, lang)
    return {
        "icon": change.icon, "tint": None if change.bad else TINTS.get(change.icon, "paper-raised"),
        "title": say_it(change.title), "about": say_it(change.about), "bad": change.bad,
    }  # fmt: skip


def changes_of(voyage: Voyage, lang: str) -> list[dict[str, Any]]:
    """What the story changed; what the last game brought comes first."""
    done = voyage.finished
    before = (done[-2].leaves if len(done) > 1 else _first(voyage)) if done else world(voyage)
    known = {change.key for change in voyage.atlas.changes(before)} if before else set()
    found = [
        change_words(voyage, change, lang) | {"new": change.key not in known}
        for change in voyage.atlas.changes(world(voyage))
    ]
    return sorted(found, key=lambda one: not one["new"])


def captains_of(voyage: Voyage, lang: str) -> list[dict[str, Any]]:
    """Everybody who played, how often they won, and their best game."""
    t, found = words(lang), dict[str, dict[str, Any]]()
    for leg in voyage.finished:
        assert leg.record is not None and leg.record.result is not None
        for seat, name in enumerate(leg.record.names or ()):
            one = found.setdefault(name, {"name": name, "seat": seat, "won": 0, "best": 0, "games": 0})
            one["won"] += int(leg.record.result["ranks"][seat] == 1)
            one["best"] = max(one["best"], leg.record.result["scores"][seat])
            one["games"] += 1
    for one in found.values():
        one["words"] = t("voyage-captain", won=one["won"], best=one["best"], games=one["games"])
    return sorted(found.values(), key=lambda one: (-one["won"], -one["best"]))


def look_back(voyage: Voyage, leg: Leg, lang: str) -> dict[str, Any]:
    """A game that is over: what was told in it, what was chosen, who won."""
    assert leg.record is not None and leg.record.result is not None
    ranks, scores = leg.record.result["ranks"], leg.record.result["scores"]
    names = list(leg.record.names or [f"{seat + 1}" for seat in range(leg.record.seats)])
    winners = [seat for seat in range(leg.record.seats) if ranks[seat] == 1]
    t = words(lang)
    titles = [say(voyage.row.game, lang, f"story-{card}") for card, _ in leg.told]
    chosen = [
        say(voyage.row.game, lang, f"story-{card}-choice-{choice + 1}")
        for card, choice in leg.told if choice is not None
    ]  # fmt: skip
    if leg.record.seats == 1:
        result = t("voyage-alone-won" if winners else "voyage-alone-lost", points=scores[0])
    else:
        result = ", ".join(f"{names[seat]} {scores[seat]}" for seat in winners)
    places = sorted(range(leg.record.seats), key=lambda seat: (ranks[seat], seat))
    return {
        "number": leg.number, "table": leg.table_id if voyage.held.get(leg.number) else None,
        "titles": listing(lang, titles) if titles else t("voyage-nothing-told"), "chosen": chosen, "result": result,
        "places": [{"name": names[seat], "score": scores[seat], "rank": ranks[seat], "seat": seat} for seat in places],
    }  # fmt: skip


def ended(voyage: Voyage, lang: str) -> dict[str, str] | None:
    """How the story ended, if it did."""
    name = voyage.finished[-1].ending if voyage.finished else None
    if name is None:
        return None
    key = f"story-ending-{name}"
    return {"title": say(voyage.row.game, lang, key), "about": say(voyage.row.game, lang, f"{key}-about")}


def laid_of(voyage: Voyage, cards: Sequence[str], players: int, lang: str) -> list[dict[str, Any]]:
    """What is laid out before the next game, and why."""
    t, say_it = words(lang), spoken(voyage, lang)
    found: list[dict[str, Any]] = []
    for card in cards:
        page = voyage.atlas.page(card, "front")
        if page.place:
            where = t("voyage-laid-goes-on", place=say_it(page.place), pays=said(page.pays, say_it, lang))
            found.append({"icon": "flag", "words": where})
            found.append({"icon": "vp", "words": t("voyage-laid-reward", gains=said(page.gains, say_it, lang))})
        if page.rule:
            found.append({"icon": "book", "words": say_it(page.rule)})
        quests = voyage.atlas.quests(card, players)
        if quests:
            found.append({"icon": "quest", "words": t("voyage-laid-quests", places=said(quests, say_it, lang))})
        for change in voyage.atlas.brings(card, voyage.state):
            one = change_words(voyage, change, lang)
            found.append({"icon": one["icon"], "words": t("voyage-laid-new", title=one["title"], about=one["about"])})
    return [one | {"tint": TINTS.get(one["icon"])} for one in found]


def now_of(voyages: Voyages, voyage: Voyage, lang: str) -> dict[str, Any]:
    """What comes now, in a sentence, and where it is done."""
    t = words(lang)
    if voyage.row.gone:
        return {
            "state": "gone",
            "head": t("voyage-now-gone"),
            "words": t("voyage-now-gone-about"),
            "go": "",
            "href": "",
        }
    if not voyage.state:
        return {
            "state": "ended",
            "head": t("voyage-now-ended"),
            "words": t("voyage-now-ended-about"),
            "go": "",
            "href": "",
        }
    base, number = f"/c/{voyage.id}", len(voyage.legs)
    table = voyages.table_of(voyage)
    if table is None:
        head = t("voyage-now-next", n=len(voyage.finished) + 1)
        about = t("voyage-now-next-about")
        return {"state": "next", "head": head, "words": about, "go": t("voyage-prepare"), "href": f"{base}/next"}
    held = voyage.held.get(number, ())
    place = {"href": f"/t/{table.id}", "go": t("voyage-to-table")}
    if table.row.status == "open":
        free = sum(seat.kind == "open" for seat in table.seats)
        return {"state": "open", "head": t("voyage-now-game", n=number), "words": t("lobby-free", n=free), **place}
    vote = polls.poll_of(table)
    if vote is not None:
        chosen = polls.cast_so_far(voyages.house, table, vote)
        waited = [seat.name for seat in table.seats if seat.kind == "person" and seat.seat not in chosen]
        voted = bool(held) and all(seat in chosen for seat in held)
        about = t("voyage-now-vote-about", names=listing(lang, waited))
        go = t("voyage-look-vote") if voted or not held else t("voyage-vote")
        return {"state": "vote", "head": t("voyage-now-vote"), "words": about, "go": go, "href": f"{base}/vote"}
    acting = table.to_move
    mine = acting is not None and acting in held
    about = t("voyage-now-yours") if mine else t("lobby-plays", name=table.seats[acting or 0].name)
    return {"state": "turn" if mine else "game", "head": t("voyage-now-game", n=number), "words": about, **place}


def vote_of(house: House, voyages: Voyages, voyage: Voyage, lang: str) -> dict[str, Any] | None:
    """The vote that is open, as whoever looks sees it."""
    table = voyages.table_of(voyage)
    if table is None:
        return None
    with table.lock:
        vote = polls.poll_of(table)
        if vote is None:
            return None
        return vote_facts(house, voyage.game, table, vote, list(voyage.held.get(len(voyage.legs), ())), lang) | {
            "card": card_of(voyage.game, (vote.card, "back"), lang)
        }


def vote_facts(
    house: House, game: Game, table: LiveTable, vote: Vote, held: list[int], lang: str
) -> dict[str, Any]:  # fmt: skip
    """Who has voted for what, and what there is to choose."""
    chosen, colours = polls.cast_so_far(house, table, vote), colours_of(table.seats)
    texts = [speak(game, line, lang, table.match.names) for line in vote.choices]
    mine = next((seat for seat in held if seat in vote.waiting), None)
    voters = [
        {
            "seat": seat.seat, "name": seat.name, "colour": colours[seat.seat], "reads": seat.seat == vote.reader,
            "choice": chosen.get(seat.seat), "bot": seat.kind == "bot",
            "words": texts[chosen[seat.seat]] if seat.seat in chosen else "",
        }
        for seat in table.seats
    ]  # fmt: skip
    return {
        "number": vote.card, "voters": voters, "mine": mine,
        "my_choice": chosen.get(mine) if mine is not None else None,
        "count": sum(one["choice"] is not None for one in voters), "of": len(voters),
        "reader": table.seats[vote.reader].name, "alone": len(voters) == 1,
        "choices": [
            {"choice": i, **two_parts(text), "voters": [one for one in voters if one["choice"] == i]}
            for i, text in enumerate(texts)
        ],
    }  # fmt: skip


def two_parts(text: str) -> dict[str, str]:
    """A choice as a heading and the rest, where it is written so: By crowbar: board her at night."""
    head, colon, rest = text.partition(": ")
    return (
        {"head": head, "rest": rest[:1].upper() + rest[1:]} if colon and len(head) < 40 else {"head": text, "rest": ""}
    )


def last_choice(voyages: Voyages, voyage: Voyage, lang: str) -> dict[str, Any] | None:
    """How the last vote ended."""
    told = [one for leg in voyage.finished for one in leg.told]
    now = view_of(voyages, voyage)
    if now is not None:
        told += voyage.atlas.told(now[1], begun_with(now[0]))
    made = [(card, choice) for card, choice in told if choice is not None]
    if not made:
        return None
    card, choice = made[-1]
    return {
        "card": card_of(voyage.game, (card, "back"), lang),
        "decided": say(voyage.row.game, lang, f"story-{card}-choice-{choice + 1}"),
    }  # fmt: skip


def readers_of(voyages: Voyages, voyage: Voyage, page: str, lang: str) -> list[dict[str, Any]]:
    """Who has read a page of the game that is being played."""
    now = view_of(voyages, voyage)
    if now is None:
        return []
    table, state = now
    if page not in [key_of(one) for one in voyage.atlas.pages(state, begun_with(table))]:
        return []
    seen, colours = voyages.read_by(table.id), colours_of(table.seats)
    return [
        {"seat": seat.seat, "name": seat.name, "colour": colours[seat.seat], "read": page in seen.get(seat.seat, [])}
        for seat in table.seats if seat.kind == "person"
    ]  # fmt: skip


def at_table(request: Request, house: House, table: LiveTable, held: list[int]) -> dict[str, Any] | None:
    """What the page of a table shows of its campaign: the way to the atlas, a card to read, a vote."""
    if table.row.campaign is None:
        return None
    at, lang = json.loads(table.row.campaign), language_of(request)
    facts: dict[str, Any] = {"id": at["id"], "number": at["number"], "vote": None, "page": None, "more": 0}
    game = table.match.game
    if table.row.status != "running" or game.story is None or game.story.atlas is None:
        return facts
    voyages: Voyages = request.app.state.voyages
    vote = polls.poll_of(table)
    if vote is not None:
        facts["vote"] = vote_facts(house, game, table, vote, held, lang)
    pages = unread(voyages, game, table, held[0]) if held else []
    if pages:
        facts["page"] = card_of(game, pages[0], lang, strip=False)
        facts["more"] = len(pages) - 1
    return facts

"""News of one's tables: what happened, and that it is told. Who wants to be told is in `addressees`.

What happened is put into an outbox, each thing once for each person, and told from there a little later if it is still
true: whoever has moved meanwhile need not be told that it is their turn. A message says that something happened and
where to look; it never says what is on the table.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from argosy.table import polls
from argosy.table.addressees import DAY, USUAL, Addressees, allow, next_hour, quiet_until, words_of
from argosy.table.api import title_of
from argosy.table.errors import BadRequest, NoNews, NoTable, OtherVersion, TooMuch
from argosy.table.house import House
from argosy.table.limits import Limiter
from argosy.table.live import LiveTable
from argosy.table.mail import MailTrouble, Post
from argosy.table.shelves import callers, outbox
from argosy.table.store import holders, tables
from argosy.table.webhooks import PATIENCE, HookLater, Hooks, HookTrouble, body_for
from argosy.words import say

log = logging.getLogger("argosy.table")

PASSING = ("joined", "begins", "over", "talk", "short")  # of them what waits for nobody
WAIT = 60.0  # seconds before something is told by mail or webhook: perhaps it is seen without
SHORT = 6 * 3600.0  # seconds before the end of a turn of days at which it runs short
HOUR = 3600.0
KEPT = 30 * DAY  # how long it is remembered that something was told
MOST_SHOWN = 20  # of what happened lately, in a browser
MOST_TRIES, MOST_FAILS, MOST_A_DAY = 3, 3, 100
CLAIMED = 120.0  # seconds in which whoever took something to tell it has told it
UNTOLD = -1  # tries of what was never told
TELLERS = 8  # people who are told something at the same time: one whose webhook is slow keeps few others waiting
MOST_TRYING = 4  # people who try at the same time how they are told
TRIES = 5  # at one place (a webhook's host, an address of mail) in a row, then one every half minute


class NewsDesk(Addressees):
    """Tells people of their tables."""

    def __init__(self, house: House, post: Post, hooks: Hooks, address: str, wait: float = WAIT) -> None:
        super().__init__(house.store, post, hooks, address)
        self.house, self.wait = house, wait
        self._looked = 0.0
        self._lock = threading.Lock()
        self._trying: set[str] = set()
        self._lock_of_tries = threading.Lock()
        self._tries = Limiter(1 / 30, TRIES)

    # what happens

    def start(self) -> None:
        """Learn who wants to be told, and look at their tables: much can happen just before a server ends."""
        self._learn()
        mine = select(holders.c.table_id).where(holders.c.person.in_(select(callers.c.person)))
        for row in self.store._all(select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status == "running")):
            try:
                self.noticed(self.house.table(row.id))
            except Exception:
                log.exception("table %s could not be looked at for news", row.id)

    def _learn(self) -> None:
        self._looked = time.time()
        self.known = {row.person for row in self.store._all(select(callers.c.person))}

    def noticed(self, table: LiveTable) -> None:
        """Something changed at a table: put what somebody wants to be told into the outbox."""
        if time.time() - self._looked > HOUR / 60:
            self._learn()  # other servers, too, are told what people want
        concerned = {person for persons in table.held.values() for person in persons} & self.known
        if not concerned:
            return
        now, rows = time.time(), []
        for seat, persons in table.held.items():
            for person in persons & concerned:
                rows += [self._row(person, table, seat, kind, mark, now) for kind, mark in self._happened(table, seat)]
        for row in rows:
            self._put(row)
        for person in concerned:
            self.house.bus.publish(channel(person))

    def invited(self, person: str, table_id: str, seat: int) -> None:
        """Somebody is asked to come to a table."""
        if person in self.known:
            row = {"person": person, "table_id": table_id, "kind": "invited", "mark": f"{seat}", "seat": seat}
            self._put(row | {"at": time.time(), "due": time.time() + self.wait, "tries": 0})
            self.house.bus.publish(channel(person))

    def _happened(self, table: LiveTable, seat: int) -> list[tuple[str, str]]:
        """What is worth telling a seat now, each with a mark that it has once only."""
        found: list[tuple[str, str]] = []
        row, status = table.row, table.row.status
        if status == "running" and table.seats[seat].kind == "person":
            if not table.deciders and row.turn_began > row.made:  # it waited for somebody
                found.append(("begins", "once"))
            vote = polls.poll_of(table)
            if vote is not None:
                found += [("vote", f"{len(table.deciders)}")] if seat in vote.waiting else []
            elif table.to_move == seat:
                found.append(("turn", f"{row.turn_began:.3f}"))
                found += [("short", f"{row.turn_began:.3f}")] if table.pace.kind == "days" else []
        if status == "over":
            found.append(("over", "once"))
        if status == "open":
            found += [("joined", f"{other}") for other in self._joined(table, seat)]
        last = table.chat[-1] if table.chat else None
        if last is not None and last.seat >= 0 and last.seat != seat and time.time() - last.at < HOUR:
            found.append(("talk", f"{last.id}"))
        return found

    def _joined(self, table: LiveTable, seat: int) -> list[int]:
        """The seats that were taken after this one."""
        since: dict[int, float] = {}
        for row in self.store._all(select(holders).where(holders.c.table_id == table.id)):
            since[row.seat] = min(row.since, since.get(row.seat, row.since))
        return [other for other, at in since.items() if other != seat and at > since.get(seat, at)]

    def _row(self, person: str, table: LiveTable, seat: int, kind: str, mark: str, now: float) -> dict[str, Any]:
        due = now + self.wait
        if kind == "short":
            due = table.row.turn_began + table.pace.days * DAY - SHORT
        row = {"person": person, "table_id": table.id, "kind": kind, "mark": mark, "seat": seat}
        return row | {"at": now, "due": due, "tries": 0}

    def _put(self, row: dict[str, Any]) -> None:
        """Into the outbox, unless it is there or was there before."""
        known = [outbox.c[name] == row[name] for name in ("person", "table_id", "kind", "mark")]
        if self.store._one(select(outbox.c.id).where(*known)) is not None:
            return
        try:
            with self.store.write() as link:
                link.execute(insert(outbox), row)
        except IntegrityError:
            pass  # another server was quicker

    # telling

    def work(self, now: float | None = None) -> int:
        """Tell what is due; how many people were told something."""
        now = time.time() if now is None else now
        with self._lock:
            waiting = select(outbox).where(outbox.c.due <= now, outbox.c.done.is_(None)).order_by(outbox.c.id)
            mine: dict[str, list[Row[Any]]] = {}
            for row in self.store._all(waiting.limit(300)):
                mine.setdefault(row.person, []).append(row)
            if not mine:
                return 0
            with ThreadPoolExecutor(TELLERS, thread_name_prefix="news") as tellers:
                return sum(tellers.map(lambda person: self._told(person, mine[person], now), mine))

    def _told(self, person: str, rows: Sequence[Row[Any]], now: float) -> bool:
        """Tell one person; what goes wrong with one keeps nobody else waiting, and is tried again."""
        try:
            return self._tell(person, rows, now)
        except Exception:
            log.exception("somebody could not be told of their tables")
            return False

    def tidy(self) -> None:
        """Forget what was told long ago."""
        with self.store.write() as link:
            link.execute(delete(outbox).where(outbox.c.at < time.time() - KEPT))

    def _tell(self, person: str, rows: Sequence[Row[Any]], now: float) -> bool:
        """Tell one person what is still true, by each way in one message."""
        row = self.wishes(person)
        if row is None or self._told_today(person, now) >= MOST_A_DAY:
            self._dropped(rows, now)
            return False
        later = quiet_until(row, now)
        if later is not None:
            self._change(rows, due=later)
            return False
        muted = self.muted(person)
        news: list[tuple[Row[Any], News]] = []
        for one in rows:
            told = None if one.table_id in muted else self._news(one, row)
            if told is None:
                self._dropped([one], now)
            elif told.by_turns and row.digest >= 0 and one.kind != "short" and one.tries == 0:
                self._change([one], due=next_hour(row, now, row.digest), tries=1)
            else:
                news.append((one, told))
        news = [(one, told) for one, told in news if self._claim(one, now)]
        if not news:
            return False
        mine = [one for one, _ in news]
        if self._send(row, [told for _, told in news]):
            self._change(mine, done=now)
        else:
            self._again(mine, now)
        return True

    def _told_today(self, person: str, now: float) -> int:
        told = outbox.c.person == person, outbox.c.done > now - DAY, outbox.c.tries != UNTOLD
        row = self.store._one(select(func.count()).where(*told))
        return int(row[0]) if row is not None else 0

    def _claim(self, row: Row[Any], now: float) -> bool:
        """Of several servers one tells. Should it end before it has, another one does so a little later."""
        free = outbox.c.id == row.id, outbox.c.done.is_(None), outbox.c.due == row.due
        with self.store.write() as link:
            return link.execute(update(outbox).where(*free).values(due=now + CLAIMED)).rowcount == 1

    def _dropped(self, rows: Iterable[Row[Any]], now: float) -> None:
        """It is true no longer, or nobody wants to hear it."""
        self._change(rows, done=now, tries=UNTOLD)

    def _again(self, rows: Sequence[Row[Any]], now: float) -> None:
        """It could not be sent: a little later, but not for ever."""
        for row in rows:
            if row.tries < MOST_TRIES:
                self._change([row], due=now + 60 * 4**row.tries, tries=row.tries + 1)
            else:
                self._dropped([row], now)

    def _change(self, rows: Iterable[Row[Any]], **values: Any) -> None:
        ids = [row.id for row in rows]
        if ids:
            with self.store.write() as link:
                link.execute(update(outbox).where(outbox.c.id.in_(ids)).values(**values))

    def _news(self, one: Row[Any], row: Row[Any], lang: str = "") -> News | None:
        """A row of the outbox as a sentence, if it is still true; in the language in which somebody is called, or in
        another one."""
        try:
            table = self.house.table(one.table_id)
        except (NoTable, OtherVersion):  # deleted, or played by other rules
            return None
        there = row.person in table.held.get(one.seat, set()) or one.kind == "invited"
        if not there or not self._still(one, table):
            return None
        name = self._other(one, table)
        text = say(None, lang or row.lang, f"news-{one.kind}", game=title_of(table.row.game), table=table.id, name=name)
        return News(one.kind, table.id, title_of(table.row.game), text, table.pace.kind == "days")

    def _other(self, one: Row[Any], table: LiveTable) -> str:
        """Who did what is told, where it was somebody else."""
        if one.kind == "joined":
            return str(table.seats[int(one.mark)].name)
        if one.kind == "invited":
            return str(table.seats[table.row.host or 0].name)
        return str(table.chat[-1].name) if one.kind == "talk" else ""

    def _still(self, one: Row[Any], table: LiveTable) -> bool:
        """Whether something in the outbox is still so."""
        if one.kind in ("turn", "short"):
            return bool(table.to_move == one.seat and f"{table.row.turn_began:.3f}" == one.mark)
        if one.kind == "invited":
            return bool(table.seats[one.seat].kind == "open")
        if one.kind == "vote":
            vote = polls.poll_of(table)
            cast = polls.cast_so_far(self.house, table, vote) if vote is not None else {}
            return vote is not None and bool(f"{len(table.deciders)}" == one.mark) and one.seat not in cast
        return one.kind != "talk" or bool(table.chat)

    def _send(self, row: Row[Any], news: Sequence[News]) -> bool:
        """By every way that is wanted; False if one of them failed and is worth another try."""
        wants = json.loads(row.wants)
        ways: dict[str, Callable[[Row[Any], list[News]], bool]] = {"mail": self._mail, "hook": self._hook}
        sent = [send(row, told) for way, send in ways.items() if (told := _by(news, wants, way))]
        return all(sent)  # each of them was tried

    def _mail(self, row: Row[Any], news: list[News]) -> bool:
        if self.post.off or not row.mail or row.mail_code is not None:
            return True
        t = words_of(row.lang)
        subject = news[0].text if len(news) == 1 else t("news-several", n=len(news))
        lines = [f"{one.text}\n{self.address}/t/{one.table_id}" for one in news]
        single = {one.table_id for one in news}
        stop = self.stop_link(row, news[0].table_id if len(single) == 1 else "all")
        foot = t("news-foot", link=stop, all=self.stop_link(row, "all"))
        try:
            self.post.send(row.mail, subject, "\n\n".join([*lines, foot]), stop)
        except MailTrouble as error:
            log.warning("a mail could not be sent: %s", error)
            return False
        return True

    def _hook(self, row: Row[Any], news: list[News]) -> bool:
        if self.hooks.off or not row.hook or row.hook_fails >= MOST_FAILS:
            return True
        text = "\n".join(one.text for one in news)
        link = f"{self.address}/t/{news[0].table_id}" if self.address else ""
        return self.call(row, news[0].title, text, link, [one.facts for one in news]) is None

    def call(self, row: Row[Any], title: str, text: str, link: str, facts: list[dict[str, str]]) -> str | None:
        """Call a webhook and note how that went; what was wrong, if something was."""
        url, body = body_for(row.hook, title, text, link, {"news": facts})
        trouble = None
        try:
            self.hooks.call(url, body)
        except HookLater as error:  # it says nothing of this one: not counted
            return str(error)
        except (HookTrouble, BadRequest) as error:
            trouble = str(error) if isinstance(error, HookTrouble) else "address"
        values = {
            "hook_fails": row.hook_fails + 1 if trouble else 0,
            "hook_note": (trouble or "")[:200],
            "hook_at": time.time(),
        }
        with self.store.write() as link_:
            link_.execute(update(callers).where(callers.c.person == row.person).values(**values))
        return trouble

    def try_now(self, person: str) -> dict[str, str]:
        """Send somebody one of each now; what was wrong with each way."""
        row = self.wishes(person)
        if row is None:
            raise NoNews
        with self._one_of_few(person):
            return self._try_now(row)

    @contextmanager
    def _one_of_few(self, person: str) -> Iterator[None]:
        """A few people try at once, each once: whoever waits for slow servers keeps nobody else from playing."""
        with self._lock_of_tries:
            if person in self._trying or len(self._trying) >= MOST_TRYING:
                raise TooMuch(seconds=round(PATIENCE))
            self._trying.add(person)
        try:
            yield
        finally:
            self._trying.discard(person)

    def _try_now(self, row: Row[Any]) -> dict[str, str]:
        t, found = words_of(row.lang), {}
        for place in filter(None, (row.mail, urlsplit(row.hook).hostname if row.hook else None)):
            allow(self._tries, place)
        if row.mail and not self.post.off:
            found["mail"] = "" if row.mail_code is None else "confirm"
            if row.mail_code is None:
                try:
                    self.post.send(
                        row.mail, t("news-try"), f"{t('news-try')}\n{self.address}/", self.stop_link(row, "all")
                    )
                except MailTrouble as error:
                    found["mail"] = str(error)
        if row.hook and not self.hooks.off:
            found["hook"] = (
                self.call(row, "Argosy", t("news-try"), f"{self.address}/" if self.address else "", []) or ""
            )
        return found

    # in the browser

    def waiting(self, person: str, lang: str) -> list[dict[str, Any]]:
        """What waits for somebody at their tables now: for the badge, and for notifications of an open page."""
        found, muted = [], self.muted(person)
        for row in self.store.tables_of(person):
            if row.id in muted or row.status != "running":
                continue
            held = [seat for seat, persons in row.held.items() if person in persons]
            if row.acting in held and row.seats[row.acting].kind == "person":
                text = say(None, lang, "news-turn", game=title_of(row.game), table=row.id, name="")
                found.append({"kind": "turn", "table": row.id, "mark": f"{row.turn_began:.3f}", "words": text})
            elif row.campaign is not None:
                found += self._votes_waiting(row.id, held, lang)
        return found

    def calls(self, person: str, lang: str, waiting: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """What an open page may call its person for: what waits and what happened lately, each with whether the browser
        is `wanted` to tell it. In quiet hours nothing: what still waits is told afterwards."""
        row, now = self.wishes(person), time.time()
        if row is not None and quiet_until(row, now) is not None:
            return []
        wants = json.loads(row.wants) if row is not None else USUAL
        found = [*waiting, *(self._lately(row, lang, now) if row is not None else ())]
        return [one | {"wanted": "browser" in wants.get(one["kind"], [])} for one in found]

    def _lately(self, row: Row[Any], lang: str, now: float) -> list[dict[str, Any]]:
        """What happened at somebody's tables within the hour and waits for nobody."""
        muted, recent = self.muted(row.person), now - HOUR
        asked = select(outbox).where(outbox.c.person == row.person, outbox.c.kind.in_(PASSING))
        asked = asked.where(or_(outbox.c.at > recent, outbox.c.due.between(recent, now))).order_by(outbox.c.id.desc())
        found = []
        for one in self.store._all(asked.limit(MOST_SHOWN)):
            early = one.kind == "short" and one.due > now
            told = None if early or one.table_id in muted else self._news(one, row, lang)
            if told is not None:
                found.append({"kind": one.kind, "table": one.table_id, "mark": one.mark, "words": told.text})
        return found

    def _votes_waiting(self, table_id: str, held: Sequence[int], lang: str) -> list[dict[str, Any]]:
        table = self.house.table(table_id)
        vote = polls.poll_of(table)
        if vote is None:
            return []
        cast = polls.cast_so_far(self.house, table, vote)
        if all(seat in cast or seat not in vote.waiting for seat in held):
            return []
        text = say(None, lang, "news-vote", game=title_of(table.row.game), table=table_id, name="")
        return [{"kind": "vote", "table": table_id, "mark": f"v{len(table.deciders)}", "words": text}]


@dataclass(frozen=True)
class News:
    """One thing to be told."""

    kind: str
    table_id: str
    title: str
    text: str
    by_turns: bool

    @property
    def facts(self) -> dict[str, str]:
        """The same for programs."""
        return {"kind": self.kind, "table": self.table_id, "game": self.title}


def _by(news: Sequence[News], wants: dict[str, list[str]], way: str) -> list[News]:
    return [one for one in news if way in wants.get(one.kind, [])]


def channel(person: str) -> str:
    """Where the pages of a person listen."""
    return f"me-{person[:36]}"

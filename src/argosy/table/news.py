"""News of one's tables: what is told, to whom, by which way, and when. Off until somebody switches it on.

What happened is put into an outbox, each thing once for each person, and told from there a little later if it is still
true: whoever has moved meanwhile need not be told that it is their turn. A message says that something happened and
where to look; it never says what is on the table.
"""

from __future__ import annotations

import datetime
import hmac
import json
import logging
import secrets
import threading
import time
import zoneinfo
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from argosy.table import keys, mail, polls
from argosy.table.api import title_of
from argosy.table.errors import BadRequest, NoNews, NoTable, OtherVersion, TooMuch
from argosy.table.house import House
from argosy.table.limits import Limiter
from argosy.table.live import LiveTable
from argosy.table.mail import MailTrouble, Post
from argosy.table.shelves import callers, mutes, outbox, sealed
from argosy.table.store import holders, pack, tables
from argosy.table.webhooks import PATIENCE, HookLater, Hooks, HookTrouble, body_for
from argosy.words import say

log = logging.getLogger("argosy.table")

KINDS = ("turn", "vote", "joined", "begins", "invited", "over", "talk", "short")
PASSING = ("joined", "begins", "over", "talk", "short")  # of them what waits for nobody
WAYS = ("browser", "mail", "hook")
USUAL = {"turn": list(WAYS), "vote": list(WAYS), "joined": ["browser", "mail"], "begins": ["browser", "mail"],
         "invited": list(WAYS), "over": ["browser"], "talk": ["browser"], "short": list(WAYS)}  # fmt: skip
WAIT = 60.0  # seconds before something is told by mail or webhook: perhaps it is seen without
SHORT = 6 * 3600.0  # seconds before the end of a turn of days at which it runs short
HOUR, DAY = 3600.0, 86_400.0
KEPT = 30 * DAY  # how long it is remembered that something was told
MOST_SHOWN = 20  # of what happened lately, in a browser
MOST_TRIES, MOST_FAILS, MOST_A_DAY, MOST_ASKED = 3, 3, 100, 3
LONGEST_ZONE = 60
CLAIMED = 120.0  # seconds in which whoever took something to tell it has told it
UNTOLD = -1  # tries of what was never told
TELLERS = 8  # people who are told something at the same time: one whose webhook is slow keeps few others waiting
MOST_TRYING = 4  # people who try at the same time how they are told
TRIES = 5  # at one place (a webhook's host, an address of mail) in a row, then one every half minute
ASKS = 10  # mails that one visitor's network may let us send to addresses that nobody has confirmed, then one every …
ASKED_AGAIN = 600.0  # … seconds


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to be told."""

    wants: dict[str, list[str]]
    mail: str = ""
    hook: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    digest: int = -1
    zone: str = "UTC"
    lang: str = "en"


class NewsDesk:
    """Tells people of their tables."""

    def __init__(self, house: House, post: Post, hooks: Hooks, address: str, wait: float = WAIT) -> None:
        self.house, self.store = house, house.store
        self.post, self.hooks, self.address, self.wait = post, hooks, address.rstrip("/"), wait
        self.known: set[str] = set()  # who wants to be told anything
        self._looked = 0.0
        self._lock = threading.Lock()
        self._trying: set[str] = set()
        self._lock_of_tries = threading.Lock()
        self._tries = Limiter(1 / 30, TRIES)
        self._asks = Limiter(1 / ASKED_AGAIN, ASKS)

    # who wants what

    def wishes(self, person: str) -> Row[Any] | None:
        """What somebody has asked for."""
        return self.store._one(select(callers).where(callers.c.person == person))

    def keep(self, person: str, wanted: Wishes, network: str = "") -> Row[Any]:
        """Keep what somebody asks for; a new address must be confirmed before anything is sent there. `network` is
        where they ask from: nobody makes us write to the whole world."""
        wrong = [kind for kind in wanted.wants if kind not in KINDS]
        wrong += [way for ways in wanted.wants.values() for way in ways if way not in WAYS]
        if wrong:
            raise BadRequest(what=wrong[0], right=", ".join((*KINDS, *WAYS)))
        if not (0 <= wanted.quiet_from < 24 and 0 <= wanted.quiet_to < 24 and -1 <= wanted.digest < 24):
            raise BadRequest(what="hour", right="0 to 23")
        zone_of(wanted.zone)
        before = self.wishes(person)
        values: dict[str, Any] = {
            "lang": wanted.lang, "wants": pack(wanted.wants), "quiet_from": wanted.quiet_from,
            "quiet_to": wanted.quiet_to, "digest": wanted.digest, "zone": wanted.zone,
        }  # fmt: skip
        if before is None or before.hook != wanted.hook:
            values |= {"hook": self.hooks.check(wanted.hook) if wanted.hook else "", "hook_fails": 0}
            values |= {"hook_note": "", "hook_at": 0.0}
        code = None
        if before is None or before.mail != wanted.mail:
            if wanted.mail and self.post.off:
                raise NoNews
            values["mail"] = mail.checked(wanted.mail) if wanted.mail else ""
            code = keys.new_key() if wanted.mail else None
            values["mail_code"] = keys.hashed(code) if code else None
            if code:
                self._may_ask(wanted.mail, network)
        with self.store.write() as link:
            if before is None:
                link.execute(insert(callers), values | {"person": person, "handle": secrets.token_urlsafe(18)})
            else:
                link.execute(update(callers).where(callers.c.person == person).values(**values))
        self.known.add(person)
        kept = self.wishes(person)
        assert kept is not None
        if code:
            self._ask(kept, code)
        return kept

    def forget(self, person: str) -> None:
        """Tell somebody nothing any more, and keep nothing of how they were told."""
        with self.store.write() as link:
            for table in (callers, mutes, outbox):
                link.execute(delete(table).where(table.c.person == person))
        self.known.discard(person)

    def mute(self, person: str, table_id: str, off: bool) -> None:
        """Tell somebody nothing of one table, or do so again."""
        with self.store.write() as link:
            link.execute(delete(mutes).where(mutes.c.person == person, mutes.c.table_id == table_id))
            if off:
                link.execute(insert(mutes), {"person": person, "table_id": table_id})

    def muted(self, person: str) -> set[str]:
        """The tables that somebody wants to hear nothing of."""
        return {row.table_id for row in self.store._all(select(mutes).where(mutes.c.person == person))}

    # confirming an address, and switching off by one click

    def _may_ask(self, address: str, network: str) -> None:
        """Nobody's box is filled by questions whether it is theirs, and nobody has us ask everybody."""
        _allowed(self._asks, network)
        at = keys.hashed(address.lower())[:40]
        asked = select(func.count()).where(outbox.c.table_id == at, outbox.c.at > time.time() - DAY)
        row = self.store._one(asked)
        if row is not None and row[0] >= MOST_ASKED:
            raise TooMuch(seconds=round(DAY))
        mark = {"mark": keys.new_key(), "kind": "confirm", "table_id": at, "person": "", "seat": -1}
        with self.store.write() as link:
            link.execute(insert(outbox), mark | {"at": time.time(), "due": 0.0, "done": time.time()})

    def _ask(self, row: Row[Any], code: str) -> None:
        t = words_of(row.lang)
        text = t("news-confirm-text", link=f"{self.address}/news/confirm/{row.handle}.{code}")
        threading.Thread(target=self._try, args=(row.mail, t("news-confirm-subject"), text), daemon=True).start()

    def _try(self, address: str, subject: str, text: str) -> None:
        try:
            self.post.send(address, subject, text, "")
        except MailTrouble as error:
            log.warning("a mail could not be sent: %s", error)

    def confirming(self, token: str) -> Row[Any]:
        """Whose address a link confirms. Changes nothing."""
        handle, _, code = token.partition(".")
        row = self._caller(handle)
        if row is None or (row.mail_code is not None and not hmac.compare_digest(row.mail_code, keys.hashed(code))):
            raise NoNews
        return row

    def _caller(self, handle: str) -> Row[Any] | None:
        """Who is meant in a link; what cannot be a handle is not asked for."""
        possible = handle.isascii() and handle.isprintable()
        return self.store._one(select(callers).where(callers.c.handle == handle)) if possible else None

    def confirm(self, token: str) -> None:
        """An address is its owner's."""
        row = self.confirming(token)
        with self.store.write() as link:
            link.execute(update(callers).where(callers.c.person == row.person).values(mail_code=None))

    def stop_link(self, row: Row[Any], table_id: str) -> str:
        """The link that ends the news of one table, or with `all` every mail."""
        return f"{self.address}/news/off/{row.handle}.{table_id}.{self._signed(row.handle, table_id)}"

    def _signed(self, handle: str, what: str) -> str:
        return hmac.new(self._secret().encode(), f"{handle}.{what}".encode(), "sha256").hexdigest()[:40]

    def _secret(self) -> str:
        """The key with which links are signed; the first server makes it."""
        row = self.store._one(select(sealed).where(sealed.c.name == "links"))
        if row is None:
            try:
                with self.store.write() as link:
                    link.execute(insert(sealed), {"name": "links", "value": keys.new_key()})
            except IntegrityError:
                pass
            row = self.store._one(select(sealed).where(sealed.c.name == "links"))
        assert row is not None
        return str(row.value)

    def stopping(self, token: str) -> tuple[Row[Any], str]:
        """Whose news of which table a link ends. Changes nothing."""
        handle, _, rest = token.partition(".")
        what, _, signature = rest.rpartition(".")
        row = self._caller(handle)
        if row is None or not hmac.compare_digest(signature, self._signed(handle, what)):
            raise NoNews
        return row, what

    def stop(self, token: str) -> None:
        """End the news of one table, or all mail and calls."""
        row, what = self.stopping(token)
        if what != "all":
            if self.store.table(what) is not None:
                self.mute(row.person, what, True)
            return
        wants = {kind: [way for way in ways if way == "browser"] for kind, ways in json.loads(row.wants).items()}
        with self.store.write() as link:
            link.execute(update(callers).where(callers.c.person == row.person).values(wants=pack(wants)))

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
            _allowed(self._tries, place)
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


def _allowed(limiter: Limiter, who: str) -> None:
    """Nothing, unless somebody or some place has had enough."""
    wait = limiter.allow(who)
    if wait:
        raise TooMuch(seconds=round(wait))


def channel(person: str) -> str:
    """Where the pages of a person listen."""
    return f"me-{person[:36]}"


def words_of(lang: str) -> Callable[..., str]:
    """The house's words in one language."""
    return lambda key, **facts: say(None, lang, key, **facts)


def zone_of(name: str) -> datetime.tzinfo:
    """A zone of the clock by its name."""
    try:
        if len(name) > LONGEST_ZONE:
            raise ValueError
        return zoneinfo.ZoneInfo(name)
    except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError):
        if name == "UTC":
            return datetime.UTC
        raise BadRequest(what="zone", right="Europe/Berlin, for example") from None


def quiet_until(row: Row[Any], now: float) -> float | None:
    """When somebody's quiet hours end, if it is quiet now."""
    if row.quiet_from == row.quiet_to:
        return None
    hour = datetime.datetime.fromtimestamp(now, zone_of(row.zone)).hour
    inside = row.quiet_from <= hour < row.quiet_to
    if row.quiet_from > row.quiet_to:
        inside = hour >= row.quiet_from or hour < row.quiet_to
    return next_hour(row, now, row.quiet_to) if inside else None


def next_hour(row: Row[Any], now: float, hour: int) -> float:
    """The next time that somebody's clock shows an hour."""
    here = datetime.datetime.fromtimestamp(now, zone_of(row.zone))
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    return (then if then > here else then + datetime.timedelta(days=1)).timestamp()

"""Who wants to be told what of their tables, by which way and when. Off until somebody switches it on.

An address of mail is used once its owner has confirmed it; every mail has a link that ends the mails by one click.
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
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from argosy.table import keys, mail
from argosy.table.errors import BadRequest, NoNews, TooMuch
from argosy.table.limits import Limiter
from argosy.table.mail import MailTrouble, Post
from argosy.table.shelves import callers, mutes, outbox, sealed
from argosy.table.store import Store, pack
from argosy.table.webhooks import Hooks
from argosy.words import say

log = logging.getLogger("argosy.table")

KINDS = ("turn", "vote", "joined", "begins", "invited", "over", "talk", "short")
WAYS = ("browser", "mail", "hook")
USUAL = {"turn": list(WAYS), "vote": list(WAYS), "joined": ["browser", "mail"], "begins": ["browser", "mail"],
         "invited": list(WAYS), "over": ["browser"], "talk": ["browser"], "short": list(WAYS)}  # fmt: skip
DAY = 86_400.0
MOST_ASKED = 3  # mails a day that ask one address whether it is its owner's
LONGEST_ZONE = 60
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


class Addressees:
    """The people who want to be told something."""

    def __init__(self, store: Store, post: Post, hooks: Hooks, address: str) -> None:
        self.store, self.post, self.hooks, self.address = store, post, hooks, address.rstrip("/")
        self.known: set[str] = set()  # who wants to be told anything
        self._asks = Limiter(1 / ASKED_AGAIN, ASKS)

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
        allow(self._asks, network)
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


def allow(limiter: Limiter, who: str) -> None:
    """Nothing, unless somebody or some place has had enough."""
    wait = limiter.allow(who)
    if wait:
        raise TooMuch(seconds=round(wait))


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

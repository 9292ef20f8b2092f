"""The server's log: it holds no keys, does not repeat itself without end, and its file does not grow without bound."""

from __future__ import annotations

import logging
import logging.handlers
import os
import pathlib
import re
import time

from argosy.play.errors import ArgosyError
from argosy.table.database import make_private

KEY = re.compile(r"(?<![\w-])(?=[\w-]*[0-9A-Z])[\w-]{32,}")  # our keys have 32 signs or more, names of tables fewer
SHOWN = 4  # signs of a key that are left, to tell two from each other
ALIKE, MINUTE = 10, 60.0  # so many lines of one kind in so many seconds
LARGEST, FILES = 5_000_000, 5  # bytes of a file, and how many are kept
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def masked(text: str) -> str:
    """A text in which keys cannot be read."""
    return KEY.sub(lambda found: found.group()[:SHOWN] + "…", text)


class Masking(logging.Formatter):
    """Masks whatever is written, tracebacks too."""

    def format(self, record: logging.LogRecord) -> str:
        """The line without keys."""
        return masked(super().format(record))


class Quiet(logging.Filter):
    """Lets a few lines of one kind through a minute, and then says how many more there were."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        kind, now = (record.name, str(record.msg)[:200]), time.monotonic()
        since, count = self.seen.get(kind, (now, 0))
        if now - since > MINUTE:
            if count > ALIKE:
                record.msg, record.args = f"{record.getMessage()} (and {count - ALIKE} more like it)", ()
            since, count = now, 0
        if len(self.seen) > 1_000:
            self.seen.clear()
        self.seen[kind] = (since, count + 1)
        return count < ALIKE


class NoLog(ArgosyError, OSError):
    """The log cannot be written where the host wants it."""

    key = "storage-no-log"


def _in_file(file: str) -> logging.Handler:
    make_private(pathlib.Path(file))
    try:
        handler = logging.handlers.RotatingFileHandler(file, maxBytes=LARGEST, backupCount=FILES - 1, encoding="utf-8")
        os.chmod(file, 0o600)
    except OSError as error:
        raise NoLog(file=file, why=error.strerror or str(error)) from error
    return handler


def begin(file: str | None = None) -> logging.Handler:
    """Log warnings and worse: to a file that is changed when it is large, or to standard error. There is one log: a
    new one takes the place of the one before, which would count and mark the same lines."""
    handler: logging.Handler
    if file:
        handler = _in_file(file)
    else:
        handler = logging.StreamHandler()
    handler.setFormatter(Masking(LINE))
    handler.addFilter(Quiet())
    root = logging.getLogger()
    for old in [one for one in root.handlers if isinstance(one.formatter, Masking)]:
        root.removeHandler(old)
        old.close()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    return handler

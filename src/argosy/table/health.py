"""Whether the server can do its work: it reads and writes, now and not when it was started."""

from __future__ import annotations

import threading
import time

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from argosy.table.database import Unwell
from argosy.table.store import Store, probe

FRESH = 2.0  # seconds that an answer holds, so that asking often costs little
NAME = "house"


class Pulse:
    """Writes one small row and tells how that went."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = threading.Lock()
        self._asked = 0.0
        self._troubles = 0
        self._found: Unwell | None = None

    def trouble(self) -> Unwell | None:
        """What is wrong with the database; None when it can be read and written."""
        with self._lock:
            if time.monotonic() - self._asked > FRESH or self._found or self.store.troubles != self._troubles:
                self._found = self._try()
                self._asked, self._troubles = time.monotonic(), self.store.troubles
            return self._found

    def _try(self) -> Unwell | None:
        try:
            with self.store.write() as link:
                if not link.execute(update(probe).values(at=time.time()).where(probe.c.name == NAME)).rowcount:
                    link.execute(insert(probe), {"name": NAME, "at": time.time()})
        except IntegrityError:  # another server wrote the first one: so it can be written
            return None
        except Unwell as error:
            return error
        except SQLAlchemyError as error:
            return Unwell(kind="other", why=str(error)[:200])
        return None

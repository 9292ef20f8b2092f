"""A program that plays at a table of Argosy's server, through its JSON API alone. Nothing but Python is needed.

Start a server in one terminal and this in another:

    argosy
    python examples/table_client.py goa --bots deckhand,mate

It makes a table against bots, plays its seat to the end by choosing among the legal moves, and prints the scores. The
server describes every request at /api/docs. What a client has to know:

* POST /api/tables answers the secret keys of the program's own seats, once. It sends the key with every request.
* GET /api/tables/ID is the table as that seat may see it: the question, the legal moves with their words, the log.
* A move is sent with the `number` of the table that was looked at. If something happened meanwhile, the answer is 409
  and nothing has changed: look again. A move counts when it is answered with 200, and not before.
* GET /api/tables/ID/events is a stream that says whenever something happened; this client simply asks again.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any

PATIENCE = 900.0  # seconds to wait for a bot; the very first move may have to wait until the rules are compiled


class Refused(Exception):
    """The server said no; `status` is the HTTP status."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(f"{status}: {message}")
        self.status = status


class Client:
    """One seat at one table."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.key = ""
        self.table = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and read the answer."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.key}" if self.key else "None"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.load(error).get("message", "")) from None

    def sit_down(self, game: str, bots: list[str]) -> None:
        """Make a table: the first seat is ours, the others are played by bots."""
        seats = [{"kind": "me", "name": "Client"}] + [{"kind": "bot", "level": level} for level in bots]
        made = self.ask("POST", "/tables", {"game": game, "seats": seats})
        self.table, self.key = made["id"], made["seat_keys"][0]

    def look(self) -> dict[str, Any]:
        """The table as our seat sees it."""
        seen: dict[str, Any] = self.ask("GET", f"/tables/{self.table}")
        return seen

    def wait(self) -> dict[str, Any]:
        """Until it is our turn or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = self.look()
            if seen["moves"] or seen["status"] == "over":
                return seen
            time.sleep(0.02)
        raise TimeoutError("nobody moved for a long time")

    def move(self, code: int, number: int) -> bool:
        """Make a move; whether it counted."""
        try:
            self.ask("POST", f"/tables/{self.table}/moves", {"move": code, "number": number})
            return True
        except Refused as refusal:
            if refusal.status == 409:  # something happened meanwhile
                return False
            raise

    def play(self, choose: Any) -> dict[str, Any]:
        """Play to the end; `choose` is given the table and answers one of its moves."""
        while (seen := self.wait())["status"] != "over":
            self.move(choose(seen)["code"], seen["number"])
        return seen


def main() -> None:
    """Play one game and print how it ended."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", help="goa, grog_island, amerigo or maracaibo")
    reader.add_argument("--bots", default="deckhand", help="their levels with commas between them")
    reader.add_argument("--server", default="http://127.0.0.1:8000")
    reader.add_argument("--seed", type=int, default=1, help="for our own choices")
    wanted = reader.parse_args()
    chance = random.Random(wanted.seed)
    client = Client(wanted.server)
    client.sit_down(wanted.game, wanted.bots.split(","))
    print(f"playing at table {client.table}")
    end = client.play(lambda seen: chance.choice(seen["moves"]))
    for seat in end["seats"]:
        print(f"{end['ranks'][seat['seat']]}. {seat['name']}: {seat['score']} points")


if __name__ == "__main__":
    main()

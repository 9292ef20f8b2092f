"""The shallow figures of one game as JSON, counted by whatever rules this process runs."""

from __future__ import annotations

import itertools
import json
import sys

from perft import count, read

if __name__ == "__main__":
    counted = {}
    for case in read():
        if case.game == sys.argv[1]:
            counted[case.name] = [vars(row) for row in itertools.islice(count(case.start()), case.interpreted)]
    json.dump(counted, sys.stdout)

"""The table in the browser: seats, storage, live updates, bots and pages, for all games."""

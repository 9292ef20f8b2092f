# Two commands are enough: `make play` and `make test`. Everything is installed into .venv beside this file.

PYTHON ?= python3
BIN := .venv/bin
PLAYED := .venv/installed
TESTED := .venv/installed-for-tests
WORKERS ?= auto
PINS ?=  # `make test PINS='--constraint requirements.lock'` installs the versions of the lock file

.PHONY: play test slow quick bench judge docs pictures perft lock audit clean

## play: the table in the browser; the first start compiles the rules beside play
play: $(PLAYED)
	$(BIN)/argosy

## test: style, types, layers, laws, rules, pages; `make slow` has the rest
test: $(TESTED) tools
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	ARGOSY_GAMES=tests/toy/games $(BIN)/argosy warm
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q -m "not slow"

## slow: long statistics and whole campaigns
slow: $(TESTED) tools
	ARGOSY_GAMES=tests/toy/games $(BIN)/argosy warm
	$(BIN)/python -m pytest -q -m slow

## quick: in a minute and interpreted, the laws and rules of the game that changed; GAME=goa names it
quick: $(TESTED)
	$(BIN)/ruff check .
	./.ci/quick $(GAME)

## bench: how fast the rules are; a table here and JSON in bench/results
bench: $(PLAYED)
	$(BIN)/argosy bench --out bench/results/bench.json

## judge: fit the chances of reviews to the network of GAME anew (docs/review.md); its puzzles are judged by them
judge: $(PLAYED)
	$(BIN)/python bench/review_chances.py $(GAME) --games 96 --fit
	$(BIN)/python bench/review_share.py $(GAME) --games 16 --budget 16 --write
	$(BIN)/python bench/review_usual.py $(GAME) --games 2
	$(BIN)/python -m argosy.analysis.making $(GAME) --check
	rm -f $(GAME).found.jsonl  # what was found by another judge
	$(BIN)/python -m argosy.analysis.making $(GAME) --add --seed 1000 --minutes 10

## docs: the documentation site, in site/ (`python3 -m http.server -d site` shows it)
docs: $(TESTED)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

## pictures: the pictures of the README and the documentation, taken anew in docs/pictures
pictures: $(TESTED) tools
	$(BIN)/python -m tests.browser.take_pictures

## perft: count positions anew and write tests/perft/perft.json; says what differs
perft: $(PLAYED)
	$(BIN)/python tests/perft/make.py

## lock: write requirements.lock from what is installed in .venv
lock: $(TESTED)
	$(BIN)/python .ci/lock

## audit: known holes in what we depend on (asks a public database, so it needs the network)
audit: $(PLAYED)
	$(BIN)/python -m pip install --quiet pip-audit
	$(BIN)/python -m pip_audit --skip-editable --progress-spinner off

## clean: everything that was made here (compiled rules lie in the user's cache folder and stay)
clean:
	rm -rf .venv build dist site src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYED): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet $(PINS) --editable .
	touch $@

$(TESTED): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet $(PINS) --editable '.[test]'
	touch $(PLAYED) $@

# what the tests need from the system; installed where that is possible, else the tests that need it say so
.PHONY: tools
tools:
	@./.ci/tools

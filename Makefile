# Everything a fresh machine needs is set up by the targets themselves.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: play bot test lint types imports unit bench soak clean

play: $(VENV)/.play
	$(BIN)/python -m bot play

bot: $(VENV)/.bot
	$(BIN)/python -m bot run

test: lint types imports unit

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/pyright --pythonpath $(BIN)/python

imports: $(VENV)/.test
	$(BIN)/lint-imports

unit: $(VENV)/.test
	$(BIN)/pytest -n 2 --dist worksteal

bench: $(VENV)/.bench
	$(BIN)/python -m tests.bench

soak: $(VENV)/.test
	$(BIN)/pytest -n 2 --dist worksteal --soak tests/games tests/presenters

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cable Car needs Python 3.11 or later; set PYTHON=python3.x")'
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/.bot: pyproject.toml $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet -e .
	touch $@

$(VENV)/.play $(VENV)/.test $(VENV)/.bench: $(VENV)/.%: pyproject.toml $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet -e '.[$*]'
	touch $@

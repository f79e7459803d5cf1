# Everything a fresh machine needs is set up by the targets themselves.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

# uv installs what uv.lock names; where uv cannot be had, pip takes what the ranges allow.
install = $(BIN)/python -m pip install --quiet 'uv>=0.8,<1' 2>/dev/null && \
	UV_PROJECT_ENVIRONMENT="$(abspath $(VENV))" $(BIN)/uv sync --quiet --frozen --inexact \
		--compile-bytecode --python $(BIN)/python $(1:%=--extra %) 2>/dev/null || \
	$(BIN)/python -m pip install --quiet -e '.$(1:%=[%])'

.PHONY: play bot test lint beside types imports unit audit bench soak mutate clean

play: $(VENV)/.play
	@$(BIN)/python -m bot play $(if $(DAY),--day $(DAY))

bot: $(VENV)/.bot
	@$(BIN)/python -m bot run

test: lint
	@$(MAKE) --no-print-directory -j 2 beside unit

# What takes one core and goes on beside the tests.
beside:
	@$(MAKE) --no-print-directory imports types

lint: $(VENV)/.test
	@echo "Checks, step 1 of 4: style and common faults (ruff)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/.test
	@echo "Checks, step 3 of 4: types (pyright), about half a minute"
	@$(BIN)/pyright --pythonpath $(BIN)/python

imports: $(VENV)/.test
	@echo "Checks, step 2 of 4: which part may import which (import-linter)"
	@$(BIN)/lint-imports

unit: $(VENV)/.test
	@echo "Checks, step 4 of 4: tests (pytest), some minutes"
	@$(BIN)/pytest -n 2 --dist worksteal

# Not part of `make test`: it needs the network, and the world changes while the code does not.
audit: $(VENV)/.test
	@if $(MAKE) --no-print-directory $(VENV)/.audit >/dev/null 2>&1; \
	then $(BIN)/python .ci/audit.py; \
	else echo "Audit skipped: pip-audit cannot be installed here."; fi

bench: $(VENV)/.bench
	$(BIN)/python -m tests.bench

soak: $(VENV)/.test
	$(BIN)/pytest -n 2 --dist worksteal --soak tests/games tests/presenters tests/render \
		tests/hidden tests/mutate tests/behaviour/test_whole_games.py \
		tests/behaviour/test_nine_days.py \
		tests/wire/test_backups.py tests/wire/test_kills.py tests/wire/test_crowd.py \
		tests/wire/test_rolling_update.py \
		tests/wire/test_gateway.py \
		tests/wire/test_ends.py tests/wire/test_abuse.py tests/wire/test_operating.py \
		tests/chat/test_painter.py tests/chat/posts tests/tables \
		tests/storage tests/cli/test_play.py

mutate: $(VENV)/.test
	$(BIN)/python -m tests.mutate

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cable Car needs Python 3.11 or later; set PYTHON=python3.x")'
	@echo "Setting up, step 1 of 2: the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.bot: pyproject.toml uv.lock $(VENV)/bin/python
	@echo "Setting up, step 2 of 2: the packages of the bot"
	@$(call install,)
	@$(BIN)/python -m compileall -q bot render storage
	@touch $@

$(VENV)/.play $(VENV)/.test $(VENV)/.bench $(VENV)/.audit: $(VENV)/.%: pyproject.toml uv.lock $(VENV)/bin/python
	@echo "Setting up, step 2 of 2: the packages of \"make $*\""
	@$(call install,$*)
	@$(BIN)/python -m compileall -q bot render storage
	@touch $@

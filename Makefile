# Everything happens in the checkout: uv in .tools, packages in .venv, compiled kernels in .cache.
PYTHON ?= python3
GAME ?= lost-cities
UV = PYTHONPATH=.tools .tools/bin/uv
BIN = .venv/bin

export UV_PYTHON_DOWNLOADS = never
export UV_PYTHON_PREFERENCE = only-system
export UV_CACHE_DIR = $(CURDIR)/.cache/uv
export UV_LINK_MODE = copy
export UV_COMPILE_BYTECODE = 1
export MANOA_CACHE = $(CURDIR)/.cache/kernels
export MYPY_CACHE_DIR = $(CURDIR)/.cache/mypy
export RUFF_CACHE_DIR = $(CURDIR)/.cache/ruff

.PHONY: play test check bench golden lock clean

play: .venv/play
	@$(BIN)/manoa prepare $(GAME)
	@$(BIN)/manoa play $(GAME) || test $$? -eq 130  # Ctrl-C is a way to leave

test: check
	@$(BIN)/pytest -n auto

check: .venv/dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/manoa prepare

bench: .venv/bench
	@$(BIN)/manoa prepare
	@$(BIN)/python bench/all.py

golden: .venv/dev  ## write the golden playthroughs anew, to be reviewed as a diff
	@$(BIN)/python tests/golden.py

lock: .tools/bin/uv  ## compile the requirement files anew
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --upgrade requirements/uv.in -o requirements/uv.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --group build -o requirements/play.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --group build --group dev -c requirements/play.txt -o requirements/dev.txt --custom-compile-command "make lock"
	$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --upgrade pyproject.toml --group build --group dev --group bench -c requirements/dev.txt -o requirements/bench.txt --custom-compile-command "make lock"

clean:
	rm -rf .venv .tools .cache .hypothesis .pytest_cache

.tools/bin/uv: requirements/uv.txt
	@echo "Fetching uv …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Manoa needs Python 3.11 or newer.")'
	@$(PYTHON) -m pip install -q --disable-pip-version-check --no-warn-script-location --require-hashes --upgrade --target .tools -r requirements/uv.txt
	@touch $@

# .venv/play, .venv/dev and .venv/bench are stamps: the packages of that requirement file, and Manoa itself, are installed.
.venv/%: requirements/%.txt pyproject.toml .tools/bin/uv
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@$(UV) pip install --python $(BIN)/python --require-hashes -r $<
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

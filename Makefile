# Everything is installed into .venv and rummy_widget/js/node_modules; only Chromium, which the tests look at pages with,
# may come from the system. Each set-up step leaves a stamp, so that the next `make` does not repeat it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JS := rummy_widget/js
NPM := .ci/npm --prefix $(JS)
PYTEST := $(BIN)/python -m pytest
OUT ?= dist/site
# Dozens of servers and kernels are started, each of which would compile the package again where none may keep it compiled.
export PYTHONDONTWRITEBYTECODE :=
.DEFAULT_GOAL := help
.PHONY: help app lab test pageless quick scripts proof bench check js shapes notebooks guide pictures site hooks clean

help: ## list what can be made
	@grep -hE '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 16

app: $(VENV)/.app ## open the course in the browser
	$(BIN)/rummy-widget $(ARGS)

lab: $(VENV)/.app ## open the course in JupyterLab
	$(BIN)/rummy-widget --lab $(ARGS)

# Tests that open pages wait a lot, the others hardly ever: two runs beside each other, of which the second takes the
# time that the first leaves. Each process reads only the tests of its own run.
TESTS := $(PYTEST) --dist=loadfile --no-loadscope-reorder
PAGES := tests/browser tests/app tests/site

test: ## test everything once
	$(MAKE) --jobs=2 --no-print-directory $(VENV)/.test scripts
	$(BIN)/python tests/chromium.py
	$(MAKE) --jobs=2 --output-sync --no-print-directory pageless check & beside=$$!; \
	$(TESTS) --numprocesses=4 $(PAGES); suite=$$?; wait $$beside && exit $$suite

pageless: $(VENV)/.test # test what needs no page: engine, lessons, widgets, notebooks
	nice -n 5 $(TESTS) --numprocesses=2 --nbval --nbval-current-env --forked-kernels --ignore=tests/proof --ignore-glob='lessons/*/ro' --ignore=notebooks/ro --ignore-glob='notebooks/*/ro' $(PAGES:%=--ignore=%) tests rummy_widget lessons notebooks

quick: $(VENV)/.test ## test a little of everything but the pages, for the loop
	$(BIN)/ruff check .
	$(PYTEST) --numprocesses=2 --dist=loadfile --quick tests

site: $(VENV)/.app $(JS)/node_modules/.stamp $(if $(LITE),$(VENV)/.lite) ## write the course as a site into OUT, by default dist/site (ADDRESS= where it will be, LITE=yes with JupyterLite)
	$(BIN)/rummy-widget site $(OUT) $(if $(ADDRESS),--address "$(ADDRESS)") $(if $(LITE),--lite)

proof: $(VENV)/.test $(JS)/node_modules/.stamp ## test the full product, for hours
	$(BIN)/python tests/chromium.py
	$(PYTEST) --timeout=14400 --nbval --nbval-current-env tests/proof lessons/*/ro notebooks/ro notebooks/class/ro notebooks/class/teacher/ro
	RUMMY_WHOLE=yes $(PYTEST) --timeout=14400 -m "whole or proof" tests

bench: $(VENV)/.bench $(VENV)/.lite $(JS)/node_modules/.stamp ## measure how quick it is (ARGS=--keep writes the figures down)
	$(BIN)/python tests/chromium.py
	$(BIN)/python tests/bench $(ARGS)

check: $(VENV)/.test $(JS)/node_modules/.stamp ## look over style, types, layers, spelling and wording
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	.ci/spelling
	$(BIN)/python tests/voice.py
	$(PYTEST) --collect-only --quiet tests/proof >/dev/null
	$(NPM) run check

scripts: $(JS)/node_modules/.stamp ## test the scripts of the widgets
	$(NPM) test
	.ci/same-bundle

js: $(VENV)/.test $(JS)/node_modules/.stamp ## build the bundle of the widgets
	$(NPM) run build

shapes: $(VENV)/.test ## write what Python says to the page as TypeScript
	$(BIN)/python tests/shapes.py

notebooks: $(VENV)/.test ## run all notebooks and keep their outputs
	$(BIN)/python tests/outputs.py

guide: $(VENV)/.test ## write the tables in docs/reference that are made from the courses
	$(BIN)/python tests/guide.py

pictures: $(VENV)/.test ## take the pictures of README and docs again
	$(BIN)/python tests/pictures.py

hooks: ## have git check the subjects of commits
	@.ci/install-hooks

clean: ## take away what was installed and built
	rm -rf $(VENV) $(JS)/node_modules $(JS)/build dist

$(BIN)/python:
	@.ci/venv $(PYTHON) $(VENV)

$(VENV)/.app: pyproject.toml | $(BIN)/python
	@echo "Setting up the app in $(VENV), once; this takes a minute or two."
	$(BIN)/python -m pip install --quiet --editable ".[app]"
	@touch $@

$(VENV)/.test: pyproject.toml | $(BIN)/python
	@echo "Setting up the tests in $(VENV), once; this takes a few minutes."
	$(BIN)/python -m pip install --quiet --no-compile --editable ".[test]"
	@$(MAKE) --no-print-directory hooks
	@touch $@

$(VENV)/.bench: pyproject.toml | $(VENV)/.test
	@echo "Setting up what the solver is measured beside in $(VENV), once."
	$(BIN)/python -m pip install --quiet --editable ".[test,bench]"
	@touch $@

# JupyterLite has a Python of its own: JupyterLab, where it shares one, loads its kernel and can't use it.
$(VENV)/.lite: pyproject.toml | $(VENV)/.app
	@echo "Setting up JupyterLite in $(VENV)/lite, once; this takes a minute."
	@.ci/venv $(PYTHON) $(VENV)/lite
	$(VENV)/lite/bin/python -m pip install --quiet --editable ".[lite]"
	@touch $@

# Where there is no Node, it comes with Python's packages (see .ci/npm), and so after them.
$(JS)/node_modules/.stamp: $(JS)/package-lock.json | $(if $(shell .ci/has-node && echo yes),,$(VENV)/.test)
	$(NPM) ci
	@touch $@

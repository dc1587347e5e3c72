# Every target prepares .venv by itself (scripts/venv); nothing needs to be installed by hand first.
.DEFAULT_GOAL := help
.PHONY: help play envs parquet pictures postgres ray extras test-container wheel docs docs-serve test every test-wheel test-peers test-browsers check fast bench profile load leaks fuzz-site drill chaos faults examples precompile gallery clean

RUN = .venv/bin/cuboteca

help: ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: ## start the site on this computer and print its address
	@scripts/venv play
	@CUBOTECA_STARTED_BY=make $(RUN) serve $(ARGS)

envs: ## install PettingZoo, Gymnasium and OpenSpiel, for the environments
	@scripts/venv envs
	@scripts/venv openspiel || echo "OpenSpiel has no package for this machine; the others are ready."

parquet: ## install PyArrow, for records and an arena's plays as Parquet
	@scripts/venv parquet

pictures: ## install Pillow and resvg, for PNG pictures and the site's animations
	@scripts/venv pictures

postgres: ## install the driver for PostgreSQL, for the site
	@scripts/venv postgres

ray: ## install Ray, for running an arena or a simulation on a cluster
	@scripts/venv ray

extras: ## install all of these
	@scripts/venv all

wheel: ## build the package into dist: a wheel, and an archive of the source
	@scripts/venv test
	@.venv/bin/python -m hatchling build -d dist -t sdist -t wheel

docs: ## build the documentation site into build/docs/site
	@scripts/venv test
	@.venv/bin/python scripts/docs.py

docs-serve: ## build it and serve it on this computer
	@scripts/venv test
	@.venv/bin/python scripts/docs.py serve

test: ## check the source and run all tests
	@scripts/venv test
	@scripts/venv peers || echo "OpenSpiel has no package for this machine: comparisons are skipped."
	@scripts/chromium
	@scripts/check; checked=$$?; scripts/test && exit $$checked

every: ## run all tests with all cases, where "make test" takes like ones in turn
	@scripts/venv test
	@scripts/venv peers || echo "OpenSpiel has no package for this machine: comparisons are skipped."
	@scripts/chromium
	@CUBOTECA_EVERY_CASE=1 scripts/test

test-wheel: ## build the package; install it with each extra on each Python that is there
	@scripts/venv test
	@CUBOTECA_WHEELS=1 .venv/bin/python -m pytest -q -rs tests/meta/test_package.py $(ARGS)

test-container: ## build the container and run it, where buildah is installed; CUBOTECA_BASE: on another image
	@scripts/venv test
	@CUBOTECA_CONTAINERS=1 .venv/bin/python -m pytest -q -rs tests/web/test_deployment.py $(ARGS)

test-peers: ## run the tests with Stable-Baselines3, TorchRL, RLlib, Ray, Polars and DuckDB, and those of the examples
	@scripts/venv test
	@scripts/test-peers $(ARGS)

test-browsers: ## play each game in Chromium, Firefox and WebKit, which it installs on Debian
	@scripts/venv test
	@scripts/browsers
	@CUBOTECA_INTERPRETED=1 .venv/bin/python -m pytest -q -rs tests/engines $(ARGS)

check: ## check formatting, types, layers, dead names and spelling only
	@scripts/venv test
	@scripts/check

fast: ## check the source and run the quick tests: core, meta and golden plays
	@scripts/venv test
	@scripts/check; checked=$$?; scripts/test fast && exit $$checked

bench: ## measure the speed of the games, compared with OpenSpiel and Catanatron
	@scripts/venv peers || scripts/venv play
	@scripts/venv catanatron || echo "Catanatron cannot be installed: it is not compared."
	@$(RUN) bench $(ARGS)

profile: ## measure where a decision's nanoseconds go, and write docs/profile.md
	@scripts/venv play
	@.venv/bin/python scripts/profile_decisions.py $(ARGS)

load: ## measure how the site answers beside 2,000 hostile connections; ARGS=thinking: beside much thinking
	@scripts/venv test
	@.venv/bin/python scripts/load.py $(ARGS)

drill: ## kill whoever writes, 20 times, and bring all plays back from a backup or a standby
	@scripts/venv test
	@CUBOTECA_INTERPRETED=1 CUBOTECA_DRILLS=20 .venv/bin/python -m pytest -q -rs tests/table/test_drills.py $(ARGS)

chaos: ## kill a site 500 times on SQLite and on PostgreSQL; ARGS=--computers: cut computers off
	@scripts/venv test
	@.venv/bin/python -m tests.chaos $(ARGS)

faults: ## let networks between browsers and the site fail, by 1,000 schedules
	@scripts/venv test
	@scripts/chromium
	@.venv/bin/python scripts/faults.py $(ARGS)

leaks: ## compare all that observers are sent in 100,000 pairs of plays that they cannot tell apart
	@scripts/venv test
	@.venv/bin/python -m tests.leaks $(ARGS)

fuzz-site: ## send a running site broken requests and WebSocket frames for an hour
	@scripts/venv test
	@.venv/bin/python -m tests.web.fuzz $(ARGS)

examples: ## train MaskablePPO on Sukkube and on two-seat Cubosaurs, some minutes each
	@scripts/venv play
	@scripts/venv-peers torch
	@.venv-peers/torch/bin/python examples/train_sukkube.py $(ARGS)
	@.venv-peers/torch/bin/python examples/train_cubosaurs.py $(ARGS)

precompile: ## compile the rules of all games now instead of on first use
	@scripts/venv play
	@$(RUN) precompile

gallery: ## write pages with hand-made positions of every game into screenshots/gallery
	@scripts/venv test
	@.venv/bin/python scripts/gallery.py screenshots/gallery

clean: ## remove .venv and all build products
	@rm -rf .venv dist build .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

# `make run` and `make test` are all that you need; CONTRIBUTING.md explains the others.

PORT ?= 8080
PREFIX ?= /usr/local

# Position-independent code would cost relocations at each start of the program, and shared libraries
# of C++ half a millisecond: linked in, they cost nothing.
release = -c release -debug-info-format none --static-swift-stdlib -Xlinker --gc-sections -Xlinker --as-needed \
  -Xswiftc -L.build/static -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-export-dynamic --disable-local-rpath
ordinate = .build/release/ordinate
python = .build/python/bin/python
step = @scripts/step.sh
# One more than the number of cores, because tests of the page wait for timers and frames.
browsers = $(shell expr $$(nproc) + 1)
# Random tests of `make test` begin with the same seed each time; those of `make test-long` do not.
SEED = 1
# Optimising the modules takes less time than it saves; debugging information would take a seventh of it.
unit_tests = ORDINATE_PARTS=native ORDINATE_WIDE=$(avx2) \
  swift test -c release -debug-info-format none -Xswiftc -enable-testing --scratch-path .build-tests
# The page's logic, without a browser.
javascript_tests = node --test --test-reporter=dot Tests/JavaScript/*.test.js

# Rows of elementary functions for AVX2 too (see docs/decisions/wide-lanes.md): in programs always, in
# tests, which are not a release build, only if the processor has it.
programs serving bench numerics-check: export ORDINATE_WIDE = 1
avx2 = $(shell grep --count --max-count=1 avx2 /proc/cpuinfo)

.PHONY: run run-programs run-web serving test test-all test-units test-web test-parity test-examples test-page \
  test-programs test-values test-commands test-long fuzz fuzz-build fuzz-corpus check web bench docs format icons pictures screens trees programs numerics-check \
  numerics-probe install uninstall deb package

run:
	@scripts/set-up.sh run
	@ORDINATE_LOGS=.build/logs $(MAKE) --no-print-directory --jobs=2 run-programs run-web
	@exec $(ordinate) serve --port $(PORT)

# The server's programs and the page, in parallel: only one core compiles the page's program.
run-programs:
	$(step) "Command and server" $(MAKE) --no-print-directory serving

run-web:
	$(step) "WebAssembly program and page" $(MAKE) --no-print-directory web

test:
	$(step) "Set up" sh -c 'scripts/set-up.sh test && scripts/set-up-python.sh'
	$(step) "Format" swift format lint --strict --parallel --recursive Sources Tests Benchmarks Examples Package.swift
	$(step) "Layers" $(python) scripts/check-layers.py
	$(step) "English" $(python) scripts/check-english.py
	$(step) "Types in JavaScript" tsc --project Tests/Page/jsconfig.json
	$(step) "JavaScript" $(javascript_tests)
	$(step) "Tests without pauses" $(python) scripts/check-tests.py
	@rm -f .build/failures.log; exec 9>&1; ORDINATE_FAILURES=.build/failures.log \
	  $(MAKE) --no-print-directory --jobs=2 --output-sync=recurse test-all || \
	  { cat .build/failures.log >&2; exit 1; }

# Builds, and tests that keep one core busy for most of their time, two at once: what belongs to the page in one
# row, what belongs to the programs in another. Each announces at once that it starts, and prints the rest when it
# has ended.
test-all: test-units test-web test-parity test-examples test-page test-programs test-values test-commands

test-units:
	$(step) "Unit tests" env ORDINATE_SEED=$(SEED) $(unit_tests)
	$(step) "Transcripts" .build-tests/release/Transcripts .build/parity

test-web:
	$(step) "Embedded build and site" $(MAKE) --no-print-directory web
	$(step) "Program of values in WebAssembly" $(MAKE) --no-print-directory numerics-probe

test-parity: test-units test-web
	$(step) "Conversation with the page" $(python) scripts/make-protocol.py
	$(step) "Native against WebAssembly" sh -c \
	  'node Tests/Web/parity.mjs && \
	   node Tests/Web/parity.mjs .build/parity/languages.jsonl && \
	   node Tests/Web/graph-parity.mjs && node Tests/Web/calculators-parity.mjs && \
	   node Tests/Web/parts.mjs && node Tests/Web/limits.mjs'

test-examples: test-units test-web
	$(step) "Examples" $(python) -m pytest -q Tests/Examples
	$(step) "Documentation" scripts/make-docs.py

test-page: test-parity test-examples test-programs
	$(step) "Page" $(python) -m pytest -q --numprocesses $(browsers) --maxprocesses 4 --dist worksteal \
	  Tests/Page

test-programs: test-units
	$(step) "Programs" $(MAKE) --no-print-directory programs
	$(step) "Program of values" $(MAKE) --no-print-directory numerics-check
	$(step) "Wide lanes" scripts/check-wide-lanes.sh .build/release

test-values: test-web test-programs
	$(step) "Values, native against WebAssembly" node Tests/Web/hashes.mjs
	$(step) "Balls against Arb" $(python) Tests/Accuracy/enclosures.py .build/release/RealsCheck --count 4000
	$(step) "Formulas against Arb and mpmath" $(python) Tests/Proofs/prove.py --count 2000 --seed 1 --program $(ordinate)
	$(step) "Integrals against mpmath" $(python) Tests/Proofs/integrals.py --count 600 --seed 1 --program $(ordinate)
	$(step) "Relations against Arb" $(python) Tests/Proofs/relations.py --count 2000 --seed 1 --program $(ordinate)
	$(step) "Relations in small windows" $(python) Tests/Proofs/relations.py --deep --count 300 --seed 1 --program $(ordinate)
	$(step) "Strokes against Arb" $(python) Tests/Proofs/strokes.py --count 100 --seed 1 --program $(ordinate)
	$(step) "Places against mpmath" $(python) Tests/Proofs/places.py --count 300 --seed 1 --program $(ordinate)
	$(step) "Claims against mpmath" $(python) Tests/Proofs/claims.py --count 400 --seed 1 --least 99 --program $(ordinate)

test-commands: test-values
	$(step) "Commands" $(python) -m pytest -q --numprocesses $$(nproc) --dist worksteal Tests/Command
	$(step) "Server" $(python) -m pytest -q --numprocesses $$(nproc) --dist worksteal Tests/Server
	$(step) "Packages" $(python) -m pytest -q Tests/Packages

# Checks that need many values.
test-long:
	$(step) "Set up" sh -c 'scripts/set-up.sh test && scripts/set-up-python.sh'
	$(step) "Program of values" $(MAKE) --no-print-directory numerics-check
	$(step) "Programs" $(MAKE) --no-print-directory programs
	$(step) "Hostile requests" $(python) Tests/Server/hostile.py 60 --strict
	$(step) "Accuracy" $(python) Tests/Accuracy/measure.py .build/release/NumericsCheck
	$(step) "Balls against Arb" $(python) Tests/Accuracy/enclosures.py .build/release/RealsCheck
	@$(MAKE) --no-print-directory web
	$(step) "Formulas against Arb and mpmath" $(python) Tests/Proofs/prove.py --count 100000 --program $(ordinate)
	$(step) "Integrals against mpmath" $(python) Tests/Proofs/integrals.py --count 5000 --program $(ordinate)
	$(step) "Relations against Arb" $(python) Tests/Proofs/relations.py --count 20000 --program $(ordinate)
	$(step) "Relations in small windows" $(python) Tests/Proofs/relations.py --deep --count 5000 --program $(ordinate)
	$(step) "Strokes against Arb" $(python) Tests/Proofs/strokes.py --count 2000 --program $(ordinate)
	$(step) "Places against mpmath" $(python) Tests/Proofs/places.py --count 3000 --program $(ordinate)
	$(step) "Claims against mpmath" $(python) Tests/Proofs/claims.py --count 5000 --least 99 --program $(ordinate)
	$(step) "Pairs of doubles" $(python) Tests/Accuracy/pairs.py .build/release/NumericsCheck
	$(step) "Unit tests with another seed" env $(unit_tests)
	$(step) "Enclosures" env ORDINATE_TRIPLES=1000000 $(unit_tests) \
	  --filter "IntervalEnclosureTests|TapeConformanceTests"
	$(step) "Programs of the RPN calculator" env ORDINATE_PROGRAMS=100000 $(unit_tests) \
	  --filter CalculatorsTests
	@$(MAKE) --no-print-directory fuzz SECONDS=30
	@scripts/set-up.sh long
	$(step) "Package in a bare Debian" $(python) -m pytest -q Tests/Packages/bare_debian.py
	$(step) "A million lines in constant memory" env ORDINATE_LINES=1000000 \
	  $(python) -m pytest -q Tests/Command/test_eval.py -k memory
	$(step) "A table of 200 megabytes in bounded memory" env ORDINATE_MEGABYTES=200 \
	  $(python) -m pytest -q Tests/Command/test_fit.py -k memory
	$(step) "Kills of programs that write histories" env ORDINATE_KILLS=200 \
	  $(python) -m pytest -q Tests/Command/test_history_kills.py
	$(step) "Benchmarks, as brief as can be" $(MAKE) --no-print-directory bench ORDINATE_DRY=1

# Random inputs, guided by the code that they reach: SECONDS for each target, and no input may take longer
# than HANG seconds. TARGETS may name some of formulas, keys, messages, relations, sheets and links.
SECONDS ?= 60
HANG ?= 1
fuzz: fuzz-build
	python3 scripts/fuzz.py run --seconds $(SECONDS) --hang $(HANG) $(TARGETS)

# Adds what `make fuzz` has found to the corpus in the repository, and makes that as small as possible.
fuzz-corpus: fuzz-build
	python3 scripts/fuzz.py reduce $(TARGETS)

# gold, Swift's own choice, cannot read libFuzzer's debugging information.
fuzz-build:
	$(step) "Fuzzers" env ORDINATE_PARTS=fuzz swift build -c release --scratch-path .build-fuzz \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld -Xswiftc -enable-testing \
	  -Xswiftc -assert-config -Xswiftc Debug

# The quick checks, for use between two edits.
check:
	$(step) "Format" swift format lint --strict --parallel --recursive Sources Tests Benchmarks Examples Package.swift
	$(step) "Layers" python3 scripts/check-layers.py
	$(step) "English" python3 scripts/check-english.py
	$(step) "Tests without pauses" python3 scripts/check-tests.py
	$(step) "JavaScript" sh -c 'if command -v node; then $(javascript_tests); else echo skipped; fi'
	$(step) "Unit tests of the engine" env ORDINATE_PARTS=engine swift test --scratch-path .build-engine

# The programs ordinate, ordinate-history and ordinate-server, as in a release; the manual page and
# the completions.
programs: serving
	swift build $(release) --product ordinate-history
	@scripts/make-manual.py $(ordinate) .build

# The programs that `ordinate serve` needs.
serving: .build/static/libstdc++.a
	@scripts/set-up.sh programs
	swift build $(release) --product ordinate
	swift build $(release) --product ordinate-server

# Alone in its folder, because the linker prefers a shared library beside it.
.build/static/libstdc++.a:
	@mkdir -p .build/static
	@ln -sf "$$(clang -print-file-name=libstdc++.a)" $@

# The elementary functions and balls for tests that need a release's speed; the functions also in
# WebAssembly.
numerics-check: .build/static/libstdc++.a
	swift build $(release) --product NumericsCheck
	swift build $(release) --product RealsCheck

numerics-probe:
	scripts/build-web.sh NumericsProbe

# The web app as a static site in .build/site.
web:
	@scripts/set-up.sh run
	scripts/build-web.sh
	scripts/build-site.sh .build-web/engine-*.wasm

# Installs below PREFIX what `make programs web` has built; DESTDIR is for packaging.
install uninstall:
	@scripts/install.sh $@ "$(PREFIX)" "$(DESTDIR)"

# A package for Debian and Ubuntu, .build/ordinate_VERSION_ARCHITECTURE.deb.
deb:
	@$(MAKE) --no-print-directory programs web
	@$(MAKE) --no-print-directory package

package:
	@scripts/set-up.sh deb
	scripts/make-deb.sh

# With ORDINATE_DRY=1 every benchmark runs as briefly as it can.
bench: programs web
	@scripts/set-up.sh bench
	@scripts/set-up.sh test
	@scripts/set-up-python.sh
	$(python) -m pip install --quiet --disable-pip-version-check -r Benchmarks/requirements.txt
	swift build $(release) --product FormulaBenchmark
	swift build $(release) --product RelationBenchmark
	scripts/build-web.sh WebBenchmark
	python3 Benchmarks/bench.py
	$(python) Benchmarks/digits.py
	$(python) Benchmarks/relations.py
	$(python) Benchmarks/corpus.py
	$(python) Benchmarks/fits.py
	node Benchmarks/keys.mjs
	python3 Benchmarks/server.py
	$(python) Benchmarks/page.py
	$(python) Benchmarks/slow.py
	$(python) Benchmarks/graph.py
	$(python) Benchmarks/proving.py
	$(python) Benchmarks/sheets.py
	$(python) Benchmarks/places.py
	$(python) Benchmarks/history.py

format:
	swift format --in-place --parallel --recursive Sources Tests Benchmarks Examples Package.swift

# The documentation of the engine's modules in .build/docs; needs only the toolchain.
docs:
	@scripts/make-docs.py

# The app's icons as PNG files.
icons:
	@scripts/set-up.sh test
	@scripts/set-up-python.sh
	$(python) scripts/draw-icons.py

# Every screen in every state, at six sizes, in light and dark, on one page: OUT/index.html. SITE is a
# built site; with BEFORE, another one, the page shows both.
OUT ?= .build/screens
SITE ?= .build/site
screens:
	@scripts/set-up-python.sh
	$(python) scripts/draw-screens.py $(OUT) $(SITE) $(BEFORE)

# The texts of what a screen reader finds on each screen, in Tests/Page/trees.
trees:
	@scripts/set-up-python.sh
	ORDINATE_RENEW=1 $(python) -m pytest -q Tests/Page/test_trees.py

# The README's picture.
pictures:
	@scripts/set-up.sh test
	@scripts/set-up-python.sh
	@$(MAKE) --no-print-directory programs web
	$(python) scripts/draw-pictures.py

# MWPRanker. `make run` serves the page at http://localhost:8080, `make test` passes all tests. Both need Go and make;
# the tests need node and
# chromium as well, and say so where they are missing.

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -ec
.DELETE_ON_ERROR:
GO    ?= go
# The Go that go.mod names, and no other: the go command fetches it where it is not there. `make GOTOOLCHAIN=local` takes what is there.
export GOTOOLCHAIN := $(shell sed -n 's/^toolchain //p' go.mod)
WASM  := GOOS=js GOARCH=wasm
EXEC  := "$(shell $(GO) env GOROOT)/lib/wasm/go_js_wasm_exec"
KERNELEXEC := "node $(CURDIR)/wasm/kernel/node.js $(shell $(GO) env GOROOT)"

# Packages that run in the page: their tests run natively and as WASM.
PAGE := ./wasm/text ./wasm/expr ./wasm/worth ./wasm/corpus ./wasm/corpus/importer ./wasm/export ./wasm/own ./wasm/shard ./wasm/index ./wasm/tensor ./wasm/coding ./wasm/weights ./wasm/syntax ./wasm/graph ./wasm/lexicon ./wasm/lang ./wasm/nature ./wasm/renumber ./wasm/restory ./wasm/gather ./wasm/handout ./wasm/message ./wasm/complete ./wasm/paraphrase ./wasm/engine ./wasm/worker ./frontend/line

# The site that make edge takes.
SITE ?= dist

# How long each fuzzer runs, in `make test` and in `make fuzz`.
FUZZTIME     ?= 12s
LONGFUZZTIME ?= 10m

STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.4.0

.PHONY: help run check formatted dist server edge edge-tools packages shards generate test lint imports unit unit-wasm race race-short axe onnxruntime readers onnx screenshots fuzz-short fuzz fuzz-long mutated kernel size bench-browser bench-compare bench-node bench-batch bench-scale bench-start bench-typing soak bench corpus stories measure data lexicon parser train verifier crossval ablations finetune eval release house mwp clean

help: ## list the targets
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

run: dist ## build everything from source and serve the page at http://localhost:8080
	$(GO) run ./server -dir dist -addr :8080

dist: generate ## write the built site into dist/
	$(GO) run ./frontend/distribute -o dist -cache build/compressed

server: dist ## build the server with the site inside it into build/mwpranker-server
	@rm -rf server/embedded && cp -r dist server/embedded
	$(GO) build -trimpath -tags embedded -o build/mwpranker-server ./server
	@rm -rf server/embedded

# Precompressed copies stay away: the platform compresses by itself. Shards go into its bucket, see docs/deploy.md.
edge: dist ## what runs at Cloudflare, of the site in SITE (dist), into build/edge/; docs/deploy.md
	@rm -rf build/edge && mkdir -p build/edge
	cp -r $(SITE) build/edge/site
	find build/edge/site \( -name '*.br' -o -name '*.gz' \) -delete && rm -rf build/edge/site/shards
	cp LICENSE NOTICE build/edge
	$(GO) tool workers-assets-gen -mode=go -o build/edge/worker
	$(WASM) $(GO) build -trimpath -ldflags '-s -w' -o build/edge/worker/app.wasm ./server/edge

edge-tools: ## install wrangler from npm, which tests and deploys the edge server
	@command -v npm >/dev/null || { echo "npm is missing (Debian: apt-get install npm)"; exit 1; }
	npm ci --prefix server/edge --ignore-scripts --no-audit --no-fund

generate: ## make Go of the *.vugu components
	$(GO) generate ./frontend

corpus: ## write corpus.json from the stories
	$(GO) run ./train/cmd/stories corpus -o corpus.json

stories: ## check the stories and print what they hold
	$(GO) run ./train/cmd/stories check

measure: ## variety of the corpus beside the data sets of $$MWP_DATA, and sentences that stand in one
	$(GO) run ./train/cmd/stories measure

data: ## what the data sets of $$MWP_DATA and the stories give for training the reader
	$(GO) run ./train/cmd/data

lexicon: ## make the table of word classes from WordNet and the lists; needs $$MWP_DATA (Debian: wordnet-base wamerican-small)
	$(GO) run ./train/cmd/lexicon

parser: ## train the dependency parser from the data sets of $$MWP_DATA; goes on where it was stopped
	$(GO) run ./train/cmd/parser train

train: ## train the reader from the data sets of $$MWP_DATA and the stories; goes on where it was stopped
	$(GO) run ./train/cmd/reader train

verifier: ## train the verifier of model_weights/reader.bin, and put it into that file; goes on where it was stopped
	$(GO) run ./train/cmd/reader verify

crossval: ## train the reader on each of the five folds, then print the table; STEPS=2500 for a shorter schedule, RECIPE=only-mawps for another recipe
	$(GO) run ./train/cmd/reader -work build/reader/crossval -recipe $(or $(RECIPE),shipped) $(if $(STEPS),-steps $(STEPS)) crossval

ablations: ## train the reader with parts left out, three seeds each, then print the table
	$(GO) run ./train/cmd/reader -work build/reader/ablations $(if $(STEPS),-steps $(STEPS)) ablate

finetune: ## go on from the shipped weights for STEPS steps, into build/reader/finetuned.bin
	$(GO) run ./train/cmd/reader -start model_weights/reader.bin -name finetuned -steps $(or $(STEPS),2000) -out build/reader/finetuned.bin train

eval: ## figures of the shipped weights, into docs/evaluation/, the plots, README.md and the model card; needs $$MWP_DATA
	$(GO) run ./train/cmd/eval
	$(GO) run ./cmd/mwp eval syntax train/syntax/testdata/problems-gold.conllu $(if $(MWP_DATA),$(MWP_DATA)/ud-ewt/test.conllu)

shards: ## what a search costs in a split corpus of a million problems: bytes, times, privacy (5 minutes)
	$(GO) run ./train/cmd/shards

# The date is that of the last commit, where there is one: the same source gives the same bytes on any day.
release: dist ## archives for all systems, the site, the npm package, checksums and an SBOM, into build/release/; VERSION=1.2.0
	$(GO) run ./cmd/release $(if $(VERSION),-version $(VERSION)) \
	  -date "$$(TZ=UTC git log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd 2>/dev/null || echo 1980-01-01T00:00:00Z)"

mwp: ## build the command line into build/mwp
	$(GO) build -trimpath -o build/mwp ./cmd/mwp

test: dist lint size unit unit-wasm race-short fuzz-short ## everything that has to pass

check: generate formatted ## what answers within some two minutes: gofmt, vet, and the native tests without browser and training
	$(GO) vet ./...
	$(GO) test -short $$($(GO) list ./... | grep -vE '/(frontend/(e2e|distribute)|server/edge/edgetest|cmd/bench|train)(/|$$)')

# What git would keep has to look as gofmt writes it.
formatted:
	@bad=$$(gofmt -l $$(git ls-files -co --exclude-standard '*.go')); if [ -n "$$bad" ]; then echo "not gofmt-clean:" $$bad; exit 1; fi

lint: generate imports formatted ## gofmt, vet, staticcheck, govulncheck, the import table, what docs name
	$(GO) vet ./...
	@if $(GO) run $(STATICCHECK) -version >/dev/null 2>&1; then $(GO) run $(STATICCHECK) ./...; else echo "staticcheck could not be fetched: not run"; fi
	@if out=$$($(GO) run $(GOVULNCHECK) ./... 2>&1); then echo "govulncheck: nothing found"; \
	 elif grep -qE 'no such host|dial tcp|fetching vulnerabilities|module lookup|proxy' <<<"$$out"; then echo "govulncheck could not reach its database: not run"; \
	 else echo "$$out"; exit 1; fi

house: generate ## draw docs/house.svg: the rooms of the source, and who imports whom
	$(GO) run ./cmd/house

imports: generate ## who imports whom, and that what docs and comments name is there
	$(GO) test ./wasm -run 'Import|Forbidden|Syscall|Named|Missing' -count=1

unit: dist ## all tests natively, those of the page in chromium
	@$(MAKE) --no-print-directory axe || echo "axe-core is not there: the tests of accessibility say so and do not run"
	@$(MAKE) --no-print-directory onnxruntime || echo "onnxruntime is not there: the test of the ONNX files says so and does not run"
	@$(MAKE) --no-print-directory readers || echo "gift-pegjs and papaparse are not there: their test says so and does not run"
	$(GO) test -timeout 60m ./... # those in the browser may take longer than Go's ten minutes on a busy machine

unit-wasm: ## the tests of the page's packages as WASM under node
	@command -v node >/dev/null || { echo "node is missing: the WASM tests need it (Debian: apt-get install nodejs)"; exit 1; }
	$(WASM) $(GO) test -exec $(EXEC) $(PAGE)
	$(WASM) $(GO) test -exec $(KERNELEXEC) ./wasm/kernel
	MWP_KERNEL=/dev/null $(WASM) $(GO) test -exec $(KERNELEXEC) ./wasm/kernel # as in a browser without SIMD

# The race detector makes tests ten times slower. In `make test` it looks where goroutines meet; -short leaves out repetitions.
RACE := $(GO) test -race -short -timeout 60m

race: generate ## all native tests without a browser under the race detector (half an hour)
	$(RACE) $$($(GO) list ./... | grep -vE '/(frontend/e2e|server/edge/edgetest|cmd/bench)(/|$$)')

race-short: generate
	@command -v gcc >/dev/null || { echo "gcc is missing: the race detector needs it (Debian: apt-get install gcc libc6-dev)"; exit 1; }
	$(RACE) ./wasm/worker ./wasm/own ./frontend ./frontend/line
	$(RACE) -run 'Together|Shard|Model' ./wasm/engine

# axe-core looks for faults of accessibility in the browser tests. It is fetched from npm and not kept.
build/axe/node_modules: frontend/e2e/tools/package-lock.json
	$(call locked,build/axe,$<)

axe: build/axe/node_modules ## fetch axe-core for the tests of accessibility

# onnxruntime runs the exported model in the test of train/onnx, and beside our reader in cmd/bench/compare.
build/onnxruntime/node_modules: train/onnx/tools/package-lock.json
	$(call locked,build/onnxruntime,$<)

onnxruntime: build/onnxruntime/node_modules ## fetch onnxruntime for the tests of the export and for bench-compare

# What a lock file names goes into a folder, with its hashes checked; no script of a package runs.
define locked
@command -v npm >/dev/null || { echo "npm is missing: $1 could not be filled"; exit 1; }
@mkdir -p $1 && cp $(dir $2)package.json $(dir $2)package-lock.json $1/
@npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $1 && touch $1/node_modules
endef

# What other programs read of our exports: a parser of GIFT and one of CSV, for the tests of wasm/export.
build/readers/node_modules: wasm/export/tools/package-lock.json
	$(call locked,build/readers,$<)

readers: build/readers/node_modules ## fetch the readers that the tests of wasm/export ask

onnx: ## write the shipped weights as ONNX files into build/onnx
	$(GO) run ./train/cmd/reader export-onnx

screenshots: dist ## pictures of the page in build/screenshots/
	@mkdir -p build/screenshots
	MWP_SCREENSHOTS="$(CURDIR)/build/screenshots" $(GO) test ./frontend/e2e -run Screenshots -count=1

fuzz-short: ## each fuzzer for $(FUZZTIME)
	@$(MAKE) --no-print-directory fuzzers TIME=$(FUZZTIME)

fuzz: ## each fuzzer for $(LONGFUZZTIME)
	@$(MAKE) --no-print-directory fuzzers TIME=$(LONGFUZZTIME)

fuzz-long: ## all fuzzers by turns up to 10^8 executions, which are added up in cmd/bench/fuzz/executions.json; TIME=8h, CORES=4; stop it and go on as you like
	nice -n 19 $(GO) run ./cmd/bench/fuzz -time $(or $(TIME),1h) -cores $(or $(CORES),1)

# Two fuzzers at a time, each with one worker. Go's minimising of what it finds interesting is cut short: it would take most of the time.
# A run that Go itself ends too late says "context deadline exceeded" and no failing input: nothing was found.
.PHONY: fuzzers
fuzzers:
	@grep -rHoE '^func Fuzz[A-Za-z0-9]+' --include='*_test.go' wasm cmd train server frontend | sort | sed -E 's|^(.*)/[^/]*:func (.*)|\1 \2|' | \
	  xargs -P 2 -L 1 bash -c 'out=$$($(GO) test "./$$0" -run "^$$" -fuzz "^$$1\$$" -fuzztime $(TIME) -fuzzminimizetime 1x -parallel 1 2>&1) \
	    || { grep -q "context deadline exceeded" <<<"$$out" && ! grep -qE "Failing input|panic|_test.go:" <<<"$$out"; } \
	    || { echo "fuzz $$0 $$1 failed"; echo "$$out"; exit 255; }; \
	    echo "fuzz $$0 $$1: $$(grep -oE "execs: [0-9]+" <<<"$$out" | tail -n 1)"'

mutated: ## read 10,000 damaged files of all formats, in time and memory by their size; MUTATED=1000000 for more
	$(GO) test ./wasm/corpus/importer -run MutatedFiles -count=1 -v -mutated $(or $(MUTATED),10000) | grep -vE '=== RUN|--- PASS: TestMutatedFiles/'

kernel: ## build wasm/kernel/kernel.wasm of its C source (Debian 12: clang-19 lld-19)
	wasm/kernel/c/build.sh wasm/kernel/kernel.wasm
	chmod 644 wasm/kernel/kernel.wasm

size: dist ## what a first visit loads; fails above the budget
	$(GO) run ./cmd/bench/size

packages: generate ## what the page's program consists of, by package
	$(GO) run ./cmd/bench/packages

bench-browser: dist ## speed in the worker in chromium: products, parser, query, batch, start; beside other runtimes
	$(GO) run ./cmd/bench
	@$(MAKE) --no-print-directory bench-compare

bench-compare: onnxruntime ## the reader beside onnxruntime-web and gomlx in chromium, in processor time
	$(GO) run ./cmd/bench/compare

bench-node: ## the same in node, in processor time: for a machine that is busy with other things
	$(GO) run ./cmd/bench -node

bench-batch: dist ## reading a file of problems beside asking for each, natively and in chromium, on one core and on all
	$(GO) run ./cmd/bench -native
	$(GO) run ./cmd/bench batch
	$(GO) run ./cmd/bench/pool
	$(GO) test -run '^$$' -bench ReadMany -cpu 1,2 ./wasm/graph2tree

bench-scale: ## the index with 1,000 to 1,000,000 problems: built, searched, and scanned as in the paper
	$(GO) test -run '^$$' -bench 'Build|LookUp|Search/(exact|canonical)|PaperScan' ./wasm/index
	$(GO) test -run Memory -v ./wasm/index

bench-start: dist ## from the address to the first result in chromium, first and second visit; ROUNDS=7
	$(GO) run ./cmd/bench/start -rounds $(or $(ROUNDS),7)

bench-typing: dist ## how soon the page answers keys (INP) in chromium at a quarter of the speed
	$(GO) run ./cmd/bench/start -typing

soak: dist ## 20,000 requests to the page's worker in chromium: memory must not grow; COPIES=13 for 100,000 problems
	$(GO) run ./cmd/bench/soak -requests $(or $(REQUESTS),20000) -copies $(or $(COPIES),1)

bench: ## benchmarks of all packages
	$(GO) test -run '^$$' -bench . -benchmem ./wasm/...

clean: ## remove what was built
	rm -rf build dist

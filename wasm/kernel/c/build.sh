#!/usr/bin/env bash
# Builds the kernel: build.sh OUTPUT. The committed kernel.wasm comes from this compiler; another one makes other bytes.
# The stack has no room and lies at the memory's very beginning: code that used it would trap at once.
set -euo pipefail
exec clang-19 --target=wasm32 -O3 -msimd128 -ffreestanding -nostdlib -Wl,--no-entry -Wl,-z,stack-size=0 -Wl,--stack-first -Wl,--import-memory -Wl,--strip-all \
  -o "$1" "$(dirname "$0")/kernel.c"

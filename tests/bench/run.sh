#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures the release build and prints one JSON object a line. Machines are noisy: compare figures of one run only.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build="$root/build/bench"

if [[ ${1:-} == -h || ${1:-} == --help ]]; then
    cat <<'END'
Usage: tests/bench/run.sh [NAME...]

Builds an optimised copy with the benchmarks and runs those named, or all:
  compare  two, four and nine takes on one clock: how far from it, pictures left out, cost
  download a clip of 1 GiB over loopback, beside curl, recv and write, and splice
  history  search, list and start with 100,000 tasks, beside QSqlTableModel and an empty window
  playback first picture, exact frames and playing in the viewer, beside libav and the ffmpeg program
  polling  a query of one of 1,000 tasks, beside Qt's network layer alone
  start    the program's start with 0, 100 and 100,000 tasks, beside an empty window
  typing   what an edit of a large request costs the main thread
  upload   pictures of 200 and 500 MB in a request, beside curl and plain Qt
END
    exit 0
fi

names=("$@")
[[ ${#names[@]} -gt 0 ]] || names=(compare download history playback polling start typing upload)
"$root/packaging/install-packages.sh" run build tests
cmake --preset release -S "$root" -B "$build" -DBUILD_TESTING=ON >/dev/null
for name in "${names[@]}"; do
    cmake --build "$build" --target "bench_$name" >/dev/null
    "$root/tests/session.sh" "$build/tests/bin/bench_$name"
done

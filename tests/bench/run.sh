#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures the release build and its peers and prints one table, with the goals of tests/bench/goals.json.
# Measurements vary: compare figures of one run only.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build="$root/build/bench"

usage() {
    cat <<'END_OF_USAGE'
Usage: tests/bench/run.sh [--json FILE] [--readme] [NAME...]

Builds a release with the benchmarks, runs the named ones (default: all), and prints one table: each figure, its peer,
their ratio, the goal, and by how much a goal is missed.

  compare  four and nine takes on one clock: distance from the clock, skipped frames
  download a clip of 1 GiB over loopback, compared with curl and splice
  history  search, list and changes with 100,000 tasks, compared with QSqlTableModel and bare FTS5
  playback first frame, exact frames and playing in the viewer, compared with mpv, libav and the ffmpeg program
  polling  a query of one of 1,000 tasks, compared with Qt's network layer alone and wrk
  spend    the Spend page and the ledger with 100,000 tasks
  start    the program's start and memory with no tasks and with 100,000, compared with an empty window
  storage  a file of 500 MB to storage with the S3 protocol, compared with curl and plain Qt
  typing   main-thread time for an edit of a large request
  upload   a request with a file of 200 MB, compared with curl and plain Qt

  --json FILE  also write the rows, the machine and all output of the benchmarks to FILE
  --readme     insert the table into tests/README.md
END_OF_USAGE
}

names=()
options=()
while [[ $# -gt 0 ]]; do
    case $1 in
        --json)
            options+=(--json "${2:?--json needs a file}")
            shift
            ;;
        --readme) options+=(--readme "$root/tests/README.md") ;;
        -h | --help)
            usage
            exit 0
            ;;
        compare | download | history | playback | polling | spend | start | storage | typing | upload) names+=("$1") ;;
        *)
            echo "run.sh does not know \"$1\"." >&2
            usage >&2
            exit 2
            ;;
    esac
    shift
done
[[ ${#names[@]} -gt 0 ]] || names=(start upload storage polling download playback compare history spend typing)

"$root/packaging/install-packages.sh" run build tests bench
cmake --preset release -S "$root" -B "$build" -DBUILD_TESTING=ON >/dev/null
cmake --build "$build" --target "${names[@]/#/bench_}" e2e_slowsync >/dev/null
slow=$(mktemp)
trap 'rm -f "$slow"' EXIT
echo 1 >"$slow" # milliseconds
for name in "${names[@]}"; do
    echo "$name…" >&2
    "$root/tests/session.sh" "$build/tests/bin/bench_$name"
    [[ $name != spend ]] || "$root/tests/session.sh" env LD_PRELOAD="$build/tests/bin/libe2e_slowsync.so" \
        DAILIES_SYNC_FILE="$slow" "$build/tests/bin/bench_spend" --intent
done | python3 "$root/tests/bench/figures.py" "${options[@]}"

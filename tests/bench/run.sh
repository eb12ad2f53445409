#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures the release build beside its yardsticks and prints one table, with the goals of tests/bench/goals.json.
# Machines are noisy: compare figures of one run only.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build="$root/build/bench"

usage() {
    cat <<'END_OF_USAGE'
Usage: tests/bench/run.sh [--json FILE] [--readme] [NAME...]

Builds an optimised copy with the benchmarks, runs those named, or all, and prints one table: each figure beside its
yardstick, their ratio, the goal, and by how much it is missed.

  compare  four and nine takes on one clock: how far from it, pictures left out
  download a clip of 1 GiB over loopback, beside curl and splice
  history  search, list and changes with 100,000 tasks, beside QSqlTableModel and bare FTS5
  playback first picture, exact frames and playing in the viewer, beside mpv, libav and the ffmpeg program
  polling  a query of one of 1,000 tasks, beside Qt's network layer alone and wrk
  start    the program's start and memory with no tasks and 100,000, beside an empty window
  typing   what an edit of a large request costs the main thread
  upload   a request with a file of 200 MB, beside curl and plain Qt

  --json FILE  write the rows, the machine and all that the benchmarks told there, too
  --readme     put the table into tests/README.md
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
        compare | download | history | playback | polling | start | typing | upload) names+=("$1") ;;
        *)
            echo "run.sh does not know \"$1\"." >&2
            usage >&2
            exit 2
            ;;
    esac
    shift
done
[[ ${#names[@]} -gt 0 ]] || names=(start upload polling download playback compare history typing)

"$root/packaging/install-packages.sh" run build tests bench
cmake --preset release -S "$root" -B "$build" -DBUILD_TESTING=ON >/dev/null
cmake --build "$build" --target "${names[@]/#/bench_}" >/dev/null
for name in "${names[@]}"; do
    echo "$name…" >&2
    "$root/tests/session.sh" "$build/tests/bin/bench_$name"
done | python3 "$root/tests/bench/figures.py" "${options[@]}"

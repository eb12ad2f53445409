#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs many worlds in two processes. Every test run includes 200.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${DAILIES_BUILD:-$root/build/dev}

if [[ ${1:-} == -h || ${1:-} == --help ]]; then
    cat <<'END'
Usage: tests/worlds/run.sh [WORLDS [FIRST-SEED]]

Runs WORLDS (default 20000) worlds with seeds from FIRST-SEED (default 1), half
of them in each of two processes. Prints each sort of finding with its first
seed; the exit status is then 1.
To replay one: build/dev/tests/bin/worlds --seed N --shrink

DAILIES_BUILD names a build folder other than build/dev; it is built, too.
END
    exit 0
fi

worlds=${1:-20000}
first=${2:-1}
half=$((worlds / 2))
[[ -f $build/CMakeCache.txt ]] || cmake --preset dev -S "$root" -B "$build" >/dev/null
cmake --build "$build" --target worlds >/dev/null

run() {
    env LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen "$build/tests/bin/worlds" --coverage "$@"
}

other=$(mktemp)
trap 'rm -f "$other"' EXIT
run --from $((first + half)) --worlds $((worlds - half)) >"$other" &
pid=$!
failed=0
run --from "$first" --worlds "$half" || failed=1
wait "$pid" || failed=1
cat "$other"
exit "$failed"

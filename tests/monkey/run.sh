#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the monkey for a long time, once for each seed: run.sh [EVENTS] [SEED...]. The default is 100,000 events with a
# random seed. DAILIES_BUILD names a build folder other than build/dev.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${DAILIES_BUILD:-$root/build/dev}
events=${1:-100000}
shift || true
seeds=("$@")
[[ ${#seeds[@]} -gt 0 ]] || seeds=("$RANDOM")

if [[ ! -f $build/CMakeCache.txt ]]; then
    "$root/packaging/install-packages.sh" run build tests
    cmake --preset dev -S "$root" -B "$build" >/dev/null
fi
cmake --build "$build" --target monkey >/dev/null
status=0
for seed in "${seeds[@]}"; do
    # Hides messages of the media backend about invalid files.
    "$root/tests/session.sh" "$build/tests/bin/monkey" --events "$events" --seed "$seed" --strict \
        2> >(grep -E "ASSERT|ERROR: |runtime error" >&2 || true) || status=1
done
exit "$status"

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Long runs of the monkey, one for each seed: run.sh [EVENTS] [SEED...]; 100,000 events with seed 1 when it is not said.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
events=${1:-100000}
shift || true
seeds=("$@")
[[ ${#seeds[@]} -gt 0 ]] || seeds=(1)

"$root/packaging/install-packages.sh" run build tests
cd "$root"
cmake --preset dev >/dev/null
cmake --build --preset dev --target monkey
for seed in "${seeds[@]}"; do
    "$root/tests/session.sh" "$root/build/dev/tests/bin/monkey" --events "$events" --seed "$seed" --strict
done

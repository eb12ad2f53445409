#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs each fuzz target for a while, two at once: run.sh [SECONDS] [TARGET...]; 60 seconds when it is not said. What the
# fuzzer learns stays in build/fuzz/corpus for the next time; what it finds goes to build/fuzz/found, and ends this with 1.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
seconds=${1:-60}
shift || true
targets=("$@")
[[ ${#targets[@]} -gt 0 ]] || targets=(reply import headers address sniff stored journal)

"$root/packaging/install-packages.sh" run build fuzz
cd "$root"
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --target fuzzers

folder=$root/build/fuzz
one() { # TARGET
    mkdir -p "$folder/corpus/$1" "$folder/found/$1"
    local status=0
    "$folder/bin/fuzz_$1" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=65536 -print_final_stats=1 \
        -artifact_prefix="$folder/found/$1/" "$folder/corpus/$1" "$root/tests/fuzz/seeds/$1" >"$folder/$1.log" 2>&1 || status=$?
    printf '%-8s %12s executions, status %d\n' "$1" \
        "$(awk '/stat::number_of_executed_units/ { print $2 }' "$folder/$1.log")" "$status"
    return "$status"
}
export -f one
export root folder seconds
export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
printf '%s\n' "${targets[@]}" | xargs -P 2 -I{} bash -c 'one {}' || {
    echo "Something was found: see $folder/found and the logs in $folder." >&2
    exit 1
}

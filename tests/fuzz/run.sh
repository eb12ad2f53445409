#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the fuzz targets, one per core in parallel, and prints how often each ran.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
all=(reply import headers address sniff stored rows profiles accounts journal)

usage() {
    cat <<END
Usage: tests/fuzz/run.sh [TIME] [TARGET...]

Builds the targets with preset fuzz and runs each for TIME: seconds (default 60),
minutes (15m) or hours (2h). build/fuzz/corpus keeps the inputs that a target
discovered, for the next run. Findings are written to build/fuzz/found; the exit
status is then 1.

Targets: ${all[*]}
END
}

if [[ ${1:-} == -h || ${1:-} == --help ]]; then
    usage
    exit 0
fi
time=${1:-60}
shift || true
case $time in
    *[!0-9smh]* | "" | [smh]*) usage >&2; exit 2 ;;
    *h) seconds=$((${time%h} * 3600)) ;;
    *m) seconds=$((${time%m} * 60)) ;;
    *) seconds=${time%s} ;;
esac
targets=("$@")
[[ $# -gt 0 ]] || targets=("${all[@]}")
for target in "${targets[@]}"; do
    [[ " ${all[*]} " == *" $target "* ]] || { echo "There is no target \"$target\"." >&2; usage >&2; exit 2; }
done

"$root/packaging/install-packages.sh" run build fuzz
cd "$root"
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --target "${targets[@]/#/fuzz_}"

folder=$root/build/fuzz
# Targets that write files use memory where possible.
if [[ -w /dev/shm ]]; then
    export TMPDIR=/dev/shm
fi
export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
export LSAN_OPTIONS=suppressions=$root/tests/lsan.supp:print_suppressions=0

# Whether the seeds of a target reach the functions that it is meant to test.
reaches() { # TARGET
    local seen missing=0 name
    seen=$("$folder/bin/fuzz_$1" -runs=0 -print_coverage=1 "$root/tests/fuzz/seeds/$1" 2>&1 | grep -a '^COVERED_FUNC')
    while read -r name; do
        if ! grep -qF -- "$name" <<<"$seen"; then
            echo "The seeds of $1 do not reach $name" >&2
            missing=1
        fi
    done < <(awk -v target="$1" '$1 == target { print $2 }' "$root/tests/fuzz/reached.txt")
    return "$missing"
}
missing=0
for target in "${targets[@]}"; do
    reaches "$target" || missing=1
done
[[ $missing -eq 0 ]] || exit 1

one() { # TARGET
    mkdir -p "$folder/corpus/$1" "$folder/found/$1"
    local status=0
    "$folder/bin/fuzz_$1" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=16384 -print_final_stats=1 \
        -dict="$root/tests/fuzz/words.dict" -artifact_prefix="$folder/found/$1/" \
        "$folder/corpus/$1" "$root/tests/fuzz/seeds/$1" >"$folder/$1.log" 2>&1 || status=$?
    echo "$status" >"$folder/$1.status"
}
export -f one
export root folder seconds
printf '%s\n' "${targets[@]}" | xargs -P "$(nproc)" -I{} bash -c 'one {}'

found=0
printf '%-9s %12s %9s %8s %8s  %s\n' target executions "a second" edges corpus result
for target in "${targets[@]}"; do
    log=$folder/$target.log
    result="nothing found"
    if [[ $(<"$folder/$target.status") -ne 0 ]]; then
        found=1
        result="FOUND: $(grep -m1 -oE 'Broken rule: .*|(SUMMARY|ERROR): .*' "$log" || echo "see $log")"
    fi
    printf '%-9s %12s %9s %8s %8s  %s\n' "$target" \
        "$(awk '/stat::number_of_executed_units/ { n = $2 } END { print n }' "$log")" \
        "$(awk '/stat::average_exec_per_sec/ { n = $2 } END { print n }' "$log")" \
        "$(grep -oE 'cov: [0-9]+' "$log" | tail -1 | cut -d' ' -f2)" \
        "$(find "$folder/corpus/$target" -type f | wc -l)" "$result"
done
if [[ $found -ne 0 ]]; then
    {
        echo "Findings are in $folder/found, the output of each target in $folder/TARGET.log."
        echo "To reproduce one, with its source line: build/fuzz/bin/fuzz_TARGET build/fuzz/found/TARGET/FILE"
        echo "To minimise it, insert -minimize_crash=1 -runs=10000 before FILE. Once it is fixed, add FILE to the seeds."
    } >&2
fi
exit "$found"

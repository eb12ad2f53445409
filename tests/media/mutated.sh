#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Changed media through everything that reads media, with each media backend: mutated.sh [COUNT] [SEED] [BACKEND...];
# 2,000 files by chance, with ffmpeg and where Qt has it with gstreamer, when it is not said. A file that ends the program
# is named.
# DAILIES_BUILD names another build folder than build/dev.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${DAILIES_BUILD:-$root/build/dev}
count=${1:-2000}
seed=${2:-$RANDOM}
backends=("${@:3}")
if [[ ! -f $build/CMakeCache.txt ]]; then
    "$root/packaging/install-packages.sh" run build tests
    cmake --preset dev -S "$root" -B "$build" >/dev/null
fi
cmake --build "$build" --target media_mutated >/dev/null
if [[ ${#backends[@]} -eq 0 ]]; then
    backends=(ffmpeg)
    if grep -q '^DAILIES_GSTREAMER_PLUGIN:.*mediaplugin' "$build/CMakeCache.txt"; then
        backends+=(gstreamer)
    fi
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/dailies-mutated.XXXXXX")
trap 'rm -rf "$folder"' EXIT
status=0
for backend in "${backends[@]}"; do
    echo "$backend, seed $seed:"
    # Whatever the backend itself has to say goes to a file: it says much about files such as these.
    code=0
    env LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_MEDIA_BACKEND="$backend" TMPDIR="$folder" \
        "$build/tests/bin/media_mutated" --count "$count" --seed "$seed" --keep "$folder/now" 2>"$folder/said" || code=$?
    if [[ $code -gt 1 ]]; then
        tail -n 20 "$folder/said"
        echo "ended with status $code at $(<"$folder/now"); again: media_mutated --seed $seed --from NUMBER --count 1"
    fi
    [[ $code -eq 0 ]] || status=1
done
exit "$status"

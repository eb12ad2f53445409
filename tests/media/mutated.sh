#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Feeds damaged media to everything that reads media, with each media backend: mutated.sh [COUNT] [SEED] [BACKEND...].
# The default is 2,000 files with a random seed, with ffmpeg and, if Qt has it, gstreamer. Names each file that crashes
# the program. DAILIES_BUILD names a build folder other than build/dev.
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
    # The backend's own messages go to a file, because it prints many about such files.
    code=0
    env LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen QT_MEDIA_BACKEND="$backend" TMPDIR="$folder" \
        "$build/tests/bin/media_mutated" --count "$count" --seed "$seed" --keep "$folder/now" 2>"$folder/said" || code=$?
    if [[ $code -gt 1 ]]; then
        tail -n 20 "$folder/said"
        echo "exited with status $code at $(<"$folder/now"); to repeat it: media_mutated --seed $seed --from NUMBER --count 1"
    fi
    [[ $code -eq 0 ]] || status=1
done
exit "$status"

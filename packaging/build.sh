#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Configures and builds one preset of CMakePresets.json, all of it or some targets: build.sh PRESET [TARGET...]
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=${1:?which preset?}
shift

fresh=()
cache=build/$preset/CMakeCache.txt
if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$cache"; then
    # The copy was moved since; what CMake remembers points to the old place.
    fresh=(--fresh)
fi
cmake "${fresh[@]}" --preset "$preset"
cmake --build --preset "$preset" ${1:+--target "$@"}

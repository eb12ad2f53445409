#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs whole sweeps. Every test run includes shortened ones.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${DAILIES_BUILD:-$root/build/dev}

usage() {
    cat <<'END'
Usage: tests/sweep.sh cuts | kills | failures | crowd | uploads | all

Builds the required programs and runs whole sweeps. Prints each violation; the
exit status is then 1.

  cuts       breaks the connection at every byte of every reply and at every
             kilobyte of a create request: FIN, RST, stall, garbage; clear, TLS
  kills      kills the program at every crash point and at random moments
  failures   makes every write, sync, rename and database call fail once, alone
  crowd      runs 1,000 tasks with the command line, at services most of whose
             jobs meet a fault; must end within 120 s on an idle machine
  uploads    makes storage fail, lie and break connections at every byte
  all        runs all five, one after the other

DAILIES_BUILD names a build folder other than build/dev; it is built, too.
END
}

# Builds the named targets.
build() {
    if [[ ! -f $build/CMakeCache.txt ]]; then
        "$root/packaging/install-packages.sh" run build tests
        cmake --preset dev -S "$root" -B "$build" >/dev/null
    fi
    cmake --build "$build" --target "$@" >/dev/null
}

# Runs a sweep in the environment of the tests. No sweep needs a display.
sweep() {
    local hours=$1
    shift
    env LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen DAILIES_SOURCE="$root" \
        timeout --kill-after=30 "${hours}h" "$build/tests/bin/$1" "${@:2}"
}

cuts() {
    build sweep_cuts
    sweep 2 sweep_cuts --all
}

kills() {
    build sweep_kills
    sweep 4 sweep_kills --named 1000 --random 10000
}

failures() {
    build sweep_failures
    sweep 4 sweep_failures --most 0
}

crowd() {
    build sweep_crowd
    DAILIES_CLI="$build/bin/dailies-cli" sweep 1 sweep_crowd
}

uploads() {
    build sweep_uploads
    sweep 2 sweep_uploads --all
}

case ${1:-} in
    cuts | kills | failures | crowd | uploads) "$1" ;;
    all)
        failed=0
        for name in cuts kills failures crowd uploads; do
            "$name" || failed=1
        done
        exit "$failed"
        ;;
    -h | --help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac

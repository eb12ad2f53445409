#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a clean copy to the running program: installs what is missing, builds, starts.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'END'
Usage: packaging/run.sh [--build-only] [-- ARGUMENTS...]

Installs the Debian packages that are missing, builds Dailies into build/release,
and starts it in practice mode: no key, nothing is charged.
Where there is no display, it runs "dailies-cli demo" instead.

  --build-only   stop after the build
  --help         show this
  -- ARGUMENTS   pass these on to the program
END
}

build_only=no
while [[ $# -gt 0 ]]; do
    case $1 in
        --build-only) build_only=yes ;;
        -h | --help)
            usage
            exit 0
            ;;
        --)
            shift
            break
            ;;
        *)
            echo "run.sh does not know \"$1\"." >&2
            usage >&2
            exit 2
            ;;
    esac
    shift
done

"$root/packaging/install-packages.sh" run build
"$root/packaging/build.sh" release

bin=$root/build/release/bin
if [[ $build_only == yes ]]; then
    echo "Built: $bin/dailies and $bin/dailies-cli"
    exit 0
fi

if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
    takes=$root/build/demo/$(date +%Y-%m-%d-%H%M%S)
    mkdir -p "$takes"
    echo "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the window cannot open."
    echo "Running the demonstration on the command line instead; its clips go to $takes"
    exec "$bin/dailies-cli" demo --output "$takes" "$@"
fi
exec "$bin/dailies" --practice "$@"

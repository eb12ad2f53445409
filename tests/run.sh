#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every test, from a clean copy: installs what is missing, builds, runs ctest in a session of its own.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
    cat <<'END'
Usage: tests/run.sh [--preset NAME] [CTEST ARGUMENTS...]

Installs the Debian packages that are missing, builds, and runs the tests
under a display, a D-Bus session and a keyring that it starts and stops itself.

  --preset NAME   dev (the default), asan, or tsan: the thread sanitizer, which
                  runs the tests without a window
  --help          show this
Everything else goes to ctest, for example: tests/run.sh -R taskstore
END
}

preset=dev
arguments=()
while [[ $# -gt 0 ]]; do
    case $1 in
        --preset)
            preset=${2:?--preset needs a name}
            shift
            ;;
        --preset=*) preset=${1#--preset=} ;;
        -h | --help)
            usage
            exit 0
            ;;
        *) arguments+=("$1") ;;
    esac
    shift
done

"$root/packaging/install-packages.sh" run build tests
timeout=(--timeout 120)
if [[ $preset == tsan ]]; then
    timeout=()
    # Only what runs: the window and its tests would take long to build, and Qt's own threads drown what is ours.
    "$root/packaging/build.sh" tsan core_tests
    arguments=(-L '^core$' "${arguments[@]}")
else
    "$root/packaging/build.sh" "$preset"
fi
# Twice as many at once as there are cores: most tests wait.
exec "$root/tests/session.sh" ctest --test-dir "$root/build/$preset" --parallel "$(($(nproc) * 2))" \
    --output-on-failure --no-tests=error "${timeout[@]}" "${arguments[@]}"

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Whether the programs of a release build are hardened: check-hardening.sh [BUILD]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=${1:-$root/build/release}
failed=0

has() { # PROGRAM PATTERN READELF-OPTIONS...
    local found
    found=$(readelf --wide "${@:3}" "$1") || exit 1
    grep -E "$2" <<<"$found"
}

expect() { # PROGRAM WHAT PATTERN READELF-OPTIONS...
    if ! has "$1" "${@:3}" >/dev/null; then
        echo "$1: no $2" >&2
        failed=1
    fi
}

refuse() { # PROGRAM WHAT PATTERN READELF-OPTIONS...
    if has "$1" "${@:3}" >&2; then
        echo "$1: $2" >&2
        failed=1
    fi
}

for program in "$build/bin/dailies" "$build/bin/dailies-cli"; do
    expect "$program" "position independent code" 'FLAGS_1.*\bPIE\b' --dynamic
    expect "$program" "read-only relocations" 'GNU_RELRO' --program-headers
    expect "$program" "binding at the start" '\(FLAGS\).*BIND_NOW' --dynamic
    expect "$program" "stack that is not run" 'GNU_STACK .* RW ' --program-headers
    expect "$program" "stack protector" '__stack_chk_fail' --dyn-syms
    refuse "$program" "looks for libraries in a folder of its own" '\((RPATH|RUNPATH)\)' --dynamic
    refuse "$program" "has code that is rewritten at the start" '\(TEXTREL\)' --dynamic
    if grep -qF "$root" "$program"; then
        echo "$program says where it was built." >&2
        failed=1
    fi
done

# A program shows checked functions only where the compiler could not tell that all is well, so the compiler's own
# commands are read: what is put into a program of the package, and not what only serves the build.
python3 - "$build/compile_commands.json" <<'END' || failed=1
import json
import sys

WANTED = ["-D_FORTIFY_SOURCE=2", "-fstack-protector-strong", "-fstack-clash-protection", "-O"]
bare = []
commands = [each for each in json.load(open(sys.argv[1], encoding="utf-8")) if not each["file"].endswith(".h.cxx")]
for each in commands:
    words = each["command"].split()
    for wanted in WANTED:
        if not any(word == wanted or (wanted == "-O" and word in ("-O2", "-O3")) for word in words):
            bare.append(f"{each['file']}: without {wanted}")
print("\n".join(bare), file=sys.stderr, end="\n" if bare else "")
print(f"{len(commands)} compiler commands, {len(bare)} of them without a protection")
sys.exit(1 if bare or not commands else 0)
END

if [[ $failed -ne 0 ]]; then
    exit 1
fi
echo "Position independent, relocations read-only and bound at the start, stack protected and not run, functions checked."

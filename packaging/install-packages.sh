#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing of the named groups of packages.txt: install-packages.sh GROUP...
# Asks nothing of the network when nothing is missing.
set -euo pipefail

folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

if [[ $# -eq 0 ]]; then
    echo "Usage: $0 GROUP...   (groups of $folder/packages.txt)" >&2
    exit 2
fi

# os-release sets many names, so it is read in a shell of its own.
system=$( (. /etc/os-release && echo "${ID:-unknown} ${VERSION_ID:-unknown}") 2>/dev/null || echo "unknown unknown")

wanted=()
for group in "$@"; do
    mapfile -t found < <(awk -v group="[$group]" -v release="${system#debian }" '
        { sub(/[ \t]*#.*/, "") }
        /^\[/ { inside = ($0 == group); next }
        inside && (NF == 1 || $2 == release) { print $1 }' "$folder/packages.txt")
    if [[ ${#found[@]} -eq 0 ]]; then
        echo "There is no group \"$group\" in $folder/packages.txt." >&2
        exit 2
    fi
    wanted+=("${found[@]}")
done

case $system in
    "debian 12" | "debian 13") ;;
    *)
        {
            echo "This script installs packages on Debian 12 and 13 only; this system calls itself \"$system\"."
            echo "Nothing was installed. Elsewhere, install what these Debian packages contain:"
            printf '  %s\n' "${wanted[@]}" | sort
            echo "and then build with: cmake --preset release && cmake --build --preset release"
        } >&2
        exit 1
        ;;
esac

declare -A installed=()
while read -r package status; do
    if [[ $status == installed ]]; then
        installed[$package]=yes
    fi
done < <(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true)

missing=()
for package in "${wanted[@]}"; do
    if [[ -z ${installed[$package]:-} ]]; then
        missing+=("$package")
    fi
done
if [[ ${#missing[@]} -eq 0 ]]; then
    exit 0
fi

as_root=()
if [[ $(id -u) -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
        {
            echo "These packages are missing, and installing them takes root or sudo:"
            printf '  %s\n' "${missing[@]}"
        } >&2
        exit 1
    fi
    as_root=(sudo)
fi

apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 -q)

echo "Installing ${#missing[@]} packages: ${missing[*]}"
if ! "${apt[@]}" update </dev/null; then
    # Another package source may be broken on this computer; Debian's own may still work.
    echo "Not every package list could be refreshed; going on with what there is." >&2
fi
if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null; then
    echo "The packages could not be installed; the lines above say why. Nothing was built." >&2
    exit 1
fi

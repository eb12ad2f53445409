#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the Debian package of the current commit twice, without the compiler's cache, and compares. The second build
# has another folder, time zone, language and umask.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

export CCACHE_DISABLE=1

build() { # COPY
    git clone --quiet "$root" "$folder/$1"
    "$folder/$1/packaging/deb.sh" >"$folder/build.log" 2>&1 || {
        tail -n 40 "$folder/build.log" >&2
        return 1
    }
    mv "$folder/$1"/build/release/packages/*.deb "$folder/$(basename "$1").deb"
}

(umask 022 && TZ=UTC LC_ALL=C.UTF-8 build one)
(umask 077 && TZ=Pacific/Kiritimati LC_ALL=C build in/another)

cd "$folder"
sha256sum one.deb another.deb
if cmp one.deb another.deb; then
    echo "The two packages are the same."
    exit 0
fi
echo "The two packages differ." >&2
if command -v diffoscope >/dev/null; then
    diffoscope one.deb another.deb >&2 || true
else
    for copy in one another; do
        dpkg-deb --raw-extract "$copy.deb" "$copy.files"
        dpkg-deb --contents "$copy.deb" >"$copy.contents"
    done
    diff one.contents another.contents >&2 || true
    diff --recursive one.files another.files >&2 || true
fi
exit 1

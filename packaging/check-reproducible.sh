#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the Debian package of the current commit twice, in two folders, without the compiler's cache, and compares.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

export CCACHE_DISABLE=1
for copy in one another/place; do
    git clone --quiet "$root" "$folder/$copy"
    "$folder/$copy/packaging/deb.sh" >"$folder/build.log" || {
        cat "$folder/build.log" >&2
        exit 1
    }
done
cd "$folder"
sha256sum one/build/release/packages/*.deb another/place/build/release/packages/*.deb
if cmp one/build/release/packages/*.deb another/place/build/release/packages/*.deb; then
    echo "The two packages are the same."
else
    echo "The two packages differ." >&2
    exit 1
fi

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the Debian package of this Debian's release in build/release/packages: deb.sh
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
packaging/install-packages.sh run build deb

# Dates within the package are those of the commit, so that whoever builds it gets the same package.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
packaging/build.sh release
rm -rf build/release/packages
# CPack gives the folders of the package the permissions of the umask. With 077, other users could not open them.
umask 022
cpack --config build/release/CPackConfig.cmake -B build/release/packages -G DEB >build/release/cpack.log || {
    cat build/release/cpack.log >&2
    exit 1
}
ls "$PWD"/build/release/packages/*.deb

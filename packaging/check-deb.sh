#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For each release of Debian: builds the package in a folder of that release, checks it, installs it in a fresh one with
# nothing else in it, and runs it there. Needs root. check-deb.sh [bookworm] [trixie]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
releases=("$@")
[[ $# -gt 0 ]] || releases=(bookworm trixie)
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
# The folders with compilers are kept for the next time; the fresh ones are not.
folders=${DAILIES_DEBIAN_FOLDERS:-/var/tmp/dailies-debian}

if [[ $(id -u) -ne 0 ]]; then
    echo "debootstrap and chroot need root." >&2
    exit 1
fi
"$root/packaging/install-packages.sh" deb

within() { # FOLDER COMMAND...
    local folder=$1
    shift
    chroot "$folder" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

mount_proc() { # FOLDER
    mountpoint -q "$1/proc" || mount -t proc proc "$1/proc"
    mountpoint -q "$1/dev" || mount --bind /dev "$1/dev"
}

unmount() { # FOLDER
    for place in dev proc; do
        mountpoint -q "$1/$place" && umount "$1/$place"
    done
    return 0
}

check() { # RELEASE
    local release=$1 builder=$folders/build-$1 fresh=$folders/fresh-$1 deb
    mkdir -p "$folders"
    if [[ ! -x $builder/usr/bin/apt-get ]]; then
        debootstrap --variant=minbase --include=ca-certificates,git "$release" "$builder" "$mirror" >"$folders/debootstrap.log"
    fi
    unmount "$fresh"
    rm -rf "$fresh"
    debootstrap --variant=minbase "$release" "$fresh" "$mirror" >"$folders/debootstrap.log"
    mount_proc "$builder"
    mount_proc "$fresh"

    echo "== $release: build"
    rm -rf "$builder/root/dailies"
    git clone --quiet "$root" "$builder/root/dailies"
    within "$builder" /root/dailies/packaging/deb.sh >"$folders/build-$release.log" 2>&1 || {
        tail -n 40 "$folders/build-$release.log" >&2
        return 1
    }
    deb=$(ls "$builder"/root/dailies/build/release/packages/*.deb)
    dpkg-deb --field "$deb" Package Version Architecture Installed-Size Depends
    sha256sum "$deb" | sed "s, .*/,  ,"

    echo "== $release: lintian, appstreamcli, desktop-file-validate"
    local inside=/root/dailies/build/release
    within "$builder" lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$inside/packages/$(basename "$deb")"
    within "$builder" sh -c "appstreamcli validate --no-net --pedantic $inside/share/*.metainfo.xml"
    within "$builder" sh -c "desktop-file-validate $inside/share/*.desktop" && echo "All well."

    echo "== $release: install in a fresh folder, and run"
    cp "$deb" "$fresh/root/"
    within "$fresh" sh -c "apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends /root/*.deb" \
        >"$folders/install-$release.log" 2>&1 || {
        tail -n 40 "$folders/install-$release.log" >&2
        return 1
    }
    within "$fresh" dailies --version
    within "$fresh" dailies-cli --version
    within "$fresh" dailies-cli --profile /root/demo demo --output /root/takes
    local status=0
    within "$fresh" timeout 5 env QT_QPA_PLATFORM=offscreen dailies --profile /root/window --practice || status=$?
    if [[ $status -ne 124 ]]; then
        echo "The window did not stay open for five seconds (status $status)." >&2
        return 1
    fi
    echo "The window stayed open for five seconds."
    unmount "$fresh"
    unmount "$builder"
    rm -rf "$fresh"
}

for release in "${releases[@]}"; do
    check "$release"
done

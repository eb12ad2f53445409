#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For each release of Debian: builds the package of the current commit in a folder of that release, checks it, installs
# it in a fresh one with nothing else in it, and runs it there. Needs root. check-deb.sh [bookworm] [trixie]
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

install_within() { # FOLDER LOG PACKAGE...
    local folder=$1 log=$2
    shift 2
    within "$folder" sh -c 'apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"' \
        sh "$@" >"$log" 2>&1 || {
        tail -n 40 "$log" >&2
        return 1
    }
}

bootstrap() { # RELEASE FOLDER DEBOOTSTRAP-OPTIONS...
    local release=$1 folder=$2
    shift 2
    rm -rf --one-file-system "$folder"
    debootstrap --variant=minbase "$@" "$release" "$folder" "$mirror" >"$folders/$release-debootstrap.log"
    # The folder is made again when the machine stops: packages need not be on the disk at once.
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/unsafe-io"
}

# debootstrap makes the devices itself.
mount_into() { # FOLDER
    mountpoint -q "$1/proc" || mount -t proc proc "$1/proc"
    mountpoint -q "$1/dev/pts" || mount --bind /dev/pts "$1/dev/pts"
}

unmount() { # FOLDER
    local place
    for place in dev/pts proc; do
        if mountpoint -q "$1/$place"; then
            umount "$1/$place"
        fi
    done
}

unmount_all() {
    local release
    for release in "${releases[@]}"; do
        unmount "$folders/build-$release"
        unmount "$folders/fresh-$release"
    done
}
trap unmount_all EXIT

check() { # RELEASE
    local release=$1 builder=$folders/build-$1 fresh=$folders/fresh-$1 log=$folders/$1 deb inside
    mkdir -p "$folders"
    # The last thing that debootstrap does is to remove its own folder.
    if [[ ! -x $builder/usr/bin/apt-get || -d $builder/debootstrap ]]; then
        unmount "$builder"
        bootstrap "$release" "$builder" --include=ca-certificates,git
    fi
    unmount "$fresh"
    bootstrap "$release" "$fresh"
    mount_into "$builder"
    mount_into "$fresh"

    echo "== $release: build"
    rm -rf "$builder/root/dailies"
    git clone --quiet "$root" "$builder/root/dailies"
    within "$builder" /root/dailies/packaging/deb.sh >"$log-build.log" 2>&1 || {
        tail -n 40 "$log-build.log" >&2
        return 1
    }
    deb=$(ls "$builder"/root/dailies/build/release/packages/*.deb)
    dpkg-deb --field "$deb" Package Version Architecture Installed-Size Depends Recommends
    sha256sum "$deb" | sed "s, .*/,  ,"

    echo "== $release: lintian, appstreamcli, desktop-file-validate, hardening"
    inside=/root/dailies/build/release
    within "$builder" lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$inside/packages/$(basename "$deb")"
    within "$builder" sh -c "appstreamcli validate --no-net --pedantic $inside/share/*.metainfo.xml"
    grep -o 'screenshots/[^<]*' "$builder$inside"/share/*.metainfo.xml | while read -r picture; do
        if [[ ! -s $builder/root/dailies/resources/$picture ]]; then
            echo "The metainfo names resources/$picture, which is not there." >&2
            return 1
        fi
    done
    within "$builder" sh -c "desktop-file-validate $inside/share/*.desktop"
    within "$builder" /root/dailies/packaging/check-hardening.sh

    echo "== $release: install in a fresh folder, and run"
    cp "$deb" "$root"/packaging/linux/check-{installed,completion}.sh "$fresh/root/"
    install_within "$fresh" "$log-install.log" "/root/$(basename "$deb")"
    within "$fresh" /root/check-installed.sh /root
    install_within "$fresh" "$log-shells.log" bash-completion fish zsh
    within "$fresh" /root/check-completion.sh bash fish zsh

    unmount "$fresh"
    unmount "$builder"
    rm -rf --one-file-system "$fresh"
    echo "== $release: all well"
}

for release in "${releases[@]}"; do
    check "$release"
done

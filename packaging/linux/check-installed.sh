#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Whether the installed package is all there and runs, on a system with nothing else on it: check-installed.sh FOLDER
# What the programs write goes to FOLDER.
set -euo pipefail

folder=${1:?which folder?}
id=org.dailies.dailies

missing=0
need() { # FILE...
    for file in "$@"; do
        if [[ ! -s $file ]]; then
            echo "There is no $file." >&2
            missing=1
        fi
    done
}
hicolor=/usr/share/icons/hicolor
for size in 16 22 24 32 48 64 128 256 512; do
    need $hicolor/${size}x$size/apps/$id.png
done
need $hicolor/scalable/apps/$id.svg /usr/share/applications/$id.desktop /usr/share/metainfo/$id.metainfo.xml
need /usr/share/zsh/vendor-completions/_dailies
for program in dailies dailies-cli; do
    need /usr/bin/$program /usr/share/man/man1/$program.1.gz
    need /usr/share/bash-completion/completions/$program /usr/share/fish/vendor_completions.d/$program.fish
done

# The plugins that Qt looks for when it runs, and whether they find what they need.
plugins=(iconengines/libqsvgicon imageformats/libqsvg imageformats/libqwebp imageformats/libqjpeg
    multimedia/libffmpegmediaplugin platforms/libqxcb platforms/libqwayland-generic sqldrivers/libqsqlite tls/libqopensslbackend)
for plugin in "${plugins[@]}"; do
    file=$(echo /usr/lib/*/qt6/plugins/"$plugin".so)
    need "$file"
    if ldd "$file" | grep "not found" >&2; then
        echo "$file does not find these." >&2
        missing=1
    fi
done
for language in de es fr ja ko zh_CN; do
    need /usr/share/qt6/translations/qtbase_$language.qm
done
if [[ $missing -ne 0 ]]; then
    exit 1
fi
echo "Icons, man pages, completion, ${#plugins[@]} plugins and Qt's translations are there."

dailies --version
dailies-cli --version
dailies-cli --profile "$folder/demo" demo --output "$folder/takes" 2> >(tee "$folder/complaints" >&2)
if [[ -s $folder/complaints ]]; then
    echo "The demonstration complained." >&2
    exit 1
fi

status=0
QT_QPA_PLATFORM=offscreen timeout 5 dailies --profile "$folder/window" --practice || status=$?
if [[ $status -ne 124 ]]; then
    echo "The window did not stay open for five seconds (status $status)." >&2
    exit 1
fi
echo "The window stayed open for five seconds."

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One man page out of what --help says: manpage.sh FILE DESCRIPTION PROGRAM [COMMAND]
set -euo pipefail

file=$1
describes=$2
shift 2
folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# help2man starts one executable without arguments.
start=$(mktemp -d)
trap 'rm -r "$start"' EXIT
printf '#!/bin/sh\nQT_QPA_PLATFORM=offscreen exec' >"$start/run"
printf " '%s'" "$@" >>"$start/run"
printf ' "$@"\n' >>"$start/run"
chmod +x "$start/run"

name=$(basename "$1")
environment=()
[[ $name != dailies-cli ]] || environment=(--include="$folder/environment.h2m") # the window reads none
LC_ALL=C.UTF-8 help2man --no-info --name="$describes" --source=Dailies --manual="Dailies" --section=1 \
    --include="$folder/see-also.h2m" "${environment[@]}" --version-string="$("$1" --version | awk '{ print $2 }')" "$start/run" |
    sed -e "s/^\.TH [^ ]*/.TH $(basename "$file" .1.gz | tr '[:lower:]' '[:upper:]')/" -e "s/^run \\\\- /$(basename "$file" .1.gz) \\\\- /" \
        -e "s/^\.B run$/.B $name${2:+ $2}/" | gzip -9n >"$file.part"
mv "$file.part" "$file"

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Whether the installed completion of the two programs completes: check-completion.sh SHELL... (of bash, zsh, fish)
set -euo pipefail

# What is typed, and what has to be offered then.
lines=(
    'dailies --pra|--practice'
    'dailies-cli ac|accounts'
    'dailies-cli accounts re|remove'
    'dailies-cli demo --out|--output'
    'dailies-cli submit --fam|--family'
    'dailies-cli submit --api-type Vid|VideoEdit'
    'dailies-cli list --state Upl|Uploading'
    'dailies-cli spend calls --state uns|unsettled'
    'dailies-cli evidence 1 --output /etc/hostn|/etc/hostname'
    'dailies-cli spend compare --invoice /etc/hostn|/etc/hostname'
    'dailies-cli uploads put /etc/hostn|/etc/hostname'
    'dailies-cli spend rates import /etc/hostn|/etc/hostname'
)

with_bash() { # LINE
    bash --norc --noprofile -c '
        . /usr/share/bash-completion/bash_completion
        _completion_loader "${1%% *}" || true
        COMP_LINE=$1
        read -ra COMP_WORDS <<<"$1"
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        COMP_POINT=${#1}
        _dailies "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\n" "${COMPREPLY[@]}"' bash "$1"
}

# Only a terminal completes in zsh, so one is played to it, and what it then shows is read.
with_zsh() { # LINE
    timeout 60 zsh -f -c '
        zmodload zsh/zpty
        zpty shell "TERM=dumb zsh -f -i"
        zpty -w shell "PS1= RPS1=; unsetopt zle_bracketed_paste; autoload -Uz compinit && compinit -u -D; print rea\"\"dy"
        zpty -r shell shown "*ready*"
        zpty -w -n shell "$1"$'"'\\t\\t'"'
        repeat 30; do
            sleep 0.2
            while zpty -rt shell shown; do print -r -- "$shown"; done
        done
        zpty -d shell' zsh "$1" | tr -d '\r\a\b' | tr ' ' '\n'
}

# Without its configuration fish does not look for completions of programs either.
with_fish() { # LINE
    fish -c 'complete --do-complete "$argv[1]" | string replace --regex "\t.*" ""' "$1"
}

failed=0
for shell in "$@"; do
    for line in "${lines[@]}"; do
        offered=$("with_$shell" "${line%|*}" || true)
        if ! grep -qxF -- "${line#*|}" <<<"$offered"; then
            echo "$shell does not offer \"${line#*|}\" for \"${line%|*}\", but: ${offered//$'\n'/ }" >&2
            failed=1
        fi
    done
done
if [[ $failed -ne 0 ]]; then
    exit 1
fi
echo "Completion works in $*: ${#lines[@]} lines."

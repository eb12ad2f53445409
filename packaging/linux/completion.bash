# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash

# For both programs. Commands and options are asked of the program itself, so that this file need not know them.
_dailies()
{
    local cur prev words cword
    _init_completion || return

    local line=" ${words[*]:1:cword-1} "
    case $prev in
        --profile | --output)
            if [[ $prev == --output && $line == *" evidence "* ]]; then
                _filedir
            else
                _filedir -d
            fi
            return
            ;;
        --request | --model-profile | --invoice)
            _filedir
            return
            ;;
        --protocol)
            mapfile -t COMPREPLY < <(compgen -W "s3 webdav command" -- "$cur")
            return
            ;;
        --preset)
            mapfile -t COMPREPLY < <(compgen -W "aws r2 oss cos b2 minio garage ceph" -- "$cur")
            return
            ;;
        --family)
            mapfile -t COMPREPLY < <(compgen -W "A B" -- "$cur")
            return
            ;;
        --generation)
            mapfile -t COMPREPLY < <(compgen -W "3.0 2.7" -- "$cur")
            return
            ;;
        --format)
            mapfile -t COMPREPLY < <(compgen -W "csv json" -- "$cur")
            return
            ;;
        --rejected | --deleted | --attention)
            mapfile -t COMPREPLY < <(compgen -W "yes no" -- "$cur")
            return
            ;;
        --state)
            if [[ $line == *" spend "* ]]; then
                mapfile -t COMPREPLY < <(compgen -W "billed reserved unsettled 'not\\ billed'" -- "$cur")
            else
                mapfile -t COMPREPLY < <(compgen -W "Waiting Uploading Sending NeedsReview InProgress Downloading Saved Refused Failed Canceled Forgotten Expired" -- "$cur")
            fi
            return
            ;;
        --api-type)
            mapfile -t COMPREPLY < <(compgen -W "TextToVideo ImageToVideo ReferenceToVideo VideoEdit MultiImageToVideo" -- "$cur")
            return
            ;;
    esac

    local command=() word
    for word in "${words[@]:1:cword-1}"; do
        [[ $word == -* ]] && break
        command+=("$word")
    done
    local help
    help=$("$1" "${command[@]}" --help 2>/dev/null)
    if [[ $cur != -* && ($line == *" uploads put "* || $line == *" spend rates import "*) ]]; then
        _filedir
    elif [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(grep -oE -- '(^|[ ,])--[a-z-]+' <<<"$help" | tr -d ' ,')" -- "$cur")
    else
        mapfile -t COMPREPLY < <(compgen -W "$(awk '/^Commands:/ { on = 1; next } on && /^  [a-z]/ { print $1 } on && !NF { exit }' <<<"$help")" -- "$cur")
    fi
} && complete -F _dailies dailies-cli dailies

#compdef dailies-cli dailies
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# For both programs. Commands and options are asked of the program itself, so that this file need not know them.
local -a command options commands
local word help
for word in ${words[2,CURRENT-1]}; do
    [[ $word == -* ]] && break
    command+=($word)
done
help="$($words[1] $command --help 2>/dev/null)"

case $words[CURRENT-1] in
    --profile) _files -/ && return ;;
    --output)
        if (( ${words[(Ie)evidence]} )); then
            _files && return
        else
            _files -/ && return
        fi
        ;;
    --request | --model-profile | --invoice) _files && return ;;
    --family) _values family A B && return ;;
    --generation) _values generation 3.0 2.7 && return ;;
    --format) _values format csv json && return ;;
    --rejected | --deleted | --attention) _values choice yes no && return ;;
    --state)
        if (( ${words[(Ie)spend]} )); then
            compadd -- billed reserved unsettled "not billed" && return
        else
            _values state Waiting Uploading Sending NeedsReview InProgress Downloading Saved Refused Failed Canceled Forgotten Expired && return
        fi
        ;;
    --api-type) _values type TextToVideo ImageToVideo ReferenceToVideo VideoEdit MultiImageToVideo && return ;;
esac

if [[ $PREFIX != -* && ("$command " == "uploads put "* || "$command " == "spend rates import "*) ]]; then
    _files && return
fi
options=(${(f)"$(grep -oE -- '(^|[ ,])--[a-z-]+' <<<$help | tr -d ' ,')"})
commands=(${(f)"$(awk '/^Commands:/ { on = 1; next } on && /^  [a-z]/ { print $1 } on && !NF { exit }' <<<$help)"})
compadd -- $commands
[[ $PREFIX == -* ]] && compadd -- $options

# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later

# For both programs. Commands and options are asked of the program itself, so that this file need not know them.
function __dailies_words
    set -l words (commandline -opc)
    set -l command
    for word in $words[2..-1]
        string match -q -- '-*' $word; and break
        set -a command $word
    end
    set -l help ($words[1] $command --help 2>/dev/null)
    printf '%s\n' $help | awk '/^Commands:/ { on = 1; next } on && /^  [a-z]/ { print $1 } on && !NF { exit }'
    printf '%s\n' $help | string match -ra -- '--[a-z-]+'
end

for program in dailies-cli dailies
    complete -c $program -f -a '(__dailies_words)'
    complete -c $program -l profile -r -a '(__fish_complete_directories)'
end
complete -c dailies-cli -n 'not __fish_seen_subcommand_from evidence' -l output -r -a '(__fish_complete_directories)'
complete -c dailies-cli -n '__fish_seen_subcommand_from evidence' -l output -rF
complete -c dailies-cli -l request -rF
complete -c dailies-cli -l model-profile -rF
complete -c dailies-cli -l invoice -rF
complete -c dailies-cli -n '__fish_seen_subcommand_from put import' -F
complete -c dailies-cli -l family -x -a 'A B'
complete -c dailies-cli -l generation -x -a '3.0 2.7'
complete -c dailies-cli -l format -x -a 'csv json'
complete -c dailies-cli -l rejected -x -a 'yes no'
complete -c dailies-cli -l deleted -x -a 'yes no'
complete -c dailies-cli -l attention -x -a 'yes no'
complete -c dailies-cli -n '__fish_seen_subcommand_from spend' -l state -x -a 'billed reserved unsettled "not billed"'
complete -c dailies-cli -n 'not __fish_seen_subcommand_from spend' -l state -x -a 'Waiting Uploading Sending NeedsReview InProgress Downloading Saved Refused Failed Canceled Forgotten Expired'
complete -c dailies-cli -l api-type -x -a 'TextToVideo ImageToVideo ReferenceToVideo VideoEdit MultiImageToVideo'

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command in a desktop session of its own and exits with the command's status. The session has a virtual
# display, a window manager, a D-Bus session, an unlocked keyring, the accessibility bus, and a home folder of its own,
# so that none of the user's settings or keys are read or changed. The session is removed afterwards.
set -euo pipefail

usage() {
    cat <<'END'
Usage: tests/session.sh [--screen WIDTHxHEIGHT] COMMAND [ARGUMENTS...]

Runs a command with a display (1920x1200), D-Bus session and keyring of its own.
For example: tests/session.sh build/release/bin/dailies --practice
END
}

screen=1920x1200
while [[ ${1:-} == -* ]]; do
    case $1 in
        --screen)
            screen=${2:?--screen needs a size such as 1280x800}
            shift
            ;;
        --screen=*) screen=${1#--screen=} ;;
        -h | --help)
            usage
            exit 0
            ;;
        --)
            shift
            break
            ;;
        *)
            echo "session.sh does not know \"$1\"." >&2
            exit 2
            ;;
    esac
    shift
done
if [[ $# -eq 0 ]]; then
    usage >&2
    exit 2
fi

session=$(mktemp -d "${TMPDIR:-/tmp}/dailies-session.XXXXXX")
pids=()
command_group=

stop() {
    trap '' INT TERM HUP
    if [[ -n $command_group ]]; then
        # Also stops processes that the command left behind; the group has the command's process ID.
        kill -TERM -- "-$command_group" 2>/dev/null || true
    fi
    local index
    for ((index = ${#pids[@]} - 1; index >= 0; index--)); do
        kill -TERM "${pids[index]}" 2>/dev/null || true
    done
    for index in "${!pids[@]}"; do
        for _ in {1..50}; do
            kill -0 "${pids[index]}" 2>/dev/null || continue 2
            sleep 0.1
        done
        kill -KILL "${pids[index]}" 2>/dev/null || true
    done
    rm -rf "$session"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

fail() {
    echo "session.sh: $1" >&2
    if [[ -s ${2:-} ]]; then
        tail -n 20 "$2" >&2
    fi
    exit 1
}

# wait_until WHAT LOG COMMAND...: waits up to 20 seconds for the command to succeed
wait_until() {
    local what=$1 log=$2
    shift 2
    for _ in {1..200}; do
        if "$@"; then
            return
        fi
        sleep 0.1
    done
    fail "$what did not start" "$log"
}

bus_has() {
    dbus-send --session --print-reply --dest=org.freedesktop.DBus /org/freedesktop/DBus \
        org.freedesktop.DBus.NameHasOwner "string:$1" 2>/dev/null | grep -q 'boolean true'
}

# Whether the default collection responds and is unlocked.
keyring_is_open() {
    local path
    path=$(dbus-send --session --print-reply=literal --dest=org.freedesktop.secrets /org/freedesktop/secrets \
        org.freedesktop.Secret.Service.ReadAlias string:default 2>/dev/null | tr -d ' ') || return 1
    [[ $path == /org/* ]] || return 1
    dbus-send --session --print-reply --dest=org.freedesktop.secrets "$path" org.freedesktop.DBus.Properties.Get \
        string:org.freedesktop.Secret.Collection string:Locked 2>/dev/null | grep -q 'boolean false'
}

mkdir -m 700 "$session/home" "$session/runtime" "$session/log"
export HOME=$session/home XDG_RUNTIME_DIR=$session/runtime
export XDG_CONFIG_HOME=$HOME/.config XDG_DATA_HOME=$HOME/.local/share XDG_CACHE_HOME=$HOME/.cache XDG_STATE_HOME=$HOME/.local/state
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME/keyrings" "$XDG_CACHE_HOME" "$XDG_STATE_HOME"
# The same language, theme and network everywhere, whatever the user's own session has.
unset WAYLAND_DISPLAY XAUTHORITY SESSION_MANAGER XDG_CURRENT_DESKTOP XDG_SESSION_TYPE DESKTOP_SESSION LANGUAGE LC_ALL
unset DBUS_SESSION_BUS_ADDRESS DBUS_STARTER_ADDRESS AT_SPI_BUS_ADDRESS GNOME_KEYRING_CONTROL
unset QT_QPA_PLATFORM QT_QPA_PLATFORMTHEME QT_STYLE_OVERRIDE QT_SCALE_FACTOR QT_PLUGIN_PATH QT_ACCESSIBILITY DAILIES_API_KEY
unset http_proxy https_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY
export LANG=C.UTF-8 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_MEDIA_BACKEND=ffmpeg NO_AT_BRIDGE=1

Xvfb -displayfd 3 -screen 0 "${screen}x24" -dpi 96 -nolisten tcp -noreset \
    3>"$session/display" >"$session/log/xvfb" 2>&1 </dev/null &
pids+=($!)
wait_until "The virtual display" "$session/log/xvfb" test -s "$session/display"
DISPLAY=:$(<"$session/display")
export DISPLAY

dbus-daemon --session --nofork --nopidfile --nosyslog --address="unix:path=$session/runtime/bus" \
    >"$session/log/dbus" 2>&1 </dev/null &
pids+=($!)
export DBUS_SESSION_BUS_ADDRESS=unix:path=$session/runtime/bus
wait_until "The D-Bus session" "$session/log/dbus" test -S "$session/runtime/bus"

openbox >"$session/log/openbox" 2>&1 </dev/null &
pids+=($!)

printf test | gnome-keyring-daemon --foreground --unlock --components=secrets >"$session/log/keyring" 2>&1 &
pids+=($!)
# This check must not start a service; otherwise the bus would start a second, locked keyring.
wait_until "The keyring" "$session/log/keyring" bus_has org.freedesktop.secrets
wait_until "The unlocked keyring" "$session/log/keyring" keyring_is_open

/usr/libexec/at-spi-bus-launcher --launch-immediately >"$session/log/at-spi" 2>&1 </dev/null &
pids+=($!)
wait_until "The accessibility bus" "$session/log/at-spi" bus_has org.a11y.Bus

# A process group of its own, so that all of its processes can be stopped at once.
set -m
"$@" </dev/null &
command_group=$!
set +m
status=0
wait "$command_group" || status=$?
exit "$status"

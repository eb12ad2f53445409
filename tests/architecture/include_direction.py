#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the includes of app/ and ui/. Fails on an include in the wrong direction, on a permission that no include needs,
on a file that is too long, on a check of the Qt version outside the one header for it, on a call that the program must
never make, and on a tool tip that could be taken for markup."""

import argparse
import pathlib
import re
import sys

# What each folder may include, from the bottom up. A name that ends in .h is that one header, and a name that ends in *
# is the folder with all folders below it. A folder may always include its own headers, and app/ never includes ui/. A
# new folder needs a row here, so that its place is a decision.
MAY_INCLUDE = {
    "app/common": [],
    "app/keys": ["app/common"],
    "app/request": ["app/common"],
    "app/request/models": ["app/common", "app/request"],
    "app/request/checks": ["app/common", "app/request", "app/request/models"],
    "app/accounts": ["app/common", "app/request/models"],
    # HTTP for services and storage; it knows neither.
    "app/http": ["app/common"],
    "app/service/wire": ["app/common", "app/request", "app/request/models", "app/request/checks"],
    "app/service/call": [
        "app/common", "app/http", "app/request", "app/request/models", "app/service/wire", "app/keys/keystore.h"],
    "app/service/download": ["app/common"],
    "app/service/text": [
        "app/common", "app/request", "app/request/models", "app/request/checks", "app/service/wire",
        "app/service/call"],
    # The user's own storage. It knows no service and no task.
    "app/storage": ["app/common", "app/http", "app/keys/keystore.h"],
    # Amounts, rates and limits. It knows no task.
    "app/money": ["app/common"],
    # A task's life, as pure functions.
    "app/tasks": [
        "app/common", "app/money", "app/request", "app/accounts", "app/service/wire", "app/service/call",
        "app/service/download"],
    # SQLite and files, without knowledge of tasks.
    "app/tasks/database": ["app/common"],
    "app/tasks/store": [
        "app/common", "app/money", "app/request", "app/service/wire", "app/service/call", "app/tasks", "app/tasks/database"],
    "app/tasks/recovery": ["app/common", "app/tasks", "app/tasks/database", "app/tasks/store"],
    "app/tasks/history": [
        "app/common", "app/money", "app/request", "app/storage/uploaduse.h", "app/tasks", "app/tasks/database",
        "app/tasks/store"],
    # Clocks and pauses: the time is passed in.
    "app/tasks/pacing": ["app/common", "app/tasks"],
    "app/tasks/run": [
        "app/common", "app/keys/keystore.h", "app/request", "app/accounts", "app/service/wire", "app/service/call",
        "app/service/download", "app/service/text", "app/storage", "app/tasks", "app/tasks/database",
        "app/tasks/store", "app/tasks/pacing"],
    # The files of takes: moving them to the Trash, renaming them, and how much disk space they use.
    "app/tasks/files": [
        "app/common", "app/service/download", "app/tasks", "app/tasks/database", "app/tasks/store",
        "app/tasks/history", "app/tasks/run"],
    "app/tasks/table": [
        "app/common", "app/request", "app/tasks", "app/tasks/store", "app/tasks/history",
        "app/tasks/run"],
    "app/settings": ["app/common", "app/accounts", "app/tasks/run/clipname.h"],
    "app/diagnostics": [
        "app/common", "app/request", "app/accounts", "app/service/wire", "app/service/call", "app/tasks",
        "app/tasks/store", "app/tasks/history", "app/settings"],
    "app/media": ["app/common", "app/request/checks"],
    "app/practice": ["app/common", "app/request", "app/service/wire", "app/media"],
    "app/engine": [
        "app/common", "app/http", "app/keys", "app/request", "app/request/models", "app/request/checks", "app/accounts",
        "app/tasks/database", "app/tasks/store", "app/tasks/history", "app/tasks/recovery", "app/tasks/run",
        "app/settings", "app/storage", "app/media", "app/practice"],
    "app/cli": ["app/*"],
    "ui/style": ["app/common"],
    "ui/widgets": ["app/common", "app/tasks/run/sendgate.h", "ui/style"],
    "ui/viewer": ["app/common", "app/media", "ui/style", "ui/widgets"],
    "ui/compose/fields": ["app/common", "app/request/*", "ui/style", "ui/widgets"],
    "ui/compose/media": ["app/common", "app/request/*", "app/media", "ui/style", "ui/widgets", "ui/compose/fields"],
    "ui/compose/model": ["app/request/*", "app/accounts", "ui/style", "ui/widgets", "ui/compose/fields"],
    "ui/welcome": ["app/request", "app/practice", "ui/style", "ui/widgets"],
    "ui/drafts": ["app/common", "app/request/*", "ui/style", "ui/widgets"],
    "ui/compose/form": [
        "app/common", "app/request/*", "app/accounts", "app/media", "app/service/wire", "app/service/call",
        "app/service/text", "app/tasks/run/sendgate.h", "ui/style", "ui/widgets", "ui/drafts", "ui/compose/fields",
        "ui/compose/media", "ui/compose/model"],
    "ui/tasks/facts": [
        "app/common", "app/request", "app/media", "app/service/wire", "app/service/call/codeclass.h", "app/tasks/*",
        "ui/style", "ui/widgets", "ui/spend/spendwords.h"],
    "ui/tasks/actions": ["app/common", "app/service/wire", "app/tasks/*", "ui/style", "ui/widgets", "ui/tasks/facts"],
    "ui/tasks/clips": ["app/common", "app/media", "app/tasks/*"],
    "ui/tasks/filter": ["app/common", "app/request", "app/tasks/*", "ui/style", "ui/widgets"],
    "ui/tasks/table": ["app/media", "app/tasks/*", "ui/style", "ui/widgets", "ui/tasks/facts", "ui/tasks/clips"],
    "ui/tasks/details": [
        "app/common", "app/service/wire", "app/tasks/*", "ui/style", "ui/widgets", "ui/tasks/facts", "ui/tasks/clips",
        "ui/tasks/actions"],
    "ui/tasks/grid": ["app/tasks/*", "ui/style", "ui/widgets", "ui/tasks/facts", "ui/tasks/clips", "ui/tasks/table"],
    "ui/tasks/stage": [
        "app/common", "app/request", "app/media", "app/tasks/*", "ui/style", "ui/widgets", "ui/tasks/facts",
        "ui/tasks/clips", "ui/tasks/actions"],
    "ui/tasks/panel": [
        "app/*", "ui/style", "ui/widgets", "ui/tasks/clips", "ui/tasks/actions", "ui/tasks/filter", "ui/tasks/table",
        "ui/tasks/grid"],
    "ui/screening": ["app/tasks/*", "ui/style", "ui/widgets", "ui/viewer", "ui/tasks/clips", "ui/tasks/facts"],
    "ui/compare": [
        "app/common", "app/request", "app/media", "app/tasks/*", "ui/style", "ui/widgets", "ui/viewer", "ui/tasks/actions"],
    "ui/settings": ["app/settings", "app/tasks/run/clipname.h", "ui/style", "ui/widgets"],
    "ui/accounts": [
        "app/common", "app/keys", "app/request/*", "app/accounts", "app/service/call", "app/settings", "ui/style",
        "ui/widgets", "ui/settings"],
    "ui/uploads": [
        "app/common", "app/keys", "app/storage", "ui/style", "ui/widgets", "ui/accounts/keyedit.h",
        "ui/accounts/pagefields.h"],
    "ui/spend": [
        "app/common", "app/money", "app/request/requestfields.h", "app/tasks", "app/tasks/store", "app/tasks/history",
        "ui/style", "ui/widgets", "ui/tasks/clips/thumbnailcache.h"],
    "ui/modelprofiles": ["app/common", "app/request/*", "ui/style", "ui/widgets"],
    "ui/help": [
        "app/common", "app/diagnostics", "app/engine", "app/media", "app/http/curlnetwork.h", "ui/style", "ui/widgets"],
    "ui/desktop": ["app/common", "app/engine", "app/tasks/*", "ui/style", "ui/tasks/actions"],
    "ui/window": ["app/*", "ui/*"],
    "ui": ["app/*", "ui/desktop", "ui/settings", "ui/style", "ui/widgets", "ui/window"],
}

# All other folders of app/ are dailies_core, which must build without a window system.
NOT_CORE = {"app/media", "app/practice", "app/engine", "app/cli"}
CORE_MODULES = {"QtCore", "QtDBus", "QtNetwork", "QtSql"}
# The rest of app/ may paint pictures, but has no widgets.
APP_MODULES = CORE_MODULES | {"QtGui"}

LONGEST = {".cpp": 600, ".h": 150}

# The header for differences between Qt versions. Only code linked with Qt Gui sees the parts that need it.
COMPAT = "app/common/compat.h"
QT_GENERATION = re.compile(r"\bQT_VERSION(_CHECK)?\b")

# A rejected certificate must never be accepted.
NEVER = re.compile(r"\b(ignoreSslErrors|setPeerVerifyMode|VerifyNone|QueryPeer)\b")

# Calls that run an event loop of their own. Qt's buttons run one while their menu is open, so only popupmenus sets a
# menu.
WAITS = re.compile(
    r"(QEventLoop (?=\w)|\bprocessEvents\(|Q(?:File|Input|Color|Font)Dialog::get\w+"
    r"|QMessageBox::(?:question|information|warning|critical|about)\("
    r"|\w*(?:[Dd]ialog|[Mm]enu|[Bb]ox)(?:\.|->)exec\(|(?:->|^\s+)(?:set|show)Menu\(|Button::showMenu)")
MAY_WAIT = {"ui/style/popupmenus.cpp"}

# Qt guesses whether a tool tip is markup, and opens the files that the markup names. So a tool tip is one of our own
# texts, or goes through tooltips.h. Tool tips of the tray are never markup.
TOOL_TIP = re.compile(r"\bsetToolTip\(|\bQToolTip::showText\(|\bcase Qt::ToolTipRole:(?=\s*(?://[^\n]*\s*)*return\b)")
TOOL_TIP_HELPER = re.compile(r"\b(?:plain|wrapped)ToolTip\(")
TOOL_TIP_OWN = re.compile(r"(?:\w+::)?tr\(|QString\(\)$|\w+->toolTip\(\)$")
MAY_SET_TOOL_TIPS = {"ui/desktop/desktopintegration.cpp"}

# The development build joins the sources of a folder, so another file's "using" would do there, and only there.
LITERAL = re.compile(r'"_(?:s|L1)\b')
LITERALS = "using namespace Qt::StringLiterals;"

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def folder_of(path):
    """The folder of MAY_INCLUDE that contains a path such as app/tasks/table/taskmodel.h, or None."""
    folder = path.rsplit("/", 1)[0]
    return folder if folder in MAY_INCLUDE else None


def is_core(folder):
    return folder.startswith("app/") and folder not in NOT_CORE


def is_allowed(target, entry):
    """Whether an entry of MAY_INCLUDE allows this header."""
    if entry.endswith(".h"):
        return target == entry
    if entry.endswith("/*"):
        return target.startswith(entry[:-1])
    return folder_of(target) == entry


def modules_by_header(qt_headers):
    """Header name -> the Qt modules with a header of that name, read from the installed headers."""
    modules = {}
    for module in qt_headers.iterdir():
        if module.is_dir() and module.name.startswith("Qt"):
            for header in module.iterdir():
                modules.setdefault(header.name, set()).add(module.name)
    return modules


def argument_after(text, opening):
    """The text between the bracket at `opening` and the one that closes it."""
    depth = 0
    for part in re.finditer(r'"(?:[^"\\\\]|\\\\.)*"|[()]', text[opening:]):
        depth += {"(": 1, ")": -1}.get(part[0], 0)
        if depth == 0:
            return text[opening + 1 : opening + part.start()].strip()
    return text[opening + 1 :]


def is_plain_tool_tip(text, match):
    """Whether a tool tip is set in a way that can never be taken for markup."""
    if not match[0].endswith("("):
        return TOOL_TIP_HELPER.search(text[match.end() : text.index(";", match.end())]) is not None
    argument = argument_after(text, match.end() - 1)
    if TOOL_TIP_HELPER.search(argument):
        return True
    # The names of shortcut keys are Qt's own texts.
    fills_in = ".arg(" in argument and "QKeySequence" not in argument
    return match[0].startswith("set") and TOOL_TIP_OWN.match(argument) is not None and not fills_in


class Checker:
    def __init__(self, root, qt_headers):
        self.root = root
        self.modules = modules_by_header(qt_headers)
        self.complaints = []
        self.files = 0
        self.includes = 0
        self.needed = set()  # folder and entry of MAY_INCLUDE

    def complain(self, path, line, text):
        self.complaints.append(f"{path}:{line}: {text}")

    def check_own(self, path, line, target):
        folder = folder_of(path)
        if target.startswith(("app/", "ui/")):
            if not (self.root / target).is_file():
                self.complain(path, line, f'"{target}" does not exist')
            if folder_of(target) != folder:
                allowing = {(folder, entry) for entry in MAY_INCLUDE[folder] if is_allowed(target, entry)}
                self.needed |= allowing
                if not allowing:
                    self.complain(path, line, f'{folder} must not include "{target}"')
        elif target.startswith("tests/"):
            self.complain(path, line, f'the product must not include "{target}"')
        elif (self.root / path).parent.joinpath(target).is_file() or "/" in target:
            # Otherwise, "../tasks/x.h" would be an include that this check does not see.
            self.complain(path, line, f'"{target}" is not written from the root (app/... or ui/...)')

    def check_qt(self, path, line, target):
        folder = folder_of(path)
        if path.startswith("ui/"):
            return
        first = target.split("/")[0]
        of = {first} if "/" in target and first.startswith("Qt") else self.modules.get(target, set())
        allowed = CORE_MODULES if is_core(folder) and path != COMPAT else APP_MODULES
        if of and not of & allowed:
            self.complain(path, line, f"{folder} must not include <{target}>, which belongs to {sorted(of)[0]}")

    def check_generation(self, path, lines):
        for number, text in enumerate(lines, 1):
            if path != COMPAT and QT_GENERATION.search(text):
                self.complain(path, number, f"where generations of Qt differ is said in {COMPAT}")

    def check_literals(self, path, text):
        literal = LITERAL.search(text)
        if path.endswith(".cpp") and literal and LITERALS not in text:
            self.complain(path, text.count("\n", 0, literal.start()) + 1, f'{literal[0]} needs "{LITERALS}" in the same file')

    def check_tool_tips(self, path, text):
        for match in TOOL_TIP.finditer(text):
            if path.startswith("ui/") and path not in MAY_SET_TOOL_TIPS and not is_plain_tool_tip(text, match):
                line = text.count("\n", 0, match.start()) + 1
                self.complain(path, line, "a tool tip goes through plainToolTip() or wrappedToolTip() of ui/widgets/tooltips.h")

    def check_file(self, file):
        path = file.relative_to(self.root).as_posix()
        lines = file.read_text(encoding="utf-8").splitlines()
        self.files += 1
        longest = LONGEST[file.suffix]
        if len(lines) > longest:
            self.complain(path, len(lines), f"{len(lines)} lines, more than {longest}: split it by feature")
        self.check_generation(path, lines)
        if path.startswith("tests/"):
            return
        if folder_of(path) is None:
            self.complain(path, 1, "this folder has no line in MAY_INCLUDE of include_direction.py")
            return
        self.check_tool_tips(path, "\n".join(lines))
        self.check_literals(path, "\n".join(lines))
        for number, text in enumerate(lines, 1):
            never = NEVER.search(text)
            if never:
                self.complain(path, number, f"{never[1]} is never called")
            waits = WAITS.search(text)
            if waits and path not in MAY_WAIT:
                self.complain(path, number, f"{waits[1].strip()} waits in an event loop of its own: use popup(), open() or popupmenus")
            match = INCLUDE.match(text)
            if match:
                self.includes += 1
                if match[1] == '"' or match[2].startswith(("app/", "ui/", "tests/", "../")):
                    self.check_own(path, number, match[2])
                else:
                    self.check_qt(path, number, match[2])

    def check_permissions(self):
        for folder, entries in MAY_INCLUDE.items():
            for entry in entries:
                if (folder, entry) not in self.needed:
                    self.complaints.append(f'{folder}: no include needs its permission "{entry}"')

    def run(self, is_whole):
        for top in ("app", "ui", "tests"):
            for file in sorted((self.root / top).rglob("*")):
                if file.suffix in LONGEST and file.is_file():
                    self.check_file(file)
        if is_whole:
            self.check_permissions()
        return self.complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, required=True, help="the top folder of the sources")
    parser.add_argument("--qt-headers", type=pathlib.Path, required=True, help="the folder that has QtCore, QtGui, ...")
    parser.add_argument("--fragment", action="store_true", help="do not complain about permissions that no include needs")
    arguments = parser.parse_args()
    checker = Checker(arguments.root, arguments.qt_headers)
    complaints = checker.run(not arguments.fragment)
    for complaint in complaints:
        print(complaint)
    print(f"{checker.files} files, {checker.includes} includes, {len(complaints)} complaints")
    if not checker.files:
        print("There was nothing to read.")
    return 1 if complaints or not checker.files else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if units, or folders, of app/ and ui/ include each other in a circle, or if a source has no header of its name.
A unit is a header with its source."""

import re
import sys

from sources import INCLUDE, product_files, report

# main() has no header, and the commands of the command line are declared together in app/cli/commands.h.
MAY_LACK_HEADER = re.compile(r"(?:.*/)?main\.cpp|app/cli/\w*command\.cpp")


def read_arrows(root):
    """Unit -> the units that it includes."""
    arrows = {}
    for file, text in product_files(root):
        targets = INCLUDE.findall(text)
        arrows.setdefault(file.with_suffix("").as_posix(), set()).update(target.rsplit(".", 1)[0] for target in targets)
    for unit, targets in arrows.items():
        targets.discard(unit)
    return arrows


def folders_of(arrows):
    """Folder -> the folders that it includes."""
    result = {}
    for unit, targets in arrows.items():
        folder = unit.rsplit("/", 1)[0]
        result.setdefault(folder, set()).update(t.rsplit("/", 1)[0] for t in targets)
        result[folder].discard(folder)
    return result


def circles_in(arrows):
    """Every set of nodes that can all be reached from each other (Tarjan, without recursion)."""
    index, low, stack, on_stack, found = {}, {}, [], set(), []
    for start in sorted(arrows):
        if start in index:
            continue
        work = [(start, iter(sorted(arrows.get(start, ()))))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, targets = work[-1]
            for target in targets:
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(sorted(arrows.get(target, ())))))
                    break
                if target in on_stack:
                    low[node] = min(low[node], index[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    circle = []
                    while not circle or circle[-1] != node:
                        circle.append(stack.pop())
                        on_stack.discard(circle[-1])
                    if len(circle) > 1:
                        found.append(sorted(circle))
    return found


def sources_without_header(root):
    for top in ("app", "ui"):
        for source in sorted((root / top).rglob("*.cpp")):
            path = source.relative_to(root).as_posix()
            if not source.with_suffix(".h").exists() and not MAY_LACK_HEADER.fullmatch(path):
                yield path


def complaints_of(root):
    arrows = read_arrows(root)
    complaints = [f"{path}: a source without a header of its name" for path in sources_without_header(root)]
    for what, graph in (("units", arrows), ("folders", folders_of(arrows))):
        for circle in circles_in(graph):
            complaints.append(f"{len(circle)} {what} include each other: " + ", ".join(circle))
    return len(arrows), complaints


if __name__ == "__main__":
    sys.exit(report(__doc__, "units", complaints_of))

# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of includes share: how the sources are read, and how a check is run."""

import argparse
import pathlib
import re

INCLUDE = re.compile(r'^\s*#\s*include\s*"((?:app|ui)/[^"]+)"', re.MULTILINE)


def product_files(root):
    """Each header and source of app/ and ui/ with its text, in a fixed order."""
    for top in ("app", "ui"):
        for file in sorted((root / top).rglob("*")):
            if file.suffix in (".h", ".cpp"):
                yield file.relative_to(root), file.read_text(encoding="utf-8")


def report(description, things, complaints_of):
    """Prints what a check complains about and returns the status of its process. A check that read nothing failed."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--root", type=pathlib.Path, required=True, help="the top folder of the sources")
    count, complaints = complaints_of(parser.parse_args().root)
    for complaint in complaints:
        print(complaint)
    print(f"{count} {things}, {len(complaints)} complaints")
    return 1 if complaints or not count else 0

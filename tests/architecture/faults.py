#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads tests/faults.md and tests/desk.md and fails if a row is missing or empty, or names a test that does not
exist."""

import argparse
import pathlib
import re
import sys

ROWS = {"faults.md": 66, "desk.md": 51}

QUOTED = re.compile(r"`([^`]+)`")
FUNCTION = re.compile(r"(\w+)(?:\[([^\]]*)\])?")
TESTS_OF_CMAKE = re.compile(r"\badd_test\(NAME ([\w-]+)")


class Checker:
    def __init__(self, root, name):
        self.list = name
        self.tests = root / "tests"
        self.complaints = []
        self.rows = []
        self.names = 0
        self.of_cmake = set()
        for file in self.tests.rglob("CMakeLists.txt"):
            self.of_cmake.update(TESTS_OF_CMAKE.findall(file.read_text(encoding="utf-8")))
        self.sources = {}

    def complain(self, row, text):
        self.complaints.append(f"tests/{self.list}, row {row}: {text}")

    def source(self, path):
        """The text of a test in C++ or Python; None if there is none."""
        if path not in self.sources:
            files = [self.tests / (path + suffix) for suffix in (".cpp", ".py")]
            found = [file for file in files if file.is_file()]
            self.sources[path] = found[0].read_text(encoding="utf-8") if found else None
        return self.sources[path]

    def check_function(self, row, path, function, data):
        text = self.source(path)
        if not re.search(rf"\b(?:void (?:\w+::)?|def ){function}\(", text):
            self.complain(row, f"{path} has no {function}")
        missing = self.missing_row(data, text) if data else ""
        if missing:
            self.complain(row, f"{path} has no data row of the name {missing}")

    @staticmethod
    def missing_row(data, text):
        """The first of these data rows that is not in the text. They are separated by commas, and may contain some."""
        parts = data.split(", ")
        while parts:
            fits = [n for n in range(len(parts), 0, -1) if '"' + ", ".join(parts[:n]) in text]
            if not fits:
                return parts[0]
            parts = parts[fits[0]:]
        return ""

    def check_name(self, row, name):
        self.names += 1
        path, found, functions = name.partition("::")
        if not found:
            if name not in self.of_cmake:
                self.complain(row, f"there is no test {name}")
        elif self.source(path) is None:
            self.complain(row, f"there is no tests/{path}")
        else:
            for function, data in FUNCTION.findall(functions):
                self.check_function(row, path, function, data)

    def run(self):
        for line in (self.tests / self.list).read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not line.startswith("|") or not cells[0].isdigit():
                continue
            self.rows.append(int(cells[0]))
            if len(cells) != 4:
                self.complain(cells[0], f"{len(cells)} cells instead of 4")
                continue
            names = QUOTED.findall(cells[2])
            if not cells[1]:
                self.complain(cells[0], "does not say what it is about")
            if not names and not cells[3]:
                self.complain(cells[0], "neither a test nor a reason why there is none")
            if QUOTED.sub("", cells[2]).strip():
                self.complain(cells[0], "something between the tests that is none")
            for name in names:
                self.check_name(cells[0], name)
        rows = ROWS[self.list]
        for row in sorted({*self.rows, *range(1, rows + 1)}):
            if self.rows.count(row) != 1 or row > rows:
                self.complain(row, f"stands there {self.rows.count(row)} times, among {rows}")
        return self.complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, required=True, help="the top folder of the sources")
    root = parser.parse_args().root
    wrong = 0
    for name in ROWS:
        checker = Checker(root, name)
        complaints = checker.run()
        wrong += len(complaints)
        for complaint in complaints:
            print(complaint)
        print(f"{name}: {len(checker.rows)} rows, {checker.names} names of tests, {len(complaints)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

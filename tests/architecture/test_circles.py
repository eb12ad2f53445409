#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that circles.py complains: each fault in a small tree of its own."""

import pathlib
import tempfile
import unittest

from circles import complaints_of

STRAIGHT = {
    "app/a/one.h": "",
    "app/a/one.cpp": '#include "app/a/one.h"\n#include "app/b/two.h"\n',
    "app/b/two.h": "",
    "ui/main.cpp": '#include "app/a/one.h"\n',
}


class Circles(unittest.TestCase):
    def complaints(self, **more):
        with tempfile.TemporaryDirectory() as root:
            for name, text in (STRAIGHT | more.get("files", {})).items():
                file = pathlib.Path(root, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            return complaints_of(pathlib.Path(root))[1]

    def test_straight(self):
        self.assertEqual(self.complaints(), [])

    def test_units(self):
        found = self.complaints(files={"app/a/two.h": '#include "app/a/one.h"\n', "app/a/one.h": '#include "app/a/two.h"\n'})
        self.assertEqual(found, ["2 units include each other: app/a/one, app/a/two"])

    def test_by_way_of_a_source(self):
        found = self.complaints(files={
            "app/a/two.h": "", "app/a/two.cpp": '#include "app/a/three.h"\n', "app/a/three.h": '#include "app/a/one.h"\n',
            "app/a/one.cpp": '  #  include "app/a/two.h"\n'})
        self.assertEqual(found, ["3 units include each other: app/a/one, app/a/three, app/a/two"])

    def test_folders_without_a_circle_of_units(self):
        found = self.complaints(files={"app/b/three.h": '#include "app/a/one.h"\n'})
        self.assertEqual(found, ["2 folders include each other: app/a, app/b"])

    def test_folder_and_what_lies_within(self):
        found = self.complaints(files={
            "app/a/deep/x.h": '#include "app/a/one.h"\n', "app/a/y.h": '#include "app/a/deep/z.h"\n', "app/a/deep/z.h": ""})
        self.assertEqual(found, ["2 folders include each other: app/a, app/a/deep"])

    def test_source_without_header(self):
        found = self.complaints(files={"app/a/onemore.cpp": "", "ui/x/showcommand.cpp": "", "app/cli/helper.cpp": ""})
        self.assertEqual(found, [f"{path}: a source without a header of its name"
                                 for path in ("app/a/onemore.cpp", "app/cli/helper.cpp", "ui/x/showcommand.cpp")])

    def test_sources_that_need_no_header(self):
        self.assertEqual(self.complaints(files={"app/cli/main.cpp": "", "app/cli/showcommand.cpp": ""}), [])


if __name__ == "__main__":
    unittest.main()

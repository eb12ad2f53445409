#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the screenshots named by the README and for software centres exist, are small enough, and are all
used."""

import os
import pathlib
import re
import struct
import unittest

SOURCE = pathlib.Path(os.environ["DAILIES_SOURCE"])
FOLDER = SOURCE / "resources/screenshots"
LARGEST = 300_000  # bytes


class Screenshots(unittest.TestCase):
    def test_each_is_there_and_shown(self):
        there = {file.name for file in FOLDER.glob("*.png")}
        readme = (SOURCE / "README.md").read_text(encoding="utf-8")
        self.assertEqual(set(re.findall(r"resources/screenshots/([\w-]+\.png)", readme)), there)
        metainfo = (SOURCE / "packaging/linux/dailies.metainfo.xml.in").read_text(encoding="utf-8")
        self.assertEqual(set(re.findall(r"screenshots/([\w-]+\.png)</image>", metainfo)), there)
        self.assertTrue(any("light" in name for name in there) and any("dark" in name for name in there))

    def test_each_is_small_and_large_enough(self):
        for file in FOLDER.glob("*.png"):
            data = file.read_bytes()
            self.assertLess(len(data), LARGEST, file.name)
            width, height = struct.unpack(">II", data[16:24])
            self.assertGreaterEqual((width, height), (1024, 640), file.name)


if __name__ == "__main__":
    unittest.main()

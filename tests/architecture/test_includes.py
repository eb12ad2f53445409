#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that includes.py complains, and that it knows what a file may use: each case in a small tree of its own."""

import pathlib
import tempfile
import unittest

from includes import complaints_of

HEADER = """#include "app/a/by.h"
namespace Dailies {
struct Size {
    int width = 0;
};
using Sizes = QList<Size>;
Sizes sizesOf(const QString& text);
}
"""


class Includes(unittest.TestCase):
    def complaints(self, text, file="ui/b/user.h"):
        with tempfile.TemporaryDirectory() as root:
            for name, content in {"app/a/size.h": HEADER, "app/a/by.h": "class By {};\n", file: text}.items():
                path = pathlib.Path(root, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(content, encoding="utf-8")
            return complaints_of(pathlib.Path(root))[1]

    def test_missing(self):
        for line, name in (("void show(const Size& size);", "Size"), ("    QHash<int, Sizes> all;", "Sizes"),
                           ("    auto all = sizesOf(text);", "sizesOf")):
            with self.subTest(line):
                self.assertEqual(self.complaints(line), [f"ui/b/user.h: uses {name}, but does not include app/a/size.h"])

    def test_source(self):
        self.assertEqual(self.complaints("    Size size;", "app/a/two.cpp"),
                         ["app/a/two.cpp: uses Size, but does not include app/a/size.h"])

    def test_included(self):
        self.assertEqual(self.complaints('#include "app/a/size.h"\nSizes all(const By& by, Size size);'), [])

    def test_included_by_way_of_another(self):
        self.assertEqual(self.complaints('#include "app/a/size.h"\nvoid show(const By& by);'), [])

    def test_announced(self):
        self.assertEqual(self.complaints("struct Size;\nvoid show(const Size& size);"), [])
        self.assertEqual(self.complaints("class Shown {\n    friend struct Size;\n};"), [])

    def test_names_of_its_own(self):
        for text in ("class Shown {\n    enum class Size { Small };\n    Size size;\n};", "enum class Part { Size, Place };",
                     "class Shown {\n    int sizesOf(int part);\n    int all() { return sizesOf(1); }\n};",
                     "QString joined(QString (*sizesOf)(int)) { return sizesOf(1); }",
                     "template<typename Size> int wide(const Size& size);"):
            with self.subTest(text):
                self.assertEqual(self.complaints(text), [])

    def test_words_that_are_no_code(self):
        for text in ("// A Size is small.", 'const char* text = "Size";', "    other.sizesOf(1);", "    int part = Shown::Size;",
                     "    Q_DECLARE_TR_FUNCTIONS(Size)"):
            with self.subTest(text):
                self.assertEqual(self.complaints(text), [])


if __name__ == "__main__":
    unittest.main()

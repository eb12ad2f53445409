#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that faults.py complains: each mistake alone in a list that is otherwise correct."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).with_name("faults.py")
ROWS = {"faults.md": 66, "desk.md": 51}

SOURCES = {
    "tasks/tst_x.cpp": 'void TestX::lost_data()\n{\n    QTest::newRow("FIN");\n    QTest::newRow("a, b");\n}\n'
                       "void TestX::lost()\n{\n}\nbool helper();\n",
    "ui/tst_y.cpp": "class Y {\n    void inline_() {}\n};\n",
    "e2e/e2e_z.py": "class Z:\n    def test_all(self):\n        pass\n",
    "sweep/CMakeLists.txt": "add_test(NAME sweep_all COMMAND all)\nset_tests_properties(sweep_none PROPERTIES TIMEOUT 5)\n",
}

GOOD = [
    "| 1 | a fault | `tasks/tst_x::lost` | |",
    "| 1 | a fault | `tasks/tst_x::lost, lost_data` `ui/tst_y::inline_` `e2e/e2e_z::test_all` | Something. |",
    "| 1 | a fault | `tasks/tst_x::lost[FIN]` | |",
    "| 1 | a fault | `tasks/tst_x::lost[a, b, FIN], lost_data` | |",
    "| 1 | a fault | `sweep_all` | |",
    "| 1 | a fault | | It needs another computer. |",
]

WRONG = [
    "| 1 | a fault | | |",
    "| 1 | | `tasks/tst_x::lost` | |",
    "| 1 | a fault | `tasks/tst_x::lost` |",
    "| 1 | a fault | tests | |",
    "| 1 | a fault | `tasks/tst_x::lost` and more | |",
    "| 1 | a fault | `tasks/tst_x::los` | |",
    "| 1 | a fault | `tasks/tst_x::lost, found` | |",
    "| 1 | a fault | `tasks/tst_x::helper` | |",
    "| 1 | a fault | `tasks/tst_x::lost[RST]` | |",
    "| 1 | a fault | `tasks/tst_x::lost[FIN, RST]` | |",
    "| 1 | a fault | `tasks/tst_w::lost` | |",
    "| 1 | a fault | `e2e/e2e_z::all` | |",
    "| 1 | a fault | `sweep_some` | |",
    "| 1 | a fault | `sweep_none` | |",
    "| 2 | twice | `sweep_all` | |",
    "| 67 | beyond the list | `sweep_all` | |",
    "",
]


class Faults(unittest.TestCase):
    def check(self, first):
        rest, desk = ["\n".join(f"| {row} | another | `sweep_all` | |" for row in range(start, rows + 1))
                      for start, rows in ((2, ROWS["faults.md"]), (1, ROWS["desk.md"]))]
        with tempfile.TemporaryDirectory() as root:
            for name, text in {**SOURCES, "faults.md": f"# A list\n\n{first}\n{rest}\n", "desk.md": desk}.items():
                file = pathlib.Path(root, "tests", name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            return subprocess.run([sys.executable, SCRIPT, "--root", root], capture_output=True, text=True, check=False)

    def test_good(self):
        for first in GOOD:
            with self.subTest(first=first):
                result = self.check(first)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_wrong(self):
        for first in WRONG:
            with self.subTest(first=first):
                result = self.check(first)
                self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
                self.assertIn("tests/faults.md, row ", result.stdout)


if __name__ == "__main__":
    unittest.main()

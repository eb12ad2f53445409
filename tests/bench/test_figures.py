#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of figures: goals met and missed, missing peers, and missing figures."""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import figures

HERE = pathlib.Path(__file__).resolve().parent
GOALS = json.loads((HERE / "goals.json").read_text(encoding="utf-8"))
AREA = {"area": "A", "bench": "b", "figures": []}


def row(line, **declared):
    return figures.judged({"area": "A", "name": "n", "unit": "ms", **declared}, {"bench": "b", **line})


class Goals(unittest.TestCase):
    def test_each_row_is_whole(self):
        for area in GOALS["rows"]:
            self.assertEqual(set(area), {"area", "bench", "figures"})
            for each in area["figures"]:
                self.assertLessEqual({"name", "ours", "unit"}, set(each))
                self.assertLessEqual(set(each), {"name", "what", "ours", "minus", "unit", "peer", "theirs", "goal"})
                self.assertEqual("peer" in each, "theirs" in each, each)
                self.assertFalse("peer" in each and "minus" in each, each)
                self.assertTrue("peer" in each or "goal" in each, f"{each} says nothing")

    def test_each_bench_can_be_run_and_has_rows(self):
        text = (HERE / "run.sh").read_text(encoding="utf-8")
        names = re.search(r"names=\((\w[\w ]+)\)", text).group(1).split()
        self.assertEqual({area["bench"] for area in GOALS["rows"]}, set(names))
        for name in names:
            self.assertTrue((HERE / f"{name}.cpp").exists(), name)
            self.assertRegex(text, rf"(?m)^  {name} +\w")

    def test_what_a_row_names_stands_in_its_bench(self):
        for area in GOALS["rows"]:
            source = (HERE / f"{area['bench']}.cpp").read_text(encoding="utf-8")
            for each in area["figures"]:
                if "what" in each and area["bench"] != "compare":  # its names have numbers put in
                    self.assertIn(f'"{each["what"]}"', source)


class Judging(unittest.TestCase):
    def test_a_ratio(self):
        met = row({"ours": 30, "curl": {"ms": 10}}, ours="ours", peer="curl", theirs="curl.ms", goal=3)
        self.assertEqual((met["ratio"], met["isMet"]), (3, True))
        self.assertEqual(figures.verdict(met), "met")
        missed = row({"ours": 33, "curl": {"ms": 10}}, ours="ours", peer="curl", theirs="curl.ms", goal=3)
        self.assertEqual(figures.verdict(missed), "missed by 10%")

    def test_a_figure_alone(self):
        self.assertEqual(figures.verdict(row({"a": 20, "b": 5}, ours="a", minus="b", goal=16)), "met")
        self.assertEqual(figures.verdict(row({"a": 24, "b": 4}, ours="a", minus="b", goal=16)), "missed by 25%")
        self.assertEqual(figures.verdict(row({"a": 3}, ours="a", goal=0)), "missed by 3 ms")
        self.assertEqual(figures.verdict(row({"a": 0}, ours="a", goal=0)), "met")

    def test_a_peer_that_is_not_there_is_no_success(self):
        for theirs in (0, -1, None):
            missing = row({"a": 3, "mpv": theirs}, ours="a", peer="mpv", theirs="mpv", goal=1)
            self.assertIsNone(missing["isMet"])
            self.assertEqual(figures.verdict(missing), "not measured")
            self.assertIn("–", figures.table([missing]))

    def test_without_a_goal_nothing_is_said(self):
        self.assertEqual(figures.verdict(row({"a": 3, "b": 2}, ours="a", peer="wrk", theirs="b")), "")

    def test_what_a_bench_does_not_tell_is_said(self):
        goals = {"rows": [{**AREA, "figures": [{"name": "n", "what": "w", "ours": "a.b", "unit": "ms", "goal": 1}]}]}
        self.assertEqual(figures.rows_of(goals, [{"bench": "another"}]), [])
        for line in ({"bench": "b"}, {"bench": "b", "what": "w"}, {"bench": "b", "what": "w", "a": 1},
                     {"bench": "b", "what": "w", "a": {}}):
            with self.assertRaises(figures.Missing):
                figures.rows_of(goals, [line])
        self.assertEqual(len(figures.rows_of(goals, [{"bench": "b", "what": "w", "a": {"b": 1}}])), 1)


class Writing(unittest.TestCase):
    line = {"bench": "typing", "p99Ms": 2.34567}

    def run_script(self, *options, lines=None):
        text = "".join(f"{json.dumps(each)}\n" for each in lines or [self.line])
        return subprocess.run(["/usr/bin/python3", HERE / "figures.py", *options], input="not a figure\n" + text,
                              capture_output=True, text=True, timeout=30)

    def test_the_table_the_file_and_the_readme(self):
        with tempfile.TemporaryDirectory() as folder:
            told = pathlib.Path(folder, "told.json")
            readme = pathlib.Path(folder, "README.md")
            readme.write_text(f"before\n{figures.MARKS[0]}\nold\n{figures.MARKS[1]}\nafter\n", encoding="utf-8")
            done = self.run_script("--json", told, "--readme", readme)
            self.assertEqual((done.returncode, done.stderr), (0, "not a figure\n"))
            self.assertRegex(done.stdout, r"2\.35 ms +8 ms +met")
            written = json.loads(told.read_text(encoding="utf-8"))
            self.assertEqual(written["lines"], [self.line])
            self.assertTrue(written["rows"][0]["isMet"])
            self.assertLessEqual({"date", "commit", "cores", "processor", "memoryGiB", "qt", "compiler"},
                                 set(written["machine"]))
            text = readme.read_text(encoding="utf-8")
            self.assertRegex(text, r"(?s)^before\n<!--.*\| 2\.35 ms \|.*-->\nafter\n$")
            self.assertNotIn("old", text)

    def test_a_readme_without_marks_is_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            readme = pathlib.Path(folder, "README.md")
            readme.write_text("nothing\n", encoding="utf-8")
            done = self.run_script("--readme", readme)
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual(readme.read_text(encoding="utf-8"), "nothing\n")

    def test_the_readme_has_its_place(self):
        text = (HERE.parent / "README.md").read_text(encoding="utf-8")
        self.assertEqual([text.count(mark) for mark in figures.MARKS], [1, 1])

    def test_columns_stand_below_one_another(self):
        rows = [row({"a": 3, "b": 2}, ours="a", peer="wrk", theirs="b", goal=1), row({"a": 1234567}, ours="a", goal=1)]
        lines = [each for each in figures.table(rows).splitlines() if " ms" in each]
        self.assertEqual(len({each.index(" ms") for each in lines}), 1)


if __name__ == "__main__":
    unittest.main()

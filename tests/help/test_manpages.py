#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the man pages with --help of both programs, and the completion with both."""

import gzip
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ["DAILIES_SOURCE"])
WINDOW = os.environ["DAILIES_BIN"]
CLI = os.environ["DAILIES_CLI"]
INSTALLED = (SOURCE / "packaging/cmake/DailiesInstall.cmake").read_text(encoding="utf-8")
LINUX = SOURCE / "packaging/linux"


def pages():
    """Each installed page: its name, its program and its command."""
    found = re.findall(r'^\s*dailies_man_page\((\S+) (\S+) "[^"]+"([\w ]*)\)', INSTALLED, re.M)
    return [(name, CLI if program == "dailies-cli" else WINDOW, rest.split()) for name, program, rest in found]


def help_of(program, command):
    return subprocess.run([program, *command, "--help"], capture_output=True, text=True, timeout=30, check=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}).stdout


def options_in(text):
    """Every option with its argument: "--profile <folder>", "-h", "--help"."""
    return set(re.findall(r"(?<![\w-])(--?[a-z][a-z-]*(?: <[^>]+>)?)", text))


def plain(page):
    """The text that a reader of the page sees."""
    text = re.sub(r"^\.\\\".*$", "", page, flags=re.M)
    text = re.sub(r"\\f[A-Z]|\\[,/]", "", text).replace("\\-", "-")
    return " ".join(re.sub(r"^\.[A-Z]+ ?", "", text, flags=re.M).split())


def commands(above=()):
    """Every command of the command line, including subcommands."""
    listed = help_of(CLI, above).partition("Commands:\n")[2].partition("\n\n")[0]
    found = []
    for name in re.findall(r"(?m)^  ([a-z]+)", listed):
        found += [[*above, name], *commands([*above, name])]
    return found


class ManPages(unittest.TestCase):
    def test_there_is_one_for_each_program_and_command(self):
        expected = [(WINDOW, []), (CLI, [])] + [(CLI, command) for command in commands()]
        self.assertGreater(len(expected), 12)
        self.assertCountEqual([(program, command) for _, program, command in pages()], expected)
        for name, program, command in pages():
            self.assertEqual(name, "-".join([pathlib.Path(program).name, *command]))

    def test_each_says_what_help_says_and_no_more(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, program, command in pages():
                file = pathlib.Path(folder, f"{name}.1.gz")
                subprocess.run([LINUX / "manpage.sh", file, "a page", program, *command], check=True, timeout=60)
                page = plain(gzip.decompress(file.read_bytes()).decode("utf-8"))
                told = help_of(program, command)
                self.assertTrue(options_in(told), name)
                self.assertEqual(options_in(page), options_in(told), name)
                for sentence in re.findall(r"(?m)^\s+-\S.*?  +(\S.*)$", told):
                    self.assertIn(sentence, page, name)
                self.assertIn(told.splitlines()[1], page, name)
                self.assertEqual("DAILIES_API_KEY A key" in page, program == CLI, f"{name}: only the command line reads it")

    def test_an_option_that_is_missing_would_be_found(self):
        self.assertEqual(options_in("-h, --help  Say it. With --a-b <x> and a-b or --"), {"-h", "--help", "--a-b <x>"})
        self.assertNotEqual(options_in(plain(r"\fB\-\-help\fR")), options_in("--help --json"))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the user guide with the program: links, names of controls, JSON, commands and their options."""

import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ["DAILIES_SOURCE"])
CLI = os.environ["DAILIES_CLI"]
PROGRAM = os.environ["DAILIES_BIN"]
PAGES = {page.name: page.read_text(encoding="utf-8") for page in sorted((SOURCE / "resources/help").glob("*.md"))}
EXAMPLES = {file.stem: file for file in sorted((SOURCE / "resources/examples").glob("*.json"))}

PICTURE = re.compile(r"!\[[^\]]*\]\(([^()\s]+)\)")
LARGEST_PICTURE = 60_000  # bytes
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


def prose(text):
    """Removes code, in which stars and brackets mean something else."""
    return re.sub(r"`[^`]*`", "", FENCE.sub("", text))


def slug(heading):
    """The anchor of a heading, as on web pages."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def fences(text, language):
    return [body for found, body in FENCE.findall(text) if found == language]


@functools.cache
def literals():
    """Every text in the program's sources; texts written in several pieces are joined."""
    texts = set()
    pieces = re.compile(r'"((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*')
    piece = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
    for folder in ("ui", "app"):
        for file in (SOURCE / folder).rglob("*.cpp"):
            for found in pieces.finditer(file.read_text(encoding="utf-8")):
                texts.add("".join(piece.findall(found.group(0))).replace('\\"', '"'))
    return texts


@functools.cache
def shown():
    """The text that a user sees on a control, without placeholders and mnemonics."""
    return {re.sub(r"\s*%(L?n|\d)", "", text).strip() for text in literals()}


@functools.cache
def help_of(*command):
    return subprocess.run([CLI, *command, "--help"], capture_output=True, text=True, timeout=30, check=True).stdout


class Guide(unittest.TestCase):
    def test_there_are_pages_and_each_has_one_title(self):
        self.assertGreater(len(PAGES), 10)
        for name, text in PAGES.items():
            titles = [line for line in FENCE.sub("", text).splitlines() if line.startswith("# ")]
            self.assertEqual(len(titles), 1, name)
            self.assertTrue(text.startswith("# "), name)
            self.assertTrue(text.endswith("\n"), name)

    def test_every_page_is_in_the_contents(self):
        linked = re.findall(r"^- \[.*?\]\((.+?)\)", PAGES["index.md"], re.M)
        self.assertEqual(sorted(linked), sorted(set(PAGES) - {"index.md"}))

    def test_every_link_leads_somewhere(self):
        for name, text in PAGES.items():
            for link in re.findall(r"\]\(([^()\s]+)\)", PICTURE.sub("", text)):
                page, _, heading = link.partition("#")
                target = PAGES.get(page or name)
                self.assertIsNotNone(target, f"{name}: {link}")
                if heading:
                    headings = [slug(found) for found in re.findall(r"^#+ (.*)$", FENCE.sub("", target), re.M)]
                    self.assertIn(heading, headings, f"{name}: {link}")

    def test_every_picture_is_there_small_and_used(self):
        there = {file.name: file for file in (SOURCE / "resources/help").glob("*.jpg")}
        used = [name for text in PAGES.values() for name in PICTURE.findall(text)]
        self.assertEqual(sorted(used), sorted(there))
        for name, file in there.items():
            self.assertLess(file.stat().st_size, LARGEST_PICTURE, name)

    def test_every_name_is_in_the_program(self):
        count = 0
        for name, text in PAGES.items():
            for words in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", prose(text)):
                for part in " ".join(words.split()).split(" > "):
                    count += 1
                    self.assertIn(part.rstrip(","), shown(), f"{name}: *{words}*")
        self.assertGreater(count, 100)

    def test_a_name_that_is_not_there_would_be_found(self):
        self.assertNotIn("Send it to the moon", shown())

    def test_json_can_be_read_and_requests_are_the_examples(self):
        requests = []
        for name, text in PAGES.items():
            for body in fences(text, "json"):
                value = json.loads(body)
                if "model" in value:
                    requests.append(value)
        examples = [json.loads(file.read_text(encoding="utf-8")) for file in EXAMPLES.values()]
        self.assertEqual(len(examples), 11)
        for example in examples:
            self.assertEqual(requests.count(example), 1, example)
        for request in requests:
            self.assertIn(request, examples)

    def test_every_example_passes_the_check(self):
        for name, file in EXAMPLES.items():
            family, *generation, api_type = name.split("-")
            command = [CLI, "check", "--json", "--family", family, "--api-type", api_type, "--request", str(file)]
            if generation:
                command += ["--generation", generation[0]]
            with tempfile.TemporaryDirectory() as profile:
                done = subprocess.run([*command, "--profile", profile], capture_output=True, text=True, timeout=30)
            self.assertEqual(done.returncode, 0, f"{name}: {done.stdout}{done.stderr}")
            self.assertEqual(done.stdout.strip(), "", f"{name} passes without a remark")

    def test_commands_and_their_options_exist(self):
        commands = set()
        for name, text in PAGES.items():
            for line in "\n".join(fences(text, "sh")).splitlines():
                words = shlex.split(line)
                if not words:
                    continue
                options = {word.split("=")[0] for word in words if word.startswith("--")}
                if words[0] == "dailies":
                    told = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=30,
                                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}).stdout
                else:
                    self.assertEqual(words[0], "dailies-cli", f"{name}: {line}")
                    command = words[1:3] if words[1] in ("accounts", "spend", "uploads") else words[1:2]
                    commands.add(command[0])
                    self.assertRegex(help_of(), rf"(?m)^  {re.escape(command[0])}\s", f"{name}: {line}")
                    told = help_of(*command)
                for option in options:
                    self.assertRegex(told, rf"{option}\b", f"{name}: {line}")
        everyone = set(re.findall(r"(?m)^  ([a-z]+) ", help_of().split("Commands:")[1]))
        self.assertEqual(commands, everyone, "each command has an example")

    def test_statuses_are_those_of_the_program(self):
        told = " ".join(help_of().split())
        for number, meaning in re.findall(r"^\| (\d) \| (.*) \|$", PAGES["cli.md"], re.M):
            self.assertIn(f"{number} {meaning}", told)

    def test_every_trouble_word_is_told(self):
        words = set(re.findall(r"^  (\[[a-z ]+\])", help_of("practice"), re.M))
        self.assertEqual(set(re.findall(r"^\| `(\[[a-z ]+\])` \|", PAGES["practice.md"], re.M)), words)

    def test_every_state_is_told(self):
        states = re.findall(r'TaskState::\w+, "\w+", QT_TRANSLATE_NOOP\("TaskState", "([^"]+)"\)',
                            (SOURCE / "app/tasks/videotask.cpp").read_text(encoding="utf-8"))
        self.assertGreater(len(states), 10)
        for state in set(states) - {"In progress"}:
            self.assertIn(f"*{state}*", PAGES["tasks.md"])


if __name__ == "__main__":
    unittest.main()

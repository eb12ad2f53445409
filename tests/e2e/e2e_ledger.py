# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paid requests on the real window: what waits, what may have been accepted, and what a power cut leaves behind.

The service counts the paid requests: each create call that it received completely.
"""

import json
import os
import struct
import subprocess
import time
import unittest
import zipfile
import zlib

from dailies_driver import WindowTest
from scripted_service import CLIP, KEY, MODEL, ScriptedService

PATIENCE = 40  # seconds; enough for a busy machine


def write_large_picture(path):
    """A PNG of 12 MB, which no connection accepts all at once."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + bytes(6000) for _ in range(2000))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2000, 2000, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b""))


class Ledger(WindowTest):
    def setUp(self):
        super().setUp()
        self.service = ScriptedService()
        self.service.start()
        self.addCleanup(self.service.stop)

    def add_account(self, at_once=1):
        """Adds an account of the scripted service, with its key in the session's keychain. Returns its ID."""
        added = self.cli("accounts", "add", "Studio", "--base-url", self.service.base_url, "--model", MODEL,
                         "--creates-at-once", str(at_once), "--json", typed=KEY + "\n")
        self.assertEqual(added.returncode, 0, added.stderr)
        return json.loads(added.stdout)["account"]

    def begin(self, at_once=1):
        self.add_account(at_once)
        return self.open_window()

    def open_window(self):
        """The window with the details, which tell what is going on with the chosen task."""
        app = self.start()
        details = app.find("check box", "Details")
        if not details.checked:
            details.click()
        return app

    # What the window shows

    def states(self, app):
        """The texts of the State column, by prompt."""
        table = app.table("Tasks")
        columns = table.columns()
        state, prompt = columns.index("State"), columns.index("Prompt")
        return {row[prompt]: row[state] for row in table.rows()}

    def state(self, app, prompt):
        return self.states(app).get(prompt, "")

    def wait_state(self, app, prompt, state, timeout=PATIENCE):
        app.wait_for(lambda: self.state(app, prompt).startswith(state),
                     f"'{prompt}' to be: {state}", timeout)

    def is_said(self, app, words):
        return any(words in label.name for label in app.find_all("label"))

    def wait_said(self, app, words, timeout=PATIENCE):
        app.wait_for(lambda: self.is_said(app, words), f"the window to say '{words}'", timeout)

    def wait_until(self, app, condition, what):
        app.wait_for(condition, what, PATIENCE)

    # User actions

    def submit(self, app, prompt):
        app.find("text", "Prompt").set_text(prompt)
        submit = app.find("push button", "Generate")
        self.wait_until(app, lambda: submit.enabled, "Generate to be possible")
        submit.click()
        self.wait_until(app, lambda: prompt in self.states(app), f"'{prompt}' to be among the tasks")
        time.sleep(0.5)  # a click soon after another one would count as a double click

    def choose(self, app, prompt):
        """Clicks a task's row, so that it receives key presses."""
        table = app.table("Tasks")
        row = list(self.states(app)).index(prompt)
        table.cell(row, "Prompt").mouse_click()
        self.wait_until(app, lambda: any(label.name == prompt for label in app.find_all("label")),
                        f"the details of '{prompt}'")

    def press(self, app, prompt, *keys):
        self.choose(app, prompt)
        app.key(*keys)

    # The tests

    def test_what_waits_is_the_persons(self):
        service = self.service
        service.answers.clear()
        app = self.begin()
        prompts = ["One goes first", "Two is held", "Three is taken back", "Four is last", "Five overtakes"]
        for prompt in prompts:
            self.submit(app, prompt)
        self.wait_until(app, lambda: service.creates == prompts[:1], "the first to be at the service")
        self.assertTrue(self.state(app, prompts[0]).startswith("Sending"))
        self.wait_state(app, prompts[3], "Waiting · 2 ahead")

        self.press(app, prompts[1], "ctrl+shift+h")
        self.wait_state(app, prompts[1], "Waiting (on hold)")
        self.press(app, prompts[4], "alt+Home")
        self.wait_state(app, prompts[3], "Waiting · 2 ahead")
        self.press(app, prompts[2], "Delete")
        self.wait_said(app, "The request wasn't sent and nothing was charged.")
        self.assertNotIn(prompts[2], self.states(app))
        app.find("push button", "Undo").click()
        self.wait_state(app, prompts[2], "Waiting")
        self.press(app, prompts[2], "Delete")
        self.wait_until(app, lambda: prompts[2] not in self.states(app), "the third to be gone")

        service.answers.set()
        for prompt in (prompts[0], prompts[4], prompts[3]):
            self.wait_state(app, prompt, "Saved")
        self.assertEqual(service.creates, [prompts[0], prompts[4], prompts[3]])
        self.assertTrue(self.state(app, prompts[1]).startswith("Waiting (on hold)"))
        self.choose(app, prompts[1])
        app.find("push button", "Send now").click()
        self.wait_state(app, prompts[1], "Saved")
        self.assertEqual(service.creates, [prompts[0], prompts[4], prompts[3], prompts[1]])
        self.assertEqual(service.keys_leaked, [])

    def test_cancelled_is_only_said_when_it_is_true(self):
        service = self.service
        account = self.add_account()
        picture = self.profile / "large.png"
        write_large_picture(picture)
        request = {"family": "A", "generation": "3.0", "apiType": "ImageToVideo", "model": MODEL,
                   "prompt": "Too large to be there", "media": [{"type": "first_frame", "source": picture.as_uri()}]}
        (self.profile / "draft.json").write_text(json.dumps({"account": account, "request": request}), encoding="utf-8")
        app = self.open_window()

        service.reads.clear()
        self.submit(app, request["prompt"])
        self.wait_until(app, lambda: len(service.begun) == 1, "the call to be begun")
        self.press(app, request["prompt"], "shift+Delete")
        self.wait_state(app, request["prompt"], "Waiting (on hold)")
        self.wait_said(app, "Stopped before it was sent. Nothing was accepted.")
        service.reads.set()
        self.press(app, request["prompt"], "F5")
        self.wait_state(app, request["prompt"], "Saved")
        self.assertEqual(service.creates, [request["prompt"]])

        service.answers.clear()
        app.find("radio button", "Text to video").click()
        self.submit(app, "All of it had left")
        self.wait_until(app, lambda: len(service.creates) == 2, "the second to be at the service")
        self.choose(app, "All of it had left")
        app.find("push button", "Cancel sending").click()
        self.wait_state(app, "All of it had left", "No response")
        self.wait_said(app, "The service may have accepted this request, but didn't confirm it.")
        self.assertEqual(len(service.creates), 2)

    def test_a_lost_answer_is_decided_by_the_person(self):
        service = self.service
        prompts = ["It gets its id", "It is made twice", "It is left"]
        service.lost.update(prompts)
        app = self.begin(at_once=3)
        for prompt in prompts:
            self.submit(app, prompt)
            self.wait_state(app, prompt, "No response")

        self.choose(app, prompts[0])
        app.find("push button", "I found it: enter its ID...").click()
        app.find("text", "Task ID").set_text(service.jobs(prompts[0])[0])
        app.find("push button", "Track").click()
        self.wait_state(app, prompts[0], "Saved")

        self.choose(app, prompts[1])
        app.find("push button", "Generate again").click()
        self.wait_said(app, "If the first one went through, you'll pay for both.")
        self.assertEqual(len(service.creates), 3)
        app.find("push button", "Resubmit anyway").click()
        self.wait_state(app, prompts[1], "Saved")

        self.choose(app, prompts[2])
        app.find("push button", "Dismiss").click()
        self.wait_said(app, "Dismissed. This request may have been charged.")
        self.assertEqual(sorted(service.creates), sorted([*prompts, prompts[1]]))

        evidence = self.save_evidence(app, prompts[2])
        self.assertIn(service.digests[prompts[2]], evidence, "what was sent, as it came in at the service")
        self.adopt(app, service.make_job("Made elsewhere"))
        self.assertEqual(len(service.creates), 4, "following a task creates none")
        self.assertEqual(service.keys_leaked, [])

    def save_evidence(self, app, prompt):
        """Saves the evidence of a task and returns all of its text."""
        file = self.profile / "evidence.zip"
        self.press(app, prompt, "ctrl+shift+e")
        app.find("text", "File name").set_text(str(file))
        app.key("Return")
        self.wait_said(app, "Review it before sharing.")
        self.assertNotIn(KEY.encode(), file.read_bytes())
        with zipfile.ZipFile(file) as bundle:
            self.assertIsNone(bundle.testzip())
            texts = [bundle.read(name).decode() for name in bundle.namelist()]
        for text in texts:
            self.assertNotIn(KEY, text)
        self.assertTrue(any(prompt in text for text in texts))
        return "\n".join(texts)

    def adopt(self, app, job):
        app.activate()
        app.key("ctrl+t")
        app.find("text", "Task ID").set_text(job)
        app.find("push button", "Track").click()
        listed = lambda: [json.loads(line) for line in self.cli("tasks", "--json").stdout.splitlines()]
        self.wait_until(app, lambda: ("Saved", job) in [(task["state"], task["remoteId"]) for task in listed()],
                        "the task from elsewhere to be saved")

    def test_pauses_are_shown_and_end(self):
        service = self.service
        service.busy["It comes back later"] = 15  # seconds: under a sanitizer, reading the window once takes a few
        app = self.begin()
        self.submit(app, "It comes back later")
        seen = set()

        def counted_down():
            seen.add(self.state(app, "It comes back later"))
            counts = len([state for state in seen if "rate limited, " in state]) >= 2
            return counts and self.is_said(app, "The service is rate limiting requests. Sending resumes in ")
        self.wait_until(app, counted_down, "the seconds to be counted down, and said once for all")
        self.wait_state(app, "It comes back later", "Saved")
        self.assertEqual(service.creates, ["It comes back later"] * 2)
        self.wait_until(app, lambda: not self.is_said(app, "The service is rate limiting requests"), "the pause to be over")

    def test_a_key_problem_pauses_the_account_once(self):
        service = self.service
        service.finishes.clear()
        app = self.begin(at_once=3)
        prompts = ["The first of two", "The second of two"]
        for prompt in prompts:
            self.submit(app, prompt)
            self.wait_state(app, prompt, "Running")
        service.key_works = False
        self.wait_until(app, lambda: app.exists("push button", "Enter the key..."), "the key to be asked for")
        self.assertEqual(len(app.find_all("push button", "Try again")), 1)
        time.sleep(2)  # no query may arrive in this time, in which four would be due
        self.assertLessEqual(len(service.keys_refused), 2, "one query of each that was under way")
        for prompt in prompts:
            self.assertTrue(self.state(app, prompt).startswith("Running"), "no task fails of it")
        service.key_works = True
        service.finishes.set()
        app.find("push button", "Try again").click()
        for prompt in prompts:
            self.wait_state(app, prompt, "Saved")
        self.assertFalse(app.exists("push button", "Enter the key..."))
        self.assertEqual(service.creates, prompts)

    def test_a_power_cut_doubles_and_loses_nothing(self):
        service = self.service
        service.answers.clear()
        app = self.begin()
        self.submit(app, "Cut while sending")
        self.wait_until(app, lambda: len(service.creates) == 1, "the request to be at the service")
        app.kill()
        service.answers.set()

        app = self.open_window()
        self.wait_state(app, "Cut while sending", "No response")
        service.clips.clear()
        self.submit(app, "Cut while downloading")
        self.wait_state(app, "Cut while downloading", "Downloading")
        self.wait_until(app, lambda: len(service.fetches) == 1, "the clip to be on its way")
        app.kill()
        service.clips.set()

        app = self.open_window()
        self.wait_state(app, "Cut while downloading", "Saved")
        self.assertTrue(self.state(app, "Cut while sending").startswith("No response"))
        clips = [file for file in (self.profile / "clips").iterdir() if file.suffix == ".mp4"]
        self.assertEqual([file.read_bytes() == CLIP for file in clips], [True])
        self.assertEqual(list((self.profile / "clips").glob("*.part*")), [])
        self.assertEqual(service.creates, ["Cut while sending", "Cut while downloading"])
        self.assertEqual(service.keys_leaked, [])

    def test_a_second_start_raises_the_first_window(self):
        app = self.begin()
        window = app.xdotool("search", "--sync", "--onlyvisible", "--all", "--pid", str(app.process.pid),
                             "--name", "Dailies").split()[0]
        app.xdotool("windowminimize", "--sync", window)
        second = subprocess.run([os.environ["DAILIES_BIN"], "--profile", str(self.profile)], timeout=PATIENCE,
                                stdin=subprocess.DEVNULL, capture_output=True, check=False)
        self.assertEqual((second.returncode, second.stdout, second.stderr), (0, b"", b""))
        self.wait_until(app, lambda: app.xdotool("getactivewindow").strip() == window, "the first window to be raised")


if __name__ == "__main__":
    unittest.main()

# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window and two real command lines send from one profile with a limit, and are killed at random.

One program at a time holds the profile; the others try again at once. The service counts the paid requests. Argument:
--kills N, 12 without it.
"""

import json
import os
import random
import subprocess
import sys
import threading
import time
import unittest

from dailies_driver import App, DriverError, WindowTest
from scripted_service import KEY, MODEL, ScriptedService

MOST = 20  # takes that the limit allows
HELD = 50  # requests that wait when the race begins
KILLS_IN_A_ROUND = 8
PATIENCE = 60  # seconds
kills_wanted = 12


class SpendRace(WindowTest):
    def prepare(self, number):
        """A profile with an account, a limit, and requests that an earlier command left waiting."""
        self.profile = self.profile.parent / f"round-{number}"
        self.profile.mkdir()
        self.service = ScriptedService()
        self.service.start()
        self.addCleanup(self.service.stop)
        self.request = self.profile / "request.json"
        self.request.write_text(json.dumps({"model": MODEL, "input": {"prompt": "A fox"}, "parameters": {"duration": 5}}))
        self.must(self.cli("accounts", "add", "Studio", "--base-url", self.service.base_url, "--model", MODEL,
                           "--creates-at-once", "2", typed=KEY + "\n"))
        self.service.answers.clear()
        sender = self.begin("submit", *self.request_options(), "--copies", str(HELD))
        self.wait(lambda: self.service.creates, "the first create call")
        sender.kill()
        sender.communicate()
        self.service.answers.set()
        self.must(self.cli("spend", "limits", "add", "--per", "always", "--takes", str(MOST), "--refuse"))
        waiting = [task for task in self.lines("list", "--json") if task["state"] == "Waiting"]
        self.assertGreaterEqual(len(waiting), HELD - 2)

    def request_options(self):
        return "--family", "A", "--api-type", "TextToVideo", "--request", str(self.request), "--again"

    def begin(self, *arguments):
        return subprocess.Popen([os.environ["DAILIES_CLI"], "--profile", str(self.profile), *arguments],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def must(self, done):
        self.assertEqual(done.returncode, 0, done.stderr)
        return done

    def lines(self, *arguments):
        return [json.loads(line) for line in self.must(self.cli(*arguments)).stdout.splitlines()]

    def wait(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), end, f"waited in vain for {what}")
            time.sleep(0.01)

    def counted(self):
        """The calls that count towards the limit, by the program's own books."""
        return sum(call["state"] in ("reserved", "billed", "unsettled") for call in self.lines("spend", "calls", "--json"))

    # The racers

    def command_line(self, *arguments):
        """Runs a command again and again, and kills it now and then."""
        while not self.over.is_set():
            process = self.begin(*arguments)
            try:
                process.communicate(timeout=random.uniform(0.03, 0.4))
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                self.kills.append(arguments[0])
            time.sleep(random.uniform(0, 0.5))

    def window(self):
        """Starts the window, presses Generate once, and kills the window."""
        app = App([os.environ["DAILIES_BIN"], "--profile", self.profile], start_timeout=3)
        try:
            app.start()
            app.find("text", "Prompt", timeout=1).set_text("A hare")
            app.find("push button", "Generate", timeout=1).click()
            self.presses += 1
            time.sleep(random.uniform(0, 0.4))
        except DriverError:
            pass  # a command line held the profile
        if app.running:
            self.kills.append("window")
        app.close()

    def race(self):
        """Lets the three send until the limit is reached and enough of them were killed."""
        racers = [threading.Thread(target=self.command_line, args=arguments)
                  for arguments in (("watch", "--send-waiting"), ("submit", *self.request_options(), "--copies", "3"))]
        for racer in racers:
            racer.start()
        try:
            end = time.monotonic() + PATIENCE
            before = len(self.kills)
            while len(self.kills) < before + KILLS_IN_A_ROUND and time.monotonic() < end:
                self.window()
                self.assertLessEqual(len(self.service.creates), MOST)
        finally:
            self.over.set()
            for racer in racers:
                racer.join(PATIENCE)

    # The test

    def test_never_over_and_never_stuck(self):
        self.kills, self.presses, rounds = [], 0, 0
        while len(self.kills) < kills_wanted:
            rounds += 1
            self.over = threading.Event()
            self.prepare(rounds)
            self.race()
            self.assertLessEqual(self.counted(), MOST)
            # Nobody is killed any more: what may be sent is sent, to the last take.
            self.cli("watch", "--send-waiting")
            left = MOST - self.counted()
            if left:
                self.cli("submit", *self.request_options(), "--copies", str(left))
            self.assertEqual(self.counted(), MOST)
            creates = len(self.service.creates)
            self.assertLessEqual(creates, MOST)
            refused = self.cli("submit", *self.request_options())
            self.assertNotEqual(refused.returncode, 0)
            self.assertIn("limit", refused.stderr)
            self.assertEqual(len(self.service.creates), creates)
            self.service.stop()
        print(f"{rounds} rounds, {len(self.kills)} kills ({self.kills.count('window')} of the window), "
              f"{self.presses} presses of Generate", file=sys.stderr)


if __name__ == "__main__":
    if "--kills" in sys.argv:
        at = sys.argv.index("--kills")
        kills_wanted = int(sys.argv[at + 1])
        del sys.argv[at:at + 2]
    unittest.main()

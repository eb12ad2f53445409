# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One press, one request: every key and button that sends, doubled and held, on disks whose syncs take their time.

The events are those of the X server: its own auto-repeat, at 30 a second, which it does not mark. What is paid for is
counted at the service.
"""

import ctypes
import ctypes.util
import json
import os
import time
import unittest

from dailies_driver import WindowTest
from scripted_service import KEY, MODEL, ScriptedService

PATIENCE = 40  # seconds; on a busy machine everything takes its time
HELD = 1.5  # seconds that a key is held down
QUIET = 0.7  # seconds after a press, in which a second request would have come


def repeat_quickly():
    """Lets the X server repeat a held key after 0.2 s, 30 times a second."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XkbSetAutoRepeatRate.argtypes = [ctypes.c_void_p] + [ctypes.c_uint] * 3
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    core_keyboard = 0x100
    assert display and x11.XkbSetAutoRepeatRate(display, core_keyboard, 200, 33)
    x11.XCloseDisplay(display)


class Hands(WindowTest):
    def setUp(self):
        super().setUp()
        self.service = ScriptedService()
        self.service.start()
        self.addCleanup(self.service.stop)
        repeat_quickly()

    def begin(self, sync):
        added = self.cli("accounts", "add", "Studio", "--base-url", self.service.base_url, "--model", MODEL,
                         "--creates-at-once", "3", "--json", typed=KEY + "\n")
        self.assertEqual(added.returncode, 0, added.stderr)
        self.syncs = self.profile / "sync-ms"
        self.slow_down(0)
        self.app = self.start(env={"LD_PRELOAD": os.environ["DAILIES_SLOW_SYNC"], "DAILIES_SYNC_FILE": str(self.syncs)})
        self.slow_down(sync)

    def slow_down(self, sync):
        """From now on a sync of the disk takes so many milliseconds."""
        self.syncs.write_text(str(sync))

    # What the window shows

    def states(self):
        table = self.app.table("Tasks")
        columns = table.columns()
        state, prompt = columns.index("State"), columns.index("Prompt")
        return [(row[prompt], row[state]) for row in table.rows()]

    def wait_states(self, prompt, count, state):
        self.app.wait_for(
            lambda: [each[1].startswith(state) for each in self.states() if each[0] == prompt].count(True) == count,
            f"{count} tasks '{prompt}' to be: {state}", PATIENCE)

    def is_said(self, words):
        return any(words in label.name for label in self.app.find_all("label"))

    # What a person does

    def write(self, prompt):
        self.app.find("text", "Prompt").set_text(prompt)
        submit = self.app.find("push button", "Submit")
        self.app.wait_for(lambda: submit.enabled, "Submit to be possible", PATIENCE)
        return submit

    def choose(self, prompt):
        row = [each[0] for each in self.states()].index(prompt)
        self.app.table("Tasks").cell(row, "Prompt").mouse_click()
        self.app.wait_for(lambda: any(label.name == prompt for label in self.app.find_all("label")),
                          f"the details of '{prompt}'", PATIENCE)

    def twice(self, *keys):
        """The same keystroke two times in a tenth of a second."""
        self.app.xdotool("key", "--delay", "50", *keys, *keys)

    def held(self, *keys):
        """Modifiers and a key, down for a while; the server repeats the last."""
        for key in keys:
            self.app.xdotool("keydown", key)
        time.sleep(HELD)
        for key in reversed(keys):
            self.app.xdotool("keyup", key)

    def click_twice(self, node):
        x, y, width, height = node.extents
        self.app.activate()
        self.app.xdotool("mousemove", str(x + width // 2), str(y + height // 2))
        self.app.xdotool("click", "--repeat", "2", "--delay", "90", "1")

    def paid(self, prompt, count, what):
        """So many create calls for that prompt, and no more after a while."""
        self.app.wait_for(lambda: self.service.creates.count(prompt) >= count, f"{what}: {count} create calls", PATIENCE)
        self.wait_states(prompt, count, "Saved")
        time.sleep(QUIET)
        self.assertEqual(self.service.creates.count(prompt), count, what)
        # A repeat is no wish: it is not even asked about.
        self.assertFalse(self.is_said("Send it once more?"), what)

    # The ways

    def check_submit(self):
        for name, press in (("doubled", lambda: self.twice("ctrl+Return")),
                            ("held", lambda: self.held("ctrl", "Return"))):
            prompt = f"Ctrl+Enter, {name}"
            self.write(prompt)
            self.app.find("text", "Prompt").focus()
            press()
            self.paid(prompt, 1, prompt)
        self.click_twice(self.write("Submit, double click"))
        self.paid("Submit, double click", 1, "double click on Submit")
        self.write("Submit, held").focus()
        self.held("space")
        self.paid("Submit, held", 1, "space held on Submit")

    def check_submit_again(self):
        for name, press in (("doubled", lambda: self.twice("ctrl+shift+g")),
                            ("held", lambda: self.held("ctrl", "shift", "g"))):
            prompt = f"Again, {name}"
            self.write(prompt).click()
            self.paid(prompt, 1, prompt)
            time.sleep(max(0, 10.5 - QUIET))  # as long as an identical request is asked about
            self.choose(prompt)
            press()
            self.paid(prompt, 2, f"Submit again, {name}")

    def check_resubmit(self):
        for name in ("double click", "space held"):
            prompt = f"Lost, {name}"
            self.service.lost.add(prompt)
            self.write(prompt).click()
            self.wait_states(prompt, 1, "Answer lost")
            self.choose(prompt)
            self.app.find("push button", "Submit again").click()
            confirm = self.app.find("push button", "Submit again, may be charged twice")
            if name == "space held":
                confirm.focus()
                self.held("space")
            else:
                self.click_twice(confirm)
            self.wait_states(prompt, 1, "Saved")
            time.sleep(QUIET)
            self.assertEqual(self.service.creates.count(prompt), 2, f"resubmitted once: {name}")

    def check_send_now(self):
        for name, press in (("doubled", lambda: self.twice("F5")), ("held", lambda: self.held("F5"))):
            prompt = f"Sent now, {name}"
            self.service.answers.clear()
            for other in range(3):
                self.write(f"In front {other} of {name}").click()
                self.app.wait_for(lambda: (f"In front {other} of {name}") in [each[0] for each in self.states()],
                                  "the one in front", PATIENCE)
                time.sleep(0.5)
            self.write(prompt).click()
            self.wait_states(prompt, 1, "Waiting")
            self.choose(prompt)
            self.app.key("ctrl+shift+h")
            self.wait_states(prompt, 1, "Waiting · held")
            self.service.answers.set()
            time.sleep(0.5)
            press()
            self.paid(prompt, 1, f"Send now, {name}")

    def check_all(self, sync):
        self.begin(sync)
        for check in (self.check_submit, self.check_resubmit, self.check_send_now):
            check()

    # The tests

    def test_the_server_repeats_a_held_key(self):
        """Else these tests would show nothing."""
        self.begin(0)
        self.write("Held: ").focus()
        prompt = self.app.find("text", "Prompt")
        prompt.focus()
        self.held("x")
        self.assertGreater(prompt.text.count("x"), 20)

    def test_one_press_one_request_at_20_ms(self):
        self.check_all(20)

    def test_one_press_one_request_at_100_ms(self):
        self.check_all(100)

    def test_one_press_one_request_at_400_ms(self):
        self.check_all(400)

    def test_submit_again_is_one_request(self):
        self.begin(100)
        self.check_submit_again()

    def test_an_identical_request_is_asked_about_once(self):
        self.begin(20)
        submit = self.write("Asked about")
        self.app.find("text", "Prompt").focus()
        self.app.key("ctrl+Return")
        self.paid("Asked about", 1, "the first")
        self.app.key("ctrl+Return")
        self.app.wait_for(lambda: self.is_said("Send it once more?"), "the question", PATIENCE)
        time.sleep(QUIET)
        self.assertEqual(self.service.creates.count("Asked about"), 1)
        self.click_twice(self.app.find("push button", "Send once more"))
        self.paid("Asked about", 2, "the one that was meant")
        self.assertTrue(submit.enabled)

    def test_a_slow_disk_keeps_nobody_waiting(self):
        self.begin(0)
        submit = self.write("On its way")
        draft = self.profile / "draft.json"
        self.app.wait_for(lambda: draft.exists() and "On its way" in draft.read_text(), "the draft to be kept", PATIENCE)
        self.slow_down(4000)
        submit.click()
        start = time.monotonic()
        self.app.wait_for(lambda: not submit.enabled, "Submit to be off", 2)
        for _ in range(10):
            self.assertFalse(submit.enabled)
            time.sleep(0.05)
        self.assertLess(time.monotonic() - start, 3, "the window answers while the disk does not")
        self.assertEqual(self.service.creates, [], "nothing leaves before it is on disk")
        self.slow_down(0)
        self.paid("On its way", 1, "the one request")
        self.assertTrue(submit.enabled)


if __name__ == "__main__":
    unittest.main()

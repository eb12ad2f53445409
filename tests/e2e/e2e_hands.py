# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One press, one request: every way to a paid create call, pressed twice and held, on disks with slow syncs.

The events come from the X server, including its auto-repeat of 30 events a second, which it does not mark. The service
counts the create calls.
"""

import ctypes
import ctypes.util
import json
import os
import shutil
import time
import unittest

from dailies_driver import WindowTest
from scripted_service import KEY, MODEL, ScriptedService

PATIENCE = 40  # seconds; enough for a busy machine
HELD = 1.5  # seconds for which a key is held
QUIET = 0.7  # seconds after a press in which a second request would have arrived
ONE_PRESS = 0.5  # seconds after which a press is not the second half of a double click
ASKED_ABOUT = 10.5  # seconds for which an identical request leads to a question
GESTURES = ("doubled", "held")
ONCE_MORE = "Send it once more?"


def repeat_quickly():
    """Makes the X server repeat a held key after 0.2 s, 30 times a second."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XkbSetAutoRepeatRate.argtypes = [ctypes.c_void_p] + [ctypes.c_uint] * 3
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    core_keyboard = 0x100
    assert display and x11.XkbSetAutoRepeatRate(display, core_keyboard, 200, 33)
    x11.XCloseDisplay(display)


class Keys:
    """A key press: modifiers, then the key, which repeats while it is held."""

    def __init__(self, app, *keys):
        self._app, self._keys = app, keys

    def doubled(self):
        """Presses twice within a tenth of a second."""
        stroke = "+".join(self._keys)
        self._app.xdotool("key", "--delay", "50", stroke, stroke)

    def held(self):
        for key in self._keys:
            self._app.xdotool("keydown", key)
        time.sleep(HELD)
        for key in reversed(self._keys):
            self._app.xdotool("keyup", key)


class Button:
    """A button: clicked with the mouse, or held with the space bar."""

    def __init__(self, app, node):
        self._app, self._node = app, node

    def doubled(self):
        self._app.activate()
        x, y, width, height = self._place_at_rest()
        self._app.xdotool("mousemove", str(x + width // 2), str(y + height // 2))
        self._app.xdotool("click", "--repeat", "2", "--delay", "90", "1")

    def held(self):
        self._node.focus()
        Keys(self._app, "space").held()

    def _place_at_rest(self):
        """A message may move once more while the window that it belongs to is being set up."""
        end = time.monotonic() + PATIENCE
        place = self._node.extents
        while time.monotonic() < end:
            time.sleep(0.2)
            before, place = place, self._node.extents
            if place == before:
                break
        return place


class MessageButton(Button):
    """A button of the window's message, which disappears with the first press. Later presses reach something else, and
    may switch to full screen or open a list."""

    def doubled(self):
        super().doubled()
        self._end()

    def held(self):
        super().held()
        self._end()

    def _end(self):
        time.sleep(0.3)
        self._app.key("Escape")


class Hands(WindowTest):
    def setUp(self):
        super().setUp()
        self.service = ScriptedService()
        self.service.start()
        self.addCleanup(self.service.stop)
        repeat_quickly()
        added = self.cli("accounts", "add", "Studio", "--base-url", self.service.base_url, "--model", MODEL,
                         "--creates-at-once", "1", "--json", typed=KEY + "\n")
        self.assertEqual(added.returncode, 0, added.stderr)
        self.syncs = self.profile / "sync-ms"

    def begin(self, profile=None):
        """Starts the window; the disk is fast until it is slowed down."""
        self.slow_down(0)
        if profile:
            self.profile = profile
        self.app = self.start(env={"LD_PRELOAD": os.environ["DAILIES_SLOW_SYNC"], "DAILIES_SYNC_FILE": str(self.syncs)})
        self.submit = self.app.find("push button", "Generate", showing=False)
        self.prompt = self.app.find("text", "Prompt")
        self.copies = self.app.find("spin button", "Variations")
        self.app.find(None, "List").click()
        self.tasks = self.app.find_all("table", "Tasks", showing=False)[-1]  # the grid is the first one
        self.search = self.app.find("text", "Search tasks")
        self.takes = self.app.find(None, "Takes")

    def slow_down(self, sync):
        """From now on, a sync of the disk takes this many milliseconds."""
        self.syncs.write_text(str(sync))

    def made_before(self, prompt, copies=1):
        """Submits with the command line before the window is open."""
        request = {"model": MODEL, "input": {"prompt": prompt}}
        self.cli("submit", "--family", "A", "--api-type", "TextToVideo", "--request", "-", "--account", "Studio",
                 "--copies", str(copies), typed=json.dumps(request))
        self.assertIn(prompt, self.service.creates)
        self.made_at = time.monotonic()

    def dismiss_before(self, prompt):
        """Decides about the request without a response with the command line."""
        lines = self.cli("list", "--json", "--state", "NeedsReview").stdout.splitlines()
        for task in [task for task in map(json.loads, lines) if task["prompt"] == prompt]:
            self.cli("decide", task["task"], "--dismiss")

    # What the window shows

    def is_said(self, words):
        return any(words in label.name for label in self.app.find_all("label"))

    def button(self, name, kind=Button):
        return kind(self.app, self.app.find("push button", name, timeout=PATIENCE))

    def row(self, prompt, state):
        """The first row of a task with that prompt in one of these states; None if there is none."""
        columns = self.tasks.columns()
        for row in range(self.tasks.row_count):
            if self.tasks.cell(row, columns.index("Prompt")).name == prompt \
                    and self.tasks.cell(row, columns.index("State")).name.startswith(state):
                return row
        return None

    # User actions

    def write(self, prompt):
        if self.copies.value != 1:
            self.copies.set_value(1)
        self.prompt.set_text(prompt)
        self.app.wait_for(lambda: self.submit.enabled, "Generate to be possible", PATIENCE)

    def choose(self, prompt, state=""):
        if self.search.text != prompt:
            self.search.set_text(prompt)
        self.app.wait_for(lambda: self.row(prompt, state) is not None, f"'{prompt}' to be {state or 'there'}", PATIENCE)
        self.tasks.cell(self.row(prompt, state), "Prompt").mouse_click()
        time.sleep(0.1)  # until the release is handled, too

    def choose_old(self, prompt, state=""):
        """Selects an earlier task, once an identical request no longer leads to a question about it."""
        time.sleep(max(0, self.made_at + ASKED_ABOUT - time.monotonic()))
        self.choose(prompt, state)

    def choose_in_menu(self, steps):
        """Highlights an entry of the context menu. Open menus are not on the accessibility bus."""
        self.app.key("Menu")
        time.sleep(0.3)
        self.app.key(*["Down"] * steps)
        return Keys(self.app, "Return")

    def paid(self, prompt, count, what):
        self.app.wait_for(lambda: self.service.creates.count(prompt) >= count, f"{what}: {count} create calls", PATIENCE)

    # The ways to a create call. Each continues until one press is left, and returns the control and the number of
    # create calls.

    def by_submit(self, prompt):
        self.write(prompt)
        return Button(self.app, self.submit), 1

    def by_ctrl_enter(self, prompt):
        self.write(prompt)
        self.prompt.focus()
        return Keys(self.app, "ctrl", "Return"), 1

    def by_ctrl_enter_in_the_list(self, prompt):
        self.write(prompt)
        self.choose("Chosen meanwhile")
        return Keys(self.app, "ctrl", "KP_Enter"), 1

    def by_submit_several(self, prompt):
        self.write(prompt)
        self.copies.set_value(2)
        return self.button("Generate"), 2

    def by_send_once_more(self, prompt):
        self.write(prompt)
        self.submit.click()
        self.paid(prompt, 1, prompt)
        self.app.wait_for(lambda: self.submit.enabled, "Generate to be possible", PATIENCE)
        self.submit.click()
        return self.button("Send once more"), 1

    def by_undo(self, prompt):
        self.service.answers.clear()
        self.write(f"In front of {prompt}")
        self.submit.click()
        self.paid(f"In front of {prompt}", 1, prompt)
        self.write(prompt)
        self.submit.click()
        self.choose(prompt, "Waiting")
        self.app.key("Delete")
        return self.button("Undo", MessageButton), 1

    def by_submit_again_key(self, prompt):
        self.choose_old(prompt)
        return Keys(self.app, "ctrl", "shift", "g"), 1

    def by_submit_again_menu(self, prompt):
        self.choose_old(prompt, "Saved")
        # Play, Save as, Show in folder, Download again (for a clip that cannot be played), Continue, Edit this clip,
        # Reuse, Variations, Compare with form.
        return self.choose_in_menu(10), 1

    def by_submit_again_once_more(self, prompt):
        self.choose_old(prompt)
        self.app.key("ctrl+shift+g")
        self.paid(prompt, 2, prompt)
        self.choose(prompt)
        time.sleep(ONE_PRESS)
        self.app.key("ctrl+shift+g")
        return self.button("Send once more", MessageButton), 1

    def by_resubmit(self, prompt):
        self.choose(prompt, "No response")
        self.app.find("push button", "Generate again").click()
        return self.button("Resubmit anyway"), 1

    def by_send_now_key(self, prompt):
        self.choose(prompt, "Waiting")
        return Keys(self.app, "F5"), 1

    def by_send_now_menu(self, prompt):
        self.choose(prompt, "Waiting")
        return self.choose_in_menu(1), 1

    def by_send_now_button(self, prompt):
        self.choose(prompt, "Waiting")
        return self.button("Send now"), 1

    def by_send_now_of_three(self, prompt):
        self.choose(prompt, "Waiting")
        self.app.key("shift+Down", "shift+Down")
        return Keys(self.app, "F5"), 3

    def by_send_refused_key(self, prompt):
        self.choose(prompt, "Refused by the service")
        return Keys(self.app, "F5"), 1

    def by_send_refused_button(self, prompt):
        self.choose(prompt, "Refused by the service")
        return self.button("Send now"), 1

    NEW = (by_submit, by_ctrl_enter, by_ctrl_enter_in_the_list, by_submit_several, by_send_once_more, by_undo)
    AGAIN = (by_submit_again_key, by_submit_again_menu, by_submit_again_once_more)
    LOST = (by_resubmit,)
    HELD_BACK = (by_send_now_key, by_send_now_menu, by_send_now_button, by_send_now_of_three)
    REFUSED = (by_send_refused_key, by_send_refused_button)

    def prepare(self, way, prompt):
        """Creates the initial tasks of a way with the command line."""
        if way in self.LOST + self.HELD_BACK:
            self.service.lost.add(prompt)
        if way in self.REFUSED:
            self.service.too_late.add(prompt)
        if way in self.HELD_BACK:
            # The first answer is lost, so the others of the same wish are held.
            self.made_before(prompt, 4 if way.__name__ == "by_send_now_of_three" else 2)
            self.dismiss_before(prompt)
        elif way not in self.NEW:
            self.made_before(prompt)

    def check(self, way, prompt, gesture, sync):
        """Presses, and returns the expected total number of create calls."""
        press, count = way(self, prompt)
        before = self.service.creates.count(prompt)
        self.slow_down(sync)
        getattr(press, gesture)()
        self.slow_down(0)
        self.service.answers.set()
        self.paid(prompt, before + count, prompt)
        # Held requests stay in the list.
        self.app.wait_for(lambda: "running" not in self.takes.description, f"{prompt}: all to have ended", PATIENCE)
        # A repeat is not a wish, so there is not even a question.
        self.assertFalse(self.is_said(ONCE_MORE), prompt)
        return before + count

    def check_all(self, sync):
        ways = self.NEW + self.AGAIN + self.LOST + self.HELD_BACK + self.REFUSED
        rows = [(way, gesture, f"{way.__name__.removeprefix('by_').replace('_', ' ')} {gesture}")
                for gesture in GESTURES for way in ways]
        self.made_before("Chosen meanwhile")
        for way, _, prompt in rows:
            self.prepare(way, prompt)
        self.begin()
        due = {prompt: self.check(way, prompt, gesture, sync) for way, gesture, prompt in rows}
        time.sleep(QUIET)
        self.assertEqual({prompt: self.service.creates.count(prompt) for prompt in due}, due)

    # The tests

    def test_the_server_repeats_a_held_key(self):
        """Without this, the other tests would prove nothing."""
        self.begin()
        self.write("Held: ")
        self.prompt.focus()
        Keys(self.app, "x").held()
        self.assertGreater(self.prompt.text.count("x"), 20)

    def test_an_open_decision_is_asked_about_first(self):
        prompt = "Undecided"
        self.service.lost.add(prompt)
        self.made_before(prompt, 2)
        self.begin()
        self.service.lost.discard(prompt)
        self.choose(prompt, "Waiting")
        self.app.key("F5")
        anyway = self.app.find("push button", "Send anyway", timeout=PATIENCE)
        time.sleep(QUIET)
        self.assertEqual(self.service.creates.count(prompt), 1)
        anyway.click()
        self.paid(prompt, 2, prompt)
        time.sleep(QUIET)
        self.assertEqual(self.service.creates.count(prompt), 2)

    def test_one_press_one_request_at_20_ms(self):
        self.check_all(20)

    def test_one_press_one_request_at_100_ms(self):
        self.check_all(100)

    def test_one_press_one_request_at_400_ms(self):
        self.check_all(400)

    def test_left_overs_are_sent_once(self):
        """Sends the requests that an earlier run did not send, from the notice of the next run."""
        self.begin()
        self.service.answers.clear()
        for prompt in ("In front", "Left over 1", "Left over 2"):
            self.write(prompt)
            self.submit.click()
            self.choose(prompt)
        self.app.kill()
        self.service.answers.set()
        left, sent = self.profile, 0
        for sync in (20, 100, 400):
            for gesture in GESTURES:
                profile = left.with_name(f"{gesture}-{sync}")
                shutil.copytree(left, profile, ignore=shutil.ignore_patterns("*.sock"))
                self.begin(profile)
                send = self.button("Send 2")
                self.slow_down(sync)
                getattr(send, gesture)()
                self.slow_down(0)
                sent += 1
                for prompt in ("Left over 1", "Left over 2"):
                    self.paid(prompt, sent, f"{gesture} {sync}")
                time.sleep(QUIET)
                self.assertEqual(self.service.creates, ["In front"] + ["Left over 1", "Left over 2"] * sent)
                self.app.kill()

    def test_an_identical_request_is_asked_about_once(self):
        self.begin()
        self.write("Asked about")
        self.prompt.focus()
        self.app.key("ctrl+Return")
        self.paid("Asked about", 1, "the first")
        self.app.wait_for(lambda: self.submit.enabled, "Generate to be possible", PATIENCE)
        time.sleep(ONE_PRESS)
        self.app.key("ctrl+Return")
        self.app.wait_for(lambda: self.is_said(ONCE_MORE), "the question", PATIENCE)
        time.sleep(QUIET)
        self.assertEqual(self.service.creates, ["Asked about"])

    def test_a_slow_disk_keeps_nobody_waiting(self):
        self.begin()
        self.write("On its way")
        draft = self.profile / "draft.json"
        self.app.wait_for(lambda: draft.exists() and "On its way" in draft.read_text(), "the draft to be kept", PATIENCE)
        self.slow_down(4000)
        self.submit.click()
        start = time.monotonic()
        self.app.wait_for(lambda: not self.submit.enabled, "Generate to be off", 2)
        for _ in range(10):
            self.assertFalse(self.submit.enabled)
            time.sleep(0.05)
        self.assertLess(time.monotonic() - start, 3, "the window answers while the disk does not")
        self.assertEqual(self.service.creates, [], "nothing leaves before it is on disk")
        self.slow_down(0)
        self.paid("On its way", 1, "the one request")
        self.app.wait_for(lambda: self.submit.enabled, "Generate to be possible", PATIENCE)
        time.sleep(QUIET)
        self.assertEqual(self.service.creates, ["On its way"])


if __name__ == "__main__":
    unittest.main()

# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first minute, counted: from the first start to the first clip with at most three clicks and one typed
sentence."""

import time
import unittest

from dailies_driver import Atspi, WindowTest

SENTENCE = "A red kite climbs over the evening hill."


class Hand:
    """Performs a user's mouse and keyboard actions, and counts them."""

    def __init__(self, app):
        self._app = app
        self.clicks = 0
        self.sentences = 0

    def click(self, role, name):
        control = self._app.find(role, name, timeout=15)
        self._app.wait_for(lambda: control.enabled, f"'{name}' to be possible", 20)
        self.clicks += 1
        control.mouse_click()

    def type(self, sentence):
        """Types into the focused control."""
        self.sentences += 1
        self._app.type_text(sentence)


class FirstStart(WindowTest):
    def saved(self, app):
        return any(cell.startswith("Saved") for row in app.table("Tasks").rows() for cell in row[:1])

    def test_the_first_clip(self):
        app = self.start()
        hand = Hand(app)
        hand.click("push button", "Try it free in practice mode")
        prompt = app.find("text", "Prompt")
        app.wait_for(lambda: prompt.has(Atspi.StateType.FOCUSED), "the prompt to have the focus")
        hand.type(SENTENCE)
        app.wait_for(lambda: prompt.text == SENTENCE, "the sentence to stand in the prompt")
        hand.click("push button", "Generate")
        app.wait_for(lambda: app.table("Tasks").row_count > 0 and self.saved(app), "the clip to be saved", 60)
        picture = app.find("filler", "Picture")
        before = app.pixels(picture)
        hand.click("push button", "Play")
        app.wait_for(lambda: app.pixels(picture) != before, "the picture to move", 20)
        self.screenshot("first-clip")
        self.assertLessEqual(hand.clicks, 3)
        self.assertEqual(hand.sentences, 1)
        clips = list((self.profile / "clips").glob("*.mp4"))
        self.assertEqual(len(clips), 1)
        self.assertTrue(app.exists("label", "Practice"), "nobody takes it for a clip that was paid")

    def test_the_window_is_mirrored(self):
        app = self.start("--practice", "--reverse")
        prompt = app.find("text", "Prompt", timeout=15)
        self.assertGreater(prompt.extents[0], app.find("filler", "Picture").extents[0], "the form is not on the right")

    def test_an_example_and_its_clip(self):
        app = self.start("--practice")
        app.find("push button", "Examples").mouse_click()
        time.sleep(0.5)  # an open menu is not on the accessibility bus
        app.key("Up", "Return")  # the last one
        prompt = app.find("text", "Prompt")
        app.wait_for(lambda: "three pictures" in prompt.text, "the example to stand in the form")
        app.find("push button", "Generate").click()
        app.wait_for(lambda: app.table("Tasks").row_count > 0 and self.saved(app), "the clip to be saved", 60)


if __name__ == "__main__":
    unittest.main()

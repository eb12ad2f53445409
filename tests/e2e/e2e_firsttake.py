# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A user's first take on the real window: start, practice service, request, clip, and the same after a restart."""

import json
import time
import unittest

from dailies_driver import WindowTest


class FirstTake(WindowTest):
    def state_of(self, app, prompt):
        """The state word of the row with this prompt."""
        for row in app.table("Tasks").rows():
            if any(prompt in cell for cell in row):
                return row[0].split(" · ")[0]  # the expected duration follows it
        return ""

    def wait_saved(self, app, prompt):
        app.wait_for(lambda: self.state_of(app, prompt).startswith("Saved"), f"the task '{prompt}' to be saved", 60)

    def play(self, app):
        """Plays the displayed clip and proves that the picture moves."""
        play = app.find("push button", "Play", timeout=15)
        app.wait_for(lambda: play.enabled, "Play to be possible", 15)
        viewer = app.find("filler", "Picture")
        # Read first: on a slow machine, a short clip may end before a second check.
        app.wait_for(lambda: app.pixels(viewer) == app.pixels(viewer), "the first picture to stand still", 15)
        before = app.pixels(viewer)
        play.click()
        app.wait_for(lambda: app.pixels(viewer) != before, "the picture to move", 15)

    def compose(self, app, model, kind, prompt, seconds):
        app.find("combo box", "Model").select(model)
        app.find("radio button", kind).click()
        app.find("text", "Prompt").set_text(prompt)
        app.find("spin button", "Duration").set_value(seconds)

    def test_family_a_from_first_start_to_the_next(self):
        app = self.start()
        app.find("push button", "Try it free in practice mode").click()
        prompt = "A paper boat turns in a rain gutter"
        self.compose(app, "practice-a-3.0", "Text to video", prompt, 3)
        self.screenshot("composing")
        app.find("push button", "Generate").click()
        self.wait_saved(app, prompt)
        self.play(app)
        self.screenshot("playing")
        self.assertEqual(app.quit(), 0)

        app = self.start()
        self.assertTrue(self.state_of(app, prompt).startswith("Saved"))
        app.table("Tasks").cell(0, "Prompt").mouse_click()
        self.play(app)
        self.assertEqual(app.quit(), 0)
        listed = [json.loads(line) for line in self.cli("tasks", "--json").stdout.splitlines()]
        self.assertEqual([(task["prompt"], task["state"]) for task in listed], [(prompt, "Saved")])

    def test_family_b(self):
        app = self.start("--practice")
        prompt = "一只猫在屋顶上看月亮"
        self.compose(app, "practice-b", "Text to video", prompt, 5)
        app.find("push button", "Generate").click()
        self.wait_saved(app, prompt)
        self.play(app)
        self.assertEqual(app.quit(), 0)
        app = self.start()
        self.assertTrue(self.state_of(app, prompt).startswith("Saved"))
        self.assertEqual(app.quit(), 0)

    def test_quitting_in_the_middle_loses_nothing(self):
        app = self.start("--practice")
        prompt = "A lighthouse in fog"
        self.compose(app, "practice-a-2.7", "Text to video", prompt, 3)
        app.find("push button", "Generate").click()
        app.wait_for(lambda: self.state_of(app, prompt) not in ("", "Waiting", "Sending"), "the id to come back", 20)
        app.kill()
        app = self.start()
        self.wait_saved(app, prompt)
        jobs = list((self.profile / "practice" / "jobs").iterdir())
        self.assertEqual(len(jobs), 1, "one create in all")
        self.assertEqual(app.quit(), 0)

    def test_a_refusal_says_why(self):
        app = self.start("--practice")
        self.compose(app, "practice-a-3.0", "Text to video", "A storm [refuse]", 3)
        app.find("push button", "Generate").click()
        app.wait_for(lambda: self.state_of(app, "A storm").startswith("Refused by the service"), "the task to be refused", 20)

    def test_a_lost_answer_is_never_sent_again_by_itself(self):
        app = self.start("--practice")
        self.compose(app, "practice-b", "Text to video", "A gull [lost answer]", 5)
        app.find("push button", "Generate").click()
        app.wait_for(lambda: self.state_of(app, "A gull").startswith("No response"), "the answer to be lost", 40)
        time.sleep(3)
        jobs = list((self.profile / "practice" / "jobs").iterdir())
        self.assertEqual(len(jobs), 1, "one create in all")
        app.find("push button", "Dismiss")


if __name__ == "__main__":
    unittest.main()

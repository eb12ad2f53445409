# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Typed text is restored after a power cut; named drafts are saved, listed, opened and deleted."""

import json
import time
import unittest

from dailies_driver import WindowTest


class Drafts(WindowTest):
    def draft(self):
        """The draft that the program would find at its next start."""
        try:
            return json.loads((self.profile / "draft.json").read_text(encoding="utf-8"))["request"]
        except (OSError, ValueError, KeyError):
            return {}

    def drafts(self):
        """The named drafts on disk, by name."""
        files = sorted((self.profile / "drafts").glob("*.json"))
        return {draft["name"]: draft["request"] for draft in (json.loads(file.read_text(encoding="utf-8")) for file in files)}

    def save_as(self, app, name):
        app.activate()
        app.key("ctrl+s")
        app.find("text", "Name").set_text(name)
        app.find("push button", "Save").click()
        app.wait_for(lambda: name in self.drafts(), f"the draft '{name}' to be on disk")

    def all_drafts(self, app):
        app.find("push button", "Drafts").mouse_click()
        time.sleep(0.5)  # an open menu is not on the accessibility bus
        app.key("Up", "Return")
        return app.table("Drafts")

    def test_what_is_typed_survives_a_power_cut(self):
        app = self.start("--practice")
        app.find("combo box", "Model").select("practice-a-2.7")
        app.find("radio button", "Text to video").click()
        app.find("spin button", "Duration").set_value(7)
        prompt = app.find("text", "Prompt")
        prompt.type_text("A lighthouse in fog, ")
        first = time.monotonic()
        while time.monotonic() - first < 2:
            app.type_text("and fog, ")
        typed = prompt.text
        app.wait_for(lambda: self.draft().get("prompt") == typed, "the prompt to be kept", 3)
        app.kill()

        app = self.start()
        self.assertEqual(app.find("text", "Prompt").text, typed)
        self.assertEqual(app.find("combo box", "Model").text, "practice-a-2.7")
        self.assertEqual(app.find("spin button", "Duration").value, 7)
        self.assertTrue(app.find("radio button", "Text to video").checked)

    def test_killed_while_typing_loses_half_a_second_at_most(self):
        app = self.start("--practice")
        prompt = app.find("text", "Prompt")
        for cut in range(3):
            prompt.focus()
            end = time.monotonic() + 1.5 + 0.2 * cut
            while time.monotonic() < end:
                app.key("x")
            before = len(prompt.text)
            time.sleep(1)
            for _ in range(5):
                app.key("y")
            app.kill()
            app = self.start()
            prompt = app.find("text", "Prompt")
            self.assertGreaterEqual(len(prompt.text), before)

    def test_named_drafts(self):
        app = self.start("--practice")
        prompt = app.find("text", "Prompt")
        prompt.set_text("A kite over the hill")
        self.save_as(app, "Kite ../1")
        prompt.set_text("一只猫在屋顶上")
        self.save_as(app, "猫")
        time.sleep(1)  # the form's content is saved half a second after it was typed
        app.kill()

        app = self.start()
        table = self.all_drafts(app)
        self.screenshot("drafts")
        self.assertEqual(sorted(row[0] for row in table.rows()), ["Kite ../1", "猫"])
        kite = [row[0] for row in table.rows()].index("Kite ../1")
        table.cell(kite, "Name").mouse_click()
        app.find("push button", "Open").click()
        app.wait_for(lambda: app.find("text", "Prompt").text == "A kite over the hill", "the draft to be in the form")
        app.find("push button", "Undo").click()
        app.wait_for(lambda: app.find("text", "Prompt").text == "一只猫在屋顶上", "the form to be as it was")

        table = self.all_drafts(app)
        cat = [row[0] for row in table.rows()].index("猫")
        table.cell(cat, "Name").mouse_click()
        app.key("Delete")
        app.wait_for(lambda: list(self.drafts()) == ["Kite ../1"], "the draft to be deleted")
        app.find("push button", "Undo").click()
        app.wait_for(lambda: len(self.drafts()) == 2, "the draft to be back")
        app.key("Escape")
        self.assertEqual(app.quit(), 0)
        self.assertEqual(self.drafts()["猫"]["prompt"], "一只猫在屋顶上")


if __name__ == "__main__":
    unittest.main()

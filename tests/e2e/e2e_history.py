# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A day's takes are found, rated, deleted, compared frame by frame and continued."""

import unittest

from dailies_driver import WindowTest

PROMPT, KITE = 2, "A red kite over the hill"


class History(WindowTest):
    def open(self):
        """The window with a take of each kind, and three takes of one request on top."""
        self.cli("demo", "--output", str(self.profile / "demo"))
        app = self.start("--practice")
        app.find(None, "List").click()  # its groups have rows
        app.find("radio button", "Text to video").click()
        app.find("text", "Prompt").set_text(KITE)
        app.find("spin button", "Variations").set_value(3)
        app.find("push button", "Generate").click()
        app.wait_for(lambda: self.words(app).count("Saved") == 14, "14 takes", 60)
        return app

    @staticmethod
    def words(app):
        return [row[0] for row in app.table("Tasks").rows()]

    def prompts(self, app):
        return [row[PROMPT] for row in app.table("Tasks").rows() if row[0] == "Saved"]

    def choose(self, app, text, found=1):
        """Searches for a take and clicks the newest match; the list then shows nothing else."""
        self.search(app, text)
        app.wait_for(lambda: len(self.prompts(app)) == found, f"{found} takes with '{text}'")
        app.table("Tasks").cell(self.words(app).index("Saved"), PROMPT).mouse_click()

    @staticmethod
    def rating(app):
        return app.table("Tasks").rows()[0][app.table("Tasks").columns().index("Rating")]

    def search(self, app, words):
        app.activate()
        app.key("ctrl+f")
        app.find("text", "Search tasks").set_text(words)

    def test_takes_are_found(self):
        app = self.open()
        for words, found in (("lighthouse", 1), ("lighth", 1), ("kite", 3), ("猫", 1), ("茶园", 1), ("submarine", 0), ("", 14)):
            self.search(app, words)
            app.wait_for(lambda: len(self.prompts(app)) == found if found else app.exists("push button", "Clear"),
                         f"{found} takes for '{words}'")
        # A collapsed group counts its takes and shows none. The list shows the take that was found last, further down.
        place = next(place for place, word in enumerate(self.words(app)) if word.startswith("3 takes"))
        app.table("Tasks").cell(place, 0).mouse_click()
        app.wait_for(lambda: len(self.prompts(app)) == 11, "the group to close")
        app.key("Right")
        app.wait_for(lambda: len(self.prompts(app)) == 14, "the group to open")

    def test_takes_are_judged_and_put_away(self):
        app = self.open()
        self.choose(app, "lighthouse")
        app.key("4")
        app.wait_for(lambda: self.rating(app) == "Rated 4 of 5", "four stars")
        app.key("Delete")
        app.wait_for(lambda: app.exists("push button", "Clear"), "the take to leave the list")
        app.key("ctrl+z")
        app.wait_for(lambda: len(self.prompts(app)) == 1, "the take to come back")
        app.quit()
        app = self.start()
        self.search(app, "lighthouse")
        app.wait_for(lambda: self.rating(app) == "Rated 4 of 5", "the stars again")

    def test_takes_are_compared(self):
        app = self.open()
        self.choose(app, KITE, 3)
        app.key("shift+Down", "shift+Down", "c")
        app.find("push button", "Back to the takes", timeout=20)
        app.key("period", "period", "period")
        app.wait_for(lambda: len([n for n in app.find_all("label", None) if n.name == "Frame 3"]) == 3
                     or app.exists("label", "Same settings for all takes."), "three takes on one frame")
        app.key("Escape")
        app.wait_for(lambda: app.table("Tasks").row_count > 0, "the list again")

    def test_gone_on_from_the_last_frame(self):
        app = self.open()
        self.choose(app, "lighthouse")
        app.find("slider", "Position", timeout=20).focus()
        app.key("e")
        app.wait_for(lambda: app.find("radio button", "Image to video").checked, "a request that goes on", 20)
        app.wait_for(lambda: "lighthouse" in app.find("text", "Prompt").text, "the prompt to be kept")
        app.find("spin button", "Variations").set_value(1)
        app.find("push button", "Generate").click()
        app.wait_for(lambda: len(self.prompts(app)) == 2, "the next take", 60)
        self.choose(app, "lighthouse", 2)
        app.find("check box", "Details").click()
        app.wait_for(lambda: any(node.name.startswith("Take ") for node in app.find_all("push button")),
                     "the way to the parent", 10)


if __name__ == "__main__":
    unittest.main()

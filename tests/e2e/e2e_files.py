# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Picks local files in the file dialog of the running program, with keys and mouse."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from dailies_driver import WindowTest


class Files(WindowTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="dailies-e2e-files-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.app = self.start("--practice")
        self.app.find("combo box", "Model").select("practice-a-3.0")
        self.app.find("radio button", "Reference to video").click()

    def picture(self, name, colour):
        path = self.folder / name
        subprocess.run(["convert", "-size", "640x360", f"xc:{colour}", str(path)], check=True, timeout=30)
        return path

    def files(self):
        """The names of the files in the tiles, which are called "Image 1, kite.png, First frame"."""
        tiles = [node.name.split(", ") for node in self.app.find_all(None)]
        return [tile[1] for tile in tiles if len(tile) == 3 and tile[0].startswith("Image ")]

    def test_two_files(self):
        first, second = self.picture("first one.png", "red"), self.picture("second.png", "blue")
        self.app.open_file_dialog()
        self.app.give_files(f'"{first}" "{second}"')
        self.app.wait_for(lambda: len(self.files()) == 2, "both files to be in the list")
        self.assertEqual(self.files(), [first.name, second.name])

    def test_nothing_when_cancelled(self):
        self.picture("first.png", "red")
        self.app.open_file_dialog()
        self.app.key("Escape")
        self.app.wait_for(lambda: not self.app.file_dialogs(), "the file dialog to close")
        self.assertEqual(self.files(), [])

    def test_a_file_that_cannot_be_read(self):
        pipe = self.folder / "pipe.png"
        os.mkfifo(pipe)
        self.app.find("text", "Prompt").set_text("A gull")
        self.app.open_file_dialog()
        self.app.give_files(str(pipe))
        self.app.wait_for(lambda: len(self.files()) == 1, "the file to be in the list")
        submit = self.app.find("push button", "Generate")
        self.app.wait_for(lambda: not submit.enabled, "Generate to be impossible")
        self.assertTrue(self.app.exists("push button", "Load an example request"), "nothing was sent")


if __name__ == "__main__":
    unittest.main()

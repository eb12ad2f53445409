# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Generates with nothing but files of this computer in the real window, in practice mode: the files arrive in the
practice storage, and the links in the requests lead to them while the window runs."""

import json
import pathlib
import subprocess
import tempfile
import unittest
import urllib.error
import urllib.request

from dailies_driver import WindowTest


def fetch(link):
    with urllib.request.urlopen(link, timeout=30) as reply:
        return reply.read()


class LocalFiles(WindowTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="dailies-e2e-local-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.app = self.start("--practice")

    def dialogs(self):
        """The IDs of the open file dialogs."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^(Add files|Choose a file)$"],
                               capture_output=True, text=True, timeout=20, check=False)
        return found.stdout.split()

    def add_file(self, path):
        self.app.find("push button", "Add file…").mouse_click()
        self.app.wait_for(self.dialogs, "the file dialog to open")
        self.app.xdotool("windowactivate", "--sync", self.dialogs()[0])
        self.app.type_text(str(path))
        self.app.key("Return")
        try:
            self.app.wait_for(lambda: not self.dialogs(), "the file dialog to close", 2)
        except AssertionError:  # the completion list took the first Enter
            self.app.key("Return")
            self.app.wait_for(lambda: not self.dialogs(), "the file dialog to close")

    def begin(self, model, kind):
        self.app.activate()
        self.app.key("ctrl+n")
        self.app.find("combo box", "Model").select(model)
        self.app.find("radio button", kind).click()
        self.app.find("text", "Prompt").set_text("A kite over the harbour")

    def jobs(self):
        """What the practice service accepted, by the ID of the job."""
        return {path.stem: json.loads(path.read_text(encoding="utf-8"))["body"]
                for path in (self.profile / "practice/jobs").glob("*.json")}

    def stored(self):
        """The contents in the practice storage."""
        return [path.read_bytes() for path in (self.profile / "practice").rglob("*")
                if path.is_file() and path.parent.name not in ("jobs", "clips")]

    def generate(self):
        """The accepted request; returns once its clip is saved."""
        before = set(self.jobs())
        generate = self.app.find("push button", "Generate")
        self.app.wait_for(lambda: generate.enabled, "Generate to be possible")
        generate.click()
        self.app.wait_for(lambda: set(self.jobs()) - before, "the request to be accepted", 30)
        table = self.app.table("Tasks")
        self.app.wait_for(lambda: table.row_count == len(before) + 1 and table.rows(1)[0][0].startswith("Saved"),
                          "the task to be saved", 60)
        new = set(self.jobs()) - before
        self.assertEqual(len(new), 1)
        return self.jobs()[new.pop()]

    def check_link(self, link, content):
        self.assertTrue(link.startswith("http://127.0.0.1:"), link)
        self.assertEqual(fetch(link), content)
        self.assertIn(content, self.stored())
        with self.assertRaises(urllib.error.HTTPError) as refused:
            fetch(link.partition("?")[0])
        refused.exception.close()

    def test_both_families(self):
        picture = self.folder / "a kite.png"
        subprocess.run(["convert", "-size", "640x360", "xc:red", str(picture)], check=True, timeout=30)
        self.begin("practice-b", "Image to video")
        self.add_file(picture)
        body = self.generate()
        self.check_link(body["image"]["url"], picture.read_bytes())

        # The first clip under another name is a video that the program does not know.
        clip = max((self.profile / "clips").rglob("*.mp4"))
        video = self.folder / "harbour.mp4"
        video.write_bytes(clip.read_bytes())
        self.begin("practice-a-3.0", "Video edit")
        self.add_file(video)
        body = self.generate()
        self.check_link(body["input"]["media"][0]["url"], video.read_bytes())

        # No signature is kept on disk by the program itself.
        for path in self.profile.rglob("*"):
            if path.is_file() and self.profile / "practice" not in path.parents:
                self.assertNotIn(b"X-Amz-Signature", path.read_bytes(), path)
        self.assertEqual(self.app.quit(), 0)


if __name__ == "__main__":
    unittest.main()

# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Generates with nothing but files of this computer in the real window, in practice mode: the files arrive in the
practice storage, and the service fetches them through the links in the requests. No signature reaches the disk."""

import hashlib
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
        # A keyboard that has the letter é. With another one, xdotool changes the keyboard for the letter and back again,
        # which a busy program notices too late.
        subprocess.run(["setxkbmap", "us", "-variant", "altgr-intl"], check=True, timeout=30)
        self.app = self.start("--practice")

    def begin(self, model, kind):
        self.app.activate()
        self.app.key("ctrl+n")
        self.app.find("combo box", "Model").select(model)
        self.app.find("radio button", kind).click()
        self.app.find("text", "Prompt").set_text("A kite over the harbour")

    def jobs(self):
        """What the practice service accepted and fetched, by the ID of the job."""
        return {path.stem: json.loads(path.read_text(encoding="utf-8"))
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

    def check_link(self, link, content, fetched):
        self.assertTrue(link.startswith("http://127.0.0.1:"), link)
        self.assertNotIn("?", link)
        # The service had the whole link, which led to the whole file.
        self.assertEqual([(file["bytes"], file["sha256"]) for file in fetched if file["link"] == link],
                         [(len(content), hashlib.sha256(content).hexdigest())])
        self.assertIn(content, self.stored())
        # What is kept of the link leads nowhere.
        with self.assertRaises(urllib.error.HTTPError) as refused:
            fetch(link)
        refused.exception.close()

    def add_files(self, files):
        # One after the other. Of several typed names, Qt's dialog returns only those that its list has loaded.
        for path in files:
            self.app.open_file_dialog()
            self.app.give_files(str(path))

    def references(self, body):
        """The links and encoded contents in a request, in its order."""
        media = body.get("input", {}).get("media", [])
        return ([item["url"] for item in media]
                + [item["reference_voice"] for item in media if "reference_voice" in item]
                + ([body["image"]["url"]] if "image" in body else [])
                + [item["image"] for item in body.get("imageList", [])])

    def check_file(self, reference, content, fetched):
        if reference.startswith("data:"):  # the practice service doesn't keep what follows
            self.assertTrue(reference.startswith("data:image/png;base64,"), reference)
        else:
            self.check_link(reference, content, fetched)

    def test_every_kind(self):
        red, blue = self.folder / "a kite.png", self.folder / "harbour +%é.png"
        for color, picture in ("red", red), ("blue", blue):
            subprocess.run(["convert", "-size", "640x360", f"xc:{color}", str(picture)], check=True, timeout=30)
        video, sound = self.folder / "harbour.mp4", self.folder / "wind.mp3"
        subprocess.run(["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc=d=3:s=640x360:r=24", "-pix_fmt", "yuv420p",
                        str(video)], check=True, timeout=60)
        subprocess.run(["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=d=3", str(sound)], check=True, timeout=60)
        kinds = [("practice-b", "Text to video", []), ("practice-b", "Image to video", [red]),
                 ("practice-b", "Multi-image to video", [red, blue])]
        for model in "practice-a-3.0", "practice-a-2.7":
            kinds += [(model, "Text to video", []), (model, "Image to video", [red]),
                      (model, "Reference to video", [red, video, sound] if model.endswith("3.0") else [blue, video]),
                      (model, "Video edit", [video])]
        self.assertEqual(len(kinds), 11)
        by_link = 0
        for model, kind, files in kinds:
            with self.subTest(model=model, kind=kind):
                self.begin(model, kind)
                self.add_files(files)
                job = self.generate()
                found = self.references(job["body"])
                self.assertEqual(len(found), len(files))
                for reference, path in zip(found, files):
                    self.check_file(reference, path.read_bytes(), job["fetched"])
                by_link += sum(reference.startswith("http") for reference in found)
        # Pictures of family B, and every video and sound.
        self.assertGreaterEqual(by_link, 8)
        # The same content is uploaded once.
        self.assertEqual(len([1 for content in self.stored() if content == video.read_bytes()]), 1)

        # No signature is kept on disk, neither by the program nor by the practice service.
        for path in self.profile.rglob("*"):
            if path.is_file():
                self.assertNotIn(b"X-Amz-Signature", path.read_bytes(), path)
        self.assertEqual(self.app.quit(), 0)


if __name__ == "__main__":
    unittest.main()

# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills in every request kind by its visible labels on the real window, submits it to the practice service and waits
until it is saved.

The body that was sent is compared with JSON written by hand from the specification.
"""

import json
import unittest

from dailies_driver import WindowTest

IMAGE = "https://example.org/cat.png"
IMAGE_2 = "https://example.org/dog.png"
VIDEO = "https://example.org/walk.mp4"
AUDIO = "https://example.org/steps.mp3"
DOCUMENT = "https://example.org/story.pdf"

ON, OFF = True, False


class Compose(WindowTest):
    def test_every_kind(self):
        self.app = self.start("--practice")
        self.made = 0
        kinds = [name for name in dir(self) if name.startswith("make_")]
        self.assertEqual(len(kinds), 11)
        self.app.find("push button", "Advanced").click()
        for name in kinds:
            with self.subTest(name):
                self.app.activate()
                self.app.key("ctrl+n")
                getattr(self, name)()
        self.assertEqual(self.app.quit(), 0)

    def begin(self, model, kind):
        self.app.find("combo box", "Model").select(model)
        self.app.find("radio button", kind).click()

    def field(self, role, label, place=0):
        """The control with that label; `place` counts those in the rows of a list."""
        self.app.wait_for(lambda: len(self.app.find_all(role, label)) > place, f"{role} {label} {place + 1}")
        return self.app.find_all(role, label)[place]

    def write(self, label, text, place=0):
        self.field("text", label, place).set_text(text)

    def segment(self, text):
        """Chooses the value of a field from its segments."""
        self.app.find("radio button", text).click()

    def choose(self, label, text, place=0):
        """Types into an editable combo box."""
        combo = self.field("combo box", label, place)
        [child for child in combo.children() if child.role == "text"][0].set_text(text)

    def switch(self, label, is_on):
        """A switch that nobody has used shows what the service would do; a click turns that around."""
        switch = self.app.find("check box", label)
        switch.click()
        if switch.checked != is_on:
            switch.click()
        self.app.wait_for(lambda: switch.checked == is_on, f"{label} to be {is_on}")

    def number(self, label, value, place=0):
        self.field("spin button", label, place).set_value(value)

    def add_media(self, *items):
        for kind, address, *voice in items:
            self.app.find("push button", "Add link…").click()  # opens the fields of the new item
            self.choose("Type", kind)
            self.write("Link", address)
            if voice:
                self.write("Reference voice", voice[0])

    def submit(self, expected):
        """Submits the form's content, waits for the clip, and compares the body."""
        submit = self.app.find("push button", "Generate")
        self.app.wait_for(lambda: submit.enabled, "Generate to be possible")
        submit.click()
        table = self.app.table("Tasks")
        self.made += 1
        self.app.wait_for(lambda: table.row_count == self.made and table.rows(1)[0][0].startswith("Saved"),
                          "the task to be saved", 60)
        tasks = [json.loads(line) for line in self.cli("tasks", "--json").stdout.splitlines()]
        task = max(tasks, key=lambda each: int(each["task"]))
        sent = json.loads(self.cli("show", task["task"], "--json").stdout.splitlines()[0])["request"]
        self.assertEqual(sent, expected)

    def make_a30_text(self):
        self.begin("practice-a-3.0", "Text to video")
        self.write("Prompt", "A cat on a roof")
        self.segment("720P")
        self.segment("16:9")
        self.number("Duration", 3)
        self.switch("Enhance prompt", OFF)
        self.submit({"model": "practice-a-3.0", "input": {"prompt": "A cat on a roof"},
                     "parameters": {"resolution": "720P", "ratio": "16:9", "duration": 3, "prompt_extend": False}})

    def make_a30_image(self):
        self.begin("practice-a-3.0", "Image to video")
        self.add_media(("First frame", IMAGE), ("Last frame", IMAGE_2))
        self.number("Duration", 2)
        self.submit({"model": "practice-a-3.0", "parameters": {"duration": 2}, "input": {"media": [
            {"type": "first_frame", "url": IMAGE}, {"type": "last_frame", "url": IMAGE_2}]}})

    def make_a30_reference(self):
        self.begin("practice-a-3.0", "Reference to video")
        self.write("Prompt", "Image 1 reads Video 1 aloud")
        self.add_media(("Reference image", IMAGE), ("Reference video", VIDEO), ("Document", DOCUMENT))
        self.submit({"model": "practice-a-3.0", "parameters": {"duration": 5},
                     "input": {"prompt": "Image 1 reads Video 1 aloud", "media": [
                         {"type": "reference_image", "url": IMAGE}, {"type": "reference_video", "url": VIDEO},
                         {"type": "file", "url": DOCUMENT}]}})

    def make_a30_edit(self):
        self.begin("practice-a-3.0", "Video edit")
        self.write("Prompt", "Make it night")
        self.add_media(("Reference video", VIDEO))
        self.segment("480P")
        self.submit({"model": "practice-a-3.0", "parameters": {"resolution": "480P", "duration": 5}, "input": {
            "prompt": "Make it night", "media": [{"type": "reference_video", "url": VIDEO}]}})

    def make_a27_text(self):
        self.begin("practice-a-2.7", "Text to video")
        self.write("Prompt", "一只猫在屋顶上看月亮")
        self.segment("1080P")
        self.number("Duration", 4)
        self.switch("Enhance prompt", ON)
        self.switch("Watermark", ON)
        self.submit({"model": "practice-a-2.7", "input": {"prompt": "一只猫在屋顶上看月亮"}, "parameters": {
            "resolution": "1080P", "duration": 4, "prompt_extend": True, "watermark": True}})

    def make_a27_image(self):
        self.begin("practice-a-2.7", "Image to video")
        self.add_media(("First frame", IMAGE), ("Driving audio", AUDIO))
        self.switch("Watermark", OFF)
        self.submit({"model": "practice-a-2.7", "parameters": {"duration": 5, "watermark": False}, "input": {"media": [
            {"type": "first_frame", "url": IMAGE}, {"type": "driving_audio", "url": AUDIO}]}})

    def make_a27_reference(self):
        self.begin("practice-a-2.7", "Reference to video")
        self.write("Prompt", "Image 1 says hello")
        self.add_media(("Reference image", IMAGE, AUDIO))
        self.submit({"model": "practice-a-2.7", "parameters": {"duration": 5}, "input": {
            "prompt": "Image 1 says hello", "media": [
                {"type": "reference_image", "url": IMAGE, "reference_voice": AUDIO}]}})

    def make_a27_edit(self):
        self.begin("practice-a-2.7", "Video edit")
        self.write("Prompt", "Make it snow")
        self.add_media(("Video", VIDEO))
        self.segment("720P")
        self.switch("Watermark", ON)
        self.submit({"model": "practice-a-2.7", "parameters": {"resolution": "720P", "watermark": True}, "input": {
            "prompt": "Make it snow", "media": [{"type": "video", "url": VIDEO}]}})

    def make_b_text(self):
        self.begin("practice-b", "Text to video")
        self.write("Prompt", "Two shots of a boat")
        self.write("Negative prompt", "rain")
        self.number("Duration", 5)
        self.segment("1:1")
        self.segment("Standard")
        self.number("Guidance", 0.5)
        self.switch("Sound", ON)
        self.switch("Logo", ON)
        self.switch("Multiple shots", ON)
        self.segment("Custom")
        for place, (prompt, seconds) in enumerate((("near", 2), ("far", 3))):
            self.app.find("push button", "Add shot").click()
            self.write("Shot prompt", prompt, place)
            self.number("Seconds", seconds, place)
        self.submit({"model": "practice-b", "prompt": "Two shots of a boat", "negativePrompt": "rain", "duration": "5",
                     "aspectRatio": "1:1", "mode": "std", "cfgScale": 0.5, "sound": "on", "logoAdd": 1,
                     "multiShot": True, "shotType": "customize", "multiPrompt": [
                         {"index": 1, "prompt": "near", "duration": "2"},
                         {"index": 2, "prompt": "far", "duration": "3"}]})

    def make_b_image(self):
        self.begin("practice-b", "Image to video")
        self.write("Prompt", "The cat stretches")
        self.app.find("push button", "Add link…").click()
        self.write("Link", IMAGE)
        self.number("Duration", 5)
        self.app.find("push button", "Add voice").click()
        self.write("Voice", "voice-1")
        self.submit({"model": "practice-b", "prompt": "The cat stretches", "duration": "5", "image": {"url": IMAGE},
                     "voiceList": [{"voiceId": "voice-1"}]})

    def make_b_images(self):
        self.begin("practice-b", "Multi-image to video")
        self.write("Prompt", "They meet")
        self.number("Duration", 10)
        for address in (IMAGE, IMAGE_2):
            self.app.find("push button", "Add link…").click()
            self.write("Link", address)
        self.submit({"model": "practice-b", "prompt": "They meet", "duration": "10",
                     "imageList": [{"image": IMAGE}, {"image": IMAGE_2}]})


if __name__ == "__main__":
    unittest.main()

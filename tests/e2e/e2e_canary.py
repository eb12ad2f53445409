# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A marked key goes through every screen and command, and is looked for everywhere: only the keychain has it, and the
`Authorization` header to the origin that it was typed for."""

import json
import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import time
import unittest
import zipfile

from canary import Canary, ProcessWatch
from dailies_driver import WindowTest
from scripted_service import MODEL, ScriptedService

PATIENCE = 60
TALKATIVE = {"QT_LOGGING_RULES": "qt.network*=true;dailies*=true;default.debug=true"}
# What shortcuts of the task list copy: prompt, ID, request as JSON, as cURL.
COPIES = ("ctrl+c", "ctrl+shift+c", "ctrl+shift+j", "ctrl+shift+k")


class CanaryTest(WindowTest):
    def setUp(self):
        super().setUp()
        self.canary = Canary()
        self.service = self.serve(self.canary.key)
        self.elsewhere = self.serve("none")
        temporary = tempfile.TemporaryDirectory(prefix="dailies-canary-")
        self.addCleanup(temporary.cleanup)
        self.temporary = pathlib.Path(temporary.name)
        self.env = {**TALKATIVE, "TMPDIR": str(self.temporary)}
        watch = ProcessWatch(self.canary)
        watch.__enter__()
        self.addCleanup(watch.__exit__)

    def serve(self, key):
        service = ScriptedService(key)
        service.start()
        self.addCleanup(service.stop)
        return service

    def add_account(self):
        added = self.cli("accounts", "add", "Studio", "--base-url", self.service.base_url, "--model", MODEL, "--json",
                         typed=self.canary.key + "\n", env=self.env)
        self.assertEqual(added.returncode, 0, added.stderr)
        self.look_at("accounts add", added)

    # Searching

    def look_at(self, place, done):
        """In the output of a command."""
        self.canary.in_text(f"the output of {place}", done.stdout + done.stderr)

    def look_around(self):
        """In all files that the program may have written, and in all processes."""
        folders = [self.profile, self.temporary]
        # The key belongs in the keyring's own folder only, which is encrypted.
        folders += [pathlib.Path(os.environ[name]) for name in ("HOME", "XDG_RUNTIME_DIR") if name in os.environ]
        seen = self.canary.in_files(*folders)
        self.assertGreater(seen, 2)
        self.canary.in_processes()

    def look_at_window(self, app, place):
        self.canary.in_text(f"the window, {place}", app.dump(most=100_000))
        self.canary.in_text(f"the program's output, {place}", app.output())

    def look_at_services(self):
        self.canary.in_heads("the service", self.service.heard, f"Authorization: Bearer {self.canary.key}")
        self.canary.in_heads("another origin", self.elsewhere.heard)
        for method, path, headers in self.service.heard:
            if method == "GET" and "authorization" in headers.lower():
                self.canary.found.append(f"a header to {path}")
        self.assertEqual(self.service.keys_leaked + self.elsewhere.keys_leaked, [])

    def assert_nowhere(self):
        self.assertEqual(sorted(set(self.canary.found)), [])

    # User actions

    def state(self, app, prompt):
        table = app.table("Tasks")
        columns = table.columns()
        state, text = columns.index("State"), columns.index("Prompt")
        return next((row[state] for row in table.rows() if prompt in row[text]), "")

    def submit(self, app, prompt, state):
        app.find("text", "Prompt").set_text(prompt)
        submit = app.find("push button", "Generate")
        app.wait_for(lambda: submit.enabled, "Generate to be possible", PATIENCE)
        time.sleep(0.5)  # a click soon after another one would count as a double click
        submit.click()
        app.wait_for(lambda: self.state(app, prompt).startswith(state), f"'{prompt}' to be: {state}", PATIENCE)

    def clipboard(self, app):
        """The content of the clipboard, read by pasting, as any program may."""
        field = app.find("text", "Search tasks")
        field.focus()
        app.key("ctrl+a", "Delete", "ctrl+v")
        time.sleep(0.3)
        pasted = field.text
        app.key("ctrl+a", "Delete")
        return pasted

    def copy_all(self, app):
        for keys in COPIES:
            app.wait_for(lambda: app.table("Tasks").row_count > 0, "the rows to be back")
            app.table("Tasks").cell(0, "Prompt").mouse_click()
            app.key(keys)
            pasted = self.clipboard(app)
            self.assertTrue(pasted, f"{keys} copies something")
            self.canary.in_text(f"the clipboard after {keys}", pasted)
        self.assertIn("$API_KEY", pasted)

    def look_at_dialogs(self, app):
        for keys in ("ctrl+comma", "question"):
            app.activate()
            app.table("Tasks").cell(0, "Prompt").mouse_click()
            app.key(keys)
            app.find("dialog")
            self.look_at_window(app, f"the dialog of {keys}")
            app.key("Escape")
            app.wait_for(lambda: not app.exists("dialog", None), "the dialog to be gone")

    def save_evidence(self, app):
        app.table("Tasks").cell(0, "Prompt").mouse_click()
        app.key("ctrl+shift+e")
        target = self.temporary / "evidence.zip"
        app.wait_for(lambda: app.exists("file chooser", None) or app.exists("dialog", None), "the file dialog")
        app.key("ctrl+a")
        app.type_text(str(target))
        app.key("Return")
        app.wait_for(target.exists, "the evidence to be saved")
        self.assertTrue(zipfile.is_zipfile(target))

    # The tests

    def test_through_every_screen(self):
        self.add_account()
        app = self.start(env=self.env)
        self.service.clips_elsewhere = self.elsewhere.base_url
        self.submit(app, "A canary sings", "Saved")
        self.assertTrue(self.elsewhere.fetches, "the clip came from another origin")
        self.look_at_window(app, "a saved task")
        self.service.lost.add("A canary is lost")
        self.submit(app, "A canary is lost", "No response")
        self.look_at_window(app, "a lost answer")
        self.service.sends_elsewhere = self.elsewhere.base_url
        app.find("text", "Prompt").set_text("A canary is sent on")
        app.find("push button", "Generate").click()
        app.wait_for(lambda: self.state(app, "sent on") and not self.state(app, "sent on").startswith("Sending"),
                     "the call that was sent on to have ended", PATIENCE)
        self.service.sends_elsewhere = ""
        self.look_at_window(app, "a call that was sent on")
        app.find("check box", "Details").click()
        for tab in ("Details", "Technical"):
            app.find("page tab", tab).click()
            self.look_at_window(app, tab)
        self.copy_all(app)
        self.look_at_dialogs(app)
        self.save_evidence(app)
        self.look_around()  # while the write-ahead log exists
        self.type_another_key(app)
        self.look_around()
        self.look_at_services()
        self.assertEqual(app.quit(), 0)
        self.look_at_window_gone(app)
        self.assert_nowhere()

    def look_at_window_gone(self, app):
        self.canary.in_text("the program's output", app.output())
        self.look_around()
        self.look_at_services()

    def type_another_key(self, app):
        """The key dialog, with the same key: it is masked while it is displayed, and cannot be copied."""
        # The service rejects the key now, so a notice offers to enter it again.
        self.service.key_works = False
        app.find("text", "Prompt").set_text("A canary is refused")
        app.find("push button", "Generate").click()
        app.find("push button", "Enter the key…", timeout=PATIENCE).click()
        field = app.find("password text", None)
        field.focus()
        # Typed from a file, so that the typing program does not leak it itself.
        subprocess.run(["xdotool", "type", "--clearmodifiers", "--delay", "8", "--file", "-"], input=self.canary.key,
                       text=True, timeout=60, check=True)
        time.sleep(0.5)  # the field rightly does not reveal how much was typed
        self.look_at_window(app, "a key that is being typed")
        app.key("ctrl+a", "ctrl+c")
        self.look_around()
        self.service.key_works = True
        field.focus()
        app.key("Return")
        app.wait_for(lambda: not app.exists("password text", None), "the key to be kept", PATIENCE)
        self.canary.in_text("the clipboard after the key was typed", self.clipboard(app))
        self.look_at_window(app, "a key that was typed")

    def test_through_every_command(self):
        self.add_account()
        request = self.profile / "request.json"
        request.write_text(json.dumps({"model": MODEL, "input": {"prompt": "A canary sings"}}), encoding="utf-8")
        kind = ("--family", "A", "--generation", "3.0", "--api-type", "TextToVideo", "--request", str(request))
        self.service.clips_elsewhere = self.elsewhere.base_url
        for arguments in (("check", *kind), ("submit", *kind, "--account", "Studio", "--wait", "--json"), ("watch",),
                          ("tasks",), ("tasks", "--json"), ("show", "1"), ("show", "1", "--json"), ("accounts", "list"),
                          ("accounts", "test", "Studio"), ("evidence", "1", "--output", str(self.temporary / "1.zip"))):
            self.look_at(" ".join(arguments), self.cli(*arguments, env=self.env, timeout=90))
        self.assertEqual(self.service.creates, ["A canary sings"])
        # The key of this call is only in its own environment, where the user put it, and goes no further.
        calling = ("submit", *kind, "--base-url", self.service.base_url, "--wait")
        # The leak sanitizer runs in a process of its own, with the same environment.
        quiet = {"ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"}
        process = subprocess.Popen([os.environ["DAILIES_CLI"], "--profile", str(self.profile), *calling],
                                   env={**os.environ, **self.env, **quiet, "DAILIES_API_KEY": self.canary.key},
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        output, _ = process.communicate(timeout=90)
        self.canary.in_text("the output of submit --base-url", output)
        self.canary.found = [place for place in self.canary.found if place != f"environ of process {process.pid}"]
        self.assertEqual(len(self.service.creates), 2)
        self.look_around()
        self.look_at_services()
        self.assert_nowhere()

    def test_a_crash_leaves_nothing(self):
        self.add_account()
        soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
        resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_CORE, (soft, hard))
        self.service.finishes.clear()
        app = self.start(env=self.env)
        self.submit(app, "A canary falls", "Running")
        limits = pathlib.Path(f"/proc/{app.process.pid}/limits").read_text(encoding="utf-8")
        line = next(each for each in limits.splitlines() if each.startswith("Max core file size"))
        self.assertEqual(line.split()[4:6], ["0", "0"], "no picture of the memory, which holds the key, is written")
        app.process.send_signal(signal.SIGABRT)
        app.process.wait(30)
        self.canary.in_text("the program's last words", app.output())
        self.canary.in_files(pathlib.Path.cwd())
        self.look_around()
        self.assert_nowhere()


class WhatIsLeaked(unittest.TestCase):
    """Keys leaked on purpose are found; otherwise, all of the above would prove nothing."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="dailies-canary-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.canary = Canary()

    def test_in_files(self):
        import base64  # noqa: PLC0415 - only to leak
        key = self.canary.key
        leaks = {
            "a.log": f"GET /v1 Authorization: Bearer {key}\n".encode(),
            "part.log": f"key {key[8:-6]}…\n".encode(),
            "tasks.db-wal": b"\0\x37\x7f\x06" + key.encode() + b"\0",
            "settings.ini": b"header=" + base64.b64encode(f"Bearer {key}".encode()),
            "shifted.txt": base64.b64encode(f"{{{key}".encode()),
            "wide.bin": key.encode("utf-16-le"),
            "hex.txt": key.encode().hex().encode(),
        }
        for name, data in leaks.items():
            with self.subTest(name):
                self.canary.found.clear()
                file = self.folder / name
                file.write_bytes(b"before " + data + b" after")
                self.canary.in_files(self.folder)
                file.unlink()
                self.assertEqual(self.canary.found, [str(file)])

    def test_in_a_zip_and_in_a_name(self):
        with zipfile.ZipFile(self.folder / "evidence.zip", "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.writestr("log.txt", "so it was sent: " + self.canary.key)
        (self.folder / f"{self.canary.key}.part").touch()
        self.canary.in_files(self.folder)
        self.assertEqual(len(self.canary.found), 2)

    def test_in_a_process(self):
        for command, env in ((["sleep", "30"], {"KEY": self.canary.key}),
                             (["sh", "-c", f"sleep 30 # {self.canary.key}; true"], {})):
            self.canary.found.clear()
            process = subprocess.Popen(command, env={**os.environ, **env})
            try:
                with ProcessWatch(self.canary):
                    end = time.monotonic() + 20
                    while not self.canary.found and time.monotonic() < end:
                        time.sleep(0.05)
            finally:
                process.kill()
                process.wait(10)
            self.assertTrue(any(str(process.pid) in place for place in self.canary.found))

    def test_in_a_header(self):
        line = f"Authorization: Bearer {self.canary.key}"
        self.canary.in_heads("its own", [("POST", "/v1/x", f"Host: a\n{line}\n")], line)
        self.assertEqual(self.canary.found, [])
        self.canary.in_heads("its own", [("POST", "/v1/x", f"Host: a\nX-Key: {self.canary.key}\n")], line)
        self.canary.in_heads("another", [("GET", "/clip", f"{line}\n")])
        self.canary.in_heads("another", [("GET", f"/clip?key={self.canary.key}", "")])
        self.assertEqual(len(self.canary.found), 3)

    def test_nothing_is_found_where_nothing_is(self):
        (self.folder / "a.log").write_text("Authorization: Bearer ***", encoding="utf-8")
        self.canary.in_files(self.folder)
        self.assertEqual(self.canary.found, [])


if __name__ == "__main__":
    unittest.main()

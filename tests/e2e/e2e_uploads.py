# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files go to the user's own storage and come back through their links: the practice place, which botocore checks too,
and rclone as a WebDAV server and as a command. The secret and the signatures stay where they belong."""

import hashlib
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request

import swift_place

try:
    import botocore.session
    from botocore.config import Config
    from botocore.exceptions import ClientError
except ImportError:
    botocore = None

CLI = os.environ["DAILIES_CLI"]
RCLONE = shutil.which("rclone")
PATIENCE = 60


def fetch(link, method="GET", **headers):
    request = urllib.request.Request(link, method=method, headers=headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
        return reply.read()


class Place(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="dailies-uploads-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.profile = self.folder / "profile"
        self.file = self.folder / "harbour at dawn +%é.mp4"
        self.content = os.urandom(300_000)
        self.file.write_bytes(self.content)

    def cli(self, *arguments, typed="", env=None, status=0):
        done = subprocess.run([CLI, "--json", "--profile", str(self.profile), *arguments], input=typed, text=True,
                              capture_output=True, timeout=PATIENCE * 3, check=False, env={**os.environ, **(env or {})})
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        done.lines = [json.loads(line) for line in done.stdout.splitlines()]
        return done

    def serve(self, *command, ready):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(lambda: (process.terminate(), process.wait(PATIENCE), process.stdout.close()))
        return ready(process)

    def practice(self):
        """The practice place: endpoint, bucket, region, user and secret."""
        command = [CLI, "practice", "--json", "--profile", str(self.folder / "practice")]
        return self.serve(*command, ready=lambda process: json.loads(process.stdout.readline())["uploads"])

    def add_practice(self, name, place, *more):
        return self.cli("uploads", "add", name, "--endpoint", place["endpoint"], "--bucket", place["bucket"], "--region",
                        place["region"], "--user", place["user"], *more, typed=place["secret"] + "\n")

    def uploaded(self, done):
        self.assertEqual([line["event"] for line in done.lines[-1:]], ["uploaded"])
        return done.lines[-1]


class PracticePlace(Place):
    def setUp(self):
        super().setUp()
        self.place = self.practice()

    def test_a_file_goes_up_once_and_comes_back(self):
        added = self.add_practice("Mine", self.place, "--folder", "in puts/+%é")
        self.assertTrue(added.lines[0]["chosen"])
        self.assertEqual(self.cli("uploads", "list").lines, added.lines)
        self.assertTrue(self.cli("uploads", "test", "Mine").lines[0]["ok"])
        self.assertEqual(self.cli("uploads", "clean", "Mine").lines, [])

        first = self.uploaded(self.cli("uploads", "put", str(self.file)))
        self.assertEqual(first["sha256"], hashlib.sha256(self.content).hexdigest())
        self.assertEqual((first["bytes"], first["wasThere"], first["answersHead"]), (300_000, False, False))
        self.assertEqual(fetch(first["link"]), self.content)
        self.assertEqual(fetch(first["link"], Range="bytes=5-9"), self.content[5:10])
        again = self.uploaded(self.cli("uploads", "put", str(self.file), "--place", "Mine"))
        self.assertEqual((again["name"], again["wasThere"]), (first["name"], True))

        with self.assertRaises(urllib.error.HTTPError) as refused:
            fetch(first["link"], method="HEAD")
        self.assertEqual(refused.exception.code, 403)
        refused.exception.close()
        with self.assertRaises(urllib.error.HTTPError) as refused:
            fetch(first["link"].replace("X-Amz-Expires=172800", "X-Amz-Expires=172801"))
        self.assertEqual(refused.exception.code, 403)
        refused.exception.close()

        listed = self.cli("uploads", "clean", "Mine").lines
        self.assertEqual([(line["event"], line["name"], line["bytes"]) for line in listed], [("file", first["name"], 300_000)])
        self.assertEqual(self.cli("uploads", "clean", "Mine", "--older-than", "1", "--delete").lines, [])
        self.assertEqual([line["event"] for line in self.cli("uploads", "clean", "Mine", "--delete").lines], ["deleted"])
        self.assertEqual(self.cli("uploads", "clean", "Mine").lines, [])

        for path in self.profile.rglob("*"):
            if path.is_file():
                content = path.read_bytes()
                self.assertNotIn(self.place["secret"].encode(), content, path)
                self.assertNotIn(b"X-Amz-Signature", content, path)
        self.assertNotIn(self.place["secret"], added.stdout + added.stderr)
        self.cli("uploads", "remove", "Mine")
        self.assertEqual(self.cli("uploads", "list").lines, [])
        self.cli("uploads", "put", str(self.file), status=2)

    def test_the_environment_replaces_the_keychain(self):
        self.add_practice("Mine", {**self.place, "secret": "wrong-secret-12345"})
        failed = self.cli("uploads", "put", str(self.file), status=4)
        self.assertIn("SignatureDoesNotMatch", failed.stderr)
        self.assertNotIn("wrong-secret-12345", failed.stdout + failed.stderr)
        self.uploaded(self.cli("uploads", "put", str(self.file), env={"DAILIES_UPLOAD_SECRET": self.place["secret"]}))

    def test_errors_are_one_line_and_a_status(self):
        for folder, status in (("[full]", 4), ("[expired]", 4), ("[wrong length]", 4), ("[page]", 4)):
            with self.subTest(folder):
                self.add_practice(folder, self.place, "--folder", folder)
                failed = self.cli("uploads", "put", str(self.file), "--place", folder, status=status)
                self.assertEqual(len(failed.stderr.strip().splitlines()), 1, failed.stderr)
                self.assertIn("Nothing was charged.", failed.stderr)
                self.assertNotIn("X-Amz-", failed.stderr)
        self.cli("uploads", "put", str(self.folder / "missing.mp4"), status=2)
        self.cli("uploads", "put", str(self.file), "--place", "nobody", status=2)
        self.cli("uploads", "add", "Far", "--endpoint", "http://s3.example.com", "--bucket", "b-b", "--region", "auto",
                 "--user", "me", typed="secret-secret\n", status=2)
        self.cli("uploads", "add", "R2", "--preset", "r2", "--bucket", "b-b", "--user", "me", typed="s\n", status=2)
        self.cli("uploads", "fly", status=2)

    def test_ctrl_c_ends_an_upload(self):
        self.add_practice("Slow", self.place, "--folder", "[slow]")
        process = subprocess.Popen([CLI, "--profile", str(self.profile), "uploads", "put", str(self.file)],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 128 + signal.SIGINT, said)
        self.assertIn("Stopped by you.", said)

    @unittest.skipUnless(botocore, "botocore is not installed: packaging/install-packages.sh tests installs it")
    def test_botocore_agrees_with_the_practice_place(self):
        """The practice place shares no code with the program that signs; botocore is a third opinion."""
        def client(secret):
            return botocore.session.Session().create_client(
                "s3", region_name=self.place["region"], endpoint_url=self.place["endpoint"],
                aws_access_key_id=self.place["user"], aws_secret_access_key=secret,
                config=Config(signature_version="s3v4", retries={"max_attempts": 0},
                              s3={"addressing_style": "path", "payload_signing_enabled": True}))

        theirs = client(self.place["secret"])
        bucket = self.place["bucket"]
        names = ["a b", "a+b", "100%", "a%20b", "é中🎬", "x//y", "x/y/", "q?a=1&b#c", "~-._!$'()*,;:@=[]"]
        for name in names:
            with self.subTest(name):
                theirs.put_object(Bucket=bucket, Key=name, Body=name.encode())
                self.assertEqual(theirs.get_object(Bucket=bucket, Key=name)["Body"].read(), name.encode())
                link = theirs.generate_presigned_url("get_object", {"Bucket": bucket, "Key": name}, 60)
                self.assertEqual(fetch(link), name.encode())
        listed = [file["Key"] for page in theirs.get_paginator("list_objects_v2").paginate(Bucket=bucket, EncodingType="x")
                  for file in page.get("Contents", [])]
        self.assertCountEqual(listed, names)
        for name in names:
            theirs.delete_object(Bucket=bucket, Key=name)
        with self.assertRaises(ClientError) as refused:
            theirs.get_object(Bucket=bucket, Key="a b")
        self.assertEqual(refused.exception.response["Error"]["Code"], "NoSuchKey")
        with self.assertRaises(ClientError) as refused:
            client("another-secret").get_object(Bucket=bucket, Key="a b")
        self.assertEqual(refused.exception.response["Error"]["Code"], "SignatureDoesNotMatch")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(port):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens on port {port}")


@unittest.skipUnless(RCLONE, "rclone is not installed: packaging/install-packages.sh tests installs it")
class Rclone(Place):
    def setUp(self):
        super().setUp()
        self.stored = self.folder / "stored"
        self.stored.mkdir()
        environment = {"RCLONE_CONFIG": str(self.folder / "rclone.conf")}
        before = {name: os.environ.get(name) for name in environment}
        os.environ.update(environment)
        self.addCleanup(lambda: [os.environ.pop(name) if value is None else os.environ.__setitem__(name, value)
                                 for name, value in before.items()])

    def server(self, kind, *more):
        port = free_port()
        # Without its cache, a server sees at once what the other one stored.
        self.serve(RCLONE, "serve", kind, str(self.stored), "--addr", f"127.0.0.1:{port}", "--dir-cache-time", "0s", *more,
                   ready=lambda process: wait_for_port(port))
        return f"http://127.0.0.1:{port}"

    def test_webdav(self):
        dav = self.server("webdav", "--user", "me", "--pass", "dav pässwörd 1")
        public = self.server("http")
        self.cli("uploads", "add", "DAV", "--protocol", "webdav", "--endpoint", dav, "--user", "me", "--folder",
                 "in puts/é", "--public-url", public, typed="dav pässwörd 1\n")
        self.assertTrue(self.cli("uploads", "test", "DAV").lines[0]["ok"])
        first = self.uploaded(self.cli("uploads", "put", str(self.file)))
        self.assertEqual((first["wasThere"], first["answersHead"]), (False, True))
        self.assertEqual(fetch(first["link"]), self.content)
        self.assertTrue(self.uploaded(self.cli("uploads", "put", str(self.file)))["wasThere"])
        self.assertEqual([line["name"] for line in self.cli("uploads", "clean", "DAV").lines], [first["name"]])
        self.cli("uploads", "clean", "DAV", "--delete")
        self.assertEqual([path for path in self.stored.rglob("*") if path.is_file()], [])
        wrong = self.cli("uploads", "test", "DAV", env={"DAILIES_UPLOAD_SECRET": "wrong-password"}, status=4)
        self.assertIn("doesn't accept the user name or password.", wrong.stderr)

    def test_command(self):
        public = self.server("http")
        self.cli("uploads", "add", "Tool", "--protocol", "command", "--program", RCLONE, "--argument=copyto",
                 "--argument=%f", f"--argument={self.stored}/%o", "--public-url", public)
        self.assertTrue(self.cli("uploads", "test", "Tool").lines[0]["ok"])
        done = self.uploaded(self.cli("uploads", "put", str(self.file)))
        self.assertEqual(fetch(done["link"]), self.content)
        self.assertEqual((self.stored / done["name"]).read_bytes(), self.content)
        self.assertIn("can't list", self.cli("uploads", "clean", "Tool", status=2).stderr)


@unittest.skipUnless(swift_place.is_installed(), "Swift is not installed: packaging/install-packages.sh swift installs it")
@unittest.skipUnless(botocore, "botocore is not installed: packaging/install-packages.sh tests installs it")
class Swift(Place):
    """Storage that nobody of this project wrote. It checks the signatures of headers and of links."""

    def test_everything(self):
        with swift_place.SwiftPlace(self.folder / "swift") as place:
            botocore.session.Session().create_client(
                "s3", region_name=place.region, endpoint_url=place.endpoint, aws_access_key_id=place.user,
                aws_secret_access_key=place.secret, config=Config(signature_version="s3v4", s3={
                    "addressing_style": "path"})).create_bucket(Bucket=place.bucket)
            self.add_practice("Swift", vars(swift_place.SwiftPlace) | {"endpoint": place.endpoint}, "--folder", "in puts/+%é~")
            self.assertTrue(self.cli("uploads", "test", "Swift").lines[0]["ok"])
            first = self.uploaded(self.cli("uploads", "put", str(self.file)))
            self.assertEqual(fetch(first["link"]), self.content)
            self.assertTrue(self.uploaded(self.cli("uploads", "put", str(self.file)))["wasThere"])
            with self.assertRaises(urllib.error.HTTPError) as refused:
                fetch(first["link"].replace("X-Amz-Signature=", "X-Amz-Signature=0"))
            refused.exception.close()
            self.assertEqual([line["name"] for line in self.cli("uploads", "clean", "Swift").lines], [first["name"]])
            self.cli("uploads", "clean", "Swift", "--delete")
            self.assertEqual(self.cli("uploads", "clean", "Swift").lines, [])
            wrong = self.cli("uploads", "test", "Swift", env={"DAILIES_UPLOAD_SECRET": "wrong-secret-1"}, status=4)
            self.assertIn("SignatureDoesNotMatch", wrong.stderr)


if __name__ == "__main__":
    unittest.main()

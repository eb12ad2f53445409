# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""OpenStack Swift with its S3 interface on loopback, in a folder of its own: storage with the S3 protocol that nobody of
this project wrote.

    with SwiftPlace(folder) as place:
        place.endpoint, place.bucket, place.region, place.user, place.secret
"""

import pathlib
import shutil
import socket
import subprocess
import time

PARTS = ("account", "container", "object")
PATIENCE = 60
SERVER = """[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
devices = {folder}/devices
mount_check = false
swift_dir = {folder}
user = {user}
disable_fallocate = true
fallocate_reserve = 0
[pipeline:main]
pipeline = {part}-server
[app:{part}-server]
use = egg:swift#{part}
"""
PROXY = """[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
swift_dir = {folder}
user = {user}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = {region}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = {secret} .admin
"""


def is_installed():
    return all(shutil.which(f"swift-{part}-server") for part in (*PARTS, "proxy")) and shutil.which("swift-ring-builder")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class SwiftPlace:
    bucket = "inputs"
    region = "eu-north-7"
    user = "test:tester"
    secret = "testing-secret-1"

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.processes = []

    def __enter__(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "devices/disk").mkdir(parents=True)
        (self.folder / "swift.conf").write_text("[swift-hash]\nswift_hash_path_suffix = practice\n", encoding="utf-8")
        for part in PARTS:
            port = free_port()
            ring = str(self.folder / f"{part}.builder")
            for step in (["create", "4", "1", "1"], ["add", f"r1z1-127.0.0.1:{port}/disk", "1"], ["rebalance"]):
                subprocess.run(["swift-ring-builder", ring, *step], check=True, capture_output=True, timeout=PATIENCE)
            self.start(part, port, SERVER)
        port = free_port()
        self.start("proxy", port, PROXY)
        self.endpoint = f"http://127.0.0.1:{port}"
        return self

    def start(self, part, port, text):
        file = self.folder / f"{part}.conf"
        file.write_text(text.format(part=part, port=port, folder=self.folder, user=subprocess.check_output(
            ["id", "-un"], text=True).strip(), region=self.region, secret=self.secret), encoding="utf-8")
        with open(self.folder / f"{part}.log", "wb") as log:
            self.processes.append(subprocess.Popen(
                [f"swift-{part}-server", str(file), "-v"], stdout=log, stderr=subprocess.STDOUT,
                env={"PATH": "/usr/bin:/bin", "SWIFT_DIR": str(self.folder), "HOME": str(self.folder)}))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.processes[-1].poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError(f"swift-{part}-server did not start:\n" + (self.folder / f"{part}.log").read_text())

    def __exit__(self, *_):
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(PATIENCE)

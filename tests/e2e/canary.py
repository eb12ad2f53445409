# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches for a key wherever it could have been left: in text, in files and inside zips, in the arguments and
environments of processes.

    canary = Canary()
    canary.in_text("the log", app.output())
    canary.in_files(profile)
    self.assertEqual(canary.found, [])
"""

import base64
import io
import os
import pathlib
import secrets
import threading
import zipfile
import zlib

LARGEST = 256 << 20  # in bytes, of one file


def _forms(text):
    """All encodings in which a file may contain a text."""
    data = text.encode()
    forms = {data, data[::-1], text.encode("utf-16-le"), text.encode("utf-16-be"), data.hex().encode(),
             data.hex().upper().encode(), "".join(f"%{byte:02X}" for byte in data).encode()}
    for before in range(3):
        # Only the part of the Base64 that does not depend on its neighbours.
        encoded = base64.b64encode(b"\0" * before + data)
        inner = encoded[4 if before else 0:len(encoded) - 4]
        forms |= {inner, inner.replace(b"+", b"-").replace(b"/", b"_")}
    return forms


class Canary:
    """A unique key. Its middle is searched for, so that a part of it is also found."""

    def __init__(self):
        self.key = "sk-canary-" + secrets.token_hex(24)
        self._forms = _forms(self.key[14:-12])
        self.found = []

    def is_in(self, data):
        return any(form in data for form in self._forms)

    def in_bytes(self, place, data):
        if self.is_in(data):
            self.found.append(place)
        if data[:4] == b"PK\3\4":
            with zipfile.ZipFile(io.BytesIO(data)) as bundle:
                for name in bundle.namelist():
                    self.in_bytes(f"{place} > {name}", bundle.read(name))
        elif data[:2] == b"\x1f\x8b":
            self.in_bytes(f"{place} > unpacked", zlib.decompressobj(31).decompress(data))

    def in_text(self, place, text):
        self.in_bytes(place, text.encode("utf-8", "surrogateescape"))

    def in_files(self, *folders):
        """In the names and bytes of all files below, including those that only exist while the program runs."""
        count = 0
        for folder in folders:
            for root, names, files in os.walk(folder, onerror=None):
                for name in names + files:
                    self.in_text(f"the name {name} in {root}", name)
                for name in files:
                    path = pathlib.Path(root, name)
                    try:
                        if path.is_symlink():
                            self.in_text(f"the link {path}", os.readlink(path))
                        elif path.is_file() and path.stat().st_size <= LARGEST:
                            self.in_bytes(str(path), path.read_bytes())
                            count += 1
                    except OSError:
                        continue  # deleted already, or not accessible
        return count

    def in_process(self, pid):
        for name in ("cmdline", "environ"):
            try:
                self.in_bytes(f"{name} of process {pid}", pathlib.Path(f"/proc/{pid}/{name}").read_bytes())
            except OSError:
                continue  # ended already, or not accessible

    def in_processes(self):
        """In all processes that this user may inspect."""
        for each in pathlib.Path("/proc").iterdir():
            if each.name.isdigit():
                self.in_process(int(each.name))

    def in_heads(self, place, heard, allowed=""):
        """In all that a server received; `allowed` is the one header line that may carry it. Newer Qt writes header
        names in lower case."""
        name, _, value = allowed.partition(":")
        both = {allowed, f"{name.lower()}:{value}"}
        for method, path, headers in heard:
            lines = [line for line in headers.splitlines() if line.strip() and line.strip() not in both]
            self.in_text(f"{place}: {method} {path}", "\n".join([path, *lines]))


class ProcessWatch:
    """Repeatedly checks the arguments of processes while a test runs."""

    def __init__(self, canary):
        self._canary = canary
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ends.set()
        self._thread.join(30)

    def _watch(self):
        seen = set()
        while not self._ends.wait(0.05):
            now = {each.name for each in pathlib.Path("/proc").iterdir() if each.name.isdigit()}
            for pid in now - seen:
                self._canary.in_process(int(pid))
            seen = now

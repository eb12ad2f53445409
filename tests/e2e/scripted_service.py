# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A video service (family A) on loopback that is as slow, forgetful or busy as a test needs, and counts its requests.

    service = ScriptedService()
    service.start()
    service.answers.clear()  # create calls are read completely, and get no reply for now
    service.lost.add("A cat")  # this one creates its job, and the connection is closed
    ...
    self.assertEqual(service.creates, ["A cat"])
"""

import hashlib
import http.server
import json
import socket
import threading

KEY = "sk-ledger-5fd1c0ffee8842aa"
MODEL = "wan3.0-video"
LONGEST = 60  # seconds for which anything may wait, so that a test which forgets a call still ends


def _box(name, payload):
    return (len(payload) + 8).to_bytes(4, "big") + name + payload


CLIP = _box(b"ftyp", b"isom\0\0\0\0isommp42") + _box(b"moov", b"index") + _box(b"mdat", bytes(range(256)) * 16384)


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def handle_error(self, request, client_address):
        """These tests are about killed programs and broken connections."""


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def parse_request(self):
        parsed = super().parse_request()
        if parsed:
            self.server.service.note("heard", (self.command, self.path, str(self.headers)))
        return parsed

    def do_POST(self):
        service = self.server.service
        is_query = self.path.endswith("/QueryVideo")
        if not is_query:
            service.note("begun", self.path)
            if not service.reads.is_set():
                # The rest stays with the sender.
                service.reads.wait(LONGEST)
                self.close_connection = True
                return
        text = self.rfile.read(int(self.headers["Content-Length"]))
        body = json.loads(text)
        if service.sends_elsewhere:
            self.answer(307, {}, {"Location": service.sends_elsewhere + self.path})
        elif not service.key_works or self.headers.get("Authorization") != f"Bearer {service.key}":
            service.note("keys_refused", self.path)
            self.answer(401, {"code": "InvalidApiKey", "message": "No such key.", "request_id": "req-key"})
        elif is_query:
            self.answer(200, service.report(body["taskId"]))
        else:
            service.digests[body["input"].get("prompt", "")] = hashlib.sha256(text).hexdigest()
            self.create(service, body)

    def create(self, service, body):
        prompt = body["input"].get("prompt", "")
        service.note("creates", prompt)
        if prompt in service.too_late:
            self.answer(408, {"code": "RequestTimeout", "message": "It came too slowly.", "request_id": "req-late"})
            return
        pause = service.busy.pop(prompt, None)
        if pause is not None:
            self.answer(429, {"code": "Throttling", "message": "Too many.", "request_id": "req-busy"},
                        {"Retry-After": str(pause)})
            return
        job = service.make_job(prompt)
        if prompt in service.lost:
            service.lost.remove(prompt)
            self.close_connection = True
            return
        service.answers.wait(LONGEST)
        self.answer(200, {"output": {"task_id": job, "task_status": "PENDING"}, "request_id": f"req-{job}"})

    def do_GET(self):
        """The clip, from the requested position."""
        service = self.server.service
        if "Authorization" in self.headers or service.key in self.path:
            service.note("keys_leaked", self.path)
        if service.clips_elsewhere:
            self.answer(302, {}, {"Location": service.clips_elsewhere + self.path})
            return
        first = 0
        asked = self.headers.get("Range", "")
        if asked.startswith("bytes=") and self.headers.get("If-Range") == '"clip"':
            first = int(asked[len("bytes="):].split("-")[0])
        service.note("fetches", first)
        self.send_response(206 if first else 200)
        if first:
            self.send_header("Content-Range", f"bytes {first}-{len(CLIP) - 1}/{len(CLIP)}")
        self.send_header("ETag", '"clip"')
        self.send_header("Content-Type", "video/mp4")
        self.send_header("Content-Length", str(len(CLIP) - first))
        self.end_headers()
        half = max(first, len(CLIP) // 2)
        self.wfile.write(CLIP[first:half])
        self.wfile.flush()
        service.clips.wait(LONGEST)
        self.wfile.write(CLIP[half:])

    def answer(self, status, reply, headers=None):
        text = json.dumps(reply).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text)


class ScriptedService:
    """Replies at once and successfully, unless a test changes that. Its lists record what arrived, in order."""

    def __init__(self, key=KEY):
        self.key = key
        self.sends_elsewhere = ""  # another origin to redirect calls to
        self.clips_elsewhere = ""  # another origin that serves the clips
        self.heard = []  # method, path and headers of all requests
        self.reads, self.answers, self.finishes, self.clips = (threading.Event() for _ in range(4))
        for event in (self.reads, self.answers, self.finishes, self.clips):
            event.set()
        self.key_works = True
        self.lost = set()  # prompts whose job is created without a reply
        self.too_late = set()  # prompts that are always refused with a timeout
        self.busy = {}  # prompts that are throttled once, with the seconds to wait
        self.begun = []  # create calls of which at least the header arrived
        self.creates = []  # prompts of the complete create calls
        self.digests = {}  # of the bodies of the create calls, by prompt
        self.fetches = []  # the first requested byte of each download
        self.keys_refused = []
        self.keys_leaked = []
        self._jobs = {}
        self._lock = threading.Lock()
        # A small receive buffer: bytes that are not read stay with the sender.
        self._server = _Server(("127.0.0.1", 0), _Handler, bind_and_activate=False)
        self._server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        self._server.server_bind()
        self._server.server_activate()
        self._server.service = self
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def start(self):
        self._thread.start()

    def stop(self):
        for event in (self.reads, self.answers, self.finishes, self.clips):
            event.set()
        self._server.shutdown()
        self._thread.join(10)
        self._server.server_close()

    @property
    def base_url(self):
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def note(self, what, value):
        with self._lock:
            getattr(self, what).append(value)

    def make_job(self, prompt):
        """Creates a job as a create call does, and returns its ID."""
        with self._lock:
            job = f"job-{len(self._jobs) + 1:04}-of-the-service"
            self._jobs[job] = prompt
        return job

    def jobs(self, prompt):
        """The IDs of the jobs with that prompt."""
        with self._lock:
            return [job for job, each in self._jobs.items() if each == prompt]

    def report(self, job):
        with self._lock:
            known = job in self._jobs
        output = {"task_id": job, "task_status": "UNKNOWN" if not known else "RUNNING"}
        if known and self.finishes.is_set():
            output |= {"task_status": "SUCCEEDED", "video_url": f"{self.base_url}/clips/{job}.mp4"}
        return {"output": output, "request_id": f"req-{job}"}

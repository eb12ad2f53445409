#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes requests that botocore signs, one JSON object per line: botocoresigns.py SEED COUNT.

Keys, queries, regions, hosts and times are random and contain everything that is encoded in some way. Ends with status 77
if botocore is not installed."""

import datetime
import json
import random
import sys
import types
from urllib.parse import parse_qsl, unquote_to_bytes, urlsplit

try:
    import botocore.auth
    import botocore.session
    from botocore.awsrequest import AWSResponse
    from botocore.config import Config
except ImportError:
    sys.exit(77)

ODD = " +%/?#&=;:@!$'()*,[]{}|\\^~`\"<>-._%20%2F%25"
LETTERS = "abcXYZ019"
FOREIGN = "äßéñ中文字🎬\u0301\u200d\u00a0"
REGIONS = ["us-east-1", "eu-central-1", "auto", "cn-hangzhou", "oss-cn-beijing", "garage", "ap-guangzhou", "default"]

chance = random.Random(int(sys.argv[1]))
now = None


class FrozenTime(datetime.datetime):
    @classmethod
    def utcnow(cls):
        return now

    @classmethod
    def now(cls, tz=None):
        return now.replace(tzinfo=tz)


frozen = types.SimpleNamespace(datetime=FrozenTime, timezone=datetime.timezone, timedelta=datetime.timedelta)
botocore.auth.datetime = frozen
if hasattr(botocore.auth, "get_current_datetime"):
    botocore.auth.get_current_datetime = lambda remove_tzinfo=True: now


def text(most):
    signs = chance.choice([LETTERS, LETTERS + ODD, LETTERS + FOREIGN, LETTERS + ODD + FOREIGN, ODD])
    return "".join(chance.choice(signs) for _ in range(chance.randint(1, most)))


def key():
    parts = [text(12) for _ in range(chance.randint(1, 5))]
    return chance.choice(["", "", "", "/"]) + chance.choice(["/", "/", "//"]).join(parts) + chance.choice(["", "", "/"])


class Captured(Exception):
    pass


def client():
    token = text(40).encode("ascii", "ignore").decode().replace(" ", "") if chance.random() < 0.3 else None
    names = {"id": "AK" + "".join(chance.choice("ABC012") for _ in range(18)),
             "secret": "".join(chance.choice(LETTERS + "/+=") for _ in range(40)), "token": token or None,
             "region": chance.choice(REGIONS)}
    port = chance.choice(["", "", ":8443", ":9000"])
    scheme = chance.choice(["https", "http"])
    made = botocore.session.Session().create_client(
        "s3", region_name=names["region"], endpoint_url=f"{scheme}://s{chance.randint(1, 9)}.storage.example{port}",
        aws_access_key_id=names["id"], aws_secret_access_key=names["secret"], aws_session_token=names["token"],
        config=Config(signature_version="s3v4", retries={"max_attempts": 0},
                      s3={"addressing_style": chance.choice(["path", "virtual"]), "payload_signing_enabled": True}))
    return made, names


def described(names, method, url, headers):
    parts = urlsplit(url)
    return {**names, "method": method, "origin": f"{parts.scheme}://{parts.netloc}",
            "url": url, "path": unquote_to_bytes(parts.path).hex(), "headers": headers,
            "query": [[name, value] for name, value in parse_qsl(parts.query, keep_blank_values=True)],
            "time": now.strftime("%Y-%m-%dT%H:%M:%SZ")}


def sent(made, call):
    caught = []

    def catch(request, **_):
        caught.append(request)
        return AWSResponse(request.url, 200, {}, types.SimpleNamespace(stream=lambda **_: iter([b""]), read=lambda *_: b""))

    made.meta.events.register("before-send.s3", catch)
    try:
        call()
    except Exception:  # the reply is made up; only the request is wanted
        pass
    return caught[0]


def value(of):
    return of.decode() if isinstance(of, bytes) else of


made, names = client()
for number in range(int(sys.argv[2])):
    if number % 20 == 0:
        made, names = client()
    now = datetime.datetime(2020, 1, 1) + datetime.timedelta(seconds=chance.randint(0, 300_000_000))
    bucket = "bucket-" + "".join(chance.choice("abc123") for _ in range(6))
    name = key()
    kind = chance.choice(["presigned", "put", "get", "list", "delete", "head"])
    if kind == "presigned":
        seconds = chance.randint(1, 604_800)
        url = made.generate_presigned_url("get_object", {"Bucket": bucket, "Key": name}, seconds)
        line = described(names, "GET", url, {})
        line["seconds"] = seconds
    else:
        call = {
            "put": lambda: made.put_object(Bucket=bucket, Key=name, Body=text(30).encode()),
            "get": lambda: made.get_object(Bucket=bucket, Key=name, Range="bytes=0-0"),
            "list": lambda: made.list_objects_v2(Bucket=bucket, Prefix=name, MaxKeys=7, StartAfter=text(9)),
            "delete": lambda: made.delete_object(Bucket=bucket, Key=name),
            "head": lambda: made.head_object(Bucket=bucket, Key=name),
        }[kind]
        request = sent(made, call)
        line = described(names, request.method, request.url, {k: value(v) for k, v in request.headers.items()})
    print(json.dumps(line))

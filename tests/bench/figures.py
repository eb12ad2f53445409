#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes one table from the output of the benches: each figure beside its peer and its goal.

Reads JSON objects, one per line, of the form {"bench": ..., "what": ..., figures...}. goals.json defines which figures
are rows. A row with a peer is judged by its ratio to the peer, any other by itself; less is always better.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
MARKS = ("<!-- figures -->", "<!-- end of figures -->")
HEADINGS = ("", "Dailies", "peer", "", "ratio", "goal", "")


class Missing(Exception):
    """A bench ran and did not print a figure that goals.json requires."""


def figure(line, path):
    value = line
    for key in path.split("."):
        if not isinstance(value, dict) or key not in value:
            raise Missing(f"{line['bench']} {line.get('what', '')} does not tell {path}")
        value = value[key]
    return value


def judged(row, line):
    """The row with its values. If its peer could not be measured (0 or less), it has no verdict."""
    ours = figure(line, row["ours"]) - (figure(line, row["minus"]) if "minus" in row else 0)
    result = {"area": row["area"], "name": row["name"], "unit": row["unit"], "ours": ours, "goal": row.get("goal")}
    value = ours
    if "theirs" in row:
        theirs = figure(line, row["theirs"])
        value = ours / theirs if theirs and theirs > 0 else None
        result |= {"peer": row["peer"], "theirs": theirs if value is not None else None, "ratio": value}
    if value is None or result["goal"] is None:
        result["isMet"] = None
        return result
    result["isMet"] = value <= result["goal"]
    if not result["isMet"]:
        result["missedBy"] = value / result["goal"] - 1 if result["goal"] else value
    return result


def rows_of(goals, lines):
    found = {(line["bench"], line.get("what", "")): line for line in lines}
    ran = {line["bench"] for line in lines}
    rows = []
    for area in goals["rows"]:
        if area["bench"] not in ran:
            continue
        for each in area["figures"]:
            line = found.get((area["bench"], each.get("what", "")))
            if line is None:
                raise Missing(f"{area['bench']} does not tell of {each.get('what', 'anything')}")
            rows.append(judged({"area": area["area"], **each}, line))
    return rows


def number(value):
    """Three significant digits."""
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def verdict(row):
    if row["goal"] is None:
        return ""
    if row["isMet"] is None:
        return "not measured"
    if row["isMet"]:
        return "met"
    by = row["missedBy"]
    return f"missed by {by:.0%}" if row["goal"] else f"missed by {number(by)} {row['unit']}".rstrip()


def cells(row):
    def worded(value):
        return "–" if value is None else f"{number(value)} {row['unit']}".rstrip()

    peer = (row["peer"], worded(row["theirs"]), "–" if row["ratio"] is None else number(row["ratio"])) \
        if "peer" in row else ("", "", "")
    unit = "" if "peer" in row else row["unit"]
    goal = "" if row["goal"] is None else f"{row['goal']:g} {unit}".rstrip()
    return (row["name"], worded(row["ours"]), *peer, goal, verdict(row))


def table(rows):
    """A readable table: aligned, below the name of each area."""
    written = [HEADINGS, *map(cells, rows)]
    widths = [max(len(line[i]) for line in written) for i in range(len(HEADINGS))]

    def aligned(line):
        texts = [text.rjust(width) if i in (1, 3, 4, 5) else text.ljust(width)
                 for i, (text, width) in enumerate(zip(line, widths))]
        return ("  " + "  ".join(texts)).rstrip()

    out = [aligned(HEADINGS)]
    area = None
    for row, line in zip(rows, written[1:]):
        if row["area"] != area:
            area = row["area"]
            out += ["", area]
        out.append(aligned(line))
    return "\n".join(out) + "\n"


def markdown(rows, machine):
    out = [f"Measured on {machine['date']} at commit {machine['commit']}: {machine['processor']}, {machine['cores']} cores,"
           f" {machine['memoryGiB']} GiB, {machine['system']}, Qt {machine['qt']}, {machine['compiler']}; software drawing.",
           "", "| what | Dailies | peer | | ratio | goal | |", "|---|---:|---|---:|---:|---:|---|"]
    area = None
    for row in rows:
        if row["area"] != area:
            area = row["area"]
            out.append(f"| **{area}** | | | | | | |")
        out.append("| " + " | ".join(cells(row)) + " |")
    return "\n".join(out) + "\n"


def put_into(text, new):
    before, mark, rest = text.partition(MARKS[0])
    _, end, after = rest.partition(MARKS[1])
    if not mark or not end:
        raise Missing(f"no {MARKS[0]} … {MARKS[1]} to write between")
    return f"{before}{mark}\n{new}{end}{after}"


def first_line(*command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE)
        return done.stdout.splitlines()[0].strip()
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "unknown"


def field(file, pattern):
    found = re.search(pattern, pathlib.Path(file).read_text(encoding="utf-8"), re.M)
    return found.group(1) if found else "unknown"


def this_machine():
    return {"date": time.strftime("%Y-%m-%d"), "commit": first_line("git", "describe", "--always", "--dirty"),
            "cores": len(os.sched_getaffinity(0)), "processor": field("/proc/cpuinfo", r"^model name\s*: (.*)$"),
            "memoryGiB": round(int(field("/proc/meminfo", r"^MemTotal:\s+(\d+)")) / 2**20),
            "system": field("/etc/os-release", r'^PRETTY_NAME="?([^"\n]*)'), "load": os.getloadavg()[0],
            "qt": first_line("pkg-config", "--modversion", "Qt6Core"), "compiler": first_line("c++", "--version")}


def lines_of(stream):
    """Yields the figures; other output of a bench goes to standard error."""
    for text in stream:
        try:
            line = json.loads(text)
        except ValueError:
            print(text, end="", file=sys.stderr)
            continue
        if isinstance(line, dict) and "bench" in line:
            yield line


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", metavar="FILE", type=pathlib.Path, help="write rows, machine and lines there, too")
    parser.add_argument("--readme", metavar="FILE", type=pathlib.Path, help="put the table between the marks in it")
    options = parser.parse_args()
    machine = this_machine()
    lines = list(lines_of(sys.stdin))
    if not lines:
        raise Missing("no bench told anything")
    rows = rows_of(json.loads((HERE / "goals.json").read_text(encoding="utf-8")), lines)
    print(f"{machine['date']}  {machine['commit']}  {machine['processor']}, {machine['cores']} cores,"
          f" load {machine['load']:.1f} before  Qt {machine['qt']}  {machine['compiler']}\n")
    print(table(rows), end="")
    if options.json:
        text = json.dumps({"machine": machine, "rows": rows, "lines": lines}, indent=1, ensure_ascii=False)
        options.json.write_text(text + "\n", encoding="utf-8")
    if options.readme:
        options.readme.write_text(put_into(options.readme.read_text(encoding="utf-8"), markdown(rows, machine)),
                                  encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Missing as missing:
        sys.exit(f"figures.py: {missing}")

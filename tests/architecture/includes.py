#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a file of app/ or ui/ uses a type or function of a header that it doesn't include, not even by way of others.
The development build compiles the sources of a folder as one unit, so it does not notice such a file. The release build
compiles one source at a time and fails."""

import re
import sys

from sources import INCLUDE, product_files, report

NOT_CODE = re.compile(r'//[^\n]*|Q_DECLARE_TR_FUNCTIONS\(.*?\)|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.DOTALL)

# What stands at the start of a line in a header belongs to a namespace and not to a class.
TYPE = re.compile(r"^(?:class|struct|enum class|enum)\s+(?:\[\[\w+\]\]\s+)?(\w+)[^;{]*\{|^using (\w+) =", re.MULTILINE)
FUNCTION = re.compile(r"^(?!using|return|class|struct|enum|namespace|#)[A-Za-z_][\w:<>,*& \[\]]*?[\s*&](\w+)\(", re.MULTILINE)
ANNOUNCED = re.compile(r"^\s*(?:friend )?(?:class|struct|enum class|enum)\s+(\w+)[^;{(]*;", re.MULTILINE)
ENUMERATORS = re.compile(r"\benum\b[^;{]*\{([^}]*)\}")
WORD = re.compile(r"(?<![\w.:~])(?<!->)([A-Za-z_]\w+)\b(\s*\()?")
# These are also functions of Qt, which a source calls without naming an object.
OF_QT_TOO = {"isEnabled", "qHash"}
# A name that a class or a source declares for itself, such as a member or a type within the class.
OWN = re.compile(r"\b(?:class|struct|enum class|enum|using|typename)\s+(\w+)|[\w>*&\]]\s+[*&]?(\w+)\s*[({;=,)]|\(\*(\w+)\)")


class Sources:
    def __init__(self, root):
        self.texts, self.includes = {}, {}
        for file, text in product_files(root):
            self.includes[file.as_posix()] = INCLUDE.findall(text)
            self.texts[file.as_posix()] = NOT_CODE.sub('""', text)
        self.homes = {}
        for path, text in self.texts.items():
            if path.endswith(".h"):
                for name in (a or b for a, b in TYPE.findall(text)):
                    self.homes.setdefault(name, set()).add(path)
                for name in FUNCTION.findall(text):
                    self.homes.setdefault(name + "(", set()).add(path)

    def reached_from(self, path):
        """The file and every header of the project that it includes, also by way of others."""
        reached, waiting = set(), [path]
        while waiting:
            file = waiting.pop()
            if file not in reached:
                reached.add(file)
                waiting.extend(self.includes.get(file, ()))
        return reached

    def missing_in(self, path):
        """The names that the file uses without including a header that declares them, each with that header."""
        reached = self.reached_from(path)
        own = {name for file in reached for names in OWN.findall(self.texts.get(file, "")) for name in names if name}
        for file in reached:
            text = self.texts.get(file, "")
            own.update(ANNOUNCED.findall(text))
            for enumerators in ENUMERATORS.findall(text):
                own.update(re.findall(r"\w+", enumerators))
        for name in sorted({word + ("(" if call else "") for word, call in WORD.findall(self.texts[path])}):
            for form in (name, name.rstrip("(")):
                homes = self.homes.get(form)
                if homes and not homes & reached and form.rstrip("(") not in own | OF_QT_TOO:
                    yield form.rstrip("("), min(homes)
                    break


def complaints_of(root):
    sources = Sources(root)
    complaints = [f"{path}: uses {name}, but does not include {home}"
                  for path in sources.texts for name, home in sources.missing_in(path)]
    return len(sources.texts), complaints


if __name__ == "__main__":
    sys.exit(report(__doc__, "files", complaints_of))

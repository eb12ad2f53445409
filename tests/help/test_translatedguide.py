#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares each translation of the user guide with the English one: pages, headings, links, code, names of controls.

A translation notes in sources.sha256 which English pages it was made from. A page that is missing or has not followed its
English one yet is a warning, and a failure in a release (DAILIES_RELEASE=1). When a translated page has followed, note
that in resources/help, for example for one page in German:

    sed -i "s/.*  tasks.md/$(sha256sum tasks.md)/" de/sources.sha256

TRANSLATED_GUIDE=de checks this language only.
"""

import collections
import functools
import hashlib
import os
import pathlib
import re
import unittest
import warnings
import xml.etree.ElementTree as ElementTree

SOURCE = pathlib.Path(os.environ.get("DAILIES_SOURCE", pathlib.Path(__file__).resolve().parents[2]))
GUIDE = SOURCE / "resources/help"
PAGES = {page.name: page.read_text(encoding="utf-8") for page in sorted(GUIDE.glob("*.md"))}
LANGUAGES = [file.stem.removeprefix("dailies_") for file in sorted((SOURCE / "translations").glob("*.ts"))
             if file.stem != "dailies_en"]
CHOSEN = [os.environ["TRANSLATED_GUIDE"]] if "TRANSLATED_GUIDE" in os.environ else LANGUAGES
UNSPACED = ("ja", "zh_CN")  # no spaces between words, so that a line break would be seen as a gap

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
PICTURE = re.compile(r"!\[[^\]]*\]\(([^()\s]+)\)")
NAME = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")

# Keys as Qt writes them in the languages that have words of their own.
KEYS = {
    "de": {"Strg": "Ctrl", "Umschalt": "Shift", "Leertaste": "Space", "Entf": "Delete", "Pos1": "Home", "Ende": "End",
           "Links": "Left", "Rechts": "Right", "Rücktaste": "Backspace"},
    "es": {"Control": "Ctrl", "Mayúsculas": "Shift", "Espacio": "Space", "Intro": "Enter", "Escape": "Esc",
           "Tabulador": "Tab", "Suprimir": "Delete", "Inicio": "Home", "Fin": "End", "Izquierda": "Left",
           "Derecha": "Right", "Borrar": "Backspace"},
    "fr": {"Maj": "Shift", "Espace": "Space", "Entrée": "Enter", "Échap": "Esc", "Suppr": "Delete", "Début": "Home",
           "Fin": "End", "Gauche": "Left", "Droite": "Right", "Effacement": "Backspace"},
    "ja": {"←": "Left", "→": "Right"},
    "ko": {"왼쪽": "Left", "오른쪽": "Right"},
    "zh_CN": {"空格": "Space", "回车": "Enter", "左方向": "Left", "右方向": "Right", "退格": "Backspace"},
}


def prose(text):
    """Removes code, in which stars and brackets mean something else."""
    return re.sub(r"`[^`]*`", "", FENCE.sub("", text))


def bare(text):
    """The text that a user sees on a control, without placeholders."""
    return " ".join(re.sub(r"\s*%(L?n|\d)", "", text).split())


def slug(heading):
    """The anchor of a heading, as on web pages."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def names(text):
    """The names of controls in a page, in order."""
    for words in NAME.findall(prose(text)):
        for part in " ".join(words.split()).split(" > "):
            yield part.rstrip(",，、")


def keys(code, language):
    """A key or a combination of keys in English; other code as it is."""
    return "+".join(KEYS.get(language, {}).get(part, part) for part in code.split("+"))


def codes(text, language="en"):
    inline = re.findall(r"`([^`]+)`", FENCE.sub("", text))
    return collections.Counter(keys(" ".join(code.split()), language) for code in inline)


def links(text):
    return collections.Counter(link.split("#")[0] for link in re.findall(r"\]\(([^()\s]+)\)", text))


def lines(text, start):
    return len(re.findall(rf"^\s*{start}", FENCE.sub("", text), re.M))


@functools.cache
def pages_in(language):
    return {page.name: page.read_text(encoding="utf-8") for page in sorted((GUIDE / language).glob("*.md"))}


@functools.cache
def current(language):
    """The names of the pages that follow their English ones."""
    noted = (GUIDE / language / "sources.sha256").read_text(encoding="utf-8").splitlines()
    noted = {name: digest for digest, name in (line.split("  ") for line in noted)}
    return {name for name in pages_in(language)
            if name in PAGES and noted.get(name) == hashlib.sha256((GUIDE / name).read_bytes()).hexdigest()}


@functools.cache
def translations(language):
    """What each English name of a control is called; one name may have several uses."""
    found = collections.defaultdict(set)
    for message in ElementTree.parse(SOURCE / f"translations/dailies_{language}.ts").iter("message"):
        translation = message.find("translation")
        forms = [form.text for form in translation.findall("numerusform")] or [translation.text]
        found[bare(message.find("source").text)] |= {bare(form or "") for form in forms}
    return found


def wrong_names(language, original, text):
    """What is wrong with the names of controls in a translated page, as sentences."""
    wanted = {name: translations(language).get(name, {name}) for name in names(original)}
    used = set(names(text))
    for name, possible in wanted.items():
        if not used & possible:
            yield f"*{name}* is called {sorted(possible)}"
    for name in used:
        if not any(name in possible for possible in wanted.values()):
            yield f"*{name}* is no name in the English page"


class TranslatedGuide(unittest.TestCase):
    def each(self):
        """Every page that follows its English one, and the latter."""
        for language in CHOSEN:
            for name in sorted(current(language)):
                yield language, name, f"{language}/{name}", PAGES[name], pages_in(language)[name]

    def test_every_page_is_translated_and_follows_the_english_one(self):
        for language in CHOSEN:
            self.assertEqual(set(pages_in(language)) - set(PAGES), set(), f"{language}: pages without an English one")
            left = sorted(set(PAGES) - current(language))
            if left and "DAILIES_RELEASE" in os.environ:
                self.fail(f"{language}: not translated, or not since the English page changed: {left}")
            if left:
                warnings.warn(f"{language}: not translated, or not since the English page changed: {left}")

    def test_headings_lists_and_tables_are_the_same(self):
        for _, _, place, original, text in self.each():
            levels = [[len(marks) for marks in re.findall(r"^(#+) ", FENCE.sub("", each), re.M)]
                      for each in (original, text)]
            self.assertEqual(levels[1], levels[0], f"{place}: headings")
            for start in ("- ", r"\d+\. ", r"\|"):
                self.assertEqual(lines(text, start), lines(original, start), f"{place}: lines with {start}")
            self.assertTrue(text.startswith("# ") and text.endswith("\n"), place)

    def test_links_and_pictures_are_the_same(self):
        for language, name, place, original, text in self.each():
            self.assertEqual(links(text), links(original), place)
            for link in re.findall(r"\]\(([^()\s]+)\)", PICTURE.sub("", text)):
                page, _, heading = link.partition("#")
                if heading:
                    target = FENCE.sub("", pages_in(language)[page or name])
                    self.assertIn(heading, [slug(found) for found in re.findall(r"^#+ (.*)$", target, re.M)], place)

    def test_code_is_the_same(self):
        for language, _, place, original, text in self.each():
            self.assertEqual(FENCE.findall(text), FENCE.findall(original), place)
            here, there = codes(text, language), codes(original)
            self.assertEqual(here, there, f"{place}: only here {here - there}, only in English {there - here}")

    def test_names_are_those_of_the_program(self):
        for language, _, place, original, text in self.each():
            self.assertEqual(list(wrong_names(language, original, text)), [], place)

    def test_wrong_names_would_be_found(self):
        generate = next(iter(translations("de")["Generate"]))
        self.assertEqual(list(wrong_names("de", "Click *Generate*.", f"Klicken Sie auf *{generate}*.")), [])
        self.assertEqual(len(list(wrong_names("de", "Click *Generate*.", "Klicken Sie auf *Generate*."))), 2)

    def test_emphasis_is_seen(self):
        """A mark between punctuation and a letter does not count as one in Markdown."""
        for _, _, place, _, text in self.each():
            shown = prose(PICTURE.sub("", text))
            for found in re.finditer(r"(?<!\*)(\*{1,2})([^*]+)\1(?!\*)", shown):
                before, after = shown[:found.start()][-1:], shown[found.end():][:1]
                inner = found.group(2)
                self.assertFalse(before.isalnum() and not inner[0].isalnum(), f"{place}: {before}*{inner}")
                self.assertFalse(after.isalnum() and not inner[-1].isalnum(), f"{place}: {inner}*{after}")
            self.assertEqual(shown.count("*") % 2, 0, place)

    def test_no_line_break_within_unspaced_text(self):
        for language, _, place, _, text in self.each():
            if language in UNSPACED:
                broken = re.search(r"[^\x00-\x7f]\n[^\x00-\x7f]", FENCE.sub("", text))
                self.assertIsNone(broken, f"{place}: {broken and text[broken.start() - 20:broken.end() + 20]!r}")


if __name__ == "__main__":
    unittest.main()

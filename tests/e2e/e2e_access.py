# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through every screen of the real window with Tab and Shift+Tab, like a user of a screen reader.

Tab reaches and leaves each focusable control, which has a name and a role. Automatic changes are announced.
"""

import time
import unittest

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from dailies_driver import NOT_WALKED, WindowTest, role_of  # noqa: E402

MOST_STOPS = 250
# The roles that Qt reports for widgets without a role of their own.
NO_ROLES = {"", "invalid", "unknown", "filler", "extended"}
# Parts of controls: Tab reaches the whole control.
PARTS_OF = {"combo box", "spin button", "tool bar", "page tab list", "table", "tree", "tree table", "list", "menu"}
# Focusable by a click only: the player's other controls and keys do everything that the picture does, and text that the
# mouse can select has shortcuts of its own for copying.
BY_CLICK_ONLY = {"Picture"}
READ_ONLY = {"label"}


class Access(WindowTest):
    maxDiff = None

    def setUp(self):
        super().setUp()
        self.events = []
        self.trouble = []
        self.listener = Atspi.EventListener.new(self.events.append)
        for kind in ("object:state-changed:focused", "object:state-changed:showing", "object:announcement"):
            self.listener.register(kind)
            self.addCleanup(self.listener.deregister, kind)

    # What assistive software hears

    @staticmethod
    def read_out(event):
        """The text that a screen reader speaks at an event: an announcement of newer Qt, a notification in older
        versions."""
        if event.type.startswith("object:announcement"):
            return event.any_data or ""
        if event.type.startswith("object:state-changed:showing") and event.detail1 \
                and event.source.get_role_name() == "notification":
            return event.source.get_name() or ""
        return ""

    def hear(self, wanted, timeout=5.0):
        """Waits for a matching event, and returns its result."""
        context = GLib.MainContext.default()
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            while context.iteration(False):
                pass
            for event in list(self.events):
                try:
                    found = wanted(event)
                    if found:
                        return found
                except GLib.Error:
                    continue  # it is gone already
            time.sleep(0.01)
        return None

    def press(self, app, key):
        """The control that has the focus after a key press."""
        self.events.clear()
        app.key(key)
        source = self.hear(lambda event: event.type.startswith("object:state-changed:focused") and event.detail1
                           and event.source)
        return self.described(source) if source is not None else None

    @staticmethod
    def named(accessible):
        name = accessible.get_name() or ""
        if accessible.get_role_name() != "combo box" and name:
            return name
        for relation in accessible.get_relation_set():
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY and relation.get_n_targets():
                return relation.get_target(0).get_name() or ""
        return name

    def described(self, accessible):
        """Role, name, and whether it is in a group of which Tab reaches one control."""
        role = role_of(accessible)
        parent = accessible.get_parent()
        if role not in PARTS_OF and parent is not None and role_of(parent) in PARTS_OF:
            return self.described(parent)
        return role, self.named(accessible)

    # The controls

    def focusable(self, window):
        """Every control of a window that claims to be focusable, as `described`."""
        found = set()
        level = [window]
        while level:
            below = []
            for node in level:
                if not node.showing:
                    continue
                reached = node.has(Atspi.StateType.FOCUSABLE) and node.enabled and node is not window
                if reached and node.role not in READ_ONLY and node.name not in BY_CLICK_ONLY:
                    found.add((node.role, self.named(node._accessible)))
                if node.role not in PARTS_OF and node.role not in NOT_WALKED:
                    below += node.children()
            level = below
        return found

    def front(self, app):
        """The window that receives key presses."""
        active = []

        def look():
            active[:] = [each for each in app._root.children() if each.showing and each.has(Atspi.StateType.ACTIVE)]
            return bool(active)

        app.wait_for(look, "a window to be active")
        return active[-1]

    def walk(self, app, screen, keys=("Tab", "shift+Tab")):
        window = self.front(app)
        expected = self.focusable(window)
        for role, name in sorted(expected):
            if not name.strip():
                self.trouble.append(f"{screen}: a {role} has no name")
            if role in NO_ROLES:
                self.trouble.append(f'{screen}: "{name}" has no role ({role})')
        for key in keys:
            reached = []
            for _ in range(MOST_STOPS):
                stop = self.press(app, key)
                if stop is None:
                    self.trouble.append(f"{screen}: {key} leads nowhere after {reached[-1:]}")
                    break
                # Several rows have the same controls, so the round is over when it begins again with the same ones.
                reached.append(stop)
                if len(reached) > 6 and reached[-3:] == reached[:3]:
                    break
            else:
                self.trouble.append(f"{screen}: {key} does not come back; lately it went to {reached[-4:]}")
            radio = any(role == "radio button" for role, _ in reached)
            for role, name in sorted(expected - set(reached)):
                # Tab reaches the selected button of an exclusive group, and arrow keys lead to the others.
                if not (role == "radio button" and radio):
                    self.trouble.append(f'{screen}: {key} does not reach the {role} "{name}"')

    def settled(self):
        self.assertEqual(self.trouble, [])

    # The screens

    def test_first_start(self):
        app = self.start()
        app.find("push button", "Try it free in practice mode")
        app.activate()
        self.walk(app, "welcome")
        self.walk_dialog(app, "an account", app.find("push button", "Add an account").click)
        self.settled()

    def test_the_window(self):
        app = self.start("--practice")
        app.activate()
        app.find("combo box", "Model").select("practice-a-2.7")
        app.find("radio button", "Reference to video").click()
        for _ in range(2):
            app.find("push button", "Add link…").click()
        app.find("text", "Prompt").focus()
        self.walk(app, "media")
        app.find("combo box", "Model").select("practice-b")
        app.find("radio button", "Text to video").click()
        app.find("push button", "Advanced").click()
        several = app.find("check box", "Multiple shots")
        several.click()
        if not several.checked:  # a switch that nobody has used shows what the service would do
            several.click()
        app.find("radio button", "Custom").click()
        app.find("push button", "Add shot").click()
        app.find("text", "Prompt").focus()
        self.walk(app, "shots", ("Tab",))
        self.settled()

    def test_tasks_and_what_is_read_out(self):
        app = self.start("--practice")
        app.activate()
        app.find("combo box", "Model").select("practice-a-3.0")
        app.find("text", "Prompt").set_text("A gull on a pier")
        submit = app.find("push button", "Generate")
        app.wait_for(lambda: submit.enabled, "Generate to be possible")
        self.events.clear()
        submit.click()
        said = self.hear(lambda event: "Saved" in self.read_out(event) and self.read_out(event), 60)
        self.assertIsNotNone(said, "that the task is saved is read out")
        self.assertIn("A gull on a pier", said)
        app.table("Tasks").cell(0, "Prompt").mouse_click()
        app.find("check box", "Details").click()
        app.wait_for(lambda: app.exists("push button", "Play"), "the take to have played", 30)
        for tab in ("Details", "Technical"):
            app.find("page tab", tab).click()
            self.walk(app, f"a saved task, {tab}", ("Tab",) if tab != "Details" else ("Tab", "shift+Tab"))
        self.settled()

    def test_dialogs(self):
        app = self.start("--practice")
        app.activate()
        app.find("push button", "New request").focus()
        for keys in ("ctrl+comma", "ctrl+t", "ctrl+s", "question"):
            self.walk_dialog(app, keys, lambda keys=keys: app.key(keys))
        self.settled()

    def walk_dialog(self, app, name, opens):
        first = self.front(app)
        opens()
        app.wait_for(lambda: self.front(app)._accessible != first._accessible, f"the dialog of {name}")
        self.walk(app, name)
        app.key("Escape")
        app.wait_for(lambda: self.front(app)._accessible == first._accessible, f"the dialog of {name} to be gone")


if __name__ == "__main__":
    unittest.main()

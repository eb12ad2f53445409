# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a real window as a user with a screen reader would: through the accessibility bus, the keyboard, the mouse.

    with App([os.environ["DAILIES_BIN"], "--profile", folder]) as app:
        app.find("text", "Prompt").set_text("A harbour at dawn")
        app.find("combo box", "Model").select("mini")
        app.find("button", "Generate").click()
        app.wait_for(lambda: app.table("Tasks").rows()[0][0] == "Saved", "the task to be saved", timeout=30)

Names are visible labels. Every wait has a time limit, and every error shows the window's text at that time.
Runs inside tests/session.sh only.
"""

import os
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


# A kind of control has several roles: by widget, by version of Qt and of the bus.
ROLES = {
    "button": {"push button", "button", "toggle button", "check box", "radio button"},
    "check box": {"check box", "toggle button", "push button", "button"},
    "table": {"table", "tree", "tree table"},
    "text": {"text", "entry", "password text", "spin button"},
    "menu item": {"menu item", "check menu item", "radio menu item"},
}
# Their rows are read by Node.rows and never walked through: there may be a hundred thousand.
NOT_WALKED = {"table", "tree", "tree table", "list"}
# The action that corresponds to a click, by widget.
CLICKS = ("press", "toggle", "click", "activate", "jump", "showmenu")


def role_of(accessible):
    """The role of an accessible object, with the names of Debian 12."""
    role = accessible.get_role_name()
    return "push button" if role in ("button", "push button menu") else role


class DriverError(AssertionError):
    """The expected change of the window did not happen."""


def _label(text):
    return (text or "").strip().rstrip(":").replace("…", "...")


class Node:
    """One control of the window."""

    def __init__(self, app, accessible):
        self._app = app
        self._accessible = accessible

    def __repr__(self):
        return f'<{self.role} "{self.name}">'

    @property
    def role(self):
        return role_of(self._accessible)

    @property
    def name(self):
        return self._accessible.get_name() or ""

    @property
    def description(self):
        return self._accessible.get_description() or ""

    @property
    def label(self):
        """The label beside the control. Qt names a combo box after its value, so only its label identifies it."""
        for relation in self._accessible.get_relation_set():
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY and relation.get_n_targets():
                return relation.get_target(0).get_name() or ""
        return ""

    def is_called(self, name):
        """Whether the control or its label has that name."""
        return _label(self.name) == _label(name) or _label(self.label) == _label(name)

    def has(self, state):
        return self._accessible.get_state_set().contains(state)

    @property
    def showing(self):
        return self.has(Atspi.StateType.SHOWING)

    @property
    def enabled(self):
        return self.has(Atspi.StateType.ENABLED)

    @property
    def checked(self):
        return self.has(Atspi.StateType.CHECKED)

    @property
    def text(self):
        """The content of a text field, the selection of a combo box, or the text of a label."""
        interfaces = self._accessible.get_interfaces()
        if "Text" in interfaces:
            return Atspi.Text.get_text(self._accessible, 0, -1)
        if self.role == "combo box":
            for child in self.children():
                if child.role in ROLES["text"]:
                    return child.text
        return self.name

    @property
    def value(self):
        """The number of a spin box, slider or progress bar."""
        return Atspi.Value.get_current_value(self._accessible)

    @property
    def extents(self):
        """x, y, width, height on the screen."""
        box = Atspi.Component.get_extents(self._accessible, Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    def children(self):
        children = (self._accessible.get_child_at_index(i) for i in range(self._accessible.get_child_count()))
        return [Node(self._app, child) for child in children if child is not None]

    # User actions

    def click(self):
        """Presses a button, toggles a box or selects a tab, by its accessible action. The effect may take a moment."""
        if not self.enabled:
            raise self._app.error(f"{self!r} cannot be clicked: it is disabled")
        accessible = self._accessible
        names = [(Atspi.Action.get_action_name(accessible, i) or "").lower()
                 for i in range(Atspi.Action.get_n_actions(accessible))]
        for wanted in CLICKS:
            if wanted in names:
                Atspi.Action.do_action(accessible, names.index(wanted))
                return self
        return self.mouse_click()

    def set_checked(self, checked=True):
        """Presses a check box or a toggle button, if necessary, and waits until it has the wanted state."""
        if self.checked != checked:
            self.click()
            self._app.wait_for(lambda: self.checked == checked, f"{self!r} to be {'on' if checked else 'off'}")
        return self

    def mouse_click(self, button=1, double=False):
        """Clicks the middle with the mouse. A cell that is out of sight is scrolled to, as a user does."""
        self._scroll_into_sight()
        x, y, width, height = self.extents
        if width <= 0 or height <= 0:
            raise self._app.error(f"{self!r} has no place on the screen to click at")
        self._app.activate()
        self._app.xdotool("mousemove", str(x + width // 2), str(y + height // 2))
        self._app.xdotool("click", *(["--repeat", "2", "--delay", "80"] if double else []), str(button))
        return self

    def _scroll_into_sight(self):
        """Turns the wheel over the table of a cell until the cell is in it."""
        table = Node(self._app, self._accessible.get_parent())
        if table.role not in ROLES["table"]:
            return
        left, top, width, height = table.extents
        header = Atspi.Table.get_column_header(table._accessible, 0)
        first = top + (Node(self._app, header).extents[3] if header is not None else 0)
        for _ in range(100):
            _, y, _, tall = self.extents
            if first <= y and y + tall <= top + height or tall > top + height - first:
                return
            self._app.xdotool("mousemove", str(left + width // 2), str((first + top + height) // 2))
            self._app.xdotool("click", "4" if y < first else "5")
            time.sleep(0.03)
        raise self._app.error(f"{self!r} cannot be scrolled to")

    def focus(self):
        if self.role == "combo box":
            fields = [child for child in self.children() if child.role in ROLES["text"]]
            if not fields:
                raise self._app.error(f"{self!r} cannot be written in: it only lets choose")
            fields[0].focus()
            return self
        self._app.activate()
        Atspi.Component.grab_focus(self._accessible)
        self._app.wait_for(lambda: self.has(Atspi.StateType.FOCUSED), f"{self!r} to have the focus")
        return self

    def set_text(self, text):
        """Replaces all text at once, as an input method or pasting does."""
        if not self.enabled:
            raise self._app.error(f"{self!r} cannot be written in: it is disabled")
        if "EditableText" in self._accessible.get_interfaces():
            Atspi.EditableText.set_text_contents(self._accessible, text)
        else:
            self.type_text(text)
        self._app.wait_for(lambda: self.text == text, f'{self!r} to read "{text}" (it reads "{self.text}")')
        return self

    def type_text(self, text):
        """Replaces the text by key presses."""
        self.focus()
        self._app.key("ctrl+a", "Delete")
        self._app.type_text(text)
        return self

    def set_value(self, number):
        """Sets a spin box or slider."""
        Atspi.Value.set_current_value(self._accessible, number)
        self._app.wait_for(lambda: self.value == number, f"{self!r} to be {number} (it is {self.value})")
        return self

    def entries(self):
        """The entries of a combo box or list."""
        if self.role == "combo box":
            lists = [child for child in self.children() if child.role == "list"]
            return lists[0].entries() if lists else []
        return [child.name for child in self.children() if child.role == "list item"]

    def select(self, entry):
        """Selects an entry of a combo box with the keyboard, from its open list."""
        entries = self.entries()
        if entry not in entries:
            raise self._app.error(f'{self.label or self.name}: there is no entry "{entry}", only {entries}')
        if self.text != entry:
            self._app.activate()
            self.click()
            opened = [child for child in self.children() if child.role == "list"][0]
            self._app.wait_for(lambda: opened.showing, f"the list of {self!r} to open")
            self._app.key("Home", *["Down"] * entries.index(entry), "Return")
            self._app.wait_for(lambda: self.text == entry, f'"{entry}" to be chosen (it is "{self.text}")')
        return self

    # Tables

    @property
    def row_count(self):
        return Atspi.Table.get_n_rows(self._accessible)

    def columns(self):
        count = Atspi.Table.get_n_columns(self._accessible)
        return [Atspi.Table.get_column_description(self._accessible, i) or "" for i in range(count)]

    def cell(self, row, column):
        """A cell. The column is a number or a header text."""
        if isinstance(column, str):
            columns = self.columns()
            if column not in columns:
                raise self._app.error(f'{self!r} has no column "{column}", only {columns}')
            column = columns.index(column)
        cell = Atspi.Table.get_accessible_at(self._accessible, row, column)
        if cell is None:
            raise self._app.error(f"{self!r} has no cell in row {row}, column {column}")
        return Node(self._app, cell)

    def rows(self, limit=50):
        """The texts of the first rows, each as a list by column."""
        columns = range(Atspi.Table.get_n_columns(self._accessible))
        return [[self.cell(row, column).name for column in columns] for row in range(min(self.row_count, limit))]

    def find(self, role, name=None, **options):
        return self._app.find(role, name, within=self, **options)


class App:
    """A program under test and its windows."""

    def __init__(self, command, env=None, start_timeout=20):
        self._command = [str(part) for part in command]
        self._env = {**os.environ, **(env or {})}
        self._start_timeout = start_timeout
        self._output = tempfile.TemporaryFile()
        self.process = None
        self._root = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.close()

    # Start and end

    def start(self):
        """Starts the program and waits until its window is on the accessibility bus."""
        Atspi.init()
        Atspi.set_timeout(5000, 15000)
        self._root = None
        self.process = subprocess.Popen(self._command, env=self._env, stdin=subprocess.DEVNULL, stdout=self._output,
                                        stderr=subprocess.STDOUT)
        try:
            self.wait_for(self._appeared, "the window to appear", timeout=self._start_timeout)
        except DriverError:
            self.kill()
            raise
        return self

    def _appeared(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                # Only an event loop refreshes this side's cache of the window, and none runs here.
                child.set_cache_mask(Atspi.Cache.NONE)
                self._root = Node(self, child)
                return any(window.showing for window in self._root.children())
        return False

    @property
    def running(self):
        return self.process is not None and self.process.poll() is None

    def quit(self, timeout=15):
        """Closes the window as a user does, and returns the program's exit status."""
        self.activate()
        self.key("alt+F4")
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise self.error(f"the program did not end within {timeout} s of its window being closed") from None

    def kill(self):
        """Kills the program, as a power cut would."""
        if self.running:
            self.process.send_signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(10)

    def close(self):
        """Stops the program if it still runs, and discards its output."""
        self.kill()
        self._output.close()

    def output(self):
        """All output of the program."""
        # Read by position: the program continues to write at the end of the same file.
        size = os.fstat(self._output.fileno()).st_size
        return os.pread(self._output.fileno(), size, 0).decode("utf-8", "replace")

    # Finding controls

    def find(self, role, name=None, timeout=10, within=None, showing=True):
        """The first control with that role and label; role None matches any. Waits until there is one."""
        found = []

        def look():
            found[:] = self.find_all(role, name, within, showing, first=True)
            return bool(found)

        what = f'a {role or "control"}' + (f' named "{name}"' if name is not None else "")
        self.wait_for(look, what, timeout)
        return found[0]

    def find_all(self, role, name=None, within=None, showing=True, first=False):
        """All controls with that role and label at this moment, outermost first."""
        roles = ROLES.get(role, {role})
        found = []
        level = [within or self._root]
        while level:
            below = []
            for node in level:
                try:
                    # Each question to the program costs time, so no answer is asked for twice or in vain.
                    is_start = node is within or node is self._root
                    # Children of a hidden control are hidden too; the program itself has no such state.
                    if showing and not is_start and not node.showing:
                        continue
                    node_role = node.role
                    if not is_start and (role is None or node_role in roles) \
                            and (name is None or node.is_called(name)):
                        found.append(node)
                        if first:
                            return found
                    if is_start or node_role not in NOT_WALKED:
                        below += node.children()
                except GLib.Error:
                    # It was removed during the check.
                    continue
            level = below
        return found

    def exists(self, role, name=None):
        return bool(self.find_all(role, name, first=True))

    def table(self, name, timeout=10):
        return self.find("table", name, timeout)

    def wait_for(self, condition, what, timeout=10):
        """Waits until the condition holds; `what` describes it."""
        end = time.monotonic() + timeout
        while True:
            if not self.running:
                raise self.error(f"the program ended with status {self.process.returncode} while waiting for {what}")
            try:
                if condition():
                    return
            except GLib.Error as error:
                last = f" (last: {error.message})"
            else:
                last = ""
            if time.monotonic() > end:
                raise self.error(f"{timeout} s went by, waiting for {what}{last}")
            time.sleep(0.05)

    def dump(self, node=None, depth=0, lines=None, most=400):
        """The tree of controls as text, with at most this many lines."""
        top = lines is None
        lines = [] if top else lines
        node = node or self._root
        if node is None:
            return "(no window on the accessibility bus)"
        try:
            label = node.label
            lines.append("  " * depth + f'{node.role} "{node.name}"' + (f' labelled "{label}"' if label else "")
                         + ("" if node.showing else " (hidden)") + ("" if node.enabled else " (disabled)"))
            if node.role in ("table", "tree", "tree table"):
                lines += ["  " * (depth + 1) + " | ".join(row) for row in node.rows(20)]
            elif len(lines) < most:
                for child in node.children():
                    self.dump(child, depth + 1, lines, most)
        except GLib.Error as error:
            lines.append("  " * depth + f"(no answer: {error.message})")
        return "\n".join(lines) if top else None

    def error(self, text):
        tree = self.dump() if self.running else "(the program has ended)"
        output = self.output()[-4000:] or "(nothing)"
        return DriverError(f"{text}\n--- the window\n{tree}\n--- the program's output\n{output}")

    # Keyboard, mouse, screenshots

    def xdotool(self, *arguments):
        result = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, timeout=20, check=False)
        if result.returncode:
            raise self.error(f"xdotool {' '.join(arguments)}: {result.stderr.strip()}")
        return result.stdout

    def activate(self):
        """Brings the window to the front, so that it receives key presses."""
        if not self.find_all(None, None, first=True):
            raise self.error("there is no window to bring to the front")
        windows = self.windows("--sync")
        self.xdotool("windowactivate", windows[0])
        # Does not use xdotool's own waiting: while a dialog is open, the window manager gives it the focus instead, and
        # xdotool would wait in vain for a quarter of a minute or longer.
        end = time.monotonic() + 1
        while self.active_window() != windows[0] and time.monotonic() < end:
            time.sleep(0.03)
        self.wait_for(lambda: self.active_window() in windows, "the window to be at the front")

    def windows(self, *options):
        """The IDs of the windows on the screen, the lowest first."""
        return self.xdotool("search", *options, "--onlyvisible", "--all", "--pid", str(self.process.pid), "--name",
                            ".").split()

    @staticmethod
    def active_window():
        """The ID of the window that receives key presses; empty if there is none."""
        return subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True, timeout=20,
                              check=False).stdout.strip()

    def key(self, *keys):
        """Key presses, such as "ctrl+Return"."""
        self.xdotool("key", "--clearmodifiers", "--delay", "20", *keys)

    def type_text(self, text):
        self.xdotool("type", "--clearmodifiers", "--delay", "8", "--", text)

    def file_dialogs(self):
        """The IDs of the open file dialogs."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^(Add files|Choose a file)$"],
                               capture_output=True, text=True, timeout=20, check=False)
        return found.stdout.split()

    def open_file_dialog(self):
        self.find("push button", "Add file…").mouse_click()
        self.wait_for(self.file_dialogs, "the file dialog to open")
        self.xdotool("windowactivate", "--sync", self.file_dialogs()[0])

    def give_files(self, text):
        """Types into the name field, which has the focus in an open file dialog. The completion list may take an Enter,
        and a busy computer drops keys, so the text is read before an Enter is pressed."""
        field = self.find("text", "File name:")
        for _ in range(4):
            self.key("ctrl+a")
            self.type_text(text)
            try:
                self.wait_for(lambda: field.text == text, f'the file name to be "{text}"', 3)
            except DriverError:
                if len(self.file_dialogs()) > 1:  # the dialog's message that it found no such file
                    self.key("Escape")
                continue
            if '"' in text:  # of several names, Qt takes those that its list had loaded when the text last changed
                time.sleep(1)
                self.key("space")
            for _ in range(2):
                self.key("Return")
                try:
                    self.wait_for(lambda: not self.file_dialogs(), "the file dialog to close", 3)
                    return
                except DriverError:
                    pass
        raise self.error(f'the file dialog did not close; its name field reads "{field.text}"')

    def resize(self, width, height):
        self.xdotool("windowsize", "--sync", self.windows()[0], str(width), str(height))

    @staticmethod
    def screenshot(path, node=None):
        """Writes a PNG of the screen, or of the area of one control."""
        subprocess.run(["import", "-silent", "-window", "root", *App._crop(node), f"png:{path}"], timeout=30,
                       check=True)

    @staticmethod
    def pixels(node=None):
        """The pixels of a control as bytes, three for each pixel. Two of them differ if something moves."""
        command = ["import", "-silent", "-window", "root", *App._crop(node), "-depth", "8", "rgb:-"]
        return subprocess.run(command, timeout=30, check=True, capture_output=True).stdout

    @staticmethod
    def _crop(node):
        if node is None:
            return []
        x, y, width, height = node.extents
        return ["-crop", f"{width}x{height}+{x}+{y}", "+repage"]


class WindowTest(unittest.TestCase):
    """A test of the real window with a profile folder of its own. On failure, a screenshot and the tree are kept."""

    def run(self, result=None):
        self._result = result
        return super().run(result)

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="dailies-e2e-")
        self.addCleanup(folder.cleanup)
        self.profile = pathlib.Path(folder.name, "profile")
        self.artifacts = pathlib.Path(os.environ.get("DAILIES_ARTIFACTS", folder.name))
        self.artifacts.mkdir(parents=True, exist_ok=True)
        self.apps = []

    def start(self, *arguments, env=None):
        """Starts dailies on this test's profile. It is stopped with the test, whatever happens."""
        app = App([os.environ["DAILIES_BIN"], "--profile", self.profile, *arguments], env)
        self.apps.append(app)
        self.addCleanup(self._end, app)
        return app.start()

    def cli(self, *arguments, timeout=60, env=None, typed=""):
        """Runs dailies-cli on this test's profile; `typed` is its standard input."""
        command = [os.environ["DAILIES_CLI"], "--profile", str(self.profile), *arguments]
        return subprocess.run(command, timeout=timeout, env={**os.environ, **(env or {})}, input=typed,
                              capture_output=True, text=True, check=False)

    def screenshot(self, name, node=None):
        App.screenshot(self.artifacts / f"{name}.png", node)

    def _end(self, app):
        failed = any(test is self for test, _ in self._result.failures + self._result.errors)
        if app.running and failed:
            name = self.id().split(".", 1)[-1]
            self.screenshot(f"failed-{name}")
            (self.artifacts / f"failed-{name}.txt").write_text(app.dump() + "\n\n" + app.output(), encoding="utf-8")
        app.close()

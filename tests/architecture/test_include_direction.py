#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Dailies authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that include_direction.py complains: each wrong include alone in a tree of its own."""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from include_direction import MAY_INCLUDE

SCRIPT = pathlib.Path(__file__).with_name("include_direction.py")
QT_HEADERS = ""

HEADERS = [
    "app/common/error.h", "app/request/videorequest.h", "app/request/models/modelprofile.h", "app/service/call/videoservice.h",
    "app/tasks/videotask.h", "app/keys/keystore.h", "app/keys/keychainstore.h", "app/accounts/account.h",
    "app/settings/settings.h", "app/media/probe.h", "app/practice/practiceservice.h", "ui/style/look.h",
]

ALLOWED = [
    ("app/request/x.cpp", '#include "app/common/error.h"'),
    ("app/request/x.cpp", '#include "app/request/videorequest.h"'),
    ("app/service/call/x.cpp", '#include "app/keys/keystore.h"'),
    ("app/tasks/x.cpp", '#include "app/service/call/videoservice.h"'),
    ("app/tasks/x.h", "#include <QObject>\n#include <QSqlDatabase>\n#include <QNetworkReply>\n#include <memory>"),
    ("app/tasks/x.cpp", "#include <QtCore/QObject>"),
    ("app/accounts/x.cpp", '#include "app/request/models/modelprofile.h"'),
    ("app/practice/x.cpp", '#include "app/media/probe.h"\n#include <QImage>\n#include <QPainter>'),
    ("app/tasks/run/x.cpp", '#include "app/accounts/account.h"\n#include "app/keys/keystore.h"'),
    ("ui/window/x.cpp", '#include "ui/style/look.h"\n#include "app/service/call/videoservice.h"'),
    ("app/keys/x.cpp", "#include <QDBusConnection>"),
    ("app/keys/x.cpp", "#include <qt6keychain/keychain.h>"),
    ("app/cli/x.cpp", '#include "app/tasks/videotask.h"\n#include "app/practice/practiceservice.h"\n#include "version.h"'),
    ("ui/tasks/panel/x.cpp", '#include "app/tasks/videotask.h"\n#include "ui/style/look.h"\n#include <QWidget>'),
    ("app/tasks/x.cpp", '// #include "ui/style/look.h" is not here'),
    ("app/common/compat.h", "#include <QPalette>\n#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)\n#endif"),
    ("ui/help/x.cpp", "const char* version = QT_VERSION_STR;"),
    ("app/tasks/x.cpp", "\n" * 600),
    ("app/tasks/x.cpp", 'using namespace Qt::StringLiterals;\nconst QString name = u"x"_s;'),
    ("app/tasks/x.h", "\n" * 150),
    ("ui/x.cpp", "    menu->popup(place);\n    setPopupMenu(this, menu);\n    query.exec();\n    drag->exec(Qt::CopyAction);"),
    ("ui/x.cpp", '    button->setToolTip(tr("Close (all)"));\n    setToolTip(QString());\n    a->setToolTip(b->toolTip());'),
    ("ui/x.cpp", '    x->setToolTip(tr("Find (%1)").arg(QKeySequence(Qt::Key_F).toString(QKeySequence::NativeText)));'),
    ("ui/x.cpp", "    setToolTip(plainToolTip(name));\n    QToolTip::showText(place, wrappedToolTip(name), view);"),
    ("ui/x.cpp", "    case Qt::ToolTipRole: return plainToolTip(name);\n    case Qt::ToolTipRole:"),
    ("ui/desktop/desktopintegration.cpp", "    m_tray->setToolTip(text);"),
    ("ui/x.h", "#include <QEventLoop>\n// setMenu() waits\nvoid showMenu(const QPoint& place);"),
]

WRONG = [
    ("app/common/x.cpp", '#include "app/request/videorequest.h"'),
    ("app/common/x.cpp", '#include "app/settings/settings.h"'),
    ("app/request/x.cpp", '#include "app/service/call/videoservice.h"'),
    ("app/service/call/x.cpp", '#include "app/tasks/videotask.h"'),
    ("app/service/call/x.cpp", '#include "app/keys/keychainstore.h"'),
    ("app/service/call/x.cpp", '#include "app/accounts/account.h"'),
    ("app/tasks/x.cpp", '#include "app/media/probe.h"'),
    ("app/request/x.cpp", '#include "app/request/models/modelprofile.h"'),
    ("ui/style/x.cpp", '#include "app/tasks/videotask.h"'),
    ("app/tasks/x.cpp", '#include "app/keys/keychainstore.h"'),
    ("app/tasks/x.cpp", '#include "ui/style/look.h"'),
    ("app/tasks/x.cpp", '  #  include "ui/style/look.h"'),
    ("app/tasks/x.cpp", "#include <ui/style/look.h>"),
    ("app/keys/x.cpp", '#include "app/accounts/account.h"'),
    ("app/accounts/x.cpp", '#include "app/request/videorequest.h"'),
    ("app/settings/x.cpp", '#include "app/keys/keystore.h"'),
    ("app/media/x.cpp", '#include "app/tasks/videotask.h"'),
    ("app/practice/x.cpp", '#include "app/tasks/videotask.h"'),
    ("app/practice/x.cpp", "#include <QWidget>"),
    ("app/cli/x.cpp", '#include "ui/style/look.h"'),
    ("app/service/call/x.cpp", '#include "../../tasks/videotask.h"'),
    ("app/tasks/x.cpp", '#include "videotask.h"'),
    ("app/tasks/x.cpp", '#include "app/tasks/nosuchfile.h"'),
    ("app/tasks/x.cpp", '#include "tests/support/fake.h"'),
    ("app/tasks/x.cpp", "#include <QImage>"),
    ("app/tasks/x.cpp", "#include <QColor>"),
    ("app/tasks/x.cpp", "#include <QPixmap>"),
    ("app/tasks/x.cpp", "#include <QtGui/QFont>"),
    ("app/tasks/x.cpp", "#include <QtWidgets>"),
    ("app/tasks/x.cpp", "#include <qpainter.h>"),
    ("app/common/x.cpp", "#include <QApplication>"),
    ("app/settings/x.h", "#include <QIcon>"),
    ("app/helpers/x.cpp", "#include <QObject>"),
    ("app/service/call/x.cpp", "void f(QNetworkReply* r)\n{\n    r->ignoreSslErrors();\n}"),
    ("app/service/call/x.cpp", "configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);"),
    ("ui/accounts/x.cpp", "auto mode = QSslSocket::VerifyNone;"),
    ("app/common/compat.h", "#include <QWidget>"),
    ("ui/style/x.h", "#if QT_VERSION >= 0x060500\n#endif"),
    ("tests/ui/tst_x.cpp", "constexpr bool isNew = QT_VERSION > QT_VERSION_CHECK(6, 5, 0);"),
    ("ui/x.cpp", "void f(QMenu* menu)\n{\n    menu->exec(QCursor::pos());\n}"),
    ("ui/x.cpp", "    m_dialog.exec();"),
    ("ui/x.cpp", "QString file = QFileDialog::getOpenFileName(this);"),
    ("ui/x.cpp", "QMessageBox::warning(this, title, text);"),
    ("app/tasks/x.cpp", "    QEventLoop loop;"),
    ("app/tasks/x.cpp", "    QCoreApplication::processEvents();"),
    ("ui/x.cpp", "    button->setMenu(menu);"),
    ("ui/x.cpp", "    setMenu(menu);"),
    ("ui/x.cpp", "connect(open, &QAction::triggered, this, &QToolButton::showMenu);"),
    ("ui/x.cpp", "    button->setToolTip(name);"),
    ("ui/x.cpp", "    item(i)->setToolTip(\n        row.name);"),
    ("ui/x.cpp", '    button->setToolTip(tr("Goes to %1").arg(name));'),
    ("ui/x.cpp", '    button->setToolTip(isOn ? tr("On") : name);'),
    ("ui/x.cpp", "    QToolTip::showText(place, tr(name), view);"),
    ("ui/x.cpp", "    case Qt::ToolTipRole: return name;"),
    ("ui/x.cpp", "    case Qt::ToolTipRole:\n        return name.toHtmlEscaped();"),
    ("app/tasks/x.cpp", "\n" * 601),
    ("app/tasks/x.cpp", 'const QString name = u"x"_s;'),
    ("ui/style/x.h", "\n" * 151),
    ("tests/tasks/tst_x.cpp", "\n" * 601),
]


class IncludeDirection(unittest.TestCase):
    def check(self, extra, *options):
        with tempfile.TemporaryDirectory() as root:
            for name, text in [(header, "#pragma once\n") for header in HEADERS] + extra:
                file = pathlib.Path(root, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            return subprocess.run([sys.executable, SCRIPT, "--root", root, "--qt-headers", QT_HEADERS, *options],
                                  capture_output=True, text=True, check=False)

    def test_allowed(self):
        for extra in ALLOWED:
            with self.subTest(extra=extra):
                result = self.check([extra], "--fragment")
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_wrong(self):
        for extra in WRONG:
            with self.subTest(extra=extra):
                result = self.check([extra], "--fragment")
                self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
                self.assertIn(f"{extra[0]}:", result.stdout)
                self.assertIn("1 complaints", result.stdout)

    def test_permission_that_no_include_needs(self):
        result = self.check([("app/request/x.cpp", '#include "app/common/error.h"')])
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn('app/accounts: no include needs its permission "app/common"', result.stdout)
        self.assertNotIn("app/request: ", result.stdout)

    def test_nothing_to_read(self):
        with tempfile.TemporaryDirectory() as root:
            result = subprocess.run([sys.executable, SCRIPT, "--root", root, "--qt-headers", QT_HEADERS],
                                    capture_output=True, text=True, check=False)
            self.assertEqual(result.returncode, 1)

    def test_the_diagram_shows_these_arrows(self):
        text = (SCRIPT.parents[2] / "ARCHITECTURE.md").read_text(encoding="utf-8")
        shown = {(start, end) for start, end in re.findall(r"^    (\w+) -.*> (\w+)$", text, re.M)}
        part = lambda path: path.split("/")[1] if path.startswith("app/") else "ui"
        drawn = {(part(folder), part(target)) for folder, targets in MAY_INCLUDE.items() for target in targets
                 if folder.startswith("app/") and folder != "app/cli" and target != "app/common"}
        drawn = {(start, end) for start, end in drawn if start != end}
        self.assertEqual(shown, drawn | {("ui", "engine"), ("cli", "engine")})


if __name__ == "__main__":
    QT_HEADERS = sys.argv[sys.argv.index("--qt-headers") + 1]
    del sys.argv[sys.argv.index("--qt-headers"):][:2]
    unittest.main(argv=sys.argv[:1])

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "ui/window/dialogroom.h"

#include <QDialog>
#include <QScreen>
#include <QTest>

using namespace Dailies;

/// Dialogs on a screen that is smaller than their usual size.
class TestDialogRoom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void largeDialogFitsTheScreen();
    void smallDialogKeepsItsSize();
};

void TestDialogRoom::largeDialogFitsTheScreen()
{
    const DialogRoom room;
    QDialog dialog;
    dialog.resize(dialog.screen()->availableSize() + QSize(200, 300));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog, patienceMs));
    const QRect screen = dialog.screen()->availableGeometry();
    QVERIFY(screen.contains(dialog.geometry()));
    QVERIFY(dialog.width() > screen.width() / 2);
    QVERIFY(dialog.height() > screen.height() / 2);
}

void TestDialogRoom::smallDialogKeepsItsSize()
{
    const DialogRoom room;
    QDialog dialog;
    dialog.resize(320, 240);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog, patienceMs));
    QCOMPARE(dialog.size(), QSize(320, 240));
}

QTEST_MAIN(TestDialogRoom)
#include "tst_dialogroom.moc"

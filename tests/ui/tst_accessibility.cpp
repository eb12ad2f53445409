// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "ui/widgets/accessibility.h"

#include <QAccessible>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace Dailies;

// What assistive software may query at any time.
class TestAccessibility final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { installAccessibleInterfaces(); }

    void aScrollBarThatHasGoneIsNothing()
    {
        QScrollArea area;
        area.setWidget(new QWidget);
        area.widget()->resize(100, 5000);
        area.resize(200, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area, patienceMs));
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&area);
        QVERIFY(interface != nullptr);
        const int count = interface->childCount();
        QVERIFY(count > 0);
        for (int i = 0; i < count; ++i)
            QVERIFY(interface->child(i) != nullptr);
        area.widget()->resize(100, 100);
        for (int i = count; i < count + 50; ++i)
            QVERIFY(interface->child(i) == nullptr);
        QVERIFY(interface->child(-1) == nullptr);
    }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"

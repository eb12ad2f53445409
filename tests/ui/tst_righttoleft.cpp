// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/clock.h"
#include "app/common/momenttext.h"
#include "ui/spend/spendfields.h"
#include "ui/style/applylook.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/window/sendtimedialog.h"

#include <QApplication>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Parts of windows in a right-to-left layout.
class TestRightToLeft final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        applyLook(*qApp, Theme::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    }
    void timesAreReadFromLeftToRight();
    void daysAreReadFromLeftToRight();
};

void TestRightToLeft::timesAreReadFromLeftToRight()
{
    const SystemClock clock;
    const QDateTime time(QDate(2026, 1, 12), QTime(15, 0));
    SendTimeDialog dialog(clock, time, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.isRightToLeft());
    auto* edit = dialog.findChild<QDateTimeEdit*>(u"sendTimeEdit"_s);
    QCOMPARE(edit->text(), dateTimeText(time));
    QVERIFY(!edit->findChild<QLineEdit*>()->isRightToLeft());
    edit->setCurrentSection(QDateTimeEdit::HourSection);
    QTest::keyClick(edit, Qt::Key_Up);
    QCOMPARE(dialog.time().toLocalTime().time().hour(), 16);
}

void TestRightToLeft::daysAreReadFromLeftToRight()
{
    const QDate day(2026, 1, 12);
    const QString written = QLocale().toString(day, QLocale::ShortFormat);
    const DaysDialog dialog(day, day, nullptr);
    QCOMPARE(dialog.findChild<QDateEdit*>(u"firstDayEdit"_s)->text(), written);
    DayEdit edit;
    edit.setDate(day);
    QCOMPARE(edit.text(), written);
}

QTEST_MAIN(TestRightToLeft)
#include "tst_righttoleft.moc"

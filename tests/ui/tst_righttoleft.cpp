// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/clock.h"
#include "app/common/momenttext.h"
#include "ui/compare/differencepanel.h"
#include "ui/help/aboutdialog.h"
#include "ui/spend/spendfields.h"
#include "ui/style/applylook.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/widgets/starrating.h"
#include "ui/window/sendtimedialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
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
    void starsAreMirrored();
    void differencesAreInTheOrderOfThePictures();
    void licencesAreReadFromTheirStart();
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

void TestRightToLeft::starsAreMirrored()
{
    StarRating stars;
    stars.show();
    QVERIFY(QTest::qWaitForWindowExposed(&stars));
    auto* first = stars.findChild<QAbstractButton*>(u"star1"_s);
    QVERIFY(first->x() > stars.findChild<QAbstractButton*>(u"star5"_s)->x());
    QSignalSpy rated(&stars, &StarRating::rated);
    QTest::mouseClick(first, Qt::LeftButton);
    stars.setRating(3);
    QTest::keyClick(&stars, Qt::Key_Left);
    QTest::keyClick(&stars, Qt::Key_Right);
    QCOMPARE(rated.size(), 3);
    QCOMPARE(rated.at(0).at(0).toInt(), 1);
    QCOMPARE(rated.at(1).at(0).toInt(), 4);
    QCOMPARE(rated.at(2).at(0).toInt(), 2);
}

/// The pictures of a comparison are numbered from left to right, because its keys and its line say left and right.
void TestRightToLeft::differencesAreInTheOrderOfThePictures()
{
    DifferencePanel panel;
    panel.setDifferences({{.label = u"Seed"_s, .values = {u"1"_s, u"2"_s}}}, {7, 13});
    panel.resize(600, panel.height());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto* table = panel.findChild<QTableView*>(u"differenceTable"_s);
    QVERIFY(table->columnViewportPosition(0) < table->columnViewportPosition(1));
}

void TestRightToLeft::licencesAreReadFromTheirStart()
{
    AboutDialog about(nullptr);
    about.setAttribute(Qt::WA_DeleteOnClose, false);
    about.show();
    QVERIFY(QTest::qWaitForWindowExposed(&about));
    auto* tabs = about.findChild<QTabWidget*>(u"aboutTabs"_s);
    for (const auto& name : {u"licenceText"_s, u"iconLicenceText"_s}) {
        auto* text = about.findChild<QPlainTextEdit*>(name);
        tabs->setCurrentWidget(text);
        QCoreApplication::sendPostedEvents();
        QVERIFY(text->isLeftToRight());
        QCOMPARE(text->horizontalScrollBar()->maximum(), 0);
        QVERIFY(text->cursorRect().left() < text->viewport()->width() / 2);
    }
}

QTEST_MAIN(TestRightToLeft)
#include "tst_righttoleft.moc"

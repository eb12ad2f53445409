// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/clock.h"
#include "app/common/momenttext.h"
#include "app/settings/preferences.h"
#include "ui/compare/differencepanel.h"
#include "ui/help/aboutdialog.h"
#include "ui/settings/settingsdialog.h"
#include "ui/spend/spendfields.h"
#include "ui/style/applylook.h"
#include "ui/tasks/facts/factgrid.h"
#include "ui/tasks/facts/valuelabel.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/starrating.h"
#include "ui/window/noticesdialog.h"
#include "ui/window/sendtimedialog.h"

#include <QAbstractButton>
#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QDateTimeEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextLayout>
#include <QTextTable>
#include <QTimeEdit>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Whether a part of a right-to-left text is shown from left to right.
bool isReadFromLeftToRight(const QString& text, const QString& part)
{
    QTextOption option;
    option.setTextDirection(Qt::RightToLeft);
    QTextLayout layout(text);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1000);
    layout.endLayout();
    const auto start = static_cast<int>(text.indexOf(part));
    // The cursor before the first letter of a part is at the end of the part before.
    return start >= 0 && line.cursorToX(start + 1) < line.cursorToX(start + static_cast<int>(part.size()) - 1);
}

/// Whether a text is in the right half of its label.
bool isAtTheRight(QWidget* label)
{
    const QImage picture = label->grab().toImage();
    const auto isPlain = [&picture](int left, int right) {
        for (int x = left; x < right; ++x) {
            for (int y = 0; y < picture.height(); ++y) {
                if (picture.pixel(x, y) != picture.pixel(0, 0))
                    return false;
            }
        }
        return true;
    };
    const int middle = picture.width() / 2;
    return isPlain(0, middle) && !isPlain(middle, picture.width());
}

} // namespace

/// Parts of windows in a right-to-left layout.
class TestRightToLeft final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        applyLook(*qApp, Theme::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void timesAreReadFromLeftToRight();
    void daysAreReadFromLeftToRight();
    void starsAreMirrored();
    void differencesAreInTheOrderOfThePictures();
    void licencesAreReadFromTheirStart();
    void nameOfTheProgramIsBesideItsIcon();
    void valuesAreBesideTheirLabels();
    void keysKeepTheirDirection();
    void sizesKeepTheirDirection();
    void timesOfNoticesKeepTheirDirection();
    void wrappedLinesBeginAtOneEdge();
    void partsAreReadFromTheRight();
    void timesInSettingsAreBelowTheirLabels();
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
    const DaysDialog dialog(day, day, nullptr);
    QVERIFY(dialog.findChild<QDateEdit*>(u"firstDayEdit"_s)->text().startsWith(u"1/12/"_s));
    DayEdit edit;
    edit.setDate(day);
    QVERIFY(edit.text().startsWith(u"1/12/"_s));
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

void TestRightToLeft::nameOfTheProgramIsBesideItsIcon()
{
    AboutDialog about(nullptr);
    about.setAttribute(Qt::WA_DeleteOnClose, false);
    about.show();
    QVERIFY(QTest::qWaitForWindowExposed(&about));
    QVERIFY(isAtTheRight(about.findChild<QLabel*>(u"versionLabel"_s)));
}

void TestRightToLeft::valuesAreBesideTheirLabels()
{
    FactGrid grid;
    grid.setFacts({{.label = u"Model"_s, .value = u"practice-a-3.0"_s}});
    grid.resize(600, 40);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    QVERIFY(isAtTheRight(grid.findChild<ValueLabel*>()));
}

void TestRightToLeft::keysKeepTheirDirection()
{
    QAction action;
    action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    QVERIFY(isReadFromLeftToRight(withKeys(u"הגדרות"_s, action), u"Ctrl+,"_s));
}

void TestRightToLeft::sizesKeepTheirDirection()
{
    const QString shown = u"הקליפ %1 נמחק"_s.arg(shownSize(11'000'000));
    QVERIFY(isReadFromLeftToRight(shown, u"11.0 MB"_s));
    QVERIFY(
        isReadFromLeftToRight(u"המקש %1 שמור"_s.arg(shownKey(QKeySequence(Qt::CTRL | Qt::Key_Comma))), u"Ctrl+,"_s));
}

/// A line that is moved would lose its last letter.
void TestRightToLeft::wrappedLinesBeginAtOneEdge()
{
    const QStringList words(12, u"שלום"_s);
    QWidget window;
    QLabel* label = wrappedText(words.join(u' '), &window);
    label->resize(150, label->heightForWidth(150));
    window.resize(200, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const int line = label->fontMetrics().lineSpacing();
    QVERIFY(label->height() >= 2 * line);
    const QImage picture = label->grab().toImage();
    const auto edgeOf = [&picture](int top, int height) {
        for (int x = picture.width() - 1; x >= 0; --x) {
            for (int y = top; y < top + height; ++y) {
                if (picture.pixel(x, y) != picture.pixel(0, 0))
                    return x;
            }
        }
        return -1;
    };
    QVERIFY(edgeOf(0, line) > 0);
    QCOMPARE(edgeOf(0, line), edgeOf(picture.height() - line, line));
}

void TestRightToLeft::partsAreReadFromTheRight()
{
    AboutDialog about(nullptr);
    about.setAttribute(Qt::WA_DeleteOnClose, false);
    about.show();
    QVERIFY(QTest::qWaitForWindowExposed(&about));
    QTextDocument* document = about.findChild<QTextBrowser*>(u"partsText"_s)->document();
    const QTextTable* table = nullptr;
    for (const QTextFrame* frame : document->rootFrame()->childFrames())
        table = qobject_cast<const QTextTable*>(frame);
    QVERIFY(table);
    const QTextBlock name = table->cellAt(1, 2).firstCursorPosition().block();
    QCOMPARE(name.text(), u"Dailies"_s);
    const QTextBlock licence = table->cellAt(1, 0).firstCursorPosition().block();
    const auto rightOf = [document](const QTextBlock& block) {
        const QTextLine line = block.layout()->lineAt(0);
        return document->documentLayout()->blockBoundingRect(block).left() + line.naturalTextRect().right();
    };
    QVERIFY(rightOf(name) > rightOf(licence));
    QVERIFY(rightOf(name) > document->size().width() - 40);
}

void TestRightToLeft::timesInSettingsAreBelowTheirLabels()
{
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(u"settings.ini"_s));
    SettingsDialog dialog(preferences, folder.path());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto times = dialog.findChildren<QTimeEdit*>();
    QVERIFY(!times.isEmpty());
    for (const QTimeEdit* edit : times)
        QVERIFY2(edit->x() > edit->parentWidget()->width() / 2, qPrintable(edit->objectName()));
}

void TestRightToLeft::timesOfNoticesKeepTheirDirection()
{
    const QDateTime at(QDate(2026, 1, 12), QTime(2, 23));
    NoticesDialog dialog({{.at = at.toUTC(), .text = u"Request of take 7 loaded."_s}}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    const QString shown = dialog.findChild<QListWidget*>(u"noticesList"_s)->item(0)->text();
    QVERIFY(isReadFromLeftToRight(shown, dialog.locale().toString(at.time(), QLocale::ShortFormat)));
    QVERIFY(isReadFromLeftToRight(shown, u"Request of take 7 loaded."_s));
}

QTEST_MAIN(TestRightToLeft)
#include "tst_righttoleft.moc"

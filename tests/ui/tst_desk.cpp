// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "ui/compose/form/findingsarea.h"
#include "ui/drafts/draftstore.h"
#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/filter/savedfilters.h"
#include "ui/tasks/panel/taskmessage.h"
#include "ui/tasks/panel/taskviews.h"
#include "ui/viewer/videosurface.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/noticeboard.h"
#include "ui/widgets/toasttimer.h"
#include "ui/window/commandpalette.h"
#include "ui/window/noticesdialog.h"
#include "ui/window/rail.h"
#include "ui/window/windowmessages.h"

#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The geometry of everything in the window's layout. Messages lie over it and do not count.
QHash<const QWidget*, QRect> geometryOf(const WindowBench& bench)
{
    const auto* toasts = bench.window->findChild<QWidget*>(u"toastArea"_s);
    QHash<const QWidget*, QRect> places;
    for (const QWidget* widget : bench.window->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget != toasts && !toasts->isAncestorOf(widget) && !widget->isWindow())
            places.insert(widget, QRect(widget->mapTo(bench.window.get(), QPoint()), widget->size()));
    }
    return places;
}

double pictureShare(const WindowBench& bench)
{
    const QSize surface = bench.window->findChild<VideoSurface*>()->size();
    const QSize picture = QSize(16, 9).scaled(surface, Qt::KeepAspectRatio);
    return double(picture.width()) * picture.height() / (double(bench.window->width()) * bench.window->height());
}

} // namespace

/// The layout of the window: what is where, how large, and that nothing moves by itself.
class TestDesk final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.close(); }
    void pictureIsLarge_data();
    void pictureIsLarge();
    void pictureIsLargeBesideDetails_data();
    void pictureIsLargeBesideDetails();
    void composeIsInFullHeight();
    void smallestWindowFitsASmallScreen();
    void smallWindowShowsThePrompt();
    void detailsOpenByKey();
    void pictureAloneByKey();
    void noticesMoveNothing();
    void theLastTakesGetOutFromUnderAMessage_data();
    void theLastTakesGetOutFromUnderAMessage();
    void messagesStayOverTheTakes();
    void messagesMoveNothing_data();
    void messagesMoveNothing();
    void findingsMoveNothing_data();
    void findingsMoveNothing();
    void messageDisappears();
    void messageStaysUnderThePointer();
    void problemStays();
    void recentNoticesAreKept();
    void railShowsWhatRuns();
    void menuOpensByKeyboard();
    void paletteFindsAndExecutes();
    void paletteGenerates();
    void paletteOffersAccounts();
    void paletteSwitchesTheAccount();
    void paletteOpensADraft();
    void paletteAppliesAFilter();
    void paletteWithoutAHitDoesNothing();

private:
    /// Opens the palette by its key, types the words and presses Enter.
    void find(const QString& words);

    WindowBench m_bench;
};

void TestDesk::init()
{
    QVERIFY(m_bench.openWithPractice());
    m_bench.window->resize(1440, 900);
}

void TestDesk::pictureIsLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least");
    QTest::newRow("1024x640") << QSize(1024, 640) << 0.25;
    QTest::newRow("1440x900") << QSize(1440, 900) << 0.35;
    QTest::newRow("2560x1440") << QSize(2560, 1440) << 0.35;
}

void TestDesk::pictureIsLarge()
{
    QFETCH(QSize, size);
    QFETCH(double, least);
    m_bench.window->resize(size);
    TRY_COMPARE(m_bench.window->size(), size);
    TRY_VERIFY2(pictureShare(m_bench) >= least, qPrintable(QString::number(pictureShare(m_bench))));
}

void TestDesk::pictureIsLargeBesideDetails_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least");
    QTest::newRow("1024x640") << QSize(1024, 640) << 0.25;
    QTest::newRow("1280x800") << QSize(1280, 800) << 0.3;
    QTest::newRow("1366x768") << QSize(1366, 768) << 0.3;
}

/// A narrow window has the details beside the takes, so that the picture keeps its size.
void TestDesk::pictureIsLargeBesideDetails()
{
    QFETCH(QSize, size);
    QFETCH(double, least);
    m_bench.window->resize(size);
    TRY_COMPARE(m_bench.window->size(), size);
    TRY_VERIFY(pictureShare(m_bench) >= least);
    const QSize picture = m_bench.player()->size();
    m_bench.showDetails();
    const auto* details = m_bench.window->findChild<TaskDetails*>();
    TRY_VERIFY(details->isVisible());
    QCOMPARE(m_bench.player()->size(), picture);
    QVERIFY2(pictureShare(m_bench) >= least, qPrintable(QString::number(pictureShare(m_bench))));
    QVERIFY(m_bench.form()->isVisible() && m_bench.tasks()->isVisible());
    QVERIFY2(details->height() >= 200, qPrintable(QString::number(details->height())));
    QVERIFY2(m_bench.tasks()->width() >= 380, qPrintable(QString::number(m_bench.tasks()->width())));
    m_bench.window->resize(1440, 900);
    TRY_COMPARE(details->height(), m_bench.player()->height());
    m_bench.window->findChild<QAction*>(u"detailsAction"_s)->setChecked(false); // as the next test finds it
}

void TestDesk::composeIsInFullHeight()
{
    QCOMPARE(m_bench.form()->height(), m_bench.window->height());
    TRY_COMPARE(m_bench.form()->width(), 372);
    QCOMPARE(m_bench.window->findChild<Rail*>()->width(), 56);
    m_bench.window->resize(1024, 640);
    TRY_COMPARE(m_bench.form()->width(), 324);
    QCOMPARE(m_bench.window->findChild<Rail*>()->width(), 44);
}

void TestDesk::smallestWindowFitsASmallScreen()
{
    const QSize least = m_bench.window->minimumSize().expandedTo(m_bench.window->minimumSizeHint());
    QVERIFY2(
        least.width() <= 944 && least.height() <= 540, qPrintable(u"%1x%2"_s.arg(least.width()).arg(least.height())));
}

void TestDesk::smallWindowShowsThePrompt()
{
    m_bench.window->resize(1024, 640);
    const VideoRequest before = m_bench.form()->request();
    VideoRequest request = before;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.prompt = u"The woman in Image 1 walks down the street in Image 2"_s;
    request.media = {{u"reference_image"_s, u"https://a.example/woman.jpg"_s, {}},
        {u"reference_image"_s, u"https://a.example/street.png"_s, {}}};
    m_bench.form()->setRequest(request);
    auto* prompt = m_bench.form()->findChild<QPlainTextEdit*>(u"promptEdit"_s);
    const auto* scroll = m_bench.form()->findChild<QScrollArea*>(u"composeScroll"_s);
    const auto shownLines = [&] {
        const QWidget* viewport = scroll->viewport();
        const int top = prompt->viewport()->mapTo(viewport, prompt->cursorRect().topLeft()).y();
        return (viewport->height() - top) / prompt->fontMetrics().lineSpacing();
    };
    prompt->moveCursor(QTextCursor::Start);
    TRY_VERIFY2(shownLines() >= 3, qPrintable(QString::number(shownLines())));
    m_bench.form()->setRequest(before); // the next test finds it again
}

void TestDesk::detailsOpenByKey()
{
    const auto* details = m_bench.window->findChild<TaskDetails*>();
    QVERIFY(!details->isVisible());
    m_bench.player()->setFocus();
    pressKey(m_bench.window.get(), Qt::Key_I);
    TRY_VERIFY(details->isVisible());
    QCOMPARE(details->width(), 300);
    pressKey(m_bench.window.get(), Qt::Key_I);
    TRY_VERIFY(!details->isVisible());
    // In a text field it is a letter.
    m_bench.prompt()->setFocus();
    pressKey(m_bench.window.get(), Qt::Key_I);
    QCOMPARE(m_bench.prompt()->toPlainText(), u"i"_s);
    QVERIFY(!details->isVisible());
}

void TestDesk::pictureAloneByKey()
{
    m_bench.player()->setFocus();
    pressKey(m_bench.window.get(), Qt::Key_Backslash);
    TRY_VERIFY(!m_bench.form()->isVisible());
    QVERIFY(!m_bench.tasks()->isVisible());
    QVERIFY(!m_bench.window->findChild<Rail*>()->isVisible());
    TRY_COMPARE(m_bench.player()->size(), m_bench.window->size());
    pressKey(m_bench.window.get(), Qt::Key_Backslash);
    TRY_VERIFY(m_bench.form()->isVisible());
    QVERIFY(m_bench.tasks()->isVisible());
    // Open details are nothing but the picture either, and Esc brings everything back.
    m_bench.showDetails();
    const auto* details = m_bench.window->findChild<TaskDetails*>();
    TRY_VERIFY(details->isVisible());
    pressKey(m_bench.window.get(), Qt::Key_Backslash);
    TRY_COMPARE(m_bench.player()->size(), m_bench.window->size());
    QVERIFY(!details->isVisible());
    pressKey(m_bench.window.get(), Qt::Key_Escape);
    TRY_VERIFY(m_bench.form()->isVisible() && details->isVisible());
}

void TestDesk::noticesMoveNothing()
{
    QTest::qWait(50);
    const auto before = geometryOf(m_bench);
    auto* board = m_bench.window->findChild<NoticeBoard*>();
    board->put(u"pause"_s, MessageBar::Kind::Bad, u"The service rejected the key."_s, {{u"Enter key"_s}});
    board->put(u"offline"_s, MessageBar::Kind::Warning, u"The service can't be reached."_s);
    m_bench.window->findChild<WindowMessages*>()->show(
        MessageBar::Kind::Information, u"Request loaded."_s, {{u"Undo"_s}});
    TRY_VERIFY(m_bench.message()->isVisible());
    QTest::qWait(50);
    QCOMPARE(geometryOf(m_bench), before);
    // They lie over the takes and inside the window.
    const QWidget* toasts = m_bench.message()->parentWidget();
    const QRect place(toasts->mapTo(m_bench.window.get(), QPoint()), toasts->size());
    QVERIFY(m_bench.window->rect().contains(place));
    QVERIFY(place.left() >= m_bench.tasks()->mapTo(m_bench.window.get(), QPoint()).x());
    board->remove(u"pause"_s);
    board->remove(u"offline"_s);
    TRY_COMPARE(geometryOf(m_bench), before);
}

void TestDesk::theLastTakesGetOutFromUnderAMessage_data()
{
    QTest::addColumn<QByteArray>("view");
    QTest::newRow("grid") << QByteArray("gridViewButton");
    QTest::newRow("list") << QByteArray("listViewButton");
}

void TestDesk::theLastTakesGetOutFromUnderAMessage()
{
    QFETCH(const QByteArray, view);
    for (int n = 0; n < 60; ++n) {
        VideoTask task = WindowBench::task(TaskState::Refused);
        task.request.prompt = u"Take %1"_s.arg(n); // otherwise they would be in one stack
        QVERIFY(m_bench.engine->store().add(task));
    }
    m_bench.button(QString::fromLatin1(view), m_bench.tasks())->click();
    auto* takes = m_bench.tasks()->findChild<TaskViews*>()->current();
    TRY_VERIFY(takes->model()->rowCount() >= m_bench.engine->store().ids().size());
    auto* board = m_bench.window->findChild<NoticeBoard*>();
    board->put(u"unsent"_s, MessageBar::Kind::Information, u"1 request from last time wasn't sent."_s, {{u"Send"_s}});
    m_bench.window->findChild<WindowMessages*>()->show(
        MessageBar::Kind::Bad, u"The disk is full. "_s.repeated(20)); // some lines
    TRY_VERIFY(m_bench.message()->isVisible() && board->isVisible());
    takes->setFocus();
    QTest::keyClick(takes, Qt::Key_End);
    QCOMPARE(takes->currentIndex().row(), takes->model()->rowCount() - 1);
    const int upper = board->mapToGlobal(QPoint()).y();
    const auto isCovered = [&] {
        const QRect last = takes->visualRect(takes->currentIndex());
        return takes->viewport()->mapToGlobal(last.bottomLeft()).y() >= upper;
    };
    TRY_VERIFY(!isCovered() && takes->viewport()->rect().contains(takes->visualRect(takes->currentIndex())));
    QTest::mouseClick(m_bench.message()->findChild<QToolButton*>(u"messageClose"_s), Qt::LeftButton);
    board->remove(u"unsent"_s);
    TRY_VERIFY(isCovered()); // nothing stays empty afterwards
}

void TestDesk::messagesStayOverTheTakes()
{
    QStackedWidget* pages = m_bench.pages();
    const int takes = pages->currentIndex();
    const auto place = [this] {
        const QWidget* toasts = m_bench.message()->parentWidget();
        return QRect(toasts->mapTo(m_bench.window.get(), QPoint()), toasts->size());
    };
    const auto messages = m_bench.window->findChild<WindowMessages*>();
    messages->show(MessageBar::Kind::Warning, u"Request loaded."_s);
    TRY_VERIFY(m_bench.message()->isVisible());
    const QRect before = place();
    // Another page comes and goes, such as a comparison.
    pages->setCurrentIndex(0);
    QTest::qWait(20);
    QVERIFY(place().left() >= pages->mapTo(m_bench.window.get(), QPoint()).x()); // the menu stays free
    pages->setCurrentIndex(takes);
    TRY_COMPARE(place(), before);
    messages->clear();
}

void TestDesk::messagesMoveNothing_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("information") << 0;
    QTest::newRow("warning") << 1;
    QTest::newRow("problem") << 2;
    QTest::newRow("a long one with two actions") << 3;
    QTest::newRow("about the takes") << 4;
    QTest::newRow("more notices than have room") << 5;
    QTest::newRow("the question about the same request") << 6;
}

void TestDesk::messagesMoveNothing()
{
    QFETCH(int, which);
    m_bench.write(u"A boat"_s, 5);
    QTest::qWait(50);
    const auto before = geometryOf(m_bench);
    auto* messages = m_bench.window->findChild<WindowMessages*>();
    switch (which) {
    case 0:
    case 1:
    case 2: messages->show(MessageBar::Kind(which), u"The disk is full."_s, {{u"Undo"_s}}); break;
    case 3:
        messages->show(MessageBar::Kind::Warning, u"The link to this clip has expired. "_s.repeated(9),
            {{u"Check now"_s}, {u"Dismiss"_s}});
        break;
    case 4:
        m_bench.window->findChild<TaskMessage*>()->showMessage(
            MessageBar::Kind::Information, u"3 takes rejected."_s, {{u"Undo"_s}});
        break;
    case 5:
        for (int i = 0; i < NoticeBoard::mostShown + 2; ++i)
            m_bench.window->findChild<NoticeBoard*>()->put(
                QString::number(i), MessageBar::Kind::Bad, u"The service can't be reached."_s, {{u"Try now"_s}});
        break;
    default: m_bench.form()->askAgain(u"You sent this 4 s ago."_s);
    }
    QTest::qWait(100);
    auto after = geometryOf(m_bench);
    // What is new may lie over the rest, but the rest stays where it was.
    after.removeIf([&before](const auto& each) { return !before.contains(each.key()); });
    QCOMPARE(after, before);
}

void TestDesk::findingsMoveNothing_data()
{
    QTest::addColumn<VideoRequest>("request");
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    request.model = u"practice-a-3.0"_s;
    request.durationSeconds = 5;
    QTest::newRow("a Stop") << request;
    request.prompt = u"A boat"_s;
    request.aspectRatio = u"16x9"_s;
    QTest::newRow("an Ask") << request;
    request.durationSeconds = 45;
    request.resolution = u"8K"_s;
    QTest::newRow("three Asks") << request;
    request = {};
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    request.model = u"practice-a-3.0"_s;
    request.prompt = QString(20'001, u'p');
    QTest::newRow("a Note") << request;
}

void TestDesk::findingsMoveNothing()
{
    QFETCH(VideoRequest, request);
    auto* area = m_bench.form()->findChild<FindingsArea*>();
    VideoRequest fine = request;
    fine.prompt = request.prompt.isEmpty() ? u"A boat"_s : request.prompt.left(20'000);
    fine.aspectRatio.clear();
    fine.resolution.clear();
    fine.durationSeconds = 5;
    const auto geometry = [this, area] {
        QTest::qWait(50);
        auto places = geometryOf(m_bench);
        // Fields change with their values; what matters is everything around them.
        places.removeIf([this, area](const auto& each) {
            return area->isAncestorOf(each.key())
                || m_bench.form()->findChild<QScrollArea*>(u"composeScroll"_s)->widget()->isAncestorOf(each.key());
        });
        return places;
    };
    m_bench.form()->setRequest(fine);
    const auto before = geometry();
    m_bench.form()->setRequest(request);
    TRY_VERIFY(!m_bench.form()->findings().isEmpty());
    if (m_bench.form()->findings().constFirst().severity != Severity::Note)
        m_bench.form()->submit(); // "required" is said after the first try
    QCOMPARE(geometry(), before);
}

void TestDesk::messageDisappears()
{
    QCursor::setPos(m_bench.window->mapToGlobal(QPoint(5, 5)));
    m_bench.window->findChild<WindowMessages*>()->show(MessageBar::Kind::Information, u"Request loaded."_s);
    TRY_VERIFY(m_bench.message()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_bench.message()->isVisible(), ToastTimer::shownMs + 4000);
}

void TestDesk::messageStaysUnderThePointer()
{
    m_bench.window->findChild<WindowMessages*>()->show(
        MessageBar::Kind::Information, u"Request loaded."_s, {{u"Undo"_s}});
    TRY_VERIFY(m_bench.message()->isVisible());
    m_bench.message()->findChild<QPushButton*>(u"messageAction1"_s)->setFocus();
    QTest::qWait(ToastTimer::shownMs + 500);
    QVERIFY(m_bench.message()->isVisible());
}

void TestDesk::problemStays()
{
    m_bench.window->findChild<WindowMessages*>()->show(MessageBar::Kind::Bad, u"The disk is full."_s);
    QTest::qWait(ToastTimer::shownMs + 500);
    QVERIFY(m_bench.message()->isVisible());
    QTest::mouseClick(m_bench.message()->findChild<QToolButton*>(u"messageClose"_s), Qt::LeftButton);
    QVERIFY(!m_bench.message()->isVisible());
}

void TestDesk::recentNoticesAreKept()
{
    auto* messages = m_bench.window->findChild<WindowMessages*>();
    const qsizetype before = messages->recent().size();
    m_bench.window->findChild<NoticeBoard*>()->put(u"a"_s, MessageBar::Kind::Warning, u"First"_s);
    messages->show(MessageBar::Kind::Information, u"Second"_s);
    QCOMPARE(messages->recent().size(), before + 2);
    QCOMPARE(messages->recent().at(0).text, u"Second"_s);
    QCOMPARE(messages->recent().at(1).text, u"First"_s);
    for (int i = 0; i < WindowMessages::mostKept + 5; ++i)
        messages->show(MessageBar::Kind::Information, u"Message %1"_s.arg(i));
    QCOMPARE(messages->recent().size(), WindowMessages::mostKept);
    m_bench.menuAction(u"Recent notices…"_s)->trigger();
    const auto* dialog = m_bench.window->findChild<NoticesDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QListWidget*>()->count(), WindowMessages::mostKept);
    QVERIFY(dialog->findChild<QListWidget*>()->item(0)->text().endsWith(u"Message 54"_s));
}

void TestDesk::railShowsWhatRuns()
{
    m_bench.close();
    QVERIFY(m_bench.openWithPractice(3600));
    auto* takes = m_bench.window->findChild<QToolButton*>(u"takesPageButton"_s);
    QVERIFY(takes->isChecked());
    TRY_COMPARE(takes->accessibleDescription(), u"Nothing is in progress"_s);
    m_bench.write(u"A boat"_s, 5);
    m_bench.submit();
    TRY_COMPARE(takes->accessibleDescription(), u"1 running"_s);
    // A click on the shown page changes nothing.
    QTest::mouseClick(takes, Qt::LeftButton);
    QVERIFY(takes->isChecked());
}

void TestDesk::menuOpensByKeyboard()
{
    auto* button = m_bench.window->findChild<QToolButton*>(u"menuButton"_s);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    TRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QVERIFY(m_bench.window->screen()->geometry().contains(QApplication::activePopupWidget()->geometry()));
    QApplication::activePopupWidget()->close();
}

void TestDesk::paletteFindsAndExecutes()
{
    pressKey(m_bench.window.get(), Qt::Key_K, Qt::ControlModifier);
    TRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* palette = m_bench.window->findChild<CommandPalette*>();
    auto* words = palette->findChild<QLineEdit*>(u"paletteWords"_s);
    auto* list = palette->findChild<QListView*>(u"paletteList"_s);
    TRY_VERIFY(words->hasFocus());
    QVERIFY(list->model()->rowCount() > 40);
    QTest::keyClicks(words, u"notices recent"_s);
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::keyClick(words, Qt::Key_Return);
    TRY_VERIFY(m_bench.window->findChild<NoticesDialog*>());
}

// Enter in the palette is the press that pays, once.
void TestDesk::paletteGenerates()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    request.model = u"practice-a-3.0"_s;
    request.durationSeconds = 5;
    request.prompt = u"A kite"_s;
    m_bench.form()->setRequest(request);
    const qsizetype before = m_bench.engine->store().ids().size();
    find(u"generate 3 variations"_s);
    TRY_COMPARE(m_bench.engine->store().ids().size(), before + 3);
    QTest::qWait(300);
    QCOMPARE(m_bench.engine->store().ids().size(), before + 3);
}

void TestDesk::paletteOffersAccounts()
{
    pressKey(m_bench.window.get(), Qt::Key_K, Qt::ControlModifier);
    TRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* palette = m_bench.window->findChild<CommandPalette*>();
    auto* words = palette->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"account:"_s);
    QVERIFY(palette->findChild<QListView*>(u"paletteList"_s)->model()->rowCount() >= 1);
    QTest::keyClick(words, Qt::Key_Escape);
}

void TestDesk::find(const QString& words)
{
    pressKey(m_bench.window.get(), Qt::Key_K, Qt::ControlModifier);
    TRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* palette = m_bench.window->findChild<CommandPalette*>();
    auto* field = palette->findChild<QLineEdit*>(u"paletteWords"_s);
    TRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, words);
    QCOMPARE(palette->findChild<QListView*>(u"paletteList"_s)->model()->rowCount(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    TRY_VERIFY(m_bench.window->findChild<CommandPalette*>() == nullptr);
}

void TestDesk::paletteSwitchesTheAccount()
{
    m_bench.close();
    QVERIFY(m_bench.openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "sk-key"));
    m_bench.window->usePractice();
    TRY_COMPARE(m_bench.form()->accountId(), Account::practiceId());
    pressKey(m_bench.window.get(), Qt::Key_3, Qt::ControlModifier); // the page of spending, without a form
    TRY_VERIFY(!m_bench.form()->isVisible());
    find(u"account: studio"_s);
    TRY_COMPARE(m_bench.form()->accountId(), u"studio"_s);
    QVERIFY(m_bench.form()->isVisible());
}

void TestDesk::paletteOpensADraft()
{
    m_bench.window->activateWindow();
    DraftStore drafts(m_bench.dir.filePath(u"drafts"_s), m_bench.engine->clock());
    VideoRequest request = m_bench.form()->request();
    request.prompt = u"A heron at dawn"_s;
    QVERIFY(drafts.save(u"Heron & reeds"_s, {Account::practiceId(), request}));
    QFile broken(m_bench.dir.filePath(u"drafts/broken.json"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    pressKey(m_bench.window.get(), Qt::Key_3, Qt::ControlModifier);
    TRY_VERIFY(!m_bench.form()->isVisible());
    find(u"draft: reeds"_s);
    TRY_VERIFY(m_bench.form()->isVisible());
    TRY_COMPARE(m_bench.prompt()->toPlainText(), u"A heron at dawn"_s);
    const auto* title = m_bench.window->findChild<ElidedLabel*>(u"composeTitle"_s);
    QCOMPARE(title->text(), u"Heron & reeds"_s);
    // Another request is not that draft.
    VideoRequest other = request;
    other.prompt = u"A gull"_s;
    m_bench.form()->setRequest(other);
    QVERIFY(title->text() != u"Heron & reeds"_s);
}

void TestDesk::paletteAppliesAFilter()
{
    SavedFilters(*m_bench.settings).put(u"Only good ones"_s, {.leastRating = 2});
    find(u"filter: good"_s);
    TRY_COMPARE(m_bench.tasks()->shownFilter().leastRating, 2);
}

void TestDesk::paletteWithoutAHitDoesNothing()
{
    pressKey(m_bench.window.get(), Qt::Key_K, Qt::ControlModifier);
    TRY_VERIFY(m_bench.window->findChild<CommandPalette*>());
    auto* words = m_bench.window->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"zzzz"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QTest::qWait(50);
    QVERIFY(m_bench.window->findChild<CommandPalette*>());
    QTest::keyClick(words, Qt::Key_Escape);
    TRY_VERIFY(!m_bench.window->findChild<CommandPalette*>());
}

QTEST_MAIN(TestDesk)
#include "tst_desk.moc"

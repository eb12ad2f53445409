// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/noticeboard.h"
#include "ui/widgets/toastarea.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

int alerts = 0;

void countAlerts(QAccessibleEvent* event)
{
    alerts += event->type() == QAccessible::Alert ? 1 : 0;
}

QList<MessageBar*> barsOf(const NoticeBoard& board)
{
    QList<MessageBar*> bars = board.findChildren<MessageBar*>();
    bars.removeIf([](const MessageBar* bar) { return bar->isHidden(); });
    return bars;
}

QStringList textsOf(const NoticeBoard& board)
{
    QStringList texts;
    for (const MessageBar* bar : barsOf(board))
        texts.append(bar->text());
    return texts;
}

/// Bars over a part of a window.
struct Toasts {
    explicit Toasts(QSize size)
    {
        window.resize(size);
        corner.setGeometry(window.rect());
        for (MessageBar* bar : {&first, &second, &third})
            bar->setToast(true);
        (new QVBoxLayout(&box))->addWidget(&second);
        box.layout()->setContentsMargins(0, 0, 0, 0);
        area->add({&first, &box, &third});
        window.show();
    }
    ~Toasts() { window.hide(); } // as long as all bars exist
    Q_DISABLE_COPY_MOVE(Toasts)
    void ask(MessageBar& bar, const QString& text) const
    {
        bar.showMessage(MessageBar::Kind::Warning, text, {{u"Delete"_s}, {u"Cancel"_s}});
    }
    /// The texts of the bars that are seen, from the top; "cut" for what is not seen whole.
    QStringList seen() const
    {
        QCoreApplication::sendPostedEvents();
        QStringList texts;
        int end = 0;
        QList<const MessageBar*> bars{&first, &second, &third};
        bars.removeIf([](const MessageBar* bar) { return !bar->isVisible(); });
        std::ranges::sort(bars, {}, [this](const MessageBar* bar) { return bar->mapTo(&window, QPoint()).y(); });
        for (const MessageBar* bar : std::as_const(bars)) {
            const QRect place(bar->mapTo(&window, QPoint()), bar->size());
            const auto* words = bar->findChild<QLabel*>(u"messageText"_s);
            const auto* button = bar->findChild<QPushButton*>(u"messageAction1"_s);
            const bool isWhole = window.rect().contains(place) && place.top() >= end
                && bar->visibleRegion().boundingRect() == bar->rect()
                && bar->height() >= bar->minimumSizeHint().height()
                && words->height() >= words->heightForWidth(words->width())
                && (!button->isVisible() || button->height() >= button->sizeHint().height());
            texts.append(isWhole ? bar->text() : u"cut"_s);
            end = place.bottom() + 1;
        }
        return texts;
    }

    QWidget window;
    QWidget corner{&window};
    QWidget otherwise{&window};
    ToastArea* area = new ToastArea(&window, &corner, &otherwise);
    QWidget box; ///< around the second, as around the message of the tasks
    MessageBar first;
    MessageBar second;
    MessageBar third;
};

} // namespace

class TestNoticeBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void emptyTakesNoRoom()
    {
        NoticeBoard board;
        QVERIFY(board.isHidden());
        board.remove(u"nothing"_s);
        QVERIFY(board.isHidden());
        board.put(u"a"_s, MessageBar::Kind::Warning, u"One"_s);
        QVERIFY(!board.isHidden());
        board.remove(u"a"_s);
        QVERIFY(board.isHidden());
        QVERIFY(!board.has(u"a"_s));
    }

    void countingIsNotToldAgain()
    {
        NoticeBoard board;
        board.show();
        alerts = 0;
        const auto before = QAccessible::installUpdateHandler(countAlerts);
        QAccessible::setActive(true);
        board.put(u"a"_s, MessageBar::Kind::Warning, u"0:28"_s);
        const int told = alerts;
        for (int second = 27; second > 20; --second)
            board.put(u"a"_s, MessageBar::Kind::Warning, u"0:%1"_s.arg(second));
        QCOMPARE(alerts, told);
        QAccessible::installUpdateHandler(before);
        QCOMPARE(textsOf(board), QStringList{u"0:21"_s});
        QCOMPARE(barsOf(board).size(), 1);
    }

    void oneBarForEachKeyAndRoomForThree()
    {
        NoticeBoard board;
        for (const QString& key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s})
            board.put(key, MessageBar::Kind::Information, key);
        QCOMPARE(textsOf(board), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(board.keys().size(), 5);
        // Notices that wait can be changed and removed as well.
        board.put(u"e"_s, MessageBar::Kind::Information, u"E"_s);
        board.remove(u"d"_s);
        board.remove(u"a"_s);
        QCOMPARE(textsOf(board), (QStringList{u"b"_s, u"c"_s, u"E"_s}));
    }

    void closingIsThePersons()
    {
        NoticeBoard board;
        QSignalSpy closed(&board, &NoticeBoard::closed);
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s);
        board.put(u"b"_s, MessageBar::Kind::Information, u"Two"_s);
        board.remove(u"a"_s);
        QVERIFY(closed.isEmpty());
        barsOf(board).constFirst()->findChild<QToolButton*>(u"messageClose"_s)->click();
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.first().first().toString(), u"b"_s);
        QVERIFY(!board.has(u"b"_s));
        QVERIFY(board.isHidden());
    }

    void commandsAreCarriedOutOnce()
    {
        NoticeBoard board;
        int first = 0;
        int second = 0;
        const QList<MessageAction> actions{{u"Do"_s, [&first] { ++first; }}, {u"Leave"_s, [&second] { ++second; }}};
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s, actions);
        auto* button = barsOf(board).constFirst()->findChild<QPushButton*>(u"messageAction1"_s);
        QCOMPARE(button->text(), u"Do"_s);
        button->click();
        button->click();
        QCOMPARE(first, 1);
        QCOMPARE(second, 0);
        QVERIFY(!board.has(u"a"_s));
    }

    void commandThatPutsItUpAgain()
    {
        NoticeBoard board;
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s,
            {{u"Again"_s, [&board] { board.put(u"a"_s, MessageBar::Kind::Bad, u"Two"_s); }}});
        barsOf(board).constFirst()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QCOMPARE(textsOf(board), QStringList{u"Two"_s});
    }

    void toastsAreWhole()
    {
        const QString three =
            u"Move 1 take rated 1 or 2 to the Trash? Its clip uses 533.4 kB. Takes without stars stay. "
            "Takes that are in progress or need a decision stay as well, whatever their stars are."_s;
        Toasts toasts({700, 800});
        toasts.first.showMessage(MessageBar::Kind::Information, u"Request loaded."_s, {{u"Undo"_s, {}, true}});
        toasts.ask(toasts.second, u"Remove all 9 practice takes?"_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Remove all 9 practice takes?"_s, u"Request loaded."_s}));
        toasts.ask(toasts.third, three);
        QCOMPARE(toasts.seen(), (QStringList{three, u"Remove all 9 practice takes?"_s, u"Request loaded."_s}));
        // A longer text in a bar that is shown.
        toasts.ask(toasts.second, three);
        QCOMPARE(toasts.seen(), (QStringList{three, three, u"Request loaded."_s}));
        toasts.first.showMessage(MessageBar::Kind::Information, three, {{u"Undo"_s, {}, true}});
        QCOMPARE(toasts.seen(), (QStringList{three, three, three}));
        toasts.corner.resize(420, 800);
        QCOMPARE(toasts.seen(), (QStringList{three, three, three}));
    }

    void toastUsesTheWidthThereIs()
    {
        const QString text =
            u"Generate 3 takes? The last request had no response. If that one went through, you'll pay "
            "for both. Check the service's task list first."_s;
        Toasts toasts({1000, 400});
        toasts.first.showMessage(
            MessageBar::Kind::Warning, text, {{u"Generate 3 more all the same"_s}, {u"Cancel the request"_s}});
        QCOMPARE(toasts.seen(), QStringList{text});
        const auto* words = toasts.first.findChild<QLabel*>(u"messageText"_s);
        QVERIFY2(words->width() >= 500, qPrintable(QString::number(words->width())));
        QVERIFY(toasts.first.height() <= 4 * words->fontMetrics().lineSpacing());
    }

    void toastsWaitForRoom()
    {
        Toasts toasts({700, 290});
        toasts.ask(toasts.first, u"First?"_s);
        toasts.ask(toasts.second, u"Second?"_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Second?"_s, u"First?"_s}));
        toasts.ask(toasts.third, u"Third?"_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Second?"_s, u"Third?"_s}));
        toasts.ask(toasts.first, u"Fourth?"_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Fourth?"_s, u"Third?"_s}));
        // Information does not take the place of a question.
        toasts.second.showMessage(MessageBar::Kind::Information, u"Saved."_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Fourth?"_s, u"Third?"_s}));
        toasts.third.findChild<QPushButton*>(u"messageAction2"_s)->click();
        QCOMPARE(toasts.seen(), (QStringList{u"Fourth?"_s, u"Saved."_s}));
    }

    void whatStaysDoesNotMove()
    {
        Toasts toasts({700, 800});
        toasts.ask(toasts.third, u"Lowest?"_s);
        toasts.ask(toasts.second, u"Above?"_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Above?"_s, u"Lowest?"_s}));
        const auto placeOfAbove = [&toasts] {
            return QRect(toasts.second.mapTo(&toasts.window, QPoint()), toasts.second.size());
        };
        const QRect before = placeOfAbove();
        toasts.third.findChild<QToolButton*>(u"messageClose"_s)->click();
        QCOMPARE(toasts.seen(), QStringList{u"Above?"_s});
        QCOMPARE(placeOfAbove(), before);
        // The gap belongs to what is below it.
        const QPoint gap(before.center().x(), before.bottom() + 20);
        QVERIFY(toasts.window.childAt(gap) == &toasts.corner);
        toasts.ask(toasts.first, u"A longer text comes into the gap?"_s);
        QCOMPARE(toasts.seen(), (QStringList{u"Above?"_s, u"A longer text comes into the gap?"_s}));
        QCOMPARE(placeOfAbove(), before);
    }

    void noticesThatStayDoNotMove()
    {
        Toasts toasts({700, 800});
        auto* board = new NoticeBoard;
        toasts.area->add({board});
        for (const QString& key : {u"a"_s, u"b"_s, u"c"_s})
            board->put(key, MessageBar::Kind::Warning, key, {{u"Do"_s}});
        QCoreApplication::sendPostedEvents();
        const QList<MessageBar*> bars = barsOf(*board);
        const auto places = [&] { return QList{bars.at(1)->mapToGlobal(QPoint()), bars.at(2)->mapToGlobal(QPoint())}; };
        const QList<QPoint> before = places();
        bars.constFirst()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QCoreApplication::sendPostedEvents();
        QVERIFY(!board->has(u"a"_s));
        QVERIFY(bars.at(1)->isVisible() && bars.at(2)->isVisible());
        QCOMPARE(places(), before);
    }

    void halfOfTheTakesStaysFree()
    {
        Toasts toasts({700, 120});
        toasts.ask(toasts.first, u"First?"_s);
        toasts.ask(toasts.second, u"Second?"_s);
        toasts.ask(toasts.third, u"Third?"_s);
        QCOMPARE(toasts.seen(), QStringList{u"Third?"_s});
        auto* more = toasts.area->findChild<QPushButton*>(u"moreMessages"_s);
        QVERIFY(more->isVisible());
        QStringList shown;
        for (int i = 0; i < 3; ++i) {
            QTest::mouseClick(more, Qt::LeftButton);
            shown += toasts.seen();
        }
        QCOMPARE(shown, (QStringList{u"Second?"_s, u"First?"_s, u"Third?"_s}));
        toasts.first.hide();
        toasts.second.hide();
        QCOMPARE(toasts.seen(), QStringList{u"Third?"_s});
        QVERIFY(!more->isVisible());
    }

    void tabReachesTheAnswersFirst()
    {
        Toasts toasts({700, 400});
        toasts.ask(toasts.first, u"Remove?"_s);
        QStringList order;
        const QWidget* widget = &toasts.first;
        do {
            widget = widget->nextInFocusChain();
            if (toasts.first.isAncestorOf(widget) && widget->focusPolicy() & Qt::TabFocus && widget->isVisible())
                order.append(widget->objectName());
        } while (widget != &toasts.first);
        QCOMPARE(order, (QStringList{u"messageAction1"_s, u"messageAction2"_s, u"messageClose"_s}));
    }

    void buttonWithoutACommand()
    {
        NoticeBoard board;
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s, {{u"Nothing"_s, {}}});
        barsOf(board).constFirst()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QVERIFY(!board.has(u"a"_s));
    }
};

QTEST_MAIN(TestNoticeBoard)
#include "tst_noticeboard.moc"

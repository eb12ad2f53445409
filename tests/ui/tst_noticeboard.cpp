// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/noticeboard.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

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

} // namespace

class TestNoticeBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void emptyTakesNoRoom()
    {
        NoticeBoard board;
        QVERIFY(board.isHidden());
        board.take(u"nothing"_s);
        QVERIFY(board.isHidden());
        board.put(u"a"_s, MessageBar::Kind::Warning, u"One"_s);
        QVERIFY(!board.isHidden());
        board.take(u"a"_s);
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
        board.take(u"d"_s);
        board.take(u"a"_s);
        QCOMPARE(textsOf(board), (QStringList{u"b"_s, u"c"_s, u"E"_s}));
    }

    void closingIsThePersons()
    {
        NoticeBoard board;
        QSignalSpy closed(&board, &NoticeBoard::closed);
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s);
        board.put(u"b"_s, MessageBar::Kind::Information, u"Two"_s);
        board.take(u"a"_s);
        QVERIFY(closed.isEmpty());
        barsOf(board).constFirst()->findChild<QToolButton*>(u"messageClose"_s)->click();
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.first().first().toString(), u"b"_s);
        QVERIFY(!board.has(u"b"_s));
        QVERIFY(board.isHidden());
    }

    void deedsAreCarriedOutOnce()
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

    void deedThatPutsItUpAgain()
    {
        NoticeBoard board;
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s,
            {{u"Again"_s, [&board] { board.put(u"a"_s, MessageBar::Kind::Bad, u"Two"_s); }}});
        barsOf(board).constFirst()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QCOMPARE(textsOf(board), QStringList{u"Two"_s});
    }

    void buttonWithoutADeed()
    {
        NoticeBoard board;
        board.put(u"a"_s, MessageBar::Kind::Information, u"One"_s, {{u"Nothing"_s, {}}});
        barsOf(board).constFirst()->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QVERIFY(!board.has(u"a"_s));
    }
};

QTEST_MAIN(TestNoticeBoard)
#include "tst_noticeboard.moc"

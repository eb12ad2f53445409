// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/compat.h"
#include "tests/support/patience.h"
#include "tests/ui/taskwindow.h"
#include "ui/compose/form/submitbar.h"
#include "ui/tasks/panel/taskannouncer.h"
#include "ui/viewer/transportbar.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/liveregion.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/noticeboard.h"

#include <QAccessible>
#include <QSlider>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

struct Told {
    QAccessible::Event what;
    QString words; ///< of a live region
};
QList<Told> told;

void hear(QAccessibleEvent* event)
{
    const auto* live = qobject_cast<LiveRegion*>(event->object());
    told.append({event->type(), live != nullptr ? live->words() : QString()});
}

/// The announcements that a screen reader speaks on its own.
QStringList readOut()
{
    QStringList found;
    for (const Told& each : std::as_const(told)) {
        if (each.what == readOutEvent && !each.words.isEmpty())
            found.append(each.words);
    }
    return found;
}

bool isTold(QAccessible::Event what)
{
    return std::any_of(told.cbegin(), told.cend(), [what](const Told& each) { return each.what == what; });
}

} // namespace

// Changes that a screen reader user would not notice are announced.
class TestAnnounced final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        installAccessibleInterfaces();
        // Nothing is announced until the desktop reports a screen reader.
        QWidget first;
        first.show();
        TRY_VERIFY(QAccessible::isActive());
        QAccessible::installUpdateHandler(hear);
    }
    void init() { told.clear(); }
    void cleanupTestCase() { QAccessible::installUpdateHandler(nullptr); }

    void ourOwnWidgetsAreWhatTheyAre()
    {
        MessageBar bar;
        LiveRegion live(&bar);
        for (QWidget* widget : {static_cast<QWidget*>(&bar), static_cast<QWidget*>(&live)}) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(interface != nullptr);
            QCOMPARE(interface->role(), QAccessible::Notification);
        }
    }

    void aMessageIsTold_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("information") << int(MessageBar::Kind::Information);
        QTest::newRow("warning") << int(MessageBar::Kind::Warning);
        QTest::newRow("problem") << int(MessageBar::Kind::Bad);
    }
    void aMessageIsTold()
    {
        QFETCH(int, kind);
        QWidget window;
        auto* bar = new MessageBar(&window);
        window.show();
        told.clear();
        bar->showMessage(MessageBar::Kind(kind), u"The disk is full."_s, {{u"Try again"_s}});
        QVERIFY(isTold(QAccessible::Alert));
        QVERIFY(isTold(QAccessible::ObjectShow));
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(bar);
        QVERIFY(interface->text(QAccessible::Name).contains(u"The disk is full."_s));
        // Another message in the same bar is announced, too, but not the steps of a countdown.
        told.clear();
        bar->showMessage(MessageBar::Kind(kind), u"The disk is full again."_s);
        QVERIFY(isTold(QAccessible::Alert));
        told.clear();
        bar->setText(u"The disk is full for 3 s more."_s);
        QVERIFY(!isTold(QAccessible::Alert));
        QVERIFY(interface->text(QAccessible::Name).contains(u"3 s"_s));
    }

    void aNoticeIsToldOnce()
    {
        NoticeBoard board;
        board.show();
        told.clear();
        board.put(u"pause"_s, MessageBar::Kind::Warning, u"The service is rate limiting requests."_s);
        QVERIFY(isTold(QAccessible::Alert));
        told.clear();
        board.put(u"pause"_s, MessageBar::Kind::Warning, u"The service asks for a pause of 2 s."_s);
        QVERIFY(!isTold(QAccessible::Alert));
    }

    void whatTheFormLacksIsToldWhenTypingRests()
    {
        SubmitBar bar;
        bar.show();
        auto* live = bar.findChild<LiveRegion*>();
        told.clear();
        bar.setState(SubmitBar::State::Missing);
        bar.setStatus(u"A prompt is needed"_s);
        bar.setState(SubmitBar::State::Ready);
        bar.setStatus(u"Ready: 1 task"_s);
        TRY_COMPARE(live->words(), u"Ready: 1 task"_s);
        QCOMPARE(readOut(), QStringList{u"Ready: 1 task"_s});
        bar.setState(SubmitBar::State::Missing);
        bar.setStatus(u"A prompt is needed"_s);
        TRY_COMPARE(readOut(), (QStringList{u"Ready: 1 task"_s, u"A prompt is needed"_s}));
    }

    void everyStepOfTheChosenTaskIsTold()
    {
        TaskWindow window;
        TaskAnnouncer speech(window.changes, nullptr, window.panel.get());
        const TaskId chosen = window.add(TaskState::Waiting, u"A kite"_s);
        const TaskId other = window.add(TaskState::Waiting, u"A boat"_s);
        speech.follow(chosen);
        TRY_VERIFY(readOut().isEmpty());
        for (const TaskState state :
            {TaskState::Uploading, TaskState::Sending, TaskState::InProgress, TaskState::Downloading}) {
            told.clear();
            window.move(chosen, state);
            window.move(other, state);
            const QString word = stateWord(*window.store.task(chosen));
            TRY_VERIFY(!readOut().isEmpty());
            QVERIFY2(readOut().constLast().contains(word), qPrintable(readOut().constLast()));
            QVERIFY(readOut().constLast().contains(u"A kite"_s));
            QVERIFY(!readOut().join(u' ').contains(u"A boat"_s));
        }
    }

    void theEndOfEveryTaskIsTold_data()
    {
        QTest::addColumn<int>("state");
        for (int i = 0; i < stateCount; ++i) {
            if (isTerminal(TaskState(i)))
                QTest::newRow(qPrintable(stateName(TaskState(i)))) << i;
        }
    }
    void theEndOfEveryTaskIsTold()
    {
        QFETCH(int, state);
        TaskWindow window;
        TaskAnnouncer speech(window.changes, nullptr, window.panel.get());
        const TaskId id = window.add(TaskState::Sending, u"A boat"_s);
        QTest::qWait(0);
        TRY_VERIFY(window.store.task(id).has_value());
        speech.follow(id);
        speech.follow(0);
        window.move(id, TaskState(state));
        const QString word = stateWord(*window.store.task(id));
        TRY_COMPARE(readOut(), QStringList{u"Take %1, A boat: %2"_s.arg(id).arg(word)});
    }

    void manyEndsAreOneSentence()
    {
        TaskWindow window;
        TaskAnnouncer speech(window.changes, nullptr, window.panel.get());
        QList<TaskId> ids;
        for (int i = 0; i < 5; ++i) {
            ids.append(window.add(TaskState::Downloading));
            speech.follow(ids.constLast());
        }
        speech.follow(0);
        for (const TaskId id : std::as_const(ids))
            window.move(id, id == ids.first() ? TaskState::Expired : TaskState::Saved);
        TRY_VERIFY(!readOut().isEmpty());
        QCOMPARE(readOut().size(), 1);
        QVERIFY2(readOut().first().contains(u"Saved: 4"_s), qPrintable(readOut().first()));
    }

    void theFirstThatIsHeardOfATaskIsNoNews()
    {
        TaskWindow window;
        const TaskId id = window.add(TaskState::InProgress); // from an earlier run
        TaskAnnouncer speech(window.changes, nullptr, window.panel.get());
        window.move(id, TaskState::Saved);
        const TaskId other = window.add(TaskState::Sending, u"A kite"_s);
        speech.follow(other);
        told.clear();
        window.move(other, TaskState::Refused);
        TRY_VERIFY(!readOut().isEmpty());
        QVERIFY(readOut().constLast().contains(u"A kite"_s));
        QCOMPARE(readOut().size(), 1);
    }
};

QTEST_MAIN(TestAnnounced)
#include "tst_announced.moc"

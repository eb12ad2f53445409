// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what the spend ledger costs with 100,000 tasks:
// - opening the Spend page: the longest time for which the window's thread is busy, and the time until it is shown
// - an intent, compared with that of a practice task, which has no row in the ledger: its commit, and the time until it
//   is on disk, which a create call waits for. With --intent nothing else is measured.
// - storing and removing a rate that applies to every call.

#include "app/accounts/account.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/store/tasklog.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/taskstate.h"

#include "tests/bench/historymaker.h"
#include "tests/bench/measure.h"
#include "tests/support/manualclock.h"
#include "ui/spend/spendpage.h"
#include "ui/spend/spendreader.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int manyTasks = 100000;
constexpr int intents = 1000;
constexpr int rounds = 9;
constexpr QSize pageSize{1280, 800};

void measurePage(TaskStore& store, const Clock& clock)
{
    QList<double> blocks;
    QList<double> shown;
    for (int round = 0; round < rounds; ++round) {
        // Each round is the first visit of a session.
        SpendReader reader(store.file());
        QStackedWidget pages;
        pages.addWidget(new QWidget);
        pages.resize(pageSize);
        pages.show();
        QCoreApplication::processEvents();
        QElapsedTimer timer;
        timer.start();
        double longest = 0;
        bool isShown = false;
        SpendPage* page = nullptr;
        longest = std::max(longest, msOf([&] {
            page = new SpendPage;
            pages.addWidget(page);
            SpendChoice choice;
            choice.period = SpendPeriod::Year;
            page->setChoice(choice);
            pages.setCurrentWidget(page);
            page->focusFirst();
            reader.read<SpendView>(
                page, [&clock, choice](TaskStore& own) { return readSpend(own, clock, choice); },
                [&](const Result<SpendView>& view) {
                    if (!view)
                        qFatal("%s", qPrintable(view.error().message));
                    page->setView(*view, {});
                    page->repaint();
                    isShown = true;
                });
        }));
        while (!isShown)
            longest = std::max(longest, msOf([] { QCoreApplication::processEvents(QEventLoop::AllEvents, 1); }));
        shown.append(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        blocks.append(longest);
    }
    print({{u"bench"_s, u"spend"_s}, {u"what"_s, u"page"_s}, {u"blockMs"_s, median(blocks)},
        {u"shownMs"_s, median(shown)}});
}

TaskId addWaiting(TaskStore& store, const QString& account, const QDateTime& now)
{
    VideoTask task;
    task.accountId = account;
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"wan3.0-video-1"_s;
    task.request.prompt = u"a kite"_s;
    task.request.durationSeconds = 5;
    task.createdAt = now;
    const auto id = store.add(task);
    return id ? *id : 0;
}

/// What an intent takes, in milliseconds.
struct IntentTimes {
    QList<double> commit;
    QList<double> onDisk;
};

void writeIntent(TaskStore& store, TaskId id, const QDateTime& now, IntentTimes& times)
{
    const std::optional<VideoTask> before = store.task(id);
    const auto step = before ? transition(*before, TaskEvent::SendBegun{}, now) : std::nullopt;
    if (!step)
        qFatal("the task can't be sent");
    const TaskLogEntry log = createEntry(now, before->baseUrl, step->task);
    QElapsedTimer timer;
    timer.start();
    const auto elapsedMs = [&timer] { return static_cast<double>(timer.nsecsElapsed()) / 1e6; };
    if (const auto done = store.updateAll({{*before, step->task, {log}}}).constFirst(); !done)
        qFatal("%s", qPrintable(done.error().message));
    times.commit.append(elapsedMs());
    QEventLoop loop;
    store.disk().whenOnDisk(&loop, [&loop](const Result<void>&) { loop.quit(); });
    loop.exec();
    times.onDisk.append(elapsedMs());
}

void measureIntent(TaskStore& store, const Clock& clock, const QString& name)
{
    IntentTimes paid;
    IntentTimes practice;
    for (int i = 0; i < intents; ++i) {
        const TaskId first = addWaiting(store, u"studio"_s, clock.now());
        const TaskId second = addWaiting(store, Account::practiceId(), clock.now());
        // Which of both goes first alternates, so that neither profits from a page that the other one has loaded.
        const bool isPaidFirst = i % 2 == 0;
        writeIntent(store, isPaidFirst ? first : second, clock.now(), isPaidFirst ? paid : practice);
        writeIntent(store, isPaidFirst ? second : first, clock.now(), isPaidFirst ? practice : paid);
    }
    print({{u"bench"_s, u"spend"_s}, {u"what"_s, name}, {u"paidMs"_s, median(paid.commit)},
        {u"practiceMs"_s, median(practice.commit)}, {u"paidOnDiskMs"_s, median(paid.onDisk)},
        {u"practiceOnDiskMs"_s, median(practice.onDisk)}});
}

void measureRates(TaskStore& store, const Clock& clock)
{
    SpendBook book(store, clock);
    Rate rate;
    rate.price = {Amount::fromMicros(100'000), u"USD"_s};
    rate.from = QDate(2024, 1, 1);
    QList<double> stored;
    QList<double> removed;
    for (int round = 0; round < 3; ++round) {
        Result<qint64> id = 0;
        stored.append(msOf([&] { id = book.storeRate(rate); }));
        if (!id)
            qFatal("%s", qPrintable(id.error().message));
        removed.append(msOf([&] { (void)book.removeRate(*id); }));
    }
    print({{u"bench"_s, u"spend"_s}, {u"what"_s, u"rate"_s}, {u"storedMs"_s, median(stored)},
        {u"removedMs"_s, median(removed)}});
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const bool isIntentOnly = app.arguments().contains(u"--intent"_s);
    applyLook(app, Theme::Light);
    const QTemporaryDir folder;
    const QString database = folder.filePath(u"tasks.db"_s);
    makeHistory(database, manyTasks);
    TaskStore store;
    if (const Result<void> opened = store.open(database); !opened)
        qFatal("%s", qPrintable(opened.error().message));
    ManualClock clock;
    clock.setNow(QDateTime(QDate(2025, 11, 26), QTime(12, 0), QTimeZone::utc())); // the day after the last task
    if (!isIntentOnly) {
        measurePage(store, clock);
        measureRates(store, clock);
    }
    store.syncBeside();
    measureIntent(store, clock, isIntentOnly ? u"intent, slow disk"_s : u"intent"_s);
    return 0;
}

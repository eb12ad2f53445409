// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/taskstate.h"

#include "tests/support/manualclock.h"
#include "tests/tasks/databasehelp.h"

#include <QTemporaryDir>

namespace Dailies {

/// A real store with its spend book. Tasks are moved through their life by transition(), as the program does it.
class SpendBench final {
public:
    SpendBench()
    {
        if (!store.open(file()))
            qFatal("the store can't be opened");
    }

    QString file() const { return folder.filePath(u"tasks.sqlite"_s); }
    static VideoRequest request(Family family = Family::A)
    {
        VideoRequest request;
        request.kind = {family, family == Family::A ? Generation::G30 : Generation::None, ApiType::TextToVideo};
        request.model = family == Family::A ? u"film-3"_s : u"reel-2"_s;
        request.prompt = u"a kite"_s;
        request.durationSeconds = 5;
        request.mode = family == Family::B ? u"pro"_s : QString();
        return request;
    }

    VideoTask newTask(const VideoRequest& request, const QString& account = u"studio"_s) const
    {
        VideoTask task;
        task.accountId = account;
        task.baseUrl = QUrl(u"https://service.example/v1"_s);
        task.request = request;
        task.createdAt = clock.now();
        return task;
    }

    TaskId add(const VideoTask& task) { return store.add(task).value_or(0); }
    TaskId add(Family family = Family::A) { return add(newTask(request(family))); }
    /// Applies an event one second later. Returns why not.
    Result<void> happen(TaskId id, const AnyTaskEvent& event)
    {
        clock.advance(1000);
        const std::optional<VideoTask> before = store.task(id);
        const auto step = before ? transition(*before, event, clock.now()) : std::nullopt;
        if (!step)
            return failure(ErrorKind::BadInput, u"the event is not allowed"_s);
        return store.updateAll({{*before, step->task, {}}}).constFirst();
    }

    static TaskEvent::CreateAnswered created(CreateOutcome outcome, const QString& id = {})
    {
        CreateAnswer answer;
        answer.outcome = outcome;
        answer.report.taskId = id;
        if (outcome != CreateOutcome::Accepted)
            answer.error = {ErrorKind::Refused, u"the reason"_s};
        return {answer};
    }

    static TaskEvent::QueryAnswered answered(RemoteState state, const QJsonObject& usage = {},
        const QString& points = {}, const QString& url = u"https://clips.example/1"_s)
    {
        TaskReport report;
        report.state = state;
        report.word = u"WORD"_s;
        report.videoUrl = state == RemoteState::Succeeded ? url : QString();
        report.usage = usage;
        report.finalUnitDeduction = points;
        return {QueryAnswer{report}};
    }

    /// Sends the task and has it accepted.
    TaskId running(const VideoTask& task)
    {
        const TaskId id = add(task);
        if (id == 0 || !happen(id, TaskEvent::SendBegun{})
            || !happen(id, created(CreateOutcome::Accepted, u"job-%1"_s.arg(id))))
            qFatal("the task isn't running");
        return id;
    }
    TaskId running(Family family = Family::A) { return running(newTask(request(family))); }
    /// A saved take that was charged.
    TaskId charged(const VideoTask& task, const QString& figure)
    {
        const TaskId id = running(task);
        const bool isA = task.request.kind.family == Family::A;
        if (!happen(id,
                answered(RemoteState::Succeeded, isA ? QJsonObject{{u"duration"_s, figure}} : QJsonObject(),
                    isA ? QString() : figure))
            || !happen(id, TaskEvent::DownloadSaved{u"/clips/%1.mp4"_s.arg(id)}))
            qFatal("the take isn't saved");
        return id;
    }
    TaskId charged(Family family, const QString& figure) { return charged(newTask(request(family)), figure); }
    /// All calls, newest first, as "state seconds/points", such as "billed 5/-".
    QStringList calls() const
    {
        QStringList lines;
        for (const SpendEntry& entry : book.entries({}).value_or(QList<SpendEntry>()))
            lines.append(line(entry));
        return lines;
    }
    static QString line(const SpendEntry& entry)
    {
        const auto text = [](const std::optional<Amount>& amount) { return amount ? amount->text() : u"-"_s; };
        return u"%1 %2/%3"_s.arg(costStateName(entry.state), text(entry.quantity.seconds), text(entry.quantity.points));
    }

    Rate storeRate(RateUnit unit, const QString& price, const QString& currency = u"USD"_s)
    {
        Rate rate{0, {}, {}, {}, {}, {}, unit, {*Amount::parse(price), currency}, QDate(2026, 1, 1), {}};
        rate.id = book.storeRate(rate).value_or(0);
        return rate;
    }

    /// The marks of all limits as they are now.
    QStringList marks() const
    {
        QStringList marks;
        for (const Limit& limit : book.limits())
            marks.append(limitMark(limit));
        return marks;
    }

    Limit storeLimit(LimitUnit unit, int amount, AtLimit atLimit = AtLimit::Refuse,
        LimitPeriod period = LimitPeriod::Day, const QString& account = {})
    {
        const QString currency = unit == LimitUnit::Money ? u"USD"_s : QString();
        Limit limit{0, period, account, unit, Amount::whole(amount), currency, atLimit};
        limit.id = book.storeLimit(limit).value_or(0);
        return limit;
    }

    QTemporaryDir folder;
    ManualClock clock;
    TaskStore store;
    SpendBook book{store, clock};
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/facts/factgrid.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTimeZone>

namespace Dailies {

using namespace Qt::StringLiterals;

inline constexpr int stateCount = static_cast<int>(TaskState::Expired) + 1;

inline VideoTask taskIn(TaskState state)
{
    VideoTask task;
    task.id = 7;
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"wan3.0-video"_s;
    task.request.prompt = u"A paper boat"_s;
    task.request.durationSeconds = 8;
    task.request.resolution = u"1080P"_s;
    task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
    task.state = state;
    if (state != TaskState::Waiting && state != TaskState::NeedsReview)
        task.remoteId = u"0385dc79-5ff8"_s;
    if (state == TaskState::NeedsReview)
        task.error = {ErrorKind::AnswerLost, u"The connection was cut."_s};
    return task;
}

inline QList<TaskLogEntry> someLog()
{
    const QDateTime time(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
    return {{time, u"create"_s, u"POST https://service.example/v1/video/generations/TextToVideo"_s},
        {time.addSecs(1), u"create reply"_s, u"HTTP 200\n{\"output\":{\"task_id\":\"first\"}}"_s},
        {time.addSecs(9), u"query reply"_s, u"HTTP 200\n{\"output\":{\"task_status\":\"second\"}}"_s},
        {time.addSecs(10), u"note"_s, u"Saved."_s}};
}

/// The details in a window.
class DetailsWindow final {
public:
    DetailsWindow()
    {
        details.resize(300, 700);
        details.show();
        details.activateWindow();
    }
    QString valueOf(const QString& label) const
    {
        for (const QLabel* quiet : details.findChildren<QLabel*>()) {
            if (quiet->text() == label && quiet->buddy() != nullptr)
                return qobject_cast<QLabel*>(quiet->buddy())->text();
        }
        return {};
    }
    QString text(const QString& name) const { return details.findChild<QLabel*>(name)->text(); }
    bool isShown(const QString& name) const { return details.findChild<QWidget*>(name)->isVisible(); }
    QPushButton* button(const QString& name) const { return details.findChild<QPushButton*>(name); }
    QPlainTextEdit* report(const QString& name) const { return details.findChild<QPlainTextEdit*>(name); }
    void openTab(const QString& title) const
    {
        auto* tabs = details.findChild<QTabBar*>(u"detailsTabs"_s);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->tabText(tab) == title)
                QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
        }
    }

    TaskDetails details;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/taskmodel.h"
#include "tests/support/manualclock.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

inline constexpr int stateCount = static_cast<int>(TaskState::Expired) + 1;
inline constexpr RequestKind textToVideo{Family::A, Generation::G30, ApiType::TextToVideo};

/// A task with the values that it usually has in a state.
inline VideoTask taskIn(TaskState state, const QString& prompt)
{
    VideoTask task;
    task.accountId = u"account"_s;
    task.request.kind = textToVideo;
    task.request.model = u"wan3.0-video"_s;
    task.request.prompt = prompt;
    task.request.durationSeconds = 5;
    task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
    task.state = state;
    const bool known = state != TaskState::Waiting && state != TaskState::Uploading && state != TaskState::Sending
        && state != TaskState::NeedsReview && state != TaskState::Refused;
    if (known)
        task.remoteId = u"id-%1"_s.arg(stateName(state));
    if (state == TaskState::Saved)
        task.file = u"/clips/take.mp4"_s;
    if (state == TaskState::Downloading)
        task.addressExpiresAt = task.createdAt.addDays(1);
    return task;
}

/// The panel in a window on a real database.
class TaskWindow final {
public:
    enum class View { List, Grid };

    explicit TaskWindow(View view = View::List)
    {
        opened = store.open(dir.filePath(u"tasks.db"_s)).has_value();
        model = std::make_unique<TaskModel>(changes, nullptr, clock);
        panel = std::make_unique<TaskPanel>(changes, *model);
        panel->resize(1280, 420);
        if (view == View::List)
            panel->findChild<QPushButton*>(u"listViewButton"_s)->click();
        panel->show();
        panel->activateWindow();
    }
    TaskId add(TaskState state, const QString& prompt = u"A paper boat"_s) { return add(taskIn(state, prompt)); }
    TaskId add(VideoTask task)
    {
        if (!task.remoteId.isEmpty())
            task.remoteId += QString::number(++ids);
        const TaskId id = store.add(task).value_or(0);
        model->deliverChanges();
        return id;
    }
    void move(TaskId id, TaskState state)
    {
        VideoTask task = *store.task(id);
        const TaskState from = task.state;
        const VideoTask there = taskIn(state, {});
        task.state = state;
        task.file = there.file;
        if (task.remoteId.isEmpty())
            task.remoteId = there.remoteId;
        QVERIFY(store.update(task, from));
        model->deliverChanges();
    }
    TakeGrid* grid() const { return panel->findChild<TakeGrid*>(); }
    TaskView* view() const { return panel->findChild<TaskView*>(u"taskView"_s); }
    QPushButton* chip(const QString& name) const { return panel->findChild<QPushButton*>(name); }
    QLineEdit* search() const { return panel->findChild<QLineEdit*>(u"searchEdit"_s); }
    EmptyState* empty() const { return panel->findChild<EmptyState*>(); }
    QPushButton* emptyButton() const { return panel->findChild<QPushButton*>(u"emptyAction1"_s); }
    QAction* action(TaskCommand command) const { return panel->taskActions()->action(command); }
    TaskId current() const { return model->taskAt(view()->currentIndex().row()); }
    QPoint middleOf(int row, int column) const { return view()->visualRect(model->index(row, column)).center(); }

    QTemporaryDir dir;
    ManualClock clock;
    TaskStore store;
    TaskChanges changes{store};
    std::unique_ptr<TaskModel> model;
    std::unique_ptr<TaskPanel> panel;
    bool opened = false;
    int ids = 0;
};

/// Records for which tasks the panel requests one command.
class CommandSpy final {
public:
    CommandSpy(const TaskWindow& window, TaskCommand command)
    {
        QObject::connect(window.panel.get(), &TaskPanel::commandRequested, &m_context,
            [this, command](TaskCommand requested, const QList<TaskId>& ids) {
                if (requested == command)
                    m_ids += ids;
            });
    }
    const QList<TaskId>& ids() const { return m_ids; }

private:
    QList<TaskId> m_ids;
    QObject m_context;
};

} // namespace Dailies

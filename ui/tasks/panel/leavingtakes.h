// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/widgets/messagebar.h"

#include <QObject>

#include <functional>

namespace Dailies {

class TaskMarking;
class TaskModel;

/// Tells the user when takes leave the list because of what the user has just done to them, such as a rejected take
/// that the filter hides. Otherwise they would vanish without a word.
class LeavingTakes final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object. Connect it before the list can follow a change.
    LeavingTakes(TaskMarking& marking, TaskModel& model, QObject* parent);
    /// Forgets what was done. Another filter hides other takes.
    void forget() { m_marked.clear(); }

Q_SIGNALS:
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    bool isListed(TaskId id) const;
    void look();

    TaskModel& m_model;
    QList<TaskId> m_marked; ///< of the takes of the last change, those that were in the list
    std::function<void()> m_takeBack;
};

} // namespace Dailies

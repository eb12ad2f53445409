// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/explanation.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/facts/statelook.h"

#include <QCoreApplication>

namespace Dailies {

namespace {

/// Provides the translation context.
struct ExplanationText {
    Q_DECLARE_TR_FUNCTIONS(Exceptions)
};

} // namespace

bool needsExplanation(const QModelIndex& index)
{
    if (!isTerminal(stateOf(index)) && index.data(TaskModel::WatchedRole).toBool()) // one on hold for a reason says it
        return index.data(TaskModel::AttentionRole).toBool()
            || (index.data(TaskModel::HeldRole).toBool() && !index.data(TaskModel::ReasonRole).toString().isEmpty());
    return index.data(TaskModel::VideoRole).toString().isEmpty();
}

QString explanationOf(const QModelIndex& index)
{
    const QModelIndex state = index.siblingAtColumn(TaskModel::State);
    QString reason = state.data(TaskModel::StatusTextRole).toString();
    if (reason.isEmpty())
        reason = index.data(TaskModel::ReasonRole).toString();
    if (reason.isEmpty())
        reason = state.data(Qt::ToolTipRole).toString();
    return reason;
}

QString editAndRetryText()
{
    return ExplanationText::tr("Edit and retry");
}

QString explanationLink(const QModelIndex& index)
{
    if (index.data(TaskModel::WatchedRole).toBool()
        && (stateOf(index) == TaskState::NeedsReview
            || (stateOf(index) == TaskState::Waiting && needsExplanation(index))))
        return ExplanationText::tr("Decide…");
    if (index.data(TaskModel::EditRole).toBool())
        return editAndRetryText();
    if (!index.data(TaskModel::CheckRole).toBool())
        return {};
    // The words of the same command elsewhere.
    return stateOf(index) == TaskState::Expired ? QCoreApplication::translate("Dailies::TaskActions", "Download again")
                                                : QCoreApplication::translate("Dailies::TaskActions", "Check now");
}

} // namespace Dailies

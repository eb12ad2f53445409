// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/cleanup.h"

#include "app/tasks/store/taskstore.h"
#include "ui/style/icons.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/panel/taskmessage.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/isolated.h"

#include <QAction>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int goodRating = 3; ///< what has fewer stars is deleted

} // namespace

CleanUp::CleanUp(TaskStore& store, TaskMarking& marking, TaskMessage& message, const Shown& shown, QObject* parent)
    : QObject(parent)
    , m_history(store)
    , m_marking(marking)
    , m_message(message)
    , m_shown(shown)
    , m_meter(store.file())
    , m_rejected(new QAction(icon(u"trash-2"_s), tr("Delete rejected takes…"), this))
    , m_badlyRated(new QAction(icon(u"trash-2"_s), tr("Delete takes below 3 stars…"), this))
{
    m_rejected->setObjectName(u"deleteRejected"_s);
    m_badlyRated->setObjectName(u"deleteBadlyRated"_s);
    for (QAction* action : actions()) { // without keys until the user gives them some
        nameCommand(action, action->objectName());
        action->setAutoRepeat(false);
    }
    connect(m_rejected, &QAction::triggered, this, &CleanUp::askAboutRejected);
    connect(m_badlyRated, &QAction::triggered, this, &CleanUp::askAboutBadlyRated);
}

/// Finds those of the shown takes that match and are neither in progress nor undecided, and asks about them with the
/// size of their clips.
void CleanUp::ask(TaskFilter filter, const QString& none, const Question& question)
{
    filter.bin = TaskFilter::Bin::Kept;
    QList<TaskState> states;
    for (int n = 0; n <= static_cast<int>(TaskState::Expired); ++n) {
        const auto state = static_cast<TaskState>(n);
        if (isTerminal(state) && state != TaskState::NeedsReview
            && (filter.states.isEmpty() || filter.states.contains(state)))
            states.append(state);
    }
    filter.states = states;
    const QList<TaskId> ids = states.isEmpty() ? QList<TaskId>() : m_history.find(filter);
    if (ids.isEmpty()) {
        m_message.showMessage(MessageBar::Kind::Information, none);
        return;
    }
    // Takes may be restored, or rejected, while the question is on screen.
    const auto execute = [this, ids, filter, none, question] {
        if (m_history.find(filter) == ids)
            m_marking.remove(ids);
        else
            ask(filter, none, question);
    };
    m_meter.measure(ids, [this, ids, question, execute](const DiskUse& use) {
        const auto count = static_cast<int>(ids.size());
        const QString size = shownSize(use.bytes);
        m_message.showMessage(MessageBar::Kind::Warning, question(count).arg(size),
            {{tr("Delete %1").arg(QLocale().toString(count)), execute}, {tr("Cancel")}});
    });
}

void CleanUp::askAboutRejected()
{
    TaskFilter filter = m_shown();
    filter.rejects = TaskFilter::Rejects::Only;
    ask(filter, tr("The list shows no rejected takes."),
        [](int count) { return tr("Move %n rejected takes to the Trash? Their clips use %1.", nullptr, count); });
}

/// A take without stars may just not have been looked at yet, so it stays.
void CleanUp::askAboutBadlyRated()
{
    TaskFilter filter = m_shown();
    filter.leastRating = 1;
    filter.mostRating = goodRating - 1;
    ask(filter, tr("The list shows no takes rated 1 or 2."), [](int count) {
        return tr(
            "Move %n takes rated 1 or 2 to the Trash? Their clips use %1. Takes without stars stay.", nullptr, count);
    });
}

} // namespace Dailies

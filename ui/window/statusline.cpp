// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusline.h"

#include "app/engine/engine.h"
#include "app/tasks/history/taskchanges.h"
#include "ui/style/look.h"

#include <numeric>

namespace Dailies {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(Engine& engine, TaskChanges& changes, QWidget* parent)
    : QLabel(parent)
    , m_engine(engine)
    , m_changes(changes)
{
    setObjectName(u"statusLabel"_s);
    setTextFormat(Qt::PlainText);
    makeQuiet(this);
    // The runner counts its tasks after it has stored them.
    const auto soon = [this] { QMetaObject::invokeMethod(this, &StatusLine::refresh, Qt::QueuedConnection); };
    connect(&changes, &TaskChanges::changed, this, soon);
    connect(&engine.runner(), &TaskRunner::allAtRest, this, soon);
}

void StatusLine::setSelected(qsizetype count)
{
    m_selected = count;
    refresh();
}

void StatusLine::refresh()
{
    const TaskCounts& counts = m_changes.counts();
    const int active = qMin(m_engine.runner().activeCount(), counts.unfinished);
    const int kept = std::accumulate(counts.kept.cbegin(), counts.kept.cend(), 0);
    QStringList parts = {kept == 0 ? tr("No tasks") : tr("%Ln tasks", nullptr, kept),
        active == 0 ? tr("nothing is running") : tr("%Ln running", nullptr, active)};
    if (counts.unfinished > active)
        parts.append(tr("%Ln on hold", nullptr, counts.unfinished - active));
    if (counts.undecided > 0)
        parts.append(tr("%Ln need you", nullptr, counts.undecided));
    if (m_selected > 1)
        parts.append(tr("%Ln selected", nullptr, static_cast<int>(m_selected)));
    if (m_engine.practiceRuns())
        parts.append(tr("Practice service up"));
    setText(parts.join(u"   ·   "_s));
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusline.h"

#include "app/engine/engine.h"
#include "app/tasks/history/taskhistory.h"
#include "ui/style/look.h"

#include <numeric>

namespace Dailies {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(Engine& engine, QWidget* parent) : QLabel(parent), m_engine(engine)
{
    setObjectName(u"statusLabel"_s);
    setTextFormat(Qt::PlainText);
    makeQuiet(this);
}

void StatusLine::refresh(qsizetype selected)
{
    const auto counts = m_engine.store().counts();
    int unfinished = 0;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        unfinished += isTerminal(it.key()) ? 0 : it.value();
    const int active = qMin(m_engine.runner().activeCount(), unfinished);
    const TaskCounts tallies = TaskHistory(m_engine.store()).tallies();
    const int kept = std::accumulate(tallies.kept.cbegin(), tallies.kept.cend(), 0);
    QStringList parts = {kept == 0 ? tr("No tasks") : tr("%Ln tasks", nullptr, kept),
        active == 0 ? tr("nothing is running") : tr("%Ln running", nullptr, active)};
    if (unfinished > active)
        parts.append(tr("%Ln on hold", nullptr, unfinished - active));
    if (tallies.undecided > 0)
        parts.append(tr("%Ln need you", nullptr, tallies.undecided));
    if (selected > 1)
        parts.append(tr("%Ln selected", nullptr, static_cast<int>(selected)));
    if (m_engine.practiceRuns())
        parts.append(tr("Practice service up"));
    setText(parts.join(u"   ·   "_s));
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/emptytakes.h"

#include "app/common/redact.h"
#include "ui/style/icons.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/widgets/emptystate.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TaskPanel)
};

} // namespace

bool isEveryTakeInTrash(const TaskFilterBar& bar)
{
    return bar.filter() == TaskFilter() && bar.count(TaskGroup::All) == 0 && bar.count(TaskGroup::Bin) > 0;
}

void tellWhyEmpty(EmptyState& state, const TaskFilterBar& bar)
{
    const QString words = bar.words();
    if (!words.isEmpty()) {
        state.setMessage(icon(u"search"_s), Text::tr("Nothing found for “%1”.").arg(plainText(words)));
        state.setActions({Text::tr("Clear")});
    } else if (bar.chips()->filter() != TaskFilter()) {
        state.setMessage(icon(u"search"_s), Text::tr("No take matches this filter."));
        state.setActions({Text::tr("Clear filter")});
    } else if (bar.group() == TaskGroup::Bin) {
        state.setMessage(icon(u"trash-2"_s), Text::tr("The Trash is empty."));
        state.setActions({Text::tr("Show all")});
    } else if (bar.group() != TaskGroup::All) {
        state.setMessage(icon(u"list"_s), Text::tr("Nothing here."));
        state.setActions({Text::tr("Show all")});
    } else if (isEveryTakeInTrash(bar)) {
        state.setMessage(icon(u"trash-2"_s), Text::tr("All takes are in the Trash."));
        state.setActions({Text::tr("Show the Trash")});
    } else {
        state.setMessage(icon(u"clapperboard"_s), Text::tr("No takes yet. Describe a shot and press Generate."));
        state.setActions({Text::tr("Load an example request")});
    }
}

} // namespace Dailies

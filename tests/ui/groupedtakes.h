// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"
#include "tests/ui/taskwindow.h"

#include <QSettings>

namespace Dailies {

/// The rows of the model, such as "dr..": days, requests and tasks.
inline QString shape(const TaskWindow& window)
{
    QString text;
    for (int row = 0; row < window.model->rowCount(); ++row) {
        const RowGroup* group = window.model->layout().groupAt(row);
        text += !group ? u'.' : group->kind == RowGroup::Kind::Day ? u'd' : u'r';
    }
    return text;
}

inline void click(const TaskWindow& window, int row, Qt::KeyboardModifiers keys = {})
{
    QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, keys, window.middleOf(row, TaskModel::Prompt));
}

/// Three takes of one request, with a take of another request above and below: ". r ... ."
inline void fill(TaskWindow& window)
{
    window.panel->restoreTable(QSettings(window.dir.filePath(u"none"_s), QSettings::IniFormat)); // with groups
    window.add(TaskState::Saved, u"below"_s);
    for (int n = 0; n < 3; ++n)
        window.add(TaskState::Saved, u"boat"_s);
    window.add(TaskState::Saved, u"above"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    QCOMPARE(shape(window), u".r...."_s);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/detailswindow.h"
#include "ui/tasks/stage/takestage.h"

namespace Dailies {

/// The stage of a take without a clip, in a window.
class StageWindow final {
public:
    StageWindow()
    {
        stage.resize(900, 506);
        stage.show();
        stage.activateWindow();
    }
    /// Shows a task alone.
    void show(const VideoTask& task, const TaskCircumstances& circumstances = {}, const QDateTime& now = {})
    {
        stage.showTask(task, stageWordsOf(task, circumstances, {}, now), {});
    }
    QString text(const QString& name) const { return stage.findChild<QLabel*>(name)->text(); }
    bool isShown(const QString& name) const { return stage.findChild<QWidget*>(name)->isVisible(); }
    QPushButton* button(const QString& name) const { return stage.findChild<QPushButton*>(name); }
    /// Whether all of a widget can be seen.
    bool isSeen(const QString& name) const
    {
        const auto* widget = stage.findChild<QWidget*>(name);
        return widget->visibleRegion().boundingRect() == widget->rect();
    }

    TakeStage stage;
};

} // namespace Dailies

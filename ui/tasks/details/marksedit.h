// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace Dailies {

/// Edits the tags and the note of one task. The changes are emitted when the user leaves a field or ends it by
/// keyboard, and when another task is shown.
class MarksEdit final : public QWidget {
    Q_OBJECT

public:
    explicit MarksEdit(QWidget* parent = nullptr);

    /// Shows a task. An update of the same task keeps what the user is typing.
    void showTask(const VideoTask& task);
    /// Emits edited() if the user has changed anything.
    void finish();

Q_SIGNALS:
    void edited(Dailies::TaskId id, const QStringList& tags, const QString& note);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    TaskId m_id = 0;
    TaskAnnotations m_shown;
    QLineEdit* m_tags;
    QPlainTextEdit* m_note;
};

} // namespace Dailies

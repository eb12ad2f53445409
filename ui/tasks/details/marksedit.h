// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace Dailies {

/// The tags and the note of one task, to be changed; what was typed is handed over when the person goes on to something
/// else.
class MarksEdit final : public QWidget {
    Q_OBJECT

public:
    explicit MarksEdit(QWidget* parent = nullptr);

    /// News of the task that is shown leave alone what is being typed.
    void showTask(const VideoTask& task);
    /// Hands over what was typed.
    void finish();

Q_SIGNALS:
    void edited(Dailies::TaskId id, const QStringList& tags, const QString& note);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QStringList tags() const;

    TaskId m_id = 0;
    TaskAnnotations m_shown;
    QLineEdit* m_tags;
    QPlainTextEdit* m_note;
};

} // namespace Dailies

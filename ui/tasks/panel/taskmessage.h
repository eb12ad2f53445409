// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

#include <QWidget>

namespace Dailies {

/// The single message about the list of tasks. It is hidden while there is none.
class TaskMessage final : public QWidget {
    Q_OBJECT

public:
    explicit TaskMessage(QWidget* parent);

    void showMessage(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions = {});
    void showProblem(const QString& sentence);
    /// Which message is shown, see MessageBar::turn(); 0 for none.
    quint64 turn() const { return isHidden() ? 0 : m_bar->turn(); }
    /// Hides the message. A question is answered like Cancel.
    void dismiss() { m_bar->dismiss(); }

private:
    MessageBar* m_bar;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "ui/widgets/messagebar.h"

#include <QObject>

namespace Dailies {

/// The single message of the window: the result of the user's last command, with buttons for what can be done next.
/// Lasting problems belong on the NoticeBoard instead.
class WindowMessages final : public QObject {
    Q_OBJECT
public:
    explicit WindowMessages(QWidget* window);

    /// The widget, for the window's layout.
    MessageBar* bar() const { return m_bar; }

    void show(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions = {});
    /// Shows the error, if there is one. ErrorKind::Repeated is not shown, because the press was already handled.
    void showFailure(const Result<void>& result);
    void clear();
    /// Hides an error that has no buttons, because a new attempt makes it obsolete.
    void clearProblem();

Q_SIGNALS:
    /// The message was replaced or hidden, or one of its buttons was pressed.
    void replaced();

private:
    MessageBar* m_bar;
};

} // namespace Dailies

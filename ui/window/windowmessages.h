// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "ui/widgets/messagebar.h"

#include <QObject>

namespace Dailies {

/// The one message of the window: what came of the last thing that the person did, with what can be done about it. What
/// lasts goes to the NoticeBoard instead.
class WindowMessages final : public QObject {
    Q_OBJECT
public:
    explicit WindowMessages(QWidget* window);

    /// For the window to put where it belongs.
    MessageBar* bar() const { return m_bar; }

    void show(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions = {});
    /// Nothing for a success, and for a press that was counted already.
    void showFailure(const Result<void>& result);
    void clear();
    /// Takes away a problem that nothing can be done about: a new try makes it old.
    void clearProblem();

Q_SIGNALS:
    /// Another message stands there now, or none.
    void replaced();

private:
    MessageBar* m_bar;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "ui/widgets/messagebar.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <memory>

namespace Dailies {

class TaskMarking;
class ToastTimer;

/// The single message of the window: the result of the user's last command, with buttons for what can be done next.
/// Information disappears after a few seconds, but not while the pointer or the focus is on it; a warning or a problem
/// stays until it is closed or replaced. Lasting problems belong on the NoticeBoard instead.
class WindowMessages final : public QObject {
    Q_OBJECT
public:
    static constexpr int mostKept = 50;

    /// A message that was shown.
    struct Entry {
        QDateTime at; ///< UTC
        MessageBar::Kind kind = MessageBar::Kind::Information;
        QString text;
        std::shared_ptr<std::function<void()>> undo = {}; ///< empty once it was taken back; null if it never could be
    };

    explicit WindowMessages(QWidget* window);

    /// The widget, for the window's layout.
    MessageBar* bar() const { return m_bar; }
    /// The last messages and notices of this session, newest first, without questions.
    const QList<Entry>& recent() const { return m_recent; }

    void show(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions = {});
    /// ErrorKind::Repeated is not shown, because the press was already handled.
    void showError(const Error& error);
    /// Shows the error, if there is one.
    void showFailure(const Result<void>& result);
    /// Opens a folder with the desktop's program for it, which is made if it is missing. Says so if that fails.
    void openFolder(const QString& folder);
    void clear();
    /// Hides an error that has no buttons, because a new attempt makes it obsolete.
    void clearProblem();
    /// From now on, Undo takes back what the message shown is about, unless the user has changed takes since.
    void offerUndoTo(TaskMarking& marking);
    /// Records what the user has just done outside the takes, see TaskMarking::record().
    std::function<void()> record(const QString& name, const std::function<Result<void>()>& undo,
        const std::function<Result<void>()>& redo, const std::function<bool(bool isLast)>& isMeant);
    /// Adds a message that is shown elsewhere to the recent ones.
    void note(MessageBar::Kind kind, const QString& text);

Q_SIGNALS:
    /// The message was replaced or hidden, or one of its buttons was pressed.
    void replaced();

private:
    void offer(const std::function<void()>& undo);
    void keep(const Entry& entry);

    MessageBar* m_bar;
    ToastTimer* m_hiding;
    TaskMarking* m_marking = nullptr;
    std::function<void()> m_undo; ///< empty if the message offers no undo
    QList<Entry> m_recent;
};

} // namespace Dailies

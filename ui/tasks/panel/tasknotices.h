// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

#include <functional>

namespace Dailies {

class NoticeBoard;
class TaskChanges;
class TaskRunner;

/// Shows once per account why its tasks make no progress: the service asks for a pause or cannot be reached. A notice
/// disappears when the problem is over.
class TaskNotices final : public QObject {
    Q_OBJECT

public:
    using AccountName = std::function<QString(const QString& accountId)>;

    /// All of them must outlive this object. If `name` returns an empty string, the notice does not mention the
    /// account.
    TaskNotices(
        TaskChanges& changes, TaskRunner& runner, AccountName name, NoticeBoard& board, QObject* parent = nullptr);

    /// Updates the notices. Call it when tasks have changed, and about once a second to update the remaining times.
    void refresh();

private:
    void follow(const QString& sort, const QHash<QString, QString>& sentences);
    QHash<QString, QString> pauses() const;
    QHash<QString, QString> unreachable() const;
    QString about(const QString& accountId, const QString& sentence) const;

    TaskChanges& m_changes;
    TaskRunner& m_runner;
    AccountName m_name;
    NoticeBoard& m_board;
    QSet<QString> m_up; ///< keys of the shown notices
    QSet<QString> m_closed; ///< by the user, until the problem is over
};

} // namespace Dailies

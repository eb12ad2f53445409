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
class TaskRunner;
class TaskStore;

/// Tells, once for each account, what keeps its tasks from getting on: a pause that the service asks for, a service that
/// cannot be reached. A notice goes by itself when that is over.
class TaskNotices final : public QObject {
    Q_OBJECT

public:
    using AccountName = std::function<QString(const QString& accountId)>;

    /// All outlive this one. An empty name leaves the account unsaid, as where there is only one.
    TaskNotices(TaskStore& store, TaskRunner& runner, AccountName name, NoticeBoard& board, QObject* parent = nullptr);

    /// Looks anew; call when tasks have changed, and about once a second while one of them counts.
    void refresh();

private:
    void follow(const QString& sort, const QHash<QString, QString>& sentences);
    QHash<QString, QString> pauses() const;
    QHash<QString, QString> unreachable() const;
    QString about(const QString& accountId, const QString& sentence) const;

    TaskStore& m_store;
    TaskRunner& m_runner;
    AccountName m_name;
    NoticeBoard& m_board;
    QSet<QString> m_up; ///< keys of ours
    QSet<QString> m_closed; ///< by the person, until that trouble is over
};

} // namespace Dailies

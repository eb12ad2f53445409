// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace Dailies {

class Engine;

/// Notices that another process, such as the command line, has written into the database, where rates, limits and costs
/// are. As long as nobody writes, nothing wakes up.
class LedgerWatch final : public QObject {
    Q_OBJECT

public:
    /// `engine` must outlive this object.
    LedgerWatch(Engine& engine, QObject* parent);

Q_SIGNALS:
    void changedOutside();

private:
    void watch();
    void look();

    Engine& m_engine;
    QFileSystemWatcher m_files;
    QTimer m_later; ///< many writes at once are looked at together
    qint64 m_version = 0;
};

} // namespace Dailies

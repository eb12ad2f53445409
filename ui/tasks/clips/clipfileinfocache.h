// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/table/clipfileinfo.h"

#include <QCache>
#include <QSet>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace Dailies {

/// Reads information about the saved clips of a list's rows on another thread, newest request first. After lookAgain()
/// every file is read again when it is next requested. Only changed results are signalled.
class ClipFileInfoCache final : public ClipFileInfoSource {
    Q_OBJECT

public:
    /// Reads a file. Called on another thread.
    using Reader = std::function<ClipFileInfo(const QString& file)>;

    explicit ClipFileInfoCache(QObject* parent = nullptr);
    /// For tests: uses this reader instead of probing the file.
    ClipFileInfoCache(Reader reader, QObject* parent);

    std::optional<ClipFileInfo> look(const QString& file) override;
    /// Call this if files may have changed on disk, for example when the user returns to the window.
    void lookAgain() { ++m_round; }

Q_SIGNALS:
    /// New or changed results, collected for 50 ms.
    void allLooked(const QSet<QString>& files);

private:
    struct Seen {
        ClipFileInfo look;
        int round = 0;
    };
    void want(const QString& file);
    void startNext();
    void take(const QString& file, const ClipFileInfo& look);

    Reader m_reader;
    QCache<QString, Seen> m_seen;
    int m_round = 0;
    QStringList m_waiting; ///< newest last
    QString m_underWay;
    int m_underWayRound = 0; ///< in which the read began
    QSet<QString> m_news;
    QTimer m_telling;
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for the running job
};

} // namespace Dailies

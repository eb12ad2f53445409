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

/// Looks at the saved clips of a list's rows: those that were asked about last first. What was seen is looked at anew when
/// the person comes back to the window, and is told only when it is something else by then.
class ClipFileInfoCache final : public ClipFileInfoSource {
    Q_OBJECT

public:
    /// Reads a file, in another thread.
    using Reader = std::function<ClipFileInfo(const QString& file)>;

    explicit ClipFileInfoCache(QObject* parent = nullptr);
    /// For tests: read by somebody else.
    ClipFileInfoCache(Reader reader, QObject* parent);
    ~ClipFileInfoCache() override;

    std::optional<ClipFileInfo> look(const QString& file) override;
    /// What is known may have changed on the disk.
    void lookAgain() { ++m_round; }

Q_SIGNALS:
    /// Together, however many there are.
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
    QStringList m_waiting; ///< the newest last
    QString m_underWay;
    int m_underWayRound = 0; ///< in which it was begun
    QSet<QString> m_news;
    QTimer m_telling;
    QThreadPool m_pool;
};

} // namespace Dailies

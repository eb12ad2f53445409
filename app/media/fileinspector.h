// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/inputreader.h"
#include "app/media/localfile.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>

class QThreadPool;

namespace Dailies {

/// Looks into the local files of a request, off its own thread, and remembers what it saw until the file changes.
/// Addresses are never looked at.
class FileInspector final : public QObject {
    Q_OBJECT
public:
    /// `thumbnail`: the box in device pixels that thumbnails fit into.
    explicit FileInspector(QSize thumbnail, QObject* parent = nullptr);
    /// Waits a moment for the readers that run. One that hangs in the operating system is left to itself.
    ~FileInspector() override;

    /// Asks for these sources (MediaItem::source; only file: URLs are looked at) and forgets all others. Files that were
    /// changed since are read again, and so are those that change, come or go later: within about a second.
    void watch(const QStringList& sources);
    /// What is known by now, by source.
    const InputFactsBySource& facts() const { return m_facts; }
    /// Null while there is none, and for what has no picture.
    QImage thumbnail(const QString& source) const { return m_thumbnails.value(source); }

Q_SIGNALS:
    /// facts() and thumbnail() of this source are new.
    void inspected(const QString& source);

private:
    class Line;

    void lookAgain();
    void look(const QString& source);
    void take(const QString& source, const FileStamp& stamp, const InputReading* reading);

    QSize m_thumbnail;
    QStringList m_sources;
    QSet<QString> m_looking;
    QHash<QString, FileStamp> m_stamps; ///< of the files as they were read
    InputFactsBySource m_facts;
    QHash<QString, QImage> m_thumbnails;
    QTimer m_again;
    std::shared_ptr<Line> m_line; ///< from the readers to here
    std::unique_ptr<QThreadPool> m_pool;
};

} // namespace Dailies

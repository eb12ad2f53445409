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

/// Inspects the local files of a request on other threads and caches the results until a file changes. Never accesses
/// URLs of other computers.
class FileInspector final : public QObject {
    Q_OBJECT
public:
    /// `thumbnail` is the bounding size of thumbnails in device pixels.
    explicit FileInspector(QSize thumbnail, QObject* parent = nullptr);
    /// Waits a short time for running readers. A reader that hangs in the operating system is abandoned.
    ~FileInspector() override;

    /// Inspects these sources (MediaItem::source; only file: URLs are read) and forgets all others. Files that have
    /// changed are read again. Files that change, appear or disappear later are noticed within about a second.
    void watch(const QStringList& sources);
    /// The results so far, by source.
    const InputFactsBySource& facts() const { return m_facts; }
    /// The thumbnail of a source; null if there is none yet or the file has no image.
    QImage thumbnail(const QString& source) const { return m_thumbnails.value(source); }

Q_SIGNALS:
    /// facts() and thumbnail() of this source have changed.
    void inspected(const QString& source);

private:
    class Line;

    void lookAgain();
    void look(const QString& source);
    void take(const QString& source, const FileStamp& stamp, const InputReading* reading);

    QSize m_thumbnail;
    QStringList m_sources;
    QSet<QString> m_looking;
    QHash<QString, FileStamp> m_stamps; ///< of the files when they were read
    InputFactsBySource m_facts;
    QHash<QString, QImage> m_thumbnails;
    QTimer m_again;
    std::shared_ptr<Line> m_line; ///< from the readers to this thread
    std::unique_ptr<QThreadPool> m_pool;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/fileinspector.h"

#include <QMutex>
#include <QThreadPool>

#include <optional>

namespace Dailies {

namespace {

constexpr int readers = 2; ///< more would not be faster, because disk and decoder are the limit
/// Files are polled, because change notifications do not work for network folders, and setting them up would access the
/// disk from the window's thread.
constexpr int againMs = 1000;
constexpr int farewellMs = 3000;

} // namespace

/// Passes the readers' results to the inspector's thread, as long as the inspector exists.
class FileInspector::Line final {
public:
    explicit Line(FileInspector* inspector) : m_inspector(inspector) {}

    void cut()
    {
        const QMutexLocker lock(&m_mutex);
        m_inspector = nullptr;
    }

    void tell(const QString& source, const FileStamp& stamp, std::optional<InputReading> reading)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_inspector == nullptr)
            return;
        QMetaObject::invokeMethod(
            m_inspector,
            [inspector = m_inspector, source, stamp, reading = std::move(reading)] {
                inspector->take(source, stamp, reading ? &*reading : nullptr);
            },
            Qt::QueuedConnection);
    }

private:
    QMutex m_mutex;
    FileInspector* m_inspector;
};

FileInspector::FileInspector(QSize thumbnail, QObject* parent)
    : QObject(parent)
    , m_thumbnail(thumbnail)
    , m_line(std::make_shared<Line>(this))
    , m_pool(std::make_unique<QThreadPool>())
{
    m_pool->setMaxThreadCount(readers);
    m_again.setInterval(againMs);
    connect(&m_again, &QTimer::timeout, this, &FileInspector::lookAgain);
}

FileInspector::~FileInspector()
{
    m_line->cut();
    m_pool->clear();
    if (!m_pool->waitForDone(farewellMs))
        static_cast<void>(m_pool.release()); // deleting the pool would wait for its threads
}

void FileInspector::watch(const QStringList& sources)
{
    m_sources.clear();
    for (const QString& source : sources) {
        if (isLocalFile(source) && !m_sources.contains(source))
            m_sources.append(source);
    }
    const auto isForgotten = [this](const auto& known) { return !m_sources.contains(known.key()); };
    m_facts.removeIf(isForgotten);
    m_thumbnails.removeIf(isForgotten);
    m_stamps.removeIf(isForgotten);
    if (m_sources.isEmpty())
        m_again.stop();
    else
        m_again.start();
    lookAgain();
}

void FileInspector::lookAgain()
{
    for (const QString& source : std::as_const(m_sources))
        look(source);
}

void FileInspector::look(const QString& source)
{
    if (m_looking.contains(source))
        return;
    m_looking.insert(source);
    const auto known = m_stamps.constFind(source);
    std::optional<FileStamp> last;
    if (known != m_stamps.constEnd())
        last = *known;
    m_pool->start([line = m_line, source, last, thumbnail = m_thumbnail] {
        const QString path = localPath(source);
        const FileStamp stamp = stampOf(path);
        if (stamp == last)
            line->tell(source, stamp, {});
        else
            line->tell(source, stamp, readInput(path, thumbnail));
    });
}

void FileInspector::take(const QString& source, const FileStamp& stamp, const InputReading* reading)
{
    m_looking.remove(source);
    if (!m_sources.contains(source))
        return; // no longer requested
    if (reading == nullptr) {
        if (!m_facts.contains(source))
            look(source); // it was forgotten and requested again in the meantime
        return;
    }
    if (reading->facts.trouble == InputTrouble::Changing)
        m_stamps.remove(source);
    else
        m_stamps.insert(source, stamp);
    const auto known = m_facts.constFind(source);
    if (known != m_facts.constEnd() && *known == reading->facts && m_thumbnails.value(source) == reading->thumbnail)
        return;
    m_facts.insert(source, reading->facts);
    m_thumbnails.insert(source, reading->thumbnail);
    Q_EMIT inspected(source);
}

} // namespace Dailies

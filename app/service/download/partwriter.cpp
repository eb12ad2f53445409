// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/partwriter.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Interval at which a pause checks whether to go on waiting.
constexpr int shortPauseMs = 50;
/// Interval in bytes of checking the free space while the clip's length is unknown.
constexpr qint64 roomEvery = 64 << 20;

} // namespace

PartWriter::PartWriter(QObject* parent) : QObject(parent), m_hand(new QObject)
{
    m_thread.setObjectName(u"clip writer"_s);
    m_hand->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_hand, &QObject::deleteLater);
    m_thread.start();
}

PartWriter::~PartWriter()
{
    m_givenUp = true;
    m_thread.quit();
    m_thread.wait();
}

void PartWriter::run(std::function<Result<Answer>()> work)
{
    const auto call = [this, work = std::move(work)] {
        if (m_failed || m_givenUp)
            return;
        Result<Answer> answer = work();
        if (!answer && answer.error().kind == ErrorKind::BadInput) {
            answer = [this, error = answer.error()] { Q_EMIT nameRefused(error); };
        } else if (!answer) {
            m_failed = true;
            answer = [this, error = answer.error()] { Q_EMIT failed(error); };
        }
        if (*answer)
            QMetaObject::invokeMethod(this, *std::move(answer), Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_hand, call, Qt::QueuedConnection);
}

void PartWriter::open(const PartialDownload& earlier, bool mustBeWhole)
{
    run([this, earlier, mustBeWhole] { return openNow(earlier, mustBeWhole); });
}

Result<PartWriter::Answer> PartWriter::openNow(const PartialDownload& earlier, bool mustBeWhole)
{
    const QString clip = PartFile::clipOf(earlier.file);
    if (earlier.isWhole() && !QFileInfo::exists(earlier.file) && QFileInfo(clip).size() == earlier.total) {
        // The file was renamed, and the program ended before it could report that.
        if (const Result<void> synced = syncFolderOf(clip); !synced)
            return clipNotWritten(clip, synced.error().message);
        QFile file(clip);
        m_condition = conditionOf(clip, file.open(QIODevice::ReadOnly) ? file.read(clipHeadSize) : QByteArray());
        return publishedAs(clip);
    }
    // An earlier run found it complete, but could not store that.
    const QString whole = QFileInfo::exists(earlier.file) ? QString() : PartFile::wholeOf(earlier.file);
    const bool isWhole = !whole.isEmpty();
    if (mustBeWhole && !isWhole && QFileInfo(earlier.file).size() < earlier.total)
        return [this] { Q_EMIT missing(); };
    Result<std::unique_ptr<PartFile>> file =
        isWhole ? PartFile::open(whole, QFileInfo(whole).size()) : PartFile::open(earlier.file, earlier.synced);
    if (!file)
        return failure(file.error());
    m_file = std::move(*file);
    // Bytes of an unknown kind may be the clip that was paid for.
    if (m_file->size() > 0 && contentOf(m_file->head()) == Content::Page) {
        if (const Result<void> cut = m_file->cut(0); !cut)
            return failure(cut.error());
    }
    if (!isWhole && m_file->size() < earlier.total) {
        if (const Result<void> room = m_file->makeRoom(earlier.total); !room)
            return failure(room.error());
    }
    return [this, size = m_file->size(), isWhole] { Q_EMIT opened(size, isWhole); };
}

void PartWriter::discard(const QString& part)
{
    run([part]() -> Result<Answer> {
        PartFile::discard(part);
        return Answer();
    });
}

void PartWriter::cut(qint64 size)
{
    run([this, size]() -> Result<Answer> { return m_file->cut(size).map([] { return Answer(); }); });
}

void PartWriter::makeRoom(qint64 total)
{
    run([this, total]() -> Result<Answer> {
        m_total = total;
        m_roomAt = m_file->size() + roomEvery;
        return m_file->makeRoom(total).map([] { return Answer(); });
    });
}

void PartWriter::write(const QByteArray& bytes)
{
    m_pending += bytes.size();
    run([this, bytes]() -> Result<Answer> {
        if (const Result<void> written = m_file->write(bytes); !written)
            return failure(written.error());
        if (m_file->size() >= m_roomAt) {
            m_roomAt += roomEvery;
            if (const Result<void> room = m_file->makeRoom(m_total); !room)
                return failure(room.error());
        }
        return [this, count = bytes.size()] {
            m_pending -= count;
            Q_EMIT written();
        };
    });
}

void PartWriter::sync()
{
    run([this]() -> Result<Answer> {
        if (const Result<void> synced = m_file->sync(); !synced)
            return failure(synced.error());
        return [this, size = m_file->size()] { Q_EMIT synced(size); };
    });
}

void PartWriter::reserveName(const QString& clip, Proof proof)
{
    run([this, clip, proof] { return settleNow(clip, proof); });
}

// Pauses end early when the program ends.
PartFile::Pause PartWriter::pauses() const
{
    return [this](int milliseconds) {
        for (; milliseconds > 0 && !m_givenUp; milliseconds -= shortPauseMs)
            QThread::msleep(shortPauseMs);
        return !m_givenUp;
    };
}

ClipCondition PartWriter::conditionOf(const QString& path, const QByteArray& head) const
{
    if (contentOf(head) != Content::Film)
        return ClipCondition::Unrecognised;
    return !m_probe || m_probe(path) ? ClipCondition::Playable : ClipCondition::Unplayable;
}

Result<PartWriter::Answer> PartWriter::settleNow(const QString& clip, Proof proof)
{
    const Ending ending = proof == Proof::None ? Ending::Whole : m_file->ending();
    if (proof == Proof::Whole && ending != Ending::Whole)
        return [this] { Q_EMIT doubted(); };
    if (ending == Ending::Short)
        return failure(ErrorKind::Network, tr("The download is incomplete."));
    if (const Result<void> synced = m_file->sync(); !synced)
        return failure(synced.error());
    m_condition = conditionOf(m_file->name(), m_file->head());
    if (!m_replaces.isEmpty())
        return replaceNow();
    m_isWhole = true;
    if (const Result<void> nameReserved = settleNameNow(clip); !nameReserved)
        return failure(nameReserved.error());
    return [this, part = m_file->name(), size = m_file->size()] { Q_EMIT nameReserved(part, size); };
}

// The user may have chosen another folder meanwhile, perhaps because the disk fails in this one.
Result<void> PartWriter::settleNameNow(const QString& clip)
{
    const QString folder = QFileInfo(clip).path();
    const bool isMoving = QFileInfo(m_file->name()).path() != folder;
    if (isMoving)
        QDir().mkpath(folder);
    Result<void> nameReserved = m_file->settleName(clip, pauses());
    if (nameReserved || !isMoving || nameReserved.error().kind != ErrorKind::Storage)
        return nameReserved;
    // It cannot be moved, for example because the folder is on another disk.
    Result<std::unique_ptr<PartFile>> copy = m_file->copyFor(clip, pauses());
    if (!copy)
        return failure(copy.error());
    m_copied = m_file->name();
    m_file = std::move(*copy);
    return m_file->settleName(clip, pauses());
}

// If the user has repaired or removed the earlier clip in the meantime, nothing is replaced.
Result<PartWriter::Answer> PartWriter::replaceNow()
{
    if (m_condition != ClipCondition::Playable)
        return failure(ErrorKind::Media, tr("The downloaded file is no better than the clip you already have."));
    if (!QFileInfo(m_replaces).isFile())
        return failure(ErrorKind::Stopped, tr("The clip is no longer in its folder."));
    QFile earlier(m_replaces);
    const QByteArray head = earlier.open(QIODevice::ReadOnly) ? earlier.read(clipHeadSize) : QByteArray();
    earlier.close();
    if (conditionOf(m_replaces, head) == ClipCondition::Playable) {
        m_file->remove();
        return publishedAs(m_replaces);
    }
    DAILIES_CRASH_POINT("download.before-replace");
    const Result<QString> clip = m_file->replace(m_replaces, pauses());
    if (!clip)
        return failure(clip.error());
    return publishedAs(*clip);
}

void PartWriter::markWhole()
{
    run([this]() -> Result<Answer> {
        m_file->markWhole();
        return Answer();
    });
}

void PartWriter::commit()
{
    run([this] { return publishNow(); });
}

Result<PartWriter::Answer> PartWriter::publishNow()
{
    if (m_commitBarrier)
        m_commitBarrier();
    const Result<QString> clip = m_file->commit(pauses());
    if (!clip)
        return failure(clip.error());
    if (clip->isEmpty())
        return [this] { Q_EMIT nameTaken(); };
    PartFile::discard(m_copied);
    return publishedAs(*clip);
}

PartWriter::Answer PartWriter::publishedAs(const QString& clip)
{
    // The clip is what was paid for: a failure of the sidecar must not affect it.
    const Result<void> beside = m_writeSidecar ? m_writeSidecar(clip) : Result<void>();
    return [this, clip, beside, condition = m_condition] {
        if (!beside)
            Q_EMIT sidecarFailed(beside.error());
        Q_EMIT committed(clip, condition);
    };
}

void PartWriter::close(bool keep)
{
    const auto call = [this, keep] {
        const Rest rest = closeNow(keep);
        QMetaObject::invokeMethod(
            this, [this, rest] { Q_EMIT closed(rest); }, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_hand, call, Qt::QueuedConnection);
}

PartWriter::Rest PartWriter::closeBlocking(bool keep)
{
    m_givenUp = true;
    Rest rest;
    QMetaObject::invokeMethod(
        m_hand, [this, keep] { return closeNow(keep); }, Qt::BlockingQueuedConnection, &rest);
    QCoreApplication::removePostedEvents(this);
    return rest;
}

PartWriter::Rest PartWriter::closeNow(bool keep)
{
    if (!m_file)
        return m_rest;
    m_file->giveRoomBack();
    if (!(keep || m_isWhole) || m_file->size() == 0 || !m_file->sync())
        m_file->remove();
    m_rest = {m_file->isPublished() ? QString() : m_file->name(), m_file->size(), m_isWhole};
    m_file.reset();
    m_failed = true;
    return m_rest;
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/clipcopy.h"

#include "app/common/durablefile.h"
#include "app/service/download/partfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <QScopeGuard>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qint64 piece = 1 << 20;
constexpr qint64 reportEvery = 8 << 20;
constexpr qint64 reserve = 64 << 20; ///< bytes that are left free for everything else
constexpr int mostNames = 9999;

QString nameOf(const QString& path)
{
    return QFileInfo(path).fileName();
}

/// Renames the copy and returns its name; empty if no name is free or the disk refuses.
QString giveName(QFile& file, const ClipCopy::Job& job, QString& reason)
{
    if (job.replaces) {
        std::error_code problem;
        std::filesystem::rename(file.fileName().toStdU16String(), job.to.toStdU16String(), problem);
        reason = problem ? QString::fromStdString(problem.message()) : QString();
        return problem ? QString() : job.to;
    }
    for (int number = 1; number <= mostNames; ++number) {
        const QString name = numberedPath(job.to, number);
        if (QFile::rename(file.fileName(), name)) // never overwrites a file
            return name;
        if (!QFileInfo::exists(name))
            break;
    }
    reason = ClipCopy::tr("no free file name in the folder");
    return {};
}

} // namespace

ClipCopy::ClipCopy(const QList<Job>& jobs, QObject* parent) : QObject(parent), m_jobs(jobs)
{
    m_pool.setMaxThreadCount(1);
}

ClipCopy::~ClipCopy()
{
    stop();
    m_pool.waitForDone();
}

void ClipCopy::start()
{
    // The destructor waits for the pool, so the thread may use this object.
    m_pool.start([this] { run(); });
}

void ClipCopy::run()
{
    for (const Job& job : m_jobs)
        m_total += QFileInfo(job.from).size();
    Outcome outcome;
    for (const Job& job : m_jobs) {
        if (m_stopped)
            break;
        const Result<QString> made = copy(job);
        if (made)
            outcome.written.append(*made);
        else if (made.error().kind != ErrorKind::Stopped)
            outcome.troubles.append(made.error());
    }
    outcome.stopped = m_stopped;
    QMetaObject::invokeMethod(
        this, [this, outcome] { Q_EMIT finished(outcome); }, Qt::QueuedConnection);
}

Result<QString> ClipCopy::copy(const Job& job)
{
    const auto trouble = [&job](const QString& reason) {
        return failure(ErrorKind::Storage, tr("Couldn't copy %1: %2.").arg(nameOf(job.from), reason));
    };
    QFile in(job.from);
    if (!QFileInfo(job.from).isFile())
        return failure(ErrorKind::Storage, tr("Couldn't copy %1: it no longer exists.").arg(nameOf(job.from)));
    if (!in.open(QIODevice::ReadOnly))
        return trouble(in.errorString());
    if (QFileInfo(job.to).canonicalFilePath() == QFileInfo(job.from).canonicalFilePath() && QFileInfo::exists(job.to))
        return trouble(tr("it's the clip itself"));
    std::error_code problem;
    const auto disk = std::filesystem::space(QFileInfo(job.to).filesystemAbsolutePath(), problem);
    if (!problem && disk.available < static_cast<std::uintmax_t>(in.size() + reserve))
        return trouble(tr("%1 needed, %2 free on the disk")
                           .arg(QLocale().formattedDataSize(in.size() + reserve),
                               QLocale().formattedDataSize(static_cast<qint64>(disk.available))));
    QFile out(u"%1.%2.part"_s.arg(job.to, QString::number(QRandomGenerator::global()->generate64(), 16)));
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
        return trouble(out.errorString());
    auto tidy = qScopeGuard([&out] {
        out.close();
        QFile::remove(out.fileName());
    });
    if (const Result<void> streamed = stream(job, in, out); !streamed)
        return failure(streamed.error());
    if (const Result<void> synced = syncFile(out); !synced)
        return trouble(synced.error().message);
    out.close();
    QString reason;
    const QString name = giveName(out, job, reason);
    if (name.isEmpty())
        return trouble(reason);
    tidy.dismiss();
    return name;
}

Result<void> ClipCopy::stream(const Job& job, QIODevice& in, QIODevice& out)
{
    const auto trouble = [&job](const QString& reason) {
        return failure(ErrorKind::Storage, tr("Couldn't copy %1: %2.").arg(nameOf(job.from), reason));
    };
    const qint64 size = in.size();
    qint64 done = 0;
    while (done < size) {
        if (m_stopped)
            return failure(ErrorKind::Stopped, tr("Stopped."));
        const QByteArray bytes = in.read(std::min(piece, size - done));
        if (bytes.isEmpty())
            return trouble(tr("it couldn't be read completely"));
        // On a full disk a write may be incomplete without reporting an error.
        if (out.write(bytes) != bytes.size())
            return trouble(out.errorString());
        done += bytes.size();
        m_bytes += bytes.size();
        if (m_bytes - m_reported >= reportEvery) {
            m_reported = m_bytes;
            QMetaObject::invokeMethod(
                this, [this, bytes = m_bytes, total = m_total] { Q_EMIT progressed(bytes, total); },
                Qt::QueuedConnection);
        }
    }
    return {};
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/jobfolder.h"

#include "app/common/jsontext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QSet>
#include <QTemporaryFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {
constexpr QLatin1StringView jobsFolder = "jobs"_L1;
constexpr QLatin1StringView clipsFolder = "clips"_L1;
} // namespace

JobFolder::JobFolder(const QString& path) : m_path(path) {}

Result<JobFolder> JobFolder::open(const QString& path)
{
    for (const QLatin1StringView part : {jobsFolder, clipsFolder}) {
        const QString folder = QDir(path).filePath(part);
        QTemporaryFile probe(QDir(folder).filePath(u"probe-XXXXXX"_s));
        if (path.isEmpty() || !QDir().mkpath(folder) || !probe.open())
            return failure(ErrorKind::Storage,
                QCoreApplication::translate("PracticeService", "The practice server can't write to the folder %1.")
                    .arg(QDir::toNativeSeparators(folder)));
    }
    return JobFolder(path);
}

QString JobFolder::jobPath(const QString& id) const
{
    return QDir(m_path).filePath(jobsFolder + u'/' + id + u".json"_s);
}

QString JobFolder::clipPath(const QString& clipName) const
{
    return QDir(m_path).filePath(clipsFolder + u'/' + clipName);
}

QList<PracticeJob> JobFolder::jobs() const
{
    QList<PracticeJob> jobs;
    const QDir folder(QDir(m_path).filePath(jobsFolder));
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const Result<JsonText> json = parseJsonObject(file.readAll());
        Result<PracticeJob> job = json ? jobFromJson(json->object) : failure(json.error());
        if (!job) {
            qWarning("Practice job %s is left out: %s", qUtf8Printable(name), qUtf8Printable(job.error().message));
            continue;
        }
        const QFileInfo clip(clipPath(job->clipName()));
        if (clip.isFile())
            job->clipMadeAt = clip.lastModified().toMSecsSinceEpoch();
        jobs.append(*job);
    }
    return jobs;
}

Result<void> JobFolder::save(const PracticeJob& job) const
{
    QSaveFile file(jobPath(job.id));
    const QByteArray text = QJsonDocument(toJson(job)).toJson();
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush() && file.commit())
        return {};
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("PracticeService", "The task can't be saved: %1.").arg(file.errorString()));
}

void JobFolder::removeClip(const PracticeJob& job) const
{
    QFile::remove(clipPath(job.clipName()));
}

void JobFolder::removeLeftovers(const QList<PracticeJob>& jobs) const
{
    QSet<QString> known;
    for (const PracticeJob& job : jobs)
        known.insert(job.clipName());
    const QDateTime anHourAgo = QDateTime::currentDateTimeUtc().addSecs(-3600);
    const QDir folder(QDir(m_path).filePath(clipsFolder));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files | QDir::Hidden)) {
        if (!known.contains(file.fileName()) && file.lastModified() < anHourAgo)
            QFile::remove(file.filePath());
    }
}

} // namespace Dailies

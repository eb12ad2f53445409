// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/idjournal.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

bool synced(QFile& file)
{
#ifdef Q_OS_WIN
    return _commit(file.handle()) == 0;
#else
    return fsync(file.handle()) == 0;
#endif
}

/// Numbers start again in a new database; the moment of making tells two tasks of one number apart.
QString momentOf(const VideoTask& task)
{
    return task.createdAt.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace

Result<void> IdJournal::append(const VideoTask& task, const QDateTime& now) const
{
    if (m_file.isEmpty())
        return {};
    const QJsonObject line{
        {u"time"_s, now.toUTC().toString(Qt::ISODateWithMs)},
        {u"task"_s, task.id},
        {u"createdAt"_s, momentOf(task)},
        {u"account"_s, task.accountId},
        {u"baseUrl"_s, task.baseUrl.toString()},
        {u"kind"_s, kindName(task.request.kind)},
        {u"model"_s, task.request.model},
        {u"remoteId"_s, task.remoteId},
    };
    QFile file(m_file);
    // Unbuffered, so that one line is one write.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered,
            QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("IdJournal", "The list of ids %1 cannot be written: %2.")
                .arg(m_file, file.errorString()));
    const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    if (file.write(bytes) != bytes.size() || !synced(file))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("IdJournal", "The list of ids %1 cannot be written: %2.")
                .arg(m_file, file.errorString()));
    return {};
}

QString IdJournal::idOf(const VideoTask& task) const
{
    QFile file(m_file);
    QString id;
    if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly))
        return id;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        // The last line counts: a task that was sent again has its later id there.
        if (line.value("task"_L1).toInteger() == task.id && line.value("createdAt"_L1).toString() == momentOf(task))
            id = line.value("remoteId"_L1).toString();
    }
    return id;
}

} // namespace Dailies

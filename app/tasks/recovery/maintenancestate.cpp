// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/maintenancestate.h"

#include "app/tasks/database/databasefiles.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString notesFile(const QString& database)
{
    return database + u".checks"_s;
}

} // namespace

MaintenanceState MaintenanceState::read(const QString& database)
{
    QFile file(notesFile(database));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject json = QJsonDocument::fromJson(file.read(64 * 1024)).object();
    return {QDateTime::fromString(json.value("thoroughAt"_L1).toString(), Qt::ISODate).toUTC(),
        json.value("damage"_L1).toString(), json.value("lacksIds"_L1).toBool()};
}

Result<void> MaintenanceState::write(const QString& database) const
{
    QJsonObject json;
    if (thoroughAt.isValid())
        json.insert(u"thoroughAt"_s, thoroughAt.toUTC().toString(Qt::ISODate));
    if (!damage.isEmpty())
        json.insert(u"damage"_s, damage);
    if (lacksIds)
        json.insert(u"lacksIds"_s, true);
    QSaveFile file(notesFile(database));
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(ownerReadsAndWrites)
        && file.write(QJsonDocument(json).toJson()) > 0 && file.commit())
        return {};
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("TaskStore", "The file %1 can't be written: %2.")
            .arg(notesFile(database), file.errorString()));
}

} // namespace Dailies

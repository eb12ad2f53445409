// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/uploadlist.h"

#include "app/request/mediaitem.h"

#include <QFileInfo>
#include <QJsonObject>

namespace Dailies {

using namespace Qt::StringLiterals;

QJsonArray uploadList(const QList<TaskUpload>& uploads, const QHash<QString, QString>& placeNames)
{
    QJsonArray list;
    for (const TaskUpload& upload : uploads) {
        QJsonObject item{{u"file"_s, QFileInfo(localPath(upload.source)).fileName()}};
        if (upload.take != 0) {
            item.insert(u"take"_s, QString::number(upload.take));
        } else {
            item.insert(u"place"_s, placeNames.value(upload.place, upload.place));
            item.insert(u"sha256"_s, upload.sha256);
            item.insert(u"bytes"_s, upload.bytes);
        }
        list.append(item);
    }
    return list;
}

} // namespace Dailies

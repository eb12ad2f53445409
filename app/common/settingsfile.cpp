// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/settingsfile.h"

#include "app/common/durablefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace Dailies {

Result<std::optional<QByteArray>> readSettingsFile(const QString& path, qint64 most)
{
    QFile file(path);
    if (!file.exists())
        return std::nullopt;
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::Storage, file.errorString());
    const QByteArray text = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorKind::Storage, file.errorString());
    if (text.size() > most)
        return failure(ErrorKind::Storage, QCoreApplication::translate("SettingsFile", "it's too large"));
    return text;
}

Result<void> writeSettingsFile(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    // On a full disk a write may be incomplete without reporting an error, and commit() ignores an error of its final
    // flush.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(text) != text.size() || !file.flush() || !file.commit())
        return failure(ErrorKind::Storage, file.errorString());
    // The file is there and complete. Without this, only its new name might be lost in a power cut.
    static_cast<void>(syncFolderOf(path));
    return {};
}

} // namespace Dailies

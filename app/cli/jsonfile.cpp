// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/jsonfile.h"

#include "app/cli/console.h"
#include "app/common/jsontext.h"

#include <QDir>
#include <QFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {
constexpr qint64 largestFile = 1024 * 1024;
}

Result<QJsonObject> readJsonFile(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput,
            Cli::tr("%1 can't be read: %2.").arg(QDir::toNativeSeparators(name), file.errorString()));
    const auto json = parseJsonObject(file.read(largestFile));
    if (!json)
        return failure(json.error());
    return json->object;
}

} // namespace Dailies

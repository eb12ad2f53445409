// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/crashpoints.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

QStringList crashPointNames(const QString& source)
{
    static const QRegularExpression call(u"DAILIES_CRASH_POINT\\(\"([^\"]*)\"\\)"_s);
    QStringList names;
    for (QDirIterator files(source + u"/app"_s, {u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("unreadable: %s", qPrintable(file.fileName()));
        for (auto found = call.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            names.append(found.next().captured(1));
    }
    names.sort();
    return names;
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/programparts.h"

#include "app/common/unpack.h"
#include "app/diagnostics/zipwriter.h"
#include "app/http/curlnetwork.h"
#include "app/media/mediaversion.h"
#include "version.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSslSocket>
#include <QSysInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString sqliteVersion()
{
    const QString name = u"version"_s;
    QString version;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(u":memory:"_s);
        if (database.open()) {
            QSqlQuery query(u"SELECT sqlite_version()"_s, database);
            if (query.next())
                version = query.value(0).toString();
        }
    }
    QSqlDatabase::removeDatabase(name);
    return version;
}

/// Removes the name from "OpenSSL 3.0.17 1 Jul 2025".
QString tlsVersion()
{
    const QString version = QSslSocket::sslLibraryVersionString();
    return version.startsWith("OpenSSL "_L1) ? version.section(u' ', 1, 1) : version;
}

} // namespace

QString mediaBackend()
{
    const QString chosen = qEnvironmentVariable("QT_MEDIA_BACKEND");
    if (chosen.isEmpty())
        return QCoreApplication::translate("ProgramPart", "system default");
    // The projects' own spellings.
    for (const auto name : {"FFmpeg"_L1, "GStreamer"_L1}) {
        if (chosen.compare(name, Qt::CaseInsensitive) == 0)
            return name;
    }
    return chosen;
}

QList<ProgramPart> programParts()
{
    return {
        {u"Dailies"_s, QStringLiteral(DAILIES_VERSION), u"GPL-3.0-or-later"_s},
        {u"Qt"_s, QString::fromLatin1(qVersion()), u"LGPL-3.0-only"_s, u"https://www.qt.io"_s},
        {u"FFmpeg"_s, ffmpegVersion(), ffmpegLicence(), u"https://ffmpeg.org"_s},
        {u"SQLite"_s, sqliteVersion(), u"blessing"_s, u"https://sqlite.org"_s},
        {u"OpenSSL"_s, tlsVersion(), u"Apache-2.0"_s, u"https://openssl.org"_s},
        {u"QtKeychain"_s, QStringLiteral(DAILIES_KEYCHAIN_VERSION), u"BSD-3-Clause"_s,
            u"https://github.com/frankosterfeld/qtkeychain"_s},
        {u"libcurl"_s, curlVersion(), u"curl"_s, u"https://curl.se"_s},
        {u"libarchive"_s, zipLibraryVersion(), u"BSD-2-Clause"_s, u"https://libarchive.org"_s},
        {u"zlib"_s, unpackLibraryVersion(), u"Zlib"_s, u"https://zlib.net"_s},
        {u"cpp-httplib"_s, QStringLiteral(DAILIES_HTTPLIB_VERSION), u"MIT"_s,
            u"https://github.com/yhirose/cpp-httplib"_s},
        {u"tl::expected"_s, QStringLiteral(DAILIES_EXPECTED_VERSION), u"CC0-1.0"_s,
            u"https://github.com/TartanLlama/expected"_s},
        {u"Lucide"_s, {}, u"ISC"_s, u"https://lucide.dev"_s},
    };
}

QString versionLines()
{
    QStringList lines;
    for (const ProgramPart& part : programParts()) {
        if (!part.version.isEmpty())
            lines.append(u"%1 %2"_s.arg(part.name, part.version));
    }
    lines.append(QCoreApplication::translate("ProgramPart", "Video player: %1").arg(mediaBackend()));
    lines.append(QCoreApplication::translate("ProgramPart", "Window system: %1").arg(QGuiApplication::platformName()));
    lines.append(u"%1, %2"_s.arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()));
    return lines.join(u'\n') + u'\n';
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploadconsent.h"

#include "app/common/shorttext.h"
#include "app/common/webaddress.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(UploadConsent)
};

constexpr qsizetype mostNames = 4;
constexpr qsizetype longestName = 40;

QString namesOf(const QStringList& files)
{
    QStringList names;
    for (const QString& file : files.first(qMin(files.size(), mostNames)))
        names.append(cutInMiddle(file, longestName));
    const QString shown = names.join(u", "_s);
    const qsizetype more = files.size() - names.size();
    return more == 0 ? shown : Text::tr("%1 and %2 more", "file names").arg(shown, QLocale().toString(more));
}

} // namespace

QString destinationOf(const UploadPlace& place)
{
    const QJsonArray parts{protocolName(place.protocol), place.endpoint.toString(), place.bucket, place.prefix,
        place.publicBase.toString(), place.program, QJsonArray::fromStringList(place.arguments)};
    return QString::fromUtf8(QJsonDocument(parts).toJson(QJsonDocument::Compact));
}

QString destinationWords(const UploadPlace& place)
{
    switch (place.protocol) {
    case UploadProtocol::S3: return Text::tr("%1, bucket %2").arg(hostAndPort(place.endpoint), place.bucket);
    case UploadProtocol::WebDav: return hostAndPort(place.endpoint) + place.endpoint.path();
    case UploadProtocol::Command: break;
    }
    return Text::tr("with the program %1").arg(QFileInfo(place.program).fileName());
}

QString uploadQuestion(const UploadPlace& place, const QStringList& files)
{
    const bool isOne = files.size() == 1;
    const QString where = destinationWords(place);
    const QString what = isOne
        ? Text::tr("Upload 1 file to “%1” (%2)?").arg(place.name, where)
        : Text::tr("Upload %1 files to “%2” (%3)?").arg(QLocale().toString(files.size()), place.name, where);
    const QString reach = place.isPresigned()
        ? Text::tr("Anyone with a file's link can download it for %1 hours.")
              .arg(QLocale().toString((place.requestLinkSeconds() + 3599) / 3600))
        : Text::tr("Anyone with a file's link can download it while it is there.");
    // A command can neither list nor delete.
    const QString stay = place.protocol == UploadProtocol::Command
        ? Text::tr("Files stay there until you delete them with the tools of your storage.")
        : Text::tr("Files stay there until you delete them in My uploads.");
    const QString cost = Text::tr("The video service charges nothing for the upload.");
    return what + u'\n' + namesOf(files) + u'\n' + reach + u' ' + stay + u' ' + cost;
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placewords.h"

#include "app/common/webaddress.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file's texts.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Dailies::PlaceWords)
};

constexpr int hourSeconds = 3600;

} // namespace

QString placeWhere(const UploadPlace& place)
{
    switch (place.protocol) {
    case UploadProtocol::S3:
        return Text::tr("S3 · %1 at %2", "bucket and host").arg(place.bucket, hostAndPort(place.endpoint));
    case UploadProtocol::WebDav: return Text::tr("WebDAV · %1").arg(hostAndPort(place.endpoint));
    case UploadProtocol::Command: break;
    }
    return Text::tr("Command · %1").arg(place.program);
}

QString placeAccess(const UploadPlace& place)
{
    if (place.isPresigned()) {
        const int hours = place.requestLinkSeconds() / hourSeconds;
        return Text::tr(
            "Anyone who has the link to a file can fetch it until the link expires, %n hours after it's made.", nullptr,
            hours);
    }
    if (place.protocol == UploadProtocol::Command)
        return Text::tr("Anyone who has the link to a file can fetch it as long as the link works. The command decides "
                        "how long that is.");
    return Text::tr(
        "Anyone who has the link to a file can fetch it until you delete the file. These links don't expire.");
}

QString secretName(const UploadPlace& place)
{
    switch (place.protocol) {
    case UploadProtocol::S3: return Text::tr("Secret access key");
    case UploadProtocol::WebDav: return Text::tr("Password");
    case UploadProtocol::Command: break;
    }
    return {};
}

QString areaOf(const QString& name)
{
    // Regions start with their area; the Chinese ones of some services start with "ap" and name their city.
    static const QStringList chinese{u"cn"_s, u"hangzhou"_s, u"beijing"_s, u"shanghai"_s, u"shenzhen"_s, u"guangzhou"_s,
        u"nanjing"_s, u"chengdu"_s, u"chongqing"_s, u"qingdao"_s};
    static const QStringList areas{u"us"_s, u"eu"_s, u"ap"_s, u"sa"_s, u"ca"_s, u"me"_s, u"af"_s};
    static const QRegularExpression between(u"[.-]"_s);
    const QStringList words = name.toLower().split(between, Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (chinese.contains(word))
            return chinese.constFirst();
    }
    // A short word alone says nothing: "me.example.com" is somebody's server.
    for (qsizetype i = 0; i + 1 < words.size(); ++i) {
        static const QRegularExpression direction(u"^(north|south|east|west|central)"_s);
        if (areas.contains(words.at(i)) && direction.match(words.at(i + 1)).hasMatch())
            return words.at(i);
    }
    return {};
}

QString distanceNote(const UploadPlace& place, const QStringList& serviceHosts)
{
    const QString byRegion = areaOf(place.region);
    const QString area = byRegion.isEmpty() ? areaOf(place.endpoint.host()) : byRegion;
    if (area.isEmpty())
        return {};
    for (const QString& host : serviceHosts) {
        const QString service = areaOf(host);
        if (!service.isEmpty() && service != area)
            return Text::tr("The storage is in %1, far from %2: the service may fetch files slowly.", "region and host")
                .arg(byRegion.isEmpty() ? place.endpoint.host() : place.region, host);
    }
    return {};
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/cliporder.h"

#include "app/practice/createcheck.h"
#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/request/mediaitem.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QUrl>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString shown(const QString& value)
{
    return value;
}

QString shown(std::optional<bool> value)
{
    return value.value_or(false) ? QCoreApplication::translate("PracticeService", "on")
                                 : QCoreApplication::translate("PracticeService", "off");
}

QString shown(std::optional<int> value)
{
    return QString::number(value.value_or(0));
}

QString shown(std::optional<double> value)
{
    return QString::number(value.value_or(0), 'g', 6);
}

/// The last component of a URL, by which users recognise a file.
QString fileName(const QString& source)
{
    if (source.startsWith("data:"_L1, Qt::CaseInsensitive))
        return source.section(u';', 0, 0).mid(5);
    const QString name = QUrl(source).fileName();
    return name.isEmpty() ? source : name;
}

QStringList listLines(const VideoRequest& request, Field field)
{
    QStringList lines;
    if (field == Field::Media) {
        const QStringList names = mediaNames(request.media);
        for (qsizetype i = 0; i < request.media.size(); ++i)
            lines.append(
                names.value(i) + u": "_s + request.media.at(i).type + u" "_s + fileName(request.media.at(i).source));
    } else if (field == Field::Images) {
        for (const QString& image : request.images)
            lines.append(fieldLabel(field) + u": "_s + fileName(image));
    } else if (field == Field::Shots) {
        for (qsizetype i = 0; i < request.shots.size(); ++i)
            lines.append(
                u"%1. %2 (%3)"_s.arg(i + 1).arg(request.shots.at(i).prompt, shown(request.shots.at(i).seconds)));
    } else if (field == Field::Voices) {
        lines.append(fieldLabel(field) + u": "_s + request.voices.join(u", "_s));
    } else if (field == Field::LogoParam) {
        lines.append(fieldLabel(field) + u": "_s
            + QString::fromUtf8(
                QJsonDocument(request.logoParam.value_or(QJsonObject())).toJson(QJsonDocument::Compact)));
    }
    return lines;
}

QStringList fieldLines(const VideoRequest& request, Field field)
{
    if (field == Field::Duration)
        return {QCoreApplication::translate("PracticeService", "%1 s").arg(shown(request.durationSeconds))};
    const bool speaksForItself = field == Field::Model || field == Field::Resolution || field == Field::AspectRatio;
    return std::visit(
        [&](auto member) -> QStringList {
            if constexpr (std::is_same_v<decltype(member), std::monostate>) {
                return listLines(request, field);
            } else {
                const QString value = shown(request.*member);
                return {speaksForItself ? value : fieldLabel(field) + u": "_s + valueLabel(field, value)};
            }
        },
        fieldInfo(field).member);
}

/// A clip whose ratio is adaptive has that of the first picture. So has one of the practice model 3.0 without a ratio,
/// as its profile says.
QString ratioOf(const VideoRequest& request, QSize picture)
{
    const bool isUnset = request.aspectRatio.isEmpty() && request.kind.generation == Generation::G30;
    const bool isAdaptive = familyTraits(request.kind.family).takesAdaptiveRatio
        && (isUnset || request.aspectRatio == "adaptive"_L1);
    if (!isAdaptive || picture.isEmpty())
        return request.aspectRatio;
    const QSize within = picture.scaled(1000, 1000, Qt::KeepAspectRatio);
    return u"%1:%2"_s.arg(std::clamp(within.width(), 250, 1000)).arg(std::clamp(within.height(), 250, 1000));
}

} // namespace

QImage firstPicture(const VideoRequest& request)
{
    const QStringList sources = visualSources(request);
    for (const QString& source : sources) {
        const qsizetype comma = source.indexOf(u',');
        if (comma < 0 || !source.startsWith("data:image/"_L1, Qt::CaseInsensitive))
            continue;
        QImage picture;
        if (picture.loadFromData(QByteArray::fromBase64(QStringView(source).sliced(comma + 1).toLatin1())))
            return picture;
    }
    return {};
}

ClipSpec clipSpec(const PracticeJob& job)
{
    const VideoRequest request = withoutData(job.request); // whose lines are short
    ClipSpec spec;
    spec.firstFrame = firstPicture(job.request);
    spec.size = pictureSize(clipTier(request), ratioOf(request, spec.firstFrame.size()));
    spec.seconds = clipSeconds(request);
    spec.title = request.prompt.isEmpty() ? apiTypeLabel(request.kind.apiType) : request.prompt;
    spec.lines = {apiTypeLabel(request.kind.apiType)};
    for (const FieldUse& use : fieldsOf(request.kind)) {
        if (use.field != Field::Extra && use.field != Field::Prompt && isSet(request, use.field))
            spec.lines += fieldLines(request, use.field);
    }
    spec.mark = request.watermark.value_or(false) || request.logo.value_or(0) != 0;
    spec.seed = static_cast<quint32>(qHash(job.id, 0));
    // Where there is a setting for sound, the clip is silent without it.
    spec.sound = !offers(request.kind, Field::Sound) || request.sound == "on"_L1;
    return spec;
}

} // namespace Dailies

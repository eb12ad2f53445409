// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/previewtext.h"

#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/request/sourcename.h"
#include "app/service/call/bodyparts.h"
#include "app/service/text/linkvariables.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(PreviewText)
};

constexpr qsizetype longestData = 160; // shorter data is shown whole
constexpr qsizetype longestName = 40;
constexpr qsizetype keptBefore = 12;
constexpr qsizetype keptBehind = 6;

bool isBase64(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'+'
            || c == u'/' || c == u'=' || c == u'-' || c == u'_';
    });
}

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString shortened(const QString& text)
{
    if (text.size() <= longestData)
        return text;
    constexpr auto mark = ";base64,"_L1;
    const qsizetype found = text.startsWith("data:"_L1) ? text.indexOf(mark) : -1;
    const qsizetype start = found < 0 ? 0 : found + mark.size();
    const QStringView data = QStringView(text).mid(start);
    if (data.size() <= longestData || !isBase64(data))
        return text;
    return text.left(start + keptBefore) + u"… %1 …"_s.arg(sizeText(data.size() * 3 / 4))
        + data.right(keptBehind).toString();
}

/// A local file as it will be sent, in short. A missing file keeps its URL.
QString shownFile(const QString& source, const QString& path)
{
    const QFileInfo file(path);
    if (!file.isFile())
        return source;
    const QString what = Text::tr("%1 of %2").arg(sizeText(file.size()), file.fileName());
    return QString::fromLatin1(dataUriHead(path)) + u"… %1 …"_s.arg(what);
}

QJsonValue shortenedValue(const QJsonValue& value)
{
    if (value.isString()) {
        const QString text = value.toString();
        const QString file = fileInBody(text);
        return file.isEmpty() ? shortened(text) : shownFile(text, file);
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            it.value() = shortenedValue(it.value());
        return object;
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue& each : value.toArray())
            array.append(shortenedValue(each));
        return array;
    }
    return value;
}

} // namespace

QString previewText(const VideoRequest& request)
{
    const QJsonObject body = shortenedValue(encodeCreate(withLinkVariables(request))).toObject();
    return QString::fromUtf8(QJsonDocument(body).toJson()).trimmed();
}

QString previewLinks(const VideoRequest& request)
{
    QStringList lines;
    for (const LinkVariable& variable : linkVariables(request)) {
        const QString name = cutInMiddle(sourceName(variable.source), longestName);
        lines.append(Text::tr("$%1: link to %2, made when you generate", "$LINK_1: link to harbour.mp4")
                         .arg(variable.name, plainText(name)));
    }
    return lines.join(u'\n');
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestdifference.h"

#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"
#include "ui/compose/media/mediawords.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype longestText = 400; // characters of a prompt in the table

class Words {
    Q_DECLARE_TR_FUNCTIONS(RequestDifference)
};

QString shortenedText(const QString& text)
{
    return cutAtEnd(plainText(text.simplified()), longestText);
}

QString mediaWords(const QList<MediaItem>& items, const QLocale& locale)
{
    const QStringList names = mediaNames(items);
    QStringList lines;
    for (qsizetype i = 0; i < items.size(); ++i) {
        lines.append(Words::tr("%1: %2", "name and source of a material")
                         .arg(names.value(i), plainText(sourceWords(items.at(i).source, locale))));
    }
    return lines.join(u'\n');
}

QString shotWords(const QList<Shot>& shots, const QLocale& locale)
{
    QStringList lines;
    for (const Shot& shot : shots) {
        const QString seconds =
            shot.seconds ? Words::tr("%1 s").arg(locale.toString(*shot.seconds, 'g', 6)) : QString();
        const QString prompt = shortenedText(shot.prompt);
        lines.append(seconds.isEmpty() || prompt.isEmpty() ? seconds + prompt : seconds + u" · "_s + prompt);
    }
    return lines.join(u'\n');
}

QString kindWords(const VideoRequest& request)
{
    const RequestKind& kind = request.kind;
    const QString family = u"%1 %2"_s.arg(familyName(kind.family), generationName(kind.generation)).trimmed();
    QStringList parts{plainText(request.model), family, apiTypeLabel(kind.apiType)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

struct Teller {
    Field field;
    const QLocale& locale;

    QString operator()(std::monostate) const { return {}; }
    QString operator()(const QString& text) const
    {
        return field == Field::ImageAddress ? plainText(sourceWords(text, locale))
                                            : shortenedText(valueLabel(field, text));
    }
    QString operator()(bool on) const { return on ? Words::tr("on") : Words::tr("off"); }
    QString operator()(int number) const
    {
        return fieldInfo(field).type == FieldType::IntegerSwitch ? (*this)(number != 0) : locale.toString(number);
    }
    QString operator()(double number) const
    {
        const QString digits = locale.toString(number, 'g', 6);
        return fieldInfo(field).type == FieldType::Seconds ? Words::tr("%1 s").arg(digits) : digits;
    }
    QString operator()(const QStringList& list) const
    {
        QStringList lines;
        for (const QString& each : list)
            lines.append(field == Field::Images ? plainText(sourceWords(each, locale)) : shortenedText(each));
        return lines.join(field == Field::Images ? u"\n"_s : u", "_s);
    }
    QString operator()(const QList<MediaItem>& items) const { return mediaWords(items, locale); }
    QString operator()(const QList<Shot>& shots) const { return shotWords(shots, locale); }
    QString operator()(const QJsonObject& object) const
    {
        return shortenedText(redacted(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact))));
    }
};

} // namespace

QString fieldWords(const VideoRequest& request, Field field, const QLocale& locale)
{
    return std::visit(Teller{field, locale}, fieldValue(request, field));
}

QList<RequestDifference> differencesOf(const VideoRequest& now, const VideoRequest& then, const QLocale& locale)
{
    QList<RequestDifference> differences;
    if (now.kind != then.kind || now.model != then.model)
        differences.append({{}, fieldLabel(Field::Model), kindWords(now), kindWords(then)});
    for (const FieldInfo& info : allFields()) {
        const bool isOffered = offers(now.kind, info.field) || offers(then.kind, info.field);
        if (info.field == Field::Model || !isOffered || fieldValue(now, info.field) == fieldValue(then, info.field))
            continue;
        differences.append({info.field, fieldLabel(info.field), fieldWords(now, info.field, locale),
            fieldWords(then, info.field, locale)});
    }
    return differences;
}

VideoRequest withDifferences(const VideoRequest& now, const VideoRequest& then, const QList<RequestDifference>& taken)
{
    VideoRequest request = now;
    for (const RequestDifference& each : taken) {
        if (each.field) {
            setFieldValue(request, *each.field, fieldValue(then, *each.field));
        } else {
            request.kind = then.kind;
            request.model = then.model;
        }
    }
    return request;
}

} // namespace Dailies

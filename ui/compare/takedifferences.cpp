// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/takedifferences.h"

#include "app/common/redact.h"
#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"
#include "app/request/sourcename.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype longestWord = 24; ///< longer values are left out of captions
constexpr qsizetype promptHead = 80;
constexpr qsizetype mostCaptionParts = 3;

/// The translation context of this file's texts.
class Words {
    Q_DECLARE_TR_FUNCTIONS(TakeDifferences)
public:
    static QString notSet() { return tr("default"); }
    static QString none() { return u"–"_s; } // not applicable: the kind has no such field
    static QString source(const QString& text, bool isWhole);
    static QString media(const QList<MediaItem>& items, bool isWhole);
    static QString shots(const QList<Shot>& shots);
    static QString list(const QStringList& texts, Field field, bool isWhole);
    static QString value(const VideoRequest& request, const FieldInfo& info, bool isWhole);
    static QString kind(const RequestKind& kind);
    static QList<TakeDifference> delivered(const QList<std::optional<DeliveredTake>>& clips);
};

QString number(double value)
{
    return QLocale().toString(value, 'g', 6);
}

/// Tells texts apart that look alike.
QString digestOf(const QString& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().first(6));
}

/// The name of a file. `isWhole`: also what tells it from another of the same name.
QString Words::source(const QString& text, bool isWhole)
{
    if (text.startsWith("data:"_L1))
        return tr("embedded (%1)").arg(digestOf(text));
    if (!isLocalFile(text))
        return text.section(u'?', 0, 0);
    const QString path = localPath(text);
    const QString name = sourceName(text);
    if (!isWhole)
        return name;
    // Nobody knows the names under which the program keeps pictures.
    return path.endsWith(name) ? QDir::toNativeSeparators(path) : u"%1 (%2)"_s.arg(name, digestOf(text));
}

QString Words::media(const QList<MediaItem>& items, bool isWhole)
{
    QStringList parts;
    for (const MediaItem& item : items) {
        parts.append(
            tr("%1: %2", "kind of media and where it is").arg(mediaTypeLabel(item.type), source(item.source, isWhole)));
        if (!item.referenceVoice.isEmpty())
            parts.append(tr("voice %1").arg(source(item.referenceVoice, isWhole)));
    }
    return parts.join(u"; "_s);
}

QString Words::shots(const QList<Shot>& shots)
{
    QStringList parts;
    for (const Shot& shot : shots)
        parts.append(shot.seconds ? tr("%1 (%2 s)").arg(shot.prompt, number(*shot.seconds)) : shot.prompt);
    return parts.join(u"; "_s);
}

QString Words::list(const QStringList& texts, Field field, bool isWhole)
{
    QStringList parts = texts;
    if (field == Field::Images)
        std::ranges::transform(texts, parts.begin(), [isWhole](const QString& text) { return source(text, isWhole); });
    return parts.join(u"; "_s);
}

QString Words::value(const VideoRequest& request, const FieldInfo& info, bool isWhole)
{
    if (!offers(request.kind, info.field))
        return none();
    const FieldValue value = fieldValue(request, info.field);
    if (std::holds_alternative<std::monostate>(value))
        return notSet();
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? tr("on") : tr("off");
    if (const auto* count = std::get_if<int>(&value))
        return QLocale().toString(*count);
    if (const auto* amount = std::get_if<double>(&value))
        return info.type == FieldType::Seconds ? tr("%1 s").arg(number(*amount)) : number(*amount);
    QString text = valueLabel(info.field, valueOrEmpty<QString>(value));
    if (info.field == Field::ImageAddress)
        text = source(text, isWhole);
    else if (info.type == FieldType::List)
        text = media(valueOrEmpty<QList<MediaItem>>(value), isWhole) + shots(valueOrEmpty<QList<Shot>>(value))
            + list(valueOrEmpty<QStringList>(value), info.field, isWhole);
    return plainText(text.simplified());
}

QString Words::kind(const RequestKind& kind)
{
    return u"%1 · %2"_s.arg(
        u"%1 %2"_s.arg(familyName(kind.family), generationName(kind.generation)).trimmed(), apiTypeLabel(kind.apiType));
}

bool areSame(const QStringList& values)
{
    return std::all_of(
        values.begin(), values.end(), [&](const QString& value) { return value == values.constFirst(); });
}

/// Collects each value of a JSON object under its path, such as "parameters.seed".
void flatten(const QJsonObject& object, const QString& before, QMap<QString, QString>& values)
{
    for (auto entry = object.constBegin(); entry != object.constEnd(); ++entry) {
        const QString way = before.isEmpty() ? entry.key() : before + u'.' + entry.key();
        if (entry->isObject()) {
            flatten(entry->toObject(), way, values);
            continue;
        }
        const QByteArray text = QJsonDocument(QJsonArray{*entry}).toJson(QJsonDocument::Compact);
        values.insert(way, entry->isString() ? entry->toString() : QString::fromUtf8(text.mid(1, text.size() - 2)));
    }
}

/// Returns one row for each value of the custom JSON, such as a seed, that is not the same in all takes.
QList<TakeDifference> jsonDifferences(const QList<QJsonObject>& objects, Field field)
{
    QList<QMap<QString, QString>> all;
    QMap<QString, int> ways;
    for (const QJsonObject& object : objects) {
        QMap<QString, QString>& values = all.emplaceBack();
        flatten(object, {}, values);
        for (auto value = values.constBegin(); value != values.constEnd(); ++value)
            ways.insert(value.key(), 0);
    }
    QList<TakeDifference> rows;
    for (auto way = ways.constBegin(); way != ways.constEnd(); ++way) {
        TakeDifference row{plainText(way.key()), {}, field};
        for (const QMap<QString, QString>& values : std::as_const(all))
            row.values.append(
                values.contains(way.key()) ? plainText(values.value(way.key()).simplified()) : Words::notSet());
        if (!areSame(row.values))
            rows.append(row);
    }
    return rows;
}

QList<TakeDifference> Words::delivered(const QList<std::optional<DeliveredTake>>& clips)
{
    TakeDifference length{tr("Delivered length"), {}, {}, false};
    TakeDifference size{tr("Delivered size"), {}, {}, false};
    TakeDifference rate{tr("Frames per second"), {}, {}, false};
    for (const std::optional<DeliveredTake>& clip : clips) {
        const DeliveredTake known = clip.value_or(DeliveredTake());
        length.values.append(clip ? tr("%1 s").arg(QLocale().toString(known.seconds, 'f', 2)) : none());
        size.values.append(clip ? u"%1×%2"_s.arg(known.size.width()).arg(known.size.height()) : none());
        const QString pictures = QLocale().toString(known.framesPerSecond, 'g', 4);
        rate.values.append(clip && known.framesPerSecond > 0 ? pictures : none());
    }
    QList<TakeDifference> rows;
    for (const TakeDifference& row : {length, size, rate}) {
        QStringList known = row.values;
        known.removeAll(none());
        if (!known.isEmpty() && !areSame(known))
            rows.append(row);
    }
    return rows;
}

} // namespace

QList<TakeDifference> takeDifferences(
    const QList<VideoTask>& tasks, const QList<std::optional<DeliveredTake>>& delivered)
{
    QList<TakeDifference> rows;
    const auto add = [&rows](const TakeDifference& row) {
        if (!row.values.isEmpty() && !areSame(row.values))
            rows.append(row);
    };
    TakeDifference kinds{Words::tr("Kind"), {}};
    QList<QJsonObject> logos;
    QList<QJsonObject> extras;
    for (const VideoTask& task : tasks) {
        kinds.values.append(Words::kind(task.request.kind));
        logos.append(task.request.logoParam.value_or(QJsonObject()));
        extras.append(task.request.extra);
    }
    for (const FieldInfo& info : allFields()) {
        if (info.type == FieldType::Json) {
            rows += jsonDifferences(info.field == Field::Extra ? extras : logos, info.field);
            continue;
        }
        TakeDifference row{fieldLabel(info.field), {}, info.field};
        for (const bool isWhole : {false, true}) {
            if (!areSame(row.values))
                break;
            row.values.clear();
            for (const VideoTask& task : tasks)
                row.values.append(Words::value(task.request, info, isWhole));
        }
        add(row);
        if (info.field == Field::Model)
            add(kinds);
    }
    return rows + Words::delivered(delivered);
}

QString wordsForTake(const QList<TakeDifference>& differences, const VideoTask& task, int number)
{
    static constexpr Field speakForThemselves[] = {
        Field::Model, Field::Resolution, Field::AspectRatio, Field::Duration, Field::Mode};
    QStringList parts;
    bool promptDiffers = false;
    for (const TakeDifference& row : differences) {
        const QString value = row.values.value(number);
        promptDiffers = promptDiffers || row.field == Field::Prompt;
        const bool isShort = value.size() <= longestWord && value != Words::none();
        if (!row.isRequested || row.field == Field::Prompt || !isShort || parts.size() == mostCaptionParts)
            continue;
        const bool isPlain = row.field
            && std::find(std::begin(speakForThemselves), std::end(speakForThemselves), *row.field)
                != std::end(speakForThemselves);
        const bool isSet = value != Words::notSet();
        parts.append(isPlain && isSet ? value : Words::tr("%1 %2", "parameter and value").arg(row.label, value));
    }
    const QString prompt = plainText(task.request.prompt.left(promptHead).simplified());
    if ((parts.isEmpty() || promptDiffers) && !prompt.isEmpty())
        parts.append(prompt);
    return parts.join(u" · "_s);
}

} // namespace Dailies

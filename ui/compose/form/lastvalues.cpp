// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/lastvalues.h"

#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr Field remembered[] = {Field::Resolution, Field::AspectRatio, Field::Duration, Field::Mode, Field::Sound,
    Field::PromptExtend, Field::Watermark};

QString keyOf(const RequestKind& kind, const QString& model)
{
    const QString name = kindName(kind) + u' ' + model;
    return u"compose/last/"_s + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

QJsonValue toJson(const FieldValue& value)
{
    if (const auto* text = std::get_if<QString>(&value))
        return *text;
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* isOn = std::get_if<bool>(&value))
        return *isOn;
    return {};
}

FieldValue fromJson(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble())
        return value.toDouble();
    if (value.isBool())
        return value.toBool();
    return {};
}

} // namespace

void LastValues::keep(const VideoRequest& request)
{
    QJsonObject values;
    for (const Field field : remembered) {
        if (offers(request.kind, field) && isSet(request, field))
            values[fieldKey(field)] = toJson(fieldValue(request, field));
    }
    m_kept[keyOf(request.kind, request.model)] =
        QString::fromUtf8(QJsonDocument(values).toJson(QJsonDocument::Compact));
}

void LastValues::write()
{
    for (const auto& [key, values] : m_kept.asKeyValueRange())
        m_settings.setValue(key, values);
    m_kept.clear();
}

VideoRequest LastValues::fresh(const RequestKind& kind, const QString& model, const ModelProfile& profile) const
{
    VideoRequest request;
    request.kind = kind;
    request.model = model;
    const QString key = keyOf(kind, model);
    const QString known = m_kept.value(key, m_settings.value(key).toString());
    if (known.isEmpty()) {
        const double seconds = profile.defaults.value(fieldKey(Field::Duration)).toDouble();
        if (seconds > 0 && offers(kind, Field::Duration))
            request.durationSeconds = seconds;
        return request;
    }
    const QJsonObject values = QJsonDocument::fromJson(known.toUtf8()).object();
    for (const Field field : remembered) {
        // A file of settings may contain anything.
        const FieldValue value = fromJson(values.value(fieldKey(field)));
        VideoRequest with = request;
        setFieldValue(with, field, value);
        if (fieldValue(with, field) == value)
            request = with;
    }
    return request;
}

} // namespace Dailies

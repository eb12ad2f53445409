// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/wirekeys.h"

#include "app/common/shorttext.h"
#include "app/request/kindfields.h"
#include "app/service/wire/successwords.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QMetaType>

#include <cmath>
#include <limits>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

bool isWhole(const QJsonValue& value)
{
    const double number = value.toDouble();
    return value.isDouble() && std::floor(number) == number && std::abs(number) <= std::numeric_limits<int>::max();
}

bool hasType(const QJsonValue& value, WireType type)
{
    switch (type) {
    case WireType::Text:
    case WireType::SecondsText: return value.isString();
    case WireType::Integer:
    case WireType::SecondsInteger: return isWhole(value);
    case WireType::Number: return value.isDouble();
    case WireType::Boolean: return value.isBool();
    case WireType::Object:
    case WireType::FreeObject: return value.isObject();
    case WireType::Array: return value.isArray();
    }
    return false;
}

QString expected(WireType type)
{
    switch (type) {
    case WireType::Text: return QCoreApplication::translate("Wire", "text");
    case WireType::SecondsText: return QCoreApplication::translate("Wire", "seconds as text, such as \"5\"");
    case WireType::Integer:
    case WireType::SecondsInteger: return QCoreApplication::translate("Wire", "an integer");
    case WireType::Number: return QCoreApplication::translate("Wire", "a number");
    case WireType::Boolean: return QCoreApplication::translate("Wire", "true or false");
    case WireType::Object:
    case WireType::FreeObject: return QCoreApplication::translate("Wire", "an object");
    case WireType::Array: return QCoreApplication::translate("Wire", "a list");
    }
    return {};
}

QString shown(const QJsonValue& value)
{
    if (value.isObject())
        return QCoreApplication::translate("Wire", "an object");
    if (value.isArray())
        return QCoreApplication::translate("Wire", "a list");
    QString text = QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    text = text.mid(1, text.size() - 2);
    return cutAtEnd(text, 40);
}

/// Compares a body with a family's table.
class Inspector {
public:
    explicit Inspector(const QList<WireKey>& keys) : m_keys(keys) {}

    QList<Finding> run(const QJsonObject& body)
    {
        members(body, {}, {}, -1);
        return m_findings;
    }

private:
    void members(const QJsonObject& object, const QString& pattern, const QString& path, int index)
    {
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString dot = pattern.isEmpty() ? QString() : u"."_s;
            value(it.value(), pattern + dot + it.key(), path + dot + it.key(), index);
        }
    }

    void value(const QJsonValue& value, const QString& pattern, const QString& path, int index)
    {
        const auto key = std::ranges::find_if(
            m_keys, [&pattern](const WireKey& row) { return pattern == QLatin1StringView(row.path); });
        if (key == m_keys.end()) {
            add(Severity::Ask, {}, path, -1, QCoreApplication::translate("Wire", "unknown field; sent unchanged"));
        } else if (!hasType(value, key->type)) {
            add(Severity::Stop, &*key, path, index,
                QCoreApplication::translate("Wire", "expected %1, found %2").arg(expected(key->type), shown(value)));
        } else if (key->type == WireType::Object) {
            members(value.toObject(), pattern, path, index);
        } else if (key->type == WireType::Array) {
            const QJsonArray items = value.toArray();
            for (int i = 0; i < items.size(); ++i)
                this->value(items.at(i), pattern + u"[]"_s, path + u"[%1]"_s.arg(i), i);
        } else if (key->type == WireType::SecondsText) {
            bool isNumber = false;
            const QString text = value.toString();
            const double seconds = text.toDouble(&isNumber);
            if (!text.isEmpty() && !(isNumber && std::isfinite(seconds)))
                add(Severity::Ask, &*key, path, index,
                    QCoreApplication::translate("Wire", "%1 isn't a number of seconds; sent unchanged")
                        .arg(shown(value)));
        }
    }

    void add(Severity severity, const WireKey* key, const QString& path, int index, const QString& message)
    {
        Finding finding{severity, key ? key->field : std::optional<Field>(), index, {}, path, message};
        if (key)
            finding.part = QString::fromLatin1(key->part);
        m_findings.append(finding);
    }

    const QList<WireKey>& m_keys;
    QList<Finding> m_findings;
};

QJsonValue toWire(const QString& value, WireType)
{
    return value.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(value);
}

QJsonValue toWire(std::optional<bool> value, WireType)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Undefined);
}

QJsonValue toWire(std::optional<int> value, WireType)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Undefined);
}

QJsonValue toWire(std::optional<double> value, WireType type)
{
    if (!value)
        return QJsonValue(QJsonValue::Undefined);
    return type == WireType::SecondsText ? QJsonValue(secondsText(*value)) : QJsonValue(*value);
}

void fromWire(const QJsonValue& value, QString& member)
{
    member = value.toString();
}

void fromWire(const QJsonValue& value, std::optional<bool>& member)
{
    member = value.toBool();
}

void fromWire(const QJsonValue& value, std::optional<int>& member)
{
    member = value.toInt();
}

void fromWire(const QJsonValue& value, std::optional<double>& member)
{
    bool isNumber = true;
    const double number = value.isString() ? value.toString().toDouble(&isNumber) : value.toDouble();
    if (isNumber && std::isfinite(number))
        member = number;
}

} // namespace

QList<WireKey> keysOf(const QList<WireKey>& table, const RequestKind& kind)
{
    QList<WireKey> result;
    for (const WireKey& key : table) {
        const bool voice = QLatin1StringView(key.part) == "referenceVoice"_L1;
        if ((!key.field || offers(kind, *key.field)) && (!voice || offersReferenceVoice(kind)))
            result.append(key);
    }
    // Remove objects whose keys all belong to other kinds.
    result.removeIf([&result](const WireKey& key) {
        const QString within = QString::fromLatin1(key.path) + u'.';
        return !key.field && std::none_of(result.cbegin(), result.cend(), [&within](const WireKey& other) {
            return QLatin1StringView(other.path).startsWith(within);
        });
    });
    return result;
}

void writeScalars(QJsonObject& body, const QList<WireKey>& keys, const VideoRequest& request)
{
    for (const WireKey& key : keys) {
        if (!key.field)
            continue;
        std::visit(
            [&](auto member) {
                if constexpr (!std::is_same_v<decltype(member), std::monostate>) {
                    const QJsonValue value = toWire(request.*member, key.type);
                    if (!value.isUndefined())
                        setValueAt(body, QString::fromLatin1(key.path), value);
                }
            },
            fieldInfo(*key.field).member);
    }
}

void readScalars(const QJsonObject& body, const QList<WireKey>& keys, VideoRequest& request)
{
    for (const WireKey& key : keys) {
        if (!key.field)
            continue;
        const QJsonValue value = valueAt(body, QString::fromLatin1(key.path));
        if (value.isUndefined() || !hasType(value, key.type))
            continue;
        std::visit(
            [&](auto member) {
                if constexpr (!std::is_same_v<decltype(member), std::monostate>)
                    fromWire(value, request.*member);
            },
            fieldInfo(*key.field).member);
    }
}

QList<Finding> inspect(const QJsonObject& body, const QList<WireKey>& keys)
{
    return Inspector(keys).run(body);
}

QJsonValue valueAt(const QJsonObject& body, const QString& path)
{
    QJsonValue value = body;
    for (const QString& key : path.split(u'.'))
        value = value.toObject().value(key);
    return value;
}

void setValueAt(QJsonObject& body, const QString& path, const QJsonValue& value)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0) {
        body[path] = value;
        return;
    }
    QJsonObject inner = body.value(path.first(dot)).toObject();
    setValueAt(inner, path.sliced(dot + 1), value);
    body[path.first(dot)] = inner;
}

QString secondsText(double seconds)
{
    return QString::number(seconds, 'g', 12);
}

QString textOf(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    // A number that was rounded when parsed is no ID: better none than a wrong one.
    if (value.isDouble() && value.toVariant().typeId() == QMetaType::LongLong)
        return QString::number(value.toInteger());
    return {};
}

void fill(QString& member, const QJsonValue& value)
{
    if (member.isEmpty())
        member = textOf(value);
}

void fillFigure(QString& member, const QJsonValue& value)
{
    if (member.isEmpty())
        member =
            value.isDouble() ? QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest) : textOf(value);
}

void fillId(QString& member, const QJsonValue& value)
{
    const QString text = textOf(value);
    if (member.isEmpty() && !text.trimmed().isEmpty() && !(value.isDouble() && text == "0"_L1))
        member = text;
}

QString errorCodeOf(const QJsonValue& value)
{
    const QString code = textOf(value);
    return isWordOfSuccess(code) ? QString() : code;
}

} // namespace Dailies

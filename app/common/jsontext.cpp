// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Finds keys that stand twice in their object, in a text that the parser has found to be well-formed.
class DuplicateFinder {
public:
    explicit DuplicateFinder(const QByteArray& text) : m_text(text) {}

    QStringList run()
    {
        value({});
        return m_found;
    }

private:
    void value(const QString& path)
    {
        skipSpace();
        if (peek() == '{')
            object(path);
        else if (peek() == '[')
            array(path);
        else if (peek() == '"')
            string();
        else
            while (m_at < m_text.size() && !strchr(",]} \t\r\n", peek()))
                ++m_at;
        skipSpace();
    }

    void object(const QString& path)
    {
        QSet<QString> seen;
        ++m_at;
        for (skipSpace(); peek() == '"'; skipSpace()) {
            const QString key = string();
            const QString place = path.isEmpty() ? key : path + u'.' + key;
            if (seen.contains(key))
                m_found.append(place);
            seen.insert(key);
            skipSpace();
            ++m_at; // the colon
            value(place);
            if (peek() == ',')
                ++m_at;
        }
        ++m_at;
    }

    void array(const QString& path)
    {
        ++m_at;
        skipSpace();
        for (int index = 0; peek() != ']' && m_at < m_text.size(); ++index) {
            value(path + u"[%1]"_s.arg(index));
            if (peek() == ',')
                ++m_at;
        }
        ++m_at;
    }

    QString string()
    {
        const qsizetype start = m_at++;
        while (m_at < m_text.size() && peek() != '"')
            m_at += peek() == '\\' ? 2 : 1;
        ++m_at;
        // The parser itself unescapes, so that "a" and "\u0061" are seen to be one key.
        const QByteArray literal = '[' + m_text.mid(start, m_at - start) + ']';
        return QJsonDocument::fromJson(literal).array().first().toString();
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && strchr(" \t\r\n", peek()))
            ++m_at;
    }

    char peek() const { return m_at < m_text.size() ? m_text.at(m_at) : '\0'; }

    const QByteArray& m_text;
    qsizetype m_at = 0;
    QStringList m_found;
};

/// What keeps an item of an array as it is when merged.
QJsonValue keeper(const QJsonValue& item)
{
    return item.isObject() ? QJsonValue(QJsonObject()) : QJsonValue(QJsonValue::Null);
}

QJsonValue mergedValue(const QJsonValue& base, const QJsonValue& overlay)
{
    if (base.isObject() && overlay.isObject())
        return merged(base.toObject(), overlay.toObject());
    if (!base.isArray() || !overlay.isArray())
        return overlay;
    QJsonArray result = base.toArray();
    const QJsonArray items = overlay.toArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (i >= result.size())
            result.append(items.at(i));
        else if (!items.at(i).isNull())
            result[i] = mergedValue(result.at(i), items.at(i));
    }
    return result;
}

QJsonValue differenceValue(const QJsonValue& whole, const QJsonValue& base)
{
    if (whole.isObject() && base.isObject())
        return difference(whole.toObject(), base.toObject());
    if (!whole.isArray() || !base.isArray())
        return whole;
    QJsonArray result;
    const QJsonArray items = whole.toArray();
    const QJsonArray known = base.toArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QJsonValue was = i < known.size() ? known.at(i) : QJsonValue(QJsonValue::Undefined);
        result.append(items.at(i) == was ? keeper(was) : differenceValue(items.at(i), was));
    }
    return result;
}

} // namespace

Result<JsonText> parseJsonObject(const QByteArray& text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        // The parser stops after the white space behind what it could not read.
        QByteArray before = text.left(error.offset);
        while (!before.isEmpty() && strchr(" \t\r\n", before.back()))
            before.chop(1);
        const qsizetype line = before.count('\n') + 1;
        const qsizetype column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate("JsonText", "This is not JSON: %1, at line %2, column %3.")
                .arg(error.errorString())
                .arg(line)
                .arg(column));
    }
    if (!document.isObject())
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate("JsonText", "A JSON object in braces is expected, found a list."));
    return JsonText{document.object(), DuplicateFinder(text).run()};
}

QJsonObject merged(const QJsonObject& base, const QJsonObject& overlay)
{
    QJsonObject result = base;
    for (auto it = overlay.begin(); it != overlay.end(); ++it)
        result[it.key()] = base.contains(it.key()) ? mergedValue(base.value(it.key()), it.value()) : it.value();
    return result;
}

QJsonObject difference(const QJsonObject& whole, const QJsonObject& base)
{
    QJsonObject result;
    for (auto it = whole.begin(); it != whole.end(); ++it) {
        if (!base.contains(it.key()))
            result[it.key()] = it.value();
        else if (it.value() != base.value(it.key()))
            result[it.key()] = differenceValue(it.value(), base.value(it.key()));
    }
    return result;
}

} // namespace Dailies

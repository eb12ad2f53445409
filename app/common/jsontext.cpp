// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <cctype>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostDigits = 40; ///< of a number in a message

/// Finds what the parser does not tell about a text that it accepted: duplicate members, and whole numbers that are too
/// large for it to keep.
class TextWalk {
public:
    explicit TextWalk(const QByteArray& text) : m_text(text) { value(); }

    const QStringList& duplicates() const { return m_found; }
    /// The first such number, as a part of the text; empty if there is none.
    QByteArrayView tooLarge() const { return m_tooLarge; }

private:
    void value()
    {
        skipSpace();
        if (peek() == '{')
            object();
        else if (peek() == '[')
            array();
        else if (peek() == '"')
            passString();
        else
            literal();
        skipSpace();
    }

    /// A number, true, false or null.
    void literal()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && !strchr(",]} \t\r\n", peek()))
            ++m_at;
        const QByteArrayView word = QByteArrayView(m_text).sliced(start, m_at - start);
        const bool isWhole = std::ranges::all_of(word, [](char c) { return c == '-' || (c >= '0' && c <= '9'); });
        bool isKept = true;
        if (isWhole)
            (void)word.toByteArray().toLongLong(&isKept);
        if (!isKept && m_tooLarge.isEmpty())
            m_tooLarge = word;
    }

    void object()
    {
        const qsizetype length = m_place.size();
        QSet<QString> seen;
        ++m_at;
        for (skipSpace(); peek() == '"'; skipSpace()) {
            const QString key = this->key();
            if (length > 0)
                m_place += u'.';
            m_place += key;
            if (seen.contains(key))
                m_found.append(m_place);
            seen.insert(key);
            skipSpace();
            ++m_at; // the colon
            value();
            m_place.truncate(length);
            if (peek() == ',')
                ++m_at;
        }
        ++m_at;
    }

    void array()
    {
        const qsizetype length = m_place.size();
        ++m_at;
        skipSpace();
        for (int index = 0; peek() != ']' && m_at < m_text.size(); ++index) {
            m_place += u'[' + QString::number(index) + u']';
            value();
            m_place.truncate(length);
            if (peek() == ',')
                ++m_at;
        }
        ++m_at;
    }

    void passString()
    {
        ++m_at;
        while (m_at < m_text.size() && peek() != '"')
            m_at += peek() == '\\' ? 2 : 1;
        ++m_at;
    }

    QString key()
    {
        const qsizetype start = m_at;
        passString();
        const QByteArrayView literal = QByteArrayView(m_text).sliced(start, m_at - start);
        if (!literal.contains('\\'))
            return QString::fromUtf8(literal.sliced(1, literal.size() - 2));
        // Uses the parser to unescape, so that "a" and "\u0061" are recognised as equal.
        return QJsonDocument::fromJson('[' + literal.toByteArray() + ']').array().first().toString();
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && strchr(" \t\r\n", peek()))
            ++m_at;
    }

    char peek() const { return m_at < m_text.size() ? m_text.at(m_at) : '\0'; }

    const QByteArray& m_text;
    qsizetype m_at = 0;
    QString m_place; ///< path of the current value
    QStringList m_found;
    QByteArrayView m_tooLarge;
};

/// The offset at which the text stops being JSON.
qsizetype placeOf(const QJsonParseError& error, const QByteArray& text)
{
    qsizetype place = std::min<qsizetype>(error.offset, text.size());
    const auto isSpace = [&text](qsizetype at) { return strchr(" \t\r\n", text.at(at)) != nullptr; };
    const auto closes = [&text](qsizetype at) { return text.at(at) == '}' || text.at(at) == ']'; };
    // The parser's offset is behind the unexpected character, or behind the white space after the last valid one.
    const bool readOn =
        error.error != QJsonParseError::GarbageAtEnd && error.error != QJsonParseError::UnterminatedString;
    if (readOn && place > 0 && !isSpace(place - 1) && (place < text.size() || closes(place - 1))) {
        --place;
    } else {
        while (place > 0 && isSpace(place - 1))
            --place;
    }
    while (error.error == QJsonParseError::IllegalValue && place > 0 && std::isalnum(text.at(place - 1)) != 0)
        --place;
    return place;
}

/// What is missing in an object at this place, judged by the text before it.
const char* lackOfObject(const QByteArray& before)
{
    const QByteArray known = before.trimmed();
    if (known.endsWith('{') || known.endsWith(','))
        return QT_TRANSLATE_NOOP("JsonText", "missing key in double quotes");
    if (known.endsWith(':'))
        return QT_TRANSLATE_NOOP("JsonText", "missing value");
    return QT_TRANSLATE_NOOP("JsonText", "missing comma or closing brace");
}

/// Describes the error for the user.
QString wordsOf(const QJsonParseError& error, const QByteArray& before)
{
    const auto say = [](const char* words) { return QCoreApplication::translate("JsonText", words); };
    switch (error.error) {
    case QJsonParseError::UnterminatedObject:
    case QJsonParseError::TerminationByNumber: return say(lackOfObject(before));
    case QJsonParseError::UnterminatedArray:
    case QJsonParseError::MissingValueSeparator:
        return say(QT_TRANSLATE_NOOP("JsonText", "missing comma or closing bracket"));
    case QJsonParseError::MissingNameSeparator: return say(QT_TRANSLATE_NOOP("JsonText", "missing colon after a key"));
    case QJsonParseError::MissingObject:
        return before.trimmed().endsWith(',') ? say(QT_TRANSLATE_NOOP("JsonText", "trailing comma"))
                                              : say(lackOfObject(before));
    case QJsonParseError::UnterminatedString: return say(QT_TRANSLATE_NOOP("JsonText", "missing closing quote"));
    case QJsonParseError::IllegalNumber: return say(QT_TRANSLATE_NOOP("JsonText", "not a number"));
    case QJsonParseError::GarbageAtEnd:
        return say(QT_TRANSLATE_NOOP("JsonText", "unexpected text after the closing brace"));
    case QJsonParseError::IllegalValue: return say(QT_TRANSLATE_NOOP("JsonText", "missing or invalid value"));
    default: return error.errorString();
    }
}

/// Whether the text is a number, a string, true, false or null, which Qt's parser does not accept alone.
bool isOneValue(const QByteArray& text)
{
    return QJsonDocument::fromJson('[' + text + ']').array().size() == 1;
}

/// The sentence has the place of what follows `before`: the line as its first number, the column as its second.
tl::unexpected<Error> failureAt(const QByteArray& before, const QString& sentence)
{
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
    return failure(ErrorKind::BadInput, sentence.arg(line).arg(column));
}

/// The value that leaves an array's item unchanged when merged.
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

QJsonDocument parsed(const QByteArray& text, QJsonParseError& error)
{
    QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::UnterminatedString)
        return document;
    // At the end of the text, Qt takes a whole string for one without its closing quote.
    QJsonParseError later;
    QJsonDocument::fromJson(text + ' ', &later);
    if (later.error != QJsonParseError::UnterminatedString)
        error = later;
    return document;
}

} // namespace

Result<JsonText> parseJsonObject(const QByteArray& text, JsonDuplicates duplicates)
{
    QJsonParseError error;
    const QJsonDocument document = parsed(text, error);
    if (error.error != QJsonParseError::NoError && isOneValue(text))
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate("JsonText", "Expected a JSON object in braces, found a single value."));
    if (error.error != QJsonParseError::NoError) {
        const QByteArray before = text.left(placeOf(error, text));
        return failureAt(before,
            QCoreApplication::translate("JsonText", "Invalid JSON: %1 (line %2, column %3).")
                .arg(wordsOf(error, before)));
    }
    if (!document.isObject())
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate("JsonText", "Expected a JSON object in braces, found a list."));
    if (duplicates == JsonDuplicates::Ignore)
        return JsonText{document.object(), {}};
    const TextWalk walk(text);
    if (const QByteArrayView number = walk.tooLarge(); !number.isEmpty())
        return failureAt(text.left(number.data() - text.data()),
            QCoreApplication::translate("JsonText",
                "The number %1 is too large to be sent unchanged. Put it in quotes, or use a smaller one (line %2, "
                "column %3).")
                .arg(QString::fromLatin1(number.first(std::min<qsizetype>(number.size(), mostDigits)))));
    return JsonText{document.object(), walk.duplicates()};
}

qsizetype jsonBreaksAt(const QByteArray& text)
{
    QJsonParseError error;
    parsed(text, error);
    return error.error == QJsonParseError::NoError ? -1 : placeOf(error, text);
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

QJsonValue withTexts(const QJsonValue& value, const std::function<QString(const QString& text)>& change)
{
    if (value.isString())
        return change(value.toString());
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue& item : value.toArray())
            items.append(withTexts(item, change));
        return items;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            member.value() = withTexts(member.value(), change);
        return object;
    }
    return value;
}

} // namespace Dailies

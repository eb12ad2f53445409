// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/csvtext.h"

#include "app/common/redact.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct CsvTexts {
    Q_DECLARE_TR_FUNCTIONS(Csv)
};

/// A row before its fields have names.
struct RawRow {
    int line = 0;
    QStringList fields;
};

/// The text of a file in UTF-8, or in UTF-16 if it begins with a byte order mark. Line ends become single line feeds.
QString textOf(const QByteArray& bytes)
{
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8);
    QString text = QStringDecoder(encoding)(bytes);
    text.replace("\r\n"_L1, "\n"_L1);
    return text.contains(u'\n') ? text : text.replace(u'\r', u'\n');
}

/// What separates the fields: what the first line says, as in "sep=;", or what a line among the first has most of.
QChar separatorIn(const QString& text)
{
    constexpr int mostTitles = 10;
    QStringView rest(text);
    QChar best = u',';
    qsizetype most = 0;
    for (int line = 0; line < mostTitles && !rest.isEmpty(); ++line) {
        const qsizetype end = rest.indexOf(u'\n');
        const QStringView words = end < 0 ? rest : rest.left(end);
        rest = end < 0 ? QStringView() : rest.mid(end + 1);
        if (line == 0 && words.size() == 5 && words.startsWith("sep="_L1, Qt::CaseInsensitive))
            return words.back();
        for (const QChar each : {u',', u';', u'\t'}) {
            if (words.count(each) > most) {
                best = each;
                most = words.count(each);
            }
        }
        if (most > 0)
            break;
    }
    return best;
}

/// Whether a row has one field only, the first.
bool isTitle(const RawRow& row)
{
    return std::ranges::all_of(row.fields.sliced(1), &QString::isEmpty);
}

/// Whether a row has several fields, and words in each.
bool areNames(const RawRow& row)
{
    return !isTitle(row) && std::ranges::all_of(row.fields, [](const QString& field) {
        return field.isEmpty() || std::ranges::any_of(field, [](QChar sign) { return sign.isLetter(); });
    });
}

/// Splits a text into rows. A quoted field may contain separators, line ends and doubled quotation marks.
class CsvSplitter final {
public:
    CsvSplitter(const QString& text, QChar separator) : m_text(text), m_separator(separator) {}

    Result<QList<RawRow>> split()
    {
        for (qsizetype at = 0; at < m_text.size(); ++at)
            take(at);
        if (m_isQuoted)
            return failure(ErrorKind::BadInput,
                CsvTexts::tr("Line %1: a quotation mark isn't closed. The file wasn't used.").arg(m_row.line));
        endRow();
        return m_rows;
    }

private:
    void take(qsizetype& at)
    {
        const QChar sign = m_text.at(at);
        if (sign == u'\n')
            ++m_line;
        if (m_isQuoted) {
            if (sign != u'"')
                m_field += sign;
            else if (at + 1 < m_text.size() && m_text.at(at + 1) == u'"')
                m_field += m_text.at(++at);
            else
                m_isQuoted = false;
        } else if (sign == u'"' && m_field.isEmpty()) {
            m_isQuoted = true;
        } else if (sign == m_separator) {
            m_row.fields.append(std::exchange(m_field, {}).trimmed());
        } else if (sign == u'\n') {
            endRow();
        } else if (sign != u'\r') {
            m_field += sign;
        }
    }

    void endRow()
    {
        m_row.fields.append(std::exchange(m_field, {}).trimmed());
        if (std::any_of(
                m_row.fields.cbegin(), m_row.fields.cend(), [](const QString& field) { return !field.isEmpty(); }))
            m_rows.append(m_row);
        m_row = {m_line, {}};
    }

    const QString& m_text;
    QChar m_separator;
    int m_line = 1;
    bool m_isQuoted = false;
    QString m_field;
    RawRow m_row{1, {}};
    QList<RawRow> m_rows;
};

QString simpleName(const QString& name)
{
    QString simple = name.toLower();
    simple.removeIf([](QChar sign) { return sign == u' ' || sign == u'-' || sign == u'_'; });
    return simple;
}

/// The first name that an earlier column has, too; empty if there is none. Columns may have no name.
QString repeatedName(const QStringList& names)
{
    QStringList earlier;
    for (const QString& name : names) {
        const QString simple = simpleName(name);
        if (!simple.isEmpty() && earlier.contains(simple))
            return name;
        earlier.append(simple);
    }
    return {};
}

} // namespace

QString csvField(const QString& text)
{
    QString field = terminalText(text);
    constexpr QStringView formula = u"=+-@\t\r\n＝＋－＠";
    if (!field.isEmpty() && formula.contains(field.front()))
        field.prepend(u'\'');
    constexpr QStringView special = u",;\"\n\r\t'";
    const bool isSpecial =
        std::any_of(field.cbegin(), field.cend(), [special](QChar c) { return special.contains(c) || c.isSpace(); });
    return isSpecial ? u'"' + field.replace(u'"', u"\"\""_s) + u'"' : field;
}

QByteArray csvLine(const QStringList& fields)
{
    return fields.join(u',').toUtf8() + "\r\n";
}

QString CsvRow::field(const QStringList& names) const
{
    for (const QString& name : names) {
        if (const QString value = fields.value(name); !value.isEmpty())
            return value;
    }
    return {};
}

Result<QList<CsvRow>> readCsv(const QByteArray& bytes)
{
    const QString text = textOf(bytes);
    Result<QList<RawRow>> rows = CsvSplitter(text, separatorIn(text)).split();
    if (!rows)
        return failure(rows.error());
    // Spreadsheet programs begin with the separator, and services with a title.
    while (rows->size() > 1 && isTitle(rows->constFirst()) && areNames(rows->at(1)))
        rows->removeFirst();
    if (rows->isEmpty())
        return failure(ErrorKind::BadInput, CsvTexts::tr("The file is empty."));
    if (rows->size() == 1)
        return failure(ErrorKind::BadInput,
            CsvTexts::tr("The file has only one line. The first line names the columns; the figures are in the lines "
                         "after it."));
    const QStringList& names = rows->constFirst().fields;
    if (const QString twice = repeatedName(names); !twice.isEmpty())
        return failure(
            ErrorKind::BadInput, CsvTexts::tr("The column \"%1\" appears twice. The file wasn't used.").arg(twice));
    QList<CsvRow> named;
    for (qsizetype at = 1; at < rows->size(); ++at) {
        const RawRow& raw = rows->at(at);
        if (raw.fields.size() > names.size())
            return failure(ErrorKind::BadInput,
                CsvTexts::tr("Line %1 has more fields than the first line. The file wasn't used.").arg(raw.line));
        CsvRow row{raw.line, {}};
        for (qsizetype field = 0; field < names.size(); ++field)
            row.fields.insert(simpleName(names.at(field)), raw.fields.value(field));
        named.append(row);
    }
    return named;
}

} // namespace Dailies

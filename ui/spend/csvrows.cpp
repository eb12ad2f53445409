// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/csvrows.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class Csv {
    Q_DECLARE_TR_FUNCTIONS(Csv)
};

constexpr qint64 mostCsvBytes = 16LL * 1024 * 1024;

QChar separatorOf(const QString& text)
{
    const QString first = text.left(text.indexOf(u'\n'));
    QChar best = u',';
    for (const QChar each : {u';', u'\t'}) {
        if (first.count(each) > first.count(best))
            best = each;
    }
    return best;
}

QString columnName(const QString& text)
{
    QString name;
    for (const QChar sign : text.toLower()) {
        if (sign.isLetterOrNumber())
            name.append(sign);
    }
    return name;
}

/// Splits a text into rows of cells, with quotes that may contain separators and line breaks.
class CsvSplitter {
public:
    explicit CsvSplitter(const QString& text) : m_text(text), m_separator(separatorOf(text)) {}

    CsvTable split()
    {
        for (m_at = 0; m_at < m_text.size(); ++m_at)
            take(m_text.at(m_at));
        endRow();
        return m_table;
    }
    bool isComplete() const { return !m_isQuoted; }

private:
    void take(QChar sign)
    {
        if (sign == u'\n')
            ++m_line;
        const bool isQuote = sign == u'"';
        if (m_isQuoted && isQuote && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == u'"') {
            m_cell.append(sign);
            ++m_at;
        } else if (isQuote && (m_isQuoted || m_cell.isEmpty())) {
            m_isQuoted = !m_isQuoted;
        } else if (m_isQuoted) {
            m_cell.append(sign);
        } else if (sign == m_separator) {
            m_row.append(m_cell);
            m_cell.clear();
        } else if (sign == u'\n') {
            endRow();
        } else if (sign != u'\r') {
            m_cell.append(sign);
        }
    }

    void endRow()
    {
        m_row.append(m_cell);
        m_cell.clear();
        if (!m_row.join(QString()).trimmed().isEmpty()) {
            m_table.rows.append(m_row);
            m_table.lines.append(m_began);
        }
        m_row.clear();
        m_began = m_line;
    }

    const QString m_text;
    const QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_began = 1;
    bool m_isQuoted = false;
    QString m_cell;
    QStringList m_row;
    CsvTable m_table;
};

} // namespace

QString CsvTable::cell(int row, const QString& column) const
{
    const int at = columns.value(column, -1);
    return at < 0 ? QString() : rows.value(row).value(at).trimmed();
}

Result<CsvTable> readCsvTable(const QByteArray& data)
{
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(data);
    if (decode.hasError())
        return failure(ErrorKind::BadInput, Csv::tr("This file isn’t text in UTF-8. Save it as CSV and try again."));
    CsvSplitter splitter(text);
    CsvTable table = splitter.split();
    if (!splitter.isComplete())
        return failure(ErrorKind::BadInput, Csv::tr("A quotation mark isn’t closed in this file."));
    if (table.rows.size() < 2)
        return failure(ErrorKind::BadInput, Csv::tr("This file needs a line of column names and at least one more."));
    const QStringList names = table.rows.takeFirst();
    table.lines.removeFirst();
    for (qsizetype i = 0; i < names.size(); ++i)
        table.columns.insert(columnName(names.at(i)), static_cast<int>(i));
    return table;
}

Result<CsvTable> readCsvFile(const QString& file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput,
            Csv::tr("%1 can’t be read: %2.").arg(QFileInfo(file).fileName(), source.errorString()));
    const QByteArray data = source.read(mostCsvBytes + 1);
    if (data.size() > mostCsvBytes)
        return failure(ErrorKind::BadInput, Csv::tr("This file is larger than 16 MB."));
    return readCsvTable(data);
}

QString csvCell(const QString& text)
{
    QString safe = text;
    if (!safe.isEmpty() && u"=+-@\t\r"_s.contains(safe.at(0)))
        safe.prepend(u'\'');
    const bool needsQuotes = safe.contains(u',') || safe.contains(u'"') || safe.contains(u'\n') || safe.contains(u'\r');
    return needsQuotes ? u'"' + safe.replace(u'"', u"\"\""_s) + u'"' : safe;
}

} // namespace Dailies

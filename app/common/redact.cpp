// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/redact.h"

#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// An isolate keeps direction marks of the line from turning what stands around it.
QString plainLine(const QString& line)
{
    constexpr QChar isolate(0x2068);
    constexpr QChar end(0x2069);
    QString result;
    result.reserve(line.size() + 2);
    int open = 0;
    bool directed = false;
    for (const QChar c : line) {
        const bool opens = c >= QChar(0x2066) && c <= isolate;
        // One end too many would close the isolate around the line.
        const bool isStray = c == end && open == 0;
        if (isStray || (c.category() == QChar::Other_Control && c != u'\t'))
            continue;
        open += opens ? 1 : c == end ? -1 : 0;
        directed = directed || opens || (c >= QChar(0x202A) && c <= QChar(0x202E));
        result.append(c);
    }
    return directed ? isolate + result + QString(open + 1, end) : result;
}

} // namespace

QString redacted(const QString& text)
{
    static const QRegularExpression bearer(
        u"((?:Bearer\\s+)+)[^\\s\"'\\\\]+"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression base64(u"(;base64,)([A-Za-z0-9+/=]{64,})"_s);
    QString keyless = text;
    keyless.replace(bearer, u"\\1***"_s);
    // Written anew and not replaced in place: there may be very many in a hostile reply.
    QString result;
    result.reserve(keyless.size());
    qsizetype from = 0;
    for (auto found = base64.globalMatch(keyless); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result += QStringView(keyless).sliced(from, match.capturedStart(2) - from);
        result += u"(%1 characters)"_s.arg(match.capturedLength(2));
        from = match.capturedEnd(2);
    }
    result += QStringView(keyless).sliced(from);
    return result;
}

QString plainText(const QString& text)
{
    // A direction mark acts to the end of its paragraph, so each is taken by itself.
    QStringList lines = QString(text).replace(QChar::ParagraphSeparator, u'\n').split(u'\n');
    for (QString& line : lines)
        line = plainLine(line);
    return lines.join(u'\n');
}

} // namespace Dailies

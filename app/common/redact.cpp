// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/redact.h"

#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

QString redacted(const QString& text)
{
    static const QRegularExpression bearer(u"(Bearer\\s+)[^\\s\"'\\\\]+"_s, QRegularExpression::CaseInsensitiveOption);
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
    QString result;
    result.reserve(text.size() + 2);
    bool directed = false;
    for (const QChar c : text) {
        const bool control = c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
        if (!control)
            result.append(c);
        directed = directed || (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
    }
    // An isolate keeps direction marks of the text from turning what stands around it.
    return directed ? QChar(0x2068) + result + QChar(0x2069) : result;
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/curlcommand.h"

#include "app/request/localfiles.h"
#include "app/service/call/bodyparts.h"
#include "app/service/text/linkvariables.h"
#include "app/service/text/shellwords.h"
#include "app/service/wire/wire.h"

#include <QUuid>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The limit of Linux for a single argument of another program; bash's own commands have none.
constexpr qsizetype longestArgument = 100'000;

bool isUnseen(uint c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph;
}

/// Escapes control characters and invisible characters. The JSON keeps its meaning.
QString plainJson(const QByteArray& json)
{
    const QString text = QString::fromUtf8(json);
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const uint code = isPair ? QChar::surrogateToUcs4(c, text.at(i + 1)) : c.unicode();
        for (int unit = 0; unit < (isPair ? 2 : 1); ++unit) {
            const QChar each = text.at(i + unit);
            plain += isUnseen(code) ? u"\\u%1"_s.arg(each.unicode(), 4, 16, QLatin1Char('0')) : QString(each);
        }
        i += isPair ? 1 : 0;
    }
    return plain;
}

QString addressOf(const QUrl& baseUrl, ApiType apiType)
{
    if (baseUrl.isEmpty())
        return u"\"$BASE_URL%1%2\""_s.arg(QLatin1StringView(createPathPrefix), apiTypeName(apiType));
    QUrl url = createUrl(baseUrl, apiType);
    url.setUserInfo({});
    return shellQuoted(QString::fromLatin1(url.toEncoded()));
}

/// Writes a body in which bash inserts the links of local files.
class BodyText {
public:
    explicit BodyText(const VideoRequest& request) : m_variables(linkVariables(request))
    {
        QHash<QString, QString> marks;
        for (const LinkVariable& variable : m_variables)
            marks.insert(variable.source, m_token + variable.name + u';');
        m_parts = bodyParts(encodeCreate(withLinks(request, marks)));
    }

    /// The commands that make the links, each on a line that ends in "&&": without a link, nothing is sent.
    QString uploads() const
    {
        QString lines;
        for (const LinkVariable& variable : m_variables)
            lines += uploadCommand(variable) + u" &&\n"_s;
        return lines;
    }

    QString body() const;

private:
    /// JSON as one word of bash.
    QString quoted(const QByteArray& json) const
    {
        QString text = plainJson(json);
        QString word;
        for (qsizetype mark = 0; (mark = text.indexOf(m_token)) >= 0;) {
            const qsizetype end = text.indexOf(u';', mark);
            const QString name = text.mid(mark + m_token.size(), end - mark - m_token.size());
            word += shellQuoted(text.left(mark)) + u"\"$"_s + name + u'"';
            text.remove(0, end + 1);
        }
        return word + shellQuoted(text);
    }

    QString m_token = QUuid::createUuid().toString(QUuid::Id128) + u':'; ///< nobody can guess it
    QList<LinkVariable> m_variables;
    QList<BodyPart> m_parts;
};

QString BodyText::body() const
{
    if (m_parts.size() == 1 && m_parts.first().text.size() <= longestArgument)
        return quoted(m_parts.first().text);
    // Joined by &&: if a file is missing, the body ends there and is invalid JSON, so the service cannot
    // accept it.
    QStringList commands;
    for (const BodyPart& part : m_parts) {
        const QByteArray text = part.file.isEmpty() ? part.text : part.text + dataUriHead(part.file);
        commands.append(u"printf %s "_s + quoted(text));
        if (!part.file.isEmpty())
            commands.append(u"base64 -w0 < "_s + shellQuoted(part.file));
    }
    return u"@<("_s + commands.join(u" && "_s) + u')';
}

} // namespace

QString curlCommand(const QUrl& baseUrl, const VideoRequest& request)
{
    const BodyText text(request);
    const QStringList lines = {text.uploads() + u"curl -X POST "_s + addressOf(baseUrl, request.kind.apiType),
        u"-H \"Authorization: Bearer $API_KEY\""_s, u"-H 'Content-Type: application/json'"_s,
        u"--data-binary "_s + text.body()};
    return lines.join(u" \\\n  "_s);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/curlreading.h"

#include "app/service/text/shellwords.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file's sentences.
class Curl {
    Q_DECLARE_TR_FUNCTIONS(Curl)
};

tl::unexpected<Error> cannot(const QString& sentence)
{
    return failure(ErrorKind::BadInput, sentence);
}

enum class Option { Url, Method, Header, Data, DataRaw, Json, Secret, Proxy, Insecure, Form, Ignored };

/// An option's meaning, and whether a value follows it.
struct OptionInfo {
    const char* name; ///< as in --name
    char letter; ///< 0 if there is none
    Option option;
    bool hasValue;
};

// The options that matter, and options with a value, which must not be read as an address. Any other option
// is a switch.
constexpr std::array options{
    OptionInfo{"url", 0, Option::Url, true},
    OptionInfo{"request", 'X', Option::Method, true},
    OptionInfo{"header", 'H', Option::Header, true},
    OptionInfo{"data", 'd', Option::Data, true},
    OptionInfo{"data-ascii", 0, Option::Data, true},
    OptionInfo{"data-binary", 0, Option::Data, true},
    OptionInfo{"data-raw", 0, Option::DataRaw, true},
    OptionInfo{"json", 0, Option::Json, true},
    OptionInfo{"user", 'u', Option::Secret, true},
    OptionInfo{"oauth2-bearer", 0, Option::Secret, true},
    OptionInfo{"cookie", 'b', Option::Secret, true},
    OptionInfo{"cert", 'E', Option::Secret, true},
    OptionInfo{"key", 0, Option::Secret, true},
    OptionInfo{"pass", 0, Option::Secret, true},
    OptionInfo{"proxy-user", 'U', Option::Secret, true},
    OptionInfo{"aws-sigv4", 0, Option::Secret, true},
    OptionInfo{"proxy", 'x', Option::Proxy, true},
    OptionInfo{"socks5", 0, Option::Proxy, true},
    OptionInfo{"socks5-hostname", 0, Option::Proxy, true},
    OptionInfo{"insecure", 'k', Option::Insecure, false},
    OptionInfo{"form", 'F', Option::Form, true},
    OptionInfo{"form-string", 0, Option::Form, true},
    OptionInfo{"data-urlencode", 0, Option::Form, true},
    OptionInfo{"upload-file", 'T', Option::Form, true},
    OptionInfo{"get", 'G', Option::Form, false},
    OptionInfo{"user-agent", 'A', Option::Ignored, true},
    OptionInfo{"referer", 'e', Option::Ignored, true},
    OptionInfo{"output", 'o', Option::Ignored, true},
    OptionInfo{"output-dir", 0, Option::Ignored, true},
    OptionInfo{"write-out", 'w', Option::Ignored, true},
    OptionInfo{"max-time", 'm', Option::Ignored, true},
    OptionInfo{"connect-timeout", 0, Option::Ignored, true},
    OptionInfo{"retry", 0, Option::Ignored, true},
    OptionInfo{"retry-delay", 0, Option::Ignored, true},
    OptionInfo{"retry-max-time", 0, Option::Ignored, true},
    OptionInfo{"max-redirs", 0, Option::Ignored, true},
    OptionInfo{"cookie-jar", 'c', Option::Ignored, true},
    OptionInfo{"dump-header", 'D', Option::Ignored, true},
    OptionInfo{"cacert", 0, Option::Ignored, true},
    OptionInfo{"capath", 0, Option::Ignored, true},
    OptionInfo{"resolve", 0, Option::Ignored, true},
    OptionInfo{"connect-to", 0, Option::Ignored, true},
    OptionInfo{"interface", 0, Option::Ignored, true},
    OptionInfo{"config", 'K', Option::Ignored, true},
    OptionInfo{"limit-rate", 0, Option::Ignored, true},
    OptionInfo{"noproxy", 0, Option::Ignored, true},
    OptionInfo{"range", 'r', Option::Ignored, true},
    OptionInfo{"trace", 0, Option::Ignored, true},
    OptionInfo{"trace-ascii", 0, Option::Ignored, true},
    OptionInfo{"stderr", 0, Option::Ignored, true},
    OptionInfo{"ciphers", 0, Option::Ignored, true},
};

const OptionInfo* findOption(QStringView name)
{
    const auto it =
        std::ranges::find_if(options, [name](const OptionInfo& each) { return name == QLatin1StringView(each.name); });
    return it == options.end() ? nullptr : &*it;
}

const OptionInfo* findOption(QChar letter)
{
    const auto it = std::ranges::find_if(
        options, [letter](const OptionInfo& each) { return each.letter != 0 && letter == QLatin1Char(each.letter); });
    return it == options.end() ? nullptr : &*it;
}

/// Whether a header or a variable carries a credential.
bool isSecretName(const QString& name)
{
    const QString lower = name.toLower();
    const std::array parts{"auth"_L1, "key"_L1, "token"_L1, "secret"_L1, "cookie"_L1, "signature"_L1, "credential"_L1};
    return std::ranges::any_of(parts, [&lower](QLatin1StringView part) { return lower.contains(part); });
}

/// Whether every program sends this header on its own.
bool isUsualHeader(const QString& name)
{
    const QString lower = name.toLower();
    static const QSet<QString> usual = {u"accept"_s, u"content-type"_s, u"content-length"_s, u"user-agent"_s, u"host"_s,
        u"connection"_s, u"origin"_s, u"referer"_s, u"cache-control"_s, u"pragma"_s, u"expect"_s, u"dnt"_s,
        u"priority"_s, u"te"_s, u"transfer-encoding"_s};
    return usual.contains(lower) || lower.startsWith("accept-"_L1) || lower.startsWith("sec-"_L1);
}

/// Whether a value is only a placeholder for an API key: $API_KEY, <API_KEY>, {{key}}, YOUR_API_KEY, or
/// empty.
bool isPlaceholder(const QString& value)
{
    static const QRegularExpression pattern(
        uR"(^\s*((bearer|basic|token)\s+)?(\$\w+|\$\{[^}]*\}|<[^>]*>|\{\{[^}]*\}\}|your[\w-]*|)\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(value).hasMatch();
}

bool isAssignment(const QString& word)
{
    static const QRegularExpression pattern(u"^[A-Za-z_]\\w*="_s);
    return pattern.match(word).hasMatch();
}

bool isCurl(const QString& word)
{
    static const QRegularExpression pattern(u"(^|[/\\\\])curl(\\.exe)?$"_s, QRegularExpression::CaseInsensitiveOption);
    return pattern.match(word).hasMatch();
}

QString fromUnknownFolder(const QString& file)
{
    return Curl::tr("The command reads the file %1 from an unknown folder. Use the full path.").arg(file);
}

/// A file: URL as it is written within a JSON text.
QString fileInJson(const QString& path)
{
    const QByteArray quoted =
        QJsonDocument(QJsonArray{QUrl::fromLocalFile(path).toString()}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(quoted.mid(2, quoted.size() - 4));
}

/// Reads one command's words into a CurlRequest.
class CurlReader {
public:
    explicit CurlReader(const QString& text) : m_reader(text) {}

    Result<CurlRequest> run();

private:
    struct Body {
        ShellToken word;
        Option option = Option::Data;
    };

    Result<void> findCurl();
    Result<void> takeLink(const QString& assignment, const QString& command);
    Result<void> readWords();
    Result<void> readOption(const ShellToken& word);
    Result<void> readShortOptions(const ShellToken& word);
    Result<void> take(const OptionInfo& info, const QString& shown, std::optional<ShellToken> value);
    void takeHeader(const QString& header);
    void takeSecret(const QString& value);
    void takeAddress(const QString& address);
    Result<void> readAddress();
    Result<void> readBody();
    Result<QString> bodyText(const Body& body);
    void note(const QString& sentence);

    ShellReader m_reader;
    CurlRequest m_request;
    QStringList m_addresses;
    QList<Body> m_bodies;
};

void CurlReader::note(const QString& sentence)
{
    if (!m_request.notes.contains(sentence))
        m_request.notes.append(sentence);
}

Result<CurlRequest> CurlReader::run()
{
    for (const auto step :
        {&CurlReader::findCurl, &CurlReader::readWords, &CurlReader::readAddress, &CurlReader::readBody}) {
        if (auto done = (this->*step)(); !done)
            return failure(done.error());
    }
    return m_request;
}

/// Skips assignments before the command, such as one of the API key, except those of links to local files.
Result<void> CurlReader::findCurl()
{
    bool isFirst = true;
    m_reader.readOutputs(true);
    for (;;) {
        const auto token = m_reader.next();
        if (!token)
            return failure(token.error());
        if (!*token)
            return cannot(Curl::tr("This isn't a cURL command: it doesn't contain \"curl\"."));
        const QString& word = (*token)->text;
        if ((*token)->output) {
            if (auto taken = takeLink(word, *(*token)->output); !taken)
                return taken;
        } else if ((*token)->isOperator) {
            isFirst = true;
        } else if (isFirst && isCurl(word)) {
            m_reader.readOutputs(false);
            return {};
        } else if (isAssignment(word) && isSecretName(word.left(word.indexOf(u'=')))) {
            takeSecret(word.mid(word.indexOf(u'=') + 1));
        } else if (!isAssignment(word)) {
            isFirst = word == "$"_L1 || word == "%"_L1 || word == ">"_L1 || word == "sudo"_L1 || word == "time"_L1;
        }
    }
}

/// NAME=$(dailies-cli uploads put FILE), as uploadCommand() writes it: the variable is replaced by the file.
Result<void> CurlReader::takeLink(const QString& assignment, const QString& command)
{
    const QString name = assignment.section(u'=', 0, 0);
    ShellReader reader(command);
    QStringList words;
    bool isPlain = assignment.endsWith(u'=');
    for (;;) {
        const auto token = reader.next();
        if (!token)
            return failure(token.error());
        if (!*token)
            break;
        isPlain = isPlain && !(*token)->isOperator && (*token)->variable.isEmpty() && !(*token)->substitution;
        words.append((*token)->text);
    }
    // The profile only says which upload place was meant.
    if (words.size() == 6 && words.at(3) == "--profile"_L1)
        words.remove(3, 2);
    const bool isUpload = isPlain && words.size() == 4 && words.mid(1, 2) == QStringList{u"uploads"_s, u"put"_s}
        && (words.first() == "dailies-cli"_L1 || words.first().endsWith("/dailies-cli"_L1));
    if (!isUpload) {
        return cannot(Curl::tr("The command sets %1 to the output of another command, which Dailies doesn't run. "
                               "Replace it with the text itself.")
                          .arg(name));
    }
    if (!words.last().startsWith(u'/'))
        return cannot(fromUnknownFolder(words.last()));
    m_reader.define(name, fileInJson(words.last()));
    return {};
}

Result<void> CurlReader::readWords()
{
    for (;;) {
        const auto token = m_reader.next();
        if (!token)
            return failure(token.error());
        if (!*token)
            return {};
        const ShellToken& word = **token;
        if (word.isOperator && word.text.startsWith("<<"_L1))
            return cannot(Curl::tr("The body of this command is in the lines after it (<<). Paste only those lines."));
        if (word.isOperator && (word.text.startsWith(u'>') || word.text == "<"_L1 || word.text == "&>"_L1)) {
            if (const auto target = m_reader.next(); !target) // skips the target of the redirection
                return failure(target.error());
            continue;
        }
        if (word.isOperator)
            return {}; // the next command begins
        if (auto read = readOption(word); !read)
            return read;
    }
}

Result<void> CurlReader::readOption(const ShellToken& word)
{
    if (word.text.startsWith("--"_L1) && word.text.size() > 2) {
        const OptionInfo* info = findOption(QStringView(word.text).mid(2));
        return info != nullptr ? take(*info, word.text, std::nullopt) : Result<void>();
    }
    if (word.text.startsWith(u'-') && word.text.size() > 1)
        return readShortOptions(word);
    if (!word.text.isEmpty())
        takeAddress(word.text);
    return {};
}

Result<void> CurlReader::readShortOptions(const ShellToken& word)
{
    for (qsizetype i = 1; i < word.text.size(); ++i) {
        const OptionInfo* info = findOption(word.text.at(i));
        if (info == nullptr)
            continue;
        std::optional<ShellToken> value;
        const QString rest = word.text.mid(i + 1);
        if (info->hasValue && (!rest.isEmpty() || word.substitution))
            value = ShellToken{rest, false, word.variable, word.substitution, {}};
        if (auto taken = take(*info, u'-' + QString(word.text.at(i)), value); !taken || info->hasValue)
            return taken;
    }
    return {};
}

Result<void> CurlReader::take(const OptionInfo& info, const QString& shown, std::optional<ShellToken> value)
{
    if (info.hasValue && !value) {
        auto next = m_reader.next();
        if (!next)
            return failure(next.error());
        if (!*next || (*next)->isOperator)
            return cannot(Curl::tr("Something is missing after %1. Copy the whole command.").arg(shown));
        value = *std::move(*next);
    }
    switch (info.option) {
    case Option::Url: takeAddress(value->text); break;
    case Option::Method:
        if (value->text.compare("POST"_L1, Qt::CaseInsensitive) != 0)
            note(Curl::tr("Ignored the method %1: requests are always sent with POST.").arg(value->text));
        break;
    case Option::Header: takeHeader(value->text); break;
    case Option::Data:
    case Option::DataRaw:
    case Option::Json: m_bodies.append({*value, info.option}); break;
    case Option::Secret: takeSecret(value->text); break;
    case Option::Proxy: note(Curl::tr("Ignored the proxy in the command.")); break;
    case Option::Insecure: note(Curl::tr("Ignored %1: certificates are always checked.").arg(shown)); break;
    case Option::Form:
        return cannot(
            Curl::tr("The command sends something other than JSON (%1). The service accepts only JSON.").arg(shown));
    case Option::Ignored: break;
    }
    return {};
}

void CurlReader::takeHeader(const QString& header)
{
    const qsizetype colon = header.indexOf(u':');
    const QString name = header.left(colon).trimmed();
    if (colon < 0)
        return; // not a header
    if (isSecretName(name))
        takeSecret(header.mid(colon + 1));
    else if (!isUsualHeader(name))
        note(Curl::tr("Ignored the header %1.").arg(name.left(40)));
}

void CurlReader::takeSecret(const QString& value)
{
    if (!isPlaceholder(value))
        note(Curl::tr("Ignored the key in the command."));
}

void CurlReader::takeAddress(const QString& address)
{
    m_addresses.append(address);
}

Result<void> CurlReader::readAddress()
{
    // The list may include the value of an unknown option.
    const auto it = std::find_if(m_addresses.cbegin(), m_addresses.cend(), [](const QString& each) {
        return each.contains(QLatin1StringView(createPathPrefix)) || each.contains(QLatin1StringView(queryPath));
    });
    const QString address = it != m_addresses.cend() ? *it : m_addresses.value(0);
    if (address.contains(QLatin1StringView(queryPath)))
        return cannot(Curl::tr("This command checks a task and doesn't create one. Copy the command that creates it."));
    const qsizetype path = address.indexOf(QLatin1StringView(createPathPrefix));
    if (path < 0)
        return {};
    QString word = address.mid(path + QLatin1StringView(createPathPrefix).size());
    if (const qsizetype end = word.indexOf(QRegularExpression(u"[/?#]"_s)); end >= 0) {
        if (word.at(end) != u'/' || end + 1 < word.size())
            note(Curl::tr("Ignored everything after the URL's path."));
        word.truncate(end);
    }
    m_request.apiType = apiTypeFromName(word);
    if (!m_request.apiType)
        note(Curl::tr("The service has no request type \"%1\".").arg(word.left(40)));
    QString base = address.left(path);
    if (!base.contains("://"_L1) && !base.startsWith(u'$'))
        base.prepend("https://"_L1);
    QUrl url(base, QUrl::StrictMode);
    if (!url.userInfo().isEmpty())
        note(Curl::tr("Ignored the key in the command."));
    url.setUserInfo({});
    if (url.isValid() && !url.host().isEmpty())
        m_request.baseUrl = url;
    return {};
}

/// The text that a body's <( ) would write, with file: URLs instead of data URIs. Reads what curlCommand()
/// writes.
Result<QString> substitutedText(const QString& commands, const QHash<QString, QString>& definitions)
{
    static const QRegularExpression uriEnd(u"data:[\\w.+-]+/[\\w.+-]+;base64,$"_s);
    ShellReader reader(commands);
    for (auto it = definitions.begin(); it != definitions.end(); ++it)
        reader.define(it.key(), it.value());
    QList<QStringList> all(1);
    for (;;) {
        const auto token = reader.next();
        if (!token)
            return failure(token.error());
        if (!*token)
            break;
        const QString& text = (*token)->text;
        const bool isBetween = (*token)->isOperator && (text == ";"_L1 || text == "&&"_L1 || text == "\n"_L1);
        if (isBetween)
            all.append(QStringList());
        else if ((*token)->isOperator && text != "<"_L1)
            return cannot(
                Curl::tr("The body of this command comes from another program. Paste the body itself instead."));
        else if (!(*token)->isOperator)
            all.last().append(text);
    }
    QString body;
    for (QStringList words : all) {
        if (words.isEmpty())
            continue;
        const QString program = words.takeFirst();
        words.removeAll(u"-w0"_s);
        words.removeAll(u"--wrap=0"_s);
        if (program == "printf"_L1 && words.size() == 2 && words.first() == "%s"_L1) {
            body += words.last();
        } else if (program == "base64"_L1 && words.size() == 1 && uriEnd.match(body).hasMatch()) {
            if (!words.first().startsWith(u'/'))
                return cannot(fromUnknownFolder(words.first()));
            body.truncate(uriEnd.match(body).capturedStart());
            body += fileInJson(words.first());
        } else {
            return cannot(
                Curl::tr("The body of this command comes from another program. Paste the body itself instead."));
        }
    }
    return body;
}

Result<QString> CurlReader::bodyText(const Body& body)
{
    const ShellToken& word = body.word;
    if (!word.variable.isEmpty())
        note(Curl::tr("%1 is kept as text in the body; it isn't replaced by a value.").arg(word.variable));
    const bool isFile = body.option != Option::DataRaw && word.text.startsWith(u'@');
    if (word.substitution) {
        if (!isFile || word.text.size() > 1)
            return cannot(
                Curl::tr("The body of this command comes from another program. Paste the body itself instead."));
        return substitutedText(*word.substitution, m_reader.definitions());
    }
    if (!isFile)
        return word.text;
    const QString file = word.text.mid(1);
    if (file == "-"_L1 || file == "/dev/stdin"_L1)
        return cannot(Curl::tr("The body of this command comes from standard input. Paste the body itself."));
    return cannot(Curl::tr("The body of this command is in the file %1. Open that file instead.").arg(file));
}

Result<void> CurlReader::readBody()
{
    const bool isJson =
        std::all_of(m_bodies.cbegin(), m_bodies.cend(), [](const Body& body) { return body.option == Option::Json; });
    if (m_bodies.isEmpty())
        return cannot(Curl::tr("This command sends no request: -d or --json is missing."));
    if (m_bodies.size() > 1 && !isJson)
        return cannot(Curl::tr("This command has several bodies. Keep only the one with the request."));
    QString text;
    for (const Body& body : std::as_const(m_bodies)) {
        const auto part = bodyText(body);
        if (!part)
            return failure(part.error());
        text += *part;
    }
    auto parsed = parseJsonObject(text.toUtf8());
    if (!parsed)
        return cannot(Curl::tr("The body of the command can't be read. %1").arg(parsed.error().message));
    m_request.body = *std::move(parsed);
    return {};
}

} // namespace

bool looksLikeCurl(const QString& text)
{
    // A prompt, variables, or lines that set the API key may precede the command.
    static const QRegularExpression pattern(
        u"(^|[\\n;&])\\s*([$%>]\\s+)?(sudo\\s+|time\\s+)?([A-Za-z_]\\w*=\\S*\\s+)*([\\w./\\\\:-]*[/\\\\])?curl(\\.exe)?\\s"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString start = text.left(20'000);
    return !start.trimmed().startsWith(u'{') && pattern.match(start).hasMatch();
}

Result<CurlRequest> readCurlCommand(const QString& text)
{
    return CurlReader(text).run();
}

} // namespace Dailies

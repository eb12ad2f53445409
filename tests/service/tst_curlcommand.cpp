// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/service/text/curlcommand.h"

#include "app/service/text/curlreading.h"
#include "app/service/text/requestimport.h"
#include "app/service/text/shellwords.h"
#include "app/service/wire/wire.h"
#include "tests/service/requestgenerator.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QUrl studio(u"https://video.example/api/v1"_s);
constexpr RequestKind textA30{Family::A, Generation::G30, ApiType::TextToVideo};

VideoRequest textRequest(const QString& prompt)
{
    VideoRequest request;
    request.kind = textA30;
    request.model = u"practice-a-3.0"_s;
    request.prompt = prompt;
    return request;
}

} // namespace

class TestCurlCommand final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads();
    void holdsNoKeyOfTheAddress();
    void withoutAnAddress();
    void longBodiesAreNoArgument();
    void linksAreMadeFirst();
    void linksComeBackFromAnyVariable();
    void picturesByContent();
    void hasNothingThatTerminalsActOn();
    void comesBack_data();
    void comesBack();
    void quotes_data();
    void quotes();
    void readsOtherPeoples_data();
    void readsOtherPeoples();
    void tellsWhatWasLeftOut_data();
    void tellsWhatWasLeftOut();
    void cannotRead_data();
    void cannotRead();
    void keepsNoKey_data();
    void keepsNoKey();
    void findsTheAddress_data();
    void findsTheAddress();
    void knowsACommand_data();
    void knowsACommand();

private:
    QString write(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
};

QString TestCurlCommand::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return QUrl::fromLocalFile(file.fileName()).toString();
}

void TestCurlCommand::reads()
{
    const QString expected = u"curl -X POST 'https://video.example/api/v1/video/generations/TextToVideo' \\\n"
                             "  -H \"Authorization: Bearer $API_KEY\" \\\n"
                             "  -H 'Content-Type: application/json' \\\n"
                             "  --data-binary '{\"input\":{\"prompt\":\"it'\\''s\"},\"model\":\"practice-a-3.0\"}'"_s;
    QCOMPARE(curlCommand(studio, textRequest(u"it's"_s)), expected);
}

void TestCurlCommand::holdsNoKeyOfTheAddress()
{
    const QString command = curlCommand(QUrl(u"https://me:sk-canary@video.example/v1"_s), textRequest(u"a"_s));
    QVERIFY(!command.contains(u"canary"_s));
    QVERIFY(command.contains(u"'https://video.example/v1/video/"_s));
}

void TestCurlCommand::withoutAnAddress()
{
    const QString command = curlCommand({}, textRequest(u"a"_s));
    QVERIFY2(command.startsWith(u"curl -X POST \"$BASE_URL/video/generations/TextToVideo\" "_s), qPrintable(command));
    const auto read = readCurlCommand(command);
    QVERIFY(read);
    QVERIFY(read->baseUrl.isEmpty());
    QCOMPARE(read->apiType, ApiType::TextToVideo);
    QCOMPARE(read->notes, QStringList());
}

void TestCurlCommand::longBodiesAreNoArgument()
{
    // Linux accepts at most 128 KiB in one argument of a command line.
    const VideoRequest request = textRequest(QString(200'000, u'x'));
    const QString command = curlCommand(studio, request);
    QVERIFY(command.contains(u"--data-binary @<(printf %s '"_s));
    const auto read = readCurlCommand(command);
    QVERIFY(read);
    QCOMPARE(read->body.object, encodeCreate(request));
}

void TestCurlCommand::linksAreMadeFirst()
{
    VideoRequest request = textRequest(u"$LINK_1 \"$LINK_2\""_s);
    request.kind = {Family::A, Generation::G27, ApiType::ReferenceToVideo};
    request.model = u"practice-a-2.7"_s;
    request.media = {{u"reference_video"_s, u"file:///it's%20mine.mp4"_s, u"file:///voice.wav"_s},
        {u"reference_video"_s, u"file:///it's%20mine.mp4"_s, {}}, {u"reference_image"_s, u"file:///a.png"_s, {}}};
    const QString command = curlCommand(studio, request);
    QVERIFY2(command.startsWith(u"LINK_1=$(dailies-cli uploads put '/it'\\''s mine.mp4') &&\n"
                                "LINK_2=$(dailies-cli uploads put '/voice.wav') &&\n"
                                "curl -X POST 'https://video.example"_s),
        qPrintable(command));
    QCOMPARE(command.count(u"\"'\"$LINK_1\"'\""_s), 2);
    QCOMPARE(command.count(u"\"'\"$LINK_2\"'\""_s), 1);
    QVERIFY(command.contains(u"data:image/png;base64,' && base64 -w0 < '/a.png'"_s));
    const auto read = readCurlCommand(command);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->notes, QStringList());
    QCOMPARE(read->body.object["input"_L1]["prompt"_L1].toString(), request.prompt);
    const ProfileCatalogue profiles;
    const auto imported = importRequest(command.toUtf8(), {profiles});
    QVERIFY(imported);
    QCOMPARE(imported->request.media.value(0).source, u"file:///it's mine.mp4"_s);
    QCOMPARE(imported->request.media.value(0).referenceVoice, u"file:///voice.wav"_s);
}

void TestCurlCommand::linksComeBackFromAnyVariable()
{
    const auto read =
        readCurlCommand(u"export CLIP=$(/usr/bin/dailies-cli uploads put /a.mp4); curl -d "
                        "\"{\\\"a\\\":\\\"$CLIP\\\",\\\"b\\\":\\\"${CLIP}\\\",\\\"c\\\":\\\"$CLIPS\\\"}\""_s);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    const QJsonObject body{{u"a"_s, u"file:///a.mp4"_s}, {u"b"_s, u"file:///a.mp4"_s}, {u"c"_s, u"$CLIPS"_s}};
    QCOMPARE(read->body.object, body);
    QCOMPARE(read->notes, QStringList{u"$CLIPS is kept as text in the body; it isn't replaced by a value."_s});
}

void TestCurlCommand::picturesByContent()
{
    VideoRequest request = textRequest(u"a"_s);
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, write(u"it's.txt"_s, "\x89PNG\r\n\x1A\n...."), {}},
        {u"last_frame"_s, u"file:///not/there.JPG"_s, {}}, {u"reference_image"_s, u"file:///not/there.webp"_s, {}},
        {u"reference_image"_s, u"file:///not/there"_s, {}}};
    const QString command = curlCommand(studio, request);
    for (const QString& expected : {u"data:image/png;base64,' && base64 -w0 < '"_s,
             u"/it'\\''s.txt' && printf %s '\"}"_s, u"data:image/jpeg;base64,' && base64 -w0 < '/not/there.JPG' && "_s,
             u"data:image/webp;base64,"_s, u"data:application/octet-stream;base64,"_s})
        QVERIFY2(command.contains(expected), qPrintable(command));
    QVERIFY(command.endsWith(u"')"_s));
}

void TestCurlCommand::hasNothingThatTerminalsActOn()
{
    VideoRequest request = textRequest(RequestGenerator::nastyTexts().join(u" "_s));
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, QUrl::fromLocalFile(u"/tmp/a\n\u202E!\u001b[0m'b.png"_s).toString(), {}}};
    const QString command = curlCommand(studio, request);
    for (const QChar c : command) {
        const QChar::Category category = c.category();
        QVERIFY2(c == u'\n'
                || (category != QChar::Other_Control && category != QChar::Other_Format
                    && category != QChar::Separator_Line && category != QChar::Separator_Paragraph),
            qPrintable(QString::number(c.unicode(), 16)));
    }
    QCOMPARE(command.count(u'\n'), 3); // only our own line breaks
}

void TestCurlCommand::comesBack_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestCurlCommand::comesBack()
{
    QFETCH(const int, kind);
    const QStringList files = {write(u"it's a \"picture\" 100% #1?.png"_s, "\x89PNG\r\n\x1A\n"),
        write(u"$(touch ran)`id`!!.jpg"_s, "\xFF\xD8\xFF"), write(u"图 一\nzwei\t\u202E.webp"_s, "RIFF....WEBP"),
        u"file:///gone/away.bmp"_s};
    RequestGenerator generator(quint32(kind) + 1, files);
    const ProfileCatalogue profiles;
    for (int i = 0; i < 300; ++i) {
        const VideoRequest request = generator.next(allKinds().at(kind));
        const QString command = curlCommand(studio, request);
        const auto read = readCurlCommand(command);
        QVERIFY2(read, qPrintable((read ? QString() : read.error().message) + u'\n' + command));
        QCOMPARE(read->body.object, encodeCreate(request));
        QCOMPARE(read->baseUrl, studio);
        QCOMPARE(read->apiType, request.kind.apiType);
        QCOMPARE(read->notes, QStringList());
        const auto imported = importRequest(command.toUtf8(), {profiles});
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        QVERIFY2(imported->request == request, qPrintable(command));
        QVERIFY(imported->isKindCertain);
    }
}

void TestCurlCommand::quotes_data()
{
    QTest::addColumn<QString>("text");
    for (int i = 0; i < RequestGenerator::nastyTexts().size(); ++i)
        QTest::addRow("nasty text %d", i) << RequestGenerator::nastyTexts().at(i);
    QTest::newRow("nothing") << QString();
}

void TestCurlCommand::quotes()
{
    QFETCH(const QString, text);
    ShellReader reader(shellQuoted(text) + u" next"_s);
    const auto word = reader.next();
    QVERIFY(word && *word);
    QCOMPARE((*word)->text, text);
    QVERIFY((*word)->variable.isEmpty());
    QCOMPARE(reader.next().value()->text, u"next"_s);
    QVERIFY(!reader.next().value());
}

void TestCurlCommand::readsOtherPeoples_data()
{
    QTest::addColumn<QString>("command");
    const QString url = u"https://video.example/v1/video/generations/TextToVideo"_s;
    // All of them have the same body.
    QTest::newRow("plain") << u"curl "_s + url + u" -d '{\"model\":\"m\",\"prompt\":\"a b\"}'"_s;
    QTest::newRow("json") << u"curl --json '{\"model\":\"m\",\"prompt\":\"a b\"}' "_s + url;
    QTest::newRow("json in two parts") << u"curl --json '{\"model\":\"m\",' --json '\"prompt\":\"a b\"}' "_s + url;
    QTest::newRow("double quotes") << u"curl "_s + url
            + u" -d \"{\\\"model\\\":\\\"m\\\",\\\"prompt\\\":\\\"a b\\\"}\""_s;
    QTest::newRow("ANSI quotes of a browser") << u"curl '"_s + url
            + u"' -H 'accept: */*' --data-raw $'{\"model\":\"m\",\"prompt\":\"a\\u0020b\"}' --compressed"_s;
    QTest::newRow("no quotes") << u"curl "_s + url + u" -d {\\\"model\\\":\\\"m\\\",\\\"prompt\\\":\\\"a\\ b\\\"}"_s;
    QTest::newRow("joined short options")
        << u"curl -sSLXPOST "_s + url + u" -d'{\"model\":\"m\",\"prompt\":\"a b\"}' -o/dev/null"_s;
    QTest::newRow("long options") << u"curl --silent --location --request POST --url "_s + url
            + u" --header 'Content-Type: application/json' --data-binary '{\"model\":\"m\",\"prompt\":\"a b\"}'"_s;
    QTest::newRow("many lines, Windows line ends") << u"curl -X POST \\\r\n  "_s + url
            + u" \\\r\n  -d '{\r\n \"model\": \"m\",\r\n \"prompt\": \"a b\"\r\n}'\r\n"_s;
    QTest::newRow("prompt sign, comment and a pipe behind")
        << u"# makes a task\n$ curl "_s + url + u" -d '{\"model\":\"m\",\"prompt\":\"a b\"}' | jq '.output' 2>&1"_s;
    QTest::newRow("key set in front") << u"export API_KEY=$KEY\nBASE=x curl "_s + url
            + u" -H \"Authorization: Bearer ${API_KEY}\" -d '{\"model\":\"m\",\"prompt\":\"a b\"}' > out.json && echo 'it"_s;
    QTest::newRow("whole path of the program")
        << u"/usr/bin/curl "_s + url + u" -d '{\"model\":\"m\",\"prompt\":\"a b\"}'; echo done"_s;
    QTest::newRow("option that we do not know")
        << u"curl --not-known --max-time 10 "_s + url + u" -d '{\"model\":\"m\",\"prompt\":\"a b\"}'"_s;
    QTest::newRow("pieces") << u"curl "_s + url + u" -d '{\"model\":\"m\",\"prompt\":'\"\\\"a\"' b\"'}"_s;
}

void TestCurlCommand::readsOtherPeoples()
{
    QFETCH(const QString, command);
    const auto read = readCurlCommand(command);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    const QJsonObject body{{u"model"_s, u"m"_s}, {u"prompt"_s, u"a b"_s}};
    QCOMPARE(read->body.object, body);
    QCOMPARE(read->apiType, ApiType::TextToVideo);
    QCOMPARE(read->notes, QStringList());
}

void TestCurlCommand::tellsWhatWasLeftOut_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("note");
    const QString key = u"Ignored the key in the command."_s;
    QTest::newRow("bearer") << u"-H 'Authorization: Bearer sk-canary'"_s << key;
    QTest::newRow("other case") << u"-H 'authorization:sk-canary'"_s << key;
    QTest::newRow("twice is told once") << u"-H 'X-Api-Key: sk-canary' -u me:sk-canary"_s << key;
    QTest::newRow("cookie") << u"-b 'session=sk-canary'"_s << key;
    QTest::newRow("token of its own") << u"--oauth2-bearer sk-canary"_s << key;
    QTest::newRow("other header") << u"-H 'X-Async: enable'"_s << u"Ignored the header X-Async."_s;
    QTest::newRow("method") << u"-X PUT"_s << u"Ignored the method PUT: requests are always sent with POST."_s;
    QTest::newRow("proxy") << u"-x http://sk-canary@proxy:1"_s << u"Ignored the proxy in the command."_s;
    QTest::newRow("certificates") << u"-k"_s << u"Ignored -k: certificates are always checked."_s;
    QTest::newRow("variable in the body")
        << u"\"$x\" --json \"$BODY\""_s << u"$BODY is kept as text in the body; it isn't replaced by a value."_s;
    QTest::newRow("nothing for a placeholder") << u"-H 'Authorization: Bearer <API_KEY>'"_s << QString();
    QTest::newRow("nothing for a variable") << u"-H \"Authorization: Bearer $API_KEY\""_s << QString();
    QTest::newRow("nothing for words in its place") << u"-H 'Authorization: Bearer YOUR_API_KEY'"_s << QString();
}

void TestCurlCommand::tellsWhatWasLeftOut()
{
    QFETCH(QString, options);
    QFETCH(const QString, note);
    const bool hasBody = options.contains(u"--json"_s);
    if (hasBody)
        options.replace(u"\"$BODY\""_s, u"\"{\\\"prompt\\\":\\\"$BODY\\\"}\""_s);
    const auto read = readCurlCommand(u"curl "_s + options + u" https://x.example/v1/video/generations/TextToVideo"_s
        + (hasBody ? u""_s : u" -d {}"_s));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->notes, note.isEmpty() ? QStringList() : QStringList{note});
}

void TestCurlCommand::cannotRead_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char* name, const QString& command, const QString& sentence) {
        QTest::newRow(name) << command << sentence;
    };
    add("nothing", {}, u"doesn't contain \"curl\""_s);
    add("another program", u"wget https://x"_s, u"doesn't contain \"curl\""_s);
    add("curl as an argument", u"echo curl -d '{}'"_s, u"doesn't contain \"curl\""_s);
    add("no body", u"curl https://x"_s, u"-d or --json is missing"_s);
    add("option at the end", u"curl https://x -d"_s, u"missing after -d"_s);
    add("option before a pipe", u"curl https://x -d | jq"_s, u"missing after -d"_s);
    add("open single quote", u"curl -d '{"_s, u"isn't closed"_s);
    add("open double quote", u"curl -d \"{"_s, u"isn't closed"_s);
    add("open ANSI quote", u"curl -d $'{\\'"_s, u"isn't closed"_s);
    add("open brace", u"curl -d \"${X\""_s, u"isn't closed"_s);
    add("two bodies", u"curl -d '{}' -d '{}'"_s, u"several bodies"_s);
    add("no JSON", u"curl -d 'a=b&c=d'"_s, u"line 1, column 1"_s);
    add("broken JSON", u"curl -d '{\n \"a\": }'"_s, u"line 2, column"_s);
    add("a list", u"curl -d '[1]'"_s, u"found a list"_s);
    add("file", u"curl -d @body.json"_s, u"in the file body.json. Open that file"_s);
    add("file in JSON option", u"curl --json @body.json"_s, u"Open that file"_s);
    add("standard input", u"curl -d @-"_s, u"standard input"_s);
    add("lines behind", u"curl -d @- <<EOF\n{}\nEOF"_s, u"lines after it"_s);
    add("form", u"curl -F a=b"_s, u"something other than JSON (-F)"_s);
    add("form text", u"curl --data-urlencode a=b"_s, u"something other than JSON"_s);
    add("upload", u"curl -T file"_s, u"something other than JSON (-T)"_s);
    add("get", u"curl -G -d '{}'"_s, u"something other than JSON (-G)"_s);
    add("command in it", u"curl -d \"{\\\"a\\\":\\\"$(date)\\\"}\""_s, u"Dailies doesn't run"_s);
    add("backticks", u"curl -d \"`date`\""_s, u"Dailies doesn't run"_s);
    add("link by another program", u"LINK_1=$(curl -T a.mp4 https://x)\ncurl -d \"{\\\"a\\\":\\\"$LINK_1\\\"}\""_s,
        u"LINK_1 to the output of another command, which Dailies doesn't run"_s);
    add("more than an upload", u"L=$(dailies-cli uploads put /a | tail -1) && curl -d '{}'"_s, u"L to the output"_s);
    add("upload of many", u"L=$(dailies-cli uploads put /a /b) && curl -d '{}'"_s, u"L to the output"_s);
    add("upload of a variable", u"L=$(dailies-cli uploads put $HOME/a) && curl -d '{}'"_s, u"L to the output"_s);
    add("link with more behind", u"L=$(dailies-cli uploads put /a)b && curl -d '{}'"_s, u"L to the output"_s);
    add("two links in one", u"L=$(dailies-cli uploads put /a)$(date) && curl -d '{}'"_s, u"Dailies doesn't run"_s);
    add("upload from a folder", u"L=$(dailies-cli uploads put a.mp4) && curl -d '{}'"_s, u"Use the full path"_s);
    add("open upload", u"L=$(dailies-cli uploads put /a && curl -d '{}'"_s, u"isn't closed"_s);
    add("output as a value", u"curl -d X=$(date)"_s, u"Dailies doesn't run"_s);
    add("command without quotes", u"curl -d $(cat x)"_s, u"Dailies doesn't run"_s);
    add("program as body", u"curl -d @<(cat x)"_s, u"from another program"_s);
    add("pipe as body", u"curl -d @<(printf %s '{}' | tr a b)"_s, u"from another program"_s);
    add("substitution that is no file", u"curl -d <(printf %s '{}')"_s, u"from another program"_s);
    add("open substitution", u"curl -d @<(printf %s '{}'"_s, u"isn't closed"_s);
    add("writes into a program", u"curl -d '{}' -o >(cat)"_s, u"Dailies doesn't run"_s);
    add("file without its type", u"curl -d @<(printf %s '{\"a\":\"' ; base64 -w0 < '/x' ; printf %s '\"}')"_s,
        u"from another program"_s);
    add("file of a folder", u"curl -d @<(printf %s '{\"a\":\"data:image/png;base64,' ; base64 -w0 < x.png)"_s,
        u"Use the full path"_s);
    add("question about a task", u"curl https://x/v1/video/resource-actions/QueryVideo -d '{}'"_s, u"checks a task"_s);
    add("Windows line", u"curl -X POST ^\r\n -d '{}'"_s, u"Windows command prompt"_s);
    add("Windows quote", u"curl ^\"https://x^\" -d ^\"{}^\""_s, u"Windows command prompt"_s);
    add("PowerShell line", u"curl -X POST `\n -d '{}'"_s, u"Windows command prompt"_s);
    add("typographic quotes", u"curl -d “{}”"_s, u"curly quotes"_s);
}

void TestCurlCommand::cannotRead()
{
    QFETCH(const QString, command);
    QFETCH(const QString, sentence);
    const auto read = readCurlCommand(command);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::BadInput);
    QVERIFY2(read.error().message.contains(sentence), qPrintable(read.error().message));
    QVERIFY(read.error().message.endsWith(u'.'));
}

void TestCurlCommand::keepsNoKey_data()
{
    QTest::addColumn<QString>("command");
    const QString body = u" https://x.example/v1/video/generations/TextToVideo -d '{\"model\":\"m\"}'"_s;
    QTest::newRow("header") << u"curl -H 'Authorization: Bearer sk-canary'"_s + body;
    QTest::newRow("joined") << u"curl -H'Authorization: Bearer sk-canary'"_s + body;
    QTest::newRow("user") << u"curl -u sk-canary:"_s + body;
    QTest::newRow("in front") << u"KEY=sk-canary curl"_s + body;
    QTest::newRow("exported") << u"export KEY=sk-canary; curl"_s + body;
    QTest::newRow("header without a name") << u"curl -H 'sk-canary'"_s + body;
    QTest::newRow("address") << u"curl https://me:sk-canary@x.example/v1/video/generations/TextToVideo -d '{}'"_s;
    QTest::newRow("query") << u"curl 'https://x.example/v1/video/generations/TextToVideo?key=sk-canary' -d '{}'"_s;
    QTest::newRow("cookie") << u"curl --cookie sk-canary"_s + body;
    QTest::newRow("option that we do not know") << u"curl --new-secret sk-canary"_s + body;
}

void TestCurlCommand::keepsNoKey()
{
    QFETCH(const QString, command);
    const auto read = readCurlCommand(command);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    const QString everything = read->baseUrl.toString() + QString::fromUtf8(QJsonDocument(read->body.object).toJson())
        + read->notes.join(u'\n');
    QVERIFY2(!everything.contains(u"canary"_s), qPrintable(everything));
}

void TestCurlCommand::findsTheAddress_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("apiType");
    QTest::addColumn<bool>("isNoted");
    const auto add = [](const char* name, const QString& address, const QString& base, const QString& apiType,
                         bool isNoted) { QTest::newRow(name) << address << base << apiType << isNoted; };
    add("plain", u"https://x.example/v1/video/generations/VideoEdit"_s, u"https://x.example/v1"_s, u"VideoEdit"_s,
        false);
    add("port", u"http://127.0.0.1:80/v1/video/generations/VideoEdit/"_s, u"http://127.0.0.1:80/v1"_s, u"VideoEdit"_s,
        false);
    add("no scheme", u"x.example/v1/video/generations/VideoEdit"_s, u"https://x.example/v1"_s, u"VideoEdit"_s, false);
    add("variable", u"\"$BASE_URL/video/generations/VideoEdit\""_s, {}, u"VideoEdit"_s, false);
    add("braces", u"'{base_url}/video/generations/VideoEdit'"_s, {}, u"VideoEdit"_s, false);
    add("query", u"'https://x.example/v1/video/generations/VideoEdit?a=1'"_s, u"https://x.example/v1"_s, u"VideoEdit"_s,
        true);
    add("unknown type", u"https://x.example/v1/video/generations/Smell"_s, u"https://x.example/v1"_s, {}, true);
    add("other service", u"https://x.example/api/v1/services/video-synthesis"_s, {}, {}, false);
    add("none", u"''"_s, {}, {}, false);
}

void TestCurlCommand::findsTheAddress()
{
    QFETCH(const QString, address);
    QFETCH(const QString, base);
    QFETCH(const QString, apiType);
    QFETCH(const bool, isNoted);
    const auto read = readCurlCommand(u"curl -d '{\"model\":\"m\"}' "_s + address);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->baseUrl, QUrl(base));
    QCOMPARE(read->apiType, apiTypeFromName(apiType));
    QCOMPARE(!read->notes.isEmpty(), isNoted);
}

void TestCurlCommand::knowsACommand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isCommand");
    QTest::newRow("curl") << u"curl https://x"_s << true;
    QTest::newRow("spaces in front") << u" \n\t curl https://x"_s << true;
    QTest::newRow("prompt sign") << u"$ curl https://x"_s << true;
    QTest::newRow("variable in front") << u"KEY=abc curl https://x"_s << true;
    QTest::newRow("line in front") << u"export KEY=abc\ncurl https://x"_s << true;
    QTest::newRow("link in front") << u"LINK_1=$(dailies-cli uploads put '/a b.mp4') &&\ncurl https://x"_s << true;
    QTest::newRow("Windows") << u"curl.exe -X POST"_s << true;
    QTest::newRow("path") << u"/usr/bin/curl -X POST"_s << true;
    QTest::newRow("JSON that speaks of it") << u"{\"prompt\": \"\ncurl up\"}"_s << false;
    QTest::newRow("words") << u"The cat will curl up"_s << false;
    QTest::newRow("longer word") << u"curling is a sport"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestCurlCommand::knowsACommand()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isCommand);
    QCOMPARE(looksLikeCurl(text), isCommand);
}

QTEST_GUILESS_MAIN(TestCurlCommand)
#include "tst_curlcommand.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/settings/profile.h"
#include "tests/cli/clirun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QUuid>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// A kind with a complete request of it.
struct Sample {
    const char* name;
    const char* family;
    const char* generation;
    const char* apiType;
    const char* text;
};

constexpr Sample samples[] = {
    {"A 3.0 text", "A", "3.0", "TextToVideo",
        R"({"model":"m","input":{"prompt":"p"},"parameters":{"resolution":"720P","ratio":"16:9","duration":5,"prompt_extend":true}})"},
    {"A 3.0 image", "A", "3.0", "ImageToVideo",
        R"({"model":"m","input":{"media":[{"type":"first_frame","url":"https://example.com/a.png"}]},"parameters":{"duration":30}})"},
    {"A 3.0 reference", "A", "3.0", "ReferenceToVideo",
        R"({"model":"m","input":{"prompt":"Image 1","media":[{"type":"reference_image","url":"https://example.com/a.png"}]}})"},
    {"A 3.0 edit", "A", "3.0", "VideoEdit",
        R"({"model":"m","input":{"media":[{"type":"reference_video","url":"https://example.com/a.mp4"}]},"parameters":{"ratio":"adaptive"}})"},
    {"A 2.7 text", "A", "2.7", "TextToVideo",
        R"({"model":"m","input":{"prompt":"p"},"parameters":{"watermark":true,"duration":60}})"},
    {"A 2.7 image", "A", "2.7", "ImageToVideo",
        R"({"model":"m","input":{"media":[{"type":"first_frame","url":"https://example.com/a.png"},{"type":"driving_audio","url":"https://example.com/a.mp3"}]},"parameters":{"watermark":false}})"},
    {"A 2.7 reference", "A", "2.7", "ReferenceToVideo",
        R"({"model":"m","input":{"prompt":"Image 1","media":[{"type":"reference_image","url":"https://example.com/a.png","reference_voice":"https://example.com/v.wav"}]}})"},
    {"A 2.7 edit", "A", "2.7", "VideoEdit",
        R"({"model":"m","input":{"prompt":"p","media":[{"type":"video","url":"https://example.com/a.mp4"}]},"parameters":{"resolution":"720P","prompt_extend":false,"watermark":true}})"},
    {"B text", "B", "", "TextToVideo",
        R"({"model":"m","prompt":"p","duration":"5","mode":"pro","cfgScale":0.5,"sound":"on","aspectRatio":"16:9","logoAdd":1,"logoParam":{"any":1},"multiShot":true,"shotType":"customize","multiPrompt":[{"index":1,"prompt":"one","duration":"5"}],"negativePrompt":"n"})"},
    {"B image", "B", "", "ImageToVideo",
        R"({"model":"m","prompt":"p","duration":"5","image":{"url":"https://example.com/a.png"},"voiceList":[{"voiceId":"v"}]})"},
    {"B images", "B", "", "MultiImageToVideo",
        R"({"model":"m","prompt":"p","duration":"5","imageList":[{"image":"https://example.com/a.png"}]})"},
};

const Sample& sample(const char* name)
{
    return *std::find_if(
        std::begin(samples), std::end(samples), [name](const Sample& s) { return qstrcmp(s.name, name) == 0; });
}

QStringList checkArguments(const Sample& sample)
{
    return QStringList{u"check"_s, u"--json"_s}
    + requestOptions(QString::fromLatin1(sample.family), QString::fromLatin1(sample.apiType),
        QString::fromLatin1(sample.generation));
}

/// The lines about findings, without the estimate.
QList<QJsonObject> findingsOf(const CliResult& result)
{
    QList<QJsonObject> lines = result.lines();
    lines.removeIf([](const QJsonObject& line) { return line.value(u"event"_s) == u"estimate"_s; });
    return lines;
}

bool addAccount(const QTemporaryDir& profile, const QString& name, const QList<EnabledModel>& models)
{
    AccountStore accounts(Profile::at(profile.path()).accounts);
    Account account;
    account.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    account.name = name;
    account.baseUrl = QUrl(u"https://example.com/v1"_s);
    account.models = models;
    return accounts.load() && accounts.put(account);
}

} // namespace

class tst_CliCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAccountTellsTheFamily_data();
    void theAccountTellsTheFamily();
    void theOnlyAccountIsTheOneThatSubmitUses();
    void good_data();
    void good();
    void findings_data();
    void findings();
    void wrongUse_data();
    void wrongUse();
    void brokenJsonNamesItsPlace();
    void duplicateKey();
    void readable();
    void everythingAtOnce();
    void longNumbersHaveAllDigits();
    void notes_data();
    void notes();
    void onesOwnProfilesCount();
    void brokenProfilesAreSaid();
    void brokenAccountsAreNoWrongUse();
    void modelProfileOfAFile();
    void localFiles_data();
    void localFiles();
    void helpAndVersion_data();
    void helpAndVersion();
};

void tst_CliCheck::good_data()
{
    QTest::addColumn<int>("index");
    for (size_t i = 0; i < std::size(samples); ++i)
        QTest::newRow(samples[i].name) << int(i);
}

void tst_CliCheck::good()
{
    QFETCH(int, index);
    const CliResult result = runCli(checkArguments(samples[index]), samples[index].text);
    QVERIFY2(result.status == 0, result.all().constData());
    QVERIFY2(result.out.isEmpty(), result.all().constData());
}

void tst_CliCheck::findings_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("severity");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* kind, const char* from, const char* to, const char* severity,
                         const char* path) {
        QTest::newRow(name) << QString::fromLatin1(kind) << QByteArray(from) << QByteArray(to)
                            << QString::fromLatin1(severity) << QString::fromLatin1(path);
    };
    row("A duration as text", "A 3.0 text", "\"duration\":5", "\"duration\":\"5\"", "stop", "parameters.duration");
    row("A duration with a part", "A 3.0 text", "\"duration\":5", "\"duration\":5.5", "stop", "parameters.duration");
    row("A no prompt", "A 3.0 text", "\"prompt\":\"p\"", "", "stop", "input.prompt");
    row("A prompt as number", "A 3.0 text", "\"prompt\":\"p\"", "\"prompt\":7", "stop", "input.prompt");
    row("A no model", "A 3.0 text", "\"model\":\"m\",", "", "stop", "model");
    row("A model null", "A 3.0 text", "\"model\":\"m\"", "\"model\":null", "stop", "model");
    row("A switch as text", "A 3.0 text", "\"prompt_extend\":true", "\"prompt_extend\":\"true\"", "stop",
        "parameters.prompt_extend");
    row("A parameters a list", "A 2.7 text", "\"parameters\":{\"watermark\":true,\"duration\":60}", "\"parameters\":[]",
        "stop", "parameters");
    row("A too long", "A 3.0 text", "\"duration\":5", "\"duration\":31", "ask", "parameters.duration");
    row("A other tier", "A 3.0 text", "720P", "4K", "ask", "parameters.resolution");
    row("A odd ratio", "A 3.0 text", "16:9", "wide", "ask", "parameters.ratio");
    row("A mark of the other generation", "A 3.0 text", "\"duration\":5", "\"watermark\":true", "ask",
        "parameters.watermark");
    row("A no media", "A 3.0 image", "\"media\":[{\"type\":\"first_frame\",\"url\":\"https://example.com/a.png\"}]",
        "\"prompt\":\"p\"", "stop", "input.media");
    row("A media without type", "A 3.0 reference", "\"type\":\"reference_image\",", "", "stop", "input.media[0].type");
    row("A media without address", "A 3.0 edit", ",\"url\":\"https://example.com/a.mp4\"", "", "stop",
        "input.media[0].url");
    row("A media no list", "A 3.0 edit", "[{\"type\":\"reference_video\",\"url\":\"https://example.com/a.mp4\"}]", "{}",
        "stop", "input.media");
    row("A other media type", "A 2.7 edit", "\"type\":\"video\"", "\"type\":\"first_frame\"", "ask",
        "input.media[0].type");
    row("A edit without prompt", "A 2.7 edit", "\"prompt\":\"p\",", "", "stop", "input.prompt");
    row("A audio alone", "A 2.7 image", "{\"type\":\"first_frame\",\"url\":\"https://example.com/a.png\"},", "", "ask",
        "input.media[0].type");
    row("A unknown key", "A 2.7 reference", "\"prompt\":\"Image 1\"", "\"prompt\":\"Image 1\",\"mood\":1", "ask",
        "input.mood");
    row("B duration as number", "B text", "\"duration\":\"5\",\"mode\"", "\"duration\":5,\"mode\"", "stop", "duration");
    row("B no duration", "B text", "\"duration\":\"5\",\"mode\"", "\"mode\"", "stop", "duration");
    row("B no prompt", "B text", "\"prompt\":\"p\",", "", "stop", "prompt");
    row("B guidance as text", "B text", "\"cfgScale\":0.5", "\"cfgScale\":\"0.5\"", "stop", "cfgScale");
    row("B mark as switch", "B text", "\"logoAdd\":1", "\"logoAdd\":true", "stop", "logoAdd");
    row("B mark's settings as text", "B text", "{\"any\":1}", "\"any\"", "stop", "logoParam");
    row("B shots as text", "B text", "[{\"index\":1,\"prompt\":\"one\",\"duration\":\"5\"}]", "\"one\"", "stop",
        "multiPrompt");
    row("B image missing", "B image", "\"image\":{\"url\":\"https://example.com/a.png\"},", "", "stop", "image.url");
    row("B image as text", "B image", "{\"url\":\"https://example.com/a.png\"}", "\"https://example.com/a.png\"",
        "stop", "image");
    row("B voice without id", "B image", "\"voiceId\":\"v\"", "", "stop", "voiceList[0].voiceId");
    const QString picture = qEnvironmentVariable("DAILIES_SOURCE") + u"/resources/help/window.jpg"_s;
    row("B image from this computer", "B image", "https://example.com/a.png",
        QUrl::fromLocalFile(picture).toEncoded().constData(), "stop", "image.url");
    row("B images missing", "B images", ",\"imageList\":[{\"image\":\"https://example.com/a.png\"}]", "", "stop",
        "imageList");
    row("B image of the list missing", "B images", "\"image\":\"https://example.com/a.png\"", "", "stop",
        "imageList[0].image");
}

void tst_CliCheck::findings()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, severity);
    QFETCH(QString, path);
    const Sample& whole = sample(kind.toLatin1().constData());
    QByteArray text = whole.text;
    QVERIFY2(text.contains(from), "the table does not fit the sample");
    text.replace(from, to);
    const CliResult result = runCli(checkArguments(whole), text);
    QVERIFY2(result.status == (severity == u"stop"_s ? 3 : 0), result.all().constData());
    int found = 0;
    for (const QJsonObject& line : findingsOf(result)) {
        QVERIFY2(!line.value(u"message"_s).toString().isEmpty(), result.all().constData());
        if (line.value(u"path"_s).toString() == path && line.value(u"severity"_s).toString() == severity)
            ++found;
    }
    QVERIFY2(found == 1, result.all().constData());
}

void tst_CliCheck::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("no command") << QStringList{u"dance"_s};
    QTest::newRow("unknown option") << QStringList{u"check"_s, u"--fast"_s};
    QTest::newRow("no family") << QStringList{u"check"_s, u"--api-type"_s, u"TextToVideo"_s, u"--request"_s, u"-"_s};
    QTest::newRow("no such family") << QStringList{u"check"_s} + requestOptions(u"C"_s, u"TextToVideo"_s);
    QTest::newRow("no type") << QStringList{u"check"_s, u"--family"_s, u"A"_s, u"--request"_s, u"-"_s};
    QTest::newRow("no such type") << QStringList{u"check"_s} + requestOptions(u"A"_s, u"TextToSong"_s);
    QTest::newRow("no such generation") << QStringList{u"check"_s} + requestOptions(u"A"_s, u"TextToVideo"_s, u"4.0"_s);
    QTest::newRow("generation of B") << QStringList{u"check"_s} + requestOptions(u"B"_s, u"TextToVideo"_s, u"3.0"_s);
    QTest::newRow("kind not offered by A") << QStringList{u"check"_s} + requestOptions(u"A"_s, u"MultiImageToVideo"_s);
    QTest::newRow("kind not offered by B") << QStringList{u"check"_s} + requestOptions(u"B"_s, u"VideoEdit"_s);
    QTest::newRow("no request") << QStringList{u"check"_s, u"--family"_s, u"A"_s, u"--api-type"_s, u"TextToVideo"_s};
    QTest::newRow("no such file") << QStringList{
        u"check"_s, u"--family"_s, u"A"_s, u"--api-type"_s, u"TextToVideo"_s, u"--request"_s, u"/nowhere/a.json"_s};
    QTest::newRow("a folder") << QStringList{
        u"check"_s, u"--family"_s, u"A"_s, u"--api-type"_s, u"TextToVideo"_s, u"--request"_s, u"/"_s};
    QTest::newRow("empty value") << QStringList{u"check"_s, u"--family"_s, u""_s}
            + QStringList{u"--api-type"_s, u"TextToVideo"_s, u"--request"_s, u"-"_s};
    QTest::newRow("one word too many") << QStringList{u"check"_s, u"more"_s} + requestOptions(u"A"_s, u"TextToVideo"_s);
    QTest::newRow("accounts what") << QStringList{u"accounts"_s};
    QTest::newRow("accounts dance") << QStringList{u"accounts"_s, u"dance"_s};
    QTest::newRow("show what") << QStringList{u"show"_s};
    QTest::newRow("port") << QStringList{u"practice"_s, u"--port"_s, u"many"_s};
    QTest::newRow("copies") << QStringList{u"submit"_s, u"--copies"_s, u"0"_s}
            + requestOptions(u"A"_s, u"TextToVideo"_s);
    QTest::newRow("two places") << QStringList{u"submit"_s, u"--account"_s, u"a"_s, u"--base-url"_s,
                                       u"https://a.example/v1"_s}
            + requestOptions(u"A"_s, u"TextToVideo"_s);
    QTest::newRow("no account") << QStringList{u"submit"_s} + requestOptions(u"A"_s, u"TextToVideo"_s);
    QTest::newRow("no such account") << QStringList{u"submit"_s, u"--account"_s, u"nobody"_s}
            + requestOptions(u"A"_s, u"TextToVideo"_s);
    QTest::newRow("bad address") << QStringList{u"submit"_s, u"--base-url"_s, u"http://example.com/v1"_s}
            + requestOptions(u"A"_s, u"TextToVideo"_s);
    QTest::newRow("adopt without id") << QStringList{u"adopt"_s, u"--family"_s, u"A"_s, u"--model"_s, u"m"_s};
    QTest::newRow("adopt with a line break")
        << QStringList{u"adopt"_s, u"--family"_s, u"A"_s, u"--model"_s, u"m"_s, u"--task-id"_s, u"a\nb"_s};
    QTest::newRow("adopt with a whole page")
        << QStringList{u"adopt"_s, u"--family"_s, u"A"_s, u"--model"_s, u"m"_s, u"--task-id"_s, QString(9000, u'a')};
    QTest::newRow("upload of nothing") << QStringList{u"uploads"_s, u"put"_s, u"/no/such/file.png"_s};
    QTest::newRow("adopt without model") << QStringList{u"adopt"_s, u"--family"_s, u"A"_s, u"--task-id"_s, u"t"_s};
}

void tst_CliCheck::wrongUse()
{
    QFETCH(QStringList, arguments);
    const CliResult result = runCli(arguments, samples[0].text, {{u"DAILIES_API_KEY"_s, u"secret-key"_s}});
    QVERIFY2(result.status == 2, result.all().constData());
    QVERIFY2(result.out.isEmpty(), result.all().constData());
    QVERIFY2(result.err.contains("--help"), result.all().constData());
    QVERIFY2(!result.err.contains("secret-key"), result.all().constData());
}

void tst_CliCheck::brokenJsonNamesItsPlace()
{
    const CliResult result = runCli(checkArguments(samples[0]), "{\n  \"model\": \"m\",\n  \"input\": oops\n}");
    QVERIFY2(result.status == 2, result.all().constData());
    QVERIFY2(result.err.contains("3") && result.err.contains("line"), result.all().constData());
    QCOMPARE(runCli(checkArguments(samples[0]), "[]").status, 2);
    QCOMPARE(runCli(checkArguments(samples[0]), "").status, 2);
}

void tst_CliCheck::duplicateKey()
{
    const CliResult result =
        runCli(checkArguments(samples[0]), R"({"model":"m","input":{"prompt":"one","prompt":"two"}})");
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(findingsOf(result).size(), 1);
    QCOMPARE(findingsOf(result).constFirst().value(u"severity"_s).toString(), u"ask"_s);
    QCOMPARE(findingsOf(result).constFirst().value(u"path"_s).toString(), u"input.prompt"_s);
}

void tst_CliCheck::readable()
{
    QStringList arguments = checkArguments(samples[0]);
    arguments.removeOne(u"--json"_s);
    const CliResult good = runCli(arguments, samples[0].text);
    QVERIFY2(good.status == 0 && good.out.contains("can be sent"), good.all().constData());
    const CliResult bad = runCli(arguments, R"({"model":"m","parameters":{"duration":"5"}})");
    QVERIFY2(bad.status == 3, bad.all().constData());
    QVERIFY2(bad.out.contains("parameters.duration") && bad.out.contains("input.prompt"), bad.all().constData());
    QVERIFY2(!bad.out.contains('{'), bad.all().constData());
}

void tst_CliCheck::everythingAtOnce()
{
    const CliResult result = runCli(checkArguments(samples[0]),
        R"({"input":{"prompt":1},"parameters":{"duration":"5","resolution":"4K","mood":1}})");
    QVERIFY2(result.status == 3, result.all().constData());
    QStringList paths;
    for (const QJsonObject& line : findingsOf(result))
        paths += line.value(u"path"_s).toString();
    QVERIFY2(paths.size() == 5, result.all().constData());
    for (const QString& path :
        {u"model"_s, u"input.prompt"_s, u"parameters.duration"_s, u"parameters.resolution"_s, u"parameters.mood"_s})
        QVERIFY2(paths.count(path) == 1, result.all().constData());
    QCOMPARE(findingsOf(result).constFirst().value(u"severity"_s).toString(), u"stop"_s);
    QCOMPARE(findingsOf(result).constLast().value(u"severity"_s).toString(), u"ask"_s);
}

void tst_CliCheck::longNumbersHaveAllDigits()
{
    const CliResult result =
        runCli(checkArguments(samples[0]), R"({"model":"m","input":{"prompt":"p"},"parameters":{"duration":1e9}})");
    QVERIFY2(result.status == 0, result.all().constData());
    const QString message = findingsOf(result).constFirst().value(u"message"_s).toString();
    QVERIFY2(message.endsWith(u"The duration is 1,000,000,000 s."_s), qPrintable(message));
}

void tst_CliCheck::notes_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* kind, const char* model, const char* from, const QByteArray& to,
                         const char* path, const char* says) {
        QTest::newRow(name) << QString::fromLatin1(kind) << QByteArray(model) << QByteArray(from) << to
                            << QString::fromLatin1(path) << QString::fromLatin1(says);
    };
    row("another value", "A 2.7 text", "wan2.7-t2v", "\"watermark\":true", "\"resolution\":\"480P\"",
        "parameters.resolution", "720P");
    row("too long", "A 2.7 text", "wan2.7-t2v", "\"duration\":60", "\"duration\":61", "parameters.duration", "15");
    row("long prompt", "B text", "kling-v2-6", "\"prompt\":\"p\"", "\"prompt\":\"" + QByteArray(2501, 'p') + '"',
        "prompt", "2,500");
    row("not used", "B text", "kling-v2-6", "\"cfgScale\":0.5", "\"cfgScale\":1", "cfgScale", "doesn't use");
    row("media", "A 3.0 image", "wan3.0-video", "first_frame", "last_frame", "input.media", "First frame");
    row("a mention", "A 3.0 image", "m", "\"media\"", "\"prompt\":\"Image 2\",\"media\"", "input.prompt", "Image 2");
    row("oss", "A 3.0 edit", "m", "https://example.com/a.mp4", "oss://example/a.mp4", "input.media[0].url", "header");
}

void tst_CliCheck::notes()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, model);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, path);
    QFETCH(QString, says);
    const Sample& whole = sample(kind.toLatin1().constData());
    QByteArray text = whole.text;
    QVERIFY2(text.contains(from), "the table does not fit the sample");
    text.replace(from, to).replace("\"model\":\"m\"", "\"model\":\"" + model + '"');
    const CliResult result = runCli(checkArguments(whole), text);
    QVERIFY2(result.status == 0, result.all().constData());
    bool found = false;
    for (const QJsonObject& line : findingsOf(result)) {
        QCOMPARE(line.value(u"severity"_s).toString(), u"note"_s);
        found =
            found || (line.value(u"path"_s).toString() == path && line.value(u"message"_s).toString().contains(says));
    }
    QVERIFY2(found, result.all().constData());
}

void tst_CliCheck::onesOwnProfilesCount()
{
    const QTemporaryDir profile;
    QStringList arguments = checkArguments(sample("A 2.7 text")) + QStringList{u"--profile"_s, profile.path()};
    QVERIFY(findingsOf(runCli(arguments, sample("A 2.7 text").text)).isEmpty());
    // Checking a request leaves nothing behind.
    QVERIFY(QDir(profile.path()).isEmpty());
    QFile file(profile.filePath(u"models.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"version":1,"models":[{"id":"mine","match":["=m"],"family":"A","generation":"2.7",)"
               R"("apiTypes":["TextToVideo"],"limits":{"duration":{"most":8}}}]})");
    file.close();
    const CliResult result = runCli(arguments, sample("A 2.7 text").text);
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(findingsOf(result).size(), 1);
    QCOMPARE(findingsOf(result).constFirst().value(u"path"_s).toString(), u"parameters.duration"_s);
}

void tst_CliCheck::brokenProfilesAreSaid()
{
    const QTemporaryDir profile;
    QFile file(profile.filePath(u"models.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n\"models\": oops}");
    file.close();
    const QStringList arguments = checkArguments(sample("A 2.7 text")) + QStringList{u"--profile"_s, profile.path()};
    const CliResult result = runCli(arguments, sample("A 2.7 text").text);
    QVERIFY2(result.status == 0, result.all().constData());
    QVERIFY2(result.err.contains("models.json") && result.err.contains("line 2"), result.all().constData());
}

void tst_CliCheck::brokenAccountsAreNoWrongUse()
{
    const QTemporaryDir profile;
    QFile file(profile.filePath(u"accounts.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    const QStringList arguments =
        checkArguments(sample("A 2.7 text")) + QStringList{u"--account"_s, u"Studio"_s, u"--profile"_s, profile.path()};
    const CliResult result = runCli(arguments, sample("A 2.7 text").text);
    QVERIFY2(result.status == 6, result.all().constData());
    QVERIFY2(result.err.contains("accounts.json") && !result.err.contains("--help"), result.all().constData());
}

void tst_CliCheck::modelProfileOfAFile()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"model.json"_s);
    const auto check = [&name](const QByteArray& text) {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return CliResult();
        file.close();
        return runCli(
            checkArguments(sample("B text")) + QStringList{u"--model-profile"_s, name}, sample("B text").text);
    };
    CliResult result = check(R"({"family":"B","apiTypes":["TextToVideo"],"choices":{"mode":["ultra"]}})");
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(findingsOf(result).size(), 1);
    QCOMPARE(findingsOf(result).constFirst().value(u"path"_s).toString(), u"mode"_s);
    result = check(R"({"match":["other"],"family":"B","apiTypes":["TextToVideo"]})");
    QCOMPARE(findingsOf(result).size(), 1);
    QCOMPARE(findingsOf(result).constFirst().value(u"path"_s).toString(), u"model"_s);
    for (const QByteArray& bad : {QByteArray("oops"), QByteArray("{}"),
             QByteArray(R"({"family":"B","apiTypes":["TextToVideo"],"limits":{"voices":"two"}})")}) {
        result = check(bad);
        QVERIFY2(result.status == 2 && !result.err.isEmpty(), result.all().constData());
    }
    QVERIFY2(result.err.contains("limits.voices"), result.all().constData());
}

void tst_CliCheck::localFiles_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("severity");
    const QByteArray png = QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
    QTest::newRow("missing") << u"none.png"_s << QByteArray() << 3 << u"stop"_s;
    QTest::newRow("a folder") << u"."_s << QByteArray() << 3 << u"stop"_s;
    QTest::newRow("endless") << u"/dev/zero"_s << QByteArray() << 3 << u"stop"_s;
    QTest::newRow("empty") << u"a.png"_s << QByteArray("") << 3 << u"stop"_s;
    QTest::newRow("cut off") << u"a.png"_s << png.first(40) << 0 << u"ask"_s;
    QTest::newRow("small") << u"a.png"_s << png << 0 << u"note"_s;
}

void tst_CliCheck::localFiles()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, contents);
    QFETCH(int, status);
    QFETCH(QString, severity);
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).absoluteFilePath(source);
    if (!contents.isNull()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
    }
    const Sample& whole = sample("A 3.0 image");
    QByteArray text = whole.text;
    text.replace("https://example.com/a.png", QUrl::fromLocalFile(path).toEncoded());
    text.replace("\"model\":\"m\"", "\"model\":\"wan3.0-video\"");
    const CliResult result = runCli(checkArguments(whole), text);
    QVERIFY2(result.status == status, result.all().constData());
    QVERIFY2(!findingsOf(result).isEmpty(), result.all().constData());
    const QJsonObject line = findingsOf(result).constFirst();
    QCOMPARE(line.value(u"path"_s).toString(), u"input.media[0].url"_s);
    QCOMPARE(line.value(u"severity"_s).toString(), severity);
}

void tst_CliCheck::helpAndVersion_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("help") << QStringList{u"--help"_s} << QByteArray("practice");
    QTest::newRow("version") << QStringList{u"--version"_s} << QByteArray("dailies-cli ");
    for (const char* name : {"check", "submit", "watch", "tasks", "show", "adopt", "practice", "demo"})
        QTest::addRow("%s help", name) << QStringList{QString::fromLatin1(name), u"--help"_s}
                                       << QByteArray("--profile");
    for (const char* name : {"add", "list", "remove", "test"})
        QTest::addRow("accounts %s help", name)
            << QStringList{u"accounts"_s, QString::fromLatin1(name), u"--help"_s} << QByteArray("--profile");
    QTest::newRow("trouble") << QStringList{u"practice"_s, u"--help"_s} << QByteArray("[lost answer]");
    QTest::newRow("command version") << QStringList{u"submit"_s, u"--version"_s} << QByteArray("dailies-cli ");
}

void tst_CliCheck::helpAndVersion()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const CliResult result = runCli(arguments);
    QVERIFY2(result.status == 0, result.all().constData());
    QVERIFY2(result.out.contains(says), result.all().constData());
    QVERIFY2(result.err.isEmpty(), result.all().constData());
}

void tst_CliCheck::theAccountTellsTheFamily_data()
{
    QTest::addColumn<QList<EnabledModel>>("models");
    QTest::addColumn<int>("status");
    const EnabledModel a27 = wholeModel(u"m"_s, Family::A, Generation::G27);
    const EnabledModel a30 = wholeModel(u"m3"_s, Family::A, Generation::G30);
    const EnabledModel b = wholeModel(u"m"_s, Family::B, Generation::None);
    QTest::newRow("A 2.7") << QList{a27} << 0;
    QTest::newRow("both generations") << QList{a30, a27} << 1; // 3.0 has no watermark
    QTest::newRow("both families") << QList{a27, b} << 2;
    QTest::newRow("no models") << QList<EnabledModel>() << 2;
}

void tst_CliCheck::theAccountTellsTheFamily()
{
    QFETCH(const QList<EnabledModel>, models);
    QFETCH(const int, status);
    const QTemporaryDir profile;
    QVERIFY(addAccount(profile, u"Studio"_s, models));
    const CliResult result = runCli({u"check"_s, u"--profile"_s, profile.path(), u"--account"_s, u"Studio"_s,
                                        u"--api-type"_s, u"TextToVideo"_s, u"--request"_s, u"-"_s},
        R"({"model":"m","input":{"prompt":"p"},"parameters":{"watermark":true,"duration":5}})");
    if (status == 1)
        QVERIFY2(result.status != 2 && result.out.contains("watermark"), result.all().constData());
    else
        QVERIFY2(result.status == status, result.all().constData());
    QCOMPARE(result.err.contains("--family is missing"), status == 2);
}

void tst_CliCheck::theOnlyAccountIsTheOneThatSubmitUses()
{
    const QTemporaryDir profile;
    QVERIFY(addAccount(profile, u"Studio"_s, {wholeModel(u"m"_s, Family::A, Generation::G27)}));
    const QByteArray request = R"({"model":"m","input":{"prompt":"p"},"parameters":{"watermark":true,"duration":5}})";
    const auto check = [&profile](const QByteArray& text, const QStringList& options = {}) {
        return runCli(QStringList{u"check"_s, u"--profile"_s, profile.path(), u"--api-type"_s, u"TextToVideo"_s,
                          u"--request"_s, u"-"_s}
                + options,
            text);
    };
    // Only generation 2.7 has a watermark.
    for (const QStringList& options : {QStringList(), {u"--family"_s, u"A"_s}}) {
        const CliResult fits = check(request, options);
        QVERIFY2(fits.status == 0 && fits.out.contains("The request can be sent."), fits.all().constData());
    }
    const CliResult other = check(QByteArray(request).replace("\"m\"", "\"other\""));
    QVERIFY2(other.status == 0 && other.out.contains("--accept"), other.all().constData());

    const CliResult limit = runCli({u"spend"_s, u"limits"_s, u"add"_s, u"--profile"_s, profile.path(), u"--account"_s,
        u"Studio"_s, u"--per"_s, u"day"_s, u"--seconds"_s, u"1"_s, u"--refuse"_s});
    QVERIFY2(limit.status == 0, limit.all().constData());
    QCOMPARE(check(request).status, 3);

    QVERIFY(addAccount(profile, u"Another"_s, {wholeModel(u"m"_s, Family::A, Generation::G27)}));
    const CliResult undecided = check(request);
    QVERIFY2(undecided.status == 2 && undecided.err.contains("--family is missing"), undecided.all().constData());
}

QTEST_GUILESS_MAIN(tst_CliCheck)
#include "tst_clicheck.moc"

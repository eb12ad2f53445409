// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/clock.h"
#include "app/http/curlmanager.h"
#include "app/practice/practiceservice.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/service/call/videoservice.h"
#include "app/service/text/curlcommand.h"
#include "tests/service/requestgenerator.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr auto key = "sk-canary-0123456789abcdef";
// The smallest possible picture: one pixel.
const QByteArray picture = QByteArray::fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");

struct Ran {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

} // namespace

/// Runs the output of curlCommand() with the real bash and curl, against local servers.
class TestCurlRun final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void sendsWhatTheProgramSends_data();
    void sendsWhatTheProgramSends();
    void runsNothing_data();
    void runsNothing();
    void typedIntoATerminal_data();
    void typedIntoATerminal();
    void largePicturesAndBodies();
    void missingFileSendsNoJson();
    void missingLinkSendsNothing();
    void emptyKeyIsNotInvented();
    void makesATask_data();
    void makesATask();

private:
    Ran run(const QStringList& arguments, const QByteArray& input = {}, const QByteArray& apiKey = key);
    Ran run(const QString& command) { return run({u"--norc"_s, u"--noprofile"_s, u"-c"_s, command}); }
    /// As a script file: it is too long for a command line.
    Ran runText(const QString& command) { return run({u"--norc"_s, u"--noprofile"_s}, command.toUtf8() + '\n'); }
    QString write(const QString& name, const QByteArray& bytes);
    QString linkTo(const QString& source) const;
    QByteArray bodyOfTheProgram(const VideoRequest& request);
    void verifyNothingRan();

    QTemporaryDir m_programs; ///< with a dailies-cli that does not upload
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FaultServer> m_server;
    QStringList m_files;
    QStringList m_before; ///< the content of the folder before the command runs
};

void TestCurlRun::initTestCase()
{
    QFile program(m_programs.filePath(u"dailies-cli"_s));
    QVERIFY(program.open(QIODevice::WriteOnly));
    // Gives a link only to a file that is there, and tells names apart by their digest.
    program.write("#!/bin/bash\n[ \"$1 $2 $#\" = 'uploads put 3' ] && [ -f \"$3\" ] || exit 1\n"
                  "printf 'https://files.example/%s?a=1&b=$x\\n' \"$(printf %s \"$3\" | sha256sum | cut -c1-64)\"\n");
    QVERIFY(program.setPermissions(program.permissions() | QFile::ExeOwner));
    program.close();
    QCOMPARE(run(u"command -v curl base64 dailies-cli"_s).status, 0);
}

/// What that program prints.
QString TestCurlRun::linkTo(const QString& source) const
{
    const QByteArray digest = QCryptographicHash::hash(localPath(source).toUtf8(), QCryptographicHash::Sha256);
    return u"https://files.example/"_s + QString::fromLatin1(digest.toHex()) + u"?a=1&b=$x"_s;
}

void TestCurlRun::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<FaultServer>();
    m_files = {write(u"it's a \"picture\" 100% #1?.png"_s, picture),
        write(u"$(touch ran)`touch ran`!!.png"_s, picture + 'x'), write(u"图 一\nzwei\t\u202E\\.png"_s, picture + "\n"),
        write(u"-rf.jpg"_s, "\xFF\xD8\xFF")};
    m_before = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
}

Ran TestCurlRun::run(const QStringList& arguments, const QByteArray& input, const QByteArray& apiKey)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"API_KEY"_s, QString::fromLatin1(apiKey));
    environment.insert(u"PATH"_s, m_programs.path() + u':' + environment.value(u"PATH"_s));
    environment.insert(u"CURL_HOME"_s, u"/nonexistent"_s);
    environment.insert(u"HISTFILE"_s, {});
    for (const QString& name :
        {u"http_proxy"_s, u"https_proxy"_s, u"all_proxy"_s, u"HTTP_PROXY"_s, u"HTTPS_PROXY"_s, u"ALL_PROXY"_s})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    if (m_folder)
        process.setWorkingDirectory(m_folder->path());
    QSignalSpy finished(&process, &QProcess::finished);
    process.start(u"bash"_s, arguments);
    process.write(input);
    process.closeWriteChannel();
    // The server runs in this same event loop.
    if (finished.isEmpty() && !finished.wait(patienceMs)) {
        process.kill();
        process.waitForFinished();
        return {-1, {}, "took too long"};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCurlRun::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return QUrl::fromLocalFile(file.fileName()).toString();
}

QByteArray TestCurlRun::bodyOfTheProgram(const VideoRequest& request)
{
    CurlManager creates;
    QNetworkAccessManager queries;
    SystemClock clock;
    VideoService service(creates, queries, clock);
    const auto call = service.create({m_server->url("/v1"), key}, request);
    if (!call)
        return call.error().message.toUtf8();
    QSignalSpy finished(*call, &ServiceCall::finished);
    return finished.wait(patienceMs) ? m_server->requests().constLast().body : QByteArray("no answer");
}

void TestCurlRun::verifyNothingRan()
{
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), m_before);
}

void TestCurlRun::sendsWhatTheProgramSends_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestCurlRun::sendsWhatTheProgramSends()
{
    QFETCH(const int, kind);
    RequestGenerator generator(quint32(kind) + 100, m_files);
    for (int i = 0; i < 8; ++i) {
        const VideoRequest request = generator.next(allKinds().at(kind));
        QHash<QString, QString> links;
        for (const QString& source : sourcesByLink(request))
            links.insert(source, linkTo(source));
        const QByteArray expected = bodyOfTheProgram(withLinks(request, links));
        const QString command = curlCommand(m_server->url("/v1"), request);
        const Ran ran = run(u"set -e; "_s + command);
        QVERIFY2(ran.status == 0, ran.errors.constData());
        const FaultRequest got = m_server->requests().constLast();
        QCOMPARE(m_server->requests().size(), 2 * (i + 1)); // one by the program, one by curl
        QCOMPARE(got.method, "POST");
        QCOMPARE(got.target, "/v1/video/generations/" + apiTypeName(request.kind.apiType).toLatin1());
        QCOMPARE(got.header("Authorization"), QByteArray("Bearer ") + key);
        QCOMPARE(got.header("Content-Type"), "application/json");
        const QJsonDocument body = QJsonDocument::fromJson(got.body);
        QVERIFY2(body.isObject(), got.body.constData());
        QCOMPARE(body, QJsonDocument::fromJson(expected));
        // Not only the same JSON: apart from our escapes, the same bytes.
        QCOMPARE(body.toJson(QJsonDocument::Compact), expected);
    }
    verifyNothingRan();
}

void TestCurlRun::runsNothing_data()
{
    QTest::addColumn<QString>("text");
    for (int i = 0; i < RequestGenerator::nastyTexts().size(); ++i)
        QTest::addRow("nasty text %d", i) << RequestGenerator::nastyTexts().at(i);
}

void TestCurlRun::runsNothing()
{
    QFETCH(const QString, text);
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    request.model = text;
    request.prompt = text;
    request.media = {{text, m_files.first(), {}}, {u"first_frame"_s, m_files.last(), {}}};
    request.extra = {{text, text}};
    const Ran ran = run(curlCommand(m_server->url("/v1"), request));
    QVERIFY2(ran.status == 0, ran.errors.constData());
    QCOMPARE(m_server->requests().size(), 1);
    const QJsonObject body = QJsonDocument::fromJson(m_server->requests().first().body).object();
    QCOMPARE(body["input"_L1]["prompt"_L1].toString(), text);
    QCOMPARE(body["model"_L1].toString(), text);
    const QString uri = body["input"_L1]["media"_L1][0]["url"_L1].toString();
    QVERIFY(uri.startsWith(u"data:image/png;base64,"_s));
    QCOMPARE(QByteArray::fromBase64(uri.mid(22).toLatin1()), picture);
    QCOMPARE(body["input"_L1]["media"_L1][1]["url"_L1].toString(), u"data:image/jpeg;base64,/9j/"_s);
    verifyNothingRan();
}

void TestCurlRun::typedIntoATerminal_data()
{
    runsNothing_data();
}

/// In an interactive bash, "!" recalls commands, but not in ours.
void TestCurlRun::typedIntoATerminal()
{
    QFETCH(const QString, text);
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    request.model = u"m"_s;
    request.prompt = text;
    const bool withFile = QByteArray(QTest::currentDataTag()).size() % 2 == 0;
    if (withFile)
        request.media = {{u"first_frame"_s, m_files.at(1), {}}};
    const QByteArray typed = "set -o history; set -H\ntouch typed; rm typed\n"
        + curlCommand(m_server->url("/v1"), request).toUtf8() + "\nexit\n";
    const Ran ran = run({u"--norc"_s, u"--noprofile"_s, u"-i"_s}, typed);
    QVERIFY2(m_server->requests().size() == 1, ran.errors.constData());
    const QJsonObject body = QJsonDocument::fromJson(m_server->requests().first().body).object();
    QCOMPARE(body["input"_L1]["prompt"_L1].toString(), text);
    verifyNothingRan();
}

void TestCurlRun::largePicturesAndBodies()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.model = u"m"_s;
    request.prompt = QString(150'000, u'ü');
    const QByteArray large = picture + QByteArray(3'000'001, 'p');
    request.media = {{u"reference_image"_s, write(u"large.png"_s, large), {}},
        {u"reference_image"_s, u"data:image/png;base64,"_s + QString(400'000, u'A'), {}}};
    const QByteArray expected = bodyOfTheProgram(request);
    const Ran ran = runText(curlCommand(m_server->url("/v1"), request));
    QVERIFY2(ran.status == 0, ran.errors.constData());
    QVERIFY(m_server->requests().constLast().body == expected);
    request.media.removeFirst(); // now without a file, but longer than one argument may be
    const Ran again = runText(curlCommand(m_server->url("/v1"), request));
    QVERIFY2(again.status == 0, again.errors.constData());
    QCOMPARE(
        QJsonDocument::fromJson(m_server->requests().constLast().body).object()["input"_L1]["prompt"_L1].toString(),
        request.prompt);
}

void TestCurlRun::missingFileSendsNoJson()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    request.model = u"m"_s;
    request.media = {{u"first_frame"_s, m_files.first(), {}}};
    const QString command = curlCommand(m_server->url("/v1"), request);
    QVERIFY(QFile::remove(QUrl(m_files.first()).toLocalFile()));
    const Ran ran = run(command);
    QVERIFY2(ran.errors.contains("No such file"), ran.errors.constData());
    // Nothing from which a service could make a clip and charge for it.
    for (const FaultRequest& sent : m_server->requests())
        QVERIFY(!QJsonDocument::fromJson(sent.body).isObject());
}

void TestCurlRun::missingLinkSendsNothing()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.model = u"m"_s;
    request.media = {{u"reference_video"_s, m_files.first(), {}}, {u"reference_video"_s, m_files.last(), {}}};
    const QString command = curlCommand(m_server->url("/v1"), request);
    QVERIFY(QFile::remove(localPath(m_files.first())));
    QVERIFY(run(command).status != 0);
    QCOMPARE(m_server->requests().size(), 0);
}

void TestCurlRun::emptyKeyIsNotInvented()
{
    VideoRequest request;
    request.model = u"m"_s;
    const Ran ran = run({u"--norc"_s, u"--noprofile"_s, u"-c"_s, curlCommand(m_server->url("/v1"), request)}, {}, {});
    QVERIFY2(ran.status == 0, ran.errors.constData());
    QCOMPARE(m_server->requests().first().header("Authorization").trimmed(), "Bearer");
}

void TestCurlRun::makesATask_data()
{
    sendsWhatTheProgramSends_data();
}

/// The practice service checks every field of the specification.
void TestCurlRun::makesATask()
{
    QFETCH(const int, kind);
    const QTemporaryDir jobs;
    PracticeService::Options options;
    options.folder = jobs.path();
    options.key = key;
    const auto service = PracticeService::start(options);
    QVERIFY(service);
    RequestGenerator generator(7, {});
    VideoRequest request = generator.next(allKinds().at(kind));
    request.extra = {};
    request.prompt = u"it's \"one\" $(touch ran) `touch ran` !! 图1\nline two"_s;
    request.media.clear();
    request.durationSeconds = 5;
    if (offers(request.kind, Field::Media)) {
        const QString type = mediaTypesOf(request.kind).first();
        request.media = {{type, m_files.first(), {}}};
    }
    if (offers(request.kind, Field::ImageAddress))
        request.imageAddress = m_files.first();
    if (offers(request.kind, Field::Images))
        request.images = {m_files.at(0), m_files.at(1)};
    const Ran ran = run(curlCommand((*service)->baseUrl(), request) + u" --silent --show-error --fail-with-body"_s);
    QVERIFY2(ran.status == 0, (ran.output + ran.errors).constData());
    const TaskReport report = decodeCreateReply(request.kind.family, QJsonDocument::fromJson(ran.output).object());
    QVERIFY2(!report.taskId.isEmpty(), ran.output.constData());
    verifyNothingRan();
}

QTEST_GUILESS_MAIN(TestCurlRun)
#include "tst_curlrun.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include "app/request/kindfields.h"
#include "app/service/text/curlcommand.h"
#include "app/service/wire/wire.h"
#include "app/storage/uploadplacestore.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Runs a copied command with the real bash, curl and dailies-cli: its files go to the practice storage, which runs in
/// a process of its own, and its request to a server of the test.
class TestCliCurl final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void linksLeadToTheFiles();
    void withoutThePlaceNothingIsSent();

private:
    CliResult run(const QString& command, const QByteArray& secret);
    QString write(const QString& name, const QByteArray& bytes);
    VideoRequest request();

    QTemporaryDir m_folder;
    QTemporaryDir m_profile;
    std::unique_ptr<CliRun> m_practice;
    QByteArray m_secret;
    FaultServer m_server;
};

void TestCliCurl::initTestCase()
{
    const QString served = m_folder.filePath(u"served"_s);
    m_practice = std::make_unique<CliRun>(QStringList{u"practice"_s, u"--json"_s, u"--profile"_s, served});
    QVERIFY(m_practice->waitForLine("listening"));
    const QJsonObject storage =
        QJsonDocument::fromJson(m_practice->out().split('\n').constFirst()).object()["uploads"_L1].toObject();
    m_secret = storage["secret"_L1].toString().toLatin1();
    UploadPlace place = newUploadPlace(u"Practice storage"_s, UploadProtocol::S3);
    place.endpoint = QUrl(storage["endpoint"_L1].toString());
    place.bucket = storage["bucket"_L1].toString();
    place.region = storage["region"_L1].toString();
    place.user = storage["user"_L1].toString();
    UploadPlaceStore places(m_profile.filePath(u"uploads.json"_s));
    QVERIFY(places.load());
    QVERIFY(places.put(place));
    QVERIFY(places.agree(place));
    // The command has no options for a profile.
    QFile program(m_folder.filePath(u"dailies-cli"_s));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/bash\nexec \"$DAILIES_CLI\" \"$@\" --profile '" + m_profile.path().toUtf8() + "'\n");
    QVERIFY(program.setPermissions(program.permissions() | QFile::ExeOwner));
}

CliResult TestCliCurl::run(const QString& command, const QByteArray& secret)
{
    QProcess process;
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(u"API_KEY"_s, u"sk-test-0123456789"_s);
    environment.insert(u"DAILIES_UPLOAD_SECRET"_s, QString::fromLatin1(secret));
    environment.insert(u"PATH"_s, m_folder.path() + u':' + environment.value(u"PATH"_s));
    process.setProcessEnvironment(environment);
    QSignalSpy finished(&process, &QProcess::finished);
    process.start(u"bash"_s, {u"--norc"_s, u"--noprofile"_s, u"-c"_s, command});
    process.closeWriteChannel();
    // The server runs in this same event loop.
    if (finished.isEmpty() && !finished.wait(patienceMs)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCliCurl::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return QUrl::fromLocalFile(file.fileName()).toString();
}

VideoRequest TestCliCurl::request()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.model = u"practice-a-3.0"_s;
    request.prompt = u"it's a kite"_s;
    request.media = {{u"reference_video"_s, write(u"it's a \"clip\" 100% #1.mp4"_s, "first content"), {}},
        {u"reference_video"_s, write(u"two.mp4"_s, "second content"), {}}};
    return request;
}

void TestCliCurl::linksLeadToTheFiles()
{
    const CliResult ran = run(curlCommand(m_server.url("/v1"), request()), m_secret);
    QVERIFY2(ran.status == 0, ran.all().constData());
    QCOMPARE(m_server.requests().size(), 1);
    const QJsonObject body = QJsonDocument::fromJson(m_server.requests().constFirst().body).object();
    const VideoRequest sent = decodeCreate(body, request().kind).request;
    QCOMPARE(sent.prompt, request().prompt);
    QCOMPARE(sent.media.size(), 2);
    const QList<QByteArray> contents{"first content", "second content"};
    for (int i = 0; i < contents.size(); ++i) {
        const QString link = sent.media.at(i).source;
        QVERIFY2(link.startsWith("http://127.0.0.1"_L1), qPrintable(link));
        const CliResult fetched = run(u"curl --silent --show-error --fail '%1'"_s.arg(link), {});
        QVERIFY2(fetched.status == 0, fetched.all().constData());
        QCOMPARE(fetched.out, contents.at(i));
        // Only the signed link opens the file.
        QVERIFY(run(u"curl --silent --fail '%1'"_s.arg(link.section(u'?', 0, 0)), {}).status != 0);
    }
}

void TestCliCurl::withoutThePlaceNothingIsSent()
{
    m_server.forget();
    const CliResult ran = run(curlCommand(m_server.url("/v1"), request()), "wrong-secret");
    QVERIFY2(ran.status != 0, ran.all().constData());
    QVERIFY2(!ran.err.isEmpty(), "without a sentence");
    QCOMPARE(m_server.requests().size(), 0);
}

QTEST_GUILESS_MAIN(TestCliCurl)
#include "tst_clicurl.moc"

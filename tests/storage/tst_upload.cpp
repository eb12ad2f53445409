// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlnetwork.h"
#include "app/practice/practiceservice.h"
#include "app/storage/makeuploader.h"
#include "app/storage/placetest.h"
#include "app/storage/upload.h"
#include "tests/support/patience.h"

#include <QCryptographicHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <csignal>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Uploads through the real network layer to the practice place, which checks signatures with code of its own.
class TestUpload : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void uploadsOnce();
    void misnamedImageIsSentAsWhatItIs();
    void publicAddress();
    void faults_data();
    void faults();
    void recovers_data();
    void recovers();
    void wrongKeys_data();
    void wrongKeys();
    void sourceProblems_data();
    void sourceProblems();
    void sourceChanges_data();
    void sourceChanges();
    void stops();
    void listsAndRemoves();
    void places();
    void commands_data();
    void commands();
    void commandGetsNoKeys();
    void commandTakesTooLong();
    void commandEndsWithWhatItStarted();
    void redirectsAreNotFollowed();
    void testFileDoesNotStay_data();
    void testFileDoesNotStay();
    void commandTestFileStays();
    void noServer();

private:
    struct Outcome {
        Result<UploadedFile> result = failure(ErrorKind::Stopped, u"never ended"_s);
        QList<qint64> progress;
    };

    UploadPlace place(const QString& prefix = {}) const;
    UploadPlace commandPlace(const QString& script) const;
    std::unique_ptr<Uploader> uploader(const UploadPlace& place)
    {
        return makeUploader(place, {m_service->place().secret}, m_network, m_clock);
    }
    Outcome upload(const UploadPlace& place, const QString& file);
    QString file(const QByteArray& content, const QString& name = u"take 1 +%é.mp4"_s);
    QByteArray fetched(const QUrl& url);

    QTemporaryDir m_folder;
    CurlNetwork m_network;
    QNetworkAccessManager m_links;
    SystemClock m_clock;
    std::unique_ptr<PracticeService> m_service;
};

void TestUpload::initTestCase()
{
    auto service = PracticeService::start({m_folder.filePath(u"practice"_s), 0, 6, "practice-key", 3600});
    QVERIFY(service.has_value());
    m_service = std::move(*service);
}

UploadPlace TestUpload::place(const QString& prefix) const
{
    const PracticeService::Place practice = m_service->place();
    UploadPlace place = newUploadPlace(u"Practice"_s, UploadProtocol::S3);
    place.endpoint = practice.endpoint;
    place.bucket = practice.bucket;
    place.region = practice.region;
    place.user = practice.accessKeyId;
    place.prefix = prefix;
    return place;
}

UploadPlace TestUpload::commandPlace(const QString& script) const
{
    UploadPlace place = newUploadPlace(u"Command"_s, UploadProtocol::Command);
    place.program = u"/bin/sh"_s;
    place.arguments = QStringList{u"-c"_s, script, u"sh"_s, u"%f"_s, u"%o"_s};
    return place;
}

QString TestUpload::file(const QByteArray& content, const QString& name)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
    return file.fileName();
}

TestUpload::Outcome TestUpload::upload(const UploadPlace& place, const QString& file)
{
    Outcome outcome;
    bool ended = false;
    Upload upload(place, uploader(place), m_network, m_clock, file);
    connect(&upload, &Upload::progress, this, [&outcome](qint64 sent, qint64) { outcome.progress.append(sent); });
    connect(&upload, &Upload::finished, this, [&](const Result<UploadedFile>& result) {
        outcome.result = result;
        ended = true;
    });
    static_cast<void>(QTest::qWaitFor([&ended] { return ended; }, patienceMs));
    return outcome;
}

QByteArray TestUpload::fetched(const QUrl& url)
{
    QNetworkReply* reply = m_links.get(QNetworkRequest(url));
    reply->setParent(this);
    static_cast<void>(QTest::qWaitFor([reply] { return reply->isFinished(); }, patienceMs));
    return reply->readAll();
}

void TestUpload::uploadsOnce()
{
    const UploadPlace place = this->place(u"in puts/+%é"_s);
    QByteArray content(3'000'000, 'x');
    content[7] = 'y';
    const QString path = file(content);
    const Outcome first = upload(place, path);
    QVERIFY2(first.result, first.result ? "" : qPrintable(first.result.error().message));
    const QByteArray digest = QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
    QCOMPARE(first.result->sha256.toLatin1(), digest);
    QCOMPARE(first.result->name, place.namePrefix() + QString::fromLatin1(digest) + u".mp4"_s);
    QVERIFY(!first.result->wasThere);
    QVERIFY(!first.progress.isEmpty());
    QCOMPARE(first.progress.constLast(), content.size());
    QCOMPARE(first.result->facts.bytes, content.size());
    QCOMPARE(first.result->facts.contentType, u"video/mp4"_s);
    // A presigned link is signed for GET only.
    QVERIFY(!first.result->facts.answersHead);
    QCOMPARE(first.result->facts.headStatus, 403);
    QCOMPARE(fetched(first.result->link.url), content);

    const Outcome second = upload(place, path);
    QVERIFY(second.result && second.result->wasThere);
    QVERIFY(second.progress.isEmpty());
    QCOMPARE(second.result->name, first.result->name);
    QVERIFY(second.result->link.expires >= first.result->link.expires);
}

void TestUpload::misnamedImageIsSentAsWhatItIs()
{
    const QByteArray jpeg = QByteArray::fromHex("ffd8ffe000104a46494600010101004800480000ffdb");
    const auto named = [&](const QString& name) { return upload(place(), file(jpeg + name.toUtf8(), name)); };
    for (const char* name : {"a.png", "b.jpg", "c.JPEG", "d", "e.txt"}) {
        const Outcome outcome = named(QString::fromLatin1(name));
        QVERIFY2(outcome.result, name);
        QCOMPARE(outcome.result->facts.contentType, u"image/jpeg"_s);
        const QString suffix = outcome.result->name.section(u'.', -1);
        QVERIFY2(suffix == "jpg"_L1 || suffix == "jpeg"_L1, qPrintable(outcome.result->name));
    }
}

void TestUpload::publicAddress()
{
    UploadPlace place = this->place(u"public"_s);
    place.publicBase = QUrl(place.endpoint.toString() + u'/' + place.bucket);
    const Outcome outcome = upload(place, file("open to all"));
    QVERIFY2(outcome.result, outcome.result ? "" : qPrintable(outcome.result.error().message));
    QVERIFY(outcome.result->facts.answersHead);
    QVERIFY(!outcome.result->link.url.hasQuery());
    QVERIFY(!outcome.result->link.expires.isValid());
    QCOMPARE(fetched(outcome.result->link.url), QByteArray("open to all"));
}

void TestUpload::faults_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("full") << u"[full]"_s << u"The storage is full."_s;
    QTest::newRow("length") << u"[wrong length]"_s
                            << u"The link leads to another file: it has 91 bytes instead of 9."_s;
    QTest::newRow("expired") << u"[expired]"_s << u"The link doesn't work: the storage answered with status 403."_s;
    QTest::newRow("page") << u"[page]"_s << u"The link leads to a web page instead of the file."_s;
}

void TestUpload::faults()
{
    QFETCH(const QString, prefix);
    QFETCH(const QString, sentence);
    const Outcome outcome = upload(place(prefix), file("nine byte", u"a.mp4"_s));
    QVERIFY(!outcome.result);
    QCOMPARE(outcome.result.error().kind, ErrorKind::Refused);
    const bool isThere = prefix != "[full]"_L1; // it's the link that is at fault
    QCOMPARE(outcome.result.error().message,
        (isThere ? u"a.mp4 was uploaded, but its link can't be used. %1"_s : u"a.mp4 wasn't uploaded. %1"_s)
            .arg(sentence));
}

void TestUpload::recovers_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::newRow("closes") << u"[closes]"_s;
    QTest::newRow("wrong clock") << u"[wrong clock]"_s;
    QTest::newRow("slow") << u"[slow]"_s;
    QTest::newRow("no head") << u"[no head]"_s;
}

void TestUpload::recovers()
{
    QFETCH(const QString, prefix);
    const UploadPlace place = this->place(prefix);
    const Outcome outcome = upload(place, file("some content"));
    QVERIFY2(outcome.result, outcome.result ? "" : qPrintable(outcome.result.error().message));
    QCOMPARE(fetched(outcome.result->link.url), QByteArray("some content"));
}

void TestUpload::wrongKeys_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("region");
    QTest::addColumn<QString>("bucket");
    QTest::addColumn<QString>("code");
    const QByteArray right = "?";
    QTest::newRow("secret") << QByteArray("wrong-secret-12345") << QString() << QString() << QString()
                            << u"SignatureDoesNotMatch"_s;
    QTest::newRow("key ID") << right << u"SOMEBODY"_s << QString() << QString() << u"InvalidAccessKeyId"_s;
    QTest::newRow("region") << right << QString() << u"us-east-1"_s << QString() << u"AuthorizationHeaderMalformed"_s;
}

void TestUpload::wrongKeys()
{
    QFETCH(const QByteArray, secret);
    QFETCH(const QString, user);
    QFETCH(const QString, region);
    QFETCH(const QString, code);
    UploadPlace place = this->place();
    if (!user.isEmpty())
        place.user = user;
    if (!region.isEmpty())
        place.region = region;
    const QByteArray used = secret == "?" ? m_service->place().secret : secret;
    auto uploader = makeUploader(place, {used}, m_network, m_clock);
    std::optional<Error> error;
    uploader->list([&error](const Result<QList<StoredFile>>& files) { error = files ? Error() : files.error(); });
    TRY_VERIFY(error);
    QCOMPARE(error->code, code);
    QVERIFY(error->message.endsWith(u'.'));
    QVERIFY(!error->message.contains(QString::fromLatin1(used)));
}

void TestUpload::sourceProblems_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing") << m_folder.filePath(u"missing.mp4"_s);
    QTest::newRow("folder") << m_folder.path();
    QTest::newRow("device") << u"/dev/zero"_s;
    QTest::newRow("empty") << file({}, u"empty.mp4"_s);
}

void TestUpload::sourceProblems()
{
    QFETCH(const QString, path);
    const Outcome outcome = upload(place(), path);
    QVERIFY(!outcome.result);
    QCOMPARE(outcome.result.error().kind, ErrorKind::Media);
    QVERIFY(outcome.result.error().message.startsWith(QFileInfo(path).fileName() + u" wasn't uploaded. "_s));
}

void TestUpload::sourceChanges_data()
{
    QTest::addColumn<QByteArray>("later");
    QTest::newRow("other content") << QByteArray(1'000'000, 'b');
    QTest::newRow("shorter") << QByteArray(999'999, 'a');
    QTest::newRow("longer") << QByteArray(1'000'001, 'a');
    QTest::newRow("empty") << QByteArray();
}

void TestUpload::sourceChanges()
{
    QFETCH(const QByteArray, later);
    const QByteArray before(1'000'000, 'a');
    const QString path = file(later, u"changes.mp4"_s);
    const UploadSource source{path, before.size(),
        QString::fromLatin1(QCryptographicHash::hash(before, QCryptographicHash::Sha256).toHex()), "video/mp4"};
    const UploadPlace place = this->place();
    auto uploader = this->uploader(place);
    std::optional<Error> error;
    const QString name = place.objectName(source.sha256, u"mp4"_s);
    uploader->put(source, name, {}, [&error](const Result<QString>& put) { error = put ? Error() : put.error(); });
    TRY_VERIFY(error);
    QCOMPARE(error->kind, ErrorKind::Media);
    std::optional<bool> isThere;
    uploader->find(
        name, [&isThere](const Result<std::optional<StoredFile>>& found) { isThere = !found || found->has_value(); });
    TRY_VERIFY(isThere);
    QVERIFY2(!*isThere, "wrong content is stored under the name of the digest");
}

void TestUpload::stops()
{
    const QString path = file(QByteArray(30'000'000, 's'), u"large.mp4"_s);
    const UploadPlace place = this->place(u"[slow]"_s);
    for (const int milliseconds : {0, 5, 500, 2300}) {
        Upload upload(place, uploader(place), m_network, m_clock, path);
        std::optional<Error> error;
        connect(&upload, &Upload::finished, this, [&error](const Result<UploadedFile>& result) {
            QVERIFY2(!error, "finished twice");
            error = result ? Error() : result.error();
        });
        QTest::qWait(milliseconds);
        upload.stop();
        TRY_VERIFY(error);
        QCOMPARE(error->kind, ErrorKind::Stopped);
    }
    // Destroyed while it runs.
    auto upload = std::make_unique<Upload>(place, uploader(place), m_network, m_clock, path);
    QTest::qWait(300);
    upload.reset();
    QTest::qWait(100);
}

void TestUpload::listsAndRemoves()
{
    const UploadPlace place = this->place(u"a list"_s);
    for (int i = 0; i < 12; ++i)
        QVERIFY(upload(place, file("content " + QByteArray::number(i))).result);
    QVERIFY(upload(this->place(u"a list"_s), file("of somebody else")).result);
    auto uploader = this->uploader(place);
    const auto list = [&uploader] {
        std::optional<QList<StoredFile>> files;
        uploader->list([&files](const Result<QList<StoredFile>>& result) {
            files = result.value_or(QList<StoredFile>{{u"error"_s}});
        });
        static_cast<void>(QTest::qWaitFor([&files] { return files.has_value(); }, patienceMs));
        return *files;
    };
    const QList<StoredFile> files = list();
    QCOMPARE(files.size(), 12);
    for (const StoredFile& file : files) {
        QVERIFY(file.name.startsWith(place.namePrefix()));
        QVERIFY(file.bytes == 9 || file.bytes == 10);
        QVERIFY(file.modified.isValid());
        for (int twice = 0; twice < 2; ++twice) {
            std::optional<bool> removed;
            uploader->remove(file.name, [&removed](const Result<void>& result) { removed = result.has_value(); });
            TRY_VERIFY(removed);
            QVERIFY(*removed);
        }
    }
    QVERIFY(list().isEmpty());
}

void TestUpload::places()
{
    const auto test = [this](const UploadPlace& place) {
        PlaceTest trial(place, uploader(place), m_network, m_clock);
        std::optional<Result<LinkFacts>> outcome;
        connect(&trial, &PlaceTest::finished, this, [&outcome](const Result<LinkFacts>& result) { outcome = result; });
        static_cast<void>(QTest::qWaitFor([&outcome] { return outcome.has_value(); }, patienceMs));
        return *outcome;
    };
    const UploadPlace good = place(u"tested"_s);
    QVERIFY(test(good));
    auto uploader = this->uploader(good);
    std::optional<qsizetype> left;
    uploader->list([&left](const Result<QList<StoredFile>>& files) { left = files ? files->size() : -1; });
    TRY_VERIFY(left);
    QCOMPARE(*left, 0);
    QVERIFY(!test(place(u"[full]"_s)));
    QVERIFY(!test(place(u"[page]"_s)));
}

void TestUpload::commands_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("status") << u"echo bad luck >&2; exit 3"_s << u"/bin/sh ended with status 3: bad luck."_s;
    QTest::newRow("secret") << u"echo 'quota exceeded, secret=TOKEN123' >&2; exit 3"_s
                            << u"/bin/sh ended with status 3: quota exceeded, secret=***."_s;
    QTest::newRow("password") << u"echo '--ftp-password=\"abc def\" refused!' >&2; exit 3"_s
                              << u"/bin/sh ended with status 3: --ftp-password=\"***\" refused!"_s;
    QTest::newRow("silent") << u"exit 4"_s << u"/bin/sh ended with status 4."_s;
    QTest::newRow("crash") << u"kill -SEGV $$"_s << u"/bin/sh crashed."_s;
    QTest::newRow("nothing printed")
        << u"true"_s << u"The last line that /bin/sh printed can't be used: The link isn't a web address."_s;
    QTest::newRow("words") << u"echo https://a.example.com/1; echo done"_s
                           << u"The last line that /bin/sh printed can't be used: The link isn't a web address."_s;
    QTest::newRow("http") << u"echo http://a.example.com/1"_s
                          << u"The last line that /bin/sh printed can't be used: The link must start with https://."_s;
    QTest::newRow("number")
        << u"echo https://192.0.2.1/1"_s
        << u"The last line that /bin/sh printed can't be used: The link needs a public host name instead of a number."_s;
    QTest::newRow("a signature in an error") << u"echo 'GET /k?X-Amz-Signature=0123abcd failed' >&2; exit 1"_s
                                             << u"/bin/sh ended with status 1: GET /k?*** failed."_s;
}

void TestUpload::commands()
{
    QFETCH(const QString, script);
    QFETCH(const QString, sentence);
    const Outcome outcome = upload(commandPlace(script), file("for a command", u"b.mp4"_s));
    QVERIFY(!outcome.result);
    QCOMPARE(outcome.result.error().message, u"b.mp4 wasn't uploaded. %1"_s.arg(sentence));
}

void TestUpload::commandGetsNoKeys()
{
    qputenv("DAILIES_API_KEY", "sk-never-given-on");
    qputenv("DAILIES_UPLOAD_SECRET", "never-given-on");
    const UploadPlace target = place(u"public"_s);
    const Outcome stored = upload(target, file("through a command"));
    QVERIFY(stored.result);
    const QUrl link(target.endpoint.toString() + u'/' + target.bucket + u'/' + stored.result->name);
    // The name has everything that a shell would read.
    const QString odd = file("through a command", u"a $(echo) '\"%o;&.mp4"_s);
    const QString seen = m_folder.filePath(u"seen"_s);
    const Outcome outcome =
        upload(commandPlace(u"env >'%1'; cmp \"$1\" '%2' >&2 && echo and now && echo ' %3 ' && echo"_s.arg(
                   seen, file("through a command", u"same.mp4"_s), link.toString())),
            odd);
    QVERIFY2(outcome.result, outcome.result ? "" : qPrintable(outcome.result.error().message));
    QCOMPARE(outcome.result->link.url, link);
    QCOMPARE(outcome.result->name, link.toString());
    QFile file(seen);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("never-given-on"));
    qunsetenv("DAILIES_API_KEY");
    qunsetenv("DAILIES_UPLOAD_SECRET");
}

void TestUpload::commandTakesTooLong()
{
    UploadPlace place = commandPlace(u"exec sleep 60"_s);
    place.commandSeconds = 1;
    const Outcome outcome = upload(place, file("slowly"));
    QVERIFY(!outcome.result);
    QVERIFY(outcome.result.error().message.contains(u"took longer than 1 s and was stopped"_s));
    place.program = u"/no/such/program"_s;
    const Outcome missing = upload(place, file("slowly"));
    QVERIFY(!missing.result);
    QVERIFY(missing.result.error().message.contains(u"/no/such/program can't be started"_s));
}

/// The program is usually a script, and what it started does the work.
void TestUpload::commandEndsWithWhatItStarted()
{
    const QString note = m_folder.filePath(u"child"_s);
    UploadPlace place = commandPlace(u"sleep 60 & echo $! > '%1'; wait"_s.arg(note));
    place.commandSeconds = 1;
    QVERIFY(!upload(place, file("slowly")).result);
    QFile child(note);
    QVERIFY(child.open(QIODevice::ReadOnly));
    const auto id = static_cast<pid_t>(child.readAll().trimmed().toLongLong());
    QVERIFY(id > 1);
    TRY_VERIFY(::kill(id, 0) != 0);
}

void TestUpload::redirectsAreNotFollowed()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    int requests = 0;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&requests, socket] {
            socket->readAll();
            ++requests;
            socket->write("HTTP/1.1 307 Elsewhere\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n");
        });
    });
    UploadPlace place = this->place();
    place.endpoint.setPort(server.serverPort());
    const Outcome outcome = upload(place, file("redirected"));
    QVERIFY(!outcome.result);
    QCOMPARE(outcome.result.error().kind, ErrorKind::Refused);
    QVERIFY(outcome.result.error().message.contains(u"redirects to another URL"_s));
    QCOMPARE(requests, 1);
}

void TestUpload::testFileDoesNotStay_data()
{
    QTest::addColumn<QString>("prefix");
    for (const QString& word : {u"[page]"_s, u"[wrong length]"_s, u"[expired]"_s})
        QTest::addRow("%s", qPrintable(word)) << word;
}

/// The link doesn't work, and the test file is deleted all the same.
void TestUpload::testFileDoesNotStay()
{
    QFETCH(const QString, prefix);
    const UploadPlace place = this->place(prefix);
    PlaceTest trial(place, uploader(place), m_network, m_clock);
    std::optional<Result<LinkFacts>> outcome;
    connect(&trial, &PlaceTest::finished, this, [&outcome](const Result<LinkFacts>& result) { outcome = result; });
    TRY_VERIFY(outcome);
    QVERIFY(!*outcome);
    QVERIFY2(outcome->error().message.startsWith(u"The link "_s), qPrintable(outcome->error().message));
    auto uploader = this->uploader(place);
    std::optional<qsizetype> left;
    uploader->list([&left](const Result<QList<StoredFile>>& files) { left = files ? files->size() : -1; });
    TRY_VERIFY(left);
    QCOMPARE(*left, 0);
}

void TestUpload::commandTestFileStays()
{
    const UploadPlace place = commandPlace(u"echo '%1'"_s.arg(m_service->baseUrl().toString()));
    PlaceTest trial(place, uploader(place), m_network, m_clock);
    std::optional<Result<LinkFacts>> outcome;
    connect(&trial, &PlaceTest::finished, this, [&outcome](const Result<LinkFacts>& result) { outcome = result; });
    TRY_VERIFY(outcome);
    QVERIFY(!*outcome);
    QVERIFY2(outcome->error().message.contains(u"The test file stays there."_s), qPrintable(outcome->error().message));
}

void TestUpload::noServer()
{
    UploadPlace place = newUploadPlace(u"DAV"_s, UploadProtocol::WebDav);
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        place.endpoint = QUrl(u"http://127.0.0.1:%1/dav"_s.arg(server.serverPort()));
    }
    place.publicBase = place.endpoint;
    const Outcome outcome = upload(place, file("nobody there"));
    QVERIFY(!outcome.result);
    QCOMPARE(outcome.result.error().kind, ErrorKind::Network);
    QVERIFY(outcome.result.error().message.contains(u"127.0.0.1 doesn't accept connections."_s));
}

QTEST_GUILESS_MAIN(TestUpload)
#include "tst_upload.moc"

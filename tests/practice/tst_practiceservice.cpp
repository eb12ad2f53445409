// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceservice.h"
#include "app/service/wire/wire.h"
#include "app/storage/signature.h"
#include "tests/support/patience.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QHostAddress>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QProcess>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QByteArray textBody =
    R"({"model":"practice-a-3.0","input":{"prompt":"a boat"},"parameters":{"resolution":"480P","duration":2}})";

struct Reply {
    int status = 0;
    QByteArray body;
    QNetworkReply::NetworkError error = QNetworkReply::NoError;
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name

    QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
};

Reply ended(QNetworkReply* reply)
{
    QSignalSpy finished(reply, &QNetworkReply::finished);
    if (!reply->isFinished())
        finished.wait(patienceMs); // for 32 MiB under the thread sanitizer
    Reply result{
        reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->readAll(), reply->error(), {}};
    for (const auto& [name, value] : reply->rawHeaderPairs())
        result.headers.insert(name.toLower(), value);
    reply->deleteLater();
    return result;
}

} // namespace

class TestPracticeService final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void makesAClip_data();
    void makesAClip();
    void showsTheFirstPicture_data();
    void showsTheFirstPicture();
    void servesRanges();
    void refusesWithoutKey();
    void readsABodyOnlyAfterTheKey();
    void refusesWhatIsNoRequest();
    void losesTheAnswer();
    void takesManyAtOnce();
    void goesOnAfterARestart();
    void makesUnfinishedClipsAgain();
    void keepsNoSignatures_data();
    void keepsNoSignatures();
    void addressesDie();
    void stopsAtOnce();
    void freshKeys();
    void portIsTaken();
    void folderCannotBeUsed();
    void listensOnLoopbackOnly();
    void namesItsTroubles();

private:
    void start(double secondsPerTask = 0, int port = 0, double secondsAddressLives = 3600);
    QNetworkRequest request(const QString& path) const;
    Reply create(const QByteArray& body = textBody, const QString& apiType = u"TextToVideo"_s);
    Reply get(const QString& address, const QList<std::pair<QByteArray, QByteArray>>& headers = {});
    Reply query(const QString& id, const QString& model = u"practice-a-3.0"_s);
    QString newTask();
    QString clipAddress(const QString& id); ///< once it has succeeded
    QStringList jobFiles() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QNetworkAccessManager> m_network;
    std::unique_ptr<PracticeService> m_service;
};

void TestPracticeService::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_network = std::make_unique<QNetworkAccessManager>();
    m_network->setAutoDeleteReplies(false);
}

void TestPracticeService::cleanup()
{
    m_service.reset();
    m_network.reset();
    m_folder.reset();
}

void TestPracticeService::start(double secondsPerTask, int port, double secondsAddressLives)
{
    m_service.reset();
    auto service = PracticeService::start({m_folder->path(), port, secondsPerTask, "secret", secondsAddressLives});
    QVERIFY2(service.has_value(), service ? "" : qPrintable(service.error().message));
    m_service = std::move(*service);
}

QNetworkRequest TestPracticeService::request(const QString& path) const
{
    QNetworkRequest request(QUrl(m_service->baseUrl().toString() + path));
    request.setRawHeader("Authorization", "Bearer secret");
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    return request;
}

Reply TestPracticeService::create(const QByteArray& body, const QString& apiType)
{
    return ended(m_network->post(request(u"/video/generations/"_s + apiType), body));
}

Reply TestPracticeService::get(const QString& address, const QList<std::pair<QByteArray, QByteArray>>& headers)
{
    QNetworkRequest request{QUrl(address)};
    for (const auto& [name, value] : headers)
        request.setRawHeader(name, value);
    return ended(m_network->get(request));
}

Reply TestPracticeService::query(const QString& id, const QString& model)
{
    const QJsonObject body{{u"model"_s, model}, {u"taskId"_s, id}};
    return ended(m_network->post(request(u"/video/resource-actions/QueryVideo"_s), QJsonDocument(body).toJson()));
}

QString TestPracticeService::newTask()
{
    return create().json()["output"_L1]["task_id"_L1].toString();
}

QString TestPracticeService::clipAddress(const QString& id)
{
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < 40000; QTest::qWait(30)) {
        const QJsonObject output = query(id).json()["output"_L1].toObject();
        if (output["task_status"_L1].toString() == "SUCCEEDED"_L1)
            return output["video_url"_L1].toString();
        if (output["task_status"_L1].toString() == "FAILED"_L1)
            return {};
    }
    return {};
}

QStringList TestPracticeService::jobFiles() const
{
    return QDir(m_folder->filePath(u"jobs"_s)).entryList(QDir::Files);
}

void TestPracticeService::makesAClip_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("model");
    QTest::newRow("A") << textBody << u"practice-a-3.0"_s;
    QTest::newRow("B") << QByteArray(R"({"model":"practice-b","prompt":"a boat","duration":"1"})") << u"practice-b"_s;
}

void TestPracticeService::makesAClip()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, model);
    start(0.3);
    const Reply created = create(body);
    QCOMPARE(created.status, 200);
    QCOMPARE(created.headers.value("content-type"), QByteArray("application/json"));
    const bool familyB = model == "practice-b"_L1;
    const QString id = familyB ? created.json()["Response"_L1]["JobId"_L1].toString()
                               : created.json()["output"_L1]["task_id"_L1].toString();
    QCOMPARE(jobFiles(), QStringList{id + u".json"_s});

    QStringList words;
    QString address;
    QElapsedTimer timer;
    for (timer.start(); address.isEmpty() && timer.elapsed() < 40000; QTest::qWait(20)) {
        const QJsonObject json = query(id, model).json();
        const QString word =
            familyB ? json["Response"_L1]["Status"_L1].toString() : json["output"_L1]["task_status"_L1].toString();
        if (!words.contains(word))
            words.append(word);
        address = familyB ? json["Response"_L1]["ResultVideoUrl"_L1].toString()
                          : json["output"_L1]["video_url"_L1].toString();
    }
    // Every status word in order; a busy machine may miss a short one.
    const QStringList known = familyB ? QStringList({u"WAIT"_s, u"RUN"_s, u"DONE"_s})
                                      : QStringList({u"PENDING"_s, u"RUNNING"_s, u"SUCCEEDED"_s});
    QStringList inOrder = known;
    inOrder.removeIf([&words](const QString& word) { return !words.contains(word); });
    QCOMPARE(words, inOrder);
    QVERIFY(words.size() >= 2);
    QCOMPARE(words.last(), known.last());
    QVERIFY(timer.elapsed() >= 250);
    const Reply clip = get(address);
    QCOMPARE(clip.status, 200);
    QCOMPARE(clip.headers.value("content-type"), QByteArray("video/mp4"));
    QCOMPARE(clip.headers.value("content-length").toLongLong(), clip.body.size());
    QCOMPARE(clip.headers.value("accept-ranges"), QByteArray("bytes"));
    QVERIFY(clip.body.size() > 1000);
    QCOMPARE(clip.body.mid(4, 4), QByteArray("ftyp"));
}

void TestPracticeService::showsTheFirstPicture_data()
{
    QTest::addColumn<QString>("apiType");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("A") << u"ImageToVideo"_s
                       << QByteArray(R"({"model":"practice-a-3.0","input":{"prompt":"x","media":[)"
                                     R"({"type":"first_frame","url":"%"}]},"parameters":{"duration":2}})");
    QTest::newRow("B") << u"ImageToVideo"_s
                       << QByteArray(R"({"model":"practice-b","prompt":"x","duration":"3","image":{"url":"%"}})");
    QTest::newRow("B, several") << u"MultiImageToVideo"_s
                                << QByteArray(R"({"model":"practice-b","prompt":"x","duration":"3",)"
                                              R"("imageList":[{"image":"%"},{"image":"%"}]})");
}

void TestPracticeService::showsTheFirstPicture()
{
    QFETCH(const QString, apiType);
    QFETCH(QByteArray, body);
    QImage picture(640, 360, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    body.replace("%", "data:image/png;base64," + bytes.toBase64());
    start(0.1);
    const Reply created = create(body, apiType);
    const QString id =
        created.json()["Response"_L1]["JobId"_L1].toString() + created.json()["output"_L1]["task_id"_L1].toString();
    QVERIFY2(!id.isEmpty(), created.body.constData());
    QString address;
    QElapsedTimer timer;
    for (timer.start(); address.isEmpty() && timer.elapsed() < 40000; QTest::qWait(20)) {
        const bool isA = created.json().contains("output"_L1);
        const QJsonObject json = query(id, isA ? u"practice-a-3.0"_s : u"practice-b"_s).json();
        address = json["Response"_L1]["ResultVideoUrl"_L1].toString() + json["output"_L1]["video_url"_L1].toString();
    }
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"clip.mp4"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(get(address).body) > 1000);
    file.close();
    const QString shot = folder.filePath(u"frame.png"_s);
    QCOMPARE(QProcess::execute(
                 u"ffmpeg"_s, {u"-loglevel"_s, u"error"_s, u"-i"_s, file.fileName(), u"-frames:v"_s, u"1"_s, shot}),
        0);
    const QImage frame(shot);
    const QColor middle = frame.pixelColor(frame.rect().center());
    QVERIFY2(middle.red() > 200 && middle.green() < 60 && middle.blue() < 60, qPrintable(middle.name()));
}

void TestPracticeService::servesRanges()
{
    start();
    const QString address = clipAddress(newTask());
    const Reply whole = get(address);
    const QByteArray tag = whole.headers.value("etag");
    const auto size = QByteArray::number(whole.body.size());
    QVERIFY(tag.startsWith('"') && tag.endsWith('"') && tag.size() > 4);
    QCOMPARE(get(address).headers.value("etag"), tag);

    const Reply middle = get(address, {{"Range", "bytes=10-19"}});
    QCOMPARE(middle.status, 206);
    QCOMPARE(middle.body, whole.body.mid(10, 10));
    QCOMPARE(middle.headers.value("content-range"), "bytes 10-19/" + size);
    QCOMPARE(middle.headers.value("content-length"), QByteArray("10"));
    QCOMPARE(middle.headers.value("etag"), tag);
    const Reply rest = get(address, {{"Range", "bytes=100-"}, {"If-Range", tag}});
    QCOMPARE(rest.status, 206);
    QCOMPARE(rest.body, whole.body.mid(100));
    QCOMPARE(get(address, {{"Range", "bytes=-7"}}).body, whole.body.right(7));
    QCOMPARE(get(address, {{"Range", "bytes=5-99999999"}}).body, whole.body.mid(5));
    QCOMPARE(get(address, {{"Range", "bytes=0-0"}}).body, whole.body.first(1));

    const Reply changedSince = get(address, {{"Range", "bytes=100-"}, {"If-Range", "\"other\""}});
    QCOMPARE(changedSince.status, 200);
    QCOMPARE(changedSince.body, whole.body);
    QCOMPARE(get(address, {{"Range", "bytes=0-1,5-6"}}).body, whole.body);
    const Reply beyond = get(address, {{"Range", "bytes=" + size + '-'}});
    QCOMPARE(beyond.status, 416);
    QCOMPARE(beyond.headers.value("content-range"), "bytes */" + size);
    QVERIFY(beyond.body.isEmpty());
    QCOMPARE(get(address, {{"If-None-Match", tag}}).status, 304);

    const Reply head = ended(m_network->head(QNetworkRequest(QUrl(address))));
    QCOMPARE(head.status, 200);
    QCOMPARE(head.headers.value("content-length"), size);
    // A refusal is complete, whatever range was requested.
    const Reply missing = get(address.chopped(5) + u"x.mp4"_s, {{"Range", "bytes=0-1"}});
    QCOMPARE(missing.status, 404);
    QVERIFY(!missing.json()["code"_L1].toString().isEmpty());
}

void TestPracticeService::refusesWithoutKey()
{
    start();
    for (const QByteArray& value : {QByteArray(), QByteArray("Bearer wrong"), QByteArray("secret")}) {
        QNetworkRequest bare = request(u"/video/generations/TextToVideo"_s);
        bare.setRawHeader("Authorization", value);
        const Reply reply = ended(m_network->post(bare, textBody));
        QCOMPARE(reply.status, 401);
        QCOMPARE(reply.json()["code"_L1].toString(), u"InvalidApiKey"_s);
        QVERIFY(!reply.json()["request_id"_L1].toString().isEmpty());
    }
    QVERIFY(jobFiles().isEmpty());
}

/// A client without the key cannot make it read a large body: it replies before most of the body was sent.
void TestPracticeService::readsABodyOnlyAfterTheKey()
{
    start();
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, quint16(m_service->baseUrl().port()));
    QVERIFY(socket.waitForConnected());
    socket.write("POST /v1/video/generations/TextToVideo HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                 "Content-Type: application/json\r\nContent-Length: 33554432\r\n\r\n");
    // Half a megabyte of 32: a server that waited for all of it would never reply.
    socket.write(QByteArray(512 << 10, ' '));
    QByteArray answer;
    const bool hasEnded = QTest::qWaitFor(
        [&] {
            answer += socket.readAll();
            return socket.state() == QAbstractSocket::UnconnectedState;
        },
        patienceMs);
    QVERIFY(hasEnded);
    QVERIFY2(answer.isEmpty() || answer.startsWith("HTTP/1.1 401"), answer.constData());
    QVERIFY(jobFiles().isEmpty());
    // A small body gets its reply, and the connection stays open.
    QNetworkRequest bare = request(u"/video/generations/TextToVideo"_s);
    bare.setRawHeader("Authorization", "Bearer wrong");
    for (int n = 0; n < 3; ++n)
        QCOMPARE(ended(m_network->post(bare, QByteArray(100 << 10, ' '))).status, 401);
    QCOMPARE(create().status, 200);
}

void TestPracticeService::refusesWhatIsNoRequest()
{
    start();
    QCOMPARE(ended(m_network->get(request(u"/video/generations/TextToVideo"_s))).status, 405);
    QCOMPARE(ended(m_network->get(request(u"/elsewhere"_s))).status, 404);
    QCOMPARE(ended(m_network->put(request(u"/video/resource-actions/QueryVideo"_s), textBody)).status, 405);
    const Reply broken = create("{");
    QCOMPARE(broken.status, 400);
    QVERIFY(!broken.json()["message"_L1].toString().isEmpty());
    const Reply b = create(R"({"model":"practice-b","prompt":"x","duration":5})");
    QCOMPARE(b.status, 200);
    QVERIFY(b.json()["Response"_L1]["Error"_L1]["Message"_L1].toString().contains(u"duration"_s));
    const Reply large = create(textBody + QByteArray(64 << 20, ' '));
    QCOMPARE(large.status, 413);
    QVERIFY(!large.json()["code"_L1].toString().isEmpty());
    QCOMPARE(create(QByteArray(32 << 20, ' ')).status, 400);
    QVERIFY(jobFiles().isEmpty());
}

void TestPracticeService::losesTheAnswer()
{
    start();
    const QByteArray body = R"({"model":"practice-a-3.0","input":{"prompt":"a boat [lost answer]"}})";
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, static_cast<quint16>(m_service->baseUrl().port()));
    QVERIFY(socket.waitForConnected(5000));
    socket.write(
        "POST /v1/video/generations/TextToVideo HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer secret\r\n"
        "Content-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QVERIFY(socket.waitForDisconnected(5000));
    QCOMPARE(socket.readAll(), QByteArray());
    QCOMPARE(jobFiles().size(), 1);
    // It blocks nothing, and its task can be polled.
    QVERIFY(!clipAddress(jobFiles().first().section(u'.', 0, 0)).isEmpty());
}

void TestPracticeService::takesManyAtOnce()
{
    start(60);
    QList<QNetworkReply*> replies;
    for (int i = 0; i < 20; ++i)
        replies.append(m_network->post(request(u"/video/generations/TextToVideo"_s),
            R"({"model":"practice-a-3.0","input":{"prompt":"a boat [fail]"}})"));
    QSet<QString> ids;
    for (QNetworkReply* reply : replies)
        ids.insert(ended(reply).json()["output"_L1]["task_id"_L1].toString());
    QCOMPARE(ids.size(), 20);
    QVERIFY(!ids.contains(QString()));
    QCOMPARE(jobFiles().size(), 20);
}

void TestPracticeService::goesOnAfterARestart()
{
    start();
    const QString id = newTask();
    const QString before = clipAddress(id);
    const Reply clip = get(before);
    const int port = m_service->baseUrl().port();
    start(0, port);
    QCOMPARE(m_service->baseUrl().port(), port);
    const Reply again = get(before);
    QCOMPARE(again.body, clip.body);
    QCOMPARE(again.headers.value("etag"), clip.headers.value("etag"));
    QCOMPARE(clipAddress(id), before);
    QCOMPARE(jobFiles().size(), 1);
}

void TestPracticeService::makesUnfinishedClipsAgain()
{
    start();
    const QStringList ids = {newTask(), newTask(), newTask()};
    m_service.reset(); // in the middle of a reply
    const QDir clips(m_folder->filePath(u"clips"_s));
    QVERIFY(clips.entryList(QDir::Files | QDir::Hidden).size() < 3);
    QFile junk(m_folder->filePath(u"jobs/junk.json"_s));
    QVERIFY(junk.open(QIODevice::WriteOnly) && junk.write("{\"id\":") > 0);
    junk.close();
    QFile leftover(clips.filePath(u".clip-abc.mp4"_s));
    QVERIFY(leftover.open(QIODevice::WriteOnly));
    QVERIFY(leftover.setFileTime(QDateTime::currentDateTime().addSecs(-7200), QFileDevice::FileModificationTime));
    leftover.close();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"junk"_s));
    start();
    for (const QString& id : ids)
        QCOMPARE(get(clipAddress(id)).status, 200);
    QVERIFY(!leftover.exists());
}

void TestPracticeService::keepsNoSignatures_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("fetched");
    QTest::newRow("link") << QString() << QString() << 1;
    QTest::newRow("wrong signature") << u"Signature="_s << u"Signature=0"_s << 0;
    QTest::newRow("no signature") << u"X-Amz-Algorithm"_s << u"X-Other"_s << 0;
    QTest::newRow("missing file") << u"kite"_s << u"boat"_s << 0;
    QTest::newRow("elsewhere") << u"127.0.0.1"_s << u"somebody:password@files.example.com"_s << 0;
}

/// The links of a request carry signatures, which are no more stored than what the service fetched with them.
void TestPracticeService::keepsNoSignatures()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const int, fetched);
    start();
    const QByteArray name = "folder/a kite.png";
    QVERIFY(QDir(m_folder->path()).mkpath(u"place"_s));
    QFile file(m_folder->filePath(u"place/"_s + QString::fromLatin1(name.toHex())));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a picture") == 9);
    file.close();
    const PracticeService::Place place = m_service->place();
    const QUrl signedLink = presignedUrl({"GET", place.endpoint, '/' + place.bucket.toUtf8() + '/' + name},
        {place.accessKeyId.toUtf8(), place.secret}, {place.region.toUtf8(), QDateTime::currentDateTimeUtc()}, 3600);
    QString link = signedLink.toString(QUrl::FullyEncoded);
    if (!from.isEmpty())
        link.replace(from, to);
    VideoRequest asked;
    asked.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
    asked.model = u"practice-b"_s;
    asked.prompt = u"like "_s + QString(link).remove(u"somebody:password@"_s);
    asked.imageAddress = link;
    asked.durationSeconds = 2;
    const Reply created = create(QJsonDocument(encodeCreate(asked)).toJson(), u"ImageToVideo"_s);
    QVERIFY2(jobFiles().size() == 1, created.body.constData());

    QFile job(m_folder->filePath(u"jobs/"_s + jobFiles().constFirst()));
    QVERIFY(job.open(QIODevice::ReadOnly));
    const QByteArray stored = job.readAll();
    const QJsonObject json = QJsonDocument::fromJson(stored).object();
    QVERIFY2(!stored.contains("X-Amz-Credential=PRACTICE") && !stored.contains("password"), stored.constData());
    for (const QByteArray& part : signedLink.query(QUrl::FullyEncoded).toLatin1().split('&')) {
        if (part.startsWith("X-Amz-Signature"))
            QVERIFY2(!stored.contains(part.mid(part.indexOf('=') + 1)), stored.constData());
    }
    const QString kept = json["body"_L1]["image"_L1]["url"_L1].toString();
    QVERIFY2(kept.endsWith(".png"_L1), qPrintable(kept));
    const QJsonArray files = json["fetched"_L1].toArray();
    QCOMPARE(files.size(), fetched);
    if (fetched > 0) {
        QCOMPARE(files[0]["link"_L1].toString(), kept);
        QCOMPARE(files[0]["bytes"_L1].toInteger(), 9);
        QCOMPARE(files[0]["sha256"_L1].toString().toLatin1(),
            QCryptographicHash::hash("a picture", QCryptographicHash::Sha256).toHex());
    }
    // The job goes on without its link.
    const QString id = jobFiles().constFirst().section(u'.', 0, 0);
    start();
    TRY_VERIFY(query(id, u"practice-b"_s).body.contains("DONE"));
}

void TestPracticeService::addressesDie()
{
    start(0, 0, 1);
    const QString id = newTask();
    const QString address = clipAddress(id);
    QVERIFY(!address.isEmpty());
    TRY_COMPARE(get(address).status, 403);
    QCOMPARE(clipAddress(id), address);
    start(0, m_service->baseUrl().port(), 1);
    QCOMPARE(get(address).status, 403);
    QVERIFY(QDir(m_folder->filePath(u"clips"_s)).entryList(QDir::Files).isEmpty());
}

void TestPracticeService::stopsAtOnce()
{
    start();
    newTask(); // leaves a connection open
    QTcpSocket silent;
    silent.connectToHost(u"127.0.0.1"_s, static_cast<quint16>(m_service->baseUrl().port()));
    QVERIFY(silent.waitForConnected(5000));
    QElapsedTimer timer;
    timer.start();
    m_service.reset();
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

void TestPracticeService::freshKeys()
{
    QSet<QByteArray> keys;
    for (int i = 0; i < 3; ++i) {
        auto service = PracticeService::start({m_folder->path(), 0, 1, {}, 60});
        QVERIFY(service.has_value());
        QCOMPARE((*service)->key().size(), 32);
        QCOMPARE(QByteArray::fromHex((*service)->key()).toHex(), (*service)->key());
        QCOMPARE((*service)->baseUrl().path(), u"/v1"_s);
        keys.insert((*service)->key());
    }
    QCOMPARE(keys.size(), 3);
}

void TestPracticeService::portIsTaken()
{
    start();
    QTemporaryDir other;
    const auto second = PracticeService::start({other.path(), m_service->baseUrl().port(), 1, {}, 60});
    QVERIFY(!second);
    QCOMPARE(second.error().kind, ErrorKind::Network);
    QVERIFY(second.error().message.contains(QString::number(m_service->baseUrl().port())));
    QVERIFY(!PracticeService::start({other.path(), 70000, 1, {}, 60}));
    QCOMPARE(create().status, 200); // the first service still replies
}

void TestPracticeService::folderCannotBeUsed()
{
    QFile file(m_folder->filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString& folder : {file.fileName(), file.fileName() + u"/below"_s, u"/proc/practice"_s, QString()}) {
        const auto service = PracticeService::start({folder, 0, 1, {}, 60});
        QVERIFY(!service);
        QCOMPARE(service.error().kind, ErrorKind::Storage);
    }
}

void TestPracticeService::listensOnLoopbackOnly()
{
    start();
    QCOMPARE(m_service->baseUrl().host(), u"127.0.0.1"_s);
    // The port is free on another loopback address, so the service does not listen on all addresses.
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress(u"127.0.0.2"_s), static_cast<quint16>(m_service->baseUrl().port())));
}

void TestPracticeService::namesItsTroubles()
{
    QVERIFY(PracticeService::troubleWords().size() >= 5);
    QVERIFY(PracticeService::troubleWords().join(u'\n').contains(u"[lost answer]"_s));
}

QTEST_MAIN(TestPracticeService)
#include "tst_practiceservice.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practiceservice.h"
#include "app/storage/makeuploader.h"
#include "app/storage/placetest.h"
#include "app/storage/upload.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Storage that answers an upload as soon as it has the headers, and closes the connection with the body unread.
class EarlyStorage final : public QTcpServer {
public:
    /// Replies by method; a request without a reply is cut.
    QHash<QByteArray, QByteArray> replies;
    int cuts = 1000; ///< how many uploads are cut before they are read whole
    int asked = 0; ///< requests that asked before sending a body
    QByteArray stored;

    EarlyStorage()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = nextPendingConnection();
            socket->setReadBufferSize(4096);
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket, whole = QByteArray()]() mutable {
                whole += socket->readAll();
                if (whole.contains("\r\n\r\n"))
                    answer(socket, whole);
            });
        });
    }

private:
    void answer(QTcpSocket* socket, const QByteArray& whole)
    {
        const QByteArray method = whole.left(whole.indexOf(' '));
        const bool asks = whole.contains("Expect: 100-continue");
        if (asks && !std::exchange(m_hasAsked, true))
            ++asked;
        if (method == "PUT" && !asks && cuts <= 0) {
            stored = whole.mid(whole.indexOf("\r\n\r\n") + 4);
            if (whole.contains("Content-Length: " + QByteArray::number(stored.size()) + "\r\n"))
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
            return;
        }
        const QByteArray reply = replies.value(asks && replies.contains("ASK") ? "ASK" : method);
        socket->disconnect();
        m_hasAsked = false;
        if (method == "PUT" && !asks)
            --cuts;
        socket->write(reply);
        socket->flush();
        if (!reply.startsWith("HTTP/1.1 100"))
            socket->disconnectFromHost();
        if (method == "PUT" && !asks)
            socket->abort();
    }

    bool m_hasAsked = false;
};

/// Storage that sends interim replies before its own to some methods, and does all that it is asked.
class InterimStorage final : public QTcpServer {
public:
    QByteArrayList interim; ///< methods
    bool isWellAtFirst = false; ///< there are interim replies to GET only once a file is there
    QHash<QByteArray, QByteArray> stored; ///< by path

    InterimStorage()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket, whole = QByteArray()]() mutable {
                whole += socket->readAll();
                const qsizetype head = whole.indexOf("\r\n\r\n");
                static const QRegularExpression length(u"Content-Length: (\\d+)"_s);
                const qsizetype size = length.match(QString::fromLatin1(whole.left(std::max<qsizetype>(head, 0))))
                                           .captured(1)
                                           .toLongLong();
                if (head >= 0 && whole.size() >= head + 4 + size)
                    answer(socket, std::exchange(whole, {}), head + 4);
            });
        });
    }

private:
    void answer(QTcpSocket* socket, const QByteArray& whole, qsizetype body)
    {
        const QByteArrayList words = whole.left(whole.indexOf('\r')).split(' ');
        const QByteArray path = words.value(1).split('?').first();
        if (words.first() == "PUT")
            stored.insert(path, whole.sliced(body));
        const QByteArray reply = replyTo(words.first(), path);
        if (!interim.contains(words.first()) || (words.first() == "GET" && isWellAtFirst && stored.isEmpty()))
            return void(socket->write(reply));
        // The final reply comes so late that it could be taken for that of the next request.
        socket->write("HTTP/1.1 102 Processing\r\n\r\n");
        QTimer::singleShot(100, socket, [socket, reply] { socket->write(reply); });
    }

    QByteArray replyTo(const QByteArray& method, const QByteArray& path)
    {
        if (method == "DELETE")
            stored.remove(path);
        else if (method != "PUT" && !stored.contains(path))
            return "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
        const bool isEmpty = method == "PUT" || method == "DELETE";
        const QByteArray content = isEmpty ? QByteArray() : stored.value(path);
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(content.size()) + "\r\n\r\n"
            + (method == "HEAD" ? QByteArray() : content);
    }
};

QByteArray httpReply(const QByteArray& head, const QByteArray& body = {})
{
    return "HTTP/1.1 " + head + "\r\nContent-Length: " + QByteArray::number(body.size())
        + "\r\nConnection: close\r\n\r\n" + body;
}

} // namespace

/// Storage that refuses an upload: its reason reaches the user, however early it comes.
class TestStorageRefusals final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void earlyRefusals_data();
    void earlyRefusals();
    void cutOnceThenWilling();
    void cutWithoutAReason();
    void fullPracticePlaceSaysSo();
    void webDavNamesItsOwnLogin_data();
    void webDavNamesItsOwnLogin();
    void interimReplies();
    void interimRepliesOnly_data();
    void interimRepliesOnly();

private:
    UploadPlace place(int port) const;
    QString file(const QByteArray& content);
    Result<UploadedFile> upload(const UploadPlace& place, const QString& file, const QByteArray& secret = "secret");

    QTemporaryDir m_folder;
    QNetworkAccessManager m_network;
    SystemClock m_clock;
};

UploadPlace TestStorageRefusals::place(int port) const
{
    UploadPlace place = newUploadPlace(u"Box"_s, UploadProtocol::S3);
    place.endpoint = QUrl(u"http://127.0.0.1:%1"_s.arg(port));
    place.bucket = u"clips"_s;
    place.region = u"auto"_s;
    place.user = u"KEYID"_s;
    return place;
}

QString TestStorageRefusals::file(const QByteArray& content)
{
    QFile file(m_folder.filePath(u"large.mp4"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
    return file.fileName();
}

Result<UploadedFile> TestStorageRefusals::upload(
    const UploadPlace& place, const QString& file, const QByteArray& secret)
{
    std::optional<Result<UploadedFile>> outcome;
    Upload upload(place, makeUploader(place, {secret}, m_network, m_clock), m_network, m_clock, file);
    connect(&upload, &Upload::finished, this, [&outcome](const Result<UploadedFile>& result) { outcome = result; });
    static_cast<void>(QTest::qWaitFor([&outcome] { return outcome.has_value(); }, 60000));
    return outcome ? *outcome : failure(ErrorKind::Stopped, u"never ended"_s);
}

void TestStorageRefusals::interimReplies()
{
    InterimStorage storage;
    storage.interim = {"PUT"};
    const UploadPlace place = this->place(storage.serverPort());
    const auto result = upload(place, file("went through"));
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(storage.stored.values(), QByteArrayList{"went through"});
}

void TestStorageRefusals::interimRepliesOnly_data()
{
    QTest::addColumn<bool>("isWellAtFirst");
    QTest::newRow("always") << false;
    QTest::newRow("after the upload") << true;
}

/// Nobody can say whether the file is there, so nothing else is said, and the test file does not stay.
void TestStorageRefusals::interimRepliesOnly()
{
    QFETCH(const bool, isWellAtFirst);
    InterimStorage storage;
    storage.isWellAtFirst = isWellAtFirst;
    storage.interim = {"PUT", "GET", "HEAD"};
    const UploadPlace place = this->place(storage.serverPort());
    PlaceTest test(place, makeUploader(place, {"secret"}, m_network, m_clock), m_network, m_clock);
    std::optional<Result<LinkFacts>> outcome;
    connect(&test, &PlaceTest::finished, this, [&outcome](const Result<LinkFacts>& result) { outcome = result; });
    QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), 30000);
    QVERIFY(!*outcome);
    QCOMPARE(outcome->error().message, u"Only an interim reply of the storage arrived (status 102)."_s);
    QVERIFY(storage.stored.isEmpty());
}

void TestStorageRefusals::earlyRefusals_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("full") << httpReply("507 Insufficient Storage") << u"The storage is full."_s;
    QTest::newRow("full, with a code") << httpReply("403 Forbidden", "<Error><Code>QuotaExceeded</Code></Error>")
                                       << u"The storage is full."_s;
    QTest::newRow("too large") << httpReply("413 Payload Too Large") << u"The file is too large for the storage."_s;
    QTest::newRow("forbidden") << httpReply("403 Forbidden") << u"The storage doesn't allow this with your key."_s;
    QTest::newRow("unknown") << httpReply("418 Teapot") << u"The storage refuses this with status 418."_s;
}

/// A refusal is read although the connection is closed before the body was sent, and nothing is retried.
void TestStorageRefusals::earlyRefusals()
{
    QFETCH(const QByteArray, reply);
    QFETCH(const QString, sentence);
    EarlyStorage storage;
    storage.replies = {{"GET", httpReply("404 Not Found")}, {"PUT", reply}};
    const Result<UploadedFile> outcome = upload(place(storage.serverPort()), file(QByteArray(4'900'000, 'l')));
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().message.endsWith(sentence), qPrintable(outcome.error().message));
    QVERIFY(outcome.error().kind != ErrorKind::Network);
    QVERIFY(storage.asked <= 1);
    QCOMPARE(storage.stored, QByteArray());
}

void TestStorageRefusals::cutOnceThenWilling()
{
    EarlyStorage storage;
    storage.cuts = 1;
    storage.replies = {{"GET", httpReply("404 Not Found")}, {"ASK", "HTTP/1.1 100 Continue\r\n\r\n"}};
    const QByteArray content(4'900'000, 'w');
    const QString path = file(content);
    const auto uploader = makeUploader(place(storage.serverPort()), {"secret"}, m_network, m_clock);
    std::optional<Error> error;
    const UploadSource source{path, content.size(),
        QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex()), "video/mp4"};
    uploader->put(
        source, u"willing.mp4"_s, {}, [&error](const Result<QString>& put) { error = put ? Error() : put.error(); });
    QTRY_VERIFY_WITH_TIMEOUT(error, 30000);
    QVERIFY2(error->message.isEmpty(), qPrintable(error->message));
    QVERIFY(storage.stored == content);
    QCOMPARE(storage.asked, 1);
}

void TestStorageRefusals::cutWithoutAReason()
{
    EarlyStorage storage;
    storage.replies = {{"GET", httpReply("404 Not Found")}};
    const Result<UploadedFile> outcome = upload(place(storage.serverPort()), file(QByteArray(4'900'000, 'c')));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, ErrorKind::Network);
    const QString said = outcome.error().message;
    QVERIFY2(
        said.contains(u"127.0.0.1 closed the connection after "_s) && said.endsWith(u"of 4.9 MB."_s), qPrintable(said));
    // The network layer repeats a request of its own accord if the connection is cut.
    QVERIFY2(storage.asked == 1 || storage.asked == 2, qPrintable(QString::number(storage.asked)));
}

void TestStorageRefusals::fullPracticePlaceSaysSo()
{
    const auto service = PracticeService::start({m_folder.filePath(u"practice"_s), 0, 6, "practice-key", 3600});
    QVERIFY(service);
    const PracticeService::Place practice = (*service)->place();
    UploadPlace place = this->place(practice.endpoint.port());
    place.bucket = practice.bucket;
    place.region = practice.region;
    place.user = practice.accessKeyId;
    place.prefix = u"[full]"_s;
    const Result<UploadedFile> outcome = upload(place, file(QByteArray(4'900'000, 'f')), practice.secret);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().message, u"large.mp4 wasn't uploaded. The storage is full."_s);
}

void TestStorageRefusals::webDavNamesItsOwnLogin_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("401") << QByteArray("401 Unauthorized")
                         << u"The storage doesn't accept the user name or password."_s;
    QTest::newRow("403") << QByteArray("403 Forbidden") << u"The storage doesn't allow this user to do that."_s;
}

void TestStorageRefusals::webDavNamesItsOwnLogin()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QString, sentence);
    EarlyStorage storage;
    for (const char* method : {"GET", "PUT", "MKCOL", "PROPFIND"})
        storage.replies.insert(method, httpReply(head));
    UploadPlace place = newUploadPlace(u"DAV"_s, UploadProtocol::WebDav);
    place.endpoint = QUrl(u"http://127.0.0.1:%1/dav"_s.arg(storage.serverPort()));
    place.publicBase = place.endpoint;
    place.user = u"me"_s;
    const Result<UploadedFile> outcome = upload(place, file("mine"));
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().message.endsWith(sentence), qPrintable(outcome.error().message));
}

QTEST_GUILESS_MAIN(TestStorageRefusals)
#include "tst_storagerefusals.moc"

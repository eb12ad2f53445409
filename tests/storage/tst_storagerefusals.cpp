// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlnetwork.h"
#include "app/practice/practiceservice.h"
#include "app/storage/makeuploader.h"
#include "app/storage/placetest.h"
#include "app/storage/upload.h"
#include "tests/support/patience.h"

#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Storage that does wrong while an upload is sent to it.
class EarlyStorage final : public QTcpServer {
public:
    enum class Manner {
        RefusesHeaders, ///< answers as soon as it has the headers, and closes the connection
        RefusesBody, ///< asks for the body, reads a little of it and answers; keeps the connection
        CutsHeaders, ///< ends the connection when it has the headers
        CutsBody, ///< asks for the body and ends the connection while it comes
        AsksForBody,
        NeverAsksForBody, ///< but takes it
    };
    Manner manner = Manner::AsksForBody;
    int badUploads = 1000; ///< later ones are taken
    int uploads = 0;
    bool refusesAll = false; ///< every request
    QByteArray refusal;
    QByteArray stored;

    EarlyStorage()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = nextPendingConnection();
            socket->setReadBufferSize(4096);
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket, at = Upload()]() mutable {
                at.whole += socket->readAll();
                while (at.whole.contains("\r\n\r\n") && answer(socket, at)) {}
            });
        });
    }

private:
    struct Upload {
        QByteArray whole;
        bool hasBegun = false;
    };

    /// Returns whether a whole request was answered, so that another one may follow.
    bool answer(QTcpSocket* socket, Upload& at)
    {
        const qsizetype body = at.whole.indexOf("\r\n\r\n") + 4;
        if (refusesAll)
            return refuse(socket, true);
        if (!at.whole.startsWith("PUT ")) {
            const bool isThere = !stored.isEmpty();
            const QByteArray all = "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: "
                + QByteArray::number(stored.size()) + "\r\n\r\n" + (at.whole.startsWith("HEAD ") ? "" : stored);
            socket->write(isThere ? all : "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
            at.whole.remove(0, body);
            return true;
        }
        if (!std::exchange(at.hasBegun, true)) {
            ++uploads;
            if (uploads > badUploads)
                manner = Manner::AsksForBody;
            if (manner == Manner::CutsHeaders)
                return cut(socket);
            if (manner == Manner::RefusesHeaders)
                return refuse(socket, true);
            if (manner != Manner::NeverAsksForBody)
                socket->write("HTTP/1.1 100 Continue\r\n\r\n");
            if (manner == Manner::AsksForBody || manner == Manner::NeverAsksForBody)
                socket->setReadBufferSize(0); // reads the whole body quickly
        }
        if (at.whole.size() > body + 4096 && manner == Manner::CutsBody)
            return cut(socket);
        if (at.whole.size() > body + 4096 && manner == Manner::RefusesBody)
            return refuse(socket, false);
        static const QRegularExpression length(u"Content-Length: (\\d+)"_s);
        const qsizetype size = length.match(QString::fromLatin1(at.whole.left(body))).captured(1).toLongLong();
        if (at.whole.size() < body + size)
            return false;
        stored = at.whole.mid(body, size);
        at = {at.whole.mid(body + size)};
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        return true;
    }

    static bool cut(QTcpSocket* socket)
    {
        socket->disconnect();
        socket->abort();
        return false;
    }

    bool refuse(QTcpSocket* socket, bool closes) const
    {
        socket->disconnect();
        socket->write(refusal);
        if (closes)
            socket->disconnectFromHost();
        return false;
    }
};

/// Storage that sends interim replies before its own to some methods, and does all that it is asked.
class InterimStorage final : public QTcpServer {
public:
    QByteArrayList interim; ///< methods
    bool isLost = false; ///< no final reply follows an interim one
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
                if (head >= 0 && whole.contains("Expect: 100-continue") && whole.size() == head + 4)
                    socket->write("HTTP/1.1 100 Continue\r\n\r\n");
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
        if (!interim.contains(words.first()))
            return void(socket->write(reply));
        // The final reply comes so late that it could be taken for that of the next request.
        socket->write("HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n");
        QTimer::singleShot(
            100, socket, [this, socket, reply] { isLost ? socket->disconnectFromHost() : void(socket->write(reply)); });
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
    void cutOnceThenWilling_data();
    void cutOnceThenWilling();
    void cutWithoutAReason_data();
    void cutWithoutAReason();
    void bodyIsNeverAskedFor();
    void fullPracticePlaceSaysSo();
    void webDavNamesItsOwnLogin_data();
    void webDavNamesItsOwnLogin();
    void interimReplies();
    void interimReplyOnly();

private:
    UploadPlace place(int port) const;
    QString file(const QByteArray& content);
    Result<UploadedFile> upload(const UploadPlace& place, const QString& file, const QByteArray& secret = "secret");

    QTemporaryDir m_folder;
    CurlNetwork m_network;
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
    static_cast<void>(QTest::qWaitFor([&outcome] { return outcome.has_value(); }, patienceMs));
    return outcome ? *outcome : failure(ErrorKind::Stopped, u"never ended"_s);
}

/// Interim replies say nothing about the outcome. The final one counts, for each kind of request.
void TestStorageRefusals::interimReplies()
{
    InterimStorage storage;
    storage.interim = {"PUT", "GET", "HEAD", "DELETE"};
    const UploadPlace place = this->place(storage.serverPort());
    PlaceTest test(place, makeUploader(place, {"secret"}, m_network, m_clock), m_network, m_clock);
    std::optional<Result<LinkFacts>> outcome;
    connect(&test, &PlaceTest::finished, this, [&outcome](const Result<LinkFacts>& result) { outcome = result; });
    TRY_VERIFY(outcome.has_value());
    QVERIFY2(*outcome, *outcome ? "" : qPrintable(outcome->error().message));
    QVERIFY((*outcome)->answersHead);
    QVERIFY(storage.stored.isEmpty());
    const auto result = upload(place, file(QByteArray(2'000'000, 'i')));
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(storage.stored.values(), QByteArrayList{QByteArray(2'000'000, 'i')});
}

void TestStorageRefusals::interimReplyOnly()
{
    InterimStorage storage;
    storage.isLost = true;
    storage.interim = {"GET"};
    const auto result = upload(place(storage.serverPort()), file("never asked for"));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Network);
    QCOMPARE(result.error().message, u"large.mp4 wasn't uploaded. The connection to 127.0.0.1 failed."_s);
    QVERIFY(storage.stored.isEmpty());
}

void TestStorageRefusals::earlyRefusals_data()
{
    using Manner = EarlyStorage::Manner;
    QTest::addColumn<Manner>("manner");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QByteArray& reply, const char16_t* sentence) {
        for (const auto& [manner, when] : {std::pair(Manner::RefusesHeaders, "by its headers"),
                 std::pair(Manner::RefusesBody, "while the body is sent")})
            QTest::addRow("%s, %s", name, when) << manner << reply << QString::fromUtf16(sentence);
    };
    row("full", httpReply("507 Insufficient Storage"), u"The storage is full.");
    row("full, with a code", httpReply("403 Forbidden", "<Error><Code>QuotaExceeded</Code></Error>"),
        u"The storage is full.");
    row("too large", httpReply("413 Payload Too Large"), u"The file is too large for the storage.");
    row("forbidden", httpReply("403 Forbidden"), u"The storage doesn't allow this with your key.");
    row("unknown", httpReply("418 Teapot"), u"The storage refused this (status 418).");
}

/// A refusal is read although most of the body was not sent yet, and nothing is retried.
void TestStorageRefusals::earlyRefusals()
{
    QFETCH(const EarlyStorage::Manner, manner);
    QFETCH(const QByteArray, reply);
    QFETCH(const QString, sentence);
    EarlyStorage storage;
    storage.manner = manner;
    storage.refusal = reply;
    const Result<UploadedFile> outcome = upload(place(storage.serverPort()), file(QByteArray(24'900'000, 'l')));
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().message.endsWith(sentence), qPrintable(outcome.error().message));
    QVERIFY(outcome.error().kind != ErrorKind::Network);
    QCOMPARE(storage.uploads, 1);
    QCOMPARE(storage.stored, QByteArray());
}

void TestStorageRefusals::cutOnceThenWilling_data()
{
    QTest::addColumn<EarlyStorage::Manner>("manner");
    QTest::newRow("before the body") << EarlyStorage::Manner::CutsHeaders;
    QTest::newRow("within the body") << EarlyStorage::Manner::CutsBody;
}

void TestStorageRefusals::cutOnceThenWilling()
{
    QFETCH(const EarlyStorage::Manner, manner);
    EarlyStorage storage;
    storage.manner = manner;
    storage.badUploads = 1;
    const QByteArray content(4'900'000, 'w');
    const Result<UploadedFile> outcome = upload(place(storage.serverPort()), file(content));
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().message));
    QVERIFY(storage.stored == content);
    QCOMPARE(storage.uploads, 2);
}

void TestStorageRefusals::cutWithoutAReason_data()
{
    QTest::addColumn<EarlyStorage::Manner>("manner");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("before the body") << EarlyStorage::Manner::CutsHeaders << u"The connection to 127.0.0.1 failed."_s;
    QTest::newRow("within the body") << EarlyStorage::Manner::CutsBody << u" of 4.9 MB."_s;
}

void TestStorageRefusals::cutWithoutAReason()
{
    QFETCH(const EarlyStorage::Manner, manner);
    QFETCH(const QString, sentence);
    EarlyStorage storage;
    storage.manner = manner;
    const Result<UploadedFile> outcome = upload(place(storage.serverPort()), file(QByteArray(4'900'000, 'c')));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, ErrorKind::Network);
    QVERIFY2(outcome.error().message.endsWith(sentence), qPrintable(outcome.error().message));
    QCOMPARE(outcome.error().message.contains(u"127.0.0.1 closed the connection after "_s),
        manner == EarlyStorage::Manner::CutsBody);
    // libcurl repeats a request on a new connection if a kept one ends before the reply begins.
    QCOMPARE(storage.uploads, manner == EarlyStorage::Manner::CutsBody ? 4 : 5);
}

/// Some servers do not know "Expect: 100-continue".
void TestStorageRefusals::bodyIsNeverAskedFor()
{
    EarlyStorage storage;
    storage.manner = EarlyStorage::Manner::NeverAsksForBody;
    const QByteArray content(4'900'000, 'n');
    const Result<UploadedFile> outcome = upload(place(storage.serverPort()), file(content));
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().message));
    QVERIFY(storage.stored == content);
    QCOMPARE(storage.uploads, 1);
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
    storage.refusesAll = true;
    storage.refusal = httpReply(head);
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

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/evidence.h"
#include "app/service/wire/wire.h"
#include "app/tasks/store/tasklog.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <sys/stat.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QByteArray canary = "sk-canary-0123456789abcdef";

/// The content of a zip, read by a different program from the one that wrote it; empty if that program reports an
/// error.
QMap<QString, QByteArray> unpacked(const QString& zip)
{
    const QTemporaryDir folder;
    QProcess python;
    python.start(u"python3"_s,
        {u"-c"_s,
            u"import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
            "z.extractall(sys.argv[2])"_s,
            zip, folder.path()});
    QMap<QString, QByteArray> files;
    if (!python.waitForFinished(20000) || python.exitCode() != 0)
        return files;
    QDirIterator each(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly))
            files.insert(QDir(folder.path()).relativeFilePath(file.fileName()), file.readAll());
    }
    return files;
}

QJsonObject object(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

QString hex(const QByteArray& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

} // namespace

/// The file for a service's support: complete, readable, and without anything private.
class tst_Evidence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void holdsEverything();
    void namesEveryRequestId();
    void stampsWithZone();
    void comparesTheBody();
    void inputs_data();
    void inputs();
    void keepsSecretsIn_data();
    void keepsSecretsIn();
    void keepsWhatIsNoSecret_data();
    void keepsWhatIsNoSecret();
    void copesWithHugeTexts();
    void wholeOrNotAtAll();
    void replacesAnEarlierOne();
    void canBeStopped();
    void worksInAThread();

private:
    QString writeFile(const QString& name, const QByteArray& content) const;
    QMap<QString, QByteArray> made(const Evidence& evidence) const;
    static QByteArray everythingIn(const QMap<QString, QByteArray>& files);

    std::unique_ptr<QTemporaryDir> m_folder;
    Evidence m_evidence;
};

void tst_Evidence::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_evidence = {};
    VideoTask& task = m_evidence.task;
    task.id = 12;
    task.accountId = u"3"_s;
    task.baseUrl = QUrl(u"https://api.example.com/team/v1"_s);
    task.request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    task.request.model = u"wan3.0-video"_s;
    task.request.prompt = u"A kite over \"grey\" dunes, 风筝"_s;
    task.request.durationSeconds = 5;
    task.state = TaskState::NeedsReview;
    task.remoteId = u"task-remote-77"_s;
    task.error = {ErrorKind::AnswerLost, u"No response: nothing was sent again."_s, u"InternalError"_s, u"req-9"_s};
    task.createdAt = QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc());
    task.sentAt = task.createdAt.addSecs(2);
    m_evidence.accountName = u"Studio"_s;
    m_evidence.now = task.createdAt.addSecs(3600);
    m_evidence.secrets = {canary};
}

QString tst_Evidence::writeFile(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no file");
    return file.fileName();
}

QMap<QString, QByteArray> tst_Evidence::made(const Evidence& evidence) const
{
    const QString zip = m_folder->filePath(u"evidence.zip"_s);
    const Result<void> written = writeEvidence(zip, evidence);
    return written ? unpacked(zip) : QMap<QString, QByteArray>();
}

QByteArray tst_Evidence::everythingIn(const QMap<QString, QByteArray>& files)
{
    QByteArray all;
    for (auto file = files.begin(); file != files.end(); ++file)
        all += file.key().toUtf8() + '\n' + file.value() + '\n';
    return all;
}

void tst_Evidence::holdsEverything()
{
    const QDateTime& at = m_evidence.task.sentAt;
    m_evidence.log = {noteEntry(at, u"Submitted."_s),
        createEntry(at, QUrl(u"https://api.example.com/team/v1/video/generations/ImageToVideo"_s), m_evidence.task),
        {at, u"create reply"_s, u"HTTP 500\n{\"code\":\"InternalError\"}"_s}};
    const QMap<QString, QByteArray> files = made(m_evidence);
    QCOMPARE(files.keys(),
        QStringList({u"README.txt"_s, u"inputs.json"_s, u"log.txt"_s, u"replies/0001-create-reply.txt"_s,
            u"request.json"_s, u"task.json"_s}));
    const QJsonObject task = object(files[u"task.json"_s]);
    QCOMPARE(task["ids"_L1]["task"_L1].toInt(), 12);
    QCOMPARE(task["ids"_L1]["remoteId"_L1].toString(), u"task-remote-77"_s);
    QCOMPARE(task["ids"_L1]["errorRequestId"_L1].toString(), u"req-9"_s);
    QCOMPARE(task["state"_L1].toString(), u"NeedsReview"_s);
    QCOMPARE(task["cost"_L1].toObject(), (QJsonObject{{u"state"_s, u"unsettled"_s}, {u"seconds"_s, 5}}));
    QCOMPARE(task["error"_L1]["code"_L1].toString(), u"InternalError"_s);
    QCOMPARE(task["error"_L1]["kind"_L1].toString(), u"AnswerLost"_s);
    QCOMPARE(task["account"_L1].toString(), u"Studio"_s);
    QCOMPARE(task["clip"_L1].toString(), QString());
    m_evidence.task.file = u"/clips/take.mp4"_s;
    m_evidence.task.clip = ClipCondition::Unrecognised;
    QCOMPARE(object(made(m_evidence)[u"task.json"_s])["clip"_L1].toString(), u"Unrecognised"_s);
    QCOMPARE(task["origin"_L1].toString(), u"https://api.example.com:443"_s);
    QVERIFY(task["program"_L1].toString().startsWith(u"Dailies "_s));
    QCOMPARE(task["qt"_L1].toString(), QString::fromLatin1(qVersion()));
    QCOMPARE(object(files[u"request.json"_s]), encodeCreate(m_evidence.task.request));
    const QByteArray log = files[u"log.txt"_s];
    QVERIFY2(
        log.contains("note: Submitted.") && log.contains("HTTP 500 (replies/0001-create-reply.txt)"), log.constData());
    QVERIFY2(log.contains("POST https://api.example.com/team/v1/video/generations/ImageToVideo"), log.constData());
    QVERIFY(files[u"replies/0001-create-reply.txt"_s].contains("InternalError"));
    struct stat status = {};
    QCOMPARE(::stat(qPrintable(m_folder->filePath(u"evidence.zip"_s)), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t(0600));
}

void tst_Evidence::namesEveryRequestId()
{
    const QDateTime& at = m_evidence.task.sentAt;
    m_evidence.log = {{at, u"create reply"_s, u"HTTP 200\n{\"output\":{\"task_id\":\"t\"},\"request_id\":\"req-1\"}"_s},
        {at.addSecs(5), u"query reply"_s, u"HTTP 200\nRetry-After: 1\n{\"request_id\":\"req-2\",\"output\":{}}"_s},
        {at.addSecs(9), u"query reply"_s, u"connection cut, sent whole, HTTP 0: gone"_s},
        {at.addSecs(12), u"query reply"_s, u"HTTP 200\n{\"Response\":{\"RequestId\":\"req-3\"}}"_s},
        {at.addSecs(15), u"query reply"_s, u"HTTP 200\n{\"request_id\":\"req-4\",\"outp"_s},
        {at.addSecs(18), u"query reply"_s, u"HTTP 502\nX-Request-Id: req-5\n<html>"_s}};
    const QMap<QString, QByteArray> files = made(m_evidence);
    QStringList ids;
    for (const QJsonValue& each : object(files[u"task.json"_s])["ids"_L1]["requestIds"_L1].toArray())
        ids.append(each["requestId"_L1].toString());
    QCOMPARE(ids, QStringList({u"req-1"_s, u"req-2"_s, u"req-3"_s, u"req-4"_s, u"req-5"_s}));
    QCOMPARE(files.keys().filter(u"replies/"_s).size(), 6);
}

void tst_Evidence::stampsWithZone()
{
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", "Asia/Kolkata");
    tzset();
    m_evidence.log = {noteEntry(m_evidence.task.createdAt, u"Submitted."_s)};
    const QMap<QString, QByteArray> files = made(m_evidence);
    if (before.isNull())
        qunsetenv("TZ");
    else
        qputenv("TZ", before);
    tzset();
    const QByteArray log = files[u"log.txt"_s];
    QVERIFY2(
        log.contains("2026-11-21T09:30:00.000Z  2026-11-21T15:00:00.000+05:30  note: Submitted."), log.constData());
    QVERIFY2(log.contains("(Asia/Kolkata)"), log.constData());
    const QJsonObject times = object(files[u"task.json"_s])["times"_L1].toObject();
    QCOMPARE(times["createdAt"_L1]["local"_L1].toString(), u"2026-11-21T15:00:00.000+05:30"_s);
    QVERIFY(times["finishedAt"_L1].isNull());
}

void tst_Evidence::comparesTheBody()
{
    const QByteArray picture = "\x89PNG\r\n\x1A\n" + QByteArray(5000, 'p');
    const QString file = writeFile(u"first frame.png"_s, picture);
    VideoTask& task = m_evidence.task;
    task.request.media = {{u"first_frame"_s, QUrl::fromLocalFile(file).toString(), {}}};
    QJsonObject body = object(made(m_evidence)[u"task.json"_s])["body"_L1].toObject();
    QVERIFY(!body.contains(u"sameAsSent"_s));
    const QString digest = body["sha256Now"_L1].toString();
    QCOMPARE(digest.size(), 64);
    QVERIFY(body["bytesNow"_L1].toInteger() > picture.size());

    task.bodyDigest = digest;
    body = object(made(m_evidence)[u"task.json"_s])["body"_L1].toObject();
    QCOMPARE(body["sameAsSent"_L1].toBool(false), true);
    writeFile(u"first frame.png"_s, QByteArray(picture).replace(100, 1, "q"));
    body = object(made(m_evidence)[u"task.json"_s])["body"_L1].toObject();
    QCOMPARE(body["sameAsSent"_L1].toBool(true), false);
    QFile::remove(file);
    body = object(made(m_evidence)[u"task.json"_s])["body"_L1].toObject();
    QVERIFY(!body["trouble"_L1].toString().isEmpty());
    QCOMPARE(body["sentSha256"_L1].toString(), digest);
}

void tst_Evidence::inputs_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("trouble");
    QTest::newRow("a file") << u"file"_s << QString();
    QTest::newRow("an empty file") << u"empty"_s << QString();
    QTest::newRow("gone") << u"gone"_s << u"not there any more"_s;
    QTest::newRow("a folder") << u"folder"_s << u"not a file"_s;
    QTest::newRow("a pipe") << u"pipe"_s << u"not a file"_s;
}

void tst_Evidence::inputs()
{
    QFETCH(QString, kind);
    QFETCH(QString, trouble);
    const QByteArray content = kind == u"file"_s ? QByteArray(3 * 1024 * 1024 + 1, 'x') : QByteArray();
    QString path = m_folder->filePath(u"my frame.png"_s);
    if (kind == u"file"_s || kind == u"empty"_s)
        path = writeFile(u"my frame.png"_s, content);
    else if (kind == u"folder"_s)
        QVERIFY(QDir().mkpath(path));
    else if (kind == u"pipe"_s)
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    m_evidence.task.request.media = {{u"first_frame"_s, QUrl::fromLocalFile(path).toString(), {}}};
    m_evidence.log = {createEntry(m_evidence.task.sentAt, QUrl(u"https://h/v1"_s), m_evidence.task)};
    const QMap<QString, QByteArray> files = made(m_evidence);
    const QJsonArray inputs = QJsonDocument::fromJson(files[u"inputs.json"_s]).array();
    QCOMPARE(inputs.size(), 1);
    const QJsonObject input = inputs[0].toObject();
    QCOMPARE(input["name"_L1].toString(), u"my frame.png"_s);
    QCOMPARE(input["trouble"_L1].toString(), trouble);
    if (!trouble.isEmpty())
        return;
    QCOMPARE(input["bytes"_L1].toInteger(), content.size());
    QCOMPARE(input["sha256"_L1].toString(), hex(content));
    QCOMPARE(input["sameAsAtSending"_L1].toBool(false), true);
    writeFile(u"my frame.png"_s, content + "more");
    const QJsonObject later = QJsonDocument::fromJson(made(m_evidence)[u"inputs.json"_s]).array()[0].toObject();
    QCOMPARE(later["sameAsAtSending"_L1].toBool(true), false);
    QCOMPARE(later["atSending"_L1]["bytes"_L1].toInteger(), content.size());
    QVERIFY2(!everythingIn(files).contains(m_folder->path().toUtf8()), "a folder is named");
}

void tst_Evidence::keepsSecretsIn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("never");
    const QByteArray picture = QByteArray(600, 'p').toBase64();
    const QString data = QString::fromLatin1(picture);
    QTest::newRow("the key itself") << u"key "_s + QString::fromLatin1(canary) << canary;
    QTest::newRow("the key, percent-encoded") << u"a%2Fkey%2Bcanary"_s << QByteArray("a%2Fkey%2Bcanary");
    QTest::newRow("the key, escaped") << uR"({"x": "a\/key+canary"})"_s << QByteArray("key+canary");
    QTest::newRow("the key as Base64") << QString::fromLatin1(canary.toBase64()) << canary.toBase64();
    QTest::newRow("a key nobody told of") << u"it said sk-unknown-9876543210fedcba"_s << QByteArray("9876543210");
    QTest::newRow("bearer") << u"Bearer abc.def"_s << QByteArray("abc.def");
    QTest::newRow("authorization") << u"Authorization: Basic dXNlcjpwYXNz"_s << QByteArray("dXNlcjpwYXNz");
    QTest::newRow("cookie") << u"Set-Cookie: session=crumbs; Path=/"_s << QByteArray("crumbs");
    QTest::newRow("named in JSON") << uR"({"api_key":"open\"sesame"})"_s << QByteArray("sesame");
    QTest::newRow("named in JSON within JSON") << uR"({"m":"{\"accessToken\":\"sesame\"}"})"_s << QByteArray("sesame");
    QTest::newRow("named, assigned") << u"x-api-key=sesame&a=b"_s << QByteArray("sesame");
    QTest::newRow("named, encoded") << u"https%3A%2F%2Fh%2F%3FSignature%3Dsesame"_s << QByteArray("sesame");
    QTest::newRow("signed address") << u"https://cdn.example.com/a/clip.mp4?Expires=1&Signature=sesame"_s
                                    << QByteArray("sesame");
    QTest::newRow("odd query") << u"see https://cdn.example.com/c?x=open'sesame;v=(1)"_s << QByteArray("sesame");
    QTest::newRow("fragment") << u"https://cdn.example.com/c#sesame"_s << QByteArray("sesame");
    QTest::newRow("escaped slashes") << uR"({"u":"https:\/\/cdn.example.com\/c.mp4?s=sesame"})"_s
                                     << QByteArray("sesame");
    QTest::newRow("escaped query") << uR"({"u":"https://cdn.example.com/c.mp4\u003fs=sesame"})"_s
                                   << QByteArray("sesame");
    QTest::newRow("user in an address") << u"http://me:sesame@proxy.example.com/x"_s << QByteArray("sesame");
    QTest::newRow("user, escaped") << uR"(http:\/\/me:sesame@proxy.example.com\/x)"_s << QByteArray("sesame");
    QTest::newRow("storage address") << u"s3://bucket/c.mp4?sig=sesame"_s << QByteArray("sesame");
    QTest::newRow("data URI") << u"data:image/png;base64,"_s + data << picture.left(40);
    QTest::newRow("short data URI") << u"data:image/png;base64,aGVsbG8="_s << QByteArray("aGVsbG8=");
    QTest::newRow("data URI, escaped") << uR"(data:image\/png;base64,aGVs\/bG8=)"_s << QByteArray("bG8=");
    QTest::newRow("encoded data URI") << u"data:text/plain,hello%20sesame"_s << QByteArray("sesame");
    QTest::newRow("Base64 alone") << u"{\"image\":\"%1\"}"_s.arg(data) << picture.left(40);
    QTest::newRow("Base64, escaped") << u"{\"image\":\"%1\"}"_s.arg(
        QString::fromLatin1(QByteArray(600, '\xFF').toBase64()).replace(u'/', u"\\/"_s))
                                     << QByteArray("\\/\\/\\/\\/\\/\\/");
    QTest::newRow("signed token") << u"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2VzYW1l"_s << QByteArray("c2VzYW1l");
    QTest::newRow("file address") << u"file:///home/alice/private%20things/a%20b.png"_s << QByteArray("alice");
    QTest::newRow("file address, escaped") << uR"("file:\/\/\/home\/alice\/a.png")"_s << QByteArray("alice");
    QTest::newRow("home folder") << QDir::homePath() + u"/clips of mine/a.mp4 was full"_s
                                 << (QDir::homePath() + u'/').toUtf8();
}

void tst_Evidence::keepsSecretsIn()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, never);
    m_evidence.secrets = {canary, "a/key+canary"};
    VideoTask& task = m_evidence.task;
    task.request.prompt = u"prompt "_s + text;
    task.request.extra = {{u"odd"_s, QJsonArray{text}}, {u"odd key %1"_s.arg(text), 1}};
    task.report.message = text;
    task.report.videoUrl = text;
    task.report.requestId = text;
    task.report.usage = {{u"x"_s, text}};
    task.remoteId = text;
    task.error.message = u"It failed: %1."_s.arg(text);
    task.error.code = text;
    m_evidence.accountName = text;
    const QDateTime& at = task.sentAt;
    // A log of the current format, and one that an older version may have left.
    m_evidence.log = {{at, u"note"_s, text}, {at, u"create"_s, u"POST https://h/v1\n"_s + text},
        {at, u"create reply"_s, u"HTTP 200\n"_s + text}, {at, u"query reply"_s, text},
        {at, u"download"_s, u"Saved: "_s + text}};
    const QMap<QString, QByteArray> files = made(m_evidence);
    QVERIFY(files.size() >= 7);
    const QByteArray all = everythingIn(files);
    QVERIFY2(!all.contains(never), all.constData());
    // The same with the escapes that JSON adds.
    QVERIFY2(!all.contains(QByteArray(never).replace('/', "\\/")), all.constData());
    QVERIFY2(!all.contains("alice"), all.constData());
}

void tst_Evidence::keepsWhatIsNoSecret_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("sentence") << u"The prompt has 400 tokens; the password policy: none of it matters"_s.left(25);
    QTest::newRow("counts") << uR"({"usage":{"total_tokens":118,"token_count":7}})"_s;
    QTest::newRow("address") << u"https://cdn.example.com/a/clip.mp4"_s;
    QTest::newRow("request id") << u"2b7e1516-28ae-d2a6-abf7-158809cf4f3c"_s;
    QTest::newRow("digest") << hex("x");
    QTest::newRow("escaped words")
        << uR"({"m":"\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d\u6587\u4e2d"})"_s;
    QTest::newRow("other scripts") << u"风筝在沙丘上空 — воздушный змей"_s;
    QTest::newRow("path of the service") << u"No route for /v1/video/generations"_s;
}

void tst_Evidence::keepsWhatIsNoSecret()
{
    QFETCH(QString, text);
    m_evidence.task.request.prompt = text;
    m_evidence.log = {{m_evidence.task.sentAt, u"query reply"_s, u"HTTP 404\n"_s + text}};
    const QMap<QString, QByteArray> files = made(m_evidence);
    QCOMPARE(object(files[u"request.json"_s]), encodeCreate(m_evidence.task.request));
    QVERIFY2(files[u"replies/0001-query-reply.txt"_s].contains(text.toUtf8()),
        files[u"replies/0001-query-reply.txt"_s].constData());
}

void tst_Evidence::copesWithHugeTexts()
{
    // A careless pattern would hang on these, or give up and let everything pass.
    const QString key = QString::fromLatin1(canary);
    for (const QString& filling : {u"a"_s, u"/"_s, u"\\/"_s, u"a."_s, u"\""_s, u"\\"_s, u"token"_s, u"data:"_s,
             u"https://"_s, u"file:/"_s, u"?"_s, u"\n"_s, u"ab cd "_s}) {
        m_evidence.task.request.prompt = filling.repeated(300000 / filling.size()) + u' ' + key;
        m_evidence.secrets.clear();
        const QMap<QString, QByteArray> files = made(m_evidence);
        QVERIFY2(files.contains(u"request.json"_s), qPrintable(filling));
        QVERIFY2(!everythingIn(files).contains(canary), qPrintable(filling));
    }
}

void tst_Evidence::wholeOrNotAtAll()
{
    const QString zip = writeFile(u"evidence.zip"_s, "an earlier one");
    for (int i = 0; i < 200; ++i) // incompressible data
        m_evidence.log.append(
            {m_evidence.task.sentAt, u"query reply"_s, hex(QByteArray::number(i)).repeated(4) + u' '});
    {
        const FullDisk full;
        const Result<void> written = writeEvidence(zip, m_evidence);
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::Storage);
        QVERIFY(written.error().message.contains(zip));
    }
    QFile file(zip);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("an earlier one"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"evidence.zip"_s});

    const Result<void> nowhere = writeEvidence(m_folder->filePath(u"no/folder/x.zip"_s), m_evidence);
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().kind, ErrorKind::Storage);
}

void tst_Evidence::replacesAnEarlierOne()
{
    writeFile(u"evidence.zip"_s, QByteArray(100000, 'x'));
    QVERIFY(!made(m_evidence).isEmpty());
    QCOMPARE(evidenceName(m_evidence.task, m_evidence.now).left(15), u"dailies-task-12"_s);
}

void tst_Evidence::canBeStopped()
{
    const QString file = writeFile(u"frame.png"_s, "\x89PNG\r\n\x1A\n" + QByteArray(8 * 1024 * 1024, 'p'));
    m_evidence.task.request.media = {{u"first_frame"_s, QUrl::fromLocalFile(file).toString(), {}}};
    const QString zip = m_folder->filePath(u"evidence.zip"_s);
    int asked = 0;
    const Result<void> written = writeEvidence(zip, m_evidence, [&asked] { return ++asked > 3; });
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Stopped);
    QVERIFY(!QFile::exists(zip));
}

void tst_Evidence::worksInAThread()
{
    const QString zip = m_folder->filePath(u"evidence.zip"_s);
    std::optional<bool> done;
    writeEvidenceLater(zip, m_evidence).then(this, [&done](const Result<void>& result) { done = result.has_value(); });
    TRY_COMPARE(done, std::optional(true));
    QVERIFY(!unpacked(zip).isEmpty());
}

QTEST_GUILESS_MAIN(tst_Evidence)
#include "tst_evidence.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/requestbody.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <sys/stat.h>
#include <unistd.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestRequestBody final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainJson();
    void equalsThePlainlyBuiltBody_data();
    void equalsThePlainlyBuiltBody();
    void severalFilesAnywhere();
    void knowsPicturesByTheirContent_data();
    void knowsPicturesByTheirContent();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void emptyFile();
    void missingFile();
    void folder();
    void pipeDoesNotHang();
    void device();
    void unreadableFile();
    void textThatLooksLikeAFile();
    void fileThatChanges_data();
    void fileThatChanges();
    void isNeverRewound();
    void largerThanTheMemory();
    void memoryStaysSmall();

private:
    QString write(const QString& name, const QByteArray& bytes);
    static QByteArray jpeg(qsizetype size);
    static QJsonObject bodyFor(const QString& source);
    static QByteArray text(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }
    static QByteArray readAll(QIODevice& device, qint64 step);

    QTemporaryDir m_folder;
};

QString TestRequestBody::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

QByteArray TestRequestBody::jpeg(qsizetype size)
{
    QByteArray bytes = "\xFF\xD8\xFF";
    for (qsizetype i = bytes.size(); i < size; ++i)
        bytes.append(static_cast<char>(i * 7 + i / 251));
    return bytes;
}

QJsonObject TestRequestBody::bodyFor(const QString& source)
{
    const QJsonObject item{{u"type"_s, u"first_frame"_s}, {u"url"_s, source}};
    return {{u"model"_s, u"m"_s},
        {u"input"_s, QJsonObject{{u"prompt"_s, u"quote \" and \u00e9"_s}, {u"media"_s, QJsonArray{item}}}}};
}

QByteArray TestRequestBody::readAll(QIODevice& device, qint64 step)
{
    QByteArray all;
    QByteArray buffer(step, 0);
    for (qint64 count = device.read(buffer.data(), step); count > 0; count = device.read(buffer.data(), step))
        all.append(buffer.constData(), count);
    return all;
}

void TestRequestBody::plainJson()
{
    const QJsonObject json{{u"model"_s, u"m"_s}, {u"duration"_s, u"5"_s}, {u"n"_s, QJsonValue::Null}};
    const auto body = RequestBody::open(json);
    QVERIFY(body);
    QCOMPARE((*body)->size(), text(json).size());
    QCOMPARE((*body)->handedOut(), 0);
    QCOMPARE(readAll(**body, 5), text(json));
    QCOMPARE((*body)->handedOut(), (*body)->size());
    QVERIFY((*body)->atEnd());
}

void TestRequestBody::equalsThePlainlyBuiltBody_data()
{
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<qint64>("step");
    for (const qsizetype size : {3, 4, 5, 100, 49151, 49152, 49153, 1000003, 5000000}) {
        for (const qint64 step : {1, 7, 4096, 2000000})
            QTest::addRow("%lld bytes read by %lld", static_cast<long long>(size), static_cast<long long>(step))
                << size << step;
    }
}

void TestRequestBody::equalsThePlainlyBuiltBody()
{
    QFETCH(const qsizetype, size);
    QFETCH(const qint64, step);
    const QByteArray picture = jpeg(size);
    const QString path = write(u"a picture (\u00e9) 100%.jpg"_s, picture);
    const QByteArray expected = text(bodyFor(u"data:image/jpeg;base64,"_s + QString::fromLatin1(picture.toBase64())));
    // The encoded form of a file URL, and the form that users see.
    for (const QString& source :
        {QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()), QUrl::fromLocalFile(path).toString()}) {
        const auto body = RequestBody::open(bodyFor(source));
        QVERIFY2(body, body ? "" : qPrintable(body.error().message));
        QCOMPARE((*body)->size(), expected.size());
        QCOMPARE((*body)->bytesAvailable(), expected.size());
        QVERIFY(readAll(**body, step) == expected);
        QCOMPARE((*body)->handedOut(), expected.size());
        QCOMPARE((*body)->bytesAvailable(), 0);
    }
}

void TestRequestBody::severalFilesAnywhere()
{
    const QByteArray first = jpeg(1000);
    const QByteArray second = "\x89PNG\r\n\x1A\n and more";
    const QString one = QUrl::fromLocalFile(write(u"1.jpg"_s, first)).toString();
    const QString two = QUrl::fromLocalFile(write(u"2"_s, second)).toString();
    const QString oneData = u"data:image/jpeg;base64,"_s + QString::fromLatin1(first.toBase64());
    const QString twoData = u"data:image/png;base64,"_s + QString::fromLatin1(second.toBase64());
    const auto build = [](const QString& a, const QString& b) {
        return QJsonObject{
            {u"z"_s, a}, {u"deep"_s, QJsonArray{QJsonArray{b, 1, true}, QJsonObject{{u"x"_s, a}}}}, {u"m"_s, b}};
    };
    const auto body = RequestBody::open(build(one, two));
    QVERIFY(body);
    QCOMPARE(readAll(**body, 11), text(build(oneData, twoData)));
}

void TestRequestBody::knowsPicturesByTheirContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("type");
    QTest::addRow("JPEG") << QByteArray("\xFF\xD8\xFF\xE0 x") << QByteArray("image/jpeg");
    QTest::addRow("PNG") << QByteArray("\x89PNG\r\n\x1A\n x") << QByteArray("image/png");
    QTest::addRow("WebP") << QByteArray("RIFF\x10\0\0\0WEBPVP8 ", 16) << QByteArray("image/webp");
    QTest::addRow("BMP") << QByteArray("BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\2\0\0\0", 22)
                         << QByteArray("image/bmp");
}

void TestRequestBody::knowsPicturesByTheirContent()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, type);
    // The name is misleading.
    const QString path = write(u"film.mp4"_s, bytes);
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QVERIFY(body);
    QVERIFY(readAll(**body, 4096).contains("data:" + type + ";base64," + bytes.toBase64()));
}

void TestRequestBody::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("one byte") << QByteArray("x");
    QTest::addRow("two bytes") << QByteArray("\xFF\xD8");
    QTest::addRow("text that begins as a BMP") << QByteArray("BMW builds cars and motorcycles");
    QTest::addRow("film") << QByteArray("\0\0\0\x18"
                                        "ftypmp42\0\0\0\0",
        16);
    QTest::addRow("sound") << QByteArray("RIFF\x10\0\0\0WAVEfmt ", 16);
    QTest::addRow("document") << QByteArray("%PDF-1.7 and so on");
    QTest::addRow("GIF") << QByteArray("GIF89a and so on");
}

void TestRequestBody::otherFilesAreRefused()
{
    QFETCH(const QByteArray, bytes);
    const QString path = write(u"holiday.jpg"_s, bytes);
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QVERIFY(!body);
    QCOMPARE(body.error().kind, ErrorKind::BadInput);
    QVERIFY(body.error().message.contains(u"holiday.jpg"_s));
    QVERIFY(body.error().message.contains(u"public link"_s));
}

void TestRequestBody::emptyFile()
{
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(write(u"empty.jpg"_s, {})).toString()));
    QVERIFY(!body);
    QCOMPARE(body.error(), (Error{ErrorKind::BadInput, u"empty.jpg is empty."_s}));
}

void TestRequestBody::missingFile()
{
    const auto body = RequestBody::open(bodyFor(u"file:///nowhere/at/all.jpg"_s));
    QVERIFY(!body);
    QCOMPARE(body.error(), (Error{ErrorKind::BadInput, u"all.jpg no longer exists."_s}));
}

void TestRequestBody::folder()
{
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(m_folder.path()).toString()));
    QVERIFY(!body);
    QCOMPARE(body.error().kind, ErrorKind::BadInput);
}

void TestRequestBody::pipeDoesNotHang()
{
    const QString path = m_folder.filePath(u"pipe.jpg"_s);
    QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QVERIFY(!body);
    QCOMPARE(body.error(), (Error{ErrorKind::BadInput, u"pipe.jpg isn't a file."_s}));
}

void TestRequestBody::device()
{
    const auto body = RequestBody::open(bodyFor(u"file:///dev/zero"_s));
    QVERIFY(!body);
    QCOMPARE(body.error().kind, ErrorKind::BadInput);
}

void TestRequestBody::unreadableFile()
{
    const QString path = write(u"locked.jpg"_s, jpeg(10));
    QVERIFY(QFile::setPermissions(path, {}));
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    // root may read everything.
    QCOMPARE(body.has_value(), ::geteuid() == 0);
    if (!body)
        QCOMPARE(body.error().kind, ErrorKind::BadInput);
}

void TestRequestBody::textThatLooksLikeAFile()
{
    const QJsonObject json = bodyFor(u"file: this under lighthouses"_s);
    const auto body = RequestBody::open(json);
    QVERIFY(body);
    QCOMPARE(readAll(**body, 4096), text(json));
}

void TestRequestBody::fileThatChanges_data()
{
    QTest::addColumn<int>("how");
    QTest::addColumn<qint64>("after");
    const char* names[] = {"longer", "shorter", "rewritten"};
    for (int how = 0; how < 3; ++how) {
        QTest::addRow("%s at once", names[how]) << how << qint64(0);
        QTest::addRow("%s halfway", names[how]) << how << qint64(400000);
        QTest::addRow("%s before the last bytes", names[how]) << how << qint64(666700);
    }
}

void TestRequestBody::fileThatChanges()
{
    QFETCH(const int, how);
    QFETCH(const qint64, after);
    const QByteArray picture = jpeg(500000);
    const QString path = write(u"moving.jpg"_s, picture);
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QVERIFY(body);
    QCOMPARE((*body)->read(after).size(), after);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    if (how == 0)
        QVERIFY(file.resize(500001));
    else if (how == 1)
        QVERIFY(file.resize(1000));
    else
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(2), QFileDevice::FileModificationTime));
    readAll(**body, 4096);
    QVERIFY((*body)->handedOut() < (*body)->size());
    char more = 0;
    QCOMPARE((*body)->read(&more, 1), -1);
    QCOMPARE((*body)->errorString(), u"moving.jpg changed while it was being sent."_s);
}

void TestRequestBody::isNeverRewound()
{
    const auto body = RequestBody::open(bodyFor(u"https://example.com/a.jpg"_s));
    QVERIFY(body);
    QVERIFY((*body)->isSequential());
    QCOMPARE((*body)->read(3).size(), 3);
    QVERIFY(!(*body)->reset());
    QCOMPARE((*body)->handedOut(), 3);
}

void TestRequestBody::largerThanTheMemory()
{
    const QString path = write(u"enormous.jpg"_s, jpeg(3));
    constexpr qint64 size = 5LL << 30;
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(size)); // a sparse file
    file.close();
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QVERIFY(body);
    const qint64 around = text(bodyFor(u"data:image/jpeg;base64,"_s)).size();
    QCOMPARE((*body)->size(), around + (size + 2) / 3 * 4);
    QCOMPARE((*body)->read(1 << 20).size(), 1 << 20);
}

void TestRequestBody::memoryStaysSmall()
{
    const QString path = write(u"large.jpg"_s, jpeg(3));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(500LL << 20)); // a sparse file
    file.close();
    const auto residentPages = [] {
        QFile statm(u"/proc/self/statm"_s);
        return statm.open(QIODevice::ReadOnly) ? statm.readAll().split(' ').value(1).toLongLong() : 0;
    };
    const auto body = RequestBody::open(bodyFor(QUrl::fromLocalFile(path).toString()));
    QVERIFY(body);
    QVERIFY((*body)->size() > 600LL << 20);
    const qint64 before = residentPages();
    QByteArray buffer(1 << 16, 0);
    qint64 total = 0;
    for (qint64 count = (*body)->read(buffer.data(), buffer.size()); count > 0;
         count = (*body)->read(buffer.data(), buffer.size()))
        total += count;
    QCOMPARE(total, (*body)->size());
#ifdef __SANITIZE_ADDRESS__
    constexpr qint64 limit = 320LL << 20; // the sanitizer keeps freed memory for a while
#else
    constexpr qint64 limit = 16LL << 20;
#endif
    QVERIFY((residentPages() - before) * ::getpagesize() < limit);
}

QTEST_GUILESS_MAIN(TestRequestBody)
#include "tst_requestbody.moc"

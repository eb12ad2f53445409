// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/requestbody.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The Base64 of a streamed body, compared with the output of the base64 program.
class TestRequestBase64 final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsTheTool_data();
    void equalsTheTool();
    void tooShortToBeAPicture_data();
    void tooShortToBeAPicture();

private:
    QString write(const QByteArray& bytes);
    QTemporaryDir m_folder;
};

QString TestRequestBase64::write(const QByteArray& bytes)
{
    QFile file(m_folder.filePath(u"picture.jpg"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
    return file.fileName();
}

void TestRequestBase64::equalsTheTool_data()
{
    QTest::addColumn<int>("size");
    // All remainders modulo three, and more than one read.
    for (const int size : {3, 4, 5, 100, 1000003, 5000000, 5000001})
        QTest::addRow("%d bytes", size) << size;
}

void TestRequestBase64::equalsTheTool()
{
    QFETCH(const int, size);
    QByteArray bytes("\xFF\xD8\xFF");
    while (bytes.size() < size)
        bytes.append(static_cast<char>(bytes.size() * 31 + bytes.size() / 251));
    const QString path = write(bytes);

    QProcess tool;
    tool.start(u"base64"_s, {u"-w0"_s, path});
    QVERIFY(tool.waitForFinished(20000));
    const QByteArray expected = R"({"url":"data:image/jpeg;base64,)" + tool.readAllStandardOutput() + R"("})";

    const auto body = RequestBody::open({{u"url"_s, QUrl::fromLocalFile(path).toString()}});
    QVERIFY2(body, body ? "" : qPrintable(body.error().message));
    QCOMPARE((*body)->size(), expected.size());
    QVERIFY((*body)->readAll() == expected);
}

void TestRequestBase64::tooShortToBeAPicture_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("1 byte") << QByteArray("\xFF");
    QTest::newRow("2 bytes") << QByteArray("\xFF\xD8");
}

void TestRequestBase64::tooShortToBeAPicture()
{
    QFETCH(const QByteArray, bytes);
    const auto body = RequestBody::open({{u"url"_s, QUrl::fromLocalFile(write(bytes)).toString()}});
    QVERIFY(!body);
    QCOMPARE(body.error().kind, ErrorKind::BadInput);
    QVERIFY(body.error().message.contains(u"picture.jpg"_s));
}

QTEST_GUILESS_MAIN(TestRequestBase64)
#include "tst_requestbase64.moc"

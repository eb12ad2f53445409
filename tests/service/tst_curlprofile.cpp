// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/text/curlcommand.h"
#include "app/service/text/curlreading.h"
#include "app/service/wire/wire.h"

#include <QDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Commands that a program with a profile of its own copies use the upload places of that profile.
class TestCurlProfile final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theProfileIsNamed_data();
    void theProfileIsNamed();
};

void TestCurlProfile::theProfileIsNamed_data()
{
    QTest::addColumn<QByteArrayList>("options");
    QTest::addColumn<QString>("expected");
    const QString here = QDir::currentPath();
    QTest::newRow("none") << QByteArrayList{"--practice"} << u"put '/a.mp4')"_s;
    QTest::newRow("folder") << QByteArrayList{"--profile", "/my films"} << u"put --profile '/my films' '/a.mp4')"_s;
    QTest::newRow("quote") << QByteArrayList{"--profile", "/it's"} << u"put --profile '/it'\\''s' '/a.mp4')"_s;
    QTest::newRow("one word") << QByteArrayList{"--practice", "--profile=/p"} << u"put --profile '/p' '/a.mp4')"_s;
    QTest::newRow("single dash") << QByteArrayList{"-profile", "/p"} << u"put --profile '/p' '/a.mp4')"_s;
    QTest::newRow("relative") << QByteArrayList{"--profile", "films"}
                              << u"put --profile '%1/films' '/a.mp4')"_s.arg(here);
    QTest::newRow("last one") << QByteArrayList{"--profile", "/p", "--profile", "/q"}
                              << u"put --profile '/q' '/a.mp4')"_s;
    QTest::newRow("no folder") << QByteArrayList{"--profile"} << u"put '/a.mp4')"_s;
}

void TestCurlProfile::theProfileIsNamed()
{
    QFETCH(QByteArrayList, options);
    QFETCH(const QString, expected);
    options.prepend("dailies");
    QList<char*> words;
    for (QByteArray& word : options)
        words.append(word.data());
    int count = int(words.size());
    const QCoreApplication program(count, words.data());
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::VideoEdit};
    request.model = u"practice-a-3.0"_s;
    request.prompt = u"make it night"_s;
    request.media = {{u"reference_video"_s, u"file:///a.mp4"_s, {}}};
    const QString command = curlCommand(QUrl(u"https://video.example/v1"_s), request);
    QVERIFY2(command.contains(expected), qPrintable(command));
    // A pasted command still stands for the file.
    const auto read = readCurlCommand(command);
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->body.object, encodeCreate(request));
}

int main(int argc, char** argv)
{
    TestCurlProfile test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_curlprofile.moc"

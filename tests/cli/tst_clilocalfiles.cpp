// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include "app/common/jsontext.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/service/wire/wire.h"
#include "app/tasks/store/taskstore.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Requests whose media are files of this computer, in practice mode, which has storage of its own.
class TestCliLocalFiles final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyKindGoesThrough_data();
    void everyKindGoesThrough();
    void withoutAPlaceNothingIsSent();
    void unknownPlaceIsWrongUse();
    void clipsOwnLinkNeedsNoPlace();
    void pathsAreFiles_data();
    void pathsAreFiles();
    void picturesThatCantBeInline_data();
    void picturesThatCantBeInline();
    void saysWhichFilesAreSent();
    void missingFileGoesNowhere();

private:
    QString file(const QString& name) const { return QUrl::fromLocalFile(m_folder.filePath(name)).toString(); }
    VideoRequest requestOf(const RequestKind& kind) const;
    QStringList options(const QString& command, const RequestKind& kind, const QString& profile) const;

    QTemporaryDir m_folder;
};

void TestCliLocalFiles::initTestCase()
{
    QImage picture(360, 640, QImage::Format_RGB32);
    for (const QString& name : {u"one.png"_s, u"two.png"_s}) {
        picture.fill(name == "one.png"_L1 ? Qt::red : Qt::blue);
        QVERIFY(picture.save(m_folder.filePath(name)));
    }
    QFile clip(m_folder.filePath(u"a clip.mp4"_s));
    QVERIFY(clip.open(QIODevice::WriteOnly) && clip.write("not really a clip") > 0);
}

VideoRequest TestCliLocalFiles::requestOf(const RequestKind& kind) const
{
    VideoRequest request;
    request.kind = kind;
    request.model = kind.family == Family::B ? u"practice-b"_s
        : kind.generation == Generation::G30 ? u"practice-a-3.0"_s
                                             : u"practice-a-2.7"_s;
    request.prompt = u"a kite"_s;
    if (offers(kind, Field::Media)) {
        const QString type = mediaTypesOf(kind).first();
        const bool isPicture = mediumOf(type) == MediaKind::Image;
        request.media = {{type, file(isPicture ? u"one.png"_s : u"a clip.mp4"_s), {}}};
        if (offersReferenceVoice(kind))
            request.media.first().referenceVoice = file(u"a clip.mp4"_s);
    }
    if (offers(kind, Field::ImageAddress))
        request.imageAddress = file(u"one.png"_s);
    if (offers(kind, Field::Images))
        request.images = {file(u"one.png"_s), file(u"two.png"_s)};
    if (offers(kind, Field::Duration))
        request.durationSeconds = 5;
    return request;
}

QStringList TestCliLocalFiles::options(const QString& command, const RequestKind& kind, const QString& profile) const
{
    QStringList options{command, u"--json"_s, u"--profile"_s, profile, u"--family"_s, familyName(kind.family),
        u"--api-type"_s, apiTypeName(kind.apiType), u"--request"_s, u"-"_s, u"--accept"_s};
    if (command == "check"_L1)
        options.removeLast();
    if (kind.family == Family::A)
        options += {u"--generation"_s, generationName(kind.generation)};
    return options;
}

void TestCliLocalFiles::everyKindGoesThrough_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestCliLocalFiles::everyKindGoesThrough()
{
    QFETCH(const int, kind);
    const QTemporaryDir profile;
    const VideoRequest request = requestOf(allKinds().at(kind));
    const QByteArray body = QJsonDocument(encodeCreate(request)).toJson();
    const CliResult sent =
        runCli(options(u"submit"_s, request.kind, profile.path()) + QStringList{u"--account"_s, u"practice"_s}, body);
    QVERIFY2(sent.status == 0, sent.all().constData());
    const QStringList sources = sourcesByLink(request);
    QStringList states;
    for (const QJsonObject& event : sent.events(u"state"_s))
        states.append(event["state"_L1].toString());
    QCOMPARE(states.contains(u"Uploading"_s), !sources.isEmpty());
    QVERIFY2(states.contains(u"InProgress"_s), sent.all().constData());
    QVERIFY(!sent.all().contains("X-Amz-Signature"));

    const CliResult shown = runCli({u"show"_s, u"1"_s, u"--json"_s, u"--profile"_s, profile.path()});
    QCOMPARE(shown.status, 0);
    const QJsonArray uploads = shown.lines().value(0)["uploads"_L1].toArray();
    QCOMPARE(uploads.size(), sources.size());
    for (int i = 0; i < uploads.size(); ++i) {
        QFile original(localPath(sources.at(i)));
        QVERIFY(original.open(QIODevice::ReadOnly));
        QCOMPARE(uploads[i]["bytes"_L1].toInteger(), original.size());
        QCOMPARE(uploads[i]["sha256"_L1].toString().size(), 64);
        QCOMPARE(uploads[i]["place"_L1].toString(), u"practice"_s);
    }
    QVERIFY(!shown.all().contains("X-Amz-"));
    // The place has exactly these files.
    int found = 0;
    for (const QString& source : sources) {
        QFile original(localPath(source));
        QVERIFY(original.open(QIODevice::ReadOnly));
        const QByteArray content = original.readAll();
        QDirIterator files(profile.path(), QDir::Files, QDirIterator::Subdirectories);
        bool isThere = false;
        while (files.hasNext()) {
            QFile copy(files.next());
            isThere = isThere
                || (copy.size() == content.size() && copy.open(QIODevice::ReadOnly) && copy.readAll() == content);
        }
        found += isThere ? 1 : 0;
    }
    QCOMPARE(found, sources.size());
}

void TestCliLocalFiles::withoutAPlaceNothingIsSent()
{
    const QTemporaryDir profile;
    const VideoRequest request = requestOf({Family::B, Generation::None, ApiType::ImageToVideo});
    const QByteArray body = QJsonDocument(encodeCreate(request)).toJson();
    const CliResult sent = runCli(
        options(u"submit"_s, request.kind, profile.path()) + QStringList{u"--base-url"_s, u"http://127.0.0.1:9/v1"_s},
        body, {{u"DAILIES_API_KEY"_s, u"sk-test-0123456789"_s}});
    QCOMPARE(sent.status, 3);
    QVERIFY2(sent.err.contains("dailies-cli uploads add"), sent.all().constData());
    QCOMPARE(sent.lines().value(0)["severity"_L1].toString(), u"stop"_s);
    QCOMPARE(runCli(options(u"check"_s, request.kind, profile.path()), body).status, 3);
    const CliResult practice =
        runCli(options(u"check"_s, request.kind, profile.path()) + QStringList{u"--account"_s, u"practice"_s}, body);
    QVERIFY2(practice.status != 3, practice.all().constData());
}

void TestCliLocalFiles::unknownPlaceIsWrongUse()
{
    const QTemporaryDir profile;
    const VideoRequest request = requestOf({Family::B, Generation::None, ApiType::ImageToVideo});
    const CliResult sent = runCli(options(u"submit"_s, request.kind, profile.path())
            + QStringList{u"--account"_s, u"practice"_s, u"--place"_s, u"Nowhere"_s},
        QJsonDocument(encodeCreate(request)).toJson());
    QCOMPARE(sent.status, 2);
    QVERIFY(sent.err.contains("Nowhere"));
}

void TestCliLocalFiles::clipsOwnLinkNeedsNoPlace()
{
    const PracticeRun practice({u"--task-seconds"_s, u"0"_s});
    QVERIFY(practice.isListening());
    const QTemporaryDir profile;
    const QStringList service{u"--base-url"_s, practice.baseUrl(), u"--profile"_s, profile.path(), u"--json"_s};
    const CliResult made = runCli(
        QStringList{u"submit"_s, u"--wait"_s, u"--accept"_s} + service + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s), practice.key());
    QVERIFY2(made.status == 0, made.all().constData());
    QString clip;
    {
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        clip = store.task(1).value().file;
    }

    const auto bodyWith = [](const QString& file) {
        VideoRequest request;
        request.kind = {Family::A, Generation::G30, ApiType::VideoEdit};
        request.model = u"practice-a-3.0"_s;
        request.prompt = u"make it night"_s;
        request.media = {{u"reference_video"_s, QUrl::fromLocalFile(file).toString(), {}}};
        return QJsonDocument(encodeCreate(request)).toJson();
    };
    const QStringList check =
        QStringList{u"check"_s, u"--profile"_s, profile.path()} + requestOptions(u"A"_s, u"VideoEdit"_s);
    const CliResult checked = runCli(check, bodyWith(clip));
    QVERIFY2(checked.status == 0 && checked.out.contains("own link"), checked.all().constData());
    const QStringList submit =
        QStringList{u"submit"_s, u"--accept"_s} + service + requestOptions(u"A"_s, u"VideoEdit"_s);
    const int before = practice.creates();
    const CliResult sent = runCli(submit, bodyWith(clip), practice.key());
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(practice.creates(), before + 1);

    // The same content under another name is no clip of the program.
    const QString copy = profile.filePath(u"copy.mp4"_s);
    QVERIFY(QFile::copy(clip, copy));
    QCOMPARE(runCli(check, bodyWith(copy)).status, 3);
    QCOMPARE(runCli(submit, bodyWith(copy), practice.key()).status, 3);
    // A link that ends soon is not used.
    {
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        VideoTask task = store.task(1).value();
        task.addressExpiresAt = QDateTime::currentDateTimeUtc().addSecs(3600);
        QVERIFY(store.update(task, task.state));
    }
    const CliResult late = runCli(submit, bodyWith(clip), practice.key());
    QVERIFY2(late.status == 3 && late.err.contains("uploads add"), late.all().constData());
    QCOMPARE(practice.creates(), before + 1);
}

void TestCliLocalFiles::pathsAreFiles_data()
{
    QTest::addColumn<QString>("source"); // % is the current folder
    QTest::newRow("relative URL") << u"file:./one.png"_s;
    QTest::newRow("relative path") << u"./one.png"_s;
    QTest::newRow("name") << u"one.png"_s;
    QTest::newRow("path") << u"%/one.png"_s;
}

void TestCliLocalFiles::pathsAreFiles()
{
    QFETCH(QString, source);
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    const QTemporaryDir profile;
    VideoRequest request = requestOf({Family::B, Generation::None, ApiType::ImageToVideo});
    request.imageAddress = source.replace(u'%', QDir::currentPath());
    const CliResult sent =
        runCli(options(u"submit"_s, request.kind, profile.path()) + QStringList{u"--account"_s, u"practice"_s},
            QJsonDocument(encodeCreate(request)).toJson());
    QVERIFY2(sent.status == 0, sent.all().constData());
    TaskStore store;
    QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
    const VideoTask task = store.task(1).value();
    QCOMPARE(localPath(task.request.imageAddress), QDir::currentPath() + u"/one.png"_s);
    QCOMPARE(task.uploads.size(), 1);
}

void TestCliLocalFiles::picturesThatCantBeInline_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("GIF") << u"moving.gif"_s << u"first_frame"_s << QByteArray("GIF89a\1\0\1\0\0\0\0;", 14);
    QTest::newRow("AVIF") << u"still.avif"_s << u"first_frame"_s
                          << QByteArray("\0\0\0\x1C"
                                        "ftypavif\0\0\0\0avifmif1miaf",
                                 28);
    QTest::newRow("a type of one's own") << u"own.mp4"_s << u"mask_video"_s
                                         << QByteArray("\0\0\0\x18"
                                                       "ftypmp42\0\0\0\0mp42isom",
                                                24);
}

/// They go by the upload place, or are refused before anything is sent.
void TestCliLocalFiles::picturesThatCantBeInline()
{
    QFETCH(const QString, name);
    QFETCH(const QString, type);
    QFETCH(const QByteArray, content);
    QFile picture(m_folder.filePath(name));
    QVERIFY(picture.open(QIODevice::WriteOnly) && picture.write(content) == content.size());
    picture.close();
    const QTemporaryDir profile;
    VideoRequest request = requestOf({Family::A, Generation::G30, ApiType::ImageToVideo});
    request.media = {{type, file(name), {}}};
    const QByteArray body = QJsonDocument(encodeCreate(request)).toJson();
    const CliResult check = runCli(options(u"check"_s, request.kind, profile.path()), body);
    QVERIFY2(check.status == 3 && check.err.contains("uploads add"), check.all().constData());
    QVERIFY2(!check.all().contains("is sent."), check.all().constData());
    const CliResult sent =
        runCli(options(u"submit"_s, request.kind, profile.path()) + QStringList{u"--account"_s, u"practice"_s}, body);
    QVERIFY2(sent.status == 0, sent.all().constData());
    TaskStore store;
    QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
    QCOMPARE(store.task(1).value().uploads.size(), 1);
    // By another name, its content is judged before anything is sent.
    QVERIFY(QFile::copy(m_folder.filePath(name), profile.filePath(u"other.png"_s)));
    request.media[0].source = QUrl::fromLocalFile(profile.filePath(u"other.png"_s)).toString();
    const CliResult renamed =
        runCli(options(u"submit"_s, request.kind, profile.path()) + QStringList{u"--account"_s, u"practice"_s},
            QJsonDocument(encodeCreate(request)).toJson());
    QVERIFY2(renamed.status == 3, renamed.all().constData());
    QVERIFY(!store.task(2));
}

void TestCliLocalFiles::saysWhichFilesAreSent()
{
    const QTemporaryDir profile;
    const VideoRequest request = requestOf({Family::A, Generation::G27, ApiType::ReferenceToVideo});
    QStringList arguments = options(u"check"_s, request.kind, profile.path());
    arguments.removeOne(u"--json"_s);
    const CliResult check =
        runCli(arguments + QStringList{u"--account"_s, u"practice"_s}, QJsonDocument(encodeCreate(request)).toJson());
    for (const QString& name : {u"one.png"_s, u"a clip.mp4"_s})
        QVERIFY2(check.out.contains(m_folder.filePath(name).toUtf8()), check.all().constData());
}

void TestCliLocalFiles::missingFileGoesNowhere()
{
    const QTemporaryDir profile;
    VideoRequest request = requestOf({Family::B, Generation::None, ApiType::ImageToVideo});
    request.imageAddress = file(u"none.png"_s);
    const CliResult check =
        runCli(options(u"check"_s, request.kind, profile.path()) + QStringList{u"--account"_s, u"practice"_s},
            QJsonDocument(encodeCreate(request)).toJson());
    QVERIFY2(check.out.contains("the file is missing"), check.all().constData());
    QVERIFY2(!check.out.contains("storage first"), check.all().constData());
    QVERIFY2(!check.out.contains("is sent"), check.all().constData());
}

QTEST_GUILESS_MAIN(TestCliLocalFiles)
#include "tst_clilocalfiles.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploadconsent.h"
#include "app/storage/uploadplacestore.h"

#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

UploadPlace s3()
{
    UploadPlace place = newUploadPlace(u"Studio"_s, UploadProtocol::S3);
    place.endpoint = QUrl(u"https://s3.example.com"_s);
    place.bucket = u"clips"_s;
    place.region = u"auto"_s;
    place.user = u"AKEXAMPLE"_s;
    return place;
}

UploadPlace webDav()
{
    UploadPlace place = newUploadPlace(u"NAS"_s, UploadProtocol::WebDav);
    place.endpoint = QUrl(u"https://dav.example.com/inputs"_s);
    place.user = u"me"_s;
    place.publicBase = QUrl(u"https://files.example.com/inputs"_s);
    return place;
}

UploadPlace command()
{
    UploadPlace place = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
    place.program = u"/usr/bin/tool"_s;
    place.arguments = QStringList{u"--from"_s, u"%f"_s};
    return place;
}

using Change = std::function<void(UploadPlace&)>;

} // namespace

Q_DECLARE_METATYPE(Change)

class TestUploadPlace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void consentNamesWhereAndHowLong_data();
    void consentNamesWhereAndHowLong();
    void consentNamesTheLifeOfALink();
    void goodPlaces_data();
    void goodPlaces();
    void problems_data();
    void problems();
    void links_data();
    void links();
    void namesOfContents();
    void presets();
    void storeKeepsPlaces();
    void storeLeavesWhatItCannotRead_data();
    void storeLeavesWhatItCannotRead();
    void storeKeepsPlacesOfNewerVersions();
};

void TestUploadPlace::goodPlaces_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("s3") << Change([](UploadPlace& place) { place = s3(); });
    QTest::newRow("bucket in the host") << Change([](UploadPlace& place) {
        place = s3();
        place.virtualHosts = true;
    });
    QTest::newRow("loopback") << Change([](UploadPlace& place) {
        place = s3();
        place.endpoint = QUrl(u"http://127.0.0.1:9000"_s);
    });
    QTest::newRow("folders") << Change([](UploadPlace& place) {
        place = s3();
        place.prefix = u"my clips/inputs +%/é"_s;
    });
    QTest::newRow("seven days") << Change([](UploadPlace& place) {
        place = s3();
        place.linkSeconds = 604'800;
    });
    QTest::newRow("webdav") << Change([](UploadPlace& place) { place = webDav(); });
    QTest::newRow("command") << Change([](UploadPlace& place) { place = command(); });
    QTest::newRow("command with a public address") << Change([](UploadPlace& place) {
        place = command();
        place.arguments = QStringList{u"copyto"_s, u"%f"_s, u"remote:%o"_s};
        place.publicBase = QUrl(u"https://files.example.com"_s);
    });
}

void TestUploadPlace::goodPlaces()
{
    QFETCH(const Change, change);
    UploadPlace place;
    change(place);
    const auto problems = problemsOf(place);
    QVERIFY2(problems.isEmpty(), problems.isEmpty() ? "" : qPrintable(problems.constFirst().sentence));
    const auto read = uploadPlaceFromJson(toJson(place));
    QVERIFY(read.has_value());
    QCOMPARE(*read, place);
}

void TestUploadPlace::problems_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* name, const UploadPlace& start, const QString& field, const Change& change) {
        QTest::newRow(name) << Change([start, change](UploadPlace& place) {
            place = start;
            change(place);
        }) << field;
    };
    const auto endpoint = [&row](const char* name, const QString& url) {
        row(name, s3(), u"endpoint"_s, [url](UploadPlace& place) { place.endpoint = QUrl(url, QUrl::StrictMode); });
    };
    row("no name", s3(), u"name"_s, [](UploadPlace& place) { place.name = u" "_s; });
    endpoint("no endpoint", {});
    endpoint("no address", u"s3 example"_s);
    endpoint("http", u"http://s3.example.com"_s);
    endpoint("ftp", u"ftp://s3.example.com"_s);
    endpoint("user", u"https://me:pw@s3.example.com"_s);
    endpoint("query", u"https://s3.example.com/?x=1"_s);
    endpoint("path", u"https://s3.example.com/clips"_s);
    row("no bucket", s3(), u"bucket"_s, [](UploadPlace& place) { place.bucket.clear(); });
    row("bucket with a slash", s3(), u"bucket"_s, [](UploadPlace& place) { place.bucket = u"a/b"_s; });
    row("dotted bucket in the host", s3(), u"virtualHosts"_s, [](UploadPlace& place) {
        place.bucket = u"my.clips"_s;
        place.virtualHosts = true;
    });
    row("bucket before a number", s3(), u"virtualHosts"_s, [](UploadPlace& place) {
        place.endpoint = QUrl(u"https://127.0.0.1"_s);
        place.virtualHosts = true;
    });
    row("no region", s3(), u"region"_s, [](UploadPlace& place) { place.region.clear(); });
    row("odd region", s3(), u"region"_s, [](UploadPlace& place) { place.region = u"a/b"_s; });
    row("no key ID", s3(), u"user"_s, [](UploadPlace& place) { place.user.clear(); });
    row("key ID with a slash", s3(), u"user"_s, [](UploadPlace& place) { place.user = u"a/b"_s; });
    for (const QString& prefix : {u"/a"_s, u"a/"_s, u"a//b"_s, u"."_s, u"a/../b"_s, u"a\nb"_s, QString(300, u'a')})
        row(qPrintable(u"prefix "_s + prefix.left(8)), s3(), u"prefix"_s,
            [prefix](UploadPlace& place) { place.prefix = prefix; });
    row("eight days", s3(), u"linkSeconds"_s, [](UploadPlace& place) { place.linkSeconds = 8 * 86400; });
    row("no time", s3(), u"linkSeconds"_s, [](UploadPlace& place) { place.linkSeconds = 0; });
    row("public address over http", s3(), u"publicBase"_s,
        [](UploadPlace& place) { place.publicBase = QUrl(u"http://files.example.com"_s); });
    row("public address with a query", s3(), u"publicBase"_s,
        [](UploadPlace& place) { place.publicBase = QUrl(u"https://files.example.com/?a"_s); });
    row("webdav without links", webDav(), u"publicBase"_s, [](UploadPlace& place) { place.publicBase.clear(); });
    row("webdav user", webDav(), u"user"_s, [](UploadPlace& place) { place.user = u"a:b"_s; });
    row("no program", command(), u"program"_s, [](UploadPlace& place) { place.program.clear(); });
    row("no file", command(), u"arguments"_s, [](UploadPlace& place) { place.arguments = QStringList{u"-v"_s}; });
    row("no patience", command(), u"commandSeconds"_s, [](UploadPlace& place) { place.commandSeconds = 0; });
}

void TestUploadPlace::problems()
{
    QFETCH(const Change, change);
    QFETCH(const QString, field);
    UploadPlace place;
    change(place);
    const QList<PlaceProblem> problems = problemsOf(place);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.constFirst().field, field);
    QVERIFY(problems.constFirst().sentence.endsWith(u'.'));
}

void TestUploadPlace::links_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("https") << u"https://files.example.com/a%20b.mp4?x=1"_s << true;
    QTest::newRow("practice") << u"http://127.0.0.1:8080/a"_s << true;
    QTest::newRow("practice by name") << u"http://localhost:8080/a"_s << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("words") << u"done: uploaded 1 file"_s << false;
    QTest::newRow("path") << u"/home/me/clip.mp4"_s << false;
    QTest::newRow("http") << u"http://files.example.com/a"_s << false;
    QTest::newRow("s3") << u"s3://bucket/a"_s << false;
    QTest::newRow("number") << u"https://192.0.2.7/a"_s << false;
    QTest::newRow("IPv6") << u"https://[2001:db8::1]/a"_s << false;
    QTest::newRow("local name") << u"https://nas/a"_s << false;
    QTest::newRow("user") << u"https://me:pw@files.example.com/a"_s << false;
    QTest::newRow("long") << u"https://files.example.com/"_s + QString(2100, u'a') << false;
}

void TestUploadPlace::links()
{
    QFETCH(const QString, link);
    QFETCH(const bool, isGood);
    QCOMPARE(!linkProblem(QUrl(link, QUrl::StrictMode)).has_value(), isGood);
}

void TestUploadPlace::namesOfContents()
{
    UploadPlace place = s3();
    QVERIFY(place.folder != s3().folder);
    QCOMPARE(place.objectName(u"abc"_s, u"MP4"_s), place.folder + u"/abc.mp4"_s);
    QCOMPARE(place.objectName(u"abc"_s, QString()), place.folder + u"/abc"_s);
    QCOMPARE(place.objectName(u"abc"_s, u"é/.."_s), place.folder + u"/abc"_s);
    place.prefix = u"in/puts"_s;
    QCOMPARE(place.objectName(u"abc"_s, u"wav"_s), u"in/puts/"_s + place.folder + u"/abc.wav"_s);
}

void TestUploadPlace::presets()
{
    const QList<UploadPreset> presets = uploadPresets();
    QCOMPARE(presets.size(), 8);
    QSet<QString> ids;
    for (const UploadPreset& preset : presets) {
        ids.insert(preset.id);
        UploadPlace place = s3();
        place.region = preset.region;
        place.virtualHosts = preset.virtualHosts;
        if (!preset.endpoint.isEmpty())
            place.endpoint =
                QUrl(QString(preset.endpoint).replace(u"{region}"_s, preset.region).replace(u"{account}"_s, u"0123"_s),
                    QUrl::StrictMode);
        QVERIFY2(problemsOf(place).isEmpty(), qPrintable(preset.id));
    }
    QCOMPARE(ids.size(), presets.size());
}

void TestUploadPlace::storeKeepsPlaces()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"uploads.json"_s);
    UploadPlaceStore store(file);
    QVERIFY(!store.put(s3()));
    QVERIFY(store.load());
    QVERIFY(!store.chosen());
    QSignalSpy changed(&store, &UploadPlaceStore::placesChanged);
    QList<UploadPlace> places{s3(), webDav(), command()};
    for (const UploadPlace& place : places)
        QVERIFY(store.put(place));
    QCOMPARE(changed.size(), 3);
    // All have the folder of the first.
    places[1].folder = places[2].folder = places[0].folder;
    QCOMPARE(store.chosen(), places[0]);
    QVERIFY(store.choose(places[2].id));

    UploadPlaceStore again(file);
    QVERIFY(again.load());
    QCOMPARE(again.places(), places);
    QCOMPARE(again.chosen(), places[2]);
    QCOMPARE(again.find(u"NAS"_s), places[1]);
    QCOMPARE(again.find(places[1].id), places[1]);
    QVERIFY(!again.find(u"nobody"_s));
    QVERIFY(again.isNameTaken(u"nas"_s) && again.isNameTaken(places[0].id.toUpper()));
    QVERIFY(again.isNameTaken(u"NAS"_s, places[0].id) && !again.isNameTaken(u"nas"_s, places[1].id));
    QVERIFY(!again.isNameTaken(u"nobody"_s));
    QVERIFY(again.remove(places[2].id));
    QCOMPARE(again.chosen(), places[0]);
    QVERIFY(again.remove(places[0].id) && again.remove(places[1].id));
    UploadPlaceStore third(file);
    QVERIFY(third.load() && third.put(s3()));
    QCOMPARE(third.places().constFirst().folder, places[0].folder); // so it finds the files of the removed one
    QCOMPARE(QFile(file).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestUploadPlace::storeLeavesWhatItCannotRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("no list") << QByteArray(R"({"version": 1})");
    QTest::newRow("newer") << QByteArray(R"({"version": 2, "places": []})");
    QTest::newRow("no folder") << QByteArray(
        R"({"version": 1, "places": [{"id": "1", "name": "a", "protocol": "s3"}]})");
    QTest::newRow("folder that leads away") << QByteArray(
        R"({"version": 1, "places": [{"id": "1", "name": "a", "protocol": "s3", "folder": "../../../a"}]})");
}

void TestUploadPlace::storeLeavesWhatItCannotRead()
{
    QFETCH(const QByteArray, text);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"uploads.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    UploadPlaceStore store(file.fileName());
    const auto loaded = store.load();
    QVERIFY(!loaded && loaded.error().kind == ErrorKind::Storage);
    QVERIFY(!store.put(s3()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

void TestUploadPlace::storeKeepsPlacesOfNewerVersions()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"uploads.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QJsonObject later = toJson(s3());
    later.insert(u"laterField"_s, 1);
    file.write(QJsonDocument(
        QJsonObject{{u"version"_s, 1}, {u"places"_s, QJsonArray{QJsonObject{{u"protocol"_s, u"pigeon"_s}}, later}}})
                   .toJson());
    file.close();
    UploadPlaceStore store(file.fileName());
    QVERIFY(store.load());
    QCOMPARE(store.places().size(), 1);
    QVERIFY(store.put(webDav()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("pigeon"));
}

void TestUploadPlace::consentNamesWhereAndHowLong_data()
{
    QTest::addColumn<QString>("endpoint");
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("stay");
    const QString deleted = u"until you delete them in My uploads."_s;
    QTest::newRow("S3") << u"https://s3.example.com"_s << int(UploadProtocol::S3) << u"(s3.example.com, bucket clips)"_s
                        << deleted;
    QTest::newRow("S3 with a port") << u"http://127.0.0.1:9000"_s << int(UploadProtocol::S3)
                                    << u"(127.0.0.1:9000, bucket clips)"_s << deleted;
    QTest::newRow("usual port") << u"https://s3.example.com:443"_s << int(UploadProtocol::S3)
                                << u"(s3.example.com, bucket clips)"_s << deleted;
    QTest::newRow("WebDAV") << u"https://dav.example.com:8443/in"_s << int(UploadProtocol::WebDav)
                            << u"(dav.example.com:8443/in)"_s << deleted;
    // My uploads cannot list what a command uploaded.
    QTest::newRow("command") << QString() << int(UploadProtocol::Command) << u"(with the program rclone)"_s
                             << u"until you delete them with the tools of your storage."_s;
}

/// Links in requests live for a day at least, because a service may fetch a file late.
void TestUploadPlace::consentNamesTheLifeOfALink()
{
    UploadPlace place = newUploadPlace(u"Mine"_s, UploadProtocol::S3);
    for (const auto& [seconds, words] : {std::pair(3600, u"for 24 hours."_s), std::pair(90 * 3600, u"for 90 hours."_s),
             std::pair(30 * 3600 + 1, u"for 31 hours."_s)}) {
        place.linkSeconds = seconds;
        const QString question = uploadQuestion(place, {u"a.mp4"_s});
        QVERIFY2(question.contains(words), qPrintable(question));
    }
}

void TestUploadPlace::consentNamesWhereAndHowLong()
{
    QFETCH(const QString, endpoint);
    QFETCH(const int, protocol);
    QFETCH(const QString, where);
    QFETCH(const QString, stay);
    UploadPlace place = newUploadPlace(u"Mine"_s, UploadProtocol(protocol));
    place.endpoint = QUrl(endpoint);
    place.bucket = u"clips"_s;
    place.program = u"/usr/bin/rclone"_s;
    const QString question = uploadQuestion(place, {u"a.mp4"_s});
    QVERIFY2(question.contains(where), qPrintable(question));
    QVERIFY2(question.contains(stay), qPrintable(question));
}

QTEST_GUILESS_MAIN(TestUploadPlace)
#include "tst_uploadplace.moc"

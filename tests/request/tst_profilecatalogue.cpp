// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/mediaitem.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/requestfields.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

ModelProfile shipped(const QString& id)
{
    const ProfileCatalogue catalogue;
    for (const ModelProfile& profile : catalogue.profiles()) {
        if (profile.id == id)
            return profile;
    }
    qFatal("no such profile");
}

ModelProfile ownProfile(const QString& id, const QString& pattern)
{
    ModelProfile profile;
    profile.id = id;
    profile.match = {pattern};
    profile.family = Family::B;
    profile.generation = Generation::None;
    profile.apiTypes = {ApiType::TextToVideo};
    profile.limits.promptCharacters = 7;
    return profile;
}

QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

} // namespace

class TestProfileCatalogue final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tellsWhatAutoStandsFor()
    {
        const ProfileCatalogue catalogue;
        VideoRequest request;
        request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
        request.model = u"wan3.0-video"_s;
        QCOMPARE(catalogue.defaultOf(request, Field::Resolution), u"1080P"_s);
        QVERIFY(catalogue.defaultOf(request, Field::Sound).isEmpty());
        request.model = u"nobody-knows-it"_s;
        QVERIFY(catalogue.defaultOf(request, Field::Resolution).isEmpty());
        request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
        request.model = u"kling-2.6"_s;
        QCOMPARE(catalogue.defaultOf(request, Field::Sound), u"off"_s);
    }

    void shippedProfilesAreWhole()
    {
        const ProfileCatalogue catalogue;
        QSet<QString> ids;
        QSet<QString> fieldKeys;
        for (const FieldInfo& info : allFields())
            fieldKeys.insert(QString::fromLatin1(info.key));
        for (const ModelProfile& profile : catalogue.profiles()) {
            const QByteArray name = profile.id.toUtf8();
            const char* id = name.constData();
            QVERIFY2(!ids.contains(profile.id), id);
            ids.insert(profile.id);
            QVERIFY2(!profile.match.isEmpty() && !profile.source.isEmpty(), id);
            QVERIFY2(QStringList({u"high"_s, u"medium"_s, u"low"_s}).contains(profile.confidence), id);
            QVERIFY2(catalogue.isShipped(profile.id) && !catalogue.isOwn(profile.id), id);
            QCOMPARE(profileFromJson(toJson(profile)).value(), profile);
            for (auto it = profile.choices.begin(); it != profile.choices.end(); ++it) {
                QVERIFY2(fieldKeys.contains(it.key()) && !it.value().isEmpty(), id);
                QVERIFY2(!profile.limits.unused.contains(it.key()), id);
            }
            for (const QString& seconds : profile.choices.value(u"duration"_s))
                QVERIFY2(profile.limits.duration.contains(seconds.toDouble()), id);
            for (const QString& key : profile.limits.unused)
                QVERIFY2(fieldKeys.contains(key), id);
            for (auto it = profile.limits.media.begin(); it != profile.limits.media.end(); ++it) {
                QVERIFY2(profile.apiTypes.contains(it.key()), id);
                for (const MediaCount& count : it->counts) {
                    QVERIFY2(count.least <= count.most, id);
                    for (const QString& type : count.types)
                        QVERIFY2(mediumOf(type) != MediaKind::Other || type == u"first_clip"_s, id);
                }
            }
        }
        // All of the vendors' model lines and the practice service's own three are included.
        for (const char* id : {"wan-3.0", "wan-2.7-t2v", "wan-2.7-i2v", "wan-2.7-r2v", "wan-2.7-videoedit", "wan-2.7",
                 "kling-3.0", "kling-2.6", "kling-2.5", "kling-2.1", "kling-2.0", "kling-1.6", "kling",
                 "practice-a-3.0", "practice-a-2.7", "practice-b"})
            QVERIFY2(ids.contains(QString::fromLatin1(id)), id);
        QCOMPARE(ids.size(), 16);
    }

    void knowsCodes_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("kinds");
        const auto row = [](const char* code, const char* id, const char* kinds) {
            QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(id) << QString::fromLatin1(kinds);
        };
        const char* a30 = "A 3.0 TextToVideo, A 3.0 ImageToVideo, A 3.0 ReferenceToVideo, A 3.0 VideoEdit";
        const char* a27 = "A 2.7 TextToVideo, A 2.7 ImageToVideo, A 2.7 ReferenceToVideo, A 2.7 VideoEdit";
        const char* b = "B TextToVideo, B ImageToVideo, B MultiImageToVideo";
        row("wan3.0-video", "wan-3.0", a30);
        row("WAN3.0-Video-Prime", "wan-3.0", a30);
        row("wan3.0-video-prime-2026-10-01", "wan-3.0", a30);
        row("wan-3-video", "wan-3.0", a30);
        row("wan2.7-t2v", "wan-2.7-t2v", "A 2.7 TextToVideo");
        row("wan2.7-i2v-2026-04-25", "wan-2.7-i2v", "A 2.7 ImageToVideo");
        row("Wan2.7-R2V", "wan-2.7-r2v", "A 2.7 ReferenceToVideo");
        row("wan2.7-videoedit", "wan-2.7-videoedit", "A 2.7 VideoEdit");
        row("wan2.7-something", "wan-2.7", a27);
        row("wan_2_7", "wan-2.7", a27);
        row("wan2.7-v2.6-tuned", "wan-2.7", a27); // never a profile of the other family
        row("kling-v3", "kling-3.0", b);
        row("kling-v3-omni", "kling-3.0", b);
        row("kling-v2-6", "kling-2.6", b);
        row("kling_v2.6_pro", "kling-2.6", b);
        row("kling-v2-5-turbo", "kling-2.5", b);
        row("kling-v2-1-master", "kling-2.1", b);
        row("kling-v2-master", "kling-2.0", b);
        row("kling-v1-6", "kling-1.6", b);
        row("v2.6", "kling-2.6", b);
        row("kling", "kling", b);
        row("kling-new", "kling", b);
        row("practice-a-3.0", "practice-a-3.0", a30);
        row("practice-a-2.7", "practice-a-2.7", a27);
        row("practice-b", "practice-b", b);
        row("veo-9", "", "");
        row("veo-v2.6", "", "");
        row("wan2.6-t2v", "", "");
        row("", "", "");
    }
    void knowsCodes()
    {
        QFETCH(QString, code);
        QFETCH(QString, id);
        QFETCH(QString, kinds);
        const ProfileCatalogue catalogue;
        const auto profile = catalogue.match(code);
        const auto model = catalogue.guess(code);
        QCOMPARE(profile ? profile->id : QString(), id);
        QCOMPARE(model.has_value(), !id.isEmpty());
        if (!model)
            return;
        QCOMPARE(model->code, code);
        QStringList names;
        for (const RequestKind& kind : model->kinds())
            names.append(kindName(kind));
        QCOMPARE(names.join(u", "_s), kinds);
        QCOMPARE(catalogue.profileFor(*model), *profile);
    }

    void goesByTheModelsOwnFamily()
    {
        const ProfileCatalogue catalogue;
        // The user assigned it elsewhere, so its name does not count.
        const EnabledModel moved = wholeModel(u"wan2.7-t2v"_s, Family::B, Generation::None);
        const ModelProfile profile = catalogue.profileFor(moved);
        QVERIFY(profile.id.isEmpty());
        QCOMPARE(profile.family, Family::B);
        QCOMPARE(profile.apiTypes, moved.apiTypes);
        QCOMPARE(profile.limits, ModelLimits());
        QVERIFY(catalogue.profileFor(wholeModel(u"wan3.0-video"_s, Family::A, Generation::G27)).id.isEmpty());
        QVERIFY(catalogue.profileFor(wholeModel(u"veo"_s, Family::A, Generation::G30)).choices.isEmpty());
    }

    void keepsWhatAPersonChanges()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"models.json"_s);
        ProfileCatalogue catalogue;
        QVERIFY(catalogue.load(file));
        QVERIFY(!QFile::exists(file));

        ModelProfile wan = shipped(u"wan-3.0"_s);
        wan.limits.promptCharacters = 800;
        QVERIFY(catalogue.put(wan));
        QVERIFY(catalogue.put(ownProfile(u"mine"_s, u"wan3.0-video-special"_s)));
        QVERIFY(catalogue.isOwn(u"wan-3.0"_s) && catalogue.isShipped(u"wan-3.0"_s));
        QVERIFY(catalogue.isOwn(u"mine"_s) && !catalogue.isShipped(u"mine"_s));

        ProfileCatalogue again;
        QVERIFY(again.load(file));
        QCOMPARE(again.profiles(), catalogue.profiles());
        QCOMPARE(again.match(u"wan3.0-video"_s)->limits.promptCharacters, 800);
        // The user's own patterns come first.
        QCOMPARE(again.match(u"wan3.0-video-special"_s)->id, u"mine"_s);
        QCOMPARE(again.profiles().size(), ProfileCatalogue().profiles().size() + 1);

        QVERIFY(again.restore(u"wan-3.0"_s));
        QVERIFY(again.restore(u"mine"_s));
        QCOMPARE(again.profiles(), ProfileCatalogue().profiles());
        QVERIFY(!again.isOwn(u"wan-3.0"_s));
        QVERIFY(again.restore(u"nobody"_s));
    }

    void whatIsAsShippedIsNotOnesOwn()
    {
        const QTemporaryDir folder;
        ProfileCatalogue catalogue;
        QVERIFY(catalogue.load(folder.filePath(u"models.json"_s)));
        ModelProfile kling = shipped(u"kling-2.6"_s);
        kling.limits.voices = 5;
        QVERIFY(catalogue.put(kling));
        QVERIFY(catalogue.isOwn(u"kling-2.6"_s));
        QVERIFY(catalogue.put(shipped(u"kling-2.6"_s)));
        QVERIFY(!catalogue.isOwn(u"kling-2.6"_s));
        QVERIFY(!catalogue.put(ownProfile(QString(), u"x"_s)));
    }

    void leavesAnUnreadableFileAlone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << QByteArray(text).replace('\'', '"') << QString::fromLatin1(says);
        };
        const char* wan = "{'id':'x','family':'A','generation':'3.0','apiTypes':['TextToVideo']}";
        row("no JSON", "{\n  'models': oops\n}", "line 2");
        row("nothing", "", "line 1");
        row("a list", "[]", "list");
        row("no models", "{'version':1}", "model profiles");
        row("newer", "{'version':2,'models':[]}", "newer");
        row("no id", "{'version':1,'models':[{'family':'A','generation':'3.0','apiTypes':['TextToVideo']}]}",
            "models[0]");
        row("no family", "{'version':1,'models':[{'id':'x'}]}", "models[0]");
        row("not an object", "{'version':1,'models':[7]}", "models[0]");
        row("a mistyped limit",
            "{'version':1,'models':[{'id':'x','family':'A','generation':'3.0','apiTypes':['TextToVideo'],'limits':{"
            "'voices':'two'}}]}",
            "limits.voices");
        row("twice", QByteArray("{'version':1,'models':[").append(wan).append(",").append(wan).append("]}").constData(),
            "models[1]");
    }
    void leavesAnUnreadableFileAlone()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"models.json"_s);
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        ProfileCatalogue catalogue;
        const auto loaded = catalogue.load(name);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::BadInput);
        QVERIFY2(loaded.error().message.contains(says), qPrintable(loaded.error().message));
        QVERIFY2(loaded.error().message.contains(u"models.json"_s), qPrintable(loaded.error().message));
        QCOMPARE(catalogue.profiles(), ProfileCatalogue().profiles());
        QVERIFY(!catalogue.put(ownProfile(u"mine"_s, u"mine"_s)));
        QVERIFY(!catalogue.restore(u"wan-3.0"_s));
        QCOMPARE(contents(name), text);
        QCOMPARE(catalogue.profiles(), ProfileCatalogue().profiles());
    }

    void saysWhatKeepsItFromReadingOrWriting()
    {
        const QTemporaryDir folder;
        ProfileCatalogue catalogue;
        // A folder has the name of the file.
        const auto loaded = catalogue.load(folder.path());
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::Storage);
        // Before a file is loaded, there is nothing to write to.
        QCOMPARE(ProfileCatalogue().put(ownProfile(u"mine"_s, u"mine"_s)).error().kind, ErrorKind::Storage);
        // The folder is removed in between.
        ProfileCatalogue lost;
        QVERIFY(lost.load(folder.filePath(u"no/such/folder/models.json"_s)));
        const auto put = lost.put(ownProfile(u"mine"_s, u"mine"_s));
        QVERIFY(!put);
        QCOMPARE(put.error().kind, ErrorKind::Storage);
        QVERIFY(!lost.isOwn(u"mine"_s));
    }
};

QTEST_GUILESS_MAIN(TestProfileCatalogue)
#include "tst_profilecatalogue.moc"

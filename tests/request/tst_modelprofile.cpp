// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/request/models/modelprofile.h"

#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// JSON with single quotes, which is easier to read here.
QJsonObject object(QByteArray text)
{
    return parseJsonObject(text.replace('\'', '"')).value().object;
}

ModelLimits everyLimit()
{
    ModelLimits limits;
    limits.promptCharacters = 5000;
    limits.negativePromptCharacters = 0;
    limits.duration = {2, 15};
    limits.durationWithVideo = {{}, 10};
    limits.secondsWithInput = 30.5;
    limits.guidance = {0, 1};
    limits.shots = ShotLimits{{1, 6}, 512, 1.5, true, true, u"customize"_s};
    limits.voices = 0;
    limits.images = 4;
    MediaRules rules;
    rules.counts = {{{u"first_frame"_s, u"last_frame"_s}, 1, 2}};
    rules.combinations = {{u"first_frame"_s}, {u"first_frame"_s, u"last_frame"_s}};
    rules.exclusive = {{{u"file"_s}, {u"link"_s}}};
    rules.together = {{u"last_frame"_s, u"first_frame"_s}};
    rules.needPromptExtend = {u"file"_s};
    rules.mostItems = 20;
    limits.media = {{ApiType::ImageToVideo, rules}, {ApiType::VideoEdit, {}}};
    limits.files = {
        {u"image"_s, FileLimits{{u"png"_s}, false, {240, 8000}, {0.125, 8}, {1, 15}, 15, 20, 16, 50}},
        {u"file"_s, {}},
    };
    limits.unused = {u"guidance"_s};
    return limits;
}

} // namespace

class TestModelProfile final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fitsPatterns_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("fits");
        const auto row = [](const char* pattern, const char* code, bool fits) {
            QTest::addRow("%s / %s", pattern, code) << QString::fromUtf8(pattern) << QString::fromUtf8(code) << fits;
        };
        row("wan2.7-t2v", "wan2.7-t2v", true);
        row("wan2.7-t2v", "wan2.7-t2v-2026-04-25", true);
        row("wan2.7-t2v", "vendor/Wan2.7-T2V", true);
        row("wan2.7-t2v", " wan2_7_t2v ", true);
        row("wan2.7-t2v", "wan2.7-i2v", false);
        row("kling v2.6", "kling-v2-6", true);
        row("kling v2.6", "Kling-image2video-V2.6", true);
        row("kling v2.6", "wan-v2.6", false);
        row("kling v2.6", "kling-v2-5", false);
        row("v2.6 !wan", "v2.6", true);
        row("v2.6 !wan", "wan-v2.6", false);
        row("=v2.6", "v2.6", true);
        row("=v2.6", "V2-6", true);
        row("=v2.6", "wan-v2.6", false);
        row("=v2.6", "v2.65", false);
        row("", "anything", false);
        row("   ", "anything", false);
        row("kling", "", false);
        row("!wan", "", true);
    }
    void fitsPatterns()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, code);
        QFETCH(bool, fits);
        QCOMPARE(matchesCode(pattern, code), fits);
    }

    void enabledModelsAreStored()
    {
        const EnabledModel whole = wholeModel(u"x"_s, Family::B, Generation::None);
        QCOMPARE(whole.kinds().size(), 3);
        QCOMPARE(enabledModelFromJson(toJson(whole)).value(), whole);
        const EnabledModel some{u"wan2.7-t2v"_s, Family::A, Generation::G27, {ApiType::TextToVideo}};
        QCOMPARE(enabledModelFromJson(toJson(some)).value(), some);
        QCOMPARE(kindName(some.kinds().constFirst()), u"A 2.7 TextToVideo"_s);
        // Extra keys of an earlier version's file are ignored.
        QJsonObject older = toJson(some);
        older["choices"_L1] = QJsonObject{{u"resolution"_s, QJsonArray{u"720P"_s}}};
        QCOMPARE(enabledModelFromJson(older).value(), some);
        older["apiTypes"_L1] = QJsonArray{u"TextToVideo"_s, u"TextToVideo"_s, u"TextToSong"_s};
        QCOMPARE(enabledModelFromJson(older).value(), some);
    }

    void profilesAreStored()
    {
        ModelProfile profile{u"id"_s, {u"kling v3"_s, u"=v3"_s}, Family::B, Generation::None,
            {ApiType::TextToVideo, ApiType::MultiImageToVideo}, {{u"mode"_s, {u"std"_s, u"pro"_s}}, {u"sound"_s, {}}},
            {{u"duration"_s, u"5"_s}}, everyLimit(), u"a page"_s, u"high"_s};
        QCOMPARE(profileFromJson(toJson(profile)).value(), profile);
        profile.limits = {};
        QCOMPARE(profileFromJson(toJson(profile)).value(), profile);
        QVERIFY(toJson(ModelLimits()).isEmpty());
    }

    void refusesWhatFitsNoFamily_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* json) { QTest::newRow(json) << QByteArray(json); };
        row("{}");
        row("{'family':'A','generation':'','apiTypes':['TextToVideo']}");
        row("{'family':'A','generation':'2.6','apiTypes':['TextToVideo']}");
        row("{'family':'B','generation':'3.0','apiTypes':['TextToVideo']}");
        row("{'family':'B','generation':'','apiTypes':['VideoEdit']}");
        row("{'family':'A','generation':'3.0','apiTypes':['MultiImageToVideo']}");
        row("{'family':'A','generation':'3.0','apiTypes':[]}");
        row("{'family':'A','generation':'3.0','apiTypes':'TextToVideo'}");
        row("{'family':'C','generation':'','apiTypes':['TextToVideo']}");
    }
    void refusesWhatFitsNoFamily()
    {
        QFETCH(QByteArray, json);
        for (const auto& error :
            {profileFromJson(object(json)).map([](auto) {}), enabledModelFromJson(object(json)).map([](auto) {})}) {
            QVERIFY(!error);
            QCOMPARE(error.error().kind, ErrorKind::BadInput);
            QVERIFY(!error.error().message.isEmpty());
        }
    }

    void namesThePlaceOfAMistake_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* members, const char* place) {
            QTest::newRow(members) << QByteArray(members) << QString::fromLatin1(place);
        };
        row("'match':'kling'", "match");
        row("'match':['a',1]", "match");
        row("'choices':{'mode':'std'}", "choices.mode");
        row("'choices':{'duration':[5]}", "choices.duration");
        row("'limits':[]", "limits");
        row("'limits':{'promptCharacters':'5000'}", "limits.promptCharacters");
        row("'limits':{'promptCharacters':1.5}", "limits.promptCharacters");
        row("'limits':{'promptCharacters':-1}", "limits.promptCharacters");
        row("'limits':{'promptCharacters':1e12}", "limits.promptCharacters");
        row("'limits':{'promptCharacters':null}", "limits.promptCharacters");
        row("'limits':{'promtCharacters':1}", "limits.promtCharacters");
        row("'limits':{'duration':5}", "limits.duration");
        row("'limits':{'duration':{'least':'2'}}", "limits.duration.least");
        row("'limits':{'duration':{'min':2}}", "limits.duration.min");
        row("'limits':{'shots':{'sumIsDuration':1}}", "limits.shots.sumIsDuration");
        row("'limits':{'shots':{'shotType':1}}", "limits.shots.shotType");
        row("'limits':{'media':{'TextToSong':{}}}", "limits.media.TextToSong");
        row("'limits':{'media':{'VideoEdit':{'counts':[{'types':['video'],'most':1},{'types':'video'}]}}}",
            "limits.media.VideoEdit.counts[1].types");
        row("'limits':{'media':{'VideoEdit':{'exclusive':[[['a'],'b']]}}}", "limits.media.VideoEdit.exclusive[0][1]");
        row("'limits':{'media':{'VideoEdit':{'together':{'a':1}}}}", "limits.media.VideoEdit.together.a");
        row("'limits':{'files':{'image':{'alpha':'no'}}}", "limits.files.image.alpha");
        row("'limits':{'files':{'image':{'formats':'png'}}}", "limits.files.image.formats");
        row("'limits':{'unused':['a',{}]}", "limits.unused[1]");
    }
    void namesThePlaceOfAMistake()
    {
        QFETCH(QByteArray, members);
        QFETCH(QString, place);
        const auto profile = profileFromJson(
            object("{'id':'x','family':'B','generation':'','apiTypes':['TextToVideo']," + members + "}"));
        QVERIFY(!profile);
        QVERIFY2(profile.error().message.startsWith(place + u": "_s), qPrintable(profile.error().message));
    }
};

QTEST_GUILESS_MAIN(TestModelProfile)
#include "tst_modelprofile.moc"

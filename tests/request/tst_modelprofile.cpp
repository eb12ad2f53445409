// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/modelprofile.h"

#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestModelProfile final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void guessesByPattern_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("kinds");
        const QString all30 = u"A 3.0 TextToVideo, A 3.0 ImageToVideo, A 3.0 ReferenceToVideo, A 3.0 VideoEdit"_s;
        QTest::newRow("wan 3.0") << u"wan3.0-video"_s << all30;
        QTest::newRow("in capitals") << u"WAN3.0-Video-Prime"_s << all30;
        QTest::newRow("2.7 text") << u"wan2.7-t2v"_s << u"A 2.7 TextToVideo"_s;
        QTest::newRow("2.7 image, dated") << u"wan2.7-i2v-2026-04-25"_s << u"A 2.7 ImageToVideo"_s;
        QTest::newRow("2.7 edit") << u"wan2.7-videoedit"_s << u"A 2.7 VideoEdit"_s;
        QTest::newRow("kling") << u"kling-v3"_s << u"B TextToVideo, B ImageToVideo, B MultiImageToVideo"_s;
        QTest::newRow("practice") << u"practice-a-3.0"_s << all30;
        QTest::newRow("unknown") << u"veo-9"_s << QString();
        QTest::newRow("empty") << QString() << QString();
    }
    void guessesByPattern()
    {
        QFETCH(QString, code);
        QFETCH(QString, kinds);
        const auto profile = guessProfile(code);
        QCOMPARE(profile.has_value(), !kinds.isEmpty());
        if (!profile)
            return;
        QCOMPARE(profile->code, code);
        QStringList names;
        for (const RequestKind& kind : profile->kinds())
            names.append(kindName(kind));
        QCOMPARE(names.join(u", "_s), kinds);
    }

    void survivesBeingStored()
    {
        const ModelProfile profile = *guessProfile(u"wan2.7-t2v"_s);
        QVERIFY(profile.choices.value(u"aspectRatio"_s).contains(u"9:16"_s));
        QCOMPARE(profileFromJson(toJson(profile)).value(), profile);
        const ModelProfile whole = wholeProfile(u"x"_s, Family::B, Generation::None);
        QCOMPARE(whole.kinds().size(), 3);
        QCOMPARE(profileFromJson(toJson(whole)).value(), whole);
    }

    void refusesWhatFitsNoFamily()
    {
        QVERIFY(!profileFromJson({}));
        QVERIFY(!profileFromJson({{u"family"_s, u"A"_s}, {u"generation"_s, QString()}}));
        QVERIFY(!profileFromJson({{u"family"_s, u"B"_s}, {u"generation"_s, u"3.0"_s}}));
        QVERIFY(!profileFromJson(
            {{u"family"_s, u"B"_s}, {u"generation"_s, QString()}, {u"apiTypes"_s, QJsonArray{u"VideoEdit"_s}}}));
    }
};

QTEST_GUILESS_MAIN(TestModelProfile)
#include "tst_modelprofile.moc"

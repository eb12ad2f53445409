// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/request/requestjson.h"
#include "app/request/requestkind.h"
#include "app/request/videorequest.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestRequestKind final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offersTheElevenKinds()
    {
        QCOMPARE(allKinds().size(), 11);
        QCOMPARE(QSet<QString>([] {
            QSet<QString> names;
            for (const RequestKind& kind : allKinds())
                names.insert(kindName(kind));
            return names;
        }())
                     .size(),
            11);
    }

    void refusesWhatTheSpecificationDoesNotOffer_data()
    {
        QTest::addColumn<RequestKind>("kind");
        QTest::newRow("A 3.0 multi-image") << RequestKind{Family::A, Generation::G30, ApiType::MultiImageToVideo};
        QTest::newRow("A 2.7 multi-image") << RequestKind{Family::A, Generation::G27, ApiType::MultiImageToVideo};
        QTest::newRow("A without generation") << RequestKind{Family::A, Generation::None, ApiType::TextToVideo};
        QTest::newRow("B reference") << RequestKind{Family::B, Generation::None, ApiType::ReferenceToVideo};
        QTest::newRow("B edit") << RequestKind{Family::B, Generation::None, ApiType::VideoEdit};
        QTest::newRow("B with generation") << RequestKind{Family::B, Generation::G30, ApiType::TextToVideo};
    }
    void refusesWhatTheSpecificationDoesNotOffer()
    {
        QFETCH(RequestKind, kind);
        QVERIFY(!isOffered(kind));
        QVERIFY(fieldsOf(kind).isEmpty());
        QVERIFY(mediaTypesOf(kind).isEmpty());
        VideoRequest request;
        request.kind = kind;
        QVERIFY(!requestFromJson(toJson(request)));
    }

    void hasTheFieldsOfTheSpecification_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("keys");
        const QString shared = u"model* prompt? resolution aspectRatio duration promptExtend extra"_s;
        const QString withMedia = u"model* prompt? media* resolution aspectRatio duration promptExtend extra"_s;
        const QString marked = u"model* prompt? media* resolution aspectRatio duration promptExtend watermark extra"_s;
        QTest::newRow("1") << u"A 3.0 TextToVideo"_s << shared;
        QTest::newRow("2") << u"A 3.0 ImageToVideo"_s << withMedia;
        QTest::newRow("3") << u"A 3.0 ReferenceToVideo"_s << withMedia;
        QTest::newRow("4") << u"A 3.0 VideoEdit"_s << withMedia;
        QTest::newRow("5") << u"A 2.7 TextToVideo"_s
                           << u"model* prompt? resolution aspectRatio duration promptExtend watermark extra"_s;
        QTest::newRow("6") << u"A 2.7 ImageToVideo"_s << marked;
        QTest::newRow("7") << u"A 2.7 ReferenceToVideo"_s << marked;
        QTest::newRow("8") << u"A 2.7 VideoEdit"_s
                           << u"model* prompt* media* resolution promptExtend watermark extra"_s;
        const QString tail = u"aspectRatio duration* mode guidance sound multiShot shotType shots"_s;
        QTest::newRow("9") << u"B TextToVideo"_s
                           << u"model* prompt* negativePrompt %1 logo logoParam extra"_s.arg(tail);
        QTest::newRow("10") << u"B ImageToVideo"_s
                            << u"model* prompt* negativePrompt imageAddress* %1 voices logo logoParam extra"_s.arg(
                                   tail);
        QTest::newRow("11") << u"B MultiImageToVideo"_s
                            << u"model* prompt* negativePrompt images* %1 logo logoParam extra"_s.arg(tail);
    }
    void hasTheFieldsOfTheSpecification()
    {
        QFETCH(QString, kind);
        QFETCH(QString, keys);
        const auto& kinds = allKinds();
        const auto it =
            std::find_if(kinds.begin(), kinds.end(), [&kind](const auto& k) { return kindName(k) == kind; });
        QVERIFY(it != kinds.end());
        QStringList found;
        for (const FieldUse& use : fieldsOf(*it)) {
            const QString mark = use.need == Need::Required ? u"*"_s
                : use.need == Need::PromptOrMedia           ? u"?"_s
                                                            : QString();
            found.append(fieldKey(use.field) + mark);
        }
        QCOMPARE(found.join(u' '), keys);
    }

    void declaresEachFieldOnce()
    {
        QSet<QString> keys;
        int place = 0;
        for (const FieldInfo& info : allFields()) {
            QCOMPARE(static_cast<int>(info.field), place++);
            keys.insert(QString::fromLatin1(info.key));
            QVERIFY(!fieldLabel(info.field).isEmpty());
        }
        QCOMPARE(keys.size(), allFields().size());
    }

    void namesMediaAsPromptsDo()
    {
        const QList<MediaItem> items = {{u"reference_image"_s, {}, {}}, {u"reference_video"_s, {}, {}},
            {u"first_frame"_s, {}, {}}, {u"driving_audio"_s, {}, {}}, {u"file"_s, {}, {}}, {u"odd"_s, {}, {}}};
        QCOMPARE(mediaNames(items),
            QStringList({u"Image 1"_s, u"Video 1"_s, u"Image 2"_s, u"Audio 1"_s, u"Document"_s, u"odd"_s}));
        QVERIFY(isLocalFile(u"file:///tmp/a%20b.png"_s));
        QCOMPARE(localPath(u"file:///tmp/a%20b.png"_s), u"/tmp/a b.png"_s);
        QVERIFY(!isLocalFile(u"https://example.com/file:x"_s));
    }

    void storesEveryField()
    {
        VideoRequest request;
        request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
        request.media = {{u"first_frame"_s, u"https://example.com/a.png"_s, u"https://example.com/v.wav"_s}};
        request.images = {u"https://example.com/1.png"_s, {}};
        request.shots = {{1, u"a"_s, 2.5}, {{}, u"b"_s, {}}};
        request.voices = {u"v1"_s};
        request.logoParam = QJsonObject{{u"LogoUrl"_s, u"x"_s}};
        request.extra = {{u"seed"_s, 7}};
        for (const FieldInfo& info : allFields()) {
            std::visit(
                [&](auto member) {
                    using Member = decltype(member);
                    if constexpr (std::is_same_v<Member, QString VideoRequest::*>)
                        request.*member = u"猫 "_s + fieldKey(info.field);
                    else if constexpr (std::is_same_v<Member, std::optional<bool> VideoRequest::*>)
                        request.*member = false;
                    else if constexpr (std::is_same_v<Member, std::optional<int> VideoRequest::*>)
                        request.*member = 0;
                    else if constexpr (std::is_same_v<Member, std::optional<double> VideoRequest::*>)
                        request.*member = 0.5;
                },
                info.member);
            QVERIFY2(isSet(request, info.field), info.key);
        }
        const auto text = QJsonDocument(toJson(request)).toJson();
        QCOMPARE(requestFromJson(QJsonDocument::fromJson(text).object()).value(), request);
        VideoRequest empty;
        QCOMPARE(requestFromJson(toJson(empty)).value(), empty);
        QCOMPARE(toJson(empty).size(), 3);
    }
};

QTEST_GUILESS_MAIN(TestRequestKind)
#include "tst_requestkind.moc"

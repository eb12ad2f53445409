// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/carriedpictures.h"
#include "app/request/kindfields.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Another kind of request gets the pictures that it can carry.
class TestCarriedPictures final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goAlong_data();
    void goAlong();
    void doNotReplace();
    void rolesFollow_data();
    void rolesFollow();
};

namespace {

constexpr RequestKind imageA{Family::A, Generation::G30, ApiType::ImageToVideo};
constexpr RequestKind referenceA{Family::A, Generation::G30, ApiType::ReferenceToVideo};
constexpr RequestKind textA{Family::A, Generation::G30, ApiType::TextToVideo};
constexpr RequestKind imageB{Family::B, Generation::None, ApiType::ImageToVideo};
constexpr RequestKind imagesB{Family::B, Generation::None, ApiType::MultiImageToVideo};

VideoRequest frameRequest(const QString& source = u"file:///a.png"_s)
{
    VideoRequest request;
    request.kind = imageA;
    request.media = {{u"first_frame"_s, source, {}}};
    return request;
}

/// The pictures that the request's kind sends.
QString sentPictures(const VideoRequest& request)
{
    QStringList words;
    for (const Field field : {Field::Media, Field::ImageAddress, Field::Images}) {
        if (offers(request.kind, field))
            words += picturesOf(request, field);
    }
    return words.join(u' ');
}

} // namespace

void TestCarriedPictures::goAlong_data()
{
    QTest::addColumn<VideoRequest>("request");
    QTest::addColumn<RequestKind>("to");
    QTest::addColumn<QString>("sent");
    QTest::newRow("a frame to B") << frameRequest() << imageB << u"file:///a.png"_s;
    QTest::newRow("a frame to several in B") << frameRequest() << imagesB << u"file:///a.png"_s;
    QTest::newRow("to text") << frameRequest() << textA << QString();
    QTest::newRow("embedded data, which B doesn't take")
        << frameRequest(u"data:image/png;base64,AAAA"_s) << imageB << QString();
    VideoRequest image;
    image.kind = imageB;
    image.imageAddress = u"https://p.example/1.png"_s;
    QTest::newRow("B's image to a frame") << image << imageA << u"https://p.example/1.png"_s;
    VideoRequest images;
    images.kind = imagesB;
    images.images = QStringList{u"https://p.example/1.png"_s, u"https://p.example/2.png"_s};
    QTest::newRow("images to references")
        << images << referenceA << u"https://p.example/1.png https://p.example/2.png"_s;
    QTest::newRow("images to one") << images << imageB << u"https://p.example/1.png"_s;
}

void TestCarriedPictures::goAlong()
{
    QFETCH(VideoRequest, request);
    QFETCH(const RequestKind, to);
    QFETCH(const QString, sent);
    request.kind = to;
    QCOMPARE(carryPictures(request, request.kind).has_value(), !sent.isEmpty());
    QCOMPARE(sentPictures(request), sent);
}

void TestCarriedPictures::doNotReplace()
{
    VideoRequest request = frameRequest();
    request.kind = imageB;
    request.imageAddress = u"https://p.example/own.png"_s;
    QVERIFY(!carryPictures(request, request.kind));
    QCOMPARE(sentPictures(request), u"https://p.example/own.png"_s);
}

/// What is sent for a picture is what it is in the kind that is chosen.
void TestCarriedPictures::rolesFollow_data()
{
    QTest::addColumn<RequestKind>("from");
    QTest::addColumn<RequestKind>("to");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const RequestKind edit30{Family::A, Generation::G30, ApiType::VideoEdit};
    const RequestKind edit27{Family::A, Generation::G27, ApiType::VideoEdit};
    const RequestKind image27{Family::A, Generation::G27, ApiType::ImageToVideo};
    QTest::newRow("a frame") << imageA << referenceA << u"first_frame"_s << u"reference_image"_s;
    QTest::newRow("both frames") << imageA << referenceA << u"first_frame last_frame"_s
                                 << u"reference_image reference_image"_s;
    QTest::newRow("a reference") << referenceA << imageA << u"reference_image"_s << u"first_frame"_s;
    QTest::newRow("references") << referenceA << imageA << u"reference_image reference_image"_s
                                << u"first_frame reference_image"_s;
    QTest::newRow("a frame is there") << referenceA << imageA << u"first_frame reference_image"_s
                                      << u"first_frame reference_image"_s;
    QTest::newRow("a sound") << image27 << referenceA << u"first_frame driving_audio"_s
                             << u"reference_image reference_audio"_s;
    QTest::newRow("a video to edit") << edit27 << edit30 << u"video"_s << u"reference_video"_s;
    QTest::newRow("the other way") << edit30 << edit27 << u"reference_video"_s << u"video"_s;
    QTest::newRow("by way of text") << textA << referenceA << u"first_frame"_s << u"reference_image"_s;
    QTest::newRow("the same kind") << imageA << imageA << u"reference_image"_s << u"reference_image"_s;
}

void TestCarriedPictures::rolesFollow()
{
    QFETCH(const RequestKind, from);
    QFETCH(const RequestKind, to);
    QFETCH(const QString, before);
    VideoRequest request;
    request.kind = to;
    for (const QString& type : before.split(u' '))
        request.media.append({type, u"https://p.example/1"_s, {}});
    const auto changed = carryPictures(request, from);
    QStringList types;
    for (const MediaItem& item : std::as_const(request.media))
        types.append(item.type);
    QTEST(types.join(u' '), "after");
    QCOMPARE(changed.has_value(), types.join(u' ') != before);
}

QTEST_GUILESS_MAIN(TestCarriedPictures)
#include "tst_carriedpictures.moc"

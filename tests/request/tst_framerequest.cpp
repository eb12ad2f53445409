// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/framerequest.h"
#include "app/request/requestorigin.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QString frame = u"file:///inputs/picture-1.png"_s;

EnabledModel model(const QString& code, Family family, Generation generation, const QList<ApiType>& types)
{
    return {code, family, generation, types};
}

QString words(const VideoRequest& request)
{
    QStringList all;
    for (const MediaItem& item : request.media)
        all.append(item.type + u'=' + item.source.section(u'/', -1));
    return all.join(u' ');
}

} // namespace

/// The request that results from using a frame of a clip in another request.
class TestFrameRequest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kindsAndModels_data();
    void kindsAndModels();
    void placeInTheList_data();
    void placeInTheList();
    void familyB();
    void refused_data();
    void refused();
    void continued();
    void originHoldsWhileThePictureIsFirst();
};

void TestFrameRequest::kindsAndModels_data()
{
    QTest::addColumn<ApiType>("before");
    QTest::addColumn<FrameUse>("use");
    QTest::addColumn<QString>("model");
    QTest::addColumn<ApiType>("after");
    using T = ApiType;
    QTest::newRow("text becomes image") << T::TextToVideo << FrameUse::First << u"all"_s << T::ImageToVideo;
    QTest::newRow("image stays") << T::ImageToVideo << FrameUse::First << u"all"_s << T::ImageToVideo;
    QTest::newRow("last frame of image") << T::ImageToVideo << FrameUse::Last << u"all"_s << T::ImageToVideo;
    QTest::newRow("reference stays") << T::ReferenceToVideo << FrameUse::First << u"all"_s << T::ReferenceToVideo;
    QTest::newRow("text becomes reference") << T::TextToVideo << FrameUse::Reference << u"all"_s << T::ReferenceToVideo;
    QTest::newRow("an image takes references, too")
        << T::ImageToVideo << FrameUse::Reference << u"all"_s << T::ImageToVideo;
    QTest::newRow("another model, where this one cannot")
        << T::TextToVideo << FrameUse::Last << u"text-only"_s << T::ImageToVideo;
}

void TestFrameRequest::kindsAndModels()
{
    QFETCH(const ApiType, before);
    QFETCH(const FrameUse, use);
    QFETCH(const QString, model);
    QFETCH(const ApiType, after);
    const QList<EnabledModel> models{
        ::model(u"b"_s, Family::B, Generation::None, {ApiType::TextToVideo, ApiType::ImageToVideo}),
        ::model(u"text-only"_s, Family::A, Generation::G30, {ApiType::TextToVideo}),
        ::model(u"old"_s, Family::A, Generation::G27, {ApiType::ImageToVideo, ApiType::ReferenceToVideo}),
        wholeModel(u"all"_s, Family::A, Generation::G30)};
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, before};
    request.model = model;
    request.prompt = u"a kite"_s;
    const auto with = FrameRequest::with(request, use, frame, models);
    QVERIFY(with);
    QCOMPARE(with->kind, (RequestKind{Family::A, Generation::G30, after}));
    QCOMPARE(with->model, u"all"_s);
    QCOMPARE(with->prompt, u"a kite"_s);
    QCOMPARE(with->media.size(), 1);
    QCOMPARE(with->media.first().source, frame);
}

void TestFrameRequest::placeInTheList_data()
{
    QTest::addColumn<FrameUse>("use");
    QTest::addColumn<QString>("list");
    QTest::newRow("first") << FrameUse::First << u"reference_image=r.png first_frame=picture-1.png last_frame=z.png"_s;
    QTest::newRow("last") << FrameUse::Last << u"reference_image=r.png first_frame=a.png last_frame=picture-1.png"_s;
    QTest::newRow("reference")
        << FrameUse::Reference
        << u"reference_image=r.png first_frame=a.png last_frame=z.png reference_image=picture-1.png"_s;
}

void TestFrameRequest::placeInTheList()
{
    QFETCH(const FrameUse, use);
    QFETCH(const QString, list);
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    request.media = {{u"reference_image"_s, u"https://a/r.png"_s, u"https://a/voice"_s},
        {u"first_frame"_s, u"https://a/a.png"_s, {}}, {u"last_frame"_s, u"https://a/z.png"_s, {}}};
    const auto with = FrameRequest::with(request, use, frame, {});
    QVERIFY(with);
    QCOMPARE(words(*with), list);
    QCOMPARE(with->media.first().referenceVoice, u"https://a/voice"_s);
    request.media.removeAt(1);
    if (use == FrameUse::First)
        QCOMPARE(FrameRequest::with(request, use, frame, {})->media.first().source, frame); // Image 1
}

void TestFrameRequest::familyB()
{
    const QList<EnabledModel> models{wholeModel(u"b"_s, Family::B, Generation::None)};
    VideoRequest request;
    request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
    request.model = u"b"_s;
    const auto first = FrameRequest::with(request, FrameUse::First, frame, models);
    QVERIFY(first);
    QCOMPARE(first->kind.apiType, ApiType::ImageToVideo);
    QCOMPARE(first->imageAddress, frame);
    request.images = {u"https://a/1.png"_s};
    const auto reference = FrameRequest::with(request, FrameUse::Reference, frame, models);
    QVERIFY(reference);
    QCOMPARE(reference->kind.apiType, ApiType::MultiImageToVideo);
    QCOMPARE(reference->images, (QStringList{u"https://a/1.png"_s, frame}));
}

void TestFrameRequest::refused_data()
{
    QTest::addColumn<FrameUse>("use");
    QTest::addColumn<QList<EnabledModel>>("models");
    const auto text = model(u"t"_s, Family::A, Generation::G30, {ApiType::TextToVideo});
    QTest::newRow("no models") << FrameUse::First << QList<EnabledModel>();
    QTest::newRow("text only, first") << FrameUse::First << QList{text};
    QTest::newRow("text only, reference") << FrameUse::Reference << QList{text};
    QTest::newRow("family B ends with no picture")
        << FrameUse::Last << QList{wholeModel(u"b"_s, Family::B, Generation::None)};
}

void TestFrameRequest::refused()
{
    QFETCH(const FrameUse, use);
    QFETCH(const QList<EnabledModel>, models);
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    const auto with = FrameRequest::with(request, use, frame, models);
    QVERIFY(!with);
    QCOMPARE(with.error().kind, ErrorKind::BadInput);
    QVERIFY(!with.error().message.isEmpty());
}

void TestFrameRequest::continued()
{
    const QList<EnabledModel> models{
        wholeModel(u"other"_s, Family::A, Generation::G30), wholeModel(u"same"_s, Family::A, Generation::G27)};
    VideoRequest request;
    request.kind = {Family::A, Generation::G27, ApiType::ReferenceToVideo};
    request.model = u"same"_s;
    request.prompt = u"the kite climbs"_s;
    request.durationSeconds = 5;
    request.media = {{u"reference_image"_s, u"https://a/r.png"_s, {}}, {u"driving_audio"_s, u"https://a/s.mp3"_s, {}}};
    const auto next = FrameRequest::continued(request, frame, models);
    QVERIFY(next);
    QCOMPARE(next->kind, (RequestKind{Family::A, Generation::G27, ApiType::ImageToVideo}));
    QCOMPARE(next->model, u"same"_s);
    QCOMPARE(next->prompt, request.prompt);
    QCOMPARE(next->durationSeconds, request.durationSeconds);
    QCOMPARE(words(*next), u"first_frame=picture-1.png"_s);
    QVERIFY(!FrameRequest::continued(request, frame, {}));
}

void TestFrameRequest::originHoldsWhileThePictureIsFirst()
{
    const RequestOrigin origin{41, frame};
    VideoRequest request;
    QVERIFY(!origin.holdsFor(request));
    request.media = {{u"first_frame"_s, frame, {}}};
    request.kind.apiType = ApiType::ImageToVideo;
    QVERIFY(origin.holdsFor(request));
    QVERIFY(!(RequestOrigin{0, frame}.holdsFor(request)));
    request.media = {{u"last_frame"_s, frame, {}}};
    QVERIFY(!origin.holdsFor(request));
    request.media = {{u"first_frame"_s, u"https://a/other.png"_s, {}}, {u"last_frame"_s, frame, {}}};
    QVERIFY(!origin.holdsFor(request));
    request.media = {{u"first_frame"_s, frame, {}}, {u"last_frame"_s, frame, {}}};
    QVERIFY(origin.holdsFor(request));
    // The picture is kept for the case that the kind is changed back, but it is not sent.
    request.kind.apiType = ApiType::TextToVideo;
    QVERIFY(!origin.holdsFor(request));
    request.media.clear();
    request.imageAddress = frame;
    request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
    QVERIFY(origin.holdsFor(request));
    request.kind.apiType = ApiType::TextToVideo;
    QVERIFY(!origin.holdsFor(request));
}

QTEST_APPLESS_MAIN(TestFrameRequest)
#include "tst_framerequest.moc"

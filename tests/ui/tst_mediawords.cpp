// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/compose/media/mediawords.h"

#include <QLocale>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind reference{Family::A, Generation::G30, ApiType::ReferenceToVideo};

QList<MediaItem> items(const QString& types)
{
    QList<MediaItem> all;
    for (const QString& type : types.split(u' ', Qt::SkipEmptyParts))
        all.append({type, u"file:///%1"_s.arg(all.size()), {}});
    return all;
}

ModelLimits limits()
{
    ModelLimits known;
    MediaRules rules;
    rules.counts = {{{u"first_frame"_s}, 0, 1}, {{u"last_frame"_s}, 0, 1}, {{u"reference_video"_s}, 0, 2},
        {{u"reference_audio"_s}, 0, 5}, {{u"file"_s}, 0, 1}, {{u"link"_s}, 0, 2}};
    rules.mostItems = 6;
    known.media.insert(reference.apiType, rules);
    FileLimits video;
    video.secondsInAll = 15;
    known.files.insert(u"reference_video"_s, video);
    known.images = 4;
    return known;
}

} // namespace

// The texts of the media list about files, URLs and budgets.
class TestMediaWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void facts_data()
    {
        QTest::addColumn<InputFacts>("facts");
        QTest::addColumn<QString>("words");
        InputFacts facts;
        QTest::newRow("nothing known") << facts << QString();
        facts.bytes = 2'345'678;
        QTest::newRow("size only") << facts << u"2.3 MB"_s;
        facts.medium = MediaKind::Image;
        facts.format = u"png"_s;
        facts.pixels = {1920, 1080};
        QTest::newRow("image") << facts << u"1920 × 1080 · 2.3 MB"_s;
        facts.bytes = 812;
        QTest::newRow("tiny") << facts << u"1920 × 1080 · 812 bytes"_s;
        facts.bytes = 999'400;
        QTest::newRow("just below a million") << facts << u"1920 × 1080 · 999 kB"_s;
        facts.medium = MediaKind::Video;
        facts.format = u"mp4"_s;
        facts.seconds = 12.4321;
        facts.bytes = 8'000'000;
        QTest::newRow("video") << facts << u"1920 × 1080 · 12.4 s · MP4 · 8.0 MB"_s;
        facts.pixels = {};
        facts.medium = MediaKind::Audio;
        facts.seconds = 3;
        facts.format = u"wav"_s;
        QTest::newRow("audio") << facts << u"3 s · WAV · 8.0 MB"_s;
        const QList<std::pair<InputTrouble, QString>> troubles = {{InputTrouble::Missing, u"The file is missing"_s},
            {InputTrouble::NotReadable, u"The file can't be read"_s}, {InputTrouble::NotAFile, u"Not a file"_s},
            {InputTrouble::Empty, u"The file is empty"_s},
            {InputTrouble::Changing, u"The file is still being written"_s},
            {InputTrouble::Damaged, u"The file is damaged"_s}};
        for (const auto& [trouble, words] : troubles) {
            facts.trouble = trouble;
            QTest::newRow(qPrintable(words)) << facts << words; // and nothing else
        }
    }
    void facts()
    {
        QFETCH(InputFacts, facts);
        QFETCH(QString, words);
        QCOMPARE(factsWords(facts, QLocale::c()), words);
    }

    void sources_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("file") << u"file:///home/me/a%20b%23.png"_s << u"a b#.png"_s;
        QTest::newRow("address") << u"https://cdn.example/x/dusk.jpg?size=2#top"_s << u"dusk.jpg"_s;
        QTest::newRow("page") << u"https://example.org/"_s << u"example.org"_s;
        QTest::newRow("bucket") << u"oss://bucket/a.png"_s << u"a.png"_s;
        QTest::newRow("inline") << u"DATA:image/png;base64,"_s + QString(40'000, u'A') << u"Inline data · 40 kB"_s;
        QTest::newRow("no address at all") << u"a kite"_s << u"a kite"_s;
    }
    void sources()
    {
        QFETCH(QString, source);
        QFETCH(QString, words);
        QCOMPARE(sourceWords(source, QLocale::c()), words);
    }

    void budgets_data()
    {
        QTest::addColumn<QString>("types");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("isOver");
        QTest::newRow("empty") << QString() << QString() << false;
        QTest::newRow("first frame") << u"first_frame"_s << u"1 of 2"_s << false;
        QTest::newRow("two first frames") << u"first_frame first_frame"_s << u"2 of 2 images (too many)"_s << true;
        QTest::newRow("both frames") << u"first_frame last_frame"_s << u"2 of 2"_s << false;
        QTest::newRow("video") << u"reference_video"_s << u"1 of 2 videos, 8 of 15 s"_s << false;
        QTest::newRow("seconds over") << u"reference_video reference_video"_s
                                      << u"2 of 2 videos, 16 of 15 s (too long)"_s << true;
        QTest::newRow("audio has no sum") << u"reference_audio"_s << u"1 of 5"_s << false;
        QTest::newRow("one document") << u"file"_s << u"1 of 1"_s << false;
        QTest::newRow("pages") << u"link link"_s << u"2 of 2"_s << false;
        QTest::newRow("nobody's") << u"made_up"_s << QString() << false;
        QTest::newRow("several") << u"last_frame file link"_s << u"1 of 2 images, 1 of 1 document, 1 of 2 pages"_s
                                 << false;
        QTest::newRow("too many in all") << u"link made_up made_up made_up made_up made_up made_up"_s
                                         << u"1 of 2 pages, 7 of 6 items (too many)"_s << true;
    }
    void budgets()
    {
        QFETCH(QString, types);
        QFETCH(QString, words);
        QFETCH(bool, isOver);
        const QList<MediaItem> all = items(types);
        InputFactsBySource facts;
        for (const MediaItem& item : all)
            facts[item.source].seconds = 8;
        QCOMPARE(mediaBudget(all, facts, reference, limits(), QLocale::c()), (MediaBudget{words, isOver}));
    }

    void namesFramesOfTakes()
    {
        const QString frame = u"file:///inputs/take-119-frame-88-0123456789abcdef.png"_s;
        QCOMPARE(sourceWords(frame, QLocale::c()), u"Take 119, frame 88"_s);
        QCOMPARE(sourceWords(
                     u"file:///inputs/take-2-frame-95-0123456789abcdef-cropped-fedcba9876543210.png"_s, QLocale::c()),
            u"Take 2, frame 95"_s);
        QCOMPARE(sourceWords(u"file:///inputs/take-0-frame-7-0123456789abcdef.png"_s, QLocale::c()), u"Frame 7"_s);
        QCOMPARE(sourceWords(u"file:///inputs/picture-0123456789abcdef.png"_s, QLocale::c()), u"Pasted picture"_s);
        for (const QString& other : {u"file:///pictures/picture-1.png"_s, u"file:///take-1-frame-2.png"_s,
                 u"https://a.example/take-119-frame-88-0123456789abcdef.png"_s}) {
            QCOMPARE(sourceWords(other, QLocale::c()), other.section(u'/', -1));
        }
    }

    void budgetsOfWhatIsNotKnown()
    {
        const QList<MediaItem> all = items(u"reference_video reference_video"_s);
        QCOMPARE(mediaBudget(all, {}, reference, {}, QLocale::c()), MediaBudget()); // no profile
        QCOMPARE(mediaBudget(all, {}, reference, limits(), QLocale::c()).words, u"2 of 2"_s); // no file read yet
    }

    void budgetsOfImagesAreTheModels()
    {
        const RequestKind images{Family::B, Generation::None, ApiType::MultiImageToVideo};
        QCOMPARE(mediaBudget({}, {}, images, limits(), QLocale::c()), MediaBudget());
        const QList<MediaItem> five = items(QStringList(5, u"reference_image"_s).join(u' '));
        QCOMPARE(mediaBudget(five.first(4), {}, images, limits(), QLocale::c()), (MediaBudget{u"4 of 4"_s, false}));
        QCOMPARE(
            mediaBudget(five, {}, images, limits(), QLocale::c()), (MediaBudget{u"5 of 4 images (too many)"_s, true}));
        QCOMPARE(mediaBudget(five, {}, images, {}, QLocale::c()), MediaBudget());
    }

    void likelyTypes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("present");
        QTest::addColumn<int>("apiType");
        QTest::addColumn<QString>("type");
        const int image = static_cast<int>(ApiType::ImageToVideo);
        const int several = static_cast<int>(ApiType::ReferenceToVideo);
        const int edit = static_cast<int>(ApiType::VideoEdit);
        const int text = static_cast<int>(ApiType::TextToVideo);
        QTest::newRow("first image") << u"a.PNG"_s << QString() << image << u"first_frame"_s;
        QTest::newRow("second image") << u"b.webp"_s << u"first_frame"_s << image << u"last_frame"_s;
        QTest::newRow("third image") << u"b.webp"_s << u"first_frame last_frame"_s << image << u"reference_image"_s;
        QTest::newRow("no ending") << u"picture"_s << QString() << image << u"first_frame"_s;
        QTest::newRow("film") << u"a.mov"_s << QString() << several << u"reference_video"_s;
        QTest::newRow("sound") << u"a.flac"_s << QString() << several << u"reference_audio"_s;
        QTest::newRow("document") << u"a.docx"_s << QString() << several << u"file"_s;
        QTest::newRow("page") << u"index.html"_s << QString() << several << u"link"_s;
        QTest::newRow("no such medium there") << u"a.pdf"_s << QString() << edit << u"video"_s;
        QTest::newRow("no media at all") << u"a.png"_s << QString() << text << QString();
    }
    void likelyTypes()
    {
        QFETCH(QString, name);
        QFETCH(QString, present);
        QFETCH(int, apiType);
        QFETCH(QString, type);
        RequestKind kind{Family::A, Generation::G30, static_cast<ApiType>(apiType)};
        if (kind.apiType == ApiType::VideoEdit)
            kind.generation = Generation::G27;
        QCOMPARE(likelyMediaType(kind, items(present), mediumOfName(name)), type);
    }

    void offersLikelyTypesFirst()
    {
        const QStringList all = mediaTypesOf(reference);
        const QStringList forVideo = offeredMediaTypes(reference, MediaKind::Video);
        QCOMPARE(forVideo.first(), u"reference_video"_s);
        QCOMPARE(QSet<QString>(forVideo.begin(), forVideo.end()), QSet<QString>(all.begin(), all.end()));
        QCOMPARE(offeredMediaTypes(reference, MediaKind::Other), all);
    }
};

QTEST_GUILESS_MAIN(TestMediaWords)
#include "tst_mediawords.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/request/checks/inputfindings.h"
#include "app/request/checks/profilenotes.h"
#include "app/request/kindfields.h"
#include "app/request/models/profilecatalogue.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QJsonArray>
#include <QLocale>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
namespace {

QJsonObject object(QByteArray text)
{
    const auto json = parseJsonObject(text.replace('\'', '"'));
    if (!json)
        qFatal("%s in %s", qPrintable(json.error().message), text.constData());
    return json->object;
}

RequestKind kindNamed(const QString& name)
{
    for (const RequestKind& kind : allKinds()) {
        if (kindName(kind) == name)
            return kind;
    }
    qFatal("no such kind");
}

/// A profile of the kind's family and generation, with the given members.
ModelProfile profileOf(const RequestKind& kind, const QByteArray& members)
{
    QJsonObject json = object('{' + members + '}');
    json["id"_L1] = u"test"_s;
    json["family"_L1] = familyName(kind.family);
    json["generation"_L1] = generationName(kind.generation);
    json["apiTypes"_L1] = QJsonArray{apiTypeName(kind.apiType)};
    const auto profile = profileFromJson(json);
    if (!profile)
        qFatal("%s", qPrintable(profile.error().message));
    return *profile;
}

/// "media[0].type: message", one per line; with its severity unless it is a Note.
QString listed(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        QString place = finding.field ? fieldKey(*finding.field) : u"-"_s;
        if (finding.index >= 0)
            place += u"[%1]"_s.arg(finding.index);
        if (!finding.part.isEmpty())
            place += u'.' + finding.part;
        const QString severity = finding.severity == Severity::Note ? QString() : severityName(finding.severity) + u' ';
        lines.append(severity + place + u": "_s + finding.message);
    }
    return lines.join(u'\n');
}

InputFacts picture(const char* format, int width, int height, qint64 bytes = 1000)
{
    InputFacts facts;
    facts.format = QString::fromLatin1(format);
    facts.medium = MediaKind::Image;
    facts.pixels = {width, height};
    facts.bytes = bytes;
    return facts;
}

InputFacts film(const char* format, double seconds, double fps = 24, qint64 bytes = 1000)
{
    InputFacts facts = picture(format, 1280, 720, bytes);
    facts.medium = MediaKind::Video;
    facts.seconds = seconds;
    facts.fps = fps;
    return facts;
}

InputFacts trouble(InputTrouble kind)
{
    InputFacts facts;
    facts.trouble = kind;
    return facts;
}

constexpr qint64 MB = 1000 * 1000;

/// The sources "file:///0", "https://e.com/1" and so on.
QByteArray media(const QByteArrayList& types, const QByteArray& start = "https://e.com/")
{
    QByteArrayList items;
    for (const QByteArray& type : types)
        items.append("{'type':'" + type + "','url':'" + start + QByteArray::number(items.size()) + "'}");
    return "'input':{'prompt':'p','media':[" + items.join(',') + "]}";
}

QString at(int index)
{
    return u"https://e.com/%1"_s.arg(index);
}

} // namespace

class TestProfileNotes final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void fields_data();
    void fields() { judge(); }
    void mediaRules_data();
    void mediaRules() { judge(); }
    void files_data();
    void files() { judge(); }
    void shots_data();
    void shots() { judge(); }
    void inputs_data();
    void inputs();
    void countsPeoplesCharacters();
    void nothingIsKnownOfAnUnknownModel();
    void saysEverythingOnce();
    void goodRequestsAreLeftAlone_data();
    void goodRequestsAreLeftAlone();

private:
    static void columns()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<InputFactsBySource>("facts");
        QTest::addColumn<QString>("found");
    }
    static void row(const char* name, const char* kind, const QByteArray& members, const QByteArray& body,
        const char* found, const InputFactsBySource& facts = {})
    {
        QTest::newRow(name) << QString::fromLatin1(kind) << members << body << facts << QString::fromUtf8(found);
    }
    void judge()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, members);
        QFETCH(QByteArray, body);
        QFETCH(InputFactsBySource, facts);
        QFETCH(QString, found);
        const VideoRequest request = decodeCreate(object('{' + body + '}'), kindNamed(kind)).request;
        const QList<Finding> notes = profileNotes(request, profileOf(request.kind, members), facts);
        for (const Finding& finding : notes) {
            QCOMPARE(finding.severity, Severity::Note);
            QVERIFY(finding.path.isEmpty());
        }
        QCOMPARE(listed(notes), found);
    }
};

void TestProfileNotes::fields_data()
{
    columns();
    const char* a = "A 3.0 TextToVideo";
    const char* b = "B ImageToVideo";
    const QByteArray prompt5 = "'input':{'prompt':'12345'}";
    row("as long as it may be", a, "'limits':{'promptCharacters':5}", prompt5, "");
    row("one too long", a, "'limits':{'promptCharacters':4}", prompt5,
        "prompt: The prompt has 5 characters; the limit is 4. The rest may be ignored.");
    row("large numbers", a, "'limits':{'promptCharacters':5000}", "'input':{'prompt':'" + QByteArray(5200, 'x') + "'}",
        "prompt: The prompt has 5,200 characters; the limit is 5,000. The rest may be ignored.");
    row("negative prompt", b, "'limits':{'negativePromptCharacters':2}", "'prompt':'12345','negativePrompt':'123'",
        "negativePrompt: The negative prompt has 3 characters; the limit is 2. The rest may be ignored.");

    const QByteArray tiers = "'choices':{'resolution':['720P','1080P']}";
    row("an offered value", a, tiers, "'parameters':{'resolution':'720P'}", "");
    row("another value", a, tiers, "'parameters':{'resolution':'480P'}",
        "resolution: This model supports 720P, 1080P, not 480P.");
    row("not said", a, tiers, "'model':'m'", "");
    row("no values known", a, "'choices':{'resolution':[]}", "'parameters':{'resolution':'480P'}", "");
    row("seconds offered as text", b, "'choices':{'duration':['5','10']}", "'duration':'10'", "");
    row("other seconds", b, "'choices':{'duration':['5','10']},'limits':{'duration':{'least':5,'most':10}}",
        "'duration':'7'", "duration: This model supports 5, 10, not 7.");
    row("said once", b, "'choices':{'duration':['5','10']},'limits':{'duration':{'least':5,'most':10}}",
        "'duration':'12.5'", "duration: This model supports 5, 10, not 12.5.");

    row("long enough", a, "'limits':{'duration':{'least':2,'most':15}}", "'parameters':{'duration':15}", "");
    row("too long", a, "'limits':{'duration':{'least':2,'most':15}}", "'parameters':{'duration':16}",
        "duration: This model makes clips of 2 to 15 s. You asked for 16 s.");
    row("open below", a, "'limits':{'duration':{'most':15}}", "'parameters':{'duration':16}",
        "duration: This model makes clips of at most 15 s. You asked for 16 s.");
    row("open above", a, "'limits':{'duration':{'least':3}}", "'parameters':{'duration':2}",
        "duration: This model makes clips of at least 3 s. You asked for 2 s.");
    row("one length only", a, "'limits':{'duration':{'least':5,'most':5}}", "'parameters':{'duration':6}",
        "duration: This model makes clips of 5 s. You asked for 6 s.");
    const QByteArray shorter = "'limits':{'duration':{'least':2,'most':15},'durationWithVideo':{'least':2,'most':10}}";
    const char* reference = "A 2.7 ReferenceToVideo";
    row("with an image", reference, shorter, media({"reference_image"}) + ",'parameters':{'duration':12}", "");
    row("with a video", reference, shorter,
        media({"reference_image", "reference_video"}) + ",'parameters':{'duration':12}",
        "duration: With a reference video, this model makes clips of 2 to 10 s. You asked for 12 s.");
    row("with a video, far too long", reference, shorter, media({"reference_video"}) + ",'parameters':{'duration':20}",
        "duration: This model makes clips of 2 to 15 s. You asked for 20 s.");

    row("guidance", b, "'limits':{'guidance':{'least':0,'most':1}}", "'cfgScale':1.5",
        "guidance: This model's guidance is 0 to 1, not 1.5.");
    row("guidance at the end", b, "'limits':{'guidance':{'least':0,'most':1}}", "'cfgScale':1", "");
    row("not used", b, "'limits':{'unused':['guidance','sound','multiShot','shots'],'guidance':{'most':1}}",
        "'cfgScale':7,'sound':'on','multiShot':true,'multiPrompt':[{}]",
        "guidance: This model doesn't use Guidance.\n"
        "sound: This model doesn't use Sound.\n"
        "multiShot: This model doesn't use Multiple shots.\n"
        "shots: This model doesn't use Shots.");
    row("not used and off", b, "'limits':{'unused':['sound','multiShot']}", "'sound':'off','multiShot':false", "");
    row("not used and not said", b, "'limits':{'unused':['guidance']}", "'prompt':'p'", "");

    const QByteArray voices = "'voiceList':[{'voiceId':'a'},{'voiceId':'b'},{'voiceId':'c'}]";
    row("voices enough", b, "'limits':{'voices':3}", voices, "");
    row("voices too many", b, "'limits':{'voices':2}", voices, "voices: This model accepts up to 2. You have 3.");
    row("no voices", b, "'limits':{'voices':0}", voices, "voices: This model doesn't use voices.");
    row("no voices, none there", b, "'limits':{'voices':0}", "'prompt':'p'", "");
    row("images too many", "B MultiImageToVideo", "'limits':{'images':1}",
        "'imageList':[{'image':'https://e.com/1'},{'image':'https://e.com/2'}]",
        "images: This model accepts up to 1. You have 2.");
    row("voices of another kind", "B TextToVideo", "'limits':{'voices':0,'images':0}", "'prompt':'p'", "");
}

void TestProfileNotes::mediaRules_data()
{
    columns();
    const char* image = "A 2.7 ImageToVideo";
    const auto rules = [](const char* apiType, const char* members) {
        return QByteArray("'limits':{'media':{'") + apiType + "':{" + members + "}}}";
    };
    const QByteArray counts = rules("ImageToVideo",
        "'counts':[{'types':['first_frame'],'least':1,'most':1},{'types':['last_frame','reference_image'],'most':2}]");
    row("as it should be", image, counts, media({"first_frame", "last_frame", "reference_image"}), "");
    row("too many", image, counts, media({"first_frame", "first_frame"}),
        "media: First frame: this model accepts up to 1. You have 2.");
    row("too many together", image, counts, media({"first_frame", "last_frame", "reference_image", "last_frame"}),
        "media: Last frame, Reference image: this model accepts up to 2. You have 3.");
    row("too few", image, counts, media({"last_frame"}),
        "media: First frame: this model needs at least 1. You have 0.");
    row("not taken", image, counts, media({"first_frame", "link", "odd"}),
        "media[1].type: This model isn't known to use Web page for Image to video.\n"
        "media[2].type: This model isn't known to use odd for Image to video.");
    row("no media at all", image, counts, "'input':{'prompt':'p'}", "");
    row("rules of another kind", image, rules("VideoEdit", "'counts':[{'types':['video'],'most':1}]"),
        media({"first_frame"}), "");

    const QByteArray combinations = rules("ImageToVideo",
        "'counts':[{'types':['first_frame','last_frame','driving_audio'],'most':3}],"
        "'combinations':[['first_frame'],['first_frame','driving_audio']]");
    row("a combination", image, combinations, media({"driving_audio", "first_frame"}), "");
    row("no combination", image, combinations, media({"first_frame", "last_frame"}),
        "media: This model supports these combinations: First frame; First frame + Driving audio.");
    row("not taken is said once", image, combinations, media({"first_frame", "file"}),
        "media[1].type: This model isn't known to use Document for Image to video.");

    const char* reference = "A 3.0 ReferenceToVideo";
    const QByteArray exclusive = rules("ReferenceToVideo", "'exclusive':[[['file'],['link','reference_audio']]]");
    row("one of a group", reference, exclusive, media({"link", "reference_audio", "reference_image"}), "");
    row("of two groups", reference, exclusive, media({"link", "file"}),
        "media: This model can't combine Document, Web page.");
    const QByteArray together = rules("ImageToVideo", "'together':{'last_frame':'first_frame'}");
    row("together", image, together, media({"last_frame", "first_frame"}), "");
    row("alone", image, together, media({"reference_image", "last_frame", "last_frame"}),
        "media[1].type: Last frame needs First frame with this model.");
    const QByteArray extend = rules("ReferenceToVideo", "'needPromptExtend':['file','link']");
    row("extend prompt not said", reference, extend, media({"file"}), "");
    row("extend prompt on", reference, extend, media({"file"}) + ",'parameters':{'prompt_extend':true}", "");
    row("extend prompt off", reference, extend, media({"file"}) + ",'parameters':{'prompt_extend':false}",
        "promptExtend: With Document, this model needs Enhance prompt to be on.");
    row("extend prompt off, no document", reference, extend,
        media({"reference_image"}) + ",'parameters':{'prompt_extend':false}", "");
    row("items", reference, rules("ReferenceToVideo", "'mostItems':2"),
        media({"reference_image", "reference_image", "reference_video"}),
        "media: This model accepts up to 2 files. You have 3.");
}

void TestProfileNotes::files_data()
{
    columns();
    const char* reference = "A 3.0 ReferenceToVideo";
    const QByteArray limits =
        "'limits':{'files':{'image':{'formats':['jpeg','png'],'alpha':false,'side':{'least':240,'most':8000},"
        "'shape':{'least':0.125,'most':2.5},'megabytes':20},"
        "'reference_video':{'formats':['mp4'],'seconds':{'least':1,'most':15},'secondsInAll':15,'leastFps':16},"
        "'reference_audio':{'seconds':{'most':10}}}}";
    const QByteArray image = media({"reference_image"});
    row("nothing known of it", reference, limits, image, "");
    row("a good image", reference, limits, image, "", {{at(0), picture("png", 240, 480)}});
    row("jpg is jpeg", reference, limits, image, "", {{at(0), picture("jpg", 800, 800)}});
    row("format", reference, limits, image, "media[0].source: Image 1 is a GIF file. This model accepts JPEG, PNG.",
        {{at(0), picture("gif", 800, 800)}});
    row("format not known", reference, limits, image, "", {{at(0), picture("", 800, 800)}});
    InputFacts clear = picture("png", 800, 800);
    clear.hasAlpha = true;
    row("transparent", reference, limits, image,
        "media[0].source: Image 1 has transparency, which this model doesn't support.", {{at(0), clear}});
    row("small", reference, limits, image,
        "media[0].source: Image 1 is 239 × 240 pixels. This model accepts sides of 240 to 8,000 pixels.",
        {{at(0), picture("png", 239, 240)}});
    row("large", reference, limits, image,
        "media[0].source: Image 1 is 8,001 × 8,000 pixels. This model accepts sides of 240 to 8,000 pixels.",
        {{at(0), picture("png", 8001, 8000)}});
    row("narrow", reference, limits, image,
        "media[0].source: Image 1 is 300 × 3,000 pixels. This model accepts aspect ratios of 1:8 to 2.5:1.",
        {{at(0), picture("png", 300, 3000)}});
    row("heavy", reference, limits, image, "media[0].source: Image 1 is 21.5 MB. This model accepts up to 20 MB.",
        {{at(0), picture("png", 800, 800, 43 * MB / 2)}});
    row("an address of 11 MB", reference, limits, image, "", {{at(0), picture("png", 800, 800, 11 * MB)}});
    row("a local file of 12 MB", reference, limits, media({"reference_image"}, "file:///"),
        "media[0].source: Image 1 is 12 MB, which makes an upload of 16 MB.",
        {{u"file:///0"_s, picture("png", 800, 800, 12 * MB)}});
    row("in trouble", reference, limits, image, "", {{at(0), trouble(InputTrouble::Missing)}});
    const char* frames = "A 3.0 ImageToVideo";
    const QByteArray first = media({"first_frame"});
    const QByteArray both = media({"first_frame", "last_frame"});
    const QByteArray wide = ",'parameters':{'ratio':'16:9'}";
    row("as asked", frames, "", first + wide, "", {{at(0), picture("png", 1920, 1080)}});
    row("nearly as asked", frames, "", first + wide, "", {{at(0), picture("png", 1366, 768)}});
    row("another shape than asked", frames, "", first + wide,
        "media[0].source: First frame: 1,024 × 768 isn't 16:9. The service may crop or stretch it.",
        {{at(0), picture("png", 1024, 768)}});
    row("both of another shape", frames, "", both + wide,
        "media[0].source: First frame: 1,024 × 768 isn't 16:9. The service may crop or stretch it.\n"
        "media[1].source: Last frame: 500 × 500 isn't 16:9. The service may crop or stretch it.",
        {{at(0), picture("png", 1024, 768)}, {at(1), picture("png", 500, 500)}});
    row("last frame unlike the first", frames, "", both,
        "media[1].source: Last frame: 500 × 500 has a different aspect ratio than the first frame (1,024 × 768). The "
        "service may crop or stretch it.",
        {{at(0), picture("png", 1024, 768)}, {at(1), picture("png", 500, 500)}});
    row("frames alike", frames, "", both, "", {{at(0), picture("png", 1024, 768)}, {at(1), picture("png", 512, 384)}});
    row("first frame not known", frames, "", both, "", {{at(1), picture("png", 500, 500)}});
    row("adaptive", frames, "", first + ",'parameters':{'ratio':'adaptive'}", "", {{at(0), picture("png", 9, 5)}});
    row("a reference has any shape", reference, limits, image + wide, "", {{at(0), picture("png", 1024, 768)}});
    row("several things", reference, limits, image,
        "media[0].source: Image 1 is a BMP file. This model accepts JPEG, PNG.\n"
        "media[0].source: Image 1 is 100 × 9,000 pixels. This model accepts sides of 240 to 8,000 pixels.\n"
        "media[0].source: Image 1 is 100 × 9,000 pixels. This model accepts aspect ratios of 1:8 to 2.5:1.",
        {{at(0), picture("bmp", 100, 9000)}});

    const QByteArray videos = media({"reference_video", "reference_image", "reference_video"});
    row("a video's own limits", reference, limits, videos, "",
        {{at(0), film("mp4", 7)}, {at(1), picture("png", 800, 800)}, {at(2), film("mp4", 8)}});
    row("too long", reference, limits, videos,
        "media[0].source: Video 1 is 15.04 s long. This model accepts 1 to 15 s.\n"
        "media: Reference video adds up to 15.04 s. This model accepts up to 15 s.",
        {{at(0), film("mp4", 15.04)}});
    row("together too long", reference, limits, videos,
        "media: Reference video adds up to 16.5 s. This model accepts up to 15 s.",
        {{at(0), film("mp4", 8)}, {at(2), film("mp4", 8.5)}});
    row("slow, and of another format", reference, limits, videos,
        "media[2].source: Video 2 is a MOV file. This model accepts MP4.\n"
        "media[2].source: Video 2 has 12.5 fps. This model needs at least 16.",
        {{at(2), film("mov", 8, 12.5)}});
    row("with the clip", reference, "'limits':{'secondsWithInput':30}", videos + ",'parameters':{'duration':20}",
        "duration: Input videos and the clip add up to 31 s. This model accepts up to 30 s.",
        {{at(0), film("mp4", 5)}, {at(2), film("mp4", 6)}});
    row("with the clip, just so", reference, "'limits':{'secondsWithInput':30}",
        videos + ",'parameters':{'duration':19}", "", {{at(0), film("mp4", 5)}, {at(2), film("mp4", 6)}});
    InputFacts sound;
    sound.seconds = 11;
    row("open below", reference, limits, media({"reference_audio"}),
        "media[0].source: Audio 1 is 11 s long. This model accepts at most 10 s.", {{at(0), sound}});
    row("a voice", "A 2.7 ReferenceToVideo", "'limits':{'files':{'reference_voice':{'seconds':{'most':10}}}}",
        "'input':{'media':[{'type':'reference_image','url':'https://e.com/0','reference_voice':'https://e.com/1'}]}",
        "media[0].referenceVoice: The reference voice of Image 1 is 11 s long. This model accepts at most 10 s.",
        {{at(1), sound}});

    row("oss", reference, "", media({"reference_image"}, "oss://bucket/"),
        "media[0].source: Image 1: oss links need a header that isn't in this service's specification.");
    row("a sound as data", reference, limits, media({"reference_audio"}, "data:audio/wav;base64,AAA"),
        "media[0].source: Audio 1: only images can be embedded. Use a link for other files.");
    row("an image as data", reference, limits, media({"reference_image"}, "data:image/jpg;base64,AAA"), "");
    row("an odd image as data", reference, limits, media({"reference_image"}, "data:image/TIFF;base64,AAA"),
        "media[0].source: Image 1 is a TIFF file. This model accepts JPEG, PNG.");
    row("large data", reference, limits,
        media({"reference_image"}, "data:image/png;base64," + QByteArray(16 * MB, 'A')),
        "media[0].source: Image 1 is 12 MB, which makes an upload of 16 MB.");

    const QByteArray limitsB = "'limits':{'files':{'image':{'formats':['png'],'side':{'least':300}}}}";
    row("B image", "B ImageToVideo", limitsB, "'image':{'url':'https://e.com/0'}",
        "imageAddress: The image is 200 × 400 pixels. This model accepts sides of at least 300 pixels.",
        {{at(0), picture("png", 200, 400)}});
    row("B images", "B MultiImageToVideo", limitsB,
        "'imageList':[{'image':'https://e.com/0'},{'image':'https://e.com/1'}]",
        "images[1].address: Image 2 is a WEBP file. This model accepts PNG.",
        {{at(0), picture("png", 400, 400)}, {at(1), picture("webp", 400, 400)}});
}

void TestProfileNotes::shots_data()
{
    columns();
    const char* b = "B TextToVideo";
    const QByteArray limits =
        "'limits':{'shots':{'count':{'least':2,'most':3},'promptCharacters':5,'leastSeconds':1,'sumIsDuration':true,"
        "'shotType':'customize'}}";
    const QByteArray on = "'duration':'5','multiShot':true,'shotType':'customize'";
    const auto shots = [](const QByteArrayList& items) { return ",'multiPrompt':[" + items.join(',') + "]"; };
    const QByteArray two = "{'prompt':'two','duration':'2'}";
    const QByteArray three = "{'prompt':'three','duration':'3'}";
    row("good", b, limits, on + shots({two, three}), "");
    row("nothing of it", b, limits, "'duration':'5'", "");
    row("explicitly off", b, limits, "'duration':'5','multiShot':false", "");
    row("shots while off", b, limits, "'duration':'5','multiShot':false,'shotType':'customize'" + shots({two, three}),
        "shots: The shots aren't used while Multiple shots is off.\n"
        "shotType: The shot type isn't used while Multiple shots is off.");
    row("shots while not said", b, limits, "'duration':'5'" + shots({two, three}),
        "shots: The shots aren't used while Multiple shots is off.");
    row("no shot type", b, limits, "'duration':'5','multiShot':true", "shotType: Choose a shot type.");
    row("shots without a shot type", b, limits, "'duration':'6','multiShot':true" + shots({two, three}),
        "shotType: Choose a shot type.\n"
        "shots: The shots add up to 5 s, but the clip is 6 s.");
    row("another shot type", b, limits, "'duration':'5','multiShot':true,'shotType':'intelligence'", "");
    row("shots with another shot type", b, limits,
        "'duration':'5','multiShot':true,'shotType':'intelligence'" + shots({two}),
        "shots: Shots are used only with the shot type customize.");
    row("the list is wanted", b, limits, on, "shots: Add at least one shot.");
    row("too few", b, limits, on + shots({"{'prompt':'one','duration':'5'}"}),
        "shots: This model accepts 2 to 3 shots. You have 1.");
    row("a long prompt and a short time", b, limits,
        on + shots({"{'prompt':'123456','duration':'4.5'}", "{'prompt':'x','duration':'0.5'}"}),
        "shots[0].prompt: The prompt of shot 1 has 6 characters; the limit is 5.\n"
        "shots[1].seconds: Shot 2 is 0.5 s long. This model needs at least 1 s.");
    row("the sum", b, limits, on + shots({two, two}), "shots: The shots add up to 4 s, but the clip is 5 s.");
    row("no sum while one is open", b, limits, on + shots({two, "{'prompt':'x'}"}), "");
    row("a sum of fractions", b, limits,
        "'duration':'0.3','multiShot':true,'shotType':'customize'"
            + shots({"{'duration':'0.1'}", "{'duration':'0.2'}"}),
        "shots[0].seconds: Shot 1 is 0.1 s long. This model needs at least 1 s.\n"
        "shots[1].seconds: Shot 2 is 0.2 s long. This model needs at least 1 s.");
    row("the clip's prompt", b, "'limits':{'shots':{'replacePrompt':true}}", "'prompt':'p'," + on + shots({two, three}),
        "prompt: With shots, this model ignores the main prompt, but the service requires one.");
    row("nothing known of shots", b, "", on + shots({two}), "");
}

void TestProfileNotes::inputs_data()
{
    columns();
    const char* reference = "A 2.7 ReferenceToVideo";
    const QByteArray image = media({"reference_image"}, "file:///");
    const auto facts = [](InputTrouble kind) { return InputFactsBySource{{u"file:///0"_s, trouble(kind)}}; };
    row("not known yet", reference, "", image, "");
    row("good", reference, "", image, "", {{u"file:///0"_s, picture("png", 1, 1)}});
    row("missing", reference, "", image, "stop media[0].source: Image 1: the file is missing.",
        facts(InputTrouble::Missing));
    row("not readable", reference, "", image, "stop media[0].source: Image 1: the file can't be read.",
        facts(InputTrouble::NotReadable));
    row("no file", reference, "", image, "stop media[0].source: Image 1: this isn't a file.",
        facts(InputTrouble::NotAFile));
    row("empty", reference, "", image, "stop media[0].source: Image 1: the file is empty.", facts(InputTrouble::Empty));
    row("changing", reference, "", image, "stop media[0].source: Image 1: the file is still being written.",
        facts(InputTrouble::Changing));
    row("damaged", reference, "", image, "stop media[0].source: Image 1: the file is damaged.",
        facts(InputTrouble::Damaged));
    row("a video for an image", reference, "", media({"reference_video", "first_frame"}),
        "ask media[1].source: Image 1 is a video, which doesn't match its type.",
        {{at(0), film("mp4", 5)}, {at(1), film("mp4", 5)}});
    row("an image for a video", reference, "", media({"reference_video"}),
        "ask media[0].source: Video 1 is an image, which doesn't match its type.", {{at(0), picture("png", 1, 1)}});
    row("a type that nobody knows", reference, "", media({"odd"}), "", {{at(0), film("mp4", 5)}});
    row("a local video", reference, "", media({"reference_video"}, "file:///"),
        "stop media[0].source: Video 1: the file is missing.", facts(InputTrouble::Missing));
    row("no media", "A 3.0 TextToVideo", "", "'input':{'prompt':'p'}", "", facts(InputTrouble::Missing));
    row("B", "B ImageToVideo", "", "'image':{'url':'file:///0'}", "stop imageAddress: The image: the file is missing.",
        facts(InputTrouble::Missing));
}

void TestProfileNotes::inputs()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, body);
    QFETCH(InputFactsBySource, facts);
    QFETCH(QString, found);
    const VideoRequest request = decodeCreate(object('{' + body + '}'), kindNamed(kind)).request;
    QCOMPARE(listed(inputFindings(request, facts)), found);
}

void TestProfileNotes::countsPeoplesCharacters()
{
    VideoRequest request;
    ModelProfile profile;
    profile.limits.promptCharacters = 4;
    request.prompt = u"猫\U0001F431犬\U0001F436"_s; // four characters, two of which need two UTF-16 units
    QCOMPARE(listed(profileNotes(request, profile, {})), QString());
    request.prompt += u'!';
    QVERIFY(listed(profileNotes(request, profile, {})).contains(u"has 5 characters"_s));
}

void TestProfileNotes::nothingIsKnownOfAnUnknownModel()
{
    for (const RequestKind& kind : allKinds()) {
        VideoRequest request;
        request.kind = kind;
        request.model = u"veo-9"_s;
        request.prompt = QString(50000, u'x');
        request.durationSeconds = 900;
        request.resolution = u"9K"_s;
        request.guidance = 99;
        request.voices = {u"a"_s, u"b"_s, u"c"_s};
        request.shots = {{}, {}};
        const ModelProfile profile =
            ProfileCatalogue().profileFor(wholeModel(request.model, kind.family, kind.generation));
        QCOMPARE(listed(profileNotes(request, profile, {})), QString());
        QCOMPARE(listed(profileNotes(request, ModelProfile(), {})), QString());
    }
}

/// The shipped profiles against a request with many faults: every fault is reported, and none twice.
void TestProfileNotes::saysEverythingOnce()
{
    const ProfileCatalogue catalogue;
    VideoRequest request =
        decodeCreate(object("{'model':'wan2.7-i2v','input':{'prompt':'Image 3',"
                            "'media':[{'type':'first_frame','url':'file:///a.png'},{'type':'reference_"
                            "audio','url':'file:///b.wav'},{'type':'driving_audio','url':'x'}]},"
                            "'parameters':{'resolution':'480P','ratio':'16:9','duration':0}}"),
            kindNamed(u"A 2.7 ImageToVideo"_s))
            .request;
    RequestContext context;
    context.profile = catalogue.match(request.model);
    context.files = {{u"file:///a.png"_s, trouble(InputTrouble::Empty)}};
    const auto paths = [&] {
        QStringList lines;
        for (const Finding& finding : checkRequest(request, context))
            lines.append(severityName(finding.severity) + u' ' + finding.path);
        return lines.join(u", "_s);
    };
    QCOMPARE(paths(),
        u"stop input.media[1].url, stop input.media[0].url, ask input.media[2].url, ask parameters.duration, "
        "note input.prompt, note input.media[1].type, note parameters.resolution, note parameters.ratio"_s);

    // Extra JSON is checked as part of what is sent.
    request.extra = object("{'parameters':{'resolution':'720P','seed':1}}");
    QCOMPARE(paths(),
        u"stop input.media[1].url, stop input.media[0].url, ask parameters.seed, ask input.media[2].url, "
        "ask parameters.duration, note input.prompt, note input.media[1].type, note parameters.ratio"_s);

    // If the specification itself questions a value, the profile adds nothing.
    VideoRequest other;
    other.kind = kindNamed(u"A 3.0 TextToVideo"_s);
    other.model = u"wan3.0-video"_s;
    other.prompt = u"p"_s;
    other.resolution = u"4K"_s;
    other.aspectRatio = u"wide"_s;
    other.durationSeconds = 31;
    context = {catalogue.match(other.model), {}};
    const QList<Finding> findings = checkRequest(other, context);
    QCOMPARE(findings.size(), 3);
    for (const Finding& finding : findings)
        QCOMPARE(finding.severity, Severity::Ask);
}

void TestProfileNotes::goodRequestsAreLeftAlone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char* kind, const char* body) {
        QTest::newRow(body) << QString::fromLatin1(kind) << QByteArray(body);
    };
    row("A 3.0 ReferenceToVideo",
        "{'model':'wan3.0-video','input':{'prompt':'Image 1 and Video 1','media':[{'type':'reference_image','url':"
        "'https://e.com/a'},{'type':'reference_video','url':'https://e.com/b'},{'type':'link','url':'https://e.com'}]},"
        "'parameters':{'resolution':'480P','ratio':'adaptive','duration':30}}");
    row("A 3.0 ImageToVideo",
        "{'model':'wan3.0-video','input':{'media':[{'type':'first_frame','url':'https://e.com/a'},{'type':'last_frame',"
        "'url':'https://e.com/b'}]}}");
    row("A 2.7 ImageToVideo",
        "{'model':'wan2.7-i2v-2026-04-25','input':{'media':[{'type':'first_frame','url':'https://e.com/a'},{'type':"
        "'driving_audio','url':'https://e.com/b'}]},'parameters':{'resolution':'720P','duration':15}}");
    row("A 2.7 VideoEdit",
        "{'model':'wan2.7-videoedit','input':{'prompt':'Night','media':[{'type':'video','url':'https://e.com/a'}]}}");
    row("B TextToVideo",
        "{'model':'kling-v3','prompt':'p','duration':'15','mode':'pro','cfgScale':0.5,'sound':'on','aspectRatio':'1:1',"
        "'logoAdd':0,'multiShot':true,'shotType':'intelligence'}");
    row("B ImageToVideo",
        "{'model':'kling-v2-6','prompt':'p','duration':'10','mode':'pro','sound':'on','image':{'url':'https://e.com/"
        "a.png'},'voiceList':[{'voiceId':'a'},{'voiceId':'b'}]}");
    row("B MultiImageToVideo",
        "{'model':'kling-v1-6','prompt':'p','duration':'5','imageList':[{'image':'https://e.com/1'},{'image':'https://"
        "e.com/2'}]}");
    row("B TextToVideo",
        "{'model':'practice-b','prompt':'p','duration':'5','multiShot':true,'shotType':'customize','multiPrompt':[{"
        "'index':1,'prompt':'a','duration':'2'},{'index':2,'prompt':'b','duration':'3'}]}");
}

void TestProfileNotes::goodRequestsAreLeftAlone()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, body);
    const VideoRequest request = decodeCreate(object(body), kindNamed(kind)).request;
    const RequestContext context{ProfileCatalogue().match(request.model), {}};
    QVERIFY(context.profile);
    QCOMPARE(listed(checkRequest(request, context)), QString());
}

QTEST_GUILESS_MAIN(TestProfileNotes)
#include "tst_profilenotes.moc"

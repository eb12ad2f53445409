// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/request/kindfields.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// JSON with single quotes, which is easier to read here.
QJsonObject object(QByteArray text)
{
    return parseJsonObject(text.replace('\'', '"'), JsonDuplicates::Ignore).value().object;
}

RequestKind kindNamed(const QString& name)
{
    for (const RequestKind& kind : allKinds()) {
        if (kindName(kind) == name)
            return kind;
    }
    qFatal("no such kind");
}

/// A body with everything that the specification allows for a kind, written by hand from its tables.
QByteArray fullBody(const RequestKind& kind)
{
    if (kind.family == Family::B) {
        QByteArray more;
        if (kind.apiType == ApiType::ImageToVideo)
            more = "'image':{'url':'https://example.com/i.png'},'voiceList':[{'voiceId':'v1'},{'voiceId':'v2'}],";
        if (kind.apiType == ApiType::MultiImageToVideo)
            more = "'imageList':[{'image':'https://example.com/1.png'},{'image':'https://example.com/2.png'}],";
        return "{'model':'m','prompt':'A cat','negativePrompt':'dogs','mode':'pro','duration':'10','cfgScale':0.5,"
               "'sound':'on','aspectRatio':'16:9','logoAdd':1,'logoParam':{'LogoUrl':'x','deep':{'y':[1,true]}},"
            + more
            + "'multiShot':true,'shotType':'customize','multiPrompt':[{'index':1,'prompt':'a','duration':'4'},"
              "{'index':2,'prompt':'b','duration':'6'}]}";
    }
    const bool edit27 = kind.generation == Generation::G27 && kind.apiType == ApiType::VideoEdit;
    QByteArray media;
    QByteArray prompt = "A cat";
    if (edit27)
        media = ",'media':[{'type':'video','url':'https://example.com/v.mp4'}]";
    else if (offersReferenceVoice(kind))
        media = ",'media':[{'type':'reference_image','url':'https://example.com/1.png',"
                "'reference_voice':'https://example.com/v.wav'},{'type':'reference_video','url':'https://example.com/"
                "v.mp4'}]";
    else if (kind.apiType == ApiType::ImageToVideo && kind.generation == Generation::G27)
        media = ",'media':[{'type':'first_frame','url':'https://example.com/1.png'},"
                "{'type':'driving_audio','url':'https://example.com/a.wav'}]";
    else if (kind.apiType != ApiType::TextToVideo)
        media = ",'media':[{'type':'reference_video','url':'https://example.com/v.mp4'},"
                "{'type':'first_frame','url':'data:image/png;base64,AAAA'},{'type':'file','url':'https://example.com/"
                "d.pdf'}]";
    if (media.contains("reference_video"))
        prompt = "The cat of Image 1 in Video 1";
    QByteArray parameters = "'resolution':'720P','prompt_extend':false";
    if (!edit27)
        parameters += ",'ratio':'adaptive','duration':5";
    if (kind.generation == Generation::G27)
        parameters += ",'watermark':true";
    return "{'model':'m','input':{'prompt':'" + prompt + "'" + media + "},'parameters':{" + parameters + "}}";
}

QByteArray smallestBody(const RequestKind& kind)
{
    if (kind.family == Family::B) {
        QByteArray more;
        if (kind.apiType == ApiType::ImageToVideo)
            more = ",'image':{'url':'https://example.com/i.png'}";
        if (kind.apiType == ApiType::MultiImageToVideo)
            more = ",'imageList':[{'image':'https://example.com/1.png'}]";
        return "{'model':'m','prompt':'A cat','duration':'5'" + more + "}";
    }
    if (kind.apiType == ApiType::TextToVideo)
        return "{'model':'m','input':{'prompt':'A cat'}}";
    if (kind.generation == Generation::G27 && kind.apiType == ApiType::VideoEdit)
        return "{'model':'m','input':{'prompt':'Night','media':[{'type':'video','url':'https://example.com/v.mp4'}]}}";
    return "{'model':'m','input':{'media':[{'type':'first_frame','url':'https://example.com/1.png'}]}}";
}

QString listed(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings)
        lines.append(severityName(finding.severity) + u' ' + finding.path);
    return lines.join(u", "_s);
}

} // namespace

class TestWire final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAndWritesEveryKind_data()
    {
        QTest::addColumn<RequestKind>("kind");
        QTest::addColumn<QByteArray>("body");
        for (const RequestKind& kind : allKinds()) {
            QTest::addRow("%s full", qPrintable(kindName(kind))) << kind << fullBody(kind);
            QTest::addRow("%s smallest", qPrintable(kindName(kind))) << kind << smallestBody(kind);
        }
    }
    void readsAndWritesEveryKind()
    {
        QFETCH(RequestKind, kind);
        QFETCH(QByteArray, body);
        const RequestReading reading = decodeCreate(object(body), kind);
        QCOMPARE(listed(reading.findings), QString());
        QVERIFY(reading.request.extra.isEmpty());
        QCOMPARE(encodeCreate(reading.request), object(body));
        QCOMPARE(listed(checkRequest(reading.request)), QString());
        if (body == fullBody(kind)) {
            for (const FieldUse& use : fieldsOf(kind))
                QVERIFY2(use.field == Field::Extra || isSet(reading.request, use.field), fieldInfo(use.field).key);
        }
    }

    void sendsOnlyWhatTheKindOffers()
    {
        // All fields of all kinds at once.
        VideoRequest all = decodeCreate(
            object(fullBody(kindNamed(u"A 2.7 ReferenceToVideo"_s))), kindNamed(u"A 2.7 ReferenceToVideo"_s))
                               .request;
        const VideoRequest image =
            decodeCreate(object(fullBody(kindNamed(u"B ImageToVideo"_s))), kindNamed(u"B ImageToVideo"_s)).request;
        all.negativePrompt = image.negativePrompt;
        all.imageAddress = image.imageAddress;
        all.images = {u"https://example.com/1.png"_s};
        all.mode = image.mode;
        all.guidance = image.guidance;
        all.sound = image.sound;
        all.multiShot = image.multiShot;
        all.shotType = image.shotType;
        all.shots = image.shots;
        all.voices = image.voices;
        all.logo = image.logo;
        all.logoParam = image.logoParam;
        for (const RequestKind& kind : allKinds()) {
            all.kind = kind;
            const RequestReading back = decodeCreate(encodeCreate(all), kind);
            QCOMPARE(listed(back.findings), QString());
            QVERIFY(back.request.extra.isEmpty());
            QCOMPARE(asSent(all), back.request);
            VideoRequest other = all;
            other.extra = {{u"seed"_s, 7}};
            VideoRequest sent = asSent(other);
            QCOMPARE(std::exchange(sent.extra, {}), other.extra);
            QCOMPARE(sent, back.request);
        }
    }

    void keepsWhatNoFieldHolds_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("vendor parameters")
            << u"A 3.0 TextToVideo"_s
            << QByteArray("{'model':'m','input':{'prompt':'x'},'parameters':{'seed':7,'duration':5},'tag':[1]}");
        QTest::newRow("keys within an item")
            << u"A 3.0 ImageToVideo"_s
            << QByteArray("{'model':'m','input':{'media':[{'type':'a','url':'u'},{'type':'b','url':'u','note':1}]}}");
        QTest::newRow("wrong types stand")
            << u"A 3.0 TextToVideo"_s
            << QByteArray("{'model':5,'input':{'prompt':true},'parameters':{'duration':'5'}}");
        QTest::newRow("shots from zero")
            << u"B TextToVideo"_s
            << QByteArray("{'model':'m','prompt':'p','duration':'5.50','multiPrompt':[{'index':0},{'prompt':'x'}]}");
        QTest::newRow("odd items")
            << u"B MultiImageToVideo"_s
            << QByteArray("{'imageList':['a',{'image':5},{'image':'u','x':1}],'voiceList':[{'voiceId':'v'}]}");
    }
    void keepsWhatNoFieldHolds()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, body);
        QCOMPARE(encodeCreate(decodeCreate(object(body), kindNamed(kind)).request), object(body));
    }

    void emptyTextsAndNullsNeverLeave()
    {
        const QJsonObject body =
            object("{'model':'m','prompt':'','negativePrompt':null,'duration':'05',"
                   "'multiPrompt':[{'prompt':''}],'logoParam':{'a':'','b':[null,'',1]},'x':'','y':{'z':null}}");
        const RequestReading reading = decodeCreate(body, kindNamed(u"B TextToVideo"_s));
        QCOMPARE(encodeCreate(reading.request),
            object("{'model':'m','duration':'05','multiPrompt':[{}],'logoParam':{'b':[1]},'y':{}}"));
        QStringList notes;
        for (const Finding& finding : reading.findings) {
            if (finding.severity == Severity::Note)
                notes.append(finding.path);
        }
        QCOMPARE(notes,
            QStringList({u"logoParam.a"_s, u"logoParam.b[0]"_s, u"logoParam.b[1]"_s, u"multiPrompt[0].prompt"_s,
                u"negativePrompt"_s, u"prompt"_s, u"x"_s, u"y.z"_s}));
    }

    /// Of the specification's lists. What an empty list means elsewhere, nobody knows.
    void emptyListsNeverLeave()
    {
        const QJsonObject body = object("{'model':'m','prompt':'p','duration':'5','image':{'url':'https://e.com/1'},"
                                        "'multiPrompt':[],'voiceList':[],'x':[],'logoParam':{'list':[]}}");
        const RequestReading reading = decodeCreate(body, kindNamed(u"B ImageToVideo"_s));
        QCOMPARE(encodeCreate(reading.request),
            object("{'model':'m','prompt':'p','duration':'5','image':{'url':'https://e.com/1'},"
                   "'x':[],'logoParam':{'list':[]}}"));
        QCOMPARE(listed(reading.findings), u"ask x, note multiPrompt, note voiceList"_s);
        // Also where the kind has no such list.
        const RequestReading text =
            decodeCreate(object("{'model':'m','input':{'prompt':'p','media':[]}}"), kindNamed(u"A 3.0 TextToVideo"_s));
        QCOMPARE(encodeCreate(text.request), object("{'model':'m','input':{'prompt':'p'}}"));
        QCOMPARE(listed(text.findings), u"note input.media"_s);
    }

    void whatAPersonWritesAsExtraJsonIsNoException()
    {
        VideoRequest request;
        request.model = u"m"_s;
        request.prompt = u"x"_s;
        request.extra = object("{'parameters':{'seed':null,'note':''},'trace':[null,'']}");
        QCOMPARE(encodeCreate(request), object("{'model':'m','input':{'prompt':'x'},'parameters':{},'trace':[]}"));
    }

    void brokenBase64IsAStop_data()
    {
        QTest::addColumn<QString>("data");
        QTest::addColumn<bool>("isBroken");
        QTest::newRow("whole") << u"aGVsbG8="_s << false;
        QTest::newRow("no padding") << u"aGVsbG8"_s << false;
        QTest::newRow("lines") << u"aGVs\nbG8=\n"_s << false;
        QTest::newRow("escaped") << u"aGVsbG8%3D"_s << false;
        QTest::newRow("nothing") << QString() << true;
        QTest::newRow("cut to one digit") << u"aGVsb"_s << true;
        QTest::newRow("a foreign character") << u"aGVs*G8="_s << true;
        QTest::newRow("shortened for a log") << u"(1234 characters)"_s << true;
        QTest::newRow("an ellipsis") << u"aGVsbG8…"_s << true;
        QTest::newRow("padding within") << u"aGV=bG8="_s << true;
        QTest::newRow("too much padding") << u"aGVsbG8==="_s << true;
    }
    void brokenBase64IsAStop()
    {
        QFETCH(QString, data);
        QFETCH(bool, isBroken);
        VideoRequest request;
        request.kind = kindNamed(u"A 3.0 ImageToVideo"_s);
        request.model = u"m"_s;
        request.media = {{u"first_frame"_s, u"data:image/png;base64,"_s + data, {}}};
        QCOMPARE(listed(checkRequest(request)), isBroken ? u"stop input.media[0].url"_s : QString());
    }

    void findsEverythingAtOnce_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("findings");
        const auto row = [](const char* name, const QString& kind, const char* body, const QString& findings) {
            QTest::newRow(name) << kind << QByteArray(body) << findings;
        };
        const QString a30 = u"A 3.0 TextToVideo"_s;
        const QString a30i = u"A 3.0 ImageToVideo"_s;
        const QString a27i = u"A 2.7 ImageToVideo"_s;
        const QString a27r = u"A 2.7 ReferenceToVideo"_s;
        const QString a27e = u"A 2.7 VideoEdit"_s;
        const QString b = u"B TextToVideo"_s;
        row("A nothing", a30, "{}", u"stop model, stop input.prompt"_s);
        row("A blank prompt", a30, "{'model':'m','input':{'prompt':'  '}}", u"stop input.prompt"_s);
        row("A image without media", a30i, "{'model':'m','input':{'prompt':'x'}}", u"stop input.media"_s);
        row("A image with empty media", a30i, "{'model':'m','input':{'media':[]}}", u"stop input.media"_s);
        row("A 2.7 edit without prompt", a27e,
            "{'model':'m','input':{'media':[{'type':'video','url':'https://e.com/v'}]}}", u"stop input.prompt"_s);
        row("A 2.7 edit other type", a27e,
            "{'model':'m','input':{'prompt':'x','media':[{'type':'reference_video','url':'https://e.com/v'}]}}",
            u"ask input.media[0].type"_s);
        row("A 2.7 edit has no duration", a27e,
            "{'model':'m','input':{'prompt':'x','media':[{'type':'video','url':'https://e.com/"
            "v'}]},'parameters':{'duration':5,'ratio':'1:1'}}",
            u"ask parameters.duration, ask parameters.ratio"_s);
        row("A item without type and url", a30i, "{'model':'m','input':{'media':[{}]}}",
            u"stop input.media[0].type, stop input.media[0].url"_s);
        row("A duration as text", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'duration':'5'}}",
            u"stop parameters.duration"_s);
        row("A duration with a fraction", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'duration':5.5}}",
            u"stop parameters.duration"_s);
        row("A 3.0 duration 1", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'duration':1}}",
            u"ask parameters.duration"_s);
        row("A 3.0 duration 31", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'duration':31}}",
            u"ask parameters.duration"_s);
        row("A 2.7 duration 31 is its own affair", u"A 2.7 TextToVideo"_s,
            "{'model':'m','input':{'prompt':'x'},'parameters':{'duration':31}}", QString());
        row("A 3.0 tier", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'resolution':'720p'}}",
            u"ask parameters.resolution"_s);
        row("A ratio", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'ratio':'wide'}}",
            u"ask parameters.ratio"_s);
        row("A 3.0 has no watermark", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'watermark':true}}",
            u"ask parameters.watermark"_s);
        row("A text has no media", a30,
            "{'model':'m','input':{'prompt':'x','media':[{'type':'first_frame','url':'https://e.com'}]}}",
            u"ask input.media"_s);
        row("A null", a30, "{'model':'m','input':{'prompt':'x'},'parameters':{'resolution':null}}", QString());
        row("A prompt_extend as text", a30,
            "{'model':'m','input':{'prompt':'x'},'parameters':{'prompt_extend':'true'}}",
            u"stop parameters.prompt_extend"_s);
        row("A input as text", a30, "{'model':'m','input':'x'}", u"stop input"_s);
        row("A media as object", a30i, "{'model':'m','input':{'media':{}}}", u"stop input.media"_s);
        row("A item as text", a30i, "{'model':'m','input':{'media':['x']}}", u"stop input.media[0]"_s);
        row("A voice outside 2.7 reference", a27i,
            "{'model':'m','input':{'media':[{'type':'first_frame','url':'https://e.com/1','reference_voice':'https://"
            "e.com/v'}]}}",
            u"ask input.media[0].reference_voice"_s);
        row("A voice beside a frame", a27r,
            "{'model':'m','input':{'media':[{'type':'first_frame','url':'https://e.com/1','reference_voice':'https://"
            "e.com/v'}]}}",
            u"ask input.media[0].reference_voice"_s);
        row("A driving audio alone", a27i,
            "{'model':'m','input':{'media':[{'type':'driving_audio','url':'https://e.com/1'}]}}",
            u"ask input.media[0].type"_s);
        row("A driving audio in 3.0", a30i,
            "{'model':'m','input':{'media':[{'type':'first_frame','url':'https://e.com/"
            "1'},{'type':'driving_audio','url':'https://e.com/1'}]}}",
            u"ask input.media[1].type"_s);
        row("A no address", a30i, "{'model':'m','input':{'media':[{'type':'first_frame','url':'kite.png'}]}}",
            u"ask input.media[0].url"_s);
        row("A local film", a30i, "{'model':'m','input':{'media':[{'type':'reference_video','url':'file:///v.mp4'}]}}",
            u"stop input.media[0].url"_s);
        row("A local image", a30i, "{'model':'m','input':{'media':[{'type':'first_frame','url':'file:///i.png'}]}}",
            QString());
        row("A several at once", a27e, "{'parameters':{'watermark':1,'seed':2}}",
            u"stop parameters.watermark, stop model, stop input.prompt, stop input.media, ask parameters.seed"_s);
        row("B nothing", b, "{}", u"stop model, stop prompt, stop duration"_s);
        row("B duration as number", b, "{'model':'m','prompt':'x','duration':5}", u"stop duration"_s);
        row("B duration in words", b, "{'model':'m','prompt':'x','duration':'five'}", u"ask duration"_s);
        row("B duration zero", b, "{'model':'m','prompt':'x','duration':'0'}", u"ask duration"_s);
        row("B types", b,
            "{'model':'m','prompt':'x','duration':'5','cfgScale':'0.5','logoAdd':1.5,'multiShot':'yes','logoParam':[],'"
            "sound':true}",
            u"stop cfgScale, stop logoAdd, stop logoParam, stop multiShot, stop sound"_s);
        row("B image missing", u"B ImageToVideo"_s, "{'model':'m','prompt':'x','duration':'5'}", u"stop image.url"_s);
        row("B image as text", u"B ImageToVideo"_s, "{'model':'m','prompt':'x','duration':'5','image':'https://e.com'}",
            u"stop image"_s);
        row("B local image", u"B ImageToVideo"_s,
            "{'model':'m','prompt':'x','duration':'5','image':{'url':'file:///i.png'}}", u"stop image.url"_s);
        row("B voice without id", u"B ImageToVideo"_s,
            "{'model':'m','prompt':'x','duration':'5','image':{'url':'https://e.com/i'},'voiceList':[{}]}",
            u"stop voiceList[0].voiceId"_s);
        row("B images missing", u"B MultiImageToVideo"_s, "{'model':'m','prompt':'x','duration':'5','imageList':[]}",
            u"stop imageList"_s);
        row("B images without address", u"B MultiImageToVideo"_s,
            "{'model':'m','prompt':'x','duration':'5','imageList':[{'image':'https://e.com/1'},{'image':''}]}",
            u"stop imageList[1].image"_s);
        row("B image in text", b, "{'model':'m','prompt':'x','duration':'5','image':{'url':'https://e.com'}}",
            u"ask image"_s);
        row("B shot seconds as number", b,
            "{'model':'m','prompt':'x','duration':'5','multiPrompt':[{'index':'1','prompt':'a','duration':5}]}",
            u"stop multiPrompt[0].duration, stop multiPrompt[0].index"_s);
        row("B has no input", b, "{'model':'m','input':{'prompt':'x'},'parameters':{'duration':5}}",
            u"stop prompt, stop duration, ask input, ask parameters"_s);
    }
    void findsEverythingAtOnce()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, body);
        QFETCH(QString, findings);
        const RequestReading reading = decodeCreate(object(body), kindNamed(kind));
        const QList<Finding> found = checkRequest(reading.request);
        QCOMPARE(listed(found), findings);
        for (const Finding& finding : found)
            QVERIFY(!finding.message.isEmpty());
    }

    void saysWhatWasFound()
    {
        const auto findings =
            checkRequest(decodeCreate(object("{'model':'m','input':{'prompt':'x'},'parameters':{'duration':'5'}}"),
                kindNamed(u"A 3.0 TextToVideo"_s))
                             .request);
        QCOMPARE(findings.first().message, u"expected an integer, found \"5\""_s);
    }

    void mergesExtraJson()
    {
        VideoRequest request;
        request.model = u"m"_s;
        request.prompt = u"x"_s;
        request.durationSeconds = 5;
        request.extra = object("{'parameters':{'seed':1},'trace':'t'}");
        QCOMPARE(encodeCreate(request),
            object("{'model':'m','input':{'prompt':'x'},'parameters':{'duration':5,'seed':1},'trace':'t'}"));
        QCOMPARE(listed(checkRequest(request)), u"ask parameters.seed, ask trace"_s);
    }

    void judgesLargeDataByItsBeginning()
    {
        VideoRequest request;
        request.kind = kindNamed(u"A 3.0 ImageToVideo"_s);
        request.model = u"m"_s;
        request.media = {{u"first_frame"_s, u"data:image/png;base64,"_s + QString(16 << 20, u'A'), {}},
            {u"last_frame"_s, u"https://example.com/"_s + QString(9000, u'a'), {}},
            {u"last_frame"_s, QString(9000, u'a'), {}}};
        const QString found = u"ask input.media[2].url, note input.media[0].url"_s;
        QCOMPARE(listed(checkRequest(request)), found);
        request.extra = object("{'seed':1}");
        QCOMPARE(listed(checkRequest(request)), u"ask seed, "_s + found);
        // A different URL at that position is a different item.
        request.extra = object("{'input':{'media':[{'url':'https://example.com/a.png'}]}}");
        QCOMPARE(listed(checkRequest(request)), u"ask input.media[2].url"_s);
    }

    void readsReplies_data()
    {
        QTest::addColumn<Family>("family");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("summary"); // ID, state, word, URL, code, message, request ID
        const auto row = [](const char* name, Family family, const char* body, const char* summary) {
            QTest::newRow(name) << family << QByteArray(body) << QString::fromUtf8(summary);
        };
        row("A created", Family::A, "{'output':{'task_id':'t','task_status':'PENDING'},'request_id':'r'}",
            "t|1|PENDING||||r");
        row("A refused", Family::A, "{'code':'InvalidApiKey','message':'no','request_id':'r'}",
            "|0|||InvalidApiKey|no|r");
        row("A succeeded", Family::A,
            "{'output':{'task_id':'t','task_status':'SUCCEEDED','video_url':'https://e.com/"
            "v','new':{'x':1}},'usage':{'SR':720},'request_id':'r','more':[]}",
            "t|2|SUCCEEDED|https://e.com/v|||r");
        row("A failed", Family::A, "{'output':{'task_id':'t','task_status':'FAILED','code':'c','message':'m'}}",
            "t|3|FAILED||c|m|");
        row("A canceled", Family::A, "{'output':{'task_id':'t','task_status':'CANCELED'}}", "t|4|CANCELED||||");
        row("A unknown", Family::A, "{'output':{'task_id':'t','task_status':'UNKNOWN'}}", "t|5|UNKNOWN||||");
        row("A a new word", Family::A, "{'output':{'task_id':'t','task_status':'Throttled_2'}}", "t|1|Throttled_2||||");
        row("A other case is the same word", Family::A, "{'output':{'task_id':'t','task_status':'failed'}}",
            "t|3|failed||||");
        row("A nulls", Family::A, "{'output':{'task_id':'t','task_status':'RUNNING','video_url':null},'code':null}",
            "t|1|RUNNING||||");
        row("A relative at the top", Family::A, "{'task_id':'t9','status':'queued'}", "t9|0|||||");
        row("A relative within data", Family::A, "{'code':0,'data':{'task_id':'t9'}}", "t9|0|||||");
        row("words without a code", Family::A, "{'message':'m'}", "|0||||m|");
        row("an error that is words", Family::B, "{'error':'m','request_id':'r'}", "|0||||m|r");
        row("words beside a good code", Family::A, "{'code':200,'message':'m'}", "|0|||||");
        row("words beside an id", Family::A, "{'task_id':'t','message':'m'}", "t|0|||||");
        row("A numeric id", Family::A, "{'output':{'task_id':9007199254740993}}", "9007199254740993|0|||||");
        row("A id too large to be exact", Family::A, "{'task_id':123456789012345678901234567890}", "|0|||||");
        row("an error with words only", Family::A, "{'error':{'message':'m'}}", "|0|||error|m|");
        row("code zero is none", Family::A, "{'code':0,'task_id':'t'}", "t|0|||||");
        row("B created", Family::B, "{'Response':{'JobId':'j','RequestId':'r'}}", "j|0|||||r");
        row("B relative", Family::B, "{'Response':{'TaskId':'j','RequestId':'r'}}", "j|0|||||r");
        row("B refused", Family::B, "{'Response':{'Error':{'Code':'c','Message':'m'},'RequestId':'r'}}", "|0|||c|m|r");
        row("B waiting", Family::B, "{'Response':{'Status':'WAIT','ErrorCode':'','ErrorMessage':'','RequestId':'r'}}",
            "|1|WAIT||||r");
        row("B done", Family::B,
            "{'Response':{'Status':'DONE','ResultVideoUrl':'https://e.com/"
            "v','ErrorCode':'','ErrorMessage':'','ExternalTaskId':'','RequestId':'r','Duration':'5.041'}}",
            "|2|DONE|https://e.com/v|||r");
        row("B failed", Family::B, "{'Response':{'Status':'FAIL','ErrorCode':'c','ErrorMessage':'m','RequestId':'r'}}",
            "|3|FAIL||c|m|r");
        row("B a word of its own", Family::B, "{'Response':{'Status':'REVIEW','RequestId':'r'}}", "|1|REVIEW||||r");
        row("the other family's shape", Family::B, "{'output':{'task_id':'t','task_status':'PENDING'}}",
            "t|1|PENDING||||");
        row("nothing", Family::B, "{}", "|0|||||");
    }
    void readsReplies()
    {
        QFETCH(Family, family);
        QFETCH(QByteArray, body);
        QFETCH(QString, summary);
        for (const TaskReport& r : {decodeCreateReply(family, object(body)), decodeQueryReply(family, object(body))}) {
            QCOMPARE(QStringList({r.taskId, QString::number(static_cast<int>(r.state)), r.word, r.videoUrl, r.code,
                                     r.message, r.requestId})
                         .join(u'|'),
                summary);
        }
    }

    void idAtTheTop()
    {
        for (const Family family : {Family::A, Family::B}) {
            const QJsonObject body = object("{'id':'t9','status':'queued'}");
            QCOMPARE(decodeCreateReply(family, body).taskId, u"t9"_s);
            // In an error reply, and in a reply about a known task, it is the ID of the reply itself.
            QCOMPARE(decodeCreateReply(family, body, false).taskId, QString());
            QCOMPARE(decodeQueryReply(family, body).taskId, QString());
            QCOMPARE(decodeCreateReply(family, object("{'id':'t','Response':{'Error':{'Code':'c'}}}")).taskId, u"t"_s);
            QCOMPARE(decodeCreateReply(family, object("{'task_id':'t','code':'c'}"), false).taskId, QString());
            QCOMPARE(decodeQueryReply(family, object("{'id':'t','error':{'code':'c'}}")).taskId, QString());
            QCOMPARE(decodeCreateReply(family, object("{'id':'t','Response':{'JobId':'j'}}")).taskId, u"j"_s);
        }
    }

    void tellsTheAnsweringFamily_data()
    {
        QTest::addColumn<Family>("family");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("answered");
        const auto row = [](const char* name, Family family, const char* body, const char* answered = "") {
            QTest::newRow(name) << family << QByteArray(body) << QString::fromLatin1(answered);
        };
        row("A created", Family::A, "{'output':{'task_id':'t','task_status':'PENDING'}}");
        row("A created as B", Family::A, "{'Response':{'JobId':'j','RequestId':'r'}}", "B");
        row("A asked, answered as B", Family::A, "{'Response':{'Status':'RUN','RequestId':'r'}}", "B");
        row("B created", Family::B, "{'Response':{'JobId':'j','RequestId':'r'}}");
        row("B created as A", Family::B, "{'output':{'task_id':'t','task_status':'PENDING'}}", "A");
        row("B asked, answered as A", Family::B, "{'output':{'task_status':'RUNNING'}}", "A");
        row("both shapes at once", Family::A, "{'output':{'task_id':'t'},'Response':{'JobId':'j'}}");
        row("a relative of A", Family::B, "{'task_id':'t'}"); // its position proves nothing
        row("A refused as B", Family::A, "{'Response':{'Error':{'Code':'c','Message':'m'},'RequestId':'r'}}");
        row("B refused as A", Family::B, "{'code':'c','message':'m','request_id':'r'}");
        row("an empty shape", Family::A, "{'Response':{}}");
        row("a shape of nulls", Family::A, "{'Response':{'JobId':null,'Status':''}}");
        row("nothing", Family::B, "{}");
    }
    void tellsTheAnsweringFamily()
    {
        QFETCH(Family, family);
        QFETCH(QByteArray, body);
        QFETCH(QString, answered);
        for (const TaskReport& r : {decodeCreateReply(family, object(body)), decodeQueryReply(family, object(body))})
            QCOMPARE(r.answeredFamily ? familyName(*r.answeredFamily) : QString(), answered);
    }

    void writesRepliesThatItReads()
    {
        TaskReport a{u"t"_s, u"r"_s, RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://e.com/v"_s, {}, {},
            u"2026-01-01 00:00:00.000"_s, u"2026-01-01 00:00:01.000"_s, u"2026-01-01 00:00:02.000"_s, u"cat"_s,
            usageJson(0, 5, 1, 720), {}, {}, {}, {}};
        QCOMPARE(decodeQueryReply(Family::A, wireFormat(Family::A).queryReply(a)), a);
        QVERIFY(a.usage.value("size"_L1).isNull());
        TaskReport b;
        b.requestId = u"r"_s;
        b.state = RemoteState::Succeeded;
        b.word = u"DONE"_s;
        b.videoUrl = u"https://e.com/v"_s;
        b.videoId = u"v"_s;
        b.duration = u"5.041"_s;
        b.finalUnitDeduction = u"4.5"_s;
        const QJsonObject reply = wireFormat(Family::B).queryReply(b);
        QCOMPARE(decodeQueryReply(Family::B, reply), b);
        QCOMPARE(reply["Response"_L1]["ErrorCode"_L1], QJsonValue(QString()));
        QCOMPARE(reply["Response"_L1]["ExternalTaskId"_L1], QJsonValue(QString()));
        for (const Family family : {Family::A, Family::B}) {
            const TaskReport refused = decodeCreateReply(family, wireFormat(family).refusal(u"c"_s, u"m"_s, u"r"_s));
            QCOMPARE(refused.code + refused.message + refused.requestId + refused.taskId, u"cmr"_s);
            TaskReport made;
            made.taskId = u"id"_s;
            made.requestId = u"r"_s;
            QCOMPARE(decodeCreateReply(family, wireFormat(family).createReply(made)).taskId, u"id"_s);
        }
    }

    void asksByModelAndId()
    {
        QCOMPARE(encodeQuery({u"m"_s, u"t"_s}), object("{'model':'m','taskId':'t'}"));
        QCOMPARE(decodeQuery(object("{'model':'m','taskId':'t'}")).value(), (TaskQuery{u"m"_s, u"t"_s}));
        for (const char* bad : {"{}", "{'model':'m'}", "{'model':'m','taskId':5}", "{'model':'','taskId':'t'}"})
            QVERIFY2(!decodeQuery(object(bad)), bad);
    }

    void buildsThePaths()
    {
        QCOMPARE(createUrl(QUrl(u"https://host/api/v1"_s), ApiType::VideoEdit),
            QUrl(u"https://host/api/v1/video/generations/VideoEdit"_s));
        QCOMPARE(createUrl(QUrl(u"https://host/v1/"_s), ApiType::TextToVideo),
            QUrl(u"https://host/v1/video/generations/TextToVideo"_s));
        QCOMPARE(queryUrl(QUrl(u"http://127.0.0.1:8/v1"_s)),
            QUrl(u"http://127.0.0.1:8/v1/video/resource-actions/QueryVideo"_s));
    }
};

QTEST_GUILESS_MAIN(TestWire)
#include "tst_wire.moc"

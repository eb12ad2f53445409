// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/request/checks/validation.h"
#include "app/request/kindfields.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QJsonArray>
#include <QTest>

#include <limits>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// JSON with single quotes, which is easier to read here.
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

/// "stop media[0].type @input.media[0].type": severity, path in the form, path in the JSON.
QString described(const Finding& finding)
{
    QString place = finding.field ? fieldKey(*finding.field) : u"-"_s;
    if (finding.index >= 0)
        place += u"[%1]"_s.arg(finding.index);
    if (!finding.part.isEmpty())
        place += u'.' + finding.part;
    return severityName(finding.severity) + u' ' + place + u" @"_s + finding.path;
}

/// The Stops and Asks of a request, as the form and the command line get them.
QStringList described(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        if (finding.severity != Severity::Note)
            lines.append(described(finding));
    }
    return lines;
}

QStringList sorted(QStringList lines)
{
    lines.sort();
    return lines;
}

constexpr char image[] = "{'type':'first_frame','url':'https://e.com/a.png'}";
constexpr char picture[] = "{'type':'reference_image','url':'https://e.com/a.png'}";

QByteArray withMedia(const QByteArray& items)
{
    return "{'model':'m','input':{'prompt':'p','media':[" + items + "]}}";
}

QByteArray withParameters(const QByteArray& members)
{
    return "{'model':'m','input':{'prompt':'p'},'parameters':{" + members + "}}";
}

QByteArray familyB(const QByteArray& more)
{
    return "{'model':'m','prompt':'p','duration':'5'" + more + "}";
}

} // namespace

class TestValidation final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rules_data();
    void rules();
    void saysWhatWasExpected_data();
    void saysWhatWasExpected();
    void fieldsAlone_data();
    void fieldsAlone();
    void stopsAKindThatIsNotOffered();
    void everythingAtOnceFamilyA();
    void everythingAtOnceFamilyB();
    void saysEverythingInASentence();
    void saysTheDayWhenAClipsLinkEnds();

private:
    static void row(const QByteArray& name, const char* kind, const QByteArray& body, const char* findings)
    {
        QTest::addRow("%s, %s", kind, name.constData())
            << QString::fromLatin1(kind) << body << QString::fromLatin1(findings);
    }
    static void requiredRows();
    static void typeRows();
    static void mediaRows();
    static void valueRows();
    static void listRows();
    static void foreignRows();
};

/// Required and conditional fields.
void TestValidation::requiredRows()
{
    for (const char* kind : {"A 3.0 TextToVideo", "A 2.7 TextToVideo"}) {
        row("no model", kind, "{'input':{'prompt':'p'}}", "stop model @model");
        row("empty model", kind, "{'model':'','input':{'prompt':'p'}}", "stop model @model");
        row("blank model", kind, "{'model':'  ','input':{'prompt':'p'}}", "stop model @model");
        row("no prompt", kind, "{'model':'m','input':{}}", "stop prompt @input.prompt");
        row("blank prompt", kind, "{'model':'m','input':{'prompt':' '}}", "stop prompt @input.prompt");
        row("no input", kind, "{'model':'m'}", "stop prompt @input.prompt");
        row("nothing", kind, "{}", "stop model @model, stop prompt @input.prompt");
        const char* unsaid = "ask - @input.media, ask prompt @input.prompt";
        const QByteArray media = QByteArray("'media':[") + image + "]";
        row("media only", kind, "{'model':'m','input':{" + media + "}}", unsaid);
        row("media and a blank prompt", kind, "{'model':'m','input':{'prompt':' '," + media + "}}", unsaid);
        row("empty media", kind, "{'model':'m','input':{'media':[]}}", "stop prompt @input.prompt"); // left out
        row("media that is no list", kind, "{'model':'m','input':{'media':'x'}}",
            "stop prompt @input.prompt, ask - @input.media");
        row("media elsewhere", kind, "{'model':'m','input':{},'media':[1]}", "stop prompt @input.prompt, ask - @media");
    }
    row("media of family A only", "B TextToVideo",
        QByteArray("{'model':'m','duration':'5','input':{'media':[") + image + "]}}",
        "stop prompt @prompt, ask - @input");
    for (const char* kind : {"A 3.0 ImageToVideo", "A 3.0 ReferenceToVideo", "A 3.0 VideoEdit", "A 2.7 ImageToVideo",
             "A 2.7 ReferenceToVideo"}) {
        row("no prompt", kind, QByteArray("{'model':'m','input':{'media':[") + image + "]}}", "");
        row("no media", kind, "{'model':'m','input':{'prompt':'p'}}", "stop media @input.media");
        row("empty media", kind, withMedia(""), "stop media @input.media");
        row("neither", kind, "{'model':'m','input':{}}", "stop media @input.media");
        row("no model", kind, QByteArray("{'input':{'media':[") + image + "]}}", "stop model @model");
    }
    row("no prompt", "A 2.7 VideoEdit",
        "{'model':'m','input':{'media':[{'type':'video','url':'https://e.com/v.mp4'}]}}", "stop prompt @input.prompt");
    row("no media", "A 2.7 VideoEdit", "{'model':'m','input':{'prompt':'p'}}", "stop media @input.media");
    row("nothing", "A 2.7 VideoEdit", "{}", "stop model @model, stop prompt @input.prompt, stop media @input.media");

    row("nothing", "B TextToVideo", "{}", "stop model @model, stop prompt @prompt, stop duration @duration");
    row("no prompt", "B TextToVideo", "{'model':'m','duration':'5'}", "stop prompt @prompt");
    row("no duration", "B TextToVideo", "{'model':'m','prompt':'p'}", "stop duration @duration");
    row("empty duration", "B TextToVideo", "{'model':'m','prompt':'p','duration':''}", "stop duration @duration");
    row("no image", "B ImageToVideo", familyB(""), "stop imageAddress @image.url");
    row("empty image", "B ImageToVideo", familyB(",'image':{}"), "stop imageAddress @image.url");
    row("blank address", "B ImageToVideo", familyB(",'image':{'url':' '}"), "stop imageAddress @image.url");
    row("nothing", "B ImageToVideo", "{}",
        "stop model @model, stop prompt @prompt, stop imageAddress @image.url, stop duration @duration");
    row("no images", "B MultiImageToVideo", familyB(""), "stop images @imageList");
    row("empty images", "B MultiImageToVideo", familyB(",'imageList':[]"), "stop images @imageList");
    row("an image without address", "B MultiImageToVideo",
        familyB(",'imageList':[{'image':'https://e.com/1.png'},{},{'image':''}]"),
        "stop images[1].address @imageList[1].image, stop images[2].address @imageList[2].image");
    row("a voice without id", "B ImageToVideo",
        familyB(",'image':{'url':'https://e.com/1.png'},'voiceList':[{'voiceId':'v'},{},{'voiceId':' '}]"),
        "stop voices[1].id @voiceList[1].voiceId, stop voices[2].id @voiceList[2].voiceId");
}

/// Wrong JSON types. A null counts as a missing key.
void TestValidation::typeRows()
{
    const char* text = "A 2.7 TextToVideo";
    row("model a number", text, "{'model':1,'input':{'prompt':'p'}}", "stop model @model");
    row("model null", text, "{'model':null,'input':{'prompt':'p'}}", "stop model @model");
    row("input a list", text, "{'model':'m','input':[]}", "stop - @input");
    row("input null", text, "{'model':'m','input':null}", "stop prompt @input.prompt");
    row("prompt a number", text, "{'model':'m','input':{'prompt':5}}", "stop prompt @input.prompt");
    row("prompt null", text, "{'model':'m','input':{'prompt':null}}", "stop prompt @input.prompt");
    row("parameters null", text, "{'model':'m','input':{'prompt':'p'},'parameters':null}", "");
    row("parameters a text", text, "{'model':'m','input':{'prompt':'p'},'parameters':'x'}", "stop - @parameters");
    row("resolution a number", text, withParameters("'resolution':720"), "stop resolution @parameters.resolution");
    row("ratio a list", text, withParameters("'ratio':[16,9]"), "stop aspectRatio @parameters.ratio");
    row("duration a text", text, withParameters("'duration':'5'"), "stop duration @parameters.duration");
    row("duration a fraction", text, withParameters("'duration':5.5"), "stop duration @parameters.duration");
    row("duration null", text, withParameters("'duration':null"), "");
    row("duration beyond integers", text, withParameters("'duration':1e12"), "stop duration @parameters.duration");
    row("prompt_extend a text", text, withParameters("'prompt_extend':'true'"),
        "stop promptExtend @parameters.prompt_extend");
    row("watermark a number", text, withParameters("'watermark':1"), "stop watermark @parameters.watermark");

    const char* reference = "A 2.7 ReferenceToVideo";
    row("media an object", reference, "{'model':'m','input':{'media':{}}}", "stop media @input.media");
    row("media null", reference, "{'model':'m','input':{'media':null}}", "stop media @input.media");
    row("an item a text", reference, withMedia(QByteArray(picture) + ",'x'"), "stop media[1] @input.media[1]");
    // A null item is kept and sent as an empty one.
    row("an item null", reference, withMedia("null"),
        "stop media[0].type @input.media[0].type, stop media[0].source @input.media[0].url");
    row("type a number", reference, withMedia("{'type':1,'url':'https://e.com/a.png'}"),
        "stop media[0].type @input.media[0].type");
    row("url an object", reference, withMedia("{'type':'reference_image','url':{}}"),
        "stop media[0].source @input.media[0].url");
    row("voice null", reference, withMedia("{'type':'reference_image','url':'https://e.com/a','reference_voice':null}"),
        "");

    const char* b = "B TextToVideo";
    row("duration a number", b, "{'model':'m','prompt':'p','duration':5}", "stop duration @duration");
    row("duration null", b, "{'model':'m','prompt':'p','duration':null}", "stop duration @duration");
    row("prompt a list", b, "{'model':'m','prompt':[],'duration':'5'}", "stop prompt @prompt");
    row("negativePrompt null", b, familyB(",'negativePrompt':null"), "");
    row("mode a number", b, familyB(",'mode':1"), "stop mode @mode");
    row("cfgScale a text", b, familyB(",'cfgScale':'0.5'"), "stop guidance @cfgScale");
    row("sound a switch", b, familyB(",'sound':true"), "stop sound @sound");
    row("aspectRatio a number", b, familyB(",'aspectRatio':1.5"), "stop aspectRatio @aspectRatio");
    row("logoAdd a switch", b, familyB(",'logoAdd':true"), "stop logo @logoAdd");
    row("logoAdd a fraction", b, familyB(",'logoAdd':0.5"), "stop logo @logoAdd");
    row("logoParam a text", b, familyB(",'logoParam':'x'"), "stop logoParam @logoParam");
    row("logoParam null", b, familyB(",'logoParam':null"), "");
    row("multiShot a text", b, familyB(",'multiShot':'on'"), "stop multiShot @multiShot");
    row("shotType a number", b, familyB(",'shotType':1"), "stop shotType @shotType");
    row("multiPrompt an object", b, familyB(",'multiPrompt':{}"), "stop shots @multiPrompt");
    row("a shot a text", b, familyB(",'multiPrompt':['one']"), "stop shots[0] @multiPrompt[0]");
    row("a shot's parts", b, familyB(",'multiPrompt':[{},{'index':'1','prompt':2,'duration':3}]"),
        "stop shots[1].seconds @multiPrompt[1].duration, stop shots[1].index @multiPrompt[1].index, "
        "stop shots[1].prompt @multiPrompt[1].prompt");
    row("image a text", "B ImageToVideo", familyB(",'image':'https://e.com/1.png'"), "stop - @image");
    row("image.url a number", "B ImageToVideo", familyB(",'image':{'url':1}"), "stop imageAddress @image.url");
    row("voiceList an object", "B ImageToVideo", familyB(",'image':{'url':'https://e.com/1.png'},'voiceList':{}"),
        "stop voices @voiceList");
    row("voiceId a number", "B ImageToVideo",
        familyB(",'image':{'url':'https://e.com/1.png'},'voiceList':[{'voiceId':7}]"),
        "stop voices[0].id @voiceList[0].voiceId");
    row("imageList an object", "B MultiImageToVideo", familyB(",'imageList':{}"), "stop images @imageList");
    row("an image a text", "B MultiImageToVideo", familyB(",'imageList':['https://e.com/1.png']"),
        "stop images[0] @imageList[0]");
}

/// The table of media types, and the fields of an item.
void TestValidation::mediaRows()
{
    const QByteArray general[] = {
        "first_frame", "last_frame", "reference_image", "reference_video", "reference_audio", "file", "link"};
    for (const char* kind : {"A 3.0 ImageToVideo", "A 3.0 ReferenceToVideo", "A 3.0 VideoEdit", "A 2.7 ImageToVideo",
             "A 2.7 ReferenceToVideo"}) {
        for (const QByteArray& type : general)
            row(type, kind, withMedia("{'type':'" + type + "','url':'https://e.com/x'}"), "");
        const bool drives = qstrcmp(kind, "A 2.7 ImageToVideo") == 0;
        row("driving_audio", kind, withMedia(QByteArray(image) + ",{'type':'driving_audio','url':'https://e.com/x'}"),
            drives ? "" : "ask media[1].type @input.media[1].type");
        for (const QByteArray& type : {QByteArray("video"), QByteArray("first_clip"), QByteArray("FIRST_FRAME")})
            row(type, kind, withMedia("{'type':'" + type + "','url':'https://e.com/x'}"),
                "ask media[0].type @input.media[0].type");
    }
    for (const QByteArray& type : general)
        row(type, "A 2.7 VideoEdit", withMedia("{'type':'" + type + "','url':'https://e.com/x'}"),
            "ask media[0].type @input.media[0].type");
    row("video", "A 2.7 VideoEdit", withMedia("{'type':'video','url':'https://e.com/x'}"), "");
    row("driving_audio alone", "A 2.7 ImageToVideo", withMedia("{'type':'driving_audio','url':'https://e.com/x'}"),
        "ask media[0].type @input.media[0].type");

    const char* kind = "A 2.7 ReferenceToVideo";
    row("no type", kind, withMedia("{'url':'https://e.com/x'}"), "stop media[0].type @input.media[0].type");
    row("empty type", kind, withMedia("{'type':'','url':'https://e.com/x'}"),
        "stop media[0].type @input.media[0].type");
    row("no url", kind, withMedia("{'type':'reference_image'}"), "stop media[0].source @input.media[0].url");
    row("empty item", kind, withMedia(QByteArray(picture) + ",{}"),
        "stop media[1].type @input.media[1].type, stop media[1].source @input.media[1].url");
    for (const QByteArray& source :
        {QByteArray("http://e.com/x"), QByteArray("HTTPS://e.com/x"), QByteArray("data:image/png;base64,AAAA"),
            QByteArray("DATA:image/png;base64,AAAA"), QByteArray("oss://bucket/x"), QByteArray("file:///tmp/a.png")})
        row(source, kind, withMedia("{'type':'reference_image','url':'" + source + "'}"), "");
    for (const QByteArray& source :
        {QByteArray("ftp://e.com/x"), QByteArray("e.com/x"), QByteArray("/tmp/a.png"), QByteArray("https://"),
            QByteArray("https:// e.com"), QByteArray("javascript:x"), QByteArray("https://e.com/x?sig=***")})
        row(source, kind, withMedia("{'type':'reference_image','url':'" + source + "'}"),
            "ask media[0].source @input.media[0].url");
    for (const QByteArray& type :
        {QByteArray("reference_video"), QByteArray("reference_audio"), QByteArray("file"), QByteArray("link")})
        row("a local " + type, kind, withMedia("{'type':'" + type + "','url':'file:///tmp/a.pdf'}"),
            "stop media[0].source @input.media[0].url");
    for (const QByteArray& file : {QByteArray("/home/me/.ssh/id_rsa"), QByteArray("/home/me/.notes/a.pdf")})
        row(file, kind, withMedia("{'type':'file','url':'file://" + file + "'}"),
            "stop media[0].source @input.media[0].url, ask media[0].source @input.media[0].url");

    const QByteArray voice = "'reference_voice':'https://e.com/v.wav'";
    const QByteArray url = "'url':'https://e.com/x',";
    row("voice of an image", kind, withMedia("{'type':'reference_image'," + url + voice + "}"), "");
    row("voice of a video", kind, withMedia("{'type':'reference_video'," + url + voice + "}"), "");
    row("voice of a frame", kind, withMedia("{'type':'first_frame'," + url + voice + "}"),
        "ask media[0].referenceVoice @input.media[0].reference_voice");
    row("voice no address", kind, withMedia("{'type':'reference_image'," + url + "'reference_voice':'Anna'}"),
        "ask media[0].referenceVoice @input.media[0].reference_voice");
    row("voice from this computer", kind,
        withMedia("{'type':'reference_image'," + url + "'reference_voice':'file:///tmp/v.wav'}"),
        "stop media[0].referenceVoice @input.media[0].reference_voice");
    for (const char* other : {"A 3.0 ReferenceToVideo", "A 2.7 ImageToVideo"})
        row("voice", other, withMedia("{'type':'reference_image'," + url + voice + "}"),
            "ask - @input.media[0].reference_voice");
}

/// Resolutions, ratios, seconds.
void TestValidation::valueRows()
{
    for (const char* tier : {"480P", "720P", "1080P"})
        row(tier, "A 3.0 TextToVideo", withParameters(QByteArray("'resolution':'") + tier + "'"), "");
    for (const char* tier : {"720p", "4K", "1080", "2160P", " 720P"}) {
        row(tier, "A 3.0 TextToVideo", withParameters(QByteArray("'resolution':'") + tier + "'"),
            "ask resolution @parameters.resolution");
        row(tier, "A 2.7 TextToVideo", withParameters(QByteArray("'resolution':'") + tier + "'"), "");
    }
    for (const char* ratio : {"adaptive", "16:9", "1:1", "21:9"})
        row(ratio, "A 3.0 TextToVideo", withParameters(QByteArray("'ratio':'") + ratio + "'"), "");
    for (const char* ratio : {"Adaptive", "16x9", "16:", "0:1", "16:9 ", "1.5:1", "-16:9"}) {
        row(ratio, "A 2.7 TextToVideo", withParameters(QByteArray("'ratio':'") + ratio + "'"),
            "ask aspectRatio @parameters.ratio");
        row(ratio, "B TextToVideo", familyB(QByteArray(",'aspectRatio':'") + ratio + "'"),
            "ask aspectRatio @aspectRatio");
    }
    row("adaptive", "B TextToVideo", familyB(",'aspectRatio':'adaptive'"), "ask aspectRatio @aspectRatio");

    for (const char* seconds : {"2", "30", "17", "5.0"})
        row(seconds, "A 3.0 TextToVideo", withParameters(QByteArray("'duration':") + seconds), "");
    for (const char* seconds : {"1", "31", "0", "-1", "1000000"})
        row(seconds, "A 3.0 TextToVideo", withParameters(QByteArray("'duration':") + seconds),
            "ask duration @parameters.duration");
    for (const char* seconds : {"2.5", "29.999"})
        row(seconds, "A 3.0 TextToVideo", withParameters(QByteArray("'duration':") + seconds),
            "stop duration @parameters.duration");
    row("1", "A 2.7 TextToVideo", withParameters("'duration':1"), "");
    row("60", "A 2.7 TextToVideo", withParameters("'duration':60"), "");
    row("0", "A 2.7 TextToVideo", withParameters("'duration':0"), "ask duration @parameters.duration");
    row("-5", "A 2.7 TextToVideo", withParameters("'duration':-5"), "ask duration @parameters.duration");
    for (const char* seconds : {"5", "5.5", "05", "120"})
        row(seconds, "B TextToVideo", "{'model':'m','prompt':'p','duration':'" + QByteArray(seconds) + "'}", "");
    for (const char* seconds : {"0", "-3", "five", "5s", "nan", "1e999"})
        row(seconds, "B TextToVideo", "{'model':'m','prompt':'p','duration':'" + QByteArray(seconds) + "'}",
            "ask duration @duration");
    row("other modes and sounds", "B TextToVideo", familyB(",'mode':'ultra','sound':'ON','cfgScale':7,'logoAdd':9"),
        "");
}

/// The lists and addresses of family B.
void TestValidation::listRows()
{
    const auto image = [](const char* url) { return familyB(QByteArray(",'image':{'url':'") + url + "'}"); };
    row("http", "B ImageToVideo", image("http://e.com/1"), "");
    row("data", "B ImageToVideo", image("data:image/png;base64,AAAA"), "ask imageAddress @image.url");
    row("oss", "B ImageToVideo", image("oss://a/b"), "ask imageAddress @image.url");
    row("words", "B ImageToVideo", image("my cat"), "ask imageAddress @image.url");
    row("cut", "B ImageToVideo", image("https://e.com/1?***"), "ask imageAddress @image.url");
    row("local", "B ImageToVideo", image("file:///tmp/a.png"), "stop imageAddress @image.url");
    row("addresses", "B MultiImageToVideo",
        familyB(",'imageList':[{'image':'https://e.com/1'},{'image':'file:///a.png'},{'image':'x'}]"),
        "stop images[1].address @imageList[1].image, ask images[2].address @imageList[2].image");
    row("shots without anything", "B TextToVideo", familyB(",'multiShot':true,'multiPrompt':[{},{'index':7}]"),
        "ask shots[0].prompt @multiPrompt[0].prompt, ask shots[0].seconds @multiPrompt[0].duration, "
        "ask shots[1].prompt @multiPrompt[1].prompt, ask shots[1].seconds @multiPrompt[1].duration");
    row("a shot without a length", "B TextToVideo",
        familyB(",'multiShot':true,'multiPrompt':[{'index':1,'prompt':'a','duration':'5'},{'index':2,'prompt':'b'}]"),
        "ask shots[1].seconds @multiPrompt[1].duration");
    row("two shots with one number", "B TextToVideo",
        familyB(",'multiShot':true,'multiPrompt':[{'index':3,'prompt':'a','duration':'2'},"
                "{'index':3,'prompt':'b','duration':'3'}]"),
        "ask shots[1].index @multiPrompt[1].index");
    row("shots without anything that are not used", "B TextToVideo", familyB(",'multiPrompt':[{},{}]"), "");
    row("shots switched off", "B TextToVideo",
        familyB(",'multiShot':false,'multiPrompt':[{'index':1,'prompt':'a','duration':'5'}]"), "");
    row("a shot's odd seconds", "B TextToVideo", familyB(",'multiPrompt':[{'duration':'long'}]"),
        "ask shots[0].seconds @multiPrompt[0].duration");
    row("empty lists and objects", "B ImageToVideo",
        familyB(",'image':{'url':'https://e.com/1'},'voiceList':[],'multiPrompt':[],'logoParam':{}"), "");
    row("empty parameters", "A 3.0 TextToVideo", withParameters(""), "");
}

/// Fields that a kind does not have.
void TestValidation::foreignRows()
{
    row("media", "A 3.0 TextToVideo", withMedia(image), "ask - @input.media");
    row("watermark", "A 3.0 TextToVideo", withParameters("'watermark':true"), "ask - @parameters.watermark");
    for (const char* key : {"ratio", "duration"})
        row(key, "A 2.7 VideoEdit",
            "{'model':'m','input':{'prompt':'p','media':[{'type':'video','url':'https://e.com/v.mp4'}]},'parameters':{'"
                + QByteArray(key) + "':1}}",
            qstrcmp(key, "ratio") == 0 ? "ask - @parameters.ratio" : "ask - @parameters.duration");
    row("vendor keys", "A 2.7 TextToVideo",
        "{'model':'m','input':{'prompt':'p','audio_url':'x'},'parameters':{'seed':1,'negative_prompt':false}}",
        "ask - @input.audio_url, ask - @parameters.negative_prompt, ask - @parameters.seed");
    row("a key of the other family", "A 3.0 TextToVideo", "{'model':'m','input':{'prompt':'p'},'negativePrompt':'x'}",
        "ask - @negativePrompt");
    row("an item's own key", "A 3.0 ImageToVideo",
        withMedia("{'type':'first_frame','url':'https://e.com/x','weight':1}"), "ask - @input.media[0].weight");
    row("images", "B TextToVideo", familyB(",'imageList':[{}],'image':{},'voiceList':[{}]"),
        "ask - @image, ask - @imageList, ask - @voiceList");
    row("no images", "B TextToVideo", familyB(",'imageList':[],'voiceList':[]"), ""); // left out
    row("voices", "B MultiImageToVideo",
        familyB(",'imageList':[{'image':'https://e.com/1'}],'voiceList':[{'voiceId':'v'}]"), "ask - @voiceList");
    row("an image's tail", "B ImageToVideo", familyB(",'image':{'url':'https://e.com/1','tail':'x'}"),
        "ask - @image.tail");
    row("keys of family A", "B TextToVideo", familyB(",'input':{},'parameters':{}"), "ask - @input, ask - @parameters");
    row("other letters", "B TextToVideo", familyB(",'CfgScale':1"), "ask - @CfgScale");
}

void TestValidation::rules_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("found");
    requiredRows();
    typeRows();
    mediaRows();
    valueRows();
    listRows();
    foreignRows();
}

void TestValidation::rules()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, body);
    QFETCH(QString, found);
    const RequestReading reading = decodeCreate(object(body), kindNamed(kind));
    QCOMPARE(described(checkRequest(reading.request)).join(u", "_s), found);
}

void TestValidation::saysWhatWasExpected_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("sentence");
    const char* a = "A 2.7 TextToVideo";
    const char* b = "B TextToVideo";
    row("integer", a, withParameters("'duration':'5'"), "expected an integer, found \"5\"");
    row("fraction", a, withParameters("'duration':5.5"), "expected an integer, found 5.5");
    row("switch", a, withParameters("'watermark':'true'"), "expected true or false, found \"true\"");
    row("false", a, withParameters("'resolution':false"), "expected text, found false");
    row("object", a, "{'model':'m','input':[]}", "expected an object, found a list");
    row("text", a, "{'model':'m','input':{'prompt':{}}}", "expected text, found an object");
    row("list", "A 3.0 VideoEdit", "{'model':'m','input':{'media':'x'}}", "expected a list, found \"x\"");
    row("seconds as text", b, "{'model':'m','prompt':'p','duration':5}",
        "expected seconds as text, such as \"5\", found 5");
    row("number", b, familyB(",'cfgScale':'high'"), "expected a number, found \"high\"");
    row("a long value", b, familyB(",'cfgScale':'" + QByteArray(100, 'x') + "'"),
        ("expected a number, found \"" + QByteArray(38, 'x') + "\u2026").constData());
}

void TestValidation::saysWhatWasExpected()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, body);
    QFETCH(QString, sentence);
    const QList<Finding> findings = checkRequest(decodeCreate(object(body), kindNamed(kind)).request);
    QVERIFY(!findings.isEmpty());
    QCOMPARE(findings.constFirst().message, QString::fromUtf8(sentence.toLatin1()));
}

void TestValidation::fieldsAlone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("found");
    QTest::newRow("whole") << u"A 2.7 TextToVideo"_s << 5.0 << QString();
    QTest::newRow("a fraction") << u"A 2.7 TextToVideo"_s << 5.5 << u"stop duration @parameters.duration"_s;
    QTest::newRow("beyond integers") << u"A 2.7 TextToVideo"_s << 1e12 << u"stop duration @parameters.duration"_s;
    QTest::newRow("endless") << u"A 3.0 TextToVideo"_s << std::numeric_limits<double>::infinity()
                             << u"stop duration @parameters.duration"_s;
    QTest::newRow("B, a fraction") << u"B TextToVideo"_s << 5.5 << QString();
    // Fields that the kind does not have are not sent and not checked.
    QTest::newRow("not offered") << u"A 2.7 VideoEdit"_s << 5.5 << QString();
}

void TestValidation::fieldsAlone()
{
    QFETCH(QString, kind);
    QFETCH(double, seconds);
    QFETCH(QString, found);
    VideoRequest request;
    request.kind = kindNamed(kind);
    request.model = u"m"_s;
    request.prompt = u"p"_s;
    request.durationSeconds = seconds;
    // Left over from other kinds:
    request.images = {QString()};
    request.voices = {QString()};
    request.imageAddress = u"file:///a.png"_s;
    request.media = {{u"video"_s, u"https://e.com/v.mp4"_s, u"file:///v.wav"_s}};
    request.resolution = kind.startsWith(u'B') ? u"huge"_s : u"720P"_s;
    QCOMPARE(described(checkRequest(request)).join(u", "_s), found);
    // The same with extra JSON, which is checked as it would be sent.
    if (!std::isfinite(seconds))
        return;
    request.extra = {{u"x"_s, 1}};
    QCOMPARE(
        described(checkRequest(request)).join(u", "_s), found + (found.isEmpty() ? u""_s : u", "_s) + u"ask - @x"_s);
}

void TestValidation::stopsAKindThatIsNotOffered()
{
    for (const RequestKind& kind : {RequestKind{Family::B, Generation::None, ApiType::VideoEdit},
             RequestKind{Family::A, Generation::None, ApiType::TextToVideo},
             RequestKind{Family::A, Generation::G30, ApiType::MultiImageToVideo}}) {
        VideoRequest request;
        request.kind = kind;
        request.model = u"m"_s;
        request.prompt = u"p"_s;
        request.durationSeconds = 5;
        QCOMPARE(described(checkRequest(request)), QStringList(u"stop model @model"_s));
    }
}

void TestValidation::everythingAtOnceFamilyA()
{
    const QByteArray body =
        "{'input':{'prompt':5,'mood':'x','media':[{'type':'video','url':'x'},{'type':'reference_audio',"
        "'url':'file:///a.wav'},{'url':7,'reference_voice':'y'},'z']},"
        "'parameters':{'resolution':'4K','ratio':'wide','duration':'5','prompt_extend':'no','watermark':true},'odd':1}";
    const QList<Finding> findings =
        checkRequest(decodeCreate(object(body), kindNamed(u"A 3.0 ReferenceToVideo"_s)).request);
    const QStringList expected = {
        u"stop prompt @input.prompt"_s,
        u"stop media[2].source @input.media[2].url"_s,
        u"stop media[3] @input.media[3]"_s,
        u"stop duration @parameters.duration"_s,
        u"stop promptExtend @parameters.prompt_extend"_s,
        u"stop model @model"_s,
        u"stop media[1].source @input.media[1].url"_s,
        u"stop media[2].type @input.media[2].type"_s,
        u"ask - @input.media[2].reference_voice"_s,
        u"ask - @input.mood"_s,
        u"ask - @odd"_s,
        u"ask - @parameters.watermark"_s,
        u"ask media[0].type @input.media[0].type"_s,
        u"ask media[0].source @input.media[0].url"_s,
        u"ask aspectRatio @parameters.ratio"_s,
        u"ask resolution @parameters.resolution"_s,
    };
    QCOMPARE(sorted(described(findings)), sorted(expected));
    QVERIFY(std::is_sorted(findings.begin(), findings.end(),
        [](const Finding& left, const Finding& right) { return left.severity < right.severity; }));
}

void TestValidation::everythingAtOnceFamilyB()
{
    const QByteArray body = "{'prompt':'','duration':5,'cfgScale':'x','aspectRatio':'wide','image':{'url':'here'},"
                            "'voiceList':[{'voiceId':1},{}],'multiPrompt':[{'duration':'soon'}],'imageList':[{}]}";
    const QList<Finding> findings = checkRequest(decodeCreate(object(body), kindNamed(u"B ImageToVideo"_s)).request);
    const QStringList expected = {
        u"stop guidance @cfgScale"_s,
        u"stop duration @duration"_s,
        u"stop voices[0].id @voiceList[0].voiceId"_s,
        u"stop model @model"_s,
        u"stop prompt @prompt"_s,
        u"stop voices[1].id @voiceList[1].voiceId"_s,
        u"ask - @imageList"_s,
        u"ask shots[0].seconds @multiPrompt[0].duration"_s,
        u"ask imageAddress @image.url"_s,
        u"ask aspectRatio @aspectRatio"_s,
    };
    QCOMPARE(sorted(described(findings)), sorted(expected));
    QVERIFY(std::is_sorted(findings.begin(), findings.end(),
        [](const Finding& left, const Finding& right) { return left.severity < right.severity; }));
}

void TestValidation::saysEverythingInASentence()
{
    VideoRequest request;
    request.kind = kindNamed(u"A 2.7 ReferenceToVideo"_s);
    request.durationSeconds = 5.5;
    request.aspectRatio = u"wide"_s;
    request.media = {{{}, {}, {}}, {u"odd"_s, u"x"_s, u"file:///v.wav"_s}, {u"file"_s, u"file:///d.pdf"_s, u"v"_s}};
    const QList<Finding> findings = validate(request);
    QVERIFY(findings.size() > 8);
    for (const Finding& finding : findings) {
        QVERIFY2(!finding.message.contains(u'%') && finding.message.endsWith(u'.'), qPrintable(finding.message));
        QVERIFY2(finding.message.at(0).isUpper() || finding.message.startsWith(u"odd"_s), qPrintable(finding.message));
    }
}

void TestValidation::saysTheDayWhenAClipsLinkEnds()
{
    VideoRequest request;
    request.kind = kindNamed(u"A 3.0 VideoEdit"_s);
    request.prompt = u"Night"_s;
    request.media = {{u"video"_s, u"file:///take.mp4"_s, {}}};
    FileWays ways;
    const auto sentence = [&](const QDateTime& end) {
        ways.clipLinks = {{u"file:///take.mp4"_s, end}};
        const QList<Finding> findings = validate(request, false, ways);
        const auto way =
            std::find_if(findings.cbegin(), findings.cend(), [](const Finding& finding) { return finding.aboutWay; });
        return way == findings.cend() ? QString() : way->message;
    };
    const QDate today = QDate::currentDate();
    QCOMPARE(sentence(QDateTime(today.addDays(1), QTime(2, 32, 44))),
        u"Video 1 uses the clip's own link, which works until %1 02:32."_s.arg(
            today.addDays(1).toString(u"yyyy-MM-dd"_s)));
    QCOMPARE(
        sentence(QDateTime(today, QTime(23, 59, 58))), u"Video 1 uses the clip's own link, which works until 23:59."_s);
}

QTEST_GUILESS_MAIN(TestValidation)
#include "tst_validation.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/service/text/requestimport.h"

#include "app/request/requestjson.h"
#include "app/service/wire/wire.h"
#include "tests/service/requestgenerator.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr RequestKind textA30{Family::A, Generation::G30, ApiType::TextToVideo};
constexpr RequestKind imageA27{Family::A, Generation::G27, ApiType::ImageToVideo};
constexpr RequestKind editA30{Family::A, Generation::G30, ApiType::VideoEdit};
constexpr RequestKind multiB{Family::B, Generation::None, ApiType::MultiImageToVideo};

QByteArray text(const QJsonObject& json)
{
    return QJsonDocument(json).toJson();
}

/// JSON with ' instead of ", which makes tests easier to read.
QByteArray quoted(const char* json)
{
    return QByteArray(json).replace('\'', '"');
}

} // namespace

class TestRequestImport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wireOfEveryKind_data();
    void wireOfEveryKind();
    void storedFormsOfEveryKind_data();
    void storedFormsOfEveryKind();
    void findsTheKind_data();
    void findsTheKind();
    void accountKnowsItsModels();
    void losesNothing_data();
    void losesNothing();
    void whatIsEmptyIsLeftOutWithANote();
    void findings_data();
    void findings();
    void command();
    void commandForAnUnknownType();
    void notARequest_data();
    void notARequest();
    void oddsInStoredForms_data();
    void oddsInStoredForms();
    void byteOrderMark();
    void files_data();
    void files();
    void pipeDoesNotHang();

private:
    Result<ImportedRequest> read(const QByteArray& bytes, const RequestKind& chosen = textA30) const
    {
        return importRequest(bytes, {m_profiles, {}, chosen});
    }

    ProfileCatalogue m_profiles;
    QTemporaryDir m_folder;
};

void TestRequestImport::wireOfEveryKind_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestRequestImport::wireOfEveryKind()
{
    QFETCH(const int, kind);
    RequestGenerator generator(quint32(kind) + 7, {u"file:///tmp/a%20b.png"_s});
    for (int i = 0; i < 100; ++i) {
        VideoRequest request = generator.next(allKinds().at(kind));
        // The kind is the one selected in the form; only a better interpretation could lead to another one.
        const auto imported = read(text(encodeCreate(request)), request.kind);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        QCOMPARE(imported->request.kind.family, request.kind.family);
        QCOMPARE(imported->request.kind.generation, request.kind.generation);
        QCOMPARE(encodeCreate(imported->request), encodeCreate(request));
        if (imported->isKindCertain) {
            QCOMPARE(kindName(imported->request.kind), kindName(request.kind));
            QVERIFY(imported->request == request);
        } else {
            QVERIFY(imported->notes.constLast().contains(kindName(imported->request.kind)));
        }
    }
}

void TestRequestImport::storedFormsOfEveryKind_data()
{
    wireOfEveryKind_data();
}

void TestRequestImport::storedFormsOfEveryKind()
{
    QFETCH(const int, kind);
    RequestGenerator generator(quint32(kind) + 70, {u"file:///tmp/a%20b.png"_s});
    for (int i = 0; i < 20; ++i) {
        const VideoRequest request = generator.next(allKinds().at(kind));
        const QJsonObject task{{u"id"_s, 7}, {u"createdAt"_s, u"2026-01-01T00:00:00Z"_s}};
        const QJsonObject draft{{u"account"_s, u"studio"_s}, {u"request"_s, toJson(request)}};
        for (const QJsonObject& json : {toJson(request), takeJson(request, task), draft}) {
            const auto imported = read(text(json));
            QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
            QVERIFY(imported->request == request);
            QVERIFY(imported->isKindCertain);
            QCOMPARE(imported->notes, QStringList());
            QVERIFY(imported->findings.isEmpty());
        }
    }
}

void TestRequestImport::findsTheKind_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("isCertain");
    QTest::addColumn<int>("chosen");
    const auto add = [](const char* name, const char* body, const char* kind, bool isCertain,
                         const RequestKind& chosen = textA30) {
        QTest::newRow(name) << quoted(body) << QString::fromLatin1(kind) << isCertain
                            << int(allKinds().indexOf(chosen));
    };
    add("A text", "{'model':'practice-a-3.0','input':{'prompt':'a'}}", "A 3.0 TextToVideo", true);
    add("A 2.7 text by its model", "{'model':'practice-a-2.7','input':{'prompt':'a'}}", "A 2.7 TextToVideo", true);
    add("A 2.7 by its watermark", "{'model':'x','input':{'prompt':'a'},'parameters':{'watermark':true}}",
        "A 2.7 TextToVideo", true);
    add("the model wins over the watermark",
        "{'model':'practice-a-3.0','input':{'prompt':'a'},'parameters':{'watermark':true}}", "A 3.0 TextToVideo", true);
    add("unknown model", "{'model':'x','input':{'prompt':'a'}}", "A 3.0 TextToVideo", false);
    add("unknown model, 2.7 chosen", "{'model':'x','input':{'prompt':'a'}}", "A 2.7 TextToVideo", false, imageA27);
    add("no model", "{'input':{'prompt':'a'}}", "A 3.0 TextToVideo", false, multiB);
    add("first frame", "{'model':'practice-a-3.0','input':{'media':[{'type':'first_frame','url':'https://x/1'}]}}",
        "A 3.0 ImageToVideo", false);
    add("first frame, though edit is chosen",
        "{'model':'practice-a-3.0','input':{'media':[{'type':'first_frame','url':'https://x/1'}]}}",
        "A 3.0 ImageToVideo", false, editA30);
    add("driving audio",
        "{'model':'x','input':{'media':[{'type':'first_frame','url':'https://x/"
        "1'},{'type':'driving_audio','url':'https://x/2'}]}}",
        "A 2.7 ImageToVideo", true);
    add("reference image",
        "{'model':'practice-a-3.0','input':{'media':[{'type':'reference_image','url':'https://x/1'}]}}",
        "A 3.0 ReferenceToVideo", false);
    add("reference voice",
        "{'model':'x','input':{'media':[{'type':'reference_image','url':'https://x/1','reference_voice':'https://x/"
        "2'}]}}",
        "A 2.7 ReferenceToVideo", true);
    add("reference video may be either",
        "{'model':'practice-a-3.0','input':{'media':[{'type':'reference_video','url':'https://x/1'}]}}",
        "A 3.0 ReferenceToVideo", false);
    add("reference video, edit is chosen",
        "{'model':'practice-a-3.0','input':{'media':[{'type':'reference_video','url':'https://x/1'}]}}",
        "A 3.0 VideoEdit", false, editA30);
    add("video", "{'model':'x','input':{'prompt':'a','media':[{'type':'video','url':'https://x/1'}]}}",
        "A 2.7 VideoEdit", true);
    add("B text", "{'model':'x','prompt':'a','duration':'5'}", "B TextToVideo", true);
    add("B though the model says A", "{'model':'practice-a-3.0','prompt':'a','duration':'5'}", "B TextToVideo", true);
    add("B image", "{'prompt':'a','duration':'5','image':{'url':'https://x/1'}}", "B ImageToVideo", true);
    add("B voices", "{'prompt':'a','duration':'5','voiceList':[{'voiceId':'v'}]}", "B ImageToVideo", true);
    add("B images", "{'prompt':'a','duration':'5','imageList':[{'image':'https://x/1'}]}", "B MultiImageToVideo", true);
    add("only a model", "{'model':'practice-b'}", "B TextToVideo", true);
}

void TestRequestImport::findsTheKind()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, kind);
    QFETCH(const bool, isCertain);
    QFETCH(const int, chosen);
    const auto imported = read(body, allKinds().at(chosen));
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
    QCOMPARE(kindName(imported->request.kind), kind);
    QCOMPARE(imported->isKindCertain, isCertain);
    QCOMPARE(imported->notes, isCertain ? QStringList() : QStringList{u"Guessed the request kind: %1."_s.arg(kind)});
}

void TestRequestImport::accountKnowsItsModels()
{
    const EnabledModel house = wholeModel(u"house-model"_s, Family::A, Generation::G27);
    const auto imported =
        importRequest(quoted("{'model':'house-model','input':{'prompt':'a'}}"), {m_profiles, {house}, textA30});
    QVERIFY(imported);
    QCOMPARE(kindName(imported->request.kind), u"A 2.7 TextToVideo"_s);
    QVERIFY(imported->isKindCertain);
}

void TestRequestImport::losesNothing_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("unknown keys") << quoted("{'model':'x','input':{'prompt':'a','seed':1},'size':[1,{'a':false}]}");
    QTest::newRow("wrong types") << quoted("{'model':5,'prompt':'a','duration':5,'multiShot':'yes','image':'x'}");
    QTest::newRow("both families") << quoted("{'model':'x','prompt':'a','input':{'prompt':'b'},'duration':'5'}");
    QTest::newRow("lists of anything") << quoted("{'model':'x','input':{'prompt':'a','media':[1,'a',{},[]]}}");
}

void TestRequestImport::losesNothing()
{
    QFETCH(const QByteArray, body);
    const auto imported = read(body);
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
    QCOMPARE(encodeCreate(imported->request), QJsonDocument::fromJson(body).object());
}

void TestRequestImport::whatIsEmptyIsLeftOutWithANote()
{
    for (const char* body : {"{'model':null,'input':{'prompt':'a','media':null},'parameters':null}",
             "{'model':'','input':{'prompt':'a','media':''},'parameters':''}"}) {
        const auto imported = read(quoted(body));
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
        QCOMPARE(encodeCreate(imported->request), QJsonDocument::fromJson(quoted("{'input':{'prompt':'a'}}")).object());
        QCOMPARE(imported->findings.size(), 3);
        for (const Finding& finding : std::as_const(imported->findings))
            QVERIFY(finding.severity == Severity::Note && !finding.message.isEmpty());
    }
}

void TestRequestImport::findings_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("none") << quoted("{'model':'practice-b','prompt':'a','duration':'5'}") << QStringList();
    QTest::newRow("wrong type") << quoted(
        "{'model':'practice-a-3.0','input':{'prompt':'a'},'parameters':{'duration':'5'}}")
                                << QStringList{u"parameters.duration"_s};
    QTest::newRow("unknown") << quoted("{'model':'practice-a-3.0','input':{'prompt':'a'},'parameters':{'seed':5}}")
                             << QStringList{u"parameters.seed"_s};
    QTest::newRow("in a list") << quoted(
        "{'model':'practice-a-3.0','input':{'media':[{'type':'first_frame','url':5}]}}")
                               << QStringList{u"input.media[0].url"_s};
    QTest::newRow("null") << quoted("{'model':'practice-b','prompt':'a','duration':'5','sound':null}")
                          << QStringList{u"sound"_s};
    QTest::newRow("empty in a list") << quoted(
        "{'model':'practice-b','prompt':'a','duration':'5','logoParam':{'a':[1,null,'',[null]]}}")
                                     << QStringList{u"logoParam.a[1]"_s, u"logoParam.a[2]"_s, u"logoParam.a[3][0]"_s};
    QTest::newRow("twice") << quoted("{'model':'x','model':'practice-b','prompt':'a','duration':'5'}")
                           << QStringList{u"model"_s};
}

void TestRequestImport::findings()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QStringList, paths);
    const auto imported = read(body);
    QVERIFY(imported);
    QStringList found;
    for (const Finding& finding : imported->findings) {
        found.append(finding.path);
        QVERIFY(!finding.message.isEmpty());
    }
    QCOMPARE(found, paths);
}

void TestRequestImport::command()
{
    const QByteArray command = "curl -H 'Authorization: Bearer sk-canary' "
                               "https://video.example/v1/video/generations/ReferenceToVideo -d '"
        + quoted("{'model':'x','input':{'media':[{'type':'first_frame','url':'https://x/1'}]}}") + "'";
    const auto imported = read(command);
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
    QCOMPARE(kindName(imported->request.kind), u"A 3.0 ReferenceToVideo"_s); // the path decides, whatever the media
    QCOMPARE(imported->baseUrl, QUrl(u"https://video.example/v1"_s));
    const QStringList notes{
        u"Ignored the key in the command."_s, u"Guessed the request kind: A 3.0 ReferenceToVideo."_s};
    QCOMPARE(imported->notes, notes); // it does not state 3.0 or 2.7
    QVERIFY(!text(toJson(imported->request)).contains("canary"));
}

void TestRequestImport::commandForAnUnknownType()
{
    const auto imported =
        read("curl https://x.example/v1/video/generations/Smell -d '" + quoted("{'prompt':'a','duration':'5'}") + "'");
    QVERIFY(imported);
    QCOMPARE(kindName(imported->request.kind), u"B TextToVideo"_s);
    QCOMPARE(imported->notes, QStringList{u"The service has no request type \"Smell\"."_s});
}

void TestRequestImport::notARequest_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char* name, const QByteArray& bytes, const QString& sentence) {
        QTest::newRow(name) << bytes << sentence;
    };
    add("nothing", {}, u"This isn't a request: it's empty."_s);
    add("spaces", " \n\t ", u"it's empty."_s);
    add("words", "A cat on a roof", u"neither JSON nor a cURL command"_s);
    add("picture", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), u"isn't text"_s);
    add("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), u"UTF-16"_s);
    add("list", "[1]", u"found a list"_s);
    add("half", "{\"model\":\"x\",\n  \"prompt\": \"a", u"line 2"_s);
    add("comma too many", "{\n\"model\": \"x\",\n}", u"line "_s);
    add("deep", QByteArray(5000, '['), u"Invalid JSON"_s);
    add("empty object", "{}", u"none of a request's fields"_s);
    add("other JSON", quoted("{'name':'dailies','version':'1.0'}"), u"none of a request's fields"_s);
    add("reply A", quoted("{'output':{'task_id':'1','task_status':'PENDING'},'request_id':'r'}"),
        u"none of a request's fields"_s);
    add("reply B", quoted("{'Response':{'JobId':'1','RequestId':'r'}}"), u"none of a request's fields"_s);
    add("query", quoted("{'model':'x','taskId':'1'}"), u"checks a task"_s);
    add("command without a body", "curl https://x", u"-d or --json is missing"_s);
    add("command with another body", "curl https://x -d '{\"a\":1}'", u"none of a request's fields"_s);
    add("take of a newer version", quoted("{'format':'dailies-take','version':2,'request':{}}"),
        u"newer version of Dailies"_s);
    add("take without a version", quoted("{'format':'dailies-take','request':{}}"), u"without a version"_s);
    add("take of version 0", quoted("{'format':'dailies-take','version':0,'request':{}}"), u"without a version"_s);
    add("take without a request", quoted("{'format':'dailies-take','version':1}"), u"without a request"_s);
    add("take with a text as request", quoted("{'format':'dailies-take','version':1,'request':'a'}"),
        u"without a request"_s);
    add("take of no kind", quoted("{'format':'dailies-take','version':1,'request':{}}"), u"doesn't know"_s);
    add("kind that there is not", quoted("{'family':'C','generation':'9','apiType':'Smell'}"), u"doesn't know"_s);
    add("kind that is not offered", quoted("{'family':'B','generation':'','apiType':'VideoEdit'}"), u"doesn't know"_s);
}

void TestRequestImport::notARequest()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, sentence);
    const auto imported = read(bytes);
    QVERIFY(!imported);
    QCOMPARE(imported.error().kind, ErrorKind::BadInput);
    QVERIFY2(imported.error().message.contains(sentence), qPrintable(imported.error().message));
}

void TestRequestImport::oddsInStoredForms_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("paths");
    const QByteArray start = "{'family':'A','generation':'3.0','apiType':'TextToVideo','prompt':'a'";
    const auto add = [&start](const char* name, const char* more, const QStringList& paths) {
        QTest::newRow(name) << quoted((start + more + '}').constData()) << paths;
    };
    add("nothing", "", {});
    add("unknown key", ",'seed':5", {u"seed"_s});
    add("wrong types", ",'resolution':5,'watermark':'yes'", {u"resolution"_s, u"watermark"_s});
    add("list of another type", ",'images':5", {u"images"_s});
    add("says nothing", ",'seed':null,'voices':[],'logoParam':null,'mode':''", {});
    add("fields of other kinds are kept", ",'images':['https://x/1'],'duration':5,'watermark':true", {});
}

void TestRequestImport::oddsInStoredForms()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QStringList, paths);
    const auto imported = read(json);
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
    QCOMPARE(imported->request.prompt, u"a"_s);
    QStringList found;
    for (const Finding& finding : imported->findings)
        found.append(finding.path);
    QCOMPARE(found, paths);
    QCOMPARE(imported->notes.isEmpty(), paths.isEmpty());
}

void TestRequestImport::byteOrderMark()
{
    const auto imported = read("\xEF\xBB\xBF" + quoted("{'model':'practice-b','prompt':'a','duration':'5'}"));
    QVERIFY(imported);
    QCOMPARE(imported->request.prompt, u"a"_s);
}

void TestRequestImport::files_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("missing") << m_folder.filePath(u"gone.json"_s) << u"gone.json no longer exists."_s;
    QTest::newRow("folder") << m_folder.path() << u" isn't a file."_s;
    QTest::newRow("device") << u"/dev/zero"_s << u"zero isn't a file."_s;
    QTest::newRow("empty name") << QString() << u" no longer exists."_s;
    QFile bad(m_folder.filePath(u"bad.json"_s));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\n]");
    QTest::newRow("broken") << bad.fileName() << u"bad.json: Invalid JSON"_s;
    QFile large(m_folder.filePath(u"large.json"_s));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(300LL * 1024 * 1024)); // a sparse file
    QTest::newRow("large") << large.fileName() << u"large.json is too large for a request."_s;
    QFile good(m_folder.filePath(u"good.json"_s));
    QVERIFY(good.open(QIODevice::WriteOnly));
    good.write(quoted("{'model':'practice-b','prompt':'a','duration':'5'}"));
    QTest::newRow("good") << good.fileName() << QString();
}

void TestRequestImport::files()
{
    QFETCH(const QString, path);
    QFETCH(const QString, sentence);
    const auto imported = importRequestFile(path, {m_profiles});
    QCOMPARE(imported.has_value(), sentence.isEmpty());
    if (!imported)
        QVERIFY2(imported.error().message.contains(sentence), qPrintable(imported.error().message));
}

void TestRequestImport::pipeDoesNotHang()
{
    const QString path = m_folder.filePath(u"pipe.json"_s);
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const auto imported = importRequestFile(path, {m_profiles});
    QVERIFY(!imported);
    QVERIFY(imported.error().message.contains(u"pipe.json isn't a file."_s));
}

QTEST_GUILESS_MAIN(TestRequestImport)
#include "tst_requestimport.moc"

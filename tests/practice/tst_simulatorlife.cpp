// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clipmaker.h"
#include "app/practice/cliporder.h"
#include "tests/practice/simulatorstage.h"

#include <QBuffer>
#include <QImage>
#include <QTest>
#include <QUrl>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {
QString apiTypeOf(const BodyRow& row)
{
    return QString::fromLatin1(row.apiType);
}
} // namespace

class TestSimulatorLife final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void livesFamilyA();
    void livesFamilyB();
    void waitsForTheClip();
    void failsWithoutTheClip();
    void goesOnAfterARestart();
    void keepsNoDataUris();
    void refusesWhenNothingCanBeKept();
    void clipAddresses();
    void troubleFail();
    void troubleSlow();
    void troubleRefuse();
    void troubleUnknown();
    void troubleOddWord();
    void troubleLostAnswer();
    void troubleBusy();
    void troubleDeadLink();
    void namesItsTroubles();
    void ordersTheClip_data();
    void ordersTheClip();
    void usesTheFirstPicture_data();
    void usesTheFirstPicture();
    void followsTheFirstPicture();
};

void TestSimulatorLife::livesFamilyA()
{
    Stage stage;
    stage.create(
        u"VideoEdit"_s, R"({"model":"practice-a-3.0","input":{"prompt":"brighter","media":[{"type":"reference_video",
        "url":"https://example.org/v.mp4"}]},"parameters":{"resolution":"1080P","duration":7}})");
    const QString id = stage.kept.first().id;
    stage.simulator.clipMade(id, start + 4'000);
    QCOMPARE(stage.word(false, id, start), u"PENDING"_s);
    QCOMPARE(stage.word(false, id, start + 1'999), u"PENDING"_s);
    QCOMPARE(stage.word(false, id, start + 2'000), u"RUNNING"_s);
    QCOMPARE(stage.word(false, id, start + 9'999), u"RUNNING"_s);

    const QJsonObject running = Stage::object(stage.query(u"practice-a-3.0"_s, id, start + 5'000));
    QVERIFY(!running["output"_L1].toObject().contains("video_url"_L1));
    QVERIFY(!running["output"_L1].toObject().contains("end_time"_L1));
    QVERIFY(!running.contains("usage"_L1));

    const QJsonObject done = Stage::object(stage.query(u"practice-a-3.0"_s, id, start + 10'000));
    const QJsonObject output = done["output"_L1].toObject();
    QCOMPARE(output["task_id"_L1].toString(), id);
    QCOMPARE(output["task_status"_L1].toString(), u"SUCCEEDED"_s);
    QCOMPARE(output["submit_time"_L1].toString(), u"2023-11-14 22:13:20.000"_s);
    QCOMPARE(output["scheduled_time"_L1].toString(), u"2023-11-14 22:13:22.000"_s);
    QCOMPARE(output["end_time"_L1].toString(), u"2023-11-14 22:13:30.000"_s);
    QCOMPARE(output["orig_prompt"_L1].toString(), u"brighter"_s);
    QCOMPARE(output["video_url"_L1].toString(), u"http://127.0.0.1:9/clips/"_s + stage.kept.first().clipName());
    const QJsonObject usage{{u"input_video_duration"_s, 7}, {u"output_video_duration"_s, 7}, {u"video_count"_s, 1},
        {u"SR"_s, 1080}, {u"duration"_s, 14}, {u"resolution"_s, QJsonValue::Null}, {u"size"_s, QJsonValue::Null},
        {u"total_tokens"_s, QJsonValue::Null}};
    QCOMPARE(done["usage"_L1].toObject(), usage);
    QVERIFY(!done["request_id"_L1].toString().isEmpty());
}

void TestSimulatorLife::livesFamilyB()
{
    Stage stage;
    const QString id = stage.task(true, u"a boat"_s);
    QCOMPARE(stage.word(true, id, start), u"WAIT"_s);
    QCOMPARE(stage.word(true, id, start + 2'000), u"RUN"_s);
    QCOMPARE(stage.word(true, id, start + 10'000), u"DONE"_s);
    const QJsonObject response =
        Stage::object(stage.query(u"practice-b"_s, id, start + 10'000))["Response"_L1].toObject();
    for (const QLatin1StringView key : {"ErrorCode"_L1, "ErrorMessage"_L1, "ExternalTaskId"_L1})
        QVERIFY(response.contains(key) && response[key].isString() && response[key].toString().isEmpty());
    QCOMPARE(response["Duration"_L1].toString(), u"5.000"_s);
    QCOMPARE(response["FinalUnitDeduction"_L1].toString(), u"2.5"_s);
    QVERIFY(!response["VideoId"_L1].toString().isEmpty() && !response["RequestId"_L1].toString().isEmpty());
    QVERIFY(response["ResultVideoUrl"_L1].toString().startsWith("http://127.0.0.1:9/clips/"_L1));
}

void TestSimulatorLife::waitsForTheClip()
{
    Stage stage;
    stage.create(u"TextToVideo"_s, R"({"model":"practice-a-3.0","input":{"prompt":"x"}})");
    const PracticeJob job = stage.kept.first();
    QCOMPARE(stage.word(false, job.id, start + 60'000), u"RUNNING"_s);
    QCOMPARE(stage.ask(u"/clips/"_s + job.clipName(), {}, start + 60'000, "GET").status, 404);
    stage.simulator.clipMade(job.id, start + 61'000);
    QCOMPARE(stage.word(false, job.id, start + 61'000), u"SUCCEEDED"_s);
    const QJsonObject done = Stage::object(stage.query(u"practice-a-3.0"_s, job.id, start + 90'000));
    QCOMPARE(done["output"_L1]["end_time"_L1].toString(), u"2023-11-14 22:14:21.000"_s);
}

void TestSimulatorLife::failsWithoutTheClip()
{
    Stage stage;
    for (const bool familyB : {false, true}) {
        const QString id = stage.task(familyB, u"x"_s);
        stage.simulator.clipFailed(id, u"The disk is full."_s);
        QCOMPARE(stage.word(familyB, id, start + 10'000), familyB ? u"FAIL"_s : u"FAILED"_s);
        const QJsonObject json =
            Stage::object(stage.query(familyB ? u"practice-b"_s : u"practice-a-3.0"_s, id, start + 10'000));
        QCOMPARE(familyB ? json["Response"_L1]["ErrorMessage"_L1] : json["output"_L1]["message"_L1],
            QJsonValue(u"The disk is full."_s));
    }
}

void TestSimulatorLife::goesOnAfterARestart()
{
    for (const BodyRow& row : bodyRows()) {
        Stage before;
        before.create(apiTypeOf(row), row.maximal);
        const PracticeJob job = before.kept.first();
        const Result<PracticeJob> stored =
            jobFromJson(QJsonDocument::fromJson(QJsonDocument(toJson(job)).toJson()).object());
        QVERIFY(stored.has_value());
        QCOMPARE(stored->request, job.request);
        Stage after;
        after.simulator.restore(*stored);
        after.simulator.clipMade(job.id, start + 5'000);
        QCOMPARE(after.query(job.request.model, job.id, start + 10'000).status, 200);
        QCOMPARE(after.ask(u"/clips/"_s + job.clipName(), {}, start + 10'000, "GET").file, job.clipName());
    }
    QVERIFY(!jobFromJson({}));
    QVERIFY(!jobFromJson({{u"id"_s, u"1"_s}, {u"family"_s, u"C"_s}}));
}

void TestSimulatorLife::keepsNoDataUris()
{
    Stage stage;
    const QByteArray image(3'000'000, 'A');
    const HttpAnswer answer = stage.create(u"ImageToVideo"_s,
        R"({"model":"practice-a-2.7","input":{"media":[{"type":"first_frame","url":"data:image/png;base64,)" + image
            + "\"}]}}");
    QVERIFY2(answer.status == 200, answer.body.left(300).constData());
    QVERIFY(QJsonDocument(toJson(stage.kept.first())).toJson().size() < 2'000);
    const QJsonValue stored = toJson(stage.kept.first())["body"_L1]["input"_L1]["media"_L1][0];
    QCOMPARE(stored["url"_L1].toString(), u"data:image/png;base64,"_s);
}

void TestSimulatorLife::refusesWhenNothingCanBeKept()
{
    Stage stage;
    stage.diskFull = true;
    for (const bool familyB : {false, true}) {
        const QByteArray body = familyB ? R"({"model":"practice-b","duration":"5","prompt":"x"})"
                                        : R"({"model":"practice-a-3.0","input":{"prompt":"x"}})";
        QCOMPARE(refusalText(stage.create(u"TextToVideo"_s, body), familyB), u"The disk is full."_s);
    }
}

void TestSimulatorLife::clipAddresses()
{
    Stage stage;
    const QString id = stage.task(false, u"x"_s);
    const QString path = u"/clips/"_s + stage.kept.first().clipName();
    stage.headers.clear(); // needs no key
    QCOMPARE(stage.ask(path, {}, start + 9'999, "GET").status, 404);
    for (const char* method : {"GET", "HEAD"}) {
        const HttpAnswer answer = stage.ask(path, {}, start + 10'000, method);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.file, stage.kept.first().clipName());
    }
    QCOMPARE(stage.ask(path, {}, start + 10'000 + 3'599'999, "GET").status, 200);
    const HttpAnswer dead = stage.ask(path, {}, start + 10'000 + 3'600'000, "GET");
    QCOMPARE(dead.status, 403);
    QVERIFY(dead.file.isEmpty());
}

void TestSimulatorLife::troubleFail()
{
    Stage stage;
    for (const bool familyB : {false, true}) {
        const QString id = stage.task(familyB, u"a boat [FAIL]"_s);
        QVERIFY(!stage.kept.last().wantsClip());
        QCOMPARE(stage.word(familyB, id, start + 9'999), familyB ? u"RUN"_s : u"RUNNING"_s);
        const QJsonObject json =
            Stage::object(stage.query(familyB ? u"practice-b"_s : u"practice-a-3.0"_s, id, start + 10'000));
        const QJsonObject part = json[familyB ? "Response"_L1 : "output"_L1].toObject();
        QCOMPARE(part[familyB ? "Status"_L1 : "task_status"_L1].toString(), familyB ? u"FAIL"_s : u"FAILED"_s);
        QCOMPARE(part[familyB ? "ErrorCode"_L1 : "code"_L1].toString(), u"GenerationFailed"_s);
        QVERIFY(!part[familyB ? "ErrorMessage"_L1 : "message"_L1].toString().isEmpty());
        QVERIFY(!part.contains(familyB ? "ResultVideoUrl"_L1 : "video_url"_L1));
    }
}

void TestSimulatorLife::troubleSlow()
{
    Stage stage;
    const QString id = stage.task(false, u"[slow] boat"_s);
    QCOMPARE(stage.word(false, id, start + 9'999), u"PENDING"_s);
    QCOMPARE(stage.word(false, id, start + 49'999), u"RUNNING"_s);
    QCOMPARE(stage.word(false, id, start + 50'000), u"SUCCEEDED"_s);
}

void TestSimulatorLife::troubleRefuse()
{
    Stage stage;
    const HttpAnswer a = stage.create(u"TextToVideo"_s, R"({"model":"practice-a-3.0","input":{"prompt":"[refuse]"}})");
    QCOMPARE(a.status, 400);
    QVERIFY(!refusalText(a, false).isEmpty());
    const HttpAnswer b = stage.create(u"TextToVideo"_s, R"({"model":"practice-b","prompt":"[refuse]","duration":"5"})");
    QVERIFY(!refusalText(b, true).isEmpty());
    QVERIFY(stage.kept.isEmpty());
}

void TestSimulatorLife::troubleUnknown()
{
    Stage stage;
    const QString id = stage.task(false, u"[unknown]"_s);
    QCOMPARE(stage.word(false, id, start), u"PENDING"_s);
    QCOMPARE(stage.word(false, id, start + 2'000), u"UNKNOWN"_s);
    QCOMPARE(stage.word(false, id, start + 7'999), u"UNKNOWN"_s);
    QCOMPARE(stage.word(false, id, start + 8'000), u"RUNNING"_s);
    QCOMPARE(stage.word(false, id, start + 10'000), u"SUCCEEDED"_s);
    const QString other = stage.task(true, u"[unknown]"_s);
    const QString word = stage.word(true, other, start + 5'000);
    QVERIFY(!QStringList({u"WAIT"_s, u"RUN"_s, u"DONE"_s, u"UNKNOWN"_s, QString()}).contains(word));
    QCOMPARE(stage.word(true, other, start + 10'000), u"DONE"_s);
}

void TestSimulatorLife::troubleOddWord()
{
    Stage stage;
    for (const bool familyB : {false, true}) {
        const QString id = stage.task(familyB, u"a boat [odd word]"_s);
        const QString odd = stage.word(familyB, id, start + 5'000);
        QVERIFY(!QStringList({u"PENDING"_s, u"RUNNING"_s, u"UNKNOWN"_s, u"WAIT"_s, u"RUN"_s, QString()}).contains(odd));
        QCOMPARE(stage.word(familyB, id, start + 10'000), familyB ? u"DONE"_s : u"SUCCEEDED"_s);
    }
}

void TestSimulatorLife::troubleLostAnswer()
{
    Stage stage;
    const HttpAnswer answer =
        stage.create(u"TextToVideo"_s, R"({"model":"practice-a-3.0","input":{"prompt":"[lost answer]"}})");
    QVERIFY(answer.cut);
    QCOMPARE(stage.kept.size(), 1);
    stage.simulator.clipMade(stage.kept.first().id, start);
    QCOMPARE(stage.word(false, stage.kept.first().id, start + 10'000), u"SUCCEEDED"_s);
}

void TestSimulatorLife::troubleBusy()
{
    Stage stage;
    for (const bool familyB : {false, true}) {
        stage.kept.clear();
        const QByteArray body = familyB ? R"({"model":"practice-b","duration":"5","prompt":"[busy]"})"
                                        : R"({"model":"practice-a-3.0","input":{"prompt":"[busy]"}})";
        for (int round = 0; round < 2; ++round) {
            const HttpAnswer first = stage.create(u"TextToVideo"_s, body);
            QCOMPARE(first.status, 429);
            QCOMPARE(first.header("retry-after"), QByteArray("2"));
            QCOMPARE(Stage::object(first).contains("Response"_L1), familyB);
            QCOMPARE(stage.kept.size(), round);
            QCOMPARE(stage.create(u"TextToVideo"_s, body).status, 200);
            QCOMPARE(stage.kept.size(), round + 1);
        }
    }
}

void TestSimulatorLife::troubleDeadLink()
{
    Stage stage;
    const QString id = stage.task(false, u"[dead link]"_s);
    QVERIFY(!stage.kept.first().wantsClip());
    const QJsonObject done = Stage::object(stage.query(u"practice-a-3.0"_s, id, start + 10'000));
    const QString url = done["output"_L1]["video_url"_L1].toString();
    QVERIFY(!url.isEmpty());
    QCOMPARE(stage.ask(QUrl(url).path(), {}, start + 10'000, "GET").status, 403);
}

void TestSimulatorLife::namesItsTroubles()
{
    const QStringList lines = troubleLines();
    for (const char* word :
        {"[fail]", "[slow]", "[refuse]", "[unknown]", "[lost answer]", "[odd word]", "[busy]", "[dead link]"}) {
        const QString start_ = QString::fromLatin1(word);
        QVERIFY2(std::any_of(
                     lines.begin(), lines.end(), [&](const QString& line) { return line.startsWith(start_ + u' '); }),
            word);
        QVERIFY(troublesIn(u"a boat "_s + start_) != Troubles());
    }
    QCOMPARE(troublesIn(u"fail slow refuse (fail) [ fail ] [failure]"_s), Troubles());
}

void TestSimulatorLife::ordersTheClip_data()
{
    QTest::addColumn<QString>("apiType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<bool>("mark");
    QTest::addColumn<bool>("sound");
    const auto row = [](const char* name, const char* apiType, const QByteArray& body, const QSize& size,
                         double seconds, bool mark, bool sound) {
        QTest::newRow(name) << QString::fromLatin1(apiType) << body << size << seconds << mark << sound;
    };
    const QByteArray a = R"({"model":"practice-a-2.7","input":{"prompt":"x"},"parameters":)";
    const QByteArray b = R"({"model":"practice-b","prompt":"x","duration":)";
    row("A as it comes", "TextToVideo", a + "{}}", pictureSize(u"720P"_s, {}), 5, false, true);
    row("A tier and ratio", "TextToVideo", a + R"({"resolution":"1080P","ratio":"9:16","duration":3}})",
        pictureSize(u"1080P"_s, u"9:16"_s), 3, false, true);
    row("A mark", "TextToVideo", a + R"({"watermark":true}})", pictureSize(u"720P"_s, {}), 5, true, true);
    row("A no mark", "TextToVideo", a + R"({"watermark":false}})", pictureSize(u"720P"_s, {}), 5, false, true);
    row("A edit has no length", "VideoEdit",
        R"({"model":"practice-a-2.7","input":{"prompt":"x","media":[{"type":"video","url":"https://example.org/v.mp4"}]}})",
        pictureSize(u"720P"_s, {}), 5, false, true);
    row("B as it comes", "TextToVideo", b + R"("10"})", pictureSize(u"720P"_s, {}), 10, false, false);
    row("B pro", "TextToVideo", b + R"("5","mode":"pro","aspectRatio":"1:1"})", pictureSize(u"1080P"_s, u"1:1"_s), 5,
        false, false);
    row("B mark", "TextToVideo", b + R"("5","logoAdd":1,"sound":"on"})", pictureSize(u"720P"_s, {}), 5, true, true);
    row("B no mark", "TextToVideo", b + R"("5","logoAdd":0,"sound":"off"})", pictureSize(u"720P"_s, {}), 5, false,
        false);
}

void TestSimulatorLife::ordersTheClip()
{
    QFETCH(QString, apiType);
    QFETCH(QByteArray, body);
    Stage stage;
    const HttpAnswer answer = stage.create(apiType, body);
    QVERIFY2(stage.kept.size() == 1, answer.body.constData());
    const ClipSpec spec = clipSpec(stage.kept.first());
    QTEST(spec.size, "size");
    QTEST(spec.seconds, "seconds");
    QTEST(spec.mark, "mark");
    QTEST(spec.sound, "sound");
    QCOMPARE(spec.title, u"x"_s);
    const QString lines = spec.lines.join(u' ');
    QVERIFY(lines.contains(stage.kept.first().request.model));
    // The clip is shown to a person, so it has the words of the form and not those of the protocol.
    QVERIFY2(
        !lines.contains(apiType) && !lines.contains(u"true"_s) && !lines.contains(u"Mode: pro"_s), qPrintable(lines));
    QVERIFY2(!lines.contains(u"Duration"_s), qPrintable(lines));
}

void TestSimulatorLife::usesTheFirstPicture_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("used");
    QByteArray png;
    QBuffer buffer(&png);
    QImage picture(8, 6, QImage::Format_RGB32);
    picture.fill(Qt::green);
    picture.save(&buffer, "PNG");
    const QString data = u"data:image/png;base64,"_s + QString::fromLatin1(png.toBase64());
    QTest::newRow("data") << data << true;
    QTest::newRow("a link") << u"https://pictures.example/a.png"_s << false;
    QTest::newRow("no picture") << u"data:image/png;base64,AAAA"_s << false;
    QTest::newRow("cut") << data.left(60) << false;
}

void TestSimulatorLife::usesTheFirstPicture()
{
    QFETCH(QString, source);
    PracticeJob job;
    job.request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    job.request.media = {{u"first_frame"_s, source, {}}};
    QTEST(!firstPicture(job.request).isNull(), "used");
}

void TestSimulatorLife::followsTheFirstPicture()
{
    QImage picture(60, 120, QImage::Format_RGB32);
    picture.fill(Qt::green);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(picture.save(&buffer, "PNG"));
    PracticeJob job;
    job.request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    job.request.resolution = u"720P"_s;
    job.request.media = {{u"first_frame"_s, u"data:image/png;base64,"_s + QString::fromLatin1(png.toBase64()), {}}};
    const auto sizeWith = [&job](const QString& ratio) {
        job.request.aspectRatio = ratio;
        return clipSpec(job).size;
    };
    QCOMPARE(sizeWith(u"adaptive"_s), QSize(720, 1440));
    QCOMPARE(sizeWith({}), QSize(720, 1440));
    QCOMPARE(sizeWith(u"16:9"_s), pictureSize(u"720P"_s, u"16:9"_s));
    job.request.kind.generation = Generation::G27;
    QCOMPARE(sizeWith({}), pictureSize(u"720P"_s, {}));
    QCOMPARE(sizeWith(u"adaptive"_s), QSize(720, 1440));
}

QTEST_GUILESS_MAIN(TestSimulatorLife)
#include "tst_simulatorlife.moc"

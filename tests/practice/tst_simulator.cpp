// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/practice/simulatorstage.h"

#include <QSet>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Every path of a body, except for the arbitrary contents of logoParam.
void collectPaths(const QJsonValue& value, const QString& path, QStringList& paths)
{
    if (!path.isEmpty())
        paths.append(path);
    if (path == "logoParam"_L1)
        return;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        collectPaths(it.value(), path.isEmpty() ? it.key() : path + u'.' + it.key(), paths);
    const QJsonArray array = value.toArray();
    for (int i = 0; i < array.size(); ++i)
        collectPaths(array.at(i), path + u"[%1]"_s.arg(i), paths);
}

void kindRows()
{
    QTest::addColumn<int>("row");
    const auto rows = bodyRows();
    for (int i = 0; i < rows.size(); ++i)
        QTest::newRow(rows.at(i).name) << i;
}

BodyRow currentKind()
{
    QFETCH(int, row);
    return bodyRows().at(row);
}

QString apiTypeOf(const BodyRow& row)
{
    return QString::fromLatin1(row.apiType);
}

} // namespace

class TestSimulator final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptsEveryKind_data() { kindRows(); }
    void acceptsEveryKind();
    void refusesWrongTypes_data() { kindRows(); }
    void refusesWrongTypes();
    void refusesMissingFields_data() { kindRows(); }
    void refusesMissingFields();
    void refusesForeignFields_data() { kindRows(); }
    void refusesForeignFields();
    void refusesDoubleKeys_data() { kindRows(); }
    void refusesDoubleKeys();
    void refusesOtherText_data();
    void refusesOtherText();
    void refusesValues_data();
    void refusesValues();
    void refusesWrongModels_data();
    void refusesWrongModels();
    void checksHeaders_data();
    void checksHeaders();
    void checksPathAndMethod_data();
    void checksPathAndMethod();
    void refusesQueries_data();
    void refusesQueries();
};

void TestSimulator::acceptsEveryKind()
{
    const BodyRow row = currentKind();
    QSet<QString> ids;
    for (const QByteArray& body : {row.minimal, row.maximal}) {
        Stage stage;
        const HttpAnswer answer = stage.create(apiTypeOf(row), body);
        QVERIFY2(answer.status == 200 && stage.kept.size() == 1, answer.body.constData());
        const QJsonObject json = Stage::object(answer);
        const QString id =
            row.familyB ? json["Response"_L1]["JobId"_L1].toString() : json["output"_L1]["task_id"_L1].toString();
        QCOMPARE(id, stage.kept.first().id);
        QVERIFY(!id.isEmpty() && !ids.contains(id));
        ids.insert(id);
        if (row.familyB) {
            QVERIFY(!json["Response"_L1]["RequestId"_L1].toString().isEmpty());
        } else {
            QCOMPARE(json["output"_L1]["task_status"_L1].toString(), u"PENDING"_s);
            QVERIFY(!json["request_id"_L1].toString().isEmpty());
        }
    }
}

void TestSimulator::refusesWrongTypes()
{
    const BodyRow row = currentKind();
    QStringList paths;
    const QJsonObject whole = QJsonDocument::fromJson(row.maximal).object();
    collectPaths(whole, {}, paths);
    QVERIFY(paths.size() >= 3);
    for (const QString& path : paths) {
        const QJsonValue wrongs[] = {QJsonValue(7.5), QJsonValue(u"x"_s), QJsonValue(true), QJsonArray{1},
            QJsonObject{{u"x"_s, 1}}, QJsonValue(QJsonValue::Null)};
        for (const QJsonValue& wrong : wrongs) {
            QString dotted = path;
            dotted.replace(u'[', u'.').remove(u']');
            QJsonValue right = whole;
            for (const QString& step : dotted.split(u'.'))
                right = right.isArray() ? right.toArray().at(step.toInt()) : right.toObject().value(step);
            if (wrong.type() == right.type())
                continue;
            Stage stage;
            const HttpAnswer answer = stage.create(apiTypeOf(row), changed(row.maximal, path, wrong));
            const QByteArray about = path.toUtf8() + ": " + answer.body;
            QVERIFY2(refusalText(answer, row.familyB).contains(path), about.constData());
            QVERIFY(stage.kept.isEmpty());
        }
    }
}

void TestSimulator::refusesMissingFields()
{
    const BodyRow row = currentKind();
    for (const QString& path : row.required) {
        Stage stage;
        const HttpAnswer answer =
            stage.create(apiTypeOf(row), changed(row.maximal, path, QJsonValue(QJsonValue::Undefined)));
        const QByteArray about = path.toUtf8() + ": " + answer.body;
        QVERIFY2(refusalText(answer, row.familyB).contains(path), about.constData());
        QVERIFY(stage.kept.isEmpty());
    }
}

void TestSimulator::refusesForeignFields()
{
    const BodyRow row = currentKind();
    for (const QString& path : row.foreign + QStringList{u"seed"_s, u"n"_s}) {
        for (const QJsonValue& value : {QJsonValue(1), QJsonValue(u"x"_s), QJsonValue(QJsonObject())}) {
            Stage stage;
            const HttpAnswer answer = stage.create(apiTypeOf(row), changed(row.maximal, path, value));
            const QByteArray about = path.toUtf8() + ": " + answer.body;
            QVERIFY2(refusalText(answer, row.familyB).contains(path), about.constData());
            QVERIFY(stage.kept.isEmpty());
        }
    }
}

void TestSimulator::refusesDoubleKeys()
{
    const BodyRow row = currentKind();
    Stage stage;
    const QByteArray body = R"({"prompt_":1,"model":"practice-b",)" + row.maximal.mid(1);
    QVERIFY(refusalText(stage.create(apiTypeOf(row), body), row.familyB).contains(u"model: "_s));
    const QByteArray needle = row.familyB ? "\"prompt\":" : "\"input\":{";
    const QByteArray twice = row.familyB ? R"("prompt":"one",)" : R"("prompt":"one","prompt":"two",)";
    QByteArray inner = row.maximal;
    inner.insert(inner.indexOf(needle) + (row.familyB ? 0 : needle.size()), twice);
    QVERIFY(refusalText(stage.create(apiTypeOf(row), inner), row.familyB)
                .contains(row.familyB ? u"prompt: "_s : u"input.prompt: "_s));
    QVERIFY(stage.kept.isEmpty());
}

void TestSimulator::refusesOtherText_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray good = R"({"model":"practice-a-3.0","input":{"prompt":"a boat"}})";
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("cut") << good.chopped(1);
    QTest::newRow("bytes after the end") << good + "x";
    QTest::newRow("a second object") << good + good;
    QTest::newRow("a list") << '[' + good + ']';
    QTest::newRow("a NUL") << good + '\0';
    QTest::newRow("no UTF-8") << QByteArray(good).replace("boat", "b\xff");
}

void TestSimulator::refusesOtherText()
{
    QFETCH(QByteArray, body);
    Stage stage;
    const HttpAnswer answer = stage.create(u"TextToVideo"_s, body);
    QCOMPARE(answer.status, 400);
    QVERIFY(!refusalText(answer, false).isEmpty());
    // Only family B has this path, so the reply has B's shape.
    QVERIFY(!refusalText(stage.create(u"MultiImageToVideo"_s, body), true).isEmpty());
    QVERIFY(stage.kept.isEmpty());
}

void TestSimulator::refusesValues_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const QString& model, const QString& path, const QJsonValue& value) {
        QTest::newRow(name) << model << path << value;
    };
    row("3.0 too short", u"practice-a-3.0"_s, u"parameters.duration"_s, 1);
    row("3.0 too long", u"practice-a-3.0"_s, u"parameters.duration"_s, 31);
    row("3.0 tier", u"practice-a-3.0"_s, u"parameters.resolution"_s, u"4K"_s);
    row("3.0 tier in small letters", u"practice-a-3.0"_s, u"parameters.resolution"_s, u"720p"_s);
    row("3.0 ratio", u"practice-a-3.0"_s, u"parameters.ratio"_s, u"wide"_s);
    row("3.0 ratio of nothing", u"practice-a-3.0"_s, u"parameters.ratio"_s, u"0:9"_s);
    row("3.0 extreme ratio", u"practice-a-3.0"_s, u"parameters.ratio"_s, u"9:1"_s);
    row("3.0 no words", u"practice-a-3.0"_s, u"input.prompt"_s, u""_s);
    row("2.7 far too long", u"practice-a-2.7"_s, u"parameters.duration"_s, 61);
    row("2.7 nothing", u"practice-a-2.7"_s, u"parameters.duration"_s, 0);
    row("2.7 negative", u"practice-a-2.7"_s, u"parameters.duration"_s, -5);
    row("B no number", u"practice-b"_s, u"duration"_s, u"five"_s);
    row("B empty", u"practice-b"_s, u"duration"_s, u""_s);
    row("B endless", u"practice-b"_s, u"duration"_s, u"1e9"_s);
    row("B not a number", u"practice-b"_s, u"duration"_s, u"nan"_s);
    row("B adaptive", u"practice-b"_s, u"aspectRatio"_s, u"adaptive"_s);
    row("B switch", u"practice-b"_s, u"logoAdd"_s, 0.5);
}

void TestSimulator::refusesValues()
{
    QFETCH(QString, model);
    QFETCH(QString, path);
    QFETCH(QJsonValue, value);
    Stage stage;
    const bool familyB = model == "practice-b"_L1;
    const QByteArray body = familyB ? R"({"model":"practice-b","duration":"5","prompt":"x"})"
                                    : R"({"model":"%","input":{"prompt":"x"},"parameters":{}})";
    const HttpAnswer answer =
        stage.create(u"TextToVideo"_s, changed(QByteArray(body).replace("%", model.toUtf8()), path, value));
    QVERIFY2(refusalText(answer, familyB).contains(path), answer.body.constData());
    QVERIFY(stage.kept.isEmpty());
}

void TestSimulator::refusesWrongModels_data()
{
    QTest::addColumn<QString>("apiType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("familyB");
    QTest::newRow("unknown A") << u"TextToVideo"_s << QByteArray(R"({"model":"other","input":{"prompt":"x"}})")
                               << false;
    QTest::newRow("unknown B") << u"TextToVideo"_s << QByteArray(R"({"model":"other","prompt":"x","duration":"5"})")
                               << true;
    QTest::newRow("letter case") << u"TextToVideo"_s
                                 << QByteArray(R"({"model":"Practice-A-3.0","input":{"prompt":"x"}})") << false;
    QTest::newRow("B edits") << u"VideoEdit"_s << QByteArray(R"({"model":"practice-b","prompt":"x","duration":"5"})")
                             << true;
    QTest::newRow("B refers") << u"ReferenceToVideo"_s << QByteArray(R"({"model":"practice-b","prompt":"x"})") << true;
    QTest::newRow("A many images") << u"MultiImageToVideo"_s << QByteArray(R"({"model":"practice-a-3.0","input":{}})")
                                   << false;
    QTest::newRow("A body for B") << u"TextToVideo"_s << QByteArray(R"({"model":"practice-b","input":{"prompt":"x"}})")
                                  << true;
    QTest::newRow("B body for A") << u"TextToVideo"_s
                                  << QByteArray(R"({"model":"practice-a-3.0","prompt":"x","duration":"5"})") << false;
}

void TestSimulator::refusesWrongModels()
{
    QFETCH(QString, apiType);
    QFETCH(QByteArray, body);
    QFETCH(bool, familyB);
    Stage stage;
    const HttpAnswer answer = stage.create(apiType, body);
    QVERIFY2(!refusalText(answer, familyB).isEmpty(), answer.body.constData());
    QVERIFY(stage.kept.isEmpty());
}

void TestSimulator::checksHeaders_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("status");
    QTest::newRow("no key") << QByteArray("authorization") << QByteArray() << 401;
    QTest::newRow("wrong key") << QByteArray("authorization") << QByteArray("Bearer Secret") << 401;
    QTest::newRow("longer key") << QByteArray("authorization") << QByteArray("Bearer secrets") << 401;
    QTest::newRow("bare key") << QByteArray("authorization") << QByteArray("secret") << 401;
    QTest::newRow("other scheme") << QByteArray("authorization") << QByteArray("Basic secret") << 401;
    QTest::newRow("no type") << QByteArray("content-type") << QByteArray() << 415;
    QTest::newRow("text") << QByteArray("content-type") << QByteArray("text/plain") << 415;
    QTest::newRow("form") << QByteArray("content-type") << QByteArray("application/x-www-form-urlencoded") << 415;
    QTest::newRow("with charset") << QByteArray("content-type") << QByteArray("application/json; charset=utf-8") << 200;
}

void TestSimulator::checksHeaders()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(int, status);
    Stage stage;
    const QString id = stage.task(false, u"a boat"_s);
    stage.headers[name] = value;
    const HttpAnswer created = stage.create(u"TextToVideo"_s, R"({"model":"practice-a-3.0","input":{"prompt":"x"}})");
    const HttpAnswer queried = stage.query(u"practice-a-3.0"_s, id, start);
    QCOMPARE(created.status, status);
    QCOMPARE(queried.status, status);
    QCOMPARE(stage.kept.size(), status == 200 ? 2 : 1);
    if (status == 401)
        QCOMPARE(Stage::object(created)["code"_L1].toString(), u"InvalidApiKey"_s);
    if (status != 200)
        QVERIFY(!refusalText(queried, false).isEmpty());
    QVERIFY(!created.body.contains("secret"));
}

void TestSimulator::checksPathAndMethod_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("status");
    for (const char* method : {"GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"}) {
        QTest::addRow("%s create", method) << QByteArray(method) << u"/v1/video/generations/TextToVideo"_s << 405;
        QTest::addRow("%s query", method) << QByteArray(method) << u"/v1/video/resource-actions/QueryVideo"_s << 405;
    }
    for (const char* path : {"/", "/v1", "/v1/video/generations/", "/v1/video/generations/texttovideo",
             "/video/generations/TextToVideo", "/v2/video/generations/TextToVideo",
             "/v1/video/generations/TextToVideo/", "/v1/video/resource-actions/QueryVideos"})
        QTest::newRow(path) << QByteArray("POST") << QString::fromLatin1(path) << 404;
    QTest::newRow("POST clip") << QByteArray("POST") << u"/clips/x.mp4"_s << 405;
    QTest::newRow("no such clip") << QByteArray("GET") << u"/clips/x.mp4"_s << 404;
    QTest::newRow("clip outside") << QByteArray("GET") << u"/clips/../jobs/x.json"_s << 404;
}

void TestSimulator::checksPathAndMethod()
{
    QFETCH(QByteArray, method);
    QFETCH(QString, path);
    QFETCH(int, status);
    Stage stage;
    const HttpAnswer answer = stage.ask(path, R"({"model":"practice-a-3.0","input":{"prompt":"x"}})", start, method);
    QCOMPARE(answer.status, status);
    QVERIFY(!refusalText(answer, false).isEmpty());
    QCOMPARE(answer.header("Allow").isEmpty(), status != 405);
    QVERIFY(answer.file.isEmpty() && stage.kept.isEmpty());
}

void TestSimulator::refusesQueries_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("familyB");
    QTest::newRow("wrong model of the family") << QByteArray(R"({"model":"practice-a-2.7","taskId":"%A"})") << false;
    QTest::newRow("A task with B model") << QByteArray(R"({"model":"practice-b","taskId":"%A"})") << true;
    QTest::newRow("B task with A model") << QByteArray(R"({"model":"practice-a-3.0","taskId":"%B"})") << false;
    QTest::newRow("unknown model") << QByteArray(R"({"model":"other","taskId":"%A"})") << false;
    QTest::newRow("unknown id A") << QByteArray(R"({"model":"practice-a-3.0","taskId":"nobody"})") << false;
    QTest::newRow("unknown id B") << QByteArray(R"({"model":"practice-b","taskId":"123"})") << true;
    QTest::newRow("no id") << QByteArray(R"({"model":"practice-a-3.0"})") << false;
    QTest::newRow("id is a number") << QByteArray(R"({"model":"practice-b","taskId":%B})") << false;
    QTest::newRow("no model") << QByteArray(R"({"taskId":"%A"})") << false;
    QTest::newRow("foreign key") << QByteArray(R"({"model":"practice-b","taskId":"%B","jobId":"1"})") << true;
    QTest::newRow("key twice") << QByteArray(R"({"model":"practice-b","taskId":"1","taskId":"%B"})") << true;
    QTest::newRow("no JSON") << QByteArray("taskId=%A") << false;
}

void TestSimulator::refusesQueries()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, familyB);
    Stage stage;
    body.replace("%A", stage.task(false, u"a boat"_s).toUtf8());
    body.replace("%B", stage.task(true, u"a boat"_s).toUtf8());
    QCOMPARE(stage.kept.size(), 2);
    const HttpAnswer answer = stage.ask(u"/v1/video/resource-actions/QueryVideo"_s, body, start + 1);
    QVERIFY2(!refusalText(answer, familyB).isEmpty(), answer.body.constData());
}

QTEST_GUILESS_MAIN(TestSimulator)
#include "tst_simulator.moc"

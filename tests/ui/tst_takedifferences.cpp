// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/differencemodel.h"
#include "ui/compare/takedifferences.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

using Change = std::function<void(VideoRequest&)>;
Q_DECLARE_METATYPE(Change)

/// Only differing parameters are listed, with distinguishable values.
class TestTakeDifferences final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingDiffers();
    void oneThingDiffers_data();
    void oneThingDiffers();
    void whatIsNotSentDoesNotCount();
    void furtherJson();
    void kindsAndTheirFields();
    void delivered_data();
    void delivered();
    void embeddedPicturesAreToldApart();
    void filesHaveTheirNames();
    void captions();
    void model();

private:
    static VideoTask task(const Change& change = {})
    {
        VideoTask task;
        task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
        task.request.model = u"wan3.0"_s;
        task.request.prompt = u"A paper boat on a river"_s;
        task.request.durationSeconds = 5;
        task.request.resolution = u"720P"_s;
        if (change)
            change(task.request);
        return task;
    }
    static QList<TakeDifference> between(const QList<VideoTask>& tasks)
    {
        return takeDifferences(tasks, QList<std::optional<DeliveredTake>>(tasks.size()));
    }
};

void TestTakeDifferences::nothingDiffers()
{
    QVERIFY(between({}).isEmpty());
    QVERIFY(between({task()}).isEmpty());
    QVERIFY(between({task(), task(), task()}).isEmpty());
    VideoTask rated = task();
    rated.marks.rating = 5;
    rated.remoteId = u"another"_s;
    QVERIFY(between({task(), rated}).isEmpty());
}

void TestTakeDifferences::oneThingDiffers_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QStringList>("values");
    const auto row = [](const char* name, const Change& change, const QString& label, const QStringList& values) {
        QTest::newRow(name) << change << label << values;
    };
    using R = VideoRequest;
    row("model", [](R& r) { r.model = u"wan3.1"_s; }, u"Model"_s, {u"wan3.0"_s, u"wan3.1"_s});
    row("prompt", [](R& r) { r.prompt = u"A kite"_s; }, u"Prompt"_s, {u"A paper boat on a river"_s, u"A kite"_s});
    row("seconds", [](R& r) { r.durationSeconds = 10; }, u"Duration"_s, {u"5 s"_s, u"10 s"_s});
    row("resolution", [](R& r) { r.resolution = u"1080P"_s; }, u"Resolution"_s, {u"720P"_s, u"1080P"_s});
    row("said by one only", [](R& r) { r.resolution.clear(); }, u"Resolution"_s, {u"720P"_s, u"default"_s});
    row("a switch off is not one that is not set", [](R& r) { r.promptExtend = false; }, u"Enhance prompt"_s,
        {u"default"_s, u"off"_s});
    row("a switch", [](R& r) { r.promptExtend = true; }, u"Enhance prompt"_s, {u"default"_s, u"on"_s});
    row("ratio", [](R& r) { r.aspectRatio = u"9:16"_s; }, u"Aspect ratio"_s, {u"default"_s, u"9:16"_s});
    row("line breaks", [](R& r) { r.prompt = u"A\n boat"_s; }, u"Prompt"_s,
        {u"A paper boat on a river"_s, u"A boat"_s});
}

void TestTakeDifferences::oneThingDiffers()
{
    QFETCH(const Change, change);
    const QList<TakeDifference> rows = between({task(), task(change)});
    QCOMPARE(rows.size(), 1);
    QTEST(rows.constFirst().label, "label");
    QTEST(rows.constFirst().values, "values");
    QVERIFY(rows.constFirst().isRequested);
}

void TestTakeDifferences::whatIsNotSentDoesNotCount()
{
    // Family A has no mode, so the form's value was not part of the request.
    QVERIFY(between({task(), task([](VideoRequest& r) { r.mode = u"pro"_s; })}).isEmpty());
}

void TestTakeDifferences::furtherJson()
{
    const auto seed = [](int value) {
        return task([value](VideoRequest& r) {
            r.extra = {{u"parameters"_s, QJsonObject{{u"seed"_s, value}, {u"same"_s, true}}}};
        });
    };
    const QList<TakeDifference> rows = between({seed(7), seed(8), task()});
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.at(0).label, u"parameters.same"_s);
    QCOMPARE(rows.at(0).values, (QStringList{u"true"_s, u"true"_s, u"default"_s}));
    QCOMPARE(rows.at(1).label, u"parameters.seed"_s);
    QCOMPARE(rows.at(1).values, (QStringList{u"7"_s, u"8"_s, u"default"_s}));
    QCOMPARE(between({seed(7), seed(8)}).size(), 1);
}

void TestTakeDifferences::kindsAndTheirFields()
{
    const VideoTask other = task([](VideoRequest& r) {
        r.kind = {Family::B, Generation::None, ApiType::TextToVideo};
        r.mode = u"pro"_s;
    });
    QStringList labels;
    QHash<QString, QStringList> values;
    for (const TakeDifference& row : between({task(), other})) {
        labels.append(row.label);
        values.insert(row.label, row.values);
    }
    QVERIFY(labels.contains(u"Kind"_s));
    QCOMPARE(values.value(u"Mode"_s), (QStringList{u"–"_s, u"Pro"_s}));
    QVERIFY(!labels.contains(u"Duration"_s));
}

void TestTakeDifferences::delivered_data()
{
    QTest::addColumn<QList<QVariant>>("seconds"); // empty for a clip that cannot be read
    QTest::addColumn<int>("rows");
    QTest::newRow("alike") << QList<QVariant>{5.0, 5.0} << 0;
    QTest::newRow("alike to the hundredth") << QList<QVariant>{5.001, 5.002} << 0;
    QTest::newRow("longer") << QList<QVariant>{5.0, 5.04} << 1;
    QTest::newRow("one unknown") << QList<QVariant>{5.0, QVariant()} << 0;
    QTest::newRow("one unknown of three") << QList<QVariant>{5.0, QVariant(), 6.0} << 1;
    QTest::newRow("nothing known") << QList<QVariant>{QVariant(), QVariant()} << 0;
}

void TestTakeDifferences::delivered()
{
    QFETCH(const QList<QVariant>, seconds);
    QFETCH(const int, rows);
    QList<std::optional<DeliveredTake>> clips;
    for (const QVariant& each : seconds)
        clips.append(
            each.isValid() ? std::optional(DeliveredTake{each.toDouble(), QSize(1280, 720), 24}) : std::nullopt);
    const QList<TakeDifference> found = takeDifferences(QList<VideoTask>(seconds.size(), task()), clips);
    QCOMPARE(found.size(), rows);
    for (const TakeDifference& row : found) {
        QVERIFY(!row.isRequested);
        QCOMPARE(row.label, u"Delivered length"_s);
        QCOMPARE(row.values.size(), seconds.size());
    }
}

void TestTakeDifferences::embeddedPicturesAreToldApart()
{
    const auto with = [](const QString& source) {
        return task([source](VideoRequest& r) {
            r.kind.apiType = ApiType::ImageToVideo;
            r.media = {{u"first_frame"_s, source, {}}};
        });
    };
    const QList<TakeDifference> rows = between({with(u"data:image/png;base64,AAAA"_s),
        with(u"data:image/png;base64,AAAB"_s), with(u"https://a.example/b.png?key=secret"_s)});
    QCOMPARE(rows.size(), 1);
    const QStringList values = rows.constFirst().values;
    QVERIFY(values.at(0) != values.at(1));
    QVERIFY(!values.join(u' ').contains(u"AAA"_s));
    QVERIFY(!values.join(u' ').contains(u"secret"_s)); // the signature of a URL is not a parameter
}

/// A path only tells files of one name apart. Nobody knows the names of pictures that the program keeps.
void TestTakeDifferences::filesHaveTheirNames()
{
    const auto first = [](const QString& source) {
        return task([source](VideoRequest& r) {
            r.kind.apiType = ApiType::ImageToVideo;
            r.media = {{u"first_frame"_s, source, {}}};
        });
    };
    const auto values = [&first](const QString& one, const QString& other) {
        return between({first(one), first(other)}).value(0).values;
    };
    const QString frame = u"file:///in/take-7-frame-119-0123456789abcdef.png"_s;
    QCOMPARE(values(u"file:///home/mia/harbour.png"_s, frame),
        QStringList({u"First frame: harbour.png"_s, u"First frame: Take 7, frame 119"_s}));
    QCOMPARE(values(u"file:///one/a.png"_s, u"file:///two/a.png"_s),
        QStringList({u"First frame: /one/a.png"_s, u"First frame: /two/a.png"_s}));
    const QStringList pasted =
        values(u"file:///in/picture-0123456789abcdef.png"_s, u"file:///in/picture-fedcba9876543210.png"_s);
    QCOMPARE(pasted.size(), 2);
    QVERIFY(pasted.at(0) != pasted.at(1));
    QVERIFY(pasted.at(0).startsWith(u"First frame: Pasted picture ("_s));
    QVERIFY(!pasted.join(u' ').contains(u"picture-"_s));
}

void TestTakeDifferences::captions()
{
    const QList<VideoTask> tasks{task(), task([](VideoRequest& r) {
                                     r.resolution = u"1080P"_s;
                                     r.extra = {{u"seed"_s, 3}};
                                 })};
    const QList<TakeDifference> rows = between(tasks);
    QCOMPARE(wordsForTake(rows, tasks.at(0), 0), u"720P · seed default"_s);
    QCOMPARE(wordsForTake(rows, tasks.at(1), 1), u"1080P · seed 3"_s);
    QCOMPARE(wordsForTake({}, tasks.at(0), 0), u"A paper boat on a river"_s);
    const QList<VideoTask> prompts{task(), task([](VideoRequest& r) { r.prompt = u"A kite"_s; })};
    QCOMPARE(wordsForTake(between(prompts), prompts.at(1), 1), u"A kite"_s);
    const VideoTask empty = task([](VideoRequest& r) { r.prompt.clear(); });
    QVERIFY(wordsForTake({}, empty, 0).isEmpty());
}

void TestTakeDifferences::model()
{
    DifferenceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDifferences({{u"Resolution"_s, {u"720P"_s, u"1080P"_s}}}, {11, 10});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.index(0, 1).data(), u"1080P"_s);
    QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole), u"Resolution, take 10: 1080P"_s);
    QCOMPARE(model.headerData(0, Qt::Vertical), u"Resolution"_s);
    QCOMPARE(model.headerData(1, Qt::Horizontal), u"Take 10"_s);
    model.setDifferences({}, {});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_GUILESS_MAIN(TestTakeDifferences)
#include "tst_takedifferences.moc"

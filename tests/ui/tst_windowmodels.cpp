// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"
#include "ui/modelprofiles/modelprofileeditor.h"
#include "ui/style/applylook.h"

#include <QFile>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QByteArray answered(const QByteArray& json)
{
    return FaultServer::reply(200, json, "Content-Type: application/json\r\n");
}

QString actionWords(const WindowBench& bench, int number)
{
    return bench.message()->findChild<QPushButton*>(u"messageAction%1"_s.arg(number))->text();
}

void press(const WindowBench& bench, int number)
{
    bench.message()->findChild<QPushButton*>(u"messageAction%1"_s.arg(number))->click();
}

QComboBox* models(const WindowBench& bench)
{
    return bench.form()->findChild<QComboBox*>(u"modelCombo"_s);
}

QToolButton* family(const WindowBench& bench)
{
    return bench.form()->findChild<QToolButton*>(u"familyButton"_s);
}

void enterModel(const WindowBench& bench, const QString& code)
{
    models(bench)->setFocus();
    models(bench)->lineEdit()->selectAll();
    QTest::keyClicks(models(bench)->lineEdit(), code);
    QTest::keyClick(models(bench)->lineEdit(), Qt::Key_Return);
}

std::optional<EnabledModel> listed(const WindowBench& bench, const QString& code)
{
    for (const EnabledModel& model : bench.engine->accounts().find(u"studio"_s).value_or(Account()).models) {
        if (model.code == code)
            return model;
    }
    return {};
}

ModelProfileEditor* editor(const WindowBench& bench)
{
    return bench.window->findChild<ModelProfileEditor*>();
}

} // namespace

/// Models in the real window: typed codes, families that turn out to be different, profiles.
class TestWindowModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void anAnswerIsRemembered();
    void aModelIsTakenFromTheListAndPutBack();
    void thePracticeServiceRemembersForItsRun();
    void theOtherFamilyIsOffered_data();
    void theOtherFamilyIsOffered();
    void aFamilyIsLeftAsItIs();
    void profilesFromTheMenu();
    void aProfileFileThatCannotBeRead();
};

void TestWindowModels::anAnswerIsRemembered()
{
    WindowBench bench;
    QVERIFY(bench.openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "key"));
    enterModel(bench, u"new-model-x"_s);
    QVERIFY(!listed(bench, u"new-model-x"_s));
    bench.form()->findChild<QPushButton*>(u"familyBButton"_s)->click();
    QCOMPARE(listed(bench, u"new-model-x"_s), std::optional(wholeModel(u"new-model-x"_s, Family::B, Generation::None)));
    QCOMPARE(bench.form()->request().kind.family, Family::B);
    bench.close();
    QVERIFY(bench.open());
    QCOMPARE(bench.form()->request().model, u"new-model-x"_s);
    QCOMPARE(family(bench)->text(), u"Family B"_s);
    QVERIFY(!bench.form()->findChild<QWidget*>(u"familyQuestion"_s)->isVisible());
}

void TestWindowModels::aModelIsTakenFromTheListAndPutBack()
{
    WindowBench bench;
    QVERIFY(bench.openWithAccount(QUrl(u"http://127.0.0.1:9/v1"_s), "key"));
    enterModel(bench, u"kling-v3"_s);
    QVERIFY(listed(bench, u"kling-v3"_s));
    QCOMPARE(bench.message()->text(), u"kling-v3 added to Studio."_s);
    for (QAction* action : family(bench)->menu()->actions()) {
        if (action->text().startsWith(u"Remove kling-v3"_s))
            action->trigger();
    }
    QVERIFY(!listed(bench, u"kling-v3"_s));
    QCOMPARE(bench.form()->request().model, u"practice-a-3.0"_s);
    QCOMPARE(bench.message()->text(), u"kling-v3 removed from Studio."_s);
    press(bench, 1);
    QVERIFY(listed(bench, u"kling-v3"_s));
    QCOMPARE(bench.form()->request().model, u"kling-v3"_s);
    QCOMPARE(bench.form()->request().kind.family, Family::B);
}

void TestWindowModels::thePracticeServiceRemembersForItsRun()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    enterModel(bench, u"new-model-x"_s);
    bench.form()->findChild<QPushButton*>(u"familyA27Button"_s)->click();
    enterModel(bench, u"practice-b"_s);
    bench.window->usePractice(); // its account is created again
    enterModel(bench, u"new-model-x"_s);
    QCOMPARE(family(bench)->text(), u"Family A · 2.7"_s);
    QVERIFY(bench.engine->accounts().accounts().isEmpty());
}

void TestWindowModels::theOtherFamilyIsOffered_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QByteArray>("created");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("offer");
    QTest::addColumn<QString>("place");
    QTest::newRow("A answered as B")
        << u"practice-a-3.0"_s << QByteArray(R"({"Response":{"JobId":"j","RequestId":"r"}})")
        << u"The service responded as family B, but Dailies treated practice-a-3.0 as family A. The task is still tracked."_s
        << u"Set practice-a-3.0 to family B"_s << u"Family B"_s;
    QTest::newRow("B answered as A")
        << u"practice-b"_s << QByteArray(R"({"output":{"task_id":"t","task_status":"PENDING"},"request_id":"r"})")
        << u"The service responded as family A, but Dailies treated practice-b as family B. The task is still tracked."_s
        << u"Set practice-b to family A 3.0"_s << u"Family A · 3.0"_s;
}

void TestWindowModels::theOtherFamilyIsOffered()
{
    QFETCH(QString, model);
    QFETCH(QByteArray, created);
    QFETCH(QString, sentence);
    QFETCH(QString, offer);
    QFETCH(QString, place);
    FaultServer service;
    service.setHandler([created](const FaultRequest&) { return FaultScript{.reply = answered(created)}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(service.url("/v1"), "key"));
    enterModel(bench, model);
    bench.write(u"A gull"_s, 5);
    bench.submit();
    TRY_COMPARE(bench.message()->text(), sentence);
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Warning);
    QVERIFY(!bench.engine->store().task(bench.onlyTask())->remoteId.isEmpty());
    QCOMPARE(actionWords(bench, 1), offer);
    QCOMPARE(actionWords(bench, 2), u"Dismiss"_s);
    press(bench, 1);
    QVERIFY(!bench.message()->isVisible());
    QCOMPARE(family(bench)->text(), place);
    QCOMPARE(bench.form()->request().prompt, u"A gull"_s);
    QCOMPARE(bench.form()->request().model, model);
    QVERIFY(listed(bench, model));
    QCOMPARE(listed(bench, model)->family, bench.form()->request().kind.family);
    QCOMPARE(service.requests().first().target, "/v1/video/generations/TextToVideo");
    int creates = 0;
    for (const FaultRequest& request : service.requests())
        creates += request.target.contains("/video/generations/") ? 1 : 0;
    QCOMPARE(creates, 1);
}

void TestWindowModels::aFamilyIsLeftAsItIs()
{
    FaultServer service;
    service.setHandler([](const FaultRequest&) {
        return FaultScript{.reply = answered(R"({"Response":{"JobId":"j","Status":"RUN","RequestId":"r"}})")};
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(service.url("/v1"), "key"));
    bench.write(u"A gull"_s, 5);
    bench.submit();
    TRY_COMPARE(actionWords(bench, 2), u"Dismiss"_s);
    press(bench, 2);
    QCOMPARE(family(bench)->text(), u"Family A · 3.0"_s);
    // Decided permanently: neither a second task nor another start asks again.
    const auto submitOne = [&bench](const QString& words) {
        const qsizetype before = bench.engine->store().ids().size();
        bench.write(words, 5);
        bench.submit();
        return QTest::qWaitFor(
            [&bench, before] {
                const QList<TaskId> tasks = bench.engine->store().ids();
                return tasks.size() == before + 1 && std::all_of(tasks.begin(), tasks.end(), [&bench](TaskId id) {
                    return bench.state(id) == TaskState::InProgress;
                });
            },
            patienceMs);
    };
    QVERIFY(submitOne(u"Another gull"_s));
    QVERIFY(!bench.message()->isVisible());
    bench.close();
    bench.prepare = [&service](
                        Engine& engine) { engine.keys().keep(u"studio"_s, originOf(service.url("/v1")), "key"); };
    QVERIFY(bench.open());
    QVERIFY(submitOne(u"A third gull"_s));
    QTest::qWait(50);
    QVERIFY(!bench.message()->text().contains(u"responded as family"_s));
}

void TestWindowModels::profilesFromTheMenu()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.menuAction(u"Model profiles…"_s)->trigger();
    QVERIFY(editor(bench) != nullptr && editor(bench)->isVisible());
    const auto offers8K = [&bench] {
        const auto segments = bench.form()->findChild<QWidget*>(u"resolutionCombo"_s)->findChildren<QPushButton*>();
        return std::any_of(
            segments.begin(), segments.end(), [](const QPushButton* each) { return each->text() == u"8K"_s; });
    };
    QVERIFY(!offers8K());
    editor(bench)->showModel(wholeModel(u"practice-a-3.0"_s, Family::A, Generation::G30));
    editor(bench)->findChild<QTabBar*>()->setCurrentIndex(1);
    auto* choices = editor(bench)->findChild<QLineEdit*>(u"resolutionChoices"_s);
    choices->setFocus();
    choices->selectAll();
    QTest::keyClicks(choices, u"8K"_s);
    editor(bench)->findChild<QPushButton*>(u"saveButton"_s)->click();
    QVERIFY(offers8K()); // the form follows at once
    QVERIFY(QFile::exists(bench.engine->profile().models));
    editor(bench)->close();
    TRY_VERIFY(editor(bench) == nullptr);
    bench.close();
    QVERIFY(bench.openWithPractice());
    QVERIFY(offers8K());
}

void TestWindowModels::aProfileFileThatCannotBeRead()
{
    WindowBench bench;
    const QString path = bench.dir.filePath(u"models.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"version\": 1,");
    file.close();
    QVERIFY(bench.openWithPractice());
    QVERIFY(bench.message()->isVisible());
    QVERIFY(bench.message()->text().contains(u"models.json"_s));
    bench.write(u"A gull"_s, 3);
    QVERIFY(bench.form()->findChild<QPushButton*>(u"submitButton"_s)->isEnabled()); // it works without the notes
    bench.menuAction(u"Model profiles…"_s)->trigger();
    QVERIFY(!editor(bench)->findChild<QPushButton*>(u"newProfileButton"_s)->isEnabled());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "{\"version\": 1,");
}

QTEST_MAIN(TestWindowModels)
#include "tst_windowmodels.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"

#include "ui/style/applylook.h"
#include "ui/tasks/panel/adoptdialog.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;

namespace {

const QUrl somewhere(u"https://video.test/v1"_s);

QList<Account> twoAccounts()
{
    const ProfileCatalogue profiles;
    return {{u"one"_s, u"Studio"_s, somewhere, {*profiles.guess(u"wan3.0-video"_s), *profiles.guess(u"kling-v3"_s)}},
        {u"two"_s, u"Home"_s, somewhere, {*profiles.guess(u"kling-v3"_s)}}, {u"three"_s, u"Empty"_s, somewhere, {}}};
}

/// The dialog in the window.
class Dialog final {
public:
    explicit Dialog(const QWidget* window) : m_dialog(window->findChild<AdoptDialog*>()) {}

    bool isThere() const { return m_dialog && m_dialog->isVisible(); }
    QComboBox* combo(const QString& name) const { return m_dialog->findChild<QComboBox*>(name); }
    QLineEdit* id() const { return m_dialog->findChild<QLineEdit*>(u"adoptIdEdit"_s); }
    void follow() const { m_dialog->findChild<QPushButton*>(u"followButton"_s)->click(); }
    MessageBar* message() const { return m_dialog->findChild<MessageBar*>(); }

private:
    QPointer<AdoptDialog> m_dialog;
};

FaultScript running(const FaultRequest&)
{
    return {
        .reply = FaultServer::reply(200, R"({"output":{"task_id":"job-1","task_status":"RUNNING"},"request_id":"r"})")};
}

} // namespace

class TestAdopt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void startsFromTheForm();
    void modelsAndKindsAreTheAccounts();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void accountWithoutModels();
    void noAccountAtAll();
    void followsTheTask();
    void knownTaskIsChosen();
    void problemStaysInTheDialog();
    void notOnTheWelcomePage();
};

void TestAdopt::startsFromTheForm()
{
    const AdoptDialog dialog(twoAccounts(), u"two"_s, u"kling-v3"_s);
    QCOMPARE(dialog.findChild<QComboBox*>(u"adoptAccountCombo"_s)->currentText(), u"Home"_s);
    QCOMPARE(dialog.findChild<QComboBox*>(u"adoptModelCombo"_s)->currentText(), u"kling-v3"_s);
    const AdoptDialog other(twoAccounts(), u"nobody"_s, u"no-model"_s);
    QCOMPARE(other.findChild<QComboBox*>(u"adoptAccountCombo"_s)->currentText(), u"Studio"_s);
    QCOMPARE(other.findChild<QComboBox*>(u"adoptModelCombo"_s)->currentText(), u"wan3.0-video"_s);
}

void TestAdopt::modelsAndKindsAreTheAccounts()
{
    const AdoptDialog dialog(twoAccounts(), u"one"_s, u"wan3.0-video"_s);
    auto* account = dialog.findChild<QComboBox*>(u"adoptAccountCombo"_s);
    auto* model = dialog.findChild<QComboBox*>(u"adoptModelCombo"_s);
    auto* kind = dialog.findChild<QComboBox*>(u"adoptKindCombo"_s);
    QCOMPARE(kind->count(), 4);
    model->setCurrentIndex(1);
    QCOMPARE(kind->count(), 3);
    account->setCurrentIndex(1);
    QCOMPARE(model->count(), 1);
    QCOMPARE(kind->count(), 3);
    account->setCurrentIndex(2);
    QCOMPARE(model->count(), 0);
    QCOMPARE(kind->count(), 0);
}

void TestAdopt::saysWhatIsMissing_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("none") << QString();
    QTest::newRow("spaces") << u"   "_s;
    QTest::newRow("two words") << u"job 1"_s;
    QTest::newRow("two ids") << u"job-1\tjob-2"_s;
    QTest::newRow("control") << QString(u"job"_s + QChar(7));
    QTest::newRow("a whole reply") << QString(600, u'x');
}

void TestAdopt::saysWhatIsMissing()
{
    QFETCH(QString, id);
    AdoptDialog dialog(twoAccounts(), u"one"_s, {});
    QSignalSpy asked(&dialog, &AdoptDialog::adoptRequested);
    dialog.show();
    dialog.findChild<QLineEdit*>(u"adoptIdEdit"_s)->setText(id);
    dialog.findChild<QPushButton*>(u"followButton"_s)->click();
    QVERIFY(asked.isEmpty());
    QVERIFY(dialog.findChild<MessageBar*>()->isVisible());
    dialog.findChild<QLineEdit*>(u"adoptIdEdit"_s)->setText(u"  job-1 "_s);
    dialog.findChild<QPushButton*>(u"followButton"_s)->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(3).toString(), u"job-1"_s);
    QVERIFY(!dialog.findChild<MessageBar*>()->isVisible());
}

void TestAdopt::accountWithoutModels()
{
    AdoptDialog dialog(twoAccounts(), u"three"_s, {});
    QSignalSpy asked(&dialog, &AdoptDialog::adoptRequested);
    dialog.show();
    dialog.findChild<QLineEdit*>(u"adoptIdEdit"_s)->setText(u"job-1"_s);
    dialog.findChild<QPushButton*>(u"followButton"_s)->click();
    QVERIFY(asked.isEmpty());
    QVERIFY(dialog.findChild<MessageBar*>()->text().contains(u"no model"_s));
}

void TestAdopt::noAccountAtAll()
{
    AdoptDialog dialog({}, {}, {});
    QSignalSpy asked(&dialog, &AdoptDialog::adoptRequested);
    dialog.show();
    dialog.findChild<QLineEdit*>(u"adoptIdEdit"_s)->setText(u"job-1"_s);
    dialog.findChild<QPushButton*>(u"followButton"_s)->click();
    QVERIFY(asked.isEmpty());
    QVERIFY(dialog.findChild<MessageBar*>()->isVisible());
}

void TestAdopt::followsTheTask()
{
    FaultServer server;
    server.setHandler(running);
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.menuAction(u"Track a task by ID…"_s)->trigger();
    const Dialog dialog(bench.window.get());
    TRY_VERIFY(dialog.isThere());
    dialog.id()->setText(u"job-1"_s);
    dialog.follow();
    QVERIFY(!dialog.isThere());
    const TaskId id = bench.onlyTask();
    QCOMPARE(bench.tasks()->selectedTask(), id);
    QCOMPARE(bench.engine->store().task(id)->remoteId, u"job-1"_s);
    TRY_VERIFY(!server.requests().isEmpty());
    for (const FaultRequest& request : server.requests())
        QVERIFY2(!request.target.contains("/generations/"), request.target.constData()); // no create call
}

void TestAdopt::knownTaskIsChosen()
{
    FaultServer server;
    server.setHandler(running);
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        (void)engine.store().add(WindowBench::task(TaskState::Saved, u"studio"_s));
        (void)engine.store().add(WindowBench::task(TaskState::Failed, u"other"_s));
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectTask(2);
    bench.menuAction(u"Track a task by ID…"_s)->trigger();
    const Dialog dialog(bench.window.get());
    dialog.id()->setText(u"an-id"_s);
    dialog.follow();
    QVERIFY(!dialog.isThere());
    QCOMPARE(bench.engine->store().ids().size(), 2);
    QCOMPARE(bench.tasks()->selectedTask(), 1);
    QVERIFY(bench.message()->text().contains(u"already"_s));
    QCOMPARE(server.count("POST"), 0);
}

void TestAdopt::problemStaysInTheDialog()
{
    AdoptDialog dialog(twoAccounts(), u"one"_s, {});
    dialog.show();
    dialog.showProblem(u"The disk is full."_s);
    QVERIFY(dialog.findChild<MessageBar*>()->isVisible());
    QCOMPARE(dialog.findChild<MessageBar*>()->text(), u"The disk is full."_s);
    QVERIFY(dialog.isVisible());
}

void TestAdopt::notOnTheWelcomePage()
{
    WindowBench bench;
    QVERIFY(bench.open());
    QVERIFY(!bench.menuAction(u"Track a task by ID…"_s)->isEnabled());
    QVERIFY(!bench.menuAction(u"Account settings…"_s)->isEnabled());
}

QTEST_MAIN(TestAdopt)
#include "tst_adopt.moc"

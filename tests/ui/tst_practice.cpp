// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"

#include "app/common/cliptrash.h"
#include "app/practice/examplerequests.h"
#include "app/request/kindfields.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/run/sidecar.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/desktop/desktopintegration.h"
#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/window/windowmessages.h"

#include <QMenu>
#include <QTranslator>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QMenu* examples(const WindowBench& bench)
{
    auto* menu = bench.window->findChild<QMenu*>(u"examplesMenu"_s);
    Q_EMIT menu->aboutToShow();
    return menu;
}

QAction* example(const WindowBench& bench, int number)
{
    QList<QAction*> actions = examples(bench)->actions();
    actions.removeIf([](const QAction* action) { return action->isSeparator() || !action->isEnabled(); });
    return actions.value(number);
}

bool put(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

/// The practice service in the window: the first minute, examples, the marks of its tasks, and clearing up.
class TestPractice final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isReadyWithOneClick();
    void hasAnExampleOfEachKind();
    void examplesAreWithoutARemark();
    void examplesFillTheForm();
    void anExampleGivesBackWhatWasThere();
    void examplesSwitchToPracticeMode();
    void examplesSpeakTheUsersLanguage();
    void theEmptyListLoadsAnExampleOfTheChosenKind();
    void marksItsTasks_data();
    void marksItsTasks();
    void marksTheRow();
    void marksTheViewer();
    void tellsOfPracticeInNotifications_data();
    void tellsOfPracticeInNotifications();
    void thereMayBeNothingToClear();
    void asksBeforeItClears();
    void clearsAndBringsBack();
    void leavesOtherAccountsAlone();
    void clearsWhatIsNotFinished();
    void aClipThatIsGoneIsNoTrouble();
    void aTakenPlaceKeepsTheClipInTheWastebasket();

private:
    /// Two saved takes with clips, and a sidecar for one of them.
    void prepareTakes(WindowBench& bench, const QString& accountId = Account::practiceId());
    QStringList clips(const WindowBench& bench) const
    {
        return QDir(bench.dir.filePath(u"takes"_s)).entryList(QDir::Files, QDir::Name);
    }
    static void press(const WindowBench& bench, const QString& words);
    static QString said(const WindowBench& bench);

    QTemporaryDir m_data;
};

void TestPractice::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    // The location of the trash.
    QVERIFY(m_data.isValid());
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void TestPractice::prepareTakes(WindowBench& bench, const QString& accountId)
{
    bench.begins = false;
    bench.prepare = [&bench, accountId](Engine& engine) {
        QVERIFY(QDir(bench.dir.path()).mkpath(u"takes"_s));
        for (const char* name : {"one.mp4", "two.mp4"}) {
            VideoTask task = WindowBench::task(TaskState::Saved, accountId);
            task.remoteId = QString::fromLatin1(name);
            task.file = bench.dir.filePath(u"takes/"_s + QString::fromLatin1(name));
            QVERIFY(put(task.file, "a clip"));
            const Result<TaskId> id = engine.store().add(task);
            QVERIFY(id);
            task.id = *id;
            if (task.remoteId == "one.mp4"_L1)
                QVERIFY(writeSidecar(task.file, task, {}));
        }
    };
}

void TestPractice::press(const WindowBench& bench, const QString& words)
{
    for (auto* button : bench.message()->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text() == words) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(words + u" is not offered"_s));
}

QString TestPractice::said(const WindowBench& bench)
{
    QStringList texts;
    for (const auto* label : bench.message()->findChildren<QLabel*>())
        texts.append(label->text());
    return bench.message()->isVisible() ? texts.join(u' ') : QString();
}

void TestPractice::isReadyWithOneClick()
{
    WindowBench bench;
    QVERIFY(bench.open());
    QCOMPARE(bench.pages()->currentWidget(), bench.welcome());
    for (auto* button : bench.welcome()->findChildren<QPushButton*>()) {
        if (button->text() == "Try it free in practice mode"_L1)
            button->click();
    }
    QVERIFY(bench.pages()->currentWidget() != bench.welcome());
    QCOMPARE(bench.form()->accountId(), Account::practiceId());
    QVERIFY2(!bench.form()->request().model.isEmpty(), "a model is chosen");
    TRY_VERIFY2(bench.prompt()->hasFocus(), "typing begins at once");
    QTest::keyClicks(bench.prompt(), u"A kite"_s);
    QVERIFY(bench.form()->findChild<QPushButton*>(u"submitButton"_s)->isEnabled());
}

void TestPractice::hasAnExampleOfEachKind()
{
    QList<RequestKind> kinds;
    for (const VideoRequest& request : exampleRequests())
        kinds.append(request.kind);
    QCOMPARE(kinds, allKinds());
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    QList<QAction*> actions = examples(bench)->actions();
    QCOMPARE(examples(bench)->actions(), actions);
    actions.removeIf([](const QAction* action) { return action->isSeparator() || !action->isEnabled(); });
    QCOMPARE(actions.size(), 11);
    QVERIFY(!exampleRequest({Family::B, Generation::None, ApiType::VideoEdit}));
}

void TestPractice::examplesAreWithoutARemark()
{
    for (const VideoRequest& request : exampleRequests()) {
        QVERIFY(!request.prompt.isEmpty());
        QVERIFY2(request.extra.isEmpty(), qPrintable(kindName(request.kind)));
        const QList<Finding> findings = checkRequest(request);
        QVERIFY2(findings.isEmpty(), qPrintable(findings.value(0).message));
    }
}

void TestPractice::examplesFillTheForm()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    for (int number = 0; number < 11; ++number) {
        example(bench, number)->trigger();
        QCOMPARE(bench.form()->request(), exampleRequests().at(number));
        QCOMPARE(bench.form()->accountId(), Account::practiceId());
        QVERIFY(!hasStop(bench.form()->findings()) && !hasAsk(bench.form()->findings()));
    }
}

void TestPractice::anExampleGivesBackWhatWasThere()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.write(u"My own words"_s, 4);
    example(bench, 8)->trigger();
    QCOMPARE(bench.form()->request().kind, exampleRequests().at(8).kind);
    press(bench, u"Undo"_s);
    QCOMPARE(bench.form()->request().prompt, u"My own words"_s);
}

void TestPractice::examplesSwitchToPracticeMode()
{
    WindowBench bench;
    QVERIFY(bench.openWithAccount(QUrl(u"https://video.example.com/v1"_s), {}));
    bench.window->resize(1440, 900);
    auto* button = bench.window->findChild<QPushButton*>(u"examplesButton"_s);
    TRY_VERIFY(button->isVisible());
    const QString account = bench.form()->accountId();
    QVERIFY(account != Account::practiceId());
    example(bench, 2)->trigger(); // its model and its media are those of practice mode
    QCOMPARE(bench.form()->accountId(), Account::practiceId());
    QCOMPARE(bench.message()->text(), u"Examples run in practice mode."_s);
    press(bench, u"Undo"_s);
    QCOMPARE(bench.form()->accountId(), account);
}

void TestPractice::examplesSpeakTheUsersLanguage()
{
    class Marking final : public QTranslator {
    public:
        bool isEmpty() const override { return false; }
        QString translate(const char* context, const char* text, const char* /*what*/, int /*n*/) const override
        {
            return qstrcmp(context, "ExamplePrompt") == 0 ? u"* "_s + QString::fromUtf8(text) : QString();
        }
    } marking;
    QVERIFY(QCoreApplication::installTranslator(&marking));
    for (const VideoRequest& request : readExampleRequests()) {
        QStringList prompts{request.prompt, request.negativePrompt};
        for (const Shot& shot : request.shots)
            prompts.append(shot.prompt);
        for (const QString& prompt : prompts)
            QVERIFY2(prompt.isEmpty() || prompt.startsWith(u"* "_s), qPrintable(prompt));
    }
    QCoreApplication::removeTranslator(&marking);
}

void TestPractice::theEmptyListLoadsAnExampleOfTheChosenKind()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    VideoRequest request = bench.form()->request();
    request.kind.apiType = ApiType::VideoEdit;
    bench.form()->setRequest(request);
    Q_EMIT bench.tasks()->exampleRequested();
    QCOMPARE(bench.form()->request(), exampleRequest(request.kind).value_or(VideoRequest()));
}

void TestPractice::marksItsTasks_data()
{
    QTest::addColumn<QString>("accountId");
    QTest::addColumn<bool>("marked");
    QTest::newRow("practice") << Account::practiceId() << true;
    QTest::newRow("account") << u"studio"_s << false;
    QTest::newRow("one call") << u"https://video.example.com/v1"_s << false;
}

void TestPractice::marksItsTasks()
{
    QFETCH(QString, accountId);
    QFETCH(bool, marked);
    const VideoTask task = WindowBench::task(TaskState::Saved, accountId);
    QCOMPARE(isPractice(task), marked);
    QCOMPARE(practiceMark(task), marked ? u"Practice"_s : QString());
    const QByteArray beside = QJsonDocument(sidecarJson(task, u"A name"_s)).toJson();
    QCOMPARE(beside.contains("\"practice\": true"), marked);
    const QList<TaskFact> facts = taskFacts(task, std::nullopt);
    QCOMPARE(facts.constFirst().label == "Practice"_L1, marked);
}

void TestPractice::marksTheRow()
{
    WindowBench bench;
    prepareTakes(bench);
    QVERIFY(bench.openWithPractice());
    QVERIFY(bench.engine->store().add(WindowBench::task(TaskState::Failed, u"studio"_s)));
    auto* model = bench.window->findChild<TaskModel*>();
    model->deliverChanges();
    int practice = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->isGroup(row))
            continue;
        const QModelIndex prompt = model->index(row, TaskModel::Prompt);
        const bool isMarked = prompt.data(TaskModel::PracticeRole).toString() == "Practice"_L1;
        QCOMPARE(isMarked, isPractice(*bench.engine->store().task(model->taskAt(row))));
        QCOMPARE(prompt.data(Qt::AccessibleTextRole).toString().endsWith("Practice"_L1), isMarked);
        QVERIFY2(!prompt.data().toString().contains("Practice"_L1), "the prompt stays what it is");
        practice += isMarked ? 1 : 0;
    }
    QCOMPARE(practice, 2);
}

void TestPractice::marksTheViewer()
{
    WindowBench bench;
    prepareTakes(bench);
    QVERIFY(bench.openWithPractice());
    const auto other = bench.engine->store().add(WindowBench::task(TaskState::Failed, u"studio"_s));
    QVERIFY(other);
    auto* mark = bench.window->findChild<QLabel*>(u"clipMark"_s);
    QVERIFY(!mark->isVisible());
    bench.window->resize(1440, 900);
    bench.tasks()->selectTask(1);
    TRY_VERIFY(mark->isVisible());
    QCOMPARE(mark->text(), u"Practice"_s);
    bench.tasks()->selectTask(*other);
    QVERIFY(!mark->isVisible());
    bench.tasks()->selectTask(1);
    bench.window->resize(1024, 640);
    TRY_VERIFY2(!mark->isVisible(), "the position needs the room");
    QStringList facts;
    for (const auto* label : bench.window->findChild<QWidget*>(u"taskFacts"_s)->findChildren<QLabel*>())
        facts.append(label->text());
    QVERIFY(facts.contains(u"Practice"_s));
    QCOMPARE(bench.clipped(), QStringList());
}

void TestPractice::tellsOfPracticeInNotifications_data()
{
    QTest::addColumn<QStringList>("accounts");
    QTest::addColumn<bool>("only");
    QTest::addColumn<QString>("sentence");
    const QString practice = Account::practiceId();
    QTest::newRow("all") << QStringList{practice, practice} << true << u"2 clips saved"_s;
    QTest::newRow("some") << QStringList{practice, u"studio"_s} << false << u"2 clips saved · 1 in practice mode"_s;
    QTest::newRow("none") << QStringList{u"studio"_s} << false << u"1 clips saved"_s;
}

void TestPractice::tellsOfPracticeInNotifications()
{
    QFETCH(QStringList, accounts);
    QFETCH(bool, only);
    QFETCH(QString, sentence);
    TaskBatch batch;
    QList<VideoTask> tasks;
    for (const QString& account : accounts) {
        tasks.append(WindowBench::task(TaskState::Saved, account));
        tasks.last().id = tasks.size();
        batch.runs(tasks.size());
    }
    std::optional<BatchEnd> end;
    for (const VideoTask& task : std::as_const(tasks))
        end = batch.follow(task);
    QVERIFY(end);
    QCOMPARE(end->isPracticeOnly(), only);
    QCOMPARE(batchSentence(*end, {}), sentence);
}

void TestPractice::thereMayBeNothingToClear()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.menuAction(u"Remove practice takes…"_s)->trigger();
    QVERIFY(said(bench).contains(u"No practice takes."_s));
}

void TestPractice::asksBeforeItClears()
{
    WindowBench bench;
    prepareTakes(bench);
    QVERIFY(bench.openWithPractice());
    bench.menuAction(u"Remove practice takes…"_s)->trigger();
    QVERIFY(said(bench).contains(u"2 practice takes"_s));
    QVERIFY(said(bench).contains(u"12 bytes"_s));
    for (const WindowMessages::Entry& entry : bench.window->findChild<WindowMessages*>()->recent())
        QVERIFY2(!entry.text.contains(u"2 practice takes"_s), "a question stays out of the recent notices");
    QCOMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 0);
    press(bench, u"Cancel"_s);
    QVERIFY(said(bench).isEmpty());
    QCOMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 0);
    QCOMPARE(clips(bench).size(), 3);
}

void TestPractice::clearsAndBringsBack()
{
    WindowBench bench;
    prepareTakes(bench);
    QVERIFY(bench.openWithPractice());
    const QStringList before = clips(bench);
    bench.menuAction(u"Remove practice takes…"_s)->trigger();
    press(bench, u"Remove practice takes"_s);
    TRY_VERIFY(said(bench).contains(u"moved to the Trash"_s));
    QCOMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 2);
    QCOMPARE(clips(bench), QStringList());
    QCOMPARE(QDir(m_data.filePath(u"Trash/files"_s)).entryList(QDir::Files, QDir::Name), before);
    press(bench, u"Undo"_s);
    TRY_COMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 0);
    QCOMPARE(clips(bench), before);
    QCOMPARE(QDir(m_data.filePath(u"Trash/files"_s)).entryList(QDir::Files), QStringList());
    QCOMPARE(QDir(m_data.filePath(u"Trash/info"_s)).entryList(QDir::Files), QStringList());
}

void TestPractice::leavesOtherAccountsAlone()
{
    WindowBench bench;
    prepareTakes(bench, u"studio"_s);
    QVERIFY(bench.openWithPractice());
    const auto mine = bench.engine->store().add(WindowBench::task(TaskState::Failed));
    QVERIFY(mine);
    bench.menuAction(u"Remove practice takes…"_s)->trigger();
    press(bench, u"Remove practice takes"_s);
    TRY_VERIFY(said(bench).contains(u"moved to the Trash"_s));
    QCOMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 1);
    QVERIFY(bench.engine->store().task(*mine)->marks.recycledAt.isValid());
    QCOMPARE(clips(bench).size(), 3);
}

void TestPractice::clearsWhatIsNotFinished()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice(30));
    bench.write(u"A slow kite"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    TRY_COMPARE(bench.state(id), TaskState::InProgress);
    QVERIFY(bench.engine->store().add(WindowBench::task(TaskState::NeedsReview)));
    bench.menuAction(u"Remove practice takes…"_s)->trigger();
    QVERIFY(said(bench).contains(u"1 unfinished take"_s));
    press(bench, u"Remove practice takes"_s);
    TRY_VERIFY(said(bench).contains(u"moved to the Trash"_s));
    QCOMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 2);
    QVERIFY(!bench.engine->store().task(id)->watched);
    press(bench, u"Undo"_s);
    TRY_COMPARE(TaskHistory(bench.engine->store()).tallies().recycled, 0);
    TRY_VERIFY2(bench.engine->store().task(id)->watched, "it is followed again");
}

void TestPractice::aClipThatIsGoneIsNoTrouble()
{
    WindowBench bench;
    prepareTakes(bench);
    QVERIFY(bench.openWithPractice());
    QVERIFY(QFile::remove(bench.dir.filePath(u"takes/one.mp4"_s)));
    bench.menuAction(u"Remove practice takes…"_s)->trigger();
    press(bench, u"Remove practice takes"_s);
    TRY_VERIFY(said(bench).contains(u"moved to the Trash"_s));
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Information);
    QCOMPARE(clips(bench), QStringList());
}

void TestPractice::aTakenPlaceKeepsTheClipInTheWastebasket()
{
    const QTemporaryDir dir;
    const QString clip = dir.filePath(u"take.mp4"_s);
    QVERIFY(put(clip, "a clip"));
    const Result<QString> place = putIntoTrash(clip);
    QVERIFY(place);
    QVERIFY(!putIntoTrash(dir.filePath(u"never.mp4"_s)));
    QVERIFY(!QFileInfo::exists(clip));
    QVERIFY(put(clip, "another clip"));
    QCOMPARE(takeFromTrash({clip, *place}, clip).error().kind, ErrorKind::Storage);
    QVERIFY(QFileInfo::exists(*place));
    QCOMPARE(QFileInfo(clip).size(), 12);
    QCOMPARE(takeFromTrash({clip, {}}, clip).error().kind, ErrorKind::BadInput);
}

QTEST_MAIN(TestPractice)
#include "tst_practice.moc"

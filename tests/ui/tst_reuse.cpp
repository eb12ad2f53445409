// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "ui/compose/form/requestdifference.h"
#include "ui/compose/form/reusedialog.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/window/formcontroller.h"
#include "ui/window/takerequests.h"

#include <QClipboard>
#include <QFile>
#include <QJsonObject>
#include <QMimeData>
#include <QTableWidget>

using namespace Dailies;

namespace {

const QString clipLink = u"https://clips.example.com/take.mp4?sign=a"_s;

VideoRequest gull()
{
    return WindowBench::task(TaskState::Failed).request;
}

} // namespace

/// New requests from a take: *Reuse*, *Compare with form*, *Variations* and *Edit this clip*.
class TestReuse final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void differences_data();
    void differences();
    void everyDifferenceCanBeTaken();
    void fieldsThatNobodySeesAreNotListed();
    void emptyFormIsFilledAtOnce();
    void sameRequestIsSaid();
    void loadsAtOnceAndUndoes();
    void ctrlZTakesBackWhatTheMessageSays();
    void undoInThePromptBringsTheWholeRequestBack();
    void undoTakesBackTheKindThatAFileBrought_data();
    void undoTakesBackTheKindThatAFileBrought();
    void severalAreForOneRequestOnly();
    void editOfAClipIsForOneTake();
    void variationsHaveNoSeed();
    void editsTheClipOfALiveLink_data();
    void editsTheClipOfALiveLink();
    void saysWhatToDoAboutAnExpiredLink_data();
    void saysWhatToDoAboutAnExpiredLink();
    void nobodyCanEdit();
    void tellsAndTakesAll();
    void takesSome();
    void nothingTickedTakesNothing();
    void cancelLeavesTheForm();
    void taskThatGoesMeanwhile();
    void filesThatAreGone();
    void picturesOfTheParentBringTheOrigin();

private:
    static ReuseDialog* dialogOf(const WindowBench& bench) { return bench.window->findChild<ReuseDialog*>(); }
    static QTableWidget* tableOf(const WindowBench& bench)
    {
        return bench.window->findChild<QTableWidget*>(u"reuseTable"_s);
    }
    static void tick(const WindowBench& bench, const QString& label, bool on)
    {
        const auto found = tableOf(bench)->findItems(label, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        found.first()->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    /// With a saved take whose link works for some hours, and the form as the user left it.
    static bool prepareClip(WindowBench& bench, int hours, bool isClipThere = true)
    {
        bench.prepare = [&bench, hours, isClipThere](Engine& engine) {
            VideoTask task = WindowBench::task(TaskState::Saved);
            task.file = bench.dir.filePath(u"take.mp4"_s);
            task.report.videoUrl = clipLink;
            task.addressExpiresAt = QDateTime::currentDateTimeUtc().addSecs(hours * 3600);
            QFile file(task.file);
            if (isClipThere && file.open(QIODevice::WriteOnly))
                file.write("no video");
            (void)engine.store().add(task);
        };
        return open(bench);
    }
    static bool open(WindowBench& bench)
    {
        bench.begins = false;
        if (!bench.openWithPractice())
            return false;
        bench.prompt()->setPlainText(u"Typed with care"_s);
        bench.tasks()->selectTask(1);
        return true;
    }
    /// With a task of this request, and the form as the user left it.
    static bool prepare(WindowBench& bench, const VideoRequest& request, TaskId parent = 0)
    {
        bench.prepare = [&](Engine& engine) {
            VideoTask task = WindowBench::task(TaskState::Failed);
            task.request = request;
            task.parent = parent;
            (void)engine.store().add(task);
        };
        return open(bench);
    }
    static bool ask(WindowBench& bench, const VideoRequest& request, TaskId parent = 0)
    {
        if (!prepare(bench, request, parent))
            return false;
        bench.action(TaskCommand::CompareWithForm)->trigger();
        return true;
    }
};

void TestReuse::differences_data()
{
    QTest::addColumn<VideoRequest>("now");
    QTest::addColumn<VideoRequest>("then");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char* name, const VideoRequest& now, const VideoRequest& then, const QStringList& lines) {
        QTest::newRow(name) << now << then << lines;
    };
    const auto with = [](auto change) {
        VideoRequest request = gull();
        change(request);
        return request;
    };
    row("same", gull(), gull(), {});
    row("prompt", gull(), with([](auto& r) { r.prompt = u"A tern\nflies"_s; }), {u"Prompt: A gull → A tern flies"_s});
    row("seconds", with([](auto& r) { r.durationSeconds = {}; }), gull(), {u"Duration:  → 3 s"_s});
    row("switch", with([](auto& r) { r.promptExtend = false; }), with([](auto& r) { r.promptExtend = true; }),
        {u"Enhance prompt: off → on"_s});
    row("switch unset", gull(), with([](auto& r) { r.promptExtend = false; }), {u"Enhance prompt:  → off"_s});
    row("kind and model", gull(), with([](auto& r) {
        r.model = u"practice-a-2.7"_s;
        r.kind.generation = Generation::G27;
    }),
        {u"Model: practice-a-3.0 · A 3.0 · Text to video → practice-a-2.7 · A 2.7 · Text to video"_s});
    row("media by name", with([](auto& r) { r.kind.apiType = ApiType::ImageToVideo; }), with([](auto& r) {
        r.kind.apiType = ApiType::ImageToVideo;
        r.media = {{u"first_frame"_s, u"file:///home/me/cat.png"_s, {}},
            {u"driving_audio"_s, u"https://a.example/song.mp3?sign=1"_s, {}}};
    }),
        {u"Media:  → Image 1: cat.png\nAudio 1: song.mp3"_s});
    row("extra", gull(), with([](auto& r) { r.extra = {{u"a"_s, 1}}; }), {u"Custom JSON:  → {\"a\":1}"_s});
    const auto shots = [](auto& r) {
        r.kind = {Family::B, Generation::None, ApiType::TextToVideo};
        r.multiShot = true;
        r.shots = {{1, u"Sea"_s, 2}, {2, u"Sky"_s, {}}};
    };
    row("shots", with([&](auto& r) {
        shots(r);
        r.shots.clear();
    }),
        with(shots), {u"Shots:  → 2 s · Sea\nSky"_s});
}

void TestReuse::differences()
{
    QFETCH(const VideoRequest, now);
    QFETCH(const VideoRequest, then);
    QStringList lines;
    for (const RequestDifference& each : differencesOf(now, then, QLocale::c()))
        lines.append(u"%1: %2 → %3"_s.arg(each.label, each.now, each.then));
    QTEST(lines, "lines");
}

void TestReuse::everyDifferenceCanBeTaken()
{
    VideoRequest other;
    other.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
    other.model = u"practice-b"_s;
    other.prompt = u"A tern"_s;
    other.negativePrompt = u"Fog"_s;
    other.imageAddress = u"https://a.example/a.png"_s;
    other.durationSeconds = 7;
    other.guidance = 0.5;
    other.voices = {u"v1"_s};
    other.shots = {{1, u"Sea"_s, 2}};
    other.multiShot = true;
    other.logo = 1;
    const auto lines = differencesOf(gull(), other, QLocale::c());
    QVERIFY(lines.size() > 5);
    VideoRequest step = gull();
    for (const RequestDifference& each : lines) {
        const VideoRequest next = withDifferences(step, other, {each});
        QVERIFY2(next != step, qPrintable(each.label));
        step = next;
    }
    QVERIFY(step == other);
}

void TestReuse::fieldsThatNobodySeesAreNotListed()
{
    VideoRequest other = gull();
    other.images = {u"https://a.example/a.png"_s}; // of another kind
    QCOMPARE(differencesOf(gull(), other, QLocale::c()), {});
}

void TestReuse::emptyFormIsFilledAtOnce()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::UseAgain)->trigger();
    QVERIFY(!dialogOf(bench));
    QCOMPARE(bench.prompt()->toPlainText(), u"A gull"_s);
}

void TestReuse::sameRequestIsSaid()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::UseAgain)->trigger();
    bench.action(TaskCommand::UseAgain)->trigger();
    QVERIFY(!dialogOf(bench));
    QCOMPARE(bench.message()->text(), u"This request is already in the form."_s);
}

void TestReuse::loadsAtOnceAndUndoes()
{
    WindowBench bench;
    QVERIFY(prepare(bench, gull()));
    bench.action(TaskCommand::UseAgain)->trigger();
    QVERIFY(!dialogOf(bench));
    QCOMPARE(bench.form()->request(), gull());
    QCOMPARE(bench.message()->text(), u"Request loaded."_s);
    QCOMPARE(WindowBench::wordsOfActions(bench.message()), QStringList{u"Undo"_s});
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
}

void TestReuse::ctrlZTakesBackWhatTheMessageSays()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    const auto rating = [&bench] { return bench.engine->store().task(1).value_or(VideoTask()).marks.rating; };
    auto* undo = bench.tasks()->findChild<QAction*>(u"undoMark"_s);
    bench.tasks()->marking().rate({1}, 2);
    QCOMPARE(rating(), 2);
    bench.write(u"A tern"_s, 5);
    bench.action(TaskCommand::UseAgain)->trigger();
    QCOMPARE(bench.form()->request().prompt, gull().prompt);
    undo->trigger();
    QCOMPARE(bench.form()->request().prompt, u"A tern"_s);
    QCOMPARE(rating(), 2);
    QVERIFY(!bench.message()->isVisible());
    undo->trigger();
    QCOMPARE(rating(), 0);
    // A change of a take after the message is what the user did last.
    bench.action(TaskCommand::UseAgain)->trigger();
    bench.tasks()->marking().rate({1}, 3);
    undo->trigger();
    QCOMPARE(rating(), 0);
    QCOMPARE(bench.form()->request().prompt, gull().prompt);
}

/// A person who cleared the form by mistake presses Ctrl+Z where the cursor is: in the prompt.
void TestReuse::undoInThePromptBringsTheWholeRequestBack()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    const auto press = [&bench](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        QTest::keyClick(bench.prompt(), key, modifiers);
    };
    VideoRequest whole = bench.form()->request();
    whole.kind.apiType = ApiType::ImageToVideo;
    whole.prompt = u"A gull over the pier"_s;
    whole.media = {{u"first_frame"_s, u"https://a.example/gull.png"_s, {}}};
    bench.form()->setRequest(whole);
    bench.form()->setCopies(3);
    whole = bench.form()->request();
    bench.prompt()->setFocus();
    QTest::keyClicks(bench.prompt(), u"At dusk: "_s);
    whole.prompt.prepend(u"At dusk: "_s);
    QCOMPARE(bench.form()->request(), whole);

    bench.button(u"newRequestButton"_s, bench.form())->click();
    const VideoRequest empty = bench.form()->request();
    QVERIFY(empty.media.isEmpty() && empty.prompt.isEmpty());
    QTest::keyClicks(bench.prompt(), u"No"_s);
    press(Qt::Key_Z); // the typed words first
    QCOMPARE(bench.form()->request(), empty);
    press(Qt::Key_Z);
    QCOMPARE(bench.form()->request(), whole);
    QCOMPARE(bench.form()->copies(), 3);
    QVERIFY(!bench.message()->isVisible());
    press(Qt::Key_Z); // no half of a request comes back
    QCOMPARE(bench.form()->request(), whole);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.form()->request(), empty);

    // The button of the message does the same, once.
    bench.form()->setRequest(whole);
    bench.button(u"newRequestButton"_s, bench.form())->click();
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.form()->request(), whole);
    // After a change, Ctrl+Z is about that change.
    bench.button(u"newRequestButton"_s, bench.form())->click();
    VideoRequest changed = bench.form()->request();
    changed.model = u"another"_s;
    bench.form()->setRequest(changed);
    press(Qt::Key_Z);
    QCOMPARE(bench.form()->request().model, changed.model);
}

void TestReuse::undoTakesBackTheKindThatAFileBrought_data()
{
    QTest::addColumn<bool>("isPicture"); // a picture without a file, which is stored first
    QTest::addColumn<bool>("isInThePrompt");
    QTest::newRow("file, Ctrl+Z where the focus is") << false << false;
    QTest::newRow("file, Ctrl+Z in the prompt") << false << true;
    QTest::newRow("picture, Ctrl+Z where the focus is") << true << false;
    QTest::newRow("picture, Ctrl+Z in the prompt") << true << true;
}

void TestReuse::undoTakesBackTheKindThatAFileBrought()
{
    QFETCH(const bool, isPicture);
    QFETCH(const bool, isInThePrompt);
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.prompt()->setFocus();
    QTest::keyClicks(bench.prompt(), u"A gull"_s);
    const Draft before = bench.form()->draft();
    QCOMPARE(before.request.kind.apiType, ApiType::TextToVideo);
    QImage picture(320, 180, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString file = bench.dir.filePath(u"gull.png"_s);
    QVERIFY(picture.save(file));
    auto* mime = new QMimeData;
    if (isPicture)
        mime->setImageData(picture);
    else
        mime->setUrls({QUrl::fromLocalFile(file)});
    QGuiApplication::clipboard()->setMimeData(mime);
    pressKey(bench.prompt(), Qt::Key_V, Qt::ControlModifier);
    TRY_COMPARE(bench.form()->request().media.size(), 1);
    QCOMPARE(bench.form()->request().kind.apiType, ApiType::ImageToVideo);
    TRY_COMPARE(bench.message()->text(), u"Switched to Image."_s);
    const Draft after = bench.form()->draft();
    if (isInThePrompt)
        bench.prompt()->setFocus();
    pressKey(bench.form(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.form()->draft(), before);
    QVERIFY(!bench.message()->isVisible());
    QVERIFY(bench.prompt()->hasFocus());
    pressKey(bench.form(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.form()->draft(), after);
}

void TestReuse::severalAreForOneRequestOnly()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::Variations)->trigger();
    QCOMPARE(bench.form()->copies(), 3);
    bench.newRequest()->click();
    QCOMPARE(bench.form()->copies(), 1);
    bench.form()->setCopies(4);
    bench.write(u"A tern"_s, 5);
    bench.action(TaskCommand::UseAgain)->trigger();
    QCOMPARE(bench.form()->copies(), 1);
    bench.tasks()->marking().undo();
    QCOMPARE(bench.form()->copies(), 4);
}

void TestReuse::editOfAClipIsForOneTake()
{
    WindowBench bench;
    QVERIFY(prepareClip(bench, 5));
    bench.action(TaskCommand::Variations)->trigger();
    QCOMPARE(bench.form()->copies(), 3);
    bench.action(TaskCommand::EditClip)->trigger();
    QCOMPARE(bench.form()->request().kind.apiType, ApiType::VideoEdit);
    QCOMPARE(
        bench.message()->text(), u"Request loaded. Describe what to change in take 1."_s); // another prompt is gone
    QCOMPARE(bench.form()->copies(), 1);
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.form()->request(), gull());
    QCOMPARE(bench.form()->copies(), 3);
}

void TestReuse::variationsHaveNoSeed()
{
    WindowBench bench;
    VideoRequest request = gull();
    request.extra = {{u"seed"_s, 7}, {u"parameters"_s, QJsonObject{{u"seed"_s, 8}, {u"style"_s, u"film"_s}}},
        {u"input"_s, QJsonObject{{u"seed"_s, 9}}}};
    QVERIFY(prepare(bench, request));
    bench.action(TaskCommand::Variations)->trigger();
    VideoRequest wanted = gull();
    wanted.extra = {{u"parameters"_s, QJsonObject{{u"style"_s, u"film"_s}}}};
    QCOMPARE(bench.form()->request(), wanted);
    QCOMPARE(bench.form()->copies(), 3);
    QCOMPARE(bench.message()->text(), u"Request of take 1 loaded. Press Generate for 3 new takes."_s);
    QCOMPARE(bench.engine->store().ids().size(), 1); // nothing was sent
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
    QCOMPARE(bench.form()->copies(), 1);
}

void TestReuse::editsTheClipOfALiveLink_data()
{
    QTest::addColumn<int>("hours");
    QTest::addColumn<bool>("isClipThere");
    QTest::addColumn<bool>("isFile");
    QTest::newRow("the clip is here") << 5 << true << true;
    QTest::newRow("the clip is gone") << 5 << false << false;
    QTest::newRow("the link expires soon") << 1 << true << true;
}

void TestReuse::editsTheClipOfALiveLink()
{
    QFETCH(const int, hours);
    QFETCH(const bool, isClipThere);
    QFETCH(const bool, isFile);
    WindowBench bench;
    QVERIFY(prepareClip(bench, hours, isClipThere));
    bench.action(TaskCommand::EditClip)->trigger();
    const VideoRequest request = bench.form()->request();
    QCOMPARE(request.kind, (RequestKind{Family::A, Generation::G30, ApiType::VideoEdit}));
    QCOMPARE(request.model, u"practice-a-3.0"_s);
    QVERIFY(request.prompt.isEmpty());
    // The saved clip shows its picture and name in the form. It is sent by the clip's link while that works.
    const QString file = QUrl::fromLocalFile(bench.dir.filePath(u"take.mp4"_s)).toString();
    QCOMPARE(request.media, (QList<MediaItem>{{u"reference_video"_s, isFile ? file : clipLink, {}}}));
    QVERIFY(bench.prompt()->hasFocus());
    QCOMPARE(bench.engine->store().ids().size(), 1);
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
}

void TestReuse::saysWhatToDoAboutAnExpiredLink_data()
{
    QTest::addColumn<bool>("isClipThere");
    QTest::newRow("the clip is here") << true;
    QTest::newRow("the clip is gone, too") << false;
}

void TestReuse::saysWhatToDoAboutAnExpiredLink()
{
    QFETCH(const bool, isClipThere);
    WindowBench bench;
    QVERIFY(prepareClip(bench, -1, isClipThere));
    QAction* edit = bench.action(TaskCommand::EditClip);
    if (isClipThere) {
        edit->trigger();
        // The saved clip is uploaded again.
        const QString file = QUrl::fromLocalFile(bench.dir.filePath(u"take.mp4"_s)).toString();
        QCOMPARE(bench.form()->request().media, (QList<MediaItem>{{u"reference_video"_s, file, {}}}));
        QCOMPARE(bench.message()->text(), u"Request loaded. Describe what to change in take 1."_s);
        return;
    }
    QVERIFY(!edit->isEnabled());
    QVERIFY2(edit->toolTip().contains(u"The clip is not where it was saved"_s), qPrintable(edit->toolTip()));
    QCOMPARE(bench.action(TaskCommand::CheckNow)->text(), u"Download again"_s);
    QVERIFY(bench.action(TaskCommand::CheckNow)->isEnabled());
}

void TestReuse::nobodyCanEdit()
{
    VideoTask task = WindowBench::task(TaskState::Saved);
    task.report.videoUrl = clipLink;
    const EnabledModel text{u"wan3.0"_s, Family::A, Generation::G30, {ApiType::TextToVideo}};
    EnabledModel edit27{u"wan2.7-edit"_s, Family::A, Generation::G27, {ApiType::VideoEdit}};
    QVERIFY(!TakeRequests::edit(task, clipLink, {text}));
    const auto request = TakeRequests::edit(task, clipLink, {text, edit27});
    QVERIFY(request);
    QCOMPARE(request->model, edit27.code);
    QCOMPARE(request->media.first().type, u"video"_s);
}

void TestReuse::tellsAndTakesAll()
{
    WindowBench bench;
    QVERIFY(ask(bench, gull()));
    QVERIFY(dialogOf(bench) && dialogOf(bench)->isVisible());
    QCOMPARE(tableOf(bench)->rowCount(), 2); // prompt and duration
    QCOMPARE(tableOf(bench)->item(0, 1)->text(), u"Typed with care"_s);
    QCOMPARE(tableOf(bench)->item(0, 2)->text(), u"A gull"_s);
    QCOMPARE(tableOf(bench)->item(1, 1)->text(), u"5 s"_s);
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
    QPushButton* use = bench.button(u"useButton"_s, dialogOf(bench));
    QCOMPARE(use->text(), u"Use all"_s);
    use->click();
    QVERIFY(bench.form()->request() == gull());
    QVERIFY(bench.message()->isVisible());
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
    QCOMPARE(bench.form()->request().durationSeconds, std::optional<double>(5));
}

void TestReuse::takesSome()
{
    WindowBench bench;
    QVERIFY(ask(bench, gull()));
    // With the keyboard: the top row is that of the first field.
    tableOf(bench)->setFocus();
    QTest::keyClick(tableOf(bench), Qt::Key_Space);
    QCOMPARE(tableOf(bench)->item(0, 0)->checkState(), Qt::Unchecked);
    QPushButton* use = bench.button(u"useButton"_s, dialogOf(bench));
    QCOMPARE(use->text(), u"Use 1 of 2"_s);
    use->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
    QCOMPARE(bench.form()->request().durationSeconds, std::optional<double>(3));
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.form()->request().durationSeconds, std::optional<double>(5));
}

void TestReuse::nothingTickedTakesNothing()
{
    WindowBench bench;
    QVERIFY(ask(bench, gull()));
    tick(bench, u"Prompt"_s, false);
    tick(bench, u"Duration"_s, false);
    QVERIFY(!bench.button(u"useButton"_s, dialogOf(bench))->isEnabled());
    tick(bench, u"Prompt"_s, true);
    QVERIFY(bench.button(u"useButton"_s, dialogOf(bench))->isEnabled());
}

void TestReuse::cancelLeavesTheForm()
{
    WindowBench bench;
    QVERIFY(ask(bench, gull()));
    const Draft before = bench.form()->draft();
    QTest::keyClick(dialogOf(bench), Qt::Key_Escape);
    TRY_VERIFY(!dialogOf(bench));
    QCOMPARE(bench.form()->draft(), before);
    QVERIFY(!bench.message()->isVisible());
}

void TestReuse::taskThatGoesMeanwhile()
{
    WindowBench bench;
    VideoRequest request = gull();
    QVERIFY(ask(bench, request));
    QHash<TaskId, TaskAnnotations> bin;
    bin[1].recycledAt = QDateTime::currentDateTimeUtc();
    TaskHistory history(bench.engine->store());
    QVERIFY(history.setMarks(bin));
    QVERIFY(history.emptyBin());
    bench.button(u"useButton"_s, dialogOf(bench))->click();
    QVERIFY(bench.form()->request() == request);
}

void TestReuse::filesThatAreGone()
{
    WindowBench bench;
    VideoRequest request = gull();
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, u"file:///no/such/cat.png"_s, {}}};
    QVERIFY(ask(bench, request));
    auto* message = dialogOf(bench)->findChild<MessageBar*>();
    TRY_VERIFY(message->isVisible());
    QVERIFY2(message->text().contains(u"cat.png"_s), qPrintable(message->text()));
    QVERIFY(!message->text().contains(u"/no/such"_s));
}

void TestReuse::picturesOfTheParentBringTheOrigin()
{
    WindowBench bench;
    VideoRequest request = gull();
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, u"file:///no/such/cat.png"_s, {}}};
    QVERIFY(ask(bench, request, 5));
    tick(bench, u"Media"_s, false);
    bench.button(u"useButton"_s, dialogOf(bench))->click();
    QCOMPARE(bench.form()->origin(), RequestOrigin());
    TRY_VERIFY(!dialogOf(bench));
    bench.action(TaskCommand::CompareWithForm)->trigger();
    bench.button(u"useButton"_s, dialogOf(bench))->click();
    QCOMPARE(bench.form()->origin(), (RequestOrigin{5, u"file:///no/such/cat.png"_s}));
}

QTEST_MAIN(TestReuse)
#include "tst_reuse.moc"

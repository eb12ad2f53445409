// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QMimeData>

using namespace Dailies;

/// Undo and redo in the form, where they meet several fields: the prompt, the media and the kind of the request.
class TestFormUndo final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void thePromptTakesBackWhatWasLast_data();
    void thePromptTakesBackWhatWasLast();
    void wordsAreRedoneInAnotherKind();
    void mediaAreRedoneInAnotherKind();
    void undoOfClearingKeepsNewerWords();
    void undoAtTheTakesGoesInOrder_data();
    void undoAtTheTakesGoesInOrder();
    void undoAtTheTakesLeavesTheForm_data();
    void undoAtTheTakesLeavesTheForm();
    void whatThePromptTookBackIsPassedOver();
    void aRemovedPictureComesBack();
    void aRemovedPictureMovesNothing();
    void refusalsAreSaidOverTheTakes();
    void textAfterAnEditHasADuration();
    void filesDoNotBecomeWords();
    void renumberingAndItsMoveAreOneStep();
    void unfinishedJsonIsKept();
    void wordsOfAnotherRequestStayAway_data();
    void wordsOfAnotherRequestStayAway();

private:
    void startImage();
    TaskId beginAtARatedTake();
    int rating(TaskId id) const { return m_bench->engine->store().task(id).value_or(VideoTask()).marks.rating; }
    void closeMessage() const;
    void addPicture(const QString& name);
    void choose(ApiType apiType);
    void undo() const { pressKey(m_bench->form(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() const { pressKey(m_bench->form(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    QString prompt() const { return m_bench->form()->request().prompt; }
    QStringList media() const;
    MediaEditor* list() const { return m_bench->form()->findChild<MediaEditor*>(u"mediaEditor"_s); }

    std::unique_ptr<WindowBench> m_bench;
};

void TestFormUndo::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->openWithPractice());
}

/// An empty request with frames. The focus is in the prompt.
void TestFormUndo::startImage()
{
    choose(ApiType::ImageToVideo);
    m_bench->prompt()->setFocus();
}

/// Words in the form, and then three stars for the only take, which has the focus.
TaskId TestFormUndo::beginAtARatedTake()
{
    const TaskId id = m_bench->engine->store().add(WindowBench::task(TaskState::Saved)).value_or(0);
    [&] {
        QVERIFY(waitForActive(m_bench->window.get()));
        m_bench->prompt()->setFocus();
        QTest::keyClicks(m_bench->prompt(), u"A tern"_s);
        m_bench->tasks()->selectTask(id);
        m_bench->window->findChild<TakeGrid*>()->setFocus();
        pressKey(m_bench->form(), Qt::Key_3);
        TRY_COMPARE(rating(id), 3);
    }();
    return id;
}

void TestFormUndo::closeMessage() const
{
    if (m_bench->message()->isVisible())
        QTest::mouseClick(m_bench->message()->findChild<QAbstractButton*>(u"messageClose"_s), Qt::LeftButton);
    TRY_VERIFY(!m_bench->message()->isVisible());
}

/// Pastes a picture where the focus is, and goes back there.
void TestFormUndo::addPicture(const QString& name)
{
    const qsizetype before = media().size();
    QImage picture(320, 180, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString file = m_bench->dir.filePath(name);
    QVERIFY(picture.save(file));
    auto* mime = new QMimeData;
    mime->setUrls({QUrl::fromLocalFile(file)});
    QGuiApplication::clipboard()->setMimeData(mime);
    QPointer<QWidget> focused = QApplication::focusWidget();
    pressKey(focused, Qt::Key_V, Qt::ControlModifier);
    TRY_COMPARE(media().size(), before + 1);
    focused->setFocus();
}

void TestFormUndo::choose(ApiType apiType)
{
    m_bench->form()->chooser()->choose(apiType);
    QCOMPARE(m_bench->form()->request().kind.apiType, apiType);
}

QStringList TestFormUndo::media() const
{
    QStringList all;
    for (const MediaItem& item : m_bench->form()->request().media)
        all.append(item.type + u' ' + item.source.section(u'/', -1));
    return all;
}

void TestFormUndo::thePromptTakesBackWhatWasLast_data()
{
    QTest::addColumn<bool>("isPicture"); // without a file, so that it is stored first
    QTest::newRow("file") << false;
    QTest::newRow("picture") << true;
}

void TestFormUndo::thePromptTakesBackWhatWasLast()
{
    QFETCH(const bool, isPicture);
    startImage();
    QTest::keyClicks(m_bench->prompt(), u"A gull"_s);
    if (isPicture) {
        QImage picture(320, 180, QImage::Format_RGB32);
        picture.fill(Qt::red);
        auto* mime = new QMimeData;
        mime->setImageData(picture);
        QGuiApplication::clipboard()->setMimeData(mime);
        pressKey(m_bench->prompt(), Qt::Key_V, Qt::ControlModifier);
        TRY_COMPARE(media().size(), 1);
    } else {
        addPicture(u"a.png"_s);
    }
    QVERIFY(m_bench->prompt()->hasFocus());
    const QStringList one = media();
    QTest::keyClicks(m_bench->prompt(), u" over the pier"_s);
    undo();
    QCOMPARE(prompt(), u"A gull"_s);
    QCOMPARE(media(), one);
    undo();
    QCOMPARE(prompt(), u"A gull"_s);
    QCOMPARE(media(), QStringList());
    QVERIFY(m_bench->prompt()->hasFocus());
    undo();
    QCOMPARE(prompt(), QString());
    redo();
    QCOMPARE(prompt(), u"A gull"_s);
    QCOMPARE(media(), QStringList());
    redo();
    QCOMPARE(media(), one);
    QVERIFY(m_bench->prompt()->hasFocus());
    redo();
    QCOMPARE(prompt(), u"A gull over the pier"_s);
}

void TestFormUndo::wordsAreRedoneInAnotherKind()
{
    m_bench->prompt()->setFocus();
    QTest::keyClicks(m_bench->prompt(), u"A gull"_s);
    undo();
    QCOMPARE(prompt(), QString());
    choose(ApiType::ImageToVideo);
    m_bench->prompt()->setFocus();
    redo();
    QCOMPARE(prompt(), u"A gull"_s);
}

/// The steps of the other kind are still there, and what they bring back has its role in this one.
void TestFormUndo::mediaAreRedoneInAnotherKind()
{
    startImage();
    addPicture(u"a.png"_s);
    addPicture(u"b.png"_s);
    QCOMPARE(media(), QStringList({u"first_frame a.png"_s, u"last_frame b.png"_s}));
    undo();
    QCOMPARE(media(), QStringList{u"first_frame a.png"_s});
    choose(ApiType::ReferenceToVideo);
    QCOMPARE(media(), QStringList{u"reference_image a.png"_s});
    m_bench->prompt()->setFocus();
    redo();
    QCOMPARE(media(), QStringList({u"reference_image a.png"_s, u"reference_image b.png"_s}));
    undo();
    undo();
    QCOMPARE(media(), QStringList());
    redo();
    QCOMPARE(media(), QStringList{u"reference_image a.png"_s});
    choose(ApiType::ImageToVideo);
    QCOMPARE(media(), QStringList{u"first_frame a.png"_s});
}

/// Its message is still there while a person already writes the next request.
void TestFormUndo::undoOfClearingKeepsNewerWords()
{
    QVERIFY(waitForActive(m_bench->window.get()));
    m_bench->prompt()->setFocus();
    QTest::keyClicks(m_bench->prompt(), u"A gull"_s);
    pressKey(m_bench->form(), Qt::Key_N, Qt::ControlModifier);
    TRY_COMPARE(m_bench->message()->text(), u"Form cleared."_s);
    QTest::keyClicks(m_bench->prompt(), u"A tern"_s);
    const auto pressUndo = [this] {
        auto* button = m_bench->button(u"messageAction1"_s, m_bench->message());
        TRY_VERIFY(button->isVisible());
        QCOMPARE(button->text(), u"Undo"_s);
        QTest::mouseClick(button, Qt::LeftButton);
    };
    pressUndo();
    QCOMPARE(prompt(), u"A gull"_s);
    pressUndo(); // takes that back
    QCOMPARE(prompt(), u"A tern"_s);
    m_bench->prompt()->setFocus();
    redo();
    QCOMPARE(prompt(), u"A gull"_s);
    undo();
    QCOMPARE(prompt(), u"A tern"_s);
}

void TestFormUndo::undoAtTheTakesGoesInOrder_data()
{
    QTest::addColumn<bool>("isReuse");
    QTest::newRow("clear") << false;
    QTest::newRow("reuse") << true;
}

/// Also once the message is gone.
void TestFormUndo::undoAtTheTakesGoesInOrder()
{
    QFETCH(const bool, isReuse);
    const TaskId id = beginAtARatedTake();
    if (isReuse)
        pressKey(m_bench->form(), Qt::Key_U, Qt::ControlModifier);
    else
        pressKey(m_bench->form(), Qt::Key_N, Qt::ControlModifier);
    TRY_COMPARE(m_bench->message()->text(), isReuse ? u"Request loaded."_s : u"Form cleared."_s);
    const QString after = prompt();
    QVERIFY(after != "A tern"_L1);
    closeMessage();
    m_bench->window->findChild<TakeGrid*>()->setFocus();
    undo();
    QCOMPARE(prompt(), u"A tern"_s);
    QCOMPARE(rating(id), 3);
    undo();
    QCOMPARE(rating(id), 0);
    redo();
    QCOMPARE(rating(id), 3);
    redo();
    QCOMPARE(prompt(), after);
}

void TestFormUndo::undoAtTheTakesLeavesTheForm_data()
{
    QTest::addColumn<QString>("since");
    for (const char* since : {"rated", "written", "sent"})
        QTest::newRow(since) << QString::fromLatin1(since);
}

/// Unless a request was loaded there last: nobody who undoes ratings expects an empty form after them.
void TestFormUndo::undoAtTheTakesLeavesTheForm()
{
    QFETCH(const QString, since);
    const TaskId id = beginAtARatedTake();
    auto* grid = m_bench->window->findChild<TakeGrid*>();
    pressKey(m_bench->form(), Qt::Key_U, Qt::ControlModifier);
    TRY_COMPARE(m_bench->message()->text(), u"Request loaded."_s);
    closeMessage();
    if (since == "rated"_L1) {
        grid->setFocus();
        pressKey(m_bench->form(), Qt::Key_5);
        TRY_COMPARE(rating(id), 5);
    } else if (since == "written"_L1) {
        m_bench->prompt()->setFocus();
        m_bench->prompt()->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_bench->prompt(), u" over the pier"_s);
    } else {
        m_bench->submit();
        TRY_COMPARE(m_bench->engine->store().ids().size(), 2);
    }
    const Draft draft = m_bench->form()->draft();
    grid->setFocus();
    if (since == "rated"_L1) {
        undo();
        QCOMPARE(rating(id), 3);
    }
    undo();
    QCOMPARE(rating(id), 0);
    QCOMPARE(m_bench->form()->draft(), draft);
    undo(); // nothing is left
    QCOMPARE(m_bench->form()->draft(), draft);
    redo();
    QCOMPARE(rating(id), 3);
    QCOMPARE(m_bench->form()->draft(), draft);
    // In the form, it can still be taken back.
    m_bench->prompt()->setFocus();
    if (since == "written"_L1)
        undo();
    undo();
    QCOMPARE(prompt(), u"A tern"_s);
}

void TestFormUndo::whatThePromptTookBackIsPassedOver()
{
    const TaskId id = beginAtARatedTake();
    pressKey(m_bench->form(), Qt::Key_N, Qt::ControlModifier);
    TRY_COMPARE(prompt(), QString());
    m_bench->window->findChild<TakeGrid*>()->setFocus();
    pressKey(m_bench->form(), Qt::Key_5);
    TRY_COMPARE(rating(id), 5);
    m_bench->prompt()->setFocus();
    undo();
    QCOMPARE(prompt(), u"A tern"_s);
    QCOMPARE(rating(id), 5);
    m_bench->window->findChild<TakeGrid*>()->setFocus();
    undo();
    QCOMPARE(rating(id), 3);
    undo();
    QCOMPARE(rating(id), 0);
    QCOMPARE(prompt(), u"A tern"_s);
}

void TestFormUndo::aRemovedPictureComesBack()
{
    startImage();
    addPicture(u"a.png"_s);
    const QStringList one = media();
    auto* tile = list()->findChild<QWidget*>(u"mediaRow1"_s);
    tile->setFocus();
    pressKey(tile, Qt::Key_Delete);
    QCOMPARE(media(), QStringList());
    QCOMPARE(m_bench->message()->text(), u"Removed Image 1."_s);
    m_bench->button(u"messageAction1"_s, m_bench->message())->click();
    QCOMPARE(media(), one);
    QVERIFY(!m_bench->message()->isVisible());
    // It would take back something else once the list has changed.
    tile = list()->findChild<QWidget*>(u"mediaRow1"_s);
    tile->setFocus();
    pressKey(tile, Qt::Key_Delete);
    QVERIFY(m_bench->message()->isVisible());
    m_bench->prompt()->setFocus();
    addPicture(u"b.png"_s);
    QVERIFY(!m_bench->message()->isVisible());
}

void TestFormUndo::aRemovedPictureMovesNothing()
{
    startImage();
    addPicture(u"a.png"_s);
    addPicture(u"b.png"_s);
    const auto places = [this] {
        QList<QRect> all;
        for (const char* name : {"promptEdit", "durationSpin", "submitButton"}) {
            const auto* part = m_bench->form()->findChild<QWidget*>(QLatin1StringView(name));
            all.append(QRect(part->mapTo(m_bench->window.get(), QPoint()), part->size()));
        }
        return all;
    };
    QTest::qWait(50); // the layout
    const QList<QRect> before = places();
    auto* tile = list()->findChild<QWidget*>(u"mediaRow2"_s);
    tile->setFocus();
    pressKey(tile, Qt::Key_Delete);
    QCOMPARE(media().size(), 1);
    QVERIFY(m_bench->message()->isVisible());
    QTest::qWait(50);
    QCOMPARE(places(), before);
}

void TestFormUndo::refusalsAreSaidOverTheTakes()
{
    startImage();
    list()->findChild<QWidget*>(u"firstFrameSlot"_s)->setFocus();
    QGuiApplication::clipboard()->setText(u"a paper boat"_s);
    pressKey(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_bench->message()->text(), u"This text isn't a link: “a paper boat”"_s);
    m_bench->prompt()->setFocus();
    addPicture(u"a.png"_s); // the user continued
    QVERIFY(!m_bench->message()->isVisible());
}

/// An edit is as long as its clip, so it has no duration. A request of another kind has the usual one.
void TestFormUndo::textAfterAnEditHasADuration()
{
    const auto duration = [this] { return m_bench->form()->request().durationSeconds; };
    const std::optional<double> usual = duration();
    QVERIFY(usual);
    VideoRequest edit = m_bench->form()->request();
    edit.kind.apiType = ApiType::VideoEdit;
    edit.media = {{u"reference_video"_s, u"https://a.example/gull.mp4"_s, {}}};
    edit.durationSeconds.reset();
    m_bench->form()->setRequest(edit);
    choose(ApiType::TextToVideo);
    QCOMPARE(duration(), usual);
    choose(ApiType::VideoEdit);
    QVERIFY(!duration());
    choose(ApiType::TextToVideo);
    auto* kind = m_bench->form()->chooser()->findChild<QComboBox*>(u"accountCombo"_s);
    kind->setFocus();
    undo();
    QCOMPARE(m_bench->form()->request().kind.apiType, ApiType::VideoEdit);
    QVERIFY(!duration());
    redo();
    QCOMPARE(duration(), usual);
    // What somebody chose stays.
    VideoRequest automatic = m_bench->form()->request();
    automatic.durationSeconds.reset();
    automatic.prompt = u"A gull"_s;
    m_bench->form()->setRequest(automatic);
    choose(ApiType::ImageToVideo);
    QVERIFY(!duration());
}

/// A file that is no media would be sent as its path.
void TestFormUndo::filesDoNotBecomeWords()
{
    auto* mime = new QMimeData;
    mime->setUrls({QUrl::fromLocalFile(u"/home/me/secret.py"_s)});
    mime->setText(u"file:///home/me/secret.py"_s);
    QGuiApplication::clipboard()->setMimeData(mime);
    m_bench->prompt()->setFocus();
    pressKey(m_bench->prompt(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(prompt(), QString());
    QGuiApplication::clipboard()->setText(u"A gull"_s);
    pressKey(m_bench->prompt(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(prompt(), u"A gull"_s);
}

/// The prompt must not name other pictures than it seems to.
void TestFormUndo::renumberingAndItsMoveAreOneStep()
{
    choose(ApiType::ReferenceToVideo);
    m_bench->prompt()->setFocus();
    for (const char* name : {"a.png", "b.png", "c.png"})
        addPicture(QString::fromLatin1(name));
    const QStringList before = media();
    QTest::keyClicks(m_bench->prompt(), u"Image 2 meets Image 1"_s);
    auto* tile = list()->findChild<QWidget*>(u"mediaRow1"_s);
    tile->setFocus();
    pressKey(tile, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(list()->offersRenumbering());
    list()->renumber();
    QCOMPARE(prompt(), u"Image 1 meets Image 2"_s);
    m_bench->prompt()->setFocus();
    undo();
    QCOMPARE(prompt(), u"Image 2 meets Image 1"_s);
    QCOMPARE(media(), before);
    redo();
    QCOMPARE(prompt(), u"Image 1 meets Image 2"_s);
    QVERIFY(media() != before);
    undo();
    undo();
    QCOMPARE(prompt(), QString());
    QCOMPARE(media(), before);
}

/// The request does not have it, but the user wrote it.
void TestFormUndo::unfinishedJsonIsKept()
{
    const QString text = u"{\"seed\": 4"_s;
    const auto json = [this] { return m_bench->form()->findChild<QPlainTextEdit*>(u"extraEdit"_s); };
    const auto problem = [this] { return m_bench->form()->findChild<QLabel*>(u"extraProblem"_s)->text(); };
    json()->setPlainText(text);
    const QString said = problem();
    QVERIFY(!said.isEmpty());
    m_bench->newRequest()->click();
    QVERIFY(json()->toPlainText().isEmpty());
    m_bench->button(u"messageAction1"_s, m_bench->message())->click(); // Undo
    QCOMPARE(json()->toPlainText(), text);
    m_bench->close();
    QVERIFY(m_bench->openWithPractice());
    QCOMPARE(json()->toPlainText(), text);
    QCOMPARE(problem(), said);
    json()->setPlainText(text + u'}');
    QCOMPARE(m_bench->form()->request().extra, (QJsonObject{{u"seed"_s, 4}}));
    QVERIFY(m_bench->form()->draft().broken.isEmpty());
}

void TestFormUndo::wordsOfAnotherRequestStayAway_data()
{
    QTest::addColumn<bool>("isTakenBack");
    QTest::newRow("reused") << false;
    QTest::newRow("reused and taken back") << true;
}

/// Undo after a change beside the prompt brought the words of one request into the other.
void TestFormUndo::wordsOfAnotherRequestStayAway()
{
    QFETCH(const bool, isTakenBack);
    m_bench = std::make_unique<WindowBench>();
    m_bench->prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Failed);
        task.request.prompt = u"First version"_s;
        (void)engine.store().add(task);
    };
    QVERIFY(m_bench->openWithPractice());
    m_bench->prompt()->setFocus();
    undo(); // of what the window begins with, if there is anything
    QTest::keyClicks(m_bench->prompt(), u"My own words"_s);
    m_bench->tasks()->selectTask(1);
    auto* grid = m_bench->tasks()->findChild<TakeGrid*>();
    grid->setFocus();
    pressKey(grid, Qt::Key_U, Qt::ControlModifier);
    TRY_COMPARE(prompt(), u"First version"_s);
    m_bench->prompt()->setFocus();
    if (isTakenBack) {
        undo();
        QCOMPARE(prompt(), u"My own words"_s);
    }
    m_bench->form()->findChild<QDoubleSpinBox*>(u"durationSpin"_s)->setValue(7);
    m_bench->prompt()->setFocus();
    undo();
    redo();
    QCOMPARE(prompt(), isTakenBack ? u"My own words"_s : u"First version"_s);
    if (isTakenBack) {
        undo();
        QCOMPARE(prompt(), QString()); // its own words can still be undone
    }
}

QTEST_MAIN(TestFormUndo)
#include "tst_formundo.moc"

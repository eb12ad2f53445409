// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/media/framereader.h"
#include "ui/style/applylook.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/gifdialog.h"
#include "ui/window/commandpalette.h"

#include <QFileDialog>
#include <QImageReader>
#include <QMenu>
#include <QWindow>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {


} // namespace

/// Parts of a saved take as own files, by the keys and dialogs of the real window.
class TestExtractController final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_bench.reset(); }
    void savesTheRange();
    void savesNoRangeWithoutMarks();
    void savesAGif();
    void savesSound_data();
    void savesSound();
    void savesNoSoundOfASilentClip();
    void asksBeforeReplacing();
    void failsInWords_data();
    void failsInWords();
    void isInMenusAndPalette();
    void savesAFrameAsJpeg();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) const { pressKey(m_bench->window.get(), key, modifiers); }
    void mark(int first, int last) const
    {
        show(first);
        press(Qt::Key_I, Qt::ShiftModifier);
        show(last);
        press(Qt::Key_O, Qt::ShiftModifier);
    }
    void show(int frame) const
    {
        Player* player = m_bench->player()->player();
        player->seek(player->timing().frameStart(frame));
        TRY_COMPARE(player->timing().frameAt(player->positionUs()), frame);
    }
    template<typename Dialog>
    Dialog* opened(const QString& name) const
    {
        Dialog* dialog = nullptr;
        (void)waitFor([&] { return (dialog = m_bench->window->findChild<Dialog*>(name)) != nullptr; });
        return dialog;
    }
    QFileDialog* fileDialog() const { return opened<QFileDialog>(u"extractFileDialog"_s); }
    static QString nameIn(const QFileDialog* dialog) { return QFileInfo(dialog->selectedFiles().value(0)).fileName(); }
    QString message() const { return m_bench->message()->isVisible() ? m_bench->message()->text() : QString(); }
    QString path(const QString& name) const { return m_bench->dir.filePath(name); }
    static bool waitFor(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, patienceMs); }

    TestClips m_clips;
    std::unique_ptr<WindowBench> m_bench;
};

void TestExtractController::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    m_clips.make(u"take.mp4"_s,
        u"-f lavfi -i testsrc=s=320x180:r=25:d=2 -f lavfi -i sine=d=2 -pix_fmt yuv420p -c:v libx264 -g 250 -c:a aac"_s);
    m_clips.make(u"mute.mp4"_s, u"-f lavfi -i testsrc=s=320x180:r=25:d=1 -pix_fmt yuv420p -c:v libx264"_s);
}

void TestExtractController::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->prepare = [this](Engine& engine) {
        for (const QString& name : {u"take.mp4"_s, u"mute.mp4"_s}) {
            VideoTask task = WindowBench::task(TaskState::Saved);
            task.remoteId += name;
            task.file = path(name);
            QVERIFY(QFile::copy(m_clips.path(name), task.file));
            (void)engine.store().add(task);
        }
    };
    m_bench->begins = false;
    QVERIFY(m_bench->openWithPractice());
    m_bench->tasks()->selectTask(1);
    QVERIFY(waitFor([this] { return m_bench->player()->player()->state() == PlayerState::Paused; }));
    QVERIFY(waitForActive(m_bench->window.get()));
    m_bench->player()->setFocus();
}

void TestExtractController::savesTheRange()
{
    mark(10, 30);
    press(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    QCOMPARE(nameIn(dialog), u"Take 1, 00-00.400 to 00-01.240.mp4"_s);
    FileDialogHands::givePath(dialog, path(u"range.mp4"_s));
    QVERIFY(waitFor([this] { return message() == u"Saved as range.mp4."_s; }));
    auto reader = FrameReader::open(path(u"range.mp4"_s), {});
    QVERIFY(reader);
    QCOMPARE(reader->count(), 21);
    QVERIFY(reader->facts().hasAudio);
    QCOMPARE(WindowBench::wordsOfActions(m_bench->message()), QStringList{u"Open folder"_s});
}

void TestExtractController::savesNoRangeWithoutMarks()
{
    const QAction* action = m_bench->player()->frameActions()->extracts().constFirst();
    const QString hint = u"Set an in point (Shift+I) or an out point (Shift+O) first."_s;
    QVERIFY2(action->toolTip().contains(hint), qPrintable(action->toolTip()));
    press(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(message(), hint);
    QVERIFY(m_bench->window->findChild<QFileDialog*>() == nullptr);
    press(Qt::Key_O, Qt::ShiftModifier);
    QVERIFY2(!action->toolTip().contains(hint), qPrintable(action->toolTip()));
    press(Qt::Key_X, Qt::AltModifier);
    QVERIFY2(action->toolTip().contains(hint), qPrintable(action->toolTip()));
}

void TestExtractController::savesAGif()
{
    mark(10, 29);
    press(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
    auto* choice = opened<GifDialog>(u"gifDialog"_s);
    QVERIFY(choice);
    QVERIFY(waitForActive(choice));
    QCOMPARE(choice->chosenWidth(), 320); // as wide as the clip
    auto* rate = choice->findChild<QComboBox*>(u"gifRateCombo"_s);
    rate->setFocus();
    QTest::keyClick(rate, Qt::Key_Up);
    QCOMPARE(choice->chosenFps(), 10);
    QTest::keyClick(choice, Qt::Key_Return);
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    QCOMPARE(nameIn(dialog), u"Take 1, 00-00.400 to 00-01.200.gif"_s);
    FileDialogHands::givePath(dialog, path(u"range.gif"_s));
    QVERIFY(waitFor([this] { return message() == u"Saved as range.gif."_s; }));
    QCOMPARE(QImageReader(path(u"range.gif"_s)).imageCount(), 8);
    // The choice is remembered.
    QVERIFY(waitForActive(m_bench->window.get()));
    press(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(waitFor([this] { return m_bench->window->findChild<GifDialog*>() != nullptr; }));
    QCOMPARE(m_bench->window->findChild<GifDialog*>()->chosenFps(), 10);
}

void TestExtractController::savesSound_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("wav") << u"a.wav"_s;
    QTest::newRow("m4a") << u"a.m4a"_s;
}

void TestExtractController::savesSound()
{
    QFETCH(QString, name);
    press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    QCOMPARE(nameIn(dialog), u"Take 1.wav"_s);
    FileDialogHands::givePath(dialog, path(name));
    QVERIFY(waitFor([this, &name] { return message() == u"Saved as %1."_s.arg(name); }));
    const auto facts = probeMedia(path(name));
    QVERIFY(facts && facts->hasAudio);
}

void TestExtractController::asksBeforeReplacing()
{
    QFile there(path(u"there.wav"_s));
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    for (const auto answer : {QMessageBox::No, QMessageBox::Yes}) {
        press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
        QFileDialog* dialog = fileDialog();
        QVERIFY(dialog);
        QVERIFY(FileDialogHands::givePathAndAnswer(dialog, there.fileName(), answer));
        if (answer == QMessageBox::Yes)
            break;
        QCOMPARE(QFileInfo(there.fileName()).size(), 4);
        dialog->reject();
        TRY_VERIFY(!m_bench->window->findChild<QFileDialog*>());
        QVERIFY(waitForActive(m_bench->window.get()));
    }
    QVERIFY(waitFor([this] { return message() == u"Saved as there.wav."_s; }));
    QVERIFY(QFileInfo(there.fileName()).size() > 1000);
}

void TestExtractController::savesNoSoundOfASilentClip()
{
    const QAction* sound = m_bench->player()->frameActions()->extracts().constLast();
    QCOMPARE(sound->text(), u"Save sound…"_s);
    QVERIFY(sound->isEnabled());
    m_bench->tasks()->selectTask(2);
    QVERIFY(waitFor([this] {
        return m_bench->player()->path() == path(u"mute.mp4"_s)
            && m_bench->player()->player()->state() == PlayerState::Paused;
    }));
    QVERIFY(!sound->isEnabled());
    QVERIFY2(sound->toolTip().contains(u"This clip has no sound"_s), qPrintable(sound->toolTip()));
    press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(m_bench->window->findChild<QFileDialog*>() == nullptr);
    m_bench->tasks()->selectTask(1);
    QVERIFY(waitFor([sound] { return sound->isEnabled(); }));
}

void TestExtractController::failsInWords_data()
{
    QTest::addColumn<QString>("trouble");
    QTest::addColumn<QString>("words");
    QTest::newRow("clip vanishes") << u"vanish"_s << u"doesn't exist"_s;
    QTest::newRow("clip unreadable") << u"damage"_s << u"isn't a readable video"_s;
    QTest::newRow("no folder") << u"folder"_s << u"Can't write x.wav"_s;
}

void TestExtractController::failsInWords()
{
    QFETCH(QString, trouble);
    QFETCH(QString, words);
    const QString clip = path(u"take.mp4"_s);
    press(Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    if (trouble == u"vanish") {
        QVERIFY(QFile::remove(clip));
    } else if (trouble == u"damage") {
        QFile file(clip);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no clip") > 0);
    }
    const QString to = path(trouble == u"folder" ? u"no/such/x.wav"_s : u"x.wav"_s);
    FileDialogHands::givePath(dialog, to);
    QVERIFY(waitFor([this] { return !message().isEmpty(); }));
    QVERIFY2(message().contains(words), qPrintable(message()));
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Bad);
    QVERIFY(!QFileInfo::exists(to));
}

void TestExtractController::isInMenusAndPalette()
{
    press(Qt::Key_O, Qt::ShiftModifier);
    const QStringList wanted{u"Save range…"_s, u"Save GIF…"_s, u"Save sound…"_s};
    QMenu menu;
    m_bench->tasks()->taskActions()->fill(&menu);
    QStringList texts;
    QStringList parts;
    for (const QAction* action : menu.actions()) {
        texts.append(action->text());
        for (const QAction* each :
            texts.constLast() == u"Save a part"_s ? action->menu()->actions() : QList<QAction*>())
            parts.append(each->text());
    }
    QCOMPARE(texts.value(texts.indexOf(u"Save as…"_s) + 1), u"Save a part"_s);
    QCOMPARE(parts, wanted);
    for (const QString& text : wanted) {
        const QList<PaletteEntry> entries = commandsOf(*m_bench->window);
        QVERIFY2(std::any_of(entries.cbegin(), entries.cend(),
                     [&text](const PaletteEntry& entry) { return entry.text.contains(text); }),
            qPrintable(text));
    }
}

void TestExtractController::savesAFrameAsJpeg()
{
    show(12);
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    auto* dialog = opened<QFileDialog>(u"frameFileDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(nameIn(dialog), u"Take 1, frame 12.png"_s);
    FileDialogHands::givePath(dialog, path(u"frame.jpg"_s));
    QVERIFY(waitFor([this] { return QFileInfo::exists(path(u"frame.jpg"_s)); }));
    QImageReader picture(path(u"frame.jpg"_s));
    QCOMPARE(picture.format(), QByteArray("jpeg"));
    QCOMPARE(picture.size(), QSize(320, 180));
}

QTEST_MAIN(TestExtractController)
#include "tst_extractcontroller.moc"

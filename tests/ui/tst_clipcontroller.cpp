// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/details/clipbar.h"
#include "ui/tasks/panel/clipcontroller.h"
#include "ui/tasks/table/taskview.h"

#include <QClipboard>
#include <QDir>
#include <QDrag>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QToolButton>

using namespace Dailies;

namespace {


} // namespace

/// Saved clips leave the program: as copies, through the clipboard, by dragging.
class TestClipController final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void copiesFiles();
    void copiesOnlyWhatIsThere();
    void copiesNothing();
    void savesOne();
    void savesOverNothing();
    void savesSeveralIntoAFolder();
    void savingFailsInWords();
    void detailsHaveTheClip();
    void pressingWithoutMovingSelects();
    void dragsAllThatAreSelected();
    void whatHasNoClipIsNotDragged();
    void dragPicture();

private:
    QString path(const QString& name) const { return m_bench->dir.filePath(name); }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static const QMimeData* copied() { return QGuiApplication::clipboard()->mimeData(); }
    void selectAll() const
    {
        m_bench->tasks()->selectTask(1);
        view()->setFocus();
        view()->selectAll();
    }
    TaskView* view() const
    {
        m_bench->tasks()->findChild<QPushButton*>(u"listViewButton"_s)->click();
        return m_bench->tasks()->findChild<TaskView*>();
    }
    QModelIndex promptOf(TaskId id) const
    {
        return view()->model()->index(static_cast<TaskModel*>(view()->model())->rowOf(id), 2);
    }
    QPoint middleOf(TaskId id) const { return view()->visualRect(promptOf(id)).center(); }
    template<typename Dialog = QFileDialog>
    Dialog* dialog(const QString& name) const
    {
        return m_bench->window->findChild<Dialog*>(name);
    }

    std::unique_ptr<WindowBench> m_bench;
};

void TestClipController::init()
{
    m_bench = std::make_unique<WindowBench>();
    QDir(m_bench->dir.path()).mkpath(u"clips"_s);
    m_bench->prepare = [this](Engine& engine) {
        for (const QString& name : {u"one & a.mp4"_s, u"two.mp4"_s, u"gone.mp4"_s}) {
            VideoTask task = WindowBench::task(TaskState::Saved);
            task.remoteId += name;
            task.file = path(u"clips/"_s + name);
            QFile file(task.file);
            if (name != u"gone.mp4"_s && file.open(QIODevice::WriteOnly))
                file.write(name.toUtf8());
            (void)engine.store().add(task);
        }
        (void)engine.store().add(WindowBench::task(TaskState::Failed));
    };
    m_bench->begins = false;
    QVERIFY(m_bench->openWithPractice());
    QGuiApplication::clipboard()->clear();
}

void TestClipController::copiesFiles()
{
    m_bench->tasks()->selectTask(1);
    m_bench->action(TaskCommand::CopyFiles)->trigger();
    const QUrl url = QUrl::fromLocalFile(path(u"clips/one & a.mp4"_s));
    QCOMPARE(copied()->urls(), {url});
    QCOMPARE(copied()->text(), path(u"clips/one & a.mp4"_s));
    QCOMPARE(copied()->data(u"x-special/gnome-copied-files"_s), "copy\n" + url.toEncoded());
    QVERIFY(!m_bench->message()->isVisible());
}

void TestClipController::copiesOnlyWhatIsThere()
{
    selectAll();
    m_bench->tasks()->selectTask(1);
    view()->selectAll();
    m_bench->action(TaskCommand::CopyFiles)->trigger();
    QCOMPARE(copied()->urls().size(), 2);
    QVERIFY2(m_bench->message()->text().contains(u"gone.mp4"_s), qPrintable(m_bench->message()->text()));
}

void TestClipController::copiesNothing()
{
    QGuiApplication::clipboard()->setText(u"mine"_s);
    m_bench->tasks()->selectTask(3);
    m_bench->action(TaskCommand::CopyFiles)->trigger();
    QCOMPARE(copied()->text(), u"mine"_s);
    QVERIFY(m_bench->message()->text().contains(u"no longer on disk"_s));
    m_bench->tasks()->selectTask(4);
    QVERIFY(!m_bench->action(TaskCommand::CopyFiles)->isEnabled());
}

void TestClipController::savesOne()
{
    m_bench->tasks()->selectTask(2);
    m_bench->action(TaskCommand::SaveAs)->trigger();
    auto* save = dialog(u"clipFileDialog"_s);
    QVERIFY(save);
    QCOMPARE(QFileInfo(save->selectedFiles().value(0)).fileName(), u"two.mp4"_s);
    FileDialogHands::givePath(save, path(u"mine.mp4"_s));
    TRY_VERIFY(m_bench->message()->isVisible());
    QCOMPARE(m_bench->message()->text(), u"Saved as mine.mp4."_s);
    QCOMPARE(read(path(u"mine.mp4"_s)), QByteArray("two.mp4"));
    QCOMPARE(read(path(u"clips/two.mp4"_s)), QByteArray("two.mp4"));
    QVERIFY(!m_bench->notice());
}

void TestClipController::savesOverNothing()
{
    m_bench->tasks()->selectTask(2);
    m_bench->action(TaskCommand::SaveAs)->trigger();
    QVERIFY(FileDialogHands::givePathAndAnswer(
        dialog(u"clipFileDialog"_s), path(u"clips/two.mp4"_s), QMessageBox::Yes)); // the file itself
    TRY_VERIFY(m_bench->message()->isVisible());
    QCOMPARE(m_bench->message()->kind(), MessageBar::Kind::Bad);
    QCOMPARE(read(path(u"clips/two.mp4"_s)), QByteArray("two.mp4"));
}

void TestClipController::savesSeveralIntoAFolder()
{
    QDir(m_bench->dir.path()).mkdir(u"out"_s);
    m_bench->tasks()->selectTask(1);
    view()->selectAll();
    m_bench->action(TaskCommand::SaveAs)->trigger();
    auto* choose = dialog(u"clipFolderDialog"_s);
    QVERIFY(choose);
    FileDialogHands::givePath(choose, path(u"out"_s));
    TRY_VERIFY(m_bench->message()->text() == u"2 clips copied."_s);
    QCOMPARE(QDir(path(u"out"_s)).entryList(QDir::Files), (QStringList{u"one & a.mp4"_s, u"two.mp4"_s}));
}

void TestClipController::savingFailsInWords()
{
    m_bench->tasks()->selectTask(2);
    m_bench->action(TaskCommand::SaveAs)->trigger();
    QVERIFY(QFile::remove(path(u"clips/two.mp4"_s))); // while the dialog is open
    FileDialogHands::givePath(dialog(u"clipFileDialog"_s), path(u"mine.mp4"_s));
    TRY_VERIFY(m_bench->message()->isVisible());
    QCOMPARE(m_bench->message()->text(), u"Couldn't copy two.mp4: it no longer exists."_s);
    QVERIFY(!QFileInfo::exists(path(u"mine.mp4"_s)));
}

void TestClipController::detailsHaveTheClip()
{
    auto* bar = m_bench->window->findChild<ClipBar*>();
    m_bench->showDetails();
    m_bench->tasks()->selectTask(4);
    QVERIFY(!bar->isVisible());
    m_bench->tasks()->selectTask(1);
    QVERIFY(bar->isVisible());
    QStringList words;
    for (const QToolButton* button : bar->findChildren<QToolButton*>())
        words.append(button->text());
    QCOMPARE(words, (QStringList{u"Save as…"_s, u"Show in folder"_s, u"Copy clip"_s}));
    bar->findChildren<QToolButton*>().last()->click();
    QCOMPARE(copied()->urls().size(), 1);
}

void TestClipController::pressingWithoutMovingSelects()
{
    QSignalSpy dragged(m_bench->tasks(), &TaskPanel::clipsDragged);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, middleOf(4));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, middleOf(2));
    QCOMPARE(m_bench->tasks()->selectedTasks(), {2});
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ControlModifier, middleOf(4));
    QCOMPARE(m_bench->tasks()->selectedTasks().size(), 2);
    QVERIFY(dragged.isEmpty());
}

void TestClipController::dragsAllThatAreSelected()
{
    m_bench->tasks()->selectTask(1);
    view()->selectAll();
    QWidget* table = view()->viewport();
    const QPoint place = middleOf(2);
    QTest::mousePress(table, Qt::LeftButton, {}, place);
    const QPoint far = place + QPoint(40, 10);
    QMouseEvent move(QEvent::MouseMove, far, table->mapToGlobal(far), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table, &move);
    // Without a desktop, the drag ends at once; it is deleted once the event loop runs.
    const auto* drag = m_bench->window->findChild<QDrag*>();
    QVERIFY(drag);
    const QList<QUrl> urls = drag->mimeData()->urls();
    QVERIFY(!drag->pixmap().isNull());
    QTest::mouseRelease(table, Qt::LeftButton, {}, far);
    QCOMPARE(urls.size(), 2);
    QVERIFY(urls.contains(QUrl::fromLocalFile(path(u"clips/one & a.mp4"_s))));
    QVERIFY(QFileInfo::exists(path(u"clips/one & a.mp4"_s)));
}

void TestClipController::whatHasNoClipIsNotDragged()
{
    QSignalSpy dragged(m_bench->tasks(), &TaskPanel::clipsDragged);
    QWidget* table = view()->viewport();
    const QPoint place = middleOf(4);
    QTest::mousePress(table, Qt::LeftButton, {}, place);
    const QPoint far = place + QPoint(40, 10);
    QMouseEvent move(QEvent::MouseMove, far, table->mapToGlobal(far), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table, &move);
    QTest::mouseRelease(table, Qt::LeftButton, {}, far);
    QVERIFY(dragged.isEmpty());
}

void TestClipController::dragPicture()
{
    QImage red(160, 90, QImage::Format_RGB32);
    red.fill(Qt::red);
    const QImage one = ClipController::dragPicture(red, 1, *m_bench->window).toImage();
    const QImage many = ClipController::dragPicture(red, 12, *m_bench->window).toImage();
    QCOMPARE(one.pixelColor(one.width() / 2, one.height() / 2), QColor(Qt::red));
    QVERIFY(one != many);
    QVERIFY(!ClipController::dragPicture({}, 1, *m_bench->window).isNull());
}

QTEST_MAIN(TestClipController)
#include "tst_clipcontroller.moc"

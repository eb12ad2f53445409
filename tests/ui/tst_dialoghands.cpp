// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/storage/uploadplacestore.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/table/taskheader.h"
#include "ui/tasks/table/taskview.h"

#include <QListWidget>
#include <QPointer>
#include <QTreeWidget>

using namespace Dailies;

/// What Enter does in the dialogs of the real window: it presses the button that has the focus. Elsewhere in a dialog,
/// it never presses one that changes something unseen.
class TestDialogHands final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init() { m_bench = std::make_unique<WindowBench>(); }
    void cleanup() { m_bench.reset(); }
    void enterDeletesNoRejectedTakes();
    void enterMovesNoColumn();
    void enterElsewhereIsNoAnswer();
    void enterPressesTheFocusedButton();

private:
    bool open() { return m_bench->openWithPractice() && waitForActive(m_bench->window.get()); }
    /// Null if it doesn't come to the front.
    QDialog* dialog(const QString& name) const
    {
        auto* found = m_bench->window->findChild<QDialog*>(name);
        return found != nullptr && waitForActive(found) ? found : nullptr;
    }
    static bool endsWith(const QPointer<QDialog>& dialog, Qt::Key key)
    {
        pressKey(dialog, key);
        const bool hasEnded = QTest::qWaitFor([&dialog] { return !dialog || !dialog->isVisible(); }, patienceMs);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return hasEnded;
    }

    std::unique_ptr<WindowBench> m_bench;
};

void TestDialogHands::enterDeletesNoRejectedTakes()
{
    const QString clip = m_bench->dir.filePath(u"one.mp4"_s);
    QFile file(clip);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a clip") > 0);
    file.close();
    m_bench->begins = false;
    m_bench->prepare = [&clip](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Saved);
        task.file = clip;
        task.marks.rejected = true;
        (void)engine.store().add(task);
    };
    QVERIFY(open());
    m_bench->menuAction(u"Disk use…"_s)->trigger();
    const QPointer<QDialog> use = dialog(u"diskUseDialog"_s);
    QVERIFY(use);
    TRY_VERIFY(use->findChild<QPushButton*>(u"deleteRejectedTakes"_s)->isEnabled());
    use->findChild<QTreeWidget*>()->setFocus();
    QVERIFY(endsWith(use, Qt::Key_Return));
    QTest::qWait(100);
    QVERIFY(QFile::exists(clip));
}

void TestDialogHands::enterMovesNoColumn()
{
    QVERIFY(open());
    m_bench->window->findChild<QAction*>(u"arrangeColumns"_s)->trigger();
    const QPointer<QDialog> columns = dialog(u"columnsDialog"_s);
    QVERIFY(columns);
    auto* list = columns->findChild<QListWidget*>();
    list->setFocus();
    pressKey(columns, Qt::Key_End);
    const QString last = list->currentItem()->text();
    QVERIFY(endsWith(columns, Qt::Key_Return));
    const TaskHeader* header = m_bench->tasks()->findChild<TaskView*>()->taskHeader();
    const int place = header->logicalIndex(header->count() - 1);
    QCOMPARE(taskColumn(place).shownTitle(), last);
}

void TestDialogHands::enterElsewhereIsNoAnswer()
{
    QVERIFY(open());
    UploadPlaceStore& places = m_bench->engine->uploadPlaces();
    UploadPlace place = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
    place.program = u"/bin/true"_s;
    place.arguments = {u"%f"_s};
    QVERIFY(places.put(place));
    const auto ask = [this]() -> QDialog* {
        m_bench->menuAction(u"Upload places…"_s)->trigger();
        QDialog* settings = dialog(u"settingsDialog"_s);
        if (settings == nullptr)
            return nullptr;
        QTest::qWait(50); // the page has come into view
        settings->findChild<QPushButton*>(u"removePlaceButton"_s)->click();
        return settings;
    };
    const QPointer<QDialog> settings = ask();
    QVERIFY(settings);
    const auto* question = settings->findChild<MessageBar*>(u"uploadsMessage"_s);
    QVERIFY(question->isVisible());
    settings->findChild<QLineEdit*>(u"settingsSearch"_s)->setFocus();
    QVERIFY(endsWith(settings, Qt::Key_Return));
    QCOMPARE(places.places().size(), 1);
    QTest::keyRelease(m_bench->window->windowHandle(), Qt::Key_Return); // the dialog did not live to see it
    // The focus on the answer is another matter.
    const QPointer<QDialog> again = ask();
    QVERIFY(again);
    again->findChild<MessageBar*>(u"uploadsMessage"_s)->focusFirstAction();
    pressKey(again, Qt::Key_Return);
    TRY_VERIFY(places.places().isEmpty());
    QVERIFY(again && again->isVisible());
}

void TestDialogHands::enterPressesTheFocusedButton()
{
    QVERIFY(m_bench->openWithAccount(QUrl(u"https://video.example/v1"_s), "sk-key"));
    m_bench->menuAction(u"Account settings…"_s)->trigger();
    const QPointer<QDialog> settings = dialog(u"accountSettingsDialog"_s);
    QVERIFY(settings);
    auto* question = settings->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly);
    auto* remove = settings->findChild<QPushButton*>(u"removeAccountButton"_s);
    remove->setFocus(Qt::TabFocusReason);
    TRY_VERIFY(remove->hasFocus());
    pressKey(settings, Qt::Key_Return);
    QVERIFY(settings && settings->isVisible());
    QVERIFY(question->isVisible());
    question->focusLastAction();
    pressKey(settings, Qt::Key_Return);
    QVERIFY(settings && settings->isVisible());
    QVERIFY(!question->isVisible());
    QCOMPARE(m_bench->engine->accounts().accounts().size(), 1);
    // The default button still answers in a field.
    settings->findChild<QLineEdit*>(u"nameEdit"_s)->setFocus();
    QVERIFY(endsWith(settings, Qt::Key_Return));
}

QTEST_MAIN(TestDialogHands)
#include "tst_dialoghands.moc"

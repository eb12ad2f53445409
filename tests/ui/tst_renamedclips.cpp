// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "app/request/kindfields.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"

#include <QFileInfo>
#include <QLineEdit>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Requests that name the clip of a take, which is renamed in the real window.
class TestRenamedClips final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_bench.reset(); }
    void formFollows();
    void reusedAndGeneratedAgain();
    void queuedRequestFollows();
    void broughtClipIsStillAsked();

private:
    void choose(TaskId id) const
    {
        m_bench->bench.tasks()->selectTask(id);
        m_bench->bench.tasks()->findChild<TakeGrid*>()->setFocus();
    }
    void press(TaskCommand command) const
    {
        const QKeyCombination keys = m_bench->bench.action(command)->shortcut()[0];
        m_bench->press(keys.key(), keys.keyboardModifiers());
    }
    /// By key, typing and Enter.
    void rename(const QString& name) const
    {
        choose(m_clip);
        m_bench->press(Qt::Key_F2);
        QLineEdit* edit = nullptr;
        TRY_VERIFY((edit = m_bench->bench.window->findChild<QLineEdit*>(u"clipNameEdit"_s)) != nullptr);
        TRY_VERIFY(edit->hasFocus());
        edit->selectAll();
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
        TRY_COMPARE(QFileInfo(m_bench->stored(m_clip).file).completeBaseName(), name);
        TRY_VERIFY(m_bench->bench.message()->isVisible());
        TRY_VERIFY(m_bench->bench.window->isActiveWindow());
        TRY_VERIFY(m_bench->bench.window->findChild<QDialog*>(u"renameDialog"_s) == nullptr);
    }
    QString source(const VideoRequest& request) const { return localPath(request.media.value(0).source); }
    QString inForm() const { return source(m_bench->bench.form()->request()); }
    QString clip() const { return m_bench->stored(m_clip).file; }

    std::unique_ptr<ScreeningBench> m_bench;
    TaskId m_clip = 0; ///< the take
    TaskId m_edit = 0; ///< one that edits its clip
};

void TestRenamedClips::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestRenamedClips::init()
{
    m_bench = std::make_unique<ScreeningBench>(2);
    QVERIFY(m_bench->open({TaskState::Saved}));
    m_clip = m_bench->ids.constFirst();
    VideoTask edit = m_bench->task(TaskState::Saved, 1);
    edit.request.kind.apiType = ApiType::VideoEdit;
    edit.request.durationSeconds.reset();
    const QStringList& types = mediaTypesOf(edit.request.kind);
    const auto type = std::ranges::find_if(types, [](const QString& each) { return mediumOf(each) == MediaKind::Video; });
    QVERIFY(type != types.end());
    edit.request.media = {{*type, QUrl::fromLocalFile(clip()).toString(), {}}};
    m_edit = m_bench->bench.engine->store().add(edit).value_or(0);
    TRY_VERIFY(m_bench->bench.window->findChild<TaskModel*>()->rowOf(m_edit) >= 0);
}

void TestRenamedClips::formFollows()
{
    const QString former = clip();
    choose(m_edit);
    press(TaskCommand::UseAgain);
    TRY_COMPARE(inForm(), clip());
    TRY_VERIFY(m_bench->bench.form()->sendActions().constFirst()->isEnabled());
    rename(u"hero"_s);
    TRY_COMPARE(inForm(), clip());
    QVERIFY(m_bench->bench.form()->sendActions().constFirst()->isEnabled());
    QVERIFY(!hasStop(m_bench->bench.form()->findings()));
    QTest::mouseClick(m_bench->bench.button(u"messageAction1"_s, m_bench->bench.message()), Qt::LeftButton); // Undo
    TRY_COMPARE(clip(), former);
    TRY_COMPARE(inForm(), clip());
}

void TestRenamedClips::reusedAndGeneratedAgain()
{
    const VideoRequest sent = m_bench->stored(m_edit).request;
    rename(u"hero"_s);
    choose(m_edit);
    press(TaskCommand::UseAgain);
    TRY_COMPARE(inForm(), clip());
    QVERIFY(!hasStop(m_bench->bench.form()->findings()));
    choose(m_edit);
    press(TaskCommand::SubmitAgain);
    QVERIFY2(QTest::qWaitFor([this] { return m_bench->bench.engine->store().ids().size() == 3; }, patienceMs),
        qPrintable(m_bench->bench.message()->text()));
    const TaskId made = m_bench->bench.engine->store().highestNumber();
    QCOMPARE(source(m_bench->stored(made).request), clip());
    QCOMPARE(m_bench->stored(m_edit).request, sent);
}

void TestRenamedClips::queuedRequestFollows()
{
    m_bench->bench.engine->preferences().set(Preference::SendingPaused, true);
    choose(m_edit);
    press(TaskCommand::SubmitAgain);
    TRY_VERIFY(m_bench->bench.message()->isVisible()); // the one that is like it was made just now
    QTest::mouseClick(m_bench->bench.button(u"messageAction1"_s, m_bench->bench.message()), Qt::LeftButton);
    TRY_COMPARE(m_bench->bench.engine->store().queue().size(), 1);
    const TaskId queued = m_bench->bench.engine->store().highestNumber();
    QCOMPARE(source(m_bench->stored(queued).request), clip());
    const VideoRequest sent = m_bench->stored(m_edit).request;
    rename(u"hero"_s);
    QCOMPARE(source(m_bench->stored(queued).request), clip());
    QCOMPARE(m_bench->stored(m_edit).request, sent);
    // It is sent with the file by its new name.
    m_bench->bench.engine->preferences().set(Preference::SendingPaused, false);
    QVERIFY2(
        QTest::qWaitFor(
            [&] { return !m_bench->stored(queued).remoteId.isEmpty() || m_bench->stored(queued).held; }, patienceMs),
        qPrintable(m_bench->stored(queued).error.message));
    QVERIFY2(!m_bench->stored(queued).held, qPrintable(m_bench->stored(queued).error.message));
}

/// A request from elsewhere names the clip by the name that it had.
void TestRenamedClips::broughtClipIsStillAsked()
{
    const VideoRequest request = m_bench->stored(m_edit).request;
    const QString former = clip();
    rename(u"hero"_s);
    m_bench->bench.form()->setDraft({Account::practiceId(), request, {0, {}, {former}}});
    QCOMPARE(inForm(), clip());
    QCOMPARE(m_bench->bench.form()->origin().brought, QStringList{clip()});
}

QTEST_MAIN(TestRenamedClips)
#include "tst_renamedclips.moc"

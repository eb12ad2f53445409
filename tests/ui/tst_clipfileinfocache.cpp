// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/taskwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/clips/clipfileinfocache.h"
#include "ui/tasks/facts/taskstanding.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>

#include <atomic>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// A simulated disk.
struct Disk {
    QMutex mutex;
    QHash<QString, ClipFileInfo> files;
    QStringList read;

    ClipFileInfoCache::Reader reader()
    {
        return [this](const QString& file) {
            const QMutexLocker lock(&mutex);
            read.append(file);
            return files.value(file, {.isGone = true});
        };
    }
    void put(const QString& file, const ClipFileInfo& look)
    {
        const QMutexLocker lock(&mutex);
        files.insert(file, look);
    }
    qsizetype reads()
    {
        const QMutexLocker lock(&mutex);
        return read.size();
    }
};

} // namespace

/// The information about the files of saved clips, and how the list, the details and the actions show a missing file.
class TestClipFileInfoCache final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { applyLook(*qApp, Theme::Light); }
    void readOnce();
    void whatIsGoneIsLookedForAgain();
    void changesAreToldOnce();
    void whatChangesWhileItIsReadIsReadOnceMore();
    void noClipHasNoLength();
    void deliveredIsTheFilesOwn();
    void lengthThatNobodyAskedForIsTheClips();
    void goneClipIsSaid();
    void serviceWordsWithoutAFile();
    void pictureShapes_data();
    void pictureShapes();

private:
    TestClips m_clips;
    QString m_clip;
};

void TestClipFileInfoCache::initTestCase()
{
    m_clip = m_clips.make(u"clip.mp4"_s, u"-f lavfi -i testsrc=size=64x48:rate=10:duration=2 -pix_fmt yuv420p"_s);
    QVERIFY(!m_clip.isEmpty());
}

void TestClipFileInfoCache::readOnce()
{
    Disk disk;
    disk.put(u"/a.mp4"_s, {false, 5, {1920, 1080}});
    ClipFileInfoCache sight(disk.reader(), nullptr);
    QSignalSpy together(&sight, &ClipFileInfoCache::allLooked);
    QVERIFY(!sight.look(u"/a.mp4"_s));
    TRY_COMPARE(together.size(), 1);
    for (int n = 0; n < 5; ++n)
        QCOMPARE(sight.look(u"/a.mp4"_s)->seconds, 5.0);
    QCOMPARE(disk.reads(), 1);
}

void TestClipFileInfoCache::whatIsGoneIsLookedForAgain()
{
    Disk disk;
    ClipFileInfoCache sight(disk.reader(), nullptr);
    QSignalSpy looked(&sight, &ClipFileInfoSource::checked);
    QVERIFY(!sight.look(u"/a.mp4"_s));
    TRY_COMPARE(looked.size(), 1);
    QVERIFY(sight.look(u"/a.mp4"_s)->isGone);
    TRY_COMPARE(disk.reads(), 2);
    // Downloaded again, under the same name.
    disk.put(u"/a.mp4"_s, {false, 5, {64, 48}});
    TRY_VERIFY(!sight.look(u"/a.mp4"_s)->isGone);
    QCOMPARE(looked.size(), 2);
}

void TestClipFileInfoCache::changesAreToldOnce()
{
    Disk disk;
    disk.put(u"/a.mp4"_s, {false, 5, {64, 48}});
    ClipFileInfoCache sight(disk.reader(), nullptr);
    QSignalSpy looked(&sight, &ClipFileInfoSource::checked);
    QVERIFY(!sight.look(u"/a.mp4"_s));
    TRY_COMPARE(looked.size(), 1);
    // An unchanged result is not reported.
    sight.lookAgain();
    QVERIFY(sight.look(u"/a.mp4"_s));
    TRY_COMPARE(disk.reads(), 2);
    disk.put(u"/a.mp4"_s, {.isGone = true});
    sight.lookAgain();
    TRY_VERIFY(sight.look(u"/a.mp4"_s)->isGone);
    QCOMPARE(looked.size(), 2);
}

void TestClipFileInfoCache::whatChangesWhileItIsReadIsReadOnceMore()
{
    std::atomic_bool isGone = false;
    std::atomic_int reads = 0;
    QSemaphore mayEnd;
    ClipFileInfoCache sight(
        [&](const QString&) {
            const ClipFileInfo look = isGone ? ClipFileInfo{.isGone = true} : ClipFileInfo{false, 5, {64, 48}};
            ++reads;
            mayEnd.acquire();
            return look;
        },
        nullptr);
    const auto letEnd = qScopeGuard([&mayEnd] { mayEnd.release(10); });
    QSignalSpy looked(&sight, &ClipFileInfoSource::checked);
    QVERIFY(!sight.look(u"/a.mp4"_s));
    TRY_COMPARE(reads.load(), 1);
    isGone = true;
    sight.lookAgain();
    QVERIFY(!sight.look(u"/a.mp4"_s)); // only once: no further read without a change
    mayEnd.release(2);
    TRY_COMPARE(looked.size(), 2);
    QCOMPARE(reads.load(), 2);
    QVERIFY(sight.look(u"/a.mp4"_s)->isGone);
}

void TestClipFileInfoCache::noClipHasNoLength()
{
    QTemporaryDir folder;
    const QString text = folder.filePath(u"text.mp4"_s);
    QFile file(text);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no clip") > 0);
    file.close();
    ClipFileInfoCache sight;
    QSignalSpy looked(&sight, &ClipFileInfoSource::checked);
    QVERIFY(!sight.look(text));
    TRY_COMPARE(looked.size(), 1);
    QCOMPARE(*sight.look(text), ClipFileInfo());
}

void TestClipFileInfoCache::deliveredIsTheFilesOwn()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"boat"_s);
    task.file = m_clip;
    // The service's own figure is different.
    task.report.usage.insert(u"output_video_duration"_s, 99);
    window.add(task);
    const QModelIndex index = window.model->index(0, TaskModel::Delivered);
    (void)index.data();
    TRY_VERIFY(index.data().toString().contains(u" s · "_s));
    QVERIFY2(!index.data().toString().contains(u"99"_s), qPrintable(index.data().toString()));
    QVERIFY(index.data(TaskModel::RawRole).toDouble() > 0);
    QVERIFY(window.model->index(0, TaskModel::State).data(TaskModel::StatusTextRole).isNull());
}

void TestClipFileInfoCache::lengthThatNobodyAskedForIsTheClips()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"boat"_s);
    task.file = m_clips.make(u"short.mp4"_s, u"-f lavfi -i testsrc=size=64x48:rate=10:duration=1.5 -pix_fmt yuv420p"_s);
    window.add(task);
    task.request.durationSeconds.reset();
    window.add(task);
    const QModelIndex left = window.model->index(0, TaskModel::Length);
    const QModelIndex asked = window.model->index(1, TaskModel::Length);
    QCOMPARE(left.data().toString(), unknownCell());
    TRY_COMPARE(left.data().toString(), u"1.5 s"_s);
    QCOMPARE(left.data(TaskModel::RawRole).toDouble(), 1.5);
    TRY_COMPARE(asked.data().toString(), u"1.5 s"_s);
    // A missing clip has no length, and an unfinished one has no certain length.
    task.file = u"/nowhere/take.mp4"_s;
    window.add(task);
    TRY_COMPARE(window.model->index(0, TaskModel::Delivered).data().toString(), u"Not there"_s);
    QCOMPARE(window.model->index(0, TaskModel::Length).data().toString(), unknownCell());
    task = taskIn(TaskState::Downloading, u"boat"_s);
    task.request.durationSeconds.reset();
    task.report.usage.insert(u"output_video_duration"_s, 5);
    window.add(task);
    QCOMPARE(window.model->index(0, TaskModel::Length).data().toString(), unknownCell());
}

void TestClipFileInfoCache::goneClipIsSaid()
{
    TaskWindow window;
    const TaskId id = window.add(TaskState::Saved);
    const QModelIndex state = window.model->index(0, TaskModel::State);
    (void)state.data();
    TRY_COMPARE(state.data().toString(), u"Clip missing"_s);
    QVERIFY(state.data(Qt::AccessibleTextRole).toString().contains(u"Clip missing"_s));
    QCOMPARE(window.model->index(0, TaskModel::Delivered).data().toString(), u"Not there"_s);
    // The command that helps, and its description.
    const VideoTask task = *window.store.task(id);
    QVERIFY(isPossible(TaskCommand::CheckNow, task));
    QCOMPARE(likeliestCommand(task), TaskCommand::CheckNow);
    window.panel->selectTask(id);
    QCOMPARE(window.panel->taskActions()->action(TaskCommand::CheckNow)->text(), u"Download again"_s);
    const TaskStanding standing = standingOf(task);
    QVERIFY2(standing.meaning.contains(QFileInfo(task.file).fileName()), qPrintable(standing.meaning));
    QVERIFY(standing.advice.contains(u"costs nothing"_s));
    // In the recycle bin, it is left alone.
    VideoTask binned = task;
    binned.marks.recycledAt = task.createdAt;
    QVERIFY(!isPossible(TaskCommand::CheckNow, binned));
    // A clip that exists needs nothing.
    VideoTask there = task;
    there.file = m_clip;
    QVERIFY(!isPossible(TaskCommand::CheckNow, there));
    QVERIFY(!likeliestCommand(there));
    QCOMPARE(standingOf(there).meaning, QString());
}

void TestClipFileInfoCache::serviceWordsWithoutAFile()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Downloading, u"boat"_s);
    task.report.usage.insert(u"output_video_duration"_s, 5);
    window.add(task);
    QCOMPARE(window.model->index(0, TaskModel::Delivered).data().toString(), u"5"_s);
}

void TestClipFileInfoCache::pictureShapes_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("text");
    QTest::newRow("wide") << QSize(1920, 1080) << u"1920×1080 (16:9)"_s;
    QTest::newRow("upright") << QSize(720, 1280) << u"720×1280 (9:16)"_s;
    QTest::newRow("square") << QSize(512, 512) << u"512×512 (1:1)"_s;
    QTest::newRow("film") << QSize(2520, 1080) << u"2520×1080 (7:3)"_s;
    QTest::newRow("odd") << QSize(853, 480) << u"853×480"_s;
    QTest::newRow("nothing") << QSize(0, 0) << u"0×0"_s;
}

void TestClipFileInfoCache::pictureShapes()
{
    QFETCH(QSize, size);
    QTEST(pictureText(size), "text");
}

QTEST_MAIN(TestClipFileInfoCache)
#include "tst_clipfileinfocache.moc"

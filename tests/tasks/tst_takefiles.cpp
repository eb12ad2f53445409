// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/trashbench.h"

#include <QProcess>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Takes go to the Trash and come back. Whatever happens, no clip is lost.
class TestTakeFiles final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesAndComesBack();
    void undoneAtOnce();
    void redoneAtOnce();
    void deletedWhileItIsRenamed();
    void staysInTheTrashAfterARestart();
    void whatIsUnderWayStays_data();
    void whatIsUnderWayStays();
    void missingClip();
    void sharedClipStaysUntilTheLast();
    void sharedClipComesBackForAll();
    void bothSharersAtOnce();
    void readOnlyFolder();
    void noTrash();
    void takenNameGetsANumber();
    void deletedTwiceUnderOneName();
    void emptiedTrashBringsBackTheRecord();
    void anotherFileInTheTrashIsNotTaken();
    void restoreIntoAReadOnlyFolder();
    void restoreMakesItsFolder();
    void foreignSidecarStays();
    void databaseThatCannotBeWritten();
    void killed_data();
    void killed();
};

void TestTakeFiles::goesAndComesBack()
{
    TrashBench bench;
    QVERIFY(bench.opened);
    const TaskId id = bench.add(u"one.mp4"_s, "a clip", true);
    const QStringList before = bench.clips();
    QCOMPARE(before.size(), 2);
    const qint64 bytes = 6 + QFileInfo(bench.clip(u"one.mp4.json"_s)).size();
    const TakesMoved gone = bench.remove({id});
    QVERIFY2(gone.troubles.isEmpty(), qPrintable(gone.troubles.join(u' ')));
    QCOMPARE(gone.ids, QList<TaskId>{id});
    QCOMPARE(gone.bytes, bytes);
    QVERIFY(bench.isDeleted(id));
    QCOMPARE(bench.clips(), QStringList());
    QCOMPARE(bench.inTrash(), before);
    QVERIFY(bench.remove({id}).ids.isEmpty()); // once is enough
    const TakesMoved back = bench.restore({id});
    QVERIFY(back.troubles.isEmpty());
    QCOMPARE(back.ids, QList<TaskId>{id});
    QVERIFY(!bench.isDeleted(id));
    QVERIFY(bench.task(id).moved.isEmpty());
    QCOMPARE(bench.clips(), before);
    QCOMPARE(bench.inTrash(), QStringList());
    QCOMPARE(bytesOf(bench.task(id).file), QByteArray("a clip"));
}

void TestTakeFiles::undoneAtOnce()
{
    TrashBench bench;
    QVERIFY(bench.opened);
    const TaskId id = bench.add(u"one.mp4"_s, "a clip", true);
    const QStringList before = bench.clips();
    const QSignalSpy removed(bench.files.get(), &TakeFiles::removed);
    bench.files->remove({id});
    QVERIFY(bench.isDeleted(id)); // its row is gone at once
    const TakesMoved back = bench.restore({id});
    QVERIFY2(back.troubles.isEmpty(), qPrintable(back.troubles.join(u' ')));
    QCOMPARE(removed.count(), 1);
    QCOMPARE(back.ids, QList<TaskId>{id});
    QCOMPARE(back.withoutClip, QList<TaskId>());
    QVERIFY(!bench.isDeleted(id) && bench.task(id).moved.isEmpty());
    QCOMPARE(bench.clips(), before);
    QCOMPARE(bench.inTrash(), QStringList());
}

void TestTakeFiles::redoneAtOnce()
{
    TrashBench bench;
    QVERIFY(bench.opened);
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.files->remove({id});
    bench.files->restore({id});
    const QSignalSpy restored(bench.files.get(), &TakeFiles::restored);
    QSignalSpy removed(bench.files.get(), &TakeFiles::removed);
    bench.files->remove({id});
    TRY_COMPARE(removed.count(), 2);
    QCOMPARE(restored.count(), 1);
    QVERIFY(bench.isDeleted(id));
    QCOMPARE(bench.inTrash(), QStringList{u"one.mp4"_s});
    QCOMPARE(bench.restore({id}).ids, QList<TaskId>{id});
    QCOMPARE(bench.clips(), QStringList{u"one.mp4"_s});
}

void TestTakeFiles::deletedWhileItIsRenamed()
{
    TrashBench bench;
    QVERIFY(bench.opened);
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.files->rename(id, u"two.mp4"_s);
    const TakesMoved gone = bench.remove({id});
    QVERIFY2(gone.troubles.isEmpty(), qPrintable(gone.troubles.join(u' ')));
    QCOMPARE(bench.inTrash(), QStringList{u"two.mp4"_s});
    bench.files->rename(id, u"three.mp4"_s); // fails, and the next one has its turn
    QCOMPARE(bench.restore({id}).ids, QList<TaskId>{id});
    QCOMPARE(bench.clips(), QStringList{u"two.mp4"_s});
    bench.files->rename(id, u"two.mp4"_s); // has that name
    QCOMPARE(bench.rename(id, u"four.mp4"_s), QString());
}

void TestTakeFiles::staysInTheTrashAfterARestart()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.remove({id});
    bench.open();
    QVERIFY(bench.restore({id}).troubles.isEmpty());
    QCOMPARE(bytesOf(bench.clip(u"one.mp4"_s)), QByteArray("a clip"));
}

void TestTakeFiles::whatIsUnderWayStays_data()
{
    QTest::addColumn<TaskState>("state");
    for (const TaskState state :
        {TaskState::Waiting, TaskState::Sending, TaskState::NeedsReview, TaskState::InProgress, TaskState::Downloading})
        QTest::newRow(qPrintable(stateName(state))) << state;
}

void TestTakeFiles::whatIsUnderWayStays()
{
    QFETCH(const TaskState, state);
    TrashBench bench;
    VideoTask task = runningTask(u"job"_s);
    task.state = state;
    if (state == TaskState::Waiting || state == TaskState::Sending || state == TaskState::NeedsReview)
        task.remoteId.clear();
    const TaskId busy = bench.store->add(task).value();
    const TaskId saved = bench.add(u"one.mp4"_s);
    const TakesMoved outcome = bench.remove({busy, saved});
    QCOMPARE(outcome.left, 1);
    QCOMPARE(outcome.ids, QList<TaskId>{saved});
    QVERIFY(!bench.isDeleted(busy));
    QCOMPARE(bench.task(busy).state, state);
}

void TestTakeFiles::missingClip()
{
    TrashBench bench;
    const TaskId id = bench.add(u"gone.mp4"_s, {});
    const TakesMoved outcome = bench.remove({id});
    QVERIFY(outcome.troubles.isEmpty());
    QVERIFY(bench.isDeleted(id));
    QCOMPARE(outcome.bytes, 0);
    QCOMPARE(bench.restore({id}).ids, QList<TaskId>{id});
    QVERIFY(!bench.isDeleted(id));
}

void TestTakeFiles::sharedClipStaysUntilTheLast()
{
    TrashBench bench;
    const TaskId one = bench.add(u"both.mp4"_s);
    const TaskId two = bench.add(u"both.mp4"_s, {});
    QCOMPARE(bench.remove({one}).shared, 1);
    QVERIFY(bench.isDeleted(one));
    QCOMPARE(bench.clips(), QStringList{u"both.mp4"_s});
    QCOMPARE(bench.restore({one}).ids, QList<TaskId>{one});
    bench.remove({one});
    QCOMPARE(bench.remove({two}).shared, 0);
    QCOMPARE(bench.clips(), QStringList());
}

void TestTakeFiles::sharedClipComesBackForAll()
{
    TrashBench bench;
    const TaskId one = bench.add(u"both.mp4"_s);
    const TaskId two = bench.add(u"both.mp4"_s, {});
    bench.remove({one});
    bench.remove({two});
    QVERIFY(bench.restore({one}).troubles.isEmpty());
    QCOMPARE(bench.clips(), QStringList{u"both.mp4"_s});
    QVERIFY(!bench.isDeleted(one));
    QVERIFY(bench.isDeleted(two));
    QVERIFY(bench.restore({two}).troubles.isEmpty());
    QCOMPARE(bench.task(two).file, bench.clip(u"both.mp4"_s));
    QCOMPARE(bench.clips(), QStringList{u"both.mp4"_s});
}

void TestTakeFiles::bothSharersAtOnce()
{
    TrashBench bench;
    const TaskId one = bench.add(u"both.mp4"_s);
    const TaskId two = bench.add(u"both.mp4"_s, {});
    const TakesMoved gone = bench.remove({one, two});
    QCOMPARE(gone.shared, 0);
    QCOMPARE(gone.bytes, 6);
    QCOMPARE(bench.inTrash(), QStringList{u"both.mp4"_s});
    QVERIFY(bench.restore({two, one}).troubles.isEmpty());
    QCOMPARE(bench.clips(), QStringList{u"both.mp4"_s});
    QVERIFY(!bench.isDeleted(one) && !bench.isDeleted(two));
}

void TestTakeFiles::readOnlyFolder()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s, "a clip", true);
    const QStringList before = bench.clips();
    {
        const ReadOnlyFolder folder(bench, bench.dir.filePath(u"clips"_s));
        QVERIFY(folder.isReady);
        const TakesMoved outcome = bench.remove({id});
        QCOMPARE(outcome.troubles.size(), 1);
        QVERIFY(outcome.ids.isEmpty());
        QVERIFY(!bench.rename(id, u"other"_s).isEmpty());
    }
    QVERIFY(!bench.isDeleted(id));
    QCOMPARE(bench.clips(), before);
    QCOMPARE(bench.task(id).file, bench.clip(u"one.mp4"_s));
}

// As on another disk on which no trash can be created.
void TestTakeFiles::noTrash()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s, "a clip", true);
    const TaskId bare = bench.add(u"gone.mp4"_s, {});
    const QStringList before = bench.clips();
    QVERIFY(QDir(bench.dir.path()).rmdir(u"data"_s));
    writeBytes(bench.dir.filePath(u"data"_s), "not a folder");
    const TakesMoved outcome = bench.remove({id, bare});
    QCOMPARE(outcome.troubles.size(), 1);
    QVERIFY(outcome.troubles.first().contains(u"couldn't be moved to the Trash"_s));
    QCOMPARE(outcome.ids, QList<TaskId>{bare});
    QVERIFY(!bench.isDeleted(id));
    QVERIFY(bench.task(id).moved.isEmpty());
    QCOMPARE(bench.clips(), before);
    QCOMPARE(bytesOf(bench.clip(u"one.mp4"_s)), QByteArray("a clip"));
}

void TestTakeFiles::takenNameGetsANumber()
{
    TrashBench bench;
    const TaskId old = bench.add(u"one.mp4"_s, "old", true);
    bench.remove({old});
    const TaskId young = bench.add(u"one.mp4"_s, "young", true);
    QVERIFY(bench.restore({old}).troubles.isEmpty());
    QCOMPARE(bench.task(old).file, bench.clip(u"one (2).mp4"_s));
    QCOMPARE(bytesOf(bench.task(old).file), QByteArray("old"));
    QCOMPARE(bytesOf(bench.task(young).file), QByteArray("young"));
    QCOMPARE(sidecarOf(bench.task(old)), bench.clip(u"one (2).mp4.json"_s));
    QCOMPARE(sidecarOf(bench.task(young)), bench.clip(u"one.mp4.json"_s));
}

void TestTakeFiles::deletedTwiceUnderOneName()
{
    TrashBench bench;
    const TaskId old = bench.add(u"one.mp4"_s, "old");
    bench.remove({old});
    const TaskId young = bench.add(u"one.mp4"_s, "young");
    bench.remove({young});
    QCOMPARE(bench.inTrash().size(), 2);
    QVERIFY(bench.restore({old, young}).troubles.isEmpty());
    QCOMPARE(bytesOf(bench.task(old).file), QByteArray("old"));
    QCOMPARE(bytesOf(bench.task(young).file), QByteArray("young"));
}

void TestTakeFiles::emptiedTrashBringsBackTheRecord()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.remove({id});
    QVERIFY(QDir(bench.dir.filePath(u"data/Trash"_s)).removeRecursively());
    const TakesMoved outcome = bench.restore({id});
    QCOMPARE(outcome.withoutClip, QList<TaskId>{id});
    QVERIFY(outcome.troubles.isEmpty());
    QVERIFY(!bench.isDeleted(id));
    QVERIFY(isClipGone(bench.task(id)));
}

void TestTakeFiles::anotherFileInTheTrashIsNotTaken()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.remove({id});
    QVERIFY(QDir(bench.dir.filePath(u"data/Trash"_s)).removeRecursively());
    QDir(bench.dir.path()).mkpath(u"elsewhere"_s);
    const QString other = bench.dir.filePath(u"elsewhere/one.mp4"_s);
    writeBytes(other, "somebody's");
    QVERIFY(QFile::moveToTrash(other));
    QCOMPARE(bench.inTrash(), QStringList{u"one.mp4"_s});
    QCOMPARE(bench.restore({id}).withoutClip, QList<TaskId>{id});
    QCOMPARE(bench.inTrash(), QStringList{u"one.mp4"_s});
    QCOMPARE(bench.clips(), QStringList());
}

void TestTakeFiles::restoreIntoAReadOnlyFolder()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.remove({id});
    {
        const ReadOnlyFolder folder(bench, bench.dir.filePath(u"clips"_s));
        QVERIFY(folder.isReady);
        const TakesMoved outcome = bench.restore({id});
        QCOMPARE(outcome.troubles.size(), 1);
        QVERIFY(outcome.ids.isEmpty());
        QVERIFY(bench.isDeleted(id));
    }
    QCOMPARE(bench.inTrash(), QStringList{u"one.mp4"_s});
    QVERIFY(bench.restore({id}).troubles.isEmpty());
    QCOMPARE(bench.clips(), QStringList{u"one.mp4"_s});
}

void TestTakeFiles::restoreMakesItsFolder()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    bench.remove({id});
    QVERIFY(QDir(bench.dir.path()).rmdir(u"clips"_s));
    QVERIFY(bench.restore({id}).troubles.isEmpty());
    QCOMPARE(bench.clips(), QStringList{u"one.mp4"_s});
}

void TestTakeFiles::foreignSidecarStays()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    writeBytes(bench.clip(u"one.mp4.json"_s), "{\"mine\":1}");
    bench.remove({id});
    QCOMPARE(bench.clips(), QStringList{u"one.mp4.json"_s});
}

void TestTakeFiles::databaseThatCannotBeWritten()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    runOn(bench.database(),
        {u"CREATE TRIGGER no BEFORE UPDATE OF recycled_at ON tasks BEGIN SELECT RAISE(ABORT, 'no'); END"_s});
    const QSignalSpy failed(bench.files.get(), &TakeFiles::failed);
    bench.files->remove({id});
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().toString().startsWith(u"Nothing was deleted."_s));
    QVERIFY(!bench.isDeleted(id));
    QCOMPARE(bench.clips(), QStringList{u"one.mp4"_s});
}

void TestTakeFiles::killed_data()
{
    QTest::addColumn<QByteArray>("point");
    QTest::addColumn<QString>("command");
    for (const char* command : {"remove", "restore", "rename"}) {
        for (const char* point : {"clip.trash-marked", "clip.moved", "clip.moved:1", "clip.before-commit",
                 "clip.before-commit:1", "history.before-commit"})
            QTest::addRow("%s at %s", command, point) << QByteArray(point) << QString::fromLatin1(command);
    }
}

// Wherever the program ends, the clip is in its folder or in the Trash, and the take is complete or can be restored.
void TestTakeFiles::killed()
{
    QFETCH(const QByteArray, point);
    QFETCH(const QString, command);
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s, "a clip", true);
    if (command == u"restore"_s)
        bench.remove({id});
    bench.close();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DAILIES_CRASH_AT"_s, QString::fromLatin1(point));
    program.setProcessEnvironment(environment);
    program.start(QCoreApplication::applicationFilePath(), {u"--command"_s, command, bench.database(), QString::number(id)});
    QVERIFY(program.waitForFinished());

    bench.open();
    QVERIFY(bench.opened);
    TRY_VERIFY(bench.isDeleted(id) || bench.task(id).moved.isEmpty());
    const QString file = bench.task(id).file;
    const QStringList trash = bench.inTrash();
    if (!bench.isDeleted(id)) {
        QCOMPARE(bytesOf(file), QByteArray("a clip"));
        QVERIFY(!sidecarOf(bench.task(id)).isEmpty());
        QVERIFY(trash.isEmpty());
        return;
    }
    if (QFileInfo::exists(file))
        QCOMPARE(bytesOf(file), QByteArray("a clip"));
    else
        QCOMPARE(bytesOf(bench.trash() + u"/one.mp4"_s), QByteArray("a clip"));
    const TakesMoved back = bench.restore({id});
    QVERIFY2(back.troubles.isEmpty(), qPrintable(back.troubles.join(u' ')));
    QVERIFY(!bench.isDeleted(id));
    QCOMPARE(bytesOf(bench.task(id).file), QByteArray("a clip"));
    QVERIFY(!sidecarOf(bench.task(id)).isEmpty());
    QVERIFY(bench.inTrash().isEmpty());
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 5 && arguments.at(1) == u"--command"_s) {
        TaskStore store;
        if (!store.open(arguments.at(3)))
            return 1;
        TakeFiles files(store);
        const TaskId id = arguments.at(4).toLongLong();
        const auto quit = [] { QCoreApplication::quit(); };
        QObject::connect(&files, &TakeFiles::removed, &application, quit);
        QObject::connect(&files, &TakeFiles::restored, &application, quit);
        QObject::connect(&files, &TakeFiles::renamed, &application, quit);
        QObject::connect(&files, &TakeFiles::failed, &application, quit);
        QMetaObject::invokeMethod(
            &application,
            [&] {
                if (arguments.at(2) == u"remove"_s)
                    files.remove({id});
                else if (arguments.at(2) == u"restore"_s)
                    files.restore({id});
                else
                    files.rename(id, u"Hero"_s);
            },
            Qt::QueuedConnection);
        return QCoreApplication::exec();
    }
    TestTakeFiles test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_takefiles.moc"

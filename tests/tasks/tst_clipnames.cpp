// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/files/diskuse.h"
#include "tests/support/patience.h"
#include "tests/tasks/trashbench.h"

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Clips get other names, and are measured.
class TestClipNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void renames();
    void renameKeepsAllRecords();
    void renameRefused_data();
    void renameRefused();
    void renameLeavesTheTrashAlone();
    void interruptedRenameWaitsForItsDrive_data();
    void interruptedRenameWaitsForItsDrive();
    void diskUse();
};

void TestClipNames::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("becomes"); // empty: refused
    QTest::newRow("plain") << u"Hero shot"_s << u"Hero shot.mp4"_s;
    QTest::newRow("with its suffix") << u"Hero.MP4"_s << u"Hero.mp4"_s;
    QTest::newRow("with another suffix") << u"v1.2"_s << u"v1.2.mp4"_s;
    QTest::newRow("spaces") << u"  Hero  "_s << u"Hero.mp4"_s;
    QTest::newRow("Chinese") << u"猫和风筝"_s << u"猫和风筝.mp4"_s;
    QTest::newRow("empty") << u""_s << QString();
    QTest::newRow("only spaces") << u"   "_s << QString();
    QTest::newRow("only the suffix") << u".mp4"_s << QString();
    QTest::newRow("folder") << u"a/b"_s << QString();
    QTest::newRow("up") << u"../../etc/passwd"_s << QString();
    QTest::newRow("dots") << u".."_s << QString();
    QTest::newRow("hidden") << u".hero"_s << QString();
    QTest::newRow("ends with a dot") << u"hero."_s << QString();
    QTest::newRow("backslash") << u"a\\b"_s << QString();
    QTest::newRow("colon") << u"12:30"_s << QString();
    QTest::newRow("star") << u"best*"_s << QString();
    QTest::newRow("line feed") << u"a\nb"_s << QString();
    QTest::newRow("null") << QString(u"a"_s + QChar(0) + u'b') << QString();
    QTest::newRow("device") << u"con"_s << QString();
    QTest::newRow("device with suffix") << u"LPT1.mp4"_s << QString();
    QTest::newRow("too long") << QString(u"é"_s).repeated(120) << QString();
}

void TestClipNames::names()
{
    QFETCH(const QString, name);
    QFETCH(const QString, becomes);
    const Result<QString> path = renamedClip(u"/clips/one.mp4"_s, name);
    QCOMPARE(path.has_value(), !becomes.isEmpty());
    if (path)
        QCOMPARE(*path, u"/clips/"_s + becomes);
    else
        QVERIFY(path.error().kind == ErrorKind::BadInput && !path.error().message.isEmpty());
}

void TestClipNames::renames()
{
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s, "a clip", true);
    QCOMPARE(bench.rename(id, u"Hero"_s), QString());
    QCOMPARE(bench.clips(), (QStringList{u"Hero.mp4"_s, u"Hero.mp4.json"_s}));
    QCOMPARE(bench.task(id).file, bench.clip(u"Hero.mp4"_s));
    QVERIFY(bench.task(id).moved.isEmpty());
    QCOMPARE(sidecarOf(bench.task(id)), bench.clip(u"Hero.mp4.json"_s));
    QCOMPARE(bench.rename(id, u"one.mp4"_s), QString());
    QCOMPARE(bench.clips(), (QStringList{u"one.mp4"_s, u"one.mp4.json"_s}));
}

void TestClipNames::renameKeepsAllRecords()
{
    TrashBench bench;
    const TaskId one = bench.add(u"both.mp4"_s);
    const TaskId two = bench.add(u"both.mp4"_s, {});
    QCOMPARE(bench.rename(two, u"Hero"_s), QString());
    QCOMPARE(bench.task(one).file, bench.clip(u"Hero.mp4"_s));
    QCOMPARE(bench.task(two).file, bench.clip(u"Hero.mp4"_s));
}

void TestClipNames::renameRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("bad name") << u"a/b"_s;
    QTest::newRow("taken") << u"two"_s;
    QTest::newRow("missing clip") << u"three"_s;
}

void TestClipNames::renameRefused()
{
    QFETCH(const QString, name);
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s, name == u"three"_s ? QByteArray() : QByteArray("a clip"));
    bench.add(u"two.mp4"_s, "another");
    const QStringList before = bench.clips();
    const QString said = bench.rename(id, name);
    QVERIFY(!said.isEmpty());
    QCOMPARE(bench.clips(), before);
    QCOMPARE(bench.task(id).file, bench.clip(u"one.mp4"_s));
    QVERIFY(bench.task(id).moved.isEmpty());
    QCOMPARE(bytesOf(bench.clip(u"two.mp4"_s)), QByteArray("another"));
}

// A take in the Trash whose clip had the same name is not touched.
void TestClipNames::renameLeavesTheTrashAlone()
{
    TrashBench bench;
    const TaskId old = bench.add(u"one.mp4"_s, "old");
    bench.remove({old});
    const TaskId young = bench.add(u"one.mp4"_s, "young");
    QCOMPARE(bench.rename(young, u"Hero"_s), QString());
    QVERIFY(bench.restore({old}).troubles.isEmpty());
    QCOMPARE(bytesOf(bench.clip(u"one.mp4"_s)), QByteArray("old"));
    QCOMPARE(bytesOf(bench.clip(u"Hero.mp4"_s)), QByteArray("young"));
}

void TestClipNames::interruptedRenameWaitsForItsDrive_data()
{
    QTest::addColumn<bool>("isRenamed");
    QTest::addColumn<QString>("then");
    for (const bool isRenamed : {true, false}) {
        for (const QString& then : {u"start"_s, u"rename"_s, u"delete"_s})
            QTest::addRow("%s, then %s", isRenamed ? "renamed" : "not yet", qPrintable(then)) << isRenamed << then;
    }
}

/// The program ended while it renamed a clip, and the drive was not there at the next start.
void TestClipNames::interruptedRenameWaitsForItsDrive()
{
    QFETCH(const bool, isRenamed);
    QFETCH(const QString, then);
    TrashBench bench;
    const TaskId id = bench.add(u"one.mp4"_s);
    QCoreApplication::processEvents();
    QVERIFY(TaskHistory(*bench.store)
                .setClip({id}, bench.clip(u"one.mp4"_s), {{bench.clip(u"one.mp4"_s), bench.clip(u"Hero.mp4"_s)}}));
    if (isRenamed)
        QVERIFY(QFile::rename(bench.clip(u"one.mp4"_s), bench.clip(u"Hero.mp4"_s)));
    const QString drive = bench.dir.filePath(u"clips"_s);
    QVERIFY(QFile::rename(drive, drive + u" away"_s));
    bench.open();
    QCoreApplication::processEvents();
    QVERIFY(isClipGone(bench.task(id)));
    QVERIFY(QFile::rename(drive + u" away"_s, drive));
    QVERIFY(!isClipGone(bench.task(id)));
    if (then == "start"_L1) {
        bench.open();
        QCoreApplication::processEvents();
        QCOMPARE(bench.task(id).file, bench.clip(isRenamed ? u"Hero.mp4"_s : u"one.mp4"_s));
    } else if (then == "rename"_L1) {
        QCOMPARE(bench.rename(id, u"Best"_s), QString());
        QCOMPARE(bench.task(id).file, bench.clip(u"Best.mp4"_s));
    } else {
        QVERIFY(bench.remove({id}).troubles.isEmpty());
        QCOMPARE(bench.inTrash().size(), 1);
        QVERIFY(bench.restore({id}).troubles.isEmpty());
    }
    QVERIFY(QFileInfo(bench.task(id).file).isFile());
    QVERIFY(bench.task(id).moved.isEmpty());
}

void TestClipNames::diskUse()
{
    TrashBench bench;
    const TaskId one = bench.add(u"one.mp4"_s, QByteArray(1000, 'a'));
    const TaskId two = bench.add(u"two.mp4"_s, QByteArray(200, 'b'));
    bench.add(u"two.mp4"_s, {});
    bench.add(u"gone.mp4"_s, {});
    const TaskId deleted = bench.add(u"three.mp4"_s, QByteArray(30, 'c'));
    bench.remove({deleted});
    QVERIFY(TaskHistory(*bench.store).setMarks({{two, {.rejected = true}}}));
    DiskMeter meter(bench.database());
    std::optional<QList<AccountUse>> uses;
    meter.measureAccounts([&uses](const QList<AccountUse>& measured) { uses = measured; });
    TRY_VERIFY(uses);
    QCOMPARE(uses->size(), 1);
    QCOMPARE(uses->first().accountId, u"studio"_s);
    QCOMPARE(uses->first().all, (DiskUse{2, 1200}));
    QCOMPARE(uses->first().rejected, (DiskUse{1, 200}));
    QCOMPARE(uses->first().trash, (DiskUse{1, 30}));
    std::optional<DiskUse> use;
    meter.measure({one, deleted}, [&use](const DiskUse& measured) { use = measured; });
    TRY_VERIFY(use);
    QCOMPARE(*use, (DiskUse{1, 1000}));
}

QTEST_GUILESS_MAIN(TestClipNames)
#include "tst_clipnames.moc"

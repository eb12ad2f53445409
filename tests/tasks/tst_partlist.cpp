// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/partlist.h"

#include "app/service/download/partfile.h"
#include "app/tasks/store/taskstore.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Only parts that this profile made and that no task refers to are removed.
class TestPartList final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void removesWhatNoTaskHas();
    void removesUnderAnotherName();
    void removesFromEveryFolder();
    void onlyOfOneTask();
    void leavesAlone_data();
    void leavesAlone();
    void leavesWhatIsBeingWritten();
    void leavesWhatATaskHas();
    void leavesAllWhenTheDatabaseCannotBeRead();
    void folderThatIsNotThere();
    void listOfNonsense();
    void tornLine();
    void listIsPrivate();

private:
    QString file(const QString& name, const QByteArray& bytes = "ftyp");
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QByteArray list() const;
    void tidy();

    std::optional<QTemporaryDir> m_folder;
    std::optional<TaskStore> m_store;
};

void TestPartList::init()
{
    m_store.reset();
    m_folder.emplace();
    m_store.emplace();
    QVERIFY(m_store->open(path(u"tasks.db"_s)));
}

QString TestPartList::file(const QString& name, const QByteArray& bytes)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.fileName()));
    return file.fileName();
}

QByteArray TestPartList::list() const
{
    QFile file(path(u"tasks.db.parts"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

/// Does what the next start of the program does. Destroying the list waits for its background work.
void TestPartList::tidy()
{
    PartList(*m_store).tidy();
}

void TestPartList::removesWhatNoTaskHas()
{
    const QString part = file(u"clip.mp4.0123abcd.part"_s);
    PartList parts(*m_store);
    parts.add(7, part);
    QVERIFY(list().contains("0123abcd"));
    parts.tidy();
    TRY_VERIFY(!QFile::exists(part));
    TRY_VERIFY(list().isEmpty());
}

void TestPartList::removesUnderAnotherName()
{
    PartList(*m_store).add(7, path(u"clip.mp4.0123abcd.part"_s));
    const QString renamed = file(u"clip (2).mp4.0123abcd.part"_s);
    tidy();
    QVERIFY(!QFile::exists(renamed));
}

void TestPartList::removesFromEveryFolder()
{
    QVERIFY(QDir().mkpath(path(u"other"_s)));
    const QString part = file(u"clip.mp4.0123abcd.part"_s);
    const QString moved = file(u"other/clip.mp4.0123abcd.part"_s);
    PartList(*m_store).add(7, part);
    PartList(*m_store).add(7, moved);
    tidy();
    QVERIFY(!QFile::exists(part));
    QVERIFY(!QFile::exists(moved));
}

void TestPartList::onlyOfOneTask()
{
    const QString mine = file(u"a.mp4.00000001.part"_s);
    const QString other = file(u"b.mp4.00000002.part"_s);
    PartList parts(*m_store);
    parts.add(1, mine);
    parts.add(2, other);
    parts.tidy(1);
    TRY_VERIFY(!QFile::exists(mine));
    QVERIFY(QFile::exists(other));
}

void TestPartList::leavesAlone_data()
{
    QTest::addColumn<QString>("name");
    QTest::addRow("part of another profile") << u"clip.mp4.0123abce.part"_s;
    QTest::addRow("clip") << u"clip.mp4"_s;
    QTest::addRow("part of another program") << u"clip.mp4.part"_s;
    QTest::addRow("copy by hand") << u"clip.mp4.0123abcd.part.bak"_s;
    QTest::addRow("token elsewhere in the name") << u"0123abcd.part.mp4"_s;
}

void TestPartList::leavesAlone()
{
    QFETCH(const QString, name);
    const QString other = file(name);
    PartList(*m_store).add(7, file(u"clip.mp4.0123abcd.part"_s));
    tidy();
    QVERIFY(!QFile::exists(path(u"clip.mp4.0123abcd.part"_s)));
    QVERIFY(QFile::exists(other));
}

void TestPartList::leavesWhatIsBeingWritten()
{
    const QString name = path(u"clip.mp4.0123abcd.part"_s);
    PartList(*m_store).add(7, name);
    {
        const auto part = PartFile::open(name, 0);
        QVERIFY(part);
        tidy();
        QVERIFY(QFile::exists(name));
    }
    tidy();
    QVERIFY(!QFile::exists(name));
}

void TestPartList::leavesWhatATaskHas()
{
    const QString part = file(u"clip.mp4.0123abcd.part"_s);
    VideoTask task;
    task.remoteId = u"remote"_s;
    task.state = TaskState::Expired;
    task.partial = {part, "\"v1\"", 100, 4};
    const Result<TaskId> id = m_store->add(task);
    QVERIFY(id);
    PartList(*m_store).add(*id, part);
    tidy();
    QVERIFY(QFile::exists(part));
    task = *m_store->task(*id);
    task.partial = {};
    QVERIFY(m_store->update(task, task.state));
    tidy();
    QVERIFY(!QFile::exists(part));
}

void TestPartList::leavesAllWhenTheDatabaseCannotBeRead()
{
    const QString part = file(u"clip.mp4.0123abcd.part"_s);
    PartList parts(*m_store);
    parts.add(7, part);
    m_store->close();
    parts.tidy();
    QTest::qWait(1);
    QVERIFY(QFile::exists(part));
    QVERIFY(!list().isEmpty());
}

void TestPartList::folderThatIsNotThere()
{
    PartList parts(*m_store);
    parts.add(7, path(u"drive/clip.mp4.0123abcd.part"_s));
    parts.add(8, file(u"clip.mp4.00000008.part"_s));
    parts.tidy();
    TRY_VERIFY(!list().contains("00000008"));
    QVERIFY(list().contains("0123abcd")); // the drive may be connected again
}

void TestPartList::listOfNonsense()
{
    const QString clip = file(u"clip.mp4"_s);
    const QString part = file(u"x.mp4.0123abcd.part"_s);
    file(u"tasks.db.parts"_s,
        "garbage\n[]\n{\"task\":1,\"part\":\"" + clip.toUtf8()
            + "\"}\n{\"task\":2,\"part\":\"x.mp4.0123abcd.part\"}\n{\"part\":5}\n\n\0\xFF\n");
    tidy();
    QVERIFY(QFile::exists(clip));
    QVERIFY(QFile::exists(part));
}

void TestPartList::tornLine()
{
    file(u"tasks.db.parts"_s, "{\"task\":1,\"par");
    const QString part = file(u"x.mp4.0123abcd.part"_s);
    PartList(*m_store).add(7, part);
    tidy();
    QVERIFY(!QFile::exists(part));
}

void TestPartList::listIsPrivate()
{
    PartList(*m_store).add(7, path(u"clip.mp4.0123abcd.part"_s));
    const auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
    QCOMPARE(QFile::permissions(path(u"tasks.db.parts"_s)) & others, QFileDevice::Permissions());
}

QTEST_GUILESS_MAIN(TestPartList)
#include "tst_partlist.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/partfile.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestPartFile final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void names();
    void namesStayShortEnough();
    void isForItsOwnerAlone();
    void isKept();
    void goesOn_data();
    void goesOn();
    void isNotTakenFromAWriter();
    void discards();
    void tokens_data();
    void tokens();
    void roomIsSetAsideOnce();
    void cuts();
    void getsItsName();
    void takenNames_data();
    void takenNames();
    void takenMeanwhile();
    void removedClipStays();
    void roomForTheImpossible();
    void whatCannotBeOpened_data();
    void whatCannotBeOpened();
    void numbers();

private:
    QString path() const { return m_folder->filePath(u"clip.mp4"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System); }
    static QByteArray contents(const QString& name);
    static bool noPause(int) { return false; }

    std::optional<QTemporaryDir> m_folder;
};

void TestPartFile::init()
{
    m_folder.emplace();
}

QByteArray TestPartFile::contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPartFile::names()
{
    QSet<QString> seen;
    for (int n = 0; n < 1000; ++n) {
        const QString part = PartFile::nameFor(path());
        QVERIFY(
            QRegularExpression(u"^clip\\.mp4\\.[0-9a-f]{8}\\.part$"_s).match(QFileInfo(part).fileName()).hasMatch());
        QCOMPARE(PartFile::clipOf(part), path());
        seen.insert(part);
    }
    QVERIFY(seen.size() > 990);
    QVERIFY(files().isEmpty());
    QCOMPARE(PartFile::clipOf(u"/a/clip.mp4"_s), u"/a/clip.mp4"_s);
    QCOMPARE(PartFile::clipOf(u"/a/b.12345678.part/clip.mp4"_s), u"/a/b.12345678.part/clip.mp4"_s);
}

void TestPartFile::namesStayShortEnough()
{
    const QString longest = m_folder->filePath(QString(220, u'n') + u".mp4"_s);
    QVERIFY(QFileInfo(PartFile::nameFor(numberedPath(longest, 99999))).fileName().toUtf8().size() <= 255);
    const auto part = PartFile::open(PartFile::nameFor(longest), 0);
    QVERIFY(part);
}

void TestPartFile::isForItsOwnerAlone()
{
    const QString name = PartFile::nameFor(path());
    const auto part = PartFile::open(name, 0);
    QVERIFY(part);
    const auto permissions = QFile::permissions(name);
    QVERIFY(!(permissions
        & (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther)));
}

void TestPartFile::isKept()
{
    const QString name = PartFile::nameFor(path());
    {
        const auto part = PartFile::open(name, 0);
        QVERIFY(part && (*part)->write("begun"));
        QVERIFY((*part)->sync());
        QCOMPARE((*part)->size(), 5);
    }
    QCOMPARE(contents(name), "begun");
}

void TestPartFile::goesOn_data()
{
    QTest::addColumn<qint64>("keep");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("all") << 10LL << QByteArray("0123456789");
    QTest::newRow("some") << 4LL << QByteArray("0123");
    QTest::newRow("none") << 0LL << QByteArray();
    QTest::newRow("more than there is") << 11LL << QByteArray();
}

void TestPartFile::goesOn()
{
    QFETCH(const qint64, keep);
    QFETCH(const QByteArray, kept);
    const QString name = PartFile::nameFor(path());
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("0123456789");
    file.close();
    const auto part = PartFile::open(name, keep);
    QVERIFY(part);
    QCOMPARE((*part)->size(), kept.size());
    QCOMPARE((*part)->head(), kept);
    QVERIFY((*part)->write("more"));
    QCOMPARE(contents(name), kept + "more");
}

void TestPartFile::isNotTakenFromAWriter()
{
    const QString name = PartFile::nameFor(path());
    const auto first = PartFile::open(name, 0);
    QVERIFY(first && (*first)->write("mine"));
    const auto second = PartFile::open(name, 0);
    QVERIFY(!second);
    QCOMPARE(second.error().kind, ErrorKind::Storage);
    PartFile::discard(name);
    QCOMPARE(contents(name), "mine");
}

void TestPartFile::discards()
{
    const QString name = PartFile::nameFor(path());
    (void)PartFile::open(name, 0);
    QVERIFY(QFile::exists(name));
    PartFile::discard(name);
    QVERIFY(!QFile::exists(name));
    PartFile::discard(name);
    PartFile::discard(m_folder->path());
    QVERIFY(QFileInfo(m_folder->path()).isDir());
}

void TestPartFile::tokens_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("token");
    QTest::addRow("part") << u"/a/clip.mp4.0123abcd.part"_s << u".0123abcd.part"_s;
    QTest::addRow("another name") << u"/b/clip (2).mp4.0123abcd.part"_s << u".0123abcd.part"_s;
    QTest::addRow("clip") << u"/a/clip.mp4"_s << QString();
    QTest::addRow("part of another program") << u"/a/clip.mp4.part"_s << QString();
    QTest::addRow("too short") << u"/a/clip.mp4.123abcd.part"_s << QString();
    QTest::addRow("no number") << u"/a/clip.mp4.0123abcx.part"_s << QString();
    QTest::addRow("something behind it") << u"/a/clip.mp4.0123abcd.part~"_s << QString();
    QTest::addRow("nothing") << QString() << QString();
}

void TestPartFile::tokens()
{
    QFETCH(const QString, name);
    QFETCH(const QString, token);
    QCOMPARE(PartFile::tokenOf(name), token);
}

void TestPartFile::roomIsSetAsideOnce()
{
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part);
    constexpr qint64 total = 32 << 20;
    QVERIFY((*part)->write(QByteArray(1000, 'v')));
    QVERIFY((*part)->makeRoom(total));
    QCOMPARE(QFileInfo((*part)->name()).size(), 1000);
    QVERIFY((*part)->makeRoom(total));
    QVERIFY((*part)->write(QByteArray(1000, 'w')));
    (*part)->giveRoomBack();
    QCOMPARE(QFileInfo((*part)->name()).size(), 2000);
    struct stat info = {};
    QCOMPARE(::stat(QFile::encodeName((*part)->name()).constData(), &info), 0);
    QVERIFY(qint64(info.st_blocks) * 512 < total / 2);
    QVERIFY((*part)->write(QByteArray(1000, 'x')));
    QCOMPARE(contents((*part)->name()), QByteArray(1000, 'v') + QByteArray(1000, 'w') + QByteArray(1000, 'x'));
}

void TestPartFile::cuts()
{
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part && (*part)->write("0123456789"));
    QVERIFY((*part)->cut(3));
    QVERIFY((*part)->write("x"));
    QCOMPARE((*part)->size(), 4);
    QCOMPARE(contents((*part)->name()), "012x");
}

void TestPartFile::getsItsName()
{
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part && (*part)->write("whole"));
    QVERIFY((*part)->settleName(path(), noPause));
    QCOMPARE(PartFile::clipOf((*part)->name()), path());
    QCOMPARE((*part)->commit(noPause), path());
    QCOMPARE(files(), QStringList{u"clip.mp4"_s});
    QCOMPARE(contents(path()), "whole");
}

void TestPartFile::takenNames_data()
{
    QTest::addColumn<std::function<void(const QString&)>>("take");
    const auto row = [](const char* name, const std::function<void(const QString&)>& take) {
        QTest::newRow(name) << take;
    };
    row("a file", [](const QString& name) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
    });
    row("a folder", [](const QString& name) { QVERIFY(QDir().mkdir(name)); });
    row("a link", [](const QString& name) { QVERIFY(QFile::link(u"/proc/version"_s, name)); });
    row("a link to nowhere", [](const QString& name) { QVERIFY(QFile::link(u"nowhere"_s, name)); });
}

void TestPartFile::takenNames()
{
    QFETCH(const std::function<void(const QString&)>, take);
    take(path());
    take(m_folder->filePath(u"clip (2).mp4"_s));
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part && (*part)->write("whole"));
    QVERIFY((*part)->settleName(path(), noPause));
    // After a crash, the part's name identifies the saved clip.
    QCOMPARE(PartFile::clipOf((*part)->name()), m_folder->filePath(u"clip (3).mp4"_s));
    QCOMPARE((*part)->commit(noPause), m_folder->filePath(u"clip (3).mp4"_s));
    QCOMPARE(contents(m_folder->filePath(u"clip (3).mp4"_s)), "whole");
}

void TestPartFile::takenMeanwhile()
{
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part && (*part)->write("whole"));
    QVERIFY((*part)->settleName(path(), noPause));
    QFile other(path());
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("mine");
    other.close();
    QCOMPARE((*part)->commit(noPause), QString());
    QVERIFY((*part)->settleName(path(), noPause));
    QCOMPARE((*part)->commit(noPause), m_folder->filePath(u"clip (2).mp4"_s));
    QCOMPARE(contents(path()), "mine");
    QCOMPARE(files().size(), 2);
}

void TestPartFile::removedClipStays()
{
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part && (*part)->write("whole"));
    QVERIFY((*part)->settleName(path(), noPause));
    QVERIFY((*part)->commit(noPause));
    (*part)->remove();
    QCOMPARE(contents(path()), "whole");
    const auto other = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(other && (*other)->write("piece"));
    (*other)->remove();
    QCOMPARE(files(), QStringList{u"clip.mp4"_s});
}

void TestPartFile::roomForTheImpossible()
{
    const auto part = PartFile::open(PartFile::nameFor(path()), 0);
    QVERIFY(part && (*part)->makeRoom(1000));
    const auto room = (*part)->makeRoom(1LL << 60);
    QVERIFY(!room);
    QCOMPARE(room.error().kind, ErrorKind::Storage);
    QVERIFY2(
        room.error().message.startsWith(u"The disk is full: the clip needs 1"_s), qPrintable(room.error().message));
    // What is kept free is no part of what the clip needs.
    const QString kept = u" and "_s + QLocale().formattedDataSize(64 << 20) + u" must stay free"_s;
    QVERIFY2(room.error().message.contains(kept), qPrintable(room.error().message));
    // It is stored, and read when no program runs.
    QVERIFY2(!room.error().message.contains(u"automatically"_s), qPrintable(room.error().message));
}

void TestPartFile::whatCannotBeOpened_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("read-only") << u"/proc/clip.mp4.01234567.part"_s << ErrorKind::Storage;
    QTest::newRow("folder cannot be made") << u"/proc/new/clip.mp4.01234567.part"_s << ErrorKind::Storage;
    QTest::newRow("folder is a file") << u"/dev/null/clip.mp4.01234567.part"_s << ErrorKind::Storage;
    QTest::newRow("name is a folder") << u"/tmp"_s << ErrorKind::Storage;
    QTest::newRow("name is a device") << u"/dev/null"_s << ErrorKind::Storage;
    QTest::newRow("name too long") << u"/tmp/"_s + QString(300, u'n') << ErrorKind::BadInput;
}

void TestPartFile::whatCannotBeOpened()
{
    QFETCH(const QString, name);
    QFETCH(const ErrorKind, kind);
    const auto part = PartFile::open(name, 0);
    QVERIFY(!part);
    QCOMPARE(part.error().kind, kind); // either the name is at fault, or the disk
    QVERIFY2(part.error().message.startsWith(u"Couldn't write the clip to /"_s), qPrintable(part.error().message));
}

void TestPartFile::numbers()
{
    QCOMPARE(numberedPath(u"/a/clip.mp4"_s, 1), u"/a/clip.mp4"_s);
    QCOMPARE(numberedPath(u"/a/clip.mp4"_s, 2), u"/a/clip (2).mp4"_s);
    QCOMPARE(numberedPath(u"/a/b.c.mp4"_s, 30), u"/a/b.c (30).mp4"_s);
    QCOMPARE(numberedPath(u"/a/clip"_s, 3), u"/a/clip (3)"_s);
    const QTemporaryDir folder;
    const QString clip = folder.filePath(u"clip.mp4"_s);
    QCOMPARE(usablePath(clip), clip);
    QVERIFY(QFile::link(folder.filePath(u"nowhere"_s), clip));
    QCOMPARE(usablePath(clip), numberedPath(clip, 2));
    QCOMPARE(usablePath(clip, [&clip](const QString& path) { return path == clip; }), clip);
    for (int number = 2; number <= 99; ++number)
        QVERIFY(QDir().mkpath(numberedPath(clip, number)));
    QVERIFY(usablePath(clip).isEmpty());
}

QTEST_GUILESS_MAIN(TestPartFile)
#include "tst_partfile.moc"

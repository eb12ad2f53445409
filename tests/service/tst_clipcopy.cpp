// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/clipcopy.h"

#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Copies of saved clips: complete or absent, and never over a file that the user did not agree to replace.
class TestClipCopy final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copiesWhole();
    void overwritesNothing();
    void replacesWhatMayGo();
    void troubles_data();
    void troubles();
    void fullDiskLeavesNothing();
    void oneTroubleKeepsNoOther();
    void stops();
    void canBeGivenUp();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList names(const QString& folder) const { return QDir(path(folder)).entryList(QDir::Files); }
    static ClipCopy::Outcome run(const QList<ClipCopy::Job>& jobs)
    {
        ClipCopy copy(jobs);
        std::optional<ClipCopy::Outcome> outcome;
        QObject::connect(&copy, &ClipCopy::finished, &copy, [&](const ClipCopy::Outcome& told) { outcome = told; });
        copy.start();
        return QTest::qWaitFor([&] { return outcome.has_value(); }, patienceMs) ? *outcome : ClipCopy::Outcome();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_bytes;
};

void TestClipCopy::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"to"_s));
    m_bytes = QByteArray(3'000'001, 'x');
    write(u"clip.mp4"_s, m_bytes);
}

void TestClipCopy::copiesWhole()
{
    const auto outcome = run({{path(u"clip.mp4"_s), path(u"to/猫 & dog.mp4"_s)}});
    QCOMPARE(outcome.written, {path(u"to/猫 & dog.mp4"_s)});
    QVERIFY(outcome.troubles.isEmpty());
    QCOMPARE(read(outcome.written.first()), m_bytes);
    QCOMPARE(names(u"to"_s).size(), 1);
    QCOMPARE(read(path(u"clip.mp4"_s)), m_bytes);
}

void TestClipCopy::overwritesNothing()
{
    write(u"to/clip.mp4"_s, "mine");
    const auto outcome =
        run({{path(u"clip.mp4"_s), path(u"to/clip.mp4"_s)}, {path(u"clip.mp4"_s), path(u"to/clip.mp4"_s)}});
    QCOMPARE(read(path(u"to/clip.mp4"_s)), QByteArray("mine"));
    QCOMPARE(outcome.written, (QStringList{path(u"to/clip (2).mp4"_s), path(u"to/clip (3).mp4"_s)}));
    QCOMPARE(read(path(u"to/clip (2).mp4"_s)), m_bytes);
}

void TestClipCopy::replacesWhatMayGo()
{
    write(u"to/clip.mp4"_s, "old");
    const auto outcome = run({{path(u"clip.mp4"_s), path(u"to/clip.mp4"_s), true}});
    QCOMPARE(outcome.written.size(), 1);
    QCOMPARE(read(path(u"to/clip.mp4"_s)), m_bytes);
    QCOMPARE(names(u"to"_s), {u"clip.mp4"_s});
}

void TestClipCopy::troubles_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("replaces");
    QTest::addColumn<QString>("words");
    QTest::newRow("gone") << u"no.mp4"_s << u"to/a.mp4"_s << false << u"no longer exists"_s;
    QTest::newRow("a folder") << u"to"_s << u"to/a.mp4"_s << false << u"no longer exists"_s;
    QTest::newRow("no such folder") << u"clip.mp4"_s << u"no/such/a.mp4"_s << false << u"Couldn't copy"_s;
    QTest::newRow("onto itself") << u"clip.mp4"_s << u"clip.mp4"_s << true << u"clip itself"_s;
    QTest::newRow("onto itself by another way") << u"clip.mp4"_s << u"to/../clip.mp4"_s << true << u"clip itself"_s;
}

void TestClipCopy::troubles()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const bool, replaces);
    QFETCH(const QString, words);
    const auto outcome = run({{path(from), path(to), replaces}});
    QCOMPARE(outcome.written, {});
    QCOMPARE(outcome.troubles.size(), 1);
    QCOMPARE(outcome.troubles.first().kind, ErrorKind::Storage);
    QVERIFY2(outcome.troubles.first().message.contains(words), qPrintable(outcome.troubles.first().message));
    QCOMPARE(names(u"to"_s), {});
    QCOMPARE(read(path(u"clip.mp4"_s)), m_bytes);
}

void TestClipCopy::fullDiskLeavesNothing()
{
    write(u"to/clip.mp4"_s, "old");
    ClipCopy::Outcome outcome;
    {
        const FullDisk full;
        outcome = run({{path(u"clip.mp4"_s), path(u"to/clip.mp4"_s), true}});
    }
    QCOMPARE(outcome.written, {});
    QCOMPARE(outcome.troubles.size(), 1);
    QCOMPARE(names(u"to"_s), {u"clip.mp4"_s});
    QCOMPARE(read(path(u"to/clip.mp4"_s)), QByteArray("old"));
}

void TestClipCopy::oneTroubleKeepsNoOther()
{
    const auto outcome = run({{path(u"no.mp4"_s), path(u"to/a.mp4"_s)}, {path(u"clip.mp4"_s), path(u"to/b.mp4"_s)}});
    QCOMPARE(outcome.written, {path(u"to/b.mp4"_s)});
    QCOMPARE(outcome.troubles.size(), 1);
}

void TestClipCopy::stops()
{
    write(u"clip.mp4"_s, QByteArray(64 << 20, 'y'));
    ClipCopy copy({{path(u"clip.mp4"_s), path(u"to/a.mp4"_s)}});
    std::optional<ClipCopy::Outcome> outcome;
    connect(&copy, &ClipCopy::finished, &copy, [&](const ClipCopy::Outcome& told) { outcome = told; });
    copy.stop();
    copy.start();
    TRY_VERIFY(outcome.has_value());
    QVERIFY(outcome->stopped);
    QVERIFY(outcome->troubles.isEmpty());
    QCOMPARE(names(u"to"_s), {});
}

void TestClipCopy::canBeGivenUp()
{
    write(u"clip.mp4"_s, QByteArray(64 << 20, 'y'));
    {
        ClipCopy copy({{path(u"clip.mp4"_s), path(u"to/a.mp4"_s)}});
        copy.start();
    }
    const QStringList left = names(u"to"_s);
    QVERIFY2(left.isEmpty() || left == QStringList{u"a.mp4"_s}, qPrintable(left.join(u' ')));
}

QTEST_GUILESS_MAIN(TestClipCopy)
#include "tst_clipcopy.moc"

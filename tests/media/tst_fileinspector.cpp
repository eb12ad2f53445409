// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/fileinspector.h"
#include "tests/media/testclips.h"
#include "tests/support/patience.h"

#include <QImage>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QUrl>

#include <memory>
#include <optional>
#include <sys/stat.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// FileInspector: facts arrive later, by signal; they follow the file, and are dropped when nobody needs them.
class TestFileInspector final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void factsComeLater();
    void looksAtFilesOnly();
    void readsEachFileOnce();
    void tellsTroubles();
    void seesAFileAppear();
    void seesAFileGo();
    void seesAFileWritten();
    void seesAFileReplaced();
    void waitsForAFileToBeWritten();
    void isSilentWhileNothingChanges();
    void forgetsWhatIsNotAskedFor();
    void dropsLateResults();
    void remembersWhileAskedAgain();
    void manyFiles();
    void pipesHoldUpNobody();
    void mayGoWhileReading();
    void tellsOnItsOwnThread();

private:
    QString picture(const QString& name, QSize size, QColor colour = Qt::red) const;
    QString source(const QString& name) const { return QUrl::fromLocalFile(m_files->path(name)).toString(); }
    bool isRead(const QString& name) const { return m_inspector->facts().contains(source(name)); }
    InputFacts facts(const QString& name) const { return m_inspector->facts().value(source(name)); }

    std::optional<TestClips> m_files;
    std::unique_ptr<FileInspector> m_inspector;
};

void TestFileInspector::init()
{
    m_files.emplace();
    m_inspector = std::make_unique<FileInspector>(QSize(64, 36));
}

void TestFileInspector::cleanup()
{
    m_inspector.reset();
    m_files.reset();
}

QString TestFileInspector::picture(const QString& name, QSize size, QColor colour) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    if (!image.save(m_files->path(name), "png"))
        qFatal("cannot write a test picture");
    return source(name);
}

void TestFileInspector::factsComeLater()
{
    const QString one = picture(u"one.png"_s, {640, 360});
    QSignalSpy inspected(m_inspector.get(), &FileInspector::inspected);
    m_inspector->watch({one});
    QVERIFY(m_inspector->facts().isEmpty());
    QVERIFY(m_inspector->thumbnail(one).isNull());
    TRY_COMPARE(inspected.count(), 1);
    QCOMPARE(inspected.first().first().toString(), one);
    QCOMPARE(facts(u"one.png"_s).pixels, QSize(640, 360));
    QCOMPARE(facts(u"one.png"_s).format, u"png"_s);
    QCOMPARE(m_inspector->thumbnail(one).size(), QSize(64, 36));
}

void TestFileInspector::looksAtFilesOnly()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    m_inspector->watch({u"https://127.0.0.1:9/a.png"_s, u"data:image/png;base64,AAAA"_s, {}, u"oss://a/b.png"_s,
        m_files->path(u"one.png"_s), one});
    TRY_COMPARE(m_inspector->facts().size(), 1);
    QVERIFY(isRead(u"one.png"_s));
}

void TestFileInspector::readsEachFileOnce()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    QSignalSpy inspected(m_inspector.get(), &FileInspector::inspected);
    for (int i = 0; i < 100; ++i)
        m_inspector->watch({one, one});
    TRY_COMPARE(inspected.count(), 1);
    m_inspector->watch({one});
    QVERIFY(!inspected.wait(300));
}

void TestFileInspector::tellsTroubles()
{
    m_files->write(u"zero.png"_s, {});
    m_inspector->watch({source(u"zero.png"_s), source(u"none.png"_s), u"file:///dev/zero"_s, u"file:///"_s});
    TRY_COMPARE(m_inspector->facts().size(), 4);
    QCOMPARE(facts(u"zero.png"_s).trouble, InputTrouble::Empty);
    QCOMPARE(facts(u"none.png"_s).trouble, InputTrouble::Missing);
    QCOMPARE(m_inspector->facts().value(u"file:///dev/zero"_s).trouble, InputTrouble::NotAFile);
    QCOMPARE(m_inspector->facts().value(u"file:///"_s).trouble, InputTrouble::NotAFile);
}

void TestFileInspector::seesAFileAppear()
{
    m_inspector->watch({source(u"later/one.png"_s)});
    TRY_COMPARE(facts(u"later/one.png"_s).trouble, InputTrouble::Missing);
    QVERIFY(QDir().mkpath(m_files->path(u"later"_s)));
    picture(u"later/one.png"_s, {64, 64});
    TRY_COMPARE(facts(u"later/one.png"_s).pixels, QSize(64, 64));
    QVERIFY(!m_inspector->thumbnail(source(u"later/one.png"_s)).isNull());
}

void TestFileInspector::seesAFileGo()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    m_inspector->watch({one});
    TRY_VERIFY(!m_inspector->thumbnail(one).isNull());
    QVERIFY(QFile::remove(m_files->path(u"one.png"_s)));
    TRY_COMPARE(facts(u"one.png"_s).trouble, InputTrouble::Missing);
    QVERIFY(m_inspector->thumbnail(one).isNull());
}

void TestFileInspector::seesAFileWritten()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    m_inspector->watch({one});
    TRY_COMPARE(facts(u"one.png"_s).pixels, QSize(64, 64));
    picture(u"one.png"_s, {128, 64});
    TRY_COMPARE(facts(u"one.png"_s).pixels, QSize(128, 64));
    m_files->write(u"one.png"_s, {});
    TRY_COMPARE(facts(u"one.png"_s).trouble, InputTrouble::Empty);
    picture(u"one.png"_s, {32, 32});
    TRY_COMPARE(facts(u"one.png"_s).pixels, QSize(32, 32));
}

void TestFileInspector::seesAFileReplaced()
{
    // The same length and date; only the file itself is different.
    const QString one = picture(u"one.bmp"_s, {64, 64});
    m_inspector->watch({one});
    TRY_VERIFY(!m_inspector->thumbnail(one).isNull());
    picture(u"two.png"_s, {64, 64}, Qt::blue);
    QFile file(m_files->path(u"two.png"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QFileInfo(m_files->path(u"one.bmp"_s)).lastModified(), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(QFile::remove(m_files->path(u"one.bmp"_s)));
    QVERIFY(QFile::rename(m_files->path(u"two.png"_s), m_files->path(u"one.bmp"_s)));
    TRY_COMPARE(m_inspector->thumbnail(one).pixelColor(5, 5), QColor(Qt::blue));
}

void TestFileInspector::waitsForAFileToBeWritten()
{
    const QString one = picture(u"one.png"_s, {640, 360});
    const QByteArray whole = m_files->read(u"one.png"_s);
    QFile file(m_files->path(u"one.png"_s));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    file.write(whole.first(whole.size() / 2));
    m_inspector->watch({one});
    TRY_COMPARE(facts(u"one.png"_s).trouble, InputTrouble::Damaged);
    file.write(whole.sliced(whole.size() / 2));
    TRY_COMPARE(facts(u"one.png"_s).trouble, InputTrouble::None);
}

void TestFileInspector::isSilentWhileNothingChanges()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    QSignalSpy inspected(m_inspector.get(), &FileInspector::inspected);
    m_inspector->watch({one, source(u"none.png"_s)});
    TRY_COMPARE(inspected.count(), 2);
    QVERIFY(!inspected.wait(2500)); // the file is read twice meanwhile
}

void TestFileInspector::forgetsWhatIsNotAskedFor()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    const QString two = picture(u"two.png"_s, {64, 64});
    m_inspector->watch({one, two});
    TRY_COMPARE(m_inspector->facts().size(), 2);
    m_inspector->watch({two});
    QVERIFY(!isRead(u"one.png"_s));
    QVERIFY(m_inspector->thumbnail(one).isNull());
    QVERIFY(isRead(u"two.png"_s));
    QSignalSpy inspected(m_inspector.get(), &FileInspector::inspected);
    m_inspector->watch({});
    QVERIFY(m_inspector->facts().isEmpty());
    picture(u"two.png"_s, {32, 32});
    QVERIFY(!inspected.wait(1500));
}

void TestFileInspector::dropsLateResults()
{
    const QString one = picture(u"one.png"_s, {2000, 2000});
    QSignalSpy inspected(m_inspector.get(), &FileInspector::inspected);
    m_inspector->watch({one});
    m_inspector->watch({});
    QVERIFY(!inspected.wait(1500));
    QVERIFY(m_inspector->facts().isEmpty());
}

void TestFileInspector::remembersWhileAskedAgain()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    m_inspector->watch({one});
    m_inspector->watch({});
    m_inspector->watch({one});
    TRY_VERIFY(isRead(u"one.png"_s));
    m_inspector->watch({});
    m_inspector->watch({one});
    QVERIFY(!isRead(u"one.png"_s)); // a forgotten file is not read
    TRY_VERIFY(isRead(u"one.png"_s));
}

void TestFileInspector::manyFiles()
{
    QStringList sources;
    for (int i = 0; i < 60; ++i)
        sources.append(picture(u"%1.png"_s.arg(i), {10 + i, 20}));
    QSignalSpy inspected(m_inspector.get(), &FileInspector::inspected);
    m_inspector->watch(sources);
    TRY_COMPARE(inspected.count(), 60);
    for (int i = 0; i < 60; ++i)
        QCOMPARE(facts(u"%1.png"_s.arg(i)).pixels, QSize(10 + i, 20));
}

void TestFileInspector::pipesHoldUpNobody()
{
    QStringList sources;
    for (int i = 0; i < 5; ++i) {
        const QString name = u"pipe%1.png"_s.arg(i);
        QCOMPARE(mkfifo(QFile::encodeName(m_files->path(name)).constData(), 0600), 0);
        sources.append(source(name));
    }
    const QString one = picture(u"one.png"_s, {64, 64});
    m_inspector->watch(sources + QStringList{one});
    TRY_COMPARE(m_inspector->facts().size(), 6);
    QCOMPARE(facts(u"pipe4.png"_s).trouble, InputTrouble::NotAFile);
    QCOMPARE(facts(u"one.png"_s).trouble, InputTrouble::None);
}

void TestFileInspector::mayGoWhileReading()
{
    QStringList sources;
    for (int i = 0; i < 10; ++i)
        sources.append(picture(u"%1.png"_s.arg(i), {1500, 1500}));
    for (int i = 0; i < 20; ++i) {
        FileInspector inspector({64, 36});
        inspector.watch(sources);
        if (i % 2 == 0)
            QTest::qWait(i);
    }
    QCoreApplication::sendPostedEvents();
}

void TestFileInspector::tellsOnItsOwnThread()
{
    const QString one = picture(u"one.png"_s, {64, 64});
    QThread* told = nullptr;
    connect(
        m_inspector.get(), &FileInspector::inspected, m_inspector.get(), [&told] { told = QThread::currentThread(); },
        Qt::DirectConnection);
    m_inspector->watch({one});
    TRY_COMPARE(told, QThread::currentThread());
}

QTEST_GUILESS_MAIN(TestFileInspector)
#include "tst_fileinspector.moc"

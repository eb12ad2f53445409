// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/filmstripmaker.h"
#include "tests/media/testclips.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <cmath>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Filmstrips: the right frames, stored on disk within a limit; only the newest request is answered.
class TestFilmstrip final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void picturesInOrder_data();
    void picturesInOrder();
    void keptAndFoundAgain();
    void notFoundForAChangedClip();
    void damagedIsMadeAnew();
    void theOldestGoFirst();
    void nothingElseIsRemoved();
    void noFolderKeepsNothing();
    void refusesWhatIsNoClip();
    void theNewestWishCounts();
    void destroyedWhileMaking();

private:
    TestClips m_clips;
};

namespace {

const QSize bounds(160, 90);

// Each frame is plain grey; the shade encodes its number.
int numberAt(const Filmstrip& strip, double part)
{
    const int grey = qGreen(strip.pictures.pixel(strip.at(part).center()));
    return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
}

QStringList files(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

} // namespace

void TestFilmstrip::initTestCase()
{
    const QString grey = u"-f lavfi -i color=black:s=320x180:r=25,format=yuv420p,geq=lum='16+2*N':cb=128:cr=128"
                         " -frames:v %1 -c:v libx264 -g 50 -bf 2"_s;
    m_clips.make(u"grey.mp4"_s, grey.arg(100));
    m_clips.make(u"short.mp4"_s, grey.arg(3));
    m_clips.make(u"one.mp4"_s, grey.arg(1));
    m_clips.makeTurned(u"turned.mp4"_s, u"grey.mp4"_s);
}

void TestFilmstrip::picturesInOrder_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("count");
    QTest::addColumn<QSize>("size");
    QTest::newRow("many") << u"grey.mp4"_s << 100 << 20 << QSize(160, 90);
    QTest::newRow("fewer frames than cells") << u"short.mp4"_s << 3 << 3 << QSize(160, 90);
    QTest::newRow("one frame") << u"one.mp4"_s << 1 << 1 << QSize(160, 90);
    QTest::newRow("turned") << u"turned.mp4"_s << 100 << 20 << QSize(50, 90);
}

void TestFilmstrip::picturesInOrder()
{
    QFETCH(const QString, name);
    QFETCH(const int, frames);
    QFETCH(const int, count);
    const auto strip = makeFilmstrip(m_clips.path(name), 20, bounds);
    QVERIFY2(strip, strip ? "" : qPrintable(strip.error().message));
    QCOMPARE(strip->count, count);
    QTEST(strip->size(), "size");
    for (int cell = 0; cell < count; ++cell) {
        const int expected = static_cast<int>((frames - 1) * (cell + 0.5) / count);
        // The encoder may be slightly off.
        QVERIFY2(qAbs(numberAt(*strip, (cell + 0.5) / count) - expected) <= 1, qPrintable(QString::number(cell)));
    }
    QCOMPARE(strip->at(-1).x(), 0);
    QVERIFY(strip->pictures.rect().contains(strip->at(7)));
}

void TestFilmstrip::keptAndFoundAgain()
{
    const FilmstripCache cache(m_clips.path(u"kept"_s), 1'000'000);
    const QString clip = m_clips.path(u"grey.mp4"_s);
    QVERIFY(cache.find(clip, 20, bounds).isEmpty());
    const auto made = makeFilmstrip(clip, 20, bounds);
    QVERIFY(made);
    cache.keep(clip, 20, bounds, *made);
    const Filmstrip found = cache.find(clip, 20, bounds);
    QCOMPARE(found.count, 20);
    QCOMPARE(found.size(), made->size());
    QVERIFY(qAbs(numberAt(found, 0.9) - numberAt(*made, 0.9)) <= 2);
    cache.keep(m_clips.path(u"short.mp4"_s), 20, bounds, *makeFilmstrip(m_clips.path(u"short.mp4"_s), 20, bounds));
    QCOMPARE(cache.find(m_clips.path(u"short.mp4"_s), 20, bounds).count, 3);
    QVERIFY(cache.find(clip, 10, bounds).isEmpty());
    QVERIFY(cache.find(clip, 20, QSize(80, 45)).isEmpty());
}

void TestFilmstrip::notFoundForAChangedClip()
{
    const FilmstripCache cache(m_clips.path(u"changed"_s), 1'000'000);
    const QString clip = m_clips.write(u"changing.mp4"_s, m_clips.read(u"grey.mp4"_s));
    cache.keep(clip, 20, bounds, *makeFilmstrip(clip, 20, bounds));
    QVERIFY(!cache.find(clip, 20, bounds).isEmpty());
    m_clips.write(u"changing.mp4"_s, m_clips.read(u"turned.mp4"_s) + QByteArray("free"));
    QVERIFY(cache.find(clip, 20, bounds).isEmpty());
}

void TestFilmstrip::damagedIsMadeAnew()
{
    const QString folder = m_clips.path(u"damaged"_s);
    const FilmstripCache cache(folder, 1'000'000);
    const QString clip = m_clips.path(u"grey.mp4"_s);
    cache.keep(clip, 20, bounds, *makeFilmstrip(clip, 20, bounds));
    QFile file(QDir(folder).filePath(files(folder).value(0)));
    for (const QByteArray& bytes : {QByteArray(), QByteArray("no picture"), QByteArray("\xff\xd8\xff\xe0", 4)}) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
        file.close();
        QVERIFY(cache.find(clip, 20, bounds).isEmpty());
    }
}

void TestFilmstrip::theOldestGoFirst()
{
    const QString folder = m_clips.path(u"full"_s);
    const auto strip = makeFilmstrip(m_clips.path(u"grey.mp4"_s), 20, bounds);
    QVERIFY(strip);
    FilmstripCache(folder, 1'000'000).keep(m_clips.path(u"first.mp4"_s), 20, bounds, *strip);
    const qint64 bytes = QFileInfo(QDir(folder).filePath(files(folder).value(0))).size();
    const FilmstripCache cache(folder, bytes * 5 / 2);
    const auto age = [&](const QString& name, int seconds) {
        QFile file(QDir(folder).filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-seconds), QFileDevice::FileModificationTime));
    };
    age(files(folder).value(0), 300);
    cache.keep(m_clips.path(u"second.mp4"_s), 20, bounds, *strip);
    QCOMPARE(files(folder).size(), 2);
    QVERIFY(!cache.find(m_clips.path(u"first.mp4"_s), 20, bounds).isEmpty()); // used again, so no longer the oldest
    for (const QString& name : files(folder)) {
        if (QFileInfo(QDir(folder).filePath(name)).lastModified().secsTo(QDateTime::currentDateTime()) < 100)
            age(name, 50);
    }
    cache.keep(m_clips.path(u"third.mp4"_s), 20, bounds, *strip);
    QCOMPARE(files(folder).size(), 2);
    QVERIFY(!cache.find(m_clips.path(u"third.mp4"_s), 20, bounds).isEmpty());
}

void TestFilmstrip::nothingElseIsRemoved()
{
    const QString folder = m_clips.path(u"shared"_s);
    QVERIFY(QDir().mkpath(folder));
    m_clips.write(u"shared/holiday.jpg"_s, QByteArray(5000, 'x'));
    const auto strip = makeFilmstrip(m_clips.path(u"short.mp4"_s), 3, bounds);
    FilmstripCache(folder, 1).keep(m_clips.path(u"short.mp4"_s), 3, bounds, *strip);
    QCOMPARE(files(folder), QStringList{u"holiday.jpg"_s});
}

void TestFilmstrip::noFolderKeepsNothing()
{
    const FilmstripCache cache(QString(), 1'000'000);
    cache.keep(m_clips.path(u"short.mp4"_s), 3, bounds, *makeFilmstrip(m_clips.path(u"short.mp4"_s), 3, bounds));
    QVERIFY(cache.find(m_clips.path(u"short.mp4"_s), 3, bounds).isEmpty());
}

void TestFilmstrip::refusesWhatIsNoClip()
{
    m_clips.write(u"noise.mp4"_s, QByteArray(4000, 'n'));
    for (const QString& name : {u"noise.mp4"_s, u"none.mp4"_s, u"."_s}) {
        const auto strip = makeFilmstrip(m_clips.path(name), 20, bounds);
        QVERIFY(!strip);
        QVERIFY(!strip.error().message.isEmpty());
    }
    const auto late = makeFilmstrip(m_clips.path(u"grey.mp4"_s), 20, bounds, {std::chrono::milliseconds(0), {}});
    QVERIFY(!late);
}

void TestFilmstrip::theNewestWishCounts()
{
    FilmstripMaker maker;
    maker.setFolder(m_clips.path(u"made"_s), 1'000'000);
    QSignalSpy made(&maker, &FilmstripMaker::made);
    for (int times = 0; times < 10; ++times)
        maker.make(m_clips.path(times % 2 == 0 ? u"turned.mp4"_s : u"one.mp4"_s));
    maker.make(m_clips.path(u"grey.mp4"_s));
    TRY_COMPARE(made.count(), 1);
    QCOMPARE(made.at(0).at(0).toString(), m_clips.path(u"grey.mp4"_s));
    QCOMPARE(made.at(0).at(1).value<Filmstrip>().count, FilmstripMaker::cells);
    maker.make(m_clips.path(u"one.mp4"_s));
    maker.forget();
    maker.make(m_clips.path(u"grey.mp4"_s)); // now from the disk
    TRY_COMPARE(made.count(), 2);
    QCOMPARE(made.at(1).at(0).toString(), m_clips.path(u"grey.mp4"_s));
}

void TestFilmstrip::destroyedWhileMaking()
{
    for (int ms = 0; ms < 30; ms += 3) {
        FilmstripMaker maker;
        maker.make(m_clips.path(u"grey.mp4"_s));
        QThread::msleep(static_cast<unsigned long>(ms));
    }
}

QTEST_GUILESS_MAIN(TestFilmstrip)
#include "tst_filmstrip.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/avhandles.h"
#include "app/media/filmstrip.h"
#include "app/media/framegrabber.h"
#include "app/media/inputreader.h"
#include "app/media/mediaprobe.h"
#include "app/media/thumbnail.h"
#include "tests/media/hostileclips.h"
#include "tests/media/openwatch.h"
#include "tests/support/patience.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/seektrack.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <limits>
#include <memory>

namespace Dailies {

/// Opened by libav itself, without restrictions on what it may open.
static bool canBeOpened(const char* address)
{
    AVFormatContext* context = nullptr;
    return avformat_open_input(&context, address, nullptr, nullptr) >= 0;
}

} // namespace Dailies

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr auto limit = std::chrono::seconds(2);
constexpr int mutations = 80;

} // namespace

/// Feeds hostile and broken files to everything that reads clips. None opens a connection or another file, crashes or
/// blocks the program. A file that cannot be shown has a message.
class TestHostileMedia final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theWatchSees();
    void readers_data() { hostile(); }
    void readers();
    void player_data() { hostile(); }
    void player();
    void mutatedInReaders();
    void mutatedInThePlayer();
    void goodClipAfterAll();

private:
    void hostile() const;
    void read(const HostileClip& clip);
    void show(PlayerWidget& widget, const HostileClip& clip);

    TestClips m_clips;
    QTcpServer m_server;
    int m_visits = 0;
    QList<HostileClip> m_hostile;
    QList<HostileClip> m_mutated;
    std::unique_ptr<OpenWatch> m_watch;
};

void TestHostileMedia::initTestCase()
{
    applyLook(*qApp, Theme::Dark);
    QVERIFY(m_server.listen(QHostAddress::LocalHost));
    connect(&m_server, &QTcpServer::newConnection, this, [this] { ++m_visits; });
    m_hostile = hostileClips(m_clips, m_server.serverPort());
    m_mutated = mutatedClips(m_clips, mutations);
}

/// Proves that a count of 0 is meaningful.
void TestHostileMedia::theWatchSees()
{
    OpenWatch watch(m_clips.path({}), u"bait"_s);
    QCOMPARE(watch.sockets(), 0);
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, m_server.serverPort());
    QVERIFY(socket.waitForConnected(patienceMs));
    QVERIFY(watch.sockets() > 0);
    TRY_COMPARE(m_visits, 1);
    const int sockets = watch.sockets();
    QVERIFY(!canBeOpened("http://127.0.0.1:1/a.mp4")); // nobody listens on this port
    QVERIFY2(watch.sockets() > sockets, "a library's own sockets are not seen");
    QVERIFY(watch.files().isEmpty());
    QVERIFY(!m_clips.read(u"bait.mp4"_s).isEmpty());
    QCOMPARE(watch.files(), QStringList{u"bait.mp4"_s});
    m_visits = 0;
}

void TestHostileMedia::hostile() const
{
    QTest::addColumn<int>("place");
    for (int place = 0; place < m_hostile.size(); ++place)
        QTest::newRow(m_hostile.at(place).title.constData()) << place;
}

void TestHostileMedia::read(const HostileClip& clip)
{
    const auto judge = [&clip](const auto& result) {
        return result ? !clip.isRefused : result.error().message.size() > 20;
    };
    QVERIFY(judge(probeMedia(clip.path, FrameCount::Each, limit)));
    QVERIFY(judge(probeMedia(clip.path, FrameCount::Exact, limit)));
    QVERIFY(judge(firstFrame(clip.path, QSize(64, 36), limit)));
    QVERIFY(judge(makeFilmstrip(clip.path, 8, QSize(64, 36), {limit, {}})));
    (void)readInput(clip.path, QSize(64, 36));
    FrameGrabber grabber;
    for (const int number : {0, 5, FrameGrabber::lastFrame}) {
        std::optional<bool> well;
        grabber.grab(clip.path, number, [&](const Result<GrabbedFrame>& frame) { well = judge(frame); });
        TRY_VERIFY(well);
        QVERIFY(*well);
        if (clip.isRefused)
            break; // some take all the available time
    }
}

void TestHostileMedia::readers()
{
    QFETCH(const int, place);
    OpenWatch watch(m_clips.path({}), u"bait"_s);
    read(m_hostile.at(place));
    QCOMPARE(watch.sockets(), 0);
    QCOMPARE(watch.files(), QStringList());
    QCOMPARE(m_visits, 0);
}

/// Shows it, plays it, and seeks to its middle and end, as far as possible.
void TestHostileMedia::show(PlayerWidget& widget, const HostileClip& clip)
{
    Player* player = widget.player();
    QSignalSpy failures(&widget, &PlayerWidget::failed);
    const auto isBroken = [player] { return player->state() == PlayerState::Broken; };
    widget.showFile(clip.path);
    TRY_VERIFY(isBroken() || player->state() == PlayerState::Paused);
    if (clip.isRefused)
        QVERIFY2(isBroken(), clip.title.constData());
    if (!isBroken()) {
        int moves = 0;
        const auto connection = connect(player, &Player::positionChanged, &widget, [&moves](qint64) { ++moves; });
        widget.play();
        const bool isSlow = player->timing().frameUs() > 1'000'000; // as the file itself declares
        TRY_VERIFY(isSlow || moves > 2 || player->state() != PlayerState::Playing);
        disconnect(connection);
        player->seek(player->timing().durationUs / 2);
        player->seek(std::numeric_limits<qint64>::max());
        player->pause();
        player->step(-1);
    }
    if (isBroken()) {
        const auto* message = widget.findChild<QLabel*>(u"viewerMessage"_s);
        QCOMPARE(failures.count(), 1);
        QVERIFY(!message->isHidden() && message->text().size() > 20);
    }
}

void TestHostileMedia::player()
{
    QFETCH(const int, place);
    OpenWatch watch(m_clips.path({}), u"bait"_s);
    PlayerWidget widget;
    widget.resize(640, 420);
    widget.show();
    show(widget, m_hostile.at(place));
    QTest::qWait(50); // lets background work start
    widget.clear();
    QCOMPARE(watch.sockets(), 0);
    QCOMPARE(watch.files(), QStringList());
    QCOMPARE(m_visits, 0);
}

void TestHostileMedia::mutatedInReaders()
{
    OpenWatch watch(m_clips.path({}), u"bait"_s);
    for (const HostileClip& clip : std::as_const(m_mutated)) {
        read(clip);
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(clip.path));
    }
    QCOMPARE(watch.sockets(), 0);
    QCOMPARE(watch.files(), QStringList());
}

void TestHostileMedia::mutatedInThePlayer()
{
    OpenWatch watch(m_clips.path({}), u"bait"_s);
    PlayerWidget widget;
    widget.resize(640, 420);
    widget.show();
    for (qsizetype place = 0; place < m_mutated.size(); place += 3) {
        show(widget, m_mutated.at(place));
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(m_mutated.at(place).path));
    }
    QCOMPARE(watch.sockets(), 0);
    QCOMPARE(watch.files(), QStringList());
}

void TestHostileMedia::goodClipAfterAll()
{
    PlayerWidget widget;
    widget.resize(640, 420);
    widget.show();
    show(widget, m_hostile.constLast());
    widget.showFile(m_clips.path(u"bait.mp4"_s));
    TRY_COMPARE(widget.player()->state(), PlayerState::Paused);
    TRY_VERIFY(!widget.findChild<SeekTrack*>()->strip().isEmpty());
    QVERIFY(widget.findChild<QLabel*>(u"viewerMessage"_s)->isHidden());
}

QTEST_MAIN(TestHostileMedia)
#include "tst_hostilemedia.moc"

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Feeds thousands of damaged media to everything that reads media: nothing crashes or hangs, and no socket or other
// file is opened. mutated [--count N] [--seed N] [--from N] [--keep FILE]; run by tests/media/mutated.sh
#include "app/media/filmstrip.h"
#include "app/media/framegrabber.h"
#include "app/media/inputreader.h"
#include "app/media/mediaprobe.h"
#include "app/media/thumbnail.h"
#include "tests/media/mutations.h"
#include "tests/media/openwatch.h"
#include "tests/support/patience.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/viewer/playerwidget.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QTest>
#include <QTextStream>

#include <atomic>
#include <limits>
#include <map>
#include <thread>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr auto limit = std::chrono::seconds(2);

/// Aborts the program, with a core dump where enabled, if a file takes far too long.
class Watchman final {
public:
    Watchman()
        : m_thread([this] {
            for (int seen = -1, rounds = 0; !m_isOver;) {
                std::this_thread::sleep_for(std::chrono::seconds(1));
                rounds = seen == m_step ? rounds + 1 : 0;
                seen = m_step;
                if (rounds * 1000 > 3 * patienceMs)
                    qFatal("a file keeps the program waiting");
            }
        })
    {}
    ~Watchman()
    {
        m_isOver = true;
        m_thread.join();
    }
    Q_DISABLE_COPY_MOVE(Watchman)
    void step() { ++m_step; }

private:
    std::atomic<int> m_step = 0;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

/// Plays one file after the other and counts the results.
class Trial final {
public:
    Trial()
    {
        m_widget.resize(640, 420);
        m_widget.show();
    }

    void run(const QString& path)
    {
        judge("probe", probeMedia(path, FrameCount::Each, limit));
        judge("thumbnail", firstFrame(path, QSize(64, 36), limit));
        judge("filmstrip", makeFilmstrip(path, 8, QSize(64, 36), {limit, {}}));
        m_watchman.step();
        const InputReading reading = readInput(path, QSize(64, 36));
        count("input", reading.facts.trouble == InputTrouble::None);
        m_watchman.step();
        for (const int number : {0, FrameGrabber::lastFrame}) {
            std::optional<bool> well;
            m_grabber.grab(path, number, [&](const Result<GrabbedFrame>& frame) { well = frame.has_value(); });
            wait("frame", [&] { return well.has_value(); });
            count("frame", well.value_or(false));
        }
        play(path);
    }

    QStringList troubles;
    std::map<QByteArray, std::pair<int, int>> verdicts; ///< read and refused

private:
    void count(const QByteArray& step, bool isRead) { ++(isRead ? verdicts[step].first : verdicts[step].second); }
    template<typename T>
    void judge(const QByteArray& step, const Result<T>& result)
    {
        count(step, result.has_value());
        if (!result && result.error().message.size() <= 20)
            troubles.append(u"%1 says too little: %2"_s.arg(QLatin1StringView(step), result.error().message));
        m_watchman.step();
    }
    template<typename Done>
    void wait(const char* step, Done done)
    {
        if (!QTest::qWaitFor(done, patienceMs))
            troubles.append(u"%1 does not end"_s.arg(QLatin1StringView(step)));
        m_watchman.step();
    }
    void play(const QString& path)
    {
        Player* player = m_widget.player();
        const auto isBroken = [player] { return player->state() == PlayerState::Broken; };
        m_widget.showFile(path);
        wait("player", [&] { return isBroken() || player->state() == PlayerState::Paused; });
        count("player", !isBroken());
        if (isBroken())
            return;
        int moves = 0;
        const auto moved = QObject::connect(player, &Player::positionChanged, &m_widget, [&moves] { ++moves; });
        m_widget.play();
        const bool isSlow = player->timing().frameUs() > 1'000'000; // as the file itself declares
        wait("playing", [&] { return isSlow || moves > 2 || player->state() != PlayerState::Playing; });
        QObject::disconnect(moved);
        player->seek(player->timing().durationUs / 2);
        player->seek(std::numeric_limits<qint64>::max());
        player->pause();
        player->step(-1);
    }

    Watchman m_watchman;
    FrameGrabber m_grabber;
    PlayerWidget m_widget;
};

} // namespace

int main(int argc, char* argv[])
{
    QApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{u"count"_s, {}, u"number"_s, u"2000"_s}, {u"seed"_s, {}, u"number"_s, u"1"_s},
        {u"from"_s, {}, u"number"_s, u"0"_s}, {u"keep"_s, {}, u"file"_s}});
    parser.process(app);
    const quint32 seed = parser.value(u"seed"_s).toUInt();
    const int from = parser.value(u"from"_s).toInt();
    const int count = parser.value(u"count"_s).toInt();
    applyLook(app, Theme::Dark);

    const TestClips clips;
    const Mutations mutations(clips);
    clips.write(u"bait.mp4"_s, "nobody opens this");
    OpenWatch watch(clips.path({}), u"bait"_s);
    QTextStream out(stdout);
    Trial trial;
    QElapsedTimer whole;
    whole.start();
    qint64 slowest = 0;
    QString slowestName;
    for (int number = from; number < from + count; ++number) {
        const Mutations::File file = mutations.make(seed, number);
        const QString path = clips.write(u"mutated-%1.%2"_s.arg(number).arg(file.suffix), file.bytes);
        const QString name = u"file %1 (%2)"_s.arg(number).arg(QLatin1StringView(file.title));
        // The script keeps this file if the program crashes.
        if (parser.isSet(u"keep"_s)) {
            QFile kept(parser.value(u"keep"_s));
            if (kept.open(QIODevice::WriteOnly))
                kept.write(name.toUtf8() + '\n');
        }
        QElapsedTimer timer;
        timer.start();
        const qsizetype before = trial.troubles.size();
        trial.run(path);
        for (qsizetype i = before; i < trial.troubles.size(); ++i)
            trial.troubles[i].prepend(name + u": "_s);
        if (timer.elapsed() > slowest) {
            slowest = timer.elapsed();
            slowestName = name;
        }
        QFile::remove(path);
        if ((number - from + 1) % 100 == 0) {
            out << number - from + 1 << " files, " << whole.elapsed() / 1000 << " s\n";
            out.flush();
        }
    }
    const QStringList opened = watch.files();
    out << "mutated: seed " << seed << ", " << count << " files of " << mutations.kinds() << " kinds from " << from
        << ", " << whole.elapsed() / 1000 << " s; " << watch.sockets() << " sockets, " << opened.size()
        << " other files opened, " << trial.troubles.size() << " troubles; slowest " << slowest
        << " ms: " << slowestName << '\n';
    for (const auto& [step, verdict] : trial.verdicts)
        out << "  " << step << ": " << verdict.first << " read, " << verdict.second << " refused\n";
    for (const QString& trouble : std::as_const(trial.troubles))
        out << "  " << trouble << '\n';
    return trial.troubles.isEmpty() && watch.sockets() == 0 && opened.isEmpty() ? 0 : 1;
}

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures how well several takes stay in sync while they are compared on screen:
// - drift: by how many frames a painted frame differs from the one that belongs to the clock
// - late: which part of a frame's time has passed when it is painted
// - the number of dropped frames
// - the time and CPU time of playing, compared with the clips' 4 s, and the memory of the takes.
// The clips have 24 and 30 frames per second in turn, last 4 s, and have B-frames and 8 Mbit/s (1080p) or 4 Mbit/s
// (720p).

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "tests/bench/measure.h"
#include "tests/support/patience.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/comparestage.h"
#include "ui/compare/compareview.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int longPatienceMs = 2 * patienceMs; // for nine large clips

bool makeClip(const QString& path, const QString& size, int rate, const QString& bits)
{
    QProcess ffmpeg;
    ffmpeg.start(u"ffmpeg"_s,
        {u"-v"_s, u"error"_s, u"-y"_s, u"-f"_s, u"lavfi"_s, u"-i"_s,
            u"testsrc2=s=%1:r=%2:d=4,noise=alls=12"_s.arg(size).arg(rate), u"-c:v"_s, u"libx264"_s, u"-preset"_s,
            u"veryfast"_s, u"-b:v"_s, bits, u"-g"_s, u"48"_s, u"-bf"_s, u"3"_s, u"-pix_fmt"_s, u"yuv420p"_s, path});
    return ffmpeg.waitForFinished(240'000) && ffmpeg.exitCode() == 0;
}

double share(QList<double> values, double part)
{
    if (values.isEmpty())
        return 0;
    std::sort(values.begin(), values.end());
    return values.at(std::min(values.size() - 1, static_cast<qsizetype>(part * static_cast<double>(values.size()))));
}

/// Records each frame when it has been painted.
class Watcher final : public QObject {
public:
    Watcher(CompareView& view) : m_player(*view.player()), m_last(m_player.count(), -1)
    {
        for (int number = 0; number < m_player.count(); ++number) {
            m_tiles.append(view.stage()->tile(number));
            m_tiles.constLast()->installEventFilter(this);
        }
    }
    QList<double> parts; ///< the part of its time that has passed, for each frame
    int leftOut = 0;
    int chosenLeftOut = 0;
    int uneven = 0; ///< steps of other takes that are not those of the cadence
    int shown = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto number = static_cast<int>(m_tiles.indexOf(static_cast<TakeTile*>(watched)));
        if (event->type() != QEvent::Paint || number < 0 || m_player.state() != PlayerState::Playing)
            return false;
        const int frame = m_player.take(number).frame;
        if (frame == m_last.at(number) || frame < 0)
            return false;
        const int step = m_last.at(number) >= 0 ? frame - m_last.at(number) : 0;
        leftOut += std::max(0, step - 1);
        chosenLeftOut += number == 0 ? std::max(0, step - 1) : 0;
        uneven += number != 0 && step != 0 && step != m_player.cadence() ? 1 : 0;
        m_last[number] = frame;
        ++shown;
        const ClipTiming timing = m_player.takeTiming(number);
        const qint64 start = timing.frameStart(frame);
        const int span = number == 0 ? 1 : m_player.cadence(); // this frame is shown until the next of the cadence
        parts.append(static_cast<double>(m_player.positionUs() - start)
            / static_cast<double>(std::max<qint64>(1, timing.frameEnd(frame + span - 1) - start)));
        return false;
    }

private:
    const ComparePlayer& m_player;
    QList<TakeTile*> m_tiles;
    QList<int> m_last;
};

QJsonObject figures(const QString& name, const QStringList& files)
{
    QTemporaryDir folder;
    TaskStore store;
    if (!store.open(folder.filePath(u"tasks.db"_s)))
        return {};
    TaskMarking marking(store);
    QList<TaskId> ids;
    for (const QString& file : files) {
        VideoTask task;
        task.accountId = u"bench"_s;
        task.createdAt = QDateTime::currentDateTimeUtc();
        task.state = TaskState::Saved;
        task.remoteId = QString::number(ids.size() + 1);
        task.file = file;
        ids.append(store.add(task).value_or(0));
    }
    const double memory = residentMiB();
    TaskChanges changes(store);
    CompareView view(changes, marking);
    view.resize(1600, 1000);
    view.show();
    (void)QTest::qWaitForWindowExposed(&view, patienceMs);
    QElapsedTimer timer;
    timer.start();
    view.begin(ids);
    ComparePlayer& player = *view.player();
    const auto allShown = [&player] {
        for (int number = 0; number < player.count(); ++number) {
            if (player.take(number).picture.isNull())
                return false;
        }
        return player.state() == PlayerState::Paused;
    };
    (void)QTest::qWaitFor(allShown, longPatienceMs);
    const auto firstMs = static_cast<double>(timer.elapsed());
    QTest::qWait(500);
    Watcher watcher(view);
    const double before = cpuMsSoFar();
    timer.start();
    player.play();
    (void)QTest::qWaitFor([&player] { return player.state() == PlayerState::Ended; }, longPatienceMs);
    const auto wall = static_cast<double>(timer.elapsed());
    QList<double> drift;
    for (const double part : std::as_const(watcher.parts))
        drift.append(std::max(0.0, part - 1));
    const auto overHalf = std::count_if(drift.begin(), drift.end(), [](double each) { return each > 0.5; });
    return {{u"bench"_s, u"compare"_s}, {u"what"_s, name}, {u"firstPicturesMs"_s, firstMs},
        {u"driftMedian"_s, median(drift)}, {u"driftP99"_s, share(drift, 0.99)},
        {u"driftOverHalf"_s, static_cast<double>(overHalf)}, {u"lateMedian"_s, median(watcher.parts)},
        {u"shown"_s, watcher.shown}, {u"leftOut"_s, watcher.leftOut}, {u"chosenLeftOut"_s, watcher.chosenLeftOut},
        {u"cadence"_s, player.cadence()}, {u"uneven"_s, watcher.uneven}, {u"wallMs"_s, wall},
        {u"cpuMs"_s, cpuMsSoFar() - before}, {u"memoryMiB"_s, residentMiB() - memory}};
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    applyLook(app, Theme::Dark);
    QTemporaryDir folder;
    for (const auto& [lines, size, bits] :
        {std::tuple(u"720p"_s, u"1280x720"_s, u"4M"_s), std::tuple(u"1080p"_s, u"1920x1080"_s, u"8M"_s)}) {
        if (argc > 1 && QString::fromLocal8Bit(argv[1]) != lines) // only this size
            continue;
        const QString film = folder.filePath(lines + u"24.mp4"_s);
        const QString video = folder.filePath(lines + u"30.mp4"_s);
        if (!makeClip(film, size, 24, bits) || !makeClip(video, size, 30, bits))
            return 1;
        for (const int count : {2, 4, 9}) {
            QStringList files;
            for (int number = 0; number < count; ++number)
                files.append(number % 2 == 0 ? film : video);
            print(figures(u"%1 takes of %2"_s.arg(QString::number(count), lines), files));
        }
    }
    return 0;
}

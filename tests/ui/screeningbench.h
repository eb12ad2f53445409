// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"
#include "ui/screening/screeningbar.h"
#include "ui/screening/screeningend.h"
#include "ui/screening/screeningstrip.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/videosurface.h"

#include <QWindow>

namespace Dailies {

/// The real window with takes that have short clips, and hands that press keys in the window that has the keyboard.
class ScreeningBench final {
public:
    /// Clips of this length in seconds.
    explicit ScreeningBench(double seconds = 20)
    {
        static const TestClips made; // once for all tests
        for (int n = 0; n < 3; ++n) {
            const QString name = u"clip%1of%2.mp4"_s.arg(n).arg(seconds);
            if (!QFile::exists(made.path(name)))
                made.make(name,
                    u"-f lavfi -i testsrc=s=320x180:r=10:d=%1,hue=h=%2 -c:v libx264 -pix_fmt yuv420p"_s.arg(seconds)
                        .arg(n * 90));
            m_files.append(m_clips.filePath(name));
            QFile::copy(made.path(name), m_files.constLast());
        }
    }
    /// Each take has a clip if its state is Saved. The first one is the oldest, so the last in the list.
    bool open(const QList<TaskState>& states)
    {
        bench.begins = false;
        bench.prepare = [this, states](Engine& engine) {
            for (const TaskState state : states)
                (void)engine.store().add(task(state, engine.store().ids().size()));
        };
        const bool opened = bench.openWithPractice();
        ids = bench.engine->store().ids();
        std::sort(ids.begin(), ids.end(), std::greater<>());
        return opened;
    }
    VideoTask task(TaskState state, qsizetype number) const
    {
        VideoTask task = WindowBench::task(state);
        task.createdAt = QDateTime::currentDateTimeUtc();
        task.request.prompt = u"A kite over the hill, take %1"_s.arg(number);
        if (!task.remoteId.isEmpty())
            task.remoteId += QString::number(number);
        if (state == TaskState::Saved)
            task.file = m_files.at(number % m_files.size());
        if (state == TaskState::Failed)
            task.error = {ErrorKind::Refused, u"The service refused the prompt."_s};
        return task;
    }
    void press(int key, Qt::KeyboardModifiers with = {}) const
    {
        pressKey(QApplication::activeWindow(), Qt::Key(key), with);
    }
    bool isScreening() const { return bar() != nullptr && bar()->window() != bench.window.get() && !bar()->isHidden(); }
    /// Starts and waits for the full-screen window.
    bool screen() const
    {
        press(Qt::Key_S, Qt::ShiftModifier);
        return QTest::qWaitFor([this] { return isScreening() && bar()->isActiveWindow(); }, patienceMs);
    }
    bool isBack() const
    {
        return QTest::qWaitFor(
            [this] { return bench.window->isActiveWindow() && !bench.player()->isFullScreenShown(); }, patienceMs);
    }
    template<typename T>
    T* part(const QString& name = {}) const
    {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (T* found = top->findChild<T*>(name))
                return found;
        }
        return nullptr;
    }
    ScreeningBar* bar() const { return part<ScreeningBar>(); }
    ScreeningEnd* end() const { return part<ScreeningEnd>(); }
    ScreeningStrip* strip() const { return part<ScreeningStrip>(); }
    QString order() const { return part<QLabel>(u"screeningOrder"_s)->text(); }
    PlayerState state() const { return bench.player()->player()->state(); }
    TaskId shown() const { return bench.tasks()->selectedTask(); }
    VideoTask stored(TaskId id) const { return bench.engine->store().task(id).value_or(VideoTask()); }

    WindowBench bench;
    QList<TaskId> ids; ///< as in the list: the newest first

private:
    QTemporaryDir m_clips;
    QStringList m_files;
};

} // namespace Dailies

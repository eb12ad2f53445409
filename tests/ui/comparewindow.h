// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/comparestage.h"
#include "ui/compare/compareview.h"
#include "ui/tasks/actions/taskmarking.h"

#include <QAction>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <cmath>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

/// A comparison in its own window, on a real database. Each frame of the clips is a plain grey that encodes its number.
class CompareWindow final {
public:
    CompareWindow()
    {
        opened = store.open(dir.filePath(u"tasks.db"_s)).has_value();
        marking = std::make_unique<TaskMarking>(store);
        view = std::make_unique<CompareView>(changes, *marking);
        view->resize(1200, 900);
        view->show();
        view->activateWindow();
    }
    TaskId add(const QString& file, const QString& prompt = u"A paper boat"_s)
    {
        VideoTask task;
        task.accountId = u"account"_s;
        task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
        task.request.model = u"wan3.0-video"_s;
        task.request.prompt = prompt;
        task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
        task.state = TaskState::Saved;
        task.remoteId = u"id-%1"_s.arg(++ids);
        task.file = file;
        return store.add(task).value_or(0);
    }
    /// Compares these files and waits until all are open.
    bool compare(const QStringList& files)
    {
        QList<TaskId> all;
        for (const QString& file : files)
            all.append(add(file));
        view->begin(all);
        return waitForActive(view.get())
            && QTest::qWaitFor([this] { return player()->state() != PlayerState::Loading; }, patienceMs);
    }
    ComparePlayer* player() const { return view->player(); }
    TakeTile* tile(int number) const { return view->stage()->tile(number); }
    QAction* action(const QString& name) const
    {
        for (QAction* each : view->keyActions()) {
            if (each->objectName() == name)
                return each;
        }
        qFatal("no action %s", qPrintable(name));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(tile(view->stage()->chosen()), key, modifiers);
    }
    /// Decoded from the tile's pixels.
    int frameOnScreen(int number) const { return frameAt(tile(number), tile(number)->pictureRoom().center()); }
    static int frameAt(QWidget* widget, QPoint place)
    {
        const int grey = widget->grab().toImage().pixelColor(place).green();
        return static_cast<int>(std::lround(grey * 219.0 / 255.0 / 2.0));
    }
    QList<int> framesOnScreen() const
    {
        QList<int> frames;
        for (int number = 0; number < player()->count(); ++number)
            frames.append(frameOnScreen(number));
        return frames;
    }
    /// The frame that each take must show at the current time.
    QList<int> framesDue() const
    {
        QList<int> frames;
        for (int number = 0; number < player()->count(); ++number)
            frames.append(player()->takeTiming(number).frameAt(player()->positionUs()));
        return frames;
    }
    bool showsWhatIsDue() const
    {
        return QTest::qWaitFor([this] { return framesOnScreen() == framesDue(); }, patienceMs);
    }

    QTemporaryDir dir;
    TaskStore store;
    TaskChanges changes{store};
    std::unique_ptr<TaskMarking> marking;
    std::unique_ptr<CompareView> view;
    bool opened = false;
    int ids = 0;
};

} // namespace Dailies

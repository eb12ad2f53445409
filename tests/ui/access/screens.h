// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/windowbench.h"

#include <QImage>
#include <QUrl>

#include <functional>

namespace Dailies {

/// Every screen of the program, one after the other, on a profile with something to show everywhere. The states of the
/// window are rows of one table. Dialogs of the window's menu are found through its signals and those of the help menu
/// through its actions, so that a new dialog is tested without being named here.
class Screens final : public QObject {
    Q_OBJECT
public:
    using Look = std::function<void(const QString& name, QWidget* window)>;

    Screens();
    ~Screens() override;

    /// The smallest supported window size.
    static constexpr QSize smallest{944, 540};

    /// The ID of the user's own account.
    static constexpr QLatin1StringView key{"sk-of-the-studio-62d0a1"};

    /// With a task in each state, two clips with pictures, a draft and an account of the user.
    bool open();
    void close();
    /// Calls `look` with each screen while the user would see it, except for menus.
    void each(const Look& look);
    /// Calls `look` with each menu while it is open.
    void eachMenu(const Look& look);

    WindowBench& bench() { return *m_bench; }
    /// The parts that are visible at once, without the dialogs.
    void eachOfTheWindow(const Look& look);
    void eachDialog(const Look& look);
    /// The window of a first start, and in practice mode before the first request, in `size`.
    void firstStart(const QSize& size, const Look& look);

    /// The tasks of open(): one in each state, one with another clip, and a stack of three.
    static TaskId taskIn(TaskState state) { return static_cast<TaskId>(state) + 1; }
    static constexpr TaskId other = static_cast<TaskId>(TaskState::Expired) + 2;
    static constexpr TaskId newestOfStack = other + 3;

public Q_SLOTS:
    void openNothing(const QUrl&) {} ///< replaces the desktop's programs

private:
    void addTasks(Engine& engine);
    void composeKinds(const Look& look);
    void statesOfTasks(const Look& look);
    void compare(const Look& look);
    void screening(const Look& look);
    void stageWindow(const Look& look);
    void spendDialogs(const Look& look);
    void lookAtWindows(const QString& name, const std::function<void()>& opens, const Look& look);
    static void lookAtPages(const QString& name, QWidget* dialog, const Look& look);

    std::unique_ptr<WindowBench> m_bench;
    QTemporaryDir m_clips;
};

/// Lets a screen settle: layouts affect each other through the event loop.
void settle();
/// The widgets within it that Tab can reach now.
QList<QWidget*> tabStops(const QWidget* window);
/// Identifies a control in a test's message.
QString wordsFor(const QWidget* widget);

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskbatch.h"
#include "ui/desktop/desktopbus.h"
#include "ui/tasks/actions/taskactions.h"

#include <QObject>
#include <QSystemTrayIcon>
#include <QTimer>

#include <memory>

class QMenu;
class QWidget;

namespace Dailies {

class Engine;

/// How the program shows on the desktop while nobody looks at its window: one notification when what ran has ended, an
/// entry in the tray, a count in the task bar, and a computer that stays awake while something is sent or fetched.
class DesktopIntegration final : public QObject {
    Q_OBJECT
public:
    /// `engine` and `window` outlive it.
    DesktopIntegration(Engine& engine, QWidget& window, QObject* parent = nullptr);
    ~DesktopIntegration() override;

    /// Whether there is a tray that the window can go to.
    static bool hasTray();
    /// How many tasks something still happens to by itself.
    int running() const { return m_batch.running(); }
    /// Ends the program though tasks run, without asking where to keep it.
    void quit();

Q_SIGNALS:
    void windowWanted();
    void commandWanted(Dailies::TaskId id, Dailies::TaskCommand command);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followSoon(TaskId id);
    /// Takes in what has changed: thousands of tasks at work cost one look at their numbers.
    void followChanged();
    void tell(const std::optional<BatchEnd>& end);
    void tellWithoutAddress(TaskId id);
    bool maySpeak() const;
    void pressed(const QString& key);
    void refreshSoon();
    void refresh();
    void buildTray();
    /// Whether closing was dealt with and the window must not close.
    bool keptOpen();
    void askWhatClosingMeans();

    Engine& m_engine;
    QWidget& m_window;
    TaskBatch m_batch;
    DesktopNotification m_notification;
    LauncherEntry m_launcher;
    SleepGuard m_sleep;
    std::unique_ptr<QMenu> m_menu;
    QSystemTrayIcon* m_tray = nullptr;
    BatchEnd m_told; ///< what the notification speaks of
    QSet<TaskId> m_changed; ///< not taken in yet
    QTimer m_refreshing; ///< many changes in one go are shown once
    bool m_trayTold = false; ///< the tray shows a message of ours
    bool m_quitting = false;
};

/// The notification's text for what has ended: how many of each kind, and the beginning of a prompt.
QString batchSentence(const BatchEnd& end, const QString& prompt);

} // namespace Dailies

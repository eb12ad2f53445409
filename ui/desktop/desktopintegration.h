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
class TaskChanges;

/// How the program appears on the desktop outside its window: one notification when all running tasks have
/// ended, a tray icon, a count in the task bar, and a computer that stays awake during uploads and downloads.
class DesktopIntegration final : public QObject {
    Q_OBJECT
public:
    /// `engine`, `changes` and `window` must outlive this object.
    DesktopIntegration(Engine& engine, TaskChanges& changes, QWidget& window, QObject* parent = nullptr);
    ~DesktopIntegration() override;

    /// Whether there is a tray to which the window can be closed.
    static bool hasTray();
    /// The number of tasks that progress without the user.
    int running() const { return m_batch.running(); }
    /// Quits even while tasks run, without asking.
    void quit();

Q_SIGNALS:
    void windowWanted();
    void commandWanted(Dailies::TaskId id, Dailies::TaskCommand command);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Handles the changed tasks together, so that thousands of changes cause one update.
    void followChanged();
    void tell(const std::optional<BatchEnd>& end);
    void tellWithoutAddress(TaskId id);
    bool maySpeak() const;
    void pressed(const QString& key);
    void refreshSoon();
    void refresh();
    double transferred(bool hasUploads, std::optional<double> fetched) const;
    void buildTray();
    /// Whether the close event was handled and the window must stay open. `byDesktop` if the window is closed, and not
    /// the program by its command.
    bool keptOpen(bool byDesktop);
    /// The number of requests that would be sent if the program kept running.
    int unsent() const;
    int generating() const; ///< the number of tasks at the service
    QStringList closingWords() const; ///< what goes on when the program quits; empty if nothing does
    void askWhatClosingMeans();

    Engine& m_engine;
    TaskChanges& m_changes;
    QWidget& m_window;
    TaskBatch m_batch;
    DesktopNotification m_notification;
    LauncherEntry m_launcher;
    SleepGuard m_sleep;
    std::unique_ptr<QMenu> m_menu;
    QSystemTrayIcon* m_tray = nullptr;
    BatchEnd m_told; ///< what the shown notification is about
    QSet<TaskId> m_changed; ///< not handled yet
    QTimer m_refreshing; ///< limits the updates to a few per second, also while a download progresses
    bool m_trayTold = false; ///< the tray shows our message
    bool m_quitting = false;
};

/// The notification's text for finished tasks: how many of each result, and the beginning of a prompt.
QString batchSentence(const BatchEnd& end, const QString& prompt);

} // namespace Dailies

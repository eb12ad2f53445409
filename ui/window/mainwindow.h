// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QMainWindow>
#include <QTimer>

class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace Dailies {

class AccountController;
class CommandController;
class CompareController;
class DraftController;
class Engine;
class FormController;
class FrameController;
class ModelController;
class NoticeBoard;
class PlayerWidget;
class QueueController;
class RequestForm;
class StageController;
class StatusLine;
class SubmitController;
enum class Preference;
enum class TaskCommand;
class TaskDetails;
class TaskModel;
class TaskPanel;
class TopBar;
class WindowMessages;

/// The one main window: compose on the left, the viewer on the right, tasks below. It arranges and connects; what a
/// person asks for is done by the controllers.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Engine& engine, QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Starts the practice service and chooses its account.
    void usePractice();
    /// Takes up what was unfinished. After the window is shown, so that nothing keeps it from coming up.
    void begin();

public Q_SLOTS:
    /// Brings the window up for somebody who looks for it: another start of the program asks for that.
    void raiseToFront();
    /// Keeps what stands in the form, and where everything is.
    void save();
    void execute(Dailies::TaskId id, Dailies::TaskCommand command);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPages();
    QWidget* buildWorkArea();
    QWidget* buildViewer();
    void connectCompose();
    void connectHelp();
    void connectImports();
    void connectDrafts();
    void connectPractice();
    void connectAccounts();
    void connectTasks();
    void connectQueue();
    void connectEngine();
    void restoreLayout();
    void showSettings();
    void showNotices();
    void showFirstPage();
    void followPreference(Preference preference);
    void openClipsFolder();
    void updateStatus();
    void closeWhenAnswered();

    Engine& m_engine;
    QSettings& m_settings;
    TopBar* m_topBar;
    QStackedWidget* m_pages;
    NoticeBoard* m_notices;
    RequestForm* m_form;
    PlayerWidget* m_player;
    TaskDetails* m_details;
    TaskModel* m_taskModel;
    TaskPanel* m_tasks;
    QSplitter* m_upper = nullptr;
    QSplitter* m_viewer = nullptr;
    QSplitter* m_whole = nullptr;
    StatusLine* m_status;
    QLabel* m_clips;
    WindowMessages* m_messages;
    ModelController* m_models;
    AccountController* m_accounts;
    FormController* m_request;
    FrameController* m_frames;
    StageController* m_stage;
    SubmitController* m_submits = nullptr;
    DraftController* m_drafts = nullptr;
    QueueController* m_queue = nullptr;
    CommandController* m_commands = nullptr;
    CompareController* m_compare = nullptr;
    bool m_closing = false; ///< as soon as no create call is under way
    QTimer m_statusTimer; ///< many changes in one go are counted once
};

} // namespace Dailies

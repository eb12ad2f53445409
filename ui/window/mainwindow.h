// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QMainWindow>

class QSettings;
class QStackedWidget;

namespace Dailies {

class AccountController;
class CommandController;
class CompareController;
class DraftController;
class Engine;
class FormController;
class FrameController;
class KeyMap;
class ModelController;
class NoticeBoard;
class PlayerWidget;
class Rail;
class QueueController;
class RequestForm;
class ScreeningController;
class SpendController;
class StageController;
class StageWindow;
class SubmitController;
class TaskChanges;
enum class Preference;
enum class TaskCommand;
class TaskDetails;
class TaskModel;
class TaskPanel;
class ToastArea;
class WelcomePage;
class WindowMenu;
class WindowMessages;
class WorkArea;
struct ShortcutArea;

/// The main window. It creates and connects the widgets; the controllers execute the user's commands.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Engine& engine, QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// The changes of tasks, for other objects that show them.
    TaskChanges& changes() const { return *m_changes; }
    /// Starts the practice service and chooses its account.
    void usePractice();
    /// Resumes unfinished tasks. Call it after the window is shown, so that nothing delays the window.
    void begin();

public Q_SLOTS:
    /// Brings the window to the front, for example when the user starts the program again.
    void raiseToFront();
    /// Saves the form's contents and the layout.
    void save();
    void execute(Dailies::TaskId id, Dailies::TaskCommand command);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPages();
    void connectCompose();
    void connectHelp();
    void connectImports();
    void connectDrafts();
    void connectPractice();
    void connectAccounts();
    void connectTasks();
    void connectQueue();
    void connectScreening();
    void connectSpend();
    void connectEngine();
    void restoreLayout();
    void keepInScreen();
    void showTakes();
    void connectKeys();
    QList<ShortcutArea> shortcutAreas() const;
    void showNotices();
    void showFirstPage();
    void followPreference(Preference preference);
    void showDiskUse();
    void updateStatus();
    void closeWhenAnswered();

    Engine& m_engine;
    QSettings& m_settings;
    TaskChanges* m_changes;
    WindowMenu* m_menu;
    Rail* m_rail;
    WelcomePage* m_welcome;
    QStackedWidget* m_pages;
    NoticeBoard* m_notices;
    ToastArea* m_toasts = nullptr;
    RequestForm* m_form;
    PlayerWidget* m_player;
    TaskDetails* m_details;
    TaskModel* m_taskModel;
    TaskPanel* m_tasks;
    WorkArea* m_work;
    WindowMessages* m_messages;
    ModelController* m_models;
    AccountController* m_accounts;
    FormController* m_formController;
    FrameController* m_frames;
    StageController* m_stage;
    SubmitController* m_submits = nullptr;
    DraftController* m_drafts = nullptr;
    QueueController* m_queue = nullptr;
    CommandController* m_commands = nullptr;
    CompareController* m_compare = nullptr;
    ScreeningController* m_screening = nullptr;
    SpendController* m_spend = nullptr;
    KeyMap* m_keys = nullptr;
    StageWindow* m_stageWindow;
};

} // namespace Dailies

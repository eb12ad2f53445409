// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/result.h"
#include "app/tasks/videotask.h"
#include "ui/common/look.h"
#include "ui/common/messagebar.h"
#include "ui/draft.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>

class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace Dailies {

class Engine;
class PlayerWidget;
class RequestForm;
class TaskDetails;
class TaskModel;
class TaskPanel;
class TopBar;

/// The one main window: compose on the left, the viewer on the right, tasks below. It arranges and connects; what
/// happens is the engine's and the panels' own affair.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Engine& engine, QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    static Theme storedTheme(const QSettings& settings);
    /// Starts the practice service and chooses its account.
    void usePractice();
    /// Takes up what was unfinished. After the window is shown, so that nothing keeps it from coming up.
    void begin();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* buildWorkArea();
    QWidget* buildViewer();
    void connectCompose();
    void connectTasks();
    void connectEngine();
    void restoreLayout();
    void restoreDraft();
    void saveDraft() const;

    void addAccount();
    void askForKey(const QString& accountId);
    void followAccounts();
    void setTheme(Theme theme);

    /// A button of the message bar and what it does.
    struct Deed {
        QString words;
        std::function<void()> carryOut;
    };
    void say(MessageBar::Kind kind, const QString& sentence, const QList<Deed>& deeds = {});
    void endMessage();
    void tell(const Result<void>& result);
    void tellPaused(const QString& accountId, const Error& error);
    void endPause(const QString& accountId);

    void newRequest();
    void fillForm(const VideoRequest& request, const QString& accountId);
    void openClipsFolder();
    void showAbout();
    void submit();
    void submitAgain(TaskId id);
    void loadExample();
    void useAgain(TaskId id);
    void showTask(TaskId id);
    void refreshTask(TaskId id);
    void updateStatus();
    void closeWhenAnswered();

    Engine& m_engine;
    QSettings& m_settings;
    QString m_draftFile;
    TopBar* m_topBar;
    QStackedWidget* m_pages;
    MessageBar* m_message;
    RequestForm* m_form;
    PlayerWidget* m_player;
    TaskDetails* m_details;
    TaskModel* m_taskModel;
    TaskPanel* m_tasks;
    QSplitter* m_upper;
    QSplitter* m_viewer;
    QSplitter* m_whole;
    QLabel* m_status;
    TaskId m_shown = 0;
    bool m_playWhenShown = false;
    QList<Deed> m_deeds; ///< of the message that is shown
    QString m_pausedAccount; ///< whose pause the message bar speaks of; empty for other messages
    bool m_closing = false; ///< as soon as no create call is under way
    QTimer m_draftTimer;
    QTimer m_statusTimer; ///< many changes in one go are counted once
};

} // namespace Dailies

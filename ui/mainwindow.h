// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/result.h"
#include "app/tasks/videotask.h"
#include "ui/common/look.h"
#include "ui/common/noticeboard.h"
#include "ui/draftkeeper.h"

#include <QMainWindow>
#include <QTimer>

#include <optional>

class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace Dailies {

class DraftDeeds;
class Engine;
class FrameDeeds;
class PlayerWidget;
class QueueDeeds;
class RequestForm;
enum class Preference;
enum class TaskDeed;
class TaskDetails;
class TaskModel;
class TaskNotices;
class TaskPanel;
class TopBar;

/// Where the settings keep the identifiers of voices used lately, latest first.
inline constexpr QLatin1StringView recentVoicesKey("compose/recentVoices");

/// The one main window: compose on the left, the viewer on the right, tasks below. It arranges and connects; what
/// happens is the engine's and the panels' own affair.
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
    void carryOut(Dailies::TaskId id, Dailies::TaskDeed deed);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* buildWorkArea();
    QWidget* buildViewer();
    void connectCompose();
    void connectHelp();
    void connectImports();
    void connectDrafts();
    void connectPractice();
    void connectTasks();
    void connectQueue();
    void connectEngine();
    void restoreLayout();
    void restoreDraft();
    void saveDraft();
    void draftWritten(bool isKept);

    void addAccount();
    void askForKey(const QString& accountId);
    void showAccount(const QString& accountId);
    void followById();
    void followAccounts();
    void showSettings();
    void followPreference(Preference preference);

    using Deed = MessageDeed;
    void say(MessageBar::Kind kind, const QString& sentence, const QList<Deed>& deeds = {});
    void endMessage();
    void tell(const Result<void>& result);
    void showNotices();
    void showOutlook();
    void tellKeyTrouble(const QString& accountId, const Error& error, std::optional<int> againInSeconds);
    void endAccountNotice(const QString& accountId);
    void endPause(const QString& accountId);

    void newRequest();
    /// `notes` is what else there is to say about it.
    void fillForm(const Draft& draft, const QStringList& notes = {});
    /// The practice service's account, with what was decided about its models in this run.
    std::optional<Account> practiceAccount() const;
    void keepModel(const QString& accountId, const EnabledModel& model);
    void dropModel(const QString& accountId, const QString& code);
    void lookUp(const QString& address);
    void keepVoices(const QStringList& used);
    void showProfiles(const std::optional<EnabledModel>& model = {});
    void offerOtherFamily(TaskId id, Family family);
    void openClipsFolder();
    void loadExample();
    void useAgain(TaskId id);
    void showTask(TaskId id);
    void refreshTask(TaskId id);
    void updateStatus();
    void closeWhenAnswered();

    Engine& m_engine;
    QSettings& m_settings;
    DraftKeeper m_draftKeeper;
    DraftDeeds* m_drafts = nullptr;
    FrameDeeds* m_frames = nullptr;
    TopBar* m_topBar;
    QStackedWidget* m_pages;
    MessageBar* m_message;
    NoticeBoard* m_notices;
    QueueDeeds* m_queue = nullptr;
    TaskNotices* m_taskNotices = nullptr;
    RequestForm* m_form;
    PlayerWidget* m_player;
    TaskDetails* m_details;
    TaskModel* m_taskModel;
    TaskPanel* m_tasks;
    QSplitter* m_upper;
    QSplitter* m_viewer;
    QSplitter* m_whole;
    QLabel* m_status;
    QLabel* m_clips;
    TaskId m_shown = 0;
    bool m_playWhenShown = false;
    QList<Deed> m_deeds; ///< of the message that is shown
    std::optional<Draft> m_before; ///< what the message that is shown offers to bring back
    QList<EnabledModel> m_practiceModels;
    bool m_closing = false; ///< as soon as no create call is under way
    bool m_draftKept = true; ///< when it was last written
    QTimer m_draftTimer;
    QTimer m_statusTimer; ///< many changes in one go are counted once
};

} // namespace Dailies

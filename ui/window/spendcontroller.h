// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendreader.h"
#include "ui/spend/spendwords.h"
#include "ui/widgets/messagebar.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

class QAction;
class QSettings;
class QStackedWidget;
class QWidget;

namespace Dailies {

class Engine;
class LimitsDialog;
class LimitWatch;
class SpendPage;
class SubmitController;
class TaskChanges;
class TaskChangeSet;
class WindowMenu;
struct LimitUse;

/// Shows the page about money among the window's pages, keeps it up to date, and carries out what it is asked for.
class SpendController final : public QObject {
    Q_OBJECT

public:
    /// `pages` are those of `window`. All of them must outlive this object.
    SpendController(Engine& engine, QSettings& settings, TaskChanges& changes, QStackedWidget& pages, QWidget& window);

    /// Sets what names the accounts.
    void setAccountNames(const std::function<AccountNames()>& names) { m_names = names; }
    /// Opens the page.
    QAction* action() const { return m_action; }
    /// Returns to the takes.
    QAction* takesAction() const { return m_takes; }
    /// Opens the page if it was open when the window was closed. Emits joined() if it was used before.
    void restore();
    void save() const;
    /// Returns to the page before, as it was.
    void leave();
    bool isShown() const;
    void editLimits();
    void addLimit(); ///< where there is none yet
    void editRates();
    /// Compares what Dailies recorded with an invoice.
    void compareInvoice();
    /// Carries out the menu's commands about spending.
    void connectMenu(WindowMenu& menu);
    /// Opens what questions about limits lead to.
    void connectSubmits(const SubmitController& submits);
    /// Asks what the last create call of a task cost.
    void correct(TaskId id);

Q_SIGNALS:
    void joined(); ///< the page is used from now on: something was sent to a paid service, or the user opened it
    /// Limits, rates or settled takes have changed, here or by another process.
    void changed();
    void taskRequested(Dailies::TaskId id);
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void show();
    SpendPage* page();
    void connectPage();
    static bool mayHaveCost(const TaskChangeSet& changed);
    void follow();
    void join();
    void refresh();
    void changedHere();
    void settle(const SpendEntry& entry);
    /// Asks which of the calls of a take is meant.
    void chooseCall(const SpendEntry& last);
    QString usualCurrency(const SpendEntry& entry) const;
    void takeBack(const SpendEntry& before);
    void unsettle(const SpendEntry& entry);
    void tellUse(const LimitUse& use);
    void exportEntries();
    void write(const QString& file);
    void tell(const Error& error);
    LimitsDialog* newLimits();
    SpendBook book() const;
    AccountNames names() const;
    QDate today() const;

    Engine& m_engine;
    QSettings& m_settings;
    QStackedWidget& m_pages;
    QWidget& m_window;
    SpendReader* m_reader;
    QAction* m_action;
    QAction* m_takes;
    LimitWatch* m_watch;
    std::function<AccountNames()> m_names;
    SpendPage* m_page = nullptr; ///< created when it is needed first
    QWidget* m_before = nullptr; ///< the page to return to
    bool m_hasJoined = false;
    QList<SpendEntry> m_settled; ///< what the user settled in this session, as it was before
    QTimer m_later; ///< many changes at once are read together
    std::shared_ptr<std::atomic_int> m_asked; ///< number of the last question; the thread skips older ones
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/engine.h"
#include "ui/accounts/welcomepage.h"
#include "ui/compose/form/requestform.h"
#include "ui/drafts/draft.h"
#include "ui/style/look.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/topbar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <functional>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

/// The real window on a profile of its own, which can be closed and opened again.
class WindowBench final {
public:
    ~WindowBench() { close(); }

    bool open();
    /// With a practice service that is quicker than a person would like.
    bool openWithPractice(double secondsPerTask = 0.3);
    /// With the one account "Studio", whose key, if any, lasts for this run.
    bool openWithAccount(const QUrl& baseUrl, const QByteArray& key);
    void close();
    /// What a test wrote to the person's key store goes again.
    void forgetKey(const QString& accountId) const;

    static VideoTask task(TaskState state, const QString& accountId = Account::practiceId());
    /// A service's reply to a create call of family A.
    static QByteArray accepted(const char* id);
    /// What a message offers to do; nothing without one.
    static QStringList wordsOfActions(const MessageBar* message);

    RequestForm* form() const { return window->findChild<RequestForm*>(); }
    TaskPanel* tasks() const { return window->findChild<TaskPanel*>(); }
    PlayerWidget* player() const { return window->findChild<PlayerWidget*>(); }
    WelcomePage* welcome() const { return window->findChild<WelcomePage*>(); }
    QStackedWidget* pages() const { return qobject_cast<QStackedWidget*>(welcome()->parentWidget()); }
    /// The window's own, not one of its panels'.
    MessageBar* message() const
    {
        return window->centralWidget()->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly);
    }
    /// The only notice on the board; null when there is none, or more than one.
    MessageBar* notice() const;
    QComboBox* accountCombo() const { return window->findChild<QComboBox*>(u"accountCombo"_s); }
    QPlainTextEdit* prompt() const { return form()->findChild<QPlainTextEdit*>(u"promptEdit"_s); }
    QLabel* viewerMessage() const { return window->findChild<QLabel*>(u"viewerMessage"_s); }
    QPushButton* button(const QString& name, const QWidget* in) const { return in->findChild<QPushButton*>(name); }
    QPushButton* newRequest() const { return button(u"newRequestButton"_s, window->findChild<TopBar*>()); }
    QAction* action(TaskCommand command) const { return tasks()->taskActions()->action(command); }
    QAction* menuAction(const QString& text) const;
    QString statusText() const { return window->statusBar()->findChild<QLabel*>(u"statusLabel"_s)->text(); }

    /// Writes a request as a person does, in the form's own fields.
    void write(const QString& words, int seconds) const;
    /// As a person does, and until the request is in the list or cannot be.
    void submit() const
    {
        auto* button = form()->findChild<QPushButton*>(u"submitButton"_s);
        button->click();
        awaitSent();
    }
    /// Until what was submitted is on disk, or cannot be.
    void awaitSent() const
    {
        (void)QTest::qWaitFor([this] { return !engine->store().disk().isBusy(); }, 30'000);
    }
    /// 0 when there is none or more than one.
    TaskId onlyTask() const
    {
        const QList<TaskId> all = engine->store().ids();
        return all.size() == 1 ? all.first() : 0;
    }
    TaskState state(TaskId id) const { return engine->store().task(id).value_or(VideoTask()).state; }

    /// Labels and buttons that have less room than their words need.
    QStringList clipped() const;

    QTemporaryDir dir;
    std::unique_ptr<Engine> engine;
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<MainWindow> window;
    /// What a profile holds before the window opens.
    std::function<void(Engine&)> prepare;
    bool begins = true; ///< whether unfinished tasks are taken up

private:
    bool show();
    bool isScrolled(const QWidget* widget) const;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/engine.h"
#include "tests/support/patience.h"
#include "ui/compose/form/requestform.h"
#include "ui/drafts/draft.h"
#include "ui/style/look.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playerwidget.h"
#include "ui/welcome/welcomepage.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowmenu.h"

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

#include <algorithm>
#include <functional>
#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

/// The real window on a profile of its own. It can be closed and reopened.
class WindowBench final {
public:
    ~WindowBench() { close(); }

    bool open();
    /// With a fast practice service.
    bool openWithPractice(double secondsPerTask = 0.3);
    /// With a single account "Studio", whose key, if any, is valid for this run.
    bool openWithAccount(const QUrl& baseUrl, const QByteArray& key);
    void close();
    /// Removes what a test wrote to the user's key store.
    void forgetKey(const QString& accountId) const;

    static VideoTask task(TaskState state, const QString& accountId = Account::practiceId());
    /// A service's reply to a create call of family A.
    static QByteArray accepted(const char* id);
    /// The labels of a message's actions; empty if there is no message.
    static QStringList wordsOfActions(const MessageBar* message);

    RequestForm* form() const { return window->findChild<RequestForm*>(); }
    TaskPanel* tasks() const { return window->findChild<TaskPanel*>(); }
    PlayerWidget* player() const { return window->findChild<PlayerWidget*>(); }
    WelcomePage* welcome() const { return window->findChild<WelcomePage*>(); }
    QStackedWidget* pages() const { return qobject_cast<QStackedWidget*>(welcome()->parentWidget()); }
    /// The window's own message bar, not one of its panels.
    MessageBar* message() const { return window->findChild<MessageBar*>(u"windowMessage"_s); }
    /// The only notice on the board; null if there is none or more than one.
    MessageBar* notice() const;
    QComboBox* accountCombo() const { return window->findChild<QComboBox*>(u"accountCombo"_s); }
    QPlainTextEdit* prompt() const { return form()->findChild<QPlainTextEdit*>(u"promptEdit"_s); }
    QLabel* viewerMessage() const { return window->findChild<QLabel*>(u"viewerMessage"_s); }
    QPushButton* button(const QString& name, const QWidget* in) const { return in->findChild<QPushButton*>(name); }
    /// The one of several with this name that is shown; null if none is.
    static QPushButton* shownButton(const QString& name, const QWidget* in)
    {
        const auto all = in->findChildren<QPushButton*>(name);
        const auto shown = std::ranges::find_if(all, &QWidget::isVisible);
        return shown != all.cend() ? *shown : nullptr;
    }
    QPushButton* newRequest() const { return button(u"newRequestButton"_s, window.get()); }
    QAction* action(TaskCommand command) const { return tasks()->taskActions()->action(command); }
    QAction* menuAction(const QString& text) const;
    /// Opens the details beside the picture.
    void showDetails() const { window->findChild<QAction*>(u"detailsAction"_s)->setChecked(true); }

    /// Enters a request like a user, in the form's own fields.
    void write(const QString& words, int seconds) const;
    /// Submits like a user, and waits until the request is in the list or is refused.
    void submit() const
    {
        auto* button = form()->findChild<QPushButton*>(u"submitButton"_s);
        button->click();
        awaitSent();
    }
    /// Waits until the submitted request is on disk or is refused.
    void awaitSent() const
    {
        (void)QTest::qWaitFor([this] { return !engine->store().disk().isBusy(); }, patienceMs);
    }
    /// 0 if there is none or more than one.
    TaskId onlyTask() const
    {
        const QList<TaskId> all = engine->store().ids();
        return all.size() == 1 ? all.first() : 0;
    }
    TaskState state(TaskId id) const { return engine->store().task(id).value_or(VideoTask()).state; }

    /// Labels and buttons that have less room than their text needs.
    QStringList clipped() const;

    QTemporaryDir dir;
    std::unique_ptr<Engine> engine;
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<MainWindow> window;
    /// The content of the profile before the window opens.
    std::function<void(Engine&)> prepare;
    bool begins = true; ///< whether unfinished tasks are resumed

private:
    bool show();
    bool isScrolled(const QWidget* widget) const;
};

} // namespace Dailies

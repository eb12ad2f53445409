// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/desktopintegration.h"

#include "app/common/shorttext.h"
#include "app/engine/engine.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/style/icons.h"

#include <QApplication>
#include <QCheckBox>
#include <QCloseEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTime>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int refreshMs = 250;
constexpr qsizetype longestPrompt = 80;
const auto playKey = u"play"_s;
const auto folderKey = u"folder"_s;

/// Whether a time of day is within a range, which may pass midnight. Never true if both ends are equal.
bool isWithin(const QTime& now, const QTime& from, const QTime& until)
{
    return from <= until ? now >= from && now < until : now >= from || now < until;
}

TaskFilter atWork()
{
    return {.states = {TaskState::Uploading, TaskState::Sending, TaskState::InProgress, TaskState::Downloading},
        .watchedOnly = true,
        .bin = TaskFilter::Bin::Both};
}

} // namespace

QString batchSentence(const BatchEnd& end, const QString& prompt)
{
    QStringList parts;
    if (const auto count = int(end.saved.size()))
        parts.append(DesktopIntegration::tr("%n clips saved", nullptr, count));
    if (const auto count = int(end.unsuccessful.size()))
        parts.append(DesktopIntegration::tr("%n without a clip", nullptr, count));
    if (const auto count = int(end.undecided.size()))
        parts.append(DesktopIntegration::tr("%n with no response: you decide", nullptr, count));
    if (end.practice > 0 && !end.isPracticeOnly())
        parts.append(DesktopIntegration::tr("%n in practice mode", nullptr, end.practice));
    const QString counts = parts.join(u" · "_s);
    const QString words = prompt.simplified();
    if (words.isEmpty())
        return counts;
    return counts + u'\n' + cutAtEnd(words, longestPrompt);
}

DesktopIntegration::DesktopIntegration(Engine& engine, TaskChanges& changes, QWidget& window, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_changes(changes)
    , m_window(window)
{
    const QList<TaskId>& unfinished = changes.unfinished();
    m_changed = {unfinished.cbegin(), unfinished.cend()};
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        for (const TaskId id : changed.added())
            m_batch.runs(id); // a task that ends at once counts as finished, too
        m_changed += changed.changed() + changed.removed();
        refreshSoon();
    });
    connect(&m_notification, &DesktopNotification::pressed, this, &DesktopIntegration::pressed);
    connect(&m_notification, &DesktopNotification::notShown, this, [this](const QString& title, const QString& text) {
        if (m_tray == nullptr)
            return;
        m_trayTold = true;
        m_tray->showMessage(title, text, applicationIcon());
    });
    connect(&engine.runner(), &TaskRunner::progressed, this, &DesktopIntegration::refreshSoon);
    connect(&engine.runner(), &TaskRunner::finishedWithoutAddress, this, &DesktopIntegration::tellWithoutAddress);
    m_refreshing.setSingleShot(true);
    connect(&m_refreshing, &QTimer::timeout, this, &DesktopIntegration::refresh);
    window.installEventFilter(this);
    if (hasTray())
        buildTray();
    refresh();
}

DesktopIntegration::~DesktopIntegration() = default;

bool DesktopIntegration::hasTray()
{
    return QSystemTrayIcon::isSystemTrayAvailable();
}

void DesktopIntegration::buildTray()
{
    m_menu = std::make_unique<QMenu>();
    connect(m_menu->addAction(tr("Show Dailies")), &QAction::triggered, this, &DesktopIntegration::windowWanted);
    connect(m_menu->addAction(tr("Quit")), &QAction::triggered, this, &DesktopIntegration::quit);
    m_tray = new QSystemTrayIcon(applicationIcon(), this);
    m_tray->setContextMenu(m_menu.get());
    connect(m_tray, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason != QSystemTrayIcon::Context)
            Q_EMIT windowWanted();
    });
    // Some desktops emit this for any program's notification.
    connect(m_tray, &QSystemTrayIcon::messageClicked, this, [this] {
        if (std::exchange(m_trayTold, false))
            Q_EMIT windowWanted();
    });
    m_tray->show();
}

void DesktopIntegration::followChanged()
{
    if (m_changed.isEmpty())
        return;
    const QSet<TaskId> changed = std::exchange(m_changed, {});
    const TaskHistory history(m_engine.store());
    const QSet<TaskId> running = history.passing(changed.values(), atWork());
    for (const TaskId id : running)
        m_batch.runs(id);
    QSet<TaskId> gone = changed - running;
    const QList<VideoTask> others = history.tasks(gone.values());
    for (const VideoTask& task : others) {
        tell(m_batch.follow(task));
        gone.remove(task.id);
    }
    for (const TaskId id : std::as_const(gone))
        tell(m_batch.forget(id));
}

void DesktopIntegration::refreshSoon()
{
    if (!m_refreshing.isActive())
        m_refreshing.start(refreshMs);
}

// Whether a notification may be shown now.
bool DesktopIntegration::maySpeak() const
{
    const Preferences& preferences = m_engine.preferences();
    if (m_window.isActiveWindow() || !preferences.isOn(Preference::Notifications))
        return false;
    const auto timeOf = [&](Preference preference) {
        return QTime::fromString(preferences.text(preference), u"HH:mm"_s);
    };
    const QTime now = m_engine.clock().now().toLocalTime().time();
    return !preferences.isOn(Preference::QuietHours)
        || !isWithin(now, timeOf(Preference::QuietFrom), timeOf(Preference::QuietUntil));
}

void DesktopIntegration::tellWithoutAddress(TaskId id)
{
    if (!maySpeak())
        return;
    m_told = {};
    const auto task = m_engine.store().task(id);
    const QString words = task ? task->request.prompt.simplified().left(longestPrompt) : QString();
    const QString text = tr("The service says the task is finished, but gives no link to the clip yet. Dailies keeps "
                            "checking and downloads the clip as soon as there is one.");
    m_notification.show(
        tr("No clip link yet"), words.isEmpty() ? text : text + u'\n' + words, {{u"default"_s, tr("Show")}});
}

void DesktopIntegration::tell(const std::optional<BatchEnd>& end)
{
    if (!end || !maySpeak())
        return;
    m_told = *end;
    const TaskId first = !end->saved.isEmpty() ? end->saved.constFirst()
        : !end->undecided.isEmpty()            ? end->undecided.constFirst()
                                               : end->unsuccessful.constFirst();
    const auto task = m_engine.store().task(first);
    QList<NotificationAction> actions{{u"default"_s, tr("Show")}};
    if (!end->saved.isEmpty()) {
        actions.append({playKey, tr("Play")});
        actions.append({folderKey, tr("Show in folder")});
    }
    const QString title = end->isPracticeOnly()
        ? (end->saved.isEmpty() ? tr("Practice tasks finished") : tr("Practice takes ready"))
        : (end->saved.isEmpty() ? tr("Tasks finished") : tr("Takes ready"));
    m_notification.show(title, batchSentence(*end, task ? task->request.prompt : QString()), actions);
}

void DesktopIntegration::pressed(const QString& key)
{
    if (key != folderKey)
        Q_EMIT windowWanted();
    if (!m_told.saved.isEmpty() && (key == folderKey || key == playKey))
        Q_EMIT commandWanted(m_told.saved.constFirst(), key == playKey ? TaskCommand::Play : TaskCommand::ShowInFolder);
}

void DesktopIntegration::refresh()
{
    followChanged();
    const QHash<TaskState, int> counts = m_changes.counts().kept;
    const int sending = counts.value(TaskState::Sending);
    const int uploading = counts.value(TaskState::Uploading);
    const std::optional<double> fetched = m_engine.runner().fetchedFraction();
    const int running = m_batch.running();
    if (sending > 0)
        m_sleep.hold(tr("Sending a request"));
    else if (uploading > 0)
        m_sleep.hold(tr("Uploading files"));
    else if (fetched)
        m_sleep.hold(tr("Downloading a clip"));
    else
        m_sleep.release();
    m_launcher.show(running, transferred(uploading > 0, fetched));
    if (m_tray != nullptr)
        m_tray->setToolTip(
            running == 0 ? tr("Dailies: nothing is running") : tr("Dailies: %n active", nullptr, running));
}

/// How much of all uploads and downloads is done, from 0 to 1; -1 if there are none.
double DesktopIntegration::transferred(bool hasUploads, std::optional<double> fetched) const
{
    if (!hasUploads)
        return fetched.value_or(-1);
    const TaskHistory history(m_engine.store());
    const QList<VideoTask> uploads =
        history.tasks(history.find({.states = {TaskState::Uploading}, .bin = TaskFilter::Bin::Both}));
    const int downloads = fetched ? std::max(m_changes.counts().kept.value(TaskState::Downloading), 1) : 0;
    const qsizetype all = uploads.size() + downloads;
    double sum = fetched.value_or(0) * downloads;
    for (const VideoTask& task : uploads)
        sum += transferredFraction(task, m_engine.runner()).value_or(0);
    return all == 0 ? -1 : sum / double(all);
}

void DesktopIntegration::quit()
{
    m_quitting = true;
    m_window.close();
    m_quitting = false;
}

bool DesktopIntegration::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Close && keptOpen(event->spontaneous())) {
        event->ignore();
        return true;
    }
    if (watched == &m_window && event->type() == QEvent::WindowActivate)
        m_notification.withdraw();
    return QObject::eventFilter(watched, event);
}

bool DesktopIntegration::keptOpen(bool byDesktop)
{
    m_changes.deliver();
    followChanged();
    // The end of the session waits for nobody, and whoever waits for the last response has been asked.
    if (m_quitting || m_engine.isEnding() || qApp->isSavingSession())
        return false;
    const QString closing = m_engine.preferences().text(Preference::Closing);
    const bool keeps = closing == "keep"_L1;
    if (closing == "quit"_L1 || (keeps && m_tray != nullptr && !byDesktop))
        return false;
    if (generating() + unsent() == 0)
        return false;
    if (keeps && m_tray != nullptr)
        m_window.hide();
    else
        askWhatClosingMeans();
    return true;
}

int DesktopIntegration::generating() const
{
    TaskFilter atService = atWork();
    atService.states.removeOne(TaskState::Uploading);
    return int(TaskHistory(m_engine.store()).find(atService).size());
}

int DesktopIntegration::unsent() const
{
    const QList<TaskId> queue = m_engine.store().queue();
    const auto waiting = std::count_if(queue.cbegin(), queue.cend(), [this](TaskId id) {
        const auto wait = m_engine.runner().sendWait(id);
        return !wait || wait->what != SendWait::For::User;
    });
    return int(waiting + m_engine.store().ids({TaskState::Uploading}).size());
}

QStringList DesktopIntegration::closingWords() const
{
    QStringList sentences;
    const int running = generating();
    const int unsent = this->unsent();
    if (running > 0 && m_tray != nullptr)
        sentences.append(
            tr("%n tasks are running. In the tray, Dailies keeps going and downloads the clips. If you quit, the tasks "
               "continue at the service, and Dailies picks them up when you start it again; download links usually "
               "expire after about a day.",
                nullptr, running));
    else if (running > 0)
        sentences.append(tr("%n tasks are running. If you quit, they continue at the service, and Dailies picks them "
                            "up when you start it again; download links usually expire after about a day.",
            nullptr, running));
    if (unsent > 0)
        sentences.append(tr("%n requests haven't been sent. If you quit, they stay in the list, and Dailies asks about "
                            "them when you start it again.",
            nullptr, unsent));
    return sentences;
}

/// Without a tray the window stays open instead.
void DesktopIntegration::askWhatClosingMeans()
{
    const auto words = [this] {
        const QStringList sentences = closingWords();
        return sentences.isEmpty() ? tr("All tasks have finished.") : sentences.join(u"\n\n"_s);
    };
    auto* box = new QMessageBox(QMessageBox::Question, tr("Quit Dailies?"), words(), QMessageBox::NoButton, &m_window);
    connect(&m_changes, &TaskChanges::changed, box, [box, words] { box->setText(words()); });
    box->setObjectName(u"closingQuestion"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton* keep =
        m_tray == nullptr ? nullptr : box->addButton(tr("Keep running in the tray"), QMessageBox::AcceptRole);
    box->addButton(tr("Quit"), QMessageBox::DestructiveRole);
    auto* stay = box->addButton(m_tray == nullptr ? tr("Keep running") : tr("Cancel"), QMessageBox::RejectRole);
    auto* always = new QCheckBox(tr("Don't ask again"), box);
    always->setChecked(m_tray != nullptr);
    box->setCheckBox(always);
    box->setDefaultButton(keep != nullptr ? keep : stay);
    connect(box, &QMessageBox::buttonClicked, this, [this, keep, stay, always](const QAbstractButton* pressed) {
        if (pressed == stay)
            return;
        if (always->isChecked())
            m_engine.preferences().set(Preference::Closing, pressed == keep ? u"keep"_s : u"quit"_s);
        if (pressed == keep)
            m_window.hide();
        else
            quit();
    });
    box->open();
}

} // namespace Dailies

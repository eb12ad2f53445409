// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access/screens.h"

#include "tests/ui/requestsamples.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/compareview.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/widgets/disclosurebutton.h"

#include <QDesktopServices>
#include <QMenu>
#include <QMetaMethod>
#include <QProcess>
#include <QTabBar>

namespace Dailies {

namespace {

constexpr int patienceMs = 20'000;

/// Signals of the top bar that open no dialog of ours, but one of the desktop or none.
const QByteArrayList notDialogs{"newRequestRequested", "openRequestRequested", "pasteRequestRequested",
    "practiceRequested", "clipsFolderRequested", "quitRequested"};

QList<QDialog*> openDialogs()
{
    QList<QDialog*> found;
    for (QWidget* each : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QDialog*>(each);
        if (dialog != nullptr && dialog->isVisible())
            found.append(dialog);
    }
    return found;
}

/// Gives the window the keyboard.
void bringToFront(QWidget* window)
{
    window->activateWindow();
    if (!QTest::qWaitFor([window] { return QApplication::activeWindow() == window; }, patienceMs))
        qFatal("%s does not come to the front", qPrintable(window->windowTitle()));
}

bool makeClip(const QString& path, const QString& colour)
{
    return QProcess::execute(u"ffmpeg"_s,
               {u"-v"_s, u"error"_s, u"-f"_s, u"lavfi"_s, u"-i"_s, u"testsrc=s=320x180:r=10:d=1,hue=h=%1"_s.arg(colour),
                   u"-c:v"_s, u"libx264"_s, u"-pix_fmt"_s, u"yuv420p"_s, path})
        == 0;
}

} // namespace

Screens::Screens()
{
    for (const auto* scheme : {"file", "http", "https"})
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "openNothing");
}

Screens::~Screens()
{
    close();
    for (const auto* scheme : {"file", "http", "https"})
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
}

void Screens::addTasks(Engine& engine)
{
    const Account studio{
        u"studio"_s, u"Studio"_s, QUrl(u"https://video.example/v1"_s), {*ProfileCatalogue().guess(u"wan3.0-video"_s)}};
    (void)engine.accounts().put(studio);
    engine.keys().keep(studio.id, originOf(studio.baseUrl), QByteArray(key.data(), key.size()));
    for (int state = 0; state <= static_cast<int>(TaskState::Expired); ++state) {
        VideoTask task = WindowBench::task(static_cast<TaskState>(state));
        task.request.prompt = u"A gull lands on the pier and folds its wings, take %1"_s.arg(state);
        task.sentAt = task.createdAt;
        task.bodyDigest = QString(64, u'a');
        if (!task.remoteId.isEmpty())
            task.remoteId += QString::number(state);
        if (task.state == TaskState::Saved)
            task.file = m_clips.filePath(u"one.mp4"_s);
        if (task.state == TaskState::Failed || task.state == TaskState::Refused)
            task.error = {ErrorKind::Refused, u"The aspect ratio is not one that this model makes."_s};
        (void)engine.store().add(task);
    }
    VideoTask other = WindowBench::task(TaskState::Saved);
    other.remoteId = u"another-id"_s;
    other.file = m_clips.filePath(u"two.mp4"_s);
    other.request.prompt = u"海鸥落在码头上"_s;
    (void)engine.store().add(other);
}

bool Screens::open()
{
    if (!QFile::exists(m_clips.filePath(u"one.mp4"_s))
        && (!makeClip(m_clips.filePath(u"one.mp4"_s), u"0"_s) || !makeClip(m_clips.filePath(u"two.mp4"_s), u"90"_s)))
        return false;
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    m_bench->prepare = [this](Engine& engine) { addTasks(engine); };
    return m_bench->openWithPractice();
}

void Screens::close()
{
    m_bench.reset();
}

void Screens::each(const Look& look)
{
    eachOfTheWindow(look);
    eachDialog(look);
}

void Screens::eachOfTheWindow(const Look& look)
{
    QWidget* window = m_bench->window.get();
    bringToFront(window);
    const QList<RequestKind> kinds{Samples::textA30, Samples::referenceA27,
        {Family::A, Generation::G27, ApiType::ImageToVideo}, {Family::A, Generation::G27, ApiType::VideoEdit},
        Samples::textB, {Family::B, Generation::None, ApiType::ImageToVideo}, Samples::multiB};
    for (const RequestKind& kind : kinds) {
        m_bench->form()->setRequest(Samples::maximal(kind));
        for (auto* more : window->findChildren<DisclosureButton*>())
            more->setOpen(true);
        look(u"compose %1 %2"_s.arg(familyName(kind.family), apiTypeName(kind.apiType)), window);
    }
    m_bench->form()->setRequest(Samples::minimal(Samples::textA30));
    auto* tabs = window->findChild<TaskDetails*>()->findChild<QTabBar*>();
    for (int state = 0; state <= static_cast<int>(TaskState::Expired); ++state) {
        m_bench->tasks()->selectTask(state + 1);
        tabs->setCurrentIndex(0);
        look(u"task %1"_s.arg(stateName(static_cast<TaskState>(state))), window);
    }
    m_bench->tasks()->selectTask(static_cast<int>(TaskState::Saved) + 1);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        look(u"tab %1"_s.arg(tab), window);
    }
    Q_EMIT m_bench->tasks()->compareRequested(
        {static_cast<int>(TaskState::Saved) + 1, static_cast<int>(TaskState::Expired) + 2});
    auto* compare = window->findChild<CompareView*>();
    if (!QTest::qWaitFor([compare] { return compare->player()->state() != PlayerState::Loading; }, patienceMs))
        qFatal("the clips to compare do not open");
    look(u"compare"_s, window);
    Q_EMIT compare->left();
}

void Screens::eachDialog(const Look& look)
{
    auto* bar = m_bench->window->findChild<WindowMenu*>();
    const QString practice = m_bench->form()->accountId();
    m_bench->form()->chooser()->setAccountId(u"studio"_s);
    for (int i = WindowMenu::staticMetaObject.methodOffset(); i < WindowMenu::staticMetaObject.methodCount(); ++i) {
        const QMetaMethod method = WindowMenu::staticMetaObject.method(i);
        if (method.methodType() == QMetaMethod::Signal && method.parameterCount() == 0
            && !notDialogs.contains(method.name()))
            lookAtDialog(
                QString::fromLatin1(method.name()), [&] { method.invoke(bar, Qt::DirectConnection); }, look);
    }
    for (QAction* each : bar->actions()) {
        if (each->shortcuts().contains(QKeySequence(QKeySequence::Save)))
            lookAtDialog(
                u"save draft"_s, [each] { each->trigger(); }, look);
    }
    QMenu* drafts = m_bench->window->findChild<QPushButton*>(u"draftsButton"_s)->menu();
    lookAtDialog(
        u"drafts"_s,
        [drafts] {
            Q_EMIT drafts->aboutToShow();
            drafts->actions().constLast()->trigger();
        },
        look);
    m_bench->form()->chooser()->setAccountId(practice);
    m_bench->form()->setRequest(Samples::minimal(Samples::textB));
    lookAtDialog(
        u"use again"_s, [this] { Q_EMIT m_bench->tasks()->commandRequested(TaskCommand::UseAgain, {2}); }, look);
    DaysDialog days(QDate(2026, 1, 1), QDate(2026, 2, 1), m_bench->window.get());
    lookAtDialog(
        u"days"_s, [&days] { days.open(); }, look);
}

void Screens::welcome(const Look& look)
{
    WindowBench first;
    if (!first.open())
        qFatal("no window");
    look(u"welcome"_s, first.window.get());
}

void Screens::lookAtDialog(const QString& name, const std::function<void()>& opens, const Look& look)
{
    opens();
    for (QDialog* dialog : openDialogs()) {
        bringToFront(dialog);
        look(name, dialog);
        dialog->done(QDialog::Rejected);
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    bringToFront(m_bench->window.get());
}

void settle()
{
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::sendPostedEvents();
        QTest::qWait(1);
    }
}

QList<QWidget*> tabStops(const QWidget* window)
{
    QList<QWidget*> found;
    for (QWidget* each : window->findChildren<QWidget*>()) {
        const bool takes = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && each->focusProxy() == nullptr;
        if (takes && each->isVisible() && each->isEnabled() && each->window() == window)
            found.append(each);
    }
    return found;
}

QString wordsFor(const QWidget* widget)
{
    QString words = QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName();
    for (const QWidget* at = widget->parentWidget(); at != nullptr && !at->isWindow(); at = at->parentWidget()) {
        if (!at->objectName().isEmpty() && !at->objectName().startsWith(u"qt_"_s))
            return words + u" in "_s + at->objectName();
    }
    return words;
}

} // namespace Dailies

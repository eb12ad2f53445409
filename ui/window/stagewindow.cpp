// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/stagewindow.h"

#include "ui/style/applylook.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/widgets/formparts.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto outKey = "stageWindow/out";
constexpr auto screenKey = "stageWindow/screen";
constexpr auto stageGeometryKey = "stageWindow/geometry";
constexpr QSize usualStageSize(960, 616); ///< a picture of 960x540 with the rows below it
constexpr QSize leastStageSize(480, 346);

} // namespace

StageWindow::StageWindow(WorkArea& work, PlayerWidget& player, QWidget* main)
    : QWidget(main, Qt::Window)
    , m_work(work)
    , m_player(player)
    , m_main(main)
    , m_action(new QAction(icon(u"external-link"_s), tr("Viewer in its own window"), main))
{
    setObjectName(u"stageWindow"_s);
    setWindowTitle(tr("Viewer – Dailies"));
    setMinimumSize(leastStageSize);
    keepTheme(this, Theme::Dark); // as the picture, which is all it is for
    setAttribute(Qt::WA_QuitOnClose, false);
    bareColumn(this);
    m_action->setObjectName(u"stageWindowAction"_s);
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::SHIFT | Qt::Key_F);
    m_action->setShortcutVisibleInContextMenu(true);
    m_action->setToolTip(
        tr("Moves the viewer to a second screen, if there is one. Close that window to bring it back."));
    connect(m_action, &QAction::toggled, this, &StageWindow::setOut);
    connect(&work, &WorkArea::stageWanted, m_action, [this] { m_action->setChecked(false); });
    main->installEventFilter(this);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &StageWindow::followRemoved);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &StageWindow::followAdded);
}

void StageWindow::restore(const QSettings& settings)
{
    m_isDueAtStart = settings.value(QLatin1StringView(outKey), false).toBool();
    m_screen = settings.value(QLatin1StringView(screenKey)).toString();
    m_geometry = settings.value(QLatin1StringView(stageGeometryKey)).toByteArray();
}

void StageWindow::save(QSettings& settings) const
{
    const bool isOut = m_action->isChecked();
    settings.setValue(QLatin1StringView(outKey), isOut || m_isDueAtStart);
    const bool isChosen = isOut && QGuiApplication::screens().size() > 1;
    settings.setValue(QLatin1StringView(screenKey), isChosen ? screen()->name() : m_screen);
    settings.setValue(QLatin1StringView(stageGeometryKey), isOut ? saveGeometry() : m_geometry);
}

void StageWindow::setOut(bool out)
{
    m_player.playerActions()->fullScreen()->setChecked(false);
    if (out) {
        m_work.setStageOut(true);
        layout()->addWidget(&m_player);
        m_player.show();
        bringOut();
        m_player.setFocus();
        return;
    }
    noteScreen();
    m_geometry = saveGeometry();
    m_work.setStageOut(false);
    hide();
    m_main->activateWindow();
    m_player.setFocus();
}

void StageWindow::bringOut()
{
    create();
    // Otherwise it would always be above the main window, and disappear together with it.
    windowHandle()->setTransientParent(nullptr);
    place();
    show();
}

/// The screen that the user had it on, otherwise the first one that the main window is not on; null if there is none.
QScreen* StageWindow::wantedScreen() const
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() < 2)
        return nullptr;
    const auto named = std::find_if(
        screens.cbegin(), screens.cend(), [this](const QScreen* screen) { return screen->name() == m_screen; });
    if (named != screens.cend())
        return *named;
    return *std::find_if(
        screens.cbegin(), screens.cend(), [this](const QScreen* screen) { return screen != m_main->screen(); });
}

void StageWindow::place()
{
    QScreen* wanted = wantedScreen();
    const bool isRestored = !m_geometry.isEmpty() && restoreGeometry(m_geometry);
    if (wanted == nullptr && (!isRestored || isMaximized()))
        placeBesides();
    else if (wanted != nullptr && (!isRestored || screen() != wanted))
        placeOn(wanted);
}

void StageWindow::placeOn(QScreen* screen)
{
    const QRect room = screen->availableGeometry();
    QRect normal(QPoint(), usualStageSize.boundedTo(room.size()));
    normal.moveCenter(room.center());
    setWindowState(Qt::WindowNoState);
    setScreen(screen);
    setGeometry(normal);
    setWindowState(Qt::WindowMaximized);
}

/// On the main window's own screen, as a normal window.
void StageWindow::placeBesides()
{
    const QRect room = m_main->screen()->availableGeometry();
    QRect normal(QPoint(), usualStageSize.boundedTo(room.size() - QSize(0, 40)));
    normal.moveCenter(room.center());
    setWindowState(Qt::WindowNoState);
    setScreen(m_main->screen());
    setGeometry(normal);
}

void StageWindow::noteScreen()
{
    if (QGuiApplication::screens().size() > 1)
        m_screen = screen()->name();
}

/// The screen is unplugged. The window comes to the main window's screen, and returns when the screen does.
void StageWindow::followRemoved(QScreen* screen)
{
    if (!m_action->isChecked() || this->screen() != screen)
        return;
    m_screen = screen->name();
    m_player.playerActions()->fullScreen()->setChecked(false);
    // Later, when Qt has moved the windows of that screen.
    QTimer::singleShot(0, this, [this] {
        if (m_action->isChecked())
            placeBesides();
    });
}

void StageWindow::followAdded(QScreen* screen)
{
    if (m_action->isChecked() && screen->name() == m_screen && this->screen() != screen)
        placeOn(screen);
}

/// The window appears and disappears together with the main window.
bool StageWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_main && event->type() == QEvent::Show && !event->spontaneous()) {
        if (std::exchange(m_isDueAtStart, false)) {
            setAttribute(Qt::WA_ShowWithoutActivating);
            m_action->setChecked(true);
            setAttribute(Qt::WA_ShowWithoutActivating, false);
            QTimer::singleShot(0, this, &QWidget::raise); // the main window is shown after this, perhaps above it
        } else if (m_action->isChecked()) {
            bringOut();
        }
    } else if (watched == m_main && event->type() == QEvent::Hide && !event->spontaneous()) {
        noteScreen();
        if (m_action->isChecked())
            m_geometry = saveGeometry();
        hide();
    }
    return QWidget::eventFilter(watched, event);
}

void StageWindow::closeEvent(QCloseEvent* event)
{
    event->ignore(); // it closes by giving the stage back
    m_action->setChecked(false);
}

} // namespace Dailies

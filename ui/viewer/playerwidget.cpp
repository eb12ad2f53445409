// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/playerwidget.h"

#include "ui/viewer/playeractions.h"
#include "ui/viewer/qtplayer.h"
#include "ui/viewer/transportbar.h"
#include "ui/viewer/videosurface.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>
#include <QVideoFrame>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QVBoxLayout* bareColumn(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

PlayerWidget::PlayerWidget(QWidget* parent) : PlayerWidget(new QtPlayer, parent) {}

PlayerWidget::PlayerWidget(Player* player, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
    , m_actions(new PlayerActions(player, this))
    , m_stage(new QWidget(this))
    , m_surface(new VideoSurface(m_stage))
    , m_bar(new TransportBar(player, m_actions, m_stage))
{
    setObjectName(u"playerWidget"_s);
    player->setParent(this);
    bareColumn(this)->addWidget(m_stage);
    QVBoxLayout* column = bareColumn(m_stage);
    column->addWidget(m_surface, 1);
    column->addWidget(m_bar);
    m_stage->addActions(m_actions->all());
    setFocusProxy(m_surface);

    connect(player, &Player::frameReady, m_surface, &VideoSurface::setFrame);
    connect(player, &Player::timingChanged, m_surface, [this] { m_surface->setShape(m_player->shape()); });
    connect(player, &Player::stateChanged, this, &PlayerWidget::followState);
    connect(player, &Player::failed, this, [this](const QString& sentence) {
        m_surface->showMessage(sentence);
        Q_EMIT failed(m_path, sentence);
    });
    connect(m_surface, &VideoSurface::doubleClicked, m_actions->fullScreen(), &QAction::toggle);
    connect(m_actions->fullScreen(), &QAction::toggled, this, &PlayerWidget::setFullScreen);
    followState(player->state());
}

PlayerWidget::~PlayerWidget()
{
    // Nothing may reach the children once they begin to go.
    m_player->disconnect(this);
    m_player->unload();
}

void PlayerWidget::showFile(const QString& path)
{
    if (path == m_path && m_player->state() != PlayerState::Broken) {
        return;
    }
    m_path = path;
    m_surface->showMessage({});
    m_player->load(path);
}

void PlayerWidget::clear(const QString& sentence)
{
    if (m_path.isEmpty() && m_whyEmpty == sentence) {
        return;
    }
    m_whyEmpty = sentence;
    if (!m_path.isEmpty()) {
        m_path.clear();
        m_player->unload();
    }
    followState(m_player->state());
}

void PlayerWidget::play()
{
    m_player->play();
}

int PlayerWidget::volume() const
{
    return m_bar->volume();
}

void PlayerWidget::setVolume(int percent)
{
    m_bar->setVolume(percent);
}

void PlayerWidget::pause()
{
    m_player->pause();
}

void PlayerWidget::followState(PlayerState state)
{
    if (state == PlayerState::Empty) {
        m_surface->showMessage(m_whyEmpty.isEmpty() ? tr("Select a take to watch it.") : m_whyEmpty);
    }
}

void PlayerWidget::setFullScreen(bool on)
{
    if (on == isFullScreenShown()) {
        return;
    }
    if (on) {
        m_fullScreenWindow = new QWidget(this, Qt::Window);
        m_fullScreenWindow->setWindowTitle(window()->windowTitle());
        m_fullScreenWindow->installEventFilter(this);
        bareColumn(m_fullScreenWindow)->addWidget(m_stage);
        m_fullScreenWindow->showFullScreen();
    } else {
        layout()->addWidget(m_stage);
        m_fullScreenWindow->removeEventFilter(this);
        m_fullScreenWindow->hide();
        m_fullScreenWindow->deleteLater();
        m_fullScreenWindow = nullptr;
        window()->activateWindow();
    }
    m_stage->show();
    m_surface->setFocus();
}

bool PlayerWidget::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_fullScreenWindow && event->type() == QEvent::Close) {
        event->ignore(); // closing the full-screen window means to come back from it
        m_actions->fullScreen()->setChecked(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Dailies

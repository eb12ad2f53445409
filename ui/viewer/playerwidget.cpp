// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/playerwidget.h"

#include "app/media/filmstripmaker.h"
#include "ui/viewer/actionrow.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/framepreview.h"
#include "ui/viewer/fullscreen.h"
#include "ui/viewer/hiddenrows.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/qtplayer.h"
#include "ui/viewer/relayplayer.h"
#include "ui/viewer/seektrack.h"
#include "ui/viewer/transportbar.h"
#include "ui/viewer/videosurface.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QPointer>
#include <QVBoxLayout>
#include <QVideoFrame>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// A click plays after this time. A longer one would be felt; the second half of a slower double click takes the click
// back.
constexpr int clickMs = 180;

/// Qt passes the focus of a control that it disables to the next one, where Space does something else. The picture takes
/// it instead, because all keys of the player work there.
void keepFocus(const QWidget* stage, QWidget* picture)
{
    QObject::connect(qApp, &QApplication::focusChanged, picture, [stage, picture](QWidget* from, const QWidget* to) {
        if (to == nullptr || from == picture || !stage->isAncestorOf(from))
            return;
        // Later, because the control is still enabled.
        const auto check = [picture, from = QPointer(from), to] {
            if (from != nullptr && from->isVisible() && !from->isEnabled() && QApplication::focusWidget() == to)
                picture->setFocus(Qt::OtherFocusReason);
        };
        QMetaObject::invokeMethod(picture, check, Qt::QueuedConnection);
    });
}

} // namespace

PlayerWidget::PlayerWidget(QWidget* parent) : PlayerWidget(new RelayPlayer([] { return new QtPlayer; }), parent) {}

PlayerWidget::PlayerWidget(Player* player, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
    , m_actions(new PlayerActions(player, this))
    , m_frameActions(new FrameActions(player, m_actions->marks().at(0), m_actions->marks().at(1), this))
    , m_stage(new QWidget(this))
    , m_surface(new VideoSurface(m_stage))
    , m_bar(new TransportBar(player, m_actions, TransportBar::Kind::Stage, m_stage))
    , m_row(new ActionRow(player, m_actions, m_frameActions, m_stage))
    , m_preview(new FramePreview(m_stage))
    , m_strips(new FilmstripMaker(this))
    , m_fullScreen(new FullScreen(m_stage, this, m_actions->fullScreen()))
{
    setObjectName(u"playerWidget"_s);
    player->setParent(this);
    bareColumn(this)->addWidget(m_stage);
    QVBoxLayout* column = bareColumn(m_stage);
    column->addWidget(m_surface, 1);
    column->addWidget(m_bar);
    column->addWidget(m_row);
    m_hiddenRows = new HiddenRows(m_stage, m_surface, {m_bar, m_row});
    buildFilmstrip();
    m_stage->addActions(m_actions->all());
    m_stage->addActions(m_frameActions->all());
    setFocusProxy(m_surface);

    connectSurface();
    connect(player, &Player::stateChanged, this, &PlayerWidget::followState);
    connect(player, &Player::failed, this, [this](const QString& sentence) {
        // The name is enough beside the picture.
        m_surface->showMessage(QString(sentence).replace(m_path, QFileInfo(m_path).fileName()));
        m_surface->setToolTip(plainToolTip(QDir::toNativeSeparators(m_path)));
        Q_EMIT failed(m_path, sentence);
    });
    connect(m_actions, &PlayerActions::goToFrameRequested, this, &PlayerWidget::askForFrame);
    connect(m_fullScreen, &FullScreen::changed, m_surface, qOverload<>(&QWidget::setFocus));
    keepFocus(m_stage, m_surface);
    m_surface->installEventFilter(this);
    followState(player->state());
}

void PlayerWidget::connectSurface()
{
    Player* player = m_player;
    connect(player, &Player::frameReady, m_surface, &VideoSurface::setFrame);
    connect(player, &Player::stillReady, m_surface, &VideoSurface::setStill);
    connect(player, &Player::glanceReady, m_surface, &VideoSurface::setGlance);
    connect(m_surface, &VideoSurface::roomChanged, player, &Player::setGlanceBounds);
    connect(player, &Player::timingChanged, m_surface, [this] { m_surface->setShape(m_player->shape()); });
    connect(m_surface, &VideoSurface::clicked, this, &PlayerWidget::click);
    connect(m_surface, &VideoSurface::doubleClicked, this, &PlayerWidget::doubleClick);
    m_clicked.setSingleShot(true);
    m_clicked.setInterval(clickMs);
    connect(&m_clicked, &QTimer::timeout, m_actions->playPause(), &QAction::trigger);
    m_surface->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_surface, &QWidget::customContextMenuRequested, this, &PlayerWidget::openMenu);
    connect(m_actions, &PlayerActions::zoomRequested, m_surface, &VideoSurface::setZoom);
    connect(m_actions, &PlayerActions::zoomByRequested, m_surface,
        [this](double factor) { m_surface->zoomBy(factor, QPointF(m_surface->rect().center())); });
}

void PlayerWidget::click()
{
    m_clickedAt.restart();
    m_clicked.start();
}

void PlayerWidget::doubleClick()
{
    // The first half may have played or paused the clip already.
    if (!m_clicked.isActive() && m_clickedAt.isValid()
        && m_clickedAt.elapsed() < 2 * QApplication::doubleClickInterval())
        m_actions->playPause()->trigger();
    m_clicked.stop();
    m_clickedAt.invalidate();
    m_actions->fullScreen()->toggle();
}

void PlayerWidget::buildFilmstrip()
{
    SeekTrack* track = m_bar->position();
    connect(m_strips, &FilmstripMaker::made, track, [this, track](const QString& path, const Filmstrip& strip) {
        if (path == m_path)
            track->setStrip(strip);
    });
    connect(m_actions->filmstrip(), &QAction::toggled, track, &SeekTrack::setStripShown);
    connect(track, &SeekTrack::hovered, this, &PlayerWidget::preview);
    connect(track, &SeekTrack::hoverEnded, m_preview, &QWidget::hide);
}

// Requests the filmstrip only after the first picture is shown, because the picture has priority.
void PlayerWidget::followFilmstrip()
{
    const bool isLong = hasPicture(m_player->state()) && m_player->timing().lastFrame() > 0;
    if (isLong && !std::exchange(m_stripAsked, true))
        m_strips->make(m_path);
}

void PlayerWidget::setActionRow(QWidget* row, const QList<QAction*>& keys)
{
    m_row->setMiddle(row);
    m_stage->addActions(keys);
}

void PlayerWidget::addTool(QAction* action)
{
    m_row->addTool(action);
}

QList<QAction*> PlayerWidget::leftOutTools()
{
    auto* speeds = new QMenu(tr("Speed"), this);
    speeds->addActions(m_actions->speeds());
    return {m_actions->loop(), speeds->menuAction(), m_actions->mute()};
}

void PlayerWidget::setTrackHint(const QString& words)
{
    m_bar->position()->setHint(words);
}

void PlayerWidget::setFilmstripFolder(const QString& folder, qint64 mostBytes)
{
    m_strips->setFolder(folder, mostBytes);
}

void PlayerWidget::preview(qint64 us, QPoint globalPosition)
{
    const ClipTiming timing = m_player->timing();
    const auto last = static_cast<double>(std::max<qint64>(1, timing.lastStart()));
    const QPoint above(m_stage->mapFromGlobal(globalPosition).x(), m_bar->mapTo(m_stage, QPoint()).y());
    m_preview->showAt(
        above, m_bar->position()->strip(), static_cast<double>(us) / last, timing.timecode(timing.frameAt(us)));
}

PlayerWidget::~PlayerWidget()
{
    // No signal may reach the children once they are being destroyed.
    m_player->disconnect(this);
    m_player->unload();
}

void PlayerWidget::showFile(const QString& path)
{
    if (path == m_path && m_player->state() != PlayerState::Broken)
        return;
    keepRange();
    m_path = path;
    m_goesBackTo.reset();
    m_stripAsked = false;
    m_strips->forget();
    m_bar->position()->setStrip({});
    m_surface->setZoom(0); // the next clip may have another size
    m_surface->showMessage({});
    m_surface->setToolTip(plainToolTip({}));
    const auto kept = m_ranges.constFind(path);
    m_dueRange = kept != m_ranges.cend() ? std::optional(*kept) : std::nullopt;
    m_player->load(path);
}

/// The in and out points of a clip come back with it as long as the program runs.
void PlayerWidget::keepRange()
{
    if (m_path.isEmpty() || m_dueRange) // those that have not come back yet are kept already
        return;
    if (const PlayRange range = m_player->range(); range != PlayRange())
        m_ranges.insert(m_path, range);
    else
        m_ranges.remove(m_path);
}

void PlayerWidget::followRename(const QString& path)
{
    std::optional<Place> place;
    if (hasPicture(m_player->state()))
        place = Place{m_player->positionUs(), m_player->range(), m_player->state() == PlayerState::Playing};
    showFile(path);
    if (place && hasPicture(m_player->state()))
        goBack(*place);
    else
        m_goesBackTo = place;
}

void PlayerWidget::goBack(const Place& place)
{
    m_player->setRange(place.range);
    m_player->seek(place.us);
    if (place.isPlaying)
        m_player->play();
}

void PlayerWidget::clear(const QString& sentence)
{
    if (m_path.isEmpty() && m_whyEmpty == sentence)
        return;
    m_whyEmpty = sentence;
    m_goesBackTo.reset();
    if (!m_path.isEmpty()) {
        keepRange();
        m_dueRange.reset();
        m_path.clear();
        m_surface->setToolTip(plainToolTip({}));
        m_strips->forget();
        m_player->unload();
    }
    followState(m_player->state());
}

void PlayerWidget::setStandIn(QWidget* widget)
{
    m_standIn = widget;
    addCover(widget);
}

void PlayerWidget::addCover(QWidget* widget)
{
    m_covers.append(widget);
    widget->hide();
    widget->setParent(m_surface);
    placeCovers();
}

QWidget* PlayerWidget::picture() const
{
    return m_surface;
}

void PlayerWidget::setOverlay(QWidget* overlay)
{
    m_hiddenRows->setHidden(false); // the overlay takes one of them
    QWidget* before = std::exchange(m_overlay, overlay);
    if (before != nullptr) {
        before->removeEventFilter(this);
        before->hide();
    }
    if (overlay != nullptr) {
        overlay->installEventFilter(this);
        static_cast<QVBoxLayout*>(overlay->layout())->insertWidget(0, m_bar);
        overlay->show();
        overlay->raise();
    } else {
        static_cast<QVBoxLayout*>(m_stage->layout())->insertWidget(1, m_bar);
    }
    m_bar->setToolsShown(overlay == nullptr);
    m_bar->show();
    m_row->setVisible(overlay == nullptr);
    m_hiddenRows->setHidden(m_hidesRows && overlay == nullptr);
    placeCovers();
}

void PlayerWidget::setRowsHidden(bool hidden)
{
    m_hidesRows = hidden;
    m_hiddenRows->setHidden(hidden && m_overlay == nullptr);
}

void PlayerWidget::setPointerShown(bool shown)
{
    if (shown)
        m_stage->unsetCursor();
    else
        m_stage->setCursor(Qt::BlankCursor);
}

int PlayerWidget::overlayHeight() const
{
    return m_overlay != nullptr ? m_overlay->sizeHint().height() : 0;
}

/// Covers leave the overlay free while it is shown, because what they say must be seen.
void PlayerWidget::placeCovers()
{
    const int overlaid = overlayHeight();
    if (m_overlay != nullptr)
        m_overlay->setGeometry(0, m_stage->height() - overlaid, m_stage->width(), overlaid);
    const bool isSeen = m_overlay != nullptr && !m_overlay->isHidden();
    for (QWidget* cover : std::as_const(m_covers))
        cover->setGeometry(m_surface->rect().adjusted(0, 0, 0, isSeen ? -overlaid : 0));
}

void PlayerWidget::showStandIn(bool shown)
{
    // Hiding what has the keyboard would give it to the first part of the window.
    if (!shown && (m_standIn->hasFocus() || m_standIn->isAncestorOf(QApplication::focusWidget())))
        m_surface->setFocus(Qt::OtherFocusReason);
    m_standIn->setVisible(shown);
    followState(m_player->state());
}

bool PlayerWidget::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isAboutOverlay =
        type == QEvent::LayoutRequest || type == QEvent::ShowToParent || type == QEvent::HideToParent;
    if ((watched == m_surface && type == QEvent::Resize) || (watched == m_overlay && isAboutOverlay))
        placeCovers();
    return QWidget::eventFilter(watched, event);
}

void PlayerWidget::setMark(const QString& mark)
{
    m_bar->setMark(mark);
}

bool PlayerWidget::isFullScreenShown() const
{
    return m_fullScreen->isShown();
}

int PlayerWidget::volume() const
{
    return m_bar->volume();
}

void PlayerWidget::setVolume(int percent)
{
    m_bar->setVolume(percent);
}

void PlayerWidget::followState(PlayerState state)
{
    followFilmstrip();
    if (m_dueRange && hasPicture(state))
        m_player->setRange(*std::exchange(m_dueRange, {}));
    if (m_goesBackTo && hasPicture(state))
        goBack(*std::exchange(m_goesBackTo, {}));
    if (m_standIn != nullptr && !m_standIn->isHidden())
        m_surface->showMessage({}); // it would be read out
    else if (state == PlayerState::Empty)
        m_surface->showMessage(m_whyEmpty.isEmpty() ? tr("Select a take to watch it.") : m_whyEmpty);
}

void PlayerWidget::openMenu(QPoint at)
{
    auto* menu = new QMenu(m_stage);
    menu->setObjectName(u"playerMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_actions->fill(menu);
    menu->addActions(m_viewActions);
    menu->addSeparator();
    m_frameActions->fill(menu);
    menu->popup(m_surface->mapToGlobal(at));
}

void PlayerWidget::askForFrame()
{
    const ClipTiming timing = m_player->timing();
    auto* dialog = new QInputDialog(m_stage->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"goToFrameDialog"_s);
    dialog->setWindowTitle(tr("Go to frame"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, timing.lastFrame());
    dialog->setLabelText(tr("Frame, 0 to %1:").arg(timing.lastFrame()));
    dialog->setIntValue(timing.frameAt(m_player->positionUs()));
    dialog->setOkButtonText(tr("Go"));
    connect(dialog, &QInputDialog::intValueSelected, m_player, [this](int frame) {
        m_player->pause();
        m_player->seek(m_player->timing().frameStart(frame));
    });
    dressInputDialog(dialog);
    dialog->open();
}

} // namespace Dailies

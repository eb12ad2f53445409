// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparestage.h"

#include "ui/compare/wipepicture.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int gap = 4;
constexpr int roomForCaption = 72; ///< at least, beside the marks
constexpr int words = TakeTile::captionHeight + TakeTile::frameWidth; // height of a tile without its picture

} // namespace

CompareStage::CompareStage(ComparePlayer& player, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
    , m_wipe(new WipePicture(player, m_lens, this))
{
    setObjectName(u"compareStage"_s);
    setMinimumSize(240, 135);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // The background of pictures is dark in both themes, and the text on it is light.
    keepTheme(this, Theme::Dark);
    m_wipe->hide();
    connect(m_wipe, &WipePicture::zoomed, this, &CompareStage::zoomBy);
    connect(m_wipe, &WipePicture::moved, this, &CompareStage::moveRegion);
    connect(&player, &ComparePlayer::takeChanged, this, &CompareStage::follow);
}

CompareStage::~CompareStage()
{
    qDeleteAll(std::exchange(m_tiles, {}));
}

void CompareStage::rebuild()
{
    // Clear the list first: when the tile with the focus is deleted, the focus moves to the next one, which
    // would report that it is selected.
    qDeleteAll(std::exchange(m_tiles, {}));
    for (int number = 0; number < m_player.count(); ++number) {
        auto* tile = new TakeTile(number, m_player, m_lens, this);
        connect(tile, &TakeTile::chosen, this, &CompareStage::choose);
        connect(tile, &TakeTile::doubleClicked, this, &CompareStage::showAlone);
        connect(tile, &TakeTile::zoomed, this, &CompareStage::zoomBy);
        connect(tile, &TakeTile::moved, this, &CompareStage::moveRegion);
        tile->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(tile, &QWidget::customContextMenuRequested, this, [this, tile, number](const QPoint& place) {
            choose(number);
            Q_EMIT menuRequested(tile->mapToGlobal(place));
        });
        tile->setChosen(number == 0);
        tile->show();
        m_tiles.append(tile);
    }
    m_chosen = 0;
    m_player.setChosen(0);
    m_mode = CompareMode::SideBySide;
    m_lens.setZoom(0);
    m_wipe->setDivider(0.5);
    arrange();
    Q_EMIT modeChanged();
}

void CompareStage::setNumbers(const QList<TaskId>& takes)
{
    m_wipe->setNumbers(takes);
}

void CompareStage::choose(int number)
{
    if (number == m_chosen || number < 0 || number >= m_tiles.size())
        return;
    m_tiles.at(m_chosen)->setChosen(false);
    m_chosen = number;
    m_player.setChosen(number);
    m_tiles.at(number)->setChosen(true);
    if (m_mode == CompareMode::Blink)
        arrange();
    placeMarks();
    m_tiles.at(number)->setFocus();
    Q_EMIT chosenChanged(number);
}

void CompareStage::chooseNext(int takes)
{
    if (const auto count = static_cast<int>(m_tiles.size()); count > 0)
        choose((m_chosen + takes + count) % count);
}

void CompareStage::setMode(CompareMode mode)
{
    if (mode == m_mode || (mode == CompareMode::Wipe && !canWipe()))
        return;
    m_mode = mode;
    arrange();
    Q_EMIT modeChanged();
}

// A double click on a take shows it alone; another one shows all takes again.
void CompareStage::showAlone(int number)
{
    choose(number);
    setMode(m_mode == CompareMode::SideBySide ? CompareMode::Blink : CompareMode::SideBySide);
}

void CompareStage::moveDivider(double by)
{
    m_wipe->setDivider(m_wipe->divider() + by);
}

QSize CompareStage::roomOf(int number) const
{
    return m_mode == CompareMode::Wipe ? m_wipe->size() : m_tiles.at(number)->pictureRoom().size();
}

void CompareStage::setZoom(double zoom)
{
    m_lens.setZoom(zoom);
    arrange();
}

void CompareStage::zoomBy(double factor)
{
    if (m_tiles.isEmpty())
        return;
    m_lens.zoomBy(factor, natural(m_chosen), roomOf(m_chosen), devicePixelRatioF());
    arrange();
}

void CompareStage::moveRegion(QPointF distance)
{
    m_lens.moveBy(distance, natural(m_chosen), roomOf(m_chosen), devicePixelRatioF());
    lookAgain();
}

// Updates the sizes and positions of the pictures.
void CompareStage::lookAgain()
{
    for (int number = 0; number < m_tiles.size(); ++number) {
        m_player.setBounds(number, m_lens.pictureSize(natural(number), roomOf(number), devicePixelRatioF()));
        const Qt::CursorShape cursor = m_lens.zoom() > 0 ? Qt::OpenHandCursor : Qt::ArrowCursor;
        m_tiles.at(number)->setCursor(cursor);
        m_tiles.at(number)->update();
    }
    m_wipe->update();
}

void CompareStage::arrange()
{
    const bool wipes = m_mode == CompareMode::Wipe;
    m_wipe->setVisible(wipes);
    if (wipes) {
        arrangeWipe();
    } else if (m_mode == CompareMode::Blink) {
        // Move the focus first: hiding a tile with the focus would move it to any other tile.
        TakeTile* alone = m_tiles.value(m_chosen);
        const bool hadFocus = isAncestorOf(QApplication::focusWidget());
        if (alone != nullptr)
            alone->show();
        if (alone != nullptr && hadFocus)
            alone->setFocus();
        // All tiles have the same place, so that each take is decoded at this size before its turn.
        for (TakeTile* tile : std::as_const(m_tiles)) {
            tile->setGeometry(rect());
            tile->setVisible(tile == alone);
        }
    } else {
        QList<QSize> shapes;
        for (int number = 0; number < m_tiles.size(); ++number)
            shapes.append(natural(number));
        const QList<QRect> places = compareGrid(shapes, rect(), words, gap, m_lens.zoom() == 0);
        for (int number = 0; number < m_tiles.size(); ++number) {
            m_tiles.at(number)->setGeometry(places.at(number));
            m_tiles.at(number)->show();
        }
    }
    placeMarks();
    lookAgain();
}

void CompareStage::placeMarks()
{
    if (m_marks == nullptr || m_tiles.isEmpty())
        return;
    const QSize size = m_marks->sizeHint();
    TakeTile* chosen = m_tiles.at(m_chosen);
    const bool hasRoom = chosen->width() >= size.width() + roomForCaption;
    for (TakeTile* tile : std::as_const(m_tiles))
        tile->setRoomForMarks(tile == chosen && hasRoom ? size.width() + gap : 0);
    QRect caption = chosen->geometry().adjusted(0, 0, -TakeTile::frameWidth, 0);
    caption.setTop(caption.bottom() - TakeTile::captionHeight + 1);
    m_marks->setGeometry(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignRight | Qt::AlignVCenter, size, caption));
    m_marks->setVisible(hasRoom);
    m_marks->raise();
}

// The captions are below the picture that the two takes share.
void CompareStage::arrangeWipe()
{
    const int high = std::max(0, height() - TakeTile::captionHeight);
    m_wipe->setGeometry(0, 0, width(), high);
    const int half = (width() - gap) / 2;
    m_tiles.at(0)->setGeometry(0, high, half, TakeTile::captionHeight);
    m_tiles.at(1)->setGeometry(half + gap, high, width() - half - gap, TakeTile::captionHeight);
    for (TakeTile* tile : std::as_const(m_tiles))
        tile->show();
}

void CompareStage::follow(int number)
{
    if (number >= m_tiles.size())
        return;
    TakeTile* tile = m_tiles.at(number);
    QList<QSize> sizes;
    for (int each = 0; each < m_tiles.size(); ++each)
        sizes.append(natural(each));
    if (m_lens.setSizes(sizes))
        arrange(); // the grid depends on the pictures' shapes
    tile->follow();
    QWidget* picture = m_wipe->isVisible() ? static_cast<QWidget*>(m_wipe) : tile;
    // While playing, paint now: update() would wait until the window is idle.
    if (m_player.state() == PlayerState::Playing && picture->isVisible())
        picture->repaint();
    else
        picture->update();
}

void CompareStage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), tone(palette(), Tone::PictureGround));
}

void CompareStage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace Dailies

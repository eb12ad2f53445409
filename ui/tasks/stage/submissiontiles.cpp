// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/submissiontiles.h"

#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/stage/progressring.h"
#include "ui/tasks/stage/submission.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int largest = 132; ///< width of a tile
constexpr int smallest = 56;
constexpr int gap = 8;
constexpr qreal radius = 4;
constexpr QSize pictureBounds{264, 148}; ///< in device pixels

QColor onDark(Tone role)
{
    return tone(Theme::Dark, role);
}

} // namespace

SubmissionTake submissionTakeOf(const VideoTask& task, const StageWords& words)
{
    const bool isReady = hasClip(task);
    SubmissionTake take;
    take.id = task.id;
    take.file = isReady ? task.file : QString();
    take.icon = words.icon;
    take.tone = words.tone;
    take.isUnderWay = words.isUnderWay;
    take.percent = words.percent;
    const bool isTimed = isReady && task.acceptedAt.isValid() && task.finishedAt.isValid();
    const QString state = isTimed ? clockText(task.acceptedAt.msecsTo(task.finishedAt)) : words.brief;
    take.caption = SubmissionTiles::tr("Take %1 · %2", "number, and a time or state").arg(task.id).arg(state);
    take.spoken = SubmissionTiles::tr("Take %1: %2", "number and state")
                      .arg(task.id)
                      .arg(isReady ? SubmissionTiles::tr("ready") : words.brief);
    return take;
}

/// One take. Its height follows from its width.
class SubmissionTiles::Tile final : public QAbstractButton {
public:
    Tile(ThumbnailCache& thumbnails, QWidget* parent) : QAbstractButton(parent), m_thumbnails(thumbnails)
    {
        setObjectName(u"submissionTile"_s);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
    }
    void setTake(const SubmissionTake& take, const QImage& input)
    {
        if (take == m_take && input.cacheKey() == m_input.cacheKey())
            return;
        m_take = take;
        m_input = input;
        setAccessibleName(take.spoken);
        setToolTip(plainToolTip(take.spoken));
        update();
    }
    void setWidth(int width) { setFixedSize(width, pictureHeight(width) + 4 + captionHeight()); }
    const SubmissionTake& take() const { return m_take; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const QRect frame(0, 0, width(), pictureHeight(width()));
        paintPicture(painter, frame);
        QRect glyph(0, 0, frame.height() * 2 / 5, frame.height() * 2 / 5);
        glyph.moveCenter(frame.center());
        if (!m_take.file.isEmpty())
            paintPlay(painter, glyph);
        else if (m_take.isUnderWay)
            drawRing(painter, glyph, m_take.percent);
        else
            drawOnDark(painter, glyph, m_take.icon, m_take.tone);
        const bool showsFocus = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
        if (m_take.isShown || showsFocus) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(onDark(showsFocus ? Tone::Text : Tone::Accent), 2));
            painter.drawRoundedRect(QRectF(frame).adjusted(1, 1, -1, -1), radius, radius);
        }
        const QRect below(0, frame.bottom() + 5, width(), captionHeight());
        painter.setFont(secondaryFont(font()));
        painter.setPen(onDark(m_take.isShown ? Tone::Text : Tone::MutedText));
        const QRect wrapped = painter.boundingRect(below, Qt::AlignHCenter | Qt::TextWordWrap, m_take.caption);
        if (below.contains(wrapped)) // a long one takes two lines
            painter.drawText(below, Qt::AlignHCenter | Qt::TextWordWrap, m_take.caption);
        else
            painter.drawText(
                below, Qt::AlignHCenter, painter.fontMetrics().elidedText(m_take.caption, Qt::ElideRight, width()));
    }

private:
    static int pictureHeight(int width) { return width * 9 / 16; }
    int captionHeight() const { return 2 * QFontMetrics(secondaryFont(font())).lineSpacing(); }

    void paintPicture(QPainter& painter, const QRect& frame) const
    {
        QPainterPath outline;
        outline.addRoundedRect(frame, radius, radius);
        painter.save();
        painter.setClipPath(outline);
        painter.fillRect(frame, onDark(Tone::Base));
        const QImage clip = m_thumbnails.picture(m_take.file);
        const QImage& picture = clip.isNull() ? m_input : clip;
        if (!picture.isNull()) {
            const QSize size = picture.size().scaled(frame.size(), Qt::KeepAspectRatioByExpanding);
            QRect place(QPoint(), size);
            place.moveCenter(frame.center());
            painter.setOpacity(clip.isNull() ? 0.35 : 1.0);
            painter.drawImage(place, picture);
        }
        painter.restore();
    }
    /// The arrow of a ready take, on a disc.
    static void paintPlay(QPainter& painter, const QRect& square)
    {
        QColor ground = onDark(Tone::PictureGround);
        ground.setAlphaF(0.7F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(square);
        const int inset = square.width() / 4;
        drawOnDark(painter, square.adjusted(inset, inset, -inset, -inset), u"play"_s, Tone::Text);
    }

    ThumbnailCache& m_thumbnails;
    SubmissionTake m_take;
    QImage m_input;
};

SubmissionTiles::SubmissionTiles(QWidget* parent)
    : QWidget(parent)
    , m_thumbnails(new ThumbnailCache(pictureBounds, this))
    , m_tally(new QLabel(this))
    , m_row(new QHBoxLayout)
{
    setObjectName(u"submissionTiles"_s);
    m_tally->setObjectName(u"submissionTally"_s);
    m_tally->setTextFormat(Qt::PlainText);
    m_tally->setAlignment(Qt::AlignCenter);
    m_tally->setFont(semiboldFont(m_tally->font()));
    m_row->setSpacing(gap);
    QVBoxLayout* column = bareColumn(this, 8);
    column->addWidget(m_tally);
    column->addLayout(m_row);
    connect(m_thumbnails, &ThumbnailCache::ready, this, [this](const QString& path) {
        for (Tile* tile : std::as_const(m_tiles)) {
            if (tile->take().file == path)
                tile->update();
        }
    });
    hide();
}

void SubmissionTiles::setTakes(const QList<SubmissionTake>& takes, const QImage& input)
{
    setVisible(takes.size() > 1);
    if (takes.size() < 2)
        return;
    const qsizetype count = std::min<qsizetype>(takes.size(), most);
    const auto shown = std::ranges::find_if(takes, &SubmissionTake::isShown);
    const qsizetype place = shown == takes.cend() ? 0 : shown - takes.cbegin();
    const qsizetype first = std::max<qsizetype>(place + 1 - count, 0);
    if (count != m_tiles.size())
        rebuild(count);
    for (qsizetype n = 0; n < count; ++n)
        m_tiles.at(n)->setTake(takes.at(first + n), input);
    const auto ready = std::count_if(takes.begin(), takes.end(), [](const auto& take) { return !take.file.isEmpty(); });
    m_tally->setText(tr("%1 of %2 ready", "takes of one submission").arg(ready).arg(takes.size()));
}

void SubmissionTiles::rebuild(qsizetype count)
{
    while (m_tiles.size() > count)
        m_tiles.takeLast()->deleteLater();
    while (m_tiles.size() < count) {
        auto* tile = new Tile(*m_thumbnails, this);
        connect(tile, &QAbstractButton::clicked, this, [this, tile] { Q_EMIT takeChosen(tile->take().id); });
        m_tiles.append(tile);
    }
    while (QLayoutItem* item = m_row->takeAt(0))
        delete item;
    m_row->addStretch(1);
    for (Tile* tile : std::as_const(m_tiles))
        m_row->addWidget(tile);
    m_row->addStretch(1);
    fitTiles();
}

void SubmissionTiles::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitTiles();
}

/// Makes the tiles as wide as all of them have room.
void SubmissionTiles::fitTiles()
{
    const int count = std::max(1, int(m_tiles.size()));
    const int each = std::clamp(width() / count - gap, smallest, largest);
    for (Tile* tile : std::as_const(m_tiles))
        tile->setWidth(each);
}

} // namespace Dailies

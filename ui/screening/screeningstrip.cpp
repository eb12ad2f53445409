// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningstrip.h"

#include "app/tasks/history/taskchangeset.h"
#include "app/tasks/store/taskstore.h"
#include "ui/style/iconengine.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/stars.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/facts/statelook.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int ringRoom = 3; ///< on each side of a picture
constexpr int gap = 2;
constexpr int glyphSide = 16;
constexpr qreal radius = 4;
constexpr float unseenShade = 0.45F;
constexpr float rejectedShade = 0.7F;

/// Paints one take. The strip is on dark ground in both themes.
class StripDelegate final : public QStyledItemDelegate {
public:
    StripDelegate(ThumbnailCache& pictures, QObject* parent) : QStyledItemDelegate(parent), m_pictures(pictures) {}

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        return ScreeningStrip::picture + QSize(2 * ringRoom + gap, 2 * ringRoom);
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintBadge(QPainter* painter, const QStyleOptionViewItem& option, const QRect& frame, int rating) const;

    ThumbnailCache& m_pictures;
};

void paintGlyph(QPainter* painter, const QRect& frame, const QString& name, Tone role)
{
    const QPixmap glyph = tinted(icon(name).pixmap(QSize(glyphSide, glyphSide), painter->device()->devicePixelRatioF()),
        tone(Theme::Dark, role));
    painter->drawPixmap(frame.center() - QPoint(glyphSide / 2 - 1, glyphSide / 2 - 1), glyph);
}

void StripDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect frame(option.rect.topLeft() + QPoint(ringRoom, ringRoom), ScreeningStrip::picture);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const bool isRejected = index.data(ScreeningModel::RejectedRole).toBool();
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath outline;
    outline.addRoundedRect(frame, radius, radius);
    painter->save();
    painter->setClipPath(outline, Qt::IntersectClip);
    painter->fillRect(frame, tone(Theme::Dark, Tone::Chip));
    m_pictures.setBounds(frame.size() * painter->device()->devicePixelRatioF());
    const QImage picture = m_pictures.picture(index.data(ScreeningModel::FileRole).toString());
    if (!picture.isNull()) {
        painter->fillRect(frame, tone(Theme::Dark, Tone::PictureGround));
        const QSize size = picture.size().scaled(frame.size(), Qt::KeepAspectRatio);
        painter->drawImage(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, frame), picture);
    }
    if (isRejected)
        painter->fillRect(frame, pictureShade(rejectedShade));
    else if (!isCurrent && !picture.isNull() && !index.data(ScreeningModel::SeenRole).toBool())
        painter->fillRect(frame, pictureShade(unseenShade));
    painter->restore();
    const QString glyph = isRejected ? u"thumbs-down"_s : index.data(ScreeningModel::IconRole).toString();
    if (!glyph.isEmpty())
        paintGlyph(painter, frame, glyph, isRejected ? Tone::Text : Tone::MutedText);
    if (const int rating = index.data(ScreeningModel::RatingRole).toInt(); rating > 0 && !isRejected)
        paintBadge(painter, option, frame, rating);
    if (isCurrent) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(tone(Theme::Dark, Tone::Accent), 2));
        painter->drawRoundedRect(QRectF(frame).adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
    painter->restore();
}

void StripDelegate::paintBadge(
    QPainter* painter, const QStyleOptionViewItem& option, const QRect& frame, int rating) const
{
    const QFont small = semiboldFont(secondaryFont(option.font));
    const QFontMetrics metrics(small);
    const QString number = QLocale().toString(rating);
    const int height = std::min(metrics.height(), frame.height() - 6);
    const int star = height - 5;
    const QRect badge(
        frame.left() + 3, frame.bottom() - 2 - height, star + metrics.horizontalAdvance(number) + 9, height);
    painter->setPen(Qt::NoPen);
    painter->setBrush(pictureShade(0.8F));
    painter->drawRoundedRect(badge, 3, 3);
    drawStar(*painter, QRectF(badge.left() + 3, badge.top() + 2.5, star, star), tone(Theme::Dark, Tone::Rating), true);
    painter->setFont(small);
    painter->setPen(tone(Theme::Dark, Tone::Text));
    painter->drawText(badge.adjusted(star + 5, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, number);
}

} // namespace

ScreeningModel::ScreeningModel(TaskStore& store, QObject* parent) : QAbstractListModel(parent), m_store(store) {}

void ScreeningModel::setTakes(const QList<TaskId>& takes)
{
    beginResetModel();
    m_takes = takes;
    m_seen.clear();
    m_read.clear();
    endResetModel();
}

void ScreeningModel::remove(TaskId id)
{
    const int row = static_cast<int>(m_takes.indexOf(id));
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_takes.removeAt(row);
    m_read.remove(id);
    endRemoveRows();
}

void ScreeningModel::insert(int row, TaskId id)
{
    beginInsertRows({}, row, row);
    m_takes.insert(row, id);
    endInsertRows();
}

void ScreeningModel::setSeen(int row)
{
    m_seen.insert(m_takes.value(row));
    Q_EMIT dataChanged(index(row), index(row), {SeenRole});
}

void ScreeningModel::follow(const TaskChangeSet& changes)
{
    for (const TaskId id : changes.changed()) {
        const int row = m_read.remove(id) ? static_cast<int>(m_takes.indexOf(id)) : -1;
        if (row >= 0)
            Q_EMIT dataChanged(index(row), index(row));
    }
}

int ScreeningModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_takes.size());
}

const VideoTask& ScreeningModel::task(int row) const
{
    const TaskId id = m_takes.at(row);
    auto known = m_read.constFind(id);
    if (known == m_read.cend())
        known = m_read.insert(id, m_store.task(id).value_or(VideoTask()));
    return *known;
}

QVariant ScreeningModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TaskId id = m_takes.at(index.row());
    const VideoTask& shown = task(index.row());
    const bool isRejected = shown.marks.rejected || shown.marks.recycledAt.isValid();
    switch (role) {
    case Qt::AccessibleTextRole: {
        QStringList words{tr("Take %1").arg(id)};
        if (!hasVideo(shown))
            words.append(stateWord(shown));
        if (isRejected)
            words.append(tr("Rejected"));
        else if (shown.marks.rating > 0)
            words.append(tr("%n stars", nullptr, shown.marks.rating));
        return words.join(u", "_s);
    }
    case FileRole: return hasVideo(shown) ? shown.file : QString();
    case IconRole: return hasVideo(shown) ? QString() : lookOf(shown.state, shown.watched, shown.held, shown.clip).icon;
    case RatingRole: return shown.marks.rating;
    case RejectedRole: return isRejected;
    case SeenRole: return m_seen.contains(id);
    default: return {};
    }
}

ScreeningStrip::ScreeningStrip(ScreeningModel& model, QWidget* parent) : QListView(parent)
{
    setObjectName(u"screeningStrip"_s);
    setAccessibleName(tr("Takes of this screening"));
    auto* pictures = new ThumbnailCache(picture, this);
    connect(pictures, &ThumbnailCache::ready, viewport(), qOverload<>(&QWidget::update));
    setModel(&model);
    setItemDelegate(new StripDelegate(*pictures, this));
    setFlow(LeftToRight);
    setLayoutDirection(Qt::LeftToRight); // as the keys that move
    setWrapping(false);
    setUniformItemSizes(true);
    setFrameShape(NoFrame);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) { Q_EMIT takeChosen(index.row()); });
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) { Q_EMIT takeChosen(index.row()); });
}

void ScreeningStrip::showCurrent(int row)
{
    const QModelIndex index = model()->index(row, 0);
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter);
}

QSize ScreeningStrip::sizeHint() const
{
    return {picture.width(), picture.height() + 2 * ringRoom};
}

QSize ScreeningStrip::minimumSizeHint() const
{
    return sizeHint();
}

} // namespace Dailies

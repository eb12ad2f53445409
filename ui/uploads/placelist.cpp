// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/placelist.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/uploads/placewords.h"
#include "ui/widgets/tooltips.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int wordsRole = Qt::UserRole + 1;
constexpr int chosenRole = Qt::UserRole + 2;
constexpr int linePadding = 6;
constexpr int edge = 12;
constexpr int markSide = 16;
constexpr int mostRows = 4; ///< shown at once

/// A name and a quiet line below it, and the mark of the chosen place at the end.
class PlaceDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int lines = option.fontMetrics.height() + QFontMetrics(secondaryFont(option.font)).height();
        return {QStyledItemDelegate::sizeHint(option, index).width(), lines + 2 * linePadding};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const QString name = row.text;
        row.text.clear();
        row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        QRect room = option.rect.adjusted(edge, linePadding, -edge, -linePadding);
        if (index.data(chosenRole).toBool()) {
            const QRect mark =
                QStyle::alignedRect(option.direction, Qt::AlignRight | Qt::AlignVCenter, {markSide, markSide}, room);
            icon(u"check"_s).paint(painter, mark); // not green: it may not have been tested
            room = QStyle::visualRect(option.direction, option.rect,
                QStyle::visualRect(option.direction, option.rect, room).adjusted(0, 0, -markSide - edge, 0));
        }
        const Qt::Alignment leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        const auto write = [&](const QFont& font, Tone colour, Qt::Alignment at, const QString& text) {
            painter->setFont(font);
            painter->setPen(tone(option.palette, colour));
            painter->drawText(room, static_cast<int>(at | leading | Qt::TextSingleLine),
                QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
        };
        painter->save();
        write(option.font, Tone::Text, Qt::AlignTop, name);
        write(secondaryFont(option.font), Tone::MutedText, Qt::AlignBottom, index.data(wordsRole).toString());
        painter->restore();
    }
};

} // namespace

PlaceList::PlaceList(QWidget* parent) : QListWidget(parent)
{
    setObjectName(u"placeList"_s);
    setAccessibleName(tr("Upload places"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setItemDelegate(new PlaceDelegate(this));
    connect(this, &QListWidget::itemDoubleClicked, this, &PlaceList::editRequested);
}

void PlaceList::setPlaces(const QList<UploadPlace>& places, const std::optional<UploadPlace>& chosen)
{
    const int before = std::max(currentRow(), 0);
    {
        const QSignalBlocker blocker(this);
        clear();
        for (const UploadPlace& place : places) {
            const bool isChosen = chosen && chosen->id == place.id;
            const QString where = placeWhere(place);
            auto* item = new QListWidgetItem(place.name, this);
            const QString words = isChosen ? tr("Used for uploads · %1").arg(where) : where;
            item->setData(idRole, place.id);
            item->setData(wordsRole, words);
            item->setData(chosenRole, isChosen);
            item->setData(Qt::AccessibleTextRole, u"%1, %2"_s.arg(place.name, words));
            item->setToolTip(plainToolTip(where));
        }
        setCurrentRow(std::min(before, count() - 1));
    }
    const int rows = std::clamp(count(), 1, mostRows);
    setFixedHeight(rows * std::max(sizeHintForRow(0), 1) + 2 * frameWidth());
    Q_EMIT currentRowChanged(currentRow());
}

QString PlaceList::currentId() const
{
    const QListWidgetItem* item = currentItem();
    return item == nullptr ? QString() : item->data(idRole).toString();
}

void PlaceList::setCurrentId(const QString& id)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(idRole).toString() == id)
            setCurrentRow(row);
    }
}

void PlaceList::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentItem() != nullptr)
        Q_EMIT editRequested(); // must not reach the dialog, which would close
    else if (event->matches(QKeySequence::Delete) && currentItem() != nullptr)
        Q_EMIT removeRequested();
    else
        QListWidget::keyPressEvent(event);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/profilelist.h"

#include "ui/common/look.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int wordsRole = Qt::UserRole + 1;
constexpr int rowHeight = 46;
constexpr int edge = 12;

/// Paints a name and, below it, what is to be said of it.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), rowHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const QString title = row.text;
        row.text.clear();
        row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        const QRect room = option.rect.adjusted(edge, 4, -edge, -4);
        const QRect upper(room.x(), room.y(), room.width(), room.height() / 2);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(tone(option.palette, Tone::Text));
        painter->drawText(upper, Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(option.font).elidedText(title, Qt::ElideMiddle, room.width()));
        const QFont quiet = secondaryFont(option.font);
        painter->setFont(quiet);
        painter->setPen(tone(option.palette, Tone::MutedText));
        painter->drawText(upper.translated(0, upper.height()), Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(quiet).elidedText(index.data(wordsRole).toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }
};

} // namespace

ProfileList::ProfileList(QWidget* parent) : QListWidget(parent)
{
    setObjectName(u"profileList"_s);
    setAccessibleName(tr("Model profiles"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setItemDelegate(new RowDelegate(this));
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr)
            Q_EMIT idChosen(item->data(idRole).toString());
    });
}

void ProfileList::setRows(const QList<Row>& rows, const QString& chosenId)
{
    const QSignalBlocker blocker(this);
    while (count() > rows.size())
        delete takeItem(count() - 1);
    while (count() < rows.size())
        addItem(QString());
    for (int i = 0; i < rows.size(); ++i) {
        const Row& row = rows.at(i);
        item(i)->setText(row.title);
        item(i)->setData(idRole, row.id);
        item(i)->setData(wordsRole, row.words);
        item(i)->setData(Qt::AccessibleDescriptionRole, row.words);
        item(i)->setToolTip(row.title);
        if (row.id == chosenId)
            setCurrentRow(i);
    }
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/unsettledlist.h"

#include "ui/spend/unsettledrow.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/widgets/formparts.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

UnsettledList::UnsettledList(QWidget* parent)
    : QWidget(parent)
    , m_pictures(new ThumbnailCache(UnsettledRow::pictureSize * devicePixelRatio(), this))
    , m_column(bareColumn(this))
    , m_more(new QPushButton(this))
{
    setObjectName(u"unsettledList"_s);
    m_more->setObjectName(u"moreUnsettledButton"_s);
    m_more->setFlat(true);
    m_column->addWidget(m_more, 0, Qt::AlignLeft);
    connect(m_more, &QPushButton::clicked, this, [this] {
        const int before = m_shown;
        m_shown += shownAtFirst;
        showRows();
        m_rows.at(before)->button()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_pictures, &ThumbnailCache::ready, this, &UnsettledList::showPicture);
}

void UnsettledList::setThumbnailFolder(const QString& folder)
{
    m_pictures->setFolder(folder);
}

void UnsettledList::setTakes(const QList<SpendEntry>& takes)
{
    m_takes = takes;
    showRows();
}

/// Rows are used again, so that the focus stays in its place.
void UnsettledList::showRows()
{
    const qsizetype count = std::min<qsizetype>(m_shown, m_takes.size());
    while (m_rows.size() > count)
        retire(m_rows.takeLast());
    while (m_rows.size() < count) {
        auto* row = new UnsettledRow(this);
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        connect(row, &UnsettledRow::pressed, this, [this, row] {
            const SpendEntry entry = row->take();
            entry.state == CostState::Unsettled ? Q_EMIT settleRequested(entry) : Q_EMIT undoRequested(entry);
        });
        connect(row, &UnsettledRow::taskRequested, this, [this, row] { Q_EMIT taskRequested(row->take().task); });
        m_rows.append(row);
    }
    for (qsizetype i = 0; i < count; ++i) {
        const SpendEntry& take = m_takes.at(i);
        m_rows.at(i)->setTake(take);
        if (!take.clip.isEmpty())
            m_rows.at(i)->setPicture(m_pictures->picture(take.clip));
    }
    UnsettledRow::Widths widths;
    for (const UnsettledRow* row : std::as_const(m_rows))
        widths = widths.expandedTo(row->wanted());
    for (UnsettledRow* row : std::as_const(m_rows))
        row->setWidths(widths);
    const auto left = static_cast<int>(m_takes.size() - count);
    m_more->setText(tr("Show %Ln more", nullptr, std::min(left, shownAtFirst)));
    m_more->setVisible(left > 0);
}

void UnsettledList::showPicture(const QString& clip)
{
    for (UnsettledRow* row : std::as_const(m_rows)) {
        if (row->take().clip == clip)
            row->setPicture(m_pictures->picture(clip));
    }
}

void UnsettledList::focusFirst()
{
    if (!m_rows.isEmpty())
        m_rows.constFirst()->button()->setFocus(Qt::TabFocusReason);
}

} // namespace Dailies

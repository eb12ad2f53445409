// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/differencepanel.h"

#include "ui/compare/differencemodel.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int rowHeight = 28;
constexpr int footRoom = 6; ///< between the last row and the edge of the window
constexpr int leastColumn = 88;
constexpr int widestLabel = 200;

} // namespace

DifferencePanel::DifferencePanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new DifferenceModel(this))
    , m_same(new QLabel(tr("Same settings for all takes."), this))
    , m_table(new QTableView(this))
{
    setObjectName(u"differencePanel"_s);
    makeBar(this);
    makeQuiet(m_same);
    m_same->setObjectName(u"sameLabel"_s);
    m_same->setContentsMargins(12, 8, 12, 8);
    m_table->setObjectName(u"differenceTable"_s);
    m_table->setAccessibleName(tr("Differences"));
    m_table->setModel(m_model);
    m_table->setLayoutDirection(Qt::LeftToRight); // in the order of the pictures
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setProperty("rowLines", true);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectColumns);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->verticalHeader()->setMaximumWidth(widestLabel);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setMinimumSectionSize(leastColumn);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) { Q_EMIT chosen(index.column()); });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &DifferencePanel::chosen);
    QVBoxLayout* column = bareColumn(this);
    column->addWidget(m_same);
    column->addWidget(m_table, 1);
    column->setContentsMargins(0, 0, 0, footRoom);
}

void DifferencePanel::setDifferences(const QList<TakeDifference>& differences, const QList<TaskId>& takes)
{
    m_model->setDifferences(differences, takes);
    const bool askedDiffers =
        std::any_of(differences.begin(), differences.end(), [](const TakeDifference& row) { return row.isRequested; });
    m_same->setVisible(!askedDiffers);
    m_table->setVisible(!differences.isEmpty());
    setFixedHeight(sizeHint().height());
}

void DifferencePanel::setMostRows(int rows)
{
    if (m_mostRows == rows)
        return;
    m_mostRows = rows;
    setFixedHeight(sizeHint().height());
}

void DifferencePanel::choose(int take)
{
    if (m_model->rowCount() > 0)
        m_table->selectColumn(take);
}

QSize DifferencePanel::sizeHint() const
{
    const int rows = std::min(m_model->rowCount(), m_mostRows);
    const int table = rows > 0 ? m_table->horizontalHeader()->sizeHint().height() + rows * rowHeight + 1 : 0;
    return {400, table + (m_same->isHidden() ? 0 : m_same->sizeHint().height()) + footRoom};
}

} // namespace Dailies

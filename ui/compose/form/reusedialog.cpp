// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/reusedialog.h"

#include "app/common/redact.h"
#include "app/media/fileinspector.h"
#include "app/request/sourcename.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int tallestRow = 120;
constexpr int aroundTable = 160; // leaves room for a message
constexpr int tallest = 480;
constexpr int usualColumn = 260; // before the first layout
constexpr int cellRoom = 16; // above and below the text, together

enum Column { What, Now, Then, ColumnCount };

QStringList sourcesOf(const VideoRequest& request)
{
    QStringList sources{request.imageAddress};
    sources += request.images;
    for (const MediaItem& item : request.media)
        sources.append(item.source);
    sources.removeDuplicates();
    sources.removeIf([](const QString& source) { return !isLocalFile(source); });
    return sources;
}

} // namespace

ReuseDialog::ReuseDialog(
    const Draft& now, const Draft& then, const QString& title, const AccountName& nameOf, QWidget* parent)
    : QDialog(parent)
    , m_now(now)
    , m_then(then)
    , m_lines(linesBetween(now, then, nameOf))
    , m_table(new QTableWidget(this))
    , m_message(new MessageBar(this))
    , m_inspector(new FileInspector(QSize(), this))
{
    setObjectName(u"reuseDialog"_s);
    setWindowTitle(tr("Compare with form"));
    m_message->setClosable(false);
    buildTable();
    buildLayout(title);
    followTicks();
    int height = m_table->horizontalHeader()->sizeHint().height();
    for (int row = 0; row < m_table->rowCount(); ++row)
        height += m_table->rowHeight(row);
    resize(720, std::min(height + aroundTable, tallest));
    connect(m_table, &QTableWidget::itemChanged, this, &ReuseDialog::followTicks);
    connect(m_inspector, &FileInspector::inspected, this, &ReuseDialog::showGoneFiles);
    m_inspector->watch(sourcesOf(then.request));
}

bool ReuseDialog::isNeeded(const Draft& now, const Draft& then, const AccountName& nameOf)
{
    return !linesBetween(now, then, nameOf).isEmpty();
}

QList<ReuseDialog::Line> ReuseDialog::linesBetween(const Draft& now, const Draft& then, const AccountName& nameOf)
{
    QList<Line> lines;
    const QString account = nameOf(then.accountId);
    if (now.accountId != then.accountId && !account.isEmpty())
        lines.append({{}, nameOf(now.accountId), account, tr("Account")});
    for (const RequestDifference& each : differencesOf(now.request, then.request, QLocale()))
        lines.append({each, each.now, each.then, each.label});
    return lines;
}

void ReuseDialog::buildTable()
{
    m_table->setObjectName(u"reuseTable"_s);
    m_table->setAccessibleName(tr("Changes"));
    m_table->setColumnCount(ColumnCount);
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    m_table->setHorizontalHeaderLabels({tr("Field"), tr("Now"), tr("New value")});
    m_table->setProperty("rowLines", true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(What, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(Now, QHeaderView::Stretch);
    header->setSectionResizeMode(Then, QHeaderView::Stretch);
    for (int row = 0; row < m_lines.size(); ++row)
        addLine(row, m_lines.at(row));
    connect(header, &QHeaderView::sectionResized, this, &ReuseDialog::fitRows);
    m_table->setCurrentCell(0, What);
    fitRows();
}

void ReuseDialog::addLine(int row, const Line& line)
{
    auto* what = new QTableWidgetItem(line.label);
    what->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    what->setCheckState(Qt::Checked);
    what->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setItem(row, What, what);
    for (const auto& [column, text] : {std::pair{Now, line.now}, {Then, line.then}}) {
        auto* item = new QTableWidgetItem(text.isEmpty() ? tr("Auto") : text);
        item->setFlags(Qt::ItemIsEnabled);
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        if (text.isEmpty())
            item->setForeground(tone(palette(), Tone::MutedText));
        m_table->setItem(row, column, item);
    }
}

// Makes rows as high as their text, but not so high that one fills the table.
void ReuseDialog::fitRows()
{
    const QFontMetrics metrics(m_table->font());
    for (int row = 0; row < m_table->rowCount(); ++row) {
        int height = metrics.height();
        for (const int column : {Now, Then}) {
            const QRect room(
                0, 0, isVisible() ? std::max(m_table->columnWidth(column) - 16, 40) : usualColumn, tallestRow);
            const QString text = m_table->item(row, column)->text();
            height =
                std::max(height, metrics.boundingRect(room, Qt::TextWordWrap | Qt::TextWrapAnywhere, text).height());
        }
        m_table->setRowHeight(row, std::min(height + cellRoom, tallestRow));
    }
}

void ReuseDialog::buildLayout(const QString& title)
{
    QLabel* sentence = wrappedText(title, this);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(sentence);
    column->addWidget(m_message);
    column->addWidget(m_table, 1);
    m_use = addDialogButtons(this, column, {});
    m_use->setObjectName(u"useButton"_s);
    connect(m_use, &QPushButton::clicked, this, &QDialog::accept);
    m_use->setFocus();
}

bool ReuseDialog::isTicked(int row) const
{
    return m_table->item(row, What)->checkState() == Qt::Checked;
}

int ReuseDialog::ticked() const
{
    int count = 0;
    for (int row = 0; row < m_table->rowCount(); ++row)
        count += isTicked(row) ? 1 : 0;
    return count;
}

void ReuseDialog::followTicks()
{
    const int count = ticked();
    m_use->setText(
        count == m_table->rowCount() ? tr("Use all") : tr("Use %1 of %2").arg(count).arg(m_table->rowCount()));
    m_use->setEnabled(count > 0);
    // Grey out changes that are not chosen.
    const QSignalBlocker blocker(m_table);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool isPlain = isTicked(row) && !m_lines.at(row).then.isEmpty();
        m_table->item(row, Then)->setForeground(tone(palette(), isPlain ? Tone::Text : Tone::MutedText));
    }
}

void ReuseDialog::showGoneFiles()
{
    QStringList gone;
    const InputFactsBySource& facts = m_inspector->facts();
    for (auto fact = facts.cbegin(); fact != facts.cend(); ++fact) {
        if (fact->trouble == InputTrouble::Missing)
            gone.append(plainText(sourceName(fact.key())));
    }
    gone.sort();
    if (gone.isEmpty()) {
        m_message->hide();
        return;
    }
    const QString sentence = tr("Missing files: %1. Choose others before you generate.").arg(gone.join(u", "_s));
    if (m_message->isHidden() || m_message->text() != sentence)
        m_message->showMessage(MessageBar::Kind::Warning, sentence);
}

Draft ReuseDialog::chosen() const
{
    Draft draft = m_now;
    QList<RequestDifference> taken;
    for (int row = 0; row < m_lines.size(); ++row) {
        const Line& line = m_lines.at(row);
        if (!isTicked(row))
            continue;
        if (line.difference)
            taken.append(*line.difference);
        else
            draft.accountId = m_then.accountId;
    }
    // If everything is chosen, take the whole request, including values that its kind does not send.
    draft.request = ticked() == m_lines.size() ? m_then.request : withDifferences(m_now.request, m_then.request, taken);
    if (m_then.origin.holdsFor(draft.request))
        draft.origin = m_then.origin;
    return draft;
}

} // namespace Dailies

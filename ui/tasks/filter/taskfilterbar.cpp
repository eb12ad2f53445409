// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/taskfilterbar.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/tasks/filter/savedfilterbutton.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int barHeight = 44;
constexpr int searchWidth = 280;
constexpr int leastSearchWidth = 140;

QString chipText(TaskGroup group, int count)
{
    const QString number = QLocale().toString(count);
    switch (group) {
    case TaskGroup::All: return TaskFilterBar::tr("All %1").arg(number);
    case TaskGroup::Active: return TaskFilterBar::tr("Active %1").arg(number);
    case TaskGroup::Saved: return TaskFilterBar::tr("Saved %1").arg(number);
    case TaskGroup::NeedsYou: return TaskFilterBar::tr("Needs you %1").arg(number);
    case TaskGroup::Failed: return TaskFilterBar::tr("Failed %1").arg(number);
    case TaskGroup::Bin: return TaskFilterBar::tr("Recycle bin %1").arg(number);
    }
    return {};
}

/// Whether the chip is hidden while its count is 0.
bool comesAndGoes(TaskGroup group)
{
    return group == TaskGroup::NeedsYou || group == TaskGroup::Bin;
}

} // namespace

QList<TaskState> statesOf(TaskGroup group)
{
    switch (group) {
    case TaskGroup::All:
    case TaskGroup::Bin: return {};
    case TaskGroup::Active:
        return {TaskState::Waiting, TaskState::Sending, TaskState::InProgress, TaskState::Downloading};
    case TaskGroup::Saved: return {TaskState::Saved};
    case TaskGroup::NeedsYou: return {TaskState::NeedsReview};
    case TaskGroup::Failed:
        return {TaskState::Refused, TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired};
    }
    return {};
}

TaskGroup groupOf(const TaskFilter& filter)
{
    if (filter.bin == TaskFilter::Bin::Recycled)
        return TaskGroup::Bin;
    for (int i = 0; i < taskGroupCount; ++i) {
        const auto group = static_cast<TaskGroup>(i);
        if (group != TaskGroup::Bin && statesOf(group) == filter.states)
            return group;
    }
    return TaskGroup::All;
}

TaskFilterBar::TaskFilterBar(const TaskHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout)
    , m_more(new FilterChips(this))
    , m_saved(new SavedFilterButton(this))
{
    setObjectName(u"taskFilterBar"_s);
    makeBar(this);
    auto* bar = new QWidget(this);
    bar->setFixedHeight(barHeight);
    bar->setLayout(m_row);
    m_row->setContentsMargins(12, 0, 12, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_more);
    auto* title = new QLabel(tr("Tasks"), this);
    title->setFont(semiboldFont(title->font()));
    m_row->addWidget(title);
    addChip(TaskGroup::All, u"allChip"_s);
    addChip(TaskGroup::Active, u"activeChip"_s);
    addChip(TaskGroup::Saved, u"savedChip"_s);
    addChip(TaskGroup::NeedsYou, u"needsYouChip"_s);
    addChip(TaskGroup::Failed, u"failedChip"_s);
    addChip(TaskGroup::Bin, u"binChip"_s);
    m_emptyBin = new QPushButton(icon(u"trash-2"_s), tr("Empty…"), this);
    m_emptyBin->setObjectName(u"emptyBinButton"_s);
    m_emptyBin->setToolTip(tr("Deletes the records of the takes in the recycle bin"));
    m_emptyBin->hide();
    connect(m_emptyBin, &QAbstractButton::clicked, this, &TaskFilterBar::emptyBinRequested);
    m_row->addWidget(m_emptyBin);
    m_row->addStretch(1);
    addMore(history);
    addSearch();
    m_chips.value(m_group)->setChecked(true);
    setTallies({});
}

void TaskFilterBar::addMore(const TaskHistory& history)
{
    auto* button = new QToolButton(this);
    button->setObjectName(u"filterButton"_s);
    button->setText(tr("Filter"));
    button->setToolTip(tr("Shows only takes of an account, model, kind, rating, tag or time"));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* menu = new QMenu(button);
    menu->setObjectName(u"filterMenu"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, &history] { m_more->fill(menu, history); });
    setPopupMenu(button, menu);
    m_row->addWidget(button);
    m_row->addWidget(m_saved);
    m_saved->setShown([this] { return filter(); });
    connect(m_saved, &SavedFilterButton::chosen, this, &TaskFilterBar::showFilter);
    connect(m_more, &FilterChips::changed, this, &TaskFilterBar::filterChanged);
}

void TaskFilterBar::addChip(TaskGroup group, const QString& name)
{
    auto* chip = new QPushButton(this);
    chip->setObjectName(name);
    makeChip(chip);
    chip->setAutoExclusive(true);
    // Assistive programs toggle a button without clicking it.
    connect(chip, &QPushButton::toggled, this, [this, group](bool on) {
        if (on)
            choose(group);
    });
    m_row->addWidget(chip);
    m_chips.insert(group, chip);
}

void TaskFilterBar::addSearch()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(u"searchEdit"_s);
    m_search->setPlaceholderText(tr("Search tasks"));
    m_search->setAccessibleName(tr("Search tasks"));
    m_search->setClearButtonEnabled(true);
    // Long words in a small window make the field narrower.
    m_search->setMinimumWidth(leastSearchWidth);
    m_search->setMaximumWidth(searchWidth);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_row->addWidget(m_search, 100); // grows before the empty space does

    m_typing.setSingleShot(true);
    // Handles changes that arrive together, such as a pasted word, once.
    m_typing.setInterval(0);
    connect(&m_typing, &QTimer::timeout, this, &TaskFilterBar::takeWords);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));

    auto* find = new QAction(tr("Search tasks"), this);
    find->setShortcut(QKeySequence::Find);
    m_search->setToolTip(tr("Search in prompts, models, notes, tags and ids (%1)")
                             .arg(find->shortcut().toString(QKeySequence::NativeText)));
    connect(find, &QAction::triggered, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    addAction(find);
}

void TaskFilterBar::addTool(QWidget* tool)
{
    m_row->insertWidget(m_row->indexOf(m_search), tool);
    setTabOrder(tool, m_search);
}

TaskFilter TaskFilterBar::filter() const
{
    TaskFilter filter = m_more->filter();
    filter.states = statesOf(m_group);
    filter.text = m_words;
    filter.watchedOnly = m_group == TaskGroup::NeedsYou;
    filter.bin = m_group == TaskGroup::Bin ? TaskFilter::Bin::Recycled : TaskFilter::Bin::Kept;
    return filter;
}

void TaskFilterBar::setTallies(const TaskCounts& tallies)
{
    int all = 0;
    for (const int count : tallies.kept)
        all += count;
    for (auto chip = m_chips.cbegin(); chip != m_chips.cend(); ++chip) {
        int count = chip.key() == TaskGroup::All ? all : 0;
        for (const TaskState state : statesOf(chip.key()))
            count += tallies.kept.value(state);
        if (chip.key() == TaskGroup::NeedsYou)
            count = tallies.undecided;
        if (chip.key() == TaskGroup::Bin)
            count = tallies.recycled;
        chip.value()->setText(chipText(chip.key(), count));
        if (comesAndGoes(chip.key()))
            chip.value()->setVisible(count > 0);
    }
    // The chip is hidden when its count becomes 0. Its empty list would be a dead end.
    if (comesAndGoes(m_group) && m_chips.value(m_group)->isHidden())
        choose(TaskGroup::All);
}

void TaskFilterBar::setFilter(TaskGroup group, const QString& words)
{
    put(group, words, {});
}

void TaskFilterBar::showFilter(const TaskFilter& filter)
{
    TaskFilter more = filter;
    more.states = {}; // clear() would keep the buffer, and comparing it with an empty list would call memcmp(nullptr)
    more.text.clear();
    more.watchedOnly = false;
    more.bin = TaskFilter::Bin::Kept;
    more.order = TaskFilter::Order::Number;
    more.ascending = false;
    put(groupOf(filter), filter.text, more);
}

void TaskFilterBar::put(TaskGroup group, const QString& words, const TaskFilter& more)
{
    const TaskFilter before = filter();
    m_search->setText(words);
    m_typing.stop();
    m_words = words.simplified();
    // A hidden chip, such as that of an empty recycle bin, would be a dead end.
    m_group = comesAndGoes(group) && m_chips.value(group)->isHidden() ? TaskGroup::All : group;
    m_chips.value(m_group)->setChecked(true);
    m_emptyBin->setVisible(m_group == TaskGroup::Bin);
    {
        const QSignalBlocker once(m_more);
        m_more->setFilter(more);
    }
    if (filter() != before)
        Q_EMIT filterChanged();
}

void TaskFilterBar::choose(TaskGroup group)
{
    m_chips.value(group)->setChecked(true);
    m_emptyBin->setVisible(group == TaskGroup::Bin);
    if (std::exchange(m_group, group) != group)
        Q_EMIT filterChanged();
}

void TaskFilterBar::takeWords()
{
    m_typing.stop();
    const QString words = m_search->text().simplified();
    if (std::exchange(m_words, words) != words)
        Q_EMIT filterChanged();
}

bool TaskFilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            takeWords();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            takeWords();
            Q_EMIT searchLeft();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Dailies

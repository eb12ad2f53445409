// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/taskfilterbar.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int edge = 12;
constexpr int gap = 8;
constexpr int searchWidth = 184;
constexpr int openSearchWidth = 160; ///< at least, while it is among the chips of a narrow bar
constexpr int mostSearchWidth = 320; ///< in room that the chips do not need
constexpr int sliderWidth = 76;

const char* nameOf(TaskGroup group)
{
    switch (group) {
    case TaskGroup::All: return "allChip";
    case TaskGroup::Active: return "activeChip";
    case TaskGroup::Saved: return "savedChip";
    case TaskGroup::NeedsYou: return "needsYouChip";
    case TaskGroup::Failed: return "failedChip";
    case TaskGroup::Best: return "bestChip";
    case TaskGroup::Rejected: return "rejectedChip";
    case TaskGroup::Bin: return "binChip";
    }
    return "";
}

/// The icon that replaces the words of a chip where there is no room for them. Empty for a chip that keeps them.
QString iconFor(TaskGroup group)
{
    switch (group) {
    case TaskGroup::Failed: return u"circle-x"_s;
    case TaskGroup::Best: return u"star"_s;
    case TaskGroup::Rejected: return u"thumbs-down"_s;
    case TaskGroup::Bin: return u"trash-2"_s;
    default: return {};
    }
}

/// Whether the chip is hidden while its count is 0.
bool comesAndGoes(TaskGroup group)
{
    return group == TaskGroup::NeedsYou || group == TaskGroup::Rejected || group == TaskGroup::Bin;
}

} // namespace

TaskFilterBar::TaskFilterBar(const TaskHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_start(new QStackedWidget(this))
    , m_chipPage(new QWidget(m_start))
    , m_chipRow(bareRow(m_chipPage, gap))
    , m_more(new FilterChips(m_chipPage))
    , m_saved(new SavedFilterMenu(this))
{
    setObjectName(u"taskFilterBar"_s);
    setMinimumHeight(barHeight);
    m_row->setContentsMargins(edge, 0, edge, 0);
    m_row->setSpacing(gap);
    // Chips that do not fit are left out, so they never widen the bar.
    m_start->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_start->addWidget(m_chipPage);
    m_row->addWidget(m_start, 1);
    addChips();
    addMore(history);
    addSearch();
    addViews();
    m_chips.value(m_group)->setChecked(true);
    setTallies({});
}

void TaskFilterBar::addChips()
{
    for (int i = 0; i < taskGroupCount; ++i) {
        const auto group = static_cast<TaskGroup>(i);
        auto* chip = new QPushButton(m_chipPage);
        chip->setObjectName(QLatin1StringView(nameOf(group)));
        makeChip(chip);
        chip->setAutoExclusive(true);
        // Assistive programs toggle a button without clicking it.
        connect(chip, &QPushButton::toggled, this, [this, group](bool on) {
            if (on)
                choose(group);
        });
        m_chipRow->addWidget(chip);
        m_chips.insert(group, chip);
        auto* show = new QAction(this); // for the command palette
        show->setObjectName(u"show-"_s + QLatin1StringView(nameOf(group)));
        connect(show, &QAction::triggered, this, [this, group] { choose(group); });
        addAction(show);
        m_shows.insert(group, show);
    }
    const auto addCommand = [this](const QString& name, const QString& words, const QString& toolTip,
                                void (TaskFilterBar::*wanted)()) {
        auto* button = new QPushButton(icon(u"trash-2"_s), words, m_chipPage);
        button->setObjectName(name);
        button->setToolTip(plainToolTip(toolTip));
        button->hide();
        connect(button, &QAbstractButton::clicked, this, wanted);
        m_chipRow->addWidget(button);
        return button;
    };
    m_commands = {{TaskGroup::Rejected,
                      addCommand(u"deleteRejectedButton"_s, tr("Delete all…"),
                          tr("Moves all rejected takes shown here to the Trash, with their clips"),
                          &TaskFilterBar::deleteRejectedRequested)},
        {TaskGroup::Bin,
            addCommand(u"emptyBinButton"_s, tr("Empty…"),
                tr("Deletes the records of the takes in the Trash permanently"), &TaskFilterBar::emptyBinRequested)}};
    m_chipRow->addWidget(m_more);
    m_chipRow->addStretch(1);
    m_chipPage->installEventFilter(this);
}

void TaskFilterBar::addMore(const TaskHistory& history)
{
    m_filterButton = new QToolButton(m_chipPage);
    m_filterButton->setObjectName(u"filterButton"_s);
    m_filterButton->setText(tr("Filter"));
    m_filterButton->setIcon(icon(u"funnel"_s));
    m_filterButton->setAccessibleName(tr("Filter"));
    m_filterButton->setToolTip(tr("Filters, saved filters, order and columns"));
    auto* menu = new QMenu(m_filterButton);
    menu->setObjectName(u"filterMenu"_s);
    connect(menu, &QMenu::aboutToShow, this, [this, &history] { fillMenu(history); });
    setPopupMenu(m_filterButton, menu);
    m_chipRow->addWidget(m_filterButton);
    m_saved->setShown([this] { return filter(); });
    connect(m_saved, &SavedFilterMenu::chosen, this, &TaskFilterBar::showFilter);
    connect(m_more, &FilterChips::changed, this, [this] {
        fit();
        Q_EMIT filterChanged();
    });
}

void TaskFilterBar::fillMenu(const TaskHistory& history)
{
    QMenu* menu = m_filterButton->menu();
    menu->clear();
    // The states of takes, then what the user thinks of them, then where they come from.
    using enum TaskGroup;
    for (const TaskGroup group : {All, NeedsYou, Active, Failed, Saved})
        addGroup(menu, group);
    menu->addSeparator();
    for (const TaskGroup group : {Best, Rejected, Bin})
        addGroup(menu, group);
    menu->addAction(m_more->hideRejectedAction());
    menu->addSeparator();
    m_more->fill(menu, history);
    menu->addSeparator();
    menu->addMenu(m_saved);
    if (m_view == nullptr)
        return;
    menu->addSeparator();
    menu->addActions(m_view->actions());
}

/// Groups that have a chip are not in the menu.
void TaskFilterBar::addGroup(QMenu* menu, TaskGroup group)
{
    if (!m_chips.value(group)->isHidden() || (comesAndGoes(group) && m_counts.value(group) == 0))
        return;
    QAction* entry = menu->addAction(groupText(group, m_counts.value(group)));
    entry->setObjectName(u"group-"_s + QLatin1StringView(nameOf(group)));
    connect(entry, &QAction::triggered, this, [this, group] { choose(group); });
}

void TaskFilterBar::addSearch()
{
    m_find = new QToolButton(this);
    m_find->setObjectName(u"searchButton"_s);
    m_find->setIcon(icon(u"search"_s));
    m_find->setAccessibleName(tr("Search takes"));
    connect(m_find, &QToolButton::clicked, this, &TaskFilterBar::openSearch);
    m_row->addWidget(m_find);
    m_search = new QLineEdit(this);
    m_search->setObjectName(u"searchEdit"_s);
    m_search->setPlaceholderText(tr("Search takes"));
    m_search->setAccessibleName(tr("Search tasks"));
    addClearButton(m_search);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_row->addWidget(m_search);

    m_typing.setSingleShot(true);
    // Handles changes that arrive together, such as a pasted word, once.
    m_typing.setInterval(0);
    connect(&m_typing, &QTimer::timeout, this, &TaskFilterBar::takeWords);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));

    auto* find = new QAction(tr("Search takes"), this);
    nameCommand(find, u"searchTakes"_s);
    find->setShortcut(QKeySequence::Find);
    for (QWidget* each : {static_cast<QWidget*>(m_search), static_cast<QWidget*>(m_find)})
        explainWithKeys(each, find, tr("Search prompts, models, notes, tags, names of clips and IDs"));
    connect(find, &QAction::triggered, this, &TaskFilterBar::openSearch);
    addAction(find);
}

void TaskFilterBar::addViews()
{
    m_size = new QSlider(Qt::Horizontal, this);
    m_size->setObjectName(u"tileSizeSlider"_s);
    m_size->setAccessibleName(tr("Tile size"));
    m_size->setToolTip(tr("Tile size"));
    m_size->setFixedWidth(sliderWidth);
    m_row->addWidget(m_size);
    auto* views = new QButtonGroup(this);
    auto* segments = new QHBoxLayout;
    segments->setSpacing(0);
    m_row->addLayout(segments);
    const auto add = [this, segments, views](
                         const QString& name, const QString& sign, const QString& words, Qt::Key key, bool isGrid) {
        auto* button = new QPushButton(icon(sign), {}, this);
        button->setObjectName(name);
        button->setCheckable(true);
        button->setAccessibleName(words);
        views->addButton(button);
        segments->addWidget(button);
        connect(button, &QPushButton::toggled, this, [this, isGrid](bool on) {
            if (on)
                Q_EMIT gridWanted(isGrid);
        });
        auto* choose = new QAction(words, this);
        nameCommand(choose, name);
        choose->setShortcut(Qt::CTRL | key);
        explainWithKeys(button, choose, words);
        connect(choose, &QAction::triggered, button, [button] { button->setChecked(true); });
        addAction(choose);
        return button;
    };
    m_grid = add(u"gridViewButton"_s, u"layout-grid"_s, tr("Grid"), Qt::Key_1, true);
    m_list = add(u"listViewButton"_s, u"list"_s, tr("List"), Qt::Key_2, false);
    joinSegments({m_grid, m_list});
}

void TaskFilterBar::showGrid(bool isGrid)
{
    (isGrid ? m_grid : m_list)->setChecked(true);
    fit();
}

void TaskFilterBar::setSelectionBar(QWidget* bar)
{
    m_start->addWidget(bar);
}

void TaskFilterBar::showSelection(bool shown)
{
    const int page = shown && m_start->count() > 1 ? 1 : 0;
    if (m_start->currentIndex() == page)
        return;
    const bool hadFocus = m_start->currentWidget()->isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    m_start->setCurrentIndex(page);
    if (hadFocus)
        Q_EMIT searchLeft(); // to the takes
    fit();
    update();
}

TaskFilter TaskFilterBar::filter() const
{
    TaskFilter filter = m_more->filter();
    setGroup(filter, m_group);
    filter.text = m_words;
    return filter;
}

void TaskFilterBar::setTallies(const TaskCounts& tallies)
{
    const bool isFirst = count(TaskGroup::All) == 0; // nobody aims at a chip yet
    for (auto chip = m_chips.cbegin(); chip != m_chips.cend(); ++chip) {
        const int count = m_counts[chip.key()] = countOf(chip.key(), tallies);
        chip.value()->setText(groupText(chip.key(), count));
        chip.value()->setAccessibleName(groupText(chip.key(), count));
        chip.value()->setToolTip(plainToolTip(groupExplanation(chip.key(), tallies)));
        m_shows.value(chip.key())->setText(tr("Show: %1", "a group of takes").arg(groupText(chip.key(), count)));
        m_shows.value(chip.key())->setEnabled(count > 0 || !comesAndGoes(chip.key()));
        setChipLook(chip.value(),
            count == 0                              ? ChipLook::Quiet
                : chip.key() == TaskGroup::NeedsYou ? ChipLook::Warning
                                                    : ChipLook::Usual);
    }
    // The group has vanished. Its empty list would be a dead end. Within a search or a filter, it may just have no
    // hits.
    if (comesAndGoes(m_group) && m_counts.value(m_group) == 0 && m_words.isEmpty() && m_more->filter() == TaskFilter())
        choose(TaskGroup::All);
    fitChips(!isFirst && m_chipPage->underMouse());
}

void TaskFilterBar::setFilter(TaskGroup group, const QString& words)
{
    put(group, words, {});
}

void TaskFilterBar::showFilter(const TaskFilter& filter)
{
    TaskFilter more = filter;
    const TaskGroup group = groupOf(filter);
    if (group == TaskGroup::Best)
        more.leastRating = 0;
    if (group == TaskGroup::Rejected)
        more.rejects = TaskFilter::Rejects::Shown;
    more.states = {}; // clear() would keep the buffer, and comparing it with an empty list would call memcmp(nullptr)
    more.watchedOnly = false;
    more.text.clear();
    more.attention = TaskFilter::Attention::Any;
    more.bin = TaskFilter::Bin::Kept;
    more.order = TaskFilter::Order::Number;
    more.ascending = false;
    put(group, filter.text, more);
}

void TaskFilterBar::put(TaskGroup group, const QString& words, const TaskFilter& more)
{
    const TaskFilter before = filter();
    m_search->setText(words);
    m_typing.stop();
    m_words = words.simplified();
    // A group that is not there, such as that of an empty bin, would be a dead end.
    m_group = comesAndGoes(group) && m_counts.value(group) == 0 ? TaskGroup::All : group;
    m_chips.value(m_group)->setChecked(true);
    {
        const QSignalBlocker once(m_more);
        m_more->setFilter(more);
    }
    fit();
    if (filter() != before)
        Q_EMIT filterChanged();
}

void TaskFilterBar::choose(TaskGroup group)
{
    m_chips.value(group)->setChecked(true);
    const bool isOther = std::exchange(m_group, group) != group;
    fit();
    if (isOther)
        Q_EMIT filterChanged();
}

void TaskFilterBar::takeWords()
{
    m_typing.stop();
    const QString words = m_search->text().simplified();
    if (std::exchange(m_words, words) != words)
        Q_EMIT filterChanged();
}

void TaskFilterBar::openSearch()
{
    m_isSearchOpen = true;
    fit();
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool TaskFilterBar::isWanted(TaskGroup group) const
{
    if (group == m_group)
        return true;
    switch (group) {
    case TaskGroup::Saved: return false;
    case TaskGroup::All: // without any take, there is nothing to choose from
        return m_counts.value(TaskGroup::All) > 0 || !m_words.isEmpty() || m_more->filter() != TaskFilter();
    default: return m_counts.value(group) > 0;
    }
}

/// While the pointer is among the chips, none comes or goes with its count, so that a click meets the chip it was meant
/// for.
void TaskFilterBar::fit()
{
    fitChips(m_chipPage->underMouse());
}

/// Without enough room, first some words give way to icons, then chips are dropped from the end. The chosen one stays.
void TaskFilterBar::fitChips(bool isFrozen)
{
    const bool hasSelection = m_start->currentIndex() == 1;
    const bool isNarrow = width() < narrow;
    const bool isField = m_isSearchOpen || !m_search->text().isEmpty() || (!isNarrow && !hasSelection);
    m_search->setVisible(isField);
    m_search->setFixedWidth(isNarrow || hasSelection ? openSearchWidth : searchWidth);
    m_find->setVisible(!isField);
    QSizePolicy keepsPlace = m_size->sizePolicy(); // nothing beside it moves when the list is shown
    keepsPlace.setRetainSizeWhenHidden(!isNarrow);
    m_size->setSizePolicy(keepsPlace);
    m_size->setVisible(!isNarrow && m_grid->isChecked());
    m_filterButton->setToolButtonStyle(isNarrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    for (auto command = m_commands.cbegin(); command != m_commands.cend(); ++command)
        command.value()->setVisible(command.key() == m_group);

    m_row->activate();
    setBrief(isFrozen && m_isBrief);
    int spare = placeChips(isFrozen);
    if (spare < 0 && !isFrozen) {
        setBrief(true);
        spare = placeChips(false);
    }
    if (isField && isNarrow && !hasSelection && spare > 0)
        m_search->setFixedWidth(std::min(openSearchWidth + spare, mostSearchWidth));
}

/// Puts icons in the place of some chips' words.
void TaskFilterBar::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    for (auto chip = m_chips.cbegin(); chip != m_chips.cend(); ++chip) {
        const QString sign = iconFor(chip.key());
        if (sign.isEmpty())
            continue;
        const int count = m_counts.value(chip.key());
        const QString words = groupText(chip.key(), count);
        chip.value()->setText(isBrief ? locale().toString(count) : words);
        chip.value()->setIcon(isBrief ? icon(sign) : QIcon());
        chip.value()->setToolTip(isBrief ? plainToolTip(words) : QString());
    }
}

/// Shows as many chips as there is room for. Returns the room that is left, below 0 if not all have room.
int TaskFilterBar::placeChips(bool isFrozen)
{
    int room = m_start->width() - m_filterButton->sizeHint().width();
    const bool hasParts = m_more->filter() != TaskFilter();
    if (const QPushButton* command = m_commands.value(m_group))
        room -= gap + command->sizeHint().width();
    if (hasParts)
        room -= gap + m_more->sizeHint().width();
    room -= gap + m_chips.value(m_group)->sizeHint().width();
    bool isFull = false;
    for (int i = 0; i < taskGroupCount; ++i) {
        const auto group = static_cast<TaskGroup>(i);
        QAbstractButton* chip = m_chips.value(group);
        const bool isHere = isFrozen ? !chip->isHidden() : isWanted(group);
        if (group != m_group && isHere) {
            room -= gap + chip->sizeHint().width();
            isFull = isFull || room < 0;
        }
        chip->setVisible(group == m_group || (isHere && !isFull));
    }
    return room;
}

void TaskFilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitChips(false); // the pointer may have been there before the bar had its size
}

void TaskFilterBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (m_list != nullptr && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        fit();
}

void TaskFilterBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(palette(), m_start->currentIndex() == 1 ? Tone::Selection : Tone::Base));
}

bool TaskFilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_chipPage && event->type() == QEvent::Leave)
        fit();
    if (watched == m_search && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        Q_EMIT searching(m_search->hasFocus());
    if (watched == m_search && event->type() == QEvent::FocusOut && std::exchange(m_isSearchOpen, false))
        QMetaObject::invokeMethod(this, &TaskFilterBar::fit, Qt::QueuedConnection); // hides an empty field
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            takeWords();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            takeWords();
            Q_EMIT searchLeft();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Dailies

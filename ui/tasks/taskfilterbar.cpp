// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/taskfilterbar.h"

#include "ui/common/icons.h"
#include "ui/common/look.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int barHeight = 44;
constexpr int typingPauseMs = 150;
constexpr int searchWidth = 280;

QString chipText(TaskGroup group, int count)
{
    const QString number = QLocale().toString(count);
    switch (group) {
    case TaskGroup::All: return TaskFilterBar::tr("All %1").arg(number);
    case TaskGroup::Active: return TaskFilterBar::tr("Active %1").arg(number);
    case TaskGroup::Saved: return TaskFilterBar::tr("Saved %1").arg(number);
    case TaskGroup::NeedsYou: return TaskFilterBar::tr("Needs you %1").arg(number);
    case TaskGroup::Failed: return TaskFilterBar::tr("Failed %1").arg(number);
    }
    return {};
}

} // namespace

QList<TaskState> statesOf(TaskGroup group)
{
    switch (group) {
    case TaskGroup::All: return {};
    case TaskGroup::Active:
        return {TaskState::Waiting, TaskState::Sending, TaskState::InProgress, TaskState::Downloading};
    case TaskGroup::Saved: return {TaskState::Saved};
    case TaskGroup::NeedsYou: return {TaskState::NeedsReview};
    case TaskGroup::Failed:
        return {TaskState::Refused, TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired};
    }
    return {};
}

TaskFilterBar::TaskFilterBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"taskFilterBar"_s);
    setFixedHeight(barHeight);
    makeBar(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    auto* title = new QLabel(tr("Tasks"), this);
    title->setFont(semiboldFont(title->font()));
    row->addWidget(title);
    addChip(TaskGroup::All, u"allChip"_s);
    addChip(TaskGroup::Active, u"activeChip"_s);
    addChip(TaskGroup::Saved, u"savedChip"_s);
    addChip(TaskGroup::NeedsYou, u"needsYouChip"_s);
    addChip(TaskGroup::Failed, u"failedChip"_s);
    row->addStretch(1);
    addSearch();
    m_chips.value(m_group)->setChecked(true);
    setCounts({}, 0);
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
    layout()->addWidget(chip);
    m_chips.insert(group, chip);
}

void TaskFilterBar::addSearch()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(u"searchEdit"_s);
    m_search->setPlaceholderText(tr("Search tasks"));
    m_search->setAccessibleName(tr("Search tasks"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(searchWidth);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    layout()->addWidget(m_search);

    m_typing.setSingleShot(true);
    m_typing.setInterval(typingPauseMs);
    connect(&m_typing, &QTimer::timeout, this, &TaskFilterBar::takeWords);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));

    auto* find = new QAction(tr("Search tasks"), this);
    find->setShortcut(QKeySequence::Find);
    m_search->setToolTip(
        tr("Search in prompts, ids and models (%1)").arg(find->shortcut().toString(QKeySequence::NativeText)));
    connect(find, &QAction::triggered, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    addAction(find);
}

TaskFilter TaskFilterBar::filter() const
{
    return {.states = statesOf(m_group), .text = m_words, .watchedOnly = m_group == TaskGroup::NeedsYou};
}

void TaskFilterBar::setCounts(const QHash<TaskState, int>& counts, int undecided)
{
    int all = 0;
    for (const int count : counts)
        all += count;
    for (auto chip = m_chips.cbegin(); chip != m_chips.cend(); ++chip) {
        int count = chip.key() == TaskGroup::All ? all : 0;
        for (const TaskState state : statesOf(chip.key()))
            count += counts.value(state);
        if (chip.key() == TaskGroup::NeedsYou)
            count = undecided;
        chip.value()->setText(chipText(chip.key(), count));
        if (chip.key() == TaskGroup::NeedsYou)
            chip.value()->setVisible(count > 0);
    }
    // The chip goes when nothing needs the person any more; its empty list would be a dead end.
    if (m_group == TaskGroup::NeedsYou && m_chips.value(m_group)->isHidden())
        choose(TaskGroup::All);
}

void TaskFilterBar::setFilter(TaskGroup group, const QString& words)
{
    const TaskFilter before = filter();
    m_search->setText(words);
    m_typing.stop();
    m_words = words.simplified();
    m_group = group;
    m_chips.value(group)->setChecked(true);
    if (filter() != before)
        Q_EMIT filterChanged();
}

void TaskFilterBar::choose(TaskGroup group)
{
    m_chips.value(group)->setChecked(true);
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

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/filterchips.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/request/kindfields.h"
#include "app/tasks/history/taskfilterjson.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/filter/daysdialog.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype mostChoices = 30; ///< of accounts, models or tags in a menu
constexpr int longestChip = 40;

QString kindWords(const RequestKind& kind)
{
    return u"%1 %2 · %3"_s.arg(familyName(kind.family), generationName(kind.generation), apiTypeLabel(kind.apiType))
        .replace(u"  "_s, u" "_s);
}

QString ratingWords(int least)
{
    return least == 5 ? FilterChips::tr("Rated 5") : FilterChips::tr("Rated %1 or more").arg(least);
}

QString periodWords(TaskFilter::Period period)
{
    switch (period) {
    case TaskFilter::Period::None: break;
    case TaskFilter::Period::Today: return FilterChips::tr("Today");
    case TaskFilter::Period::Yesterday: return FilterChips::tr("Yesterday");
    case TaskFilter::Period::Week: return FilterChips::tr("In the last 7 days");
    case TaskFilter::Period::Month: return FilterChips::tr("This month");
    }
    return {};
}

QString timeWords(const TaskFilter& filter)
{
    if (filter.period != TaskFilter::Period::None)
        return periodWords(filter.period);
    const QString first = dateText(firstDay(filter));
    const QString last = dateText(lastDay(filter));
    if (!filter.until.isValid())
        return FilterChips::tr("Since %1").arg(first);
    if (!filter.from.isValid())
        return FilterChips::tr("Until %1").arg(last);
    return first == last ? first : FilterChips::tr("%1 to %2", "days").arg(first, last);
}

QString shortened(const QString& text)
{
    const QString plain = plainText(text.simplified());
    if (plain.size() <= longestChip)
        return plain;
    // Not within a word, unless the first one is too long.
    const qsizetype end = plain.lastIndexOf(u' ', longestChip - 1);
    return beginningOf(plain, end > 0 ? end : longestChip - 1) + u'…';
}

/// Escapes `&`, so that menus and buttons do not read it as a shortcut.
QString literal(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

template<typename Value>
void toggle(QList<Value>& list, const Value& value, bool on)
{
    if (on && !list.contains(value))
        list.append(value);
    else if (!on)
        list.removeAll(value);
}

} // namespace

FilterChips::FilterChips(QWidget* parent)
    : QWidget(parent)
    , m_row(bareRow(this, 8))
    , m_yesterday(new QAction(tr("Yesterday's takes"), this))
    , m_hideRejected(new QAction(tr("Hide rejected takes"), this))
{
    setObjectName(u"filterChips"_s);
    m_yesterday->setObjectName(u"yesterdayAction"_s);
    m_yesterday->setShortcut(Qt::Key_Y);
    connect(m_yesterday, &QAction::triggered, this, [this] {
        using enum TaskFilter::Period;
        showPeriod(m_filter.period == Yesterday ? None : Yesterday);
    });
    m_hideRejected->setObjectName(u"hideRejected"_s);
    m_hideRejected->setCheckable(true);
    nameCommand(m_hideRejected, m_hideRejected->objectName()); // it has no key until the user gives it one
    connect(m_hideRejected, &QAction::triggered, this, &FilterChips::hideRejected);
    hide();
}

void FilterChips::setFilter(const TaskFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_hideRejected->setChecked(m_filter.rejects == TaskFilter::Rejects::Hidden);
    rebuild();
    Q_EMIT changed();
}

QString FilterChips::accountName(const QString& id) const
{
    const QString name = m_nameOf ? m_nameOf(id) : QString();
    return shortened(name.isEmpty() ? id : name);
}

QList<FilterChips::Choice> FilterChips::choices() const
{
    QList<Choice> choices;
    const auto add = [this, &choices](const QString& words, auto&& change) {
        TaskFilter without = m_filter;
        change(without);
        choices.append({words, without});
    };
    for (const QString& id : m_filter.accounts)
        add(accountName(id), [&id](TaskFilter& f) { f.accounts.removeAll(id); });
    for (const QString& model : m_filter.models)
        add(shortened(model), [&model](TaskFilter& f) { f.models.removeAll(model); });
    for (const RequestKind& kind : m_filter.kinds)
        add(kindWords(kind), [&kind](TaskFilter& f) { f.kinds.removeAll(kind); });
    if (m_filter.leastRating > 0)
        add(ratingWords(m_filter.leastRating), [](TaskFilter& f) { f.leastRating = 0; });
    if (m_filter.rejects == TaskFilter::Rejects::Hidden)
        add(tr("Not rejected"), [](TaskFilter& f) { f.rejects = TaskFilter::Rejects::Shown; });
    for (const QString& tag : m_filter.tags)
        add(tr("Tag: %1").arg(shortened(tag)), [&tag](TaskFilter& f) { f.tags.removeAll(tag); });
    if (m_filter.from.isValid() || m_filter.until.isValid())
        add(timeWords(m_filter), [](TaskFilter& f) { setDays(f, {}, {}); });
    return choices;
}

void FilterChips::rebuild()
{
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    while (QLayoutItem* item = m_row->takeAt(0)) {
        if (item->widget() != nullptr)
            retire(item->widget());
        delete item;
    }
    const QList<Choice> all = choices();
    for (const Choice& choice : all) {
        auto* chip = new QPushButton(icon(u"x"_s), literal(choice.words), this);
        chip->setObjectName(u"activeFilter"_s);
        makeChip(chip);
        chip->setCheckable(false);
        // Shows the cross after the text.
        chip->setLayoutDirection(isRightToLeft() ? Qt::LeftToRight : Qt::RightToLeft);
        chip->setAccessibleName(tr("Remove the filter %1").arg(choice.words));
        chip->setToolTip(tr("Removes this filter"));
        connect(chip, &QPushButton::clicked, this, [this, without = choice.without] { setFilter(without); });
        m_row->addWidget(chip);
        if (hadFocus && m_row->count() == 1)
            chip->setFocus();
    }
    if (all.size() > 1) {
        auto* clear = new QPushButton(tr("Clear all"), this);
        clear->setObjectName(u"clearFilters"_s);
        clear->setFlat(true);
        connect(clear, &QPushButton::clicked, this, [this] { setFilter({}); });
        m_row->addWidget(clear);
    }
    setVisible(!all.isEmpty());
}

void FilterChips::fill(QMenu* menu, const TaskHistory& history)
{
    const auto same = [](const QString& text) { return shortened(text); };
    addList(menu, tr("Account"), history.accounts(), &TaskFilter::accounts,
        [this](const QString& id) { return accountName(id); });
    addList(menu, tr("Model"), history.models(), &TaskFilter::models, same);
    addKinds(menu);
    addRatings(menu);
    addList(menu, tr("Tag"), history.tags(), &TaskFilter::tags, same);
    addTimes(menu);
}

void FilterChips::hideRejected()
{
    TaskFilter filter = m_filter;
    const bool isHidden = filter.rejects == TaskFilter::Rejects::Hidden;
    filter.rejects = isHidden ? TaskFilter::Rejects::Shown : TaskFilter::Rejects::Hidden;
    setFilter(filter);
}

void FilterChips::addList(QMenu* menu, const QString& title, const QStringList& values, QStringList TaskFilter::*list,
    const std::function<QString(const QString&)>& nameOf)
{
    QMenu* choices = menu->addMenu(title);
    choices->setEnabled(!values.isEmpty());
    for (const QString& value : values.mid(0, mostChoices)) {
        QAction* action = choices->addAction(literal(nameOf(value)));
        action->setCheckable(true);
        action->setChecked((m_filter.*list).contains(value));
        connect(action, &QAction::toggled, this, [this, list, value](bool on) {
            TaskFilter filter = m_filter;
            toggle(filter.*list, value, on);
            setFilter(filter);
        });
    }
}

void FilterChips::addKinds(QMenu* menu)
{
    QMenu* choices = menu->addMenu(tr("Kind"));
    for (const RequestKind& kind : allKinds()) {
        QAction* action = choices->addAction(kindWords(kind));
        action->setCheckable(true);
        action->setChecked(m_filter.kinds.contains(kind));
        connect(action, &QAction::toggled, this, [this, kind](bool on) {
            TaskFilter filter = m_filter;
            toggle(filter.kinds, kind, on);
            setFilter(filter);
        });
    }
}

void FilterChips::addRatings(QMenu* menu)
{
    QMenu* choices = menu->addMenu(tr("Rating"));
    for (int least = 5; least >= 1; --least) {
        QAction* action = choices->addAction(ratingWords(least));
        action->setCheckable(true);
        action->setChecked(m_filter.leastRating == least);
        connect(action, &QAction::toggled, this, [this, least](bool on) {
            TaskFilter filter = m_filter;
            filter.leastRating = on ? least : 0;
            setFilter(filter);
        });
    }
}

void FilterChips::addTimes(QMenu* menu)
{
    using enum TaskFilter::Period;
    QMenu* choices = menu->addMenu(tr("Date"));
    for (const TaskFilter::Period period : {Today, Yesterday, Week, Month}) {
        QAction* action = choices->addAction(periodWords(period));
        action->setCheckable(true);
        action->setChecked(m_filter.period == period);
        connect(action, &QAction::toggled, this, [this, period](bool on) { showPeriod(on ? period : None); });
    }
    const bool hasDays = m_filter.period == None && (m_filter.from.isValid() || m_filter.until.isValid());
    QAction* days = choices->addAction(tr("Between…"));
    days->setObjectName(u"chooseDays"_s);
    days->setCheckable(hasDays);
    days->setChecked(hasDays);
    connect(days, &QAction::triggered, this, &FilterChips::askDays);
}

void FilterChips::showPeriod(TaskFilter::Period period)
{
    TaskFilter filter = m_filter;
    setPeriod(filter, period, QDate::currentDate());
    setFilter(filter);
}

void FilterChips::followDate(const QDate& today)
{
    TaskFilter filter = m_filter;
    if (filter.period != TaskFilter::Period::None)
        setPeriod(filter, filter.period, today);
    setFilter(filter);
}

void FilterChips::askDays()
{
    const QDate today = QDate::currentDate();
    const QDate first = firstDay(m_filter);
    const QDate last = lastDay(m_filter);
    auto* dialog = new DaysDialog(first.isValid() ? first : today.addDays(-6), last.isValid() ? last : today, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        TaskFilter filter = m_filter;
        setDays(filter, dialog->first(), dialog->last());
        setFilter(filter);
    });
    dialog->open();
}

} // namespace Dailies

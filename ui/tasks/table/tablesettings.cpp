// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/tablesettings.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/table/columnsdialog.h"
#include "ui/tasks/table/storednumbers.h"
#include "ui/tasks/table/taskheader.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/commandkeys.h"

#include <QAction>
#include <QMenu>
#include <QSettings>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto orderKey = "tasks/columnOrder"_L1;
constexpr auto hiddenKey = "tasks/hiddenColumns"_L1;
constexpr auto widthsKey = "tasks/columnWidths"_L1;
constexpr auto sortKey = "tasks/sort"_L1;
constexpr auto groupedKey = "tasks/grouped"_L1;
constexpr auto closedDaysKey = "tasks/closedDays"_L1;
constexpr auto closedTakesKey = "tasks/closedTakes"_L1;
constexpr auto ascendingWord = "ascending"_L1;
constexpr int narrowest = 48;
constexpr int widest = 2000;

QString keyOf(int column)
{
    return QLatin1StringView(taskColumn(column).key);
}

/// Returns -1 for an unknown name, which a later version may have stored.
int columnOf(QStringView key)
{
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        if (key == QLatin1StringView(taskColumn(column).key))
            return column;
    }
    return -1;
}

} // namespace

TableSettings::TableSettings(TaskModel& model, TaskView& view)
    : QObject(&view)
    , m_model(model)
    , m_view(view)
    , m_menu(new QMenu(view.parentWidget())) // the grid has the same order and groups
{
    m_menu->setObjectName(u"tableMenu"_s);
    m_menu->setTitle(tr("View"));
    buildMenu();
    TaskHeader* header = view.taskHeader();
    connect(header, &QHeaderView::sectionClicked, this, &TableSettings::clickHeader);
    connect(header, &TaskHeader::menuRequested, m_menu, [this](const QPoint& place) { m_menu->popup(place); });
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (column != TaskModel::Prompt)
            m_view.fitPrompt();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &TableSettings::update);
    connect(&model, &TaskModel::groupsChanged, this, &TableSettings::update);
    update();
}

void TableSettings::buildMenu()
{
    m_menu->addMenu(newSortMenu());
    m_menu->addMenu(newColumnMenu());
    m_menu->addSeparator();
    m_group = m_menu->addAction(tr("Group by day and prompt"));
    m_group->setObjectName(u"groupTasks"_s);
    m_group->setCheckable(true);
    nameCommand(m_group, m_group->objectName()); // it has no key until the user gives it one
    connect(m_group, &QAction::triggered, this, &TableSettings::group);
    m_collapse = add(m_menu, u"collapseAll"_s, tr("Collapse all"), &TableSettings::collapseAll);
    m_expand = add(m_menu, u"expandAll"_s, tr("Expand all"), &TableSettings::expandAll);
    m_menu->addSeparator();
    add(m_menu, u"arrangeColumns"_s, tr("Arrange columns…"), &TableSettings::arrangeColumns);
    add(m_menu, u"resetColumns"_s, tr("Reset columns"), &TableSettings::resetColumns);
    m_menu->setToolTipsVisible(true);
}

QAction* TableSettings::add(QMenu* menu, const QString& name, const QString& text, void (TableSettings::*command)())
{
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, command);
    return action;
}

QMenu* TableSettings::newSortMenu()
{
    auto* menu = new QMenu(tr("Sort by"), m_menu);
    m_newest = add(menu, u"newestFirst"_s, tr("Newest first"), &TableSettings::sortByNothing);
    m_newest->setCheckable(true);
    menu->addSeparator();
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        QAction* action = nullptr;
        if (taskColumn(column).order) {
            action = menu->addAction(taskColumn(column).shownTitle());
            action->setObjectName(u"sortBy-"_s + keyOf(column));
            action->setCheckable(true);
            // Choosing the sorted column again reverses the order, as in the header.
            connect(action, &QAction::triggered, this, [this, column] {
                const bool isSorted = m_model.sortedColumn() == TaskModel::Column(column);
                const Qt::SortOrder other = m_model.filter().ascending ? Qt::DescendingOrder : Qt::AscendingOrder;
                sortBy(column, isSorted ? other : taskColumn(column).firstOrder);
            });
        }
        m_orders.append(action);
    }
    return menu;
}

QMenu* TableSettings::newColumnMenu()
{
    auto* menu = new QMenu(tr("Columns"), m_menu);
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        QAction* action = menu->addAction(taskColumn(column).shownTitle());
        action->setObjectName(u"column-"_s + keyOf(column));
        action->setCheckable(true);
        // The prompt identifies a take, so it is always shown.
        action->setEnabled(column != TaskModel::Prompt);
        connect(action, &QAction::triggered, this, [this, column](bool shown) { showColumn(column, shown); });
        m_columns.append(action);
    }
    return menu;
}

void TableSettings::clickHeader(int column)
{
    const TaskColumn& described = taskColumn(column);
    if (!described.order)
        return;
    const Qt::SortOrder now = m_model.filter().ascending ? Qt::AscendingOrder : Qt::DescendingOrder;
    const bool isNewestFirst = described.order == TaskFilter::Order::Number;
    if (m_model.sortedColumn() != TaskModel::Column(column))
        sortBy(column, isNewestFirst ? Qt::AscendingOrder : described.firstOrder);
    else if (now == described.firstOrder && !isNewestFirst)
        sortBy(column, now == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder);
    else
        sortByNothing();
}

void TableSettings::sortBy(int column, Qt::SortOrder order)
{
    TaskFilter filter = m_model.filter();
    filter.order = *taskColumn(column).order;
    filter.ascending = order == Qt::AscendingOrder;
    Q_EMIT filterWanted(filter);
    update();
}

void TableSettings::sortByNothing()
{
    TaskFilter filter = m_model.filter();
    filter.order = TaskFilter::Order::Number;
    filter.ascending = false;
    Q_EMIT filterWanted(filter);
    update();
}

void TableSettings::group(bool grouped)
{
    TaskFilter filter = m_model.filter();
    filter.grouped = grouped;
    Q_EMIT filterWanted(filter);
    update();
}

void TableSettings::collapseAll()
{
    m_model.setAllCollapsed(true);
    if (m_isStacked) {
        m_model.collapse({m_model.collapsed().days, {}});
        Q_EMIT stacksOpened(false);
    }
}

void TableSettings::expandAll()
{
    m_model.setAllCollapsed(false);
    if (m_isStacked)
        Q_EMIT stacksOpened(true);
}

void TableSettings::setStacked(bool stacked)
{
    if (m_isStacked == stacked)
        return;
    m_isStacked = stacked;
    const CollapsedGroups now = m_model.collapsed();
    const QSet<TaskId> closed = std::exchange(m_closedTakes, now.takes);
    m_model.collapse({now.days, stacked ? QSet<TaskId>() : closed});
}

void TableSettings::showColumn(int column, bool shown)
{
    m_view.chooseColumn(column, shown);
    update();
}

void TableSettings::arrangeColumns()
{
    auto* dialog = new ColumnsDialog(m_view, m_view.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ColumnsDialog::shownChanged, this, &TableSettings::showColumn);
    dialog->open();
}

void TableSettings::resetColumns()
{
    TaskHeader* header = m_view.taskHeader();
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        header->moveSection(header->visualIndex(column), column);
        m_view.chooseColumn(column, taskColumn(column).isShown);
    }
    m_view.resetWidths();
    update();
}

/// Updates the menu, and the description of the sort order for assistive programs.
void TableSettings::update()
{
    const std::optional<TaskModel::Column> sorted = m_model.sortedColumn();
    const bool hasGroups = !m_model.layout().groups().isEmpty();
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        m_columns.at(column)->setChecked(m_view.isColumnChosen(column));
        if (QAction* order = m_orders.at(column))
            order->setChecked(sorted == TaskModel::Column(column));
    }
    m_newest->setChecked(!sorted);
    m_group->setChecked(m_model.filter().grouped);
    // Only tasks in order of creation can be grouped.
    m_group->setEnabled(m_model.filter().order == TaskFilter::Order::Number);
    m_collapse->setEnabled(hasGroups);
    m_expand->setEnabled(hasGroups);
    QString description = tr("Newest first");
    if (sorted) {
        const QString title = taskColumn(*sorted).shownTitle();
        description = m_model.filter().ascending ? tr("Sorted by %1, ascending").arg(title)
                                                 : tr("Sorted by %1, descending").arg(title);
    }
    if (m_view.accessibleDescription() != description)
        m_view.setAccessibleDescription(description);
    m_view.taskHeader()->viewport()->update();
}

void TableSettings::restore(const QSettings& settings)
{
    TaskHeader* header = m_view.taskHeader();
    int place = 0;
    for (const QString& key : settings.value(orderKey).toStringList()) {
        if (const int column = columnOf(key); column >= 0 && header->visualIndex(column) >= place)
            header->moveSection(header->visualIndex(column), place++);
    }
    if (settings.contains(hiddenKey)) {
        const QStringList hidden = settings.value(hiddenKey).toStringList();
        for (int column = 0; column < TaskModel::ColumnCount; ++column)
            m_view.chooseColumn(column, column == TaskModel::Prompt || !hidden.contains(keyOf(column)));
    }
    for (const QString& each : settings.value(widthsKey).toStringList()) {
        const int column = columnOf(QStringView(each).left(each.indexOf(u'=')));
        bool isNumber = false;
        const int width = QStringView(each).mid(each.indexOf(u'=') + 1).toInt(&isNumber);
        if (column >= 0 && column != TaskModel::Prompt && isNumber)
            header->resizeSection(column, std::clamp(width, narrowest, widest));
    }
    m_view.fitPrompt();
    const QSet<TaskId> closed = setOf<TaskId>(settings.value(closedTakesKey));
    m_closedTakes = closed;
    m_model.collapse({setOf<int>(settings.value(closedDaysKey)), m_isStacked ? QSet<TaskId>() : closed});
    TaskFilter filter = m_model.filter();
    filter.grouped = settings.value(groupedKey, true).toBool();
    const QStringList sort = settings.value(sortKey).toString().split(u' ');
    if (const int column = columnOf(sort.constFirst()); column >= 0 && taskColumn(column).order) {
        filter.order = *taskColumn(column).order;
        filter.ascending = sort.value(1) == ascendingWord;
    }
    Q_EMIT filterWanted(filter);
    update();
}

void TableSettings::save(QSettings& settings) const
{
    const TaskHeader* header = m_view.taskHeader();
    QStringList order;
    QStringList hidden;
    QStringList widths;
    for (int place = 0; place < TaskModel::ColumnCount; ++place) {
        const int column = header->logicalIndex(place);
        order.append(keyOf(column));
        if (!m_view.isColumnChosen(column))
            hidden.append(keyOf(column));
        // Stores only widths that the user chose. The others follow the font.
        else if (column != TaskModel::Prompt && !header->isSectionHidden(column)
            && header->sectionSize(column) != m_view.widthFor(column))
            widths.append(keyOf(column) + u'=' + QString::number(header->sectionSize(column)));
    }
    settings.setValue(orderKey, order);
    settings.setValue(hiddenKey, hidden);
    settings.setValue(widthsKey, widths);
    settings.setValue(groupedKey, m_model.filter().grouped);
    settings.setValue(closedDaysKey, textsOf(m_model.collapsed().days));
    settings.setValue(closedTakesKey, textsOf(m_isStacked ? m_closedTakes : m_model.collapsed().takes));
    const std::optional<TaskModel::Column> sorted = m_model.sortedColumn();
    settings.setValue(sortKey,
        sorted ? keyOf(*sorted) + u' ' + (m_model.filter().ascending ? QString(ascendingWord) : u"descending"_s)
               : QString());
}

} // namespace Dailies

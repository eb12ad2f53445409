// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/widgets/formparts.h"

#include "app/common/redact.h"

#include <QInputDialog>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Escapes `&`, so that menus do not read it as a shortcut.
QString literalName(const QString& text)
{
    return plainText(text).replace(u'&', u"&&"_s);
}

/// The filter without the order, which is a setting of the table.
TaskFilter bare(TaskFilter filter)
{
    filter.order = TaskFilter::Order::Number;
    filter.ascending = false;
    return filter;
}

} // namespace

SavedFilterMenu::SavedFilterMenu(QWidget* parent) : QMenu(tr("Saved filters"), parent)
{
    setObjectName(u"savedFiltersMenu"_s);
    connect(this, &QMenu::aboutToShow, this, &SavedFilterMenu::fill);
    auto* open = new QAction(tr("Saved filters"), this);
    open->setObjectName(u"openSavedFilters"_s);
    open->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    open->setEnabled(false);
    connect(open, &QAction::triggered, this,
        [this] { popup(parentWidget()->mapToGlobal(QPoint(0, parentWidget()->height()))); });
    if (parent != nullptr)
        parent->addAction(open);
    menuAction()->setVisible(false);
    connect(menuAction(), &QAction::changed, open, [this, open] { open->setEnabled(menuAction()->isVisible()); });
}

void SavedFilterMenu::setFilters(SavedFilters* filters)
{
    m_filters = filters;
    menuAction()->setVisible(filters != nullptr);
}

void SavedFilterMenu::fill()
{
    clear();
    if (m_filters == nullptr)
        return;
    const QList<SavedFilter> all = m_filters->all();
    const TaskFilter shown = bare(m_shown());
    for (const SavedFilter& each : all) {
        QAction* action = addAction(literalName(each.name));
        action->setCheckable(true);
        action->setChecked(each.filter == shown);
        connect(action, &QAction::triggered, this, [this, filter = each.filter] { Q_EMIT chosen(filter); });
    }
    if (!all.isEmpty())
        addSeparator();
    QAction* save = addAction(tr("Save this filter…"));
    save->setObjectName(u"saveFilter"_s);
    save->setEnabled(shown != TaskFilter());
    connect(save, &QAction::triggered, this,
        [this] { askName(tr("Save filter"), {}, [this](const QString& name) { this->save(name); }); });
    QMenu* names = addMenu(tr("Rename"));
    QMenu* removals = addMenu(tr("Remove"));
    names->setEnabled(!all.isEmpty());
    removals->setEnabled(!all.isEmpty());
    for (const SavedFilter& each : all) {
        connect(names->addAction(literalName(each.name) + u'…'), &QAction::triggered, this, [this, from = each.name] {
            askName(tr("Rename filter"), from, [this, from](const QString& to) { rename(from, to); });
        });
        connect(removals->addAction(literalName(each.name)), &QAction::triggered, this, [this, each] { remove(each); });
    }
}

void SavedFilterMenu::askName(const QString& title, const QString& name, std::function<void(const QString&)> then)
{
    auto* dialog = new QInputDialog(window());
    dialog->setObjectName(u"filterNameDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(name);
    if (auto* field = dialog->findChild<QLineEdit*>())
        field->setMaxLength(SavedFilters::longestName);
    connect(dialog, &QInputDialog::textValueSelected, this, std::move(then));
    dressInputDialog(dialog);
    dialog->open();
}

void SavedFilterMenu::save(const QString& name)
{
    if (name.simplified().isEmpty()) {
        Q_EMIT refused(tr("A filter needs a name. Nothing was saved."));
        return;
    }
    const QList<SavedFilter> before = m_filters->all();
    const auto same = [&name](const SavedFilter& each) {
        return each.name.compare(name.simplified(), Qt::CaseInsensitive) == 0;
    };
    const auto old = std::find_if(before.cbegin(), before.cend(), same);
    m_filters->put(name, bare(m_shown()));
    if (old != before.cend())
        Q_EMIT said(tr("Filter “%1” updated.").arg(old->name),
            [this, earlier = *old] { m_filters->put(earlier.name, earlier.filter); });
}

void SavedFilterMenu::rename(const QString& from, const QString& to)
{
    if (!m_filters->rename(from, to))
        Q_EMIT refused(to.simplified().isEmpty() ? tr("A filter needs a name. It keeps the old one.")
                                                 : tr("There's already a filter “%1”.").arg(to.simplified()));
}

void SavedFilterMenu::remove(const SavedFilter& filter)
{
    m_filters->remove(filter.name);
    Q_EMIT said(
        tr("Filter “%1” removed.").arg(filter.name), [this, filter] { m_filters->put(filter.name, filter.filter); });
}

} // namespace Dailies

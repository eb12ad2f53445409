// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/details/lineagelinks.h"

#include "app/common/redact.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"
#include "ui/widgets/wraplayout.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype mostLinks = 4; ///< the rest are in a menu
constexpr qsizetype mostInMenu = 50;
constexpr qsizetype longestPrompt = 300;
const auto parentName = u"parentLink"_s;
const auto childName = u"childLink"_s;

} // namespace

LineageLinks::LineageLinks(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"kinLinks"_s);
    QVBoxLayout* column = bareColumn(this, 4);
    m_before = newLine(tr("Continues", "the task before; a label"));
    m_after = newLine(tr("Continued by", "tasks after; a label"));
    column->addWidget(m_before.whole);
    column->addWidget(m_after.whole);
    hide();
}

LineageLinks::Line LineageLinks::newLine(const QString& label)
{
    Line line;
    line.whole = new QWidget(this);
    line.label = new QLabel(label, line.whole);
    line.label->setTextFormat(Qt::PlainText);
    makeQuiet(line.label);
    auto* column = new QVBoxLayout(line.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line.label);
    line.row = new WrapLayout(4);
    column->addLayout(line.row);
    line.whole->hide();
    return line;
}

void LineageLinks::setChanges(TaskChanges& changes)
{
    m_changes = &changes;
    connect(&changes, &TaskChanges::changed, this, &LineageLinks::follow);
}

void LineageLinks::follow(const TaskChangeSet& changes)
{
    if (!changes.added().isEmpty() || !changes.removed().isEmpty()) {
        refresh();
        return;
    }
    const auto update = [this, &changes](Line& line, const QString& objectName) {
        QList<Kin> kin = line.shown;
        for (Kin& each : kin) {
            if (const std::optional<VideoTask> task = changes.task(each.id))
                each = kinOf(each.id, task);
        }
        fill(line, kin, objectName);
    };
    update(m_before, parentName);
    update(m_after, childName);
}

void LineageLinks::showTask(TaskId id, TaskId parent)
{
    if (m_id == id && m_parent == parent)
        return;
    m_id = id;
    m_parent = parent;
    refresh();
}

LineageLinks::Kin LineageLinks::kinOf(TaskId id, const std::optional<VideoTask>& task)
{
    if (!task)
        return {id, tr("Take %1 · deleted").arg(id), {}, false};
    const QString words = task->marks.recycledAt.isValid()
        ? tr("Take %1 · in the Trash").arg(id)
        : tr("Take %1 · %2", "number and state").arg(id).arg(plainText(stateWord(*task)));
    return {id, words, plainText(task->request.prompt.simplified().left(longestPrompt)), true};
}

void LineageLinks::refresh()
{
    QList<Kin> before;
    QList<Kin> after;
    if (m_changes && m_id != 0) {
        const TaskStore& store = m_changes->store();
        if (m_parent != 0)
            before.append(kinOf(m_parent, store.task(m_parent)));
        const QList<TaskId> children = TaskHistory(m_changes->store()).children(m_id);
        for (const TaskId child : children.mid(0, mostLinks + mostInMenu))
            after.append(kinOf(child, store.task(child)));
    }
    fill(m_before, before, parentName);
    fill(m_after, after, childName);
    setVisible(!before.isEmpty() || !after.isEmpty());
}

void LineageLinks::fill(Line& line, const QList<Kin>& kin, const QString& objectName)
{
    if (line.shown == kin)
        return;
    // If only the texts have changed, the links stay, so that the keyboard focus does not move.
    const QList<QPushButton*> links = line.whole->findChildren<QPushButton*>(objectName);
    const auto sameTask = [](const Kin& a, const Kin& b) { return a.id == b.id && a.isThere == b.isThere; };
    const bool same = std::equal(kin.cbegin(), kin.cend(), line.shown.cbegin(), line.shown.cend(), sameTask)
        && kin.size() <= mostLinks && links.size() == kin.size();
    line.shown = kin;
    line.whole->setVisible(!kin.isEmpty());
    if (same) {
        for (qsizetype i = 0; i < kin.size(); ++i)
            links.at(i)->setText(kin.at(i).words);
        return;
    }
    while (QLayoutItem* item = line.row->takeAt(0)) {
        if (item->widget() != nullptr)
            retire(item->widget());
        delete item;
    }
    for (const Kin& each : kin.mid(0, mostLinks))
        addLink(line, each, objectName);
    if (kin.size() > mostLinks)
        addRest(line, kin.mid(mostLinks));
}

void LineageLinks::addLink(Line& line, const Kin& kin, const QString& objectName)
{
    if (!kin.isThere) {
        auto* gone = new QLabel(kin.words, line.whole);
        gone->setObjectName(u"goneKin"_s);
        gone->setTextFormat(Qt::PlainText);
        line.row->addWidget(gone);
        return;
    }
    auto* link = new QPushButton(kin.words, line.whole);
    link->setObjectName(objectName);
    link->setFlat(true);
    link->setToolTip(wrappedToolTip(kin.prompt));
    link->setAccessibleDescription(kin.prompt);
    connect(link, &QPushButton::clicked, this, [this, id = kin.id] { Q_EMIT taskRequested(id); });
    line.row->addWidget(link);
}

void LineageLinks::addRest(Line& line, const QList<Kin>& rest)
{
    auto* more = new QPushButton(tr("%n more", nullptr, static_cast<int>(rest.size())), line.whole);
    more->setObjectName(u"moreKin"_s);
    more->setFlat(true);
    auto* menu = new QMenu(more);
    for (const Kin& kin : rest) {
        QAction* action = menu->addAction(kin.words);
        connect(action, &QAction::triggered, this, [this, id = kin.id] { Q_EMIT taskRequested(id); });
    }
    setPopupMenu(more, menu);
    line.row->addWidget(more);
}

} // namespace Dailies

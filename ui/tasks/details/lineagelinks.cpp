// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/details/lineagelinks.h"

#include "app/common/redact.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/store/taskstore.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int labelWidth = 96;
constexpr qsizetype mostLinks = 4; ///< the rest are in a menu
constexpr qsizetype mostInMenu = 50;
constexpr qsizetype longestPrompt = 300;

} // namespace

LineageLinks::LineageLinks(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"kinLinks"_s);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_before = newLine(tr("Continues", "the task before; a label"));
    m_after = newLine(tr("Continued by", "tasks after; a label"));
    column->addWidget(m_before.whole);
    column->addWidget(m_after.whole);
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(0);
    connect(&m_refreshing, &QTimer::timeout, this, &LineageLinks::refresh);
    hide();
}

LineageLinks::Line LineageLinks::newLine(const QString& label)
{
    Line line;
    line.whole = new QWidget(this);
    line.row = new QHBoxLayout(line.whole);
    line.row->setContentsMargins(0, 0, 0, 0);
    line.row->setSpacing(8);
    line.label = new QLabel(label, line.whole);
    line.label->setTextFormat(Qt::PlainText);
    makeQuiet(line.label);
    line.label->setMinimumWidth(labelWidth);
    line.row->addWidget(line.label);
    line.row->addStretch(1);
    line.whole->hide();
    return line;
}

void LineageLinks::setStore(TaskStore& store)
{
    m_store = &store;
    const auto later = qOverload<>(&QTimer::start);
    connect(&store, &TaskStore::taskAdded, &m_refreshing, later);
    connect(&store, &TaskStore::taskRemoved, &m_refreshing, later);
    connect(&store, &TaskStore::taskChanged, this, [this](TaskId id) {
        const auto isIt = [id](const Kin& kin) { return kin.id == id; };
        if (std::any_of(m_before.shown.cbegin(), m_before.shown.cend(), isIt)
            || std::any_of(m_after.shown.cbegin(), m_after.shown.cend(), isIt))
            m_refreshing.start();
    });
}

void LineageLinks::showTask(TaskId id, TaskId parent)
{
    if (m_id == id && m_parent == parent)
        return;
    m_id = id;
    m_parent = parent;
    refresh();
}

LineageLinks::Kin LineageLinks::kinOf(TaskId id) const
{
    const auto task = m_store->task(id);
    if (!task)
        return {id, tr("task %1, which is not there any more").arg(id), {}, false};
    const QString words = task->marks.recycledAt.isValid()
        ? tr("Task %1 · in the recycle bin").arg(id)
        : tr("Task %1 · %2", "number and state").arg(id).arg(plainText(stateWord(*task)));
    return {id, words, plainText(task->request.prompt.simplified().left(longestPrompt)), true};
}

void LineageLinks::refresh()
{
    QList<Kin> before;
    QList<Kin> after;
    if (m_store && m_id != 0) {
        if (m_parent != 0)
            before.append(kinOf(m_parent));
        const QList<TaskId> children = TaskHistory(*m_store).children(m_id);
        for (const TaskId child : children.mid(0, mostLinks + mostInMenu))
            after.append(kinOf(child));
    }
    fill(m_before, before, u"parentLink"_s);
    fill(m_after, after, u"childLink"_s);
    setVisible(!before.isEmpty() || !after.isEmpty());
}

void LineageLinks::fill(Line& line, const QList<Kin>& kin, const QString& objectName)
{
    if (line.shown == kin)
        return;
    // If only the state of a task changed, the links stay and keep the focus.
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
    while (line.row->count() > 1) {
        QLayoutItem* item = line.row->takeAt(1);
        if (item->widget() != nullptr) { // it may be the sender of the current signal
            item->widget()->setObjectName({});
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    for (const Kin& each : kin.mid(0, mostLinks))
        addLink(line, each, objectName);
    if (kin.size() > mostLinks)
        addRest(line, kin.mid(mostLinks));
    line.row->addStretch(1);
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

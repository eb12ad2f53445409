// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/draftsdialog.h"

#include "ui/drafts/draftmodel.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

DraftsDialog::DraftsDialog(DraftStore& store, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_model(new DraftModel(store, this))
    , m_message(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
    , m_view(new QTreeView(this))
    , m_open(new QPushButton(tr("Open"), this))
    , m_rename(new QPushButton(tr("Rename"), this))
    , m_delete(new QPushButton(tr("Delete"), this))
{
    setObjectName(u"draftsDialog"_s);
    setWindowTitle(tr("Drafts"));
    resize(640, 420);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addWidget(m_pages, 1);
    buildView();
    buildButtons();
    connect(m_model, &DraftModel::renameFailed, this, &DraftsDialog::tell);
    connect(m_model, &QAbstractItemModel::modelReset, this, &DraftsDialog::followRows);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &DraftsDialog::followSelection);
    m_store.refresh();
    followRows();
    select(0);
}

DraftsDialog::~DraftsDialog()
{
    m_store.forgetRemoved();
}

void DraftsDialog::buildView()
{
    m_view->setObjectName(u"draftsView"_s);
    m_view->setAccessibleName(tr("Drafts"));
    m_view->setModel(m_model);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionsMovable(false);
    m_view->header()->setSectionResizeMode(DraftModel::Name, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(DraftModel::Kind, QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(DraftModel::Saved, QHeaderView::ResizeToContents);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DraftsDialog::followSelection);
    connect(m_view, &QAbstractItemView::doubleClicked, this, &DraftsDialog::openSelected);
    m_pages->addWidget(m_view);

    auto* empty = new EmptyState(this);
    empty->setMessage(icon(u"file-text"_s), tr("No drafts yet."));
    empty->setHint(tr("“Save as draft…” saves the form under a name."));
    m_pages->addWidget(empty);
}

void DraftsDialog::buildButtons()
{
    m_open->setObjectName(u"openDraftButton"_s);
    m_open->setDefault(true);
    makePrimary(m_open);
    m_rename->setObjectName(u"renameDraftButton"_s);
    m_rename->setToolTip(plainToolTip(tr("Rename (%1)").arg(shownKey(Qt::Key_F2))));
    m_delete->setObjectName(u"deleteDraftButton"_s);
    m_delete->setToolTip(plainToolTip(tr("Delete the selected drafts (%1)").arg(shownKey(QKeySequence::Delete))));
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"closeButton"_s);
    connect(m_open, &QPushButton::clicked, this, &DraftsDialog::openSelected);
    connect(m_rename, &QPushButton::clicked, this, &DraftsDialog::renameSelected);
    connect(m_delete, &QPushButton::clicked, this, &DraftsDialog::removeSelected);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_rename);
    buttons->addWidget(m_delete);
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(m_open);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
}

QStringList DraftsDialog::selectedIds() const
{
    QStringList ids;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    for (const QModelIndex& row : rows)
        ids.append(row.data(DraftModel::IdRole).toString());
    return ids;
}

void DraftsDialog::select(int row)
{
    const QModelIndex index = m_model->index(std::min(row, m_model->rowCount() - 1), DraftModel::Name);
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->setFocus(Qt::OtherFocusReason);
}

void DraftsDialog::followRows()
{
    m_pages->setCurrentIndex(m_model->rowCount() == 0 ? 1 : 0);
    followSelection();
}

void DraftsDialog::followSelection()
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    const bool isReadable = rows.size() == 1 && rows.first().data(DraftModel::ProblemRole).toString().isEmpty();
    m_open->setEnabled(isReadable);
    m_rename->setEnabled(isReadable);
    m_delete->setEnabled(!rows.isEmpty());
}

void DraftsDialog::openSelected()
{
    const QStringList ids = selectedIds();
    if (ids.size() != 1)
        return;
    const auto draft = m_store.read(ids.first());
    if (!draft) {
        tell(draft.error().message);
        return;
    }
    const QString name = m_model->index(m_model->rowOf(ids.first()), DraftModel::Name).data().toString();
    accept();
    Q_EMIT opened(name, *draft);
}

void DraftsDialog::renameSelected()
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.size() != 1)
        return;
    m_view->setCurrentIndex(rows.first());
    m_view->setFocus(Qt::OtherFocusReason);
    m_view->edit(rows.first());
}

void DraftsDialog::removeSelected()
{
    const QStringList ids = selectedIds();
    if (ids.isEmpty())
        return;
    const int row = m_model->rowOf(ids.first());
    const QString name = m_model->index(row, DraftModel::Name).data().toString();
    QStringList removed;
    for (const QString& id : ids) {
        if (const auto done = m_store.remove(id); !done) {
            tell(done.error().message);
            break;
        }
        removed.append(id);
    }
    if (removed.isEmpty())
        return;
    m_removed.append(removed);
    select(row);
    if (removed.size() == ids.size())
        m_message->showMessage(MessageBar::Kind::Information,
            removed.size() == 1 ? tr("“%1” deleted.").arg(name)
                                : tr("%n drafts deleted.", nullptr, static_cast<int>(removed.size())),
            {{tr("Undo"), [this] { bringBack(); }}});
}

void DraftsDialog::bringBack()
{
    if (m_removed.isEmpty())
        return;
    const QStringList ids = m_removed.takeLast();
    m_message->hide();
    for (const QString& id : ids) {
        if (const auto back = m_store.bringBack(id); !back)
            tell(back.error().message);
    }
    select(m_model->rowOf(ids.first()));
}

void DraftsDialog::tell(const QString& problem)
{
    m_message->showMessage(MessageBar::Kind::Bad, problem);
}

void DraftsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Delete))
        removeSelected();
    else if (event->matches(QKeySequence::Undo))
        bringBack();
    else
        QDialog::keyPressEvent(event);
}

} // namespace Dailies

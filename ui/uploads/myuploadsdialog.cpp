// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/myuploadsdialog.h"

#include "app/common/sentences.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/uploads/placewords.h"
#include "ui/uploads/uploadsmodel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualDays = 30;
constexpr int mostDays = 3650;

QString sizeText(qint64 bytes)
{
    return shownSize(bytes);
}

} // namespace

MyUploadsDialog::MyUploadsDialog(const PlaceTools& tools, const UploadPlace& place, QWidget* parent)
    : QDialog(parent)
    , m_tools(tools)
    , m_place(place)
    , m_model(new UploadsModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_message(new MessageBar(this))
    , m_pages(new QStackedWidget(this))
    , m_table(new QTreeView(this))
    , m_empty(new EmptyState(this))
    , m_status(quietNote({}, this))
    , m_days(new QSpinBox(this))
{
    setObjectName(u"myUploadsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("My uploads in %1").arg(place.name));
    resize(720, 480);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addWidget(quietNote(placeAccess(place), this));
    buildTable();
    column->addWidget(m_pages, 1);
    m_status->setObjectName(u"uploadsStatus"_s);
    column->addWidget(m_status);
    buildFoot();
    connect(new QShortcut(QKeySequence(QKeySequence::Refresh), this), &QShortcut::activated, this,
        [this] { m_work == Work::None ? refresh() : void(); });
    refresh();
}

void MyUploadsDialog::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(UploadsModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setObjectName(u"uploadsTable"_s);
    m_table->setAccessibleName(tr("Uploaded files"));
    m_table->setModel(m_sorted);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(UploadsModel::Uploaded, Qt::DescendingOrder);
    QHeaderView* header = m_table->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(UploadsModel::Name, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MyUploadsDialog::follow);
    auto* key = new QShortcut(QKeySequence(QKeySequence::Delete), m_table);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, [this] { ask(selected(), m_table); });
    connect(m_empty, &EmptyState::actionTriggered, this, &MyUploadsDialog::refresh);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
}

void MyUploadsDialog::buildFoot()
{
    m_days->setObjectName(u"olderThanSpin"_s);
    m_days->setAccessibleName(tr("Age in days"));
    m_days->setRange(1, mostDays);
    m_days->setValue(usualDays);
    m_days->setSuffix(tr(" days"));
    connect(m_days, &QSpinBox::valueChanged, this, &MyUploadsDialog::follow);
    auto* words = new QLabel(tr("Older than"), this);
    words->setBuddy(m_days);
    m_deleteOld = newButton(u"trash-2"_s, tr("Delete old files…"), u"deleteOldButton"_s);
    connect(m_deleteOld, &QPushButton::clicked, this, [this] { ask(old(), m_deleteOld); });
    m_refresh = newButton(u"refresh-cw"_s, tr("Refresh"), u"refreshUploadsButton"_s);
    connect(m_refresh, &QPushButton::clicked, this, [this] { m_work == Work::None ? refresh() : stop(); });
    m_delete = newButton(u"trash-2"_s, tr("Delete…"), u"deleteUploadsButton"_s);
    m_delete->setToolTip(plainToolTip(tr("Delete the selected files (%1)").arg(shownKey(QKeySequence::Delete))));
    connect(m_delete, &QPushButton::clicked, this, [this] { ask(selected(), m_delete); });
    auto* close = newButton({}, tr("Close"), u"closeButton"_s);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);

    auto* age = new QHBoxLayout;
    age->setSpacing(8);
    age->addWidget(words);
    age->addWidget(m_days);
    age->addWidget(m_deleteOld);
    age->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_delete);
    buttons->addWidget(m_refresh);
    buttons->addStretch();
    buttons->addWidget(close);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(age);
    column->addLayout(buttons);
    QWidget* before = m_table;
    for (QWidget* each : QList<QWidget*>{
             m_empty->findChild<QPushButton*>(u"emptyAction1"_s), m_days, m_deleteOld, m_delete, m_refresh, close}) {
        setTabOrder(before, each);
        before = each;
    }
}

QPushButton* MyUploadsDialog::newButton(const QString& iconName, const QString& text, const QString& name)
{
    auto* button = new QPushButton(text, this);
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName));
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void MyUploadsDialog::refresh()
{
    m_message->hide();
    m_isStopped = false;
    setWork(Work::Listing);
    m_tools.access.open(m_place, this, [this](Result<std::unique_ptr<Uploader>> opened) {
        if (m_isStopped)
            return listed(failure(ErrorKind::Stopped, tr("Stopped.")));
        if (!opened)
            return listed(failure(opened.error()));
        m_uploader = *std::move(opened);
        m_uploader->list([this](const Result<QList<StoredFile>>& files) { listed(files); });
    });
}

void MyUploadsDialog::listed(const Result<QList<StoredFile>>& files)
{
    setWork(Work::None);
    if (!files)
        return showProblem(files.error());
    m_canList = true;
    m_model->setFiles(*files, m_tools.uses(m_place.id), m_place.namePrefix());
    m_empty->setMessage(icon(u"upload"_s), tr("There are no files in this place."));
    m_empty->setHint(tr("Files appear here once a request has uploaded them."));
    m_empty->setActions({});
    m_pages->setCurrentWidget(files->isEmpty() ? static_cast<QWidget*>(m_empty) : m_table);
    follow();
    if (!files->isEmpty())
        m_table->setFocus(Qt::OtherFocusReason);
}

void MyUploadsDialog::showProblem(const Error& error)
{
    m_tools.access.forget(m_place.id); // the secret may have been refused
    m_canList = error.kind != ErrorKind::BadInput;
    m_model->setFiles({}, {}, {});
    const bool isStopped = error.kind == ErrorKind::Stopped;
    m_empty->setMessage(isStopped || !m_canList ? icon(u"info"_s) : icon(u"circle-x"_s, Tone::Bad),
        isStopped ? tr("Stopped.") : error.message);
    m_empty->setHint(m_canList ? QString() : tr("To see or delete your files, use the tools of your storage."));
    m_empty->setActions(m_canList ? QStringList{tr("Try again")} : QStringList());
    m_pages->setCurrentWidget(m_empty);
    follow();
}

QStringList MyUploadsDialog::selected() const
{
    QStringList names;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows())
        names.append(row.data(UploadsModel::FileRole).toString());
    return names;
}

QStringList MyUploadsDialog::old() const
{
    return m_model->olderThan(m_tools.clock.now().addDays(-m_days->value()));
}

void MyUploadsDialog::follow()
{
    const bool isIdle = m_work == Work::None;
    const QStringList marked = selected();
    const auto aged = static_cast<int>(old().size());
    m_delete->setEnabled(isIdle && !marked.isEmpty());
    m_delete->setText(marked.isEmpty() ? tr("Delete…") : tr("Delete %n files…", nullptr, int(marked.size())));
    m_deleteOld->setEnabled(isIdle && aged > 0);
    m_deleteOld->setText(aged == 0 ? tr("Delete old files…") : tr("Delete %n old files…", nullptr, aged));
    m_days->setEnabled(isIdle && m_model->rowCount() > 0);
    m_table->setEnabled(isIdle);
    m_refresh->setEnabled(!isIdle || m_canList);
    m_refresh->setText(isIdle ? tr("Refresh") : tr("Stop"));
    m_refresh->setIcon(icon(isIdle ? u"refresh-cw"_s : u"x"_s));
    if (m_work == Work::Listing)
        return m_status->setText(tr("Getting the list of files…"));
    if (m_work == Work::Deleting)
        return m_status->setText(tr("Deleting file %1 of %2…").arg(m_gone + 1).arg(m_total));
    if (m_pages->currentWidget() == m_empty)
        return m_status->clear();
    QString words = tr("%n files, %1", nullptr, m_model->rowCount()).arg(sizeText(m_model->allBytes()));
    if (!marked.isEmpty())
        words += u" · "_s + tr("%n selected, %1", nullptr, int(marked.size())).arg(sizeText(m_model->bytesOf(marked)));
    m_status->setText(words);
}

void MyUploadsDialog::ask(const QStringList& names, QWidget* after)
{
    if (names.isEmpty() || m_work != Work::None)
        return;
    QStringList words{tr("Delete %n files (%1) from %2? Their links stop working.", nullptr, int(names.size()))
                          .arg(sizeText(m_model->bytesOf(names)), m_place.name)};
    const QList<UploadUse> uses = m_model->usesOf(names);
    if (const int running = runningUses(uses); running > 0)
        words.append(tr("%n requests at the service use them and may fail.", nullptr, running));
    if (const int waiting = waitingUses(uses); waiting > 0)
        words.append(tr("%n waiting requests will upload their files again.", nullptr, waiting));
    m_message->setStacked(true); // room for its buttons
    m_message->setClosable(false);
    m_message->showMessage(MessageBar::Kind::Warning, joinedSentences(words),
        {{tr("Delete"), [this, names] { remove(names); }},
            {tr("Cancel"), [after] { after->setFocus(Qt::OtherFocusReason); }}});
    m_message->focusLastAction(); // so that a second Enter does not confirm
}

void MyUploadsDialog::remove(const QStringList& names)
{
    if (m_work != Work::None || !m_uploader)
        return; // the list was refreshed meanwhile
    m_queue = names;
    m_total = static_cast<int>(names.size());
    m_gone = 0;
    m_isStopped = false;
    setWork(Work::Deleting);
    removeNext();
}

void MyUploadsDialog::removeNext()
{
    if (!m_queue.isEmpty() && !m_isStopped) {
        const QString name = m_queue.takeFirst();
        m_uploader->remove(name, [this, name](const Result<void>& result) { removed(name, result); });
        return;
    }
    setWork(Work::None);
    m_message->setStacked(false);
    m_message->setClosable(true);
    if (m_isStopped)
        m_message->showMessage(
            MessageBar::Kind::Information, tr("Stopped. Deleted %1 of %2 files.").arg(m_gone).arg(m_total));
    if (m_model->rowCount() == 0)
        return listed(QList<StoredFile>());
    m_table->setFocus(Qt::OtherFocusReason);
}

void MyUploadsDialog::removed(const QString& name, const Result<void>& result)
{
    if (result) {
        ++m_gone;
        m_model->removeFile(name);
        follow();
        return removeNext();
    }
    if (result.error().kind == ErrorKind::Stopped)
        return removeNext();
    m_queue.clear();
    setWork(Work::None);
    m_message->setStacked(false);
    m_message->setClosable(true);
    m_message->showMessage(
        MessageBar::Kind::Bad, tr("Deleted %1 of %2 files. %3").arg(m_gone).arg(m_total).arg(result.error().message));
    m_table->setFocus(Qt::OtherFocusReason);
}

void MyUploadsDialog::stop()
{
    m_isStopped = true;
    if (m_uploader)
        m_uploader->stop();
}

void MyUploadsDialog::setWork(Work work)
{
    m_work = work;
    follow();
}

} // namespace Dailies

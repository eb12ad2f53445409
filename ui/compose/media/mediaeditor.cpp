// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaeditor.h"

#include "app/media/fileinspector.h"
#include "app/request/kindfields.h"
#include "ui/compose/fields/rowbox.h"
#include "ui/compose/media/dragscroll.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/mediamenu.h"
#include "ui/compose/media/medianotices.h"
#include "ui/compose/media/mediarow.h"
#include "ui/compose/media/mediasources.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/compose/media/mediawords.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int watchMs = 100; // a path that is being typed is not looked at letter by letter

// Files stay where they are: a file manager that proposes to move them must not take them away.
Qt::DropAction takingAction(const QDropEvent& event)
{
    return event.possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction;
}

} // namespace

MediaEditor::MediaEditor(Field field, QWidget* parent)
    : ListEditor(field, parent)
    , m_plain(field == Field::Images)
    , m_sources(new MediaSources(!m_plain, this))
    , m_watch(new QTimer(this))
    , m_notices(new MediaNotices(this))
    , m_scroll(new DragScroll(this))
{
    setAcceptDrops(true);
    m_history.setNumbered(!m_plain);
    m_watch->setSingleShot(true);
    m_watch->setInterval(watchMs);
    connect(m_watch, &QTimer::timeout, this, &MediaEditor::watchSources);
    connect(m_scroll, &DragScroll::scrolled, this, &MediaEditor::showDrop);
    addNotices();
    connectSources();
    addButtons();
    addKeys();
    connectModel();
}

void MediaEditor::addNotices()
{
    addBelowRows(m_notices);
    connect(m_notices, &MediaNotices::undoClicked, this, &MediaEditor::undo);
    connect(m_notices, &MediaNotices::renumberClicked, &m_history, &MediaHistory::renumber);
    connect(m_notices, &MediaNotices::leaveClicked, &m_history, &MediaHistory::leaveNumbers);
    connect(m_notices, &MediaNotices::partsChanged, this, &MediaEditor::rowsChanged);
    connect(&m_history, &MediaHistory::offerChanged, m_notices, &MediaNotices::showOffer);
    connect(&m_history, &MediaHistory::offerChanged, this, [this](bool offers) {
        if (offers)
            Q_EMIT offerShown(m_notices);
    });
    connect(&m_history, &MediaHistory::promptChangeRequested, this, &MediaEditor::promptChangeRequested);
}

void MediaEditor::connectSources()
{
    connect(m_sources, &MediaSources::chosen, this, &MediaEditor::addSources);
    connect(m_sources, &MediaSources::found, this,
        [this](const QStringList& sources, int gap) { insertSources(gap, sources); });
    connect(m_sources, &MediaSources::kept, this, [this](const QString& source, int gap) {
        // The keyboard stays where the person may be writing by now.
        QPointer<QWidget> focused = QApplication::focusWidget();
        insertSources(gap, {source});
        if (focused != nullptr && !isAncestorOf(focused))
            focused->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sources, &MediaSources::refused, m_notices, &MediaNotices::showRefusal);
}

void MediaEditor::addButtons()
{
    if (!m_plain)
        connect(addButton(tr("Add file…"), u"addFileButton"_s), &QPushButton::clicked, m_sources,
            &MediaSources::chooseFiles);
    connect(
        addButton(tr("Add address…"), u"addAddressButton"_s), &QPushButton::clicked, this, &MediaEditor::addAddress);
    m_hint = new QLabel(tr("or drop, or paste"), this);
    m_hint->setObjectName(u"dropHint"_s);
    makeQuiet(m_hint);
    addBesideButtons(m_hint);
}

void MediaEditor::addKeys()
{
    const auto add = [this](QKeySequence::StandardKey key, const QString& text, void (MediaEditor::*command)()) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setWhatsThis(text);
        connect(shortcut, &QShortcut::activated, this, command);
    };
    add(QKeySequence::Undo, tr("Undo"), &MediaEditor::undo);
    add(QKeySequence::Redo, tr("Redo"), &MediaEditor::redo);
    add(QKeySequence::Paste, tr("Paste"), &MediaEditor::paste);
}

void MediaEditor::connectModel()
{
    const MediaListModel* model = m_history.model();
    connect(model, &QAbstractItemModel::modelReset, this, &MediaEditor::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this,
        [this](const QModelIndex&, int first, int last) { followInserted(first, last); });
    connect(model, &QAbstractItemModel::rowsRemoved, this,
        [this](const QModelIndex&, int first, int last) { followRemoved(first, last); });
    connect(model, &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int from, int, const QModelIndex&, int before) {
            shiftRow(from, before > from ? before - 1 : before);
            refresh();
        });
    connect(model, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
            followData(first.row(), last.row(), roles);
        });
    connect(&m_history, &MediaHistory::changed, this, &MediaEditor::followChange);
}

FieldValue MediaEditor::value() const
{
    const QList<MediaItem>& items = m_history.items();
    if (items.isEmpty())
        return {};
    if (!m_plain)
        return items;
    QStringList addresses;
    for (const MediaItem& item : items)
        addresses.append(item.source);
    return addresses;
}

void MediaEditor::setValue(const FieldValue& value)
{
    QList<MediaItem> items = valueOrEmpty<QList<MediaItem>>(value);
    if (m_plain) {
        for (const QString& address : valueOrEmpty<QStringList>(value))
            items.append({u"reference_image"_s, address, {}});
    }
    if (items == m_history.items())
        return;
    m_history.reset(items);
    for (int i = 0; i < rowCount(); ++i)
        mediaRow(i)->setGuessed(false);
    m_notices->clear();
    showBudget();
    m_watch->start();
}

void MediaEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    ListEditor::setOffer(kind, profile);
    m_kind = kind;
    m_limits = profile.limits;
    for (int i = 0; i < rowCount(); ++i)
        mediaRow(i)->setKind(kind);
    showBudget();
    m_watch->start();
}

void MediaEditor::setInspector(FileInspector* inspector)
{
    if (m_inspector != nullptr)
        disconnect(m_inspector, nullptr, this, nullptr);
    m_inspector = inspector;
    if (m_inspector != nullptr) {
        connect(m_inspector, &FileInspector::inspected, this, &MediaEditor::followInspected);
        m_watch->start();
    }
}

void MediaEditor::setInputsFolder(const QString& folder)
{
    m_sources->setFolder(folder);
}

void MediaEditor::setPrompt(const QString& prompt)
{
    m_history.setPrompt(prompt);
}

int MediaEditor::itemCount() const
{
    return static_cast<int>(m_history.items().size());
}

MediaRow* MediaEditor::mediaRow(int index) const
{
    return static_cast<MediaRow*>(row(index));
}

ListRow* MediaEditor::makeRow(QWidget* parent)
{
    auto* row = new MediaRow(m_plain, parent);
    row->setKind(m_kind);
    connect(row, &MediaRow::edited, this, [this, row](int role, const QString& value, bool typed) {
        m_history.change(row->place(), role, value, typed);
        if (role == MediaListModel::SourceRole)
            correctType(row->place(), mediumOfName(QUrl(value).fileName()));
    });
    connect(row, &MediaRow::typingEnded, this, [this] { m_history.endTyping(); });
    connect(row, &MediaRow::mentionRequested, this, &MediaEditor::mentionRequested);
    connect(row, &MediaRow::dragStarted, this, [this, row] {
        settle();
        m_drag.start(*this, *row, row->place());
    });
    connect(row, &MediaRow::menuRequested, this,
        [this, row](const QPoint& globalPosition) { openMenu(row->place(), globalPosition); });
    connect(row, &MediaRow::stepRequested, this, [this](int place, int by) {
        if (place + by >= 0 && place + by < rowCount())
            mediaRow(place + by)->focusHandle();
    });
    return row;
}

void MediaEditor::showItem(ListRow* row, int index)
{
    auto* shown = static_cast<MediaRow*>(row);
    const MediaItem& item = m_history.items().at(index);
    shown->setKind(m_kind); // the row may have been out of use while the kind changed
    shown->setItem(item);
    shown->setName(m_history.model()->index(index).data(MediaListModel::NameRole).toString());
    if (m_inspector == nullptr || !isLocalFile(item.source))
        return;
    const auto facts = m_inspector->facts().constFind(item.source);
    if (facts != m_inspector->facts().cend())
        shown->setFacts(&*facts, m_inspector->thumbnail(item.source));
}

void MediaEditor::moveItem(int from, int to)
{
    m_history.move(from, to);
}

void MediaEditor::removeItem(int index)
{
    m_history.remove(index);
}

void MediaEditor::moveRow(int from, int by)
{
    moveTo(from, from + by);
}

void MediaEditor::moveTo(int from, int to)
{
    if (to < 0 || to >= itemCount())
        return;
    settle();
    moveItem(from, to);
}

void MediaEditor::removeRow(int index)
{
    settle();
    const QString name = row(index)->name();
    removeItem(index);
    m_notices->showRemoved(name);
}

void MediaEditor::followInserted(int first, int last)
{
    const int before = rowCount();
    makeRows(itemCount());
    for (int i = first; i <= last; ++i) {
        shiftRow(before + i - first, i);
        mediaRow(i)->setGuessed(false);
    }
    refresh();
}

void MediaEditor::followRemoved(int first, int last)
{
    const int focused = rowOf(QApplication::focusWidget());
    // They go behind those that stay, to be used again.
    for (int i = first; i <= last; ++i)
        shiftRow(first, rowCount() - 1);
    // The keyboard goes on before its row is hidden, or it would jump to the end of the form.
    if (focused >= first && focused <= last) {
        if (itemCount() == 0)
            focusNear(0);
        else
            mediaRow(std::min(first, itemCount() - 1))->focusHandle();
    }
    refresh();
}

void MediaEditor::followData(int first, int last, const QList<int>& roles)
{
    for (int i = first; i <= std::min(last, rowCount() - 1); ++i) {
        if (roles.contains(MediaListModel::NameRole))
            row(i)->setName(m_history.model()->index(i).data(MediaListModel::NameRole).toString());
        else
            showItem(row(i), i);
    }
}

void MediaEditor::followChange(int row)
{
    m_touched = row;
    m_notices->clear();
    showBudget();
    m_watch->start();
    Q_EMIT changed();
}

void MediaEditor::undo()
{
    if (!m_history.canUndo())
        return;
    settle();
    m_history.undo();
    showStep();
}

void MediaEditor::redo()
{
    if (!m_history.canRedo())
        return;
    settle();
    m_history.redo();
    showStep();
}

void MediaEditor::showStep()
{
    if (itemCount() == 0) {
        focusNear(0);
        return;
    }
    const int touched = std::clamp(m_touched, 0, itemCount() - 1);
    if (rowOf(QApplication::focusWidget()) != touched)
        mediaRow(touched)->focusHandle();
}

void MediaEditor::settle()
{
    const int focused = rowOf(QApplication::focusWidget());
    if (focused >= 0)
        mediaRow(focused)->endTyping();
    m_history.endTyping();
}

void MediaEditor::watchSources()
{
    // Of two lists only the one that the kind has speaks for its files.
    if (m_inspector == nullptr || !offers(m_kind, field()))
        return;
    QStringList sources;
    for (const MediaItem& item : m_history.items()) {
        for (const QString& source : {item.source, item.referenceVoice}) {
            if (isLocalFile(source) && !sources.contains(source))
                sources.append(source);
        }
    }
    m_inspector->watch(sources);
}

void MediaEditor::followInspected(const QString& source)
{
    const auto facts = m_inspector->facts().constFind(source);
    if (facts == m_inspector->facts().cend())
        return;
    for (int i = 0; i < rowCount(); ++i) {
        if (m_history.items().at(i).source != source)
            continue;
        mediaRow(i)->setFacts(&*facts, m_inspector->thumbnail(source));
        correctType(i, facts->medium);
        mediaRow(i)->setGuessed(false); // nothing knows better than the content
    }
    showBudget();
}

void MediaEditor::showBudget()
{
    const InputFactsBySource facts = m_inspector != nullptr ? m_inspector->facts() : InputFactsBySource();
    const MediaBudget budget = mediaBudget(m_history.items(), facts, m_kind, m_limits, locale());
    setTrailing(budget.words, budget.isOver);
}

void MediaEditor::addSources(const QList<QUrl>& sources)
{
    QStringList texts;
    for (const QUrl& source : sources)
        texts.append(source.toString());
    insertSources(itemCount(), texts);
}

void MediaEditor::insertSources(int gap, const QStringList& sources)
{
    if (sources.isEmpty())
        return;
    settle();
    QList<MediaItem> present = m_history.items();
    QList<MediaItem> items;
    for (const QString& source : sources) {
        const QString type =
            m_plain ? u"reference_image"_s : likelyMediaType(m_kind, present, mediumOfName(QUrl(source).fileName()));
        items.append({type, source, {}});
        present.append(items.last());
    }
    const int first = std::clamp(gap, 0, itemCount());
    m_history.insert(first, items);
    for (int i = first; i < first + items.size(); ++i)
        mediaRow(i)->setGuessed(true);
    mediaRow(first)->focusHandle();
}

void MediaEditor::correctType(int index, std::optional<MediaKind> medium)
{
    if (m_plain || !mediaRow(index)->isGuessed() || !medium)
        return;
    QList<MediaItem> others = m_history.items();
    const MediaItem item = others.takeAt(index);
    const QString better = likelyMediaType(m_kind, others, medium);
    if (mediumOf(item.type) != *medium && mediumOf(better) == *medium)
        m_history.correctType(index, better);
}

void MediaEditor::addAddress()
{
    settle();
    const QString type = m_plain ? u"reference_image"_s : likelyMediaType(m_kind, m_history.items());
    m_history.insert(itemCount(), {{type, {}, {}}});
    mediaRow(itemCount() - 1)->setGuessed(true);
    mediaRow(itemCount() - 1)->focusAddress();
}

void MediaEditor::paste()
{
    const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
    if (clipboard != nullptr)
        m_sources->take(*clipboard, itemCount());
}

void MediaEditor::openMenu(int row, const QPoint& globalPosition)
{
    auto* menu = new MediaMenu(this);
    connect(menu, &MediaMenu::moveRequested, this, [this, row](int by) { moveRow(row, by); });
    connect(menu, &MediaMenu::removeRequested, this, [this, row] { removeRow(row); });
    connect(menu, &MediaMenu::lookupRequested, this, [this](const QString& address) {
        showLookup(address, tr("Looking up…"), false);
        Q_EMIT lookupRequested(address);
    });
    connect(menu, &MediaMenu::undoRequested, this, &MediaEditor::undo);
    connect(menu, &MediaMenu::redoRequested, this, &MediaEditor::redo);
    connect(menu, &MediaMenu::pasteRequested, this, &MediaEditor::paste);
    if (row >= 0)
        menu->addRowActions(m_history.items().at(row), row == 0, row == itemCount() - 1);
    menu->addListActions(m_history.canUndo(), m_history.canRedo());
    menu->popup(globalPosition);
}

void MediaEditor::contextMenuEvent(QContextMenuEvent* event)
{
    openMenu(rowOf(childAt(event->pos())), event->globalPos());
}

void MediaEditor::showLookup(const QString& address, const QString& words, bool isTrouble)
{
    for (int i = 0; i < rowCount(); ++i) {
        if (m_history.items().at(i).source == address)
            mediaRow(i)->setLookup(words, isTrouble);
    }
}

QMimeData* MediaEditor::rowMimeData(int row) const
{
    return m_drag.mimeData(row);
}

int MediaEditor::draggedRow(const QMimeData& mime) const
{
    const int row = m_drag.rowIn(mime);
    return row >= 0 && row < itemCount() ? row : -1;
}

int MediaEditor::gapAt(const QPoint& position) const
{
    return itemCount() == 0 ? 0 : box()->gapAt(box()->mapFrom(this, position).y());
}

void MediaEditor::dragEnterEvent(QDragEnterEvent* event)
{
    const bool own = draggedRow(*event->mimeData()) >= 0;
    if (!own && !mayHoldMedia(*event->mimeData()))
        return;
    event->accept();
    if (!own)
        m_hint->setText(tr("Drop to add"));
}

void MediaEditor::dragMoveEvent(QDragMoveEvent* event)
{
    const bool own = draggedRow(*event->mimeData()) >= 0;
    event->setDropAction(own ? Qt::MoveAction : takingAction(*event));
    event->accept();
    showDrop(event->position().toPoint());
    m_scroll->follow(event->position().toPoint());
}

void MediaEditor::dragLeaveEvent(QDragLeaveEvent*)
{
    endDrop();
}

void MediaEditor::dropEvent(QDropEvent* event)
{
    const int gap = gapAt(event->position().toPoint());
    const int from = draggedRow(*event->mimeData());
    endDrop();
    event->setDropAction(from >= 0 ? Qt::MoveAction : takingAction(*event));
    event->accept();
    if (from < 0) {
        m_sources->take(*event->mimeData(), gap);
        return;
    }
    const int to = gap > from ? gap - 1 : gap;
    moveTo(from, to);
    mediaRow(to)->focusHandle();
}

void MediaEditor::showDrop(const QPoint& position)
{
    box()->showDropAt(gapAt(position));
}

void MediaEditor::endDrop()
{
    m_scroll->stop();
    box()->showDropAt(-1);
    m_hint->setText(tr("or drop, or paste"));
}

} // namespace Dailies

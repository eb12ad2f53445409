// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaeditor.h"

#include "app/media/fileinspector.h"
#include "app/request/kindfields.h"
#include "ui/compose/media/mediadragdrop.h"
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
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int watchMs = 100; // delays reading, so that a path is not read after each typed character

} // namespace

MediaEditor::MediaEditor(Field field, QWidget* parent)
    : ListEditor(field, parent)
    , m_plain(field == Field::Images)
    , m_sources(new MediaSources(!m_plain, this))
    , m_watch(new QTimer(this))
    , m_notices(new MediaNotices(this))
    , m_dragDrop(new MediaDragDrop(this, box()))
{
    m_history.setNumbered(!m_plain);
    m_watch->setSingleShot(true);
    m_watch->setInterval(watchMs);
    connect(m_watch, &QTimer::timeout, this, &MediaEditor::watchSources);
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
    connect(m_sources, &MediaSources::found, this, &MediaEditor::insertSources);
    connect(m_sources, &MediaSources::kept, this, [this](const QString& source, int gap) {
        // The user may be typing elsewhere by now, so the focus stays there.
        QPointer<QWidget> focused = QApplication::focusWidget();
        insertSources({source}, gap);
        if (focused != nullptr && !isAncestorOf(focused))
            focused->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sources, &MediaSources::refused, m_notices, &MediaNotices::showRefusal);
    connect(m_dragDrop, &MediaDragDrop::mediaDropped, m_sources, &MediaSources::take);
    connect(m_dragDrop, &MediaDragDrop::rowDropped, this, [this](int from, int to) {
        moveRow(from, to - from);
        focusHandle(to);
    });
}

void MediaEditor::addButtons()
{
    if (!m_plain)
        connect(addButton(tr("Add file…"), u"addFileButton"_s), &QPushButton::clicked, m_sources,
            &MediaSources::chooseFiles);
    connect(
        addButton(tr("Add address…"), u"addAddressButton"_s), &QPushButton::clicked, this, &MediaEditor::addAddress);
    auto* hint = new QLabel(tr("or drop, or paste"), this);
    hint->setObjectName(u"dropHint"_s);
    makeQuiet(hint);
    addBesideButtons(hint);
    connect(m_dragDrop, &MediaDragDrop::mediaHovered, hint,
        [hint](bool isOver) { hint->setText(isOver ? tr("Drop to add") : tr("or drop, or paste")); });
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
    connect(model, &QAbstractItemModel::rowsInserted, this, &MediaEditor::followInserted);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &MediaEditor::followRemoved);
    connect(model, &QAbstractItemModel::rowsMoved, this,
        [this](const QModelIndex&, int from, int, const QModelIndex&, int before) {
            shiftRow(from, before > from ? before - 1 : before);
            refresh();
        });
    connect(model, &QAbstractItemModel::dataChanged, this, &MediaEditor::followData);
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
        m_dragDrop->start(row->place());
    });
    connect(row, &MediaRow::menuRequested, this,
        [this, row](const QPoint& globalPosition) { openMenu(row->place(), globalPosition); });
    connect(row, &MediaRow::stepRequested, this, [this](int place, int by) {
        if (place + by >= 0 && place + by < rowCount())
            focusHandle(place + by);
    });
    return row;
}

void MediaEditor::showItem(ListRow* row, int index)
{
    auto* shown = static_cast<MediaRow*>(row);
    const MediaItem& item = m_history.items().at(index);
    shown->setKind(m_kind); // the kind may have changed while the row was hidden
    shown->setItem(item);
    showName(row, index);
    if (m_inspector == nullptr || !isLocalFile(item.source))
        return;
    const auto facts = m_inspector->facts().constFind(item.source);
    if (facts != m_inspector->facts().cend())
        shown->setFacts(&*facts, m_inspector->thumbnail(item.source));
}

void MediaEditor::showName(ListRow* row, int index)
{
    row->setName(m_history.model()->index(index).data(MediaListModel::NameRole).toString());
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
    const int to = from + by;
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

void MediaEditor::followInserted(const QModelIndex& /*parent*/, int first, int last)
{
    const int before = rowCount();
    makeRows(itemCount());
    for (int i = first; i <= last; ++i) {
        shiftRow(before + i - first, i);
        mediaRow(i)->setGuessed(false);
    }
    refresh();
}

void MediaEditor::followRemoved(const QModelIndex& /*parent*/, int first, int last)
{
    const int focused = rowOf(QApplication::focusWidget());
    // Removed rows go to the end and are reused.
    for (int i = first; i <= last; ++i)
        shiftRow(first, rowCount() - 1);
    // Move the focus before its row is hidden, or it would jump to the end of the form.
    if (focused >= first && focused <= last)
        focusHandle(first);
    refresh();
}

void MediaEditor::followData(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    for (int i = first.row(); i <= std::min(last.row(), rowCount() - 1); ++i) {
        if (roles.contains(MediaListModel::NameRole))
            showName(row(i), i);
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
    if (m_history.canUndo())
        step(&MediaHistory::undo);
}

void MediaEditor::redo()
{
    if (m_history.canRedo())
        step(&MediaHistory::redo);
}

void MediaEditor::step(void (MediaHistory::*way)())
{
    settle();
    (m_history.*way)();
    const int touched = std::clamp(m_touched, 0, std::max(0, itemCount() - 1));
    if (rowOf(QApplication::focusWidget()) != touched)
        focusHandle(touched);
}

// Focuses this row's handle, or the last one, or the first button if there are no rows.
void MediaEditor::focusHandle(int index)
{
    if (itemCount() == 0)
        focusNear(0);
    else
        mediaRow(std::min(index, itemCount() - 1))->focusHandle();
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
    // There are two lists; only the one that the kind offers has its files inspected.
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
        mediaRow(i)->setGuessed(false); // the content is certain
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
    insertSources(texts, itemCount());
}

void MediaEditor::insertSources(const QStringList& sources, int gap)
{
    if (sources.isEmpty())
        return;
    settle();
    QList<MediaItem> present = m_history.items();
    QList<MediaItem> items;
    for (const QString& source : sources) {
        items.append({typeFor(present, mediumOfName(QUrl(source).fileName())), source, {}});
        present.append(items.last());
    }
    const int first = std::clamp(gap, 0, itemCount());
    m_history.insert(first, items);
    for (int i = first; i < first + items.size(); ++i)
        mediaRow(i)->setGuessed(true);
    focusHandle(first);
}

QString MediaEditor::typeFor(const QList<MediaItem>& present, std::optional<MediaKind> medium) const
{
    return m_plain ? u"reference_image"_s : likelyMediaType(m_kind, present, medium);
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
    m_history.insert(itemCount(), {{typeFor(m_history.items(), {}), {}, {}}});
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
    return m_dragDrop->mimeData(row);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaeditor.h"

#include "app/request/carriedpictures.h"
#include "app/request/kindfields.h"
#include "ui/compose/media/mediadragdrop.h"
#include "ui/compose/media/mediaheader.h"
#include "ui/compose/media/medialine.h"
#include "ui/compose/media/mediamenu.h"
#include "ui/compose/media/mediasources.h"
#include "ui/compose/media/mediatile.h"
#include "ui/compose/media/mediatiles.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/compose/media/mediawords.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr MediaBoard::Place atEnd{-1, -1};

// Media of this kind are a first and a last frame, and perhaps others.
bool isFramed(const RequestKind& kind)
{
    return kind.family == Family::A && kind.apiType == ApiType::ImageToVideo;
}

int slotsFor(Field field, const RequestKind& kind)
{
    return field == Field::ImageAddress ? 1 : isFramed(kind) ? 2 : 0;
}

} // namespace

MediaEditor::MediaEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_plain(field != Field::Media)
    , m_isSingle(field == Field::ImageAddress)
    , m_header(new MediaHeader(header(), titleLabel(), this))
    , m_board(new MediaBoard(tr("Drop, paste or browse"), this))
    , m_tiles(new MediaTiles(field, m_history.model(), m_board, this))
    , m_changes(m_plain, m_history, *m_board, *m_tiles)
    , m_line(new MediaLine(m_plain, this))
    , m_sources(new MediaSources(this))
    , m_dragDrop(new MediaDragDrop(this, m_board))
{
    setObjectName(fieldKey(field) + u"Editor"_s);
    setAccessibleName(label());
    for (QWidget* part : {static_cast<QWidget*>(m_board), static_cast<QWidget*>(m_line)}) {
        column()->addWidget(part);
        part->raise(); // the Tab key follows the order of the children
    }
    m_history.setNumbered(!m_plain);
    connect(&m_history, &MediaHistory::changed, this, &MediaEditor::followChange);
    connect(&m_history, &MediaHistory::offerChanged, this, &MediaEditor::renumberOffered);
    connect(&m_history, &MediaHistory::promptChangeRequested, this, &MediaEditor::promptChangeRequested);
    connectSources();
    connectBoard();
    connectLine();
    addKeys();
    showHeader();
}

void MediaEditor::connectSources()
{
    connect(m_sources, &MediaSources::found, this, &MediaEditor::insert);
    connect(m_sources, &MediaSources::kept, this, [this](const QString& source, MediaBoard::Place place) {
        // The user may be typing elsewhere by now, so the focus stays there.
        QPointer<QWidget> focused = QApplication::focusWidget();
        insert({source}, place);
        if (focused != nullptr && !isAncestorOf(focused))
            focused->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sources, &MediaSources::notKept, this, &MediaEditor::notKept);
    connect(m_sources, &MediaSources::refused, this, &MediaEditor::refused);
    connect(m_dragDrop, &MediaDragDrop::mediaDropped, this,
        [this](const QMimeData& mime, MediaBoard::Place place) { take(mediaIn(mime), place); });
    connect(m_dragDrop, &MediaDragDrop::itemDropped, this, [this](int from, MediaBoard::Place to) {
        settle();
        focusTile(m_changes.moveTo(from, to));
    });
}

void MediaEditor::connectBoard()
{
    connect(m_board, &MediaBoard::emptyClicked, this, [this](int slot) { addFiles({slot, -1}); });
    connect(m_board, &MediaBoard::swapClicked, this, [this] {
        settle();
        m_changes.swapFrames();
    });
    connect(m_header, &MediaHeader::fileClicked, this, [this] { addFiles(atEnd); });
    connect(m_header, &MediaHeader::linkClicked, this, [this] { addLink(-1); });
    connect(m_board, &MediaBoard::resized, this, [this] { m_header->setSecondPlace(m_board->secondSlot()); });
    connect(m_tiles, &MediaTiles::made, this, &MediaEditor::connectTile);
    connect(m_tiles, &MediaTiles::gone, this, [this](MediaTile* tile) {
        tile->disconnect(this);
        if (tile == m_edited)
            closeLine();
    });
    connect(m_tiles, &MediaTiles::arranged, this, [this] {
        showLine();
        Q_EMIT rowsChanged();
    });
    connect(m_tiles, &MediaTiles::itemsChanged, this, &MediaEditor::showLine);
    connect(m_tiles, &MediaTiles::inspected, this, [this](int index, std::optional<MediaKind> medium) {
        m_changes.correctType(index, medium);
        m_tiles->at(index)->setGuessed(false); // the content is certain
        showBudget();
    });
}

void MediaEditor::connectLine()
{
    connect(m_line, &MediaLine::edited, this, [this](int role, const QString& value, bool typed) {
        const int index = m_tiles->indexOf(m_edited);
        if (role == MediaListModel::TypeRole)
            m_edited->setGuessed(false);
        m_history.change(index, role, value, typed);
        if (role == MediaListModel::SourceRole)
            m_changes.correctType(index, mediumOfName(QUrl(value).fileName()));
    });
    connect(m_line, &MediaLine::voiceFileClicked, this, &MediaEditor::chooseVoice);
    connect(m_line, &MediaLine::typingEnded, this, [this] { m_history.endTyping(); });
    connect(m_line, &MediaLine::removeClicked, this, [this] { remove(m_tiles->indexOf(m_edited)); });
    connect(m_line, &MediaLine::closed, this, [this] {
        MediaTile* tile = m_edited;
        closeLine();
        tile->setFocus(Qt::OtherFocusReason);
    });
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

FieldValue MediaEditor::value() const
{
    const QList<MediaItem>& items = m_history.items();
    if (items.isEmpty())
        return {};
    if (!m_plain)
        return items;
    if (m_isSingle)
        return items.first().source.isEmpty() ? FieldValue() : FieldValue(items.first().source);
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
    if (const QString image = m_isSingle ? valueOrEmpty<QString>(value) : QString(); !image.isEmpty())
        items.append({MediaBoard::typeOf(0), image, {}});
    if (items == m_history.items())
        return;
    closeLine();
    m_history.reset(items);
    m_isCarried = false;
    for (MediaTile* tile : m_tiles->all())
        tile->setGuessed(false);
    showBudget();
    m_tiles->watchFiles();
}

void MediaEditor::setRoles(const QList<MediaItem>& items)
{
    settle();
    m_history.setRoles(items);
    showLine();
    showBudget();
    m_tiles->watchFiles();
}

void MediaEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    m_isCarried = (m_isCarried || m_kind != kind) && (m_history.canUndo() || m_history.canRedo());
    m_kind = kind;
    m_limits = profile.limits;
    m_line->setKind(kind);
    m_changes.setKind(kind);
    m_tiles->setWatching(offers(kind, field())); // there are two lists; one of them is shown
    if (const int count = slotsFor(field(), kind); m_board->slotCount() != count) {
        m_board->setSlots(count);
        m_tiles->arrange();
    }
    showHeader();
    showBudget();
    m_tiles->watchFiles();
}

void MediaEditor::showHeader()
{
    if (m_board->slotCount() == 2)
        m_header->setTitles(mediaTypeLabel(MediaBoard::typeOf(0)), mediaTypeLabel(MediaBoard::typeOf(1)));
    else
        m_header->setTitles(m_kind.apiType == ApiType::ReferenceToVideo ? tr("References") : label(), {});
    m_header->setSecondPlace(m_board->secondSlot());
}

void MediaEditor::showFindings(const QList<Finding>& findings)
{
    QList<Finding> ofItems = findings;
    for (Finding& finding : ofItems)
        finding.index = itemOf(finding);
    m_tiles->showFindings(ofItems);
    showLine();
    if (const QString said = messagesOf(findings); accessibleDescription() != said)
        setAccessibleDescription(said);
}

/// A finding about a single image has no index.
int MediaEditor::itemOf(const Finding& finding) const
{
    return m_isSingle ? 0 : finding.index;
}

void MediaEditor::focusPart(int index, const QString& part)
{
    if (m_isSingle)
        index = 0;
    if (index < 0 || index >= m_tiles->count())
        m_board->firstPlace()->setFocus(Qt::OtherFocusReason);
    else
        openLine(m_tiles->at(index), part);
}

void MediaEditor::setInspector(FileInspector* inspector)
{
    m_tiles->setInspector(inspector);
}

void MediaEditor::setInputsFolder(const QString& folder)
{
    m_sources->setFolder(folder);
}

void MediaEditor::setPrompt(const QString& prompt)
{
    m_history.setPrompt(prompt);
}

void MediaEditor::connectTile(MediaTile* tile)
{
    connect(tile, &MediaTile::dragStarted, this, [this, tile] {
        settle();
        m_dragDrop->start(m_tiles->indexOf(tile), tile);
    });
    connect(tile, &MediaTile::opened, this, [this, tile] { open(tile); });
    connect(tile, &MediaTile::editPressed, this, [this, tile] { openLine(tile, {}); });
    connect(tile, &MediaTile::removePressed, this, [this, tile] { remove(m_tiles->indexOf(tile)); });
    connect(tile, &MediaTile::arrowPressed, this, [this, tile](Qt::Key key, bool moves) {
        if (moves)
            move(tile, key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1);
        else
            focusTile(m_board->neighbour(m_tiles->indexOf(tile), key));
    });
    connect(tile, &MediaTile::menuRequested, this,
        [this, tile](const QPoint& globalPosition) { openMenu(tile, globalPosition); });
}

void MediaEditor::followChange(int index)
{
    m_touched = index;
    showBudget();
    m_tiles->watchFiles();
    Q_EMIT changed();
}

void MediaEditor::showLine()
{
    const int index = m_tiles->indexOf(m_edited);
    if (index < 0)
        return;
    m_line->setItem(m_history.items().at(index), m_edited->name());
    m_line->showFindings(m_edited->findings());
}

void MediaEditor::openLine(MediaTile* tile, const QString& part)
{
    if (m_edited != tile)
        settle();
    m_edited = tile;
    m_line->setKind(m_kind);
    showLine();
    if (m_line->isHidden()) {
        m_line->show();
        Q_EMIT rowsChanged();
    }
    m_line->focusPart(part);
}

void MediaEditor::closeLine()
{
    settle();
    m_edited = nullptr;
    m_line->hide();
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
    if (m_isCarried && !m_plain) { // the step may be one of a request of another kind
        setRoles(withRoles(m_history.items(), m_kind));
        Q_EMIT changed();
    }
    const int touched = std::clamp(m_touched, 0, std::max(0, m_tiles->count() - 1));
    if (focusedIndex() != touched)
        focusTile(touched);
}

int MediaEditor::focusedIndex() const
{
    QWidget* focused = QApplication::focusWidget();
    if (m_line->isAncestorOf(focused))
        return m_tiles->indexOf(m_edited);
    return m_tiles->indexOf(qobject_cast<MediaTile*>(focused));
}

void MediaEditor::settle()
{
    if (m_edited != nullptr)
        m_line->endTyping();
    m_history.endTyping();
}

void MediaEditor::showBudget()
{
    if (m_isSingle)
        return;
    const MediaBudget budget = mediaBudget(m_history.items(), m_tiles->facts(), m_kind, m_limits, locale());
    // Two slots say for themselves how many frames there can be.
    setTrailing(m_board->slotCount() > 0 && !budget.isOver ? QString() : budget.words, budget.isOver);
}

void MediaEditor::insert(const QStringList& sources, MediaBoard::Place place)
{
    settle();
    if (!m_isSingle || sources.isEmpty()) {
        focusTile(m_changes.insert(sources, place));
        return;
    }
    const QString name = QUrl(sources.first()).fileName();
    if (mediumOfName(name).value_or(MediaKind::Image) != MediaKind::Image) {
        Q_EMIT refused(tr("“%1” isn't an image.").arg(name));
        return;
    }
    focusTile(m_changes.insert({sources.first()}, {0, -1}));
    if (sources.size() > 1)
        Q_EMIT refused(tr("This model uses one image. The others were left out."));
}

/// The media that the user can choose files of.
QList<MediaKind> MediaEditor::fileMedia() const
{
    return m_plain ? QList<MediaKind>{MediaKind::Image} : fileMediaOf(m_kind);
}

void MediaEditor::focusTile(int index)
{
    if (index >= 0)
        m_tiles->focus(index);
}

bool MediaEditor::hasPlaceFor(const DroppedMedia& media, MediaBoard::Place place) const
{
    const MediaKind medium = mediumIn(media);
    if (m_plain)
        return m_isSingle || medium == MediaKind::Image;
    if (std::optional<int> free = freeFrames()) {
        if (place.slot >= 0 && m_board->indexIn(place.slot) >= 0)
            ++*free; // its picture is replaced
        if (picturesIn(media) > *free)
            return false;
    }
    return takesMedium(m_kind, m_limits, medium);
}

std::optional<int> MediaEditor::freeFrames() const
{
    if (m_board->slotCount() != 2)
        return {};
    return static_cast<int>(m_board->indexIn(0) < 0) + static_cast<int>(m_board->indexIn(1) < 0);
}

void MediaEditor::take(const DroppedMedia& media, MediaBoard::Place place)
{
    const QString first = media.sources.value(0);
    if (place.slot >= 0 && isLocalFile(first) && mediumIn(media) == MediaKind::Video) {
        Q_EMIT frameWanted(first, place.slot);
        DroppedMedia rest = media;
        rest.sources.removeFirst();
        if (!rest.sources.isEmpty())
            take(rest, atEnd);
    } else if (hasPlaceFor(media, place)) {
        m_sources->takeMedia(media, place);
    } else {
        Q_EMIT declined(media);
    }
}

void MediaEditor::addFiles(MediaBoard::Place place)
{
    const bool isFrame = place.slot >= 0;
    const QList<MediaKind> media = isFrame ? QList<MediaKind>{MediaKind::Image} : fileMedia();
    m_sources->chooseFiles(!isFrame && !m_isSingle, media, [this, place](const QList<QUrl>& urls) {
        QStringList texts;
        for (const QUrl& url : urls)
            texts.append(url.toString());
        take({texts, {}, {}}, place);
    });
}

void MediaEditor::addLink(int slot)
{
    settle();
    if (m_isSingle && m_tiles->count() > 0)
        openLine(m_tiles->at(0), {});
    else
        openLine(m_tiles->at(m_changes.insertEmpty(m_isSingle ? 0 : slot)), {});
}

void MediaEditor::open(MediaTile* tile)
{
    const QString source = m_history.items().at(m_tiles->indexOf(tile)).source;
    if (!isLocalFile(source))
        openLine(tile, {});
    else
        replaceFile(tile);
}

void MediaEditor::replaceFile(MediaTile* tile)
{
    const MediaKind medium = mediumOf(m_history.items().at(m_tiles->indexOf(tile)).type);
    const bool isKnown = fileMedia().contains(medium);
    m_sources->chooseFiles(false, isKnown ? QList<MediaKind>{medium} : fileMedia(),
        [this, tile = QPointer(tile)](const QList<QUrl>& urls) {
            const int index = m_tiles->indexOf(tile);
            if (index < 0)
                return;
            settle();
            m_history.change(index, MediaListModel::SourceRole, urls.first().toString(), false);
            focusTile(index);
        });
}

void MediaEditor::chooseVoice()
{
    m_sources->chooseFiles(false, {MediaKind::Audio}, [this, tile = m_edited](const QList<QUrl>& urls) {
        const int index = m_tiles->indexOf(tile);
        if (index < 0)
            return;
        settle();
        m_history.change(index, MediaListModel::ReferenceVoiceRole, urls.first().toString(), false);
    });
}

void MediaEditor::mend(const Finding& finding)
{
    const int place = itemOf(finding);
    if (!finding.crop || place < 0 || place >= m_history.items().size())
        return;
    const MediaItem item = m_history.items().at(place);
    m_sources->crop(item.source, *finding.crop, [this, item](const QString& copy) {
        const auto index = static_cast<int>(m_history.items().indexOf(item)); // it may have moved meanwhile
        if (index < 0)
            return;
        settle();
        m_history.change(index, MediaListModel::SourceRole, copy, false);
        focusTile(index);
    });
}

void MediaEditor::paste()
{
    if (const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData())
        take(mediaIn(*clipboard), {m_board->focusedSlot(), -1});
}

void MediaEditor::move(MediaTile* tile, int by)
{
    settle();
    if (!m_isSingle)
        focusTile(m_changes.move(m_tiles->indexOf(tile), by));
}

void MediaEditor::remove(int index)
{
    settle();
    MediaTile* tile = m_tiles->at(index);
    const QString name = tile->name();
    if (focusedIndex() == index)
        tile->setFocus(Qt::OtherFocusReason); // the line closes; the focus goes to the next tile
    m_history.remove(index);
    Q_EMIT removed(name);
}

void MediaEditor::openMenu(MediaTile* tile, const QPoint& globalPosition)
{
    auto* menu = new MediaMenu(this);
    if (const int index = tile == nullptr ? -1 : m_tiles->indexOf(tile); index >= 0) {
        const MediaItem& item = m_history.items().at(index);
        const MediaKind medium = mediumOf(item.type);
        const bool isNumbered = medium == MediaKind::Image || medium == MediaKind::Video || medium == MediaKind::Audio;
        menu->addItemActions(item, !m_plain && isNumbered ? tile->name() : QString(),
            m_plain ? QStringList() : offeredMediaTypes(m_kind, medium));
        const int slot = m_board->slotOf(index);
        menu->addMoves(slot < 0 ? index > 0 : slot > 0,
            slot < 0 ? index < m_tiles->count() - 1 : slot < m_board->slotCount() - 1, isRightToLeft());
        connect(menu, &MediaMenu::replaceRequested, tile, [this, tile] { replaceFile(tile); });
        connect(menu, &MediaMenu::editRequested, tile, [this, tile] { openLine(tile, {}); });
        connect(menu, &MediaMenu::typeChosen, tile, [this, tile](const QString& type) {
            settle();
            tile->setGuessed(false);
            m_history.change(m_tiles->indexOf(tile), MediaListModel::TypeRole, type, false);
        });
        connect(menu, &MediaMenu::mentionRequested, tile, [this, tile] { Q_EMIT mentionRequested(tile->name()); });
        connect(menu, &MediaMenu::moveRequested, tile, [this, tile](int by) { move(tile, by); });
        connect(menu, &MediaMenu::removeRequested, tile, [this, tile] { remove(m_tiles->indexOf(tile)); });
        connect(menu, &MediaMenu::folderRequested, this, &MediaEditor::folderRequested);
        connect(menu, &MediaMenu::lookupRequested, this, [this](const QString& address) {
            showLookup(address, tr("Looking up…"), false);
            Q_EMIT lookupRequested(address);
        });
    }
    menu->addListActions(m_history.canUndo(), m_history.canRedo());
    connect(menu, &MediaMenu::fileRequested, this, [this] { addFiles(atEnd); });
    connect(menu, &MediaMenu::linkRequested, this, [this] { addLink(-1); });
    connect(menu, &MediaMenu::undoRequested, this, &MediaEditor::undo);
    connect(menu, &MediaMenu::redoRequested, this, &MediaEditor::redo);
    connect(menu, &MediaMenu::pasteRequested, this, &MediaEditor::paste);
    menu->popup(globalPosition);
}

void MediaEditor::contextMenuEvent(QContextMenuEvent* event)
{
    openMenu(nullptr, event->globalPos());
}

void MediaEditor::showLookup(const QString& address, const QString& words, bool isTrouble)
{
    for (int i = 0; i < m_tiles->count(); ++i) {
        if (m_history.items().at(i).source == address)
            m_tiles->at(i)->setLookup(words, isTrouble);
    }
}

QMimeData* MediaEditor::rowMimeData(int index) const
{
    return m_dragDrop->mimeData(index);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaeditor.h"

#include "ui/compose/fields/rowbox.h"
#include "ui/compose/media/dragscroll.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/medianotices.h"
#include "ui/compose/media/mediarow.h"
#include "ui/compose/media/mediathumb.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/compose/media/picturestore.h"
#include "ui/style/look.h"
#include "ui/widgets/filedialogs.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDrag>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPixmap>
#include <QPointer>
#include <QStandardPaths>

#include <algorithm>

// What comes into the list of materials, and how rows are moved about in it.

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int dragWidth = 176;
constexpr auto rowMimeType = "application/x-dailies-media-row"_L1;

// Files stay where they are: a file manager that proposes to move them must not take them away.
Qt::DropAction takingAction(const QDropEvent& event)
{
    return event.possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction;
}

} // namespace

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

void MediaEditor::take(const DroppedMedia& found, int gap)
{
    if (!found.picture.isNull() && m_plain) {
        m_notices->showRefusal(tr("Images go by their address here. This picture has none."));
        return;
    }
    insertSources(gap, found.sources);
    if (!found.refusals.isEmpty())
        m_notices->showRefusal(found.refusals.join(u'\n'));
    if (found.picture.isNull())
        return;
    m_pictures->keep(found.picture, [this, gap](const Result<QString>& kept) {
        if (!kept) {
            m_notices->showRefusal(kept.error().message);
            return;
        }
        // The person may be writing elsewhere by now.
        QPointer<QWidget> focused = QApplication::focusWidget();
        insertSources(gap, {QUrl::fromLocalFile(*kept).toString()});
        if (focused != nullptr && !isAncestorOf(focused))
            focused->setFocus(Qt::OtherFocusReason);
    });
}

void MediaEditor::askForFiles()
{
    auto* dialog = new QFileDialog(this, tr("Add files"));
    dialog->setObjectName(u"addFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    dialog->setDirectory(QFileInfo(pictures).isDir() ? pictures : QDir::homePath());
    dialog->setNameFilters(
        {tr("Images, video and sound (%1)")
                .arg(
                    u"*.png *.jpg *.jpeg *.webp *.bmp *.gif *.mp4 *.mov *.m4v *.mkv *.webm *.mp3 *.wav *.m4a *.aac *.flac *.ogg"_s),
            tr("All files (*)")});
    openForUrls(dialog, this, [this](const QList<QUrl>& urls) { addSources(urls); });
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
        take(mediaIn(*clipboard), itemCount());
}

void MediaEditor::openMenu(int row, const QPoint& globalPosition)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (row >= 0)
        addRowActions(menu, row);
    addListActions(menu);
    menu->popup(globalPosition);
}

void MediaEditor::addRowActions(QMenu* menu, int row)
{
    const MediaItem item = m_history.items().at(row);
    const auto add = [menu, this](const QString& text, auto command) {
        QAction* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, command);
        return action;
    };
    QAction* up = add(tr("Move up"), [this, row] { moveRow(row, -1); });
    up->setShortcut(Qt::ALT | Qt::Key_Up);
    up->setEnabled(row > 0);
    QAction* down = add(tr("Move down"), [this, row] { moveRow(row, 1); });
    down->setShortcut(Qt::ALT | Qt::Key_Down);
    down->setEnabled(row < itemCount() - 1);
    add(tr("Remove"), [this, row] { removeRow(row); })->setShortcut(Qt::Key_Delete);
    menu->addSeparator();
    if (isLocalFile(item.source)) {
        const QString folder = QFileInfo(localPath(item.source)).absolutePath();
        add(tr("Show in folder"), [folder] {
            QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
        })->setEnabled(QFileInfo::exists(folder));
    } else if (item.source.startsWith("http"_L1, Qt::CaseInsensitive)) {
        add(tr("Look up"), [this, address = item.source] {
            showLookup(address, tr("Looking up…"), false);
            Q_EMIT lookupRequested(address);
        });
    }
    add(tr("Copy address"), [source = item.source] {
        QGuiApplication::clipboard()->setText(source);
    })->setEnabled(!item.source.isEmpty());
    menu->addSeparator();
}

void MediaEditor::addListActions(QMenu* menu)
{
    QAction* undo = menu->addAction(tr("Undo"), this, &MediaEditor::undo);
    undo->setShortcut(QKeySequence::Undo);
    undo->setEnabled(m_history.canUndo());
    QAction* redo = menu->addAction(tr("Redo"), this, &MediaEditor::redo);
    redo->setShortcut(QKeySequence::Redo);
    redo->setEnabled(m_history.canRedo());
    menu->addSeparator();
    const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
    QAction* paste = menu->addAction(tr("Paste"), this, &MediaEditor::paste);
    paste->setShortcut(QKeySequence::Paste);
    paste->setEnabled(clipboard != nullptr && mayHoldMedia(*clipboard));
    for (QAction* action : menu->actions())
        action->setShortcutVisibleInContextMenu(true);
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
    auto* mime = new QMimeData;
    mime->setData(rowMimeType, m_id + ':' + QByteArray::number(row));
    return mime;
}

int MediaEditor::draggedRow(const QMimeData& mime) const
{
    const QList<QByteArray> parts = mime.data(rowMimeType).split(':');
    bool isNumber = false;
    const int row = parts.size() == 2 && parts.first() == m_id ? parts.last().toInt(&isNumber) : -1;
    return isNumber && row >= 0 && row < itemCount() ? row : -1;
}

void MediaEditor::startDrag(int row)
{
    settle();
    auto* drag = new QDrag(this);
    drag->setMimeData(rowMimeData(row));
    // What names the row, without its controls.
    const QRect part(0, 0, std::min(mediaRow(row)->width(), dragWidth), MediaThumb::box().height() + 16);
    QPixmap pixmap(part.size() * devicePixelRatio());
    pixmap.setDevicePixelRatio(devicePixelRatio());
    pixmap.fill(tone(palette(), Tone::Base));
    mediaRow(row)->render(&pixmap, QPoint(), part, DrawChildren);
    drag->setPixmap(pixmap);
    drag->setHotSpot({MediaThumb::box().width() / 2, MediaThumb::box().height() / 2});
    drag->exec(Qt::MoveAction);
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
        take(mediaIn(*event->mimeData()), gap);
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

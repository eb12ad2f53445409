// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediamenu.h"

#include "ui/compose/media/mediadrop.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Dailies {

MediaMenu::MediaMenu(QWidget* parent) : QMenu(parent)
{
    setObjectName(u"rowMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
}

void MediaMenu::addRowActions(const MediaItem& item, bool isFirst, bool isLast)
{
    QAction* up = addAction(tr("Move up"), this, [this] { Q_EMIT moveRequested(-1); });
    up->setShortcut(Qt::ALT | Qt::Key_Up);
    up->setEnabled(!isFirst);
    QAction* down = addAction(tr("Move down"), this, [this] { Q_EMIT moveRequested(1); });
    down->setShortcut(Qt::ALT | Qt::Key_Down);
    down->setEnabled(!isLast);
    addAction(tr("Remove"), this, &MediaMenu::removeRequested)->setShortcut(Qt::Key_Delete);
    addSeparator();
    if (isLocalFile(item.source)) {
        const QString folder = QFileInfo(localPath(item.source)).absolutePath();
        addAction(tr("Show in folder"), this, [folder] {
            QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
        })->setEnabled(QFileInfo::exists(folder));
    } else if (item.source.startsWith("http"_L1, Qt::CaseInsensitive)) {
        addAction(tr("Look up"), this, [this, address = item.source] { Q_EMIT lookupRequested(address); });
    }
    addAction(tr("Copy address"), this, [source = item.source] {
        QGuiApplication::clipboard()->setText(source);
    })->setEnabled(!item.source.isEmpty());
    addSeparator();
}

void MediaMenu::addListActions(bool canUndo, bool canRedo)
{
    QAction* undo = addAction(tr("Undo"), this, &MediaMenu::undoRequested);
    undo->setShortcut(QKeySequence::Undo);
    undo->setEnabled(canUndo);
    QAction* redo = addAction(tr("Redo"), this, &MediaMenu::redoRequested);
    redo->setShortcut(QKeySequence::Redo);
    redo->setEnabled(canRedo);
    addSeparator();
    const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
    QAction* paste = addAction(tr("Paste"), this, &MediaMenu::pasteRequested);
    paste->setShortcut(QKeySequence::Paste);
    paste->setEnabled(clipboard != nullptr && mayHoldMedia(*clipboard));
    for (QAction* action : actions())
        action->setShortcutVisibleInContextMenu(true);
}

} // namespace Dailies

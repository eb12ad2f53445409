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
    add(tr("Move up"), Qt::ALT | Qt::Key_Up, !isFirst, [this] { Q_EMIT moveRequested(-1); });
    add(tr("Move down"), Qt::ALT | Qt::Key_Down, !isLast, [this] { Q_EMIT moveRequested(1); });
    add(tr("Remove"), Qt::Key_Delete, true, [this] { Q_EMIT removeRequested(); });
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
    add(tr("Undo"), QKeySequence::Undo, canUndo, [this] { Q_EMIT undoRequested(); });
    add(tr("Redo"), QKeySequence::Redo, canRedo, [this] { Q_EMIT redoRequested(); });
    addSeparator();
    const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
    add(tr("Paste"), QKeySequence::Paste, clipboard != nullptr && mayHoldMedia(*clipboard),
        [this] { Q_EMIT pasteRequested(); });
}

void MediaMenu::add(const QString& text, const QKeySequence& key, bool isEnabled, const std::function<void()>& command)
{
    QAction* action = addAction(text, this, command);
    action->setShortcut(key);
    action->setShortcutVisibleInContextMenu(true);
    action->setEnabled(isEnabled);
}

} // namespace Dailies

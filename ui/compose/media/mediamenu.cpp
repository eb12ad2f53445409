// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediamenu.h"

#include "ui/compose/media/mediadrop.h"

#include <QActionGroup>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace Dailies {

MediaMenu::MediaMenu(QWidget* parent) : QMenu(parent)
{
    setObjectName(u"rowMenu"_s);
    setAttribute(Qt::WA_DeleteOnClose);
}

void MediaMenu::addItemActions(const MediaItem& item, const QString& mention, const QStringList& types)
{
    const bool isFile = isLocalFile(item.source);
    add(tr("Replace…"), {}, true, [this] { Q_EMIT replaceRequested(); });
    add(isFile ? tr("Edit path…") : tr("Edit link…"), Qt::Key_F2, true, [this] { Q_EMIT editRequested(); });
    if (!types.isEmpty())
        addTypes(item.type, types);
    if (!mention.isEmpty())
        add(tr("Insert %1 into the prompt").arg(mention), {}, true, [this] { Q_EMIT mentionRequested(); });
    addSeparator();
    if (isFile) {
        const QString folder = QFileInfo(localPath(item.source)).absolutePath();
        addAction(tr("Show in folder"), this, [this, folder] {
            Q_EMIT folderRequested(folder);
        })->setEnabled(QFileInfo::exists(folder));
    } else if (item.source.startsWith("http"_L1, Qt::CaseInsensitive)) {
        addAction(tr("Look up"), this, [this, address = item.source] { Q_EMIT lookupRequested(address); });
    }
    const QString copied = isFile ? localPath(item.source) : item.source;
    addAction(isFile ? tr("Copy path") : tr("Copy link"), this, [copied] {
        QGuiApplication::clipboard()->setText(copied);
    })->setEnabled(!item.source.isEmpty());
    addSeparator();
}

void MediaMenu::addTypes(const QString& current, const QStringList& types)
{
    QMenu* menu = addMenu(tr("Type"));
    menu->setObjectName(u"typeMenu"_s);
    auto* group = new QActionGroup(menu);
    for (const QString& type : types) {
        QAction* action = menu->addAction(mediaTypeLabel(type), this, [this, type] { Q_EMIT typeChosen(type); });
        action->setCheckable(true);
        action->setChecked(type == current);
        group->addAction(action);
    }
}

void MediaMenu::addMoves(bool canGoBack, bool canGoOn, bool mirrored)
{
    const int left = mirrored ? 1 : -1;
    add(tr("Move left"), Qt::CTRL | Qt::Key_Left, mirrored ? canGoOn : canGoBack,
        [this, left] { Q_EMIT moveRequested(left); });
    add(tr("Move right"), Qt::CTRL | Qt::Key_Right, mirrored ? canGoBack : canGoOn,
        [this, left] { Q_EMIT moveRequested(-left); });
    add(tr("Remove"), Qt::Key_Delete, true, [this] { Q_EMIT removeRequested(); });
    addSeparator();
}

void MediaMenu::addListActions(bool canUndo, bool canRedo)
{
    add(tr("Add file…"), {}, true, [this] { Q_EMIT fileRequested(); });
    add(tr("Add link…"), {}, true, [this] { Q_EMIT linkRequested(); });
    const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
    add(tr("Paste"), QKeySequence::Paste, clipboard != nullptr && mayHoldMedia(*clipboard),
        [this] { Q_EMIT pasteRequested(); });
    addSeparator();
    add(tr("Undo"), QKeySequence::Undo, canUndo, [this] { Q_EMIT undoRequested(); });
    add(tr("Redo"), QKeySequence::Redo, canRedo, [this] { Q_EMIT redoRequested(); });
}

void MediaMenu::add(const QString& text, const QKeySequence& key, bool isEnabled, const std::function<void()>& command)
{
    QAction* action = addAction(text, this, command);
    action->setShortcut(key);
    action->setShortcutVisibleInContextMenu(true);
    action->setEnabled(isEnabled);
}

} // namespace Dailies

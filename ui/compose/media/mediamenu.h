// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QMenu>

#include <functional>

namespace Dailies {

/// The context menu of a media item and of the list. Deletes itself when it closes.
class MediaMenu final : public QMenu {
    Q_OBJECT

public:
    explicit MediaMenu(QWidget* parent);

    /// The commands of an item. `mention` is its name in prompts, or empty; `types` are those that its kind offers.
    void addItemActions(const MediaItem& item, const QString& mention, const QStringList& types);
    /// `mirrored`: the items go from right to left.
    void addMoves(bool canGoBack, bool canGoOn, bool mirrored);
    void addListActions(bool canUndo, bool canRedo);

Q_SIGNALS:
    void replaceRequested();
    void editRequested();
    void typeChosen(const QString& type);
    void mentionRequested();
    void moveRequested(int by);
    void removeRequested();
    void lookupRequested(const QString& address);
    void folderRequested(const QString& folder);
    void fileRequested();
    void linkRequested();
    void undoRequested();
    void redoRequested();
    void pasteRequested();

private:
    void addTypes(const QString& current, const QStringList& types);
    void add(const QString& text, const QKeySequence& key, bool isEnabled, const std::function<void()>& command);
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QMenu>

#include <functional>

namespace Dailies {

/// The context menu of a media row and of the list. Deletes itself when it closes.
class MediaMenu final : public QMenu {
    Q_OBJECT

public:
    explicit MediaMenu(QWidget* parent);

    void addRowActions(const MediaItem& item, bool isFirst, bool isLast);
    void addListActions(bool canUndo, bool canRedo);

Q_SIGNALS:
    void moveRequested(int by);
    void removeRequested();
    void lookupRequested(const QString& address);
    void undoRequested();
    void redoRequested();
    void pasteRequested();

private:
    void add(const QString& text, const QKeySequence& key, bool isEnabled, const std::function<void()>& command);
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/media/mediadrop.h"

#include <QObject>
#include <QPoint>

class QDropEvent;
class QKeyEvent;
class QWidget;

namespace Dailies {

/// Takes media that are dropped or pasted anywhere on a panel, also on its text fields and outside its media lists,
/// which take them themselves. Text for a text field stays text.
class MediaAnywhere final : public QObject {
    Q_OBJECT

public:
    /// Becomes a child of the panel.
    explicit MediaAnywhere(QWidget* panel);

Q_SIGNALS:
    /// At least one file, link or picture.
    void taken(const Dailies::DroppedMedia& media, const QPoint& globalPosition);
    /// They are dragged over the panel. Without any, that has ended.
    void dragged(const Dailies::DroppedMedia& media);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool drag(QWidget* widget, QDropEvent* event);
    bool paste(QWidget* widget, QKeyEvent* event);

    QWidget* m_panel;
};

} // namespace Dailies

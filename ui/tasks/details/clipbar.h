// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;

namespace Dailies {

class TaskActions;
class ThumbnailCache;

/// What can be done with the clip of the shown take: a small picture to drag into other programs, and the ways to take it
/// out by keys. Hidden while there is none.
class ClipBar final : public QWidget {
    Q_OBJECT

public:
    explicit ClipBar(QWidget* parent = nullptr);

    void setActions(const TaskActions* actions);
    /// The clip on disk; empty for none. What is no video has no picture.
    void showClip(const QString& file, bool isVideo);

Q_SIGNALS:
    void dragged();

private:
    class Handle;

    ThumbnailCache* m_thumbnails;
    Handle* m_handle;
    QHBoxLayout* m_row;
};

} // namespace Dailies

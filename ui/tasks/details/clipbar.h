// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QToolButton;

namespace Dailies {

class TaskActions;
class ThumbnailCache;

/// What the user can do with the clip of the shown take: a thumbnail to drag into other programs, and buttons to save,
/// show or copy the clip by keyboard. Hidden if there is no clip.
class ClipBar final : public QWidget {
    Q_OBJECT

public:
    explicit ClipBar(QWidget* parent = nullptr);

    void setActions(const TaskActions* actions);
    /// `file` is the path of the clip, empty if there is none. Only a video gets a picture.
    void showClip(const QString& file, bool isVideo);

Q_SIGNALS:
    /// The user drags the clip.
    void dragged();

private:
    class Handle;

    ThumbnailCache* m_thumbnails;
    Handle* m_handle;
    std::array<QToolButton*, 3> m_buttons{};
};

} // namespace Dailies

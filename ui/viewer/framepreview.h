// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"

#include <QWidget>

namespace Dailies {

/// A tooltip above the mouse with the timecode of a place in the clip and, if available, a small picture.
class FramePreview final : public QWidget {
    Q_OBJECT

public:
    explicit FramePreview(QWidget* parent);

    /// Shows the preview above a point of its parent. `part` is the position within the clip, 0 to 1.
    void showAt(QPoint above, const Filmstrip& strip, double part, const QString& timecode);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
    QString m_timecode;
};

} // namespace Dailies

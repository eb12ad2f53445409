// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/filmstrip.h"

#include <QWidget>

namespace Dailies {

/// What lies at a place in the clip, shown above the mouse: a small picture where there is one, and the timecode.
class FramePreview final : public QWidget {
    Q_OBJECT

public:
    explicit FramePreview(QWidget* parent);

    /// Above a place in its parent; `part` is the place within the clip, 0 to 1.
    void showAt(QPoint above, const Filmstrip& strip, double part, const QString& timecode);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
    QString m_timecode;
};

} // namespace Dailies

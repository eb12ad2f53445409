// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QWidget>

#include <optional>

namespace Dailies {

/// Draws a ring that is filled clockwise from the top, on dark ground. Without a percentage, only its track.
void drawRing(QPainter& painter, const QRectF& square, std::optional<int> percent);
/// Draws an icon in a colour of the dark theme, whatever theme is shown.
void drawOnDark(QPainter& painter, const QRect& square, const QString& icon, Tone tone);

/// A ring with a percentage or an icon in it, on dark ground.
class ProgressRing final : public QWidget {
    Q_OBJECT

public:
    explicit ProgressRing(QWidget* parent = nullptr);

    /// `icon` is the name of an icon. Where the desktop asks for reduced motion, the ring is not filled.
    void setContent(const QString& icon, Tone tone, bool hasRing, std::optional<int> percent);
    void setSide(int side); ///< in device-independent pixels

    QSize sizeHint() const override { return {m_side, m_side}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    Tone m_tone = Tone::MutedText;
    bool m_hasRing = false;
    std::optional<int> m_percent;
    int m_side = 96;
};

} // namespace Dailies

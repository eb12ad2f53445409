// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QSizeF>

#include <optional>

namespace Dailies {

/// One segment of a SegmentRow, no wider than its text needs. The row is one stop of the Tab key, at the checked segment.
/// It can show the shape of an aspect ratio above its text.
class SegmentButton final : public QPushButton {
    Q_OBJECT

public:
    SegmentButton(const QString& text, QWidget* parent);

    /// Shows a small picture frame of this ratio, if there is one; an empty size is a dashed frame, for a ratio that
    /// the service chooses.
    void setShape(const std::optional<QSizeF>& ratio);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void checkStateSet() override;
    void nextCheckState() override;

private:
    /// The width of the text at the last sizeHint().
    struct Measured {
        QString text;
        QFont font;
        int width = 0;
        int height = 0;
    };

    QFont textFont() const;
    void takeTabStop();

    std::optional<QSizeF> m_shape;
    mutable Measured m_measured;
};

/// The two numbers of a ratio W:H; empty for any other text.
QSizeF ratioOf(const QString& text);

} // namespace Dailies

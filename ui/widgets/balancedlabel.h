// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Dailies {

/// A centred, wrapped plain text with lines of about the same length, so that no single word is left for the last one.
/// It takes as much room as a QLabel with the same text. The text cannot be selected.
class BalancedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit BalancedLabel(const QString& text, QWidget* parent = nullptr);

    /// Where the text is painted, in pixels of the label: the least width that needs no further line.
    QRect textRect() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace Dailies {

/// A dashed place for media. Its text says what can be done with it; a click adds a file or a link.
class EmptyTile final : public QAbstractButton {
public:
    EmptyTile(const QString& text, QWidget* parent);

    /// Whether something that is dragged would go here.
    void setMarked(bool marked);
    /// The width that the longest word of the text needs, in device-independent pixels.
    int leastWidth() const;
    /// The height in which the whole text fits at this width.
    int leastHeight(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_isMarked = false;
};

} // namespace Dailies

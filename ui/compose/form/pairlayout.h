// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/wraplayout.h"

namespace Dailies {

/// Lays out fields in rows, side by side where they fit and below each other where they do not. The fields of a row
/// fill its width; the fields that can grow share the rest.
class PairLayout final : public WrapLayout {
    Q_OBJECT

public:
    /// The gaps within a row and between rows.
    PairLayout(int across, int down);

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    QSize sizeHint() const override;

protected:
    int layOut(const QRect& rect, bool isMeant) const override;

private:
    int m_down;
};

} // namespace Dailies

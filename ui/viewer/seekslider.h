// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"

#include <QSlider>

namespace Dailies {

/// The bar below the picture: where in the clip one is, in milliseconds. Its valueChanged() always comes from a
/// person (mouse, keys, wheel or an assistive program); what the player reports goes in by showPosition(), silently.
class SeekSlider final : public QSlider {
    Q_OBJECT

public:
    explicit SeekSlider(QWidget* parent = nullptr);

    void setTiming(const ClipTiming& timing);
    void showPosition(qint64 us);
    /// The value as the player takes it.
    qint64 positionUs() const;

protected:
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    int valueAt(int x) const;

    ClipTiming m_timing;
};

} // namespace Dailies

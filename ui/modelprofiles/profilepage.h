// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"

#include <QWidget>

namespace Dailies {

/// One page of the profile editor. It shows some of a profile's data and changes only that.
class ProfilePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows a profile without emitting edited().
    virtual void showProfile(const ModelProfile& profile) = 0;
    /// Writes the page's data into a profile and leaves the rest unchanged.
    virtual void apply(ModelProfile& profile) const = 0;
    /// Marks all errors on the page and returns one sentence about the first; empty if there are none.
    virtual QString problem() = 0;

protected:
    /// Fills the page with a scroll area and returns the widget in it, which is empty.
    QWidget* addScrolledContent(Qt::ScrollBarPolicy sideways = Qt::ScrollBarAlwaysOff);

Q_SIGNALS:
    /// The user changed something.
    void edited();
};

} // namespace Dailies

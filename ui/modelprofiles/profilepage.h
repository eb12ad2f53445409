// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"

#include <QWidget>

namespace Dailies {

// One page of a model profile's editor. It shows a part of the profile and changes that part alone.
class ProfilePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Shows a profile without emitting edited().
    virtual void showProfile(const ModelProfile& profile) = 0;
    // Puts what the page says into a profile; the rest stays as it is.
    virtual void apply(ModelProfile& profile) const = 0;
    // Marks what is wrong on the page; one sentence about the first of it, empty when all is well.
    virtual QString problem() = 0;

Q_SIGNALS:
    // A person changed something.
    void edited();
};

} // namespace Dailies

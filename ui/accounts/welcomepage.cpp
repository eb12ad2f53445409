// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/welcomepage.h"

#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"

#include <QVBoxLayout>

namespace Dailies {

WelcomePage::WelcomePage(QWidget* parent) : QWidget(parent)
{
    auto* state = new EmptyState(this);
    state->setIconSide(64);
    state->setMessage(applicationIcon(),
        tr("Generate video with your own API account. Dailies tracks every job and saves every clip."));
    state->setHint(tr("Try everything offline first: sample clips, no API key, nothing charged."));
    state->setActions({tr("Try it free in practice mode"), tr("Add an account")});
    connect(state, &EmptyState::actionTriggered, this, [this](int index) {
        if (index == 0)
            Q_EMIT practiceRequested();
        else
            Q_EMIT accountRequested();
    });
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(state);
    layout->addStretch(3);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/style/look.h"
#include "ui/widgets/balancedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int mostActions = 2;
constexpr int iconSide = 32;
constexpr int widestText = 420; // short lines are easier to read

QLabel* newText(const QString& name, QWidget* parent)
{
    auto* label = new BalancedLabel({}, parent);
    label->setObjectName(name);
    label->setMaximumWidth(widestText);
    return label;
}

} // namespace

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_icon(new IconLabel(QIcon(), iconSide, this))
    , m_sentence(newText(u"emptySentence"_s, this))
    , m_hint(newText(u"emptyHint"_s, this))
{
    makeQuiet(m_hint);
    m_hint->hide();

    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (int i = 0; i < mostActions; ++i) {
        auto* button = new QPushButton(this);
        button->setObjectName(u"emptyAction%1"_s.arg(i + 1));
        button->setAutoDefault(false);
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT actionTriggered(i); });
        buttons->addWidget(button);
        m_actions << button;
    }
    buttons->addStretch(1);

    // The sentence is centred by stretches: an alignment would keep it from wrapping to the width.
    const auto centred = [](QWidget* widget) {
        auto* row = new QHBoxLayout;
        row->addStretch(1);
        row->addWidget(widget, 100);
        row->addStretch(1);
        return row;
    };
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addStretch(1);
    layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    layout->addLayout(centred(m_sentence));
    layout->addLayout(centred(m_hint));
    layout->addSpacing(4);
    layout->addLayout(buttons);
    layout->addStretch(1);
}

void EmptyState::setMessage(const QIcon& icon, const QString& sentence)
{
    m_icon->setIcon(icon);
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
}

void EmptyState::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    setAccessibleDescription(hint);
}

void EmptyState::setActions(const QStringList& actions)
{
    for (int i = 0; i < mostActions; ++i) {
        const bool wanted = i < actions.size();
        if (wanted)
            m_actions.at(i)->setText(actions.at(i));
        m_actions.at(i)->setVisible(wanted);
    }
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/disclosurebutton.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace Dailies {

DisclosureButton::DisclosureButton(const QString& text, QWidget* content, QWidget* parent)
    : QToolButton(parent)
    , m_content(content)
{
    setText(text);
    setAccessibleName(text);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize(QSize(16, 16));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setFont(secondaryFont(font()));
    connect(this, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    m_open = true;
    setOpen(false);
}

void DisclosureButton::setOpen(bool open)
{
    if (m_open == open)
        return;
    m_open = open;
    m_content->setVisible(open);
    showArrow();
    setAccessibleDescription(open ? tr("Open") : tr("Closed"));
    Q_EMIT openChanged(open);
}

void DisclosureButton::showArrow()
{
    const QString ahead = isRightToLeft() ? u"chevron-left"_s : u"chevron-right"_s;
    setIcon(Dailies::icon(m_open ? u"chevron-down"_s : ahead));
}

void DisclosureButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        showArrow();
}

} // namespace Dailies

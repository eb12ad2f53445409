// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaheader.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int buttonSide = 18; // little higher than the labels in its row, which are level with it
} // namespace

MediaHeader::MediaHeader(QHBoxLayout* line, QLabel* title, QWidget* parent)
    : QObject(parent)
    , m_line(line)
    , m_title(title)
    , m_toSecond(new QSpacerItem(0, 0, QSizePolicy::Maximum))
    , m_second(new QLabel(parent))
    , m_parent(parent)
{
    m_second->setObjectName(u"secondTitle"_s);
    makeQuiet(m_second);
    for (QLabel* label : {m_title, m_second})
        label->setMinimumHeight(buttonSide);
    m_line->insertSpacerItem(1, m_toSecond);
    m_line->insertWidget(2, m_second, 0, Qt::AlignTop);
    addButton(u"image-plus"_s, tr("Add file…"), u"addFileButton"_s, &MediaHeader::fileClicked);
    addButton(u"link"_s, tr("Add link…"), u"addAddressButton"_s, &MediaHeader::linkClicked);
}

void MediaHeader::addButton(
    const QString& iconName, const QString& text, const QString& name, void (MediaHeader::*clicked)())
{
    auto* button = new QToolButton(m_parent);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setToolTip(plainToolTip(text));
    button->setIcon(icon(iconName, Tone::MutedText));
    button->setIconSize(QSize(16, 16));
    button->setAutoRaise(true);
    button->setFixedSize(buttonSide, buttonSide);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, clicked);
    m_line->addWidget(button, 0, Qt::AlignTop);
}

void MediaHeader::setTitles(const QString& first, const QString& second)
{
    m_title->setText(first);
    m_second->setText(second);
    m_second->setVisible(!second.isEmpty());
}

void MediaHeader::setSecondPlace(int place)
{
    // The space may shrink, because long titles must not make the column wider.
    const int used = m_title->sizeHint().width() + m_line->spacing();
    m_toSecond->changeSize(m_second->isHidden() ? 0 : std::max(0, place - used), 0, QSizePolicy::Maximum);
    m_line->invalidate();
}

} // namespace Dailies

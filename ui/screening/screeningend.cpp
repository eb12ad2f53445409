// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningend.h"

#include "ui/style/applylook.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/viewer/transportbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int titleGrowth = 6; ///< points that the title is larger than other texts

} // namespace

ScreeningEnd::ScreeningEnd(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_compare(newButton(u"compareBestButton"_s, &ScreeningEnd::compareRequested))
    , m_again(newButton(u"screenAgainButton"_s, &ScreeningEnd::againRequested))
{
    setObjectName(u"screeningEnd"_s);
    keepTheme(this, Theme::Dark); // on the ground of the picture
    QFont large = semiboldFont(font());
    large.setPointSizeF(large.pointSizeF() + titleGrowth);
    m_title->setFont(large);
    m_title->setObjectName(u"screeningEndTitle"_s);
    m_text->setObjectName(u"screeningEndText"_s);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    m_compare->setIcon(icon(u"columns-2"_s));
    m_again->setText(tr("Watch again"));
    QPushButton* leave = newButton(u"screeningExitButton"_s, &ScreeningEnd::exitRequested);
    leave->setText(tr("Exit"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 12, 24, 12);
    column->setSpacing(8);
    column->addStretch(1);
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch(1);
    for (QPushButton* button : {m_compare, m_again, leave})
        row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(1);
}

QPushButton* ScreeningEnd::newButton(const QString& name, void (ScreeningEnd::*signal)())
{
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->setMinimumHeight(28);
    connect(button, &QPushButton::clicked, this, signal);
    return button;
}

void ScreeningEnd::tell(int takes, const ScreeningRun::Tally& tally, int best)
{
    m_title->setText(takes > 0 ? tr("That was the last of %n takes", nullptr, takes) : tr("These takes were deleted"));
    QStringList done;
    if (tally.rated > 0)
        done.append(tr("%n rated", nullptr, tally.rated));
    if (tally.rejected > 0)
        done.append(tr("%n rejected", nullptr, tally.rejected));
    m_text->setText(done.isEmpty() ? tr("Nothing rated, nothing rejected") : done.join(u" · "_s));
    m_compare->setText(tr("Compare the best %n", nullptr, best));
    m_compare->setVisible(best > 0);
    m_again->setVisible(takes > 0);
    // One primary button at a time.
    m_compare->setProperty("primary", best > 0);
    m_again->setProperty("primary", best == 0);
    show();
    (best > 0 ? m_compare : m_again)->setFocus(Qt::OtherFocusReason);
}

QString ScreeningEnd::words() const
{
    return u"%1. %2"_s.arg(m_title->text(), m_text->text());
}

bool ScreeningEnd::event(QEvent* event)
{
    return keepsSpaceForButton(event) || QWidget::event(event);
}

void ScreeningEnd::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(palette(), Tone::PictureGround));
}

} // namespace Dailies

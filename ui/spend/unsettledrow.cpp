// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/unsettledrow.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "ui/spend/spendwords.h"
#include "ui/style/look.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/linkbutton.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int takeRowHeight = 46;
constexpr int rowEdge = 16;
constexpr int gap = 12;
constexpr int pictureRadius = 3;
constexpr int numberWidth = 56;
constexpr int amountLetters = 30;

} // namespace

UnsettledRow::UnsettledRow(QWidget* parent)
    : QWidget(parent)
    , m_number(new LinkButton({}, this))
    , m_prompt(new ElidedLabel(this))
    , m_why(new ElidedLabel(this))
    , m_sent(new ElidedLabel(this))
    , m_amount(new ElidedLabel(this))
    , m_button(new QPushButton(this))
{
    setMinimumHeight(takeRowHeight);
    m_number->setObjectName(u"unsettledTask"_s);
    m_number->setToolTip(tr("Show this take"));
    connect(m_number, &QPushButton::clicked, this, &UnsettledRow::taskRequested);
    m_prompt->setObjectName(u"unsettledPrompt"_s);
    m_why->setObjectName(u"unsettledReason"_s);
    makeQuiet(m_why);
    m_sent->setObjectName(u"unsettledSent"_s);
    makeQuiet(m_sent);
    m_amount->setObjectName(u"unsettledAmount"_s);
    m_amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_button->setObjectName(u"settleButton"_s);
    m_button->setAutoDefault(false);
    connect(m_button, &QPushButton::clicked, this, &UnsettledRow::pressed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(rowEdge, 5, rowEdge, 6);
    row->setSpacing(gap);
    row->addSpacing(pictureSize.width() + gap); // margins are not mirrored
    m_number->setMinimumWidth(numberWidth);
    row->addWidget(m_number);
    row->addWidget(m_prompt, 4);
    row->addWidget(m_why, 4);
    row->addWidget(m_sent, 2);
    row->addWidget(m_amount, 2);
    row->addWidget(m_button);
    for (ElidedLabel* each : {m_prompt, m_why, m_sent, m_amount})
        each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_amount->setMinimumWidth(amountLetters * fontMetrics().averageCharWidth()); // an amount without its end is wrong
}

void UnsettledRow::setTake(const SpendEntry& take)
{
    m_take = take;
    const QString number = take.task == 0 ? QString() : QLocale().toString(take.task);
    m_number->setText(number);
    m_number->setVisible(!number.isEmpty());
    m_number->setAccessibleName(tr("Take %1").arg(number));
    m_prompt->setText(take.prompt.isEmpty() ? tr("Deleted take") : plainText(take.prompt.simplified()));
    const bool isOpen = take.state == CostState::Unsettled;
    m_why->setText(isOpen ? reasonText(take) : tr("Settled by you"));
    // A take may have several calls.
    m_sent->setText(dateTimeText(take.sentAt));
    const QString amount = costText(take);
    m_amount->setText(!isOpen && amount.isEmpty() ? costStateText(take.state)
            : amount.isEmpty()                    ? tr("amount unknown")
                                                  : amount);
    m_amount->setTone(isOpen ? Tone::Warning : Tone::Text);
    m_button->setText(isOpen ? tr("Settle…") : tr("Undo"));
    m_button->setAccessibleDescription(tr("Take %1: %2").arg(number, m_prompt->text()) + u", "_s + m_sent->text());
    setPicture({});
}

void UnsettledRow::setPicture(const QImage& picture)
{
    m_picture = picture;
    update();
}

QRect UnsettledRow::pictureRect() const
{
    const QRect place(QPoint(rowEdge, (height() - pictureSize.height()) / 2), pictureSize);
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void UnsettledRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, tone(palette(), Tone::Line));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath shape;
    shape.addRoundedRect(pictureRect(), pictureRadius, pictureRadius);
    painter.setClipPath(shape);
    painter.fillRect(pictureRect(), tone(palette(), m_picture.isNull() ? Tone::Chip : Tone::PictureGround));
    if (m_picture.isNull())
        return;
    QRect place(QPoint(), m_picture.size().scaled(pictureSize, Qt::KeepAspectRatio));
    place.moveCenter(pictureRect().center());
    painter.drawImage(place, m_picture);
}

void UnsettledRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    update();
}

} // namespace Dailies

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

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int takeRowHeight = 46;
constexpr int rowEdge = 16;
constexpr int gap = 12;
constexpr int pictureRadius = 3;
constexpr int numberWidth = 56;

} // namespace

UnsettledRow::UnsettledRow(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
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
    m_row->setContentsMargins(rowEdge, 5, rowEdge, 6);
    m_row->setSpacing(gap);
    m_row->addSpacing(pictureSize.width() + gap); // margins are not mirrored
    QSizePolicy place = m_number->sizePolicy();
    place.setRetainSizeWhenHidden(true); // a deleted take has no number
    m_number->setSizePolicy(place);
    for (QWidget* each : std::initializer_list<QWidget*>{m_number, m_prompt, m_why, m_sent, m_amount, m_button})
        m_row->addWidget(each);
    for (ElidedLabel* each : {m_prompt, m_why})
        each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

UnsettledRow::Widths UnsettledRow::Widths::expandedTo(const Widths& other) const
{
    return {std::max(number, other.number), std::max(prompt, other.prompt), std::max(reason, other.reason),
        std::max(sent, other.sent), std::max(amount, other.amount), std::max(button, other.button)};
}

UnsettledRow::Widths UnsettledRow::wanted() const
{
    return {std::max(numberWidth, m_number->sizeHint().width()), m_prompt->sizeHint().width(),
        m_why->sizeHint().width(), m_sent->sizeHint().width(), m_amount->sizeHint().width(),
        m_button->sizeHint().width()};
}

void UnsettledRow::setWidths(const Widths& widths)
{
    m_number->setFixedWidth(widths.number);
    m_sent->setFixedWidth(widths.sent);
    m_amount->setFixedWidth(widths.amount);
    m_button->setFixedWidth(widths.button);
    // The reason gets at least half of the rest, if it needs that much.
    m_why->setMaximumWidth(widths.reason);
    m_row->setStretchFactor(m_prompt, std::clamp(widths.prompt, 1, widths.reason));
    m_row->setStretchFactor(m_why, widths.reason);
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

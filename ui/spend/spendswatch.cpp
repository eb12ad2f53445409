// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendswatch.h"

#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/wraplayout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int swatchSide = 10;
constexpr int dashWidth = 14;

/// A short dashed line in the colour of the limit.
class LimitDash final : public QWidget {
public:
    explicit LimitDash(QWidget* parent) : QWidget(parent) { setFixedSize(dashWidth, swatchSide); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setPen(QPen(tone(palette(), Tone::Warning), 1, Qt::DashLine));
        painter.drawLine(0, height() / 2, width(), height() / 2);
    }
};

QWidget* legendEntry(QWidget* sign, const QString& text, QWidget* parent)
{
    auto* entry = new QWidget(parent);
    QHBoxLayout* row = bareRow(entry, 6);
    sign->setParent(entry);
    row->addWidget(sign);
    auto* words = new QLabel(text, entry);
    makeQuiet(words);
    row->addWidget(words);
    return entry;
}

} // namespace

SpendSwatch::SpendSwatch(SpendPart part, QWidget* parent) : QWidget(parent), m_part(part)
{
    setFixedSize(swatchSide, swatchSide);
}

void SpendSwatch::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSpendPart(painter, QRectF(rect()), m_part, palette());
}

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent)
{
    setLayout(new WrapLayout(16));
    add(SpendPart::Billed, tr("Billed"));
    m_reserved = add(SpendPart::Reserved, tr("Reserved"));
    add(SpendPart::Unsettled, tr("Unsettled"));
    add(SpendPart::NotBilled, tr("Not billed"));
    m_limit = legendEntry(new LimitDash(this), tr("Daily limit"), this);
    m_limit->setObjectName(u"limitLegend"_s);
    layout()->addWidget(m_limit);
    colourLimit();
}

QWidget* ChartLegend::add(SpendPart part, const QString& text)
{
    QWidget* entry = legendEntry(new SpendSwatch(part, this), text, this);
    layout()->addWidget(entry);
    return entry;
}

void ChartLegend::setShown(bool reserved, const QString& limit)
{
    m_reserved->setVisible(reserved);
    m_limit->setVisible(!limit.isEmpty());
    m_limit->findChild<QLabel*>()->setText(limit);
    updateGeometry();
}

void ChartLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourLimit();
}

void ChartLegend::colourLimit()
{
    if (m_limit == nullptr)
        return;
    auto* words = m_limit->findChild<QLabel*>();
    QPalette own = palette();
    own.setColor(QPalette::PlaceholderText, tone(palette(), Tone::Warning));
    words->setPalette(own);
}

} // namespace Dailies

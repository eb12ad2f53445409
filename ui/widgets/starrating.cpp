// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/starrating.h"

#include "ui/style/look.h"
#include "ui/style/stars.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int starSide = 16;
constexpr QSize starRoom(18, 28);
constexpr int mostStars = 5;

class Star final : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

    void setFilled(bool filled)
    {
        if (m_filled == filled)
            return;
        m_filled = filled;
        update();
    }
    QSize sizeHint() const override { return starRoom; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        QRectF square(0, 0, starSide, starSide);
        square.moveCenter(QRectF(rect()).center());
        if (hasFocus()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(tone(palette(), Tone::Accent));
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 4.5, -0.5, -4.5), 4, 4);
        }
        const Tone role = m_filled ? Tone::Rating : Tone::MutedText;
        drawStar(painter, square, tone(palette(), isEnabled() ? role : Tone::Line), m_filled);
    }

private:
    bool m_filled = false;
};

} // namespace

StarRating::StarRating(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"starRating"_s);
    setLayoutDirection(Qt::LeftToRight); // as the stars that are painted elsewhere
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int rating = 1; rating <= mostStars; ++rating) {
        auto* star = new Star(this);
        star->setObjectName(u"star%1"_s.arg(rating));
        star->setAccessibleName(tr("Rate %n stars", nullptr, rating));
        star->setToolTip(plainToolTip(tr("Rate %n stars", nullptr, rating) + u" (%1)"_s.arg(rating)));
        star->setFocusPolicy(Qt::TabFocus);
        star->setAttribute(Qt::WA_Hover);
        star->installEventFilter(this);
        row->addWidget(star);
        m_stars.append(star);
        connect(
            star, &QAbstractButton::clicked, this, [this, rating] { Q_EMIT rated(rating == m_rating ? 0 : rating); });
    }
}

bool StarRating::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::HoverEnter && isEnabled())
        preview(static_cast<int>(m_stars.indexOf(static_cast<QAbstractButton*>(watched))) + 1);
    else if (event->type() == QEvent::HoverLeave)
        preview(m_rating);
    return QWidget::eventFilter(watched, event);
}

void StarRating::setRating(int rating)
{
    m_rating = rating;
    preview(rating);
    setAccessibleDescription(rating == 0 ? tr("Not rated") : tr("%n stars", nullptr, rating));
}

void StarRating::preview(int rating)
{
    for (int i = 0; i < m_stars.size(); ++i)
        static_cast<Star*>(m_stars.at(i))->setFilled(i < rating);
}

} // namespace Dailies

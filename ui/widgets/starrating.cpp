// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/starrating.h"

#include "ui/style/look.h"
#include "ui/style/stars.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

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
    setAccessibleName(tr("Rating"));
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the list or the picture
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QHBoxLayout* row = bareRow(this);
    for (int rating = 1; rating <= mostStars; ++rating) {
        auto* star = new Star(this);
        star->setObjectName(u"star%1"_s.arg(rating));
        star->setAccessibleName(tr("Rate %n stars", nullptr, rating));
        star->setToolTip(plainToolTip(tr("Rate %n stars", nullptr, rating) + u" (%1)"_s.arg(rating)));
        star->setFocusPolicy(Qt::NoFocus);
        star->setAttribute(Qt::WA_Hover);
        star->installEventFilter(this);
        row->addWidget(star);
        m_stars.append(star);
        connect(
            star, &QAbstractButton::clicked, this, [this, rating] { Q_EMIT rated(rating == m_rating ? 0 : rating); });
    }
}

/// The rating that a key gives; none for a key that does not rate.
std::optional<int> StarRating::ratingBy(const QKeyEvent& key) const
{
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return {};
    if (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_0 + mostStars)
        return key.key() - Qt::Key_0;
    const int more = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
    switch (key.key() == more ? Qt::Key_Up : key.key()) {
    case Qt::Key_Up: return std::min(m_rating + 1, mostStars);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Down: return std::max(m_rating - 1, 0);
    default: return {};
    }
}

bool StarRating::event(QEvent* event)
{
    // Elsewhere in the player, the arrows step by frames.
    if (event->type() == QEvent::ShortcutOverride && ratingBy(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void StarRating::keyPressEvent(QKeyEvent* event)
{
    const std::optional<int> rating = ratingBy(*event);
    if (!rating)
        QWidget::keyPressEvent(event);
    else if (*rating != m_rating)
        Q_EMIT rated(*rating);
}

void StarRating::paintEvent(QPaintEvent* /*event*/)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    StyleParts::drawRing(&painter, rect().adjusted(0, 4, 0, -4), tone(palette(), Tone::Accent), 4);
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

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/generatebutton.h"

#include "ui/style/look.h"

#include <QAction>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int buttonSideRoom = 10;
constexpr int leastSideRoom = 6; ///< for long words
constexpr int gap = 10;
} // namespace

GenerateButton::GenerateButton(QWidget* parent) : QPushButton(parent)
{
    setAutoDefault(false);
    makePrimary(this);
}

void GenerateButton::setKeysOf(const QAction* action)
{
    const auto follow = [this, action] {
        // The symbol of the Enter key if the font has it, otherwise its name.
        constexpr QChar sign(0x23CE);
        const QKeySequence key = action->shortcut();
        m_hint = key == QKeySequence(Qt::CTRL | Qt::Key_Return)
            ? tr("Ctrl %1").arg(fontMetrics().inFont(sign) ? QString(sign) : tr("Enter", "the key"))
            : key.toString(QKeySequence::NativeText);
        updateGeometry();
        update();
    };
    connect(action, &QAction::changed, this, follow);
    follow();
}

int GenerateButton::textWidth(const QString& words) const
{
    return QFontMetrics(semiboldFont(font())).horizontalAdvance(words) + 2;
}

int GenerateButton::hintWidth() const
{
    return QFontMetrics(secondaryFont(font())).horizontalAdvance(m_hint);
}

QSize GenerateButton::sizeHint() const
{
    return {textWidth() + gap + hintWidth() + 2 * buttonSideRoom, std::max(36, fontMetrics().height() + 16)};
}

int GenerateButton::widthFor(const QString& words) const
{
    return textWidth(words) + 2 * leastSideRoom;
}

QSize GenerateButton::minimumSizeHint() const
{
    return {std::min(textWidth(), 120) + 2 * buttonSideRoom, sizeHint().height()};
}

void GenerateButton::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    const int side = std::clamp((width() - textWidth()) / 2, leastSideRoom, buttonSideRoom);
    const QRect room = rect().adjusted(side, 0, -side, 0);
    const int words = std::min(textWidth(), room.width());
    const bool hasHint = isEnabled() && !m_hint.isEmpty() && textWidth() + gap + hintWidth() <= room.width();
    QRect block(0, 0, words + (hasHint ? gap + hintWidth() : 0), room.height());
    block.moveCenter(room.center());
    const auto place = [&](int x, int width) {
        return QStyle::visualRect(layoutDirection(), rect(), QRect(x, 0, width, height()));
    };
    const QColor ink =
        isEnabled() ? tone(palette(), Tone::OnAccent) : palette().color(QPalette::Disabled, QPalette::ButtonText);
    painter.setPen(ink);
    painter.setFont(semiboldFont(font()));
    painter.drawText(
        place(block.left(), words), Qt::AlignCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, words));
    if (!hasHint)
        return;
    painter.setPen(blended(ink, tone(palette(), Tone::Accent), 0.15));
    painter.setFont(secondaryFont(font()));
    painter.drawText(place(block.left() + words + gap, hintWidth()), Qt::AlignCenter, m_hint);
}

} // namespace Dailies

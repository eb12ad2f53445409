// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningkeys.h"

#include "ui/style/look.h"

#include <QAction>
#include <QApplication>
#include <QKeySequence>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int capPadding = 5;
constexpr int betweenHints = 16;

QString nameOf(Qt::Key key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

ScreeningKeys::ScreeningKeys(const QAction& rejecting, QWidget* parent) : QWidget(parent), m_rejecting(rejecting)
{
    setObjectName(u"screeningKeys"_s);
    makeQuiet(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QList<ScreeningKeys::Hint> ScreeningKeys::hints() const
{
    QList<Hint> hints{{{nameOf(Qt::Key_1), nameOf(Qt::Key_5)}, u"–"_s, tr("rate", "after the keys 1 to 5")}};
    if (!m_rejecting.shortcut().isEmpty())
        hints.append(
            {{m_rejecting.shortcut().toString(QKeySequence::NativeText)}, {}, tr("reject", "after the key X")});
    return hints
        + QList<Hint>{
            {{u"←"_s, u"→"_s}, {}, tr("take", "after the arrow keys, which go to another take")},
            {{nameOf(Qt::Key_Space)}, {}, tr("pause", "after the space key")},
            {{nameOf(Qt::Key_Escape)}, {}, tr("exit", "after the Esc key")},
        };
}

/// Draws the line if there is a painter. Returns its width.
int ScreeningKeys::layOut(QPainter* painter) const
{
    const QFontMetrics metrics(font());
    const int capHeight = metrics.height() + 4;
    const int top = (height() - capHeight) / 2;
    int x = 0;
    const auto write = [&](const QString& text) {
        const int advance = metrics.horizontalAdvance(text);
        if (painter != nullptr)
            painter->drawText(QRect(x, 0, advance + 1, height()), Qt::AlignVCenter | Qt::TextDontClip, text);
        x += advance;
    };
    for (const Hint& hint : hints()) {
        if (x > 0)
            x += betweenHints;
        for (qsizetype n = 0; n < hint.keys.size(); ++n) {
            if (n > 0)
                x += 4;
            if (n > 0 && !hint.between.isEmpty()) {
                write(hint.between);
                x += 4;
            }
            const int cap = std::max(capHeight, metrics.horizontalAdvance(hint.keys.at(n)) + 2 * capPadding);
            if (painter != nullptr) {
                const QRectF box(x + 0.5, top + 0.5, cap - 1, capHeight - 1);
                painter->drawRoundedRect(box, 4, 4);
                painter->drawText(box, Qt::AlignCenter, hint.keys.at(n));
            }
            x += cap;
        }
        x += 6;
        write(hint.words);
    }
    return x;
}

QSize ScreeningKeys::sizeHint() const
{
    return {layOut(nullptr) + 2, QFontMetrics(font()).height() + 6};
}

void ScreeningKeys::paintEvent(QPaintEvent* /*event*/)
{
    const int needed = layOut(nullptr);
    if (needed > width())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tone(palette(), Tone::MutedText));
    if (layoutDirection() == Qt::LeftToRight)
        painter.translate(width() - needed, 0);
    layOut(&painter);
}

} // namespace Dailies

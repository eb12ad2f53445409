// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningkeys.h"

#include "ui/style/look.h"

#include <QApplication>
#include <QKeySequence>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int capPadding = 5;
constexpr int betweenHints = 16;

/// Arrow keys as arrows, which are shorter than their names.
QString keyOf(const QAction* action)
{
    const QKeySequence key = action != nullptr ? action->shortcut() : QKeySequence();
    if (key == QKeySequence(Qt::Key_Left))
        return u"←"_s;
    return key == QKeySequence(Qt::Key_Right) ? u"→"_s : key.toString(QKeySequence::NativeText);
}

} // namespace

ScreeningKeys::ScreeningKeys(const ScreeningActions& actions, QWidget* parent) : QWidget(parent), m_actions(actions)
{
    setObjectName(u"screeningKeys"_s);
    makeQuiet(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (const QPointer<const QAction>& action : {actions.leastRating, actions.mostRating, actions.rejecting,
             actions.pausing, actions.leaving, actions.previous, actions.next})
        connect(action, &QAction::changed, this, &ScreeningKeys::follow);
    follow();
}

/// The user can change the keys, or take them away.
QList<ScreeningKeys::Hint> ScreeningKeys::hints() const
{
    QList<Hint> hints{
        {{keyOf(m_actions.leastRating), keyOf(m_actions.mostRating)}, u"–"_s, tr("rate", "after the keys 1 to 5")},
        {{keyOf(m_actions.rejecting)}, {}, tr("reject", "after the key X")},
        {{keyOf(m_actions.previous), keyOf(m_actions.next)}, {},
            tr("take", "after the arrow keys, which go to another take")},
        {{keyOf(m_actions.pausing)}, {}, tr("pause", "after the space key")},
        {{keyOf(m_actions.leaving)}, {}, tr("exit", "after the Esc key")},
    };
    hints.removeIf([](const Hint& hint) { return hint.keys.contains(QString()); });
    return hints;
}

void ScreeningKeys::follow()
{
    QStringList words;
    for (const Hint& hint : hints())
        words.append(hint.keys.join(hint.between.isEmpty() ? u" "_s : hint.between) + u' ' + hint.words);
    setAccessibleName(words.join(u", "_s));
    updateGeometry();
    update();
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

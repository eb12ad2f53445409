// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/focusring.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QPointer>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

bool needsOne(const QWidget* widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
    return area != nullptr && area->frameShape() == QFrame::NoFrame && !area->property(ownRing).toBool()
        && area->window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

} // namespace

FocusRing::FocusRing(QWidget* around) : QWidget(around)
{
    setObjectName(u"focusRing"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    around->installEventFilter(this);
    setGeometry(around->rect());
    show();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return false;
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    StyleParts::drawRing(&painter, rect(), tone(palette(), Tone::Accent), 4);
}

void showFocusRings(QApplication& app)
{
    QObject::connect(
        &app, &QApplication::focusChanged, &app, [ring = QPointer<FocusRing>()](QWidget*, QWidget* now) mutable {
            delete ring;
            ring = needsOne(now) ? new FocusRing(now) : nullptr;
        });
}

} // namespace Dailies

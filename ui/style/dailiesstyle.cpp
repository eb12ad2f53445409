// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/dailiesstyle.h"

#include "ui/style/popupmenus.h"
#include "ui/style/stylebars.h"
#include "ui/style/stylebuttons.h"
#include "ui/style/stylefields.h"
#include "ui/style/stylemenus.h"
#include "ui/style/styleparts.h"
#include "ui/style/styleviews.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace Dailies {

DailiesStyle::DailiesStyle() : QProxyStyle(u"Fusion"_s) {}

void DailiesStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // These are drawn differently under the pointer, which Qt only tells of on request.
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr
        || qobject_cast<QAbstractSpinBox*>(widget) != nullptr || qobject_cast<QAbstractSlider*>(widget) != nullptr
        || qobject_cast<QTabBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    if (auto* field = qobject_cast<QAbstractSpinBox*>(widget))
        givePopupMenu(field);
}

void DailiesStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (!drawOwnFrame(element, option, painter, widget) && !drawOwnMark(element, option, painter))
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

bool DailiesStyle::drawOwnFrame(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option))
            StyleFields::drawLineEdit(*frame, painter, widget);
        return true;
    case PE_Frame: StyleFields::drawPanel(*option, painter, widget); return true;
    case PE_FrameFocusRect:
        // The ground of a selected item tells enough; Qt claims the keyboard for every item.
        if (StyleParts::showsFocus(option)
            && !(option->state.testFlag(State_Item) && option->state.testFlag(State_Selected)))
            StyleParts::drawRing(painter, option->rect, tone(option->palette, Tone::Accent), 4);
        return true;
    case PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
            StyleViews::drawItemGround(*item, painter, widget);
        return true;
    case PE_PanelItemViewRow:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
            StyleViews::drawRowGround(*item, painter);
        return true;
    case PE_FrameTabBarBase: StyleViews::drawTabLine(*option, painter); return true;
    case PE_PanelMenu:
    case PE_PanelTipLabel: StyleMenus::drawPanel(*option, painter); return true;
    case PE_FrameLineEdit: // drawn together with its ground
    case PE_FrameGroupBox: // panels are divided by space and lines, never by boxes
    case PE_FrameTabWidget:
    case PE_FrameMenu:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_FrameButtonTool:
    case PE_FrameButtonBevel: return true;
    default: return false;
    }
}

bool DailiesStyle::drawOwnMark(PrimitiveElement element, const QStyleOption* option, QPainter* painter) const
{
    using StyleParts::Arrow;
    const auto arrow = [&](Arrow direction) {
        const auto group = StyleParts::isEnabled(option) ? QPalette::Active : QPalette::Disabled;
        StyleParts::drawChevron(
            painter, option->rect, direction, option->palette.color(group, QPalette::PlaceholderText));
        return true;
    };
    switch (element) {
    case PE_IndicatorArrowUp: return arrow(Arrow::Up);
    case PE_IndicatorArrowDown: return arrow(Arrow::Down);
    case PE_IndicatorArrowLeft: return arrow(Arrow::Left);
    case PE_IndicatorArrowRight: return arrow(Arrow::Right);
    case PE_IndicatorHeaderArrow:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return arrow(header->sortIndicator == QStyleOptionHeader::SortUp ? Arrow::Up : Arrow::Down);
        return true;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: StyleButtons::drawCheckMark(*option, painter); return true;
    case PE_IndicatorRadioButton: StyleButtons::drawRadioMark(*option, painter); return true;
    case PE_IndicatorBranch: StyleViews::drawBranch(*option, painter); return true;
    default: return false;
    }
}

void DailiesStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (!drawOwnButton(element, option, painter, widget) && !drawOwnView(element, option, painter, widget)
        && !drawOwnBar(element, option, painter))
        QProxyStyle::drawControl(element, option, painter, widget);
}

bool DailiesStyle::drawOwnButton(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            StyleButtons::drawBevel(*button, painter, widget);
        return true;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            StyleButtons::drawLabel(*button, painter, widget);
        return true;
    case CE_PushButton: {
        // The focus ring is part of the bevel.
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr)
            return false;
        proxy()->drawControl(CE_PushButtonBevel, button, painter, widget);
        proxy()->drawControl(CE_PushButtonLabel, button, painter, widget);
        return true;
    }
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            StyleFields::drawComboBoxLabel(*combo, painter);
        return true;
    default: return false;
    }
}

bool DailiesStyle::drawOwnView(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: StyleViews::drawHeaderSection(*option, painter); return true;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            StyleViews::drawHeaderLabel(*header, painter, widget);
        return true;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            StyleViews::drawTabShape(*tab, painter);
        return true;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            StyleViews::drawTabLabel(*tab, painter, widget);
        return true;
    case CE_ShapedFrame: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame == nullptr || (frame->frameShape != QFrame::HLine && frame->frameShape != QFrame::VLine))
            return false;
        const QPoint middle = option->rect.center();
        const bool horizontal = frame->frameShape == QFrame::HLine;
        const QRect line = horizontal ? QRect(option->rect.left(), middle.y(), option->rect.width(), 1)
                                      : QRect(middle.x(), option->rect.top(), 1, option->rect.height());
        painter->fillRect(line, tone(option->palette, Tone::Line));
        return true;
    }
    default: return false;
    }
}

bool DailiesStyle::drawOwnBar(ControlElement element, const QStyleOption* option, QPainter* painter) const
{
    switch (element) {
    case CE_ProgressBarGroove: StyleBars::drawProgressGroove(*option, painter); return true;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            StyleBars::drawProgressContents(*bar, painter);
        return true;
    case CE_ProgressBarLabel: // the bar is too thin for words; they stand beside it
        return true;
    case CE_Splitter: painter->fillRect(option->rect, tone(option->palette, Tone::Line)); return true;
    case CE_ToolBar:
        painter->fillRect(option->rect, tone(option->palette, Tone::Base));
        StyleViews::drawTabLine(*option, painter);
        return true;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            StyleMenus::drawItem(*item, painter);
        return true;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            StyleMenus::drawBarItem(*item, painter);
        return true;
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, option->palette.color(QPalette::Window)); return true;
    default: return false;
    }
}

void DailiesStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        combo != nullptr && control == CC_ComboBox)
        StyleFields::drawComboBox(*combo, painter, widget);
    else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
             spin != nullptr && control == CC_SpinBox)
        StyleFields::drawSpinBox(*spin, painter, widget);
    else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
             button != nullptr && control == CC_ToolButton)
        StyleButtons::drawToolButton(*this, *button, painter, widget);
    else if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
             bar != nullptr && control == CC_ScrollBar)
        StyleBars::drawScrollBar(*bar, painter);
    else if (bar != nullptr && control == CC_Slider)
        StyleBars::drawSlider(*bar, painter);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace Dailies

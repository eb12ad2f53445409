// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/dailiesstyle.h"

#include "ui/style/icons.h"
#include "ui/style/popupmenus.h"
#include "ui/style/stylebars.h"
#include "ui/style/stylebuttons.h"
#include "ui/style/stylefields.h"
#include "ui/style/stylemenus.h"
#include "ui/style/styleparts.h"
#include "ui/style/styleviews.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFrame>
#include <QGuiApplication>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

DailiesStyle::DailiesStyle() : QProxyStyle(u"Fusion"_s) {}

void DailiesStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // These widgets look different under the pointer. Qt repaints them for it only if they request hover
    // events.
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
        // A selected item is marked by its background. Qt sets the focus state for every item.
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
    case PE_FrameLineEdit: // drawn together with its background
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
        // Drawing the bevel includes the focus ring.
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr)
            return false;
        proxy()->drawControl(CE_PushButtonBevel, button, painter, widget);
        proxy()->drawControl(CE_PushButtonLabel, button, painter, widget);
        return true;
    }
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            StyleFields::drawComboBoxLabel(*combo, painter, widget);
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
    case CE_ProgressBarLabel: // the bar is too thin for text, which is shown beside it
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
        StyleBars::drawSlider(*bar, painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int DailiesStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        // The square viewport of a scroll area must not cover the frame's round corners.
        return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr ? 3 : 1;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return 12;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize: return 16;
    case PM_ToolBarIconSize: return 20;
    case PM_MenuButtonIndicator: return StyleParts::chevronSpace;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
    case PM_MenuHMargin:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_ScrollView_ScrollBarOverlap:
    case PM_ScrollView_ScrollBarSpacing: return 0;
    case PM_SplitterWidth:
    case PM_MenuPanelWidth: return 1;
    case PM_MenuVMargin: return 4;
    case PM_TabBarTabHSpace: return 18;
    case PM_TabBarTabVSpace: return 14;
    case PM_FocusFrameHMargin: return 9; // aligns the text of a cell with that of its header
    case PM_ScrollBarExtent: return StyleBars::scrollBarExtent;
    case PM_SliderThickness:
    case PM_SliderControlThickness: return StyleBars::sliderThickness;
    case PM_SliderLength: return StyleBars::sliderHandle;
    case PM_ToolTipLabelFrameWidth: return 6;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int DailiesStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returnData) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_ScrollBar_ContextMenu: // it would run a nested event loop
    case SH_ComboBox_Popup: // the list opens below its field
        return 0;
    case SH_ComboBox_PopupFrameStyle: return static_cast<int>(QFrame::StyledPanel) | static_cast<int>(QFrame::Plain);
    case SH_ToolTipLabel_Opacity: return 255;
    case SH_Slider_AbsoluteSetButtons: // a click on the bar jumps there
        return Qt::LeftButton;
    case SH_Slider_PageSetButtons: return Qt::MiddleButton;
    case SH_Table_GridLineColor:
        return static_cast<int>(
            tone(option != nullptr ? option->palette : QGuiApplication::palette(), Tone::Line).rgb());
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout; // the main button comes last, as in our own dialogs
    default: return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QRect DailiesStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_LineEditContents: return StyleFields::lineEditText(*option);
    case SE_PushButtonContents:
    case SE_PushButtonFocusRect:
    case SE_ProgressBarGroove:
    case SE_ProgressBarContents: return option->rect;
    case SE_HeaderLabel:
        // The label has its own margin; only a sort arrow reduces its space.
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            const int arrow = header->sortIndicator != QStyleOptionHeader::None ? StyleParts::chevronSpace : 0;
            return visualRect(option->direction, option->rect, option->rect.adjusted(0, 0, -arrow, 0));
        }
        break;
    case SE_HeaderArrow: {
        const QRect end(option->rect.right() - StyleParts::chevronSpace - 3, option->rect.top(),
            StyleParts::chevronSpace, option->rect.height());
        return visualRect(option->direction, option->rect, end);
    }
    default: break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect DailiesStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        combo != nullptr && control == CC_ComboBox)
        return StyleFields::comboBoxPart(*combo, part);
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        spin != nullptr && control == CC_SpinBox)
        return StyleFields::spinBoxPart(*spin, part);
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar != nullptr) {
        if (control == CC_ScrollBar)
            return StyleBars::scrollBarPart(*bar, part);
        if (control == CC_Slider && part != SC_SliderTickmarks)
            return StyleBars::sliderPart(*bar, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize DailiesStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const
{
    switch (type) {
    case CT_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            return StyleButtons::pushButtonSize(*button, contents, widget);
        break;
    case CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option))
            return StyleButtons::toolButtonSize(*button, contents, widget);
        break;
    case CT_LineEdit: return StyleFields::lineEditSize(*option, contents);
    case CT_ComboBox: return StyleFields::comboBoxSize(contents);
    case CT_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            return StyleFields::spinBoxSize(*spin, contents);
        break;
    case CT_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return StyleViews::tabSize(*tab, contents, widget);
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return StyleMenus::itemSize(*item, contents);
        break;
    case CT_ProgressBar: return QSize(contents.width(), 8);
    case CT_HeaderSection: return StyleViews::headerSize(QProxyStyle::sizeFromContents(type, option, contents, widget));
    case CT_ItemViewItem: {
        // For plain lists and the list of a combo box; custom delegates set their own height.
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return QSize(size.width(), std::max(size.height(), 26));
    }
    default: break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QIcon DailiesStyle::standardIcon(StandardPixmap standard, const QStyleOption* option, const QWidget* widget) const
{
    switch (standard) {
    case SP_LineEditClearButton:
    case SP_DialogCloseButton:
    case SP_TabCloseButton: return icon(u"x"_s);
    case SP_MessageBoxInformation: return icon(u"info"_s, Tone::Accent);
    case SP_MessageBoxQuestion: return icon(u"circle-help"_s, Tone::Accent);
    case SP_MessageBoxWarning: return icon(u"triangle-alert"_s, Tone::Warning);
    case SP_MessageBoxCritical: return icon(u"circle-x"_s, Tone::Bad);
    default: return QProxyStyle::standardIcon(standard, option, widget);
    }
}

} // namespace Dailies

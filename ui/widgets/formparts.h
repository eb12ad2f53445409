// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QDateTimeEdit;
class QDialog;
class QHBoxLayout;
class QInputDialog;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;
class QWidget;

namespace Dailies {

/// Plain text, wrapped if necessary.
QLabel* wrappedText(const QString& text, QWidget* parent);
/// The same for a quiet sentence.
QLabel* quietNote(const QString& text, QWidget* parent);
/// A vertical layout for `widget` without margins.
QVBoxLayout* bareColumn(QWidget* widget, int spacing = 0);
/// The same from side to side.
QHBoxLayout* bareRow(QWidget* widget, int spacing = 0);
/// The usual margins and spacing of a dialog.
QVBoxLayout* dialogColumn(QDialog* dialog);
/// A row of buttons at a dialog's foot: Cancel, and a primary one with this text that is returned.
QPushButton* addDialogButtons(QDialog* dialog, QVBoxLayout* column, const QString& text);
/// Gives one of Qt's dialogs for a value the margins and the primary button of ours. Its texts and its kind of input
/// are set before.
void dressInputDialog(QInputDialog* dialog);
/// A control below its quiet label, which becomes its accessible name.
QVBoxLayout* labelledField(const QString& label, QWidget* control);
/// A small button without a frame. Its text is the tool tip and the accessible name.
QToolButton* smallButton(const QString& iconName, const QString& text, const QString& name, QWidget* parent);
/// Hides a widget now and deletes it later. A press on it may be what takes the focus from the field whose new value
/// makes the widget unnecessary; Qt crashes when the pressed widget is deleted during this.
void retire(QWidget* widget);
/// Puts the content into an area without a frame that scrolls it up and down only and never has the focus.
void scrollDown(QScrollArea* area, QWidget* content);
/// Lets the wheel scroll what contains the control, unless the control has the focus.
void ignoreWheelWithoutFocus(QWidget* control);
/// Shows a date or a time from left to right in every layout. From right to left, Qt would reverse its parts.
void readLeftToRight(QDateTimeEdit* edit);
/// Draws a control as invalid, or as valid again.
void markInvalid(QWidget* control, bool isInvalid);

} // namespace Dailies

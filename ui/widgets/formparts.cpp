// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formparts.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"
#include "ui/widgets/wrappedlines.h"

#include <QCoreApplication>
#include <QDateTimeEdit>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <QVariant>

#include <tuple>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int dialogMargin = 16;
constexpr int betweenFields = 12;
constexpr int belowLabel = 4;

class WheelFilter final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return false;
        event->ignore(); // the scroll area receives it
        return true;
    }
};

/// Draws lines from right to left itself. QLabel moves each of them by the space at its end, and cuts off a full one.
class WrappedLabel final : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        const bool hasCursor =
            textInteractionFlags().testAnyFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        if (!text().isRightToLeft() || hasCursor) {
            QLabel::paintEvent(event);
            return;
        }
        QFrame::paintEvent(event);
        drawWrappedLines(*this, contentsRect());
    }
};

} // namespace

QLabel* wrappedText(const QString& text, QWidget* parent)
{
    auto* label = new WrappedLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* quietNote(const QString& text, QWidget* parent)
{
    QLabel* note = wrappedText(text, parent);
    makeQuiet(note);
    return note;
}

QVBoxLayout* bareColumn(QWidget* widget, int spacing)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins({});
    column->setSpacing(spacing);
    return column;
}

QHBoxLayout* bareRow(QWidget* widget, int spacing)
{
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins({});
    row->setSpacing(spacing);
    return row;
}

QVBoxLayout* dialogColumn(QDialog* dialog)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(dialogMargin, dialogMargin, dialogMargin, dialogMargin);
    column->setSpacing(betweenFields);
    return column;
}

QPushButton* addDialogButtons(QDialog* dialog, QVBoxLayout* column, const QString& text)
{
    auto* cancel = new QPushButton(QCoreApplication::translate("FormParts", "Cancel"), dialog);
    cancel->setObjectName(u"cancelButton"_s);
    QObject::connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    auto* save = new QPushButton(text, dialog);
    save->setObjectName(u"saveButton"_s);
    save->setDefault(true);
    makePrimary(save);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(save);
    column->addStretch();
    column->addLayout(row);
    return save;
}

void dressInputDialog(QInputDialog* dialog)
{
    std::ignore = dialog->minimumSizeHint(); // before that, Qt has not made the buttons
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    makePrimary(buttons->button(QDialogButtonBox::Ok));
    if (auto* column = qobject_cast<QBoxLayout*>(dialog->layout())) {
        column->setContentsMargins(dialogMargin, dialogMargin, dialogMargin, dialogMargin);
        column->setSpacing(belowLabel);
        column->insertSpacing(column->indexOf(buttons), betweenFields - belowLabel);
    }
}

QVBoxLayout* labelledField(const QString& label, QWidget* control)
{
    auto* words = new QLabel(label, control->parentWidget());
    words->setBuddy(control);
    makeQuiet(words);
    control->setAccessibleName(label);
    auto* field = new QVBoxLayout;
    field->setSpacing(belowLabel);
    field->addWidget(words);
    field->addWidget(control);
    return field;
}

QToolButton* smallButton(const QString& iconName, const QString& text, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setIconSize(QSize(16, 16));
    button->setAutoRaise(true);
    button->setFixedSize(24, 24);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(text);
    button->setToolTip(plainToolTip(text));
    return button;
}

void retire(QWidget* widget)
{
    widget->setObjectName({});
    widget->hide();
    widget->deleteLater();
}

void scrollDown(QScrollArea* area, QWidget* content)
{
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidgetResizable(true);
    area->setWidget(content);
}

void ignoreWheelWithoutFocus(QWidget* control)
{
    control->setFocusPolicy(Qt::StrongFocus);
    control->installEventFilter(new WheelFilter(control));
}

void readLeftToRight(QDateTimeEdit* edit)
{
    const QString format = edit->displayFormat(); // from left to right, whereas Qt keeps the reversed one
    edit->setLayoutDirection(Qt::LeftToRight);
    edit->setDisplayFormat(format);
}

void markInvalid(QWidget* control, bool isInvalid)
{
    if (control->property("invalid").toBool() == isInvalid)
        return;
    control->setProperty("invalid", isInvalid);
    control->update();
}

} // namespace Dailies

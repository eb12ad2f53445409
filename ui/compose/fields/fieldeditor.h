// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/fieldvalue.h"
#include "app/request/models/modelprofile.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Dailies {

// The editor of one field: its label, its control, and what both have in common over all field types. The label stands
// beside the control under one parent, because that is how assistive programs learn a control's name.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    FieldEditor(Field field, QWidget* parent);

    [[nodiscard]] Field field() const { return m_field; }
    [[nodiscard]] virtual FieldValue value() const = 0;
    // Shows a value without emitting changed().
    virtual void setValue(const FieldValue& value) = 0;
    // What the kind and the model offer for the field, and whether the kind requires it.
    virtual void setOffer(const RequestKind& kind, const ModelProfile& profile);
    // What cannot be seen in the value, such as text that is not JSON.
    [[nodiscard]] virtual QList<Finding> ownFindings() const { return {}; }
    // Marks what is wrong and describes it; `findings` are those of this field.
    virtual void showFindings(const QList<Finding>& findings);
    // Puts the cursor where a finding points at; see Finding for both.
    virtual void focusPart(int index, const QString& part);
    // Whether it has a place in the form now; a field that says something always has.
    [[nodiscard]] virtual bool isWanted() const { return true; }
    // Whether it shares a row with others; the others take the whole width.
    [[nodiscard]] virtual bool isNarrow() const { return false; }

Q_SIGNALS:
    // A person changed the value.
    void changed();
    // Controls came or went.
    void rowsChanged();

protected:
    // Gives the control its names and puts it under the label.
    void setControl(QWidget* control, const QString& suffix);
    [[nodiscard]] QString label() const;
    void changeEvent(QEvent* event) override;
    // Quiet words at the right of the label; in the colour of warnings where they are one.
    void setTrailing(const QString& text, bool warns = false);
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

    // Draws a control as wrong, or not.
    static void markInvalid(QWidget* control, bool invalid);
    // The messages of findings, a line each.
    [[nodiscard]] static QString sentences(const QList<Finding>& findings);

private:
    void colourTrailing();

    Field m_field;
    QString m_hint; // what the specification says about the field
    QVBoxLayout* m_column;
    QLabel* m_label;
    QLabel* m_required;
    QLabel* m_trailing;
    QWidget* m_control = nullptr;
};

// The wheel scrolls the form; it changes a control only where the person already is.
void ignoreWheelWithoutFocus(QWidget* control);

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/models/modelprofile.h"
#include "ui/compose/fields/fieldvalue.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Dailies {

/// The editor of one field: its label, its control, and what all field types share. Label and control have the same
/// parent, because assistive programs find a control's name that way.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    FieldEditor(Field field, QWidget* parent);

    [[nodiscard]] Field field() const { return m_field; }
    [[nodiscard]] virtual FieldValue value() const = 0;
    /// Shows a value without emitting changed().
    virtual void setValue(const FieldValue& value) = 0;
    /// Sets what the kind and the model offer for the field, and whether the kind requires it.
    virtual void setOffer(const RequestKind& kind, const ModelProfile& profile);
    /// Findings that the value does not show, such as text that is not JSON.
    [[nodiscard]] virtual QList<Finding> ownFindings() const { return {}; }
    /// Marks the control as valid or invalid and describes why. `findings` are those of this field.
    virtual void showFindings(const QList<Finding>& findings);
    /// Focuses the control that a finding concerns; see Finding for both parameters.
    virtual void focusPart(int index, const QString& part);
    /// Whether the form should show the field now. A field with a value is always shown.
    [[nodiscard]] virtual bool isWanted() const { return true; }
    /// Whether the field can share a row. Other fields take the whole width.
    [[nodiscard]] virtual bool isNarrow() const { return false; }

Q_SIGNALS:
    /// The user changed the value.
    void changed();
    /// Rows were added, removed or moved.
    void rowsChanged();

protected:
    /// Names the control and puts it under the label.
    void setControl(QWidget* control, const QString& suffix);
    [[nodiscard]] QString label() const;
    void changeEvent(QEvent* event) override;
    /// Shows secondary text to the right of the label, in the warning colour if `warns`.
    void setTrailing(const QString& text, bool warns = false);
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

    /// Draws the control as invalid, or as usual.
    static void markInvalid(QWidget* control, bool invalid);
    /// The messages of the findings, one per line.
    [[nodiscard]] static QString sentences(const QList<Finding>& findings);

private:
    void colourTrailing();

    Field m_field;
    QString m_hint; ///< what the specification says about the field
    QVBoxLayout* m_column;
    QLabel* m_label;
    QLabel* m_required;
    QLabel* m_trailing;
    QWidget* m_control = nullptr;
};

/// The wheel changes the control only while it has the focus. Otherwise it scrolls the form.
void ignoreWheelWithoutFocus(QWidget* control);

} // namespace Dailies

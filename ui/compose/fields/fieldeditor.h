// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/fieldvalue.h"
#include "app/request/models/modelprofile.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Dailies {

/// The editor of one field: a label and a control. Both have the same parent, because that is how assistive programs
/// find the control's label.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    FieldEditor(Field field, QWidget* parent);

    Field field() const { return m_field; }
    virtual FieldValue value() const = 0;
    /// Shows a value without emitting changed().
    virtual void setValue(const FieldValue& value) = 0;
    /// Sets the kind and the model, which determine the choices.
    virtual void setOffer(const RequestKind& kind, const ModelProfile& profile);
    /// Findings that the value does not show, such as text that is not JSON.
    virtual QList<Finding> ownFindings() const { return {}; }
    /// Marks the control and describes the findings; `findings` are those of this field.
    virtual void showFindings(const QList<Finding>& findings);
    /// Focuses the place of a finding; see Finding for both arguments.
    virtual void focusPart(int index, const QString& part);
    /// Does what a finding offers to mend it.
    virtual void mend(const Finding& /*finding*/) {}
    /// Whether the form shows the field now; a field with a value is always shown.
    virtual bool isWanted() const { return true; }

Q_SIGNALS:
    /// The user changed the value.
    void changed();
    /// Controls were added or removed.
    void rowsChanged();

protected:
    /// Names the control and adds it below the label, or beside it.
    void setControl(QWidget* control, const QString& suffix, bool isBeside = false);
    QString label() const;
    void changeEvent(QEvent* event) override;
    /// Sets a quiet text to the right of the label; a warning has the colour of warnings.
    void setTrailing(const QString& text, bool warns = false);
    QVBoxLayout* column() const { return m_column; }
    /// The line above the control, and the label in it.
    QHBoxLayout* header() const { return m_header; }
    QLabel* titleLabel() const { return m_label; }

private:
    void colourTrailing();

    Field m_field;
    QString m_hint; ///< what the specification says about the field
    QVBoxLayout* m_column;
    QHBoxLayout* m_header;
    QLabel* m_label;
    QLabel* m_trailing;
    QWidget* m_control = nullptr;
};

/// The messages of findings, one on each line.
QString messagesOf(const QList<Finding>& findings);
/// How a field is shown that is not set: Auto and, if the model's profile knows it, what that means ("Auto · 720P").
QString autoText(Field field, const RequestKind& kind, const ModelProfile& profile);

} // namespace Dailies

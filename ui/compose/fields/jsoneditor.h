// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

class QToolButton;

namespace Dailies {

class JsonEdit;

/// Edits a JSON object as text. Invalid text stays for correction. It counts as not set and is a finding.
class JsonEditor final : public FieldEditor {
    Q_OBJECT

public:
    JsonEditor(Field field, QWidget* parent);

    FieldValue value() const override { return m_value; }
    /// Keeps the text if it already has this value.
    void setValue(const FieldValue& value) override;
    /// The text while it is invalid; otherwise empty.
    QString brokenText() const { return m_brokenAt < 0 ? QString() : m_text; }
    /// Shows a text, valid or not, without emitting changed().
    void setText(const QString& text);
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    QList<Finding> ownFindings() const override { return m_findings; }
    void focusPart(int index, const QString& part) override;
    bool isEmpty() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addButtons();
    void read();
    void takeText();
    void insertTemplate();
    void layOut();
    QString templateText() const;

    JsonEdit* m_edit;
    QLabel* m_problem; ///< line and column of the error
    QToolButton* m_template = nullptr;
    QToolButton* m_layOut = nullptr;
    Family m_family = Family::A;
    QString m_text;
    int m_brokenAt = -1;
    FieldValue m_value;
    QList<Finding> m_findings;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fieldeditor.h"

class QPlainTextEdit;

namespace Dailies {

// A JSON object as text. Text that is no JSON object stays to be corrected, counts as nothing said, and is a finding.
class JsonEditor final : public FieldEditor {
    Q_OBJECT

public:
    JsonEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override { return m_value; }
    void setValue(const FieldValue& value) override;
    [[nodiscard]] QList<Finding> ownFindings() const override { return m_findings; }
    [[nodiscard]] bool isEmpty() const;

private:
    void read();

    QPlainTextEdit* m_edit;
    QLabel* m_problem; // line and column, right where the text is
    FieldValue m_value;
    QList<Finding> m_findings;
};

} // namespace Dailies

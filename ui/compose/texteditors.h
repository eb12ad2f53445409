// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fieldeditor.h"

class QLineEdit;
class QPlainTextEdit;

namespace Dailies {

// One line of text.
class TextEditor final : public FieldEditor {
    Q_OBJECT

public:
    TextEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;

private:
    QLineEdit* m_edit;
};

// Text of several lines that tells how long it is.
class LongTextEditor final : public FieldEditor {
    Q_OBJECT

public:
    LongTextEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    void setValue(const FieldValue& value) override;

private:
    void showLength();

    QPlainTextEdit* m_edit;
};

// Characters as people count them, so that a letter outside the basic plane is one.
[[nodiscard]] qsizetype characterCount(const QString& text);

} // namespace Dailies

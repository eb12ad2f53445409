// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

class QComboBox;

namespace Dailies {

/// Edits a field for which the model's profile suggests values. Any other text is possible.
class ChoiceEditor final : public FieldEditor {
    Q_OBJECT

public:
    ChoiceEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    bool isNarrow() const override { return true; }

private:
    QComboBox* m_combo;
};

/// Edits a switch: on, off, or not set, which leaves the decision to the service.
class SwitchEditor final : public FieldEditor {
    Q_OBJECT

public:
    SwitchEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    bool isNarrow() const override { return true; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showQuietly();

    QComboBox* m_combo;
};

} // namespace Dailies

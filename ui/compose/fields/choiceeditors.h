// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"

class QAbstractButton;
class QLineEdit;

namespace Dailies {

class SegmentButton;
class SegmentRow;
class SwitchControl;

/// Edits a field for which the model's profile suggests values: Auto, the suggestions, and a last segment for any other
/// value, which is typed.
class ChoiceEditor final : public FieldEditor {
    Q_OBJECT

public:
    ChoiceEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    void focusPart(int index, const QString& part) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SegmentButton* addSegment(const QString& text, const QString& value);
    void choose(const QString& value);
    void show(const QString& value);
    void nameOther();

    SegmentRow* m_row;
    QList<SegmentButton*> m_segments; ///< Auto first
    SegmentButton* m_other = nullptr; ///< the last segment
    QLineEdit* m_edit; ///< for another value; visible while one is edited
    QStringList m_choices;
    QString m_value;
    QString m_auto; ///< what Auto means
};

/// Edits a switch: on, off, or not set, which leaves the decision to the service.
class SwitchEditor final : public FieldEditor {
    Q_OBJECT

public:
    SwitchEditor(Field field, QWidget* parent);

    FieldValue value() const override { return m_value; }
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;

private:
    FieldValue valueOf(bool isOn) const;
    void showAuto();

    SwitchControl* m_switch;
    FieldValue m_value; ///< kept as it is, even if it is another number or word, until the user changes it
    QString m_auto;
};

} // namespace Dailies

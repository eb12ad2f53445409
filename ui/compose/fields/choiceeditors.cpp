// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/choiceeditors.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <limits>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int narrowest = 6; // characters; three editors must fit into a row

void makeNarrow(QComboBox* combo)
{
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(narrowest);
    ignoreWheelWithoutFocus(combo);
}

} // namespace

ChoiceEditor::ChoiceEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_combo(new QComboBox(this))
{
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->setCompleter(nullptr); // do not complete what the user types
    m_combo->addItem(tr("Not set"));
    m_combo->lineEdit()->setPlaceholderText(tr("Not set"));
    m_combo->lineEdit()->setMaxLength(std::numeric_limits<int>::max());
    m_combo->lineEdit()->setAccessibleName(label());
    m_combo->clearEditText();
    makeNarrow(m_combo);
    setControl(m_combo, u"Combo"_s);
    connect(m_combo, &QComboBox::editTextChanged, this, &ChoiceEditor::changed);
    connect(m_combo, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index == 0)
            m_combo->clearEditText(); // the placeholder shows "Not set" in grey
    });
}

FieldValue ChoiceEditor::value() const
{
    const QString text = m_combo->currentText().trimmed();
    return text.isEmpty() || text == m_combo->itemText(0) ? FieldValue() : FieldValue(text);
}

void ChoiceEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_combo);
    const QString text = valueOrEmpty<QString>(value);
    m_combo->setCurrentIndex(
        text.isEmpty() ? 0 : m_combo->findText(text, Qt::MatchFixedString | Qt::MatchCaseSensitive));
    m_combo->setEditText(text);
    m_combo->lineEdit()->setCursorPosition(0);
}

void ChoiceEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    const FieldValue kept = value();
    {
        const QSignalBlocker blocker(m_combo);
        while (m_combo->count() > 1)
            m_combo->removeItem(1);
        m_combo->addItems(profile.choices.value(fieldKey(field())));
    }
    setValue(kept);
}

SwitchEditor::SwitchEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_combo(new QComboBox(this))
{
    const bool integer = fieldInfo(field).type == FieldType::IntegerSwitch;
    m_combo->addItem(tr("Not set"));
    m_combo->addItem(tr("On"), integer ? QVariant(1) : QVariant(true));
    m_combo->addItem(tr("Off"), integer ? QVariant(0) : QVariant(false));
    makeNarrow(m_combo);
    m_combo->installEventFilter(this);
    setControl(m_combo, u"Combo"_s);
    connect(m_combo, &QComboBox::currentIndexChanged, this, &SwitchEditor::changed);
    connect(this, &FieldEditor::changed, this, &SwitchEditor::showQuietly);
    showQuietly();
}

FieldValue SwitchEditor::value() const
{
    const QVariant held = m_combo->currentData();
    if (!held.isValid())
        return {};
    return held.typeId() == QMetaType::Int ? FieldValue(held.toInt()) : FieldValue(held.toBool());
}

void SwitchEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_combo);
    QVariant held;
    if (const int* number = std::get_if<int>(&value))
        held = *number;
    else if (const bool* on = std::get_if<bool>(&value))
        held = *on;
    int index = held.isValid() ? m_combo->findData(held) : 0;
    if (index < 0) { // an integer other than 0 and 1, from a request made elsewhere
        m_combo->addItem(locale().toString(held.toInt()), held);
        index = m_combo->count() - 1;
    }
    m_combo->setCurrentIndex(index);
    showQuietly();
}

bool SwitchEditor::eventFilter(QObject* watched, QEvent* event)
{
    // As in text fields, deleting unsets the value.
    if (watched == m_combo && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            m_combo->setCurrentIndex(0);
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

void SwitchEditor::changeEvent(QEvent* event)
{
    FieldEditor::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showQuietly();
}

void SwitchEditor::showQuietly()
{
    // "Not set" looks like a placeholder, as in text fields.
    QPalette colours;
    if (m_combo->currentIndex() == 0)
        colours.setColor(QPalette::Text, palette().color(QPalette::PlaceholderText));
    m_combo->setPalette(colours);
}

} // namespace Dailies

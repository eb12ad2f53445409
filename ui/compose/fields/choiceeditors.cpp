// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/choiceeditors.h"

#include "ui/compose/fields/segmentbutton.h"
#include "ui/compose/fields/segmentrow.h"
#include "ui/compose/fields/switchcontrol.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// The ratios that are shown, in their order; a profile adds its own to them.
const QStringList& usualRatios()
{
    static const QStringList ratios = {u"16:9"_s, u"9:16"_s, u"1:1"_s, u"4:3"_s, u"3:4"_s, u"21:9"_s};
    return ratios;
}

QStringList ratiosOf(QStringList offered)
{
    if (offered.isEmpty())
        return usualRatios();
    offered.removeAll(u"adaptive"_s); // as Auto; who wants the word in the request types it
    std::stable_sort(offered.begin(), offered.end(), [](const QString& left, const QString& right) {
        const auto place = [](const QString& ratio) { return size_t(usualRatios().indexOf(ratio)); };
        return place(left) < place(right);
    });
    return offered;
}

/// What a segment shows of an aspect ratio. Only Auto has the dashed frame: a value that is no ratio has none.
std::optional<QSizeF> shapeOf(const QString& value)
{
    const QSizeF ratio = ratioOf(value);
    return value.isEmpty() || !ratio.isEmpty() ? std::optional(ratio) : std::nullopt;
}

} // namespace

ChoiceEditor::ChoiceEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_row(new SegmentRow(this))
    , m_edit(new QLineEdit(this))
{
    setControl(m_row, u"Combo"_s);
    column()->addWidget(m_edit);
    m_edit->setObjectName(fieldKey(field) + u"Edit"_s);
    m_edit->setAccessibleName(label());
    m_edit->setMaxLength(std::numeric_limits<int>::max());
    addClearButton(m_edit);
    m_edit->hide();
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_value = text.trimmed();
        nameOther();
        Q_EMIT changed();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, [this] { show(m_value); });
    setOffer({}, {});
}

SegmentButton* ChoiceEditor::addSegment(const QString& text, const QString& value)
{
    auto* segment = new SegmentButton(text, m_row);
    segment->setAccessibleName(text);
    segment->installEventFilter(this);
    if (field() == Field::AspectRatio)
        segment->setShape(shapeOf(value));
    segment->setProperty("value", value);
    // Assistive programs toggle a button without clicking it.
    connect(segment, &QAbstractButton::toggled, this, [this, value](bool isOn) {
        if (isOn)
            choose(value);
    });
    segment->show(); // its parent may be visible already
    m_segments.append(segment);
    return segment;
}

FieldValue ChoiceEditor::value() const
{
    return m_value.isEmpty() ? FieldValue() : FieldValue(m_value);
}

void ChoiceEditor::setValue(const FieldValue& value)
{
    show(valueOrEmpty<QString>(value));
}

void ChoiceEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    QStringList choices = profile.choices.value(fieldKey(field()));
    if (field() == Field::AspectRatio)
        choices = ratiosOf(choices);
    m_auto = autoText(field(), kind, profile);
    if (m_other != nullptr && choices == m_choices) {
        show(m_value);
        return;
    }
    m_choices = choices;
    for (SegmentButton* segment : std::exchange(m_segments, {}))
        retire(segment);
    if (m_other != nullptr)
        retire(m_other);
    addSegment(tr("Auto"), {})->setObjectName(fieldKey(field()) + u"Auto"_s);
    for (const QString& choice : std::as_const(m_choices))
        addSegment(valueLabel(field(), choice), choice);
    m_other = addSegment(u"…"_s, u"…"_s);
    m_segments.removeLast();
    m_other->setObjectName(fieldKey(field()) + u"Other"_s);
    m_other->disconnect(this);
    connect(m_other, &QAbstractButton::clicked, this, [this] {
        m_edit->show();
        m_edit->setText(m_choices.contains(m_value) ? QString() : m_value);
        m_edit->setFocus(Qt::OtherFocusReason);
        m_edit->selectAll();
    });
    QList<QAbstractButton*> all{m_segments.cbegin(), m_segments.cend()};
    m_row->setSegments(all << m_other);
    show(m_value);
    Q_EMIT rowsChanged();
}

void ChoiceEditor::choose(const QString& value)
{
    if (m_value == value && m_edit->isHidden())
        return;
    show(value);
    Q_EMIT changed();
}

void ChoiceEditor::show(const QString& value)
{
    m_value = value;
    m_edit->setVisible(m_edit->hasFocus() && !m_choices.contains(value));
    if (m_edit->isVisible() && m_edit->text().trimmed() != value)
        m_edit->setText(value);
    for (SegmentButton* segment : std::as_const(m_segments)) {
        const QSignalBlocker blocker(segment);
        if (segment->property("value").toString() == value)
            segment->setChecked(true);
    }
    nameOther();
    setTrailing(value.isEmpty() && m_auto.contains(u'·') ? m_auto : QString());
    m_segments.first()->setToolTip(plainToolTip(m_auto));
}

/// The last segment has the name of a value of the user's own.
void ChoiceEditor::nameOther()
{
    const bool isOwn = !m_value.isEmpty() && !m_choices.contains(m_value);
    const QString own = valueLabel(field(), m_value);
    const QString text = isOwn ? own : u"…"_s;
    if (isOwn)
        m_other->setChecked(true);
    m_other->setAccessibleName(isOwn ? own : tr("Other value"));
    m_other->setToolTip(plainToolTip(isOwn ? own : tr("Another value")));
    m_other->setText(QString(text).replace(u'&', u"&&"_s));
    if (field() == Field::AspectRatio)
        m_other->setShape(isOwn ? shapeOf(m_value) : std::nullopt);
}

void ChoiceEditor::focusPart(int /*index*/, const QString& /*part*/)
{
    const auto all = QList<SegmentButton*>(m_segments) << m_other;
    const auto checked = std::find_if(all.begin(), all.end(), [](const auto* each) { return each->isChecked(); });
    (checked == all.end() ? m_segments.first() : *checked)->setFocus(Qt::OtherFocusReason);
}

bool ChoiceEditor::eventFilter(QObject* watched, QEvent* event)
{
    // As in text fields, deleting unsets the value.
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            choose({});
            focusPart(-1, {});
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

SwitchEditor::SwitchEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_switch(new SwitchControl(this))
{
    setControl(m_switch, u"Combo"_s, true);
    connect(m_switch, &SwitchControl::choiceChanged, this, [this] {
        const auto choice = m_switch->choice();
        m_value = choice ? valueOf(*choice) : FieldValue();
        showAuto();
        Q_EMIT changed();
    });
}

FieldValue SwitchEditor::valueOf(bool isOn) const
{
    switch (fieldInfo(field()).type) {
    case FieldType::IntegerSwitch: return isOn ? 1 : 0;
    case FieldType::Choice: return isOn ? u"on"_s : u"off"_s;
    default: return isOn;
    }
}

void SwitchEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_switch);
    const bool isUnset = std::holds_alternative<std::monostate>(value);
    m_switch->setChoice(isUnset ? std::nullopt : std::optional<bool>(value != valueOf(false)));
    m_value = value;
    showAuto();
}

void SwitchEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    const QString meaning = profile.defaults.value(fieldKey(field()));
    m_switch->setDefault(meaning == "true"_L1 || meaning == "on"_L1 || meaning == "1"_L1);
    m_auto = autoText(field(), kind, profile);
    showAuto();
}

void SwitchEditor::showAuto()
{
    setTrailing(m_switch->choice() ? QString() : m_auto);
}

} // namespace Dailies

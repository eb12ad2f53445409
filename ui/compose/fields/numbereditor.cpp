// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/numbereditor.h"

#include "ui/widgets/formparts.h"
#include "ui/widgets/optionalspin.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int spinWidth = 60;
constexpr int leastSlider = 40;

/// The possible seconds of a model: the profile's list or, without one, each whole second of its range.
QList<double> stopsOf(const ModelProfile& profile)
{
    QList<double> stops;
    for (const QString& choice : profile.choices.value(fieldKey(Field::Duration)))
        stops.append(choice.toDouble());
    const Range& range = profile.limits.duration;
    if (stops.isEmpty() && range.least && range.most) {
        for (double second = *range.least; second <= *range.most; ++second)
            stops.append(second);
    }
    std::sort(stops.begin(), stops.end());
    return stops;
}

} // namespace

NumberEditor::NumberEditor(Field field, QWidget* parent) : FieldEditor(field, parent)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    const bool isSeconds = fieldInfo(field).type == FieldType::Seconds;
    if (isSeconds) {
        m_slider = new QSlider(Qt::Horizontal, this);
        m_slider->setObjectName(fieldKey(field) + u"Slider"_s);
        m_slider->setAccessibleName(label());
        m_slider->setMinimumWidth(leastSlider);
        m_slider->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        m_slider->setPageStep(5);
        ignoreWheelWithoutFocus(m_slider);
        line->addWidget(m_slider, 1);
    }
    m_spin = new OptionalSpin(this);
    if (isSeconds) {
        m_spin->setUnit(tr(" s", "seconds, after a number"));
        m_spin->setSteps(5, 1, 1);
        m_spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
        m_spin->setFixedWidth(std::max(spinWidth, m_spin->fontMetrics().horizontalAdvance(u"00.5 s"_s) + 20));
    } else {
        m_spin->setSteps(0.5, 0.1, 0);
    }
    ignoreWheelWithoutFocus(m_spin);
    setControl(m_spin, u"Spin"_s);
    column()->removeWidget(m_spin);
    line->addWidget(m_spin, isSeconds ? 0 : 1);
    column()->addLayout(line);
    connect(m_spin, &OptionalSpin::numberChanged, this, &NumberEditor::changed);
    connect(this, &FieldEditor::changed, this, &NumberEditor::followSpin);
    if (m_slider == nullptr)
        return;
    const auto take = [this] {
        m_spin->setNumber(m_stops.value(m_slider->value()));
        Q_EMIT changed();
    };
    connect(m_slider, &QSlider::valueChanged, this, take);
    // Also the place where it stood without a value.
    connect(m_slider, &QSlider::sliderReleased, this, [this, take] {
        if (!m_spin->number())
            take();
    });
}

FieldValue NumberEditor::value() const
{
    const auto number = m_spin->number();
    return number ? FieldValue(*number) : FieldValue();
}

void NumberEditor::setValue(const FieldValue& value)
{
    const double* number = std::get_if<double>(&value);
    m_spin->setNumber(number != nullptr ? std::optional<double>(*number) : std::nullopt);
    followSpin();
}

void NumberEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    m_default = profile.defaults.value(fieldKey(field())).toDouble();
    const QString meaning = autoText(field(), kind, profile);
    m_spin->setPlaceholderText(m_slider == nullptr ? meaning : tr("Auto"));
    if (m_slider == nullptr)
        return;
    m_stops = stopsOf(profile);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, std::max<int>(static_cast<int>(m_stops.size()) - 1, 0));
    }
    m_slider->setVisible(m_stops.size() > 1);
    const auto words = [this](double seconds) { return locale().toString(seconds, 'g', 6); };
    m_range = m_stops.isEmpty() ? QString()
                                : tr("%1–%2 s", "range of seconds").arg(words(m_stops.first()), words(m_stops.last()));
    m_meaning = m_default > 0 ? meaning : m_range;
    followSpin();
}

/// Moves the slider to the number or, if it is not set, to what the service uses, and shows which of both it is.
void NumberEditor::followSpin()
{
    if (m_slider == nullptr)
        return;
    setTrailing(m_spin->number() ? m_range : m_meaning);
    if (m_stops.isEmpty())
        return;
    const double shown = m_spin->number().value_or(m_default);
    const auto nearest = std::min_element(m_stops.cbegin(), m_stops.cend(),
        [shown](double left, double right) { return std::abs(left - shown) < std::abs(right - shown); });
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(static_cast<int>(nearest - m_stops.cbegin()));
    m_slider->setProperty("unset", !m_spin->number());
    m_slider->update();
}

} // namespace Dailies

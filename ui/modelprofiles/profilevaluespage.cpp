// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/modelprofiles/profilevaluespage.h"

#include "app/request/kindfields.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/optionalspin.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr Field choiceFields[] = {Field::Resolution, Field::AspectRatio, Field::Mode, Field::Sound, Field::ShotType};

QStringList valuesIn(const QString& text)
{
    QStringList values;
    for (const QString& part : text.split(u',')) {
        if (const QString value = part.trimmed(); !value.isEmpty() && !values.contains(value))
            values.append(value);
    }
    return values;
}

bool hasAny(const ModelProfile& profile, const QList<Field>& fields)
{
    return std::any_of(profile.apiTypes.begin(), profile.apiTypes.end(), [&](ApiType apiType) {
        const RequestKind kind{profile.family, profile.generation, apiType};
        return std::any_of(fields.begin(), fields.end(), [&kind](Field field) { return offers(kind, field); });
    });
}

std::optional<int> whole(const std::optional<double>& number)
{
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// A limit that has only a maximum.
auto most(std::optional<int> ModelLimits::*member)
{
    return std::pair(
        [member](const ModelLimits& limits) {
            return Range{{}, limits.*member};
        },
        [member](ModelLimits& limits, const Range& range) { limits.*member = whole(range.most); });
}

auto range(Range ModelLimits::*member)
{
    return std::pair([member](const ModelLimits& limits) { return limits.*member; },
        [member](ModelLimits& limits, const Range& range) { limits.*member = range; });
}

/// Shot limits are stored only if there are any.
void changeShots(ModelLimits& limits, const std::function<void(ShotLimits&)>& change)
{
    ShotLimits shots = limits.shots.value_or(ShotLimits());
    change(shots);
    if (limits.shots || shots != ShotLimits())
        limits.shots = shots;
}

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(semiboldFont(label->font()));
    return label;
}

} // namespace

ProfileValuesPage::ProfileValuesPage(QWidget* parent) : ProfilePage(parent)
{
    auto* grid = new QGridLayout(addScrolledContent());
    grid->setContentsMargins(12, 12, 12, 12);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    addChoices(grid);
    addLimits(grid);
    grid->setColumnStretch(4, 1);
    grid->setRowStretch(grid->rowCount(), 1);
}

void ProfileValuesPage::addChoices(QGridLayout* grid)
{
    QWidget* content = grid->parentWidget();
    auto* hint = new QLabel(tr("Separated by commas. You can still enter other values in a request."), content);
    makeQuiet(hint);
    grid->addWidget(heading(tr("Suggested values"), content), 0, 0, 1, 5);
    grid->addWidget(hint, 1, 0, 1, 5);
    for (const Field field : choiceFields) {
        const int row = grid->rowCount();
        auto* label = new QLabel(fieldLabel(field), content);
        auto* edit = new QLineEdit(content);
        edit->setObjectName(fieldKey(field) + u"Choices"_s);
        edit->setAccessibleName(label->text());
        edit->setPlaceholderText(tr("None"));
        label->setBuddy(edit);
        makeQuiet(label);
        grid->addWidget(label, row, 0);
        grid->addWidget(edit, row, 1, 1, 4);
        connect(edit, &QLineEdit::textEdited, this, &ProfilePage::edited);
        m_choices.append({field, label, edit});
    }
}

void ProfileValuesPage::addLimits(QGridLayout* grid)
{
    QWidget* content = grid->parentWidget();
    const int row = grid->rowCount();
    grid->setRowMinimumHeight(row, 8);
    grid->addWidget(heading(tr("Limits"), content), row + 1, 0, 1, 5);
    const QString seconds = tr(" s", "seconds behind a number");
    addLimit(grid, tr("Prompt, characters"), {}, 0, false, {Field::Prompt}, most(&ModelLimits::promptCharacters));
    addLimit(grid, tr("Negative prompt, characters"), {}, 0, false, {Field::NegativePrompt},
        most(&ModelLimits::negativePromptCharacters));
    addLimit(grid, tr("Duration"), seconds, 6, true, {Field::Duration}, range(&ModelLimits::duration));
    addLimit(grid, tr("Duration with a reference video"), seconds, 6, true, {Field::Media},
        range(&ModelLimits::durationWithVideo));
    addLimit(grid, tr("Input videos and clip together"), seconds, 6, false, {Field::Media},
        {[](const ModelLimits& limits) {
             return Range{{}, limits.secondsWithInput};
         },
            [](ModelLimits& limits, const Range& range) { limits.secondsWithInput = range.most; }});
    addLimit(grid, tr("Guidance"), {}, 6, true, {Field::Guidance}, range(&ModelLimits::guidance));
    addLimit(grid, tr("Shots"), {}, 0, true, {Field::Shots},
        {[](const ModelLimits& limits) { return limits.shots.value_or(ShotLimits()).count; },
            [](ModelLimits& limits, const Range& range) {
                changeShots(limits, [&range](ShotLimits& shots) { shots.count = range; });
            }});
    addLimit(grid, tr("Prompt of a shot, characters"), {}, 0, false, {Field::Shots},
        {[](const ModelLimits& limits) {
             return Range{{}, limits.shots.value_or(ShotLimits()).promptCharacters};
         },
            [](ModelLimits& limits, const Range& range) {
                changeShots(limits, [&range](ShotLimits& shots) { shots.promptCharacters = whole(range.most); });
            }});
    addLimit(grid, tr("Voices"), {}, 0, false, {Field::Voices}, most(&ModelLimits::voices));
    addLimit(grid, tr("Images"), {}, 0, false, {Field::Images}, most(&ModelLimits::images));
}

void ProfileValuesPage::addLimit(QGridLayout* grid, const QString& title, const QString& unit, int decimals,
    bool isRange, const QList<Field>& fields, const Numbers& numbers)
{
    QWidget* content = grid->parentWidget();
    const int row = grid->rowCount();
    const auto spin = [&](const QString& name) {
        auto* box = new OptionalSpin(content);
        box->setDecimals(decimals);
        box->setGroupSeparatorShown(true); // as in the form and its findings
        box->setUnit(unit);
        box->setSteps(1, 1, 0);
        box->setAccessibleName(name);
        box->setObjectName(name);
        box->setMinimumWidth(108);
        ignoreWheelWithoutFocus(box);
        connect(box, &OptionalSpin::numberChanged, this, &ProfilePage::edited);
        return box;
    };
    auto* label = new QLabel(title, content);
    auto* to = new QLabel(isRange ? tr("to") : tr("at most"), content);
    OptionalSpin* least = isRange ? spin(tr("%1 from").arg(title)) : nullptr;
    OptionalSpin* highest = spin(isRange ? tr("%1 to").arg(title) : title);
    label->setBuddy(least != nullptr ? least : highest);
    makeQuiet(label);
    makeQuiet(to);
    grid->addWidget(label, row, 0);
    grid->addWidget(least != nullptr ? least : highest, row, 1);
    grid->addWidget(to, row, 2);
    if (least != nullptr)
        grid->addWidget(highest, row, 3);
    m_limits.append({fields, label, to, least, highest, numbers.first, numbers.second});
}

void ProfileValuesPage::showProfile(const ModelProfile& profile)
{
    const QSignalBlocker blocker(this);
    for (const ChoiceRow& row : std::as_const(m_choices)) {
        const QStringList values = profile.choices.value(fieldKey(row.field));
        if (valuesIn(row.edit->text()) != values)
            row.edit->setText(values.join(u", "_s));
    }
    for (const LimitRow& row : std::as_const(m_limits)) {
        const Range numbers = row.read(profile.limits);
        if (row.least != nullptr)
            row.least->setNumber(numbers.least);
        row.most->setNumber(numbers.most);
    }
    showRows(profile);
}

void ProfileValuesPage::showRows(const ModelProfile& profile)
{
    for (const ChoiceRow& row : std::as_const(m_choices)) {
        const bool shown = hasAny(profile, {row.field});
        row.label->setVisible(shown);
        row.edit->setVisible(shown);
    }
    for (const LimitRow& row : std::as_const(m_limits)) {
        const bool shown = hasAny(profile, row.fields);
        for (QWidget* part : {static_cast<QWidget*>(row.label), static_cast<QWidget*>(row.to),
                 static_cast<QWidget*>(row.least), static_cast<QWidget*>(row.most)}) {
            if (part != nullptr)
                part->setVisible(shown);
        }
    }
}

void ProfileValuesPage::apply(ModelProfile& profile) const
{
    for (const ChoiceRow& row : std::as_const(m_choices)) {
        const QStringList values = valuesIn(row.edit->text());
        const QString key = fieldKey(row.field);
        if (values.isEmpty())
            profile.choices.remove(key);
        else
            profile.choices.insert(key, values);
    }
    for (const LimitRow& row : std::as_const(m_limits))
        row.write(profile.limits, {row.least != nullptr ? row.least->number() : std::nullopt, row.most->number()});
}

QString ProfileValuesPage::problem()
{
    QString first;
    for (const LimitRow& row : std::as_const(m_limits)) {
        std::optional<double> least;
        if (row.least != nullptr)
            least = row.least->number();
        const auto highest = row.most->number();
        QString sentence;
        if (least.value_or(0) < 0 || highest.value_or(0) < 0)
            sentence = tr("%1: a limit can't be negative.").arg(row.label->text());
        else if (least && highest && *least > *highest)
            sentence = tr("%1: the minimum is greater than the maximum.").arg(row.label->text());
        for (OptionalSpin* box : {row.least, row.most}) {
            if (box != nullptr)
                markInvalid(box, !sentence.isEmpty());
        }
        if (first.isEmpty())
            first = sentence;
    }
    return first;
}

} // namespace Dailies

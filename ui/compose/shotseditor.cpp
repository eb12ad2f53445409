// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/shotseditor.h"

#include "ui/common/look.h"
#include "ui/compose/listrow.h"
#include "ui/compose/optionalspin.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// A shot's number, its length, its prompt.
class ShotRow final : public ListRow {
public:
    explicit ShotRow(QWidget* parent) : ListRow(parent), m_seconds(new OptionalSpin(this)), m_prompt(nullptr)
    {
        m_seconds->setObjectName(u"secondsSpin"_s);
        m_seconds->setAccessibleName(ShotsEditor::tr("Seconds"));
        m_seconds->setUnit(ShotsEditor::tr(" s", "seconds, after a number"));
        m_seconds->setSteps(5, 1, 1);
        m_seconds->setFixedWidth(88);
        ignoreWheelWithoutFocus(m_seconds);
        header()->addStretch(1);
        header()->addWidget(m_seconds);
        addMoveButtons();

        m_prompt = new QPlainTextEdit(this);
        m_prompt->setObjectName(u"shotPromptEdit"_s);
        m_prompt->setAccessibleName(ShotsEditor::tr("Shot prompt"));
        m_prompt->setPlaceholderText(ShotsEditor::tr("What is to be seen in this shot"));
        m_prompt->setTabChangesFocus(true);
        m_prompt->setFixedHeight(2 * QFontMetrics(m_prompt->font()).lineSpacing() + 16);
        auto* line = new QHBoxLayout;
        line->setContentsMargins(0, 0, 4, 0);
        line->addWidget(m_prompt);
        static_cast<QVBoxLayout*>(layout())->addLayout(line);
        addPart(u"prompt"_s, m_prompt);
        addPart(u"seconds"_s, m_seconds);
    }

    OptionalSpin* seconds() const { return m_seconds; }
    QPlainTextEdit* prompt() const { return m_prompt; }

private:
    OptionalSpin* m_seconds;
    QPlainTextEdit* m_prompt;
};

} // namespace

ShotsEditor::ShotsEditor(QWidget* parent) : ListEditor(Field::Shots, parent)
{
    connect(addButton(tr("Add shot"), u"addShotButton"_s), &QPushButton::clicked, this, &ShotsEditor::addShot);
    connect(this, &FieldEditor::changed, this, &ShotsEditor::showTotal);
}

FieldValue ShotsEditor::value() const
{
    return m_shots.isEmpty() ? FieldValue() : FieldValue(m_shots);
}

void ShotsEditor::setValue(const FieldValue& value)
{
    m_shots = valueOrEmpty<QList<Shot>>(value);
    refresh();
    showTotal();
}

void ShotsEditor::setClipSeconds(std::optional<double> seconds)
{
    m_clipSeconds = seconds;
    showTotal();
}

ListRow* ShotsEditor::makeRow(QWidget* parent)
{
    auto* row = new ShotRow(parent);
    connect(row->prompt(), &QPlainTextEdit::textChanged, this, [this, row] {
        m_shots[row->place()].prompt = row->prompt()->toPlainText();
        Q_EMIT changed();
    });
    connect(row->seconds(), &OptionalSpin::numberChanged, this, [this, row] {
        m_shots[row->place()].seconds = row->seconds()->number();
        Q_EMIT changed();
    });
    return row;
}

void ShotsEditor::showItem(ListRow* row, int index)
{
    const Shot& shot = m_shots.at(index);
    row->setName(tr("Shot %1").arg(shot.index.value_or(index + 1)));
    auto* shown = static_cast<ShotRow*>(row);
    shown->seconds()->setNumber(shot.seconds);
    if (shown->prompt()->toPlainText() != shot.prompt) {
        const QSignalBlocker blocker(shown->prompt());
        shown->prompt()->setPlainText(shot.prompt);
    }
}

void ShotsEditor::moveItem(int from, int to)
{
    m_shots.move(from, to);
    number();
}

void ShotsEditor::removeItem(int index)
{
    m_shots.removeAt(index);
    number();
}

void ShotsEditor::addShot()
{
    m_shots.append(Shot());
    number();
    itemAdded();
}

void ShotsEditor::number()
{
    for (int i = 0; i < m_shots.size(); ++i)
        m_shots[i].index = i + 1;
}

void ShotsEditor::showTotal()
{
    double total = 0;
    for (const Shot& shot : m_shots)
        total += shot.seconds.value_or(0);
    const auto seconds = [this](double value) { return locale().toString(value, 'g', 6); };
    if (m_shots.isEmpty())
        setTrailing({});
    else if (m_clipSeconds)
        setTrailing(tr("%1 of %2 s").arg(seconds(total), seconds(*m_clipSeconds)));
    else
        setTrailing(tr("%1 s in all").arg(seconds(total)));
    const bool differs = m_clipSeconds && std::abs(total - *m_clipSeconds) > 1e-6;
    trailing()->setProperty("differs", differs);
    trailing()->setFont(differs ? semiboldFont(secondaryFont(font())) : secondaryFont(font()));
}

} // namespace Dailies

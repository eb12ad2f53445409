// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/shotrow.h"

#include "app/request/checks/noteswriter.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

ShotRow::ShotRow(QWidget* parent) : ListRow(parent), m_length(new QLabel(this)), m_seconds(new OptionalSpin(this))
{
    makeQuiet(m_length);
    m_length->setMinimumWidth(1); // gives way in a narrow form
    m_length->setObjectName(u"shotLengthLabel"_s);
    m_seconds->setObjectName(u"secondsSpin"_s);
    m_seconds->setAccessibleName(tr("Seconds"));
    m_seconds->setUnit(tr(" s", "seconds, after a number"));
    m_seconds->setSteps(5, 1, 1);
    m_seconds->setPlaceholderText(tr("Sec.", "seconds, in a narrow field"));
    m_seconds->setFixedWidth(68);
    ignoreWheelWithoutFocus(m_seconds);
    header()->addStretch(1);
    header()->addWidget(m_length);
    header()->addSpacing(4);
    header()->addWidget(m_seconds);
    addMoveButtons();

    m_prompt = new QPlainTextEdit(this); // created after the buttons, for the tab order
    m_prompt->setObjectName(u"shotPromptEdit"_s);
    m_prompt->setAccessibleName(tr("Shot prompt"));
    m_prompt->setPlaceholderText(tr("Describe this shot"));
    m_prompt->setTabChangesFocus(true);
    m_prompt->setFixedHeight(2 * QFontMetrics(m_prompt->font()).lineSpacing() + 16);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 4, 0);
    line->addWidget(m_prompt);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
    addPart(u"prompt"_s, m_prompt);
    addPart(u"seconds"_s, m_seconds);
}

void ShotRow::showLength(std::optional<int> limit)
{
    const qsizetype count = charactersOf(m_prompt->toPlainText());
    m_tooLong = limit && count > *limit;
    m_length->setVisible(limit && count > 0);
    if (limit)
        m_length->setText(
            tr("%1/%2", "characters, and how many at most").arg(locale().toString(count), locale().toString(*limit)));
    colourLength();
}

void ShotRow::changeEvent(QEvent* event)
{
    ListRow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourLength();
}

void ShotRow::colourLength()
{
    QPalette colours;
    if (m_tooLong)
        colours.setColor(QPalette::PlaceholderText, tone(palette(), Tone::Warning));
    m_length->setPalette(colours);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/fieldeditor.h"

#include "app/request/fieldhints.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace Dailies {

QString messagesOf(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings)
        lines.append(finding.message);
    return lines.join(u'\n');
}

QString autoText(Field field, const RequestKind& kind, const ModelProfile& profile)
{
    QString meaning = profile.defaults.value(fieldKey(field));
    const bool isAdaptive = meaning == "adaptive"_L1;
    if (meaning.isEmpty() || (isAdaptive && kind.apiType == ApiType::TextToVideo)) // there are no media to follow
        return FieldEditor::tr("Auto");
    if (meaning == "true"_L1 || meaning == "on"_L1 || (field == Field::Logo && meaning == "1"_L1))
        meaning = FieldEditor::tr("on", "a switch");
    else if (meaning == "false"_L1 || meaning == "off"_L1 || (field == Field::Logo && meaning == "0"_L1))
        meaning = FieldEditor::tr("off", "a switch");
    else if (isAdaptive)
        meaning = FieldEditor::tr("follows the media", "an aspect ratio");
    else if (field == Field::Duration)
        meaning = FieldEditor::tr("%1 s", "seconds").arg(meaning);
    else
        meaning = valueLabel(field, meaning);
    return FieldEditor::tr("Auto · %1", "what the service uses for a value that is not set").arg(meaning);
}

FieldEditor::FieldEditor(Field field, QWidget* parent)
    : QWidget(parent)
    , m_field(field)
    , m_column(bareColumn(this, 4))
    , m_header(new QHBoxLayout)
    , m_label(quietNote(label(), this))
    , m_trailing(new QLabel(this))
{
    setObjectName(fieldKey(field) + u"Field"_s);
    makeQuiet(m_trailing);
    // One line is level with a label that is higher, as with letters of another font. Several begin beside the label.
    m_trailing->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_trailing->setWordWrap(true); // a long text must not make the column wider
    m_trailing->setObjectName(fieldKey(field) + u"Note"_s);

    m_header->setSpacing(4);
    m_header->addWidget(m_label, 0, Qt::AlignTop);
    m_header->addWidget(m_trailing, 1);
    m_column->addLayout(m_header);
}

void FieldEditor::setOffer(const RequestKind& kind, const ModelProfile& /*profile*/)
{
    m_hint = fieldHint(m_field, kind);
    m_label->setToolTip(plainToolTip(m_hint));
    showFindings({});
}

void FieldEditor::showFindings(const QList<Finding>& findings)
{
    if (m_control == nullptr)
        return;
    markInvalid(m_control, hasStop(findings));
    const QString said = messagesOf(findings);
    m_control->setToolTip(plainToolTip(said.isEmpty() ? m_hint : said + u"\n\n"_s + m_hint));
    m_control->setAccessibleDescription(said.isEmpty() ? m_hint : said);
}

void FieldEditor::focusPart(int /*index*/, const QString& /*part*/)
{
    if (m_control != nullptr)
        m_control->setFocus(Qt::OtherFocusReason);
}

void FieldEditor::setControl(QWidget* control, const QString& suffix, bool isBeside)
{
    m_control = control;
    control->setObjectName(fieldKey(m_field) + suffix);
    control->setAccessibleName(label());
    m_label->setBuddy(control);
    if (!isBeside) {
        m_column->addWidget(control);
        return;
    }
    for (QLabel* text : {m_label, m_trailing})
        m_header->setAlignment(text, Qt::AlignVCenter);
    m_header->setStretchFactor(m_label, 1);
    m_header->setStretchFactor(m_trailing, 0);
    m_header->setSpacing(8);
    m_header->addWidget(control);
}

QString FieldEditor::label() const
{
    return fieldLabel(m_field);
}

void FieldEditor::setTrailing(const QString& text, bool warns)
{
    m_trailing->setText(text);
    if (m_trailing->property("warns").toBool() == warns)
        return;
    m_trailing->setProperty("warns", warns);
    colourTrailing();
}

void FieldEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_trailing->property("warns").toBool())
        colourTrailing();
}

void FieldEditor::colourTrailing()
{
    QPalette colours;
    if (m_trailing->property("warns").toBool())
        colours.setColor(QPalette::PlaceholderText, tone(palette(), Tone::Warning));
    m_trailing->setPalette(colours);
}

} // namespace Dailies

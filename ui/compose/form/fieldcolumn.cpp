// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/fieldcolumn.h"

#include "app/request/carriedpictures.h"
#include "app/request/kindfields.h"
#include "ui/compose/fields/choiceeditors.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/fieldundo.h"
#include "ui/compose/fields/jsoneditor.h"
#include "ui/compose/fields/numbereditor.h"
#include "ui/compose/fields/shotseditor.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/compose/fields/voiceeditor.h"
#include "ui/compose/form/advancedpart.h"
#include "ui/compose/form/pairlayout.h"
#include "ui/compose/form/requestpreview.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/widgets/disclosurebutton.h"
#include "ui/widgets/formparts.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// What nearly every request needs, in the order of the screen. Those of an inner list share a row where they fit.
const QList<QList<Field>>& mainFields()
{
    static const QList<QList<Field>> rows = {{Field::Media}, {Field::ImageAddress}, {Field::Images}, {Field::Prompt},
        {Field::NegativePrompt}, {Field::AspectRatio}, {Field::Resolution, Field::Mode, Field::Duration},
        {Field::Sound}, {Field::MultiShot}, {Field::ShotType}, {Field::Shots}};
    return rows;
}

const QList<QList<Field>>& advancedFields()
{
    static const QList<QList<Field>> rows = {{Field::Guidance}, {Field::Voices}, {Field::Watermark}, {Field::Logo}};
    return rows;
}

} // namespace

FieldColumn::FieldColumn(QWidget* parent) : QWidget(parent)
{
    const auto fill = [this](QVBoxLayout* column, QWidget* within, const QList<QList<Field>>& rows) {
        for (const QList<Field>& row : rows) {
            if (row.size() == 1) {
                column->addWidget(addEditor(row.first(), within));
                continue;
            }
            auto* pair = new PairLayout(16, 12);
            column->addLayout(pair);
            for (const Field field : row)
                pair->addWidget(addEditor(field, within));
        }
    };
    QVBoxLayout* column = bareColumn(this, 12);
    fill(column, this, mainFields());
    static_cast<LongTextEditor*>(editor(Field::Prompt))->addToFoot(addEditor(Field::PromptExtend, this));
    m_advanced = new AdvancedPart(this);
    column->addWidget(m_advanced);
    fill(m_advanced->rows(), m_advanced->content(), advancedFields());
    // The Tab key follows the order of the children.
    m_advanced->buttonLine()->raise();
    m_advanced->rows()->addWidget(m_advanced->buttonLine());
    for (const Field field : {Field::LogoParam, Field::Extra}) {
        FieldEditor* json = addEditor(field, m_advanced->content());
        m_disclosures.insert(field, addDisclosure(fieldLabel(field), fieldKey(field) + u"Button"_s, json));
        m_advanced->rows()->addWidget(json);
    }
    m_preview = new RequestPreview(m_advanced->content());
    m_advanced->rows()->addWidget(m_preview);
    addDisclosure(tr("Preview"), u"previewButton"_s, m_preview)->setAccessibleName(tr("Request preview"));
    connect(m_advanced->button(), &DisclosureButton::openChanged, this, &FieldColumn::rowsChanged);
    connect(m_advanced->button(), &DisclosureButton::clicked, this, [this] {
        if (m_advanced->button()->isOpen())
            Q_EMIT partOpened(m_advanced);
    });
}

FieldEditor* FieldColumn::addEditor(Field field, QWidget* parent)
{
    FieldEditor* made = makeFieldEditor(field, parent);
    m_editors.insert(field, made);
    connect(made, &FieldEditor::changed, this, [this, field] { Q_EMIT fieldChanged(field); });
    connect(made, &FieldEditor::rowsChanged, this, &FieldColumn::rowsChanged);
    // Text, lists and media have an undo of their own.
    if (qobject_cast<ChoiceEditor*>(made) != nullptr || qobject_cast<SwitchEditor*>(made) != nullptr
        || qobject_cast<NumberEditor*>(made) != nullptr)
        m_undos.insert(field, FieldUndo::of(made));
    return made;
}

DisclosureButton* FieldColumn::addDisclosure(const QString& text, const QString& name, QWidget* content)
{
    auto* button = new DisclosureButton(text, content, m_advanced->buttonLine());
    button->setObjectName(name);
    m_advanced->addToLine(button);
    connect(button, &DisclosureButton::openChanged, this, &FieldColumn::rowsChanged);
    connect(button, &DisclosureButton::clicked, this, [this, button, content] {
        if (button->isOpen())
            Q_EMIT partOpened(content);
    });
    return button;
}

void FieldColumn::addModelControl(QWidget* control)
{
    control->setParent(m_advanced->buttonLine());
    m_advanced->addToLine(control);
}

void FieldColumn::setValues(const VideoRequest& request)
{
    for (FieldEditor* each : std::as_const(m_editors)) {
        each->setValue(fieldValue(request, each->field()));
        if (FieldUndo* undo = m_undos.value(each->field()))
            undo->setValue(each->value());
    }
    for (auto it = m_disclosures.cbegin(); it != m_disclosures.cend(); ++it)
        it.value()->setOpen(isSet(request, it.key()) && offers(m_kind, it.key()));
}

void FieldColumn::carryPictures(VideoRequest& request, const RequestKind& before)
{
    const std::optional<Field> filled = Dailies::carryPictures(request, before);
    if (!filled)
        return;
    if (*filled == Field::Media && before != request.kind && offers(before, Field::Media))
        static_cast<MediaEditor*>(editor(Field::Media))->setRoles(request.media);
    else
        show(request, *filled);
}

void FieldColumn::show(const VideoRequest& request, Field field)
{
    FieldEditor* into = editor(field);
    into->setValue(fieldValue(request, field));
    if (FieldUndo* undo = m_undos.value(field))
        undo->setValue(into->value());
}

void FieldColumn::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    m_kind = kind;
    for (FieldEditor* each : std::as_const(m_editors)) {
        each->setOffer(kind, profile);
        const bool offered = offers(kind, each->field());
        DisclosureButton* button = m_disclosures.value(each->field());
        if (button == nullptr) {
            each->setVisible(offered && each->isWanted());
            continue;
        }
        button->setVisible(offered);
        button->setOpen(offered && (button->isOpen() || !static_cast<JsonEditor*>(each)->isEmpty()));
    }
}

QJsonObject FieldColumn::brokenTexts() const
{
    QJsonObject texts;
    for (auto it = m_disclosures.cbegin(); it != m_disclosures.cend(); ++it) {
        const QString text = static_cast<JsonEditor*>(editor(it.key()))->brokenText();
        if (!text.isEmpty())
            texts.insert(fieldKey(it.key()), text);
    }
    return texts;
}

void FieldColumn::setBrokenTexts(const QJsonObject& texts)
{
    for (auto it = m_disclosures.cbegin(); it != m_disclosures.cend(); ++it) {
        const QString text = texts.value(fieldKey(it.key())).toString();
        if (text.isEmpty())
            continue;
        static_cast<JsonEditor*>(editor(it.key()))->setText(text);
        it.value()->setOpen(offers(m_kind, it.key()));
    }
}

QList<Finding> FieldColumn::ownFindings() const
{
    QList<Finding> all;
    for (const FieldUse& use : fieldsOf(m_kind)) {
        if (const FieldEditor* each = editor(use.field))
            all += each->ownFindings();
    }
    return all;
}

void FieldColumn::showFindings(const QList<Finding>& findings)
{
    for (FieldEditor* each : std::as_const(m_editors)) {
        QList<Finding> own = findings;
        own.removeIf([each](const Finding& finding) { return finding.field != each->field(); });
        each->showFindings(own);
    }
}

void FieldColumn::setContext(const VideoRequest& request)
{
    static_cast<LongTextEditor*>(editor(Field::Prompt))->setMentionable(request.media);
    static_cast<MediaEditor*>(editor(Field::Media))->setPrompt(request.prompt);
    auto* shots = static_cast<ShotsEditor*>(editor(Field::Shots));
    shots->setContext(request);
    shots->setVisible(offers(m_kind, Field::Shots) && shots->isWanted());
    QStringList set;
    QStringList offered;
    for (const FieldInfo& info : allFields()) {
        const Field field = info.field;
        if (!offers(m_kind, field) || !m_advanced->content()->isAncestorOf(m_editors.value(field)))
            continue;
        if (isSet(request, field))
            set.append(fieldLabel(field));
        if (field != Field::LogoParam)
            offered.append(fieldLabel(field));
    }
    m_advanced->setSummary(set, offered + QStringList{tr("Preview")});
}

void FieldColumn::focusOn(const Finding& finding)
{
    const Field field = finding.field.value_or(Field::Extra);
    if (m_advanced->content()->isAncestorOf(m_editors.value(field)))
        m_advanced->button()->setOpen(true);
    if (DisclosureButton* button = m_disclosures.value(field))
        button->setOpen(true);
    if (FieldEditor* each = editor(field))
        each->focusPart(finding.index, finding.part);
}

void FieldColumn::mend(const Finding& finding)
{
    if (FieldEditor* each = finding.field ? editor(*finding.field) : nullptr)
        each->mend(finding);
}

FieldEditor* makeFieldEditor(Field field, QWidget* parent)
{
    if (field == Field::ImageAddress)
        return new MediaEditor(field, parent);
    switch (fieldInfo(field).type) {
    case FieldType::Text: return new TextEditor(field, parent);
    case FieldType::LongText: return new LongTextEditor(field, parent);
    case FieldType::Choice:
        if (field == Field::Sound)
            return new SwitchEditor(field, parent);
        return new ChoiceEditor(field, parent);
    case FieldType::Switch:
    case FieldType::IntegerSwitch: return new SwitchEditor(field, parent);
    case FieldType::Number:
    case FieldType::Seconds: return new NumberEditor(field, parent);
    case FieldType::Json: return new JsonEditor(field, parent);
    case FieldType::List: break;
    }
    if (field == Field::Shots)
        return new ShotsEditor(parent);
    if (field == Field::Voices)
        return new VoiceEditor(parent);
    return new MediaEditor(field, parent);
}

} // namespace Dailies

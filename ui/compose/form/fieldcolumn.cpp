// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/fieldcolumn.h"

#include "app/request/kindfields.h"
#include "ui/compose/fields/choiceeditors.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/jsoneditor.h"
#include "ui/compose/fields/numbereditor.h"
#include "ui/compose/fields/shotseditor.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/compose/fields/voiceeditor.h"
#include "ui/compose/form/requestpreview.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/widgets/disclosurebutton.h"
#include "ui/widgets/wraplayout.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int mostInRow = 3;

/// The group of narrow fields to which a field belongs; a row contains whole groups.
int groupOf(Field field)
{
    switch (field) {
    case Field::Resolution:
    case Field::AspectRatio:
    case Field::Duration: return 1;
    case Field::Mode:
    case Field::Guidance:
    case Field::Sound: return 2;
    case Field::MultiShot:
    case Field::ShotType: return 3;
    default: return 4;
    }
}

/// Arranges fields in rows: wide ones alone, narrow ones by groups.
QList<QList<FieldEditor*>> rowsOf(const QList<FieldEditor*>& shown)
{
    QList<QList<FieldEditor*>> groups;
    int last = 0;
    for (FieldEditor* editor : shown) {
        const int group = editor->isNarrow() ? groupOf(editor->field()) : 0;
        if (group != 0 && group == last)
            groups.last().append(editor);
        else
            groups.append({editor});
        last = group;
    }
    QList<QList<FieldEditor*>> rows;
    for (const QList<FieldEditor*>& group : groups) {
        const bool fits = !rows.isEmpty() && rows.last().first()->isNarrow() && group.first()->isNarrow()
            && rows.last().size() + group.size() <= mostInRow;
        if (fits)
            rows.last() += group;
        else
            rows.append(group);
    }
    return rows;
}

} // namespace

FieldColumn::FieldColumn(QWidget* parent)
    : QWidget(parent)
    , m_more(nullptr)
    , m_moreRow(nullptr)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins({});
    m_rows->setSpacing(12);
    for (const FieldInfo& info : allFields()) {
        if (info.field != Field::Model && info.type != FieldType::Json)
            addEditor(info.field);
    }
    // Created between the two groups of editors, so that the Tab key reaches it between them.
    m_more = new QWidget(this);
    m_moreRow = new WrapLayout(4, m_more);
    for (const FieldInfo& info : allFields()) {
        if (info.type != FieldType::Json)
            continue;
        addEditor(info.field);
        auto* json = editor(info.field);
        m_disclosures.insert(
            info.field, addDisclosure(fieldLabel(info.field), fieldKey(info.field) + u"Button"_s, json));
    }
    m_preview = new RequestPreview(this);
    addDisclosure(tr("Request preview"), u"previewButton"_s, m_preview);
}

void FieldColumn::addEditor(Field field)
{
    FieldEditor* made = makeFieldEditor(field, this);
    m_editors.insert(field, made);
    connect(made, &FieldEditor::changed, this, [this, field] { Q_EMIT fieldChanged(field); });
    connect(made, &FieldEditor::rowsChanged, this, &FieldColumn::rowsChanged);
}

DisclosureButton* FieldColumn::addDisclosure(const QString& text, const QString& name, QWidget* content)
{
    auto* button = new DisclosureButton(text, content, m_more);
    button->setObjectName(name);
    m_moreRow->addWidget(button);
    connect(button, &DisclosureButton::openChanged, this, &FieldColumn::rowsChanged);
    connect(button, &DisclosureButton::clicked, this, [this, button, content] {
        if (button->isOpen())
            Q_EMIT partOpened(content);
    });
    return button;
}

void FieldColumn::setValues(const VideoRequest& request)
{
    for (FieldEditor* each : std::as_const(m_editors))
        each->setValue(fieldValue(request, each->field()));
    for (auto it = m_disclosures.cbegin(); it != m_disclosures.cend(); ++it)
        it.value()->setOpen(isSet(request, it.key()) && offers(m_kind, it.key()));
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
    arrange();
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
}

void FieldColumn::focusOn(const Finding& finding)
{
    const Field field = finding.field.value_or(Field::Extra);
    if (DisclosureButton* button = m_disclosures.value(field))
        button->setOpen(true);
    if (FieldEditor* each = editor(field))
        each->focusPart(finding.index, finding.part);
}

void FieldColumn::arrange()
{
    while (QLayoutItem* item = m_rows->takeAt(0))
        delete item; // the layout of a row, not its editors
    QList<FieldEditor*> shown;
    for (const FieldInfo& info : allFields()) {
        if (info.type != FieldType::Json && info.field != Field::Model && offers(m_kind, info.field))
            shown.append(editor(info.field));
    }
    for (const QList<FieldEditor*>& fields : rowsOf(shown)) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        for (FieldEditor* each : fields)
            row->addWidget(each, 1);
        // A narrow field alone in its row is no wider than among others.
        if (fields.size() == 1 && fields.first()->isNarrow())
            row->addStretch(mostInRow - 1);
        m_rows->addLayout(row);
    }
    m_rows->addWidget(m_more);
    for (const FieldInfo& info : allFields()) {
        if (info.type == FieldType::Json)
            m_rows->addWidget(editor(info.field));
    }
    m_rows->addWidget(m_preview);
}

FieldEditor* makeFieldEditor(Field field, QWidget* parent)
{
    switch (fieldInfo(field).type) {
    case FieldType::Text: return new TextEditor(field, parent);
    case FieldType::LongText: return new LongTextEditor(field, parent);
    case FieldType::Choice: return new ChoiceEditor(field, parent);
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

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/jsoneditor.h"

#include "app/common/jsontext.h"
#include "app/request/familytraits.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/jsonedit.h"
#include "ui/widgets/tooltips.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

JsonEditor::JsonEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_edit(new JsonEdit(this))
    , m_problem(quietNote({}, this))
{
    m_edit->setPlaceholderText(u"{ }"_s);
    setControl(m_edit, u"Edit"_s);
    m_problem->setObjectName(fieldKey(field) + u"Problem"_s);
    m_problem->hide();
    column()->addWidget(m_problem);
    addButtons();
    connect(m_edit, &QPlainTextEdit::textChanged, this, &JsonEditor::takeText);
    read();
}

void JsonEditor::showEvent(QShowEvent* event)
{
    m_edit->setFixedHeight(5 * QFontMetrics(m_edit->font()).lineSpacing() + 16); // it has its font now
    FieldEditor::showEvent(event);
}

void JsonEditor::addButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    const auto add = [this, row](const QString& text, const QString& name) {
        auto* button = new QToolButton(this);
        button->setText(text);
        button->setAccessibleName(text);
        button->setObjectName(fieldKey(field()) + name);
        button->setFont(secondaryFont(button->font()));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
        return button;
    };
    m_template = add(tr("Template"), u"TemplateButton"_s);
    m_template->setToolTip(
        plainToolTip(field() == Field::LogoParam ? tr("Inserts a vendor template (not part of the spec).")
                                                 : tr("Inserts keys that vendors know (not part of the spec).")));
    m_layOut = add(tr("Format"), u"FormatButton"_s);
    m_layOut->setToolTip(tr("One key per line"));
    row->addStretch(1);
    column()->addLayout(row);
    connect(m_template, &QToolButton::clicked, this, &JsonEditor::insertTemplate);
    connect(m_layOut, &QToolButton::clicked, this, &JsonEditor::layOut);
}

void JsonEditor::setValue(const FieldValue& value)
{
    if (value == m_value && m_brokenAt < 0)
        return;
    const QJsonObject* object = std::get_if<QJsonObject>(&value);
    setText(object != nullptr ? QString::fromUtf8(QJsonDocument(*object).toJson()).trimmed() : QString());
}

void JsonEditor::setText(const QString& text)
{
    const QSignalBlocker blocker(m_edit);
    if (isEmpty() && !m_edit->document()->isUndoAvailable())
        m_edit->setPlainText(text); // there is nothing to undo
    else
        m_edit->replaceText(text);
    read();
}

void JsonEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    m_family = kind.family;
}

void JsonEditor::focusPart(int index, const QString& part)
{
    FieldEditor::focusPart(index, part);
    if (m_brokenAt < 0)
        return;
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(m_brokenAt);
    m_edit->setTextCursor(cursor);
}

bool JsonEditor::isEmpty() const
{
    return m_text.trimmed().isEmpty();
}

void JsonEditor::takeText()
{
    if (m_edit->toPlainText() == m_text)
        return; // only the highlighting changed
    read();
    Q_EMIT changed();
}

void JsonEditor::read()
{
    m_text = m_edit->toPlainText();
    m_value = {};
    m_findings.clear();
    m_brokenAt = -1;
    if (!isEmpty()) {
        const QByteArray bytes = m_text.toUtf8();
        const auto parsed = parseJsonObject(bytes);
        if (parsed) {
            m_value = parsed->object;
            for (const QString& path : parsed->duplicates)
                m_findings.append({Severity::Note, field(), -1, {}, {},
                    tr("%1: duplicate key %2; the last one wins.").arg(label(), path)});
        } else {
            m_findings.append({Severity::Stop, field(), -1, {}, {}, tr("%1: %2").arg(label(), parsed.error().message)});
            const qsizetype place = std::max<qsizetype>(jsonBreaksAt(bytes), 0);
            m_brokenAt = static_cast<int>(QString::fromUtf8(bytes.first(place)).size());
        }
    }
    m_edit->setBrokenAt(m_brokenAt);
    m_problem->setText(messagesOf(m_findings));
    m_problem->setVisible(!m_findings.isEmpty());
    m_template->setEnabled(isEmpty());
    m_layOut->setEnabled(!isEmpty() && m_brokenAt < 0);
}

void JsonEditor::insertTemplate()
{
    const QString text = templateText();
    m_edit->replaceText(text);
    // Select the first value, so that typing replaces it.
    QTextCursor cursor = m_edit->textCursor();
    const qsizetype address = text.indexOf(u"https://"_s);
    if (address >= 0) {
        cursor.setPosition(static_cast<int>(address));
        cursor.setPosition(static_cast<int>(text.indexOf(u'"', address)), QTextCursor::KeepAnchor);
    } else {
        cursor.setPosition(static_cast<int>(text.lastIndexOf(u"1"_s)) + 1);
        cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
    }
    m_edit->setTextCursor(cursor);
    m_edit->setFocus(Qt::OtherFocusReason);
}

void JsonEditor::layOut()
{
    m_edit->replaceText(laidOutJson(m_text));
    m_edit->setFocus(Qt::OtherFocusReason);
}

// These are vendors' own formats; the specification does not define them.
QString JsonEditor::templateText() const
{
    if (field() == Field::LogoParam)
        return laidOutJson(
            u"{\"LogoUrl\":\"https://example.com/logo.png\",\"LogoRect\":{\"X\":16,\"Y\":16,\"Width\":160,\"Height\":64}}"_s);
    const QString example = QString::fromLatin1(familyTraits(m_family).extraExample);
    return example.isEmpty() ? u"{\n    \n}"_s : laidOutJson(example);
}

} // namespace Dailies

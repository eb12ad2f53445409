// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/jsoneditor.h"

#include "app/common/jsontext.h"
#include "ui/common/look.h"

#include <QFontMetrics>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

JsonEditor::JsonEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_edit(new QPlainTextEdit(this))
    , m_problem(new QLabel(this))
{
    m_edit->setFont(monospaceFont(m_edit->font()));
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(4 * QFontMetrics(m_edit->font()).lineSpacing() + 16);
    m_edit->setPlaceholderText(u"{ }"_s);
    setControl(m_edit, u"Edit"_s);
    makeQuiet(m_problem);
    m_problem->setObjectName(fieldKey(field) + u"Problem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    column()->addWidget(m_problem);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        read();
        Q_EMIT changed();
    });
}

void JsonEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_edit);
    const QJsonObject* object = std::get_if<QJsonObject>(&value);
    m_edit->setPlainText(object != nullptr ? QString::fromUtf8(QJsonDocument(*object).toJson()).trimmed() : QString());
    read();
}

bool JsonEditor::isEmpty() const
{
    return m_edit->toPlainText().trimmed().isEmpty();
}

void JsonEditor::read()
{
    m_value = {};
    m_findings.clear();
    if (!isEmpty()) {
        const auto parsed = parseJsonObject(m_edit->toPlainText().toUtf8());
        if (parsed) {
            m_value = parsed->object;
            for (const QString& path : parsed->duplicates)
                m_findings.append({Severity::Note, field(), -1, {}, {},
                    tr("%1: %2 stands twice; the last one counts.").arg(label(), path)});
        } else {
            m_findings.append({Severity::Stop, field(), -1, {}, {}, tr("%1: %2").arg(label(), parsed.error().message)});
        }
    }
    m_problem->setText(sentences(m_findings));
    m_problem->setVisible(!m_findings.isEmpty());
}

} // namespace Dailies

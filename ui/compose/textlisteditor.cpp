// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/textlisteditor.h"

#include "ui/compose/listrow.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <limits>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// A name, one line of text and the buttons.
class TextRow final : public ListRow {
public:
    TextRow(Field field, QWidget* parent) : ListRow(parent), m_edit(new QLineEdit(this))
    {
        const bool images = field == Field::Images;
        layout()->setContentsMargins(8, 4, 4, 4);
        m_edit->setMaxLength(std::numeric_limits<int>::max());
        m_edit->setObjectName(images ? u"addressEdit"_s : u"voiceEdit"_s);
        m_edit->setPlaceholderText(images ? u"https://"_s : TextListEditor::tr("Voice identifier"));
        m_edit->setAccessibleName(images ? TextListEditor::tr("Address") : TextListEditor::tr("Voice"));
        header()->addWidget(m_edit, 1);
        addPart(images ? u"address"_s : u"id"_s, m_edit);
        addMoveButtons();
    }

    QLineEdit* edit() const { return m_edit; }

private:
    QLineEdit* m_edit;
};

} // namespace

TextListEditor::TextListEditor(Field field, QWidget* parent) : ListEditor(field, parent)
{
    auto* add = field == Field::Images ? addButton(tr("Add address…"), u"addAddressButton"_s)
                                       : addButton(tr("Add voice"), u"addVoiceButton"_s);
    connect(add, &QPushButton::clicked, this, [this] {
        m_items.append(QString());
        itemAdded();
    });
}

FieldValue TextListEditor::value() const
{
    return m_items.isEmpty() ? FieldValue() : FieldValue(m_items);
}

void TextListEditor::setValue(const FieldValue& value)
{
    m_items = valueOrEmpty<QStringList>(value);
    refresh();
}

ListRow* TextListEditor::makeRow(QWidget* parent)
{
    auto* row = new TextRow(field(), parent);
    connect(row->edit(), &QLineEdit::textChanged, this, [this, row](const QString& text) {
        m_items[row->place()] = text;
        Q_EMIT changed();
    });
    return row;
}

void TextListEditor::showItem(ListRow* row, int index)
{
    row->setName((field() == Field::Images ? tr("Image %1") : tr("Voice %1")).arg(index + 1));
    auto* edit = static_cast<TextRow*>(row)->edit();
    if (edit->text() != m_items.at(index)) {
        const QSignalBlocker blocker(edit);
        edit->setText(m_items.at(index));
        edit->setCursorPosition(0);
    }
}

} // namespace Dailies

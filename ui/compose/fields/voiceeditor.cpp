// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/voiceeditor.h"

#include "ui/compose/fields/fieldundo.h"
#include "ui/compose/fields/listrow.h"
#include "ui/style/icons.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringListModel>

#include <limits>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// A line for an identifier. The Down key or a click on its arrow shows those used recently.
class VoiceEdit final : public QLineEdit {
public:
    VoiceEdit(QAbstractItemModel* recent, QWidget* parent) : QLineEdit(parent)
    {
        setMaxLength(std::numeric_limits<int>::max());
        setObjectName(u"voiceEdit"_s);
        setPlaceholderText(VoiceEditor::tr("Voice ID"));
        setAccessibleName(VoiceEditor::tr("Voice"));
        auto* completer = new QCompleter(recent, this);
        completer->setFilterMode(Qt::MatchContains);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->popup()->setObjectName(u"recentVoices"_s);
        completer->popup()->setAccessibleName(VoiceEditor::tr("Recent voices"));
        setCompleter(completer);
        m_all = addAction(icon(u"chevron-down"_s), TrailingPosition);
        m_all->setText(VoiceEditor::tr("Recent voices"));
        m_all->setToolTip(plainToolTip(m_all->text()));
        connect(m_all, &QAction::triggered, this, &VoiceEdit::showAll);
        const auto follow = [this, recent] { m_all->setVisible(recent->rowCount() > 0); };
        connect(recent, &QAbstractItemModel::modelReset, this, follow);
        follow();
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Down && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
            showAll();
        else
            QLineEdit::keyPressEvent(event);
    }

private:
    void showAll()
    {
        completer()->setCompletionPrefix({});
        completer()->complete();
    }

    QAction* m_all;
};

/// A row with a name, an identifier and buttons.
class VoiceRow final : public ListRow {
public:
    VoiceRow(QAbstractItemModel* recent, QWidget* parent) : ListRow(parent), m_edit(new VoiceEdit(recent, this))
    {
        layout()->setContentsMargins(8, 4, 4, 4);
        header()->addWidget(m_edit, 1);
        addPart(u"id"_s, m_edit);
        addMoveButtons();
    }

    QLineEdit* edit() const { return m_edit; }

private:
    QLineEdit* m_edit;
};

} // namespace

VoiceEditor::VoiceEditor(QWidget* parent)
    : ListEditor(Field::Voices, parent)
    , m_recent(new QStringListModel(this))
    , m_undo(new FieldUndo(this, [this](const FieldValue& value) {
        show(value);
        Q_EMIT changed();
    }))
{
    connect(addButton(tr("Add voice"), u"addVoiceButton"_s), &QPushButton::clicked, this, [this] {
        m_voices.append(QString());
        itemAdded();
    });
    connect(this, &FieldEditor::changed, this, [this] {
        m_undo->record(value());
        showCount();
    });
}

FieldValue VoiceEditor::value() const
{
    return m_voices.isEmpty() ? FieldValue() : FieldValue(m_voices);
}

void VoiceEditor::setValue(const FieldValue& value)
{
    show(value);
    m_undo->setValue(value);
}

void VoiceEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    ListEditor::setOffer(kind, profile);
    m_limit = profile.limits.voices;
    showCount();
}

void VoiceEditor::setRecent(const QStringList& voices)
{
    m_recent->setStringList(voices);
}

void VoiceEditor::show(const FieldValue& value)
{
    m_voices = valueOrEmpty<QStringList>(value);
    refresh();
    showCount();
}

ListRow* VoiceEditor::makeRow(QWidget* parent)
{
    auto* row = new VoiceRow(m_recent, parent);
    m_undo->watch(row->edit());
    connect(row->edit(), &QLineEdit::textChanged, this, [this, row](const QString& text) {
        m_voices[row->place()] = text;
        m_undo->record(value(), QString::number(row->place()));
        Q_EMIT changed();
    });
    return row;
}

void VoiceEditor::showItem(ListRow* row, int index)
{
    row->setName(tr("Voice %1").arg(index + 1));
    auto* edit = static_cast<VoiceRow*>(row)->edit();
    if (edit->text() != m_voices.at(index)) {
        const QSignalBlocker blocker(edit);
        edit->setText(m_voices.at(index));
        edit->setCursorPosition(0);
    }
}

void VoiceEditor::showCount()
{
    const qsizetype count = m_voices.size();
    if (count == 0 || !m_limit)
        setTrailing({});
    else
        setTrailing(
            tr("%1 of %2", "voices, and how many at most").arg(locale().toString(count), locale().toString(*m_limit)),
            count > *m_limit);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/details/marksedit.h"

#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int noteLines = 2;

} // namespace

MarksEdit::MarksEdit(QWidget* parent) : QWidget(parent), m_tags(new QLineEdit(this)), m_note(new QPlainTextEdit(this))
{
    m_tags->setObjectName(u"tagsEdit"_s);
    m_tags->setAccessibleName(tr("Tags"));
    m_tags->setPlaceholderText(tr("Separated by commas"));
    m_note->setObjectName(u"noteEdit"_s);
    m_note->setAccessibleName(tr("Note"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(noteLines * m_note->fontMetrics().lineSpacing() + 16);
    m_tags->installEventFilter(this);
    m_note->installEventFilter(this);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const auto& [words, field] : {std::pair<QString, QWidget*>{tr("Tags"), m_tags}, {tr("Note"), m_note}}) {
        auto* label = new QLabel(words, this);
        label->setTextFormat(Qt::PlainText);
        makeQuiet(label);
        label->setBuddy(field);
        form->addRow(label, field);
    }
}

void MarksEdit::showTask(const VideoTask& task)
{
    const bool another = task.id != m_id;
    if (another)
        finish();
    const TaskAnnotations before = std::exchange(m_shown, task.marks);
    m_id = task.id;
    if (another || (before.tags != task.marks.tags && !m_tags->isModified()))
        m_tags->setText(task.marks.tags.join(u", "_s));
    if (another || (before.note != task.marks.note && !m_note->document()->isModified()))
        m_note->setPlainText(task.marks.note);
    if (another) {
        m_tags->setModified(false);
        m_note->document()->setModified(false);
    }
}

void MarksEdit::finish()
{
    if (m_id == 0 || (!m_tags->isModified() && !m_note->document()->isModified()))
        return;
    // Tags may contain what separates typed ones: they stay whole unless somebody edits them.
    const QStringList newTags = m_tags->isModified() ? typedTags(m_tags->text()) : m_shown.tags;
    m_tags->setModified(false);
    m_note->document()->setModified(false);
    const QString note = m_note->toPlainText();
    if (newTags != m_shown.tags || note != m_shown.note)
        Q_EMIT edited(m_id, newTags, note);
}

bool MarksEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        finish();
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool endsNote = watched == m_note && isEnter && key->modifiers().testFlag(Qt::ControlModifier);
    if (event->type() == QEvent::ShortcutOverride && endsNote) {
        event->accept(); // Ctrl+Return ends the note here and must not submit the form
        return true;
    }
    if (event->type() == QEvent::KeyPress && (endsNote || (watched == m_tags && isEnter))) {
        finish();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/texteditors.h"

#include "app/request/checks/noteswriter.h"
#include "app/request/kindfields.h"
#include "ui/compose/fields/promptedit.h"
#include "ui/style/focusring.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int textMargin = 8; // between a box and its text
} // namespace

TextEditor::TextEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_edit(new QLineEdit(this))
{
    m_edit->setMaxLength(std::numeric_limits<int>::max()); // never cut text silently
    setControl(m_edit, u"Edit"_s);
    connect(m_edit, &QLineEdit::textChanged, this, &TextEditor::changed);
}

FieldValue TextEditor::value() const
{
    return m_edit->text().isEmpty() ? FieldValue() : FieldValue(m_edit->text());
}

void TextEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_edit);
    m_edit->setText(valueOrEmpty<QString>(value));
    m_edit->setCursorPosition(0);
}

LongTextEditor::LongTextEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_edit(new PromptEdit(this))
    , m_mention(new QToolButton(this))
    , m_foot(new QHBoxLayout)
{
    m_edit->setTabChangesFocus(true);
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setProperty(ownRing, true); // around its box, see paintEvent()
    m_edit->document()->setDocumentMargin(textMargin);
    m_edit->document()->clearUndoRedoStacks(); // nobody can undo the margin
    m_edit->viewport()->setAutoFillBackground(false); // the box is drawn around the text and its foot
    m_edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setControl(m_edit, u"Edit"_s);
    m_edit->installEventFilter(this);
    m_mention->setObjectName(fieldKey(field) + u"MentionButton"_s);
    m_mention->setIcon(icon(u"at-sign"_s));
    m_mention->setAutoRaise(true);
    m_mention->setFocusPolicy(Qt::StrongFocus);
    m_mention->setAccessibleName(tr("Mention media"));
    m_foot->setContentsMargins(4, 0, 8, 4);
    m_foot->setSpacing(8);
    m_foot->addWidget(m_mention);
    m_foot->addStretch(1);
    column()->addLayout(m_foot);
    column()->setSpacing(0);
    column()->insertSpacing(1, 4);
    m_mention->hide();
    setMentionable({});
    connect(m_mention, &QToolButton::clicked, m_edit, &PromptEdit::beginMention);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &LongTextEditor::takeText);
    connect(m_edit->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        &LongTextEditor::fitHeight);
    fitHeight();
}

LongTextEditor::~LongTextEditor()
{
    m_edit->document()->documentLayout()->disconnect(this); // it changes once more while the text is destroyed
}

void LongTextEditor::focusPart(int index, const QString& part)
{
    if (!m_edit->hasFocus())
        m_edit->beginWord();
    FieldEditor::focusPart(index, part);
}

void LongTextEditor::addToFoot(FieldEditor* editor)
{
    editor->setParent(this);
    m_foot->addWidget(editor);
}

void LongTextEditor::setExtraHeight(int pixels)
{
    m_extra = pixels;
    fitHeight();
}

void LongTextEditor::fitHeight()
{
    const int least = field() == Field::Prompt ? 6 : 2;
    const int most = field() == Field::Prompt ? 14 : 6;
    // The size of a plain text's layout is in lines.
    const int lines = std::clamp(static_cast<int>(std::ceil(m_edit->document()->size().height())), least, most);
    const int height = lines * m_edit->fontMetrics().lineSpacing() + 2 * textMargin + m_extra;
    if (m_edit->height() != height)
        m_edit->setFixedHeight(height);
}

/// The foot of the box belongs to the text as well.
void LongTextEditor::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && event->pos().y() >= m_edit->y())
        m_edit->setFocus(Qt::MouseFocusReason);
    else
        FieldEditor::mousePressEvent(event);
}

bool LongTextEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut
        || event->type() == QEvent::DynamicPropertyChange)
        update(); // the outline of the box
    return FieldEditor::eventFilter(watched, event);
}

void LongTextEditor::changeEvent(QEvent* event)
{
    FieldEditor::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void LongTextEditor::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(0, m_edit->y(), width(), height() - m_edit->y());
    const bool isInvalid = m_edit->property("invalid").toBool();
    StyleParts::drawBox(
        &painter, box, tone(palette(), Tone::Base), tone(palette(), isInvalid ? Tone::Bad : Tone::Line));
    if (m_edit->hasFocus())
        StyleParts::drawRing(&painter, box, tone(palette(), isInvalid ? Tone::Bad : Tone::Accent));
}

FieldValue LongTextEditor::value() const
{
    return m_text.isEmpty() ? FieldValue() : FieldValue(m_text);
}

void LongTextEditor::setValue(const FieldValue& value)
{
    const QString text = valueOrEmpty<QString>(value);
    if (text == m_text)
        return; // what was undone can still be redone
    const QSignalBlocker blocker(m_edit);
    if (m_text.isEmpty() && !m_edit->document()->isUndoAvailable())
        m_edit->setPlainText(text); // there is nothing to undo
    else
        m_edit->replaceText(text); // the user can restore the previous text
    m_text = m_edit->toPlainText();
    showLength();
}

void LongTextEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    m_limit = field() == Field::Prompt ? profile.limits.promptCharacters : profile.limits.negativePromptCharacters;
    const bool canMention = field() == Field::Prompt && offers(kind, Field::Media);
    if (field() == Field::Prompt)
        m_edit->setPlaceholderText(kind.apiType == ApiType::VideoEdit
                ? tr("Describe the change: what to add, remove or replace")
                : tr("Describe the shot: subject, action, camera"));
    else
        m_edit->setPlaceholderText(tr("What to leave out"));
    m_edit->setMentionsOn(canMention);
    m_mention->setVisible(canMention);
    showLength();
}

void LongTextEditor::setMentionable(const QList<MediaItem>& items)
{
    m_edit->setMentionable(items);
    m_mention->setEnabled(!items.isEmpty());
    m_mention->setToolTip(plainToolTip(items.isEmpty() ? tr("Add media first, then mention them here")
                                                       : tr("Mention an image, a video or a sound (@)")));
}

void LongTextEditor::insertMention(const QString& name)
{
    m_edit->insertMention(name);
}

void LongTextEditor::replaceText(const QString& text)
{
    m_edit->replaceText(text);
}

void LongTextEditor::takeText()
{
    const QString text = m_edit->toPlainText();
    if (text == m_text)
        return; // only the colours changed
    m_text = text;
    showLength();
    Q_EMIT changed();
}

void LongTextEditor::showLength()
{
    const qsizetype count = charactersOf(m_text);
    const bool tooLong = m_limit && count > *m_limit;
    QString text;
    if (count > 0 && m_limit)
        text = tr("%1 of %2", "characters, and how many at most")
                   .arg(locale().toString(count), locale().toString(*m_limit));
    else if (count == 1)
        text = tr("1 character");
    else if (count > 1)
        text = tr("%1 characters").arg(locale().toString(count));
    if (tooLong)
        text += u" · "_s + tr("the rest may be ignored");
    setTrailing(text, tooLong);
}

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/promptedit.h"

#include "app/request/sourcename.h"
#include "ui/compose/fields/mentiondelegate.h"
#include "ui/compose/fields/mentionhighlighter.h"
#include "ui/style/icons.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QTimer>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int longestSearch = 32; // maximum characters between an "@" and the cursor
constexpr int mostShown = 8;
constexpr int longText = 4000; // characters
constexpr int undoPauseMs = 1000;

// Chinese keyboards have a full-width "@".
bool isAt(QChar c)
{
    return c == u'@' || c == QChar(0xFF20);
}

bool isEnter(const QKeyEvent* event)
{
    return event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

bool isIdeograph(QChar c)
{
    return c.unicode() >= 0x2E80 && c.isLetter();
}

// Whether two adjacent characters would become one word or number.
bool runTogether(QChar left, QChar right)
{
    return left.isLetterOrNumber() && right.isLetterOrNumber() && !isIdeograph(left) && !isIdeograph(right);
}

// Describes a media item by its name, its type and its file.
QString described(const QString& name, const MediaItem& item)
{
    QStringList parts{name};
    const QString type = mediaTypeLabel(item.type);
    if (!type.isEmpty() && type != name)
        parts.append(type);
    if (const QString file = sourceName(item.source); !file.isEmpty())
        parts.append(file);
    return parts.join(u" · "_s);
}

} // namespace

PromptEdit::PromptEdit(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_highlighter(new MentionHighlighter(document(), palette()))
{
    connect(document(), &QTextDocument::contentsChanged, this, &PromptEdit::followLength);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] { m_beginsWord = false; });
    // What was typed before a pause is a step of its own for Undo.
    auto* pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(undoPauseMs);
    connect(document(), &QTextDocument::contentsChanged, pause, qOverload<>(&QTimer::start));
    connect(pause, &QTimer::timeout, this, &PromptEdit::endStep);
}

void PromptEdit::endStep()
{
    document()->setModified(false); // then Qt begins a new one
}

void PromptEdit::beginWord()
{
    moveCursor(QTextCursor::End);
    m_beginsWord = true;
}

/// Puts a space before a new word: after beginWord(), and after a name that was chosen.
void PromptEdit::separate(const QString& typed)
{
    const QTextCursor cursor = textCursor();
    if (typed.isEmpty() || !std::exchange(m_beginsWord, false) || cursor.position() == 0 || cursor.hasSelection())
        return;
    const QChar before = document()->characterAt(cursor.position() - 1);
    const QChar first = typed.at(0);
    if (!before.isSpace() && !isIdeograph(before) && (isAt(first) || first.isLetterOrNumber()) && !isIdeograph(first))
        insertPlainText(u" "_s);
}

void PromptEdit::followLength()
{
    // Qt lays out the whole paragraph at each key. With thousands of characters that takes milliseconds, a third less
    // without kerning and ligatures. Scripts that need shaping keep it.
    const bool isLong = document()->characterCount() > longText;
    const auto strategy = isLong ? QFont::PreferNoShaping : QFont::PreferDefault;
    if (font().styleStrategy() == strategy)
        return;
    QFont changed = font();
    changed.setStyleStrategy(strategy);
    setFont(changed);
}

void PromptEdit::setMentionsOn(bool on)
{
    m_on = on;
    m_highlighter->setOn(on);
    if (!on)
        closeNames();
}

void PromptEdit::setMentionable(const QList<MediaItem>& items)
{
    m_highlighter->setItems(items);
    if (m_items == items)
        return;
    m_items = items;
    m_stale = true;
    closeNames();
}

void PromptEdit::insertMention(const QString& name)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(cursor.selectionEnd()); // keep the selected text
    insertName(cursor, name);
    setFocus(Qt::OtherFocusReason);
}

void PromptEdit::beginMention()
{
    setFocus(Qt::OtherFocusReason);
    m_declined = -1;
    QTextCursor cursor = textCursor();
    cursor.setPosition(cursor.selectionEnd()); // keep the selected text
    setTextCursor(cursor);
    if (mentionStart() >= 0 && mentionStart() == cursor.position() - 1) { // of an earlier press
        offerNames();
        return;
    }
    const QChar before = document()->characterAt(cursor.position() - 1);
    cursor.insertText(cursor.position() > 0 && before.isLetterOrNumber() && !isIdeograph(before) ? u" @"_s : u"@"_s);
    setTextCursor(cursor);
    offerNames();
}

/// Takes back the last step if that gives this text, so that it can be neither undone nor done a second time.
bool PromptEdit::undoTo(const QString& text)
{
    if (!document()->isUndoAvailable())
        return false;
    {
        const QSignalBlocker blocker(this);
        undo();
        if (toPlainText() != text) {
            redo();
            return false;
        }
    }
    Q_EMIT textChanged();
    return true;
}

void PromptEdit::replaceText(const QString& text)
{
    const QString before = toPlainText();
    if (before == text || undoTo(text))
        return;
    const auto [oldStart, newStart] = std::mismatch(before.begin(), before.end(), text.begin(), text.end());
    const auto [oldEnd, newEnd] = std::mismatch(
        before.rbegin(), std::make_reverse_iterator(oldStart), text.rbegin(), std::make_reverse_iterator(newStart));
    const auto from = static_cast<int>(oldStart - before.begin());
    const auto until = static_cast<int>(before.size() - (oldEnd - before.rbegin()));
    const int place = textCursor().position();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.setPosition(from);
    cursor.setPosition(until, QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(from, text.size() - from - (newEnd - text.rbegin())));
    cursor.endEditBlock();
    endStep(); // what is typed next is a step of its own
    if (place > from && place < until) {
        QTextCursor kept = textCursor();
        kept.setPosition(std::min(place, document()->characterCount() - 1));
        setTextCursor(kept);
    }
}

bool PromptEdit::canInsertFromMimeData(const QMimeData* source) const
{
    return std::ranges::none_of(source->urls(), &QUrl::isLocalFile) && QPlainTextEdit::canInsertFromMimeData(source);
}

void PromptEdit::insertFromMimeData(const QMimeData* source)
{
    if (canInsertFromMimeData(source)) // which pasting does not ask
        QPlainTextEdit::insertFromMimeData(source);
}

bool PromptEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // Ctrl+Enter belongs to the form, even while the list is open.
        if (key->modifiers().testFlag(Qt::ControlModifier) && isEnter(key))
            closeNames();
    }
    return QPlainTextEdit::event(event);
}

void PromptEdit::keyPressEvent(QKeyEvent* event)
{
    const bool open = m_completer != nullptr && m_completer->popup()->isVisible();
    if (event->modifiers().testFlag(Qt::ControlModifier) && isEnter(event)) {
        closeNames();
        event->accept(); // or the list that was just open would treat it as a choice
        return;
    }
    if (open) {
        switch (event->key()) {
        case Qt::Key_Escape: m_declined = mentionStart(); [[fallthrough]];
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Tab:
        case Qt::Key_Backtab: event->ignore(); return; // the list handles these keys
        default: break;
        }
    }
    if ((event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0)
        separate(event->text());
    QPlainTextEdit::keyPressEvent(event);
    // An open list follows the cursor. Only typing opens a closed one.
    if (open || (!event->text().isEmpty() && event->text().at(0).isPrint()))
        offerNames();
}

void PromptEdit::inputMethodEvent(QInputMethodEvent* event)
{
    separate(event->commitString());
    QPlainTextEdit::inputMethodEvent(event);
    if (!event->preeditString().isEmpty())
        closeNames();
    else if (!event->commitString().isEmpty())
        offerNames();
}

void PromptEdit::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        closeNames();
    QPlainTextEdit::focusOutEvent(event);
}

void PromptEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_highlighter->setColours(palette());
}

bool PromptEdit::focusNextPrevChild(bool next)
{
    // Tab chooses from an open list.
    const bool isOpen = m_completer != nullptr && m_completer->popup()->isVisible();
    return !isOpen && QPlainTextEdit::focusNextPrevChild(next);
}

void PromptEdit::buildCompleter()
{
    m_names = new QStandardItemModel(this);
    m_completer = new QCompleter(m_names, this);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(mostShown);
    m_completer->popup()->setItemDelegate(new MentionDelegate(this)); // setCompletionMode() sets one of its own
    m_completer->popup()->setObjectName(u"mentionList"_s);
    m_completer->popup()->setAccessibleName(tr("Media"));
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &PromptEdit::complete);
}

// The position of the "@" before the cursor, or -1. It must start a word and be close to the cursor.
int PromptEdit::mentionStart() const
{
    const QTextCursor cursor = textCursor();
    if (cursor.hasSelection())
        return -1;
    const QString text = cursor.block().text();
    const int end = cursor.positionInBlock();
    for (int i = end - 1; i >= 0 && i >= end - 1 - longestSearch; --i) {
        if (!isAt(text.at(i)))
            continue;
        const bool inWord = i > 0 && text.at(i - 1).isLetterOrNumber() && !isIdeograph(text.at(i - 1));
        return inWord ? -1 : cursor.block().position() + i;
    }
    return -1;
}

void PromptEdit::offerNames()
{
    const int start = m_on && !m_items.isEmpty() ? mentionStart() : -1;
    if (start < 0 || start != m_declined)
        m_declined = -1;
    if (start < 0 || start == m_declined) {
        closeNames();
        return;
    }
    if (m_completer == nullptr)
        buildCompleter();
    if (m_stale)
        fillNames();
    if (!m_completer->popup()->isVisible())
        showPictures();
    m_completer->setCompletionPrefix(toPlainText().mid(start + 1, textCursor().position() - start - 1));
    if (m_completer->completionCount() == 0) {
        closeNames();
        return;
    }
    QAbstractItemView* list = m_completer->popup();
    QRect place = cursorRect();
    place.translate(viewport()->pos());
    place.setWidth(list->sizeHintForColumn(0) + list->verticalScrollBar()->sizeHint().width() + 8);
    m_completer->complete(place);
    list->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void PromptEdit::fillNames()
{
    m_names->clear();
    const QStringList names = mediaNames(m_items);
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto* item = new QStandardItem(described(names.at(i), m_items.at(i)));
        item->setData(names.at(i), MentionDelegate::NameRole);
        item->setData(sourceName(m_items.at(i).source), MentionDelegate::FileRole);
        item->setData(mediaIcon(mediumOf(m_items.at(i).type)), MentionDelegate::IconRole);
        m_names->appendRow(item);
    }
    m_stale = false;
}

// Files may have been read since the names were filled in.
void PromptEdit::showPictures()
{
    for (int i = 0; m_pictureOf && i < m_names->rowCount(); ++i)
        m_names->item(i)->setData(m_pictureOf(m_items.at(i).source), MentionDelegate::PictureRole);
}

void PromptEdit::closeNames()
{
    if (m_completer != nullptr)
        m_completer->popup()->hide();
}

void PromptEdit::complete(const QModelIndex& chosen)
{
    const int start = mentionStart();
    if (start < 0)
        return;
    QTextCursor cursor = textCursor();
    cursor.setPosition(start, QTextCursor::KeepAnchor);
    insertName(cursor, chosen.data(MentionDelegate::NameRole).toString());
}

void PromptEdit::insertName(QTextCursor cursor, const QString& name)
{
    if (name.isEmpty())
        return;
    const QChar before = document()->characterAt(cursor.selectionStart() - 1);
    const QChar after = document()->characterAt(cursor.selectionEnd());
    QString words = name;
    if (cursor.selectionStart() > 0 && runTogether(before, name.front()))
        words.prepend(u' ');
    if (runTogether(name.back(), after))
        words.append(u' ');
    cursor.beginEditBlock();
    cursor.insertText(words + u' ');
    cursor.deletePreviousChar(); // keeps later typing out of this undo step
    cursor.endEditBlock();
    setTextCursor(cursor);
    m_beginsWord = true;
}

} // namespace Dailies

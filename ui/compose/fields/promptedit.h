// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QPlainTextEdit>

class QCompleter;
class QStandardItemModel;

namespace Dailies {

class MentionHighlighter;

// A prompt being written: marks the names of input materials in it and completes them after an "@".
class PromptEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit PromptEdit(QWidget* parent = nullptr);

    // Whether materials are addressed by name where this text goes.
    void setMentionsOn(bool on);
    // The materials that can be addressed, in their order.
    void setMentionable(const QList<MediaItem>& items);

    // Puts a material's name at the cursor, kept apart from the words around it, as one undo step.
    void insertMention(const QString& name);
    // Changes the whole text as one undo step; the cursor stays where it is.
    void replaceText(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void followLength();
    void buildCompleter();
    [[nodiscard]] int mentionStart() const;
    void offerNames();
    void closeNames();
    void complete(const QModelIndex& chosen);
    void insertName(QTextCursor cursor, const QString& name);

    MentionHighlighter* m_highlighter;
    QList<MediaItem> m_items;
    bool m_on = false;
    bool m_stale = true; // the completer's names are not those of the items
    int m_declined = -1; // the "@" for which the person closed the list
    QStandardItemModel* m_names = nullptr;
    QCompleter* m_completer = nullptr; // made when the first "@" is typed
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

#include <QWidget>

#include <optional>

namespace Dailies {

/// A question of the form about the request in it. It lies over the findings, so that no field moves.
class FormQuestion : public QWidget {
    Q_OBJECT

public:
    /// Hidden until something is asked.
    explicit FormQuestion(QWidget* form);

    /// Asks. Every answer hides the question; "Cancel" only emits cancelled(), and `other` does that first.
    void ask(const QString& question, const MessageAction& yes, const std::optional<MessageAction>& other = {});
    /// Does what "Cancel" does, if a question is open. The focus returns to where it was.
    void dismiss();
    QString text() const { return m_message->text(); } ///< what was asked last
    void focusCancel(); ///< so that Space and Enter change nothing
    void focusFirst();
    void announce(); ///< says the open question to screen readers once more
    /// Ends the question at this height of the form, in device-independent pixels.
    void placeAbove(int bottom);

Q_SIGNALS:
    /// An answer was given and has not been carried out yet.
    void answered();
    void cancelled(); ///< after answered()

protected:
    bool event(QEvent* event) override;
    MessageBar* message() const { return m_message; }
    /// Asks with these answers. Each of them hides the question.
    void show(MessageBar::Kind kind, const QString& question, const QList<MessageAction>& answers);

private:
    MessageBar* m_message;
    int m_bottom = 0;
};

} // namespace Dailies

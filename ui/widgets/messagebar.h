// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendgate.h"
#include "ui/widgets/focuswatch.h"

#include <QFrame>
#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QPointer>
#include <QString>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace Dailies {

class IconLabel;
class PressWatch;

/// A button of a message and its action.
struct MessageAction {
    QString words;
    std::function<void()> execute = {};
    bool undoes = false; ///< takes back what the message is about
    /// What is confirmed, such as the takes that it is about. If it is not empty, the same question asked again by the
    /// same shortcut is the answer.
    QString subject = {};
    bool isMomentary = false; ///< an undo that is not possible any more once its message has gone
};

/// The same actions; each one calls `first` before its own.
QList<MessageAction> withFirst(const QList<MessageAction>& actions, const std::function<void()>& first);

/// A message in the layout above the content it is about, with up to three buttons. It is hidden while it has
/// nothing to say and never covers anything.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Bad };
    Q_ENUM(Kind)

    /// The icon of a kind of message, in its colour.
    static QIcon iconOf(Kind kind);

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows the bar. `text` is plain text. There are at most three `actions`, the likelier one first. A
    /// pressed button hides the bar before its action runs. Returns false if the shortcut that asked was pressed again:
    /// then the first action has run instead. See MessageAction::subject.
    bool showMessage(Kind kind, const QString& text, const QList<MessageAction>& actions = {});
    /// Sets what tells which shortcut asks. It has to live as long as messages are shown. Without it, only the buttons
    /// answer.
    void setPresses(const PressWatch* presses) { m_presses = presses; }
    /// Answers a question like Cancel, and hides any other message.
    void dismiss();
    /// Screen readers say the shown message, again if they said it before.
    void announce();
    /// Moves the focus to the button that changes nothing, so that a second Enter does not confirm.
    void focusLastAction();
    /// Moves the focus to the likeliest button.
    void focusFirstAction();
    /// Changes the text of the shown message, for example in a countdown. Screen readers do not announce it
    /// again.
    void setText(const QString& text);
    /// Without the close button, only an action or the program hides the message.
    void setClosable(bool closable);
    /// For a message that lies over other content: an opaque ground, and a line that sets it off.
    void setToast(bool toast);
    /// Puts the buttons below the text, for narrow places; if there are many, one below the other.
    void setStacked(bool stacked);

    Kind kind() const { return m_kind; }
    bool hasActions() const { return !m_actions.isEmpty(); }
    /// Whether the user has to choose between actions, or close the message, before something happens.
    bool isQuestion() const { return m_kind == Kind::Warning && m_actions.size() > 1; }
    /// Counts the messages of all bars: the message that was shown later has the higher number.
    quint64 turn() const { return m_turn; }
    QString text() const;
    /// A toast is as wide as its text in one line, unless that is very long; what contains it may make it narrower.
    QSize sizeHint() const override;

Q_SIGNALS:
    void closed(); ///< by the close button

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int mostActions = 3;
    /// Which shortcut asked what, and when.
    struct Asked {
        QString subject;
        QKeySequence shortcut;
        SendPress press;
    };

    Asked asked(const QList<MessageAction>& actions) const;
    bool isAnswer(const Asked& again) const;
    void setKind(Kind kind);
    void nameIt();
    void alert(bool wasShown);
    void press(int index);
    void leave();

    Kind m_kind = Kind::Information;
    bool m_isToast = false;
    QBoxLayout* m_layout;
    QBoxLayout* m_row; ///< the buttons
    IconLabel* m_icon;
    QLabel* m_text;
    QList<QPushButton*> m_buttons;
    QList<MessageAction> m_actions;
    QPointer<QWidget> m_focusBefore; ///< what had the focus before one of the buttons got it
    QToolButton* m_close;
    FocusWatch m_focus;
    const PressWatch* m_presses = nullptr;
    Asked m_asked;
    quint64 m_turn = 0;
};

} // namespace Dailies

// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QString>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace Dailies {

class IconLabel;

/// A button of a message and what it does.
struct MessageAction {
    QString words;
    std::function<void()> execute = {};
};

/// The same actions, each of which does `first` before what it is for.
QList<MessageAction> withFirst(const QList<MessageAction>& actions, const std::function<void()>& first);

// A message that stands in the layout above what it speaks of, with up to two things to do about it. Hidden until
// it has something to say; it never covers anything.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Information, Warning, Bad };
    Q_ENUM(Kind)

    explicit MessageBar(QWidget* parent = nullptr);

    // Shows the bar. `text` is plain text; of `actions` there are at most two, the first the likelier. A pressed button
    // hides the bar before it does what it is for.
    void showMessage(Kind kind, const QString& text, const QList<MessageAction>& actions = {});
    // Gives the keyboard to the button that changes nothing, so that a second Enter does not agree.
    void focusLastAction();
    // Other words for what is shown already, as in a countdown: that is not told aloud again.
    void setText(const QString& text);
    // Without the cross only a button or the program takes the message away.
    void setClosable(bool closable);
    // For a place that spans the window from edge to edge: no frame and no corners, a line below.
    void setBand(bool band);
    // Puts the buttons below the text, for narrow places.
    void setStacked(bool stacked);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool hasActions() const { return !m_actions.isEmpty(); }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void closed(); // by its cross

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setKind(Kind kind);
    void nameIt();
    void press(int index);

    Kind m_kind = Kind::Information;
    bool m_isBand = false;
    QBoxLayout* m_layout;
    IconLabel* m_icon;
    QLabel* m_text;
    QList<QPushButton*> m_buttons;
    QList<MessageAction> m_actions;
    QToolButton* m_close;
};

} // namespace Dailies

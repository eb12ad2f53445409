// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/usagebar.h"

#include <QWidget>

#include <optional>

class QAction;

class QLabel;
class QSpinBox;
class QToolButton;

namespace Dailies {

class ElidedLabel;
class GenerateButton;
class LiveRegion;

/// The foot of the form: the number of variations, the button that sends, and a quiet line that is always there.
class SubmitBar final : public QWidget {
    Q_OBJECT

public:
    /// What the button does next.
    enum class State {
        Ready, ///< sends
        Missing, ///< nothing, because something has to be filled in first
        Asking, ///< sends although there are findings to confirm
        Asked, ///< nothing, because another question is open
    };

    explicit SubmitBar(QWidget* parent = nullptr);

    int copies() const;
    void setCopies(int copies);
    void setState(State state);
    /// The quiet line; screen readers say it.
    void setStatus(const QString& status);
    /// What the request will cost, where there is no status, and how much of a limit that is; nullopt for no limit.
    /// Where there is little room, the part with the price stays.
    void setCost(const QString& text, const QString& price, const std::optional<UsageParts>& parts);
    const QString& cost() const { return m_costText; } ///< empty in practice mode
    /// Explains the button in full, as plain text.
    void setTip(const QString& tip);
    /// Shows the keys of this action in the button.
    void setKeysOf(const QAction* action);
    /// Shows a button for an action that sends at another time. It is possible while the button is.
    void setSendLater(QAction* action);
    /// Disables the button while a request is being added to the list.
    void setSending(bool isSending);
    bool isSending() const { return m_isSending; }

Q_SIGNALS:
    void copiesChanged();
    void submitClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeStepper();
    void showButton();
    QString wordsOf(State state) const;
    void giveWay();
    void showLine();

    QLabel* m_label;
    QSpinBox* m_copies = nullptr;
    QWidget* m_stepper;
    ElidedLabel* m_status;
    LiveRegion* m_said; ///< announces the status to screen readers
    GenerateButton* m_submit;
    QToolButton* m_later; ///< hidden as long as it has no action
    UsageBar* m_use;
    QString m_statusText;
    QString m_costText;
    bool m_hasLimit = false;
    State m_state = State::Ready;
    bool m_isSending = false;
};

} // namespace Dailies

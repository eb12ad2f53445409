// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QSpinBox;

namespace Dailies {

class ElidedLabel;
class LiveRegion;

/// The bottom of the form: the number of copies, the status, and the submit button.
class SubmitBar final : public QWidget {
    Q_OBJECT

public:
    explicit SubmitBar(QWidget* parent = nullptr);

    int copies() const;
    void setCopies(int copies);
    void focusCopies();
    /// Whether the request goes to the practice service, which charges nothing.
    void setPractice(bool isPractice);
    /// `toolTip` explains the status in full, as plain text.
    void setState(bool ready, const QString& status, const QString& toolTip);
    /// Disables the button while a request is being added to the list.
    void setSending(bool isSending);

Q_SIGNALS:
    void copiesChanged();
    void submitClicked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showButton();

    QSpinBox* m_copies;
    ElidedLabel* m_status;
    LiveRegion* m_said; ///< announces the status to screen readers
    QPushButton* m_submit;
    bool m_isReady = false;
    bool m_isSending = false;
};

} // namespace Dailies
